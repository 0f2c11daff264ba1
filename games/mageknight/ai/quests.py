"""What the computer player is after in single scenarios, beside what it is after in all of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from games.mageknight.ai.combat import threat
from games.mageknight.ai.goals import Goal, Surroundings
from games.mageknight.ai.resources import hero
from games.mageknight.options import EnterSite, Incantation
from games.mageknight.rules.quests.druids import calling, inhabited
from games.mageknight.rules.quests.mines import POINTS, guarded, land_of
from games.mageknight.spaces import Space
from games.mageknight.view import HIDDEN, View

MINE_WORTH = 1.5  # for each point that it counts
MARK_WORTH = 2.4  # of a glade, as long as an incantation is to come
CRYSTAL_WORTH = 0.6
FORESEEN = 4  # of those who come to an incantation
LATE_WORTH = 6.0  # of an incantation when the night is nearly over
LEAVING, RETURNING = 3.0, 40.0
TURN_MOVE = 5  # that a turn brings a hero further, more or less
TURN_CARDS = 4  # that it takes


def quest_goals(view: View, around: Surroundings) -> list[Goal]:
    """What there is to do for the aim of this scenario."""
    kinds = {"mines": mines, "druids": druids, "portal": portal}
    find = kinds.get(view.plan.quest)
    return [] if find is None else [*find(view, around)]


def turns_left(view: View) -> int:
    """In this round, this one included."""
    return 1 if view.announced is not None else 1 + hero(view).deck // TURN_CARDS


def mines(view: View, around: Surroundings) -> Iterator[Goal]:
    for space in view.spaces.values():
        if guarded(space):
            backs = ("red" if land_of(space) == "core" else "green", "brown")
            tokens = space.tokens
            # Whoever is left of the two was the one below, unless it is seen.
            foes = tuple(threat(token.enemy, back) for token, back in zip(tokens, backs[-len(tokens):], strict=True))  # fmt: skip  # noqa: E501
            bonus = MINE_WORTH * POINTS[land_of(space)]
            yield Goal("enter", space.key, EnterSite(), foes=foes, dark=True, bonus=bonus)


def druids(view: View, around: Surroundings) -> Iterator[Goal]:
    nights = sum(view.rounds[view.round :]) + (view.night and not hero(view).invoked)
    glades = [space for space in view.spaces.values() if space.site == "magical_glade"]
    if nights and not view.final:
        for glade in glades:
            if around.seat not in glade.shields:
                yield Goal("mark", glade.key, bonus=MARK_WORTH)
    here = view.spaces[around.here]
    n = called_by(glades, around.seat, here)
    if view.night and n and not hero(view).invoked and not inhabited(here):
        called = calling(view.rounds, view.round)
        foes = [threat(HIDDEN, color) for color in called.colors for _ in range(n)]
        doubled = tuple(
            replace(foe, worth=2 * foe.worth, place=place)
            for place, foe in enumerate(foes[:FORESEEN])
        )
        crystals = CRYSTAL_WORTH * called.crystals * n
        late = LATE_WORTH if turns_left(view) < 3 else 0.0
        yield Goal("invoke", here.key, Incantation(), foes=doubled, bonus=crystals + late)


def called_by(glades: list[Space], seat: int, here: Space) -> int:
    return sum(seat in glade.shields or glade is here for glade in glades)


def portal(view: View, around: Surroundings) -> Iterator[Goal]:
    if view.round == 1 and around.here == view.portal:
        for near in around.beside[view.portal]:
            yield Goal("leave", near, bonus=LEAVING)
    elif last_round(view):
        yield Goal("return", view.portal, bonus=RETURNING)


def last_round(view: View) -> bool:
    return view.round == len(view.rounds)


def urgent(view: View, goals: Iterable[Goal], cost: dict[str, int]) -> list[Goal]:
    """Only what matters now: the way back, while there is time, or whoever bars it."""
    goals = list(goals)
    if view.plan.quest != "portal" or not last_round(view) or view.portal not in cost:
        return goals
    if cost[view.portal] < TURN_MOVE * (turns_left(view) - 2):
        return goals
    return [
        replace(goal, bonus=RETURNING) for goal in goals
        if goal.kind == "return" or (goal.kind == "duel" and goal.at == view.portal)
    ]  # fmt: skip
