"""Grounds on which things are written: plates, pills, framed panels."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renderers.kit.palette import Colour
from renderers.kit.sketch import CLEAR, Sketch, Sprite


@lru_cache(maxsize=256)
def plate(
    width: int, height: int, fill: Colour, edge: Colour, line: float = 3, radius: float = 12
) -> Sprite:
    """A filled box with round corners and an edge."""
    sketch = Sketch(width, height)
    sketch.box(0, 0, width - 0.3, height - 0.3, edge, radius)
    sketch.box(line, line, width - line - 0.3, height - line - 0.3, fill, max(0, radius - line))
    return sketch.sprite()


@lru_cache(maxsize=64)
def frame(width: int, height: int, edge: Colour, line: float = 5, radius: float = 12) -> Sprite:
    """An edge with nothing in it."""
    sketch = Sketch(width, height)
    sketch.box(0, 0, width - 0.3, height - 0.3, edge, radius)
    sketch.box(line, line, width - line - 0.3, height - line - 0.3, CLEAR, max(0, radius - line))
    return sketch.sprite()


def slab(
    width: int, height: int, ground: Colour, fill: Colour, edge: Colour, line: int, radius: int
) -> Image.Image:
    """A plate as large as a panel, on its ground: only its corners are drawn, and nothing kept."""
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
