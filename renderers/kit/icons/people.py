"""Drawings of the kit: emblems of people, by the tool of their trade."""

from __future__ import annotations

import math

from renderers.kit.icons.registry import drawn
from renderers.kit.sketch import CLEAR, Paint, Sketch, around, curve, star


@drawn
def quill(s: Sketch, ink: Paint) -> None:
    """A feather over a line of writing."""
    s.polygon(
        [
            (0.96, 0.02),
            *curve((0.96, 0.02), (0.94, 0.5), (0.42, 0.72)),
            (0.3, 0.66),
            *curve((0.3, 0.66), (0.42, 0.14), (0.96, 0.02)),
        ],
        ink,
    )
    s.line([(0.84, 0.14), (0.14, 0.92)], 0.06, CLEAR)
    s.line([(0.5, 0.56), (0.14, 0.92)], 0.06, ink)
    s.line([(0.34, 0.92), (0.92, 0.92)], 0.07, ink)


@drawn
def dividers(s: Sketch, ink: Paint) -> None:
    """An architect's compasses."""
    s.circle(0.5, 0.14, 0.13, ink)
    s.circle(0.5, 0.14, 0.05, CLEAR)
    for side in (-1, 1):
        s.polygon(
            [
                (0.5 - side * 0.06, 0.2),
                (0.5 + side * 0.1, 0.2),
                (0.5 + side * 0.38, 0.98),
                (0.5 + side * 0.3, 0.94),
            ],
            ink,
        )
    s.arc(0.5, 0.2, 0.46, 55, 125, 0.08, ink)


@drawn
def chest(s: Sketch, ink: Paint) -> None:
    s.polygon(
        [
            (0.06, 0.46),
            *curve((0.06, 0.46), (0.06, 0.14), (0.3, 0.14), 10),
            (0.7, 0.14),
            *curve((0.7, 0.14), (0.94, 0.14), (0.94, 0.46), 10),
        ],
        ink,
    )
    s.box(0.06, 0.52, 0.94, 0.9, ink, 0.03)
    s.box(0.4, 0.42, 0.6, 0.66, CLEAR, 0.03)
    s.box(0.43, 0.44, 0.57, 0.63, ink, 0.03)
    for x in (0.2, 0.8):
        s.line([(x, 0.16), (x, 0.9)], 0.04, CLEAR, caps=False)


@drawn
def camel(s: Sketch, ink: Paint) -> None:
    """A camel with a load."""
    s.polygon(
        [
            (0.22, 0.66),
            *curve((0.24, 0.5), (0.36, 0.24), (0.5, 0.44), 10),
            *curve((0.52, 0.44), (0.66, 0.2), (0.78, 0.5), 10),
            (0.84, 0.66),
            (0.7, 0.72),
        ],
        ink,
    )
    for x in (0.3, 0.42, 0.68, 0.78):
        s.line([(x, 0.62), (x, 0.95)], 0.075, ink, caps=False)
    s.line([(0.28, 0.62), (0.14, 0.62), (0.1, 0.36), (0.14, 0.22)], 0.11, ink)
    s.polygon([(0.18, 0.12), (0.18, 0.3), (0.0, 0.3), (0.0, 0.22)], ink)
    s.line([(0.84, 0.56), (0.94, 0.76)], 0.05, ink)


@drawn
def trowel(s: Sketch, ink: Paint) -> None:
    """A mason's trowel over two courses of bricks."""
    s.polygon([(0.04, 0.3), (0.46, 0.04), (0.56, 0.46)], ink)
    s.line([(0.5, 0.28), (0.66, 0.34), (0.66, 0.2)], 0.06, ink)
    s.line([(0.66, 0.2), (0.94, 0.1)], 0.13, ink)
    for top, left, right in ((0.56, 0.04, 0.44), (0.56, 0.5, 0.96), (0.78, 0.04, 0.24)):
        s.box(left, top, right, top + 0.18, ink)
    s.box(0.3, 0.78, 0.7, 0.96, ink)
    s.box(0.76, 0.78, 0.96, 0.96, ink)


@drawn
def compass_rose(s: Sketch, ink: Paint) -> None:
    s.ring(0.5, 0.5, 0.36, 0.06, ink)
    s.polygon(star(0.5, 0.5, 0.3, 0.12, 4, -45), ink)
    s.polygon(star(0.5, 0.5, 0.52, 0.13, 4), CLEAR)
    s.polygon(star(0.5, 0.5, 0.5, 0.1, 4), ink)
    s.polygon([(0.5, 0.5), (0.5, 0.08), (0.43, 0.43)], CLEAR)


@drawn
def fan(s: Sketch, ink: Paint) -> None:
    """A lady's fan."""
    s.polygon([(0.5, 0.92), *[_on(0.5, 0.92, 0.86, a) for a in range(-155, -24, 5)]], ink)
    s.polygon([(0.5, 0.92), *[_on(0.5, 0.92, 0.34, a) for a in range(-160, -19, 5)]], CLEAR)
    for turn in (-155, -129, -103, -77, -51, -25):
        s.line([(0.5, 0.92), _on(0.5, 0.92, 0.4, turn)], 0.05, ink)
    for turn in (-129, -103, -77, -51):
        s.line([_on(0.5, 0.92, 0.42, turn), _on(0.5, 0.92, 0.78, turn)], 0.035, CLEAR)
    s.circle(0.5, 0.92, 0.07, ink)


def _on(x: float, y: float, radius: float, turn: float) -> tuple[float, float]:
    angle = math.radians(turn)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


@drawn
def signet(s: Sketch, ink: Paint) -> None:
    """A ring with a great stone."""
    s.ring(0.5, 0.64, 0.33, 0.1, ink)
    s.polygon([(0.28, 0.02), (0.72, 0.02), (0.88, 0.2), (0.5, 0.52), (0.12, 0.2)], CLEAR)
    s.polygon([(0.32, 0.04), (0.68, 0.04), (0.82, 0.2), (0.5, 0.47), (0.18, 0.2)], ink)
    s.line([(0.2, 0.2), (0.8, 0.2)], 0.035, CLEAR, caps=False)
    s.line([(0.38, 0.2), (0.5, 0.44), (0.62, 0.2)], 0.03, CLEAR, caps=False)


@drawn
def anvil(s: Sketch, ink: Paint) -> None:
    s.polygon(
        [
            (0.02, 0.3),
            (0.3, 0.22),
            (0.96, 0.22),
            (0.96, 0.36),
            *curve((0.9, 0.4), (0.66, 0.42), (0.62, 0.56), 8),
            (0.66, 0.7),
            (0.84, 0.78),
            (0.84, 0.92),
            (0.2, 0.92),
            (0.2, 0.78),
            (0.38, 0.7),
            (0.42, 0.56),
            *curve((0.42, 0.56), (0.3, 0.44), (0.02, 0.3), 8),
        ],
        ink,
    )


@drawn
def gear(s: Sketch, ink: Paint) -> None:
    s.circle(0.5, 0.5, 0.34, ink)
    for turn in range(0, 360, 45):
        s.polygon(
            [
                _on(0.5, 0.5, r, turn + d)
                for r, d in ((0.3, -16), (0.49, -11), (0.49, 11), (0.3, 16))
            ],
            ink,
        )
    s.circle(0.5, 0.5, 0.15, CLEAR)


@drawn
def mask(s: Sketch, ink: Paint) -> None:
    """A mask over the eyes, with its ribbons."""
    s.polygon(
        [
            (0.04, 0.3),
            *curve((0.04, 0.3), (0.3, 0.2), (0.5, 0.32), 10),
            *curve((0.5, 0.32), (0.7, 0.2), (0.96, 0.3), 10),
            *curve((0.96, 0.3), (0.96, 0.68), (0.74, 0.68), 10),
            *curve((0.74, 0.68), (0.6, 0.66), (0.5, 0.52), 10),
            *curve((0.5, 0.52), (0.4, 0.66), (0.26, 0.68), 10),
            *curve((0.26, 0.68), (0.04, 0.68), (0.04, 0.3), 10),
        ],
        ink,
    )
    for x in (0.28, 0.72):
        s.ellipse(x, 0.45, 0.12, 0.075, CLEAR)
    s.line(curve((0.94, 0.36), (0.9, 0.7), (0.98, 0.92)), 0.06, ink)
    s.line(curve((0.06, 0.36), (0.1, 0.7), (0.02, 0.92)), 0.06, ink)


@drawn
def lute(s: Sketch, ink: Paint) -> None:
    s.polygon(
        [
            (0.06, 0.72),
            *curve((0.06, 0.72), (0.1, 0.42), (0.62, 0.38)),
            *curve((0.62, 0.38), (0.58, 0.9), (0.28, 0.94)),
            *curve((0.28, 0.94), (0.06, 0.96), (0.06, 0.72)),
        ],
        ink,
    )
    s.line([(0.5, 0.5), (0.84, 0.16)], 0.1, ink)
    s.line([(0.8, 0.2), (0.9, 0.04), (0.96, 0.1)], 0.08, ink)
    s.line([(0.76, 0.1), (0.9, 0.24)], 0.05, ink)
    s.circle(0.38, 0.62, 0.09, CLEAR)
    s.line([(0.18, 0.72), (0.28, 0.82)], 0.05, CLEAR)


@drawn
def scales(s: Sketch, ink: Paint) -> None:
    s.line([(0.5, 0.06), (0.5, 0.9)], 0.07, ink)
    s.line([(0.12, 0.2), (0.88, 0.2)], 0.07, ink)
    s.box(0.26, 0.86, 0.74, 0.96, ink, 0.04)
    for x in (0.18, 0.82):
        s.line([(x - 0.15, 0.56), (x, 0.2), (x + 0.15, 0.56)], 0.035, ink)
        s.polygon(
            [
                (x - 0.18, 0.54),
                (x + 0.18, 0.54),
                *curve((x + 0.18, 0.54), (x, 0.8), (x - 0.18, 0.54), 12),
            ],
            ink,
        )


@drawn
def moon(s: Sketch, ink: Paint) -> None:
    """A crescent with stars."""
    s.circle(0.42, 0.5, 0.42, ink)
    s.circle(0.6, 0.42, 0.36, CLEAR)
    s.polygon(star(0.66, 0.4, 0.2, 0.08, 5), ink)
    s.polygon(star(0.9, 0.74, 0.1, 0.04, 5), ink)


@drawn
def scissors(s: Sketch, ink: Paint) -> None:
    for side in (-1, 1):
        s.line([(0.5 - side * 0.2, 0.7), (0.5 + side * 0.22, 0.06)], 0.1, ink)
        s.ring(0.5 - side * 0.24, 0.8, 0.18, 0.08, ink)
    s.circle(0.5, 0.46, 0.05, CLEAR)


@drawn
def knight(s: Sketch, ink: Paint) -> None:
    """The horse of a game of chess."""
    s.polygon(
        [
            (0.46, 0.02),
            (0.54, 0.14),
            *curve((0.54, 0.14), (0.9, 0.3), (0.82, 0.8)),
            (0.26, 0.8),
            *curve((0.26, 0.8), (0.28, 0.62), (0.5, 0.5), 10),
            (0.34, 0.52),
            (0.2, 0.62),
            (0.1, 0.52),
            *curve((0.1, 0.52), (0.2, 0.26), (0.38, 0.16), 10),
            (0.36, 0.04),
        ],
        ink,
    )
    s.box(0.16, 0.84, 0.9, 0.97, ink, 0.04)
    s.circle(0.4, 0.29, 0.045, CLEAR)


@drawn
def dagger(s: Sketch, ink: Paint) -> None:
    """A curved dagger, pointing down, and a drop."""
    s.polygon(
        [
            (0.38, 0.36),
            (0.62, 0.36),
            *curve((0.62, 0.36), (0.66, 0.76), (0.4, 0.98), 12),
            *curve((0.4, 0.98), (0.5, 0.7), (0.38, 0.36), 12),
        ],
        ink,
    )
    s.line([(0.22, 0.32), (0.78, 0.32)], 0.1, ink)
    s.line([(0.5, 0.3), (0.5, 0.12)], 0.12, ink)
    s.circle(0.5, 0.08, 0.09, ink)
    s.polygon(
        [
            (0.82, 0.56),
            *curve((0.82, 0.56), (0.98, 0.82), (0.82, 0.84), 8),
            *curve((0.82, 0.84), (0.66, 0.82), (0.82, 0.56), 8),
        ],
        ink,
    )


@drawn
def trumpet(s: Sketch, ink: Paint) -> None:
    """A long trumpet with a flag."""
    s.line([(0.06, 0.72), (0.7, 0.32)], 0.08, ink)
    s.polygon([(0.6, 0.34), (0.84, 0.04), (0.98, 0.28), (0.66, 0.4)], ink)
    s.polygon([(0.24, 0.64), (0.56, 0.44), (0.66, 0.82), (0.5, 0.78), (0.36, 0.96)], ink)
    s.polygon(around(0.46, 0.68, 0.08, 4), CLEAR)
