"""The computer player of Bestiary of Sigillum: it plans its whole turn before each action."""

from __future__ import annotations

from collections.abc import Callable

from games.core import EASY, HARD, NORMAL, Answer, Ask, Rng, Thinking
from games.sigillum.ai.foresight import foreseen_turn, next_best
from games.sigillum.ai.planner import best_completion, encoded, plan
from games.sigillum.ai.ratings import CASTLES, RATINGS
from games.sigillum.beasts import SHEETS
from games.sigillum.puzzles import PUZZLES, way_on
from games.sigillum.rules.actions import Ability, Action
from games.sigillum.rules.choices import Instead
from games.sigillum.view import View
from games.standin import random_answer

PlanOf = Callable[[View, Ask], tuple[Action, ...]]
VARIETY = {EASY: 40, NORMAL: 16, HARD: 16}  # points of rating that chance may outweigh in the draft
SAME_KIND = 4  # points that a character of a kind loses for each that its player has


def stand_in(view: View, ask: Ask, rng: Rng) -> Answer:
    """Return an answer that a sensible player could give, from what their view shows."""
    decide = DECISIONS.get(ask.prompt.key)
    if decide is None:
        return random_answer(ask, rng)
    return ask.check(decide(view, ask, planned_turn))


def think(view: View, ask: Ask, rng: Rng, thinking: Thinking) -> Answer | None:
    """Answer for players who look further than the stand-in, or not as far."""
    if ask.prompt.key in ("ban", "pick"):
        return draft(view, ask, rng, VARIETY[thinking.level])
    decide = DECISIONS.get(ask.prompt.key)
    if decide is None or view.puzzle is not None:
        return None
    if thinking.level == EASY:
        return decide(view, ask, next_action)
    if not thinking.has_time():
        return None

    def foreseen(view: View, ask: Ask) -> tuple[Action, ...]:
        return foreseen_turn(
            view.battle, ask.seat, view.upcoming, thinking.level, thinking.has_time
        )

    return decide(view, ask, foreseen)


def draft(view: View, ask: Ask, rng: Rng, variety: int) -> Answer:
    """Ban or pick somebody good who fits those that this player has, and not always the same."""
    own = [SHEETS[beast.key].kind for beast in view.battle.beasts if beast.seat == ask.seat]

    def value(key: str) -> int:
        fits = own.count(SHEETS[key].kind) if ask.prompt.key == "pick" else 0
        return RATINGS[key] - SAME_KIND * fits + rng.below(variety)

    return (max(ask.options, key=lambda option: value(option.value)).key,)


def next_action(view: View, ask: Ask) -> tuple[Action, ...]:
    return next_best(view.battle, ask.seat)


def choice(ask: Ask, value: object) -> Answer:
    """Choose the option with this value."""
    return (next(option.key for option in ask.options if option.value == value),)


def take_the_best(view: View, ask: Ask, plan_of: PlanOf) -> Answer:
    """Ban or pick the best character: if it is good for us, the others should not get it."""
    return choice(ask, max((option.value for option in ask.options), key=RATINGS.__getitem__))


def take_the_best_castle(view: View, ask: Ask, plan_of: PlanOf) -> Answer:
    return choice(ask, min((option.value for option in ask.options), key=CASTLES.index))


def spread(view: View, ask: Ask, plan_of: PlanOf) -> Answer:
    """Bind the first and the third to one castle, so that both get somebody early."""
    return tuple(option.key for option in ask.options[::2])


def planned_turn(view: View, ask: Ask) -> tuple[Action, ...]:
    if view.puzzle is not None:
        return way_on(view.battle, PUZZLES[view.puzzle]) or ()
    return plan(encoded(view.battle), ask.seat)


def choose_ability(view: View, ask: Ask, plan_of: PlanOf) -> Answer:
    line = plan_of(view, ask)
    if line:
        offered = [o for o in ask.options if isinstance(o.value, Ability | Action)]
        found = [o for o in offered if Action(*o.value).leads_to(line[0])]
        if found:
            return ((found[-1] if len(line) == 1 else found[0]).key,)
    return choice(ask, Instead.END)


def solve_puzzle(view: View, ask: Ask, plan_of: PlanOf) -> Answer:
    """Follow the solution; whoever has lost the way begins again, which happens only once."""
    if not plan_of(view, ask) and any(o.value is Instead.AGAIN for o in ask.options):
        return choice(ask, Instead.AGAIN)
    return choose_ability(view, ask, plan_of)


def choose_target(view: View, ask: Ask, plan_of: PlanOf) -> Answer:
    """Make the next choice of the planned action, or of the best way to complete another one."""
    open_ = [option.value for option in ask.options if isinstance(option.value, Action)]
    line = plan_of(view, ask)
    if line:
        for action in open_:
            if action.leads_to(line[0]):
                return choice(ask, action)
    best = best_completion(view.battle, ask.seat, open_)
    return choice(ask, Instead.BACK if best is None else best)


def use_it(view: View, ask: Ask, plan_of: PlanOf) -> Answer:
    return choice(ask, True)


DECISIONS: dict[str, Callable[[View, Ask, PlanOf], Answer]] = {
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
