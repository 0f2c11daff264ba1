"""The components of Lords of Xidit, read once from `data.json`, which has their sources."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import msgspec


@dataclass(frozen=True)
class Unit:
    key: str
    supply: int


@dataclass(frozen=True)
class Region:
    """`x` and `y` are the middle of its label on a map of 1600 by 1000.

    `key` is for tables and catalogs. `code` is what the map and the buttons show, and what players
    type: neither a number, as cities have, nor a single letter, as players have.
    """

    key: str
    code: str
    terrain: str
    first: int
    second: int
    cities: list[int]
    x: int
    y: int


@dataclass(frozen=True)
class City:
    key: int
    x: int
    y: int
    guild_x: int
    guild_y: int
    roads: dict[str, int]  # by color: k(black), r(ed), b(lue)
    regions: list[str]


@dataclass(frozen=True)
class Tile:
    """A city tile: the units of its recruitment side, and all of its threat side."""

    city: int
    recruits: dict[str, int]
    requires: dict[str, int]
    gold: int
    bards: int
    stories: int

    def is_met_by(self, units: Mapping[str, int]) -> bool:
        """Say whether these units are enough to eliminate the threat."""
        return all(units[unit] >= n for unit, n in self.requires.items())


@dataclass(frozen=True)
class Titan:
    key: str
    size: int
    gold: int
    bards: int
    stories: int


@dataclass(frozen=True)
class Setup:
    seats: int
    length: str
    years: int
    census: list[int]
    removed: list[int]
    empty: list[str]
    on_map: int
    recruit_pile: int
    eliminated: list[int]


@dataclass(frozen=True)
class Data:
    units: list[Unit]
    regions: list[Region]
    cities: list[City]
    tiles_for_three: list[Tile]
    tiles_for_four_and_five: list[Tile]
    titans: list[Titan]
    setups: list[Setup]

    @cached_property
    def city(self) -> dict[int, City]:
        return {city.key: city for city in self.cities}

    @cached_property
    def region(self) -> dict[str, Region]:
        return {region.key: region for region in self.regions}

    @cached_property
    def titan(self) -> dict[str, Titan]:
        return {titan.key: titan for titan in self.titans}

    @cached_property
    def setup(self) -> dict[tuple[int, str], Setup]:
        return {(setup.seats, setup.length): setup for setup in self.setups}

    @cached_property
    def tiles(self) -> dict[bool, dict[int, Tile]]:
        """Sort the city tiles by number: those for three players, and those for more."""
        return {
            True: {tile.city: tile for tile in self.tiles_for_three},
            False: {tile.city: tile for tile in self.tiles_for_four_and_five},
        }


DATA = msgspec.json.decode(Path(__file__).with_name("data.json").read_bytes(), type=Data)
UNITS = tuple(unit.key for unit in DATA.units)  # from the weakest to the strongest

BASTION = "C"  # the central region, whose bards are hidden
ROADS = ("k", "r", "b")
ACTION = "a"
WAIT = "w"
ORDERS = (*ROADS, ACTION, WAIT)
ORDERS_A_YEAR = 6
BARDS = 20
STORIES = 15
TALLEST_GUILD = 4
ASSESSMENTS = ("wealth", "influence", "reputation")
NEUTRAL_START = {"normal": (6, 5, 4), "hard": (7, 6, 5)}
REWARDS = ("gold", "bards", "stories")
REWARD_FOR = {"wealth": "gold", "influence": "stories", "reputation": "bards"}
"""What each assessment counts."""


def in_line(units: Mapping[str, int]) -> tuple[str, ...]:
    """List units one by one, the weakest first: in this order they are recruited."""
    return tuple(key for key in UNITS for _ in range(units.get(key, 0)))


def open_regions(city: int, empty: Collection[str]) -> list[str]:
    """List the regions around a city where bards may be placed; `empty` are out of play."""
    return [key for key in DATA.city[city].regions if key not in empty]


def tile(seats: int, city: int) -> Tile:
    return DATA.tiles[seats == 3][city]
