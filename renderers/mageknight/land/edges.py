"""Where the heroes are who stand outside the part of the land that is shown."""

from __future__ import annotations

import math
from dataclasses import dataclass

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
CLEAR = 8  # from the edge, and between two
TURNS = 16  # directions that are told apart


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


def pointers(view: View, window: Window) -> list[Pointer]:
    """One for each hero who is on the map, but not in the window."""
    here = view.spaces.get(focus(view))
    start: Hex = hex_of(here) if here is not None else (0, 0)
    found: list[Pointer] = []
    busy = _written(view, window)
    for seat, hero in enumerate(view.heroes):
        space = view.spaces.get(hero.at) if hero.at is not None else None
        if space is None or window.holds(hex_of(space)):
            continue
        x, y = window.at(hex_of(space))
        turn = round(math.atan2(y - window.height / 2, x - window.width / 2) / math.tau * TURNS)
        at = _free([*busy, *((other.x, other.y) for other in found)], window, x, y)
        found.append(Pointer(seat, *at, turn % TURNS, distance(start, hex_of(space))))
    return found


def _written(view: View, window: Window) -> list[tuple[float, float]]:
    """Where enemies, heroes and owners are shown, which no pointer may cover."""
    heroes = {hero.at for hero in view.heroes}
    spots = []
    for space in view.spaces.values():
        shown = space.tokens or space.ruins or space.owner is not None or space.key in heroes
        if shown and window.holds(hex_of(space)):
            spots.append(window.at(hex_of(space)))
    return spots


def _free(
    taken: list[tuple[float, float]], window: Window, x: float, y: float
) -> tuple[float, float]:
    """The place at the edge that is nearest to a point, beside those that are taken."""
    low, high = HALF + CLEAR, window.width - HALF - CLEAR
    top, bottom = HALF + CLEAR, window.height - HALF - CLEAR
    x, y = min(max(x, low), high), min(max(y, top), bottom)
    sideways = y in (top, bottom)
    step = (SIZE + CLEAR) / 2
    for moves in range(24):
        for sign in (1, -1):
            aside = sign * moves * step
            at = (x + aside, y) if sideways else (x, y + aside)
            fits = low <= at[0] <= high and top <= at[1] <= bottom
            apart = min((math.dist(at, other) for other in taken), default=SIZE)
            if fits and apart >= SIZE:
                return at
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
