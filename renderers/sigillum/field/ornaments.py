"""Ornaments in the margins of the field."""

from __future__ import annotations

import math

from PIL import Image

from renderers.kit.sketch import Point, Sketch, around, curve
from renderers.sigillum.layout import PAD, Plan
from renderers.sigillum.paint import GILT, INK, RUBRIC, SHINE, VELLUM, VERDIGRIS


def draw_ornaments(layer: Image.Image, p: Plan) -> None:
    """Draw vines beside the field, and sprays in its corners."""
    free = min(x for x, _ in p.spots.values()) - p.size
    top, bottom = PAD + p.tall * 1.06, p.height - PAD - p.tall * 1.06
    sketch = Sketch(round(max(free, p.corner(True, True, 1)[2])) + 20, layer.height)
    middle = free * 0.38
    if free > 150:  # a thin one is no ornament
        _vine(sketch, middle, top, bottom, min(38.0, (middle - 20) / 1.95))
    for north in (True, False):
        west, upper, east, lower = p.corner(north, True, 1)
        _spray(sketch, west + 26, east - 46, (upper + lower) / 2, 1 if north else -1)
    vine = sketch.sprite()
    layer.paste(vine, (0, 0), vine)
    # The same on the right, not its mirror image: what recurs in a row makes files smaller.
    layer.paste(vine, (p.width - vine.width, 0), vine)


def _vine(s: Sketch, x: float, top: float, bottom: float, reach: float) -> None:
    """Draw a stem that swings from side to side, with leaves, tendrils and gilded berries."""
    swings = max(4, round((bottom - top) / 150))
    swings += swings % 2
    step = (bottom - top) / swings
    for place in range(swings):
        y = top + place * step
        side = 1 if place % 2 else -1
        s.line(curve((x, y), (x + side * reach * 2, y + step / 2), (x, y + step), 14), 6, VERDIGRIS)
        at = (x + side * reach, y + step / 2)
        for turn in (-40, 40):
            _leaf(s, at, side, turn, reach * 0.9)
        tendril = curve(
            (x, y + step * 0.04),
            (x - side * reach, y + 4),
            (x - side * reach * 0.95, y + step * 0.36),
            10,
        )
        s.line(tendril, 3.5, VERDIGRIS)
        _berry(s, (x - side * reach * 0.9, y + step * 0.42), 9)
    for y in (top, bottom):
        _blossom(s, (x, y))


def _spray(s: Sketch, left: float, right: float, y: float, side: int) -> None:
    """Draw a twig that lies in a corner."""
    stem = curve(
        (left, y + side * 34), ((left + right) / 2, y - side * 40), (right, y + side * 6), 20
    )
    s.line(stem, 5, VERDIGRIS)
    for place in range(4, 19, 4):
        at, along = stem[place], 1 if place % 2 else -1
        _leaf(s, at, 1, -50 * along, 34)
        if place % 8 == 0:
            _berry(s, (at[0] - 8, at[1] + 30 * side), 8)
    _blossom(s, (left, y + side * 34))
    _leaf(s, stem[-1], 1, -20, 34)
    _leaf(s, stem[-1], 1, 30, 30)


def _berry(s: Sketch, at: Point, size: float) -> None:
    s.circle(*at, size, INK)
    s.circle(*at, size - 2, GILT)
    s.circle(at[0] - 2, at[1] - 2, 2.5, SHINE)


def _blossom(s: Sketch, at: Point) -> None:
    for petal in around(*at, 10, 5):
        s.circle(*petal, 9, INK)
    for petal in around(*at, 10, 5):
        s.circle(*petal, 7, RUBRIC)
    s.circle(*at, 7, INK)
    s.circle(*at, 5.5, SHINE)


def _leaf(s: Sketch, at: Point, side: int, turn: float, length: float) -> None:
    angle = math.radians(turn)
    dx, dy = side * math.cos(angle) * length, math.sin(angle) * length
    tip = (at[0] + dx, at[1] + dy)
    left = (at[0] + dx * 0.5 - dy * 0.46, at[1] + dy * 0.5 + dx * 0.46)
    right = (at[0] + dx * 0.5 + dy * 0.46, at[1] + dy * 0.5 - dx * 0.46)
    s.polygon([*curve(at, left, tip, 10), *curve(tip, right, at, 10)], VERDIGRIS)
    s.line([at, (at[0] + dx * 0.8, at[1] + dy * 0.8)], 1.6, VELLUM, caps=False)
