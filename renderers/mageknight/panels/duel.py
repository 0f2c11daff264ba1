"""A duel: both heroes face to face, what each has laid down, and what comes through."""

from __future__ import annotations

from collections.abc import Collection

from PIL import Image

from games.mageknight.rules.units import resistances
from games.mageknight.table import Unit
from games.mageknight.view import DuelView, HeroView, View
from renderers import Words
from renderers.kit.badges import seat_badge
from renderers.kit.cache import cached
from renderers.kit.fonts import fit, label
from renderers.kit.icons import icon
from renderers.kit.palette import BLACK, SEATS, mix
from renderers.kit.panels import plate, put_plate
from renderers.kit.sketch import Sketch, Sprite, put, put_left
from renderers.mageknight.highlights import THE_HERO
from renderers.mageknight.paint import (
    BLOOD,
    CREAM,
    FAINT,
    GOLD,
    INK,
    LEAF,
    MARK,
    SLATE,
    STEEL,
    resistance,
    value,
)
from renderers.mageknight.panels.combat import FIELD, FIELD_EDGE, sum_chip, sums, wall
from renderers.mageknight.panels.players import state
from renderers.mageknight.viewport import MARGIN, WIDTH

HEAD = 88
NAME = 96  # of a hero, with the badge
STATS = 100
ROW = 58  # a unit
LAID = 92  # what was laid down
MIDDLE = 260  # between the two
INSIDE = 14
HERO = (WIDTH - 2 * MARGIN - 2 * INSIDE - MIDDLE) // 2
EDGE = mix(FAINT, INK, 0.5)


def _card_height(view: View, duel: DuelView) -> int:
    units = max(len(view.heroes[seat].units) for seat in (duel.aggressor, duel.defender))
    return NAME + STATS + ROW * units + LAID


def duel_height(view: View, duel: DuelView) -> int:
    return HEAD + _card_height(view, duel) + INSIDE + 22


def draw_duel(
    picture: Image.Image, view: View, words: Words, top: int, marked: Collection[int] = ()
) -> None:
    """The aggressor stands on the left; `marked` are those of the one who may be hurt now."""
    duel = view.duel
    assert duel is not None
    height = duel_height(view, duel) - 12
    put_plate(picture, (MARGIN, top, WIDTH - 2 * MARGIN, height), FIELD, FIELD_EDGE, 5, 20)
    put(picture, icon("swords", 62, GOLD, INK), MARGIN + 54, top + 46)
    end = put_left(picture, label(phase(words, duel), 46, CREAM), MARGIN + 100, top + 46)
    said = fit(doing(words, duel), (42, 38, 34, 30), WIDTH - MARGIN - 24 - end - 40, GOLD)
    put_left(picture, said, WIDTH - MARGIN - 24 - said.width, top + 46)
    y = top + HEAD
    for seat, left in (
        (duel.aggressor, MARGIN + INSIDE),
        (duel.defender, WIDTH - MARGIN - INSIDE - HERO),
    ):
        hurt = marked if seat != duel.acting else ()
        sprite = _hero(view, words, duel, seat, hurt)
        picture.paste(sprite, (left, y), sprite)
    _draw_middle(picture, duel, y)


def phase(words: Words, duel: DuelView) -> str:
    return words.say(f"picture-duel-{duel.phase or 'begins'}")


def doing(words: Words, duel: DuelView) -> str:
    """Who acts, and what they do."""
    if not duel.phase:
        task = "prepares"
    elif duel.acting != duel.attacker:
        task = "blocks"
    else:
        task = "deals" if duel.launched else "attacks"
    return words.say(f"picture-duel-{task}", name=words.seat(duel.acting))


def _hero(view: View, words: Words, duel: DuelView, seat: int, marked: Collection[int]) -> Sprite:
    """A hero with values and units, and at the foot the attack or block."""
    hero = view.heroes[seat]
    acting = seat == duel.acting
    height = _card_height(view, duel)
    sprite = plate(HERO, height, SLATE, GOLD if acting else EDGE, 8 if acting else 4, 18).copy()
    sprite.paste(SEATS[seat].color, (20, NAME - 6, HERO - 20, NAME - 2))
    put(sprite, seat_badge(seat, words.letter(seat), 70), 58, 48)
    walled = duel.walled and seat == duel.defender
    right = HERO - 24 - (76 if walled else 0)
    end = put_left(sprite, fit(words.seat(seat), (48, 42, 38, 34, 30), right - 104, CREAM), 104, 48)
    if right - end > 150:
        name = words.say(f"hero-{hero.hero}")
        put_left(sprite, fit(name, (36, 32), right - end - 20, FAINT), end + 20, 51)
    if walled:
        put(sprite, wall(60), HERO - 54, 46)
    _draw_values(sprite, hero, NAME + STATS / 2 - 6, THE_HERO in marked)
    y = NAME + STATS + ROW / 2
    for place, (unit, armor) in enumerate(zip(hero.units, duel.unit_armor[seat], strict=True), 1):
        _draw_unit(sprite, words, place, unit, armor, y, place in marked)
        y += ROW
    attacks = seat == duel.attacker
    laid = sums(duel.attack if attacks else {}, {} if attacks else duel.block)
    left: float = 22
    for chip in (sum_chip(*played) for played in laid):
        if left + chip.width <= HERO - 16:
            left = put_left(sprite, chip, left, height - LAID / 2 - 2) + 12
    return sprite


def _draw_values(sprite: Sprite, hero: HeroView, y: float, marked: bool) -> None:
    """The armor large: it is what a wound costs."""
    if marked:
        frame = plate(150, 86, mix(MARK, INK, 0.75), MARK, 5, 14)
        sprite.paste(frame, (14, round(y) - 43), frame)
    put_left(sprite, value("value_armor", str(hero.armor), 72, STEEL), 28, y)
    left: float = 186
    for sign, n, color in (
        ("cards", hero.cards, CREAM),
        ("value_level", hero.level, LEAF),
        ("value_fame", hero.fame, GOLD),
    ):
        left = put_left(sprite, value(sign, str(n), 46, color), left, y) + 30


def _draw_unit(
    sprite: Sprite, words: Words, place: int, unit: Unit, armor: int, y: float, marked: bool
) -> None:
    """Its number, whether it is ready, its name, and the armor that it has now."""
    able = unit.ready and not unit.wounds
    if marked:
        frame = plate(HERO - 28, ROW - 4, mix(MARK, INK, 0.75), MARK, 4, 12)
        sprite.paste(frame, (14, round(y) - ROW // 2 + 2), frame)
    put(sprite, state(unit.ready, unit.wounds, 42), 48, y)
    shown = value("value_armor", str(armor), 42, STEEL, GOLD if unit.lowered else CREAM)
    right: float = HERO - 28 - shown.width
    put_left(sprite, shown, right, y)
    for element in sorted(resistances(unit), reverse=True):
        right -= 42
        put(sprite, resistance(element, 40), right + 18, y)
    if unit.banner:
        right -= 42
        put(sprite, icon("banner", 40, GOLD), right + 18, y)
    name = words.say("own-unit", unit=unit.key, place=place)
    put_left(sprite, fit(name, (40, 36, 33, 30, 27), right - 86, CREAM if able else FAINT), 78, y)


def _draw_middle(picture: Image.Image, duel: DuelView, top: int) -> None:
    """An arrow from who attacks to the other, with the attack on it; below, what comes through."""
    x = WIDTH / 2
    if not duel.phase:
        put(picture, icon("swords", 150, GOLD, INK), x, top + 120)
        return
    strength = sum(duel.attack.values())
    rightward = duel.attacker == duel.aggressor
    put(picture, _arrow(rightward, bool(strength)), x, top + 96)
    if strength:
        number = label(str(strength), 78, CREAM, "sans", INK, 6)
        put(picture, number, x + (-16 if rightward else 16), top + 96)
    if duel.launched:
        sign = "value_wound" if duel.left else "shield"
        color = BLOOD if duel.left else LEAF
        through = value(sign, str(duel.left), 78, color)
        put(picture, through, x, top + 222)


@cached
def _arrow(rightward: bool, strong: bool) -> Sprite:
    width, height = MIDDLE - 24, 150
    sketch = Sketch(width, height)
    fill = BLOOD if strong else mix(BLOOD, INK, 0.6)
    for inset, paint in ((0, INK), (6, mix(fill, CREAM, 0.35)), (11, mix(fill, BLACK, 0.15))):
        points = [
            (inset, 32 + inset),
            (width - 88 + inset * 0.4, 32 + inset),
            (width - 88 + inset * 0.4, inset * 1.9),
            (width - inset * 1.35, height / 2),
            (width - 88 + inset * 0.4, height - inset * 1.9),
            (width - 88 + inset * 0.4, height - 32 - inset),
            (inset, height - 32 - inset),
        ]
        if not rightward:
            points = [(width - x, y) for x, y in points]
        sketch.polygon(points, paint)
    return sketch.sprite()
