"""Outlines that are told apart by their form alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from renderers.kit.sketch import Point, around, curve, star

Outline: TypeAlias = Callable[[float, float, float], list[list[Point]]]

CORNERS: dict[str, list[Point]] = {  # of a shape around (0, 0), of about the radius 1
    "square": [(-0.88, -0.88), (0.88, -0.88), (0.88, 0.88), (-0.88, 0.88)],
    "triangle": [(0, -1.1), (1.12, 0.88), (-1.12, 0.88)],
    "tag": [(-1, -0.82), (0.4, -0.82), (1.14, 0), (0.4, 0.82), (-1, 0.82)],
    "hourglass": [
        (-1.02, -0.96),
        (1.02, -0.96),
        (0.6, 0),
        (1.02, 0.96),
        (-1.02, 0.96),
        (-0.6, 0),
    ],
}


def _clover(x: float, y: float, r: float) -> list[list[Point]]:
    leaf = r * 0.54
    centers = [
        (x - leaf, y - leaf),
        (x + leaf, y - leaf),
        (x - leaf, y + leaf),
        (x + leaf, y + leaf),
    ]
    return [around(cx, cy, leaf * 0.98, 40) for cx, cy in centers] + [around(x, y, r * 0.7, 8)]


def _heart(x: float, y: float, r: float) -> list[list[Point]]:
    side = r * 1.02
    return [
        around(x - r * 0.5, y - r * 0.38, r * 0.57, 40),
        around(x + r * 0.5, y - r * 0.38, r * 0.57, 40),
        [(x, y - r * 0.55), (x + side, y - r * 0.12), (x, y + r), (x - side, y - r * 0.12)],
    ]


def _drop(x: float, y: float, r: float) -> list[list[Point]]:
    side = r * 0.74
    tip = [(x, y - r * 1.14), (x + side, y - r * 0.12), (x - side, y - r * 0.12)]
    return [around(x, y + r * 0.22, r * 0.82, 60), tip]


def _shield(x: float, y: float, r: float) -> list[list[Point]]:
    top, side = y - r * 0.92, r * 0.9
    return [
        [
            (x - side, top),
            (x + side, top),
            *curve((x + side, top), (x + side, y + r * 0.6), (x, y + r * 1.02)),
            *curve((x, y + r * 1.02), (x - side, y + r * 0.6), (x - side, top)),
        ]
    ]


def _arch(x: float, y: float, r: float) -> list[list[Point]]:
    side = r * 0.82
    return [
        [
            *curve((x - side, y), (x - side, y - r * 0.7), (x, y - r * 1.04)),
            *curve((x, y - r * 1.04), (x + side, y - r * 0.7), (x + side, y)),
            (x + side, y + r * 0.92),
            (x - side, y + r * 0.92),
        ]
    ]


DRAWN: dict[str, Outline] = {
    "circle": lambda x, y, r: [around(x, y, r, 60)],
    "diamond": lambda x, y, r: [around(x, y, r * 1.12, 4)],
    "hexagon": lambda x, y, r: [around(x, y, r * 1.04, 6)],
    "star": lambda x, y, r: [star(x, y + r * 0.06, r * 1.18, r * 0.7, 5)],
    "clover": _clover,
    "heart": _heart,
    "drop": _drop,
    "shield": _shield,
    "arch": _arch,
}


def outline(shape: str, x: float, y: float, r: float) -> list[list[Point]]:
    """Return the polygons that make a shape of about the radius r; KeyError if there is none."""
    if shape in CORNERS:
        return [[(x + r * right, y + r * down) for right, down in CORNERS[shape]]]
    return DRAWN[shape](x, y, r)
