"""What grows and stands in the regions of the map."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from PIL import Image, ImageDraw

from games.core import Rng
from games.xidit.data import BASTION, DATA
from renderers.kit.cache import cached
from renderers.kit.palette import Color, mix, rgb
from renderers.kit.sketch import Sketch, Sprite, curve
from renderers.xidit.map.layout import (
    DISC,
    LORE,
    MAP,
    REGIONS,
    ROADS,
    WIDTH,
    box,
    city_at,
    region_outline,
    road_path,
)
from renderers.xidit.paint import CREAM, INK, TERRAIN, WOOD

Plant: TypeAlias = Callable[[Sketch, int], None]

SIZE = 52
SPACING = {"forest": 50, "snow": 76, "farmland": 80, "desert": 96, "steppe": 74, "plains": 84}
USUAL_SPACING = 78


def tone(terrain: str, share: float) -> Color:
    return mix(TERRAIN[terrain], INK, share)


def forest(s: Sketch, kind: int) -> None:
    for x, y, size in ((26, 42, 1.0), (13, 46, 0.72), (39, 47, 0.7))[: 1 + kind % 3]:
        s.line([(x, y - 4), (x, y + 3)], 3, tone("forest", 0.55))
        for level, green in ((0, 0.42), (1, 0.34), (2, 0.27)):
            top = y - (14 + level * 9) * size
            half = (12 - level * 2.6) * size
            s.polygon(
                [(x, top - 8 * size), (x + half, top + 10 * size), (x - half, top + 10 * size)],
                tone("forest", green),
            )


def snow(s: Sketch, kind: int) -> None:
    wide, high = 22 + kind * 2, 30 + kind * 5
    s.polygon([(26, 48 - high), (26 + wide, 48), (26 - wide, 48)], tone("snow", 0.36))
    s.polygon(
        [(26, 48 - high), (26 + wide, 48), (30, 48), (22, 48 - high * 0.45)], tone("snow", 0.22)
    )
    s.polygon(
        [
            (26, 48 - high),
            (26 + wide * 0.42, 48 - high * 0.58),
            (28, 48 - high * 0.5),
            (23, 48 - high * 0.62),
            (26 - wide * 0.42, 48 - high * 0.58),
        ],
        rgb("#ffffff"),
    )


def steppe(s: Sketch, kind: int) -> None:
    for blade in range(5 + kind):
        x = 12 + blade * 5
        lean = (blade - 2 - kind / 2) * 3.5
        s.line(
            curve((x, 44), (x + lean * 0.2, 34), (x + lean, 24 + blade % 2 * 5), 8),
            2.4,
            tone("steppe", 0.36),
        )


def farmland(s: Sketch, kind: int) -> None:
    field = mix(TERRAIN["farmland"], rgb("#d9b13f"), 0.55) if kind != 1 else tone("farmland", 0.14)
    s.polygon([(6, 22), (38, 14), (48, 38), (14, 46)], field)
    for row in range(5):
        s.line(
            [(9 + row * 7.5, 22.5 - row * 1.8), (17 + row * 7.3, 44 - row * 1.7)],
            1.8,
            tone("farmland", 0.34),
        )


def hills(s: Sketch, kind: int) -> None:
    for x, y, r in ((18, 44, 15), (34, 46, 12 + kind * 2)):
        s.ellipse(x, y, r + 2, r * 0.9 + 2, tone("hills", 0.42))
        s.ellipse(x, y + 1, r, r * 0.9, tone("hills", 0.1 + kind * 0.04))
        s.ellipse(x - 3, y + 4, r * 0.7, r * 0.62, mix(TERRAIN["hills"], CREAM, 0.18))
    s.box(0, 45, 52, 52, (0, 0, 0, 0))


def marsh(s: Sketch, kind: int) -> None:
    s.ellipse(26, 42, 22 - kind * 3, 6, mix(TERRAIN["marsh"], rgb("#5f93a6"), 0.75))
    s.ellipse(30, 41, 9, 2, mix(TERRAIN["marsh"], rgb("#d5e8ea"), 0.75))
    for blade in range(3 + kind % 2):
        x = 13 + blade * 8
        s.line([(x, 42), (x + 2 - blade, 18 + blade * 3)], 2.2, tone("marsh", 0.5))
        s.line(
            [(x + 2 - blade, 18 + blade * 3), (x + 1.7 - blade * 0.9, 26 + blade * 3)],
            4.6,
            WOOD,
        )


def coast(s: Sketch, kind: int) -> None:
    if kind == 0:
        s.polygon([(10, 44), (16, 28), (26, 22), (38, 30), (44, 44)], tone("coast", 0.4))
        s.polygon([(10, 44), (16, 28), (26, 22), (24, 36)], tone("coast", 0.22))
    else:
        s.line(curve((24, 46), (22, 34), (28, 22), 8), 3.4, WOOD)
        for dx, dy in ((-15, 4), (-10, -7), (4, -10), (15, -2), (12, 8)):
            s.line(
                curve((28, 22), (28 + dx * 0.6, 22 + dy - 5), (28 + dx, 22 + dy), 8),
                4,
                tone("forest", 0.36),
            )


def desert(s: Sketch, kind: int) -> None:
    if kind == 2:
        s.line([(26, 46), (26, 18)], 7, rgb("#7f9a62"))
        s.line([(26, 34), (15, 34), (15, 24)], 5.4, rgb("#7f9a62"))
        s.line([(26, 30), (37, 30), (37, 20)], 5.4, rgb("#7f9a62"))
        return
    for y in (30, 40):
        s.line(
            [
                *curve((4, y + 4), (16, y - 9), (28, y + 3), 10),
                *curve((28, y + 3), (38, y - 5), (48, y + 4), 10),
            ],
            2.6,
            tone("desert", 0.28),
        )


def plains(s: Sketch, kind: int) -> None:
    for x, y in ((14, 40), (28, 34), (38, 44)):
        s.line([(x, y), (x - 4, y - 7)], 2, tone("plains", 0.34))
        s.line([(x, y), (x + 4, y - 7)], 2, tone("plains", 0.34))
        s.line([(x, y), (x, y - 9)], 2, tone("plains", 0.34))
    if kind:
        s.circle(22, 30, 2.6, rgb("#d9603b") if kind == 1 else rgb("#ffffff"))
        s.circle(36, 38, 2.6, rgb("#d9603b") if kind == 1 else rgb("#ffffff"))


PLANTS: dict[str, Plant] = {
    plant.__name__: plant
    for plant in (forest, snow, steppe, farmland, hills, marsh, coast, desert, plains)
}


@cached
def plant_sprite(terrain: str, kind: int) -> Sprite:
    sketch = Sketch(SIZE, SIZE)
    PLANTS[terrain](sketch, kind)
    return sketch.sprite()


def scenery(rng: Rng, empty: tuple[str, ...]) -> Iterator[tuple[float, float, Sprite]]:
    """Scatter sprites from back to front, clear of roads, cities and writing."""
    taken = _taken()
    for region in DATA.regions:
        if region.key in empty:
            continue
        outline = region_outline(region.key)
        inside = Image.new("L", (WIDTH, MAP))
        ImageDraw.Draw(inside).polygon(outline, fill=255)
        spacing = SPACING.get(region.terrain, USUAL_SPACING)
        left, top = round(min(x for x, _ in outline)), round(min(y for _, y in outline))
        right, bottom = round(max(x for x, _ in outline)), round(max(y for _, y in outline))
        for row, y in enumerate(range(top, bottom, round(spacing * 0.72))):
            for x in range(left + row % 2 * spacing // 2, right, spacing):
                at = (x + rng.below(spacing // 2) - spacing // 4, y + rng.below(13) - 6)
                kind = rng.below(3)
                if not (0 <= at[0] < WIDTH and 0 <= at[1] < MAP):
                    continue
                if inside.getpixel(at) and not taken.getpixel(at):
                    yield at[0], at[1] - 12, plant_sprite(region.terrain, kind)


@cached
def _taken() -> Image.Image:
    """Mask where nothing may grow."""
    taken = Image.new("L", (WIDTH, MAP))
    pen = ImageDraw.Draw(taken)
    for _, a, b in ROADS:
        pen.line(road_path(a, b), fill=255, width=76)
    for city in DATA.cities:
        x, y = city_at(city.key)
        pen.ellipse((x - DISC - 26, y - DISC - 20, x + DISC + 26, y + DISC + 44), fill=255)
    for key, place in REGIONS.items():
        width, height = LORE
        if key == BASTION:
            height += 140
        pen.rectangle(box(place, (width + 30, height + 24)), fill=255)
    return taken


@cached
def bastion() -> Sprite:
    """Draw the fortress of the central region, where bards are placed unseen."""
    sketch = Sketch(150, 104, 0.84)
    stone, shade, light = rgb("#b9ad9b"), rgb("#8d8172"), rgb("#d8cfbf")
    roof = rgb("#8c3b2e")
    for left, top, right in ((14, 44, 136), (28, 30, 122)):
        sketch.box(left - 2, top - 2, right + 2, 100, INK)
        sketch.box(left, top, right, 98, stone if top == 44 else light)
    for x in range(14, 136, 14):
        sketch.box(x - 1, 38, x + 9, 48, INK)
        sketch.box(x + 1, 40, x + 7, 50, stone)
    for x, top, half in ((16, 32, 13), (134, 32, 13), (75, 18, 17)):
        sketch.box(x - half - 2, top - 2, x + half + 2, 102, INK)
        sketch.box(x - half, top, x + half, 100, light)
        sketch.box(x, top, x + half, 100, stone)
        sketch.polygon(
            [(x, top - 20 - half * 0.3), (x + half + 6, top + 2), (x - half - 6, top + 2)], INK
        )
        sketch.polygon([(x, top - 15 - half * 0.3), (x + half + 2, top), (x - half - 2, top)], roof)
        sketch.box(x - 3, top + 12, x + 3, top + 24, shade, 3)
    sketch.box(64, 70, 86, 102, INK, 10)
    sketch.box(67, 74, 83, 104, mix(INK, shade, 0.4), 8)
    return sketch.sprite()


def ship(size: float) -> Sprite:
    """Draw a sail on the sea."""
    sketch = Sketch(100, 90, size)
    sketch.polygon([(12, 62), (88, 62), (76, 80), (26, 80)], INK)
    sketch.polygon([(18, 65), (82, 65), (74, 76), (28, 76)], WOOD)
    sketch.line([(50, 62), (50, 8)], 3.5, INK)
    sketch.polygon([(54, 12), *curve((54, 12), (92, 30), (82, 56), 10), (54, 56)], INK)
    sketch.polygon([(56, 17), *curve((56, 17), (86, 32), (78, 53), 10), (56, 53)], CREAM)
    sketch.polygon([(47, 18), *curve((47, 18), (18, 34), (22, 56), 10), (47, 56)], INK)
    sketch.polygon([(45, 24), *curve((45, 24), (23, 36), (26, 53), 10), (45, 53)], rgb("#c8453a"))
    return sketch.sprite()


def serpent(size: float) -> Sprite:
    """Draw a monster of the deep, as old maps have them."""
    sketch = Sketch(130, 60, size)
    body = rgb("#4f7d6d")
    for x, r in ((100, 12), (70, 15), (38, 13)):
        sketch.arc(x, 44, r + 2, 180, 360, 12, INK)
        sketch.arc(x, 44, r, 180, 360, 8, body)
    sketch.line(curve((22, 44), (4, 30), (14, 12), 10), 12, INK)
    sketch.line(curve((22, 44), (4, 30), (14, 12), 10), 8, body)
    sketch.ellipse(20, 12, 13, 9, INK)
    sketch.ellipse(20, 12, 11, 7, body)
    sketch.circle(22, 10, 2, CREAM)
    sketch.box(0, 44, 130, 60, (0, 0, 0, 0))
    return sketch.sprite()


def landmarks() -> Iterator[tuple[float, float, Sprite]]:
    x, y = REGIONS[BASTION]
    yield x, y + 68, bastion()
    yield 1530, 70, ship(0.9)
    yield 66, 850, serpent(0.8)
