"""How long a game goes on, as far as a player can tell."""

from __future__ import annotations

from collections.abc import Iterable

TURN_CARDS = 3.3  # that a hero uses in a turn
DUMMY_CARDS = 3.6
ROUND_TURNS = 5.0


def turns_left(
    cards: int, others: Iterable[int], dummy: int | None, announced: bool, rounds: int
) -> float:
    """About how many turns a hero has until the end of the game, the next one included.

    `cards` are their own, `others` and `dummy` those in the decks of the others and of the dummy;
    `rounds` come after this one. Whoever is through with their cards first ends a round.
    """
    now = 1.0
    if not announced:
        ends = [1 + deck / TURN_CARDS for deck in others]
        if dummy is not None:
            ends.append(1 + dummy / DUMMY_CARDS)
        now = min([cards / TURN_CARDS, *ends])
    return now + ROUND_TURNS * rounds
