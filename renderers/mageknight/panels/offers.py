"""The offers: units, training, advanced actions and spells, by name and color."""

from __future__ import annotations

from collections.abc import Collection

from PIL import Image

from games.mageknight.data import DATA
from games.mageknight.view import View
from renderers import Words
from renderers.kit.fonts import fit
from renderers.kit.panels import plate
from renderers.kit.sketch import Sprite, put, put_left
from renderers.mageknight.land.board import site
from renderers.mageknight.paint import (
    CREAM,
    FAINT,
    MARK,
    MARK_DARK,
    hour,
    mana,
    value,
)
from renderers.mageknight.viewport import MARGIN, WIDTH

TITLE = 62
ROW = 56
UNIT = 92  # a unit has two lines
GAP = 12
KINDS = ("training", "advanced", "spells")


def _cards(view: View) -> list[tuple[str, list[str]]]:
    """Kind, and cards."""
    return [
        ("training", view.training),
        ("advanced", view.advanced_offer),
        ("spells", view.spell_offer),
    ]


def offers_height(view: View) -> int:
    rows = max(len(cards) for _, cards in _cards(view))
    units = -(-len(view.unit_offer) // _abreast(view)) * UNIT
    return TITLE + max(rows * ROW, units) + 16 + GAP


def _abreast(view: View) -> int:
    """How many units stand in a row."""
    piles = sum(bool(cards) for _, cards in _cards(view))
    return {0: 4, 1: 3}.get(piles, 2)


def draw_offers(
    picture: Image.Image, view: View, words: Words, top: int, marked: Collection[str] = ()
) -> None:
    height = offers_height(view) - GAP
    piles = [pile for pile in _cards(view) if pile[1]]
    room = WIDTH - 2 * MARGIN - GAP * len(piles)
    unit_width = room - min(2, len(piles)) * 400 if len(piles) < len(KINDS) else 566
    sprite = _units(view, words, unit_width, height, marked)
    picture.paste(sprite, (MARGIN, top), sprite)
    left = MARGIN + unit_width + GAP
    width = (room - unit_width) // max(1, len(piles))
    for kind, cards in piles:
        sprite = _offer(view, words, kind, cards, width, height, marked)
        picture.paste(sprite, (left, top), sprite)
        left += width + GAP


def _frame(view: View, title: str, width: int, height: int) -> Sprite:
    now = hour(view.night)
    sprite = plate(width, height, now.plate, now.edge, 3, 18).copy()
    put(sprite, fit(title, (40, 36, 32, 28), width - 24, FAINT), width / 2, 34)
    return sprite


def _units(view: View, words: Words, width: int, height: int, marked: Collection[str]) -> Sprite:
    """Names, where they join, and for how much."""
    sprite = _frame(view, words.say("picture-units"), width, height)
    abreast = _abreast(view)
    half = (width - 20) // abreast
    for place, key in enumerate(view.unit_offer):
        data = DATA.unit[key]
        left, top = 10 + place % abreast * half, TITLE + place // abreast * UNIT
        if key in marked:
            ground = plate(half - 4, UNIT - 4, MARK_DARK, MARK, 4, 12)
            sprite.paste(ground, (left, top), ground)
        name = words.say(f"unit-{key}")
        put_left(sprite, fit(name, (36, 33, 30, 27), half - 20, CREAM), left + 10, top + 26)
        end = put_left(
            sprite, value("value_influence", str(data.cost), 38, CREAM), left + 10, top + 66
        )
        for place_key in data.recruit:
            put(sprite, site(place_key, None, 42), end + 32, top + 66)
            end += 48
    return sprite


def _offer(
    view: View,
    words: Words,
    kind: str,
    cards: list[str],
    width: int,
    height: int,
    marked: Collection[str],
) -> Sprite:
    sprite = _frame(view, words.say(f"picture-{kind}"), width, height)
    for place, key in enumerate(cards):
        y = TITLE + place * ROW + ROW / 2
        color = DATA.card[key].color
        if key in marked:
            ground = plate(width - 12, ROW - 2, MARK_DARK, MARK, 4, 12)
            put(sprite, ground, width / 2, y)
        if color is not None:
            put(sprite, mana(color, 40), 34, y)
        name = words.say(f"card-{key}")
        put_left(sprite, fit(name, (36, 33, 30, 27, 24), width - 74, CREAM), 62, y)
    return sprite
