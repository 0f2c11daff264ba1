"""Where the spaces of tiles lie, which are neighbors, and what borders the unknown.

All of it follows from which tile lies where, so it is worked out once for each map.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from games.hexes import DIRECTIONS, Hex, distance, step
from games.mageknight.data import DATA

Position: TypeAlias = tuple[int, int]  # of a tile: see `center`
Placed: TypeAlias = tuple[tuple[str, str], ...]  # position "a,b" and tile, in the order of placing

LETTERS = "abcdefg"  # of the spaces of a tile, the middle first
NEIGHBORS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))  # of tile positions
BOX_NEIGHBORS = 3  # that a tile from the box must touch


@dataclass(frozen=True)
class Shape:
    """How a map begins, and where it may grow."""

    start: str  # the starting tile, at (0, 0)
    first: tuple[Position, ...]  # of the tiles that lie there from the beginning
    allowed: Callable[[Position], bool]
    limits: bool = True  # a tile must be held by others; else it may lie at the end of a line
    inland: bool = False  # core tiles do not lie on the lanes along the coast
    spots: Mapping[str, tuple[Position, ...]] | None = None  # the only ones, for each kind of tile

    @property
    def portal(self) -> str:
        return self.start + LETTERS[0]


def behind_no_coast(position: Position) -> bool:
    return min(position) >= 0


def columns(least: int, most: int) -> Callable[[Position], bool]:
    """So many columns of tiles, with open land at the sides."""
    return lambda position: least <= position[1] <= most and position[0] >= max(0, -position[1])


WEDGE, OPEN = ((0, 1), (1, 0)), ((0, 1), (1, 0), (1, -1))
PROVINCE = {"countryside": ((1, 1), (2, -1)), "core": ((2, 0), (2, 1), (3, 0), (3, -1))}
SHAPES = {
    "coast": Shape("A", WEDGE, behind_no_coast, limits=False),
    "wedge": Shape("A", WEDGE, behind_no_coast, inland=True),
    "open-5": Shape("B", OPEN, columns(-2, 2)),
    "open-4": Shape("B", OPEN, columns(-2, 1)),
    "open-3": Shape("B", OPEN, columns(-1, 1)),
    "conquer-and-hold": Shape("B", OPEN, columns(-1, 1), spots=PROVINCE),
}


def center(position: Position) -> Hex:
    a, b = position
    return 3 * a + b, -2 * a - 3 * b


def position_of(key: str) -> Position:
    a, _, b = key.partition(",")
    return int(a), int(b)


@lru_cache(maxsize=512)
def located(placed: Placed) -> dict[str, Hex]:
    """Where each space of the map lies."""
    found = {}
    for key, tile in placed:
        q, r = center(position_of(key))
        for letter, data in zip(LETTERS, DATA.tile[tile].hexes, strict=True):
            found[tile + letter] = q + data.q, r + data.r
    return found


@lru_cache(maxsize=512)
def neighbors(placed: Placed) -> dict[str, tuple[str, ...]]:
    """The spaces next to each space."""
    where = located(placed)
    keys = {at: key for key, at in where.items()}
    return {
        key: tuple(keys[near] for direction in DIRECTIONS if (near := step(at, direction)) in keys)
        for key, at in where.items()
    }


@lru_cache(maxsize=512)
def unknown_beside(
    placed: Placed, shape: str, kind: str | None, reach: int = 1
) -> dict[str, tuple[Position, ...]]:
    """The empty positions beside each space where a tile of this kind may be laid.

    `kind` is what the back of the next tile shows, after `box` if it had been left out.
    """
    known = {position_of(key) for key, _ in placed}
    empty = sorted(
        spot
        for spot in {around for position in known for around in around_tile(position)} - known
        if SHAPES[shape].allowed(spot) and fits(SHAPES[shape], known, spot, kind)
    )
    hexes = [(data.q, data.r) for data in DATA.tile["1"].hexes]
    return {
        key: tuple(
            position
            for position in empty
            if any(distance(at, step(center(position), part)) <= reach for part in hexes)
        )
        for key, at in located(placed).items()
    }


def around_tile(position: Position) -> list[Position]:
    return [(position[0] + da, position[1] + db) for da, db in NEIGHBORS]


def fits(shape: Shape, known: set[Position], spot: Position, kind: str | None) -> bool:
    """Whether a tile of this kind may lie there, as far as the tiles around it say so.

    Core land is held by two tiles. For countryside one is enough, if two others hold that one.
    """
    if shape.spots is not None:
        return spot in shape.spots.get(kind or "", ())
    if kind is None:
        return False
    held_by = [near for near in around_tile(spot) if near in known]
    from_box, _, back = kind.rpartition(" ")
    if shape.inland and back == "core" and min(spot) == 0:
        return False
    if from_box:
        return len(held_by) >= BOX_NEIGHBORS
    if not shape.limits:
        return True
    if back == "core":
        return len(held_by) >= 2
    return len(held_by) >= 2 or any(
        sum(further in known for further in around_tile(near)) >= 2 for near in held_by
    )
