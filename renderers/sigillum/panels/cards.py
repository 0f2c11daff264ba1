"""Rows of characters: a card for each, above and below the field."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.core import Ask
from games.sigillum.battle import Beast
from games.sigillum.rules.readiness import Block
from games.sigillum.view import View
from renderers import Words
from renderers.kit.badges import seat_badge
from renderers.kit.cache import cached
from renderers.kit.fonts import fit, label
from renderers.kit.icons import icon
from renderers.kit.panels import frame, plate, slab
from renderers.kit.sketch import Sprite, put, put_left
from renderers.sigillum.layout import CARDS, MARGIN, STRIP, WIDTH
from renderers.sigillum.paint import (
    CREAM,
    FADED,
    INK,
    MARK,
    MUTED,
    SHADE,
    SPENT,
    VELLUM,
    cameo,
    hearts,
    kind_mark,
    kind_of,
    place_tag,
)
from renderers.sigillum.panels.abilities import NAMED, State, state_disc, states, use_sign
from renderers.sigillum.sides import band_of
from renderers.sigillum.wording import beast_name, player_letter, player_name

GAP = 12
HEAD = 98
LINE = 44  # of an ability


def band_height(view: View, side: int) -> int:
    """Return how much room a row of cards takes."""
    if all(isinstance(shown, int) for shown in band_of(view, side)):
        return STRIP
    return CARDS


def column(count: int, place: int) -> tuple[float, int]:
    """Return the left edge and the width of a card in its row."""
    width = (WIDTH - 2 * MARGIN - (count - 1) * GAP) / count
    return MARGIN + place * (width + GAP), round(width)


def draw_band(
    picture: Image.Image, view: View, words: Words, side: int, top: int, ask: Ask | None = None
) -> None:
    """Draw a side's characters: a card for each, or who will pick them."""
    band = band_of(view, side)
    if band_height(view, side) == STRIP:
        _draw_strip(picture, view, words, side, top)
        return
    draw_cards(picture, view, words, band, max(3, len(band)), top, ask)


def draw_cards(
    picture: Image.Image,
    view: View,
    words: Words,
    band: Sequence[Beast | int],
    count: int,
    top: int,
    ask: Ask | None,
) -> None:
    """Draw cards in as many columns: where a character is, and how its abilities are."""
    choices = [option.value for option in ask.options] if ask is not None else []
    for place, shown in enumerate(band):
        left, width = column(count, place)
        if isinstance(shown, int):
            card = _vacant(shown, player_letter(view, words, shown), width)
        else:
            card = _card(
                shown.key,
                beast_name(words, shown.key),
                tuple(words.say(f"ability-{shown.key}-{use}") for use in NAMED),
                shown.seat,
                width,
                place_of(shown) if view.round else None,
                (shown.vitality, shown.full),
                states(view, shown, ask),
                shown.banned,
            )
        picture.paste(card, (round(left), top))
        if not isinstance(shown, int) and shown.key in choices:
            marked = frame(width, CARDS - 14, MARK, 8, 16)
            picture.paste(marked, (round(left), top), marked)


def place_of(beast: Beast) -> tuple[str, bool]:
    """Return the hex of a character, or the castle where it waits to be summoned."""
    return (beast.home, True) if beast.hex is None else (beast.hex, False)


@cached
def _card(
    key: str,
    name: str,
    abilities: tuple[str, ...],
    seat: int,
    width: int,
    place: tuple[str, bool] | None,
    life: tuple[int, int],
    shown: tuple[State, ...],
    banned: bool,
) -> Sprite:
    height = CARDS - 14
    fill = VELLUM if place and place[1] else CREAM
    sprite = slab(width, height, VELLUM, fill, INK, 3, 16)
    put(sprite, cameo(key, seat, 86, fallen=shown[1].block is Block.STUNNED), 52, 51)
    left = 102
    put(sprite, kind_mark(kind_of(key), 42), width - 30, 30)
    put_left(sprite, fit(name, (42, 38, 34, 30), width - left - 56, INK), left, 30)
    if place is None:
        put_left(sprite, hearts(*life, 38), left, 75)
    else:
        end = put_left(sprite, place_tag(*place, 44), left, 75)
        end = put_left(sprite, hearts(*life, 36), end + 6, 75)
        if banned:
            put_left(sprite, icon("lock", 40, INK), end + 4, 75)
        _draw_maneuver(sprite, shown[0], width - 10, 75)
    for row, (ability, use, state) in enumerate(zip(abilities, NAMED, shown[1:], strict=True)):
        y = HEAD + LINE * (row + 0.5)
        ready = place is None or state.block is None
        sprite.paste(FADED, (12, HEAD + LINE * row, width - 12, HEAD + LINE * row + 2))
        put(sprite, use_sign(use, ready), 34, y)
        room = width - 60 - (60 if place is not None else 14)
        put_left(sprite, fit(ability, (36, 32, 29, 26), room, INK if ready else MUTED), 60, y)
        if place is not None:
            put(sprite, state_disc(state, 40), width - 32, y)
    return sprite


def _draw_maneuver(sprite: Sprite, state: State, right: float, y: float) -> None:
    """Draw whether a character can still maneuver."""
    put(sprite, state_disc(state, 38), right - 22, y)
    put(sprite, icon("boot", 32, INK if state.block is None else SPENT), right - 58, y)


@cached
def _vacant(seat: int, letter: str, width: int) -> Sprite:
    """Draw room for somebody who has not been picked yet."""
    height = CARDS - 14
    sprite = slab(width, height, VELLUM, VELLUM, FADED, 3, 16)
    put(sprite, seat_badge(seat, letter, 64), width / 2 - 44, height / 2)
    put(sprite, draw_unknown(72), width / 2 + 40, height / 2)
    return sprite


@cached
def draw_unknown(size: int) -> Sprite:
    """Draw a question mark: nobody knows yet who it will be."""
    sprite = plate(size, size, SHADE, FADED, 3, size / 2).copy()
    put(sprite, label("?", round(size * 0.66), INK), size / 2, size / 2)
    return sprite


def _draw_strip(picture: Image.Image, view: View, words: Words, side: int, top: int) -> None:
    """Draw who will pick characters, and how they begin."""
    seats = view.teams[side]
    for place, seat in enumerate(seats):
        left, width = column(len(seats), place)
        ground = plate(width, STRIP - 14, VELLUM, FADED, 3, 16)
        picture.paste(ground, (round(left), top), ground)
        y = top + STRIP / 2 - 7
        put(picture, seat_badge(seat, player_letter(view, words, seat), 60), left + 48, y)
        right = left + width - 14
        for _ in range(view.picks):
            put(picture, draw_unknown(60), right - 30, y)
            right -= 68
        name = fit(player_name(view, words, seat), (44, 40, 36), (right - left) * 0.6, INK)
        end = put_left(picture, name, left + 88, y)
        damage = view.battle.strongholds[side].damage
        begins = words.say(
            "picture-goes-first" if side == 0 else "picture-goes-next", damage=damage
        )
        if right - end > 200:
            put_left(picture, fit(begins, (38, 34, 30), right - end - 60, MUTED), end + 30, y)
