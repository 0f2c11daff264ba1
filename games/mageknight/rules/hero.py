"""What happens to a hero: cards are drawn and discarded, wounds taken, tracks climbed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from games.core import text
from games.mageknight.data import BEST, WORST, WOUND
from games.mageknight.table import Hero, MageKnight

CITY_LEADER, CITY_SHIELD = 2, 1  # more cards in hand

# Wounds


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


# Cards, fame and reputation


@contextmanager
def laid_down(hero: Hero, card: str) -> Iterator[None]:
    """What could be done if this card were already played, and no more in the hand."""
    place = hero.hand.index(card)
    del hero.hand[place]
    try:
        yield
    finally:
        hero.hand.insert(place, card)


def hand_limit(t: MageKnight, seat: int) -> int:
    """The level's own, and more in or next to a keep of the own team, for each of one's own, or a
    city that was conquered with one's help: whichever is more."""
    hero = t.heroes[seat]
    limit = hero.stats.hand
    if hero.at is None:
        return limit
    here = t.space(seat)
    keeps = [s for s in t.spaces.values() if s.site == "keep" and s.owner == seat]
    close = [here, *t.around(here)]
    held = any(s.site == "keep" and s.owner in t.allies(seat) for s in close)
    keep = len(keeps) if held else 0
    cities = [
        CITY_LEADER if space.leader == seat else CITY_SHIELD
        for space in close
        if space.taken and seat in space.shields
    ]
    return limit + max(keep, *cities, 0)


def draw_cards(t: MageKnight, seat: int, n: int) -> int:
    """Cards from the deck, as far as it goes; how many there were."""
    hero = t.heroes[seat]
    drawn = [t.draw(hero.deck, text("revealed-drawn")) for _ in range(min(n, len(hero.deck)))]
    hero.hand += drawn
    if drawn:
        t.say("draws", to=seat, cards=[text("card", card=card) for card in drawn])
    return len(drawn)


def change_track(t: MageKnight, seat: int, track: str, n: int) -> None:
    hero = t.heroes[seat]
    if track == "fame":
        t.gain_fame(seat, n)
    elif n:
        before = hero.reputation
        hero.reputation = max(WORST, min(BEST, before + n))
        if hero.reputation != before:
            change, now = signed(hero.reputation - before), signed(hero.reputation)
            t.tell("reputation", seat=seat, change=change, now=now)


def discard(t: MageKnight, seat: int, card: str) -> None:
    hero = t.heroes[seat]
    hero.hand.remove(card)
    hero.discard.append(card)
    if seat == t.acting:
        t.turn.did = True


def signed(n: int) -> str:
    """A number with its sign, as in the pictures."""
    return f"{n:+}".replace("-", "−") if n else "0"
