"""The computer player of Bestiary of Sigillum: it plans its whole turn before each action."""

from __future__ import annotations

from collections.abc import Callable

from games.core import Answer, Ask, Rng
from games.sigillum.ai.planner import best_completion, encoded, plan
from games.sigillum.ai.ratings import CASTLES, RATINGS
from games.sigillum.puzzles import PUZZLES, way_on
from games.sigillum.rules.actions import Ability, Action
from games.sigillum.rules.choices import Instead
from games.sigillum.view import View
from games.standin import random_answer


def stand_in(view: View, ask: Ask, rng: Rng) -> Answer:
    """Return an answer that a sensible player could give, from what their view shows."""
    decide = DECISIONS.get(ask.prompt.key)
    if decide is None:
        return random_answer(ask, rng)
    return ask.check(decide(view, ask))


def choice(ask: Ask, value: object) -> Answer:
    """Choose the option with this value."""
    return (next(option.key for option in ask.options if option.value == value),)


def take_the_best(view: View, ask: Ask) -> Answer:
    """Ban or pick the best character: if it is good for us, the others should not get it."""
    return choice(ask, max((option.value for option in ask.options), key=RATINGS.__getitem__))


def take_the_best_castle(view: View, ask: Ask) -> Answer:
    return choice(ask, min((option.value for option in ask.options), key=CASTLES.index))


def spread(view: View, ask: Ask) -> Answer:
    """Bind the first and the third to one castle, so that both get somebody early."""
    return tuple(option.key for option in ask.options[::2])


def planned_turn(view: View, ask: Ask) -> tuple[Action, ...]:
    if view.puzzle is not None:
        return way_on(view.battle, PUZZLES[view.puzzle]) or ()
    return plan(encoded(view.battle), ask.seat)


def choose_ability(view: View, ask: Ask) -> Answer:
    line = planned_turn(view, ask)
    if line:
        offered = [o for o in ask.options if isinstance(o.value, Ability | Action)]
        found = [o for o in offered if Action(*o.value).leads_to(line[0])]
        if found:
            return ((found[-1] if len(line) == 1 else found[0]).key,)
    return choice(ask, Instead.END)


def solve_puzzle(view: View, ask: Ask) -> Answer:
    """Follow the solution; whoever has lost the way begins again, which happens only once."""
    if not planned_turn(view, ask) and any(o.value is Instead.AGAIN for o in ask.options):
        return choice(ask, Instead.AGAIN)
    return choose_ability(view, ask)


def choose_target(view: View, ask: Ask) -> Answer:
    """Make the next choice of the planned action, or of the best way to complete another one."""
    open_ = [option.value for option in ask.options if isinstance(option.value, Action)]
    line = planned_turn(view, ask)
    if line:
        for action in open_:
            if action.leads_to(line[0]):
                return choice(ask, action)
    best = best_completion(view.battle, ask.seat, open_)
    return choice(ask, Instead.BACK if best is None else best)


def use_it(view: View, ask: Ask) -> Answer:
    return choice(ask, True)


DECISIONS: dict[str, Callable[[View, Ask], Answer]] = {
    "ban": take_the_best,
    "pick": take_the_best,
    "bind": spread,
    "ban-faction": take_the_best_castle,
    "choose-faction": take_the_best_castle,
    "choose-ability": choose_ability,
    "puzzle-next": solve_puzzle,
    "choose-target": choose_target,
    "choose-next": choose_target,
    "answer": use_it,
}
