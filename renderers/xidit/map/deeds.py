"""What was done in the last year, on the map: who rode where, and what they did there."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence

from PIL import Image, ImageDraw

from games.core import Text
from games.xidit.data import UNITS
from games.xidit.table import Deed
from renderers import Words
from renderers.kit.badges import seat_badge
from renderers.kit.cache import cached
from renderers.kit.fonts import label
from renderers.kit.icons import icon
from renderers.kit.palette import SEATS
from renderers.kit.panels import plate
from renderers.kit.sketch import Point, Sprite, put, put_left
from renderers.xidit.map.layout import DISC, Box, beside, city_at, part, path_length, road_path
from renderers.xidit.map.pieces import free_side
from renderers.xidit.paint import ALARM, CREAM, GOLD, INK, MOSS, reward, unit

LANES = (20, -20, 33, -33, 46)  # how far from the middle of its road each rider's line is
LINE, EDGE = 7, 3
HEAD = 16  # half the width of an arrow's head
ROW = 50  # height of what is told of one deed

Told = tuple[int, str, str, tuple[tuple[str, str], ...]]  # seat, letter, what it met, gains


# Where they rode


def draw_routes(picture: Image.Image, deeds: Sequence[Deed], top: int) -> None:
    """Draw a line in the color of each rider along the roads that they took."""
    rides: dict[tuple[int, int], dict[int, set[bool]]] = {}
    for deed in deeds:
        if deed.city != deed.start:
            road = min(deed.start, deed.city), max(deed.start, deed.city)
            rides.setdefault(road, {}).setdefault(deed.seat, set()).add(deed.city == road[1])
    pen = ImageDraw.Draw(picture)
    for road, riders in rides.items():
        for lane, (seat, ways) in zip(LANES, sorted(riders.items()), strict=False):
            path = [(x, y + top) for x, y in beside(road_path(*road), lane)]
            _line(pen, path, SEATS[seat].color, ways)


def _line(
    pen: ImageDraw.ImageDraw, path: list[Point], color: tuple[int, int, int], ways: set[bool]
) -> None:
    """Draw a line along a path, with a head at each end that was ridden to.

    It is drawn as it is: smooth edges would take ten times as long, and nobody sees them.
    """
    length = path_length(path)
    shaft = part(path, DISC + 14, length - DISC - 14)
    shaft = [shaft[0], *shaft[1:-1:4], shaft[-1]]
    heads = []
    for forth in ways:
        tip, *_, before = shaft[::-1][:3] if forth else shaft[:3]
        angle = math.atan2(tip[1] - before[1], tip[0] - before[0])
        heads.append((tip, angle))
    for more, paint in ((EDGE, INK), (0, color)):
        pen.line(shaft, fill=paint, width=LINE + 2 * more, joint="curve")
        for tip, angle in heads:
            pen.polygon(_head(tip, angle, HEAD + more * 1.6), fill=paint)


def _head(tip: Point, angle: float, size: float) -> list[Point]:
    return [
        (tip[0] + size * far * math.cos(angle + turn), tip[1] + size * far * math.sin(angle + turn))
        for far, turn in ((1.1, 0), (1, 2.3), (1, -2.3))
    ]


@cached
def route_sample(seat: int) -> Sprite:
    """Draw a piece of a route for the legend."""
    sprite = Image.new("RGBA", (150, 50), (*INK, 0))
    path: list[Point] = [(-DISC, 25.0), (50.0, 25.0), (100.0, 25.0), (146.0 + DISC, 25.0)]
    _line(ImageDraw.Draw(sprite), path, SEATS[seat].color, {True})
    return sprite


# What they did


def draw_deeds(
    picture: Image.Image, deeds: Sequence[Deed], words: Words, taken: list[Box], top: int
) -> None:
    """Tell beside each city what was done there, as far as there is room for it: it is told below
    the map, too."""
    done: dict[int, list[Told]] = {}
    for deed in sorted(deeds, key=lambda deed: deed.meets in UNITS):  # victories come first
        if deed.meets in (*UNITS, "free", "titan", "weak"):
            entry = (deed.seat, words.letter(deed.seat), deed.meets, tuple(gains(deed.gained)))
            done.setdefault(deed.city, []).append(entry)
    for city, entries in done.items():
        sprite = _cluster(tuple(entries))
        covered, room = free_side(city, sprite.size, taken)
        if not covered:
            x, y = (room[0] + room[2]) / 2, (room[1] + room[3]) / 2 + top
            _lead(picture, city, (x, y), top)
            put(picture, sprite, x, y)
            taken.append(room)


def _lead(picture: Image.Image, city: int, to: Point, top: int) -> None:
    """Draw a line from the edge of a city to what is told of it."""
    x, y = city_at(city)
    far = math.dist((x, y + top), to)
    start = (x + (to[0] - x) / far * DISC, y + top + (to[1] - y - top) / far * DISC)
    ImageDraw.Draw(picture).line([start, to], fill=INK, width=5)


def gains(gained: Iterable[Text]) -> list[tuple[str, str]]:
    """Sum up what was won: the reward, and how much of it as far as all were told."""
    found: dict[str, int] = {}
    hidden = False
    for won in gained:
        kind = won.key.removeprefix("gained-")
        hidden |= kind == "bastion"
        name = {"gold": "gold", "bards": "bards", "bastion": "bards"}.get(kind, "stories")
        found[name] = found.get(name, 0) + int(str(won.args.get("n", 0)))
    amounts = []
    for name, n in found.items():
        some = "?" if name == "bards" and hidden else ""
        amounts.append((name, f"{n or ''}{'+' if n and some else ''}{some}"))
    return amounts


@cached
def _cluster(entries: tuple[Told, ...]) -> Sprite:
    """Join what was done in a city: victories below one another, recruits side by side."""
    rows: list[list[Sprite]] = []
    for victory, group in itertools.groupby(entries, key=lambda entry: entry[2] not in UNITS):
        sprites = [told(entry) for entry in group]
        across = 1 if victory else 1 if len(sprites) == 1 else 2
        rows += [sprites[at : at + across] for at in range(0, len(sprites), across)]
    width = max(sum(sprite.width for sprite in row) for row in rows)
    cluster = Image.new("RGBA", (width, ROW * len(rows)), (*INK, 0))
    for place, row in enumerate(rows):
        left = (width - sum(sprite.width for sprite in row)) / 2
        for sprite in row:
            left = put_left(cluster, sprite, left, ROW * (place + 0.5))
    return cluster


def told(entry: Told) -> Sprite:
    """Draw who did what, and what it brought."""
    seat, letter, meets, won = entry
    numbers = [label(amount, 38, INK) for _, amount in won]
    width = 94 + sum(40 + number.width for number in numbers) + (4 if won else 0)
    edge = ALARM if meets == "weak" else MOSS if meets in UNITS else GOLD
    sprite = plate(width, ROW - 2, CREAM, edge, 4, 22).copy()
    y = sprite.height / 2
    put(sprite, seat_badge(seat, letter, 42), 26, y)
    if meets in UNITS:
        put(sprite, unit(meets, 38), 68, y)
    else:
        put(sprite, icon("titan" if meets == "titan" else "swords", 38, INK), 68, y)
    if meets == "weak":
        put(sprite, icon("cross", 38, ALARM), 68, y)
    left = 90
    for (name, _), number in zip(won, numbers, strict=True):
        left = put_left(sprite, reward(name, 38), left, y)
        left = put_left(sprite, number, left, y) + 2
    return sprite
