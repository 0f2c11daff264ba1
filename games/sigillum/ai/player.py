"""A stand-in for Bestiary of Sigillum: it plans its whole turn before each of its actions."""

from __future__ import annotations

from collections.abc import Callable

from games.core import Answer, Ask, Rng
from games.sigillum.ai.planner import best_completion, encoded, plan, puzzle_solution
from games.sigillum.ai.ratings import CASTLES, RATINGS
from games.sigillum.rules.actions import Action
from games.sigillum.rules.choices import BACK, END, GO
from games.sigillum.view import View
from games.standin import random_answer


def stand_in(view: View, ask: Ask, rng: Rng) -> Answer:
    """An answer that a sensible player could give, from what his view shows."""
    decide = DECISIONS.get(ask.prompt.key)
    if decide is None:
        return random_answer(ask, rng)
    return ask.check(decide(view, ask))


def take_the_best(view: View, ask: Ask) -> Answer:
    """Bans and picks. What is good for oneself is also what the other should not get."""
    return (max((option.key for option in ask.options), key=RATINGS.__getitem__),)


def take_the_best_castle(view: View, ask: Ask) -> Answer:
    return (min((option.key for option in ask.options), key=CASTLES.index),)


def spread(view: View, ask: Ask) -> Answer:
    """The first and the third to one castle, so that both get somebody early."""
    return tuple(option.key for option in ask.options[::2])


def planned_turn(view: View, ask: Ask) -> tuple[Action, ...]:
    if view.puzzle is not None:
        return puzzle_solution(encoded(view.battle), view.puzzle)
    return plan(encoded(view.battle), ask.seat)


def choose_ability(view: View, ask: Ask) -> Answer:
    line = planned_turn(view, ask)
    if not line:
        return (END,)
    return (f"{line[0].who}.{line[0].use[0]}",)


def choose_target(view: View, ask: Ask) -> Answer:
    """The next choice of the planned action, or of the best way to go on with another one."""
    begun = str(ask.prompt.args["action"]).partition(".")
    picked = ask.prompt.args["picked"]
    assert isinstance(picked, list)
    start = Action(begun[0], begun[2], tuple(str(pick) for pick in picked))
    line = planned_turn(view, ask)
    action: Action | None = line[0] if line else None
    if action is None or action[:2] != start[:2] or action.picks[: len(picked)] != start.picks:
        action = best_completion(view.battle, ask.seat, start)
    if action is None:
        return (BACK,)
    return (action.picks[len(picked)] if len(action.picks) > len(picked) else GO,)


def use_it(view: View, ask: Ask) -> Answer:
    return ("yes",)


DECISIONS: dict[str, Callable[[View, Ask], Answer]] = {
    "ban": take_the_best,
    "pick": take_the_best,
    "bind": spread,
    "ban-faction": take_the_best_castle,
    "choose-faction": take_the_best_castle,
    "choose-ability": choose_ability,
    "choose-target": choose_target,
    "choose-next": choose_target,
    "answer": use_it,
}
