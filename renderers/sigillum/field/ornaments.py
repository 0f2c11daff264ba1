"""Ornaments in the margins of the field."""

from __future__ import annotations

import math

from PIL import Image

from renderers.kit.sketch import Point, Sketch, Sprite, around, curve, put
from renderers.sigillum.layout import PAD, Plan
from renderers.sigillum.paint import GILT, INK, RUBRIC, SHINE, VELLUM, VERDIGRIS

SWING = 168  # the height of half a piece of a vine


def draw_ornaments(layer: Image.Image, p: Plan) -> None:
    """Draw vines beside the field, and sprays in its corners.

    Left and right are the same, not mirror images: what recurs in a row makes files smaller.
    """
    free = min(x for x, _ in p.spots.values()) - p.size
    top, bottom = PAD + p.tall * 1.06, p.height - PAD - p.tall * 1.06
    middle = free * 0.38
    if free > 150:  # a thin one is no ornament
        vine = Sketch(middle * 2 + 10, SWING * 2)
        _vine(vine, middle, min(38.0, (middle - 20) / 1.95))
        _repeat(layer, vine.sprite(), p.width - free + 24, top, bottom)
    west, upper, east, lower = p.corner(True, True, 1)
    if east - west > 190:
        for side in (1, -1):
            spray = Sketch(east - west, lower - upper)
            _spray(spray, 26, east - west - 46, (lower - upper) / 2, side)
            y = upper if side == 1 else p.height - lower
            for x in (west, p.width - east):
                put_corner(layer, spray.sprite(), x, y)


def put_corner(layer: Image.Image, sprite: Sprite, x: float, y: float) -> None:
    layer.paste(sprite, (round(x), round(y)), sprite)


def _repeat(layer: Image.Image, vine: Sprite, right: float, top: float, bottom: float) -> None:
    """Draw a vine from top to bottom, twice, of pieces that fit to each other."""
    pieces = max(2, round((bottom - top) / vine.height))
    start = (top + bottom - pieces * vine.height) / 2
    for piece in range(pieces):
        for x in (0, right):
            put_corner(layer, vine, x, start + piece * vine.height)
    for end in (start, start + pieces * vine.height):
        blossom = Sketch(44, 44)
        _blossom(blossom, (22, 22))
        for x in (0, right):
            put(layer, blossom.sprite(), x + vine.width / 2 - 5, end)


def _vine(s: Sketch, x: float, reach: float) -> None:
    """Draw a stem that swings to both sides, with leaves and gilded berries."""
    for place, side in enumerate((-1, 1)):
        y = place * SWING
        bend = (x + side * reach * 2, y + SWING / 2)
        s.line(curve((x, y), bend, (x, y + SWING), 14), 6, VERDIGRIS)
        for turn in (-40, 40):
            _leaf(s, (x + side * reach, y + SWING / 2), side, turn, reach * 0.9)
        _berry(s, (x - side * reach * 0.2, y + SWING * 0.5), 9)


def _spray(s: Sketch, left: float, right: float, y: float, side: int) -> None:
    """Draw a twig that lies in a corner."""
    stem = curve(
        (left, y + side * 34), ((left + right) / 2, y - side * 40), (right, y + side * 6), 20
    )
    s.line(stem, 5, VERDIGRIS)
    for place in range(4, 19, 4):
        at, along = stem[place], 1 if place % 2 else -1
        _leaf(s, at, 1, -50 * along, 34)
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
