"""A combat: the enemies, large, and what has been played against them so far."""

from __future__ import annotations

from collections.abc import Collection

from PIL import Image

from games.mageknight.data import DATA
from games.mageknight.table import attacks_of
from games.mageknight.view import CombatView, FoeView, View
from renderers import Words
from renderers.kit.cache import cached
from renderers.kit.fonts import fit, label, paragraph
from renderers.kit.icons import icon
from renderers.kit.palette import mix, rgb
from renderers.kit.panels import plate, put_plate
from renderers.kit.sketch import Sprite, put, put_left
from renderers.mageknight.paint import (
    ABILITY_ICON,
    BLOOD,
    CREAM,
    ELEMENT,
    ELEMENT_ICON,
    FAINT,
    FOE,
    GOLD,
    INK,
    LEAF,
    MARK,
    RANGE_ICON,
    SLATE,
    STEEL,
    chips,
    value,
)
from renderers.mageknight.viewport import MARGIN, WIDTH

HEAD = 84
TALL, LOW = 412, 268  # an enemy: narrow, or as wide as half the picture
LOWER = 276  # one of many, without words
WIDE = 700
ALONE = 460  # the room for what has become of an enemy that is alone
MOST = 4  # enemies in a row
GAP = 14
FONTS = (36, 34, 32, 30, 28, 26, 24)  # for the values of an enemy
MOST_LINES = 5
FIELD = rgb("#3a1418")  # the ground of a combat
FIELD_EDGE = rgb("#b0413a")
WALL = rgb("#6d6a64")
FALLEN = 150  # of 255: how much a defeated enemy is shaded


def _rows(combat: CombatView) -> int:
    return -(-len(combat.foes) // MOST)


def card_size(
    combat: CombatView, room: int = WIDTH - 2 * MARGIN, tight: bool = False
) -> tuple[int, int]:
    """How large each enemy is drawn; where it is `tight`, several rows go without words."""
    across = min(MOST, max(1, len(combat.foes)))
    width = (room - 28 - GAP * (across - 1)) // across
    if tight and _rows(combat) > 1:
        return width, LOWER
    return width, LOW if width >= WIDE else TALL


def combat_height(combat: CombatView, room: int = WIDTH - 2 * MARGIN, tight: bool = False) -> int:
    return HEAD + _rows(combat) * (card_size(combat, room, tight)[1] + GAP) + 22


def draw_combat(
    picture: Image.Image,
    view: View,
    words: Words,
    top: int,
    marked: Collection[int] = (),
    begin: int = MARGIN,
    room: int = WIDTH - 2 * MARGIN,
    tight: bool = False,
) -> None:
    combat = view.combat
    assert combat is not None
    height = combat_height(combat, room, tight) - 12
    put_plate(picture, (begin, top, room, height), FIELD, FIELD_EDGE, 5, 20)
    put(picture, icon("swords", 62, GOLD, INK), begin + 54, top + 46)
    phase = words.say(f"picture-phase-{view.turn.stage}")
    end = put_left(picture, label(phase, 46, CREAM), begin + 100, top + 46)
    _draw_sums(picture, combat, end + 30, top + 46, begin + room - 20)
    width, tall = card_size(combat, room, tight)
    for place, foe in enumerate(combat.foes):
        left = begin + 14 + place % MOST * (width + GAP)
        y = top + HEAD + place // MOST * (tall + GAP)
        shown = foe.fighter
        name = words.say("foe", enemy=shown, place=place + 1)
        if foe.summoned:
            name = words.say("picture-summoned", name=name)
        _draw_foe(
            picture,
            (left, y, width, tall),
            shown,
            (name, values(foe, words)),
            foe.armor,
            (tuple(foe.abilities), tuple(foe.resistances)),
            foe.walled,
            _state(foe, words),
            (place + 1) in marked,
        )


def draw_portrait(picture: Image.Image, enemy: str, words: Words) -> None:
    """An enemy outside of any combat."""
    texts = words.say(f"enemy-{enemy}"), words.say(f"values-{enemy}")
    data = DATA.enemy[enemy]
    kinds = tuple(data.abilities), tuple(data.resistances)
    box = (0, 0, picture.width, LOW)
    _draw_foe(picture, box, enemy, texts, data.armor, kinds, False, ("", ""), False)


def values(foe: FoeView, words: Words) -> str:
    """The values of an enemy in words, with the walls before it and what its city adds."""
    said = [words.say(f"values-{foe.fighter}")]
    if foe.walled:
        said.append(words.say("picture-walled"))
    if foe.city is not None:
        more = foe.attack - DATA.enemy[foe.fighter].attack
        said.append(words.say(f"picture-city-{foe.city}", n=more))
    return ", ".join(said)


def _state(foe: FoeView, words: Words) -> tuple[str, str]:
    """A sign and a word for what has become of an enemy."""
    if foe.down:
        return "skull", words.say("picture-defeated")
    if foe.blocked:
        return "shield", words.say("picture-blocked")
    if foe.idle:
        return "value_tired", words.say("picture-idle")
    if foe.hit:
        return "value_wound", words.say("picture-hit")
    return "", ""


def sums(attack: dict[str, int], block: dict[str, int]) -> list[tuple[str, str, int]]:
    """Sign, element and number of all that has been played."""
    found = [(RANGE_ICON[reach], element, n) for reach, element, n in attacks_of(attack)]
    found += [("value_armor", element, n) for element, n in block.items()]
    return [played for played in found if played[2]]


def caption(text: str, width: int, height: int) -> Sprite:
    """A text as large as it fits into a room."""
    for size in FONTS:
        sprite = paragraph(text, size, FAINT, width, MOST_LINES)
        if sprite.height <= height:
            break
    return sprite


def caption_room(size: tuple[int, int]) -> tuple[int, int]:
    """The room below the signs of an enemy."""
    width, height = size
    return width - 48, 92 if height == LOW else 142


def _draw_sums(
    picture: Image.Image, combat: CombatView, left: float, y: float, right: float
) -> None:
    for sign, element, n in sums(combat.attack, combat.block):
        chip = sum_chip(sign, element, n)
        if left + chip.width > right:
            return
        left = put_left(picture, chip, left, y) + 12


@cached
def sum_chip(sign: str, element: str, n: int) -> Sprite:
    """An attack or block: its kind, its element, its number."""
    number = label(str(n), 48, CREAM, "sans")
    plain = element == "physical"
    width = 64 + (0 if plain else 48) + number.width + 20
    sprite = plate(width, 66, SLATE, ELEMENT[element], 4, 14).copy()
    put(sprite, icon(sign, 46, ELEMENT[element]), 36, 33)
    left = 66
    if not plain:
        put(sprite, icon(ELEMENT_ICON[element], 44, ELEMENT[element]), 86, 33)
        left = 112
    put_left(sprite, number, left, 33)
    return sprite


def _draw_foe(
    picture: Image.Image,
    box: tuple[int, int, int, int],  # left, top, width, height
    enemy: str,
    texts: tuple[str, str],
    armor: int,
    kinds: tuple[tuple[str, ...], tuple[str, ...]],  # abilities and resistances
    walled: bool,
    state: tuple[str, str],
    marked: bool,
) -> None:
    """An enemy: its name with its number, its values large, its signs, and the same in words."""
    data = DATA.enemy[enemy]
    x, y, width, height = box
    put_plate(picture, box, SLATE, MARK if marked else FOE[data.color], 8 if marked else 5, 18)
    put(picture, icon(f"foe_{data.color}", 60, FOE[data.color]), x + width - 46, y + 46)
    fame = value("value_fame", str(data.fame), 42, GOLD)
    put_left(picture, fame, x + width - 94 - fame.width, y + 46)
    room = width - 134 - fame.width
    name = fit(texts[0], (44, 40, 36, 32, 28, 26), room, CREAM)
    put_left(picture, name, x + 26, y + 44)
    attack = "" if data.element == "summon" else str(data.attack)
    strength = value(ELEMENT_ICON[data.element], attack, 86, ELEMENT[data.element])
    end = put_left(picture, strength, x + 26, y + 132)
    shown = value("value_armor", str(armor), 86, STEEL, GOLD if armor != data.armor else CREAM)
    end = put_left(picture, shown, end + 34, y + 132)
    signs = chips(*kinds, 66)
    if walled:
        signs.insert(0, wall(66))
    wide = height == LOW
    first, row = (end + 70, y + 134) if wide else (x + 60, y + 232)
    step = min(76.0, (x + width - first) / max(1, len(signs)))
    for i, sign in enumerate(signs):
        put(picture, sign, first + i * step, row)
    alone = width > 2 * WIDE
    if height != LOWER and (alone or not state[0]):
        said = caption(texts[1], *caption_room((width, height)))
        put_left(picture, said, x + 26, y + (214 if wide else 334))
    if state[0] == "skull":
        inside = (width - 16, height - 84)
        picture.paste(SLATE, (x + 8, y + 8), Image.new("L", inside, FALLEN))
    if state[0]:
        room = ALONE if alone else width - 24
        left, middle = (x + width - room - 20, y + 134) if alone else (x + 12, y + height - 43)
        put_plate(picture, (left, middle - 31, room, 62), tint(state[0]), CREAM, 3, 14)
        put(picture, icon(state[0], 44, CREAM), left + 38, middle)
        put_left(picture, fit(state[1], (42, 38, 34, 30), room - 96, CREAM), left + 72, middle)


def tint(sign: str) -> tuple[int, int, int]:
    return {"skull": mix(BLOOD, INK, 0.5), "shield": mix(LEAF, INK, 0.6)}.get(
        sign, mix(FAINT, INK, 0.6)
    )


@cached
def wall(size: int) -> Sprite:
    """The walls of a site."""
    sprite = plate(size, size, WALL, INK, 3, 8).copy()
    put(sprite, icon(ABILITY_ICON["fortified"], round(size * 0.7), CREAM), size / 2, size / 2)
    return sprite
