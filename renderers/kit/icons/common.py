"""Signs that are of use in more than one game: weapons, goods, places, yes and no."""

from __future__ import annotations

from renderers.kit.icons.registry import drawn
from renderers.kit.sketch import CLEAR, Paint, Sketch, around, curve, star

# People


@drawn
def pitchfork(s: Sketch, ink: Paint) -> None:
    s.line([(0.5, 0.42), (0.5, 0.96)], 0.12, ink)
    s.line(
        [(0.17, 0.1), (0.17, 0.32), (0.3, 0.47), (0.7, 0.47), (0.83, 0.32), (0.83, 0.1)], 0.12, ink
    )
    s.line([(0.5, 0.08), (0.5, 0.5)], 0.12, ink)


@drawn
def bow(s: Sketch, ink: Paint) -> None:
    s.line(curve((0.2, 0.06), (0.98, 0.14), (0.94, 0.8)), 0.12, ink)
    s.line([(0.2, 0.06), (0.94, 0.8)], 0.045, ink)
    s.line([(0.1, 0.9), (0.82, 0.18)], 0.09, ink)
    s.polygon([(0.96, 0.04), (0.9, 0.34), (0.66, 0.1)], ink)
    s.polygon([(0.02, 0.8), (0.2, 0.62), (0.2, 0.8), (0.38, 0.8), (0.2, 0.98)], ink)


@drawn
def shield(s: Sketch, ink: Paint) -> None:
    s.polygon(
        [
            (0.1, 0.08),
            (0.9, 0.08),
            *curve((0.9, 0.08), (0.94, 0.7), (0.5, 0.97)),
            *curve((0.5, 0.97), (0.06, 0.7), (0.1, 0.08)),
        ],
        ink,
    )
    s.box(0.43, 0.2, 0.57, 0.8, CLEAR)
    s.box(0.24, 0.34, 0.76, 0.48, CLEAR)


@drawn
def sword(s: Sketch, ink: Paint) -> None:
    s.polygon([(0.5, 0.0), (0.62, 0.16), (0.6, 0.62), (0.4, 0.62), (0.38, 0.16)], ink)
    s.line([(0.22, 0.66), (0.78, 0.66)], 0.13, ink)
    s.line([(0.5, 0.66), (0.5, 0.88)], 0.14, ink)
    s.circle(0.5, 0.9, 0.1, ink)


@drawn
def chalice(s: Sketch, ink: Paint) -> None:
    s.polygon(
        [
            (0.16, 0.06),
            (0.84, 0.06),
            *curve((0.84, 0.06), (0.84, 0.55), (0.5, 0.56)),
            *curve((0.5, 0.56), (0.16, 0.55), (0.16, 0.06)),
        ],
        ink,
    )
    s.box(0.43, 0.5, 0.57, 0.84, ink)
    s.ellipse(0.5, 0.66, 0.14, 0.06, ink)
    s.polygon([(0.22, 0.95), (0.3, 0.84), (0.7, 0.84), (0.78, 0.95)], ink)
    s.box(0.26, 0.15, 0.74, 0.21, CLEAR)


@drawn
def staff(s: Sketch, ink: Paint) -> None:
    s.line([(0.1, 0.94), (0.56, 0.42)], 0.12, ink)
    s.polygon(star(0.66, 0.32, 0.33, 0.13, 5, -75), ink)


@drawn
def titan(s: Sketch, ink: Paint) -> None:
    """A horned head."""
    s.polygon([(0.2, 0.5), (0.02, 0.34), (0.06, 0.04), (0.2, 0.26), (0.36, 0.3)], ink)
    s.polygon([(0.8, 0.5), (0.98, 0.34), (0.94, 0.04), (0.8, 0.26), (0.64, 0.3)], ink)
    s.polygon(
        [(0.22, 0.28), (0.78, 0.28), (0.84, 0.56), (0.68, 0.94), (0.32, 0.94), (0.16, 0.56)], ink
    )
    s.polygon([(0.27, 0.45), (0.45, 0.56), (0.3, 0.6)], CLEAR)
    s.polygon([(0.73, 0.45), (0.55, 0.56), (0.7, 0.6)], CLEAR)
    s.polygon(
        [
            (0.34, 0.74),
            (0.66, 0.74),
            (0.6, 0.84),
            (0.55, 0.77),
            (0.5, 0.84),
            (0.45, 0.77),
            (0.4, 0.84),
        ],
        CLEAR,
    )


@drawn
def sleeper(s: Sketch, ink: Paint) -> None:
    """A horned head with closed eyes."""
    s.polygon([(0.2, 0.62), (0.03, 0.56), (0.02, 0.3), (0.16, 0.44), (0.36, 0.4)], ink)
    s.polygon([(0.8, 0.62), (0.97, 0.56), (0.98, 0.3), (0.84, 0.44), (0.64, 0.4)], ink)
    s.ellipse(0.5, 0.66, 0.36, 0.3, ink)
    for x in (0.34, 0.66):
        s.arc(x, 0.56, 0.12, 0, 180, 0.06, CLEAR)
    s.circle(0.5, 0.84, 0.05, CLEAR)
    s.line([(0.56, 0.04), (0.76, 0.04), (0.56, 0.24), (0.76, 0.24)], 0.06, ink)


@drawn
def person(s: Sketch, ink: Paint) -> None:
    """Someone, whoever it is."""
    s.circle(0.5, 0.26, 0.22, ink)
    s.polygon(
        [
            (0.1, 0.96),
            *curve((0.1, 0.96), (0.12, 0.5), (0.5, 0.5)),
            *curve((0.5, 0.5), (0.88, 0.5), (0.9, 0.96)),
        ],
        ink,
    )


# Goods and places


@drawn
def coin(s: Sketch, ink: Paint) -> None:
    s.circle(0.5, 0.5, 0.46, ink)
    s.ring(0.5, 0.5, 0.37, 0.055, CLEAR)
    s.polygon(around(0.5, 0.5, 0.2, 4), CLEAR)


@drawn
def lyre(s: Sketch, ink: Paint) -> None:
    s.line(
        [
            *curve((0.2, 0.08), (0.4, 0.3), (0.22, 0.55)),
            *curve((0.22, 0.55), (0.2, 0.88), (0.5, 0.88)),
            *curve((0.5, 0.88), (0.8, 0.88), (0.78, 0.55)),
            *curve((0.78, 0.55), (0.6, 0.3), (0.8, 0.08)),
        ],
        0.13,
        ink,
    )
    s.line([(0.26, 0.28), (0.74, 0.28)], 0.09, ink)
    for x in (0.42, 0.58):
        s.line([(x, 0.28), (x, 0.84)], 0.05, ink)


@drawn
def tower(s: Sketch, ink: Paint) -> None:
    s.polygon([(0.5, 0.02), (0.8, 0.36), (0.2, 0.36)], ink)
    s.box(0.28, 0.4, 0.72, 0.96, ink)
    s.box(0.2, 0.86, 0.8, 0.96, ink)
    s.box(0.44, 0.48, 0.56, 0.62, CLEAR)
    s.box(0.42, 0.72, 0.58, 0.96, CLEAR, 0.06)


@drawn
def castle(s: Sketch, ink: Paint) -> None:
    for left in (0.06, 0.4, 0.74):
        s.box(left, 0.2, left + 0.2, 0.92, ink)
        for tooth in (left, left + 0.14):
            s.box(tooth, 0.1, tooth + 0.06, 0.22, ink)
    s.box(0.06, 0.46, 0.94, 0.92, ink)
    s.box(0.42, 0.62, 0.58, 0.92, CLEAR, 0.08)


@drawn
def tent(s: Sketch, ink: Paint) -> None:
    s.polygon([(0.5, 0.12), (0.97, 0.9), (0.03, 0.9)], ink)
    s.polygon([(0.5, 0.44), (0.66, 0.9), (0.34, 0.9)], CLEAR)
    s.line([(0.5, 0.12), (0.5, 0.02)], 0.06, ink)


@drawn
def crown(s: Sketch, ink: Paint) -> None:
    s.polygon(
        [
            (0.06, 0.26),
            (0.29, 0.54),
            (0.5, 0.14),
            (0.71, 0.54),
            (0.94, 0.26),
            (0.84, 0.74),
            (0.16, 0.74),
        ],
        ink,
    )
    for x, y in ((0.07, 0.22), (0.5, 0.12), (0.93, 0.22)):
        s.circle(x, y, 0.07, ink)
    s.box(0.16, 0.8, 0.84, 0.9, ink)


@drawn
def banner(s: Sketch, ink: Paint) -> None:
    s.line([(0.2, 0.05), (0.2, 0.96)], 0.1, ink)
    s.polygon([(0.26, 0.08), (0.92, 0.08), (0.74, 0.31), (0.92, 0.55), (0.26, 0.55)], ink)


@drawn
def skull(s: Sketch, ink: Paint) -> None:
    s.ellipse(0.5, 0.42, 0.4, 0.36, ink)
    s.box(0.28, 0.62, 0.72, 0.94, ink, 0.06)
    s.circle(0.34, 0.44, 0.11, CLEAR)
    s.circle(0.66, 0.44, 0.11, CLEAR)
    s.polygon([(0.5, 0.54), (0.57, 0.68), (0.43, 0.68)], CLEAR)
    for x in (0.42, 0.58):
        s.line([(x, 0.8), (x, 0.94)], 0.04, CLEAR)


@drawn
def pile(s: Sketch, ink: Paint) -> None:
    """A stack of tiles."""
    for y in (0.72, 0.5, 0.28):
        s.polygon([(0.5, y - 0.22), (0.96, y), (0.5, y + 0.22), (0.04, y)], CLEAR)
        s.polygon([(0.5, y - 0.17), (0.92, y + 0.02), (0.5, y + 0.21), (0.08, y + 0.02)], ink)


@drawn
def discard(s: Sketch, ink: Paint) -> None:
    """A tile that is crossed out."""
    s.box(0.1, 0.1, 0.9, 0.9, ink, 0.12)
    s.line([(0.3, 0.3), (0.7, 0.7)], 0.13, CLEAR)
    s.line([(0.3, 0.7), (0.7, 0.3)], 0.13, CLEAR)


@drawn
def lock(s: Sketch, ink: Paint) -> None:
    s.arc(0.5, 0.36, 0.27, 180, 360, 0.11, ink)
    s.box(0.23, 0.34, 0.34, 0.5, ink)
    s.box(0.66, 0.34, 0.77, 0.5, ink)
    s.box(0.12, 0.46, 0.88, 0.96, ink, 0.08)
    s.circle(0.5, 0.65, 0.09, CLEAR)
    s.box(0.46, 0.68, 0.54, 0.84, CLEAR)


# Deeds


@drawn
def swords(s: Sketch, ink: Paint) -> None:
    for side in (1, -1):

        def at(x: float, y: float, side: int = side) -> tuple[float, float]:
            return 0.5 + side * (x - 0.5), y

        s.polygon(
            [at(0.94, 0.04), at(0.94, 0.2), at(0.36, 0.76), at(0.24, 0.64), at(0.78, 0.04)], ink
        )
        s.line([at(0.16, 0.56), at(0.44, 0.84)], 0.09, ink)
        s.line([at(0.24, 0.76), at(0.1, 0.9)], 0.12, ink)


@drawn
def hourglass(s: Sketch, ink: Paint) -> None:
    s.box(0.14, 0.03, 0.86, 0.14, ink)
    s.box(0.14, 0.86, 0.86, 0.97, ink)
    s.polygon(
        [
            (0.2, 0.12),
            (0.8, 0.12),
            (0.8, 0.26),
            (0.56, 0.5),
            (0.8, 0.74),
            (0.8, 0.88),
            (0.2, 0.88),
            (0.2, 0.74),
            (0.44, 0.5),
            (0.2, 0.26),
        ],
        ink,
    )
    s.polygon([(0.29, 0.17), (0.71, 0.17), (0.71, 0.22), (0.29, 0.22)], CLEAR)
    s.polygon([(0.5, 0.58), (0.7, 0.76), (0.3, 0.76)], CLEAR)


@drawn
def warning(s: Sketch, ink: Paint) -> None:
    s.polygon([(0.5, 0.04), (0.98, 0.92), (0.02, 0.92)], ink)
    s.box(0.44, 0.36, 0.56, 0.66, CLEAR, 0.04)
    s.circle(0.5, 0.77, 0.065, CLEAR)


@drawn
def check(s: Sketch, ink: Paint) -> None:
    s.line([(0.1, 0.54), (0.38, 0.82), (0.9, 0.2)], 0.18, ink)


@drawn
def cross(s: Sketch, ink: Paint) -> None:
    s.line([(0.16, 0.16), (0.84, 0.84)], 0.18, ink)
    s.line([(0.16, 0.84), (0.84, 0.16)], 0.18, ink)


@drawn
def arrow(s: Sketch, ink: Paint) -> None:
    s.line([(0.08, 0.5), (0.6, 0.5)], 0.18, ink)
    s.polygon([(0.52, 0.16), (0.96, 0.5), (0.52, 0.84)], ink)
