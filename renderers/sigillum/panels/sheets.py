"""A player's own characters: how all their abilities are, and what those do that can be used."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from games.core import Ask
from games.sigillum.battle import MANEUVER, Beast
from games.sigillum.rules.actions import CART, Ability
from games.sigillum.rules.options import use_letter
from games.sigillum.rules.readiness import Block, Use
from games.sigillum.view import View
from renderers import Words
from renderers.kit.fonts import fit, label, text_width, words_of
from renderers.kit.palette import SEATS
from renderers.kit.panels import plate, slab
from renderers.kit.sketch import put, put_left
from renderers.sigillum.field.choices import marked_abilities
from renderers.sigillum.layout import CARDS, MARGIN, WIDTH
from renderers.sigillum.paint import (
    CREAM,
    INK,
    MARK,
    MARK_LIGHT,
    MUTED,
    RUBRIC,
    VELLUM,
    cameo,
    hearts,
    kind_mark,
    kind_of,
    place_tag,
)
from renderers.sigillum.panels.abilities import (
    NAMED,
    State,
    option_letter,
    state_disc,
    states,
    use_sign,
)
from renderers.sigillum.panels.cards import draw_cards, place_of
from renderers.sigillum.sides import band_of
from renderers.sigillum.wording import beast_name

HEAD = 112  # who it is, and what cannot be used now
WHO = 480  # the width of the part that says who it is
CELL = 46  # the height of an ability in the head
TEXT_SIZES = (40, 38, 36, 34, 32)
LONGEST = 2  # lines that say what an ability does
GAP = 8


class Line(NamedTuple):
    """An ability that can be used: what it does, in rows of one size."""

    use: Use
    name: str
    size: int
    rows: tuple[str, ...]

    @property
    def step(self) -> int:
        return round(self.size * 1.14)

    @property
    def height(self) -> int:
        return self.step * len(self.rows) + 16


def sheets_height(view: View, words: Words, side: int, ask: Ask | None) -> int:
    """Return how much room a player's own row takes."""
    width = WIDTH - 2 * MARGIN
    own = sum(
        sheet_height(lines_of(words, beast, states(view, beast, ask), width)) + GAP
        for beast in own_beasts(view, side)
    )
    return own + (CARDS if _others(view, side) else 0) + 6


def own_beasts(view: View, side: int) -> list[Beast]:
    return [b for b in band_of(view, side) if isinstance(b, Beast) and b.seat == view.seat]


def _others(view: View, side: int) -> list[Beast | int]:
    """Return the characters of a teammate."""
    return [b for b in band_of(view, side) if isinstance(b, Beast) and b.seat != view.seat]


def draw_sheets(
    picture: Image.Image, view: View, words: Words, side: int, top: int, ask: Ask | None
) -> None:
    """Draw a player's own characters with all that they can do, then those of a teammate."""
    for beast in own_beasts(view, side):
        top += _draw_sheet(picture, view, words, beast, top, ask) + GAP
    draw_cards(picture, view, words, _others(view, side), 2, top, ask)


def lines_of(words: Words, beast: Beast, shown: tuple[State, ...], width: int) -> list[Line]:
    """Return the abilities that can be used, each with what it does."""
    found = []
    for use, state in zip(NAMED, shown[1:], strict=True):
        if state.choice:
            name = words.say(f"ability-{beast.key}-{use}")
            size, rows = wrapped(name, words.say(f"does-{beast.key}-{use}"), width - 76 - 76)
            found.append(Line(use, name, size, rows))
    return found


def sheet_height(lines: list[Line]) -> int:
    return HEAD + sum(line.height + 4 for line in lines) + (6 if lines else 0)


def _draw_sheet(
    picture: Image.Image, view: View, words: Words, beast: Beast, top: int, ask: Ask | None
) -> int:
    """Draw one character; return the height."""
    shown = states(view, beast, ask)
    width = WIDTH - 2 * MARGIN
    lines = lines_of(words, beast, shown, width)
    height = sheet_height(lines)
    left, place = MARGIN, place_of(beast)
    ground = slab(width, height, VELLUM, VELLUM if place[1] else CREAM, INK, 3, 16)
    ground.paste(SEATS[beast.seat].color, (5, 18, 11, height - 18))
    picture.paste(ground, (left, top))
    fallen = shown[1].block is Block.STUNNED
    put(picture, cameo(beast.key, beast.seat, 92, fallen=fallen), left + 66, top + 56)
    put_left(
        picture, fit(beast_name(words, beast.key), (44, 40, 36), 280, INK), left + 124, top + 34
    )
    put(picture, kind_mark(kind_of(beast.key), 44), left + WHO - 50, top + 34)
    end = put_left(picture, place_tag(*place, 48), left + 124, top + 82)
    put_left(picture, hearts(beast.vitality, beast.full, 42), end + 12, top + 82)
    cart = ask is not None and Ability(beast.key, CART) in marked_abilities(ask)
    _draw_cells(picture, words, beast, shown, cart, left + WHO, top + 10)
    line_top = top + HEAD
    for line in lines:
        _draw_line(picture, line, shown[1 + NAMED.index(line.use)], left + 18, line_top, width - 28)
        line_top += line.height + 4
    return height


def _draw_cells(
    picture: Image.Image,
    words: Words,
    beast: Beast,
    shown: tuple[State, ...],
    cart: bool,
    left: int,
    top: int,
) -> None:
    """Draw the maneuver, and whatever cannot be used now, in two rows."""
    room = WIDTH - MARGIN - 8 - left
    cells = list(_cells(words, beast, shown, cart))
    for place, (use, name, state) in enumerate(cells):
        column, row = divmod(place, 2)
        wide = room / max(2, -(-len(cells) // 2))
        x, y = left + column * wide, top + (row + 0.5) * CELL
        if state.choice:
            put_left(picture, plate(round(wide) - 12, CELL - 2, MARK_LIGHT, MARK, 4, 12), x, y)
            put(picture, option_letter(use_letter(use), True), x + 26, y)
        else:
            put(picture, use_sign(use, state.block is None), x + 26, y)
        ink = INK if state.block is None else MUTED
        put_left(picture, fit(name, (38, 34, 31, 28, 25), wide - 56 - 62, ink), x + 54, y)
        put(picture, state_disc(state, 40), x + wide - 38, y)


def _cells(
    words: Words, beast: Beast, shown: tuple[State, ...], cart: bool
) -> Iterator[tuple[Use, str, State]]:
    yield MANEUVER, words.say("ability-move"), shown[0]
    if cart:
        yield CART, words.say("ability-cart"), State(None, 0, True, False)
    for use, state in zip(NAMED, shown[1:], strict=True):
        if not state.choice:
            yield use, words.say(f"ability-{beast.key}-{use}"), state


def _draw_line(
    picture: Image.Image, line: Line, state: State, left: int, top: int, width: int
) -> None:
    """Draw an ability: the end of its key, its name, what it does, and that it is ready."""
    ground = slab(width, line.height, CREAM, MARK_LIGHT, MARK, 4, 12)
    picture.paste(ground, (left, top))
    y = top + line.height / 2
    put(picture, option_letter(use_letter(line.use), True), left + 30, y)
    at = y - line.step * (len(line.rows) - 1) / 2
    end = put_left(picture, label(line.name, line.size, RUBRIC), left + 60, at)
    for place, row in enumerate(line.rows):
        put_left(picture, label(row, line.size, INK), end + 14 if place == 0 else left + 60, at)
        at += line.step
    put(picture, state_disc(state, 48), left + width - 34, y)


@lru_cache(maxsize=512)
def wrapped(name: str, does: str, width: float) -> tuple[int, tuple[str, ...]]:
    """Break what an ability does into rows, the first of which begins with its name.

    It is written as large as it fits into one row; if it does not, into two.
    """
    tries = [(size, _rows(name, does, width, size)) for size in TEXT_SIZES]
    short = next((found for found in tries[:3] if len(found[1]) == 1), None)
    return short or next((found for found in tries if len(found[1]) <= LONGEST), tries[-1])


def _rows(name: str, does: str, width: float, size: int) -> tuple[str, ...]:
    rows: list[str] = [""]
    used = text_width(name, size) + 16
    space = text_width(" ", size)
    for word in words_of(does):
        wide = text_width(word, size)
        if used + wide > width:
            rows.append("")
            used = 0.0
        rows[-1] = f"{rows[-1]} {word}".strip()
        used += wide + space
    return tuple(rows)
