"""Hexes by axial coordinates: q grows to the east, r to the south."""

from __future__ import annotations

from typing import TypeAlias

Hex: TypeAlias = tuple[int, int]

DIRECTIONS: tuple[Hex, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def step(at: Hex, direction: Hex, steps: int = 1) -> Hex:
    return at[0] + direction[0] * steps, at[1] + direction[1] * steps


def distance(a: Hex, b: Hex) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))
