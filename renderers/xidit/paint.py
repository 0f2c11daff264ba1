"""The colors of Xidit, and its small pieces: units, rewards, cities, guilds."""

from __future__ import annotations

from games.xidit.data import ACTION, DATA, TALLEST_GUILD, WAIT
from renderers.kit.badges import OUTLINE, shape, token
from renderers.kit.cache import cached
from renderers.kit.fonts import label
from renderers.kit.icons import icon
from renderers.kit.palette import SEATS, WHITE, rgb
from renderers.kit.panels import plate
from renderers.kit.sketch import Sketch, Sprite, put
from renderers.xidit.map.layout import DISC, GUILD

INK = rgb("#2b2018")
CREAM = rgb("#fbf1d9")
PARCHMENT = rgb("#ead9b0")
VELLUM = rgb("#f4e7c6")
LEATHER = rgb("#3b2a20")
GOLD = rgb("#e8b53a")
CRIMSON = rgb("#7d1f1f")
MOSS = rgb("#3f6b3a")
ALARM = rgb("#e3262b")
MISHAP = rgb("#f6c9bb")  # behind what comes to nothing
FADED = rgb("#a8977a")
WOOD = rgb("#8a5a2e")
GRAY = rgb("#8f8a84")

SEA = rgb("#6fa3b5")
SHALLOWS = rgb("#a6cdd0")
SURF = rgb("#d9ebe6")

TERRAIN = {
    "snow": rgb("#e6ecef"),
    "forest": rgb("#a3bd85"),
    "steppe": rgb("#dfc07c"),
    "farmland": rgb("#ccd488"),
    "hills": rgb("#cda37c"),
    "marsh": rgb("#9cb3a0"),
    "coast": rgb("#cfd0a4"),
    "desert": rgb("#ecd49f"),
    "plains": rgb("#ddd497"),
}
ROAD_COLORS = {"k": rgb("#1d1a18"), "r": rgb("#c4261d"), "b": rgb("#1c57b8")}

ORDER_ICONS = {ACTION: "swords", WAIT: "hourglass"}

UNIT_TOKENS = {
    "peasant": ("square", rgb("#f28c28"), "pitchfork"),
    "archer": ("circle", rgb("#56a84f"), "bow"),
    "infantry": ("shield", rgb("#aab2ba"), "sword"),
    "cleric": ("arch", rgb("#ffffff"), "chalice"),
    "mage": ("diamond", rgb("#b583dc"), "staff"),
}
REWARD_ICONS = {
    "gold": ("coin", rgb("#f2c53d")),
    "bards": ("lyre", rgb("#f0f0f0")),
    "stories": ("tower", rgb("#b9a6e0")),
}


@cached
def unit(key: str, size: int) -> Sprite:
    name, color, sign = UNIT_TOKENS[key]
    return token(name, size, color, sign)


@cached
def reward(key: str, size: int) -> Sprite:
    name, color = REWARD_ICONS[key]
    return icon(name, size, color, OUTLINE)


@cached
def bare_reward(key: str, size: int) -> Sprite:
    """Draw a reward for a dark ground."""
    name, color = REWARD_ICONS[key]
    return icon(name, size, color)


@cached
def city_disc(city: int) -> Sprite:
    """Draw a city: its number in a ring."""
    size = DISC * 2 + 4
    sketch = Sketch(size, size)
    middle = size / 2
    sketch.circle(middle, middle, DISC + 1, INK)
    sketch.circle(middle, middle, DISC - 4, CREAM)
    sprite = sketch.sprite()
    put(sprite, label(str(city), 44, INK), middle, middle)
    return sprite


@cached
def region_code(key: str) -> Sprite:
    """Draw what the buttons call a region."""
    sprite = plate(70, 50, INK, CREAM, 3, 12).copy()
    put(sprite, label(DATA.region[key].code, 38, CREAM, "sans"), 35, 25)
    return sprite


@cached
def neutral_badge(size: int) -> Sprite:
    """Draw the neutral player's badge: a mask, since any letter can be a player's."""
    sprite = shape("hexagon", size, GRAY).copy()
    put(sprite, icon("mask", round(size * 0.6), INK), size / 2, size / 2)
    return sprite


@cached
def guild_tower(seat: int, letter: str, stories: int) -> Sprite:
    """Draw a guild: one story on another above its owner's letter, under a roof."""
    width, height = GUILD
    who = SEATS[seat]
    story, base, roof = 15, 34, 18
    tall = base + TALLEST_GUILD * story + roof
    sketch = Sketch(width, max(height, tall))
    floor = sketch.height
    left, right = 5.0, width - 5.0
    sketch.box(1, floor - base, width - 1, floor, OUTLINE, 4)
    sketch.box(3.5, floor - base + 2.5, width - 3.5, floor - 2.5, WHITE, 2)
    sketch.box(5.5, floor - base + 4.5, width - 5.5, floor - 4.5, who.color, 1)
    top: float = floor - base
    for _ in range(stories):
        sketch.box(left, top - story, right, top + 1, OUTLINE)
        sketch.box(left + 2.5, top - story + 2, right - 2.5, top - 1, WHITE)
        sketch.box(left + 4, top - story + 3.5, right - 4, top - 2.5, who.color)
        top -= story
    sketch.polygon([(width / 2, top - roof), (right + 4, top + 1), (left - 4, top + 1)], OUTLINE)
    sketch.polygon([(width / 2, top - roof + 6), (right - 2, top - 2), (left + 2, top - 2)], WHITE)
    sketch.polygon(
        [(width / 2, top - roof + 9), (right - 6, top - 3.5), (left + 6, top - 3.5)], who.color
    )
    sprite = sketch.sprite()
    put(sprite, label(letter, 28, who.ink, "sans"), width / 2, floor - base / 2)
    return sprite
