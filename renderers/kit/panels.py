"""Grounds on which things are written: plates, pills, framed panels."""

from __future__ import annotations

import math

from PIL import Image

from renderers.kit.cache import cached
from renderers.kit.palette import Color
from renderers.kit.sketch import CLEAR, Paint, Sketch, Sprite


@cached
def plate(
    width: int, height: int, fill: Color, edge: Color, line: float = 3, radius: float = 12
) -> Sprite:
    """Draw a filled box with round corners and an edge."""
    return _box(width, height, fill, edge, line, radius)


@cached
def frame(width: int, height: int, edge: Color, line: float = 5, radius: float = 12) -> Sprite:
    """Draw an edge with nothing in it."""
    return _box(width, height, CLEAR, edge, line, radius)


def _box(width: int, height: int, fill: Paint, edge: Color, line: float, radius: float) -> Sprite:
    """Draw the corners, and stretch what is straight between them.

    Four times as large, a whole panel would take some fifty megabytes while it is drawn.
    """
    reach = math.ceil(radius + line) + 2
    side = 2 * reach + 1
    if width < side or height < side:
        return _drawn_box(width, height, fill, edge, line, radius)
    small = _drawn_box(side, side, fill, edge, line, radius)
    row = small.crop((reach, 0, reach + 1, side)).resize((width, side), Image.Resampling.NEAREST)
    row.paste(small.crop((0, 0, reach, side)), (0, 0))
    row.paste(small.crop((reach + 1, 0, side, side)), (width - reach, 0))
    box = row.crop((0, reach, width, reach + 1)).resize((width, height), Image.Resampling.NEAREST)
    box.paste(row.crop((0, 0, width, reach)), (0, 0))
    box.paste(row.crop((0, reach + 1, width, side)), (0, height - reach))
    return box


@cached
def _drawn_box(
    width: int, height: int, fill: Paint, edge: Color, line: float, radius: float
) -> Sprite:
    sketch = Sketch(width, height)
    sketch.box(0, 0, width - 0.3, height - 0.3, edge, radius)
    sketch.box(line, line, width - line - 0.3, height - line - 0.3, fill, max(0, radius - line))
    return sketch.sprite()


def put_plate(
    picture: Image.Image,
    box: tuple[int, int, int, int],  # left, top, width, height
    fill: Color,
    edge: Color,
    line: int = 3,
    radius: int = 12,
) -> None:
    """Put a large plate on a picture: only its corners are blended, which takes time."""
    left, top, width, height = box
    right, bottom = left + width, top + height
    reach = radius + line + 2
    corners = plate(2 * reach, 2 * reach, fill, edge, line, radius)
    picture.paste(fill, (left + reach, top + line, right - reach, bottom - line))
    picture.paste(edge, (left + reach, top, right - reach, top + line))
    picture.paste(edge, (left + reach, bottom - line, right - reach, bottom))
    for color, begin, end in (
        (edge, left, left + line),
        (fill, left + line, left + reach),
        (fill, right - reach, right - line),
        (edge, right - line, right),
    ):
        picture.paste(color, (begin, top + reach, end, bottom - reach))
    for x, y in ((0, 0), (reach, 0), (0, reach), (reach, reach)):
        corner = corners.crop((x, y, x + reach, y + reach))
        at = right - reach if x else left, bottom - reach if y else top
        picture.paste(corner, at, corner)


def slab(
    width: int, height: int, ground: Color, fill: Color, edge: Color, line: int, radius: int
) -> Image.Image:
    """Draw a plate as large as a panel, on its ground; nothing but its corners is kept."""
    reach = radius + line + 2
    corners = plate(2 * reach, 2 * reach, fill, edge, line, radius)
    panel = Image.new("RGB", (width, height), edge)
    panel.paste(fill, (line, line, width - line, height - line))
    for right, low in ((0, 0), (1, 0), (0, 1), (1, 1)):
        left, top = right * reach, low * reach
        corner = corners.crop((left, top, left + reach, top + reach))
        at = (right * (width - reach), low * (height - reach))
        panel.paste(ground, (*at, at[0] + reach, at[1] + reach))
        panel.paste(corner, at, corner)
    return panel
