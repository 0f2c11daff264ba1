"""What a player's own picture adds to the map: their planned route, and what they may choose."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Any

from PIL import Image

from games.core import Ask
from games.xidit.preview import Step
from games.xidit.view import View
from renderers.kit.badges import number_disc
from renderers.kit.cache import cached
from renderers.kit.fonts import label
from renderers.kit.icons import icon
from renderers.kit.palette import rgb
from renderers.kit.panels import frame, plate
from renderers.kit.sketch import Sketch, Sprite, put
from renderers.xidit.map.layout import (
    DISC,
    REGIONS,
    Box,
    beside,
    box,
    city_at,
    common,
    part,
    path_length,
    road_path,
)
from renderers.xidit.map.pieces import free_side
from renderers.xidit.paint import ALARM, CREAM, INK, ORDER_ICONS

ROUTE = rgb("#ffc52e")
CITIES = ("place-hero", "add-story")  # prompts whose options are cities
WHERE_THE_HERO_IS = ("fight-titan", "choose-rewards", "place-bards")
ASIDE = 24  # how far from its road an arrow is


def draw_arrows(picture: Image.Image, route: Sequence[Step], top: int) -> None:
    """Draw arrows along the roads of a planned year."""
    for start, end in dict.fromkeys((s.city, s.target) for s in route if s.target != s.city):
        sprite, left, upper = _arrow(start, end)
        picture.paste(sprite, (left, upper + top), sprite)


def numbers(route: Sequence[Step], taken: Sequence[Box]) -> list[tuple[Sprite, Box]]:
    """Find where the numbers of the orders stand: on their arrows, and beside the city that is not
    left; on nothing that is taken, if possible."""
    found: list[tuple[Sprite, Box]] = []
    taken = [*taken]
    staying: dict[int, list[Step]] = {}
    for step in route:
        if step.target == step.city:
            staying.setdefault(step.city, []).append(step)
            continue
        path = beside(road_path(step.city, step.target), ASIDE)
        length = path_length(path)
        sprite = number_disc(str(step.number), 54, ROUTE, INK, 0.68)
        rooms = [
            box(part(path, length * share, math.inf)[0], sprite.size)
            for share in (0.46, 0.56, 0.36, 0.66, 0.26, 0.74)
        ]
        room = min(rooms, key=lambda room: sum(common(room, other) for other in taken))
        found.append((sprite, room))
        taken.append(room)
    for city, steps in staying.items():
        sprite = _stays(tuple((step.number, step.order, step.meets) for step in steps))
        _, room = free_side(city, sprite.size, taken)
        found.append((sprite, room))
        taken.append(room)
    return found


@cached
def _arrow(start: int, end: int) -> tuple[Sprite, int, int]:
    """Draw an arrow beside the road between two cities; return it with where it belongs."""
    path = beside(road_path(start, end), ASIDE)
    shaft = part(path, DISC + 2, path_length(path) - DISC - 28)
    (x1, y1), (x2, y2) = shaft[-1], part(path, path_length(path) - DISC + 2, math.inf)[0]
    length = math.hypot(x2 - x1, y2 - y1)
    dx, dy = (x2 - x1) / length, (y2 - y1) / length
    head = [(x2, y2), (x1 - dy * 21, y1 + dx * 21), (x1 + dy * 21, y1 - dx * 21)]
    xs, ys = [x for x, _ in shaft + head], [y for _, y in shaft + head]
    left, upper = round(min(xs)) - 16, round(min(ys)) - 16
    sketch = Sketch(max(xs) - left + 16, max(ys) - upper + 16)

    def moved(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
        return [(x - left, y - upper) for x, y in points]

    sketch.line(moved(shaft), 13, ROUTE)
    sketch.polygon(moved(head), ROUTE)
    sketch.rim(4, INK)
    return sketch.sprite(), left, upper


@cached
def _stays(orders: tuple[tuple[int, str, str], ...]) -> Sprite:
    """Draw the orders that are carried out in a city, two in a row."""
    columns = 1 if len(orders) == 1 else 2
    rows = -(-len(orders) // columns)
    sprite = Image.new("RGBA", (columns * 100, rows * 54), (*INK, 0))
    for place, (number, order, meets) in enumerate(orders):
        x, y = place % columns * 100, place // columns * 54
        lost = meets == "no-road"
        tag = plate(100, 54, CREAM if not lost else ALARM, INK, 3, 26).copy()
        put(tag, number_disc(str(number), 48, ROUTE, INK, 0.68), 27, 27)
        put(
            tag, icon("warning" if lost else ORDER_ICONS[order], 38, CREAM if lost else INK), 72, 27
        )
        sprite.alpha_composite(tag, (x, y))
    return sprite


@cached
def ring(chosen: bool) -> Sprite:
    size = 2 * DISC + 30
    sketch = Sketch(size, size)
    sketch.ring(size / 2, size / 2, DISC + 14, 14, INK)
    sketch.ring(size / 2, size / 2, DISC + 12, 10, ALARM if chosen else ROUTE)
    return sketch.sprite()


def draw_choices(
    picture: Image.Image, view: View, ask: Ask, picked: Counter[Any], top: int
) -> None:
    """Draw rings around the cities and frames around the regions that may be chosen.

    They are drawn before the pieces, which they must not cover.
    """
    if ask.prompt.key in WHERE_THE_HERO_IS:
        x, y = city_at(view.heroes[ask.seat].city)
        put(picture, ring(False), x, y + top)
    for option in ask.options:
        if ask.prompt.key in CITIES:
            x, y = city_at(option.value)
            put(picture, ring(bool(picked[option.value])), x, y + top)
        elif ask.prompt.key == "place-bards" and option.value is not None:
            x, y = REGIONS[option.value]
            put(picture, frame(86, 66, INK, 9, 18), x - 78, y - 20 + top)
            put(picture, frame(84, 64, ROUTE, 6, 17), x - 78, y - 20 + top)
            if picked[option.value]:
                more = label(f"+{picked[option.value]}", 46, ROUTE, "sans", halo=INK, halo_width=4)
                put(picture, more, x - 146, y - 20 + top)
