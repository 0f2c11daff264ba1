"""The components of 890 Anno Domini, read once from `data.json`, which has their sources."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import msgspec


@dataclass(frozen=True)
class Bonus:
    """At the end: `points` for every `per` of an element in the kingdom."""

    points: int
    per: int
    element: str  # tower, noble, coin, character, ruin, a category, or a crop


@dataclass(frozen=True)
class Tile:
    key: str
    category: str
    crops: list[str]
    towers: int = 0
    saracens: int = 0
    nobles: int = 0
    coins: int = 0  # below 0: coins to lose
    collects: str | None = None  # the crop whose growers pay this church
    points: int = 0
    bonuses: list[Bonus] = field(default_factory=list)
    exchange: bool = False  # may be discarded for a free territory tile
    from_players: int = 2

    @property
    def is_territory(self) -> bool:
        return self.category not in ("castle", "building")


@dataclass(frozen=True)
class Character:
    key: str
    points: int


@dataclass(frozen=True)
class SpecialRules:
    """What a scenario changes."""

    setup_saracens: int = 0  # tokens that lie beside the column from the start
    setup_towers: int = 0  # on each castle from the start
    trio_coins: int = 2  # for a trio, instead of a character
    trio_noble: bool = False  # the same may be a noble
    church_coins: int = 0  # from the supply, for whoever places a church
    invaded_coins: int = 0  # that an invasion costs beside the tile
    points_per_ruin: int = 0
    points_per_church: int = 0


NO_SPECIAL_RULES = SpecialRules()


@dataclass(frozen=True)
class Scenario:
    """One side of a scenario card. Prizes are for the first, and the second if there are two."""

    key: str
    two_players: bool
    coins: int
    noble: list[int]
    coin: list[int]
    tower: list[int]
    rules: SpecialRules

    @cached_property
    def prizes(self) -> dict[str, list[int]]:
        """Return what the most of something is worth at the end."""
        return {"noble": self.noble, "coin": self.coin, "tower": self.tower}


@dataclass(frozen=True)
class Data:
    territories: list[Tile]
    castles: list[Tile]
    buildings: list[Tile]
    characters: list[Character]
    scenarios: list[Scenario]

    @cached_property
    def tile(self) -> dict[str, Tile]:
        return {tile.key: tile for tile in (*self.territories, *self.castles, *self.buildings)}

    @cached_property
    def points(self) -> dict[str, int]:
        """Return the victory points of the characters."""
        return {character.key: character.points for character in self.characters}

    @cached_property
    def scenario(self) -> dict[tuple[str, bool], Scenario]:
        return {(scenario.key, scenario.two_players): scenario for scenario in self.scenarios}


DATA = msgspec.json.decode(Path(__file__).with_name("data.json").read_bytes(), type=Data)
SCENARIOS = tuple(dict.fromkeys(scenario.key for scenario in DATA.scenarios))

CROPS = ("wheat", "olive", "lavender", "poppy")
ROUNDS = 8
COLUMN = 4  # territory tiles on offer
BUILDING_COST = 4
TOWERS, NOBLES, COINS, SARACENS = 20, 12, 54, 6
CENTER = 4
SPACES = range(9)  # of a kingdom, row by row; players see them as 1 to 9
LINES = (
    (0, 1, 2), (3, 4, 5), (6, 7, 8),
    (0, 3, 6), (1, 4, 7), (2, 5, 8),
    (0, 4, 8), (2, 4, 6),
)  # fmt: skip
