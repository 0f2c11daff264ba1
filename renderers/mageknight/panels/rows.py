"""Cards, units and skills in one row each, where there is little room: at a desk."""

from __future__ import annotations

from collections import Counter

from games.mageknight.data import DATA, WOUND
from games.mageknight.rules.land.interaction import SPELL_COST, TRAIN_COST
from games.mageknight.view import View
from renderers import Words
from renderers.kit.cache import cached
from renderers.kit.fonts import fit, label, text_width
from renderers.kit.icons import icon
from renderers.kit.palette import BLACK, WHITE, Color, mix
from renderers.kit.panels import plate
from renderers.kit.sketch import Sprite, beside, put, put_left
from renderers.mageknight.highlights import Highlights
from renderers.mageknight.paint import (
    ARTIFACT,
    BLOOD,
    CREAM,
    DARK_BLOOD,
    FAINT,
    GOLD,
    INK,
    MANA,
    MARK,
    STEEL,
    hour,
    mana,
    resistance,
    rich,
    rich_paragraph,
    value,
)
from renderers.mageknight.panels.own_area import does, hand_of, paper
from renderers.mageknight.panels.players import state

TALLEST, LOWEST = 84, 60  # a row
STACKED = 74  # tall enough for values below the name
BAND = 64  # at the left, with a sign
CHIP = 54
NAME = 0.37  # of a row is for the name


class Rows:
    """Draws the rows of a view, as tall and wide as they are asked for."""

    def __init__(self, view: View, words: Words, asked: Highlights, drafted: Counter[str]) -> None:
        self.view, self.words, self.asked, self.drafted = view, words, asked, drafted

    def chip(self, kind: str, place: int) -> Sprite:
        """The same by its name alone."""
        assert self.view.seat is not None
        hero = self.view.heroes[self.view.seat]
        if kind == "card":
            key, count = hand_of(self.view)[place]
            name = self.words.say(f"card-{key}") + (f" ×{count}" if count > 1 else "")
            color = DATA.card[key].color if key != WOUND else None
            sign = mana(color, 34) if color is not None else icon("value_wound", 34, BLOOD)
            return _chip(sign, name, CREAM, key in self.asked.cards, self.view.night)
        if kind == "unit":
            unit = hero.units[place]
            name = self.words.say("own-unit", unit=unit.key, place=place + 1)
            ink = CREAM if unit.ready and not unit.wounds else FAINT
            sign = state(unit.ready, unit.wounds, 36)
            return _chip(sign, name, ink, place + 1 in self.asked.units, self.view.night)
        skill = hero.skills[place]
        ink = FAINT if skill.used or skill.in_play else CREAM
        name = self.words.say(f"skill-{skill.key}")
        marked = skill.key in self.asked.skills
        return _chip(icon("staff", 34, GOLD), name, ink, marked, self.view.night)

    def own(self) -> list[tuple[str, int]]:
        """What a player has: kind and place."""
        assert self.view.seat is not None
        hero = self.view.heroes[self.view.seat]
        found = [("card", place) for place in range(len(hand_of(self.view)))]
        found += [("unit", place) for place in range(len(hero.units))]
        return found + [("skill", place) for place in range(len(hero.skills))]

    def draw(self, kind: str, place: int, width: int, height: int) -> Sprite:
        """One of those that a player has."""
        assert self.view.seat is not None
        hero = self.view.heroes[self.view.seat]
        night = self.view.night
        if kind == "card":
            key, count = hand_of(self.view)[place]
            return self.card(key, width, height, count, key in self.asked.cards)
        if kind == "unit":
            unit = hero.units[place]
            name = self.words.say("own-unit", unit=unit.key, place=place + 1)
            marked = place + 1 in self.asked.units
            return _unit(
                unit.key,
                (name, does(self.words, unit.key)),
                (unit.ready, unit.wounds, unit.banner is not None),
                0,
                marked,
                night,
                (width, height),
            )
        skill = hero.skills[place]
        spent, marked = skill.used or skill.in_play, skill.key in self.asked.skills
        return self.skill(skill.key, width, height, spent, marked)

    def skill(
        self, key: str, width: int, height: int, spent: bool = False, marked: bool = True
    ) -> Sprite:
        texts = self.words.say(f"skill-{key}"), self.words.say(f"does-{key}")
        return _skill(texts, spent, marked, self.view.night, (width, height))

    def card(
        self, key: str, width: int, height: int, count: int = 1, marked: bool = True, cost: int = 0
    ) -> Sprite:
        texts = ("", "")
        if key != WOUND:
            texts = self.words.say(f"basic-{key}"), self.words.say(f"strong-{key}")
        name = self.words.say(f"card-{key}")
        drafted = self.drafted[key]
        return _card(key, (name, *texts), count, marked, drafted, cost, (width, height))

    def ware(self, key: str, width: int, height: int, marked: bool, sold: bool) -> Sprite:
        """Something to gain, with its cost where it is sold."""
        if key in DATA.unit:
            texts = self.words.say(f"unit-{key}"), does(self.words, key)
            cost = DATA.unit[key].cost if sold else 0
            night = self.view.night
            return _unit(key, texts, (True, 0, False), cost, marked, night, (width, height))
        price = TRAIN_COST if key != WOUND and DATA.card[key].kind == "advanced" else SPELL_COST
        return self.card(key, width, height, 1, marked, price if sold else 0)


def _fonts(height: int) -> tuple[int, ...]:
    """Two lines of these have room in a row."""
    return tuple(size for size in (34, 32, 30, 28, 26, 24) if size <= height * 0.405)


@cached
def _card(
    key: str,
    texts: tuple[str, str, str],
    count: int,
    chosen: bool,
    drafted: int,
    cost: int,
    size: tuple[int, int],
) -> Sprite:
    """Its color, its name, and beside it what it does."""
    width, height = size
    color = DATA.card[key].color if key != WOUND else None
    tint = MANA[color] if color is not None else (BLOOD if key == WOUND else ARTIFACT)
    ground = DARK_BLOOD if key == WOUND else paper(color or "artifact")
    sprite = _ground(size, ground, MARK if chosen else mix(tint, BLACK, 0.25), chosen)
    band = plate(BAND - 14, height - 16, tint, mix(tint, BLACK, 0.4), 2, 10)
    sprite.paste(band, (9, 8), band)
    small = min(46, height - 22)
    if color is not None:
        put(sprite, mana(color, small), 9 + (BAND - 14) / 2, height / 2)
    else:
        sign = "value_wound" if key == WOUND else "chest"
        put(sprite, icon(sign, small, WHITE, INK), 9 + (BAND - 14) / 2, height / 2)
    right: float = BAND + (width - BAND) * NAME
    if drafted:
        right -= 46
        put(sprite, icon("check", 44, MARK, INK), right + 22, height / 2)
    if cost:
        price = value("value_influence", str(cost), 36, GOLD)
        right -= price.width + 6
        put_left(sprite, price, right, height / 2)
    if count > 1:
        many = label(f"×{count}", 36, GOLD, "sans")
        right -= many.width + 6
        put_left(sprite, many, right, height / 2)
    _draw_name(sprite, texts[0], BAND + 6, right, CREAM)
    _draw_lines(sprite, [(texts[1], CREAM), (texts[2], GOLD)])
    return sprite


@cached
def _unit(
    key: str,
    texts: tuple[str, str],
    condition: tuple[bool, int, bool],  # ready, wounds, banner
    cost: int,
    chosen: bool,
    night: bool,
    size: tuple[int, int],
) -> Sprite:
    """Whether it is ready, its name and armor, and beside them its abilities."""
    ready, wounds, banner = condition
    data = DATA.unit[key]
    now = hour(night)
    width, height = size
    fill, edge = now.plate if ready else now.ground, MARK if chosen else now.edge
    sprite = _ground(size, fill, edge, chosen)
    put(sprite, state(ready, wounds, min(48, height - 14)), BAND / 2 + 4, height / 2)
    right: float = BAND + (width - BAND) * NAME
    shown = [value("value_armor", str(data.armor), 32, STEEL)]
    if cost:
        shown.insert(0, value("value_influence", str(cost), 32, GOLD))
    shown += [resistance(element, 32) for element in data.resistances]
    shown += [icon("banner", 32, GOLD)] if banner else []
    stats = beside(shown, 10)
    ink = CREAM if ready and not wounds else FAINT
    if height >= STACKED:
        name = fit(texts[0], (32, 30, 28, 26, 24), right - BAND - 8, ink)
        put_left(sprite, name, BAND + 6, height * 0.3)
        put_left(sprite, stats, BAND + 6, height * 0.72)
    else:
        put_left(sprite, stats, right - stats.width, height / 2)
        _draw_name(sprite, texts[0], BAND + 6, right - stats.width, ink)
    _draw_paragraph(sprite, texts[1], ink)
    return sprite


@cached
def _skill(
    texts: tuple[str, str], spent: bool, chosen: bool, night: bool, size: tuple[int, int]
) -> Sprite:
    now = hour(night)
    width, height = size
    edge = MARK if chosen else now.edge
    sprite = _ground(size, now.ground if spent else now.plate, edge, chosen)
    put(sprite, icon("staff", 40, FAINT if spent else GOLD), BAND / 2 + 4, height / 2)
    ink = FAINT if spent else CREAM
    _draw_name(sprite, texts[0], BAND + 6, BAND + (width - BAND) * NAME, ink)
    _draw_paragraph(sprite, texts[1], ink)
    return sprite


def _chip(sign: Sprite, name: str, ink: Color, marked: bool, night: bool) -> Sprite:
    now = hour(night)
    shown = beside([sign, label(name, 30, ink)], 6)
    edge = MARK if marked else now.edge
    sprite = plate(shown.width + 20, CHIP, now.plate, edge, 5 if marked else 3, 12).copy()
    put(sprite, shown, sprite.width / 2, CHIP / 2)
    return sprite


def _ground(size: tuple[int, int], fill: Color, edge: Color, chosen: bool) -> Sprite:
    return plate(*size, fill, edge, 6 if chosen else 3, 14).copy()


def _draw_name(sprite: Sprite, name: str, left: float, right: float, ink: Color) -> None:
    """In one line, or in two where they can be larger."""
    room = round(right - left - 6)
    line = fit(name, (36, 34, 32, 30, 28), room, ink)
    if " " in name and text_width(name, 28) > room:
        size = 30 if sprite.height >= STACKED else 24
        line = rich_paragraph(name, size, ink, room, 2)
    put_left(sprite, line, left, sprite.height / 2)


def _room(sprite: Sprite) -> tuple[int, int]:
    """Where the effects begin, and how much room they have."""
    left = round(BAND + (sprite.width - BAND) * NAME) + 12
    return left, sprite.width - left - 14


def _draw_lines(sprite: Sprite, lines: list[tuple[str, Color]]) -> None:
    left, room = _room(sprite)
    for place, (text, ink) in enumerate(lines):
        if text:
            y = sprite.height * (0.29 + 0.43 * place)
            put_left(sprite, rich(text, _fonts(sprite.height), room, ink), left, y)


def _draw_paragraph(sprite: Sprite, text: str, ink: Color) -> None:
    left, room = _room(sprite)
    for size in _fonts(sprite.height):
        lines = rich_paragraph(text, size, ink, room, 9)
        if lines.height <= sprite.height - 4:
            break
    else:
        lines = rich_paragraph(text, size, ink, room, 2)
    put_left(sprite, lines, left, sprite.height / 2)
