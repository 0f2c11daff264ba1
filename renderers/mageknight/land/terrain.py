"""Hexes of the land: each terrain has a pattern that is told from the others without color."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PIL import Image

from renderers.kit.cache import cached
from renderers.kit.palette import WHITE, Color, mix
from renderers.kit.sketch import Point, Sketch, Sprite, curve, solid
from renderers.mageknight.paint import INK, ground_of, motif_of

LOOKS = 2  # of each terrain, so that the land does not repeat itself

# Where the motifs of a pattern stand, in sizes of the hex, from the back to the front.
SPOTS: tuple[tuple[Point, ...], ...] = (
    ((0.02, -0.58), (-0.5, -0.3), (0.5, -0.24), (-0.12, 0.0), (-0.46, 0.4), (0.42, 0.34),
     (0.02, 0.7)),
    ((-0.16, -0.6), (0.4, -0.44), (-0.58, -0.1), (0.08, -0.06), (0.58, 0.14), (-0.3, 0.4),
     (0.22, 0.6)),
)  # fmt: skip

Motif: TypeAlias = Callable[[Sketch, float, float, float, Color, Color], None]


def hexagon(x: float, y: float, radius: float) -> list[Point]:
    half = radius * 0.866
    return [
        (x, y - radius), (x + half, y - radius / 2), (x + half, y + radius / 2),
        (x, y + radius), (x - half, y + radius / 2), (x - half, y - radius / 2),
    ]  # fmt: skip


def tile(terrain: str, size: int, night: bool, look: int) -> Sprite:
    """A hex with its pattern; `size` is its radius. It is kept as it is put on the land."""
    wide, tall = round(size * 1.7321) + 1, 2 * size
    sketch = Sketch(wide, tall)
    x, y = wide / 2, tall / 2
    ground, motif = ground_of(terrain, night), motif_of(terrain, night)
    sketch.polygon(hexagon(x, y, size + 0.6), INK)
    sketch.polygon(hexagon(x, y, size - 2.4), mix(ground, motif, 0.35))
    sketch.polygon(hexagon(x, y, size - 7), ground)
    for dx, dy in SPOTS[look]:
        MOTIFS[terrain](sketch, x + dx * size, y + dy * size, size * 0.2, motif, ground)
    return sketch.flat()


@cached
def ground(terrain: str, size: int, night: bool, look: int) -> tuple[Image.Image, Image.Image]:
    """Return the same hex to be put fast: its edge is as dark as that of its neighbors."""
    return solid(tile(terrain, size, night, look))


def _plains(s: Sketch, x: float, y: float, k: float, ink: Color, ground: Color) -> None:
    """Tufts of grass."""
    for dx, dy in ((-0.5, -0.55), (0.0, -0.8), (0.5, -0.55)):
        s.line([(x, y), (x + dx * k, y + dy * k)], k * 0.16, ink)


def _hills(s: Sketch, x: float, y: float, k: float, ink: Color, ground: Color) -> None:
    """Round backs."""
    arch = curve((x - k, y + k * 0.3), (x, y - k * 1.5), (x + k, y + k * 0.3))
    s.polygon(arch, mix(ground, ink, 0.35))
    s.line(arch, k * 0.15, ink)


def _forest(s: Sketch, x: float, y: float, k: float, ink: Color, ground: Color) -> None:
    """Firs."""
    s.box(x - k * 0.12, y + k * 0.4, x + k * 0.12, y + k * 0.8, mix(ink, (60, 40, 20), 0.5))
    for top, half in ((-1.1, 0.5), (-0.6, 0.7), (-0.1, 0.85)):
        s.polygon(
            [
                (x, y + top * k),
                (x + half * k, y + (top + 0.7) * k),
                (x - half * k, y + (top + 0.7) * k),
            ],
            ink,
        )


def _wasteland(s: Sketch, x: float, y: float, k: float, ink: Color, ground: Color) -> None:
    """Cracked earth."""
    s.line(
        [(x - k, y - k * 0.2), (x - k * 0.2, y), (x + k * 0.3, y - k * 0.5), (x + k, y - k * 0.3)],
        k * 0.17,
        ink,
    )
    s.line([(x - k * 0.2, y), (x - k * 0.1, y + k * 0.6)], k * 0.17, ink)


def _desert(s: Sketch, x: float, y: float, k: float, ink: Color, ground: Color) -> None:
    """Dunes: long and low, dotted below."""
    s.line(
        [*curve((x - k * 1.1, y), (x - k * 0.4, y - k * 0.7), (x + k * 0.1, y)),
         *curve((x + k * 0.1, y), (x + k * 0.6, y - k * 0.5), (x + k * 1.1, y))],
        k * 0.14,
        ink,
    )  # fmt: skip
    for dx in (-0.5, 0.0, 0.5):
        s.circle(x + dx * k, y + k * 0.4, k * 0.09, ink)


def _swamp(s: Sketch, x: float, y: float, k: float, ink: Color, ground: Color) -> None:
    """Reeds over still water."""
    for dx, top in ((-0.4, -0.6), (0.1, -1.0), (0.5, -0.5)):
        s.line([(x + dx * k, y), (x + dx * k, y + top * k)], k * 0.12, ink)
        s.ellipse(x + dx * k, y + top * k, k * 0.14, k * 0.26, ink)
    s.line([(x - k * 0.9, y + k * 0.16), (x + k * 0.9, y + k * 0.16)], k * 0.12, ink)
    s.line([(x - k * 0.4, y + k * 0.44), (x + k * 0.5, y + k * 0.44)], k * 0.12, ink)


def _lake(s: Sketch, x: float, y: float, k: float, ink: Color, ground: Color) -> None:
    """Waves."""
    points = []
    for place in range(3):
        left = x + (place - 1.5) * k * 0.7
        points += curve((left, y), (left + k * 0.35, y - k * 0.62), (left + k * 0.7, y), 10)
    s.line(points, k * 0.2, ink)


def _mountain(s: Sketch, x: float, y: float, k: float, ink: Color, ground: Color) -> None:
    """Peaks under snow."""
    s.polygon([(x, y - k * 1.3), (x + k * 1.15, y + k * 0.7), (x - k * 1.15, y + k * 0.7)], ink)
    snow = mix(ground, WHITE, 0.65)
    s.polygon(
        [(x, y - k * 1.3), (x + k * 0.5, y - k * 0.42), (x + k * 0.18, y - k * 0.6),
         (x, y - k * 0.3),         (x - k * 0.2, y - k * 0.6), (x - k * 0.5, y - k * 0.42)],
        snow,
    )  # fmt: skip


def _sea(s: Sketch, x: float, y: float, k: float, ink: Color, ground: Color) -> None:
    """A long swell."""
    s.line(curve((x - k, y), (x, y + k * 0.8), (x + k, y)), k * 0.13, ink)


def _city(s: Sketch, x: float, y: float, k: float, ink: Color, ground: Color) -> None:
    """Paving."""
    s.box(x - k * 0.9, y - k * 0.4, x + k * 0.9, y + k * 0.4, ink, k * 0.1)
    s.box(x - k * 0.76, y - k * 0.26, x - k * 0.06, y + k * 0.26, ground, k * 0.05)
    s.box(x + k * 0.06, y - k * 0.26, x + k * 0.76, y + k * 0.26, ground, k * 0.05)


MOTIFS: dict[str, Motif] = {
    "plains": _plains,
    "hills": _hills,
    "forest": _forest,
    "wasteland": _wasteland,
    "desert": _desert,
    "swamp": _swamp,
    "lake": _lake,
    "mountain": _mountain,
    "sea": _sea,
    "city": _city,
}
