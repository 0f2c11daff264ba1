"""What the computer player decides: it plans its year and balances its three levels."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from games.core import Answer, Ask, Rng
from games.standin import random_answer
from games.xidit.ai.planner import Planner, army, less, squads
from games.xidit.ai.valuation import Valuation
from games.xidit.data import DATA, UNITS
from games.xidit.options import Reward
from games.xidit.view import View


def stand_in(view: View, ask: Ask, rng: Rng) -> Answer:
    """Give an answer that a sensible player could give, from what their view shows."""
    decide = DECISIONS.get(ask.prompt.key)
    if decide is None:
        return random_answer(ask, rng)
    return ask.check(decide(Valuation(view, ask.seat), ask, rng))


def best(ask: Ask, value: Callable[[Any], float]) -> Answer:
    """Choose the option that stands for what is worth most."""
    return (max(ask.options, key=lambda option: value(option.value)).key,)


def chosen(ask: Ask, values: Iterable[object]) -> Answer:
    """Choose the options that stand for these values."""
    keys = {option.value: option.key for option in ask.options}
    return tuple(keys[value] for value in values)


def place_hero(valuation: Valuation, ask: Ask, rng: Rng) -> Answer:
    planner = Planner(valuation, rng)
    nobody = army(valuation.screen.units)
    return best(ask, lambda city: planner.plan(city, nobody)[0])


def plan_orders(valuation: Valuation, ask: Ask, rng: Rng) -> Answer:
    hero = valuation.view.heroes[valuation.seat]
    _, orders = Planner(valuation, rng).plan(hero.city, army(valuation.screen.units))
    return chosen(ask, orders)


def fight_titan(valuation: Valuation, ask: Ask, rng: Rng) -> Answer:
    """Fight where the rewards are worth more than the units that it takes."""
    planner = Planner(valuation, rng)
    city = valuation.view.heroes[valuation.seat].city
    units = army(valuation.screen.units)
    kept = planner.outlook(city, units)

    def gain(key: str | None) -> float:
        if key is None:
            return 0.0
        titan = DATA.titan[key]
        left = max(planner.outlook(city, less(units, squad)) for squad in squads(units, titan.size))
        return valuation.victory(city, titan) - (kept - left)

    return best(ask, gain)


def muster(valuation: Valuation, ask: Ask, rng: Rng) -> Answer:
    """Give the units that will be missed least."""
    planner = Planner(valuation, rng)
    city = valuation.view.heroes[valuation.seat].city
    units = army(valuation.screen.units)
    squad = max(
        squads(units, ask.least), key=lambda squad: planner.outlook(city, less(units, squad))
    )
    return chosen(ask, [unit for unit, n in zip(UNITS, squad, strict=True) for _ in range(n)])


def choose_rewards(valuation: Valuation, ask: Ask, rng: Rng) -> Answer:
    city = valuation.view.heroes[valuation.seat].city

    def value(reward: Reward) -> float:
        if reward.kind == "gold":
            return valuation.gold(reward.amount)
        if reward.kind == "stories":
            return valuation.stories(reward.amount)
        return valuation.best_bards(city, reward.amount)[0]

    offered = [option.value for option in ask.options]
    return chosen(ask, sorted(offered, key=value)[-ask.least :])


def place_bards(valuation: Valuation, ask: Ask, rng: Rng) -> Answer:
    city = valuation.view.heroes[valuation.seat].city
    return chosen(ask, valuation.best_bards(city, ask.most)[1])


def advance_neutral(valuation: Valuation, ask: Ask, rng: Rng) -> Answer:
    return best(ask, valuation.neutral_rise)


def show_most(valuation: Valuation, ask: Ask, rng: Rng) -> Answer:
    return (ask.options[-1].key,)


def show_all(valuation: Valuation, ask: Ask, rng: Rng) -> Answer:
    return best(ask, len)


def add_story(valuation: Valuation, ask: Ask, rng: Rng) -> Answer:
    """Raise the tallest guild first, so that the others keep their room for whole rewards."""
    return best(ask, lambda city: valuation.view.guilds[city].stories)


DECISIONS: dict[str, Callable[[Valuation, Ask, Rng], Answer]] = {
    "place-hero": place_hero,
    "plan-orders": plan_orders,
    "fight-titan": fight_titan,
    "muster": muster,
    "choose-rewards": choose_rewards,
    "place-bards": place_bards,
    "advance-neutral": advance_neutral,
    "census-show": show_most,
    "census-show-all": show_all,
    "census-show-nothing": show_all,
    "add-story": add_story,
}
