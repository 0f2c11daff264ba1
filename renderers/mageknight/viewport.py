"""Where hexes lie on a picture: a window on the land."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from games.hexes import DIRECTIONS, Hex, distance, step
from games.mageknight.data import DATA
from games.mageknight.spaces import Space
from games.mageknight.tiles import (
    Position,
    center,
)
from games.mageknight.view import View

WIDTH = 1600
MARGIN = 20
SIZE = 116  # the radius of a hex near the hero, where there is room for it
SIZES = (SIZE, 104, 92, 80, 72, 64)  # few, so that what is drawn once can be used again
SIZES_NEAR = SIZES[:4]  # around a hero
SIZES_DESK = SIZES[2:]
FIRST = 112 / 116  # from the edge of a window to the middle of its first row, in radii
BEYOND = 1.1  # of the unknown, in radii, around the whole map
ROOT3 = math.sqrt(3)
SITE, HERO, HINT = 2.0, 4.0, 0.2  # what a site, a hero and unknown land weigh beside land
NEARNESS = 6.0
FOR_THE_OTHERS = 3  # so many sizes are tried to show them
NEIGHBORHOOD = 3  # steps within which a player sees all, if that is possible


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

    def holds(self, hex_: Hex) -> bool:
        """Whether what is written on a hex is not cut at the edge of the window."""
        x, y = self.at(hex_)
        across, down = 0.78 * self.size, 0.8 * self.size
        return across <= x <= self.width - across and down <= y <= self.height - down


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
    return tuple(sorted({spot for spots in view.unknown.values() for spot in spots}))


def flower(position: Position) -> list[Hex]:
    """The seven hexes of a tile."""
    q, r = center(position)
    return [(q + part.q, r + part.r) for part in DATA.tile["1"].hexes]


def focus(view: View) -> str:
    """The space that the picture is about: where the reader's hero is, or whoever acted last."""
    seat = view.seat if view.seat is not None else view.active
    if view.seat is None and view.deeds is not None:
        seat = view.deeds.seat
    if seat is None or not 0 <= seat < view.seats:
        seat = 0
    return view.heroes[seat].at or view.portal


def rows(n: int, size: int = SIZE) -> int:
    """The height of a window that shows so many rows of hexes in full."""
    return round(1.5 * size * (n - 1)) + 2 * round(FIRST * size)


def rows_in(height: int, size: int) -> int:
    """How many rows of hexes a window shows in full."""
    return max(1, math.floor((height + 2 - 2 * round(FIRST * size)) / (1.5 * size)) + 1)


def near(
    view: View,
    height: int,
    positions: Iterable[Position] = (),
    marked: Iterable[str] = (),
    width: int = WIDTH,
    sizes: tuple[int, ...] = SIZES_NEAR,
    more: int = 0,
) -> Window:
    """A window around the hero, on what matters most.

    For everybody all land is in it where it fits. Else all that can be reached, what is next to
    it, and a tile that was just revealed are, with smaller hexes if need be. Beyond them it is
    moved to where most of the land is: sea and unknown land count little. It is no taller than what
    there is to see; it may grow by some `more` rows where all of that would not fit.
    """
    here = _hex(view, focus(view))
    offered = {*positions}
    everyone, should, must = _wanted(view, here, offered, marked)
    tries = []
    if view.seat is None:  # whoever chooses a space needs larger hexes
        land = {hex_of(space) for space in view.spaces.values() if space.terrain != "sea"}
        tries = [(everyone | land, size) for size in sizes]
    tries += [(everyone, size) for size in sizes[:FOR_THE_OTHERS]]
    tries += [(hexes, size) for hexes in (should, must) for size in sizes]
    found = [each for each in tries if _fits(*each, width, height)]
    if more and (not found or found[0][0] is must):
        height = max(height, _tall_enough(should, sizes[-1], rows_in(height, sizes[-1]) + more))
        found = [each for each in ((should, sizes[-1]), *tries) if _fits(*each, width, height)]
    wanted, size = found[0] if found else (must, sizes[-1])
    count = rows_in(height, size)
    weights = _weights(view, here, offered)
    lines = {r for (_, r), weight in weights.items() if weight} | {here[1]}
    count = min(count, max(lines) - min(lines) + 1)
    first = _best_row(weights, count, here[1], [r for _, r in wanted])
    shown = {at: weight for at, weight in weights.items() if first <= at[1] < first + count}
    inside = [at for at in wanted if first <= at[1] < first + count]
    x = _best_x(shown, size, width, spot(here, size)[0], inside or [here])
    height = min(height, rows(count, size)) if count < rows_in(height, size) else height
    y = (first + (count - 1) / 2) * 1.5 * size
    return Window(size, width, height, x, y)


def _hex(view: View, key: str) -> Hex:
    space = view.spaces.get(key)
    return hex_of(space) if space is not None else (0, 0)


def around(at: Hex) -> list[Hex]:
    return [step(at, direction) for direction in DIRECTIONS]


def _tall_enough(wanted: Iterable[Hex], size: int, most: int) -> int:
    """The height of a window with all rows that are wanted, or the most that there may be."""
    lines = [r for _, r in wanted]
    return rows(min(most, max(lines) - min(lines) + 1), size)


def _fits(wanted: Iterable[Hex], size: int, width: int, height: int) -> bool:
    left, _, right, _ = bounds(wanted, size)
    lines = [r for _, r in wanted]
    return right - left <= width and max(lines) - min(lines) < rows_in(height, size)


def _wanted(
    view: View, here: Hex, offered: Iterable[Position], marked: Iterable[str]
) -> tuple[set[Hex], set[Hex], set[Hex]]:
    """What would be good to see, what should be seen, and what of it must be."""
    land = {hex_of(space) for space in view.spaces.values() if space.terrain != "sea"}
    must = {here, *(_hex(view, key) for key in marked)}
    if view.deeds is not None and view.seat in (None, view.deeds.seat):
        must |= {_hex(view, key) for key in view.deeds.way if key in view.spaces}
        tiles = set(view.deeds.tiles)
        must |= {hex_of(space) for space in view.spaces.values() if space.key[:-1] in tiles}
    for position in offered:
        must |= {
            center(position),
            *(at for at in flower(position) if any(other in land for other in around(at))),
        }
    should = must | {at for hex_ in must for at in around(hex_) if at in land}
    heroes = {_hex(view, hero.at) for hero in view.heroes if hero.at is not None}
    if view.seat is not None:
        heroes = {at for at in {*land, *heroes} if distance(at, here) <= NEIGHBORHOOD}
    return should | heroes, should, must


def _weights(view: View, here: Hex, offered: Iterable[Position]) -> dict[Hex, float]:
    """How much it is worth to show a hex."""
    found: dict[Hex, float] = {}
    for position in {*unknown(view), *offered}:
        for at in flower(position):
            found[at] = HINT
    heroes = {hero.at for hero in view.heroes}
    for space in view.spaces.values():
        worth = 0.0 if space.terrain == "sea" else 1.0
        if space.site is not None or space.tokens:
            worth += SITE
        if space.key in heroes:
            worth += HERO
        found[hex_of(space)] = worth
    return {at: worth * (1 + NEARNESS / (1 + distance(at, here))) for at, worth in found.items()}


def _best_row(weights: dict[Hex, float], count: int, here: int, wanted: list[int]) -> int:
    """The first row of those that weigh most, of those which have all that is wanted."""
    lines: dict[int, float] = {}
    for (_, r), weight in weights.items():
        lines[r] = lines.get(r, 0.0) + weight
    low, high = max(wanted) - count + 1, min(wanted)
    if low > high:  # it does not all fit
        low, high = here - count + 1, here
    return max(
        range(low, high + 1),
        key=lambda first: (
            round(sum(lines.get(r, 0.0) for r in range(first, first + count)), 3),
            -abs(first + (count - 1) / 2 - here),
        ),
    )


def _best_x(
    weights: dict[Hex, float], size: int, width: int, here: float, wanted: list[Hex]
) -> float:
    """The middle of a window with most in it, and with all that is wanted."""
    half = size * ROOT3 / 2
    spots = [(spot(at, size)[0], weight) for at, weight in weights.items() if weight]
    land = [x for x, _ in spots] or [here]
    if max(land) - min(land) + 2 * half <= width:
        return (max(land) + min(land)) / 2
    needed = [spot(at, size)[0] for at in wanted]
    low, high = max(needed) + half - width / 2, min(needed) - half + width / 2
    if low > high:
        low = high = min(max(here, high), low)
    edges = {min(max(x - half + width / 2, low), high) for x in land}
    edges |= {min(max(x + half - width / 2, low), high) for x in land}
    room = width / 2 - half * 0.8
    return max(
        edges | {min(max(here, low), high)},
        key=lambda x: (
            round(sum(weight for at, weight in spots if abs(at - x) <= room), 3),
            -abs(x - here),
        ),
    )


def all_of(view: View, tallest: int, width: int = WIDTH) -> Window:
    """The whole land, as large as it fits."""
    left, top, right, bottom = bounds(known(view), 1)
    left, top, right, bottom = left - BEYOND, top - BEYOND, right + BEYOND, bottom + BEYOND
    most = min((width - 20) / (right - left), (tallest - 20) / (bottom - top))
    size = next((size for size in SIZES if size <= most), SIZES[-1])
    height = round((bottom - top) * size) + 20
    return Window(size, width, height, (left + right) / 2 * size, (top + bottom) / 2 * size)
