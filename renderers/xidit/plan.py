"""A year as a player plans it: where his orders lead, and what he would probably meet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from games.xidit.data import DATA, ROADS, UNITS, tile
from games.xidit.view import View


@dataclass(frozen=True)
class Step:
    """One planned order. `meets` is what it finds: the unit that it recruits, or one of
    road, no-road, wait, again, nobody, free, weak, titan, nothing."""

    number: int
    order: str
    city: int  # where the hero is before it
    target: int  # and after it
    meets: str


class _Foresight:
    """What the hero would find if nobody else moved."""

    def __init__(self, view: View, seat: int) -> None:
        screen = view.heroes[seat].screen
        self.view = view
        self.units = Counter(screen.units if screen else {})
        self.waiting = {city: Counter(units) for city, units in view.recruiting.items()}
        self.threats = list(view.threats)
        self.recruited: list[int] = []

    def act(self, city: int) -> str:
        if city in self.waiting:
            return self.recruit(city)
        if city in self.threats:
            return self.eliminate_threat(city)
        strength = self.units.total()
        titans = [lair for lair in self.view.lairs if lair.raging and lair.size <= strength]
        return "titan" if titans else "nothing"

    def recruit(self, city: int) -> str:
        if city in self.recruited:
            return "again"
        unit = next((unit for unit in UNITS if self.waiting[city][unit]), None)
        if unit is None:
            return "nobody"
        self.waiting[city][unit] -= 1
        self.units[unit] += 1
        self.recruited.append(city)
        if not self.waiting[city].total():
            del self.waiting[city]
        return unit

    def eliminate_threat(self, city: int) -> str:
        needed = Counter(tile(self.view.seats, city).requires)
        if not needed <= self.units:
            return "weak"
        self.units -= needed
        self.threats.remove(city)
        return "free"


def steps(view: View, seat: int, draft: Sequence[str]) -> Iterator[Step]:
    """The orders of a draft, one by one."""
    city = view.heroes[seat].city
    foresight = _Foresight(view, seat)
    for number, order in enumerate(draft, start=1):
        target = DATA.city[city].roads.get(order, city)
        if order in ROADS:
            meets = "road" if target != city else "no-road"
        else:
            meets = "wait" if order == "w" else foresight.act(city)
        yield Step(number, order, city, target, meets)
        city = target
