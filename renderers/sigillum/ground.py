"""The page and the field without anything on it: drawn once, then copied."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from games.core import Rng
from games.hexes import distance
from games.sigillum.fields import HexData
from renderers.kit.cache import cached
from renderers.kit.fonts import label
from renderers.kit.icons import icon
from renderers.kit.palette import Colour, mix, rgb
from renderers.kit.sketch import CLEAR, Point, Sketch, Sprite, around, curve, put, shrunk
from renderers.sigillum.paint import (
    CREAM,
    EDGE,
    GILT,
    INK,
    MOTIF,
    PLATES,
    RUBRIC,
    SHADE,
    SHINE,
    SOFT,
    TERRAIN,
    VELLUM,
    VERDIGRIS,
    sign_of,
)
from renderers.sigillum.places import HEADER, MARGIN, PAD, WIDTH, Plan, plan

# Where the motifs of a terrain are, and how large: in sizes of the hex, the largest last.
MOTIFS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "plain": ((-0.64, 0.06, 0.28), (0.64, 0.02, 0.28), (0.0, 0.04, 0.4)),
    "forest": (
        (-0.68, 0.02, 0.36),
        (0.68, 0.02, 0.36),
        (-0.42, 0.54, 0.36),
        (0.42, 0.54, 0.36),
        (0.0, 0.04, 0.56),
    ),
    "mountain": ((-0.62, 0.08, 0.44), (0.62, 0.08, 0.44), (-0.3, 0.6, 0.34), (0.0, 0.02, 0.62)),
    "water": ((-0.64, 0.02, 0.32), (0.64, 0.02, 0.32), (0.34, 0.6, 0.32), (0.0, 0.02, 0.5)),
    "whirlpool": ((-0.34, 0.6, 0.3), (0.36, 0.6, 0.3), (0.0, 0.0, 0.78)),
    "lava": ((-0.64, 0.1, 0.32), (0.64, 0.1, 0.32), (-0.32, 0.6, 0.32), (0.0, 0.04, 0.58)),
}
GRAVEL = rgb("#5b5148")


@cached
def tile(terrain: str, size: int, whirlpool: bool = False) -> Sprite:
    """A hex in the inks of its terrain."""
    wide, tall = 2 * size, round(size * math.sqrt(3))
    sketch = Sketch(wide, tall)
    x, y = wide / 2, tall / 2
    base, motif = TERRAIN[terrain], MOTIF[terrain]
    sketch.polygon(around(x, y, size + 0.5, 6, 0), INK)
    sketch.polygon(around(x, y, size - 2.5, 6, 0), EDGE[terrain])
    sketch.polygon(around(x, y, size - 7, 6, 0), base)
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
    """A plate of time: cast metal with rivets, and what it does to a cooldown."""
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
    """Of a hex as it is printed: a terrain, or in the Temple a plate."""
    if data.terrain is not None:
        return data.terrain
    return next(tag for tag in data.tags if tag in TERRAIN)


@cached
def coordinate(key: str, chosen: Colour | None = None) -> Sprite:
    """A hex's name, in ink with a light edge."""
    if chosen is not None:
        return label(key, 44, CREAM, "sans", chosen, 8)
    return label(key, 40, INK, "sans", CREAM, 4)


def coordinate_at(p: Plan, key: str) -> Point:
    x, y = p.spots[key]
    return x, y - p.tall / 2 + 32


@cached
def field_layer(key: str) -> Image.Image:
    p = plan(key)
    layer = Image.new("RGB", (WIDTH, p.height), VELLUM)
    _stain(layer, Rng(len(key) * 7 + 1))
    _margins(layer, p)
    for data in p.field.hexes:
        x, y = p.spots[data.key]
        put(layer, tile(terrain_of(data), p.size, "whirlpool" in data.tags), x, y)
    _rails(layer, p)
    return layer


def draw_coordinates(picture: Image.Image, p: Plan, top: int) -> None:
    """The names of the hexes, above all that is drawn around hexes."""
    for key in p.spots:
        x, y = coordinate_at(p, key)
        put(picture, coordinate(key), x, y + top)


def _stain(page: Image.Image, rng: Rng) -> None:
    """Vellum is never of one colour."""
    pen = ImageDraw.Draw(page)
    tone = mix(VELLUM, SHADE, 0.45)
    for _ in range(7):
        x, y = rng.below(page.width), rng.below(page.height)
        wide, tall = 90 + rng.below(220), 40 + rng.below(110)
        pen.ellipse((x - wide, y - tall, x + wide, y + tall), fill=tone)


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
    """A point beside a line, doubled for the sheet."""
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


# Ornaments


def _margins(layer: Image.Image, p: Plan) -> None:
    """Vines beside the field, and sprays in its corners."""
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
    flipped = vine.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    layer.paste(flipped, (WIDTH - flipped.width, 0), flipped)


def _vine(s: Sketch, x: float, top: float, bottom: float, reach: float) -> None:
    """A stem that swings from side to side, with leaves, tendrils and gilded berries."""
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
    """A twig that lies in a corner."""
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


def leaf(height: int) -> Image.Image:
    """An empty leaf of the book."""
    return Image.new("RGB", (WIDTH, height), VELLUM)


def page(height: int) -> Image.Image:
    """A leaf that has aged, with its ruled edge."""
    aged = leaf(height)
    _stain(aged, Rng(5))
    rule(aged)
    return aged


def rule(picture: Image.Image) -> None:
    """The edge of a page: ink, gilt, ink; and a red line below its title."""
    pen = ImageDraw.Draw(picture)
    width, height = picture.size
    for inset, colour, thick in ((0, INK, 3), (3, GILT, 5), (8, INK, 2)):
        pen.rectangle(
            (inset, inset, width - 1 - inset, height - 1 - inset), outline=colour, width=thick
        )
    pen.rectangle((MARGIN, HEADER - 10, WIDTH - MARGIN, HEADER - 8), fill=RUBRIC)
