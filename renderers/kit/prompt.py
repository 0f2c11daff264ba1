"""The box in which a player is asked something."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from renderers.kit.palette import Color
from renderers.kit.panels import plate
from renderers.kit.sketch import Sprite

INDENT = 26
GAP = 2  # between a question and its answers


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
        ground = plate(width, self.height, fill, edge, 5, radius)
        picture.paste(ground, (left, top), ground)
        top += self.above
        picture.paste(self.question, (left + INDENT, top), self.question)
        if self.answers is not None:
            top += self.question.height + GAP
            picture.paste(self.answers, (left + INDENT, top), self.answers)
