"""How much damage a castle has suffered, beside its hex."""

from __future__ import annotations

from PIL import Image

from games.sigillum.fields import FIELDS, Field
from games.sigillum.puzzles import PUZZLES, goal_text
from games.sigillum.view import View
from renderers import Words
from renderers.kit.cache import cached
from renderers.kit.fonts import label, paragraph
from renderers.kit.icons import icon
from renderers.kit.sketch import Sketch, Sprite, put, put_left
from renderers.sigillum.layout import Plan
from renderers.sigillum.paint import CREAM, INK, NUMERALS, RUBRIC, SHINE, STONE, badges
from renderers.sigillum.sides import north_side
from renderers.sigillum.wording import letters


def draw_castle(
    picture: Image.Image, view: View, words: Words, p: Plan, side: int, top: int
) -> None:
    """Draw how much damage a side's castle has suffered, beside its hex."""
    north = side == north_side(view)
    left, upper, right, lower = p.corner(north, True, 0)
    y = top + (upper + lower) / 2
    if view.puzzle is not None:
        if north:
            told = paragraph(
                words(goal_text(PUZZLES[view.puzzle])), 40, RUBRIC, round(right - left), 2
            )
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
        seats = view.teams[side]
        put(picture, badges(seats, letters(view, words, seats), 44), left + room / 2 - 4, y + 30)
    elif room >= 30:
        put(picture, icon("stronghold", 44, STONE, INK), left + room / 2, y)


@cached
def damage_track(key: str, damage: int, factions: bool, large: bool) -> Sprite:
    """Draw the spaces of a castle's track in two rows: struck ones are red and broken."""
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


def first_space() -> Sprite:
    """Draw a space of a track that is struck."""
    return damage_track("kingdom", 1, False, True).crop((0, 0, 46, 50))


def last_space() -> Sprite:
    """Draw the space of a track at which the castle falls."""
    track = damage_track("kingdom", 1, False, True)
    return track.crop((track.width - 48, track.height - 52, track.width, track.height))


def _notes(field: Field, factions: bool) -> list[tuple[int, str]]:
    """Return what is written on the track: where abilities open, and the end."""
    opening = [(field.second_ability, NUMERALS[1]), (field.third_ability, NUMERALS[2])]
    return [*(opening if factions else []), (field.track, "skull")]
