"""The emblems of the characters of strength in Bestiary of Sigillum."""

from __future__ import annotations

from renderers.kit.icons.registry import drawn
from renderers.kit.sketch import CLEAR, Paint, Sketch, around, curve


@drawn
def beast_architectus(s: Sketch, ink: Paint) -> None:
    """Compasses over a set square."""
    s.line([(0.5, 0.14), (0.16, 0.9)], 0.11, ink)
    s.line([(0.5, 0.14), (0.84, 0.9)], 0.11, ink)
    s.circle(0.5, 0.13, 0.12, ink)
    s.arc(0.5, 0.14, 0.5, 50, 130, 0.07, ink)
    s.polygon(
        [(0.5, 0.98), (0.28, 0.76), (0.36, 0.68), (0.5, 0.82), (0.64, 0.68), (0.72, 0.76)], ink
    )


@drawn
def beast_armus(s: Sketch, ink: Paint) -> None:
    """A crested helmet."""
    s.polygon(
        [*curve((0.04, 0.5), (0.1, 0.02), (0.6, 0.03)), (0.72, 0.14), (0.3, 0.2), (0.2, 0.5)], ink
    )
    s.polygon(
        [
            (0.3, 0.3),
            *curve((0.3, 0.3), (0.6, 0.02), (0.92, 0.4)),
            (0.92, 0.56),
            (0.7, 0.5),
            (0.66, 0.62),
            (0.8, 0.7),
            (0.74, 0.97),
            (0.28, 0.97),
            (0.22, 0.6),
        ],
        ink,
    )
    s.polygon([(0.52, 0.4), (0.86, 0.44), (0.84, 0.52), (0.6, 0.49)], CLEAR)


@drawn
def beast_caballus(s: Sketch, ink: Paint) -> None:
    """A horse's head."""
    s.polygon(
        [
            (0.34, 0.02),
            (0.46, 0.14),
            *curve((0.46, 0.14), (0.98, 0.2), (0.94, 0.97)),
            (0.36, 0.97),
            *curve((0.36, 0.97), (0.36, 0.72), (0.56, 0.56)),
            (0.4, 0.56),
            (0.2, 0.72),
            (0.06, 0.66),
            (0.04, 0.54),
            (0.24, 0.26),
        ],
        ink,
    )
    s.circle(0.36, 0.34, 0.055, CLEAR)
    s.line(curve((0.6, 0.3), (0.8, 0.5), (0.8, 0.84)), 0.05, CLEAR)


@drawn
def beast_carnifex(s: Sketch, ink: Paint) -> None:
    """A headsman's axe."""
    s.line([(0.3, 0.06), (0.3, 0.94)], 0.12, ink)
    s.polygon(
        [
            (0.3, 0.14),
            *curve((0.44, 0.18), (0.66, 0.2), (0.78, 0.02)),
            *curve((0.78, 0.02), (1.08, 0.4), (0.78, 0.74)),
            *curve((0.78, 0.74), (0.66, 0.5), (0.3, 0.52)),
        ],
        ink,
    )
    s.line(curve((0.78, 0.14), (0.96, 0.4), (0.78, 0.62)), 0.035, CLEAR)


@drawn
def beast_catapultus(s: Sketch, ink: Paint) -> None:
    """A catapult."""
    s.polygon([(0.06, 0.74), (0.94, 0.74), (0.94, 0.84), (0.06, 0.84)], ink)
    s.polygon(
        [
            (0.34, 0.76),
            (0.48, 0.4),
            (0.58, 0.4),
            (0.74, 0.76),
            (0.62, 0.76),
            (0.53, 0.54),
            (0.45, 0.76),
        ],
        ink,
    )
    s.line([(0.84, 0.7), (0.28, 0.24)], 0.09, ink)
    s.circle(0.2, 0.17, 0.16, ink)
    for x in (0.2, 0.8):
        s.circle(x, 0.88, 0.11, ink)
        s.circle(x, 0.88, 0.04, CLEAR)


@drawn
def beast_ferrarius(s: Sketch, ink: Paint) -> None:
    """An anvil."""
    s.polygon(
        [
            (0.02, 0.32),
            (0.3, 0.24),
            (0.96, 0.24),
            (0.96, 0.4),
            *curve((0.96, 0.4), (0.64, 0.46), (0.66, 0.68)),
            (0.84, 0.8),
            (0.84, 0.92),
            (0.2, 0.92),
            (0.2, 0.8),
            (0.4, 0.68),
            *curve((0.4, 0.68), (0.36, 0.48), (0.02, 0.32)),
        ],
        ink,
    )
    s.line([(0.5, 0.14), (0.5, 0.04)], 0.06, ink)
    s.line([(0.66, 0.15), (0.74, 0.06)], 0.06, ink)
    s.line([(0.34, 0.15), (0.26, 0.06)], 0.06, ink)


@drawn
def beast_malleus(s: Sketch, ink: Paint) -> None:
    """A war hammer."""
    s.polygon(
        [
            (0.16, 0.06),
            (0.66, 0.06),
            (0.74, 0.14),
            (0.96, 0.24),
            (0.74, 0.34),
            (0.66, 0.42),
            (0.16, 0.42),
            (0.1, 0.34),
            (0.1, 0.14),
        ],
        ink,
    )
    s.line([(0.44, 0.4), (0.44, 0.92)], 0.13, ink)
    s.box(0.34, 0.88, 0.54, 0.98, ink, 0.03)
    s.box(0.2, 0.06, 0.27, 0.42, CLEAR)


@drawn
def beast_saxum(s: Sketch, ink: Paint) -> None:
    """A head of stone."""
    s.polygon(
        [
            (0.2, 0.1),
            (0.56, 0.02),
            (0.86, 0.16),
            (0.98, 0.52),
            (0.86, 0.88),
            (0.5, 0.98),
            (0.14, 0.86),
            (0.02, 0.5),
        ],
        ink,
    )
    for x in (0.22, 0.58):
        s.polygon([(x, 0.4), (x + 0.2, 0.4), (x + 0.18, 0.54), (x + 0.02, 0.54)], CLEAR)
    s.box(0.28, 0.7, 0.72, 0.77, CLEAR)
    s.line([(0.56, 0.02), (0.5, 0.16), (0.6, 0.26)], 0.045, CLEAR)


@drawn
def beast_vinctum(s: Sketch, ink: Paint) -> None:
    """Two cuffs on a chain."""
    for x in (0.22, 0.78):
        s.ring(x, 0.7, 0.22, 0.11, ink)
        s.box(x - 0.07, 0.42, x + 0.07, 0.54, ink)
    for x, y in ((0.28, 0.33), (0.42, 0.2), (0.58, 0.2), (0.72, 0.33)):
        s.ring(x, y, 0.115, 0.06, ink)


@drawn
def beast_mechanicus(s: Sketch, ink: Paint) -> None:
    """A cogwheel."""
    for x, y in around(0.5, 0.5, 0.4, 8):
        dx, dy = (x - 0.5) * 0.24, (y - 0.5) * 0.24
        s.line([(x - dx, y - dy), (x + dx * 0.8, y + dy * 0.8)], 0.17, ink, caps=False)
    s.circle(0.5, 0.5, 0.37, ink)
    s.circle(0.5, 0.5, 0.17, CLEAR)


@drawn
def beast_brewus(s: Sketch, ink: Paint) -> None:
    """A foaming tankard."""
    s.box(0.14, 0.3, 0.68, 0.97, ink, 0.05)
    s.ring(0.72, 0.6, 0.24, 0.1, ink)
    s.box(0.24, 0.44, 0.3, 0.86, CLEAR)
    s.box(0.38, 0.44, 0.44, 0.86, CLEAR)
    s.box(0.52, 0.44, 0.58, 0.86, CLEAR)
    for x, y, r in ((0.18, 0.22, 0.14), (0.4, 0.15, 0.15), (0.62, 0.22, 0.14)):
        s.circle(x, y, r, ink)


@drawn
def beast_saturn(s: Sketch, ink: Paint) -> None:
    """A planet with its ring."""
    s.circle(0.5, 0.5, 0.31, ink)
    tilt = [
        (0.5 + 0.49 * c[0] * 0.98 + 0.12 * c[1], 0.5 - 0.3 * c[0] + 0.16 * c[1])
        for c in around(0, 0, 1, 48)
    ]
    s.line([*tilt, tilt[0]], 0.12, CLEAR)
    s.line([*tilt, tilt[0]], 0.065, ink)
    s.polygon(
        [(x, y) for x, y in around(0.5, 0.5, 0.31, 60, 150) if y < 0.5 + (0.5 - x) * 0.55], ink
    )
