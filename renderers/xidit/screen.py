"""What a player has behind their screen, and what they are asked; it stands below their map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from PIL import Image

from games.core import Ask
from games.xidit.data import ORDERS_A_YEAR, UNITS
from games.xidit.preview import Step
from games.xidit.view import Screen, View
from renderers import Words
from renderers.kit.badges import seat_badge
from renderers.kit.cache import cached
from renderers.kit.fonts import fitted, label, paragraph
from renderers.kit.icons import icon
from renderers.kit.palette import mix, rgb
from renderers.kit.panels import plate
from renderers.kit.sketch import Sprite, put, put_left
from renderers.xidit import pieces
from renderers.xidit.dashboard import HALF, HEADER, LEFT, TOP, order_chip
from renderers.xidit.paint import (
    CREAM,
    FADED,
    GOLD,
    INK,
    MOSS,
    VELLUM,
    city_disc,
    reward,
    unit,
)
from renderers.xidit.route import ALARM

FEW = 6  # options that are written out
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
    picture: Image.Image,
    view: View,
    seat: int,
    words: Words,
    picked: Counter[Any],
    shows: bool = False,
) -> None:
    """Draw what is behind a player's screen; `picked` counts what is chosen so far, to be shown in
    a census or to be handed over."""
    screen = view.heroes[seat].screen
    if screen is None:
        raise ValueError(f"seat {seat} may not be seen here")
    put(picture, seat_badge(seat, words.letter(seat), 66), LEFT + 36, TOP + 54)
    name = fitted(words.seat(seat), 42, 420)
    right = put_left(picture, label(name, 42, INK), LEFT + 84, TOP + 54)
    if seat == view.first:
        put_left(picture, icon("crown", 48, GOLD, INK), right + 10, TOP + 54)
    pieces.mark_within_reach(picture, view, screen.units, HEADER)
    _units(picture, screen, picked, shows, TOP + 128)
    _hoard(picture, view, seat, words, TOP + 214)


def _units(
    picture: Image.Image, screen: Screen, picked: Counter[Any], shows: bool, y: float
) -> None:
    share = HALF / len(UNITS)
    for place, key in enumerate(UNITS):
        right = put_left(picture, unit(key, 60), LEFT + place * share, y)
        right = put_left(picture, label(str(screen.units[key]), 50, INK), right + 6, y)
        if picked[key]:
            put_left(picture, mark(min(picked[key], screen.units[key]), shows), right + 2, y - 14)


@cached
def mark(count: int, shows: bool) -> Sprite:
    """Draw how many units of a type are chosen: to be shown and kept, or to be handed over."""
    if not shows:
        return label(f"−{count}", 34, ALARM)
    number = label(str(count), 34, MOSS)
    sprite = Image.new("RGBA", (30 + number.width, number.height), (*MOSS, 0))
    put(sprite, icon("check", 26, MOSS), 13, number.height / 2)
    sprite.alpha_composite(number, (30, 0))
    return sprite


def _hoard(picture: Image.Image, view: View, seat: int, words: Words, y: float) -> None:
    hero = view.heroes[seat]
    if hero.screen is None:
        return
    kept = f"+{hero.screen.kept}" if hero.screen.kept else ""
    things: list[tuple[Sprite, str, str]] = [
        (reward("gold", 60), str(hero.screen.gold), "gold"),
        (reward("stories", 60), f"{hero.influence}{kept}", "stories"),
        (reward("bards", 60), str(hero.screen.bards), "bards"),
        (icon("castle", 54, INK), str(hero.screen.in_bastion), "bastion"),
    ]
    put(picture, plate(HALF, 88, VELLUM, FADED, 3, 14), LEFT + HALF / 2, y)
    captions = [label(words.say(f"picture-{caption}"), 26, INK) for _, _, caption in things]
    widths = [
        sign.width + 6 + max(caption.width, 60)
        for (sign, _, _), caption in zip(things, captions, strict=True)
    ]
    gap = (HALF - 24 - sum(widths)) / (len(things) - 1)
    left: float = LEFT + 12
    for (sign, number, _), caption, width in zip(things, captions, widths, strict=True):
        right = put_left(picture, sign, left, y)
        put_left(picture, label(number, 46, INK), right + 6, y - 16)
        put_left(picture, caption, right + 6, y + 24)
        left += width + gap


def draw_prompt(picture: Image.Image, words: Words, ask: Ask) -> None:
    """Write what is asked, and the options if they are few."""
    put(picture, plate(HALF, 206, CREAM, GOLD, 5, 16), LEFT + HALF / 2, TOP + 366)
    question = paragraph(words(ask.prompt), 38, INK, HALF - 40, 2)
    top = TOP + 276
    if len(ask.options) > FEW:
        picture.paste(question, (LEFT + 22, top + 30), question)
        return
    picture.paste(question, (LEFT + 22, top), question)
    answers = " · ".join(words(option.label) for option in ask.options)
    options = paragraph(answers, 32, mix(INK, FADED, 0.4), HALF - 40, 2)
    picture.paste(options, (LEFT + 22, top + question.height - 12), options)


def draw_plan(picture: Image.Image, route: Sequence[Step]) -> None:
    """Draw six slots: the orders so far, and below each what it does if everybody else waits."""
    put(picture, plate(HALF, 206, CREAM, GOLD, 5, 16), LEFT + HALF / 2, TOP + 366)
    for place in range(ORDERS_A_YEAR):
        x = LEFT + SLOT * (place + 0.5)
        if place >= len(route):
            put(picture, order_chip("", 84), x, TOP + 316)
            put(picture, label(str(place + 1), 44, FADED), x, TOP + 316)
            continue
        step = route[place]
        if step.meets in ("no-road", "again", "nobody", "nothing", "weak"):
            put(picture, plate(112, 186, rgb("#f6c9bb"), ALARM, 4, 14), x, TOP + 366)
        put(picture, order_chip(step.order, 84), x, TOP + 316)
        put(picture, _outcome(step), x, TOP + 410)


def _outcome(step: Step) -> Sprite:
    if step.meets == "road":
        return city_disc(step.target)
    if step.meets in UNITS:
        return unit(step.meets, 62)
    return verdict(step.meets)


@cached
def verdict(meets: str) -> Sprite:
    """Draw what an order comes to, where that is neither a city nor a unit."""
    if meets == "unknown":
        return label("?", 64, INK)
    name, color = VERDICTS[meets]
    return icon(name, 60, color)
