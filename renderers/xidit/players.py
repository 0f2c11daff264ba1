"""The players below the map for everybody: what their six orders came to, and how they stand."""

from __future__ import annotations

from PIL import Image

from games.xidit.data import ORDERS_A_YEAR, REWARD_FOR, ROADS, UNITS
from games.xidit.table import Deed
from games.xidit.view import View
from renderers import Words
from renderers.kit.badges import seat_badge
from renderers.kit.cache import cached
from renderers.kit.fonts import fit, fitted, label
from renderers.kit.icons import icon
from renderers.kit.palette import rgb
from renderers.kit.panels import plate
from renderers.kit.sketch import Sprite, put, put_left
from renderers.xidit.dashboard import LEFT, PANEL, TOP, order_chip
from renderers.xidit.map.background import road_swatch
from renderers.xidit.map.pieces import tick
from renderers.xidit.paint import (
    ALARM,
    CREAM,
    CRIMSON,
    FADED,
    GOLD,
    INK,
    MISHAP,
    MOSS,
    neutral_badge,
    reward,
    unit,
)

HEAD = 88
NAME = LEFT + 76
CELLS, CELL = LEFT + 296, 58
LEVELS, LEVEL = LEFT + 650, 74
BOX = 54  # of a cell


def draw_players(picture: Image.Image, view: View, words: Words) -> None:
    """Draw a row for each player: last year's orders or this year's, and the three levels."""
    _head(picture, view, words)
    rows = view.seats + bool(view.neutral)
    height = min(96, (PANEL - HEAD - 18) / rows)
    by_step = {(deed.seat, deed.step): deed for deed in view.deeds}
    for place, seat in enumerate(view.turn_order):
        y = TOP + 12 + HEAD + height * (place + 0.5)
        _player(picture, view, words, seat, y)
        _cells(picture, view, seat, by_step, y)
    if view.neutral:
        y = TOP + 12 + HEAD + height * (rows - 0.5)
        put(picture, neutral_badge(62), LEFT + 34, y)
        name = fitted(words.say("neutral"), 38, CELLS + 200 - NAME)
        put_left(picture, label(name, 38, INK), NAME, y)
        for place, assessment in enumerate(view.assessments):
            _level(picture, view.neutral[assessment], place, y)


def _head(picture: Image.Image, view: View, words: Words) -> None:
    """Say which year's orders these are, and what the assessments count and eliminate."""
    put_left(picture, fit(_title(view, words), (38, 34, 30, 26), 280, INK), LEFT + 6, TOP + 40)
    for step in range(ORDERS_A_YEAR):
        ink = CRIMSON if step + 1 == view.step else FADED
        put(picture, label(str(step + 1), 36, ink), CELLS + CELL * (step + 0.5), TOP + 72)
    for place, assessment in enumerate(view.assessments):
        x = LEVELS + LEVEL * (place + 0.5)
        put(picture, label(f"{place + 1}.", 30, INK), x - 20, TOP + 36)
        put(picture, reward(REWARD_FOR[assessment], 44), x + 14, TOP + 36)
        put(picture, leaving(view.eliminated[place]), x, TOP + 78)


def _title(view: View, words: Words) -> str:
    if view.heroes[0].orders:
        return words.say("picture-orders", year=view.year)
    if view.deeds:
        return words.say("picture-orders", year=view.year - 1)
    return words.say("picture-orders-secret")


@cached
def leaving(number: int) -> Sprite:
    """Draw how many an assessment eliminates."""
    sprite = Image.new("RGBA", (60, 44), (*CRIMSON, 0))
    put(sprite, icon("skull", 30, CRIMSON), 16, 22)
    put(sprite, label(str(number), 34, CRIMSON), 44, 22)
    return sprite


def _player(picture: Image.Image, view: View, words: Words, seat: int, y: float) -> None:
    put(picture, seat_badge(seat, words.letter(seat), 64), LEFT + 34, y)
    if seat == view.first:
        put(picture, icon("crown", 36, GOLD, INK), LEFT + 4, y - 28)
    put_left(picture, fit(words.seat(seat), (38, 34, 30), CELLS - NAME - 10, INK), NAME, y)
    for place, assessment in enumerate(view.assessments):
        _level(picture, view.standings[assessment][seat], place, y)


def _level(picture: Image.Image, level: int | None, place: int, y: float) -> None:
    known = level is not None
    number = label(str(level) if known else "?", 42, INK if known else FADED)
    put(picture, number, LEVELS + LEVEL * (place + 0.5), y)


def _cells(
    picture: Image.Image, view: View, seat: int, by_step: dict[tuple[int, int], Deed], y: float
) -> None:
    orders = view.heroes[seat].orders
    for place in range(ORDERS_A_YEAR):
        x = CELLS + CELL * (place + 0.5)
        deed = by_step.get((seat, place + 1))
        if view.step == place + 1:
            put(picture, plate(BOX + 6, BOX + 10, GOLD, CRIMSON, 4, 12), x, y)
        if deed is not None and deed.meets:
            put(picture, deed_cell(deed.order, deed.meets, deed.city), x, y)
        else:
            put(picture, order_chip(orders[place] if orders else "", 50), x, y)


@cached
def deed_cell(order: str, meets: str, city: int) -> Sprite:
    """Draw what came of an order: the city it led to, the unit, the victory, or nothing."""
    middle = BOX / 2
    if meets == "road":
        sprite = plate(BOX, BOX, CREAM, INK, 3, 9).copy()
        put(sprite, label(str(city), 36, INK), middle, 21)
        put(sprite, road_swatch(order, BOX - 8, 14), middle, BOX - 11)
    elif meets in UNITS:
        sprite = plate(BOX, BOX, rgb("#dbe3b4"), MOSS, 3, 9).copy()
        put(sprite, unit(meets, 46), middle, middle)
    elif meets in ("free", "titan"):
        sprite = plate(BOX, BOX, CRIMSON, INK, 3, 9).copy()
        put(
            sprite, icon("skull" if meets == "free" else "titan", 40, CREAM), middle - 3, middle - 2
        )
        put(sprite, tick().resize((28, 28)), BOX - 14, BOX - 14)
    elif meets == "wait":
        return order_chip(order, BOX)
    else:
        sprite = plate(BOX, BOX, MISHAP, ALARM, 3, 9).copy()
        if order in ROADS:
            put(sprite, road_swatch(order, BOX - 8, 24), middle, middle)
        else:
            put(sprite, icon("swords", 38, FADED), middle, middle)
        put(sprite, icon("cross", 42, ALARM), middle, middle)
    return sprite
