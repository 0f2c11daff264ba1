"""The question that a player is asked, with what can be answered."""

from __future__ import annotations

from typing import Any

from PIL import Image

from games.core import Ask, Option
from renderers import Words
from renderers.kit.cache import cached
from renderers.kit.palette import mix
from renderers.kit.prompt import Prompt
from renderers.kit.sketch import Sprite, put_left
from renderers.mageknight.highlights import Highlights
from renderers.mageknight.paint import (
    CREAM,
    INK,
    MARK,
    MARK_DARK,
    paragraph_height,
    rich,
    rich_paragraph,
    rich_width,
)
from renderers.mageknight.viewport import MARGIN, WIDTH

WIDE = WIDTH - 2 * MARGIN
FONT = 40
FEW = 9  # options that are written out
LINES = 4  # of the question, and of its answers where they stand in a row
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
        """How tall its box is; it takes much longer to draw it."""
        room = width - EDGES
        tall = ABOVE + paragraph_height(self.text, font, room, LINES) + BELOW
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
        room = width - EDGES
        answers = None
        if self._listed(hints):
            answers = _list(self.answers, room, font)
        elif self.answers:
            answers = rich_paragraph(self._in_a_row(), font - 2, MARK, room, LINES)
        text = rich_paragraph(self.text, font, CREAM, room, LINES)
        box = Prompt(text, answers, ABOVE, BELOW)
        box.draw(picture, left, top, width, ASKED, MARK, 18)

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


@cached
def _list(rows: tuple[tuple[str, str], ...], width: int, font: int) -> Sprite:
    """Options one below the other, each with what it does: beside it, or below where it is long."""
    heights = _row_heights(rows, width, font)
    step, small = round(font * 1.35), _small(font)
    sprite = Image.new("RGBA", (width, sum(heights) + 8), (*CREAM, 0))
    top = 0
    for (name, hint), height in zip(rows, heights, strict=True):
        put_left(sprite, rich(name, (font, font - 4, small), width, MARK), 0, top + step / 2)
        if height > step:
            below = rich_paragraph(hint, small, CREAM, width - INSET, 2)
            sprite.alpha_composite(below, (INSET, top + step - 4))
        elif hint:
            used = _used(name, font, width)
            beside = rich(hint, (max(small, font - 4), small), width - used, CREAM)
            put_left(sprite, beside, used, top + step / 2)
        top += height
    return sprite
