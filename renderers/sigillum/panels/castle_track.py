"""How much damage a castle has suffered, beside its hex."""

from __future__ import annotations

from PIL import Image

from games.sigillum.fields import FIELDS, Field
from games.sigillum.puzzles import PUZZLES, goal_text
from games.sigillum.view import View
from renderers import Words
from renderers.kit.cache import cached
from renderers.kit.fonts import fit, label, paragraph
from renderers.kit.icons import icon
from renderers.kit.sketch import CLEAR, Sketch, Sprite, put, put_left
from renderers.sigillum.field.last_turn import burst
from renderers.sigillum.layout import Plan
from renderers.sigillum.paint import CREAM, FLASH, INK, NUMERALS, RUBRIC, SHINE, STONE, badges
from renderers.sigillum.sides import north_side
from renderers.sigillum.wording import castle_names, letters


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
    if not view.battle.castles:
        put(picture, icon("stronghold", 84, STONE, INK), left + 60, y)
        named = fit(castle_names(view, words, north), (48, 42, 36), right - left - 130, INK)
        put_left(picture, named, left + 120, y)
        return
    stronghold = view.battle.strongholds[side]
    fresh = min(view.recent.damage[side], stronghold.damage)
    track = damage_track(
        p.field.key, stronghold.damage, bool(view.battle.factions), lower - upper > 110, fresh
    )
    put_left(picture, track, right - track.width, y)
    head = right - track.width
    number = label(f"{stronghold.damage}/{p.field.track}", 50, RUBRIC)
    put_left(picture, number, head - number.width - 12, y)
    room = head - number.width - 20 - left
    if fresh:
        away = 30 if north else -30  # where the castle's hex leaves a corner
        put(picture, burst(f"−{fresh}", 72), right + 30, top + (upper if north else lower) + away)
    if room >= 100:
        put(picture, icon("stronghold", 84, STONE, INK), left + room / 2 - 4, y - 8)
        seats = view.teams[side]
        put(picture, badges(seats, letters(view, words, seats), 44), left + room / 2 - 4, y + 30)
    elif room >= 30:
        put(picture, icon("stronghold", 44, STONE, INK), left + room / 2, y)


@cached
def damage_track(key: str, damage: int, factions: bool, large: bool, fresh: int = 0) -> Sprite:
    """Draw the spaces of a castle's track in two rows: struck ones are red and broken, and of
    these the `fresh` last ones flash."""
    field = FIELDS[key]
    half = -(-field.track // 2)
    cell, tall = (46, 50) if large else (29, 44)
    track = Image.new("RGBA", (half * cell + 2, tall * 2 + 2), CLEAR)
    noted = dict(_notes(field, factions))
    for space in range(1, field.track + 1):
        row, place = divmod(space - 1, half)
        struck = "fresh" if damage - fresh < space <= damage else "old" if space <= damage else ""
        last = space == field.track
        shown = _space(cell, tall, struck, last, noted.get(space, ""))
        track.paste(shown, (place * cell + 1, row * tall + 1))
    return track


@cached
def _space(cell: int, tall: int, struck: str, last: bool, note: str) -> Sprite:
    """Draw one space of a track."""
    sketch = Sketch(cell, tall)
    sketch.box(0, 0, cell - 2, tall - 3, INK, 5)
    fill = {"old": RUBRIC, "fresh": FLASH}.get(struck, SHINE if last else CREAM)
    sketch.box(2.5, 2.5, cell - 4.5, tall - 5.5, fill, 3)
    if struck and not note:
        crack = [(0.3, 0.06), (0.56, 0.36), (0.36, 0.56), (0.64, 0.9)]
        sketch.line([(a * cell, b * tall) for a, b in crack], 3, CREAM, caps=False)
    sprite = sketch.sprite()
    ink = CREAM if struck else INK
    at = cell / 2 - 1, tall / 2 - 1
    large = cell > 40
    if note == "skull":
        put(sprite, icon(note, 34 if large else 24, ink), *at)
    elif note:
        put(sprite, label(note, 32 if large else 26, ink), *at)
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
