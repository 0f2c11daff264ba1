"""The box in which a player is asked something."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PIL import Image

from renderers.kit.palette import Color
from renderers.kit.panels import plate, put_plate
from renderers.kit.sketch import CLEAR, Sprite, beside, put

INDENT = 26
GAP = 2  # between a question and its answers
PILL = 72  # height of an answer
SPACE = 12  # between answers


def pill(name: Sprite, fill: Color, edge: Color) -> Sprite:
    """Draw an answer as the button that it has."""
    sprite = plate(name.width + 30, PILL, fill, edge, 4, 20).copy()
    put(sprite, name, sprite.width / 2, PILL / 2)
    return sprite


def flowing(sprites: Iterable[Sprite], width: int) -> Sprite:
    """Put answers side by side, in as many rows as they take."""
    rows: list[list[Sprite]] = [[]]
    for sprite in sprites:
        if sum(other.width + SPACE for other in rows[-1]) + sprite.width > width:
            rows.append([])
        rows[-1].append(sprite)
    flow = Image.new("RGBA", (width, (PILL + SPACE) * len(rows)), CLEAR)
    for place, row in enumerate(rows):
        flow.paste(beside(row, SPACE), (0, (PILL + SPACE) * place + SPACE // 2))
    return flow


@dataclass(frozen=True)
class Prompt:
    """A question, what can be answered if that is not marked elsewhere, and the room around."""

    question: Sprite
    answers: Sprite | None
    above: int
    below: int

    @property
    def height(self) -> int:
        answers = self.answers.height if self.answers is not None else 0
        return self.above + self.question.height + answers + self.below

    def draw(
        self,
        picture: Image.Image,
        left: int,
        top: int,
        width: int,
        fill: Color,
        edge: Color,
        radius: int,
    ) -> None:
        put_plate(picture, (left, top, width, self.height), fill, edge, 5, radius)
        top += self.above
        picture.paste(self.question, (left + INDENT, top), self.question)
        if self.answers is not None:
            top += self.question.height + GAP
            picture.paste(self.answers, (left + INDENT, top), self.answers)
