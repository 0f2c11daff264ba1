"""The map with everything that is on it."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from games.xidit.data import DATA, tile
from games.xidit.view import View
from renderers import Words
from renderers.kit.badges import shape
from renderers.kit.cache import cached
from renderers.kit.fonts import label
from renderers.kit.icons import icon
from renderers.kit.sketch import Sprite, put
from renderers.xidit import tiles
from renderers.xidit.layout import (
    CROWD,
    DISC,
    GUILD,
    LORE,
    PLATE,
    REGIONS,
    SPOTS,
    Box,
    box,
    city_at,
    towards,
)
from renderers.xidit.paint import CREAM, INK, MOSS, guild_tower


def region_names(words: Words) -> tuple[str, ...]:
    return tuple(words.say(f"region-{region.key}") for region in DATA.regions)


def draw_pieces(picture: Image.Image, view: View, words: Words, top: int) -> None:
    """Draw tiles, guilds and bards on a picture whose map begins at the row `top`."""
    for region, counts in view.bards.items():
        x, y = REGIONS[region]
        tiles.bards(picture, words, counts, x, y + top + 23)
    for city, units in view.recruiting.items():
        _put_tile(picture, city, tiles.recruitment(units), top)
    for city in view.threats:
        _put_tile(picture, city, tiles.threat(tile(view.seats, city)), top)
    for place in DATA.cities:
        if place.key not in view.recruiting and place.key not in view.threats:
            _put_name(picture, place.key, words.say(f"city-{place.key}"), top)
    for city, guild in view.guilds.items():
        x, y = city_at(city)
        dx, dy = SPOTS[city].guild
        tower = guild_tower(guild.seat, words.letter(guild.seat), guild.stories)
        put(picture, tower, x + dx, y + dy + GUILD[1] / 2 - tower.height / 2 + top)


def draw_heroes(picture: Image.Image, view: View, words: Words, top: int) -> None:
    for city, seats in heroes_by_city(view).items():
        crowd = tiles.heroes(seats, "".join(map(words.letter, seats)), view.first)
        x_mid, y_mid = towards(city, SPOTS[city].heroes, CROWD, crowd.size)
        put(picture, crowd, x_mid, y_mid + top)


def heroes_by_city(view: View) -> dict[int, tuple[int, ...]]:
    found: dict[int, tuple[int, ...]] = {}
    for seat, hero in enumerate(view.heroes):
        if hero.city:
            found[hero.city] = (*found.get(hero.city, ()), seat)
    return found


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


def _put_tile(picture: Image.Image, city: int, sprite: Image.Image, top: int) -> None:
    x, y = towards(city, SPOTS[city].plate, PLATE, sprite.size)
    put(picture, sprite, x, y + top)


def _put_name(picture: Image.Image, city: int, name: str, top: int) -> None:
    """Write the name of a city where a tile would lie."""
    sprite = label(name, 28, INK, halo=CREAM, halo_width=2)
    (x, y), (dx, dy) = city_at(city), SPOTS[city].plate
    if abs(dx) > PLATE[0] / 2 + DISC - 4:
        side = DISC + 4 + sprite.width / 2
        put(picture, sprite, x + (side if dx > 0 else -side), y + max(-30, min(30, dy)) + top)
    else:
        put(picture, sprite, x + dx / 3, y + (DISC + 16 if dy > 0 else -DISC - 16) + top)


def taken_rooms(view: View) -> list[Box]:
    """List what on the map should not be covered."""
    rooms = [box(place, LORE) for place in REGIONS.values()]
    rooms += [box(city_at(city.key), (2 * DISC, 2 * DISC)) for city in DATA.cities]
    for city in (*view.recruiting, *view.threats):
        rooms.append(_room(city, SPOTS[city].plate, PLATE))
    rooms += [_room(city, SPOTS[city].guild, GUILD) for city in view.guilds]
    rooms += [_room(city, SPOTS[city].heroes, CROWD) for city in heroes_by_city(view)]
    return rooms


def _room(city: int, offset: tuple[int, int], size: tuple[int, int]) -> Box:
    x, y = city_at(city)
    return box((x + offset[0], y + offset[1]), size)
