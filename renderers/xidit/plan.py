"""A year as a player plans it: where his orders lead, and what he would probably meet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from games.xidit.data import DATA, ROADS, UNITS, tile
from games.xidit.view import View


@dataclass(frozen=True)
class Step:
    """One planned order. `meets` is what it finds: a key of `OUTCOMES`, or a unit."""

    number: int
    order: str
    city: int  # where the hero is before it
    target: int  # and after it
    meets: str


OUTCOMES = ("road", "no-road", "wait", "again", "nobody", "free", "weak", "titan", "nothing")


def steps(view: View, seat: int, draft: Sequence[str]) -> Iterator[Step]:
    """The orders of a draft, as if nobody else moved."""
    hero = view.heroes[seat]
    city = hero.city
    units = dict(hero.screen.units) if hero.screen else {}
    waiting = {place: dict(present) for place, present in view.recruiting.items()}
    threats = list(view.threats)
    recruited: list[int] = []
    for number, order in enumerate(draft, start=1):
        target, meets = city, "nothing"
        if order in ROADS:
            target = DATA.city[city].roads.get(order, city)
            meets = "no-road" if target == city else "road"
        elif order == "w":
            meets = "wait"
        elif city in waiting:
            unit = next((unit for unit in UNITS if waiting[city].get(unit)), None)
            if city in recruited:
                meets = "again"
            elif unit is None:
                meets = "nobody"
            else:
                meets = unit
                waiting[city][unit] -= 1
                units[unit] = units.get(unit, 0) + 1
                recruited.append(city)
                if not any(waiting[city].values()):
                    del waiting[city]
        elif city in threats:
            needed = tile(view.seats, city).requires
            if all(units.get(unit, 0) >= n for unit, n in needed.items()):
                meets = "free"
                threats.remove(city)
                for unit, n in needed.items():
                    units[unit] -= n
            else:
                meets = "weak"
        elif any(lair.raging and lair.size <= sum(units.values()) for lair in view.lairs):
            meets = "titan"
        yield Step(number, order, city, target, meets)
        city = target
