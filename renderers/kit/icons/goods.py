"""Drawings of the kit: crops, tokens, and what is done with them."""

from __future__ import annotations

import math

from renderers.kit.icons.registry import drawn, roof
from renderers.kit.sketch import CLEAR, Paint, Point, Sketch, around, curve, star


def _leaf(s: Sketch, at: Point, turn: float, length: float, width: float, ink: Paint) -> None:
    """A pointed leaf from a point, in degrees clockwise from the right."""
    angle = math.radians(turn)
    dx, dy = math.cos(angle), math.sin(angle)
    x, y = at
    tip = (x + dx * length, y + dy * length)
    middle = (x + dx * length / 2, y + dy * length / 2)
    left = (middle[0] - dy * width, middle[1] + dx * width)
    right = (middle[0] + dy * width, middle[1] - dx * width)
    s.polygon([*curve(at, left, tip, 10), *curve(tip, right, at, 10)], ink)


# Crops


@drawn
def wheat(s: Sketch, ink: Paint) -> None:
    s.line([(0.5, 0.5), (0.5, 0.98)], 0.07, ink)
    _leaf(s, (0.5, 0.2), -90, 0.2, 0.09, ink)
    for y in (0.3, 0.46, 0.62):
        _leaf(s, (0.46, y), -130, 0.32, 0.13, ink)
        _leaf(s, (0.54, y), -50, 0.32, 0.13, ink)
    for x in (0.36, 0.64):
        s.line([(x, 0.14), (x + (x - 0.5) * 0.3, 0.02)], 0.045, ink)
    _leaf(s, (0.5, 0.9), -20, 0.36, 0.08, ink)


@drawn
def olive(s: Sketch, ink: Paint) -> None:
    s.line(curve((0.06, 0.94), (0.34, 0.44), (0.92, 0.1)), 0.06, ink)
    for at, turn in (
        ((0.2, 0.7), -120),
        ((0.42, 0.46), -125),
        ((0.66, 0.27), -140),
        ((0.68, 0.25), 20),
    ):
        _leaf(s, at, turn, 0.32, 0.13, ink)
    s.ellipse(0.44, 0.74, 0.14, 0.18, ink)
    s.ellipse(0.75, 0.58, 0.14, 0.18, ink)
    for x, y in ((0.4, 0.68), (0.71, 0.52)):
        s.circle(x, y, 0.04, CLEAR)


@drawn
def lavender(s: Sketch, ink: Paint) -> None:
    for x, foot, top in ((0.5, 0.5, 0.02), (0.2, 0.44, 0.2), (0.8, 0.56, 0.2)):
        s.line([(foot, 0.98), (x, top + 0.4)], 0.055, ink)
        for step in range(4):
            y = top + 0.05 + step * 0.125
            width = (0.07, 0.11, 0.12, 0.09)[step]
            s.ellipse(x, y, width, 0.052, ink)


@drawn
def poppy(s: Sketch, ink: Paint) -> None:
    s.line(curve((0.5, 0.6), (0.46, 0.82), (0.58, 0.98)), 0.07, ink)
    for x, y in ((0.27, 0.4), (0.73, 0.4), (0.5, 0.22), (0.5, 0.54)):
        s.circle(x, y, 0.24, ink)
    s.circle(0.5, 0.38, 0.15, CLEAR)
    s.circle(0.5, 0.38, 0.09, ink)
    _leaf(s, (0.53, 0.86), 170, 0.36, 0.1, ink)


# Tokens


@drawn
def rook(s: Sketch, ink: Paint) -> None:
    """A tower to put on a tile."""
    for left in (0.14, 0.42, 0.7):
        s.box(left, 0.06, left + 0.16, 0.24, ink)
    s.box(0.14, 0.2, 0.86, 0.36, ink)
    s.box(0.24, 0.34, 0.76, 0.82, ink)
    s.box(0.12, 0.8, 0.88, 0.95, ink)
    s.box(0.43, 0.5, 0.57, 0.8, CLEAR, 0.07)


@drawn
def sail(s: Sketch, ink: Paint) -> None:
    """A Saracen: a hull under a slanting sail."""
    s.polygon(
        [
            (0.02, 0.7),
            (0.98, 0.64),
            *curve((0.98, 0.64), (0.9, 0.96), (0.66, 0.96), 10),
            (0.28, 0.96),
            *curve((0.28, 0.96), (0.1, 0.94), (0.02, 0.7), 10),
        ],
        ink,
    )
    s.polygon(
        [(0.78, 0.0), *curve((0.78, 0.0), (0.98, 0.36), (0.88, 0.58), 10), (0.12, 0.6)],
        ink,
    )
    s.line([(0.5, 0.36), (0.5, 0.7)], 0.06, ink)
    s.arc(0.66, 0.38, 0.12, 40, 300, 0.06, CLEAR)


@drawn
def noble(s: Sketch, ink: Paint) -> None:
    """Someone with a coronet."""
    s.polygon(
        [
            (0.24, 0.0),
            (0.38, 0.13),
            (0.5, 0.0),
            (0.62, 0.13),
            (0.76, 0.0),
            (0.72, 0.26),
            (0.28, 0.26),
        ],
        ink,
    )
    s.ellipse(0.5, 0.41, 0.17, 0.19, ink)
    s.box(0.3, 0.26, 0.7, 0.3, CLEAR)
    s.polygon(
        [
            (0.08, 0.98),
            *curve((0.08, 0.98), (0.1, 0.62), (0.5, 0.62)),
            *curve((0.5, 0.62), (0.9, 0.62), (0.92, 0.98)),
        ],
        ink,
    )
    s.polygon([(0.36, 0.6), (0.64, 0.6), (0.5, 0.82)], CLEAR)


@drawn
def lost_coin(s: Sketch, ink: Paint) -> None:
    s.circle(0.5, 0.5, 0.44, ink)
    s.ring(0.5, 0.5, 0.34, 0.05, CLEAR)
    s.line([(0.1, 0.9), (0.9, 0.1)], 0.22, CLEAR)
    s.line([(0.08, 0.92), (0.92, 0.08)], 0.11, ink)


@drawn
def laurel(s: Sketch, ink: Paint) -> None:
    """Victory points; a number has room in it."""
    for side in (-1, 1):
        s.arc(0.5, 0.48, 0.4, *((100, 250) if side < 0 else (-70, 80)), 0.06, ink)
        for step, turn in enumerate((100, 132, 165, 198, 230, 255)):
            angle = math.radians(turn if side < 0 else 180 - turn)
            at = (0.5 + 0.37 * math.cos(angle), 0.48 + 0.37 * math.sin(angle))
            lean = turn + 55 if side < 0 else 125 - turn
            _leaf(s, at, lean, 0.25 - step * 0.01, 0.1, ink)
            lean = turn + 135 if side < 0 else 45 - turn
            _leaf(s, at, lean, 0.15, 0.08, ink)
    s.line([(0.4, 0.82), (0.6, 0.98)], 0.07, ink)
    s.line([(0.6, 0.82), (0.4, 0.98)], 0.07, ink)


@drawn
def exchange(s: Sketch, ink: Paint) -> None:
    s.line([(0.08, 0.32), (0.66, 0.32)], 0.15, ink)
    s.polygon([(0.6, 0.06), (0.98, 0.32), (0.6, 0.58)], ink)
    s.line([(0.92, 0.72), (0.34, 0.72)], 0.15, ink)
    s.polygon([(0.4, 0.46), (0.02, 0.72), (0.4, 0.98)], ink)


@drawn
def ruin(s: Sketch, ink: Paint) -> None:
    """A broken wall with fallen stones."""
    s.polygon(
        [
            (0.08, 0.9),
            (0.08, 0.14),
            (0.22, 0.06),
            (0.3, 0.3),
            (0.42, 0.36),
            (0.46, 0.56),
            (0.6, 0.62),
            (0.68, 0.5),
            (0.8, 0.56),
            (0.84, 0.9),
        ],
        ink,
    )
    s.box(0.16, 0.62, 0.3, 0.9, CLEAR, 0.06)
    for y in (0.3, 0.5):
        s.line([(0.08, y), (0.3, y)], 0.035, CLEAR, caps=False)
    s.box(0.62, 0.74, 0.98, 0.97, ink, 0.06)
    s.box(0.36, 0.82, 0.6, 0.97, ink, 0.05)
    s.line([(0.6, 0.74), (0.6, 0.97)], 0.035, CLEAR, caps=False)
    s.box(0.78, 0.3, 0.92, 0.42, ink, 0.03)


@drawn
def trio(s: Sketch, ink: Paint) -> None:
    """Three of a kind in a line."""
    s.line([(0.16, 0.84), (0.84, 0.16)], 0.1, ink)
    for x, y in ((0.17, 0.83), (0.5, 0.5), (0.83, 0.17)):
        s.circle(x, y, 0.17, CLEAR)
        s.circle(x, y, 0.15, ink)


@drawn
def cards(s: Sketch, ink: Paint) -> None:
    """Two cards, the front one face up."""
    s.polygon([(0.02, 0.24), (0.42, 0.08), (0.68, 0.7), (0.28, 0.88)], ink)
    s.box(0.36, 0.18, 0.98, 0.98, CLEAR, 0.08)
    s.box(0.42, 0.22, 0.94, 0.96, ink, 0.06)
    s.polygon(star(0.68, 0.58, 0.2, 0.08, 5), CLEAR)


@drawn
def sun(s: Sketch, ink: Paint) -> None:
    """The start of a turn: a day begins."""
    s.circle(0.5, 0.5, 0.22, ink)
    for x, y in around(0.5, 0.5, 0.43, 8):
        s.line([(x, y), (0.5 + (x - 0.5) * 0.76, 0.5 + (y - 0.5) * 0.76)], 0.1, ink)


@drawn
def seal(s: Sketch, ink: Paint) -> None:
    """The end of the game: a sealed deed."""
    s.box(0.08, 0.04, 0.92, 0.72, ink, 0.05)
    for y in (0.2, 0.36):
        s.line([(0.22, y), (0.78, y)], 0.06, CLEAR)
    s.circle(0.66, 0.7, 0.26, CLEAR)
    s.circle(0.66, 0.7, 0.21, ink)
    s.polygon([(0.52, 0.82), (0.48, 1.0), (0.66, 0.92), (0.84, 1.0), (0.8, 0.82)], ink)
    s.polygon(star(0.66, 0.7, 0.12, 0.05, 5), CLEAR)


@drawn
def anyone(s: Sketch, ink: Paint) -> None:
    """One of the other players."""
    _figure(s, 0.24, 0.3, 0.8, ink, hollow=True)
    _figure(s, 0.76, 0.3, 0.8, ink, hollow=True)
    _figure(s, 0.5, 0.36, 1.0, ink)


@drawn
def everyone(s: Sketch, ink: Paint) -> None:
    """All of the other players."""
    _figure(s, 0.24, 0.3, 0.8, ink)
    _figure(s, 0.76, 0.3, 0.8, ink)
    _figure(s, 0.5, 0.36, 1.0, ink)


def _figure(s: Sketch, x: float, y: float, size: float, ink: Paint, hollow: bool = False) -> None:
    """Somebody, who hides what is behind them."""
    s.circle(x, y, 0.2 * size, CLEAR)
    s.circle(x, y, 0.17 * size, ink)
    foot = y + 0.6 * size
    body = [
        *curve((x - 0.26 * size, foot), (x - 0.24 * size, y + 0.22), (x, y + 0.22 * size)),
        *curve((x, y + 0.22 * size), (x + 0.24 * size, y + 0.22), (x + 0.26 * size, foot)),
    ]
    s.line(body, 0.08, CLEAR)
    s.polygon(body, ink)
    if hollow:
        s.circle(x, y, 0.09 * size, CLEAR)
        inner = [(x + (px - x) * 0.6, foot - 0.06 - (foot - py) * 0.62) for px, py in body]
        s.polygon(inner, CLEAR)


@roof
def noble_roof(s: Sketch, ink: Paint) -> None:
    s.polygon(
        [
            (0.24, 0.0),
            (0.38, 0.13),
            (0.5, 0.0),
            (0.62, 0.13),
            (0.76, 0.0),
            (0.72, 0.24),
            (0.28, 0.24),
        ],
        ink,
    )


@roof
def sail_roof(s: Sketch, ink: Paint) -> None:
    s.polygon(
        [
            (0.02, 0.7),
            (0.98, 0.64),
            *curve((0.98, 0.64), (0.9, 0.96), (0.66, 0.96), 10),
            (0.28, 0.96),
            *curve((0.28, 0.96), (0.1, 0.94), (0.02, 0.7), 10),
        ],
        ink,
    )
