"""A stand-in for Lords of Xidit: it plans its year and balances its three levels."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from games.core import Answer, Ask, Rng
from games.standin import random_answer
from games.xidit.data import DATA, UNITS
from games.xidit.options import Reward
from games.xidit.planner import Planner, army, less, squads
from games.xidit.view import View
from games.xidit.worth import Worth


def stand_in(view: View, ask: Ask, rng: Rng) -> Answer:
    """An answer that a sensible player could give, from what their view shows."""
    decide = DECISIONS.get(ask.prompt.key)
    if decide is None:
        return random_answer(ask, rng)
    return ask.check(decide(Worth(view, ask.seat), ask, rng))


def best(ask: Ask, value: Callable[[Any], float]) -> Answer:
    """The option that stands for what is worth most."""
    return (max(ask.options, key=lambda option: value(option.value)).key,)


def chosen(ask: Ask, values: Iterable[object]) -> Answer:
    """The answer that chooses these values."""
    keys = {option.value: option.key for option in ask.options}
    return tuple(keys[value] for value in values)


def place_hero(worth: Worth, ask: Ask, rng: Rng) -> Answer:
    planner = Planner(worth, rng)
    nobody = army(worth.screen.units)
    return best(ask, lambda city: planner.plan(city, nobody)[0])


def plan_orders(worth: Worth, ask: Ask, rng: Rng) -> Answer:
    hero = worth.view.heroes[worth.seat]
    _, orders = Planner(worth, rng).plan(hero.city, army(worth.screen.units))
    return chosen(ask, orders)


def fight_titan(worth: Worth, ask: Ask, rng: Rng) -> Answer:
    """Fight where the rewards are worth more than the units that it takes."""
    planner = Planner(worth, rng)
    city = worth.view.heroes[worth.seat].city
    units = army(worth.screen.units)
    kept = planner.outlook(city, units)

    def gain(key: str | None) -> float:
        if key is None:
            return 0.0
        titan = DATA.titan[key]
        left = max(planner.outlook(city, less(units, squad)) for squad in squads(units, titan.size))
        return worth.victory(city, titan) - (kept - left)

    return best(ask, gain)


def muster(worth: Worth, ask: Ask, rng: Rng) -> Answer:
    """Give the units that will be missed least."""
    planner = Planner(worth, rng)
    city = worth.view.heroes[worth.seat].city
    units = army(worth.screen.units)
    squad = max(
        squads(units, ask.least), key=lambda squad: planner.outlook(city, less(units, squad))
    )
    return chosen(ask, [unit for unit, n in zip(UNITS, squad, strict=True) for _ in range(n)])


def choose_rewards(worth: Worth, ask: Ask, rng: Rng) -> Answer:
    city = worth.view.heroes[worth.seat].city

    def value(reward: Reward) -> float:
        if reward.kind == "gold":
            return worth.gold(reward.amount)
        if reward.kind == "stories":
            return worth.stories(reward.amount)
        return worth.best_bards(city, reward.amount)[0]

    offered = [option.value for option in ask.options]
    return chosen(ask, sorted(offered, key=value)[-ask.least :])


def place_bards(worth: Worth, ask: Ask, rng: Rng) -> Answer:
    city = worth.view.heroes[worth.seat].city
    return chosen(ask, worth.best_bards(city, ask.most)[1])


def advance_neutral(worth: Worth, ask: Ask, rng: Rng) -> Answer:
    return best(ask, worth.neutral_rise)


def show_most(worth: Worth, ask: Ask, rng: Rng) -> Answer:
    return (ask.options[-1].key,)


def show_all(worth: Worth, ask: Ask, rng: Rng) -> Answer:
    return tuple(option.key for option in ask.options for _ in range(option.limit))


def add_story(worth: Worth, ask: Ask, rng: Rng) -> Answer:
    """The tallest guild first, so that the others keep their room for whole rewards."""
    return best(ask, lambda city: worth.view.guilds[city].stories)


DECISIONS: dict[str, Callable[[Worth, Ask, Rng], Answer]] = {
    "place-hero": place_hero,
    "plan-orders": plan_orders,
    "fight-titan": fight_titan,
    "muster": muster,
    "choose-rewards": choose_rewards,
    "place-bards": place_bards,
    "advance-neutral": advance_neutral,
    "census-show": show_most,
    "census-show-all": show_all,
    "add-story": add_story,
}
