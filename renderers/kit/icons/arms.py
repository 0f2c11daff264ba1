"""Signs of Bestiary of Sigillum: terrain, plates of time, classes, castles, deeds."""

from __future__ import annotations

from renderers.kit.icons.mirror import both
from renderers.kit.icons.registry import drawn
from renderers.kit.sketch import CLEAR, Paint, Sketch, around, curve, star

# Terrain


@drawn
def terrain_plain(s: Sketch, ink: Paint) -> None:
    """Grass."""
    for x, k in ((0.28, 1.0), (0.72, 0.8)):
        base = 0.86
        for lean in (-0.24, -0.1, 0.08, 0.24):
            top = base - (0.62 - abs(lean)) * k
            s.line(
                curve((x + lean * 0.2, base), (x + lean * 0.3, top + 0.14), (x + lean, top)),
                0.06,
                ink,
            )
    s.line([(0.04, 0.9), (0.96, 0.9)], 0.06, ink)


@drawn
def terrain_forest(s: Sketch, ink: Paint) -> None:
    """Two firs."""
    for x, k, base in ((0.34, 1.0, 0.96), (0.76, 0.72, 0.96)):
        s.box(x - 0.05 * k, base - 0.2 * k, x + 0.05 * k, base, ink)
        for wide, low, high in ((0.32, 0.18, 0.52), (0.27, 0.4, 0.72), (0.2, 0.62, 0.94)):
            s.polygon(
                [
                    (x - wide * k, base - low * k),
                    (x + wide * k, base - low * k),
                    (x, base - high * k),
                ],
                ink,
            )


@drawn
def terrain_mountain(s: Sketch, ink: Paint) -> None:
    """Two peaks."""
    s.polygon([(0.5, 0.92), (0.76, 0.34), (1.0, 0.92)], ink)
    s.polygon([(0.0, 0.92), (0.38, 0.06), (0.8, 0.92)], CLEAR)
    s.polygon([(0.0, 0.92), (0.38, 0.1), (0.74, 0.92)], ink)
    s.polygon([(0.38, 0.2), (0.5, 0.46), (0.4, 0.4), (0.34, 0.5), (0.26, 0.46)], CLEAR)


@drawn
def terrain_water(s: Sketch, ink: Paint) -> None:
    """Three waves."""
    for y in (0.24, 0.5, 0.76):
        s.line(
            [
                *curve((0.02, y), (0.14, y - 0.2), (0.26, y)),
                *curve((0.26, y), (0.38, y + 0.2), (0.5, y)),
                *curve((0.5, y), (0.62, y - 0.2), (0.74, y)),
                *curve((0.74, y), (0.86, y + 0.2), (0.98, y)),
            ],
            0.085,
            ink,
        )


@drawn
def terrain_lava(s: Sketch, ink: Paint) -> None:
    """A volcano."""
    s.polygon([(0.02, 0.94), (0.34, 0.44), (0.66, 0.44), (0.98, 0.94)], ink)
    s.polygon(
        [(0.36, 0.44), (0.64, 0.44), (0.58, 0.6), (0.62, 0.78), (0.52, 0.66), (0.42, 0.74)], CLEAR
    )
    s.line([(0.5, 0.38), (0.5, 0.04)], 0.09, ink)
    s.line([(0.42, 0.38), (0.36, 0.24), (0.22, 0.16)], 0.08, ink)
    s.line([(0.58, 0.38), (0.64, 0.24), (0.78, 0.16)], 0.08, ink)


@drawn
def terrain_whirlpool(s: Sketch, ink: Paint) -> None:
    """A spiral."""
    points = []
    for step in range(64):
        share = step / 63
        points.append(around(0.5, 0.5, 0.06 + 0.4 * share, 1, 900 * share)[0])
    s.line(points, 0.09, ink)


@drawn
def terrain_railway(s: Sketch, ink: Paint) -> None:
    """Rails on their ties."""
    for x in (0.26, 0.74):
        s.line([(x, 0.02), (x, 0.98)], 0.1, ink, caps=False)
    for y in (0.14, 0.38, 0.62, 0.86):
        s.line([(0.08, y), (0.92, y)], 0.09, ink)


# Plates of time: what they do to a cooldown


def _plate(s: Sketch, ink: Paint, tips: int) -> None:
    s.polygon(star(0.5, 0.5, 0.5, 0.4, tips), ink)
    s.circle(0.5, 0.5, 0.33, CLEAR)


@drawn
def plate_gold(s: Sketch, ink: Paint) -> None:
    """Minus one."""
    _plate(s, ink, 12)
    s.line([(0.32, 0.5), (0.68, 0.5)], 0.12, ink)


@drawn
def plate_silver(s: Sketch, ink: Paint) -> None:
    """Nothing."""
    s.ring(0.5, 0.5, 0.49, 0.06, ink)
    s.ring(0.5, 0.5, 0.28, 0.1, ink)


@drawn
def plate_bronze(s: Sketch, ink: Paint) -> None:
    """Plus one."""
    s.box(0.04, 0.04, 0.96, 0.96, ink, 0.1)
    s.box(0.14, 0.14, 0.86, 0.86, CLEAR, 0.06)
    s.line([(0.28, 0.5), (0.72, 0.5)], 0.13, ink)
    s.line([(0.5, 0.28), (0.5, 0.72)], 0.13, ink)


@drawn
def plate_castle(s: Sketch, ink: Paint) -> None:
    """Plus two."""
    s.polygon(
        [
            (0.02, 0.02),
            (0.22, 0.02),
            (0.22, 0.14),
            (0.4, 0.14),
            (0.4, 0.02),
            (0.6, 0.02),
            (0.6, 0.14),
            (0.78, 0.14),
            (0.78, 0.02),
            (0.98, 0.02),
            (0.98, 0.98),
            (0.02, 0.98),
        ],
        ink,
    )
    for x in (0.28, 0.72):
        s.line([(x - 0.15, 0.58), (x + 0.15, 0.58)], 0.09, CLEAR)
        s.line([(x, 0.43), (x, 0.73)], 0.09, CLEAR)


# Classes


@drawn
def kind_strength(s: Sketch, ink: Paint) -> None:
    """A fist."""
    s.box(0.12, 0.3, 0.88, 0.72, ink, 0.12)
    for x in (0.2, 0.4, 0.6, 0.8):
        s.line([(x, 0.16), (x, 0.4)], 0.19, ink)
    for x in (0.3, 0.5, 0.7):
        s.line([(x, 0.1), (x, 0.44)], 0.04, CLEAR, caps=False)
    s.line([(0.1, 0.56), (0.52, 0.56)], 0.05, CLEAR)
    s.box(0.28, 0.66, 0.76, 0.98, ink)
    s.box(0.24, 0.8, 0.8, 0.86, CLEAR)


@drawn
def kind_agility(s: Sketch, ink: Paint) -> None:
    """A feather."""
    s.polygon(
        [
            *curve((0.98, 0.02), (0.3, 0.06), (0.2, 0.7)),
            (0.3, 0.8),
            *curve((0.3, 0.8), (0.9, 0.74), (0.98, 0.02)),
        ],
        ink,
    )
    s.line([(0.04, 0.96), (0.8, 0.2)], 0.05, CLEAR)
    s.line([(0.04, 0.96), (0.26, 0.74)], 0.08, ink)
    s.line([(0.56, 0.74), (0.48, 0.54)], 0.05, CLEAR)


@drawn
def kind_intelligence(s: Sketch, ink: Paint) -> None:
    """A lantern of insight: a star with sparks."""
    s.polygon(star(0.46, 0.54, 0.46, 0.15, 4), ink)
    s.polygon(star(0.84, 0.16, 0.17, 0.06, 4), ink)
    s.polygon(star(0.14, 0.14, 0.12, 0.045, 4), ink)
    s.circle(0.86, 0.86, 0.07, ink)


# Deeds and life


@drawn
def boot(s: Sketch, ink: Paint) -> None:
    s.polygon(
        [
            (0.26, 0.04),
            (0.62, 0.04),
            (0.62, 0.54),
            *curve((0.62, 0.54), (0.98, 0.58), (0.98, 0.82)),
            (0.2, 0.82),
            *curve((0.2, 0.82), (0.3, 0.4), (0.26, 0.04)),
        ],
        ink,
    )
    s.box(0.2, 0.87, 0.98, 0.97, ink)
    s.box(0.2, 0.14, 0.66, 0.2, CLEAR)


@drawn
def minecart(s: Sketch, ink: Paint) -> None:
    s.polygon([(0.04, 0.3), (0.96, 0.3), (0.82, 0.74), (0.18, 0.74)], ink)
    for x, y in ((0.3, 0.22), (0.5, 0.14), (0.7, 0.22)):
        s.circle(x, y, 0.12, ink)
    s.box(0.06, 0.34, 0.94, 0.4, CLEAR)
    for x in (0.3, 0.7):
        s.circle(x, 0.82, 0.14, ink)
        s.circle(x, 0.82, 0.05, CLEAR)


@drawn
def heart(s: Sketch, ink: Paint) -> None:
    both(
        s,
        [
            (0.5, 0.26),
            *curve((0.5, 0.26), (0.42, 0.06), (0.24, 0.07)),
            *curve((0.24, 0.07), (-0.08, 0.14), (0.04, 0.46)),
            *curve((0.04, 0.46), (0.16, 0.7), (0.5, 0.96)),
        ],
        ink,
    )


@drawn
def dial(s: Sketch, ink: Paint) -> None:
    """The dial of time: six sectors and a hand."""
    s.ring(0.5, 0.5, 0.49, 0.08, ink)
    for x, y in around(0.5, 0.5, 0.45, 6):
        s.line([(0.5, 0.5), (x, y)], 0.04, ink)
    s.polygon([(0.5, 0.5), *around(0.5, 0.5, 0.43, 6)[:2]], ink)
    s.circle(0.5, 0.5, 0.12, ink)


@drawn
def stronghold(s: Sketch, ink: Paint) -> None:
    """Two towers and a gate between them."""
    s.box(0.16, 0.5, 0.84, 0.96, ink)
    for x in (0.36, 0.56):
        s.box(x, 0.4, x + 0.1, 0.52, ink)
    both(s, [(0.04, 0.96), (0.04, 0.32), (0.28, 0.32), (0.28, 0.96)], ink)
    both(s, [(-0.02, 0.32), (0.16, 0.02), (0.34, 0.32)], ink)
    s.polygon(
        [(0.4, 0.97), (0.4, 0.74), *curve((0.4, 0.74), (0.5, 0.58), (0.6, 0.74)), (0.6, 0.97)],
        CLEAR,
    )
    for x in (0.16, 0.84):
        s.box(x - 0.04, 0.46, x + 0.04, 0.6, CLEAR)


@drawn
def siege_tower(s: Sketch, ink: Paint) -> None:
    """A tower with a throwing arm."""
    s.polygon(
        [
            (0.24, 0.98),
            (0.3, 0.5),
            (0.2, 0.5),
            (0.2, 0.34),
            (0.32, 0.34),
            (0.32, 0.42),
            (0.44, 0.42),
            (0.44, 0.34),
            (0.56, 0.34),
            (0.56, 0.42),
            (0.68, 0.42),
            (0.68, 0.34),
            (0.8, 0.34),
            (0.8, 0.5),
            (0.7, 0.5),
            (0.76, 0.98),
        ],
        ink,
    )
    s.line([(0.36, 0.4), (0.78, 0.1)], 0.07, ink)
    s.circle(0.82, 0.1, 0.1, ink)
    s.box(0.44, 0.72, 0.56, 0.98, CLEAR, 0.05)


# Castles of the factions


@drawn
def faction_citadel(s: Sketch, ink: Paint) -> None:
    """A round keep."""
    s.polygon(
        [
            (0.14, 0.94),
            (0.14, 0.3),
            (0.06, 0.3),
            (0.06, 0.06),
            (0.22, 0.06),
            (0.22, 0.16),
            (0.42, 0.16),
            (0.42, 0.06),
            (0.58, 0.06),
            (0.58, 0.16),
            (0.78, 0.16),
            (0.78, 0.06),
            (0.94, 0.06),
            (0.94, 0.3),
            (0.86, 0.3),
            (0.86, 0.94),
        ],
        ink,
    )
    s.polygon(
        [(0.36, 0.94), (0.36, 0.62), *curve((0.36, 0.62), (0.5, 0.42), (0.64, 0.62)), (0.64, 0.94)],
        CLEAR,
    )
    s.box(0.3, 0.36, 0.7, 0.42, CLEAR)


@drawn
def faction_bulwark(s: Sketch, ink: Paint) -> None:
    """A wall of stakes and stone."""
    for row, y in enumerate((0.34, 0.56, 0.78)):
        for x in (0.04, 0.37, 0.7) if row % 2 else (-0.12, 0.21, 0.54, 0.87):
            s.box(max(0.0, x), y, min(1.0, x + 0.29), y + 0.18, ink, 0.03)
    for x in (0.1, 0.4, 0.7):
        s.polygon([(x, 0.3), (x + 0.1, 0.02), (x + 0.2, 0.3)], ink)


@drawn
def faction_crypt(s: Sketch, ink: Paint) -> None:
    """A tombstone."""
    s.polygon(
        [
            (0.2, 0.84),
            (0.2, 0.36),
            *curve((0.2, 0.36), (0.22, 0.02), (0.5, 0.02)),
            *curve((0.5, 0.02), (0.78, 0.02), (0.8, 0.36)),
            (0.8, 0.84),
        ],
        ink,
    )
    s.line([(0.5, 0.18), (0.5, 0.66)], 0.09, CLEAR)
    s.line([(0.35, 0.34), (0.65, 0.34)], 0.09, CLEAR)
    s.box(0.06, 0.86, 0.94, 0.97, ink)


@drawn
def faction_hellgate(s: Sketch, ink: Paint) -> None:
    """A gate of fire."""
    s.arc(0.5, 0.5, 0.48, 180, 360, 0.15, ink)
    s.box(0.02, 0.48, 0.17, 0.97, ink)
    s.box(0.83, 0.48, 0.98, 0.97, ink)
    s.polygon(
        [
            (0.26, 0.97),
            *curve((0.26, 0.97), (0.2, 0.66), (0.4, 0.56)),
            (0.42, 0.7),
            *curve((0.42, 0.7), (0.56, 0.52), (0.5, 0.3)),
            *curve((0.5, 0.3), (0.84, 0.62), (0.74, 0.97)),
        ],
        ink,
    )


@drawn
def faction_observatory(s: Sketch, ink: Paint) -> None:
    """A dome with a telescope."""
    s.polygon(
        [
            (0.12, 0.62),
            *curve((0.12, 0.62), (0.14, 0.22), (0.5, 0.22)),
            *curve((0.5, 0.22), (0.86, 0.22), (0.88, 0.62)),
        ],
        ink,
    )
    s.line([(0.5, 0.5), (0.9, 0.08)], 0.24, CLEAR, caps=False)
    s.line([(0.5, 0.5), (0.92, 0.06)], 0.13, ink, caps=False)
    s.box(0.16, 0.67, 0.84, 0.97, ink)
    s.box(0.44, 0.75, 0.56, 0.97, CLEAR)


@drawn
def faction_abbey(s: Sketch, ink: Paint) -> None:
    """A church with a rose window."""
    s.line([(0.5, 0.01), (0.5, 0.2)], 0.06, ink)
    s.line([(0.42, 0.07), (0.58, 0.07)], 0.06, ink)
    s.polygon([(0.5, 0.16), (0.78, 0.5), (0.78, 0.96), (0.22, 0.96), (0.22, 0.5)], ink)
    both(s, [(0.0, 0.96), (0.0, 0.68), (0.17, 0.54), (0.17, 0.96)], ink)
    s.circle(0.5, 0.48, 0.11, CLEAR)
    s.polygon(
        [(0.4, 0.96), (0.4, 0.78), *curve((0.4, 0.78), (0.5, 0.62), (0.6, 0.78)), (0.6, 0.96)],
        CLEAR,
    )
