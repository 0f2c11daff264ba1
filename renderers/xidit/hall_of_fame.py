"""The Hall of Fame: three assessments, who fell in which, and who is left."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from games.core import Rng
from games.xidit.data import REWARD_FOR
from games.xidit.rules.assessments import NEUTRAL
from games.xidit.table import Column
from games.xidit.view import View
from renderers import Words
from renderers.kit.badges import seat_badge
from renderers.kit.cache import cached
from renderers.kit.fonts import fitted, label
from renderers.kit.icons import icon
from renderers.kit.palette import mix, rgb
from renderers.kit.panels import plate
from renderers.kit.screens import DESK
from renderers.kit.sketch import Sprite, put, put_left
from renderers.xidit.map.layout import WIDTH
from renderers.xidit.paint import (
    CREAM,
    CRIMSON,
    FADED,
    GOLD,
    INK,
    LEATHER,
    PARCHMENT,
    VELLUM,
    neutral_badge,
    region_code,
    reward,
)

COLUMN = 510
GONE = rgb("#cdbd97")
LEAVING = rgb("#eec3b4")


@dataclass(frozen=True)
class Heights:
    """How high the parts of a hall are: its title, a column's head, and rows of both tables."""

    title: int
    head: int
    row: int
    points: int


PORTRAIT = Heights(230, 100, 92, 66)
LANDSCAPE = Heights(164, 80, 66, 55)


def draw_hall(view: View, words: Words, landscape: bool = False) -> Image.Image:
    high = LANDSCAPE if landscape else PORTRAIT
    rows = len(view.hall[0].ranking)
    table_top = high.title + high.head + rows * high.row + 50
    bottom = table_top + (view.seats + 1) * high.points + 40
    picture = _ground(max(bottom, DESK[1]) if landscape else bottom, high.title)
    _crowning(picture, view, words, high.title - 42)
    fallen: list[int] = []
    for place, column in enumerate(view.hall):
        _column(picture, words, column, place, fallen, high)
        fallen += column.out
    _reputation(picture, view, words, table_top, high.points)
    return picture


def _ground(height: int, title: int) -> Image.Image:
    """Draw a hall with banners of light."""
    ground = Image.new("RGB", (WIDTH, height), PARCHMENT)
    pen = ImageDraw.Draw(ground)
    rng = Rng(7)
    for _ in range(24):
        x = rng.below(WIDTH)
        pen.line(
            (WIDTH / 2, -60, x * 2 - WIDTH / 2, height), fill=mix(PARCHMENT, CREAM, 0.35), width=26
        )
    ground.paste(LEATHER, (0, 0, WIDTH, title - 34))
    ground.paste(GOLD, (0, title - 42, WIDTH, title - 36))
    return ground


def _crowning(picture: Image.Image, view: View, words: Words, height: int) -> None:
    who, y = view.savior, height / 2
    put(picture, icon("crown", height - 38, GOLD, INK), 120, y - 6)
    if who is None or who == NEUTRAL:
        name, line = words.say("neutral"), words.say("picture-no-saviour")
        put(picture, neutral_badge(height - 58), 284, y)
    else:
        name, line = words.seat(who), words.say("picture-saviour")
        put(picture, seat_badge(who, words.letter(who), height - 54), 284, y)
    put_left(picture, label(fitted(name, 60, 1180), 60, GOLD), 374, y - 22)
    put_left(picture, label(fitted(line, 44, 1180), 44, CREAM), 374, y + 36)


def _column(
    picture: Image.Image,
    words: Words,
    column: Column,
    place: int,
    fallen: list[int],
    high: Heights,
) -> None:
    left, middle = 22 + place * (COLUMN + 13), high.title + high.head / 2
    head = plate(COLUMN, high.head, LEATHER, GOLD, 4, 16)
    picture.paste(head, (left, high.title), head)
    right = put_left(picture, label(f"{place + 1}.", 50, GOLD), left + 22, middle)
    right = put_left(picture, reward(REWARD_FOR[column.assessment], 64), right + 10, middle)
    name = fitted(words.say(f"assessment-{column.assessment}"), 46, COLUMN - (right - left) - 30)
    put_left(picture, label(name, 46, CREAM), right + 14, middle)
    for rank, who in enumerate(column.ranking):
        y = high.title + high.head + 16 + (rank + 0.5) * high.row
        leaving, gone = who in column.out, who in fallen
        fill = LEAVING if leaving else GONE if gone else VELLUM
        edge = CRIMSON if leaving else FADED
        put(picture, plate(COLUMN, high.row - 8, fill, edge, 4, 14), left + COLUMN / 2, y)
        _participant(
            picture,
            words,
            who,
            left + 46,
            y,
            COLUMN - (270 if leaving else 190),
            FADED if gone else INK,
        )
        if leaving:
            put(picture, icon("skull", 58, CRIMSON), left + COLUMN - 130, y)
        level = label(str(column.levels[who]), 50, FADED if gone else INK)
        put_left(picture, level, left + COLUMN - 16 - level.width, y)


def _participant(
    picture: Image.Image,
    words: Words,
    who: int,
    x: float,
    y: float,
    width: float,
    ink: tuple[int, int, int],
) -> None:
    if who == NEUTRAL:
        put(picture, neutral_badge(54), x, y)
        name = words.say("neutral")
    else:
        put(picture, seat_badge(who, words.letter(who), 56), x, y)
        name = words.seat(who)
    put_left(picture, label(fitted(name, 38, width), 38, ink), x + 42, y)


def _reputation(picture: Image.Image, view: View, words: Words, top: int, height: int) -> None:
    """Draw how many points each region gave to whom."""
    left, step = 440, (WIDTH - 460) / (len(view.reputation) + 1)
    put_left(picture, reward("bards", 58), 26, top + 30)
    put_left(
        picture,
        label(fitted(words.say("picture-reputation"), 40, left - 110), 40, INK),
        92,
        top + 30,
    )
    for place, region in enumerate(view.reputation):
        put(picture, region_code(region), left + step * (place + 0.5), top + 30)
    for seat in range(view.seats):
        y = top + height * (seat + 1) + 34
        put(picture, plate(WIDTH - 44, height - 4, VELLUM, FADED, 3, 12), WIDTH / 2, y)
        _participant(picture, words, seat, 62, y, 310, INK)
        for place, (region, points) in enumerate(view.reputation.items()):
            x = left + step * (place + 0.5)
            put(picture, _points(view.bards[region][seat], points[seat]), x, y)
        total = sum(points[seat] for points in view.reputation.values())
        put(picture, label(str(total), 48, CRIMSON), left + step * (len(view.reputation) + 0.5), y)


@cached
def _points(bards: int, points: int) -> Sprite:
    return label(str(points) if points else "·" if bards else "–", 42, INK if points else FADED)
