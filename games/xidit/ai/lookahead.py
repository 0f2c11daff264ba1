"""How good players of Lords of Xidit plan a year: against plans that the others might have, with
units and gold that they might have; easy ones follow their whims."""

from __future__ import annotations

import copy

from games.core import EASY, HARD, NORMAL, Answer, Ask, Plan, Reply, Result, Rng, Search, Thinking
from games.xidit.ai.decisions import chosen
from games.xidit.ai.planner import Planner, army
from games.xidit.ai.valuation import USUAL, Valuation, likely
from games.xidit.data import BARDS, DATA, STORIES
from games.xidit.table import Player, TitanStack, Xidit, no_units
from games.xidit.view import Lair, Queue, View, view

ATTEMPTS = 10  # to find different plans
WHIM = 0.6  # how much a whim changes the worth of threats then
WILD = 3.0  # and for an easy player
NEXT_YEARS = 0.25  # the worth of an army, against the chances to survive the assessments


def orders(valuation: Valuation, ask: Ask, rng: Rng, mood: float) -> Answer:
    city = valuation.view.heroes[ask.seat].city
    planner = Planner(valuation, rng, mood)
    return chosen(ask, planner.plan(city, army(valuation.screen.units))[1])


def think(view: View, ask: Ask, rng: Rng, thinking: Thinking) -> Answer | None:
    """Plan for an easy player; the others search."""
    if thinking.level != EASY or ask.prompt.key != "plan-orders":
        return None
    return orders(Valuation(view, ask.seat), ask, rng, WILD)


def plans(view: View, ask: Ask) -> list[Plan]:
    """List plans for a year that may be good, each for other whims; the first is the stand-in's."""
    if ask.prompt.key != "plan-orders":
        return []
    valuation = Valuation(view, ask.seat)
    rng = Rng(view.year)
    moods = [0.0, *[WHIM] * ATTEMPTS]
    return [(answer,) for answer in dict.fromkeys(orders(valuation, ask, rng, m) for m in moods)]


def imagine(view: View, ask: Ask, rng: Rng) -> tuple[Xidit, list[Reply]]:
    """Give the others what they may have, and shuffle the tiles that nobody has seen."""
    options = {"length": view.length, "census": "at-once"}
    t = Xidit(view.seats, options, Rng(rng.below(2**63)))
    t.year, t.first = view.year, view.first
    t.barracks, t.recruiting = copy.deepcopy(view.barracks), copy.deepcopy(view.recruiting)
    t.threats, t.bards = [*view.threats], copy.deepcopy(view.bards)
    t.guilds, t.neutral = copy.deepcopy(view.guilds), {**view.neutral}
    t.assessments = [*view.assessments]
    t.deeds, t.arrived = copy.deepcopy(view.deeds), [*view.arrived]
    t.titans = [titans(lair, rng) for lair in view.lairs]
    lay_piles(t, view, rng)
    seat_players(t, view, ask.seat, rng)
    return t, []


def titans(lair: Lair, rng: Rng) -> TitanStack:
    pair = [titan.key for titan in DATA.titans if titan.size == lair.size]
    rng.shuffle(pair)
    if lair.raging is not None:  # it is on top
        pair.sort(key=lambda titan: titan == lair.raging)
    return TitanStack(pair[len(pair) - lair.titans :], lair.raging is not None)


def lay_piles(t: Xidit, view: View, rng: Rng) -> None:
    recruits, threats = view.recruit_queue, view.threat_queue
    t.next_recruit, t.next_threat = recruits.next, threats.next
    seen = {*view.recruiting, *view.threats}
    for queue in (recruits, threats):
        seen |= {tile for tile in (queue.next, queue.top, queue.discarded) if tile is not None}
    tiles = DATA.tiles[t.seats == 3]
    unseen = [tile for tile in tiles if tile not in seen and tile not in t.rules.removed]
    rng.shuffle(unseen)
    t.recruit_pile, t.recruit_discard = pile_and_discard(recruits, unseen)
    t.threat_pile, t.threat_discard = pile_and_discard(threats, unseen)


def pile_and_discard(queue: Queue, unseen: list[int]) -> tuple[list[int], list[int]]:
    """Take tiles from the unseen ones for what lies below the tops."""

    def stack(top: int | None, size: int) -> list[int]:
        return [] if top is None else [*(unseen.pop() for _ in range(size - 1)), top]

    return stack(queue.top, queue.pile), stack(queue.discarded, queue.discard)


def seat_players(t: Xidit, view: View, seat: int, rng: Rng) -> None:
    valuation = Valuation(view, seat)
    t.players = []
    for who, hero in enumerate(view.heroes):
        placed = sum(counts[who] for counts in view.bards.values())
        player = Player(hero.city, no_units(), supply=STORIES - hero.influence)
        if hero.screen is not None:
            screen = copy.deepcopy(hero.screen)
            player.units, player.gold, player.kept = screen.units, screen.gold, screen.kept
            player.bards, player.in_bastion = screen.bards, screen.in_bastion
        else:
            player.gold = max(0, round(valuation.levels["wealth"][who]) + rng.below(5) - 2)
            player.in_bastion = rng.below(min(BARDS - placed, 1 + view.year // 3) + 1)
            player.bards = BARDS - placed - player.in_bastion
        t.players.append(player)
    others = [player for who, player in enumerate(t.players) if who != seat]
    for unit in DATA.units:
        owned = t.players[seat].units[unit.key]
        waiting = sum(present.get(unit.key, 0) for present in t.recruiting.values())
        for _ in range(unit.supply - t.barracks[unit.key] - waiting - owned):
            rng.pick(others).units[unit.key] += 1


def judge(t: Xidit, seat: int, result: Result | None) -> float:
    """Add up the chances to survive the assessments, and what the army promises."""
    if result is not None:
        return 3.0 * (seat in result.winners) + 0.1 * result.scores[seat]
    valuation = Valuation(view(t, seat), seat)
    total, leaving = 0.0, 0
    for assessment, out in zip(t.assessments, t.rules.eliminated, strict=True):
        leaving += out
        levels = valuation.levels[assessment]
        rivals = sorted(level for who, level in levels.items() if who != seat)
        total += likely((levels[seat] - rivals[leaving - 1]) / USUAL[assessment])
    planner = Planner(valuation, Rng(0))
    player = t.players[seat]
    return total + NEXT_YEARS * planner.outlook(player.city, army(player.units))


SEARCH = Search(imagine, plans, judge, checkpoints=1, playouts={NORMAL: 5, HARD: 24})
