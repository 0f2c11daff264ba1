"""What a learner can do at a decision, and what would come of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from games.core import Answer, Ask
from games.sigillum.battle import ATTACK, MANEUVER, Battle, Beast, Stronghold
from games.sigillum.rules.abilities import Impossible, Need
from games.sigillum.rules.actions import Ability, Action, outcome
from games.sigillum.rules.choices import Instead
from games.sigillum.view import View


class Way(NamedTuple):
    """An option that uses an ability at once, and the battle after it."""

    key: str
    action: Action
    after: Battle


def ways(view: View, ask: Ask) -> Iterator[Way]:
    """Yield what can be done with a single press."""
    for option in ask.options:
        if not isinstance(option.value, Ability | Action):
            continue
        action = Action(*option.value)
        try:
            after = outcome(view.battle, ask.seat, action)
        except (Need, Impossible):
            continue
        yield Way(option.key, action, after)


def maneuvers(view: View, ask: Ask) -> Iterator[Way]:
    return (way for way in ways(view, ask) if way.action.use == MANEUVER)


def attacks(view: View, ask: Ask) -> Iterator[Way]:
    return (way for way in ways(view, ask) if way.action.use == ATTACK)


def supports(view: View, ask: Ask) -> Iterator[Way]:
    return (way for way in ways(view, ask) if isinstance(way.action.use, int))


def best(offered: Iterator[Way], worth: Callable[[Way], float]) -> Way | None:
    """Return the way that is worth most, if one is worth anything: the first of equals."""
    return max((way for way in offered if worth(way) > 0), key=worth, default=None)


Finds: TypeAlias = Callable[[View, Ask], Way | None]


def if_found(find: Finds) -> Callable[[View, Ask], bool]:
    return lambda view, ask: find(view, ask) is not None


def what_was_found(find: Finds) -> Callable[[View, Ask], Answer]:
    def answer(view: View, ask: Ask) -> Answer:
        return (found(find, view, ask).key,)

    return answer


def found(find: Finds, view: View, ask: Ask) -> Way:
    """Return what is known to be there, since the step is told only then."""
    way = find(view, ask)
    assert way is not None
    return way


def is_offered(ask: Ask, wanted: Instead) -> bool:
    return any(option.value is wanted for option in ask.options)


def answer_with(wanted: Instead) -> Callable[[View, Ask], Answer]:
    """Return the answer that does this instead of using an ability."""

    def answer(view: View, ask: Ask) -> Answer:
        return (next(option.key for option in ask.options if option.value is wanted),)

    return answer


def own(view: View, ask: Ask) -> list[Beast]:
    return [beast for beast in view.battle.beasts if beast.seat == ask.seat]


def side_of(view: View, ask: Ask) -> int:
    return view.battle.sides[ask.seat]


def enemy_castle(view: View, ask: Ask) -> Stronghold:
    return view.battle.strongholds[1 - side_of(view, ask)]


def lost(before: Beast, after: Battle) -> int:
    """Return how much vitality somebody loses: all that is left to whoever is exiled."""
    if before.key in after.exiled:
        return before.vitality
    return before.vitality - after.beast(before.key).vitality


def struck(view: View, way: Way) -> Beast:
    """Return the enemy who loses most by an attack."""
    side = view.battle.beast(way.action.who).side
    foes = (beast for beast in view.battle.beasts if beast.side != side)
    return max(foes, key=lambda foe: lost(foe, way.after))


def injuries(view: View, way: Way) -> int:
    return lost(struck(view, way), way.after)
