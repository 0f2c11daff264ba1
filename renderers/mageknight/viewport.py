"""Where hexes lie on a picture: a window on the land."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from games.hexes import Hex
from games.mageknight.data import DATA
from games.mageknight.table import Space
from games.mageknight.tiles import (
    Placed,
    Position,
    center,
    unknown_beside,
)
from games.mageknight.view import View

WIDTH = 1600
MARGIN = 20
SIZE = 116  # the radius of a hex near the hero
SMALLEST_HEX = 64  # on the whole map
ROW = SIZE * 1.5  # from one row of hexes to the next
FIRST = 112  # from the edge of a window to the middle of its first row
MORE_ROWS = 4  # by which a window may grow
PORTAL = "Aa"
BEYOND = 1.1  # of the unknown, in radii, around the whole map
ROOT3 = math.sqrt(3)


def spot(at: Hex, size: float) -> tuple[float, float]:
    """The middle of a hex, from that of the hex 0, 0."""
    q, r = at
    return size * ROOT3 * (q + r / 2), size * 1.5 * r


@dataclass(frozen=True)
class Window:
    """The part of the land that is shown: its middle, and the radius of a hex."""

    size: int
    width: int
    height: int
    x: float  # of the land's point in the middle of the window
    y: float

    def at(self, hex_: Hex) -> tuple[float, float]:
        x, y = spot(hex_, self.size)
        return x - self.x + self.width / 2, y - self.y + self.height / 2

    def shows(self, hex_: Hex, share: float = 1.0) -> bool:
        """Whether a hex is in the window, at least with this share of its radius."""
        x, y = self.at(hex_)
        reach = self.size * share
        return -reach < x < self.width + reach and -reach < y < self.height + reach


def bounds(hexes: Iterable[Hex], size: float) -> tuple[float, float, float, float]:
    spots = [spot(at, size) for at in hexes]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    half = size * ROOT3 / 2
    return min(xs) - half, min(ys) - size, max(xs) + half, max(ys) + size


def hex_of(space: Space) -> Hex:
    return space.q, space.r


def known(view: View) -> list[Hex]:
    return [hex_of(space) for space in view.spaces.values()]


def unknown(view: View) -> tuple[Position, ...]:
    """The positions at the edge of the known land."""
    if not view.tile_pile:
        return ()
    return _edge(tuple(view.tiles.items()))


@lru_cache(maxsize=256)
def _edge(placed: Placed) -> tuple[Position, ...]:
    return tuple(sorted({spot for spots in unknown_beside(placed).values() for spot in spots}))


def flower(position: Position) -> list[Hex]:
    """The seven hexes of a tile."""
    q, r = center(position)
    return [(q + part.q, r + part.r) for part in DATA.tile["1"].hexes]


def focus(view: View) -> str:
    """The space that the picture is about: where the reader's hero is, or who acts."""
    seat = view.seat if view.seat is not None else view.active
    if seat is None or not 0 <= seat < view.seats:
        seat = 0
    return view.heroes[seat].at or PORTAL


def rows(n: int) -> int:
    """The height of a window that shows so many rows of hexes in full."""
    return round(ROW * (n - 1)) + 2 * FIRST


def near(
    view: View, height: int, positions: Iterable[Position] = (), marked: Iterable[str] = ()
) -> Window:
    """A window around the hero, moved so that it shows little beyond the land.

    It is moved, and grows by some rows, to show the spaces that are marked.
    """
    space = view.spaces.get(focus(view))
    here = hex_of(space) if space is not None else (0, 0)
    places = {*unknown(view), *positions}
    hexes = [here, *known(view), *(at for place in places for at in flower(place))]
    # Whole rows, so that none is cut through its keys, and none of them beyond the coast.
    count = round((height - 2 * FIRST) / ROW) + 1
    last = max((s.r for s in view.spaces.values() if s.terrain != "sea"), default=here[1])
    first = min(here[1] - count // 2, last - count + 1)
    first = max(first, min(r for _, r in hexes))
    shown = [here, *(hex_of(view.spaces[key]) for key in marked)]
    first, count = _rows_with(first, count, [r for _, r in shown])
    height = max(height, rows(count))
    left, _, right, _ = bounds([(q, r) for q, r in hexes if first <= r < first + count], SIZE)
    x = _within(spot(here, SIZE)[0], left, right, WIDTH)
    low, _, high, _ = bounds(shown, SIZE)
    if high - low <= WIDTH:
        x = min(max(x, high - WIDTH / 2), low + WIDTH / 2)
    return Window(SIZE, WIDTH, height, x, first * ROW - FIRST + height / 2)


def _rows_with(first: int, count: int, wanted: list[int]) -> tuple[int, int]:
    """The first row and their number, so that those which are wanted are among them."""
    top, bottom = min(first, *wanted), max(first + count - 1, *wanted)
    if bottom - top < count + MORE_ROWS:
        return top, bottom - top + 1
    return first, count


def _within(middle: float, low: float, high: float, room: float) -> float:
    if high - low <= room:
        return (low + high) / 2
    return min(max(middle, low + room / 2), high - room / 2)


def all_of(view: View, tallest: int) -> Window:
    """The whole land, as large as it fits."""
    left, top, right, bottom = bounds(known(view), 1)
    left, top, right, bottom = left - BEYOND, top - BEYOND, right + BEYOND, bottom + BEYOND
    size = min((WIDTH - 20) / (right - left), (tallest - 20) / (bottom - top), SIZE)
    size = max(SMALLEST_HEX, math.floor(size))
    height = round((bottom - top) * size) + 20
    return Window(size, WIDTH, height, (left + right) / 2 * size, (top + bottom) / 2 * size)
