"""The question that a player is asked, with what can be answered."""

from __future__ import annotations

from typing import Any

from PIL import Image

from games.core import Ask, Option
from renderers import Words
from renderers.kit.fonts import broken
from renderers.kit.palette import mix
from renderers.kit.panels import put_plate
from renderers.kit.prompt import GAP, INDENT
from renderers.mageknight.highlights import Highlights
from renderers.mageknight.paint import (
    CREAM,
    INK,
    MARK,
    MARK_DARK,
    paragraph_height,
    put_paragraph,
    put_rich,
    rich_width,
)
from renderers.mageknight.viewport import MARGIN, WIDTH

WIDE = WIDTH - 2 * MARGIN
FONT = 40
SMALLEST = 28
FEW = 9  # options that are written out
LINES = 6  # of the question, and of its answers where they stand in a row
INSET = 24  # of what an option does, below its name
EDGES = 50  # left and right of the texts
ABOVE, BELOW = 14, 16
ASKED = mix(MARK_DARK, INK, 0.55)  # the ground of a question


def plain(text: str) -> str:
    """A text without the marks that only a chat shows."""
    return text.replace("*", "").strip()


class Question:
    """What is asked, and the answers that are not marked elsewhere."""

    def __init__(self, words: Words, ask: Ask, asked: Highlights) -> None:
        # What is for sale is drawn among the offers.
        self.text, *_ = plain(words(ask.prompt)).split("\n")
        few = asked.others if len(asked.others) <= FEW else []
        self.answers = tuple(_said(words, option) for option in few)

    def height(self, width: int = WIDE, font: int = FONT, hints: bool = True) -> int:
        """How tall its box is."""
        room = width - EDGES
        tall = ABOVE + paragraph_height(self.text, self._size(font, room), room, LINES) + BELOW
        if self._listed(hints):
            return tall + sum(_row_heights(self.answers, room, font)) + 8
        if self.answers:
            return tall + paragraph_height(self._in_a_row(), font - 2, room, LINES)
        return tall

    def draw(
        self,
        picture: Image.Image,
        left: int,
        top: int,
        width: int = WIDE,
        font: int = FONT,
        hints: bool = True,
    ) -> None:
        room, tall = width - EDGES, self.height(width, font, hints)
        put_plate(picture, (left, top, width, tall), ASKED, MARK, 5, 18)
        left, top = left + INDENT, top + ABOVE
        size = self._size(font, room)
        put_paragraph(picture, self.text, size, CREAM, (left, top, room), LINES)
        top += paragraph_height(self.text, size, room, LINES) + GAP
        if self._listed(hints):
            _draw_list(picture, self.answers, (left, top, room), font)
        elif self.answers:
            box = (left, top, room)
            put_paragraph(picture, self._in_a_row(), font - 2, MARK, box, LINES)

    def _size(self, font: int, room: int) -> int:
        """The largest size at which the question fits; the smallest may cut it."""
        sizes = range(font, SMALLEST, -2)
        fits = (size for size in sizes if len(broken(self.text, size, room, rich_width)) <= LINES)
        return next(fits, SMALLEST)

    def _listed(self, hints: bool) -> bool:
        return hints and any(hint for _, hint in self.answers)

    def _in_a_row(self) -> str:
        return " · ".join(name for name, _ in self.answers)


def _said(words: Words, option: Option[Any]) -> tuple[str, str]:
    hint = plain(words(option.hint)) if option.hint is not None else ""
    return plain(words(option.label)), hint


def _small(font: int) -> int:
    return max(28, font - 8)


def _used(name: str, font: int, width: int) -> int:
    """The room that the name of an option takes."""
    return round(min(width, rich_width(name, font) + 24))


def _short(name: str, hint: str, font: int, width: int) -> bool:
    """Whether what an option does has room beside its name."""
    return rich_width(hint, _small(font)) <= width - _used(name, font, width)


def _row_heights(rows: tuple[tuple[str, str], ...], width: int, font: int) -> list[int]:
    step, small = round(font * 1.35), _small(font)
    return [
        step
        if not hint or _short(name, hint, font, width)
        else step + paragraph_height(hint, small, width - INSET, 2)
        for name, hint in rows
    ]


def _draw_list(
    picture: Image.Image,
    rows: tuple[tuple[str, str], ...],
    box: tuple[int, int, int],  # left, top, width
    font: int,
) -> None:
    """Options one below the other, each with what it does: beside it, or below where it is long."""
    left, top, width = box
    step, small = round(font * 1.35), _small(font)
    for (name, hint), height in zip(rows, _row_heights(rows, width, font), strict=True):
        y = top + step / 2
        put_rich(picture, name, (font, font - 4, small), width, MARK, left, y)
        if height > step:
            below = (left + INSET, top + step - 4, width - INSET)
            put_paragraph(picture, hint, small, CREAM, below, 2)
        elif hint:
            used, sizes = _used(name, font, width), (max(small, font - 4), small)
            put_rich(picture, hint, sizes, width - used, CREAM, left + used, y)
        top += height
