"""The components of Mage Knight, read once from `data.json`, which has their sources."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import msgspec

from games.mageknight.effects.operations import Effect

BASIC = ("red", "blue", "green", "white")
COLORS = (*BASIC, "gold", "black")
MOST_CRYSTALS = 3
WOUND = "wound"


@dataclass(frozen=True)
class HeroData:
    key: str
    dummy_crystals: list[str]


@dataclass(frozen=True)
class Card:
    key: str
    kind: str  # basic, advanced, spell, artifact
    basic: Effect
    strong: Effect
    types: list[str]
    color: str | None = None
    count: int = 1
    hero: str | None = None
    replaces: str | None = None
    competitive: bool = False
    number: int = 0  # of an advanced action
    basic_mana: list[str] = field(default_factory=list)
    strong_mana: list[str] = field(default_factory=list)
    strong_types: list[str] | None = None

    @property
    def banner(self) -> bool:
        return "banner" in self.types


@dataclass(frozen=True)
class Ability:
    mana: str | None
    icon: str
    fx: Effect


@dataclass(frozen=True)
class UnitData:
    key: str
    count: int
    cost: int
    level: int
    armor: int
    resistances: list[str]
    recruit: list[str]
    abilities: list[Ability]

    @property
    def elite(self) -> bool:
        return self.level > 2


@dataclass(frozen=True)
class SkillData:
    key: str
    hero: str
    use: str  # turn, round or passive
    icon: str
    fx: Effect
    interactive: bool = False
    not_in_combat: bool = False

    @property
    def motivation(self) -> bool:
        """Whether it is one of the Motivations, which wait for each other."""
        return self.key.startswith("motivation")


@dataclass(frozen=True)
class Tactic:
    key: str
    night: bool
    number: int


@dataclass(frozen=True)
class Enemy:
    key: str
    color: str
    count: int
    armor: int
    attack: int
    element: str  # physical, fire, ice, coldfire, or summon
    abilities: list[str]
    resistances: list[str]
    fame: int


@dataclass(frozen=True)
class Ruins:
    key: str
    altar: str | None = None
    enemies: list[str] = field(default_factory=list)  # colors of tokens
    rewards: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class City:
    color: str
    garrison: list[list[str]]  # colors of tokens, from level 1


@dataclass(frozen=True)
class HexData:
    q: int
    r: int
    terrain: str
    site: str | None = None
    color: str | None = None  # of a mine or a city
    rampaging: str | None = None


@dataclass(frozen=True)
class TileData:
    key: str
    kind: str  # start, countryside, core_non_city, core_city
    hexes: list[HexData]

    @property
    def back(self) -> str:
        """What can be seen of it before it is revealed: countryside or core."""
        return "core" if self.kind.startswith("core") else self.kind


@dataclass(frozen=True)
class Level:
    level: int
    fame: int
    armor: int
    hand: int
    command: int


@dataclass(frozen=True)
class _Reputation:
    position: int
    modifier: int | None


@dataclass(frozen=True)
class _Terrain:
    terrain: str
    day: int | None
    night: int | None


@dataclass(frozen=True)
class Data:
    heroes: list[HeroData]
    cards: list[Card]
    units: list[UnitData]
    skills: list[SkillData]
    tactics: list[Tactic]
    enemies: list[Enemy]
    ruins: list[Ruins]
    cities: list[City]
    tiles: list[TileData]
    levels: list[Level]
    reputation: list[_Reputation]
    terrain: list[_Terrain]

    @cached_property
    def card(self) -> dict[str, Card]:
        return {card.key: card for card in self.cards}

    @cached_property
    def unit(self) -> dict[str, UnitData]:
        return {unit.key: unit for unit in self.units}

    @cached_property
    def skill(self) -> dict[str, SkillData]:
        return {skill.key: skill for skill in self.skills}

    @cached_property
    def tactic(self) -> dict[str, Tactic]:
        return {tactic.key: tactic for tactic in self.tactics}

    @cached_property
    def enemy(self) -> dict[str, Enemy]:
        return {enemy.key: enemy for enemy in self.enemies}

    @cached_property
    def ruin(self) -> dict[str, Ruins]:
        return {ruins.key: ruins for ruins in self.ruins}

    @cached_property
    def city(self) -> dict[str, City]:
        return {city.color: city for city in self.cities}

    @cached_property
    def tile(self) -> dict[str, TileData]:
        return {tile.key: tile for tile in self.tiles}

    @cached_property
    def modifier(self) -> dict[int, int | None]:
        """What a reputation adds to influence; None: nobody talks to the hero."""
        return {row.position: row.modifier for row in self.reputation}

    @cached_property
    def terrains(self) -> list[str]:
        return [row.terrain for row in self.terrain]

    @cached_property
    def place(self) -> dict[str, int]:
        """A fixed order of cards, so that a list of them does not tell how they lay."""
        return {card.key: place for place, card in enumerate(self.cards)} | {WOUND: -1}

    @cached_property
    def cost(self) -> dict[tuple[str, bool], int | None]:
        """Move points for a terrain by day and by night; None: it cannot be entered."""
        costs = {}
        for row in self.terrain:
            costs[row.terrain, False] = row.day
            costs[row.terrain, True] = row.night
        return costs


def read_data(raw: bytes) -> Data:
    """The components; ValueError names the one that is malformed."""
    try:
        return msgspec.json.decode(raw, type=Data)
    except msgspec.ValidationError as wrong:
        where = re.search(r"\$\.(\w+)\[(\d+)\]", str(wrong))
        if where is None:
            raise
        part = msgspec.json.decode(raw)[where[1]][int(where[2])]
        name = part.get("key", "") if isinstance(part, dict) else part
        raise ValueError(f"data.json: {where[1]}: {name}: {wrong}") from wrong


DATA = read_data(Path(__file__).with_name("data.json").read_bytes())
WORST, BEST = min(DATA.modifier), max(DATA.modifier)  # reputation


def level_of(fame: int) -> Level:
    return [level for level in DATA.levels if level.fame <= fame][-1]


def sorted_cards(cards: Iterable[str]) -> list[str]:
    """Each of these cards once, in the order of the data."""
    return sorted(set(cards), key=DATA.place.__getitem__)


def starting_deck(hero: str) -> list[str]:
    """The sixteen basic actions of a hero: one of the common ones is the hero's own."""
    own = next(card for card in DATA.cards if card.hero == hero)
    deck = [
        card.key
        for card in DATA.cards
        if card.kind == "basic" and card.hero is None
        for _ in range(card.count)
    ]
    assert own.replaces is not None
    deck[deck.index(own.replaces)] = own.key
    return deck
