"""Towers with their areas."""

from __future__ import annotations

import math
from functools import cache

from PIL import Image

from games.hexes import step
from games.sigillum.fields import FIELDS
from games.sigillum.view import View
from renderers import Words
from renderers.kit.badges import OUTLINE
from renderers.kit.cache import cached
from renderers.kit.icons import icon
from renderers.kit.palette import SEATS, Color
from renderers.kit.sketch import CLEAR, Point, Sketch, Sprite, around, put, star
from renderers.sigillum.field.last_turn import fired
from renderers.sigillum.layout import SIZE, Plan
from renderers.sigillum.paint import CREAM, INK, RUBRIC, SHINE, STONE, badges
from renderers.sigillum.wording import letters

SLANT = math.sqrt(3) / 2  # from a hexagon's corner to its edge


def draw_areas(picture: Image.Image, view: View, p: Plan, top: int) -> None:
    """Draw the outlines of the towers' areas: dotted if nobody's; dashed if the second side's.

    Edge by edge, since these recur and are small, where a whole area is slow to draw.
    """
    for place, tower in enumerate(p.field.towers):
        side = view.towers[place]
        seats = () if side is None else view.teams[side]
        # Areas that share hexes are drawn within each other.
        shared = any(set(tower.area) & set(other.area) for other in p.field.towers[:place])
        edges = [
            (p.spots[key], _border(p.size, out, 27 if shared else 9))
            for key, out in _outer_edges(p.field.key, place)
        ]
        strokes = [(x, y + top, edge) for (x, y), border in edges for edge in border]
        for turn, (x, y, (dx, dy, middle)) in enumerate(strokes):
            paint = SEATS[seats[turn % len(seats)]].color if seats else None
            put(picture, _stroke(dx, dy, paint, side == 1), x + middle[0], y + middle[1])


def draw_towers(picture: Image.Image, view: View, words: Words, p: Plan, top: int) -> None:
    k = p.size / SIZE
    firing = fired(view.recent)
    for place, shown in enumerate(p.field.towers):
        side = view.towers[place]
        seats = () if side is None else view.teams[side]
        (x, y), large = p.tower(place)
        y += top - (0 if large else 16 * k)
        size = round((120 if large else 78) * k)
        if shown.key in firing:
            put(picture, _flash(round(size * 1.36)), x, y - size * 0.1)
        put(picture, tower(seats, letters(view, words, seats), size), x, y)


@cached
def _flash(size: int) -> Sprite:
    """Draw a light behind a tower: it has fired."""
    sketch = Sketch(size, size)
    middle = size / 2
    sketch.polygon(star(middle, middle, middle - 0.5, middle * 0.74, 14), RUBRIC)
    sketch.polygon(star(middle, middle, middle - 5, middle * 0.68, 14), SHINE)
    return sketch.sprite()


@cached
def _stroke(dx: float, dy: float, paint: Color | None, broken: bool) -> Sprite:
    """Draw one edge of the outline of an area."""
    sketch = Sketch(abs(dx) + 16, abs(dy) + 16)
    x, y = sketch.width / 2, sketch.height / 2
    a, b = (x - dx / 2, y - dy / 2), (x + dx / 2, y + dy / 2)
    if paint is None:
        for dot in range(8):
            sketch.circle(*between(a, b, (dot + 0.5) / 8), 4, INK)
        return sketch.sprite()
    sketch.line([a, b], 15, OUTLINE)
    sketch.line([a, b], 8, CREAM if broken else paint)
    if broken:
        for dash in range(3):
            piece = [between(a, b, (dash + share) / 3) for share in (0.12, 0.88)]
            sketch.line(piece, 8, OUTLINE, caps=False)
            piece = [between(a, b, (dash + share) / 3) for share in (0.18, 0.82)]
            sketch.line(piece, 8, paint, caps=False)
    return sketch.sprite()


@cache
def _border(size: int, out: tuple[bool, ...], inset: float) -> list[tuple[float, float, Point]]:
    """Return the outer edges of a hex, moved inwards: how far they lead, and their middles as seen
    from the middle of the hex."""
    border = []
    corners, inner = around(0, 0, size, 6, 0), around(0, 0, size - inset / SLANT, 6, 0)
    for edge in range(6):
        if not out[edge]:
            continue
        after = (edge + 1) % 6
        start, end = inner[edge], inner[after]
        if not out[edge - 1]:
            start = toward(corners[edge], corners[edge - 1], inset / SLANT)
        if not out[after]:
            end = toward(corners[after], corners[(after + 1) % 6], inset / SLANT)
        dx, dy = round(end[0] - start[0], 1), round(end[1] - start[1], 1)
        border.append((dx, dy, between(start, end, 0.5)))
    return border


# The neighbor beyond each edge of a hexagon, whose corners run clockwise from the right.
BEYOND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


@cache
def _outer_edges(field: str, place: int) -> list[tuple[str, tuple[bool, ...]]]:
    """Return the hexes of a tower's area, each with which of its edges lead out of it."""
    hexes = FIELDS[field].hex
    inside = {(hexes[key].q, hexes[key].r): key for key in FIELDS[field].towers[place].area}
    return [
        (key, tuple(step(at, beyond) not in inside for beyond in BEYOND))
        for at, key in inside.items()
    ]


def between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def toward(a: Point, b: Point, length: float) -> Point:
    return between(a, b, length / math.dist(a, b))


@cached
def tower(seats: tuple[int, ...], lettering: str, size: int) -> Sprite:
    """Draw a catapult tower under the banner of whoever controls it."""
    badge = round(size * (0.52 if len(seats) < 2 else 0.5))
    sprite = Image.new("RGBA", (max(size, badge * len(seats)), round(size * 1.1)), CLEAR)
    fill: Color = SEATS[seats[0]].color if seats else STONE
    put(sprite, icon("siege_tower", size, fill, OUTLINE), sprite.width / 2, size * 0.48)
    if seats:
        put(sprite, badges(seats, lettering, badge), sprite.width / 2, size * 0.82)
    return sprite
