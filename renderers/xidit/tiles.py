"""What lies on the map: tiles with units and rewards, heroes, guilds, bards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from games.xidit.data import REWARDS, Tile, Titan, in_line
from renderers import Words
from renderers.kit.badges import seat_badge, token
from renderers.kit.cache import cached
from renderers.kit.fonts import READABLE, label
from renderers.kit.icons import icon
from renderers.kit.palette import mix, rgb
from renderers.kit.panels import plate
from renderers.kit.sketch import Sprite, put, put_left
from renderers.xidit.layout import PLATE
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

UNIT = 40
ROW = 46  # height of a row on a tile
STONE = rgb("#8f8a84")


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
    return _threat(in_line(tile.requires), (tile.gold, tile.bards, tile.stories))


@cached
def _threat(units: tuple[str, ...], rewards: tuple[int, int, int]) -> Sprite:
    """Draw the units that a threatened city needs, over what its lord offers."""
    width, height = PLATE
    sprite = _menace(width, height)
    left = (width - 36 - len(units) * UNIT) / 2
    put(sprite, icon("skull", 34, CREAM), left + 17, height / 4 + 1)
    for place, key in enumerate(units):
        put(sprite, unit(key, UNIT), left + 38 + UNIT * (place + 0.5), height / 4 + 1)
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
    put(sprite, icon("sleeper", 56, ink), 42, height / 2)
    put(sprite, label(f"×{count}", READABLE, ink), 100, height / 2)
    put(sprite, token("hexagon", UNIT, CREAM, "person"), width - 68, height / 2)
    put(sprite, label(str(size), READABLE, ink), width - 30, height / 2)
    return sprite


@cached
def heroes(seats: tuple[int, ...], letters: str, first: int) -> Sprite:
    """Draw the heroes in a city. The first player's wears the crown."""
    size = 62 if len(seats) <= 2 else 46
    columns = min(len(seats), 3 if size == 46 else 2)
    rows = -(-len(seats) // columns)
    sprite = Image.new("RGBA", (columns * size, rows * size), (*INK, 0))
    for place, (seat, letter) in enumerate(zip(seats, letters, strict=True)):
        x, y = place % columns * size, place // columns * size
        sprite.alpha_composite(seat_badge(seat, letter, size), (x, y))
        if seat == first:
            sprite.alpha_composite(icon("crown", 26, GOLD, INK), (x + size - 26, y))
    return sprite


def bards(picture: Image.Image, words: Words, counts: Sequence[int], x: float, y: float) -> None:
    """Draw the bards in a region, up to three players in a row."""
    present = [(seat, n) for seat, n in enumerate(counts) if n]
    for row in range(0, len(present), 3):
        chips = [bard_chip(seat, words.letter(seat), n) for seat, n in present[row : row + 3]]
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
