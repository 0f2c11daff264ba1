"""What a player has behind his screen, and what he is asked; it stands below his map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from games.core import Ask
from games.xidit.data import ORDERS_A_YEAR, ROADS, UNITS
from games.xidit.view import Screen, View
from renderers import Words
from renderers.kit.badges import seat_badge
from renderers.kit.fonts import fitted, label, paragraph
from renderers.kit.icons import icon
from renderers.kit.palette import rgb
from renderers.kit.panels import plate
from renderers.kit.sketch import Sprite, put, put_left
from renderers.xidit.around import HALF, LEFT, TOP, order_chip
from renderers.xidit.land import road_swatch
from renderers.xidit.paint import (
    CREAM,
    FADED,
    GOLD,
    INK,
    MOSS,
    PARCHMENT,
    VELLUM,
    city_disc,
    reward,
    unit,
)
from renderers.xidit.places import MAP
from renderers.xidit.plan import Step
from renderers.xidit.route import ALARM

SLOT = HALF / ORDERS_A_YEAR
VERDICTS = {
    "free": ("check", MOSS),
    "weak": ("cross", ALARM),
    "again": ("cross", ALARM),
    "nobody": ("cross", ALARM),
    "nothing": ("cross", ALARM),
    "no-road": ("warning", ALARM),
    "wait": ("hourglass", FADED),
    "titan": ("titan", INK),
}


def draw_screen(
    picture: Image.Image, view: View, seat: int, words: Words, ask: Ask | None, draft: Sequence[str]
) -> None:
    screen = view.heroes[seat].screen
    if screen is None:
        raise ValueError(f"seat {seat} may not be seen here")
    put(picture, seat_badge(seat, 66), LEFT + 36, TOP + 54)
    name = fitted(words.seat(seat), 42, 420)
    right = put_left(picture, label(name, 42, INK), LEFT + 84, TOP + 54)
    if seat == view.first:
        put_left(picture, icon("crown", 48, GOLD, INK), right + 10, TOP + 54)
    _units(picture, screen, Counter(draft) if ask is not None else Counter(), TOP + 130)
    _hoard(picture, view, seat, screen, TOP + 212)


def _units(picture: Image.Image, screen: Screen, picked: Counter[str], y: float) -> None:
    share = HALF / len(UNITS)
    for place, key in enumerate(UNITS):
        right = put_left(picture, unit(key, 60), LEFT + place * share, y)
        right = put_left(picture, label(str(screen.units[key]), 50, INK), right + 6, y)
        if picked[key]:
            chosen = label(f"−{picked[key]}", 34, ALARM)
            put_left(picture, chosen, right + 2, y - 14)


def _hoard(picture: Image.Image, view: View, seat: int, screen: Screen, y: float) -> None:
    """Gold, stories on the map, bards left, bards in the Bastion, stories kept."""
    put(picture, plate(HALF, 76, VELLUM, FADED, 3, 14), LEFT + HALF / 2, y)
    things: list[tuple[Sprite, str]] = [
        (reward("gold", 54), str(screen.gold)),
        (reward("stories", 54), str(view.heroes[seat].influence)),
        (reward("bards", 54), str(screen.bards)),
        (icon("castle", 50, INK), str(screen.in_bastion)),
    ]
    if screen.kept:
        things[1] = (things[1][0], f"{things[1][1]}+{screen.kept}")
    for place, (sign, number) in enumerate(things):
        right = put_left(picture, sign, LEFT + 18 + place * (HALF - 20) / len(things), y)
        put_left(picture, label(number, 46, INK), right + 8, y)


def draw_prompt(picture: Image.Image, prompt: str) -> None:
    """What is asked, in words."""
    sprite = paragraph(prompt, 38, INK, HALF - 40, 4)
    put(picture, plate(HALF, 196, CREAM, GOLD, 5, 16), LEFT + HALF / 2, TOP + 362)
    put(picture, sprite, LEFT + HALF / 2, TOP + 362)


def draw_plan(picture: Image.Image, route: Sequence[Step]) -> None:
    """Six slots: the orders so far, and below each what it probably does."""
    put(picture, plate(HALF, 206, CREAM, GOLD, 5, 16), LEFT + HALF / 2, TOP + 362)
    for place in range(ORDERS_A_YEAR):
        x = LEFT + SLOT * (place + 0.5)
        if place >= len(route):
            put(picture, order_chip("", 84), x, TOP + 312)
            put(picture, label(str(place + 1), 44, FADED), x, TOP + 312)
            continue
        step = route[place]
        if step.meets in ("no-road", "again", "nobody", "nothing", "weak"):
            put(picture, plate(112, 186, rgb("#f6c9bb"), ALARM, 4, 14), x, TOP + 362)
        put(picture, order_chip(step.order, 84), x, TOP + 312)
        put(picture, _outcome(step), x, TOP + 406)


def _outcome(step: Step) -> Sprite:
    if step.meets == "road":
        return city_disc(step.target)
    if step.meets in UNITS:
        return unit(step.meets, 62)
    name, colour = VERDICTS[step.meets]
    return icon(name, 60, colour)


def draw_legend(picture: Image.Image, top: int) -> None:
    """Which key is which road, in a corner of the sea."""
    left, upper = 14, top + MAP - 190
    ground = plate(178, 176, PARCHMENT, INK, 3, 14)
    picture.paste(ground, (left, upper), ground)
    for place, key in enumerate(ROADS):
        y = upper + 34 + place * 54
        put(picture, label(key, 42, INK, "sans"), left + 34, y)
        put_left(picture, road_swatch(key, 104, 30), left + 62, y)
