"""What a player of Lords of Xidit cannot see, made up so that it fits what they know."""

from __future__ import annotations

import copy
from collections.abc import Iterator

from games.core import Ask, Reply, Rng
from games.xidit.ai.valuation import Valuation
from games.xidit.data import BARDS, DATA, STORIES, tile
from games.xidit.table import Player, TitanStack, Xidit, no_units
from games.xidit.view import Lair, Queue, View

Units = dict[str, int]


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
    for who, (hero, units) in enumerate(zip(view.heroes, armies(view, seat, rng), strict=True)):
        placed = sum(counts[who] for counts in view.bards.values())
        player = Player(hero.city, units, supply=STORIES - hero.influence)
        if hero.screen is not None:
            screen = hero.screen
            player.gold, player.kept = screen.gold, screen.kept
            player.bards, player.in_bastion = screen.bards, screen.in_bastion
        else:
            player.gold = max(0, round(valuation.levels["wealth"][who]) + rng.below(5) - 2)
            player.in_bastion = rng.below(min(BARDS - placed, 1 + view.year // 3) + 1)
            player.bards = BARDS - placed - player.in_bastion
        t.players.append(player)


def armies(view: View, seat: int, rng: Rng) -> list[Units]:
    """Return an army for each player: one's own, and for the others what they may have."""
    found = [recently_recruited(view, who) for who in range(view.seats)]
    screen = view.heroes[seat].screen
    assert screen is not None, "a computer player sees behind its own screen"
    found[seat] = {**screen.units}
    others = [units for who, units in enumerate(found) if who != seat]
    for unit, n in behind_screens(view):
        for _ in range(n - sum(units[unit] for units in found)):
            rng.pick(others)[unit] += 1
    return found


def behind_screens(view: View) -> Iterator[tuple[str, int]]:
    """Count the units of each type that the players have together: all can count the others."""
    for unit in DATA.units:
        waiting = sum(present.get(unit.key, 0) for present in view.recruiting.values())
        yield unit.key, unit.supply - view.barracks[unit.key] - waiting


def recently_recruited(view: View, seat: int) -> Units:
    """Return what somebody recruited last year, in front of all, and has not given away since."""
    units = no_units()
    for deed in view.deeds:
        if deed.seat != seat:
            continue
        if deed.meets in units:
            units[deed.meets] += 1
        elif deed.meets == "free":
            for unit, n in tile(view.seats, deed.city).requires.items():
                units[unit] = max(0, units[unit] - n)
        elif deed.meets == "titan":  # they gave some, nobody remembers which
            units = no_units()
    return units
