"""The beasts that threaten cities in Lords of Xidit; their eyes have a second color."""

from __future__ import annotations

from renderers.kit.icons.mirror import both, mirrored
from renderers.kit.icons.registry import drawn, roof
from renderers.kit.sketch import CLEAR, Paint, Point, Sketch, curve

WOLF_EYE: list[Point] = [(0.24, 0.42), (0.44, 0.54), (0.28, 0.54)]


@drawn
def wolf(s: Sketch, ink: Paint) -> None:
    """A head from the front, with pointed ears."""
    both(s, [(0.06, 0.0), (0.4, 0.24), (0.5, 0.4), (0.5, 1.0), (0.34, 0.84), (0.02, 0.5)], ink)
    both(s, [(0.14, 0.14), (0.3, 0.26), (0.17, 0.34)], CLEAR)
    both(s, WOLF_EYE, CLEAR)
    s.polygon([(0.4, 0.8), (0.6, 0.8), (0.5, 0.9)], CLEAR)


@roof
def wolf_roof(s: Sketch, paint: Paint) -> None:
    both(s, WOLF_EYE, paint)


@drawn
def spider(s: Sketch, ink: Paint) -> None:
    """From above, on eight legs."""
    legs: list[list[Point]] = [
        [(0.44, 0.4), (0.22, 0.22), (0.26, 0.02)],
        [(0.42, 0.46), (0.14, 0.4), (0.04, 0.2)],
        [(0.42, 0.52), (0.14, 0.56), (0.03, 0.76)],
        [(0.44, 0.56), (0.24, 0.74), (0.24, 0.98)],
    ]
    for leg in legs:
        s.line(leg, 0.07, ink)
        s.line(mirrored(leg), 0.07, ink)
    s.circle(0.5, 0.36, 0.15, ink)
    s.ellipse(0.5, 0.7, 0.21, 0.26, ink)
    s.polygon([(0.42, 0.6), (0.58, 0.6), (0.5, 0.7), (0.58, 0.82), (0.42, 0.82), (0.5, 0.7)], CLEAR)


@roof
def spider_roof(s: Sketch, paint: Paint) -> None:
    for x in (0.44, 0.56):
        s.circle(x, 0.3, 0.045, paint)


@drawn
def toad(s: Sketch, ink: Paint) -> None:
    """A broad face with eyes that bulge."""
    s.ellipse(0.5, 0.62, 0.48, 0.34, ink)
    for x in (0.24, 0.76):
        s.circle(x, 0.28, 0.2, ink)
        s.circle(x, 0.27, 0.11, CLEAR)
    s.line(curve((0.12, 0.8), (0.5, 0.6), (0.88, 0.8)), 0.06, CLEAR)
    for x in (0.44, 0.56):
        s.circle(x, 0.48, 0.03, CLEAR)


@roof
def toad_roof(s: Sketch, paint: Paint) -> None:
    for x in (0.24, 0.76):
        s.ellipse(x, 0.27, 0.05, 0.1, paint)


@drawn
def kraken(s: Sketch, ink: Paint) -> None:
    """A dome over arms that curl."""
    arms: list[list[Point]] = [
        [*curve((0.34, 0.56), (0.2, 0.86), (0.04, 0.72))],
        [*curve((0.42, 0.6), (0.4, 1.0), (0.2, 0.96))],
    ]
    for arm in arms:
        s.line(arm, 0.13, ink)
        s.line(mirrored(arm), 0.13, ink)
    s.line([(0.5, 0.5), (0.5, 0.94)], 0.14, ink)
    s.ellipse(0.5, 0.34, 0.32, 0.34, ink)
    for x in (0.38, 0.62):
        s.circle(x, 0.46, 0.085, CLEAR)


@roof
def kraken_roof(s: Sketch, paint: Paint) -> None:
    for x in (0.38, 0.62):
        s.circle(x, 0.46, 0.06, paint)


@drawn
def scorpion(s: Sketch, ink: Paint) -> None:
    """Its tail is raised over its claws."""
    rising = curve((0.42, 0.66), (1.06, 0.74), (0.88, 0.3))
    tail = [*rising, *curve((0.88, 0.3), (0.8, 0.06), (0.5, 0.1))]
    s.line(tail, 0.13, ink)
    s.polygon([(0.56, 0.0), (0.56, 0.22), (0.34, 0.2)], ink)
    s.ellipse(0.42, 0.66, 0.26, 0.16, ink)
    for x in (0.3, 0.44, 0.58):
        s.line([(x, 0.74), (x - 0.05, 0.96)], 0.06, ink)
    for low, tip in ((0.6, 0.4), (0.74, 0.84)):
        s.line([(0.24, 0.64), (0.12, low), (0.04, tip)], 0.09, ink)
        s.polygon([(0.0, tip - 0.09), (0.17, tip), (0.02, tip + 0.11)], ink)


@roof
def scorpion_roof(s: Sketch, paint: Paint) -> None:
    s.circle(0.27, 0.6, 0.05, paint)


@drawn
def cyclops(s: Sketch, ink: Paint) -> None:
    """A head with one eye, a horn and two tusks."""
    s.polygon([(0.4, 0.26), (0.5, 0.0), (0.6, 0.26)], ink)
    s.ellipse(0.5, 0.56, 0.4, 0.4, ink)
    both(s, [(0.14, 0.42), (0.0, 0.34), (0.02, 0.58), (0.14, 0.66)], ink)
    s.ellipse(0.5, 0.46, 0.19, 0.13, CLEAR)
    s.line([(0.26, 0.74), (0.74, 0.74)], 0.06, CLEAR)
    both(s, [(0.3, 0.76), (0.4, 0.76), (0.35, 0.6)], CLEAR)
    both(s, [(0.32, 0.75), (0.38, 0.75), (0.35, 0.64)], ink)


@roof
def cyclops_roof(s: Sketch, paint: Paint) -> None:
    s.circle(0.5, 0.46, 0.1, paint)


BOAR_EYE: list[Point] = [(0.26, 0.34), (0.42, 0.42), (0.28, 0.44)]


@drawn
def boar(s: Sketch, ink: Paint) -> None:
    """A bristling head with tusks that reach up."""
    bristles: list[Point] = [
        (0.26, 0.16),
        (0.34, 0.02),
        (0.42, 0.14),
        (0.5, 0.0),
        (0.58, 0.14),
        (0.66, 0.02),
    ]
    face: list[Point] = [(0.74, 0.16), (0.86, 0.4), (0.7, 0.72), (0.3, 0.72), (0.14, 0.4)]
    s.polygon([*bristles, *face], ink)
    both(s, [(0.22, 0.26), (0.0, 0.16), (0.12, 0.42)], ink)
    s.ellipse(0.5, 0.78, 0.24, 0.18, ink)
    both(s, BOAR_EYE, CLEAR)
    for x in (0.42, 0.58):
        s.ellipse(x, 0.8, 0.045, 0.07, CLEAR)
    tusk = curve((0.28, 0.88), (0.04, 0.86), (0.08, 0.54))
    for width, paint in ((0.13, CLEAR), (0.07, ink)):
        s.line(tusk, width, paint)
        s.line(mirrored(tusk), width, paint)


@roof
def boar_roof(s: Sketch, paint: Paint) -> None:
    both(s, BOAR_EYE, paint)


@drawn
def rat(s: Sketch, ink: Paint) -> None:
    """Round ears, whiskers, and two long teeth."""
    for x in (0.2, 0.8):
        s.circle(x, 0.24, 0.2, ink)
        s.circle(x, 0.24, 0.1, CLEAR)
    s.polygon(
        [
            *curve((0.16, 0.36), (0.5, 0.1), (0.84, 0.36)),
            *curve((0.84, 0.36), (0.78, 0.66), (0.58, 0.8)),
            (0.42, 0.8),
            *curve((0.42, 0.8), (0.22, 0.66), (0.16, 0.36)),
        ],
        ink,
    )
    s.box(0.42, 0.82, 0.485, 1.0, ink)
    s.box(0.515, 0.82, 0.58, 1.0, ink)
    for x in (0.36, 0.64):
        s.circle(x, 0.48, 0.06, CLEAR)
    s.circle(0.5, 0.72, 0.06, CLEAR)
    for y in (0.6, 0.76):
        s.line([(0.3, 0.7), (0.02, y)], 0.035, ink)
        s.line([(0.7, 0.7), (0.98, y)], 0.035, ink)


@roof
def rat_roof(s: Sketch, paint: Paint) -> None:
    for x in (0.36, 0.64):
        s.circle(x, 0.48, 0.05, paint)


@drawn
def dragon(s: Sketch, ink: Paint) -> None:
    """A head from the side: horns behind, teeth before."""
    s.polygon(
        [
            (0.02, 0.5),
            (0.16, 0.36),
            (0.4, 0.28),
            (0.56, 0.2),
            (0.98, 0.0),
            (0.82, 0.24),
            (1.0, 0.3),
            (0.84, 0.42),
            (0.98, 0.62),
            (0.86, 0.66),
            (0.92, 1.0),
            (0.44, 1.0),
            (0.5, 0.76),
            (0.14, 0.82),
            (0.06, 0.72),
            (0.42, 0.62),
            (0.06, 0.6),
        ],
        ink,
    )
    for x in (0.16, 0.28):
        s.polygon([(x - 0.045, 0.6), (x + 0.045, 0.6), (x, 0.7)], ink)
    s.polygon([(0.4, 0.38), (0.6, 0.34), (0.54, 0.46)], CLEAR)
    s.circle(0.12, 0.46, 0.03, CLEAR)


@roof
def dragon_roof(s: Sketch, paint: Paint) -> None:
    s.polygon([(0.42, 0.39), (0.58, 0.36), (0.53, 0.45)], paint)
