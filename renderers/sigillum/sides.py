"""The two sides: who plays them, what they control, whom they lead."""

from __future__ import annotations

from games.sigillum.battle import Battle, Beast
from games.sigillum.view import View


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


def north_side(view: View) -> int:
    """The side that is drawn above the field."""
    first = view.battle.field.castles[0].hex
    return view.battle.castles.get(first, 1)


def picks(view: View) -> int:
    """How many characters each player has in the end."""
    if view.seats == 4:
        return 2
    return 4 if len(view.battle.field.castles) == 4 else 3


def band_of(view: View, side: int) -> list[Beast | int]:
    """A side's characters player by player; a seat's number for each that he still picks."""
    band: list[Beast | int] = []
    for seat in seats_of(view, side):
        own: list[Beast | int] = [b for b in view.battle.beasts if b.seat == seat]
        if view.round == 0:
            own += [seat] * (picks(view) - len(own))
        band += own
    return band
