"""The end: how the points came about, and who rules the most prosperous kingdom."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from games.annodomini.table import Score
from games.annodomini.view import View
from renderers import Words
from renderers.annodomini.paint import (
    CREAM,
    DANGER,
    EDGE,
    FADED,
    GOLD,
    INK,
    PLASTER,
    SAND,
    STONE,
    TERRACOTTA,
    field,
)
from renderers.annodomini.palette import palette
from renderers.annodomini.signs import Points, Sign, sign, strip
from renderers.kit.badges import seat_badge
from renderers.kit.cache import cached
from renderers.kit.encode import reduced
from renderers.kit.fonts import fit, fitted, label
from renderers.kit.icons import icon
from renderers.kit.panels import plate, slab
from renderers.kit.sketch import put, put_left

WIDTH = 1600
HEAD = 190
NAMES = 144
ROW = 74
FOOT = 148
LEFT = 470  # of the players' columns

Share = Callable[[Score], int]
ROWS: tuple[tuple[str, tuple[Sign, ...], Share], ...] = (
    ("tiles", ("laurel",), lambda score: score.tiles),
    ("bonuses", (Points(2), "×", "church"), lambda score: score.bonuses),
    ("characters", ("character",), lambda score: score.characters),
    ("scenario", ("seal",), lambda score: score.scenario),
    ("noble", ("noble",), lambda score: score.majorities.get("noble", 0)),
    ("coin", ("coin",), lambda score: score.majorities.get("coin", 0)),
    ("tower", ("tower",), lambda score: score.majorities.get("tower", 0)),
)


def draw_scores(view: View, words: Words) -> Image.Image:
    order = view.ranking
    height = HEAD + NAMES + len(ROWS) * ROW + FOOT
    sheet = Image.new("RGB", (WIDTH, height), SAND)
    sheet.paste(field("roof", WIDTH, HEAD), (0, 0))
    sheet.paste(field("sea", WIDTH, 32), (0, height - 32))
    sheet.paste(INK, (0, HEAD - 8, WIDTH, HEAD))
    sheet.paste(GOLD, (0, HEAD - 7, WIDTH, HEAD - 3))
    _crowning(sheet, order[0], words)
    step = (WIDTH - LEFT - 20) / view.seats
    for place, seat in enumerate(order):
        x = LEFT + step * (place + 0.5)
        tall = NAMES + len(ROWS) * ROW + 90
        fill = PLASTER if place else CREAM
        board = slab(round(step) - 14, tall, SAND, fill, EDGE, 3, 18)
        sheet.paste(board, (round(x - board.width / 2), HEAD + 12))
        put(sheet, seat_badge(seat, words.letter(seat), 74), x, HEAD + 58)
        if not place:
            put(sheet, icon("crown", 64, GOLD, INK), x + 66, HEAD + 54)
        put(sheet, fit(words.seat(seat), range(40, 27, -1), step - 34, INK), x, HEAD + 120)
    for row, (key, signs, points) in enumerate(ROWS):
        _row(sheet, view, words.say(f"sheet-{key}"), signs, key, points, order, row, step)
    y = HEAD + NAMES + len(ROWS) * ROW + 44
    put_left(sheet, label(words.say("sheet-total"), 52, INK), 28, y)
    for place, seat in enumerate(order):
        total = label(str(view.scores[seat].total), 76, INK if place else TERRACOTTA, "sans")
        put(sheet, total, LEFT + step * (place + 0.5), y)
    return reduced(sheet, palette())


def _crowning(sheet: Image.Image, seat: int, words: Words) -> None:
    put(sheet, icon("crown", 150, GOLD, INK), 120, 88)
    put(sheet, seat_badge(seat, words.letter(seat), 136), 290, 90)
    name = fitted(words.seat(seat), 80, 1180)
    put_left(sheet, label(name, 80, GOLD, halo=INK), 382, 62)
    line = fitted(words.say("picture-winner"), 50, 1180)
    put_left(sheet, label(line, 50, CREAM, halo=INK), 384, 138)


def _row(
    sheet: Image.Image,
    view: View,
    title: str,
    signs: tuple[Sign, ...],
    key: str,
    points: Share,
    order: list[int],
    row: int,
    step: float,
) -> None:
    """Draw a source of points; for majorities with how many there are."""
    y = HEAD + NAMES + ROW * (row + 0.5)
    line = round(y - ROW / 2)
    sheet.paste(EDGE, (20, line, LEFT - 10, line + 3))
    put(sheet, _sign(signs), 84, y)
    put_left(sheet, label(fitted(title, 42, LEFT - 170), 42, INK), 158, y)
    for place, seat in enumerate(order):
        n = points(view.scores[seat])
        player = view.players[seat]
        x = LEFT + step * (place + 0.5)
        sheet.paste(EDGE, (round(x - step / 2) + 14, line, round(x + step / 2) - 14, line + 3))
        ink = INK if n > 0 else DANGER if n < 0 else FADED
        number = label(str(n).replace("-", "−"), 54, ink, "sans")
        held = {"noble": player.nobles, "coin": player.coins, "tower": player.towers}.get(key)
        if held is None:
            put(sheet, number, x, y)
            continue
        put(sheet, number, x - 34, y)
        right = put_left(sheet, sign(key, 36), x + 12, y)
        put_left(sheet, label(str(held), 34, FADED, "sans"), right + 6, y)


@cached
def _sign(signs: tuple[Sign, ...]) -> Image.Image:
    sprite = strip(signs, 50 if len(signs) == 1 else 40)
    back = plate(136, 66, STONE, STONE, 1, 14).copy()
    put(back, sprite, 68, 33)
    return back
