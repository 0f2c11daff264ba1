"""The emblems of the characters of agility in Bestiary of Sigillum."""

from __future__ import annotations

from renderers.kit.icons.mirror import both, mirrored
from renderers.kit.icons.registry import drawn
from renderers.kit.sketch import CLEAR, Paint, Sketch, around, curve


@drawn
def beast_aqus(s: Sketch, ink: Paint) -> None:
    """A drop with a wave in it."""
    s.polygon(
        [
            *curve((0.5, 0.0), (0.56, 0.22), (0.78, 0.48)),
            *curve((0.78, 0.48), (0.98, 0.98), (0.5, 0.99)),
            *curve((0.5, 0.99), (0.02, 0.98), (0.22, 0.48)),
            *curve((0.22, 0.48), (0.44, 0.22), (0.5, 0.0)),
        ],
        ink,
    )
    for y in (0.56, 0.76):
        s.line(
            [
                *curve((0.24, y), (0.36, y - 0.14), (0.5, y)),
                *curve((0.5, y), (0.64, y + 0.14), (0.76, y)),
            ],
            0.075,
            CLEAR,
        )


@drawn
def beast_ballistarius(s: Sketch, ink: Paint) -> None:
    """A crossbow."""
    s.line(curve((0.04, 0.5), (0.16, 0.12), (0.5, 0.16)), 0.11, ink)
    s.line(curve((0.5, 0.16), (0.84, 0.12), (0.96, 0.5)), 0.11, ink)
    s.line([(0.05, 0.5), (0.5, 0.66), (0.95, 0.5)], 0.045, ink)
    s.line([(0.5, 0.1), (0.5, 0.94)], 0.13, ink)
    s.polygon([(0.5, 0.0), (0.64, 0.14), (0.36, 0.14)], ink)
    s.box(0.36, 0.84, 0.64, 0.98, ink, 0.04)


@drawn
def beast_cerberus(s: Sketch, ink: Paint) -> None:
    """Three heads of a hound."""
    for x, y, k in ((0.2, 0.36, 0.76), (0.8, 0.36, 0.76), (0.5, 0.56, 1.0)):
        head = [
            (-0.24, -0.44),
            (-0.1, -0.26),
            (0.1, -0.26),
            (0.24, -0.44),
            (0.25, -0.04),
            (0.12, 0.4),
            (-0.12, 0.4),
            (-0.25, -0.04),
        ]
        s.polygon([(x + dx * k * 1.16, y + dy * k * 1.08) for dx, dy in head], CLEAR)
        s.polygon([(x + dx * k, y + dy * k) for dx, dy in head], ink)
        for side in (-1, 1):
            s.polygon(
                [
                    (x + side * 0.05 * k, y + 0.02 * k),
                    (x + side * 0.18 * k, y - 0.1 * k),
                    (x + side * 0.17 * k, y),
                ],
                CLEAR,
            )
        s.circle(x, y + 0.3 * k, 0.05 * k, CLEAR)


@drawn
def beast_cornibus(s: Sketch, ink: Paint) -> None:
    """A ram's head with curled horns."""
    horn = [
        *curve((0.44, 0.16), (0.16, -0.06), (0.06, 0.32)),
        *curve((0.06, 0.32), (0.04, 0.66), (0.26, 0.62)),
        *curve((0.26, 0.62), (0.36, 0.5), (0.22, 0.42)),
    ]
    s.line(horn, 0.12, ink)
    s.line(mirrored(horn), 0.12, ink)
    s.polygon([(0.3, 0.2), (0.7, 0.2), (0.6, 0.98), (0.4, 0.98)], CLEAR)
    s.polygon(
        [(0.38, 0.1), (0.62, 0.1), (0.66, 0.44), (0.58, 0.97), (0.42, 0.97), (0.34, 0.44)], ink
    )
    both(s, [(0.37, 0.44), (0.47, 0.5), (0.4, 0.54)], CLEAR)
    for x in (0.46, 0.54):
        s.circle(x, 0.86, 0.025, CLEAR)


@drawn
def beast_iratus(s: Sketch, ink: Paint) -> None:
    """An axe with two blades."""
    s.line([(0.5, 0.04), (0.5, 0.96)], 0.11, ink)
    both(
        s,
        [
            (0.46, 0.2),
            *curve((0.46, 0.2), (0.26, 0.22), (0.16, 0.06)),
            *curve((0.16, 0.06), (-0.1, 0.38), (0.16, 0.7)),
            *curve((0.16, 0.7), (0.26, 0.54), (0.46, 0.54)),
        ],
        ink,
    )
    s.circle(0.5, 0.37, 0.07, CLEAR)
    s.box(0.4, 0.86, 0.6, 0.97, ink, 0.04)


@drawn
def beast_mortum(s: Sketch, ink: Paint) -> None:
    """A bat."""
    both(
        s,
        [
            (0.5, 0.4),
            (0.4, 0.44),
            *curve((0.4, 0.44), (0.3, 0.2), (0.16, 0.18)),
            *curve((0.16, 0.18), (0.0, 0.4), (0.0, 0.66)),
            *curve((0.0, 0.66), (0.1, 0.5), (0.18, 0.68)),
            *curve((0.18, 0.68), (0.28, 0.52), (0.36, 0.72)),
            (0.5, 0.88),
        ],
        ink,
    )
    s.circle(0.5, 0.4, 0.12, ink)
    both(s, [(0.4, 0.38), (0.4, 0.16), (0.5, 0.3)], ink)
    for x in (0.46, 0.54):
        s.circle(x, 0.39, 0.025, CLEAR)


@drawn
def beast_redux(s: Sketch, ink: Paint) -> None:
    """A boomerang of bone."""
    s.line(curve((0.14, 0.86), (0.02, 0.02), (0.86, 0.14)), 0.2, ink)
    for x, y in ((0.09, 0.78), (0.23, 0.88), (0.78, 0.09), (0.88, 0.23)):
        s.circle(x, y, 0.1, ink)
    s.arc(0.52, 0.52, 0.44, 5, 85, 0.06, ink)
    s.arc(0.5, 0.5, 0.28, 5, 85, 0.06, ink)


@drawn
def beast_tempus(s: Sketch, ink: Paint) -> None:
    """The face of a clock."""
    s.circle(0.5, 0.5, 0.49, ink)
    s.circle(0.5, 0.5, 0.38, CLEAR)
    for place, at in enumerate(around(0.5, 0.5, 0.32, 12)):
        s.circle(*at, 0.045 if place % 3 == 0 else 0.02, ink)
    s.line([(0.5, 0.24), (0.5, 0.5), (0.68, 0.62)], 0.09, ink)


@drawn
def beast_toxicum(s: Sketch, ink: Paint) -> None:
    """A serpent."""
    s.line(
        [
            *curve((0.62, 0.16), (0.18, 0.06), (0.2, 0.34)),
            *curve((0.2, 0.34), (0.24, 0.5), (0.6, 0.52)),
            *curve((0.6, 0.52), (0.98, 0.56), (0.8, 0.78)),
            *curve((0.8, 0.78), (0.6, 0.98), (0.08, 0.86)),
        ],
        0.15,
        ink,
    )
    s.ellipse(0.7, 0.18, 0.18, 0.13, ink)
    s.circle(0.72, 0.15, 0.035, CLEAR)
    s.line([(0.86, 0.2), (0.98, 0.2)], 0.035, ink)


@drawn
def beast_eresida(s: Sketch, ink: Paint) -> None:
    """A spider."""
    for y, far, knee in (
        (0.3, 0.06, 0.14),
        (0.42, 0.32, 0.34),
        (0.52, 0.66, 0.56),
        (0.6, 0.94, 0.74),
    ):
        s.line([(0.5, y + 0.08), (0.22, knee), (0.06, far)], 0.06, ink)
        s.line([(0.5, y + 0.08), (0.78, knee), (0.94, far)], 0.06, ink)
    s.ellipse(0.5, 0.64, 0.2, 0.26, ink)
    s.circle(0.5, 0.32, 0.13, ink)
    s.polygon([(0.44, 0.56), (0.56, 0.56), (0.44, 0.74), (0.56, 0.74)], CLEAR)


@drawn
def beast_tenebris(s: Sketch, ink: Paint) -> None:
    """A hooded shadow."""
    s.polygon(
        [
            *curve((0.5, 0.0), (0.12, 0.08), (0.14, 0.56)),
            (0.04, 0.97),
            (0.22, 0.86),
            (0.36, 0.98),
            (0.5, 0.86),
            (0.64, 0.98),
            (0.78, 0.86),
            (0.96, 0.97),
            *curve((0.86, 0.56), (0.88, 0.08), (0.5, 0.0)),
        ],
        ink,
    )
    s.ellipse(0.5, 0.42, 0.21, 0.25, CLEAR)
    for x in (0.41, 0.59):
        s.ellipse(x, 0.42, 0.06, 0.05, ink)


@drawn
def beast_equita(s: Sketch, ink: Paint) -> None:
    """A lance with a pennon."""
    s.line([(0.08, 0.94), (0.78, 0.2)], 0.075, ink)
    s.polygon([(0.98, 0.0), (0.88, 0.26), (0.72, 0.1)], ink)
    s.polygon([(0.66, 0.3), (0.8, 0.74), (0.6, 0.66), (0.56, 0.86), (0.38, 0.6)], ink)
    s.line([(0.1, 0.72), (0.3, 0.92)], 0.08, ink)
