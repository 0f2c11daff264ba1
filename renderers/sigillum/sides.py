"""The two sides as they are drawn: which is above, and the row of its characters."""

from __future__ import annotations

from games.sigillum.battle import Beast
from games.sigillum.view import View


def north_side(view: View) -> int:
    """Return the side that is drawn above the field."""
    first = view.battle.field.castles[0].hex
    return view.battle.castles.get(first, 1)


def own_side(view: View) -> int | None:
    """Return the side of whoever looks, once it has characters to play with."""
    if view.seat is None or not view.round or view.over:
        return None
    return view.battle.sides[view.seat]


def band_of(view: View, side: int) -> list[Beast | int]:
    """Return a side's characters by player; a seat's number for each one still to pick."""
    band: list[Beast | int] = []
    for seat in view.teams[side]:
        own: list[Beast | int] = [b for b in view.battle.beasts if b.seat == seat]
        if view.round == 0:
            own += [seat] * (view.picks - len(own))
        band += own
    return band
