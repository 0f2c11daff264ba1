"""Small pictures of our own, one kit for all games: `icon("bow", 44, INK)`.

Each is drawn on a unit square in one color; what is taken out of it is clear. Each must be
told from all others at 40 px without its color.
"""

from __future__ import annotations

from renderers.kit.cache import cached
from renderers.kit.icons import (
    arms,
    beasts,
    buildings,
    common,
    effects,
    goods,
    magic,
    monsters,
    people,
    sites,
)
from renderers.kit.icons.registry import ICONS, ROOFS
from renderers.kit.palette import Color
from renderers.kit.sketch import Sketch, Sprite

__all__ = ["ICONS", "icon", "painted"]

# Each of these puts its drawings into ICONS when it is imported.
DRAWINGS = (arms, beasts, buildings, common, effects, goods, magic, monsters, people, sites)


@cached
def icon(name: str, size: int, color: Color, rim: Color | None = None) -> Sprite:
    """Draw an icon as a sprite of `size` by `size`; a rim is drawn around it, within that size."""
    if rim is None:
        sketch = Sketch(1, 1, size)
        ICONS[name](sketch, color)
        return sketch.sprite()
    edge = max(2, round(size / 16))
    inner = Sketch(1, 1, size - 2 * edge)
    ICONS[name](inner, color)
    sketch = Sketch(size, size)
    sketch.stamp(inner.sprite(), size / 2, size / 2)
    sketch.rim(edge, rim)
    return sketch.sprite()


@cached
def painted(name: str, size: int, color: Color, roof: Color, rim: Color) -> Sprite:
    """Draw an icon in two colors: stone under a roof, with a rim around both."""
    edge = max(2, round(size / 22))
    inner = Sketch(1, 1, size - 2 * edge)
    ICONS[name](inner, color)
    if name in ROOFS:
        ROOFS[name](inner, roof)
    sketch = Sketch(size, size)
    sketch.stamp(inner.sprite(), size / 2, size / 2)
    sketch.rim(edge, rim)
    return sketch.sprite()
