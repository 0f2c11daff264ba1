"""Mana, elements, abilities and values of Mage Knight: `icon("mana_red", 44, INK)`."""

from __future__ import annotations

from renderers.kit.icons.mirror import both
from renderers.kit.icons.registry import drawn
from renderers.kit.sketch import CLEAR, Paint, Sketch, around, curve, star


@drawn
def mana_red(s: Sketch, ink: Paint) -> None:
    """A flame."""
    s.polygon(
        [
            *curve((0.54, 0.0), (0.52, 0.26), (0.74, 0.42)),
            *curve((0.74, 0.42), (0.92, 0.6), (0.84, 0.78)),
            *curve((0.84, 0.78), (0.74, 0.98), (0.5, 0.98)),
            *curve((0.5, 0.98), (0.22, 0.98), (0.14, 0.74)),
            *curve((0.14, 0.74), (0.1, 0.5), (0.28, 0.32)),
            *curve((0.28, 0.32), (0.34, 0.48), (0.4, 0.44)),
            *curve((0.4, 0.44), (0.36, 0.14), (0.54, 0.0)),
        ],
        ink,
    )
    s.polygon(
        [
            *curve((0.5, 0.52), (0.7, 0.68), (0.62, 0.84)),
            *curve((0.62, 0.84), (0.5, 0.94), (0.38, 0.84)),
            *curve((0.38, 0.84), (0.32, 0.7), (0.5, 0.52)),
        ],
        CLEAR,
    )


@drawn
def mana_blue(s: Sketch, ink: Paint) -> None:
    """A drop."""
    s.polygon(
        [
            *curve((0.5, 0.0), (0.62, 0.26), (0.78, 0.48)),
            *curve((0.78, 0.48), (0.96, 0.78), (0.74, 0.92)),
            *curve((0.74, 0.92), (0.5, 1.04), (0.26, 0.92)),
            *curve((0.26, 0.92), (0.04, 0.78), (0.22, 0.48)),
            *curve((0.22, 0.48), (0.38, 0.26), (0.5, 0.0)),
        ],
        ink,
    )
    s.line(curve((0.32, 0.64), (0.32, 0.84), (0.52, 0.86)), 0.07, CLEAR)


@drawn
def mana_green(s: Sketch, ink: Paint) -> None:
    """A leaf."""
    s.polygon(
        [
            *curve((0.98, 0.02), (0.24, 0.02), (0.14, 0.44)),
            *curve((0.14, 0.44), (0.08, 0.76), (0.26, 0.86)),
            *curve((0.26, 0.86), (0.7, 0.96), (0.86, 0.56)),
            *curve((0.86, 0.56), (0.94, 0.3), (0.98, 0.02)),
        ],
        ink,
    )
    s.line([(0.2, 0.84), (0.72, 0.28)], 0.06, CLEAR)
    s.line([(0.03, 0.98), (0.2, 0.82)], 0.09, ink)


@drawn
def mana_white(s: Sketch, ink: Paint) -> None:
    """A star of four rays."""
    s.polygon(star(0.5, 0.5, 0.52, 0.15, 4), ink)
    s.polygon(star(0.5, 0.5, 0.3, 0.12, 4, -45), ink)


@drawn
def mana_gold(s: Sketch, ink: Paint) -> None:
    """The sun."""
    s.circle(0.5, 0.5, 0.24, ink)
    for turn in range(0, 360, 45):
        (a,), (b,) = around(0.5, 0.5, 0.33, 1, turn), around(0.5, 0.5, 0.47, 1, turn)
        s.line([a, b], 0.09, ink)


@drawn
def mana_black(s: Sketch, ink: Paint) -> None:
    """The moon."""
    s.circle(0.48, 0.5, 0.46, ink)
    s.circle(0.68, 0.38, 0.36, CLEAR)


@drawn
def crystal(s: Sketch, ink: Paint) -> None:
    s.polygon([(0.5, 0.0), (0.84, 0.26), (0.84, 0.74), (0.5, 1.0), (0.16, 0.74), (0.16, 0.26)], ink)


# Elements


@drawn
def element_ice(s: Sketch, ink: Paint) -> None:
    """A flake of snow."""
    for turn in (0, 60, 120):
        (a, b) = around(0.5, 0.5, 0.46, 2, turn)
        s.line([a, b], 0.1, ink)
    for turn in range(0, 360, 60):
        (root,) = around(0.5, 0.5, 0.26, 1, turn)
        for side in (-26, 26):
            (tip,) = around(0.5, 0.5, 0.44, 1, turn + side)
            s.line([root, tip], 0.08, ink)


@drawn
def element_coldfire(s: Sketch, ink: Paint) -> None:
    """A flake within a flame."""
    mana_red(s, ink)
    s.circle(0.5, 0.7, 0.24, CLEAR)
    for turn in (30, 90, 150):
        (a, b) = around(0.5, 0.7, 0.19, 2, turn)
        s.line([a, b], 0.085, ink)


@drawn
def element_summon(s: Sketch, ink: Paint) -> None:
    """A drawn circle."""
    s.ring(0.5, 0.5, 0.49, 0.08, ink)
    tips = around(0.5, 0.5, 0.42, 5)
    s.line([tips[place] for place in (0, 2, 4, 1, 3, 0)], 0.07, ink)


@drawn
def element_physical(s: Sketch, ink: Paint) -> None:
    """A sword, point up to the right."""
    s.polygon([(0.98, 0.02), (0.94, 0.26), (0.42, 0.74), (0.26, 0.58), (0.74, 0.06)], ink)
    s.line([(0.18, 0.5), (0.5, 0.82)], 0.12, ink)
    s.line([(0.3, 0.7), (0.1, 0.9)], 0.13, ink)


# Abilities


@drawn
def ability_fortified(s: Sketch, ink: Paint) -> None:
    """A wall."""
    s.box(0.02, 0.36, 0.98, 0.92, ink)
    for x in (0.02, 0.39, 0.76):
        s.box(x, 0.12, x + 0.22, 0.4, ink)
    s.line([(0.02, 0.62), (0.98, 0.62)], 0.05, CLEAR)
    for x, top, bottom in ((0.32, 0.4, 0.62), (0.68, 0.4, 0.62), (0.5, 0.62, 0.92)):
        s.line([(x, top), (x, bottom)], 0.05, CLEAR)


@drawn
def ability_brutal(s: Sketch, ink: Paint) -> None:
    """A spiked club."""
    s.line([(0.08, 0.92), (0.5, 0.5)], 0.13, ink)
    for turn in range(0, 360, 45):
        (tip,) = around(0.64, 0.36, 0.36, 1, turn)
        (a,), (b,) = around(0.64, 0.36, 0.2, 1, turn - 28), around(0.64, 0.36, 0.2, 1, turn + 28)
        s.polygon([a, tip, b], ink)
    s.circle(0.64, 0.36, 0.24, ink)


@drawn
def ability_poison(s: Sketch, ink: Paint) -> None:
    """A skull."""
    s.ellipse(0.5, 0.4, 0.42, 0.38, ink)
    s.box(0.28, 0.62, 0.72, 0.94, ink, 0.06)
    s.circle(0.33, 0.42, 0.12, CLEAR)
    s.circle(0.67, 0.42, 0.12, CLEAR)
    s.polygon([(0.5, 0.54), (0.57, 0.66), (0.43, 0.66)], CLEAR)
    for x in (0.43, 0.57):
        s.line([(x, 0.76), (x, 0.94)], 0.04, CLEAR)


@drawn
def ability_paralyze(s: Sketch, ink: Paint) -> None:
    """Lightning."""
    s.polygon(
        [
            (0.62, 0.0),
            (0.14, 0.58),
            (0.46, 0.58),
            (0.32, 1.0),
            (0.88, 0.38),
            (0.54, 0.38),
            (0.8, 0.0),
        ],
        ink,
    )


# Values


@drawn
def value_armor(s: Sketch, ink: Paint) -> None:
    """A plain shield."""
    s.polygon(
        [
            (0.08, 0.06),
            (0.92, 0.06),
            *curve((0.92, 0.06), (0.96, 0.72), (0.5, 0.98)),
            *curve((0.5, 0.98), (0.04, 0.72), (0.08, 0.06)),
        ],
        ink,
    )
    s.line([(0.5, 0.16), (0.5, 0.84)], 0.06, CLEAR)


@drawn
def value_fame(s: Sketch, ink: Paint) -> None:
    s.polygon(star(0.5, 0.54, 0.54, 0.22, 5), ink)


@drawn
def value_level(s: Sketch, ink: Paint) -> None:
    """Chevrons, one above the other."""
    for y in (0.06, 0.36, 0.66):
        s.polygon(
            [(0.5, y), (0.94, y + 0.2), (0.94, y + 0.36), (0.5, y + 0.16), (0.06, y + 0.36),
             (0.06, y + 0.2)],
            ink,
        )  # fmt: skip


@drawn
def value_influence(s: Sketch, ink: Paint) -> None:
    """Speech."""
    s.box(0.0, 0.08, 1.0, 0.7, ink, 0.22)
    s.polygon([(0.18, 0.64), (0.16, 0.98), (0.5, 0.66)], ink)
    for x in (0.26, 0.5, 0.74):
        s.circle(x, 0.39, 0.075, CLEAR)


@drawn
def value_reputation(s: Sketch, ink: Paint) -> None:
    """A face."""
    s.circle(0.5, 0.5, 0.49, ink)
    s.circle(0.33, 0.38, 0.08, CLEAR)
    s.circle(0.67, 0.38, 0.08, CLEAR)
    s.arc(0.5, 0.5, 0.3, 25, 155, 0.09, CLEAR)


@drawn
def value_wound(s: Sketch, ink: Paint) -> None:
    """A gash with drops."""
    s.polygon(
        [*curve((0.0, 0.46), (0.4, 0.1), (1.0, 0.1)), *curve((1.0, 0.1), (0.6, 0.5), (0.0, 0.46))],
        ink,
    )
    for x, y in ((0.22, 0.62), (0.52, 0.72), (0.76, 0.5)):
        s.polygon(
            [(x, y - 0.14), *curve((x, y - 0.14), (x + 0.16, y + 0.14), (x, y + 0.2)),
             *curve((x, y + 0.2), (x - 0.16, y + 0.14), (x, y - 0.14))],
            ink,
        )  # fmt: skip


@drawn
def value_heal(s: Sketch, ink: Paint) -> None:
    """A cross of equal arms."""
    s.box(0.34, 0.04, 0.66, 0.96, ink, 0.05)
    s.box(0.04, 0.34, 0.96, 0.66, ink, 0.05)


@drawn
def value_tired(s: Sketch, ink: Paint) -> None:
    """Sleep: two letters Z."""
    for x, y, k in ((0.02, 0.36, 0.6), (0.62, 0.02, 0.36)):
        s.line([(x, y), (x + k, y), (x, y + k), (x + k, y + k)], 0.1, ink)


@drawn
def value_range(s: Sketch, ink: Paint) -> None:
    """An arrow in flight."""
    s.line([(0.08, 0.92), (0.8, 0.2)], 0.1, ink)
    s.polygon([(1.0, 0.0), (0.92, 0.4), (0.6, 0.08)], ink)
    s.line([(0.08, 0.7), (0.1, 0.9), (0.3, 0.92)], 0.08, ink)
    s.line([(0.22, 0.56), (0.24, 0.76), (0.44, 0.78)], 0.08, ink)


@drawn
def value_siege(s: Sketch, ink: Paint) -> None:
    """A catapult."""
    for x in (0.22, 0.76):
        s.ring(x, 0.84, 0.15, 0.07, ink)
    s.line([(0.08, 0.72), (0.92, 0.72)], 0.1, ink)
    s.line([(0.3, 0.7), (0.5, 0.38), (0.66, 0.7)], 0.09, ink)
    s.line([(0.14, 0.56), (0.82, 0.16)], 0.09, ink)
    s.circle(0.86, 0.13, 0.13, ink)


@drawn
def value_gone(s: Sketch, ink: Paint) -> None:
    """A burst: used up for good."""
    s.polygon(star(0.5, 0.5, 0.5, 0.26, 9), ink)
    both(s, [(0.38, 0.38), (0.5, 0.44), (0.5, 0.6), (0.4, 0.62)], CLEAR)
