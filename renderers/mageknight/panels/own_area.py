"""A player's own part: what was gathered, the hand, units and skills, and the question."""

from __future__ import annotations

from collections import Counter

from PIL import Image

from games.mageknight.data import (
    COLORS,
    DATA,
    WOUND,
    sorted_cards,
)
from games.mageknight.view import View
from renderers import Words
from renderers.kit.badges import seat_badge
from renderers.kit.cache import cached
from renderers.kit.fonts import fit, label
from renderers.kit.icons import icon
from renderers.kit.palette import BLACK, WHITE, Color, mix, rgb
from renderers.kit.panels import plate, put_plate
from renderers.kit.sketch import Sprite, put, put_left
from renderers.mageknight.highlights import Highlights
from renderers.mageknight.paint import (
    ARTIFACT,
    BLOOD,
    CREAM,
    DARK_BLOOD,
    FAINT,
    GOLD,
    INK,
    LEAF,
    MANA,
    MARK,
    STEEL,
    crystals,
    hour,
    mana,
    put_paragraph,
    put_rich,
    resistance,
    rich_width,
    value,
)
from renderers.mageknight.panels.players import owned, state, values
from renderers.mageknight.viewport import MARGIN, WIDTH

STRIP = 172
CARD = 168
UNIT = 122  # with one line; another is as tall as
LINE = 40
SKILL = 108
GAP = 10
HALF = (WIDTH - 2 * MARGIN - GAP) // 2
KIND_ICON = {"advanced": "value_level", "spell": "staff", "artifact": "chest"}


# What was gathered


def draw_strip(picture: Image.Image, view: View, words: Words, top: int) -> None:
    assert view.seat is not None
    hero = view.heroes[view.seat]
    now = hour(view.night)
    box = (MARGIN, top, WIDTH - 2 * MARGIN, STRIP - GAP)
    put_plate(picture, box, now.plate, now.edge, 3, 18)
    put(picture, seat_badge(view.seat, words.letter(view.seat), 66), MARGIN + 50, top + 44)
    left: float = MARGIN + 96
    for sign, number, color in values(hero):
        shown = f"{hero.cards}/{hero.hand_limit}" if sign == "cards" else number
        left = put_left(picture, value(sign, shown, 44, color), left, top + 44) + 26
    put_left(picture, value("discard", str(len(hero.discard)), 44, FAINT), left, top + 44)
    end = put_left(picture, crystals(owned(hero), 54), MARGIN + 20, top + 116)
    _draw_mana(picture, view, end + 16, top + 116)
    _draw_gathered(picture, view, top + 80)


def _draw_mana(picture: Image.Image, view: View, left: float, y: float) -> None:
    """Mana tokens of this turn."""
    if view.seat != view.acting:
        return
    for color in COLORS:
        n = view.turn.tokens.get(color, 0)
        if color in view.turn.endless:
            left = put_left(picture, mana(color, 56), left, y)
            left = put_left(picture, label("∞", 40, CREAM, "sans"), left, y) + 12
        elif n:
            left = put_left(picture, mana(color, 56), left, y)
            left = put_left(picture, label(f"×{n}", 40, CREAM, "sans"), left, y) + 12


def gathered(view: View) -> list[tuple[str, str, int, Color]]:
    """Name, sign, number and color of the points at hand."""
    turn = view.turn
    points = [
        ("move", "boot", turn.move, LEAF),
        ("influence", "value_influence", turn.influence, GOLD),
    ]
    return [*points, ("healing", "value_heal", turn.heal, rgb("#ff9c9c"))]


def _draw_gathered(picture: Image.Image, view: View, y: float) -> None:
    if view.seat != view.acting:
        return
    right = WIDTH - MARGIN - 12
    for _, sign, n, color in reversed(gathered(view)):
        chip = _points(sign, n, color)
        right -= chip.width
        put_left(picture, chip, right, y)
        right -= 10


@cached
def _points(sign: str, n: int, color: Color) -> Sprite:
    sprite = plate(138, 130, INK, color if n else FAINT, 4, 16).copy()
    put(sprite, icon(sign, 50, color if n else FAINT), 69, 36)
    put(sprite, label(str(n), 58, CREAM if n else FAINT, "sans"), 69, 92)
    return sprite


# The hand


def hand_of(view: View) -> list[tuple[str, int]]:
    assert view.seat is not None
    count = Counter(view.heroes[view.seat].hand)
    wounds = count.pop(WOUND, 0)
    cards = [(key, count[key]) for key in sorted_cards(count)]
    return [*cards, (WOUND, wounds)] if wounds else cards


def hand_height(view: View) -> int:
    cards = [key for key, _ in hand_of(view)]
    if not cards:
        return 0
    rows = -(-len(cards) // 2)
    return rows * (CARD + GAP) + 6


def draw_hand(
    picture: Image.Image,
    view: View,
    words: Words,
    top: int,
    asked: Highlights,
    drafted: Counter[str],
) -> None:
    for place, (key, count) in enumerate(hand_of(view)):
        texts = ("", "")
        if key != WOUND:
            texts = words.say(f"basic-{key}"), words.say(f"strong-{key}")
        at = MARGIN + place % 2 * (HALF + GAP), top + place // 2 * (CARD + GAP)
        name = words.say(f"card-{key}")
        draw_card(picture, at, key, name, texts, count, key in asked.cards, drafted[key])


def paper(color: str) -> Color:
    """The ground of a card of a color."""
    return mix(MANA.get(color, ARTIFACT) if color != "white" else FAINT, INK, 0.76)


def draw_card(
    picture: Image.Image,
    at: tuple[int, int],
    key: str,
    name: str,
    texts: tuple[str, str],
    count: int,
    chosen: bool,
    drafted: int,
    cost: int = 0,
) -> None:
    """A card: its color, its name, its two effects, and what it costs where it is for sale.

    It is not kept as a sprite: to put one so large takes longer than to draw it on the picture.
    """
    left, top = at
    color = DATA.card[key].color if key != WOUND else None
    tint = MANA[color] if color is not None else (BLOOD if key == WOUND else ARTIFACT)
    ground = DARK_BLOOD if key == WOUND else paper(color or "artifact")
    edge = MARK if chosen else mix(tint, BLACK, 0.25)
    put_plate(picture, (left, top, HALF, CARD), ground, edge, 8 if chosen else 4, 18)
    put_plate(picture, (left + 11, top + 10, 84, CARD - 20), tint, mix(tint, BLACK, 0.4), 3, 12)
    middle = top + CARD / 2
    if color is not None:
        put(picture, mana(color, 60), left + 53, middle - (22 if _kind(key) else 0))
    else:
        sign = "value_wound" if key == WOUND else "chest"
        put(picture, icon(sign, 60, WHITE, INK), left + 53, middle)
    if color is not None and _kind(key):
        put(picture, icon(KIND_ICON[_kind(key)], 42, WHITE, INK), left + 53, middle + 40)
    right = left + HALF - 16
    if drafted:
        put(picture, icon("check", 60, MARK, INK), right - 30, top + 42)
        right -= 70
    if cost:
        price = value("value_influence", str(cost), 44, GOLD)
        right -= price.width
        put_left(picture, price, right, top + 38)
    if count > 1:
        many = label(f"×{count}", 46, GOLD, "sans")
        right -= many.width
        put_left(picture, many, right, top + 38)
    if key == WOUND:
        put_left(picture, fit(name, (50, 44), right - left - 120, CREAM), left + 112, middle)
        return
    put_left(picture, fit(name, (42, 38, 34), right - left - 120, CREAM), left + 110, top + 36)
    room = HALF - 126
    sizes = (40, 38, 36, 34, 32, 30, 28, 26, 24)
    put_rich(picture, texts[0], sizes, room, CREAM, left + 112, top + 86)
    put_rich(picture, texts[1], sizes, room, GOLD, left + 112, top + 134)


def _kind(key: str) -> str:
    kind = DATA.card[key].kind if key != WOUND else ""
    return kind if kind in KIND_ICON else ""


# Units and skills


def troops_height(view: View, words: Words) -> int:
    assert view.seat is not None
    hero = view.heroes[view.seat]
    return _unit_height(view, words) * -(-len(hero.units) // 2) + -(-len(hero.skills) // 2) * (
        SKILL + GAP
    )


def does(words: Words, key: str) -> str:
    abilities = range(1, len(DATA.unit[key].abilities) + 1)
    return " · ".join(words.say(f"ability-{key}-{n}") for n in abilities)


def _unit_height(view: View, words: Words) -> int:
    """As tall as the longest text asks for."""
    assert view.seat is not None
    texts = [does(words, unit.key) for unit in view.heroes[view.seat].units]
    longer = any(rich_width(text, 34) > HALF - 44 for text in texts)
    return UNIT + GAP + (LINE if longer else 0)


def draw_troops(
    picture: Image.Image, view: View, words: Words, top: int, asked: Highlights
) -> None:
    assert view.seat is not None
    hero = view.heroes[view.seat]
    row = _unit_height(view, words)
    for place, unit in enumerate(hero.units):
        draw_unit(
            picture,
            (MARGIN + place % 2 * (HALF + GAP), top + place // 2 * row),
            unit.key,
            words.say("own-unit", unit=unit.key, place=place + 1),
            does(words, unit.key),
            row - GAP,
            unit.ready,
            unit.wounds,
            unit.banner is not None,
            place + 1 in asked.units,
            view.night,
        )
    top += -(-len(hero.units) // 2) * row
    for place, skill in enumerate(hero.skills):
        draw_skill(
            picture,
            (MARGIN + place % 2 * (HALF + GAP), top + place // 2 * (SKILL + GAP)),
            words.say(f"skill-{skill.key}"),
            words.say(f"does-{skill.key}"),
            skill.used or skill.in_play,
            skill.key in asked.skills,
            view.night,
        )


def draw_unit(
    picture: Image.Image,
    at: tuple[int, int],
    key: str,
    name: str,
    does: str,
    height: int,
    ready: bool,
    wounds: int,
    banner: bool,
    chosen: bool,
    night: bool,
    cost: int = 0,
) -> None:
    left, top = at
    data = DATA.unit[key]
    now = hour(night)
    fill, edge = now.plate if ready else now.ground, MARK if chosen else now.edge
    put_plate(picture, (left, top, HALF, height), fill, edge, 8 if chosen else 3, 18)
    put(picture, state(ready, wounds, 54), left + 46, top + 42)
    right: float = left + HALF - 20
    armor = value("value_armor", str(data.armor), 44, STEEL)
    right -= armor.width
    put_left(picture, armor, right, top + 38)
    if cost:
        price = value("value_influence", str(cost), 44, GOLD)
        right -= price.width + 14
        put_left(picture, price, right, top + 38)
    for element in data.resistances:
        right -= 46
        put(picture, resistance(element, 44), right + 20, top + 38)
    if banner:
        right -= 46
        put(picture, icon("banner", 44, GOLD), right + 20, top + 38)
    ink = CREAM if ready and not wounds else FAINT
    put_left(picture, fit(name, (42, 38, 34, 30), right - left - 90, ink), left + 78, top + 38)
    put_paragraph(picture, does, 34, ink, (left + 24, top + 66, HALF - 44), 2)


def draw_skill(
    picture: Image.Image,
    at: tuple[int, int],
    name: str,
    does: str,
    spent: bool,
    chosen: bool,
    night: bool,
) -> None:
    left, top = at
    now = hour(night)
    fill, edge = now.ground if spent else now.plate, MARK if chosen else now.edge
    put_plate(picture, (left, top, HALF, SKILL), fill, edge, 8 if chosen else 3, 18)
    put(picture, icon("staff", 44, FAINT if spent else GOLD), left + 42, top + 34)
    ink = FAINT if spent else CREAM
    put_left(picture, fit(name, (40, 36, 32), HALF - 100, ink), left + 76, top + 34)
    sizes = (36, 34, 32, 30, 28, 26, 24)
    put_rich(picture, does, sizes, HALF - 44, ink, left + 24, top + 80)
