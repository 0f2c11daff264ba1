"""The first puzzle: a hint, a count, and two abilities of which neither is enough alone."""

from __future__ import annotations

from collections.abc import Mapping

from games.core import Ask, Value
from games.lessons import Lesson, Step
from games.sigillum.learning.choices import (
    Finds,
    Way,
    answer_with,
    attacks,
    best,
    found,
    if_found,
    is_offered,
    lost,
    maneuvers,
    ways,
    what_was_found,
)
from games.sigillum.puzzles import PUZZLES
from games.sigillum.rules.abilities import hex_of
from games.sigillum.rules.choices import Instead
from games.sigillum.view import View

AT = ("puzzle-next",)
JAILBREAK = PUZZLES["jailbreak"]
FIRST, RIDER, SPURS = "aqus", "equita", 1


def near(way: Way) -> bool:
    """Tell whether the rider stands next to the prey then."""
    rider, prey = way.after.beast(RIDER).hex, way.after.beast(JAILBREAK.prey).hex
    assert rider is not None
    return prey in way.after.field.neighbors[rider]


def attack_by(who: str) -> Finds:
    """Find the attack with which a character hurts the prey most."""

    def find(view: View, ask: Ask) -> Way | None:
        prey = view.battle.beast(JAILBREAK.prey)
        own = (way for way in attacks(view, ask) if way.action.who == who)
        return best(own, lambda way: lost(prey, way.after))

    return find


def approach(view: View, ask: Ask) -> Way | None:
    return best((way for way in maneuvers(view, ask) if way.action.who == RIDER), near)


def spurs(view: View, ask: Ask) -> Way | None:
    return best(ways(view, ask), lambda way: way.action[:2] == (RIDER, SPURS))


def has_begun(view: View, ask: Ask) -> bool:
    return view.battle.beast(FIRST).attacked and approach(view, ask) is not None


def missing(view: View, ask: Ask) -> Way | None:
    """Find what the rider still needs if they have one of two things: to be near, and swift."""
    rider = view.battle.beast(RIDER)
    if rider.attacked or rider.maneuvered == rider.swift:
        return None
    return spurs(view, ask) if rider.maneuvered else approach(view, ask)


def last_blow(view: View, ask: Ask) -> Way | None:
    way = attack_by(RIDER)(view, ask)
    return way if way is not None and JAILBREAK.prey in way.after.exiled else None


def count(view: View, ask: Ask) -> Mapping[str, Value]:
    return {"beast": JAILBREAK.prey, "left": view.battle.beast(JAILBREAK.prey).vitality}


def count_and_hex(view: View, ask: Ask) -> Mapping[str, Value]:
    way = found(approach, view, ask)
    return {**count(view, ask), "hex": hex_of(way.after.beast(RIDER))}


def what_is_missing(view: View, ask: Ask) -> Mapping[str, Value]:
    return {"missing": "swiftness" if view.battle.beast(RIDER).maneuvered else "approach"}


PUZZLE: Lesson[View] = Lesson(
    "puzzle",
    seats=1,
    seed=1,
    options={"puzzle": JAILBREAK.key},
    steps=(
        # Whatever else is pressed at first may end the puzzle, or spend what it takes to solve it.
        Step(
            "puzzle-goal",
            AT,
            lambda view, ask: is_offered(ask, Instead.HINT),
            answer_with(Instead.HINT),
            count,
            insists=True,
        ),
        Step(
            "puzzle-count",
            AT,
            if_found(attack_by(FIRST)),
            what_was_found(attack_by(FIRST)),
            count,
            insists=True,
        ),
        Step("puzzle-approach", AT, has_begun, what_was_found(approach), count_and_hex),
        Step("puzzle-combine", AT, if_found(missing), what_was_found(missing), what_is_missing),
        Step("puzzle-strike", AT, if_found(last_blow), what_was_found(last_blow), count),
    ),
)
