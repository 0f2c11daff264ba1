"""What was done last, on the map: the way of a hero, new land, and who fell where."""

from __future__ import annotations

import math
from itertools import pairwise

from PIL import Image

from games.hexes import DIRECTIONS, Hex
from games.mageknight.pieces import Deeds
from games.mageknight.view import View
from renderers.kit.badges import shape
from renderers.kit.cache import cached
from renderers.kit.icons import icon
from renderers.kit.palette import SEATS, WHITE, Color, mix
from renderers.kit.sketch import Point, Sketch, Sprite, put
from renderers.mageknight.paint import BLOOD, CREAM, GOLD, INK
from renderers.mageknight.viewport import Window, around, hex_of, spot

ASIDE = 0.13  # how far a way keeps to the right, in radii: there and back are two lines


def draw_new_land(sheet: Image.Image, view: View, deeds: Deeds, window: Window) -> None:
    """A line of gold around the tiles that were just revealed."""
    for tile in deeds.tiles:
        land = {hex_of(space) for space in view.spaces.values() if space.key[:-1] == tile}
        for at in land:
            for place, other in enumerate(around(at)):
                if other not in land and window.shows(at):
                    x, y = window.at(at)
                    dx, dy = spot(DIRECTIONS[place], window.size)
                    put(sheet, _coast(place, window.size), x + dx / 2, y + dy / 2)


@cached
def _coast(place: int, size: int) -> Sprite:
    """One edge of a hex, towards one of its neighbors."""
    sketch = Sketch(size * 1.3, size * 1.3)
    middle = size * 0.65
    dx, dy = spot(DIRECTIONS[place], size)
    length = math.hypot(dx, dy)
    along = -dy / length * size / 2, dx / length * size / 2
    ends = [
        (middle - along[0], middle - along[1]),
        (middle + along[0], middle + along[1]),
    ]
    sketch.line(ends, size * 0.12, INK)
    sketch.line(ends, size * 0.07, GOLD)
    return sketch.sprite()


def draw_way(sheet: Image.Image, view: View, deeds: Deeds, window: Window) -> None:
    """Arrows from space to space, below whatever stands there."""
    steps = [hex_of(view.spaces[key]) for key in deeds.way if key in view.spaces]
    color = SEATS[deeds.seat].color
    for one, other in dict.fromkeys(pairwise(steps)):
        if one != other and (window.shows(one) or window.shows(other)):
            _draw_leg(sheet, one, other, window, color)


def _draw_leg(sheet: Image.Image, one: Hex, other: Hex, window: Window, color: Color) -> None:
    (x, y), (to_x, to_y) = window.at(one), window.at(other)
    across, down = round(to_x - x), round(to_y - y)
    length = math.hypot(across, down)
    aside = window.size * ASIDE / length
    leg = _leg(across, down, window.size, color)
    put(sheet, leg, (x + to_x) / 2 - down * aside, (y + to_y) / 2 + across * aside)


@cached
def _leg(across: int, down: int, size: int, color: Color) -> Sprite:
    """A step: a stroke with its head in the middle, where nothing stands."""
    room = size * 0.4
    sketch = Sketch(abs(across) + 2 * room, abs(down) + 2 * room)
    middle = sketch.width / 2, sketch.height / 2

    def at(along: float, aside: float) -> Point:
        """A point in shares of the step and in radii to its right, from the middle."""
        length = math.hypot(across, down)
        right = aside * size / length
        return (
            middle[0] + across * along - down * right,
            middle[1] + down * along + across * right,
        )

    head = 0.26 * size / math.hypot(across, down)
    for edge, paint in ((0.07, INK), (0.035, mix(color, WHITE, 0.75)), (0.0, color)):
        grown = edge * size / math.hypot(across, down)
        sketch.line([at(-0.42, 0), at(0.42, 0)], size * (0.11 + 2 * edge), paint)
        sketch.polygon(
            [
                at(head + 1.7 * grown, 0),
                at(-head * 0.6 - grown, 0.24 + 1.6 * edge),
                at(-head * 0.6 - grown, -0.24 - 1.6 * edge),
            ],
            paint,
        )
    return sketch.sprite()


def draw_fallen(sheet: Image.Image, view: View, deeds: Deeds, window: Window) -> None:
    """A skull where an enemy was defeated."""
    for key in dict.fromkeys(space for space, _ in deeds.felled):
        space = view.spaces.get(key)
        if space is None or space.tokens or space.shields or not window.shows(hex_of(space), -0.3):
            continue
        x, y = window.at(hex_of(space))
        put(sheet, _fallen(round(window.size * 0.62)), x, y + 0.5 * window.size)


@cached
def _fallen(size: int) -> Sprite:
    sprite = shape("circle", size, mix(BLOOD, INK, 0.35), CREAM).copy()
    put(sprite, icon("skull", round(size * 0.62), CREAM), size / 2, size / 2)
    return sprite
