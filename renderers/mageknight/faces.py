"""The faces of the heroes: small portraits by which they are known on the map and beside it."""

from __future__ import annotations

from collections.abc import Callable

from renderers.kit.badges import seat_badge
from renderers.kit.cache import cached
from renderers.kit.palette import SEATS, Color, mix, rgb
from renderers.kit.sketch import Sketch, Sprite, curve, put
from renderers.mageknight.paint import GOLD, INK, STEEL

SKIN = rgb("#e8bd97")
PALE = rgb("#f0d9cb")
BACKDROP = {
    "arythea": rgb("#5b1220"),
    "goldyx": rgb("#2c4a1e"),
    "norowas": rgb("#16452f"),
    "tovak": rgb("#23415f"),
    "": rgb("#3a3f4e"),
}
BADGE = 0.58  # of the token, beside the face
LEAST_BADGE = 40


def _eyes(s: Sketch, y: float, apart: float, ink: Color, size: float = 0.034) -> None:
    for x in (0.5 - apart, 0.5 + apart):
        s.ellipse(x, y, size, size * 1.15, ink)


def _arythea(s: Sketch) -> None:
    """Long hair as red as fire around a pale face, and a crown of thorns."""
    hair = rgb("#d2402a")
    s.ellipse(0.5, 0.56, 0.34, 0.42, hair)
    s.box(0.16, 0.5, 0.84, 0.95, hair, 0.1)
    s.polygon([(0.2, 1.0), (0.5, 0.66), (0.8, 1.0)], rgb("#2a0a10"))
    s.ellipse(0.5, 0.52, 0.2, 0.25, PALE)
    s.polygon([(0.28, 0.46), (0.44, 0.24), (0.74, 0.4), (0.5, 0.36)], hair)
    for x in (0.32, 0.5, 0.68):
        s.polygon([(x - 0.07, 0.24), (x, 0.04), (x + 0.07, 0.24)], rgb("#1b0a0e"))
    s.box(0.24, 0.2, 0.76, 0.27, rgb("#1b0a0e"), 0.03)
    _eyes(s, 0.53, 0.09, rgb("#7a0f14"))
    s.line([(0.44, 0.67), (0.56, 0.67)], 0.035, rgb("#a3222a"))


def _tovak(s: Sketch) -> None:
    """A winged helmet of steel over a white beard."""
    steel, shade = rgb("#c9d6e4"), rgb("#7f93a8")
    s.polygon([(0.1, 1.0), (0.3, 0.78), (0.7, 0.78), (0.9, 1.0)], shade)
    s.ellipse(0.5, 0.55, 0.24, 0.28, SKIN)
    s.polygon([(0.27, 0.6), (0.73, 0.6), (0.66, 0.86), (0.5, 0.98), (0.34, 0.86)], rgb("#f3f3ee"))
    s.polygon([*curve((0.2, 0.5), (0.5, -0.24), (0.8, 0.5)), (0.8, 0.52), (0.2, 0.52)], steel)
    s.polygon([(0.46, 0.4), (0.54, 0.4), (0.53, 0.66), (0.47, 0.66)], steel)
    s.box(0.2, 0.43, 0.8, 0.51, shade, 0.02)
    for side in (-1, 1):
        s.polygon(
            [(0.5 + side * 0.29, 0.5), (0.5 + side * 0.47, 0.06), (0.5 + side * 0.2, 0.3)], steel
        )
    _eyes(s, 0.56, 0.11, rgb("#1d3f66"))


def _goldyx(s: Sketch) -> None:
    """A dragon's head in green and gold, with horns."""
    scale, belly = rgb("#7fae3c"), rgb("#e2b93b")
    s.polygon([(0.16, 1.0), (0.34, 0.7), (0.66, 0.7), (0.84, 1.0)], mix(scale, INK, 0.25))
    for side in (-1, 1):
        s.polygon(
            [(0.5 + side * 0.1, 0.3), (0.5 + side * 0.4, 0.02), (0.5 + side * 0.28, 0.42)], belly
        )
        s.polygon(
            [(0.5 + side * 0.22, 0.44), (0.5 + side * 0.46, 0.42), (0.5 + side * 0.24, 0.62)], scale
        )
    s.polygon(
        [(0.24, 0.36), (0.5, 0.18), (0.76, 0.36), (0.74, 0.58), (0.62, 0.84), (0.38, 0.84),
         (0.26, 0.58)],
        scale,
    )  # fmt: skip
    s.polygon([(0.4, 0.6), (0.6, 0.6), (0.62, 0.84), (0.5, 0.92), (0.38, 0.84)], belly)
    s.polygon([(0.5, 0.2), (0.57, 0.42), (0.5, 0.58), (0.43, 0.42)], belly)
    for side in (-1, 1):
        x = 0.5 + side * 0.15
        s.polygon([(x - 0.08, 0.46), (x, 0.4), (x + 0.08, 0.46), (x, 0.53)], rgb("#fff3c4"))
        s.ellipse(x, 0.465, 0.018, 0.05, INK)
        s.circle(0.5 + side * 0.05, 0.76, 0.02, INK)


def _norowas(s: Sketch) -> None:
    """Fair hair and pointed ears under a circlet of leaves."""
    hair, leaf = rgb("#f1d67a"), rgb("#63b86a")
    s.polygon([(0.12, 1.0), (0.32, 0.76), (0.68, 0.76), (0.88, 1.0)], rgb("#2f7d54"))
    s.box(0.22, 0.34, 0.78, 0.86, hair, 0.16)
    for side in (-1, 1):
        s.polygon(
            [(0.5 + side * 0.2, 0.48), (0.5 + side * 0.47, 0.36), (0.5 + side * 0.22, 0.64)], SKIN
        )
    s.ellipse(0.5, 0.54, 0.22, 0.27, SKIN)
    s.polygon([*curve((0.25, 0.5), (0.5, -0.04), (0.75, 0.5)), (0.62, 0.38), (0.4, 0.36)], hair)
    for x, y in ((0.3, 0.3), (0.42, 0.22), (0.58, 0.22), (0.7, 0.3)):
        s.polygon([(x - 0.07, y + 0.05), (x, y - 0.1), (x + 0.07, y + 0.05), (x, y + 0.09)], leaf)
    _eyes(s, 0.55, 0.09, rgb("#1f5b3a"))
    s.line([(0.43, 0.69), (0.5, 0.71), (0.57, 0.69)], 0.03, rgb("#a8563e"))


def _nobody(s: Sketch) -> None:
    """A hood with nobody in it yet."""
    s.polygon([*curve((0.14, 1.0), (0.5, -0.6), (0.86, 1.0))], rgb("#8a90a3"))
    s.ellipse(0.5, 0.56, 0.19, 0.26, INK)


FACES: dict[str, Callable[[Sketch], None]] = {
    "arythea": _arythea,
    "goldyx": _goldyx,
    "norowas": _norowas,
    "tovak": _tovak,
    "": _nobody,
}


@cached
def face(hero: str, size: int) -> Sprite:
    """A hero's head and shoulders in a disc."""
    sketch = Sketch(1, 1, size)
    sketch.circle(0.5, 0.5, 0.49, BACKDROP[hero])
    drawn = Sketch(1, 1, size)
    FACES[hero](drawn)
    bust = drawn.sprite()
    sprite = sketch.sprite()
    disc = sprite.getchannel("A")
    sprite.alpha_composite(bust)
    sprite.putalpha(disc)
    return sprite


@cached
def token(seat: int, letter: str, hero: str, size: int, active: bool) -> Sprite:
    """A hero's face in a ring of the player's color, with the badge; gold around who acts."""
    wide = round(size * 1.26)
    sketch = Sketch(wide, wide)
    middle = wide * 0.46
    for inset, paint in (
        (0.0, INK),
        (2.5, GOLD if active else STEEL),
        (7.0, INK),
        (9.0, SEATS[seat].color),
        (9.0 + size * 0.075, INK),
    ):
        sketch.circle(middle, middle, middle - inset, paint)
    sprite = sketch.sprite()
    inner = round(2 * (middle - 10 - size * 0.075))
    put(sprite, face(hero, inner), middle, middle)
    badge = max(LEAST_BADGE, round(size * BADGE))
    put(sprite, seat_badge(seat, letter, badge), wide - badge / 2, wide - badge / 2)
    return sprite
