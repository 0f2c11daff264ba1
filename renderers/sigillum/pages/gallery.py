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


def draw_gallery(view: View, words: Words, ask: Ask, draft: Sequence[str]) -> Image.Image:
    """Draw all characters by class: who can be picked, who is banned, who is whose."""
    section = 66 + 2 * CELL
    picture = aged_page(HEADER + len(KINDS) * section + 20)
    draw_title(picture, words.say("picture-gallery"), 700, HEADER / 2 - 1)
    question = fit(without_icon(words(ask.prompt)), (42, 38, 34, 30), 840, RUBRIC)
    put_left(picture, question, WIDTH - MARGIN - 4 - question.width, HEADER / 2 - 1)
    taken = {beast.key: beast.seat for beast in view.battle.beasts}
    open_ = {option.value for option in ask.options}
    chosen = ask.values(tuple(draft))
    width = (WIDTH - 2 * MARGIN) / ACROSS
    for place, kind in enumerate(KINDS):
        top = HEADER + place * section
        put(picture, kind_mark(kind, 54), MARGIN + 30, top + 32)
        put_left(
            picture, label(without_icon(words.say(f"kind-{kind}")), 42, INK), MARGIN + 66, top + 32
        )
        keys = [key for key, sheet in SHEETS.items() if sheet.kind == kind]
        for at, key in enumerate(keys):
            row, column = divmod(at, ACROSS)
            cell = _cell(
                key,
                beast_name(words, key),
                round(width) - 10,
                (taken[key], words.letter(taken[key])) if key in taken else None,
                key in view.banned,
                key in open_,
                key in chosen,
            )
            picture.paste(cell, (round(MARGIN + 5 + column * width), top + 66 + row * CELL), cell)
    return picture


@cached
def _cell(
    key: str,
    name: str,
    width: int,
    taker: tuple[int, str] | None,
    banned: bool,
    choice: bool,
    chosen: bool,
) -> Sprite:
    height = CELL - 12
    fill = MARK_LIGHT if chosen else CREAM if choice else SHADE
    sprite = plate(width, height, fill, MARK if choice else FADED, 5 if choice else 3, 16).copy()
    middle = width / 2
    gone = banned or taker is not None
    put(sprite, cameo(key, taker[0] if taker else None, 104, spent=gone), middle - 36, 66)
    life = SHEETS[key].vitality
    put_left(sprite, icon("heart", 36, RUBRIC, INK), middle + 30, 46)
    put_left(sprite, label(str(life), 42, INK), middle + 68, 46)
    if banned:
        put(sprite, icon("cross", 60, RUBRIC, CREAM), middle + 12, 98)
    if taker is not None:
        put(sprite, seat_badge(*taker, 54), middle + 56, 94)
    ink = INK if not gone else SPENT
    put(sprite, fit(name, (40, 36, 32), width - 20, ink), middle, height - 36)
    return sprite
