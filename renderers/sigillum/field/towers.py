"""Towers with their areas."""

from __future__ import annotations

import math

from PIL import Image

from games.hexes import step
from games.sigillum.view import View
from renderers import Words
from renderers.kit.badges import OUTLINE
from renderers.kit.cache import cached
from renderers.kit.icons import icon
from renderers.kit.palette import SEATS, Color
from renderers.kit.sketch import CLEAR, Point, Sketch, Sprite, put
from renderers.sigillum.layout import Plan, plan
from renderers.sigillum.paint import CREAM, INK, STONE, badges
from renderers.sigillum.wording import letters

SLANT = math.sqrt(3) / 2  # from a hexagon's corner to its edge


def draw_areas(picture: Image.Image, view: View, p: Plan, top: int) -> None:
    for place in range(len(p.field.towers)):
        side = view.towers[place]
        seats = () if side is None else view.teams[side]
        sprite, left, upper = _area(p.field.key, place, seats, side == 1)
        picture.paste(sprite, (left, upper + top), sprite)


def draw_towers(picture: Image.Image, view: View, words: Words, p: Plan, top: int) -> None:
    for place in range(len(p.field.towers)):
        side = view.towers[place]
        seats = () if side is None else view.teams[side]
        (x, y), large = p.tower(place)
        shown = tower(seats, letters(view, words, seats), 120 if large else 78)
        put(picture, shown, x, y + top - (0 if large else 16))


@cached
def _area(key: str, place: int, seats: tuple[int, ...], broken: bool) -> tuple[Sprite, int, int]:
    """Draw the outline of a tower's area: dotted if nobody's; dashed if the second side's."""
    p = plan(key)
    area = p.field.towers[place].area
    corners = [point for hex_ in area for point in p.hexagon(hex_)]
    left, upper = round(min(x for x, _ in corners)) - 4, round(min(y for _, y in corners)) - 4
    right, lower = round(max(x for x, _ in corners)) + 5, round(max(y for _, y in corners)) + 5
    sketch = Sketch(right - left, lower - upper)
    # Areas that share hexes are drawn within each other.
    shared = any(set(area) & set(other.area) for other in p.field.towers[:place])
    edges = [
        [(x - left, y - upper) for x, y in edge] for edge in _border(p, area, 27 if shared else 9)
    ]
    if not seats:
        for a, b in edges:
            for dot in range(8):
                sketch.circle(*between(a, b, (dot + 0.5) / 8), 4, INK)
        return sketch.sprite(), left, upper
    for edge in edges:
        sketch.line(edge, 15, OUTLINE)
    for turn, (a, b) in enumerate(edges):
        paint = SEATS[seats[turn % len(seats)]].color
        if broken:
            sketch.line([a, b], 8, CREAM)
            for dash in range(3):
                piece = [between(a, b, (dash + share) / 3) for share in (0.12, 0.88)]
                sketch.line(piece, 8, OUTLINE, caps=False)
                piece = [between(a, b, (dash + share) / 3) for share in (0.18, 0.82)]
                sketch.line(piece, 8, paint, caps=False)
        else:
            sketch.line([a, b], 8, paint)
    return sketch.sprite(), left, upper


def _border(p: Plan, area: list[str], inset: float) -> list[list[Point]]:
    """Return the outer edges of some hexes, moved inwards."""
    border = []
    for key in area:
        corners, inner = p.hexagon(key), p.hexagon(key, inset / SLANT)
        out = [_neighbor(p, key, edge) not in area for edge in range(6)]
        for edge in range(6):
            if not out[edge]:
                continue
            after = (edge + 1) % 6
            start, end = inner[edge], inner[after]
            if not out[edge - 1]:
                start = toward(corners[edge], corners[edge - 1], inset / SLANT)
            if not out[after]:
                end = toward(corners[after], corners[(after + 1) % 6], inset / SLANT)
            border.append([start, end])
    return border


# The neighbor beyond each edge of a hexagon, whose corners run clockwise from the right.
BEYOND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def _neighbor(p: Plan, key: str, edge: int) -> str | None:
    data = p.field.hex[key]
    q, r = step((data.q, data.r), BEYOND[edge])
    return next((other.key for other in p.field.hexes if (other.q, other.r) == (q, r)), None)


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
