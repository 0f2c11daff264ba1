"""What stands around the map: the calendar above it; players, queues and titans below."""

from __future__ import annotations

from PIL import Image

from games.xidit.data import ACTION, DATA, ORDERS_A_YEAR, REWARD_FOR, UNITS, WAIT, tile
from games.xidit.view import Queue, View
from renderers import Words
from renderers.kit.badges import number_disc, seat_badge, shape
from renderers.kit.cache import cached
from renderers.kit.fonts import fitted, label
from renderers.kit.icons import icon
from renderers.kit.palette import mix, rgb
from renderers.kit.panels import plate
from renderers.kit.sketch import Sprite, put, put_left
from renderers.xidit import tiles
from renderers.xidit.background import road_swatch
from renderers.xidit.layout import MAP, WIDTH
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
    city_disc,
    neutral_badge,
    reward,
    unit,
)

HEADER = 96
PANEL = 496
HEIGHT = HEADER + MAP + PANEL
TOP = HEADER + MAP  # of the panel below the map
LEFT, MIDDLE = 24, 824  # of its two halves
HALF = 752


def phase(view: View, words: Words) -> str:
    """Say what is going on."""
    if view.over:
        return words.say("picture-over")
    if view.year == 0:
        return words.say("picture-placing")
    if view.step:
        return words.say("picture-step", step=view.step, steps=ORDERS_A_YEAR)
    return words.say("picture-census" if view.heroes[0].orders else "picture-planning")


def draw_header(picture: Image.Image, view: View, words: Words) -> None:
    middle = HEADER / 2 - 3
    title = words.say("picture-year", year=max(1, view.year), years=view.years)
    right = put_left(picture, label(title, 48, GOLD), 28, middle)
    put_left(picture, label(phase(view, words), 40, CREAM), right + 26, middle)
    step = 60
    left = WIDTH - 30 - view.years * step
    for year in range(1, view.years + 1):
        x = left + step * (year - 0.5)
        when = (year > view.year) - (year < view.year)
        put(picture, year_sign(year, when, year in view.census), x, HEADER / 2 - 3)


@cached
def year_sign(year: int, when: int, census: bool) -> Sprite:
    """Draw a year of the calendar: past, now or to come; a census has a square with a flag."""
    sprite = Image.new("RGBA", (58, HEADER - 8), (*LEATHER, 0))
    fill = (mix(LEATHER, FADED, 0.45), GOLD, CREAM)[when + 1]
    form = "square" if census else "circle"
    size = 56 if when == 0 or census else 50
    put(sprite, shape(form, size, fill, None), 29, 52)
    put(sprite, label(str(year), 34, CREAM if when < 0 else INK), 29, 52)
    if census:
        put(sprite, icon("banner", 30, fill, INK), 36, 17)
    return sprite


def empty_picture() -> Image.Image:
    """Draw leather above, parchment below, and room for the map between them."""
    ground = Image.new("RGB", (WIDTH, HEIGHT), PARCHMENT)
    ground.paste(LEATHER, (0, 0, WIDTH, HEADER))
    ground.paste(GOLD, (0, HEADER - 6, WIDTH, HEADER - 2))
    ground.paste(LEATHER, (0, TOP, WIDTH, TOP + 8))
    ground.paste(GOLD, (0, TOP + 2, WIDTH, TOP + 5))
    ground.paste(LEATHER, (0, HEIGHT - 6, WIDTH, HEIGHT))
    ground.paste(FADED, (WIDTH // 2 - 2, TOP + 24, WIDTH // 2, HEIGHT - 24))
    return ground


def draw_players(picture: Image.Image, view: View, words: Words) -> None:
    """Draw a row for each player: where the hero is, this year's orders, influence."""
    height = min(112, (PANEL - 112) / view.seats)
    for place, seat in enumerate(view.turn_order):
        _player_row(picture, view, words, seat, TOP + 18 + height * (place + 0.5))


def _player_row(picture: Image.Image, view: View, words: Words, seat: int, y: float) -> None:
    hero = view.heroes[seat]
    put(picture, seat_badge(seat, words.letter(seat), 64), LEFT + 34, y)
    if seat == view.first:
        put(picture, icon("crown", 42, GOLD, INK), LEFT + 8, y - 22)
    name = fitted(words.seat(seat), 36, 236)
    put_left(picture, label(name, 36, INK), LEFT + 78, y)
    place = str(hero.city) if hero.city else "–"
    put(picture, number_disc(place, 60, CREAM, INK, 0.62), LEFT + 350, y)
    for step in range(ORDERS_A_YEAR):
        x = LEFT + 410 + step * 47
        order = hero.orders[step] if hero.orders else ""
        current = step + 1 == view.step
        if current:
            put(picture, plate(50, 58, GOLD, INK, 3, 10), x, y)
        done = bool(view.step) and step + 1 < view.step
        put(picture, order_chip(order, 42, done), x, y)
    put(picture, reward("stories", 48), LEFT + 692, y)
    put(picture, label(str(hero.influence), 42, INK), LEFT + 736, y)


@cached
def order_chip(order: str, size: int, faded: bool = False) -> Sprite:
    """Draw an order as a sign; an empty string is one that is still secret."""
    if not order:
        return plate(size, size, mix(PARCHMENT, FADED, 0.3), FADED, 3, 9)
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


def draw_assessments(picture: Image.Image, view: View) -> None:
    """Draw the order of the assessments, how many leave, and the neutral player's levels."""
    y = HEIGHT - 56
    put(picture, plate(HALF, 72, VELLUM, FADED, 3, 14), LEFT + HALF / 2, y)
    for place, key in enumerate(view.assessments):
        x = LEFT + 14 + place * 246
        left = put_left(picture, label(f"{place + 1}.", 38, INK), x, y)
        left = put_left(picture, reward(REWARD_FOR[key], 50), left + 4, y)
        if view.neutral:
            left = put_left(picture, neutral_chip(view.neutral[key]), left + 6, y)
        left = put_left(picture, icon("skull", 34, CRIMSON), left + 10, y)
        put_left(picture, label(str(view.eliminated[place]), 38, CRIMSON), left + 2, y)


@cached
def neutral_chip(level: int) -> Sprite:
    number = label(str(level), 40, INK)
    sprite = Image.new("RGBA", (46 + number.width, 60), (*CREAM, 0))
    put(sprite, neutral_badge(44), 22, 30)
    put_left(sprite, number, 44, 30)
    return sprite


def draw_fate(picture: Image.Image, view: View, words: Words) -> None:
    """Draw both queues, the titans and the barracks."""
    y = TOP + 16
    _queue_title(picture, words.say("picture-next-recruits"), view.recruit_queue, True, y + 16)
    _queue(picture, view, view.recruit_queue, True, y + 66)
    _queue_title(picture, words.say("picture-next-threats"), view.threat_queue, False, y + 116)
    _queue(picture, view, view.threat_queue, False, y + 184)
    put_left(picture, label(words.say("picture-titans"), 30, INK), MIDDLE, y + 254)
    for place, lair in enumerate(view.lairs):
        sprite = (
            tiles.raging_titan(DATA.titan[lair.raging], 244)
            if lair.raging
            else tiles.sleeping_titans(lair.size, lair.titans, 244)
        )
        put_left(picture, sprite, MIDDLE + place * 254, y + 322)
    left = put_left(picture, label(words.say("picture-barracks"), 30, INK), MIDDLE, y + 392)
    put_left(picture, icon("tent", 34, INK), left + 8, y + 390)
    for place, key in enumerate(UNITS):
        left = put_left(picture, unit(key, 50), MIDDLE + place * 152, y + 434)
        put_left(picture, label(str(view.barracks[key]), 42, INK), left + 6, y + 434)


def _queue_title(picture: Image.Image, title: str, queue: Queue, recruits: bool, y: float) -> None:
    put_left(picture, label(title, 30, INK), MIDDLE, y)
    left: float = MIDDLE + 500
    for sign, n in (("pile", queue.pile), ("discard", queue.discard)):
        right = put_left(picture, icon(sign, 34, INK), left, y)
        right = put_left(picture, label(str(n), 34, INK), right + 6, y)
        left += 100
    if queue.discarded is not None:
        put_left(picture, discarded_tile(queue.discarded, recruits), right + 12, y)


@cached
def discarded_tile(city: int, recruits: bool) -> Sprite:
    """Draw the tile on top of a discard, with the side that it shows there."""
    fill, rim, ink = (VELLUM, MOSS, INK) if recruits else (CRIMSON, INK, CREAM)
    sprite = plate(58, 42, fill, rim, 4, 10).copy()
    put(sprite, label(str(city), 34, ink), 29, 21)
    return sprite


def _queue(picture: Image.Image, view: View, queue: Queue, recruits: bool, y: float) -> None:
    left: float = MIDDLE
    for place, city in enumerate((queue.next, queue.top)):
        if city is None:
            continue
        shown = tile(view.seats, city)
        if place:
            left = put_left(picture, icon("arrow", 40, FADED), MIDDLE + 316, y) + 20
        left = put_left(picture, city_disc(city), left, y)
        sprite = tiles.recruitment(shown.recruits) if recruits else tiles.threat(shown)
        put_left(picture, sprite, left + 2, y)
