"""The rest of the lesson: a turn of one's own, the night, and a keep."""

from __future__ import annotations

from collections.abc import Mapping

from games.core import Answer, Ask, Value
from games.lessons import Step
from games.mageknight.learning.choices import (
    end_turn,
    enemy,
    first_day,
    first_of,
    keep_assaults,
    learner,
    of_kind,
)
from games.mageknight.options import Plunder
from games.mageknight.view import HIDDEN, View


def village(view: View, ask: Ask) -> Mapping[str, Value]:
    return {"plan": "plunder" if of_kind(ask, Plunder) else "go"}


def by_night(view: View, ask: Ask) -> bool:
    return view.night


def keep_in_sight(view: View, ask: Ask) -> Mapping[str, Value]:
    keeps = [
        space for space in view.spaces.values() if space.site == "keep" and space.owner is None
    ]
    return {"plan": "keep", "space": keeps[0].key} if keeps else {"plan": "go", "space": ""}


def can_assault(view: View, ask: Ask) -> bool:
    return view.night and bool(keep_assaults(view, ask))


def assault(view: View, ask: Ask) -> Answer:
    return first_of(keep_assaults(view, ask), view, ask)


def keep(view: View, ask: Ask) -> Mapping[str, Value]:
    space = view.spaces[keep_assaults(view, ask)[0].value.space]
    seen = [token.enemy for token in space.tokens if token.enemy != HIDDEN]
    return (
        {"space": space.key, "enemy": seen[0], "plan": "seen"}
        if seen
        else {"space": space.key, "enemy": "", "plan": "hidden"}
    )


def behind_walls(view: View, ask: Ask) -> bool:
    return view.combat is not None and any(foe.walled for foe in view.combat.foes)


def garrison(view: View, ask: Ask) -> Mapping[str, Value]:
    foe = enemy(view)
    return {"enemy": foe.enemy, "values": foe.enemy}


def is_conqueror(view: View, ask: Ask) -> bool:
    here = view.spaces.get(learner(view).at or "")
    return here is not None and here.site == "keep" and here.owner == view.seat


def city_is_hidden(view: View, ask: Ask) -> bool:
    return not view.final and view.tile_pile > 0


def tiles(view: View, ask: Ask) -> Mapping[str, Value]:
    return {"n": view.tile_pile}


STEPS: tuple[Step[View], ...] = (
    Step("freely", ("your-turn",), first_day, args=village),
    Step("night", ("choose-tactic",), by_night, free=6),
    Step("dark", ("your-turn",), by_night, args=keep_in_sight, free=1),
    Step("keep", ("your-turn",), can_assault, assault, keep, insists=True, free=3),
    Step("walls", ("phase-ranged",), behind_walls, args=garrison),
    Step("conquered", ("after-action",), is_conqueror, end_turn, free=8),
    Step("city", ("your-turn",), city_is_hidden, args=tiles),
)
