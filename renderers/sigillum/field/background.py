"""The field without anything on it: drawn once, then copied."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw

from games.core import Rng
from games.hexes import distance
from games.sigillum.fields import HexData
from renderers.kit.cache import cached
from renderers.kit.fonts import label
from renderers.kit.icons import icon
from renderers.kit.palette import Color, mix, rgb
from renderers.kit.sketch import CLEAR, Point, Sketch, Sprite, around, put, shrunk
from renderers.sigillum.field.ornaments import draw_ornaments
from renderers.sigillum.layout import WIDTH, Plan, plan
from renderers.sigillum.page import stain
from renderers.sigillum.paint import (
    CREAM,
    EDGE,
    INK,
    LIGHT,
    MOTIF,
    PLATES,
    SOFT,
    TERRAIN,
    VELLUM,
    sign_of,
)

# Where the motifs of a terrain are, and how large: in sizes of the hex, the largest last.
MOTIFS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "plain": ((-0.64, 0.06, 0.28), (0.64, 0.06, 0.28), (0.0, 0.04, 0.4)),
    "forest": ((-0.64, 0.06, 0.4), (0.64, 0.06, 0.4), (0.0, 0.04, 0.6)),
    "mountain": ((-0.62, 0.08, 0.44), (0.62, 0.08, 0.44), (0.0, 0.02, 0.64)),
    "water": ((-0.64, 0.06, 0.32), (0.64, 0.06, 0.32), (0.0, 0.04, 0.5)),
    "whirlpool": ((-0.34, 0.6, 0.3), (0.36, 0.6, 0.3), (0.0, 0.0, 0.78)),
    "lava": ((-0.64, 0.1, 0.34), (0.64, 0.1, 0.34), (0.0, 0.04, 0.6)),
}
GRAVEL = rgb("#5b5148")


@cached
def tile(terrain: str, size: int, whirlpool: bool = False) -> Sprite:
    """Draw a hex in the inks of its terrain."""
    wide, tall = 2 * size, round(size * math.sqrt(3))
    sketch = Sketch(wide, tall)
    x, y = wide / 2, tall / 2
    base, motif = TERRAIN[terrain], MOTIF[terrain]
    sketch.polygon(around(x, y, size + 0.5, 6, 0), INK)
    sketch.polygon(around(x, y, size - 2.5, 6, 0), EDGE[terrain])
    outer, inner = around(x, y, size - 2.5, 6, 0), around(x, y, size - 8, 6, 0)
    for edge in (3, 4, 5):  # light falls from above
        after = (edge + 1) % 6
        sketch.polygon([outer[edge], outer[after], inner[after], inner[edge]], LIGHT[terrain])
    sketch.polygon(inner, base)
    sprite = sketch.sprite()
    if terrain in PLATES:
        put(sprite, _plate(terrain, size), x, y)
        return sprite
    soft = SOFT[terrain]
    for place, (dx, dy, k) in enumerate(MOTIFS["whirlpool" if whirlpool else terrain]):
        last = place == len(MOTIFS["whirlpool" if whirlpool else terrain]) - 1
        sign = "terrain_whirlpool" if whirlpool and last else sign_of(terrain)
        put(
            sprite,
            icon(sign, round(size * k), motif if last else soft),
            x + dx * size,
            y + dy * size,
        )
    return sprite


def _plate(terrain: str, size: int) -> Sprite:
    """Draw a plate of time: cast metal with rivets, and what it does to a cooldown."""
    wide, tall = 2 * size, round(size * math.sqrt(3))
    sketch = Sketch(wide, tall)
    x, y = wide / 2, tall / 2
    base, motif = TERRAIN[terrain], MOTIF[terrain]
    soft = EDGE[terrain]
    sketch.polygon(around(x, y, size * 0.86, 6, 0), soft)
    sketch.polygon(around(x, y, size * 0.83, 6, 0), mix(base, CREAM, 0.3))
    for px, py in around(x, y, size * 0.9, 6, 0):
        sketch.circle(px, py, size * 0.04, motif)
    if terrain == "gold_plate":
        for px, py in around(x, y, size * 0.78, 24, 0):
            sketch.line([(x, y), (px, py)], 2, soft, caps=False)
    elif terrain == "silver_plate":
        for radius in (0.68, 0.52):
            sketch.ring(x, y, size * radius, 3, soft)
    elif terrain == "bronze_plate":
        for turn in (0, 60, 120):
            a, b = around(x, y, size * 0.76, 2, turn)
            sketch.line([a, b], 4, soft, caps=False)
    for dx, radius in ((0.0, 0.3), (-0.62, 0.17), (0.62, 0.17)):
        sketch.circle(x + dx * size, y, radius * size, mix(base, CREAM, 0.3))
    sprite = sketch.sprite()
    put(sprite, icon(sign_of(terrain), round(size * 0.5), motif), x, y)
    for dx in (-0.62, 0.62):
        put(sprite, icon(sign_of(terrain), round(size * 0.26), motif), x + dx * size, y)
    return sprite


def terrain_of(data: HexData) -> str:
    """Return what is printed on a hex: a terrain, or in the Temple a plate."""
    if data.terrain is not None:
        return data.terrain
    return next(tag for tag in data.tags if tag in TERRAIN)


def coordinate(p: Plan, key: str, chosen: Color | None = None, edge: bool = False) -> Sprite:
    """Draw a hex's name: in ink, perhaps with a light edge, or as an option in its own color."""
    size = min(40, round(p.size * 0.3))
    if chosen is not None:
        return label(key, size + 4, CREAM, "sans", chosen, 8)
    return label(key, size, INK, "sans", CREAM if edge else None, 4)


def coordinate_at(p: Plan, key: str) -> Point:
    x, y = p.spots[key]
    return x, y - p.tall / 2 + p.size * 0.23


@cached
def field_layer(key: str, width: int = WIDTH, size: int = 0) -> Image.Image:
    p = plan(key, width, size)
    layer = Image.new("RGB", (width, p.height), VELLUM)
    stain(layer, Rng(len(key) * 7 + 1))
    draw_ornaments(layer, p)
    for data in p.field.hexes:
        x, y = p.spots[data.key]
        put(layer, tile(terrain_of(data), p.size, "whirlpool" in data.tags), x, y)
    _rails(layer, p)
    return layer


def draw_coordinates(picture: Image.Image, p: Plan, top: int, signs: Sequence[Point]) -> None:
    """Draw the names of the hexes, above all that is drawn around hexes; those that `signs` come
    near have an edge."""
    for key in p.spots:
        x, y = coordinate_at(p, key)
        crossed = any(abs(x - sx) < 60 and abs(y - sy) < 44 for sx, sy in signs)
        put(picture, coordinate(p, key, edge=crossed), x, y + top)


def _rails(layer: Image.Image, p: Plan) -> None:
    rails = [data for data in p.field.hexes if "railway" in data.tags]
    if not rails:
        return
    sheet = Image.new("RGBA", (layer.width * 2, layer.height * 2), CLEAR)
    pen = ImageDraw.Draw(sheet)
    tracks = [
        (p.spots[a.key], p.spots[b.key])
        for place, a in enumerate(rails)
        for b in rails[:place]
        if distance((a.q, a.r), (b.q, b.r)) == 1
    ]
    for start, end in tracks:
        _ties(pen, start, end)
    for start, end in tracks:
        _track(pen, start, end)
    for data in rails:
        x, y = p.spots[data.key]
        for radius, paint in ((25, GRAVEL), (20, TERRAIN["plain"]), (8, GRAVEL)):
            box = (x - radius) * 2, (y - radius) * 2, (x + radius) * 2, (y + radius) * 2
            pen.ellipse(box, fill=paint)
    drawn = shrunk(sheet, 2)
    layer.paste(drawn, mask=drawn)


def _across(start: Point, end: Point, share: float, side: float) -> Point:
    """Return a point beside a line, doubled for the sheet."""
    (x1, y1), (x2, y2) = start, end
    length = math.dist(start, end)
    x, y = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
    return (x - (y2 - y1) / length * side) * 2, (y + (x2 - x1) / length * side) * 2


def _ties(pen: ImageDraw.ImageDraw, start: Point, end: Point) -> None:
    count = 9
    for place in range(count):
        share = (place + 0.5) / count
        line = [_across(start, end, share, -17), _across(start, end, share, 17)]
        pen.line(line, fill=mix(GRAVEL, VELLUM, 0.45), width=14)


def _track(pen: ImageDraw.ImageDraw, start: Point, end: Point) -> None:
    for side in (-10, 10):
        pen.line([_across(start, end, 0, side), _across(start, end, 1, side)], fill=GRAVEL, width=9)
