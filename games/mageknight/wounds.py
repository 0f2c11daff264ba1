"""Wounds, and what they do to a hero in combat."""

from __future__ import annotations

from games.mageknight.data import WOUND
from games.mageknight.table import MageKnight


def wound(t: MageKnight, seat: int, n: int = 1) -> None:
    """Wounds into the hand; so many in one combat knock a hero out."""
    hero = t.heroes[seat]
    hero.hand += [WOUND] * n
    stake = t.stake(seat)
    if stake is None:
        return
    turn, combat = stake
    turn.wounds += n
    if combat is None:
        return
    combat.wounds += n
    if combat.wounds >= hero.stats.hand and not combat.out:
        combat.out = True
        t.tell("knocked-out", seat=seat)
        lose_hand(t, seat)


def poison(t: MageKnight, seat: int, n: int) -> None:
    """Wounds that come later: they go to the discard pile, and do not count in combat."""
    t.heroes[seat].discard += [WOUND] * n
    t.turn.poison += n


def lose_hand(t: MageKnight, seat: int) -> None:
    """All cards but wounds are discarded."""
    hero = t.heroes[seat]
    hero.discard += [card for card in hero.hand if card != WOUND]
    hero.hand = [card for card in hero.hand if card == WOUND]


def shed_wounds(t: MageKnight, seat: int) -> None:
    """The wounds of this turn are thrown away, as far as they are still there."""
    hero = t.heroes[seat]
    for pile, n in ((hero.hand, t.turn.wounds), (hero.discard, t.turn.poison)):
        for _ in range(min(n, pile.count(WOUND))):
            pile.remove(WOUND)
