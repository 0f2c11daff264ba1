"""What the options of 890 Anno Domini stand for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


@dataclass(frozen=True)
class CastleChoice:
    tile: str


@dataclass(frozen=True)
class ColumnChoice:
    """A territory tile of the column, by its place; the free one is at 0."""

    place: int


@dataclass(frozen=True)
class BuildingChoice:
    """A special building, by its place in the row."""

    place: int


@dataclass(frozen=True)
class SpaceChoice:
    """A space of somebody's kingdom."""

    seat: int
    place: int


@dataclass(frozen=True)
class CropChoice:
    crop: str


@dataclass(frozen=True)
class CharacterChoice:
    character: str


class Deed(StrEnum):
    """What can be done, where nothing on the table is chosen for it."""

    INVENTOR = "inventor"  # discard the Inventor for a special building
    EXCHANGE = "exchange"  # discard the village for a free tile
    KEEP = "no"  # keep the village
    COINS = "coins"  # for a trio
    NOBLE = "noble"  # for a trio, where the scenario allows it
