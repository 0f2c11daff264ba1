"""Where the spaces of tiles lie, which are neighbors, and what borders the unknown.

All of it follows from which tile lies where, so it is worked out once for each map.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from games.hexes import DIRECTIONS, Hex, distance, step
from games.mageknight.data import DATA

Position: TypeAlias = tuple[int, int]  # of a tile: see `center`
Placed: TypeAlias = tuple[tuple[str, str], ...]  # position "a,b" and tile, in the order of placing

LETTERS = "abcdefg"  # of the spaces of a tile, the middle first
NEIGHBORS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))  # of tile positions


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
def unknown_beside(placed: Placed, reach: int = 1) -> dict[str, tuple[Position, ...]]:
    """The empty positions that border each space, never behind the coast of the first tile."""
    known = {position_of(key) for key, _ in placed}
    empty = sorted(
        {
            (a + da, b + db)
            for a, b in known
            for da, db in NEIGHBORS
            if (a + da, b + db) not in known and min(a + da, b + db) >= 0
        }
    )
    shape = [(data.q, data.r) for data in DATA.tile["1"].hexes]
    return {
        key: tuple(
            position
            for position in empty
            if any(distance(at, step(center(position), part)) <= reach for part in shape)
        )
        for key, at in located(placed).items()
    }


def tiles_around(placed: Placed, position: Position) -> int:
    """How many tiles would touch one that is laid there."""
    known = {position_of(key) for key, _ in placed}
    return sum((position[0] + da, position[1] + db) in known for da, db in NEIGHBORS)
