"""Where everything is on the map, in pixels of the picture."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from games.xidit.data import DATA
from renderers.kit.sketch import Point, curve

Box: TypeAlias = tuple[float, float, float, float]  # left, top, right, bottom

WIDTH = 1600
MAP = 1260  # height of the map
STRETCH, DOWN = 1.25, 10  # from the rows of the data to those of the picture

DISC = 36  # radius of a city
PLATE = (208, 92)  # what lies in a city
CROWD = (140, 90)  # several heroes in a city
GUILD = (46, 112)
LORE = (226, 146)  # a region's name, values and bards


@dataclass(frozen=True)
class Spot:
    """The middles of what belongs to a city, seen from the middle of its disc."""

    plate: tuple[int, int]
    heroes: tuple[int, int]
    guild: tuple[int, int]


# Found by annealing, so that no tile, guild, group of heroes or region covers another one, and
# the roads stay in sight.
SPOTS = {
    1: Spot(plate=(104, -80), heroes=(99, 20), guild=(-59, -69)),
    2: Spot(plate=(138, 27), heroes=(-102, 0), guild=(18, 92)),
    3: Spot(plate=(-73, -80), heroes=(42, 75), guild=(59, -41)),
    4: Spot(plate=(26, 80), heroes=(-99, -10), guild=(61, -28)),
    5: Spot(plate=(-138, 55), heroes=(0, -77), guild=(53, 25)),
    6: Spot(plate=(73, -80), heroes=(0, 77), guild=(-61, -28)),
    7: Spot(plate=(120, -80), heroes=(0, 77), guild=(-61, -28)),
    8: Spot(plate=(-88, 80), heroes=(102, 0), guild=(-59, -41)),
    9: Spot(plate=(-138, -55), heroes=(0, 77), guild=(16, -104)),
    10: Spot(plate=(104, 80), heroes=(-102, 8), guild=(43, -91)),
    11: Spot(plate=(120, -80), heroes=(99, 19), guild=(-59, -69)),
    12: Spot(plate=(-26, 80), heroes=(-99, -20), guild=(59, -69)),
    13: Spot(plate=(73, -80), heroes=(-42, 75), guild=(-59, -41)),
    14: Spot(plate=(26, -80), heroes=(-102, 6), guild=(53, 25)),
    15: Spot(plate=(138, -14), heroes=(-42, 75), guild=(-59, -69)),
    16: Spot(plate=(-138, 13), heroes=(42, 78), guild=(64, -12)),
    17: Spot(plate=(-138, 8), heroes=(-42, -75), guild=(59, -69)),
    18: Spot(plate=(-88, 80), heroes=(42, -75), guild=(53, 25)),
    19: Spot(plate=(138, 28), heroes=(42, -75), guild=(-61, -28)),
    20: Spot(plate=(-138, 14), heroes=(102, 1), guild=(-16, -104)),
    21: Spot(plate=(138, 14), heroes=(-102, 1), guild=(0, -106)),
}
REGIONS = {
    "C": (690, 500),
    "S": (322, 274),
    "N": (738, 241),
    "E": (1302, 522),
    "V": (1290, 868),
    "H": (800, 866),
    "D": (345, 780),
    "1": (1115, 222),
    "2": (822, 1092),
}

# The keys of the orders, in two corners of the sea.
CORNERS: list[Box] = [(10, MAP - 155, 198, MAP - 9), (WIDTH - 138, MAP - 111, WIDTH - 10, MAP - 9)]

ROADS = [
    (color, city.key, target)
    for city in DATA.cities
    for color, target in city.roads.items()
    if city.key < target
]
COAST = (
    (6, 11),
    (11, 1),
    (1, 19),
    (19, 3),
    (3, 4),
    (4, 5),
    (5, 21),
    (21, 20),
    (20, 8),
    (8, 7),
    (7, 6),
)


@cache
def city_at(city: int) -> tuple[int, int]:
    place = DATA.city[city]
    return place.x, round(place.y * STRETCH + DOWN)


@cache
def road_path(start: int, end: int) -> list[Point]:
    """Return a road as points, with a slight bend that is the same in both directions."""
    if start > end:
        return road_path(end, start)[::-1]
    (x1, y1), (x2, y2) = city_at(start), city_at(end)
    bend = 0.07 if (start * 7 + end * 3) % 2 else -0.07
    middle = ((x1 + x2) / 2 - (y2 - y1) * bend, (y1 + y2) / 2 + (x2 - x1) * bend)
    return curve((x1, y1), middle, (x2, y2))


def region_outline(key: str) -> list[Point]:
    cities = DATA.region[key].cities
    return [
        point
        for place, city in enumerate(cities)
        for point in road_path(city, cities[(place + 1) % len(cities)])
    ]


def beside(path: list[Point], side: float) -> list[Point]:
    """Return a path at a distance to the right of another one."""
    shifted = []
    for place, (x, y) in enumerate(path):
        (x1, y1), (x2, y2) = path[max(0, place - 1)], path[min(len(path) - 1, place + 1)]
        length = math.hypot(x2 - x1, y2 - y1) or 1
        shifted.append((x - (y2 - y1) / length * side, y + (x2 - x1) / length * side))
    return shifted


def part(path: list[Point], start: float, end: float) -> list[Point]:
    """Return what lies between two distances along a path."""
    points: list[Point] = []
    gone = 0.0
    for (x1, y1), (x2, y2) in itertools.pairwise(path):
        length = math.hypot(x2 - x1, y2 - y1)
        for mark in (start, end):
            if gone <= mark < gone + length:
                share = (mark - gone) / length
                points.append((x1 + (x2 - x1) * share, y1 + (y2 - y1) * share))
        gone += length
        if start < gone < end:
            points.append((x2, y2))
    return points


def path_length(path: list[Point]) -> float:
    return sum(math.dist(a, b) for a, b in itertools.pairwise(path))


def dashes(path: list[Point], length: float, gap: float) -> Iterator[list[Point]]:
    total = path_length(path)
    start = 0.0
    while start < total:
        yield part(path, start, min(start + length, total - 0.01))
        start += length + gap


def box(middle: Point, size: tuple[int, int]) -> Box:
    (x, y), (width, height) = middle, size
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def meet(one: Box, other: Box) -> bool:
    """Say whether two boxes have anything in common."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def common(one: Box, other: Box) -> float:
    """Measure what two boxes have in common."""
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    return width * height if width > 0 and height > 0 else 0


def towards(
    city: int, offset: tuple[int, int], room: tuple[int, int], size: tuple[int, int]
) -> Point:
    """Find the middle of a thing in the room that is kept for it, as near its city as possible."""
    x, y = city_at(city)
    spare_x, spare_y = (room[0] - size[0]) / 2, (room[1] - size[1]) / 2
    dx, dy = offset
    return (
        x + dx - math.copysign(min(spare_x, abs(dx)), dx),
        y + dy - math.copysign(min(spare_y, abs(dy)), dy),
    )
