"""Places of the land of Mage Knight, and who roams it: `icon("site_keep", 80, INK)`."""

from __future__ import annotations

from renderers.kit.icons.mirror import both
from renderers.kit.icons.registry import drawn, roof
from renderers.kit.sketch import CLEAR, Paint, Sketch, around, curve, star


@drawn
def site_village(s: Sketch, ink: Paint) -> None:
    """Three houses."""
    s.box(0.3, 0.36, 0.7, 0.66, ink)
    s.box(0.04, 0.62, 0.46, 0.96, ink)
    s.box(0.54, 0.62, 0.96, 0.96, ink)
    for x in (0.18, 0.68):
        s.box(x, 0.74, x + 0.14, 0.96, CLEAR)
    s.polygon([(0.22, 0.4), (0.5, 0.06), (0.78, 0.4)], ink)
    s.polygon([(-0.02, 0.68), (0.25, 0.42), (0.5, 0.68)], ink)
    s.polygon([(0.5, 0.68), (0.75, 0.42), (1.02, 0.68)], ink)


@roof
def site_village_roof(s: Sketch, ink: Paint) -> None:
    s.polygon([(0.22, 0.4), (0.5, 0.06), (0.78, 0.4)], ink)
    s.polygon([(-0.02, 0.68), (0.25, 0.42), (0.5, 0.68)], ink)
    s.polygon([(0.5, 0.68), (0.75, 0.42), (1.02, 0.68)], ink)


@drawn
def site_monastery(s: Sketch, ink: Paint) -> None:
    """A church with a cross on its tower."""
    s.line([(0.26, 0.0), (0.26, 0.2)], 0.06, ink)
    s.line([(0.18, 0.08), (0.34, 0.08)], 0.06, ink)
    s.polygon([(0.08, 0.4), (0.26, 0.16), (0.44, 0.4)], ink)
    s.box(0.12, 0.38, 0.4, 0.96, ink)
    s.box(0.38, 0.6, 0.96, 0.96, ink)
    s.polygon([(0.38, 0.62), (0.5, 0.42), (0.9, 0.42), (1.0, 0.62)], ink)
    s.box(0.21, 0.48, 0.31, 0.64, CLEAR, 0.05)
    for x in (0.52, 0.74):
        s.box(x, 0.7, x + 0.1, 0.86, CLEAR, 0.05)


@roof
def site_monastery_roof(s: Sketch, ink: Paint) -> None:
    s.polygon([(0.08, 0.4), (0.26, 0.16), (0.44, 0.4)], ink)
    s.polygon([(0.38, 0.62), (0.5, 0.42), (0.9, 0.42), (1.0, 0.62)], ink)


@drawn
def site_keep(s: Sketch, ink: Paint) -> None:
    """A square castle with two towers and a gate."""
    for left in (0.02, 0.68):
        s.box(left, 0.2, left + 0.3, 0.96, ink)
        for place in (0.0, 0.11, 0.22):
            s.box(left + place, 0.08, left + place + 0.08, 0.24, ink)
    s.box(0.28, 0.46, 0.72, 0.96, ink)
    for x in (0.34, 0.46, 0.58):
        s.box(x, 0.36, x + 0.08, 0.5, ink)
    s.box(0.4, 0.66, 0.6, 0.97, CLEAR, 0.09)
    for x in (0.13, 0.79):
        s.box(x, 0.36, x + 0.08, 0.54, CLEAR)


@drawn
def site_mage_tower(s: Sketch, ink: Paint) -> None:
    """A slender tower under a pointed roof, with a star."""
    s.polygon([(0.3, 0.5), (0.62, 0.5), (0.68, 0.97), (0.24, 0.97)], ink)
    s.box(0.22, 0.4, 0.7, 0.52, ink)
    s.polygon([(0.46, 0.0), (0.76, 0.42), (0.16, 0.42)], ink)
    s.polygon(star(0.86, 0.2, 0.16, 0.06, 4), ink)
    s.polygon(star(0.1, 0.2, 0.11, 0.04, 4), ink)
    s.box(0.41, 0.6, 0.51, 0.76, CLEAR, 0.05)


@roof
def site_mage_tower_roof(s: Sketch, ink: Paint) -> None:
    s.polygon([(0.46, 0.0), (0.76, 0.42), (0.16, 0.42)], ink)


@drawn
def site_mine(s: Sketch, ink: Paint) -> None:
    """A pick over crystals."""
    s.polygon([(0.3, 0.96), (0.2, 0.62), (0.34, 0.46), (0.48, 0.62), (0.44, 0.96)], ink)
    s.polygon([(0.5, 0.96), (0.52, 0.54), (0.68, 0.34), (0.82, 0.54), (0.74, 0.96)], ink)
    s.line([(0.5, 0.98), (0.56, 0.5), (0.68, 0.36)], 0.03, CLEAR)
    s.line([(0.06, 0.5), (0.5, 0.1)], 0.08, ink)
    s.line(curve((0.26, 0.02), (0.56, 0.06), (0.66, 0.3)), 0.09, ink)


@roof
def site_mine_roof(s: Sketch, ink: Paint) -> None:
    s.polygon([(0.3, 0.96), (0.2, 0.62), (0.34, 0.46), (0.48, 0.62), (0.44, 0.96)], ink)
    s.polygon([(0.5, 0.96), (0.52, 0.54), (0.68, 0.34), (0.82, 0.54), (0.74, 0.96)], ink)


@drawn
def site_magical_glade(s: Sketch, ink: Paint) -> None:
    """A round tree with sparks."""
    s.circle(0.5, 0.34, 0.28, ink)
    s.circle(0.3, 0.46, 0.2, ink)
    s.circle(0.7, 0.46, 0.2, ink)
    s.polygon([(0.44, 0.55), (0.56, 0.55), (0.62, 0.97), (0.38, 0.97)], ink)
    s.polygon(star(0.5, 0.34, 0.17, 0.06, 4), CLEAR)
    for x, y, r in ((0.1, 0.16, 0.13), (0.9, 0.16, 0.13), (0.12, 0.84, 0.11), (0.88, 0.84, 0.11)):
        s.polygon(star(x, y, r, r * 0.36, 4), ink)


@roof
def site_magical_glade_roof(s: Sketch, ink: Paint) -> None:
    s.circle(0.5, 0.34, 0.28, ink)
    s.circle(0.3, 0.46, 0.2, ink)
    s.circle(0.7, 0.46, 0.2, ink)
    s.polygon(star(0.5, 0.34, 0.17, 0.06, 4), CLEAR)


@drawn
def site_monster_den(s: Sketch, ink: Paint) -> None:
    """Eyes and teeth in a cave."""
    s.polygon(
        [(0.0, 0.96), (0.08, 0.5), (0.26, 0.2), (0.5, 0.08), (0.76, 0.2), (0.94, 0.5), (1.0, 0.96)],
        ink,
    )
    s.polygon([(0.16, 0.97), *curve((0.16, 0.97), (0.5, -0.1), (0.84, 0.97))], CLEAR)
    both(s, [(0.3, 0.6), (0.46, 0.68), (0.34, 0.72)], ink)
    for x in (0.28, 0.44, 0.6):
        s.polygon([(x, 0.98), (x + 0.06, 0.82), (x + 0.12, 0.98)], ink)


@drawn
def site_spawning_grounds(s: Sketch, ink: Paint) -> None:
    """Three eggs, one of them cracked."""
    for x, y in ((0.26, 0.66), (0.74, 0.66), (0.5, 0.36)):
        s.polygon(
            [
                *curve((x - 0.22, y + 0.08), (x - 0.18, y - 0.34), (x, y - 0.34)),
                *curve((x, y - 0.34), (x + 0.18, y - 0.34), (x + 0.22, y + 0.08)),
                *curve((x + 0.22, y + 0.08), (x + 0.18, y + 0.3), (x, y + 0.3)),
                *curve((x, y + 0.3), (x - 0.18, y + 0.3), (x - 0.22, y + 0.08)),
            ],
            ink,
        )
    s.line([(0.5, 0.3), (0.5, 0.66), (0.48, 0.98)], 0.045, CLEAR)
    s.line([(0.28, 0.3), (0.42, 0.38), (0.5, 0.28), (0.6, 0.4), (0.72, 0.32)], 0.05, CLEAR)


@drawn
def site_dungeon(s: Sketch, ink: Paint) -> None:
    """A barred gate."""
    s.polygon(
        [
            (0.04, 0.97),
            (0.04, 0.44),
            *curve((0.04, 0.44), (0.06, 0.04), (0.5, 0.04)),
            *curve((0.5, 0.04), (0.94, 0.04), (0.96, 0.44)),
            (0.96, 0.97),
        ],
        ink,
    )
    s.polygon(
        [
            (0.2, 0.97),
            (0.2, 0.46),
            *curve((0.2, 0.46), (0.22, 0.2), (0.5, 0.2)),
            *curve((0.5, 0.2), (0.78, 0.2), (0.8, 0.46)),
            (0.8, 0.97),
        ],
        CLEAR,
    )
    for x in (0.34, 0.5, 0.66):
        s.line([(x, 0.2), (x, 0.94)], 0.065, ink)
    for y in (0.48, 0.72):
        s.line([(0.2, y), (0.8, y)], 0.06, ink)


@drawn
def site_tomb(s: Sketch, ink: Paint) -> None:
    """A stepped mausoleum with a dark door and a skull's eyes above it."""
    s.polygon([(0.5, 0.0), (0.92, 0.34), (0.08, 0.34)], ink)
    s.box(0.14, 0.4, 0.86, 0.82, ink)
    s.box(0.02, 0.86, 0.98, 0.97, ink, 0.02)
    s.box(0.4, 0.5, 0.6, 0.83, CLEAR, 0.08)
    for x in (0.24, 0.7):
        s.line([(x + 0.03, 0.46), (x + 0.03, 0.8)], 0.05, CLEAR)
    s.circle(0.42, 0.22, 0.045, CLEAR)
    s.circle(0.58, 0.22, 0.045, CLEAR)


@drawn
def site_ruins(s: Sketch, ink: Paint) -> None:
    """Broken columns."""
    s.box(0.02, 0.84, 0.98, 0.96, ink, 0.02)
    for x, top in ((0.08, 0.12), (0.42, 0.46), (0.74, 0.26)):
        s.polygon(
            [(x, 0.86), (x, top + 0.1), (x + 0.06, top), (x + 0.12, top + 0.1), (x + 0.18, top),
             (x + 0.18, 0.86)],
            ink,
        )  # fmt: skip
        s.line([(x + 0.09, top + 0.18), (x + 0.09, 0.8)], 0.03, CLEAR)
    s.box(0.02, 0.04, 0.32, 0.14, ink, 0.02)


@drawn
def site_portal(s: Sketch, ink: Paint) -> None:
    """A spiral within standing stones."""
    turns = [around(0.5, 0.5, 0.05 + 0.3 * step / 60, 1, 13 * step)[0] for step in range(61)]
    s.line(turns, 0.085, ink)
    for x, y in around(0.5, 0.5, 0.44, 8, 22.5):
        s.box(x - 0.065, y - 0.065, x + 0.065, y + 0.065, ink, 0.02)


@drawn
def site_closed_portal(s: Sketch, ink: Paint) -> None:
    """A slab between standing stones, with the trace of a spiral."""
    s.circle(0.5, 0.5, 0.33, ink)
    turns = [around(0.5, 0.5, 0.05 + 0.2 * step / 40, 1, 16 * step)[0] for step in range(41)]
    s.line(turns, 0.04, CLEAR)
    for x, y in around(0.5, 0.5, 0.44, 8, 22.5):
        s.box(x - 0.065, y - 0.065, x + 0.065, y + 0.065, ink, 0.02)


@drawn
def site_city(s: Sketch, ink: Paint) -> None:
    """Towers behind a wall."""
    for left, top, wide in ((0.06, 0.34, 0.2), (0.3, 0.2, 0.16), (0.52, 0.28, 0.18), (0.76, 0.36, 0.18)):  # fmt: skip  # noqa: E501
        s.box(left, top, left + wide, 0.76, ink)
        s.polygon(
            [
                (left - 0.03, top + 0.02),
                (left + wide / 2, top - 0.2),
                (left + wide + 0.03, top + 0.02),
            ],
            ink,
        )
    s.box(0.0, 0.66, 1.0, 0.97, ink)
    for place in range(5):
        s.box(0.02 + place * 0.21, 0.58, 0.14 + place * 0.21, 0.7, ink)
    s.line([(0.0, 0.79), (0.38, 0.79)], 0.03, CLEAR)
    s.line([(0.62, 0.79), (1.0, 0.79)], 0.03, CLEAR)
    s.box(0.4, 0.78, 0.6, 0.98, CLEAR, 0.08)


@roof
def site_city_roof(s: Sketch, ink: Paint) -> None:
    for left, top, wide in ((0.06, 0.34, 0.2), (0.3, 0.2, 0.16), (0.52, 0.28, 0.18), (0.76, 0.36, 0.18)):  # fmt: skip  # noqa: E501
        s.polygon(
            [
                (left - 0.03, top + 0.02),
                (left + wide / 2, top - 0.2),
                (left + wide + 0.03, top + 0.02),
            ],
            ink,
        )


# Who roams the land, by the color of the tokens


@drawn
def foe_green(s: Sketch, ink: Paint) -> None:
    """An orc: pointed ears and tusks."""
    s.ellipse(0.5, 0.5, 0.32, 0.4, ink)
    both(s, [(0.24, 0.38), (0.0, 0.18), (0.06, 0.46), (0.24, 0.6)], ink)
    both(s, [(0.26, 0.4), (0.45, 0.5), (0.3, 0.54)], CLEAR)
    s.box(0.3, 0.68, 0.7, 0.74, CLEAR, 0.03)
    both(s, [(0.34, 0.74), (0.38, 0.52), (0.46, 0.74)], ink)


@drawn
def foe_red(s: Sketch, ink: Paint) -> None:
    """The head of a dragon."""
    s.polygon(
        [
            (0.0, 0.62), (0.14, 0.46), (0.36, 0.38), (0.42, 0.16), (0.56, 0.3), (0.74, 0.02),
            (0.78, 0.3), (1.0, 0.3), (0.88, 0.48), (1.0, 0.66), (0.86, 0.7), (0.9, 0.97),
            (0.48, 0.97), (0.5, 0.8), (0.3, 0.84), (0.06, 0.8), (0.02, 0.74), (0.3, 0.7),
        ],
        ink,
    )  # fmt: skip
    s.polygon([(0.42, 0.48), (0.6, 0.42), (0.56, 0.54)], CLEAR)


@drawn
def foe_grey(s: Sketch, ink: Paint) -> None:
    """A helmet."""
    s.polygon(
        [
            (0.14, 0.96),
            (0.12, 0.5),
            *curve((0.12, 0.5), (0.14, 0.06), (0.5, 0.06)),
            *curve((0.5, 0.06), (0.86, 0.06), (0.88, 0.5)),
            (0.86, 0.96),
            (0.58, 0.96),
            (0.58, 0.6),
            (0.42, 0.6),
            (0.42, 0.96),
        ],
        ink,
    )
    both(s, [(0.2, 0.46), (0.44, 0.5), (0.44, 0.6), (0.22, 0.58)], CLEAR)


@drawn
def foe_violet(s: Sketch, ink: Paint) -> None:
    """A pointed hat."""
    s.polygon([(0.24, 0.74), (0.4, 0.3), (0.66, 0.02), (0.6, 0.3), (0.78, 0.74)], ink)
    s.ellipse(0.5, 0.8, 0.5, 0.15, ink)
    s.line([(0.28, 0.66), (0.76, 0.66)], 0.05, CLEAR)
    s.polygon(star(0.54, 0.46, 0.12, 0.05, 5), CLEAR)


@drawn
def foe_brown(s: Sketch, ink: Paint) -> None:
    """A horned beast."""
    both(s, [(0.3, 0.36), (0.06, 0.3), (0.04, 0.02), (0.18, 0.16), (0.4, 0.22)], ink)
    s.polygon(
        [(0.24, 0.24), (0.76, 0.24), (0.8, 0.54), (0.64, 0.96), (0.36, 0.96), (0.2, 0.54)], ink
    )
    both(s, [(0.28, 0.42), (0.44, 0.5), (0.3, 0.54)], CLEAR)
    s.circle(0.43, 0.82, 0.045, CLEAR)
    s.circle(0.57, 0.82, 0.045, CLEAR)


@drawn
def foe_white(s: Sketch, ink: Paint) -> None:
    """A crest over a closed visor."""
    s.polygon([(0.44, 0.26), *curve((0.44, 0.26), (0.6, -0.14), (0.98, 0.16)), (0.7, 0.3)], ink)
    s.polygon(
        [
            (0.16, 0.4),
            (0.34, 0.22),
            (0.66, 0.22),
            (0.84, 0.4),
            (0.8, 0.74),
            (0.5, 0.97),
            (0.2, 0.74),
        ],
        ink,
    )
    s.box(0.24, 0.44, 0.76, 0.51, CLEAR, 0.03)
    for x in (0.38, 0.5, 0.62):
        s.line([(x, 0.6), (x, 0.76)], 0.045, CLEAR)
