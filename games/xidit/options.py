"""Options that several rules of Lords of Xidit offer, and what they stand for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from games.core import Option, Text, text
from games.xidit.data import UNITS, in_line


@dataclass(frozen=True)
class Reward:
    """One of the rewards for a threat or a titan: as much of it as the player can take."""

    kind: str  # one of REWARDS
    amount: int


def city_name(city: int) -> Text:
    return text("city-option", city=city)


def unit_options(units: Mapping[str, int]) -> list[Option[str]]:
    """Offer the units that a player has; each may be chosen as often as they have it."""
    return [
        Option(unit, text("unit-owned", unit=unit, n=units[unit]), unit, limit=units[unit])
        for unit in UNITS
        if units[unit]
    ]


def hand_options(units: Mapping[str, int]) -> list[Option[tuple[str, ...]]]:
    """Offer to show all units, none, or some of each type; a value is the units that it adds."""
    everything = in_line(units)
    options: list[Option[tuple[str, ...]]] = [
        Option(
            unit,
            text("show-unit", unit=unit),
            (unit,),
            limit=units[unit],
            hint=text("census-reward", unit=unit),
        )
        for unit in UNITS
        if units[unit]
    ]
    if len(everything) > 1:
        options.append(Option("all", text("show-all", n=len(everything)), everything, whole=True))
    options.append(Option("none", text("show-none"), (), idle=True, whole=True))
    return options
