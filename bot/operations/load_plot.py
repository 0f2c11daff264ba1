"""The plot of `herald bench load`: how long people waited, and what Herald took meanwhile."""

from __future__ import annotations

import io
import math
from collections.abc import Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from bot.operations.load import Measured
from renderers.kit.fonts import FACES, SMALLEST, font
from renderers.kit.palette import Color, rgb

WIDTH, PANEL = 1000, 280
LEFT, RIGHT, TOP, BOTTOM = 150, 24, 56, 24  # around the lines of a panel
PAPER, INK, GRID = rgb("#ffffff"), rgb("#222222"), rgb("#dddddd")
ACTION, OUTBOX, MEMORY = rgb("#0072b2"), rgb("#d55e00"), rgb("#009e73")

Points = Sequence[tuple[float, float]]


def plot(measured: Measured) -> bytes:
    """Draw three panels one below the other, over the same seconds; return a PNG."""
    samples = measured.samples
    end = max(sample.at for sample in samples)
    panels: list[tuple[str, str, Points, Color, bool]] = [
        ("Press to picture", "s", measured.actions, ACTION, False),
        ("Messages in the outbox", "", [(s.at, s.outbox) for s in samples], OUTBOX, True),
        ("Memory of all processes", "MB", [(s.at, s.memory_mb) for s in samples], MEMORY, True),
    ]
    image = Image.new("RGB", (WIDTH, PANEL * len(panels)), PAPER)
    pen = ImageDraw.Draw(image)
    for place, (title, unit, points, color, joined) in enumerate(panels):
        top = place * PANEL
        _panel(pen, top, f"{title} (over {end:.0f} s)", unit, points)
        _points(pen, top, points, end, color, joined)
    file = io.BytesIO()
    image.save(file, format="PNG")
    return file.getvalue()


def _panel(pen: ImageDraw.ImageDraw, top: int, title: str, unit: str, points: Points) -> None:
    """Draw the title, and lines at nothing, half and all of what the panel can show."""
    letters = font(FACES["sans"][1], SMALLEST)
    pen.text((LEFT, top + 14), title, fill=INK, font=letters)
    most = _scale(points)
    for share in (0.0, 0.5, 1.0):
        y = _y(top, most * share, most)
        pen.line([(LEFT, y), (WIDTH - RIGHT, y)], fill=GRID, width=2)
        said = f"{most * share:g} {unit}".strip()
        pen.text((LEFT - 12, y), said, fill=INK, font=letters, anchor="rm")


def _points(
    pen: ImageDraw.ImageDraw, top: int, points: Points, end: float, color: Color, joined: bool
) -> None:
    most = _scale(points)
    dots = [
        (LEFT + at / max(end, 1) * (WIDTH - LEFT - RIGHT), _y(top, value, most))
        for at, value in points
    ]
    if joined:
        for line in pairwise(dots):
            pen.line(list(line), fill=color, width=3)
    else:
        for x, y in dots:
            pen.ellipse([x - 2, y - 2, x + 2, y + 2], fill=color)


def _y(top: int, value: float, most: float) -> float:
    return top + PANEL - BOTTOM - value / most * (PANEL - TOP - BOTTOM)


def _scale(points: Points) -> float:
    """Return the round number up to which a panel goes: 1, 2 or 5 of its kind."""
    most = max([value for _, value in points] or [1.0]) or 1.0
    power: float = 10.0 ** math.floor(math.log10(most))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= most)
