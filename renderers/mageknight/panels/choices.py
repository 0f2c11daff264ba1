"""Cards, units and skills that a player may gain: shown as they would be held."""

from __future__ import annotations

from collections import Counter

from PIL import Image

from games.mageknight.data import DATA, WOUND
from games.mageknight.rules.land.interaction import SPELL_COST, TRAIN_COST
from games.mageknight.view import View
from renderers import Words
from renderers.mageknight.highlights import Highlights
from renderers.mageknight.panels.own_area import (
    CARD,
    GAP,
    HALF,
    SKILL,
    draw_card,
    draw_skill,
    draw_unit,
)
from renderers.mageknight.panels.own_area import does as abilities
from renderers.mageknight.viewport import MARGIN

UNIT = 162


def gains_of(view: View, asked: Highlights) -> list[str]:
    """What may be gained: cards of the hand are marked where they are."""
    assert view.seat is not None
    hand = view.heroes[view.seat].hand
    return [key for key in asked.gains if key not in hand]


def wares(view: View, asked: Highlights) -> list[str]:
    """What is for sale where the player is, affordable or not."""
    assert view.seat is not None
    here = view.spaces.get(view.heroes[view.seat].at or "")
    site = here.site if here is not None else None
    cards = {"monastery": view.training, "mage_tower": view.spell_offer}.get(site or "", [])
    others = [key for key in (*view.training, *view.spell_offer) if key in asked.wares]
    units = [key for key in view.unit_offer if key in asked.wares or site in DATA.unit[key].recruit]
    return [*dict.fromkeys([*units, *cards, *others])]


def _ware_rows(view: View, asked: Highlights) -> list[int]:
    """How tall each pair of wares is."""
    keys = wares(view, asked)
    pairs = [keys[place : place + 2] for place in range(0, len(keys), 2)]
    return [(CARD if any(key in DATA.card for key in pair) else UNIT) + GAP for pair in pairs]


def wares_height(view: View, asked: Highlights) -> int:
    return sum(_ware_rows(view, asked))


def draw_wares(picture: Image.Image, view: View, words: Words, top: int, asked: Highlights) -> None:
    """Each with what it does and costs; those that can be paid are marked."""
    keys = wares(view, asked)
    for row, height in enumerate(_ware_rows(view, asked)):
        for place, key in enumerate(keys[2 * row : 2 * row + 2]):
            at = MARGIN + place * (HALF + GAP), top
            _draw_ware(picture, at, view, words, key, key in asked.wares)
        top += height


def _draw_ware(
    picture: Image.Image, at: tuple[int, int], view: View, words: Words, key: str, marked: bool
) -> None:
    if key in DATA.unit:
        name, does = words.say(f"unit-{key}"), abilities(words, key)
        cost = DATA.unit[key].cost
        draw_unit(picture, at, key, name, does, UNIT, True, 0, False, marked, view.night, cost)
        return
    texts = words.say(f"basic-{key}"), words.say(f"strong-{key}")
    cost = TRAIN_COST if DATA.card[key].kind == "advanced" else SPELL_COST
    draw_card(picture, at, key, words.say(f"card-{key}"), texts, 1, marked, 0, cost)


def _row(view: View, asked: Highlights) -> int:
    units = any(key in DATA.unit for key in gains_of(view, asked))
    return (UNIT if units else CARD) + GAP


def choices_height(view: View, asked: Highlights) -> int:
    gains = -(-len(gains_of(view, asked)) // 2) * _row(view, asked)
    return gains + -(-len(asked.talents) // 2) * (SKILL + GAP)


def draw_choices(
    picture: Image.Image,
    view: View,
    words: Words,
    top: int,
    asked: Highlights,
    drafted: Counter[str],
) -> None:
    gains, row = gains_of(view, asked), _row(view, asked)
    for place, key in enumerate(gains):
        _draw_gain(picture, _at(place, top, row), view, words, key, drafted[key])
    top += -(-len(gains) // 2) * row
    for place, key in enumerate(asked.talents):
        texts = words.say(f"skill-{key}"), words.say(f"does-{key}")
        draw_skill(picture, _at(place, top, SKILL + GAP), *texts, False, True, view.night)


def _at(place: int, top: int, row: int) -> tuple[int, int]:
    return MARGIN + place % 2 * (HALF + GAP), top + place // 2 * row


def _draw_gain(
    picture: Image.Image, at: tuple[int, int], view: View, words: Words, key: str, drafted: int
) -> None:
    if key in DATA.unit:
        name, does = words.say(f"unit-{key}"), abilities(words, key)
        draw_unit(picture, at, key, name, does, UNIT, True, 0, False, True, view.night)
        return
    texts = ("", "")
    if key != WOUND:
        texts = words.say(f"basic-{key}"), words.say(f"strong-{key}")
    draw_card(picture, at, key, words.say(f"card-{key}"), texts, 1, True, drafted)
