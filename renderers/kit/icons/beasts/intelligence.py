"""The emblems of the characters of intelligence in Bestiary of Sigillum."""

from __future__ import annotations

from renderers.kit.icons.mirror import both
from renderers.kit.icons.registry import drawn
from renderers.kit.sketch import CLEAR, Paint, Sketch, around, curve, star


@drawn
def beast_arborus(s: Sketch, ink: Paint) -> None:
    """An oak with its roots."""
    for x, y, r in ((0.5, 0.24, 0.24), (0.26, 0.4, 0.22), (0.74, 0.4, 0.22), (0.5, 0.44, 0.22)):
        s.circle(x, y, r, ink)
    s.polygon([(0.42, 0.5), (0.58, 0.5), (0.62, 0.8), (0.38, 0.8)], ink)
    for x in (0.14, 0.38, 0.62, 0.86):
        s.line([(0.5, 0.74), (x, 0.95)], 0.09, ink)
    for x in (0.4, 0.6):
        s.circle(x, 0.36, 0.05, CLEAR)
    s.arc(0.5, 0.44, 0.12, 20, 160, 0.05, CLEAR)


@drawn
def beast_fidea(s: Sketch, ink: Paint) -> None:
    """Two wings under a halo."""
    both(
        s,
        [
            *curve((0.46, 0.44), (0.3, 0.16), (0.02, 0.2)),
            *curve((0.02, 0.2), (0.04, 0.44), (0.16, 0.5)),
            (0.1, 0.52),
            (0.24, 0.66),
            (0.2, 0.7),
            (0.34, 0.8),
            (0.32, 0.86),
            (0.46, 0.92),
        ],
        ink,
    )
    s.ring(0.5, 0.17, 0.16, 0.07, ink)
    for x in (0.3, 0.7):
        s.line(
            [(0.5 + (x - 0.5) * 0.3, 0.56), (x + (x - 0.5) * 0.6, 0.36)], 0.045, CLEAR, caps=False
        )


@drawn
def beast_frigus(s: Sketch, ink: Paint) -> None:
    """A snowflake."""
    for near, far in zip(around(0.5, 0.5, 0.26, 6), around(0.5, 0.5, 0.45, 6), strict=True):
        s.line([(0.5, 0.5), far], 0.1, ink)
        dx, dy = far[0] - 0.5, far[1] - 0.5
        for side in (-1, 1):
            s.line(
                [
                    near,
                    (near[0] + dx * 0.3 - side * dy * 0.34, near[1] + dy * 0.3 + side * dx * 0.34),
                ],
                0.07,
                ink,
            )


@drawn
def beast_goetium(s: Sketch, ink: Paint) -> None:
    """A star in a circle."""
    s.ring(0.5, 0.5, 0.48, 0.075, ink)
    tips = around(0.5, 0.5, 0.42, 5)
    for place in range(5):
        s.line([tips[place], tips[(place + 2) % 5]], 0.06, ink)


@drawn
def beast_ignifer(s: Sketch, ink: Paint) -> None:
    """A torch."""
    s.polygon(
        [
            *curve((0.54, 0.0), (0.5, 0.2), (0.74, 0.3)),
            *curve((0.74, 0.3), (0.84, 0.52), (0.62, 0.6)),
            (0.38, 0.6),
            *curve((0.38, 0.6), (0.14, 0.5), (0.26, 0.24)),
            (0.36, 0.32),
            *curve((0.36, 0.32), (0.34, 0.1), (0.54, 0.0)),
        ],
        ink,
    )
    s.polygon(
        [
            (0.5, 0.3),
            *curve((0.5, 0.3), (0.66, 0.44), (0.5, 0.56)),
            *curve((0.5, 0.56), (0.36, 0.46), (0.5, 0.3)),
        ],
        CLEAR,
    )
    s.box(0.3, 0.62, 0.7, 0.7, ink)
    s.polygon([(0.38, 0.7), (0.62, 0.7), (0.54, 0.99), (0.46, 0.99)], ink)


@drawn
def beast_illesebra(s: Sketch, ink: Paint) -> None:
    """A heart with horns and a tail."""
    both(
        s,
        [
            (0.5, 0.3),
            *curve((0.5, 0.3), (0.4, 0.14), (0.24, 0.18)),
            *curve((0.24, 0.18), (-0.06, 0.36), (0.14, 0.6)),
            (0.5, 0.92),
        ],
        ink,
    )
    both(
        s,
        [
            (0.3, 0.24),
            *curve((0.3, 0.24), (0.16, 0.16), (0.2, 0.0)),
            *curve((0.2, 0.0), (0.28, 0.12), (0.44, 0.2)),
        ],
        ink,
    )
    s.line(
        [
            *curve((0.5, 0.88), (0.6, 1.0), (0.72, 0.9)),
            *curve((0.72, 0.9), (0.8, 0.78), (0.88, 0.8)),
        ],
        0.06,
        ink,
    )
    s.polygon([(0.98, 0.68), (0.96, 0.92), (0.8, 0.8)], ink)
    for x in (0.34, 0.66):
        s.line([(x - 0.09, 0.44), (x + 0.09, 0.44 + (0.08 if x < 0.5 else -0.08))], 0.06, CLEAR)


@drawn
def beast_lignum(s: Sketch, ink: Paint) -> None:
    """A puppet on its cross."""
    s.line([(0.1, 0.09), (0.9, 0.09)], 0.11, ink)
    s.circle(0.5, 0.4, 0.13, ink)
    s.line([(0.5, 0.1), (0.5, 0.34)], 0.035, ink)
    for x in (0.16, 0.84):
        s.line([(x, 0.1), (x, 0.62)], 0.035, ink)
        s.line([(0.5, 0.58), (x, 0.6)], 0.09, ink)
        s.line([(0.5, 0.74), (0.5 + (x - 0.5) * 0.6, 0.95)], 0.1, ink)
    s.polygon([(0.38, 0.52), (0.62, 0.52), (0.58, 0.8), (0.42, 0.8)], ink)


@drawn
def beast_manus(s: Sketch, ink: Paint) -> None:
    """A hand of iron."""
    for x, top in ((0.22, 0.2), (0.4, 0.07), (0.58, 0.07), (0.76, 0.18)):
        s.line([(x, top), (x, 0.6)], 0.13, ink)
        s.line([(x - 0.07, 0.36), (x + 0.07, 0.36)], 0.035, CLEAR, caps=False)
    s.box(0.15, 0.48, 0.83, 0.8, ink, 0.08)
    s.line([(0.78, 0.7), (0.96, 0.46)], 0.13, ink)
    s.box(0.22, 0.85, 0.76, 0.98, ink, 0.04)


@drawn
def beast_messum(s: Sketch, ink: Paint) -> None:
    """A scythe."""
    s.line([(0.74, 0.1), (0.4, 0.96)], 0.1, ink)
    s.polygon(
        [
            (0.84, 0.04),
            *curve((0.84, 0.04), (0.3, -0.04), (0.02, 0.5)),
            *curve((0.02, 0.5), (0.36, 0.18), (0.76, 0.24)),
        ],
        ink,
    )
    s.line([(0.5, 0.64), (0.66, 0.7)], 0.08, ink)


@drawn
def beast_librorum(s: Sketch, ink: Paint) -> None:
    """An open book."""
    both(
        s,
        [
            *curve((0.48, 0.24), (0.3, 0.1), (0.03, 0.18)),
            (0.03, 0.8),
            *curve((0.03, 0.8), (0.3, 0.74), (0.48, 0.88)),
        ],
        ink,
    )
    for y in (0.34, 0.48, 0.62):
        for x in (0.13, 0.61):
            s.line([(x, y), (x + 0.26, y + (0.04 if x < 0.5 else -0.04))], 0.045, CLEAR, caps=False)


@drawn
def beast_magnus(s: Sketch, ink: Paint) -> None:
    """A magnet."""
    s.arc(0.5, 0.52, 0.46, 0, 180, 0.24, ink)
    s.box(0.04, 0.06, 0.28, 0.53, ink)
    s.box(0.72, 0.06, 0.96, 0.53, ink)
    s.box(0.04, 0.24, 0.28, 0.3, CLEAR)
    s.box(0.72, 0.24, 0.96, 0.3, CLEAR)
    s.polygon(star(0.5, 0.2, 0.17, 0.06, 4), ink)


@drawn
def beast_clamoris(s: Sketch, ink: Paint) -> None:
    """A horn and its call."""
    s.line(
        [
            *curve((0.06, 0.6), (0.1, 0.92), (0.34, 0.86)),
            *curve((0.34, 0.86), (0.5, 0.8), (0.56, 0.5)),
        ],
        0.12,
        ink,
    )
    s.polygon(
        [
            (0.28, 0.92),
            *curve((0.28, 0.92), (0.46, 0.8), (0.36, 0.34)),
            (0.74, 0.3),
            *curve((0.74, 0.3), (0.72, 0.9), (0.28, 0.92)),
        ],
        ink,
    )
    s.ellipse(0.55, 0.32, 0.24, 0.08, ink)
    s.line([(0.0, 0.56), (0.14, 0.6)], 0.09, ink)
    s.line([(0.3, 0.16), (0.24, 0.04)], 0.07, ink)
    s.line([(0.55, 0.14), (0.55, 0.02)], 0.07, ink)
    s.line([(0.8, 0.16), (0.86, 0.04)], 0.07, ink)
    s.line([(0.4, 0.6), (0.72, 0.58)], 0.045, CLEAR, caps=False)
