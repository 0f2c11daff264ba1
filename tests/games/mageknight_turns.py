"""Typical turns of Mage Knight on tables that are laid for them: how many answers they take."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from games.mageknight.table import MageKnight
from tests.games.mageknight_tables import give, offer_units, put, table


@dataclass(frozen=True)
class TypicalTurn:
    """A turn of seat 0: the answers that play it to its end, and how many presses it may take.

    Each answer is the keys of options with blanks between them. An answer that cannot be taken
    back is one press more, since the player is asked whether they are sure.
    """

    lay: Callable[[], MageKnight]
    answers: tuple[str, ...]
    most: int


def ready(t: MageKnight) -> MageKnight:
    """The table at the beginning of the first player's turn, tactics chosen."""
    for hero, tactic in zip(t.heroes, ("early-bird", "rethink"), strict=True):
        hero.tactic = tactic
    give(t, "march", "crystallize", seat=1)
    return t


def fight() -> MageKnight:
    """Seven cards: three for the way, two to block the Diggers, two to defeat them."""
    t = table(hand="march stamina swiftness rage determination promise threaten")
    put(t, "2g", "diggers")
    return ready(t)


def village() -> MageKnight:
    """Two cards lead to the village, three persuade the Peasants."""
    t = table(hand="march stamina promise threaten rage", at="Ag")
    offer_units(t, "peasants", "utem-guardsmen")
    return ready(t)


TYPICAL_TURNS = {
    "seven cards, three steps and a fight": TypicalTurn(
        fight,
        (
            *("several", "march stamina swiftness", "m.2f", "fight.2g"),
            *("several", "determination threaten"),
            *("several", "rage promise"),
        ),
        12,
    ),
    "a village and a recruit": TypicalTurn(
        village,
        (
            *("several", "march stamina", "m.1c", "interact"),
            *("several", "promise threaten rage", "r.peasants", "end"),
        ),
        9,
    ),
}
