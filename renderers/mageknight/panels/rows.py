"""Cards, units and skills in one row each, where there is little room: at a desk."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

from PIL import Image

from games.mageknight.data import DATA, WOUND
from games.mageknight.rules.land.interaction import SPELL_COST, TRAIN_COST
from games.mageknight.view import View
from renderers import Words
from renderers.kit.fonts import fit, label, text_width
from renderers.kit.icons import icon
from renderers.kit.palette import BLACK, WHITE, Color, mix
from renderers.kit.panels import plate, put_plate
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
    paragraph_height,
    put_paragraph,
    put_rich,
    resistance,
    value,
)
from renderers.mageknight.panels.own_area import does, hand_of, paper
from renderers.mageknight.panels.players import state

Box: TypeAlias = tuple[int, int, int, int]  # left, top, width, height

TALLEST, LOWEST = 84, 60  # a row
STACKED = 74  # tall enough for values below the name
BAND = 64  # at the left, with a sign
CHIP = 54
NAME = 0.38  # of a row is for the name


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

    def draw(self, picture: Image.Image, box: Box, kind: str, place: int) -> None:
        """One of those that a player has."""
        assert self.view.seat is not None
        hero = self.view.heroes[self.view.seat]
        if kind == "card":
            key, count = hand_of(self.view)[place]
            self.draw_card(picture, box, key, count, key in self.asked.cards)
        elif kind == "unit":
            unit = hero.units[place]
            name = self.words.say("own-unit", unit=unit.key, place=place + 1)
            texts = name, does(self.words, unit.key)
            condition = unit.ready, unit.wounds, unit.banner is not None
            marked = place + 1 in self.asked.units
            _draw_unit(picture, box, unit.key, texts, condition, 0, marked, self.view.night)
        else:
            skill = hero.skills[place]
            spent, marked = skill.used or skill.in_play, skill.key in self.asked.skills
            self.draw_skill(picture, box, skill.key, spent, marked)

    def draw_skill(
        self, picture: Image.Image, box: Box, key: str, spent: bool = False, marked: bool = True
    ) -> None:
        texts = self.words.say(f"skill-{key}"), self.words.say(f"does-{key}")
        _draw_skill(picture, box, texts, spent, marked, self.view.night)

    def draw_card(
        self,
        picture: Image.Image,
        box: Box,
        key: str,
        count: int = 1,
        marked: bool = True,
        cost: int = 0,
    ) -> None:
        texts = ("", "")
        if key != WOUND:
            texts = self.words.say(f"basic-{key}"), self.words.say(f"strong-{key}")
        name = self.words.say(f"card-{key}")
        drafted = self.drafted[key]
        _draw_card(picture, box, key, (name, *texts), count, marked, drafted, cost)

    def draw_ware(self, picture: Image.Image, box: Box, key: str, marked: bool, sold: bool) -> None:
        """Something to gain, with its cost where it is sold."""
        if key in DATA.unit:
            texts = self.words.say(f"unit-{key}"), does(self.words, key)
            cost = DATA.unit[key].cost if sold else 0
            unhurt = (True, 0, False)
            _draw_unit(picture, box, key, texts, unhurt, cost, marked, self.view.night)
            return
        price = TRAIN_COST if key != WOUND and DATA.card[key].kind == "advanced" else SPELL_COST
        self.draw_card(picture, box, key, 1, marked, price if sold else 0)


def _fonts(height: int) -> tuple[int, ...]:
    """Two lines of these have room in a row."""
    return tuple(size for size in (34, 32, 30, 28, 26, 24) if size <= height * 0.405)


def _draw_card(
    picture: Image.Image,
    box: Box,
    key: str,
    texts: tuple[str, str, str],
    count: int,
    chosen: bool,
    drafted: int,
    cost: int,
) -> None:
    """Its color, its name, and beside it what it does."""
    left, top, width, height = box
    color = DATA.card[key].color if key != WOUND else None
    tint = MANA[color] if color is not None else (BLOOD if key == WOUND else ARTIFACT)
    ground = DARK_BLOOD if key == WOUND else paper(color or "artifact")
    _draw_ground(picture, box, ground, MARK if chosen else mix(tint, BLACK, 0.25), chosen)
    band = (left + 9, top + 8, BAND - 14, height - 16)
    put_plate(picture, band, tint, mix(tint, BLACK, 0.4), 2, 10)
    small, x, y = min(46, height - 22), left + 9 + (BAND - 14) / 2, top + height / 2
    if color is not None:
        put(picture, mana(color, small), x, y)
    else:
        sign = "value_wound" if key == WOUND else "chest"
        put(picture, icon(sign, small, WHITE, INK), x, y)
    right = left + BAND + (width - BAND) * NAME
    if drafted:
        right -= 46
        put(picture, icon("check", 44, MARK, INK), right + 22, y)
    if cost:
        price = value("value_influence", str(cost), 36, GOLD)
        right -= price.width + 6
        put_left(picture, price, right, y)
    if count > 1:
        many = label(f"×{count}", 36, GOLD, "sans")
        right -= many.width + 6
        put_left(picture, many, right, y)
    _draw_name(picture, box, texts[0], right, CREAM)
    _draw_lines(picture, box, [(texts[1], CREAM), (texts[2], GOLD)])


def _draw_unit(
    picture: Image.Image,
    box: Box,
    key: str,
    texts: tuple[str, str],
    condition: tuple[bool, int, bool],  # ready, wounds, banner
    cost: int,
    chosen: bool,
    night: bool,
) -> None:
    """Whether it is ready, its name and armor, and beside them its abilities."""
    ready, wounds, banner = condition
    data = DATA.unit[key]
    now = hour(night)
    left, top, width, height = box
    fill, edge = now.plate if ready else now.ground, MARK if chosen else now.edge
    _draw_ground(picture, box, fill, edge, chosen)
    y = top + height / 2
    put(picture, state(ready, wounds, min(48, height - 14)), left + BAND / 2 + 4, y)
    right = left + BAND + (width - BAND) * NAME
    shown = [value("value_armor", str(data.armor), 32, STEEL)]
    if cost:
        shown.insert(0, value("value_influence", str(cost), 32, GOLD))
    shown += [resistance(element, 32) for element in data.resistances]
    shown += [icon("banner", 32, GOLD)] if banner else []
    stats = beside(shown, 10)
    ink = CREAM if ready and not wounds else FAINT
    if height >= STACKED:
        name = fit(texts[0], (32, 30, 28, 26, 24), right - left - BAND - 8, ink)
        put_left(picture, name, left + BAND + 6, top + height * 0.3)
        put_left(picture, stats, left + BAND + 6, top + height * 0.72)
    else:
        put_left(picture, stats, right - stats.width, y)
        _draw_name(picture, box, texts[0], right - stats.width, ink)
    _draw_paragraph(picture, box, texts[1], ink)


def _draw_skill(
    picture: Image.Image, box: Box, texts: tuple[str, str], spent: bool, chosen: bool, night: bool
) -> None:
    now = hour(night)
    left, top, width, height = box
    edge = MARK if chosen else now.edge
    _draw_ground(picture, box, now.ground if spent else now.plate, edge, chosen)
    staff = icon("staff", 40, FAINT if spent else GOLD)
    put(picture, staff, left + BAND / 2 + 4, top + height / 2)
    ink = FAINT if spent else CREAM
    _draw_name(picture, box, texts[0], left + BAND + (width - BAND) * NAME, ink)
    _draw_paragraph(picture, box, texts[1], ink)


def _chip(sign: Sprite, name: str, ink: Color, marked: bool, night: bool) -> Sprite:
    now = hour(night)
    shown = beside([sign, label(name, 30, ink)], 6)
    edge = MARK if marked else now.edge
    sprite = plate(shown.width + 20, CHIP, now.plate, edge, 5 if marked else 3, 12).copy()
    put(sprite, shown, sprite.width / 2, CHIP / 2)
    return sprite


def _draw_ground(picture: Image.Image, box: Box, fill: Color, edge: Color, chosen: bool) -> None:
    put_plate(picture, box, fill, edge, 6 if chosen else 3, 14)


def _draw_name(picture: Image.Image, box: Box, name: str, right: float, ink: Color) -> None:
    """In one line, or in two where they can be larger."""
    left, top, _, height = box
    left += BAND + 6
    room = round(right - left - 6)
    if " " in name and text_width(name, 28) > room:
        size = 30 if height >= STACKED else 24
        high = paragraph_height(name, size, room, 2)
        put_paragraph(picture, name, size, ink, (left, top + (height - high) / 2, room), 2)
        return
    put_left(picture, fit(name, (36, 34, 32, 30, 28), room, ink), left, top + height / 2)


def _room(box: Box) -> tuple[int, int]:
    """Where the effects begin, and how much room they have."""
    left, _, width, _ = box
    aside = round(BAND + (width - BAND) * NAME) + 12
    return left + aside, width - aside - 14


def _draw_lines(picture: Image.Image, box: Box, lines: list[tuple[str, Color]]) -> None:
    left, room = _room(box)
    _, top, _, height = box
    for place, (text, ink) in enumerate(lines):
        if text:
            y = top + height * (0.29 + 0.43 * place)
            put_rich(picture, text, _fonts(height), room, ink, left, y)


def _draw_paragraph(picture: Image.Image, box: Box, text: str, ink: Color) -> None:
    left, room = _room(box)
    _, top, _, height = box
    sizes, lines = _fonts(height), 9
    fitting = (size for size in sizes if paragraph_height(text, size, room, lines) <= height - 4)
    size = next(fitting, 0)
    if not size:
        size, lines = sizes[-1], 2
    high = paragraph_height(text, size, room, lines)
    put_paragraph(picture, text, size, ink, (left, top + (height - high) / 2, room), lines)
