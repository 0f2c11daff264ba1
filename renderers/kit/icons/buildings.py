"""Drawings of the kit: what is built on the land; most have a roof of another color."""

from __future__ import annotations

from renderers.kit.icons.registry import drawn, roof
from renderers.kit.sketch import CLEAR, Paint, Sketch, around, curve

# Kinds of territory


@drawn
def watchtower(s: Sketch, ink: Paint) -> None:
    """A slender tower with a fire on its top."""
    s.polygon([(0.36, 0.4), (0.64, 0.4), (0.7, 0.96), (0.3, 0.96)], ink)
    s.polygon([(0.26, 0.3), (0.74, 0.3), (0.66, 0.44), (0.34, 0.44)], ink)
    s.box(0.45, 0.54, 0.55, 0.7, CLEAR, 0.05)
    s.polygon([(0.06, 0.98), (0.26, 0.86), (0.74, 0.86), (0.94, 0.98)], ink)
    watchtower_roof(s, ink)


@roof
def watchtower_roof(s: Sketch, ink: Paint) -> None:
    s.polygon(
        [
            *curve((0.5, 0.28), (0.24, 0.24), (0.4, 0.08), 8),
            (0.45, 0.14),
            (0.52, 0.0),
            *curve((0.62, 0.1), (0.78, 0.26), (0.5, 0.28), 8),
        ],
        ink,
    )


@drawn
def church(s: Sketch, ink: Paint) -> None:
    s.box(0.08, 0.26, 0.38, 0.95, ink)
    s.box(0.34, 0.62, 0.94, 0.95, ink)
    s.box(0.18, 0.36, 0.28, 0.52, CLEAR, 0.05)
    s.box(0.54, 0.74, 0.66, 0.95, CLEAR, 0.06)
    s.box(0.76, 0.7, 0.84, 0.82, CLEAR, 0.04)
    s.line([(0.23, 0.0), (0.23, 0.14)], 0.05, ink, caps=False)
    s.line([(0.16, 0.05), (0.3, 0.05)], 0.045, ink, caps=False)
    church_roof(s, ink)


@roof
def church_roof(s: Sketch, ink: Paint) -> None:
    s.polygon([(0.23, 0.1), (0.42, 0.3), (0.04, 0.3)], ink)
    s.polygon([(0.38, 0.42), (0.86, 0.42), (0.98, 0.64), (0.38, 0.64)], ink)


@drawn
def farm(s: Sketch, ink: Paint) -> None:
    """A barn with a great door."""
    s.polygon([(0.12, 0.5), (0.5, 0.16), (0.88, 0.5), (0.88, 0.94), (0.12, 0.94)], ink)
    s.box(0.3, 0.58, 0.7, 0.94, CLEAR)
    s.line([(0.32, 0.6), (0.68, 0.92)], 0.06, ink, caps=False)
    s.line([(0.68, 0.6), (0.32, 0.92)], 0.06, ink, caps=False)
    s.box(0.43, 0.34, 0.57, 0.46, CLEAR)
    farm_roof(s, ink)


@roof
def farm_roof(s: Sketch, ink: Paint) -> None:
    s.line([(0.06, 0.5), (0.22, 0.26), (0.5, 0.08), (0.78, 0.26), (0.94, 0.5)], 0.13, ink)


@drawn
def tavern(s: Sketch, ink: Paint) -> None:
    """A tankard with a head of foam."""
    s.box(0.14, 0.24, 0.66, 0.96, ink, 0.06)
    s.ring(0.66, 0.6, 0.26, 0.11, ink)
    s.box(0.14, 0.24, 0.62, 0.96, ink, 0.06)
    for x in (0.28, 0.42, 0.56):
        s.line([(x - 0.02, 0.46), (x - 0.02, 0.84)], 0.05, CLEAR)
    tavern_roof(s, ink)


@roof
def tavern_roof(s: Sketch, ink: Paint) -> None:
    for x, y, r in ((0.16, 0.2, 0.13), (0.34, 0.13, 0.13), (0.52, 0.15, 0.12), (0.64, 0.24, 0.1)):
        s.circle(x, y, r, ink)
    s.box(0.12, 0.2, 0.68, 0.32, ink, 0.05)


@drawn
def village(s: Sketch, ink: Paint) -> None:
    """Three houses."""
    for left, top, right, bottom in (
        (0.3, 0.3, 0.68, 0.6),
        (0.06, 0.64, 0.46, 0.96),
        (0.56, 0.66, 0.96, 0.96),
    ):
        s.box(left, top, right, bottom, ink)
    s.box(0.44, 0.4, 0.54, 0.5, CLEAR)
    s.box(0.2, 0.76, 0.32, 0.96, CLEAR)
    s.box(0.7, 0.76, 0.82, 0.96, CLEAR)
    village_roof(s, ink)


@roof
def village_roof(s: Sketch, ink: Paint) -> None:
    for x, y in ((0.49, 0.06), (0.26, 0.42), (0.76, 0.44)):
        s.polygon([(x, y), (x + 0.24, y + 0.24), (x - 0.24, y + 0.24)], ink)


@drawn
def building(s: Sketch, ink: Paint) -> None:
    """Any special building: columns under a gable."""
    for x in (0.16, 0.38, 0.62, 0.84):
        s.box(x - 0.07, 0.4, x + 0.07, 0.8, ink)
    s.box(0.04, 0.8, 0.96, 0.94, ink)
    building_roof(s, ink)


@roof
def building_roof(s: Sketch, ink: Paint) -> None:
    s.polygon([(0.5, 0.06), (0.98, 0.34), (0.98, 0.42), (0.02, 0.42), (0.02, 0.34)], ink)
    s.polygon([(0.5, 0.16), (0.7, 0.3), (0.3, 0.3)], CLEAR)


@roof
def castle_roof(s: Sketch, ink: Paint) -> None:
    for left in (0.06, 0.74):
        s.polygon([(left - 0.03, 0.2), (left + 0.1, 0.0), (left + 0.23, 0.2)], ink)
    s.polygon([(0.5, -0.02), (0.5, 0.1), (0.68, 0.04)], ink)


# Special buildings


@drawn
def pig_farm(s: Sketch, ink: Paint) -> None:
    """A pig's head."""
    s.polygon([(0.12, 0.06), (0.42, 0.2), (0.18, 0.42)], ink)
    s.polygon([(0.88, 0.06), (0.58, 0.2), (0.82, 0.42)], ink)
    s.circle(0.5, 0.54, 0.38, ink)
    for x in (0.32, 0.68):
        s.circle(x, 0.42, 0.05, CLEAR)
    s.ellipse(0.5, 0.64, 0.23, 0.17, CLEAR)
    pig_farm_roof(s, ink)


@roof
def pig_farm_roof(s: Sketch, ink: Paint) -> None:
    s.ellipse(0.5, 0.64, 0.19, 0.13, ink)
    for x in (0.43, 0.57):
        s.ellipse(x, 0.64, 0.035, 0.06, CLEAR)


@drawn
def amphitheater(s: Sketch, ink: Paint) -> None:
    """Two rows of arches, round as an arena."""
    s.polygon(
        [
            (0.02, 0.3),
            *curve((0.02, 0.3), (0.5, 0.02), (0.98, 0.3)),
            (0.98, 0.76),
            *curve((0.98, 0.76), (0.5, 1.1), (0.02, 0.76)),
        ],
        ink,
    )
    s.ellipse(0.5, 0.29, 0.36, 0.09, CLEAR)
    for x, lift in ((0.14, 0.0), (0.32, 0.06), (0.5, 0.08), (0.68, 0.06), (0.86, 0.0)):
        s.box(x - 0.055, 0.42 + lift, x + 0.055, 0.56 + lift, CLEAR, 0.05)
        s.box(x - 0.055, 0.64 + lift, x + 0.055, 0.8 + lift, CLEAR, 0.05)


@roof
def amphitheater_roof(s: Sketch, ink: Paint) -> None:
    s.ellipse(0.5, 0.29, 0.34, 0.075, ink)


@drawn
def arc_de_triomphe(s: Sketch, ink: Paint) -> None:
    s.box(0.1, 0.2, 0.9, 0.96, ink)
    s.polygon(
        [
            (0.32, 0.97),
            (0.32, 0.6),
            *curve((0.32, 0.6), (0.34, 0.4), (0.5, 0.4), 10),
            *curve((0.5, 0.4), (0.66, 0.4), (0.68, 0.6), 10),
            (0.68, 0.97),
        ],
        CLEAR,
    )
    for x in (0.2, 0.8):
        s.box(x - 0.045, 0.44, x + 0.045, 0.62, CLEAR, 0.02)
    arc_de_triomphe_roof(s, ink)


@roof
def arc_de_triomphe_roof(s: Sketch, ink: Paint) -> None:
    s.box(0.03, 0.22, 0.97, 0.33, ink)
    s.box(0.12, 0.05, 0.88, 0.19, ink)


@drawn
def cultivated_fields(s: Sketch, ink: Paint) -> None:
    """Furrows that run to the horizon, under the sun."""
    cultivated_fields_roof(s, ink)
    for foot, top in ((-0.3, 0.3), (0.1, 0.4), (0.5, 0.5), (0.9, 0.6), (1.3, 0.7)):
        left, right = max(0.02, foot - 0.13), min(0.98, foot + 0.13)
        low = 0.96 if 0 < foot < 1 else 0.74
        if foot < 0:
            left, right = 0.02, 0.1
        if foot > 1:
            left, right = 0.9, 0.98
        s.polygon([(top - 0.03, 0.44), (top + 0.03, 0.44), (right, low), (left, low)], ink)
    s.line([(0.02, 0.43), (0.98, 0.43)], 0.05, ink)


@roof
def cultivated_fields_roof(s: Sketch, ink: Paint) -> None:
    s.arc(0.5, 0.38, 0.17, 180, 360, 0.17, ink)
    for x, y in ((0.2, 0.3), (0.3, 0.12), (0.5, 0.04), (0.7, 0.12), (0.8, 0.3)):
        s.line([(x, y), (x + (0.5 - x) * 0.2, y + (0.4 - y) * 0.2)], 0.06, ink)


@drawn
def cathedral(s: Sketch, ink: Paint) -> None:
    """Two steeples and a rose window."""
    s.box(0.08, 0.32, 0.32, 0.96, ink)
    s.box(0.68, 0.32, 0.92, 0.96, ink)
    s.polygon([(0.3, 0.5), (0.5, 0.32), (0.7, 0.5), (0.7, 0.96), (0.3, 0.96)], ink)
    s.circle(0.5, 0.55, 0.1, CLEAR)
    s.polygon([(0.41, 0.97), (0.41, 0.82), (0.5, 0.72), (0.59, 0.82), (0.59, 0.97)], CLEAR)
    for x in (0.2, 0.8):
        s.box(x - 0.04, 0.44, x + 0.04, 0.6, CLEAR, 0.04)
    cathedral_roof(s, ink)


@roof
def cathedral_roof(s: Sketch, ink: Paint) -> None:
    for x in (0.2, 0.8):
        s.polygon([(x, 0.0), (x + 0.15, 0.36), (x - 0.15, 0.36)], ink)


@drawn
def town(s: Sketch, ink: Paint) -> None:
    """Houses behind a wall."""
    s.box(0.1, 0.34, 0.36, 0.7, ink)
    s.box(0.4, 0.24, 0.62, 0.7, ink)
    s.box(0.66, 0.38, 0.92, 0.7, ink)
    town_roof(s, ink)
    s.box(0.0, 0.6, 1.0, 0.66, CLEAR)
    for left in (0.02, 0.24, 0.46, 0.68, 0.88):
        s.box(left, 0.63, left + 0.11, 0.72, ink)
    s.box(0.02, 0.7, 0.98, 0.96, ink)
    s.box(0.42, 0.78, 0.58, 0.96, CLEAR, 0.06)
    s.box(0.47, 0.34, 0.55, 0.44, CLEAR)


@roof
def town_roof(s: Sketch, ink: Paint) -> None:
    for x, y, half in ((0.23, 0.16, 0.18), (0.51, 0.0, 0.16), (0.79, 0.2, 0.18)):
        s.polygon([(x, y), (x + half, y + 0.22), (x - half, y + 0.22)], ink)


@drawn
def flower_meadow(s: Sketch, ink: Paint) -> None:
    """Three flowers in the grass."""
    for x, y in ((0.24, 0.36), (0.52, 0.18), (0.78, 0.42)):
        s.line([(x, y), (x * 0.8 + 0.1, 0.94)], 0.05, ink)
    for x in range(7):
        left = 0.06 + x * 0.13
        s.polygon([(left, 0.96), (left + 0.03, 0.74), (left + 0.1, 0.96)], ink)
    flower_meadow_roof(s, ink)


@roof
def flower_meadow_roof(s: Sketch, ink: Paint) -> None:
    for x, y in ((0.24, 0.36), (0.52, 0.18), (0.78, 0.42)):
        for px, py in around(x, y, 0.105, 5):
            s.circle(px, py, 0.075, ink)
        s.circle(x, y, 0.055, CLEAR)


@drawn
def forge(s: Sketch, ink: Paint) -> None:
    """A furnace with a fire in it, and a chimney."""
    s.polygon([(0.1, 0.96), (0.1, 0.56), (0.28, 0.36), (0.72, 0.36), (0.9, 0.56), (0.9, 0.96)], ink)
    s.box(0.56, 0.04, 0.78, 0.5, ink)
    s.polygon(
        [(0.26, 0.96), (0.26, 0.74), *curve((0.26, 0.74), (0.5, 0.44), (0.74, 0.74)), (0.74, 0.96)],
        CLEAR,
    )
    forge_roof(s, ink)


@roof
def forge_roof(s: Sketch, ink: Paint) -> None:
    s.polygon(
        [
            (0.36, 0.96),
            *curve((0.36, 0.96), (0.3, 0.82), (0.42, 0.76), 8),
            (0.46, 0.82),
            (0.53, 0.64),
            *curve((0.62, 0.76), (0.72, 0.88), (0.64, 0.96), 8),
        ],
        ink,
    )
    s.box(0.52, 0.04, 0.82, 0.14, ink)


@drawn
def forest(s: Sketch, ink: Paint) -> None:
    """A pine between two broad trees."""
    for x in (0.2, 0.8):
        s.box(x - 0.05, 0.66, x + 0.05, 0.96, ink)
    s.box(0.45, 0.7, 0.55, 0.97, ink)
    forest_roof(s, ink)


@roof
def forest_roof(s: Sketch, ink: Paint) -> None:
    for x in (0.2, 0.8):
        s.circle(x, 0.56, 0.19, ink)
        s.circle(x, 0.42, 0.14, ink)
    s.polygon([(0.5, 0.0), (0.76, 0.4), (0.24, 0.4)], CLEAR)
    for top, half in ((0.02, 0.19), (0.24, 0.24), (0.48, 0.28)):
        s.polygon([(0.5, top), (0.5 + half, top + 0.3), (0.5 - half, top + 0.3)], ink)


@drawn
def fortress(s: Sketch, ink: Paint) -> None:
    """A keep of two stages with a flag."""
    s.box(0.02, 0.56, 0.98, 0.96, ink)
    for left in (0.02, 0.22, 0.66, 0.86):
        s.box(left, 0.46, left + 0.12, 0.6, ink)
    s.box(0.28, 0.26, 0.72, 0.7, ink)
    for left in (0.24, 0.44, 0.64):
        s.box(left, 0.18, left + 0.12, 0.32, ink)
    s.box(0.4, 0.7, 0.6, 0.96, CLEAR, 0.08)
    for x in (0.16, 0.84):
        s.box(x - 0.03, 0.66, x + 0.03, 0.82, CLEAR, 0.02)
    s.box(0.46, 0.38, 0.54, 0.52, CLEAR, 0.03)
    s.line([(0.5, 0.2), (0.5, 0.02)], 0.045, ink)
    fortress_roof(s, ink)


@roof
def fortress_roof(s: Sketch, ink: Paint) -> None:
    s.polygon([(0.5, 0.0), (0.8, 0.07), (0.5, 0.15)], ink)


@drawn
def market(s: Sketch, ink: Paint) -> None:
    """A stall with an awning."""
    s.line([(0.12, 0.3), (0.12, 0.96)], 0.07, ink, caps=False)
    s.line([(0.88, 0.3), (0.88, 0.96)], 0.07, ink, caps=False)
    s.box(0.08, 0.7, 0.92, 0.94, ink)
    for x in (0.3, 0.5, 0.7):
        s.circle(x, 0.64, 0.09, ink)
    for left in (0.04, 0.42, 0.8):
        s.polygon([(left + 0.04, 0.08), (left + 0.14, 0.08), (left + 0.18, 0.4), (left, 0.4)], ink)
        s.circle(left + 0.09, 0.4, 0.09, ink)
    market_roof(s, ink)


@roof
def market_roof(s: Sketch, ink: Paint) -> None:
    s.box(0.08, 0.05, 0.92, 0.14, ink)
    for left in (0.22, 0.6):
        s.box(left, 0.08, left + 0.19, 0.42, ink)
        s.circle(left + 0.095, 0.42, 0.095, ink)


@drawn
def pasture(s: Sketch, ink: Paint) -> None:
    """A sheep."""
    for x in (0.34, 0.46, 0.64, 0.76):
        s.line([(x, 0.7), (x, 0.94)], 0.07, ink, caps=False)
    for x, y, r in (
        (0.42, 0.48, 0.2),
        (0.62, 0.4, 0.2),
        (0.78, 0.54, 0.18),
        (0.56, 0.62, 0.2),
        (0.36, 0.62, 0.15),
    ):
        s.circle(x, y, r, ink)
    s.ellipse(0.2, 0.46, 0.17, 0.16, CLEAR)
    pasture_roof(s, ink)


@roof
def pasture_roof(s: Sketch, ink: Paint) -> None:
    s.ellipse(0.18, 0.48, 0.12, 0.15, ink)
    s.polygon([(0.26, 0.36), (0.4, 0.28), (0.34, 0.44)], ink)
    s.circle(0.14, 0.44, 0.025, CLEAR)
