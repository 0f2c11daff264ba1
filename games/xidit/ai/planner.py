"""Plans a year of Lords of Xidit: the best six orders that a search through the routes finds.

The search knows what the player's view shows, also the tiles that come next; it does not guess
the orders of others, it only trusts a threat less that a rival could reach before.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import NamedTuple

from games.core import Rng
from games.xidit.ai.valuation import Valuation
from games.xidit.data import ACTION, DATA, ORDERS_A_YEAR, UNITS, WAIT, in_line, tile

Army = tuple[int, ...]  # how many of each unit, from the weakest

UNIT_WORTH = (0.14, 0.17, 0.20, 0.23, 0.26)  # for threats that are not yet in sight
MOOD = 0.1  # how much a whim may change the worth of a threat
RIVALRY = 0.82  # how far a threat is trusted for each rival who can be there before


@cache
def distances(start: int) -> dict[int, int]:
    """Count the moves from a city to each other one."""
    reached, border = {start: 0}, [start]
    for city in border:
        for other in DATA.city[city].roads.values():
            if other not in reached:
                reached[other] = reached[city] + 1
                border.append(other)
    return reached


def army(units: dict[str, int]) -> Army:
    return tuple(units[unit] for unit in UNITS)


def needs(seats: int, city: int) -> Army:
    requires = tile(seats, city).requires
    return tuple(requires.get(unit, 0) for unit in UNITS)


def less(units: Army, given: Army) -> Army:
    return tuple(have - give for have, give in zip(units, given, strict=True))


def squads(units: Army, size: int) -> list[Army]:
    """List all ways to give `size` units of an army."""
    stock = [unit for unit, n in enumerate(units) for _ in range(min(n, size))]
    ways = dict.fromkeys(combinations(stock, size))
    return [tuple(way.count(unit) for unit in range(len(units))) for way in ways]


def without_weakest(units: Army, size: int) -> Army:
    left = list(units)
    for unit, n in enumerate(units):
        given = min(n, size)
        left[unit] -= given
        size -= given
    return tuple(left)


class Position(NamedTuple):
    """How far a plan has come."""

    city: int
    units: Army
    recruited: tuple[int, ...] = ()  # cities
    freed: tuple[int, ...] = ()
    felled: tuple[str, ...] = ()  # titans
    titan_cities: tuple[int, ...] = ()


class Planner:
    def __init__(self, valuation: Valuation, rng: Rng, mood: float = MOOD) -> None:
        self.valuation = valuation
        view = self.view = valuation.view
        self.years_left = view.years - view.year
        self.recruits = {
            city: [UNITS.index(unit) for unit in in_line(units)]
            for city, units in view.recruiting.items()
        }
        coming = (view.threat_queue.next, view.threat_queue.top)
        self.coming = [city for city in coming if city is not None]
        threats = [*view.threats, *self.coming]
        self.needs = {city: needs(view.seats, city) for city in threats}
        # Two computer players in the same place should not march in step, nor be foreseen.
        self.value = {
            city: valuation.threat(city) * (1 + mood * rng.below(100) / 100) for city in threats
        }
        self.titans = [DATA.titan[lair.raging] for lair in view.lairs if lair.raging]
        rivals = [
            distances(hero.city)
            for seat, hero in enumerate(view.heroes)
            if seat != valuation.seat and hero.city
        ]
        self.trust = {
            (city, step): RIVALRY ** sum(rival[city] < step for rival in rivals)
            for city in threats
            for step in range(ORDERS_A_YEAR)
        }
        self.army_worth = [
            [n * worth / (1 + 0.15 * n) for n in range(unit.supply + 1)]
            for unit, worth in zip(DATA.units, UNIT_WORTH, strict=True)
        ]
        self._best: dict[tuple[int, Position], tuple[float, str]] = {}
        self._outlook: dict[tuple[int, Army, tuple[int, ...]], float] = {}

    def plan(self, city: int, units: Army) -> tuple[float, str]:
        """Find the best six orders from here; return their worth, and the orders."""
        worth, orders = self._search(0, Position(city, units))
        return worth, orders.ljust(ORDERS_A_YEAR, WAIT)

    def plans(self, city: int, units: Army, most: int) -> list[str]:
        """List plans that do different things, the best first."""
        border: dict[Position, tuple[float, str]] = {Position(city, units): (0.0, "")}
        found: dict[Position, tuple[float, str]] = {}
        for step in range(ORDERS_A_YEAR + 1):
            reached: dict[Position, tuple[float, str]] = {}
            for at, (gain, orders) in border.items():
                worth = gain + self.outlook(at.city, at.units, at.freed)
                done = at._replace(city=0)
                if done not in found or worth > found[done][0]:
                    found[done] = worth, orders
                steps = [
                    (Position(other, *at[1:]), gain, road)
                    for road, other in DATA.city[at.city].roads.items()
                ]
                acted = self._act(step, at) if step < ORDERS_A_YEAR else None
                if acted is not None:
                    steps.append((acted[1], gain + acted[0], ACTION))
                for after, got, order in steps:
                    if after not in reached or got > reached[after][0]:
                        reached[after] = got, orders + order
            border = reached
        best = sorted(found.values(), key=lambda plan: plan[0], reverse=True)[:most]
        return [orders.ljust(ORDERS_A_YEAR, WAIT) for _, orders in best]

    def _search(self, step: int, at: Position) -> tuple[float, str]:
        known = self._best.get((step, at))
        if known is not None:
            return known
        best = self.outlook(at.city, at.units, at.freed), ""
        if step < ORDERS_A_YEAR:
            for road, city in DATA.city[at.city].roads.items():
                worth, orders = self._search(step + 1, Position(city, *at[1:]))
                if worth > best[0] + 1e-9:
                    best = worth, road + orders
            acted = self._act(step, at)
            if acted is not None:
                gain, after = acted
                worth, orders = self._search(step + 1, after)
                if gain + worth > best[0] + 1e-9:
                    best = gain + worth, ACTION + orders
        self._best[step, at] = best
        return best

    def _act(self, step: int, at: Position) -> tuple[float, Position] | None:
        """Work out what an action would bring; None if it brings nothing."""
        city = at.city
        if city in self.recruits:
            if city in at.recruited:
                return None
            units = list(at.units)
            units[self.recruits[city][0]] += 1
            return 0.0, at._replace(units=tuple(units), recruited=(*at.recruited, city))
        appeared = self.coming[: len(at.freed)]
        if (city in self.view.threats or city in appeared) and city not in at.freed:
            left = less(at.units, self.needs[city])
            if min(left) < 0 or city in at.titan_cities:
                return None
            gain = self.value[city] * self.trust[city, step]
            freed = tuple(sorted((*at.freed, city)))
            return gain, at._replace(units=left, freed=freed)
        return self._fight(at)

    def _fight(self, at: Position) -> tuple[float, Position] | None:
        if at.city in at.freed or at.city in at.titan_cities:
            return None
        can = [t for t in self.titans if t.key not in at.felled and t.size <= sum(at.units)]
        if not can:
            return None
        titan = max(can, key=lambda t: self.valuation.victory(at.city, t) - UNIT_WORTH[0] * t.size)
        after = at._replace(
            units=without_weakest(at.units, titan.size),
            felled=(*at.felled, titan.key),
            titan_cities=(*at.titan_cities, at.city),
        )
        return self.valuation.victory(at.city, titan), after

    def outlook(self, city: int, units: Army, freed: tuple[int, ...] = ()) -> float:
        """Judge what an army in a city promises for the years to come."""
        key = (city, units, freed)
        known = self._outlook.get(key)
        if known is not None:
            return known
        worth = sum(worths[n] for worths, n in zip(self.army_worth, units, strict=True))
        if self.years_left == 0:
            worth *= 0.25  # the census and ties
        else:
            worth += self._hopes(city, units, freed)
        self._outlook[key] = worth
        return worth

    def _hopes(self, city: int, units: Army, freed: tuple[int, ...]) -> float:
        """Judge the threats that might be eliminated next: the best one, and some of the second."""
        way = distances(city)
        best = second = 0.0
        for threat, need in self.needs.items():
            if threat in freed:
                continue
            chance = 0.75 - 0.05 * way[threat]
            for wanted, have in zip(need, units):  # noqa: B905 - the innermost loop of all
                if wanted > have:
                    chance -= 0.2 * (wanted - have)
            hope = self.value[threat] * chance
            if hope > best:
                best, second = hope, best
            elif hope > second:
                second = hope
        return best + 0.4 * second
