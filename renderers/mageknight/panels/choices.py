"""Cards, units and skills that a player may gain: shown as they would be held."""

from __future__ import annotations

from collections import Counter

from PIL import Image

from games.mageknight.data import DATA, WOUND
from games.mageknight.view import View
from renderers import Words
from renderers.kit.sketch import Sprite
from renderers.mageknight.highlights import Highlights
from renderers.mageknight.panels.own_area import (
    CARD,
    GAP,
    HALF,
    SKILL,
    card,
    skill_plate,
    unit_plate,
)
from renderers.mageknight.panels.own_area import does as abilities
from renderers.mageknight.viewport import MARGIN

UNIT = 162


def _gains(view: View, asked: Highlights) -> list[str]:
    """What may be gained: cards of the hand are marked where they are."""
    assert view.seat is not None
    hand = view.heroes[view.seat].hand
    return [key for key in asked.gains if key not in hand]


def _row(view: View, asked: Highlights) -> int:
    units = any(key in DATA.unit for key in _gains(view, asked))
    return (UNIT if units else CARD) + GAP


def choices_height(view: View, asked: Highlights) -> int:
    gains = -(-len(_gains(view, asked)) // 2) * _row(view, asked)
    return gains + -(-len(asked.talents) // 2) * (SKILL + GAP)


def draw_choices(
    picture: Image.Image,
    view: View,
    words: Words,
    top: int,
    asked: Highlights,
    drafted: Counter[str],
) -> None:
    gains, row = _gains(view, asked), _row(view, asked)
    for place, key in enumerate(gains):
        _put(picture, _gain(view, words, key, drafted[key]), place, top, row)
    top += -(-len(gains) // 2) * row
    for place, key in enumerate(asked.talents):
        texts = words.say(f"skill-{key}"), words.say(f"does-{key}")
        _put(picture, skill_plate(*texts, False, True, view.night), place, top, SKILL + GAP)


def _put(picture: Image.Image, sprite: Sprite, place: int, top: int, row: int) -> None:
    left = MARGIN + place % 2 * (HALF + GAP)
    picture.paste(sprite, (left, top + place // 2 * row), sprite)


def _gain(view: View, words: Words, key: str, drafted: int) -> Sprite:
    if key in DATA.unit:
        name = words.say(f"unit-{key}")
        return unit_plate(key, name, abilities(words, key), UNIT, True, 0, False, True, view.night)
    texts = ("", "")
    if key != WOUND:
        texts = words.say(f"basic-{key}"), words.say(f"strong-{key}")
    return card(key, words.say(f"card-{key}"), texts, 1, True, drafted)
