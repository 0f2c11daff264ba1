"""What a table is worth to a player between two turns: what would be scored now, and what the rest
of the game promises."""

from __future__ import annotations

from games.core import Result
from games.mageknight.ai.pace import turns_left
from games.mageknight.ai.preferences import card_worth, unit_worth
from games.mageknight.data import BASIC, WOUND
from games.mageknight.rules.ending import city_found, final_scoring
from games.mageknight.table import Hero, MageKnight

RATE = 1.6  # points that a turn brings to somebody who has just begun
PER_LEVEL = 0.25
PER_UNIT = 0.10  # each level of a unit
PER_CARD = 0.03
WOUND_LOSS = 0.12  # in each turn that is to come
CRYSTAL = 0.35
READY = 0.25  # of a unit that can still be used in this round
IN_HAND = 0.25
REPUTATION = 0.03
TILES = 0.5  # that somebody who must find the city finds in a turn
AIM = 25.0  # of whoever is alone
LAST_TURN = 0.8  # of another one
SCALE = {"keeps": 6.0, "returned": 40.0}


def turns_to_come(t: MageKnight, hero: Hero) -> float:
    if t.final_turns is not None:
        return LAST_TURN * (hero is t.heroes[t.final_turns[0]]) if t.final_turns else 0.0
    others = [len(other.deck) for other in t.heroes if other is not hero and not other.lost]
    dummy = len(t.dummy.deck) if t.dummy is not None else None
    cards, announced = len(hero.deck) + len(hero.hand), t.announced is not None
    return turns_left(cards, others, dummy, announced, len(t.rounds) - t.round)


def value(t: MageKnight, seat: int, result: Result | None) -> float:
    hero = t.heroes[seat]
    scores = t.scores or final_scoring(t)
    scale = SCALE.get(t.scenario.score[0], 1.0)
    total = scale * scores[seat].total
    if t.seats > 1 and not t.teams:
        others = [score.total for n, score in enumerate(scores) if n != seat]
        total -= 0.3 * scale * max(others)
    if result is not None:
        return total + AIM * (t.dummy is not None and seat in result.winners)
    turns = turns_to_come(t, hero)
    if scale != 1.0:
        total += 0.5 * hero.fame
    total += turns * growth(hero)
    total += IN_HAND * sum(card_worth(card) for card in hero.hand) * min(1.0, turns)
    total += CRYSTAL * min(turns, sum(hero.crystals[color] for color in BASIC))
    ready = sum(unit_worth(unit.key) for unit in hero.units if unit.ready and not unit.wounds)
    total += READY * ready * min(1.0, turns)
    total += AIM * aim_chance(t, turns)
    return total


def growth(hero: Hero) -> float:
    """What each turn may bring."""
    cards = hero.all_cards()
    wounds = cards.count(WOUND)
    better = sum(card_worth(card) - 0.8 for card in cards if card != WOUND)
    units = sum(unit.data.level / (2 if unit.wounds else 1) for unit in hero.units)
    rate = RATE + PER_LEVEL * (hero.level - 1) + PER_UNIT * units + PER_CARD * better
    return max(0.3, rate - WOUND_LOSS * wounds + REPUTATION * hero.reputation)


def aim_chance(t: MageKnight, turns: float) -> float:
    """How likely the city will be found by whoever must find it."""
    if t.dummy is None or t.scenario.aim != "find-city":
        return 0.0
    if city_found(t):
        return 1.0
    return min(1.0, TILES * turns / len(t.tile_pile)) if t.tile_pile else 0.0
