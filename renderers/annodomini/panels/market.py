"""The market: the column of territory tiles, and the row of special buildings."""

from __future__ import annotations

from PIL import Image

from games.annodomini.data import BUILDING_COST
from games.annodomini.keys import building_key, lot_key
from renderers.annodomini.choices import Mark
from renderers.annodomini.paint import (
    CREAM,
    EDGE,
    FADED,
    GOLD,
    INK,
    MARK,
    PLASTER,
    SAND,
    SEA,
    STONE,
    key_badge,
    token,
)
from renderers.annodomini.palette import panel
from renderers.annodomini.panels.kingdoms import draw_mark
from renderers.annodomini.tiles import offered
from renderers.kit.cache import cached
from renderers.kit.fonts import fitted, label, paragraph, size_for
from renderers.kit.icons import icon
from renderers.kit.palette import Color
from renderers.kit.panels import plate, slab
from renderers.kit.sketch import Sprite, put, put_left

Lots = tuple[tuple[str, int, int], ...]  # tile, coins on it, saracens beside it
WIDTH = 1576
LOT, BUILDING = 168, 150
CAPTION = 52
HEIGHT = CAPTION + LOT + 128
LOT_STEP = 182
LEFT = 784  # of the buildings


def _board(width: int, height: int) -> Image.Image:
    return slab(width, height, SAND, STONE, EDGE, 3, 18)


@cached
def _cost(n: int, free: str, width: int) -> Sprite:
    """Draw what a tile costs: coins, or nothing."""
    sprite = plate(width, 52, CREAM, EDGE, 2, 14).copy()
    if n == 0:
        put(sprite, label(fitted(free, 36, width - 10), 36, INK), width / 2, 26)
        return sprite
    number = label(str(n), 40, INK, "sans")
    left = (width - number.width - 46) / 2
    left = put_left(sprite, number, left, 26)
    put_left(sprite, token("coin", 42), left + 4, 26)
    return sprite


@cached
def beside(coins: int, saracens: int) -> Sprite:
    """Draw what lies by a tile, and comes with it."""
    parts: list[Sprite] = []
    plus = "" if coins and saracens else "+"  # both must fit below a tile
    for name, n in (("coin", coins), ("saracen", saracens)):
        if n:
            parts += [label(f"{plus}{n}", 40, INK, "sans"), token(name, 46)]
    width = sum(part.width + 4 for part in parts) + 16
    fill: Color = SEA if saracens else GOLD
    sprite = plate(width, 58, fill, INK, 3, 14).copy()
    left = 8
    for part in parts:
        left = put_left(sprite, part, left, 29) + 4
    return sprite


@panel
def market_panel(
    lots: Lots,
    buildings: tuple[str, ...],
    stack: int,
    names: tuple[str, ...],
    captions: tuple[str, str, str],
) -> Image.Image:
    """Draw the market of the public picture. Captions: territories, buildings, free."""
    panel = _board(WIDTH, HEIGHT)
    territories, special, free = captions
    y = CAPTION / 2 + 6
    put_left(panel, label(fitted(territories, 34, 460), 34, INK), 20, y)
    number = label(str(stack), 40, INK)
    right = put_left(panel, icon("pile", 40, INK), 640, y)
    put_left(panel, number, right + 8, y)
    right = put_left(panel, label(fitted(special, 34, 560), 34, INK), LEFT + 10, y)
    cost = put_left(panel, label(str(BUILDING_COST), 40, INK, "sans"), right + 18, y)
    put_left(panel, token("coin", 42), cost + 4, y)
    panel.paste(EDGE, (LEFT - 18, 18, LEFT - 15, HEIGHT - 18))
    top = CAPTION + 10
    for at, (tile, coins, saracens) in enumerate(lots):
        x = 22 + at * LOT_STEP
        sprite = offered(tile, LOT)
        panel.paste(sprite, (x, top), sprite)
        badge = key_badge(lot_key(at), 50)
        panel.paste(badge, (x - 8, top - 8), badge)
        put(panel, _cost(at, free, LOT), x + LOT / 2, top + LOT + 28)
        if coins or saracens:
            put(panel, beside(coins, saracens), x + LOT / 2, top + LOT + 84)
    for at, (tile, name) in enumerate(zip(buildings, names, strict=True)):
        x = LEFT + 8 + at * (BUILDING + 5)
        _building(panel, at, tile, name, x, top)
    return panel


def _building(panel: Image.Image, at: int, tile: str, name: str, x: int, top: int) -> None:
    number = building_key(at)
    if not tile:
        empty = plate(BUILDING, BUILDING, PLASTER, EDGE, 3, 12)
        panel.paste(empty, (x, top), empty)
        put(panel, label(number, 44, FADED, "sans"), x + BUILDING / 2, top + 76)
        return
    sprite = offered(tile, BUILDING)
    panel.paste(sprite, (x, top), sprite)
    put(panel, key_badge(number, 46), x + BUILDING / 2, top + BUILDING + 27)
    text = paragraph(name, size_for(name, BUILDING + 4, 29), INK, BUILDING + 6, 2)
    panel.paste(text, (x + 2, top + BUILDING + 52), text)


# One's own market


OWN_WIDTH = 844
OWN_LOT = 206
OWN_BUILDING = 158
OWN_LEFT = 440  # of the buildings


@panel
def own_market(
    lots: Lots,
    buildings: tuple[str, ...],
    stack: int,
    names: tuple[str, ...],
    captions: tuple[str, str, str],
    asked: str,
    lot_marks: tuple[Mark[int], ...],
    building_marks: tuple[Mark[int], ...],
    height: int,
) -> Image.Image:
    """Draw the market beside one's own kingdom: two columns, from the free tile downwards.

    `asked` is the prompt if something of the market is asked for; what is then to be had for
    nothing shows no price.
    """
    panel = _board(OWN_WIDTH, height)
    territories, special, free = captions
    y = 36
    right = put_left(panel, label(fitted(territories, 32, 290), 32, INK), 20, y)
    right = put_left(panel, icon("pile", 36, INK), max(right + 14, 20), y)
    put_left(panel, label(str(stack), 38, INK), right + 6, y)
    left = OWN_LEFT
    right = put_left(panel, label(fitted(special, 32, 300), 32, INK), left, y)
    if asked != "choose-building":
        right = put_left(panel, label(str(BUILDING_COST), 38, INK, "sans"), right + 8, y)
        put_left(panel, token("coin", 38), right + 2, y)
    panel.paste(EDGE, (left - 20, 18, left - 17, height - 18))
    marked = {mark.at: mark for mark in lot_marks}
    step = min(OWN_LOT + 24, (height - 84) // 4)
    for at, (tile, coins, saracens) in enumerate(lots):
        x, top = 24, 78 + at * step
        mark = marked.get(at)
        faded = bool(asked) and mark is None
        cost = 0 if asked == "exchange-for" else at
        sprite = offered(tile, OWN_LOT, faded)
        panel.paste(sprite, (x, top), sprite)
        if mark is not None:
            draw_mark(panel, x, top, OWN_LOT, mark.key, mark.picked)
        else:
            badge = key_badge(lot_key(at), 58)
            panel.paste(badge, (x - 6, top - 6), badge)
        put(panel, _cost(cost, free, 150), x + OWN_LOT + 90, top + 44)
        if coins or saracens:
            put(panel, beside(coins, saracens), x + OWN_LOT + 90, top + 118)
    marked = {mark.at: mark for mark in building_marks}
    step = min(OWN_BUILDING + 26, (height - 84) // len(buildings))
    for at, (tile, name) in enumerate(zip(buildings, names, strict=True)):
        _own_building(panel, at, tile, name, 78 + at * step, bool(asked), marked.get(at))
    return panel


def _own_building(
    panel: Image.Image,
    at: int,
    tile: str,
    name: str,
    top: int,
    asked: bool,
    mark: Mark[int] | None,
) -> None:
    """Draw a special building with its name; it is faded if another is asked for."""
    x = OWN_LEFT
    number = building_key(at)
    if not tile:
        empty = plate(OWN_BUILDING, OWN_BUILDING, PLASTER, EDGE, 3, 12)
        panel.paste(empty, (x, top), empty)
        middle = (x + OWN_BUILDING / 2, top + OWN_BUILDING / 2)
        put(panel, label(number, 44, FADED, "sans"), *middle)
        return
    faded = asked and mark is None
    sprite = offered(tile, OWN_BUILDING, faded)
    panel.paste(sprite, (x, top), sprite)
    if mark is not None:
        draw_mark(panel, x, top, OWN_BUILDING, mark.key, mark.picked, badge=False)
    left = x + OWN_BUILDING + 16
    put_left(panel, key_badge(number, 54, CREAM if mark is None else MARK), left, top + 28)
    room = OWN_WIDTH - left - 12
    text = paragraph(name, size_for(name, room, 38), FADED if faded else INK, room, 2)
    panel.paste(text, (left, top + 62), text)


@panel
def castles_panel(
    castles: tuple[str, ...], caption: str, marks: tuple[Mark[str], ...]
) -> Image.Image:
    """Draw the castles that are still to be chosen."""
    size, height = 190, 236
    panel = _board(WIDTH, height)
    text = paragraph(caption, 46, INK, 420, 3)
    panel.paste(text, (28, round((height - text.height) / 2)), text)
    marked = {mark.at: mark for mark in marks}
    for at, castle in enumerate(castles):
        x = 500 + at * (size + 60)
        sprite = offered(castle, size)
        panel.paste(sprite, (x, 23), sprite)
        if castle in marked:
            draw_mark(panel, x, 23, size, castle, marked[castle].picked)
        else:
            badge = key_badge(castle, 58)
            panel.paste(badge, (x - 8, 15), badge)
    return panel
