"""A stand-in for Lords of Xidit: it plans its year and balances its three levels."""

from __future__ import annotations

from collections.abc import Callable

from games.core import Answer, Ask, Rng
from games.standin import random_answer
from games.xidit.data import DATA, UNITS
from games.xidit.planner import Planner, army, less, squads
from games.xidit.view import View
from games.xidit.worth import Worth


def stand_in(view: View, ask: Ask, rng: Rng) -> Answer:
    """An answer that a sensible player could give, from what his view shows."""
    decide = DECISIONS.get(ask.prompt.key)
    if decide is None:
        return random_answer(ask, rng)
    return ask.check(decide(Worth(view, ask.seat), ask, rng))


def place_hero(worth: Worth, ask: Ask, rng: Rng) -> Answer:
    planner = Planner(worth, rng)
    nobody = army(worth.screen.units)
    return (max(ask.options, key=lambda city: planner.plan(int(city.key), nobody)[0]).key,)


def plan_orders(worth: Worth, ask: Ask, rng: Rng) -> Answer:
    hero = worth.view.heroes[worth.seat]
    _, orders = Planner(worth, rng).plan(hero.city, army(worth.screen.units))
    return tuple(orders)


def fight_titan(worth: Worth, ask: Ask, rng: Rng) -> Answer:
    """Fight where the rewards are worth more than the units that it takes."""
    planner = Planner(worth, rng)
    city = worth.view.heroes[worth.seat].city
    units = army(worth.screen.units)
    kept = planner.outlook(city, units)

    def gain(key: str) -> float:
        if key == "no":
            return 0.0
        titan = DATA.titan[key]
        left = max(planner.outlook(city, less(units, squad)) for squad in squads(units, titan.size))
        return worth.victory(city, titan) - (kept - left)

    return (max((option.key for option in ask.options), key=gain),)


def muster(worth: Worth, ask: Ask, rng: Rng) -> Answer:
    """Give the units that will be missed least."""
    planner = Planner(worth, rng)
    city = worth.view.heroes[worth.seat].city
    units = army(worth.screen.units)
    squad = max(
        squads(units, ask.least), key=lambda squad: planner.outlook(city, less(units, squad))
    )
    return tuple(unit for unit, n in zip(UNITS, squad, strict=True) for _ in range(n))


def choose_rewards(worth: Worth, ask: Ask, rng: Rng) -> Answer:
    amounts = {option.key: option.label.args["n"] for option in ask.options}
    city = worth.view.heroes[worth.seat].city

    def value(reward: str) -> float:
        amount = amounts[reward]
        assert isinstance(amount, int)
        if reward == "gold":
            return worth.gold(amount)
        if reward == "stories":
            return worth.stories(amount)
        return worth.best_bards(city, amount)[0]

    return tuple(sorted(amounts, key=value)[-ask.least :])


def place_bards(worth: Worth, ask: Ask, rng: Rng) -> Answer:
    city = worth.view.heroes[worth.seat].city
    return worth.best_bards(city, ask.most)[1]


def advance_neutral(worth: Worth, ask: Ask, rng: Rng) -> Answer:
    return (max((option.key for option in ask.options), key=worth.neutral_rise),)


def show_most(worth: Worth, ask: Ask, rng: Rng) -> Answer:
    return (ask.options[-1].key,)


def show_all(worth: Worth, ask: Ask, rng: Rng) -> Answer:
    return tuple(option.key for option in ask.options for _ in range(option.limit))


def add_story(worth: Worth, ask: Ask, rng: Rng) -> Answer:
    """The tallest guild first, so that the others keep their room for whole rewards."""
    return (max(ask.options, key=lambda city: worth.view.guilds[int(city.key)].stories).key,)


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
