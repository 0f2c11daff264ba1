"""The market: the column of territory tiles, and the row of special buildings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from games.annodomini.data import BUILDING_COST
from games.annodomini.keys import lot_key
from renderers.annodomini.choices import Mark
from renderers.annodomini.paint import (
    CREAM,
    EDGE,
    GOLD,
    INK,
    SAND,
    SEA,
    STONE,
    key_badge,
    token,
)
from renderers.annodomini.palette import panel
from renderers.annodomini.panels.buildings import draw_building
from renderers.annodomini.panels.marks import draw_mark
from renderers.annodomini.tiles import offered
from renderers.kit.cache import cached
from renderers.kit.fonts import fit, fitted, label, paragraph, size_for
from renderers.kit.icons import icon
from renderers.kit.palette import Color
from renderers.kit.panels import plate, slab
from renderers.kit.sketch import Sprite, put, put_left

Lots = tuple[tuple[str, int, int], ...]  # tile, coins on it, saracens beside it
Box = tuple[int, int, int, int]  # left, top, width, height
CAPTIONS = range(40, 25, -1)
WIDTH = 1576
LOT = 168
CAPTION = 52
CARD = 146  # height of a building
ACROSS = 3  # buildings side by side
HEIGHT = CAPTION + 2 * CARD + 28
LOT_STEP = 182
LEFT = 772  # of the buildings


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
    with_lots: bool = True,
) -> Image.Image:
    """Draw the market of the public picture. Captions: territories, buildings, free."""
    panel = _board(WIDTH, HEIGHT)
    territories, special, free = captions
    y = CAPTION / 2 + 6
    put_left(panel, label(fitted(territories, 40, 460), 40, INK), 20, y)
    number = label(str(stack), 44, INK)
    right = put_left(panel, icon("pile", 44, INK), 628, y)
    put_left(panel, number, right + 8, y)
    right = put_left(panel, label(fitted(special, 40, 560), 40, INK), LEFT + 4, y)
    cost = put_left(panel, label(str(BUILDING_COST), 44, INK, "sans"), right + 18, y)
    put_left(panel, token("coin", 46), cost + 4, y)
    panel.paste(EDGE, (LEFT - 18, 18, LEFT - 15, HEIGHT - 18))
    top = CAPTION + 14
    for at, (tile, coins, saracens) in enumerate(lots):
        left, _ = lot_at(at)
        if with_lots:
            draw_lot(panel, left, top, LOT, at, tile)
        x = left + LOT / 2
        put(panel, _cost(at, free, LOT), x, top + LOT + 30)
        if coins or saracens:
            put(panel, beside(coins, saracens), x, top + LOT + 88)
    across = 2 if len(buildings) == 4 else ACROSS
    room = (LEFT, CAPTION + 10, WIDTH - LEFT - 12, 2 * CARD + 8)
    for at, box in enumerate(building_boxes(len(buildings), room, across)):
        draw_building(panel, box, at, buildings[at], names[at])
    return panel


def lot_at(place: int) -> tuple[int, int]:
    """Return where a tile of the column is on the panel."""
    return 22 + place * LOT_STEP, CAPTION + 14


def draw_lot(
    panel: Image.Image,
    left: int,
    top: int,
    size: int,
    place: int,
    tile: str,
    faded: bool = False,
    mark: Mark[int] | None = None,
) -> None:
    """Draw a tile of the column with its key."""
    sprite = offered(tile, size, faded)
    panel.paste(sprite, (left, top), sprite)
    if mark is not None:
        draw_mark(panel, left, top, size, mark.key, mark.picked)
    else:
        badge = key_badge(lot_key(place), 58 if size > 180 else 52)
        panel.paste(badge, (left - 8, top - 8), badge)


def building_boxes(n: int, box: Box, across: int = ACROSS) -> list[Box]:
    """Share a room among so many buildings, side by side and in as many rows as it takes."""
    left, top, width, height = box
    rows = -(-n // across)
    wide, tall = (width - 8 * (across - 1)) // across, (height - 8 * (rows - 1)) // rows
    return [
        (left + at % across * (wide + 8), top + at // across * (tall + 8), wide, tall)
        for at in range(n)
    ]


# One's own market


class Market(NamedTuple):
    """The market as a player sees it, with what they may choose from it.

    `asked` is the prompt if something of the market is asked for; what is then to be had for
    nothing shows no price.
    """

    lots: Lots
    buildings: tuple[str, ...]
    stack: int
    names: tuple[str, ...]  # of the buildings
    captions: tuple[str, str, str]  # territories, buildings, free
    asked: str
    lot_marks: tuple[Mark[int], ...]
    building_marks: tuple[Mark[int], ...]


OWN_WIDTH = 874
OWN_LOT = 204
OWN_LEFT = 436  # of the buildings


@panel
def own_market(market: Market, height: int) -> Image.Image:
    """Draw the market beside one's own kingdom: two columns, from the free tile downwards."""
    panel = _board(OWN_WIDTH, height)
    _territories(panel, market, 260, 38)
    left, special = OWN_LEFT, market.captions[1]
    right = put_left(panel, fit(special, CAPTIONS, 300, INK), left, 38)
    _price(panel, market, right + 8, 38)
    panel.paste(EDGE, (left - 16, 18, left - 13, height - 18))
    step = min(OWN_LOT + 24, (height - 84) // 4)
    for at in range(len(market.lots)):
        x, top = 24, 78 + at * step
        beside = x + OWN_LOT + 88
        _choosable_lot(panel, market, at, (x, top, OWN_LOT), (beside, top + 44, 150), top + 118)
    tall = 158 if len(market.buildings) > 4 else 190
    room = OWN_WIDTH - left - 14
    boxes = [(left, 74 + at * (tall + 10), room, tall) for at in range(len(market.buildings))]
    _choosable_buildings(panel, market, boxes)
    return panel


@panel
def desk_market(market: Market, width: int, height: int) -> Image.Image:
    """Draw the market of a desk: the column lies as a row, with the buildings below it."""
    panel = _board(width, height)
    _territories(panel, market, 400, CAPTION / 2 + 6)
    rows = -(-len(market.buildings) // ACROSS)
    tall = 64 if not any(market.buildings) else 140 if height >= 620 else 108
    low = height - rows * (tall + 8) - 8
    boxes = building_boxes(len(market.buildings), (14, low, width - 28, height - low - 14), ACROSS)
    special, room = market.captions[1], boxes[0][2] - 108
    title = paragraph(special, size_for(special, room, 40), INK, room, 2)
    free_cell = len(market.buildings) < rows * ACROSS
    if free_cell:  # there the buildings get their title, else above them
        left, middle = width - boxes[0][2], boxes[-1][1] + boxes[-1][3] / 2
    else:
        left, middle = 20, low - title.height / 2 - 4
        low -= title.height + 8
    put_left(panel, title, left, middle)
    _price(panel, market, width - 88, middle)
    below = 136 if any(coins or saracens for _, coins, saracens in market.lots) else 78
    size = min(200, low - CAPTION - below, (width - 40) // 4 - 16)
    step = (width - 24) // 4
    for at in range(len(market.lots)):
        x, top = 22 + at * step + (step - size) // 2 - 8, CAPTION + 12
        under = (x + size / 2, top + size + 30, size)
        _choosable_lot(panel, market, at, (x, top, size), under, top + size + 86)
    _choosable_buildings(panel, market, boxes)
    return panel


def _territories(panel: Image.Image, market: Market, room: int, y: float) -> None:
    """Write the title of the column, and how many tiles are left."""
    right = put_left(panel, fit(market.captions[0], CAPTIONS, room, INK), 20, y)
    right = put_left(panel, icon("pile", 42, INK), right + 14, y)
    put_left(panel, label(str(market.stack), 40, INK), right + 6, y)


def _price(panel: Image.Image, market: Market, left: float, y: float) -> None:
    """Draw what a building costs, unless it is to be had for nothing."""
    if market.asked != "choose-building":
        right = put_left(panel, label(str(BUILDING_COST), 40, INK, "sans"), left, y)
        put_left(panel, token("coin", 42), right + 2, y)


def _choosable_lot(
    panel: Image.Image,
    market: Market,
    at: int,
    tile_at: tuple[int, int, int],  # left, top, size
    cost_at: tuple[float, float, int],  # middle, width
    brings_y: float,
) -> None:
    """Draw a tile of the column with its cost and what comes with it, marked or faded."""
    tile, coins, saracens = market.lots[at]
    mark = next((mark for mark in market.lot_marks if mark.at == at), None)
    left, top, size = tile_at
    draw_lot(panel, left, top, size, at, tile, bool(market.asked) and mark is None, mark)
    x, y, width = cost_at
    cost = 0 if market.asked == "exchange-for" else at
    put(panel, _cost(cost, market.captions[2], width), x, y)
    if coins or saracens:
        put(panel, beside(coins, saracens), x, brings_y)


def _choosable_buildings(panel: Image.Image, market: Market, boxes: Sequence[Box]) -> None:
    """Draw the buildings, marked or faded."""
    chosen = {mark.at: mark for mark in market.building_marks}
    for at, (box, tile, name) in enumerate(zip(boxes, market.buildings, market.names, strict=True)):
        draw_building(panel, box, at, tile, name, bool(market.asked), chosen.get(at))


CASTLE = 236


@panel
def castles_panel(
    castles: tuple[str, ...], caption: str, marks: tuple[Mark[str], ...]
) -> Image.Image:
    """Draw the castles that are still to be chosen."""
    panel = _board(WIDTH, CASTLE + 48)
    text = paragraph(caption, 46, INK, 260, 4)
    panel.paste(text, (28, round((panel.height - text.height) / 2)), text)
    marked = {mark.at: mark for mark in marks}
    step = (WIDTH - 310) / max(2, len(castles))
    for at, castle in enumerate(castles):
        x = round(310 + at * step + (step - CASTLE) / 2)
        sprite = offered(castle, CASTLE)
        panel.paste(sprite, (x, 24), sprite)
        if castle in marked:
            draw_mark(panel, x, 24, CASTLE, castle, marked[castle].picked)
        else:
            badge = key_badge(castle, 62)
            panel.paste(badge, (x - 8, 16), badge)
    return panel
