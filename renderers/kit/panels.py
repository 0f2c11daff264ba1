"""Grounds on which things are written: plates, pills, framed panels."""

from __future__ import annotations

from functools import lru_cache

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
