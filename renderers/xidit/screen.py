"""What a player has behind their screen."""

from __future__ import annotations

from collections import Counter
from typing import Any

from PIL import Image

from games.xidit.data import UNITS
from games.xidit.view import Screen, View
from renderers import Words
from renderers.kit.badges import seat_badge
from renderers.kit.cache import cached
from renderers.kit.fonts import fit, label
from renderers.kit.icons import icon
from renderers.kit.sketch import Sprite, put, put_left
from renderers.xidit.paint import ALARM, GOLD, INK, MOSS, reward, unit


def screen_of(view: View, seat: int) -> Screen:
    screen = view.heroes[seat].screen
    if screen is None:
        raise ValueError(f"seat {seat} may not be seen here")
    return screen


def draw_owner(
    picture: Image.Image,
    view: View,
    seat: int,
    words: Words,
    room: tuple[int, int, int],
    captions: bool,
) -> None:
    """Draw whose screen it is, and at the right their bards, in a room (left, middle, width)."""
    left, y, width = room
    screen = screen_of(view, seat)
    small = bool(screen.kept) and not captions  # three things leave a name little room at a desk
    size = 36 if small else 46
    things: list[tuple[Sprite, int, str]] = [
        (reward("bards", size + 4), screen.bards, "picture-bards"),
        (icon("castle", size, INK), screen.in_bastion, "picture-bastion"),
    ]
    if screen.kept:
        things.append((reward("stories", size), screen.kept, "picture-kept"))
    right: float = left + width
    for sign, number, caption in things[::-1]:
        if captions:
            said = label(words.say(caption), 30, INK)
            right -= said.width
            put_left(picture, said, right, y)
            right -= 6
        count = label(str(number), size - 2, INK)
        right -= count.width
        put_left(picture, count, right, y)
        right -= sign.width + 4
        put_left(picture, sign, right, y)
        right -= 10 if small else 18
    start = put_left(picture, seat_badge(seat, words.letter(seat), 62), left + 2, y) + 12
    if seat == view.first:
        put(picture, icon("crown", 36, GOLD, INK), left + 4, y - 26)
    name = fit(words.seat(seat), (44, 38, 32, 28, 25), right - start + 6, INK)
    put_left(picture, name, start, y)


def draw_units(
    picture: Image.Image,
    screen: Screen,
    picked: Counter[Any],
    shows: bool,
    room: tuple[int, int, int],
) -> None:
    """Draw a player's units in a room (left, middle, width); `picked` counts what is chosen so far,
    to be shown in a census or to be handed over."""
    left, y, width = room
    share = width / len(UNITS)
    size = 60 if share > 120 else 42
    for place, key in enumerate(UNITS):
        right = put_left(picture, unit(key, size), left + place * share, y)
        right = put_left(picture, label(str(screen.units[key]), size - 8, INK), right + 4, y)
        if picked[key]:
            number = min(picked[key], screen.units[key])
            if share > 120:
                put_left(picture, mark(number, shows), right + 2, y - 12)
            else:
                put(picture, mark(number, shows), left + (place + 0.5) * share - 6, y + 36)


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
