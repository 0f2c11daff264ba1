"""The names on the map: those of regions stand still, those of cities give way to the pieces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from functools import lru_cache
from typing import TypeAlias

from PIL import Image

from games.xidit.data import DATA
from renderers.kit.badges import number_disc
from renderers.kit.cache import cached
from renderers.kit.fonts import broken, label, text_width
from renderers.kit.icons import icon
from renderers.kit.palette import rgb
from renderers.kit.sketch import Sprite, put
from renderers.xidit.map.layout import (
    CORNERS,
    CROWD,
    DISC,
    GUILD,
    LORE,
    MAP,
    PLATE,
    REGIONS,
    ROADS,
    SPOTS,
    WIDTH,
    Box,
    box,
    city_at,
    meet,
    road_path,
)
from renderers.xidit.paint import CREAM, GOLD, INK, region_code

NAME = 34  # size of a name
LINE = 34
LONGEST = 300  # a longer name of a region takes two rows
ALONG = 7  # points of roads under a name: more, and it lies along one
SILVER = rgb("#d5d9dc")

Piece: TypeAlias = tuple[str, int]  # what can lie beside a city: its kind, and the city
Place: TypeAlias = tuple[Box, frozenset[Piece]]  # and what would lie there, too


# Regions


def draw_regions(
    picture: Image.Image, names: Sequence[str], closed: Sequence[str], top: int
) -> None:
    for region, name in zip(DATA.regions, names, strict=True):
        sprite = region_label(region.key, name, region.key in closed)
        left, upper, _, _ = region_room(region.key, name)
        picture.paste(sprite, (left, upper + top), sprite)


def region_room(key: str, name: str) -> tuple[int, int, int, int]:
    """Return what a region's name and values take, without its bards."""
    x, y = REGIONS[key]
    width, height = region_label(key, name, False).size
    return x - width // 2, y + 10 - height, x + width - width // 2, y + 10


@cached
def region_label(key: str, name: str, closed: bool) -> Sprite:
    """Draw a region's name above what its bards score, or above a lock."""
    rows = broken(name, NAME, LONGEST)
    width = max(LORE[0], *(round(text_width(row, NAME)) + 4 for row in rows))
    sprite = Image.new("RGBA", (width, LINE * len(rows) + 62), (*CREAM, 0))
    for place, row in enumerate(rows):
        put(sprite, label(row, NAME, INK, halo=CREAM, halo_width=2), width / 2, LINE * place + 20)
    y = sprite.height - 29
    if closed:
        put(sprite, icon("lock", 52, INK, CREAM), width / 2, y)
    else:
        put(sprite, region_code(key), width / 2 - 78, y)
        put(sprite, values(key), width / 2 + 39, y)
    return sprite


@cached
def values(key: str) -> Sprite:
    """Draw what the most bards in a region score on gold, and the second most on silver."""
    region = DATA.region[key]
    sprite = Image.new("RGBA", (150, 52), (*CREAM, 0))
    put(sprite, icon("lyre", 42, INK), 22, 26)
    put(sprite, number_disc(str(region.first), 50, GOLD, INK, 0.72), 70, 26)
    put(sprite, number_disc(str(region.second), 50, SILVER, INK, 0.72), 122, 26)
    return sprite


# Cities


def draw_cities(
    picture: Image.Image,
    names: tuple[str, ...],
    regions: tuple[str, ...],
    present: Set[Piece],
    kept: Sequence[Box],
    top: int,
) -> list[Box]:
    """Write the name of each city where no piece lies, if there is such a place; return where."""
    taken = [*kept]
    for name, places in zip(names, _places(names, regions), strict=True):
        for room, others in places:
            if present.isdisjoint(others) and not any(meet(room, other) for other in taken):
                sprite = label(name, NAME, INK, halo=CREAM, halo_width=2)
                put(picture, sprite, (room[0] + room[2]) / 2, (room[1] + room[3]) / 2 + top)
                taken.append(room)
                break
    return taken[len(kept) :]


@lru_cache(maxsize=8)  # one for each language
def _places(names: tuple[str, ...], regions: tuple[str, ...]) -> list[list[Place]]:
    """Find where each city's name may stand, best first: across no road if possible."""
    kept: list[Box] = [box(place, LORE) for place in REGIONS.values()]
    kept += [
        region_room(region.key, name) for region, name in zip(DATA.regions, regions, strict=True)
    ]
    kept += [box(city_at(city.key), (2 * DISC, 2 * DISC)) for city in DATA.cities]
    kept += CORNERS
    rooms = dict(_rooms())
    roads = [point for _, a, b in ROADS for point in road_path(a, b)]
    found = []
    for city, name in zip(DATA.cities, names, strict=True):
        size = (round(text_width(name, NAME)) + 8, NAME + 2)
        places: list[tuple[int, int, Place]] = []
        for room in _around(city.key, size):
            inside = room[0] >= 4 and room[1] >= 0 and room[2] <= WIDTH - 4 and room[3] <= MAP
            if inside and not any(meet(room, other) for other in kept):
                wide = (room[0], room[1] - 8, room[2], room[3] + 8)
                crossed = sum(wide[0] < x < wide[2] and wide[1] < y < wide[3] for x, y in roads)
                if crossed > ALONG:
                    continue
                others = frozenset(key for key, other in rooms.items() if meet(room, other))
                places.append((crossed, len(places), (room, others)))
        found.append([place for _, _, place in sorted(places, key=lambda entry: entry[:2])])
    return found


def _around(city: int, size: tuple[int, int]) -> Iterator[Box]:
    """List the places for a name around a city, the usual ones first."""
    x, y = city_at(city)
    aside, above = DISC + size[0] / 2 + 2, DISC + size[1] / 2
    for dx, dy in ((0, above), (0, -above), (aside, 0), (-aside, 0)):
        yield box((x + dx, y + dy), size)
    for share in (0.25, 0.5, 0.75, 1):
        for across in (share, -share):
            for down in (above, -above):
                yield box((x + across * size[0] / 2, y + down), size)
    for dx in (aside - 6, 6 - aside):
        for dy in (22, -22):
            yield box((x + dx, y + dy), size)


def _rooms() -> Iterator[tuple[Piece, Box]]:
    for city, spot in SPOTS.items():
        x, y = city_at(city)
        for kind, (dx, dy), size in (
            ("plate", spot.plate, PLATE),
            ("heroes", spot.heroes, CROWD),
            ("guild", spot.guild, GUILD),
        ):
            yield (kind, city), box((x + dx, y + dy), size)
