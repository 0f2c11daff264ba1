"""Towers with their areas, castles, and what lies on hexes: drawn below the characters."""

from __future__ import annotations

import math

from PIL import Image

from games.hexes import step
from games.sigillum.battle import Battle
from games.sigillum.view import View
from renderers.kit.badges import OUTLINE
from renderers.kit.cache import cached
from renderers.kit.icons import icon
from renderers.kit.palette import SEATS, Colour
from renderers.kit.sketch import CLEAR, Point, Sketch, Sprite, around, put
from renderers.sigillum.ground import tile
from renderers.sigillum.paint import CREAM, GILT, INK, MOTIF, STONE, badges, effect_chip
from renderers.sigillum.places import Plan, plan

SLANT = math.sqrt(3) / 2  # from a hexagon's corner to its edge


def seats_of(view: View, side: int) -> tuple[int, ...]:
    """The seats of a side, clockwise from the timekeeper; in a puzzle, as if there were two."""
    if view.seats == 1:
        return (side,)
    order = [(view.first + place) % view.seats for place in range(view.seats)]
    return tuple(seat for seat in order if view.battle.sides[seat] == side)


def controller(battle: Battle, tower: int) -> int | None:
    """The side that controls a tower."""
    margin = battle.margin(0, battle.field.towers[tower].area)
    return None if margin == 0 else 0 if margin > 0 else 1


def draw_areas(picture: Image.Image, view: View, p: Plan, top: int) -> None:
    for place in range(len(p.field.towers)):
        side = controller(view.battle, place)
        seats = () if side is None else seats_of(view, side)
        sprite, left, upper = _area(p.field.key, place, seats, side == 1)
        picture.paste(sprite, (left, upper + top), sprite)


def draw_towers(picture: Image.Image, view: View, p: Plan, top: int) -> None:
    for place in range(len(p.field.towers)):
        side = controller(view.battle, place)
        seats = () if side is None else seats_of(view, side)
        (x, y), large = p.tower(place)
        put(picture, tower(seats, 120 if large else 78), x, y + top - (0 if large else 16))


@cached
def _area(key: str, place: int, seats: tuple[int, ...], broken: bool) -> tuple[Sprite, int, int]:
    """The outline of a tower's area: dotted if nobody's; dashed if the second side's."""
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
        paint = SEATS[seats[turn % len(seats)]].colour
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
    """The outer edges of some hexes, moved inwards."""
    border = []
    for key in area:
        corners, inner = p.hexagon(key), p.hexagon(key, inset / SLANT)
        out = [_neighbour(p, key, edge) not in area for edge in range(6)]
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


# The neighbour beyond each edge of a hexagon, whose corners run clockwise from the right.
BEYOND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def _neighbour(p: Plan, key: str, edge: int) -> str | None:
    data = p.field.hex[key]
    q, r = step((data.q, data.r), BEYOND[edge])
    return next((other.key for other in p.field.hexes if (other.q, other.r) == (q, r)), None)


def between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def toward(a: Point, b: Point, length: float) -> Point:
    return between(a, b, length / math.dist(a, b))


@cached
def tower(seats: tuple[int, ...], size: int) -> Sprite:
    """A catapult tower under the banner of whoever controls it."""
    badge = round(size * (0.52 if len(seats) < 2 else 0.5))
    sprite = Image.new("RGBA", (max(size, badge * len(seats)), round(size * 1.1)), CLEAR)
    fill: Colour = SEATS[seats[0]].colour if seats else STONE
    put(sprite, icon("siege_tower", size, fill, OUTLINE), sprite.width / 2, size * 0.48)
    if seats:
        put(sprite, badges(seats, badge), sprite.width / 2, size * 0.82)
    return sprite


# Castles


@cached
def _walls(size: int, colours: tuple[Colour, ...]) -> Sprite:
    """The wall around a castle hex, in its owner's colours."""
    wide, tall = 2 * size, round(size * 1.7321)
    sketch = Sketch(wide, tall)
    x, y = wide / 2, tall / 2
    outer, inner = around(x, y, size - 3, 6, 0), around(x, y, size - 17, 6, 0)
    for place in range(6):
        after = (place + 1) % 6
        quad = [outer[place], outer[after], inner[after], inner[place]]
        sketch.polygon(quad, OUTLINE)
    outer, inner = around(x, y, size - 5, 6, 0), around(x, y, size - 14, 6, 0)
    for place in range(6):
        after = (place + 1) % 6
        paint = colours[place % len(colours)] if colours else STONE
        for tooth in range(6):
            if tooth % 2:
                continue
            a, b = (tooth + 0.5) / 6, (tooth + 1.5) / 6
            sketch.polygon(
                [
                    between(outer[place], outer[after], a),
                    between(outer[place], outer[after], b),
                    between(inner[place], inner[after], b),
                    between(inner[place], inner[after], a),
                ],
                paint,
            )
    return sketch.sprite()


def draw_castles(picture: Image.Image, view: View, p: Plan, top: int) -> None:
    for castle in p.field.castles:
        side = view.battle.castles.get(castle.hex)
        seats = () if side is None else seats_of(view, side)
        x, y = p.spots[castle.hex]
        put(picture, _walls(p.size, tuple(SEATS[seat].colour for seat in seats)), x, y + top)
        if view.battle.at(castle.hex) is None:
            put(picture, icon("stronghold", round(p.size * 0.7), STONE, INK), x, y + top)
            if seats:
                put(picture, badges(seats, 52), x, y + top + p.size * 0.46)


# What lies on hexes


def draw_ground(picture: Image.Image, view: View, p: Plan, top: int) -> None:
    """Changed terrain, obstacles and webs, each with the badge of the side that laid it."""
    for key, markers in view.battle.ground.items():
        x, y = p.spots[key]
        for marker in markers:
            if marker.effect.startswith("terraform_"):
                _terraform(picture, p, marker.effect.removeprefix("terraform_"), x, y + top)
        for marker in markers:
            if marker.effect == "web":
                put(picture, icon("effect_web", round(p.size * 1.62), CREAM), x, y + top)
                put(picture, icon("effect_web", round(p.size * 1.58), INK), x, y + top)
            elif marker.effect == "obstacle":
                put(picture, icon("effect_obstacle", p.size, MOTIF["mountain"], INK), x, y + top)
            if view.battle.at(key) is None:
                put(picture, badges(seats_of(view, marker.side), 46), x, y + top + p.size * 0.6)


def _terraform(picture: Image.Image, p: Plan, terrain: str, x: float, y: float) -> None:
    put(picture, tile(terrain, p.size), x, y)
    put(picture, _turf(p.size), x, y)
    put(picture, effect_chip(f"terraform_{terrain}", 1, 50), x - p.size * 0.62, y + p.size * 0.42)


@cached
def _turf(size: int) -> Sprite:
    """A dotted edge: this is not how the hex was printed."""
    sketch = Sketch(2 * size, round(size * 1.7321))
    corners = around(size, size * 0.866, size - 13, 6, 0)
    for place in range(6):
        for dot in range(7):
            at = between(corners[place], corners[(place + 1) % 6], dot / 7)
            sketch.circle(*at, 6, INK)
            sketch.circle(*at, 4, GILT)
    return sketch.sprite()
