"""What lies on the map: tiles, guilds, bards and heroes, and where there is room beside them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from PIL import Image

from games.xidit.data import DATA, tile
from games.xidit.view import View
from renderers import Piece, Words
from renderers.kit.badges import shape
from renderers.kit.cache import cached
from renderers.kit.icons import icon
from renderers.kit.sketch import Sprite, put
from renderers.xidit import tiles
from renderers.xidit.map import names
from renderers.xidit.map.layout import (
    CORNERS,
    CROWD,
    DISC,
    GUILD,
    LORE,
    MAP,
    PLATE,
    REGIONS,
    SPOTS,
    WIDTH,
    Box,
    box,
    city_at,
    common,
    meet,
    towards,
)
from renderers.xidit.paint import CREAM, MOSS, guild_tower

FAR = 420  # what is farther from a city than that cannot be in the way of what stands beside it


def region_names(words: Words) -> tuple[str, ...]:
    return tuple(words.say(f"region-{region.key}") for region in DATA.regions)


def city_names(words: Words) -> tuple[str, ...]:
    return tuple(words.say(f"city-{city.key}") for city in DATA.cities)


def draw_pieces(
    picture: Image.Image,
    view: View,
    words: Words,
    top: int,
    kept: Sequence[Box] = (),
    lettered: bool = True,
) -> list[Box]:
    """Draw tiles, guilds and bards with all names, on a picture whose map begins at the row `top`.

    Names leave `kept` free. Without letters, the small pieces are told apart by shape and color.
    Return what on the map may not be covered, the heroes' places among it.
    """
    letters = "".join(map(words.letter, range(view.seats))) if lettered else ""
    regions = region_names(words)
    names.draw_regions(picture, regions, view.empty, top)
    placed = [
        (city, sprite, towards(city, SPOTS[city].plate, PLATE, sprite.size))
        for city, sprite in _tiles(view)
    ]
    for city, sprite, (x, y) in placed:
        if city in view.arrived:
            put(picture, tiles.newcomer(*sprite.size), x, y + top)
    for region, counts in view.bards.items():
        x, y = REGIONS[region]
        tiles.bards(picture, letters, counts, x, y + top + 30)
    for _, sprite, (x, y) in placed:
        put(picture, sprite, x, y + top)
    for city, guild in view.guilds.items():
        x, y = city_at(city)
        dx, dy = SPOTS[city].guild
        letter = letters[guild.seat : guild.seat + 1]
        tower = guild_tower(guild.seat, letter, guild.stories)
        put(picture, tower, x + dx, y + dy + GUILD[1] / 2 - tower.height / 2 + top)
    present = {
        *(("plate", city) for city in (*view.recruiting, *view.threats)),
        *(("guild", city) for city in view.guilds),
        *(("heroes", hero.city) for hero in view.heroes),
    }
    named = names.draw_cities(picture, city_names(words), regions, present, kept, top)
    return [*taken_rooms(view, words), *named]


def taken_rooms(view: View, words: Words) -> list[Box]:
    """List what on the map may not be covered, but for the names of cities."""
    rooms: list[Box] = [box(place, LORE) for place in REGIONS.values()]
    rooms += map(names.region_room, REGIONS, region_names(words))
    rooms += [box(city_at(city.key), (2 * DISC, 2 * DISC)) for city in DATA.cities]
    rooms += CORNERS
    for city, sprite in _tiles(view):
        rooms.append(box(towards(city, SPOTS[city].plate, PLATE, sprite.size), sprite.size))
    for city in view.guilds:
        (x, y), (dx, dy) = city_at(city), SPOTS[city].guild
        rooms.append(box((x + dx, y + dy), GUILD))
    for piece in heroes(view, words, 0).values():
        rooms.append(box((piece.x, piece.y), piece.sprite.size))
    return rooms


def _tiles(view: View) -> Iterator[tuple[int, Sprite]]:
    for city, units in view.recruiting.items():
        yield city, tiles.recruitment(units)
    for city in view.threats:
        yield city, tiles.threat(tile(view.seats, city))


def heroes(view: View, words: Words, top: int, lettered: bool = True) -> dict[str, Piece]:
    """Find where each hero stands, on a picture whose map begins at the row `top`."""
    together: dict[int, list[int]] = {}
    for seat, hero in enumerate(view.heroes):
        if hero.city:
            together.setdefault(hero.city, []).append(seat)
    found = {}
    for city, seats in together.items():
        crowded = len(seats) > 2
        sprites = [
            tiles.hero(
                seat,
                words.letter(seat) if lettered or not crowded else "",
                seat == view.first,
                crowded,
            )
            for seat in seats
        ]
        columns = min(len(seats), 3 if crowded else 2)
        wide, high = sprites[0].size
        size = (columns * wide, -(-len(seats) // columns) * high)
        x, y = towards(city, SPOTS[city].heroes, CROWD, size)
        for place, (seat, sprite) in enumerate(zip(seats, sprites, strict=True)):
            right, down = place % columns + 0.5, place // columns + 0.5
            found[f"hero-{seat}"] = Piece(
                sprite, x - size[0] / 2 + right * wide, y - size[1] / 2 + down * high + top
            )
    return found


def draw_heroes(
    picture: Image.Image, view: View, words: Words, top: int, lettered: bool = True
) -> None:
    for piece in heroes(view, words, top, lettered).values():
        put(picture, piece.sprite, piece.x, piece.y)


def mark_within_reach(picture: Image.Image, view: View, units: Mapping[str, int], top: int) -> None:
    """Draw a tick on the threats that these units can end."""
    for city in view.threats:
        if tile(view.seats, city).is_met_by(units):
            x, y = city_at(city)
            dx, dy = SPOTS[city].plate
            put(picture, tick(), x + dx + PLATE[0] / 2 - 16, y + dy - PLATE[1] / 2 + 12 + top)


@cached
def tick() -> Sprite:
    sprite = shape("circle", 48, MOSS).copy()
    put(sprite, icon("check", 26, CREAM), 24, 24)
    return sprite


def free_side(city: int, size: tuple[int, int], taken: Sequence[Box]) -> tuple[float, Box]:
    """Find where a thing of this size covers least beside a city, and how much it covers."""
    x, y = city_at(city)
    near = [other for other in taken if meet(other, (x - FAR, y - FAR, x + FAR, y + FAR))]
    best: tuple[float, Box] | None = None
    for room in _sides(city, size):
        covered = outside(room)
        for other in near:
            if meet(room, other):
                covered += common(room, other)
                if best is not None and covered >= best[0]:
                    break
        else:
            if best is None or covered < best[0]:
                best = covered, room
            if not covered:
                break
    assert best is not None
    return best


def outside(room: Box) -> float:
    """Measure how much of a room is beyond the edge of the map, which is worse than covering."""
    area = (room[2] - room[0]) * (room[3] - room[1])
    return 9 * (area - common(room, (4, 4, WIDTH - 4, MAP - 4)))


@lru_cache(maxsize=1024)
def _sides(city: int, size: tuple[int, int]) -> list[Box]:
    """List where a thing of this size may stand beside a city, nearest first."""
    x, y = city_at(city)
    return [
        box(
            (
                x + math.cos(math.radians(turn)) * (DISC + size[0] / 2 - 4 + away),
                y + math.sin(math.radians(turn)) * (DISC + size[1] / 2 - 4 + away),
            ),
            size,
        )
        for away in (0, 24, 52, 84, 116)
        for turn in range(0, 360, 30)
    ]
