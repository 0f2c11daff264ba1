"""Rows of characters: a card for each, above and below the field."""

from __future__ import annotations

from PIL import Image

from games.core import Ask
from games.sigillum.battle import Beast
from games.sigillum.view import View
from renderers import Words
from renderers.kit.badges import seat_badge
from renderers.kit.cache import cached
from renderers.kit.fonts import fit, label
from renderers.kit.icons import icon
from renderers.kit.palette import SEATS
from renderers.kit.panels import frame, plate
from renderers.kit.sketch import Sprite, put, put_left
from renderers.sigillum.layout import CARDS, MARGIN, WIDTH
from renderers.sigillum.paint import (
    CREAM,
    FADED,
    INK,
    MARK,
    NUMERALS,
    SHADE,
    VELLUM,
    cameo,
    core_disc,
    hearts,
    kind_mark,
    kind_of,
    place_tag,
    spent_disc,
    support_pill,
)
from renderers.sigillum.sides import band_of
from renderers.sigillum.wording import beast_name, player_letter

GAP = 12


def columns(view: View) -> int:
    return max(3, *(len(band_of(view, side)) for side in (0, 1)))


def column(view: View, place: int) -> tuple[float, int]:
    """Return the left edge and the width of a card in its row."""
    count = columns(view)
    width = (WIDTH - 2 * MARGIN - (count - 1) * GAP) / count
    return MARGIN + place * (width + GAP), round(width)


def draw_cards(
    picture: Image.Image, view: View, words: Words, side: int, top: int, ask: Ask | None = None
) -> None:
    """Draw a card for each character: where it is, and which abilities are ready."""
    choices = [option.value for option in ask.options] if ask is not None else []
    for place, shown in enumerate(band_of(view, side)):
        left, width = column(view, place)
        if isinstance(shown, int):
            card = _vacant(shown, player_letter(view, words, shown), width)
        else:
            card = _card(
                shown.key,
                beast_name(words, shown.key),
                shown.seat,
                width,
                place_of(shown) if view.round else None,
                shown.vitality,
                shown.full,
                shown.maneuvered,
                shown.attacked,
                shown.cooldowns[0],
                shown.cooldowns[1],
                closed_by(shown),
                shown.banned,
            )
        picture.paste(card, (round(left), top), card)
        if not isinstance(shown, int) and shown.key in choices:
            marked = frame(width, CARDS - 14, MARK, 8, 16)
            picture.paste(marked, (round(left), top), marked)


def place_of(beast: Beast) -> tuple[str, bool]:
    """Return the hex of a character, or the castle where it waits to be summoned."""
    return (beast.home, True) if beast.hex is None else (beast.hex, False)


def closed_by(beast: Beast) -> str:
    """Return why support abilities cannot be used although they are charged."""
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
    sprite.paste(SEATS[seat].color, (14, height - 9, width - 14, height - 4))
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
def _vacant(seat: int, letter: str, width: int) -> Sprite:
    """Draw room for somebody who has not been picked yet."""
    height = CARDS - 14
    sprite = frame(width, height, FADED, 3, 16).copy()
    put(sprite, seat_badge(seat, letter, 64), width / 2 - 44, height / 2)
    put(sprite, plate(72, 72, SHADE, FADED, 3, 36), width / 2 + 40, height / 2)
    put(sprite, label("?", 48, INK), width / 2 + 40, height / 2)
    return sprite
