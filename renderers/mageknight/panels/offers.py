"""The offers: units with their abilities and costs; training, advanced actions and spells."""

from __future__ import annotations

from collections import Counter

from PIL import Image

from games.mageknight.data import DATA
from games.mageknight.view import View
from renderers import Words
from renderers.kit.cache import cached
from renderers.kit.fonts import fit, label
from renderers.kit.panels import put_plate
from renderers.kit.sketch import Sprite, beside, put_left
from renderers.mageknight.land.board import site
from renderers.mageknight.paint import (
    CREAM,
    FAINT,
    STEEL,
    hour,
    mana,
    put_rich,
    resistance,
    value,
)
from renderers.mageknight.viewport import MARGIN, WIDTH

TITLE = 54
UNIT = 90  # a unit has two lines
ROW = 56  # of cards
NAMES = 210  # the room for the names of the piles
GAP = 12
ABREAST = 2  # units
INNER = (WIDTH - 2 * MARGIN - 40) // ABREAST
WIDE = WIDTH - 2 * MARGIN


def _piles(view: View) -> list[tuple[str, list[str]]]:
    """Kind, and cards, of what there is."""
    piles = [
        ("training", view.training),
        ("advanced", view.advanced_offer),
        ("spells", view.spell_offer),
    ]
    return [pile for pile in piles if pile[1]]


def _units(view: View) -> list[tuple[str, int]]:
    """Each kind of unit with its number."""
    return list(Counter(view.unit_offer).items())


def _units_height(view: View) -> int:
    return TITLE + -(-len(_units(view)) // ABREAST) * UNIT + 8


def _rows(view: View, words: Words) -> list[tuple[str, list[Sprite]]]:
    """Cards line by line, and the name of their pile where it begins."""
    rows: list[tuple[str, list[Sprite]]] = []
    for kind, cards in _piles(view):
        title, room = words.say(f"picture-{kind}"), 0
        for key in cards:
            shown = named_card(key, words.say(f"card-{key}"))
            if shown.width > room:
                rows.append((title, []))
                title, room = "", WIDE - NAMES - 40
            rows[-1][1].append(shown)
            room -= shown.width + 36
    return rows


def offers_height(view: View, words: Words) -> int:
    units = _units_height(view) + GAP if view.unit_offer else 0
    rows = len(_rows(view, words))
    return units + (rows * ROW + 16 + GAP if rows else 0)


def draw_offers(picture: Image.Image, view: View, words: Words, top: int) -> None:
    if view.unit_offer:
        _draw_units(picture, view, words, top)
        top += _units_height(view) + GAP
    rows = _rows(view, words)
    if rows:
        _draw_ground(picture, view, top, len(rows) * ROW + 16)
    for place, (title, cards) in enumerate(rows):
        y = top + 8 + (place + 0.5) * ROW
        put_left(picture, fit(title, (36, 33, 30, 27), NAMES - 20, FAINT), MARGIN + 20, y)
        left = MARGIN + NAMES
        for shown in cards:
            left = put_left(picture, shown, left, y) + 36


def _draw_ground(picture: Image.Image, view: View, top: int, height: int) -> None:
    now = hour(view.night)
    put_plate(picture, (MARGIN, top, WIDE, height), now.plate, now.edge, 3, 18)


def _draw_units(picture: Image.Image, view: View, words: Words, top: int) -> None:
    _draw_ground(picture, view, top, _units_height(view))
    put_left(picture, label(words.say("picture-units"), 36, FAINT), MARGIN + 18, top + 31)
    for place, (key, count) in enumerate(_units(view)):
        left = MARGIN + 18 + place % ABREAST * (INNER + 8)
        y = top + TITLE + place // ABREAST * UNIT
        shown = costs(key)
        right = left + INNER - 14 - shown.width
        put_left(picture, shown, right, y + 22)
        name = words.say(f"unit-{key}") + (f" ×{count}" if count > 1 else "")
        put_left(picture, fit(name, (40, 37, 34, 31), right - left - 12, CREAM), left, y + 22)
        does = words.say(f"unit-does-{key}")
        put_rich(picture, does, (34, 32, 30, 28, 26, 24), INNER - 16, FAINT, left, y + 63)


@cached
def costs(key: str) -> Sprite:
    """What a unit costs, where it joins, and how much it stands."""
    data = DATA.unit[key]
    parts = [value("value_influence", str(data.cost), 38, CREAM)]
    parts += [site(where, None, 44) for where in data.recruit]
    parts += [resistance(element, 36) for element in data.resistances]
    return beside([*parts, value("value_armor", str(data.armor), 38, STEEL)], 8)


@cached
def named_card(key: str, name: str) -> Sprite:
    """A card's color and name."""
    color = DATA.card[key].color
    shown = label(name, 38, CREAM)
    return beside([mana(color, 40), shown], 6) if color is not None else shown
