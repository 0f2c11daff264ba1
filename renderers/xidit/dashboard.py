"""What stands around the map: the calendar above it; players, queues and titans below."""

from __future__ import annotations

from PIL import Image

from games.xidit.data import ACTION, DATA, ORDERS_A_YEAR, UNITS, WAIT
from games.xidit.view import Lair, Queue, View
from renderers import Words
from renderers.kit.badges import shape
from renderers.kit.cache import cached
from renderers.kit.fonts import fit, label
from renderers.kit.icons import icon
from renderers.kit.palette import mix, rgb
from renderers.kit.panels import plate
from renderers.kit.sketch import Sprite, put, put_left
from renderers.xidit import tiles
from renderers.xidit.map.background import road_swatch
from renderers.xidit.map.layout import MAP, WIDTH
from renderers.xidit.paint import (
    CREAM,
    CRIMSON,
    FADED,
    GOLD,
    INK,
    LEATHER,
    MOSS,
    PARCHMENT,
    VELLUM,
    WOOD,
    city_disc,
    neutral_badge,
    unit,
)

HEADER = 96
PANEL = 444
HEIGHT = HEADER + MAP + PANEL
TOP = HEADER + MAP  # of what is below the map
LEFT, MIDDLE = 24, 924  # where the two parts of the panel begin
PART = 868  # width of the left one


def phase(view: View, words: Words) -> str:
    """Say what is going on."""
    if view.over:
        return words.say("picture-over")
    if view.year == 0:
        return words.say("picture-placing")
    if view.step:
        return words.say("picture-step", step=view.step, steps=ORDERS_A_YEAR)
    return words.say("picture-census" if view.heroes[0].orders else "picture-planning")


def draw_header(picture: Image.Image, view: View, words: Words, height: int = HEADER) -> None:
    """Write the year and what is going on at the left, and draw the calendar at the right."""
    y = height / 2 - 3
    step = 60
    left = WIDTH - 30 - view.years * step
    title = words.say("picture-year", year=max(1, view.year), years=view.years)
    right = put_left(picture, label(title, 48, GOLD), 28, y)
    put_left(
        picture, fit(phase(view, words), (42, 36, 30), left - right - 40, CREAM), right + 26, y
    )
    for year in range(1, view.years + 1):
        x = left + step * (year - 0.5)
        when = (year > view.year) - (year < view.year)
        put(picture, year_sign(year, when, year in view.census), x, y)


@cached
def year_sign(year: int, when: int, census: bool) -> Sprite:
    """Draw a year of the calendar: past, now or to come; a census has a square with a flag."""
    sprite = Image.new("RGBA", (58, HEADER - 8), (*LEATHER, 0))
    fill = (WOOD, GOLD, CREAM)[when + 1]
    form = "square" if census else "circle"
    size = 56 if when == 0 or census else 50
    put(sprite, shape(form, size, fill, None), 29, 52)
    put(sprite, label(str(year), 34, CREAM if when < 0 else INK), 29, 52)
    if census:
        put(sprite, icon("banner", 30, fill, INK), 36, 17)
    return sprite


def empty_picture(height: int = HEIGHT) -> Image.Image:
    """Draw leather above, parchment below, and room for the map between them."""
    ground = Image.new("RGB", (WIDTH, height), PARCHMENT)
    ground.paste(LEATHER, (0, 0, WIDTH, HEADER))
    ground.paste(GOLD, (0, HEADER - 6, WIDTH, HEADER - 2))
    ground.paste(LEATHER, (0, TOP, WIDTH, TOP + 8))
    ground.paste(GOLD, (0, TOP + 2, WIDTH, TOP + 5))
    ground.paste(LEATHER, (0, height - 6, WIDTH, height))
    ground.paste(FADED, (MIDDLE - 16, height - PANEL + 24, MIDDLE - 14, height - 24))
    return ground


@cached
def order_chip(order: str, size: int, faded: bool = False) -> Sprite:
    """Draw an order as a sign; an empty string is one that is still secret."""
    if not order:
        sprite = plate(size, size, mix(PARCHMENT, FADED, 0.3), FADED, 3, 9).copy()
        put(sprite, label("?", round(size * 0.66), FADED), size / 2, size / 2)
        return sprite
    if order == ACTION:
        sprite = plate(size, size, GOLD, INK, 3, 9).copy()
        put(sprite, icon("swords", round(size * 0.72), INK), size / 2, size / 2)
    elif order == WAIT:
        sprite = plate(size, size, rgb("#b9c4c9"), INK, 3, 9).copy()
        put(sprite, icon("hourglass", round(size * 0.68), INK), size / 2, size / 2)
    else:
        sprite = plate(size, size, rgb("#cfc39a"), INK, 3, 9).copy()
        put(sprite, road_swatch(order, size - 6, round(size * 0.56)), size / 2, size / 2)
    if faded:
        veil = Image.new("RGBA", sprite.size, (*PARCHMENT, 0))
        veil.putalpha(sprite.getchannel("A").point(lambda alpha: alpha * 0.55))
        sprite.alpha_composite(veil)
    return sprite


@cached
def neutral_chip(level: int) -> Sprite:
    number = label(str(level), 40, INK)
    sprite = Image.new("RGBA", (46 + number.width, 60), (*CREAM, 0))
    put(sprite, neutral_badge(44), 22, 30)
    put_left(sprite, number, 44, 30)
    return sprite


def draw_fate(picture: Image.Image, view: View, words: Words, top: int) -> None:
    """Draw both queues, the titans and the barracks, in the right half from the row `top` down."""
    _queue_title(picture, words.say("picture-next-recruits"), view.recruit_queue, True, top + 28)
    draw_queue(picture, view, view.recruit_queue, True, MIDDLE, top + 74)
    _queue_title(picture, words.say("picture-next-threats"), view.threat_queue, False, top + 122)
    draw_queue(picture, view, view.threat_queue, False, MIDDLE, top + 190)
    put_left(picture, label(words.say("picture-titans"), 30, INK), MIDDLE, top + 254)
    for place, lair in enumerate(view.lairs):
        put_left(picture, _lair(lair, 212), MIDDLE + place * 220, top + 320)
    put_left(picture, label(words.say("picture-barracks"), 30, INK), MIDDLE, top + 382)
    put(picture, icon("tent", 38, INK), MIDDLE + 58, top + 414)
    for place, key in enumerate(UNITS):
        left = put_left(picture, unit(key, 46), MIDDLE + 136 + place * 104, top + 402)
        put_left(picture, label(str(view.barracks[key]), 40, INK), left + 4, top + 402)


def _lair(lair: Lair, width: int) -> Sprite:
    if lair.raging:
        return tiles.raging_titan(DATA.titan[lair.raging], width)
    return tiles.sleeping_titans(lair.size, lair.titans, width)


def _queue_title(picture: Image.Image, title: str, queue: Queue, recruits: bool, y: float) -> None:
    put_left(picture, label(title, 30, INK), MIDDLE, y)
    left: float = MIDDLE + 400
    for sign, n in (("pile", queue.pile), ("discard", queue.discard)):
        right = put_left(picture, icon(sign, 34, INK), left, y)
        right = put_left(picture, label(str(n), 34, INK), right + 6, y)
        left += 100
    if queue.discarded is not None:
        put_left(picture, discarded_tile(queue.discarded, recruits), right + 10, y)


@cached
def discarded_tile(city: int, recruits: bool) -> Sprite:
    """Draw the tile on top of a discard, with the side that it shows there."""
    fill, rim, ink = (VELLUM, MOSS, INK) if recruits else (CRIMSON, INK, CREAM)
    sprite = plate(58, 42, fill, rim, 4, 10).copy()
    put(sprite, label(str(city), 34, ink), 29, 21)
    return sprite


def draw_queue(
    picture: Image.Image, view: View, queue: Queue, recruits: bool, left: float, y: float
) -> None:
    """Draw the next tile of a queue, and the one after it."""
    for place, city in enumerate((queue.next, queue.top)):
        if city is None:
            continue
        if place:
            left = put_left(picture, icon("arrow", 36, FADED), left + 292, y) + 6
        right = put_left(picture, city_disc(city), left, y)
        put_left(picture, tiles.of_city(view.seats, city, recruits), right + 2, y)
