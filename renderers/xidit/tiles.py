"""What lies on the map: tiles with units and rewards, heroes, guilds, bards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from games.xidit.data import DATA, REWARDS, Tile, Titan, in_line, tile
from games.xidit.view import Lair
from renderers.kit.badges import seat_badge, token
from renderers.kit.cache import cached
from renderers.kit.fonts import READABLE, label
from renderers.kit.icons import icon, painted
from renderers.kit.palette import SEATS, mix, rgb
from renderers.kit.panels import plate
from renderers.kit.sketch import Sketch, Sprite, curve, put, put_left
from renderers.xidit.map.layout import PLATE
from renderers.xidit.paint import (
    CREAM,
    CRIMSON,
    FADED,
    GOLD,
    INK,
    LEATHER,
    MOSS,
    VELLUM,
    bare_reward,
    unit,
)

# Beasts by the land where their cities lie: forest, steppe, coast, farmland, snow, and so on.
BEASTS = {
    "spider": (1, 10, 17),
    "boar": (2, 4, 16),
    "kraken": (3, 19),
    "rat": (5, 15),
    "wolf": (6, 11),
    "toad": (7, 8),
    "cyclops": (9, 12),
    "dragon": (13, 14, 18),
    "scorpion": (20, 21),
}
BEAST_OF = {city: beast for beast, cities in BEASTS.items() for city in cities}
UNIT = 40
ROW = 46  # height of a row on a tile
STONE = rgb("#8f8a84")
NEW = rgb("#ffc52e")
STEEL = rgb("#c3cad1")


def of_city(seats: int, city: int, recruits: bool) -> Sprite:
    """Draw one side of a city's tile."""
    shown = tile(seats, city)
    return recruitment(shown.recruits) if recruits else threat(shown)


def recruitment(units: Mapping[str, int]) -> Sprite:
    return _recruitment(in_line(units))


@cached
def _recruitment(units: tuple[str, ...]) -> Sprite:
    """Draw the units that wait in a city; the first of them is on gold: it is recruited next."""
    width = max(1, len(units)) * UNIT + 8
    sprite = plate(width, ROW + 6, VELLUM, MOSS, 4, 14).copy()
    if units:
        put_left(sprite, plate(UNIT + 2, ROW - 2, GOLD, GOLD, 1, 10), 3, ROW / 2 + 3)
    else:
        put(sprite, icon("cross", 30, FADED), width / 2, ROW / 2 + 3)
    for place, key in enumerate(units):
        put(sprite, unit(key, UNIT), 4 + UNIT * (place + 0.5), ROW / 2 + 3)
    return sprite


def threat(tile: Tile) -> Sprite:
    rewards = (tile.gold, tile.bards, tile.stories)
    return _threat(BEAST_OF[tile.city], in_line(tile.requires), rewards)


@cached
def _threat(beast: str, units: tuple[str, ...], rewards: tuple[int, int, int]) -> Sprite:
    """Draw a beast with the units that the city needs against it, over what its lord offers."""
    width, height = PLATE
    sprite = _menace(width, height)
    step = min(UNIT, (width - 54) // len(units))
    left = (width - 46 - len(units) * step) / 2
    put(sprite, painted(beast, 46, CREAM, GOLD, INK), left + 22, height / 4 + 1)
    for place, key in enumerate(units):
        put(sprite, unit(key, step), left + 46 + step * (place + 0.5), height / 4 + 1)
    _rewards(sprite, rewards, height * 0.75 - 1)
    return sprite


def _menace(width: int, height: int) -> Sprite:
    sprite = plate(width, height, CRIMSON, INK, 4, 12).copy()
    put(
        sprite,
        plate(width - 8, height // 2 - 4, LEATHER, LEATHER, 1, 8),
        width / 2,
        height * 0.75 - 2,
    )
    return sprite


def _rewards(sprite: Sprite, rewards: tuple[int, int, int], y: float) -> None:
    share = (sprite.width - 8) / 3
    for place, (key, amount) in enumerate(zip(REWARDS, rewards, strict=True)):
        middle = 4 + share * (place + 0.5)
        put(sprite, bare_reward(key, 34), middle - 13, y)
        put(sprite, label(str(amount), READABLE, CREAM), middle + 18, y)


@cached
def raging_titan(titan: Titan, width: int) -> Sprite:
    height = PLATE[1]
    sprite = _menace(width, height)
    step = min(UNIT, (width - 60) // titan.size)
    put(sprite, icon("titan", 44, GOLD, INK), 30, height / 4 + 1)
    for place in range(titan.size):
        put(
            sprite,
            token("hexagon", UNIT, CREAM, "person"),
            58 + step * (place + 0.5),
            height / 4 + 1,
        )
    _rewards(sprite, (titan.gold, titan.bards, titan.stories), height * 0.75 - 1)
    return sprite


@cached
def sleeping_titans(size: int, count: int, width: int) -> Sprite:
    """Draw how many slumber, and how many units one of them will need."""
    height = PLATE[1]
    sprite = plate(width, height, mix(STONE, CREAM, 0.35), STONE, 4, 12).copy()
    ink = mix(STONE, INK, 0.6)
    if not count:
        put(sprite, icon("check", 52, ink), width / 2, height / 2)
        return sprite
    put(sprite, icon("sleeper", 56, ink), 36, height / 2)
    put(sprite, label(f"×{count}", READABLE, ink), 90, height / 2)
    put(sprite, token("hexagon", UNIT, CREAM, "person"), width - 66, height / 2)
    put(sprite, label(str(size), READABLE, ink), width - 28, height / 2)
    return sprite


def small_lair(lair: Lair) -> Sprite:
    return _small_lair(lair.size, lair.titans, lair.raging)


@cached
def _small_lair(size: int, count: int, raging: str | None) -> Sprite:
    """Draw a stack of titans where room is short: below what one costs, what it offers."""
    fill, edge = (CRIMSON, INK) if raging else (mix(STONE, CREAM, 0.35), STONE)
    ink = CREAM if raging else mix(STONE, INK, 0.6)
    sprite = plate(132, 66, fill, edge, 3, 10).copy()
    if raging:
        titan = DATA.titan[raging]
        put(sprite, icon("titan", 32, GOLD), 26, 19)
        put(sprite, token("hexagon", 28, CREAM, "person"), 74, 19)
        put(sprite, label(str(size), 28, ink), 104, 19)
        for place, key in enumerate(REWARDS):
            put(sprite, bare_reward(key, 22), 17 + 41 * place, 48)
            put(sprite, label(str(getattr(titan, key)), 28, ink), 37 + 41 * place, 48)
    elif count:
        put(sprite, icon("sleeper", 44, ink), 28, 33)
        put(sprite, label(f"×{count}", 34, ink), 76, 33)
        put(sprite, label(str(size), 34, ink), 114, 33)
    else:
        put(sprite, icon("check", 40, ink), 66, 33)
    return sprite


@cached
def hero(seat: int, letter: str, first: bool, crowded: bool) -> Sprite:
    """Draw a hero: a helmet over the player's badge. The first player's wears the crown."""
    if crowded:
        sprite = Image.new("RGBA", (46, 46), (*INK, 0))
        sprite.alpha_composite(seat_badge(seat, letter, 46))
        if first:
            sprite.alpha_composite(icon("crown", 20, GOLD, INK), (0, 0))
        return sprite
    sprite = Image.new("RGBA", (68, 88), (*INK, 0))
    sprite.alpha_composite(helmet(seat), (12, 0))
    sprite.alpha_composite(seat_badge(seat, letter, 66), (1, 22))
    if first:
        sprite.alpha_composite(icon("crown", 34, GOLD, INK), (17, 0))
    return sprite


@cached
def helmet(seat: int) -> Sprite:
    """Draw a knight's helmet with a plume in the player's color."""
    color = SEATS[seat].color
    s = Sketch(44, 44)
    s.line(curve((22, 12), (28, -4), (41, 8)), 7, color)
    s.polygon(
        [
            (8, 40),
            (8, 22),
            *curve((8, 22), (10, 8), (22, 8)),
            *curve((22, 8), (34, 8), (36, 22)),
            (36, 40),
        ],
        STEEL,
    )
    s.box(12, 21, 32, 26, INK, 2)
    s.line([(22, 10), (22, 40)], 2.5, INK)
    s.rim(2.5, INK)
    return s.sprite()


@cached
def newcomer(width: int, height: int) -> Sprite:
    """Draw the golden edge around a tile that has just appeared."""
    return plate(width + 16, height + 16, NEW, INK, 3, 20)


def bards(picture: Image.Image, letters: str, counts: Sequence[int], x: float, y: float) -> None:
    """Draw the bards in a region, up to three players in a row."""
    present = [(seat, n) for seat, n in enumerate(counts) if n]
    for row in range(0, len(present), 3):
        chips = [bard_chip(seat, letters[seat : seat + 1], n) for seat, n in present[row : row + 3]]
        left = x - sum(chip.width for chip in chips) / 2
        for chip in chips:
            left = put_left(picture, chip, left, y + row / 3 * 38)


@cached
def bard_chip(seat: int, letter: str, count: int) -> Sprite:
    number = label(str(count), READABLE, INK, halo=CREAM)
    sprite = Image.new("RGBA", (40 + number.width, number.height), (*CREAM, 0))
    sprite.alpha_composite(number, (38, 0))
    put(sprite, seat_badge(seat, letter, 40), 20, number.height / 2)
    return sprite
