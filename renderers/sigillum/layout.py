"""Where everything is, in pixels. The field is a layer of its own, with room in its corners."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from games.sigillum.fields import FIELDS, Field
from renderers.kit.sketch import Point, around

Box: TypeAlias = tuple[float, float, float, float]  # left, top, right, bottom


WIDTH = 1600
MARGIN = 24
HEADER = 96
CARDS = 246  # a row of characters
STRIP = 96  # of a side that has none yet
SIZES = {"crossing": 129}
SIZE = 140  # of a hex, from its middle to a corner
PAD = 12  # above and below the hexes
ROOT3 = math.sqrt(3)


@dataclass(frozen=True)
class Plan:
    """The places of one field on its layer."""

    field: Field
    width: int
    size: int
    height: int
    spots: dict[str, Point]
    middle: float  # of the field, down

    @property
    def tall(self) -> float:
        """Return the height of a hex."""
        return self.size * ROOT3

    def hexagon(self, key: str, shrink: float = 0) -> list[Point]:
        x, y = self.spots[key]
        return around(x, y, self.size - shrink, 6, 0)

    def tower(self, place: int) -> tuple[Point, bool]:
        """Return where a tower stands, and whether there is room for a large one."""
        tower = self.field.towers[place]
        x, y = self.width / 2 + tower.x * self.size, self.middle + tower.y * self.size
        if tower.hex is None:
            # On an edge it would cover what is written there: it goes to the corner beside it.
            on_edge = len(tower.area) == 2
            return (x - self.size * 0.56 if on_edge else x, y), False
        outer = tower.x != 0
        return (x + math.copysign(self.size, tower.x) if outer else x - self.size * 0.94, y), outer

    def tower_beside(self, key: str) -> int:
        """Return on which side of a hex a small tower stands: -1 left, 1 right, 0 if none."""
        x, y = self.spots[key]
        for place in range(len(self.field.towers)):
            (tower_x, tower_y), large = self.tower(place)
            apart = tower_x - x
            near = abs(tower_y - y) < self.size / 2 and abs(abs(apart) - self.size) < self.size / 2
            if near and not large:
                return 1 if apart > 0 else -1
        return 0

    def castle_column(self) -> float:
        """Return the left end of the castle hexes, where the upper corner ends."""
        return min(self.spots[castle.hex][0] for castle in self.field.castles) - self.size

    def corner(self, north: bool, left: bool, row: int) -> Box:
        """Return the free rooms beside the castles (row 0) and beside their neighbors (row 1)."""
        half = self.tall / 2
        end = self.castle_column() - 10 - 1.5 * self.size * row
        top = PAD - 4 + half * row
        bottom = PAD + half * (row + 1) - 8
        if not north:
            top, bottom = self.height - bottom, self.height - top
        if left:
            return MARGIN, top, end, bottom
        return self.width - end, top, self.width - MARGIN, bottom


@cache
def plan(key: str, width: int = WIDTH, size: int = 0) -> Plan:
    """Place a field in the middle of a layer, its hexes of the usual size or of another."""
    field = FIELDS[key]
    size = size or SIZES.get(key, SIZE)
    down = {data.key: ROOT3 * (data.r + data.q / 2) for data in field.hexes}
    middle = (min(down.values()) + max(down.values())) / 2
    height = round((max(down.values()) - min(down.values()) + ROOT3) * size + 2 * PAD)
    spots = {
        data.key: (width / 2 + 1.5 * data.q * size, height / 2 + (down[data.key] - middle) * size)
        for data in field.hexes
    }
    return Plan(field, width, size, height, spots, height / 2)


@dataclass(frozen=True)
class Layout:
    """From top to bottom: header, band of the north, field, band of the south, question."""

    plan: Plan
    north: int  # heights
    south: int
    prompt: int

    @property
    def field_top(self) -> int:
        return HEADER + self.north

    @property
    def south_top(self) -> int:
        return self.field_top + self.plan.height

    @property
    def prompt_top(self) -> int:
        return self.south_top + self.south

    @property
    def height(self) -> int:
        return self.prompt_top + self.prompt + 14
