"""Pieces that carry a sign: seat badges, tokens with an icon, discs with a number."""

from __future__ import annotations

from renderers.kit.cache import cached
from renderers.kit.fonts import SMALLEST, label
from renderers.kit.icons import icon
from renderers.kit.palette import BLACK, SEATS, WHITE, Color, mix
from renderers.kit.shapes import outline
from renderers.kit.sketch import Paint, Sketch, Sprite, put

OUTLINE = (33, 24, 17)

# How far down the middle of a shape's letter is, and how large it is, as shares of the badge.
LETTERS = {
    "circle": (0.5, 0.66),
    "square": (0.5, 0.68),
    "diamond": (0.5, 0.52),
    "triangle": (0.62, 0.5),
    "clover": (0.5, 0.6),
    "star": (0.54, 0.5),
    "heart": (0.44, 0.48),
    "tag": (0.5, 0.52),
    "drop": (0.6, 0.6),
    "hourglass": (0.5, 0.6),
}


def _fill(s: Sketch, shape: str, size: float, inset: float, paint: Paint) -> None:
    middle = size / 2
    radius = (size / 2 - inset) * 0.9
    for polygon in outline(shape, middle, middle, radius):
        s.polygon(polygon, paint)


@cached
def shape(name: str, size: int, fill: Color, edge: Color | None = WHITE) -> Sprite:
    """Draw a shape with a dark outline and a light inner edge, which shows on any ground."""
    sketch = Sketch(size, size)
    line = max(2.0, size / 20)
    _fill(sketch, name, size, 0, OUTLINE)
    if edge is not None:
        _fill(sketch, name, size, line * 1.1, edge)
    _fill(sketch, name, size, line * (2.3 if edge is not None else 1.1), fill)
    return sketch.sprite()


@cached
def seat_badge(seat: int, letter: str, size: int) -> Sprite:
    """Draw a player's badge: color, shape and letter."""
    who = SEATS[seat]
    sprite = shape(who.shape, size, who.color).copy()
    down, share = LETTERS[who.shape]
    high = size * share
    if letter == "W":  # wider than all others
        high *= 0.85
    # A wide one reaches over the light edge, where a white one could not be seen.
    sign = label(letter, max(SMALLEST, round(high)), who.ink, "sans", who.color, 2)
    put(sprite, sign, size / 2, size * down)
    return sprite


@cached
def token(name: str, size: int, fill: Color, sign: str, ink: Color = OUTLINE) -> Sprite:
    """Draw a shape with an icon on it."""
    sprite = shape(name, size, fill, None).copy()
    put(sprite, icon(sign, round(size * 0.66), ink), size / 2, size / 2)
    return sprite


@cached
def number_disc(
    number: str, size: int, fill: Color, ink: Color = BLACK, share: float = 0.66
) -> Sprite:
    """Draw a number on a disc."""
    sprite = shape("circle", size, fill, mix(fill, WHITE, 0.5)).copy()
    put(sprite, label(number, max(24, round(size * share)), ink, "sans"), size / 2, size / 2)
    return sprite
