"""The eight fields, read once from `fields.json`, with what can be known of them in advance."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import msgspec

from games.hexes import DIRECTIONS, distance, step

CROSSING = "crossing"  # the field of four players


@dataclass(frozen=True)
class HexData:
    key: str
    q: int
    r: int
    terrain: str | None
    tags: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Castle:
    hex: str
    side: str  # north or south


@dataclass(frozen=True)
class Tower:
    key: str
    hex: str | None  # None: it stands between hexes
    area: list[str]
    x: float
    y: float


@dataclass(frozen=True)
class Field:
    key: str
    track: int  # the damage that destroys a castle
    second_ability: int  # the damage that opens a castle's abilities
    third_ability: int
    castles: list[Castle]
    towers: list[Tower]
    hexes: list[HexData]

    @cached_property
    def hex(self) -> dict[str, HexData]:
        return {data.key: data for data in self.hexes}

    @cached_property
    def _at(self) -> dict[tuple[int, int], str]:
        return {(data.q, data.r): data.key for data in self.hexes}

    @cached_property
    def rays(self) -> dict[str, tuple[tuple[str, ...], ...]]:
        """Map each hex to the hexes in each of the six directions, nearest first."""
        rays = {}
        for data in self.hexes:
            lines = []
            for direction in DIRECTIONS:
                line = []
                at = step((data.q, data.r), direction)
                while at in self._at:
                    line.append(self._at[at])
                    at = step(at, direction)
                lines.append(tuple(line))
            rays[data.key] = tuple(lines)
        return rays

    @cached_property
    def neighbors(self) -> dict[str, tuple[str, ...]]:
        return {key: tuple(ray[0] for ray in rays if ray) for key, rays in self.rays.items()}

    @cached_property
    def lines(self) -> dict[str, tuple[str, ...]]:
        """Map each hex to all hexes on a straight line with it."""
        return {key: tuple(h for ray in rays for h in ray) for key, rays in self.rays.items()}

    @cached_property
    def distance(self) -> dict[tuple[str, str], int]:
        return {
            (a.key, b.key): distance((a.q, a.r), (b.q, b.r)) for a in self.hexes for b in self.hexes
        }

    @cached_property
    def castle_hexes(self) -> frozenset[str]:
        return frozenset(castle.hex for castle in self.castles)

    @cached_property
    def beside_castle(self) -> dict[str, bool]:
        return {
            key: any(hex_ in self.castle_hexes for hex_ in around)
            for key, around in self.neighbors.items()
        }

    @cached_property
    def tower_hexes(self) -> frozenset[str]:
        return frozenset(tower.hex for tower in self.towers if tower.hex)

    @cached_property
    def towers_at(self) -> dict[str, list[int]]:
        """Map each hex in the area of a tower to the places of such towers."""
        return {
            key: [place for place, tower in enumerate(self.towers) if key in tower.area]
            for area in (tower.area for tower in self.towers)
            for key in area
        }

    @cached_property
    def to_a_tower(self) -> dict[str, int]:
        """Map each hex to its distance from the nearest area of a tower."""
        areas = [key for tower in self.towers for key in tower.area]
        return {key: min(self.distance[key, area] for area in areas) for key in self.hex}

    @cached_property
    def terrains(self) -> frozenset[str]:
        return frozenset(data.terrain for data in self.hexes if data.terrain)

    def tagged(self, hex_: str, tag: str) -> bool:
        return tag in self.hex[hex_].tags

    def beyond(self, origin: str, target: str) -> str | None:
        """Return the hex behind the target, seen from the origin on a straight line with it."""
        for ray in self.rays[origin]:
            if target in ray:
                place = ray.index(target) + 1
                return ray[place] if place < len(ray) else None
        return None

    def towards(self, origin: str, target: str) -> str | None:
        """Return the first hex on the straight line from the origin to the target."""
        return next((ray[0] for ray in self.rays[origin] if target in ray), None)

    def between(self, a: str, b: str) -> tuple[str, ...]:
        """Return the hexes between two on a straight line."""
        return next((ray[: ray.index(b)] for ray in self.rays[a] if b in ray), ())


@dataclass(frozen=True)
class _File:
    fields: list[Field]


FIELDS = {
    field.key: field
    for field in msgspec.json.decode(
        Path(__file__).with_name("fields.json").read_bytes(), type=_File
    ).fields
}
