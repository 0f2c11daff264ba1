"""The winner's page."""

from __future__ import annotations

from PIL import Image

from games.sigillum.view import View
from renderers import Words
from renderers.kit.badges import seat_badge
from renderers.kit.fonts import fit, label
from renderers.kit.icons import icon
from renderers.kit.panels import plate
from renderers.kit.sketch import put, put_left
from renderers.sigillum.layout import HEADER, MARGIN, WIDTH
from renderers.sigillum.page import aged_page
from renderers.sigillum.paint import (
    CREAM,
    GILT,
    INK,
    RUBRIC,
    SHADE,
    STONE,
    badges,
    cameo,
    initial,
)
from renderers.sigillum.panels.castle_track import damage_track
from renderers.sigillum.panels.header import draw_title
from renderers.sigillum.wording import beast_name, heading, letters, player_letter, player_name

SIDE = 430  # the height of a side's part


def draw_result(view: View, words: Words) -> Image.Image:
    side = view.winner
    assert side is not None
    sides = (side, 1 - side) if view.puzzle is None else (side,)
    picture = aged_page(HEADER + 330 + SIDE * len(sides) + 24)
    draw_title(picture, words.say(f"field-{view.battle.field_key}"), 900, HEADER / 2 - 1)
    head = label(heading(view, words), 46, RUBRIC)
    put_left(picture, head, WIDTH - MARGIN - 4 - head.width, HEADER / 2 - 1)
    _crowned(picture, view, words, side)
    for place, each in enumerate(sides):
        _side(picture, view, words, each, HEADER + 330 + SIDE * place)
    return picture


def _crowned(picture: Image.Image, view: View, words: Words, side: int) -> None:
    """Draw the winners, with an initial as large as they deserve."""
    seats = view.teams[side]
    name = " & ".join(player_name(view, words, seat) for seat in seats)
    letter = next((char for char in name if char.isalnum()), "?").upper()
    top = HEADER + 30
    put(picture, initial(letter, 260), MARGIN + 140, top + 132)
    put(picture, icon("crown", 120, GILT, INK), MARGIN + 372, top + 70)
    shown = badges(seats, letters(view, words, seats), 100)
    put_left(picture, shown, MARGIN + 452, top + 70)
    put_left(picture, fit(name, (84, 72, 60, 50), 1230, INK), MARGIN + 306, top + 166)
    line = (
        words.say("picture-solved")
        if view.puzzle is not None
        else words.say("picture-wins", n=len(seats))
    )
    put_left(picture, label(line, 54, RUBRIC), MARGIN + 306, top + 244)


def _side(picture: Image.Image, view: View, words: Words, side: int, top: int) -> None:
    won = side == view.winner
    width = WIDTH - 2 * MARGIN
    ground = plate(width, SIDE - 16, CREAM if won else SHADE, GILT if won else INK, 5, 18)
    picture.paste(ground, (MARGIN, top), ground)
    left, y = MARGIN + 24, top + 62
    seats = view.teams[side]
    for seat in seats:
        put(picture, seat_badge(seat, player_letter(view, words, seat), 70), left + 38, y)
        name = fit(player_name(view, words, seat), (46, 40, 36), 560 / len(seats), INK)
        left = put_left(picture, name, left + 84, y) + 26
    if view.puzzle is None:
        track = view.battle.field.track
        damage = view.battle.strongholds[side].damage
        key = "picture-castle-fallen" if damage >= track else "picture-castle-stands"
        line = fit(words.say(key, damage=damage, track=track), (42, 38, 34), 800, RUBRIC)
        put_left(picture, line, WIDTH - MARGIN - 24 - line.width, y)
        sprite = damage_track(view.battle.field_key, damage, bool(view.battle.factions), True)
        put_left(picture, sprite, WIDTH - MARGIN - 24 - sprite.width, top + 220)
        put(
            picture,
            icon("stronghold", 120, STONE, INK)
            if damage < track
            else icon("skull", 110, RUBRIC, INK),
            WIDTH - MARGIN - 24 - sprite.width - 84,
            top + 220,
        )
    band = [beast for beast in view.battle.beasts if beast.side == side]
    step = min(290.0, (width - 40 - 650 * (view.puzzle is None)) / max(1, len(band)))
    for place, beast in enumerate(band):
        x = MARGIN + 30 + step * (place + 0.5)
        put(picture, cameo(beast.key, beast.seat, 170, fallen=not won), x, top + 232)
        put(picture, fit(beast_name(words, beast.key), (40, 36, 32), step - 12, INK), x, top + 358)
