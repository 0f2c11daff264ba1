"""Conquer and Hold: keeps and mage towers change hands, and count at the end."""

from __future__ import annotations

from games.mageknight.spaces import Space
from games.mageknight.table import MageKnight

ASSAULT_REPUTATION = -1
POINTS = {"keep": 3, "mage_tower": 2}


def assault_reputation(t: MageKnight) -> int:
    """What an assault costs: nothing where it is what everybody came for."""
    return 0 if t.scenario.quest == "strongholds" else ASSAULT_REPUTATION


def guards(t: MageKnight) -> int:
    """How many enemies an absent owner has left: one more with each day."""
    return (t.round + 1) // 2 if t.scenario.quest == "strongholds" else 1


def owned(t: MageKnight, seat: int, site: str) -> list[Space]:
    return [space for space in t.spaces.values() if space.site == site and space.owner == seat]


def tower_mana(t: MageKnight, seat: int) -> int:
    """A mana for each own tower, for whoever begins a turn in or next to one of the team."""
    if t.scenario.quest != "strongholds":
        return 0
    here = t.space(seat)
    close = [space for space in (here, *t.around(here)) if space.site == "mage_tower"]
    held = any(space.owner in t.allies(seat) for space in close)
    return len(owned(t, seat, "mage_tower")) if held else 0


def points(t: MageKnight, seat: int, site: str) -> int:
    return POINTS[site] * len(owned(t, seat, site))
