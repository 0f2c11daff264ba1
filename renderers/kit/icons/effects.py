"""Effects that markers stand for in Bestiary of Sigillum: `icon("effect_stun", 44, INK)`."""

from __future__ import annotations

from renderers.kit.icons.mirror import both
from renderers.kit.icons.registry import drawn
from renderers.kit.sketch import CLEAR, Paint, Sketch, around, curve, star


def _up(s: Sketch, ink: Paint) -> None:
    """An arrow that rises on the right."""
    s.polygon(
        [
            (0.76, 0.02),
            (1.0, 0.34),
            (0.85, 0.34),
            (0.85, 0.96),
            (0.67, 0.96),
            (0.67, 0.34),
            (0.52, 0.34),
        ],
        ink,
    )


def _down(s: Sketch, ink: Paint) -> None:
    """An arrow that falls on the left."""
    s.polygon(
        [
            (0.24, 0.98),
            (0.0, 0.66),
            (0.15, 0.66),
            (0.15, 0.04),
            (0.33, 0.04),
            (0.33, 0.66),
            (0.48, 0.66),
        ],
        ink,
    )


@drawn
def effect_attack_up(s: Sketch, ink: Paint) -> None:
    s.polygon([(0.26, 0.02), (0.38, 0.16), (0.36, 0.62), (0.16, 0.62), (0.14, 0.16)], ink)
    s.line([(0.06, 0.68), (0.46, 0.68)], 0.12, ink)
    s.line([(0.26, 0.68), (0.26, 0.92)], 0.13, ink)
    _up(s, ink)


@drawn
def effect_attack_down(s: Sketch, ink: Paint) -> None:
    """A broken sword."""
    s.line([(0.74, 0.06), (0.74, 0.26)], 0.13, ink)
    s.line([(0.54, 0.3), (0.94, 0.3)], 0.12, ink)
    s.polygon([(0.64, 0.34), (0.84, 0.34), (0.84, 0.6), (0.64, 0.5)], ink)
    s.polygon([(0.68, 0.64), (0.9, 0.76), (0.78, 0.98)], ink)
    _down(s, ink)


@drawn
def effect_defense_up(s: Sketch, ink: Paint) -> None:
    s.polygon(
        [
            (0.0, 0.16),
            (0.5, 0.16),
            *curve((0.5, 0.16), (0.52, 0.66), (0.25, 0.88)),
            *curve((0.25, 0.88), (-0.02, 0.66), (0.0, 0.16)),
        ],
        ink,
    )
    s.line([(0.25, 0.26), (0.25, 0.74)], 0.06, CLEAR)
    _up(s, ink)


@drawn
def effect_defense_down(s: Sketch, ink: Paint) -> None:
    """A cracked shield."""
    s.polygon(
        [
            (0.46, 0.1),
            (1.0, 0.1),
            *curve((1.0, 0.1), (1.02, 0.6), (0.74, 0.84)),
            *curve((0.74, 0.84), (0.5, 0.64), (0.46, 0.1)),
        ],
        ink,
    )
    s.line([(0.7, 0.06), (0.62, 0.3), (0.82, 0.42), (0.7, 0.62), (0.76, 0.9)], 0.075, CLEAR)
    _down(s, ink)


@drawn
def effect_control_up(s: Sketch, ink: Paint) -> None:
    """A raised flag."""
    s.line([(0.08, 0.06), (0.08, 0.96)], 0.1, ink)
    s.polygon([(0.1, 0.06), (0.52, 0.18), (0.44, 0.3), (0.52, 0.44), (0.1, 0.5)], ink)
    _up(s, ink)


@drawn
def effect_control_down(s: Sketch, ink: Paint) -> None:
    """A flag at the foot of its pole."""
    s.line([(0.92, 0.04), (0.92, 0.96)], 0.1, ink)
    s.polygon([(0.9, 0.5), (0.48, 0.62), (0.56, 0.74), (0.48, 0.86), (0.9, 0.94)], ink)
    s.line([(0.62, 0.74), (0.9, 0.72)], 0.06, CLEAR)
    _down(s, ink)


@drawn
def effect_swiftness(s: Sketch, ink: Paint) -> None:
    """Two chevrons."""
    for x in (0.04, 0.46):
        s.polygon(
            [
                (x, 0.08),
                (x + 0.2, 0.08),
                (x + 0.52, 0.5),
                (x + 0.2, 0.92),
                (x, 0.92),
                (x + 0.3, 0.5),
            ],
            ink,
        )


@drawn
def effect_slowness(s: Sketch, ink: Paint) -> None:
    """A snail."""
    s.polygon(
        [
            (0.02, 0.9),
            (0.1, 0.78),
            (0.66, 0.8),
            *curve((0.66, 0.8), (0.72, 0.46), (0.86, 0.46)),
            (0.98, 0.56),
            *curve((0.98, 0.56), (0.92, 0.92), (0.76, 0.92)),
        ],
        ink,
    )
    s.circle(0.4, 0.5, 0.33, ink)
    s.arc(0.4, 0.5, 0.23, 0, 290, 0.055, CLEAR)
    s.arc(0.42, 0.52, 0.12, 120, 360, 0.055, CLEAR)
    for x in (0.84, 0.96):
        s.line([(0.88, 0.5), (x, 0.26)], 0.05, ink)


@drawn
def effect_flying(s: Sketch, ink: Paint) -> None:
    """A wing."""
    s.polygon(
        [
            (0.98, 0.86),
            *curve((0.98, 0.86), (0.98, 0.06), (0.02, 0.06)),
            *curve((0.02, 0.06), (0.1, 0.34), (0.3, 0.38)),
            *curve((0.16, 0.4), (0.24, 0.6), (0.44, 0.58)),
            *curve((0.32, 0.62), (0.4, 0.76), (0.58, 0.74)),
            *curve((0.5, 0.8), (0.66, 0.92), (0.98, 0.86)),
        ],
        ink,
    )
    s.line(curve((0.3, 0.22), (0.66, 0.26), (0.84, 0.6)), 0.05, CLEAR)


@drawn
def effect_resistance(s: Sketch, ink: Paint) -> None:
    """A ring of runes that nothing enters."""
    s.polygon(around(0.5, 0.5, 0.5, 8, -67.5), ink)
    s.polygon(around(0.5, 0.5, 0.38, 8, -67.5), CLEAR)
    s.polygon(star(0.5, 0.5, 0.32, 0.11, 4), ink)


@drawn
def effect_vampirism(s: Sketch, ink: Paint) -> None:
    """Fangs."""
    s.polygon(
        [
            *curve((0.0, 0.24), (0.5, 0.0), (1.0, 0.24)),
            *curve((1.0, 0.24), (0.96, 0.5), (0.82, 0.5)),
            (0.18, 0.5),
            *curve((0.18, 0.5), (0.04, 0.5), (0.0, 0.24)),
        ],
        ink,
    )
    s.line([(0.14, 0.32), (0.86, 0.32)], 0.06, CLEAR)
    both(s, [(0.18, 0.44), (0.38, 0.44), (0.28, 0.84)], ink)
    s.circle(0.28, 0.92, 0.06, ink)
    s.box(0.42, 0.44, 0.58, 0.62, ink, 0.03)


@drawn
def effect_steadfast(s: Sketch, ink: Paint) -> None:
    """An anchor."""
    s.ring(0.5, 0.14, 0.13, 0.07, ink)
    s.line([(0.5, 0.24), (0.5, 0.92)], 0.12, ink)
    s.line([(0.28, 0.36), (0.72, 0.36)], 0.1, ink)
    s.arc(0.5, 0.54, 0.4, 0, 180, 0.11, ink)
    both(s, [(0.0, 0.6), (0.13, 0.4), (0.28, 0.6)], ink)


@drawn
def effect_stun(s: Sketch, ink: Paint) -> None:
    """Stars around a dizzy head."""
    for x, y, r in ((0.2, 0.32, 0.21), (0.8, 0.32, 0.21), (0.5, 0.17, 0.18)):
        s.polygon(star(x, y, r, r * 0.42, 5), ink)
    s.line(
        [
            *curve((0.52, 0.72), (0.62, 0.6), (0.66, 0.74)),
            *curve((0.66, 0.74), (0.6, 0.94), (0.4, 0.86)),
            *curve((0.4, 0.86), (0.26, 0.7), (0.42, 0.54)),
            *curve((0.42, 0.54), (0.7, 0.42), (0.86, 0.66)),
        ],
        0.085,
        ink,
    )


@drawn
def effect_poison(s: Sketch, ink: Paint) -> None:
    """A bottle."""
    s.box(0.36, 0.02, 0.64, 0.14, ink, 0.03)
    s.polygon(
        [
            (0.41, 0.12),
            (0.59, 0.12),
            (0.59, 0.4),
            *curve((0.59, 0.4), (0.9, 0.52), (0.88, 0.78)),
            *curve((0.88, 0.78), (0.84, 0.98), (0.5, 0.98)),
            *curve((0.5, 0.98), (0.16, 0.98), (0.12, 0.78)),
            *curve((0.12, 0.78), (0.1, 0.52), (0.41, 0.4)),
        ],
        ink,
    )
    s.line([(0.34, 0.62), (0.66, 0.88)], 0.09, CLEAR)
    s.line([(0.66, 0.62), (0.34, 0.88)], 0.09, CLEAR)


@drawn
def effect_silence(s: Sketch, ink: Paint) -> None:
    """Speech, struck out."""
    s.ellipse(0.5, 0.42, 0.48, 0.34, ink)
    s.polygon([(0.2, 0.64), (0.16, 0.98), (0.48, 0.7)], ink)
    s.line([(0.32, 0.26), (0.68, 0.58)], 0.1, CLEAR)
    s.line([(0.68, 0.26), (0.32, 0.58)], 0.1, CLEAR)


@drawn
def effect_blindness(s: Sketch, ink: Paint) -> None:
    """An eye behind a bar."""
    s.polygon(
        [*curve((0.0, 0.5), (0.5, 0.02), (1.0, 0.5)), *curve((1.0, 0.5), (0.5, 0.98), (0.0, 0.5))],
        ink,
    )
    s.circle(0.5, 0.5, 0.2, CLEAR)
    s.circle(0.5, 0.5, 0.11, ink)
    s.line([(0.1, 0.94), (0.9, 0.06)], 0.2, CLEAR)
    s.line([(0.1, 0.94), (0.9, 0.06)], 0.1, ink)


@drawn
def effect_obstacle(s: Sketch, ink: Paint) -> None:
    """A palisade."""
    for x in (0.04, 0.28, 0.52, 0.76):
        s.polygon([(x, 0.26), (x + 0.1, 0.06), (x + 0.2, 0.26), (x + 0.2, 0.94), (x, 0.94)], ink)
    s.box(0.0, 0.42, 1.0, 0.49, CLEAR)
    s.box(0.0, 0.49, 1.0, 0.58, ink)
    s.box(0.0, 0.58, 1.0, 0.64, CLEAR)


@drawn
def effect_web(s: Sketch, ink: Paint) -> None:
    """A spider's web."""
    tips = around(0.5, 0.5, 0.49, 8)
    for x, y in tips:
        s.line([(0.5, 0.5), (x, y)], 0.045, ink)
    for share in (0.4, 0.68, 0.94):
        for place in range(8):
            a, b = tips[place], tips[(place + 1) % 8]
            start, end = ((0.5 + (p[0] - 0.5) * share, 0.5 + (p[1] - 0.5) * share) for p in (a, b))
            bend = (0.5 + (a[0] + b[0] - 1) * share * 0.38, 0.5 + (a[1] + b[1] - 1) * share * 0.38)
            s.line(curve(start, bend, end, 8), 0.045, ink)
