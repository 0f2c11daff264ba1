"""Options that several rules of Lords of Xidit offer, and what they stand for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from games.core import Option, text
from games.xidit.data import UNITS


@dataclass(frozen=True)
class Reward:
    """One of the rewards for a threat or a titan: as much of it as the player can take."""

    kind: str  # one of REWARDS
    amount: int


def unit_options(units: Mapping[str, int]) -> list[Option[str]]:
    """Offer the units that a player has; each may be chosen as often as they have it."""
    return [
        Option(unit, text("unit-owned", unit=unit, n=units[unit]), unit, limit=units[unit])
        for unit in UNITS
        if units[unit]
    ]
