"""Where the heroes are who stand outside the part of the land that is shown."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image

from games.hexes import Hex, distance
from games.mageknight.view import View
from renderers import Words
from renderers.kit.badges import seat_badge
from renderers.kit.cache import cached
from renderers.kit.fonts import label
from renderers.kit.sketch import Sketch, Sprite, put
from renderers.mageknight.paint import CREAM, INK, STEEL
from renderers.mageknight.viewport import Window, focus, hex_of

SIZE = 132  # of a pointer
HALF = SIZE / 2
CLEAR = 8  # from the edge
CLOSE = 100  # from what may not be covered
SHIELD = 0.56, -0.42  # where on a hex its owner's is, in radii from the middle
STEP = 20  # from one place at the edge that is tried to the next
TURNS = 16  # directions that are told apart


Spot: TypeAlias = tuple[float, float]


@dataclass(frozen=True)
class Pointer:
    """An arrow at the edge of the map."""

    seat: int
    x: float
    y: float
    turn: int
    steps: int  # of a bird, from the hero that the picture is about

    def covers(self, x: float, y: float, reach: float) -> bool:
        return abs(x - self.x) < HALF + reach and abs(y - self.y) < HALF + reach / 2


def pointers(view: View, window: Window, names: list[Spot]) -> list[Pointer]:
    """One for each hero who is on the map, but not in the window; none covers these names."""
    here = view.spaces.get(focus(view))
    start: Hex = hex_of(here) if here is not None else (0, 0)
    found: list[Pointer] = []
    busy = [*names, *_written(view, window)]
    for seat, hero in enumerate(view.heroes):
        space = view.spaces.get(hero.at) if hero.at is not None else None
        if space is None or window.holds(hex_of(space)):
            continue
        x, y = window.at(hex_of(space))
        turn = round(math.atan2(y - window.height / 2, x - window.width / 2) / math.tau * TURNS)
        at = _free(busy, [(other.x, other.y) for other in found], window, x, y)
        found.append(Pointer(seat, *at, turn % TURNS, distance(start, hex_of(space))))
    return found


def _written(view: View, window: Window) -> list[Spot]:
    """Where enemies, heroes and owners are shown, which no pointer may cover."""
    heroes = {hero.at for hero in view.heroes}
    spots = []
    for space in view.spaces.values():
        owned = space.owner is not None or space.shields
        shown = space.tokens or space.ruins or owned or space.key in heroes
        if shown and window.holds(hex_of(space)):
            x, y = window.at(hex_of(space))
            spots.append((x, y))
            if space.owner is not None:
                spots.append((x + SHIELD[0] * window.size, y + SHIELD[1] * window.size))
    return spots


def _free(
    busy: list[Spot],
    others: list[Spot],
    window: Window,
    x: float,
    y: float,
) -> tuple[float, float]:
    """The place at the edge that is nearest to a point, well beside what is shown there, or close
    to it; at least beside the other pointers, where there is little room."""
    low, high = HALF + CLEAR, window.width - HALF - CLEAR
    top, bottom = HALF + CLEAR, window.height - HALF - CLEAR
    x, y = min(max(x, low), high), min(max(y, top), bottom)
    along = [(low + STEP * n, edge) for n in range(int((high - low) // STEP) + 1)
             for edge in (top, bottom)]  # fmt: skip
    along += [(edge, top + STEP * n) for n in range(int((bottom - top) // STEP) + 1)
              for edge in (low, high)]  # fmt: skip
    places = sorted([(x, y), *along], key=lambda place: math.dist(place, (x, y)))
    for apart in (SIZE, CLOSE, 0):
        for place in places:
            if all(math.dist(place, other) >= SIZE for other in others) and all(
                math.dist(place, other) >= apart for other in busy
            ):
                return place
    return x, y


def draw_pointers(sheet: Image.Image, words: Words, shown: list[Pointer]) -> None:
    for pointer in shown:
        letter = words.letter(pointer.seat)
        put(sheet, _arrow(pointer.seat, letter, pointer.turn, pointer.steps), pointer.x, pointer.y)


@cached
def _arrow(seat: int, letter: str, turn: int, steps: int) -> Sprite:
    """A badge in a drop that points to where its hero is, with the number of steps."""
    sketch = Sketch(SIZE, SIZE)
    angle = turn / TURNS * math.tau
    for inset, paint in ((0.0, INK), (4.0, STEEL), (8.0, INK)):
        tip = HALF - inset * 1.4
        sketch.polygon(
            [
                (HALF + tip * math.cos(angle), HALF + tip * math.sin(angle)),
                *(
                    (
                        HALF + (48 - inset) * math.cos(angle + side),
                        HALF + (48 - inset) * math.sin(angle + side),
                    )
                    for side in (0.7, -0.7)
                ),
            ],
            paint,
        )
        sketch.circle(HALF, HALF, 50 - inset, paint)
    sprite = sketch.sprite()
    put(sprite, seat_badge(seat, letter, 52), HALF, HALF - 14)
    put(sprite, label(str(steps), 30, CREAM, "sans"), HALF, HALF + 26)
    return sprite
