"""The whole bestiary to pick from."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.core import Ask
from games.sigillum.beasts import KINDS, SHEETS
from games.sigillum.view import View
from renderers import Words
from renderers.kit.badges import seat_badge
from renderers.kit.cache import cached
from renderers.kit.fonts import fit, label
from renderers.kit.icons import icon
from renderers.kit.panels import plate
from renderers.kit.sketch import Sprite, put, put_left
from renderers.sigillum.layout import HEADER, MARGIN, WIDTH
from renderers.sigillum.page import aged_page
from renderers.sigillum.paint import (
    CREAM,
    FADED,
    INK,
    MARK,
    MARK_LIGHT,
    RUBRIC,
    SHADE,
    SPENT,
    cameo,
    kind_mark,
)
from renderers.sigillum.panels.header import draw_title
from renderers.sigillum.wording import beast_name, without_icon

ACROSS = 6  # characters in a row of the bestiary
CELL = 196


def draw_gallery(
    view: View, words: Words, ask: Ask, draft: Sequence[str], height: int | None = None
) -> Image.Image:
    """Draw all characters by class: who can be picked, who is banned, who is whose.

    The classes are below each other, or side by side on a page of a given height.
    """
    section = 66 + 2 * CELL
    picture = aged_page(height or HEADER + len(KINDS) * section + 20)
    draw_title(picture, words.say("picture-gallery"), 700, HEADER / 2 - 1)
    question = fit(without_icon(words(ask.prompt)), (42, 38, 34, 30), 840, RUBRIC)
    put_left(picture, question, WIDTH - MARGIN - 4 - question.width, HEADER / 2 - 1)
    taken = {beast.key: beast.seat for beast in view.battle.beasts}
    open_ = {option.value for option in ask.options}
    chosen = ask.values(tuple(draft))
    width = (WIDTH - 2 * MARGIN) / ACROSS
    for place, kind in enumerate(KINDS):
        left, top = MARGIN, HEADER + place * section
        across, cell_height = ACROSS, CELL
        if height is not None:
            left, top = round(MARGIN + place * width * ACROSS / len(KINDS)), HEADER
            across = ACROSS // 2
            cell_height = (height - HEADER - 66 - 16) // (ACROSS * 2 // across)
        put(picture, kind_mark(kind, 54), left + 30, top + 32)
        put_left(
            picture, label(without_icon(words.say(f"kind-{kind}")), 42, INK), left + 66, top + 32
        )
        cell_width = round(width * (1 if height is None else ACROSS / len(KINDS) / across)) - 10
        keys = [key for key, sheet in SHEETS.items() if sheet.kind == kind]
        for at, key in enumerate(keys):
            row, column = divmod(at, across)
            cell = _cell(
                key,
                beast_name(words, key),
                (cell_width, cell_height - 12),
                (taken[key], words.letter(taken[key])) if key in taken else None,
                key in view.banned,
                key in open_,
                key in chosen,
            )
            at_x = round(left + 5 + column * (cell_width + 10))
            picture.paste(cell, (at_x, top + 66 + row * cell_height), cell)
    return picture


@cached
def _cell(
    key: str,
    name: str,
    size: tuple[int, int],
    taker: tuple[int, str] | None,
    banned: bool,
    choice: bool,
    chosen: bool,
) -> Sprite:
    width, height = size
    fill = MARK_LIGHT if chosen else CREAM if choice else SHADE
    sprite = plate(width, height, fill, MARK if choice else FADED, 5 if choice else 3, 16).copy()
    middle = width / 2
    gone = banned or taker is not None
    put(
        sprite,
        cameo(key, taker[0] if taker else None, 104, spent=gone),
        middle - (36 if width > 200 else 24),
        66,
    )
    life = SHEETS[key].vitality
    number = label(str(life), 42, INK)
    if width > 200:
        put_left(sprite, icon("heart", 36, RUBRIC, INK), middle + 30, 46)
        put_left(sprite, number, middle + 68, 46)
    else:
        put(sprite, icon("heart", 36, RUBRIC, INK), width - 28, 34)
        put(sprite, number, width - 28, 78)
    if banned:
        put(sprite, icon("cross", 60, RUBRIC, CREAM), middle + 12, 98)
    if taker is not None:
        put(sprite, seat_badge(*taker, 54), middle + (56 if width > 200 else 44), 112)
    ink = INK if not gone else SPENT
    put(sprite, fit(name, (40, 36, 32, 28, 26, 24), width - 14, ink), middle, height - 36)
    return sprite
