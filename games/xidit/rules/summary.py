"""What a year has brought, for those who come back after hours."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Self

from games.core import Text, text
from games.xidit.data import UNITS
from games.xidit.table import Xidit, counted


@dataclass(frozen=True)
class Outset:
    """What a year began with, as far as all can see it."""

    threats: frozenset[int]
    recruiting: frozenset[int]
    neutral: dict[str, int]

    @classmethod
    def of(cls, t: Xidit) -> Self:
        return cls(frozenset(t.threats), frozenset(t.recruiting), dict(t.neutral))


def sum_up(t: Xidit, outset: Outset) -> None:
    """Tell whom the players have recruited, and what is new. Victories were told at once."""
    victors = {seat for seat, _ in (*t.freed, *t.felled)}
    idle: list[int] = []
    for seat in t.turn_order():
        units = Counter(unit for who, unit in t.enlisted if who == seat)
        if units:
            t.say("recruited", seat=seat, units=counted({unit: units[unit] for unit in UNITS}))
        elif seat not in victors:
            idle.append(seat)
    if idle:
        t.say("gain-nothing", seats=[*idle], count=len(idle))
    t.enlisted = []
    threats: list[str | int | Text] = [
        text("new-threat", city=city) for city in t.threats if city not in outset.threats
    ]
    recruits = [
        text("new-recruits", city=city) for city in t.recruiting if city not in outset.recruiting
    ]
    if threats or recruits:
        t.say("new-on-the-map", tiles=[*threats, *recruits])
    risen: list[str | int | Text] = [
        text("neutral-risen", assessment=assessment, n=level)
        for assessment, level in t.neutral.items()
        if level != outset.neutral[assessment]
    ]
    if risen:
        t.say("neutral-rises", levels=risen)
