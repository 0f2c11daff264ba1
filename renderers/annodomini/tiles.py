"""Tiles: as they lie in the market with what they bring, and in a kingdom with what they have."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from games.annodomini.data import DATA, Tile
from renderers.annodomini.paint import (
    BROKEN,
    CREAM,
    EDGE,
    FADED,
    INK,
    PLASTER,
    STONE,
    category,
    crop_disc,
    field,
    key_badge,
    points,
    special,
    token,
    veil,
)
from renderers.annodomini.signs import Sign, bonus_signs, fitted_strip, gains, strip
from renderers.kit.badges import OUTLINE
from renderers.kit.cache import cached
from renderers.kit.fonts import label
from renderers.kit.icons import icon
from renderers.kit.panels import plate
from renderers.kit.sketch import Sketch, Sprite, put

LEGIBLE = 120  # a smaller tile shows no bonuses


class Place(NamedTuple):
    """A tile in a kingdom, with its tokens."""

    tile: str
    ruin: bool = False
    towers: int = 0
    nobles: int = 0


@cached
def _halves(size: int) -> tuple[Image.Image, Sprite]:
    """Draw where the second crop grows, and the path between the two."""
    half, line = Sketch(size, size), Sketch(size, size)
    half.polygon([(size * 0.72, 0), (size, 0), (size, size), (size * 0.28, size)], INK)
    line.line([(size * 0.72, 0), (size * 0.28, size)], 4, CREAM)
    return half.sprite().getchannel("A"), line.sprite()


def _ground(tile: Tile, ruin: bool, size: int) -> Image.Image:
    """Draw fields of one crop or two, paving under a building, rubble where all is lost."""
    if ruin:
        ground = field("rubble", size, size).copy()
    elif not tile.crops:
        ground = field("paving", size, size).copy()
    else:
        ground = field(tile.crops[0], size, size).copy()
        for crop in tile.crops[1:]:
            half, line = _halves(size)
            ground.paste(field(crop, size, size), mask=half)
            ground.paste(line, mask=line)
    return ground


@cached
def _printed(key: str, ruin: bool, size: int) -> Image.Image:
    """Draw what is printed on a tile and always counts: kind, crops, points, bonuses."""
    tile = DATA.tile[key]
    face = _ground(tile, ruin, size)
    if ruin:
        put(face, icon("ruin", round(size * 0.56), BROKEN), size * 0.5, size * 0.42)
        return face
    if tile.category == "building":
        share = 0.6 if size < LEGIBLE else 0.38 if len(tile.bonuses) > 1 else 0.46
        put(face, special(key, round(size * share)), size * (share / 2 + 0.03), size * 0.54)
    else:
        put(face, category(tile.category, round(size * 0.5)), size * 0.28, size * 0.47)
    disc = round(size * 0.31)
    for back, crop in enumerate(reversed(tile.crops)):
        put(face, crop_disc(crop, disc), size * (0.825 - back * 0.3), size * 0.175)
    row = 0.165 if not tile.crops else 0.53
    if size >= LEGIBLE:
        for bonus in tile.bonuses:
            _bonus(face, bonus_signs(bonus), size, row)
            row += 0.31
    if tile.points:
        put(face, points(tile.points, round(size * 0.37)), size * 0.77, size * max(row, 0.54))
    return face


def _bonus(face: Image.Image, signs: tuple[Sign, ...], size: int, row: float) -> None:
    """Draw points for each of something, on a plate at the right."""
    most = round(size * (0.72 if row < 0.3 else 0.5))
    sprite = fitted_strip(signs, max(24, round(size * 0.2)), most)
    put(
        face,
        plate(sprite.width + 8, round(size * 0.27), CREAM, OUTLINE, 2, 8),
        size * 0.98 - sprite.width / 2 - 4,
        size * row,
    )
    put(face, sprite, size * 0.98 - sprite.width / 2 - 3, size * row)


@cached
def _blank(size: int) -> tuple[Sprite, Image.Image]:
    """Draw a dark tile with round corners, and the part of it that is painted."""
    edge = max(2.0, size / 56)
    outer, inner = Sketch(size, size), Sketch(size, size)
    outer.box(0, 0, size - 0.3, size - 0.3, OUTLINE, size * 0.08)
    inner.box(edge, edge, size - edge - 0.3, size - edge - 0.3, INK, size * 0.065)
    return outer.sprite(), inner.sprite().getchannel("A")


def _finished(face: Image.Image, size: int) -> Sprite:
    """Add round corners and a dark edge."""
    blank, mask = _blank(size)
    sprite = blank.copy()
    sprite.paste(face, mask=mask)
    sprite.putalpha(blank.getchannel("A"))
    return sprite


@cached
def offered(key: str, size: int, faded: bool = False) -> Sprite:
    """Draw a tile of the market: below it stands what it brings when it is placed."""
    face = _printed(key, False, size).copy()
    found = gains(DATA.tile[key])
    if found:
        _gains(face, found, size)
    if faded:
        face = veil(face)
    return _finished(face, size)


def _gains(face: Image.Image, found: list[tuple[str, ...]], size: int) -> None:
    sign = max(24, round(size * 0.225))
    row = strip(tuple(name for signs in found for name in signs), sign)
    most = round(size * 0.93)
    if row.width > most:
        row = row.resize((most, round(row.height * most / row.width)))
    width = row.width + round(size * 0.05)
    put(
        face,
        plate(width, round(size * 0.27), CREAM, OUTLINE, 2, 8),
        size * 0.5,
        size * 0.845,
    )
    put(face, row, size * 0.5 + 1, size * 0.845)


@cached
def small(key: str, ruin: bool, size: int) -> Sprite:
    """Draw no more than what a tile is, and its crops."""
    tile = DATA.tile[key]
    face = _ground(tile, ruin, size)
    if ruin:
        put(face, icon("ruin", round(size * 0.72), BROKEN), size * 0.5, size * 0.5)
    elif tile.category == "building":
        put(face, special(key, round(size * 0.8)), size * 0.5, size * 0.52)
    else:
        put(face, category(tile.category, round(size * 0.6)), size * 0.34, size * 0.62)
        for back, crop in enumerate(reversed(tile.crops)):
            put(face, crop_disc(crop, round(size * 0.42)), size * (0.77 - back * 0.36), size * 0.24)
    return _finished(face, size)


@cached
def standing(place: Place, size: int, number: str = "", faded: bool = False) -> Sprite:
    """Draw a tile in a kingdom with its number and its tokens."""
    face = _printed(place.tile, place.ruin, size).copy()
    if DATA.tile[place.tile].exchange and not place.ruin:
        put(face, icon("exchange", round(size * 0.3), CREAM, INK), size * 0.77, size * 0.53)
    if number:
        _number(face, number, size)
    _tokens(face, place, size)
    if faded:
        face = veil(face)
    return _finished(face, size)


def _number(face: Image.Image, number: str, size: int) -> None:
    side = max(30, round(size * 0.2))
    put(face, key_badge(number, side, PLASTER), side / 2 + 4, side / 2 + 4)


def _tokens(face: Image.Image, place: Place, size: int) -> None:
    """Draw towers and nobles; a number says how many there are of them."""
    counts = [("tower", place.towers), ("noble", place.nobles)]
    crowd = sum(len(str(n)) for _, n in counts if n > 1) > 2  # numbers of two figures
    side = max(26, round(size * (0.21 if crowd else 0.275)))
    parts: list[Sprite] = []
    for name, n in counts:
        if n:
            parts.append(token(name, side))
        if n > 1:
            height = max(24, round(size * (0.2 if crowd else 0.24)))
            parts.append(label(str(n), height, INK, "sans", CREAM, 2 if crowd else 3))
    width = sum(part.width for part in parts)
    left = size * 0.5 - width / 2
    for part in parts:
        put(face, part, left + part.width / 2, size * 0.835)
        left += part.width


@cached
def _lawn(size: int) -> Image.Image:
    face = Image.new("RGB", (size, size), STONE)
    pen = Sketch(size, size)
    step, near, far = size / 9, 9.0, size - 9.0
    for dash in range(0, 9, 2):
        start, end = dash * step + 4, dash * step + step - 2
        for edge in (near, far):
            pen.line([(start, edge), (end, edge)], 3, EDGE)
            pen.line([(edge, start), (edge, end)], 3, EDGE)
    put(face, pen.sprite(), size / 2, size / 2)
    return face


@cached
def vacant(number: str, size: int, trios: tuple[str, ...] = (), faded: bool = False) -> Sprite:
    """Draw a free space, with the crops of the trios that it would complete."""
    face = _lawn(size).copy()
    text = label(number, max(24, round(size * 0.4)), FADED, "sans")
    put(face, text, size / 2, size * (0.34 if trios else 0.5))
    disc = round(size * 0.38)
    for at, crop in enumerate(trios):
        x = size / 2 + (at - (len(trios) - 1) / 2) * disc * 0.98
        put(face, crop_disc(crop, disc), x, size * 0.72)
    if faded:
        face = veil(face)
    return _finished(face, size)
