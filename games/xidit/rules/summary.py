"""What a year has brought, for those who come back after hours."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Self

from games.core import Text, text
from games.xidit.data import UNITS
from games.xidit.options import city_name
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
    recruiters: list[str | int | Text] = []
    idle: list[int] = []
    for seat in t.turn_order():
        units = Counter(unit for who, unit in t.enlisted if who == seat)
        if units:
            found = counted({unit: units[unit] for unit in UNITS})
            recruiters.append(text("recruited-by", seat=seat, units=found))
        elif seat not in victors:
            idle.append(seat)
    if recruiters:
        t.say("recruited-this-year", recruiters=recruiters)
    if idle:
        t.say("gain-nothing", seats=[*idle], count=len(idle))
    t.enlisted = []
    if t.year < t.rules.years:  # after the last one nobody can ride there any more
        tell_new_tiles(t, outset)
    risen: list[str | int | Text] = [
        text("neutral-risen", assessment=assessment, n=level)
        for assessment, level in t.neutral.items()
        if level != outset.neutral[assessment]
    ]
    if risen:
        t.say("neutral-rises", levels=risen)


def tell_new_tiles(t: Xidit, outset: Outset) -> None:
    threats = [city_name(city) for city in t.threats if city not in outset.threats]
    recruits = [city_name(city) for city in t.recruiting if city not in outset.recruiting]
    if threats and recruits:
        t.say("new-tiles", threats=[*threats], count=len(threats), recruits=[*recruits])
    elif threats:
        t.say("new-threats", threats=[*threats], count=len(threats))
    elif recruits:
        t.say("new-recruits", recruits=[*recruits])
