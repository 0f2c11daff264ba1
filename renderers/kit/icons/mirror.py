"""Halves of a drawing on a unit square, and their reflections."""

from __future__ import annotations

from renderers.kit.sketch import Paint, Point, Sketch


def mirrored(points: list[Point]) -> list[Point]:
    """The same on the other side of the middle."""
    return [(1 - x, y) for x, y in points]


def both(s: Sketch, points: list[Point], ink: Paint) -> None:
    """A polygon and its reflection."""
    s.polygon(points, ink)
    s.polygon(mirrored(points), ink)
