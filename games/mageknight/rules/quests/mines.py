"""Mines Liberation: enemies hold the mines, and whoever frees one has its crystals every round."""

from __future__ import annotations

from games.core import text
from games.mageknight.data import DATA
from games.mageknight.rules.hero import change_track
from games.mageknight.rules.mana import keep_crystal
from games.mageknight.spaces import Space
from games.mageknight.table import MageKnight

LIBERATOR = {"countryside": 1, "core": 2}  # reputation, by the land where the mine lies
POINTS = {"countryside": 4, "core": 7}


def guarded(space: Space) -> bool:
    """Whether enemies still hold a mine: it gives nothing."""
    return space.site == "mine" and bool(space.tokens)


def liberate(t: MageKnight, seat: int, space: Space) -> None:
    change_track(t, seat, "reputation", LIBERATOR[land_of(space)])


def land_of(space: Space) -> str:
    return DATA.tile[space.tile].back


def own_mines(t: MageKnight, seat: int) -> list[Space]:
    return [s for s in t.spaces.values() if s.site == "mine" and s.owner == seat]


def give_crystals(t: MageKnight) -> None:
    """The miners thank whoever has freed them, wherever they are."""
    for seat in t.playing:
        colors = [mine.color or "" for mine in own_mines(t, seat)]
        gained = [color for color in colors if keep_crystal(t, seat, color, told=True)]
        if gained:
            gifts = [text("color-crystal", color=color) for color in gained]
            t.say("miners-thank", seat=seat, crystals=[*gifts])


def all_free(t: MageKnight) -> bool:
    return not t.tile_pile and not any(guarded(space) for space in t.spaces.values())


def points(t: MageKnight, seat: int) -> int:
    return sum(POINTS[land_of(mine)] for mine in own_mines(t, seat))
