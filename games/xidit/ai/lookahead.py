"""How good players of Lords of Xidit plan a year: against plans that the others might have, with
units and gold that they might have; easy ones follow their whims."""

from __future__ import annotations

from games.core import EASY, HARD, NORMAL, Answer, Ask, Plan, Result, Rng, Search, Thinking
from games.xidit.ai.census import show
from games.xidit.ai.decisions import chosen
from games.xidit.ai.imagination import imagine
from games.xidit.ai.planner import Planner, army
from games.xidit.ai.valuation import USUAL, Valuation, likely
from games.xidit.table import Xidit
from games.xidit.view import View, view

TRIED = 16  # plans of a year
WILD = 3.0  # how much whims change the worth of threats for an easy player
NEXT_YEARS = 0.25  # the worth of an army, against the chances to survive the assessments


def orders(valuation: Valuation, ask: Ask, rng: Rng, mood: float) -> Answer:
    city = valuation.view.heroes[ask.seat].city
    planner = Planner(valuation, rng, mood)
    return chosen(ask, planner.plan(city, army(valuation.screen.units))[1])


def think(view: View, ask: Ask, rng: Rng, thinking: Thinking) -> Answer | None:
    """Plan for an easy player, who also shows all in a census; the others search for a plan."""
    if thinking.level != EASY and ask.prompt.key in ("census-show", "census-show-all"):
        return show(view, ask, rng)
    if thinking.level == EASY and ask.prompt.key == "plan-orders":
        return orders(Valuation(view, ask.seat), ask, rng, WILD)
    return None


def plans(view: View, ask: Ask) -> list[Plan]:
    """List the best plans for a year, if nobody else were there."""
    if ask.prompt.key != "plan-orders":
        return []
    valuation = Valuation(view, ask.seat)
    planner = Planner(valuation, Rng(view.year), mood=0.0)
    city = view.heroes[ask.seat].city
    found = planner.plans(city, army(valuation.screen.units), TRIED)
    return [(chosen(ask, orders),) for orders in found]


def judge(t: Xidit, seat: int, result: Result | None) -> float:
    """Add up the chances to survive the assessments, and what the army promises."""
    if result is not None:
        return 3.0 * (seat in result.winners) + 0.1 * result.scores[seat]
    valuation = Valuation(view(t, seat), seat)
    total, leaving = 0.0, 0
    for assessment, out in zip(t.assessments, t.rules.eliminated, strict=True):
        leaving += out
        levels = valuation.levels[assessment]
        rivals = sorted(level for who, level in levels.items() if who != seat)
        total += likely((levels[seat] - rivals[leaving - 1]) / USUAL[assessment])
    planner = Planner(valuation, Rng(0))
    player = t.players[seat]
    return total + NEXT_YEARS * planner.outlook(player.city, army(player.units))


SEARCH = Search(
    imagine, plans, judge, checkpoints={NORMAL: 1, HARD: 2}, playouts={NORMAL: 5, HARD: 6}
)
