"""The two sides beside the field: castles with their tracks, players, and rows of characters."""

from __future__ import annotations

from PIL import Image

from games.core import Ask
from games.sigillum.battle import Beast
from games.sigillum.fields import FIELDS, Field
from games.sigillum.puzzles import PUZZLES
from games.sigillum.view import View
from renderers import Words
from renderers.kit.badges import seat_badge
from renderers.kit.cache import cached
from renderers.kit.fonts import label, paragraph
from renderers.kit.icons import icon
from renderers.kit.palette import SEATS
from renderers.kit.panels import frame, plate
from renderers.kit.sketch import Sketch, Sprite, put, put_left
from renderers.sigillum.paint import (
    CREAM,
    FADED,
    INK,
    MARK,
    NUMERALS,
    RUBRIC,
    SHADE,
    SHINE,
    STONE,
    VELLUM,
    badges,
    cameo,
    core_disc,
    fit,
    hearts,
    kind_mark,
    kind_of,
    place_tag,
    spent_disc,
    support_pill,
)
from renderers.sigillum.places import CARDS, MARGIN, WIDTH, Plan
from renderers.sigillum.tokens import name_of
from renderers.sigillum.towers import seats_of

GAP = 12


def player_name(view: View, words: Words, seat: int) -> str:
    """In a puzzle nobody sits on the other side."""
    return words.seat(seat) if seat < view.seats else words.say("picture-enemy")


def north_side(view: View) -> int:
    """The side that is drawn above the field."""
    first = view.battle.field.castles[0].hex
    return view.battle.castles.get(first, 1)


def picks(view: View) -> int:
    """How many characters each player has in the end."""
    if view.seats == 4:
        return 2
    return 4 if len(view.battle.field.castles) == 4 else 3


def band_of(view: View, side: int) -> list[Beast | int]:
    """A side's characters player by player; a seat's number for each that he still picks."""
    band: list[Beast | int] = []
    for seat in seats_of(view, side):
        own: list[Beast | int] = [b for b in view.battle.beasts if b.seat == seat]
        if view.round == 0:
            own += [seat] * (picks(view) - len(own))
        band += own
    return band


def columns(view: View) -> int:
    return max(3, *(len(band_of(view, side)) for side in (0, 1)))


def column(view: View, place: int) -> tuple[float, int]:
    """The left edge and the width of a card in its row."""
    count = columns(view)
    width = (WIDTH - 2 * MARGIN - (count - 1) * GAP) / count
    return MARGIN + place * (width + GAP), round(width)


def goal(key: str, words: Words) -> str:
    """What a puzzle asks for."""
    puzzle = PUZZLES[key]
    if puzzle.prey:
        return words.say("goal-prey", beast=puzzle.prey)
    return words.say(f"goal-{puzzle.goal}")


# Castles


def draw_castle(
    picture: Image.Image, view: View, words: Words, p: Plan, side: int, top: int
) -> None:
    """How much damage a side's castle has suffered, beside its hex."""
    north = side == north_side(view)
    left, upper, right, lower = p.corner(north, True, 0)
    y = top + (upper + lower) / 2
    if view.puzzle is not None:
        if north:
            told = paragraph(goal(view.puzzle, words), 40, RUBRIC, round(right - left), 2)
            picture.paste(told, (round(left), round(y - told.height / 2)), told)
        return
    stronghold = view.battle.strongholds[side]
    track = damage_track(
        p.field.key, stronghold.damage, bool(view.battle.factions), lower - upper > 110
    )
    put_left(picture, track, right - track.width, y)
    head = right - track.width
    number = label(f"{stronghold.damage}/{p.field.track}", 50, RUBRIC)
    put_left(picture, number, head - number.width - 12, y)
    room = head - number.width - 20 - left
    if room >= 100:
        put(picture, icon("stronghold", 84, STONE, INK), left + room / 2 - 4, y - 8)
        put(picture, badges(seats_of(view, side), 44), left + room / 2 - 4, y + 30)
    elif room >= 30:
        put(picture, icon("stronghold", 44, STONE, INK), left + room / 2, y)


@cached
def damage_track(key: str, damage: int, factions: bool, large: bool) -> Sprite:
    """The spaces of a castle's track in two rows: struck ones are red and broken."""
    field = FIELDS[key]
    half = -(-field.track // 2)
    cell = 46 if large else 29
    tall = 50 if large else 44
    sketch = Sketch(half * cell + 2, tall * 2 + 2)
    noted = dict(_notes(field, factions))
    for space in range(1, field.track + 1):
        row, place = divmod(space - 1, half)
        x, y = place * cell + 1, row * tall + 1
        struck = space <= damage
        last = space == field.track
        sketch.box(x, y, x + cell - 2, y + tall - 3, INK, 5)
        fill = RUBRIC if struck else SHINE if last else CREAM
        sketch.box(x + 2.5, y + 2.5, x + cell - 4.5, y + tall - 5.5, fill, 3)
        if struck and space not in noted:
            crack = [(0.3, 0.06), (0.56, 0.36), (0.36, 0.56), (0.64, 0.9)]
            sketch.line([(x + a * cell, y + b * tall) for a, b in crack], 3, CREAM, caps=False)
    sprite = sketch.sprite()
    for space, sign in noted.items():
        row, place = divmod(space - 1, half)
        ink = CREAM if space <= damage else INK
        at = (place + 0.5) * cell, (row + 0.5) * tall
        if sign == "skull":
            put(sprite, icon(sign, 34 if large else 24, ink), *at)
        else:
            put(sprite, label(sign, 32 if large else 26, ink), *at)
    return sprite


def _notes(field: Field, factions: bool) -> list[tuple[int, str]]:
    """What is written on the track: where abilities open, and the end."""
    opening = [(field.second_ability, NUMERALS[1]), (field.third_ability, NUMERALS[2])]
    return [*(opening if factions else []), (field.track, "skull")]


# Rows of characters


def draw_cards(
    picture: Image.Image, view: View, words: Words, side: int, top: int, ask: Ask | None = None
) -> None:
    """A card for each character: where it is, and which abilities are ready."""
    options = [option.key for option in ask.options] if ask is not None else []
    for place, shown in enumerate(band_of(view, side)):
        left, width = column(view, place)
        if isinstance(shown, int):
            card = _vacant(shown, width)
        else:
            card = _card(
                shown.key,
                name_of(words, shown.key),
                shown.seat,
                width,
                place_of(shown) if view.round else None,
                shown.vitality,
                shown.full,
                shown.maneuvered,
                shown.attacked,
                shown.cooldowns[0],
                shown.cooldowns[1],
                shut(shown),
                shown.banned,
            )
        picture.paste(card, (round(left), top), card)
        if not isinstance(shown, int) and shown.key in options:
            marked = frame(width, CARDS - 14, MARK, 8, 16)
            picture.paste(marked, (round(left), top), marked)


def place_of(beast: Beast) -> tuple[str, bool]:
    """The hex of a character, or the castle where it waits to be summoned."""
    return (beast.home, True) if beast.hex is None else (beast.hex, False)


def shut(beast: Beast) -> str:
    """Why support abilities cannot be used although they are charged."""
    if beast.has("stun"):
        return "effect_stun"
    return "effect_silence" if beast.has("silence") else ""


@cached
def _card(
    key: str,
    name: str,
    seat: int,
    width: int,
    place: tuple[str, bool] | None,
    vitality: int,
    full: int,
    maneuvered: bool,
    attacked: bool,
    first: int | None,
    second: int | None,
    closed: str,
    banned: bool,
) -> Sprite:
    height = CARDS - 14
    sprite = plate(width, height, VELLUM if place and place[1] else CREAM, INK, 3, 16).copy()
    sprite.paste(SEATS[seat].colour, (14, height - 9, width - 14, height - 4))
    wide = width >= 480
    size = 108 if wide else 84
    put(
        sprite,
        cameo(key, seat, size, fallen=closed == "effect_stun"),
        12 + size / 2,
        height / 2 - 2,
    )
    left = 22 + size if wide else 16 + size
    put(sprite, kind_mark(kind_of(key), 46), width - 34, 38)
    put_left(sprite, fit(name, (42, 38, 34, 30), width - left - 62, INK), left, 38)
    y, disc = height - 48, 60 if wide else 42
    if place is None:
        put_left(sprite, hearts(vitality, full), left, y)
        return sprite
    end = put_left(sprite, place_tag(*place), left, y)
    if place[1]:
        if banned:
            put_left(sprite, icon("lock", 44, INK), end + 8, y)
    elif closed == "effect_stun":
        put_left(sprite, spent_disc(disc, closed), end + 6, y)
    else:
        put_left(sprite, core_disc(maneuvered, attacked, disc), end + 6, y)
    right = float(width - 12)
    for numeral, rounds in ((NUMERALS[1], second), (NUMERALS[0], first)):
        pill = support_pill(numeral, rounds, disc, closed)
        right -= pill.width
        put_left(sprite, pill, right, y)
        right -= 2 if not wide else 10
    if wide and right - end > 190:
        put_left(sprite, hearts(vitality, full, 40), end + 72, y)
    return sprite


@cached
def _vacant(seat: int, width: int) -> Sprite:
    """Room for somebody who has not been picked yet."""
    height = CARDS - 14
    sprite = frame(width, height, FADED, 3, 16).copy()
    put(sprite, seat_badge(seat, 64), width / 2 - 44, height / 2)
    put(sprite, plate(72, 72, SHADE, FADED, 3, 36), width / 2 + 40, height / 2)
    put(sprite, label("?", 48, INK), width / 2 + 40, height / 2)
    return sprite
