"""The players: fame, level, values, crystals, units and skills, next to each other."""

from __future__ import annotations

from PIL import Image

from games.mageknight.data import BASIC
from games.mageknight.table import Unit
from games.mageknight.view import HeroView, View
from renderers import Words
from renderers.kit.cache import cached
from renderers.kit.fonts import fit, label
from renderers.kit.icons import icon
from renderers.kit.palette import SEATS, Color
from renderers.kit.panels import plate
from renderers.kit.sketch import Sprite, put, put_left
from renderers.mageknight.paint import (
    BLOOD,
    CREAM,
    FAINT,
    GOLD,
    LEAF,
    STEEL,
    crystals,
    gem,
    hour,
    resistance,
    value,
)
from renderers.mageknight.panels.header import awaited, badge, player
from renderers.mageknight.viewport import MARGIN, WIDTH

GAP = 12
HEAD = 84
STATS = 124  # two rows of values
STONES = 62
ROW = 54  # a unit
LINE = 46  # a skill
FEW = 2  # players who have room for two columns each


def reputation(n: int) -> str:
    return f"+{n}" if n > 0 else str(n).replace("-", "−")


def values(hero: HeroView) -> list[tuple[str, str, Color]]:
    """Sign, number and color of everything that is counted."""
    return [
        ("value_fame", str(hero.fame), GOLD),
        ("value_level", str(hero.level), LEAF),
        ("value_reputation", reputation(hero.reputation), CREAM),
        ("value_armor", str(hero.armor), STEEL),
        ("cards", f"{hero.cards}", CREAM),
        ("pile", f"{hero.deck}", FAINT),
    ]


def owned(hero: HeroView) -> tuple[int, ...]:
    return tuple(hero.crystals.get(color, 0) for color in BASIC)


def _columns(view: View) -> tuple[int, bool]:
    """How wide a player's panel is, and whether its halves stand side by side."""
    count = max(2, view.seats + (view.dummy is not None))
    width = (WIDTH - 2 * MARGIN - GAP * (count - 1)) // count
    return width, count <= FEW


def players_height(view: View) -> int:
    _, wide = _columns(view)
    tallest = 0
    for hero in view.heroes:
        troops = ROW * len(hero.units) + LINE * len(hero.skills)
        if wide:
            tallest = max(tallest, STATS + STONES, troops)
        else:
            tallest = max(tallest, STATS + STONES + troops)
    return HEAD + tallest + 20 + GAP


def draw_players(picture: Image.Image, view: View, words: Words, top: int) -> None:
    width, wide = _columns(view)
    height = players_height(view) - GAP
    for seat in range(view.seats):
        sprite = _panel(view, words, seat, width, height, wide)
        picture.paste(sprite, (MARGIN + seat * (width + GAP), top), sprite)
    if view.dummy is not None:
        sprite = _dummy(view, words, width, height)
        picture.paste(sprite, (MARGIN + view.seats * (width + GAP), top), sprite)


def _panel(view: View, words: Words, seat: int, width: int, height: int, wide: bool) -> Sprite:
    now = hour(view.night)
    hero = view.heroes[seat]
    active = seat == awaited(view)
    sprite = plate(width, height, now.plate, GOLD if active else now.edge, 5 if active else 3, 18)
    sprite = sprite.copy()
    sprite.paste(SEATS[seat].color, (16, 76, width - 16, 80))
    put(sprite, badge(words, seat, 60), 48, 42)
    title = fit(player(view, words, seat), (42, 38, 34, 30), width - 100, CREAM)
    end = put_left(sprite, title, 86, 42)
    if hero.hero and width - end > 150:
        name = words.say(f"hero-{hero.hero}")
        put_left(sprite, fit(name, (34, 30), width - end - 40, FAINT), end + 18, 44)
    half = width // 2 if wide else width
    _draw_values(sprite, hero, HEAD + 34, half)
    put_left(sprite, crystals(owned(hero), 42), 22, HEAD + STATS + 30)
    left = half + 6 if wide else 16
    top = HEAD + (6 if wide else STATS + STONES)
    for unit in hero.units:
        _draw_unit(sprite, words, unit, left, top + ROW / 2, width - 14)
        top += ROW
    for skill in hero.skills:
        spent = skill.used or skill.in_play
        put(sprite, icon("staff", 30, FAINT if spent else GOLD), left + 18, top + LINE / 2)
        text = words.say(f"skill-{skill.key}")
        line = fit(text, (34, 31, 28, 26, 24), width - left - 58, FAINT if spent else CREAM)
        put_left(sprite, line, left + 42, top + LINE / 2)
        top += LINE
    return sprite


def _draw_values(sprite: Sprite, hero: HeroView, y: float, width: int) -> None:
    step = (width - 24) / 3
    for place, (sign, number, color) in enumerate(values(hero)):
        shown = value(sign, number, 42, color)
        put_left(sprite, shown, 22 + place % 3 * step, y + place // 3 * 58)


@cached
def state(ready: bool, wounds: int, size: int) -> Sprite:
    """Whether a unit is ready or tired, and how often wounded."""
    sign, color = ("sword", LEAF) if ready else ("value_tired", FAINT)
    if not wounds:
        return icon(sign, size, color)
    sprite = Image.new("RGBA", (size, size), (*BLOOD, 0))
    sprite.alpha_composite(icon(sign, round(size * 0.62), FAINT), (0, 0))
    small = icon("value_wound", round(size * 0.66), BLOOD)
    for place in range(min(2, wounds)):
        at = round(size * (0.34 - 0.3 * place)), round(size * 0.34)
        sprite.alpha_composite(small, at)
    return sprite


def _draw_unit(sprite: Sprite, words: Words, unit: Unit, left: int, y: float, right: int) -> None:
    """Ready or tired, its name, wounds, resistances and armor."""
    able = unit.ready and not unit.wounds
    put(sprite, state(unit.ready, unit.wounds, 40), left + 20, y)
    armor = value("value_armor", str(unit.data.armor), 38, STEEL)
    right -= armor.width
    put_left(sprite, armor, right, y)
    for element in unit.data.resistances:
        right -= 34
        put(sprite, resistance(element, 34), right + 15, y)
    if unit.banner:
        right -= 36
        put(sprite, icon("banner", 34, GOLD), right + 16, y)
    name = words.say(f"unit-{unit.key}")
    ink = CREAM if able else FAINT
    put_left(sprite, fit(name, (36, 33, 30, 27, 24), right - left - 50, ink), left + 44, y)


def _dummy(view: View, words: Words, width: int, height: int) -> Sprite:
    """The dummy of a solo game: how long its cards last, and its crystals."""
    assert view.dummy is not None
    now = hour(view.night)
    sprite = plate(width, height, now.plate, now.edge, 3, 18).copy()
    put(sprite, badge(words, -1, 56), 48, 42)
    end = put_left(sprite, label(words.say("picture-dummy"), 42, CREAM), 86, 42)
    put_left(sprite, label(words.say(f"hero-{view.dummy.hero}"), 34, FAINT), end + 18, 44)
    end = put_left(sprite, value("pile", str(len(view.dummy.deck)), 44, CREAM), 24, HEAD + 34)
    put_left(sprite, value("discard", str(len(view.dummy.discard)), 44, FAINT), end + 40, HEAD + 34)
    for place, color in enumerate(view.dummy.crystals):
        put(sprite, gem(color, 44), 46 + place % 12 * 50, HEAD + 96 + place // 12 * 50)
    return sprite
