"""How Lords of Xidit is taught: in a short game for three, of which a learner plans three years.

What is suggested for a year is what the computer player would do, without its whims: so the words
of a step can tell what each of the six orders is for.
"""

from __future__ import annotations

from collections.abc import Mapping

from games.core import Answer, Ask, Rng, Value, text
from games.lessons import Lesson, Scene, Step
from games.xidit.ai.decisions import stand_in
from games.xidit.data import BASTION, DATA, REWARD_FOR, UNITS, tile
from games.xidit.options import Reward
from games.xidit.preview import Step as PlannedStep
from games.xidit.preview import preview
from games.xidit.table import counted
from games.xidit.view import Screen, View

# The year


def likely_best(view: View, ask: Ask) -> Answer:
    return stand_in(view, ask, Rng(0))


def plan(view: View, ask: Ask) -> list[PlannedStep]:
    """Work out what the suggested orders would do."""
    return preview(view, ask.values(likely_best(view, ask)))


def liberated(view: View, ask: Ask) -> list[int]:
    """List the cities that the suggested orders would free of a threat."""
    return [step.city for step in plan(view, ask) if step.meets == "free"]


def starts_among_recruits(view: View, ask: Ask) -> bool:
    return start(view, ask)["city"] in view.recruiting


def start(view: View, ask: Ask) -> Mapping[str, Value]:
    (city,) = ask.values(likely_best(view, ask))
    return {"city": city}


def recruits(view: View, ask: Ask) -> bool:
    return any(step.meets in UNITS for step in plan(view, ask))


def orders(view: View, ask: Ask) -> Mapping[str, Value]:
    return {"steps": [step.told for step in plan(view, ask)]}


def threat(view: View, ask: Ask) -> Mapping[str, Value]:
    """Tell of the first threat that the suggested orders eliminate, or else of the one for which
    the fewest units are missing."""

    def missing(city: int) -> int:
        wanted = tile(view.seats, city).requires
        return sum(max(0, n - own(view, ask).units[unit]) for unit, n in wanted.items())

    freed = liberated(view, ask)
    city = freed[0] if freed else min(view.threats, key=missing)
    return {
        "city": city,
        "units": counted(tile(view.seats, city).requires),
        "freed": len(freed),
        **orders(view, ask),
    }


# Rewards


def here(view: View, ask: Ask) -> Mapping[str, Value]:
    return {"city": view.heroes[ask.seat].city}


def largest(view: View, ask: Ask) -> Answer:
    """Take the two rewards of which there is most."""

    def amount(key: str) -> int:
        (reward,) = ask.values((key,))
        return reward.amount if isinstance(reward, Reward) else 0

    return tuple(sorted((option.key for option in ask.options), key=amount)[-ask.least :])


def for_what_comes_first(view: View, ask: Ask) -> Answer:
    """Take what the first two assessments count."""
    return tuple(REWARD_FOR[assessment] for assessment in view.assessments[: ask.least])


def comes_first(view: View, ask: Ask) -> Mapping[str, Value]:
    first, second, _ = (text(f"assessment-{assessment}") for assessment in view.assessments)
    return {"first": first, "second": second}


def singing(view: View, ask: Ask) -> Mapping[str, Value]:
    key = next(option.value for option in ask.options if option.value not in (BASTION, None))
    region = DATA.region[key]
    return {"region": key, "first": region.first, "second": region.second}


def is_early(view: View, ask: Ask) -> bool:
    """Say whether it is worth waiting for: later, too little of the game would be left."""
    return view.year < view.census[1]


def raise_reputation(view: View, ask: Ask) -> Answer:
    return ("reputation",)


# The last year


def is_last_year(view: View, ask: Ask) -> bool:
    return view.year == view.years


def more_years_follow(view: View, ask: Ask) -> bool:
    return view.year < view.years


def standing(view: View, ask: Ask) -> Mapping[str, Value]:
    return {
        "year": view.year,
        "gold": own(view, ask).gold,
        "stories": view.heroes[ask.seat].influence,
        "assessment": [*view.assessments],
        **orders(view, ask),
    }


def ending(view: View, ask: Ask) -> Mapping[str, Value]:
    return {
        "assessment": [*view.assessments],
        "n": sum(own(view, ask).units.values()),
    }


def own(view: View, ask: Ask) -> Screen:
    screen = view.heroes[ask.seat].screen
    assert screen is not None, "learners see behind their own screen"
    return screen


LESSONS: tuple[Lesson[View], ...] = (
    Lesson(
        "savior",
        seats=3,
        seed=1741,
        options={"length": "short"},
        to_the_end=True,
        steps=(
            Step("start", ("place-hero",), starts_among_recruits, likely_best, start),
            Step("first-plan", ("plan-orders",), recruits, likely_best, orders),
            Step("first-threat", ("plan-orders",), suggests=likely_best, args=threat),
            Step("two-rewards", ("choose-rewards",), suggests=largest, args=here),
            Step("first-bards", ("place-bards",), is_early, args=singing),
            Step("dummy-player", ("advance-neutral",), suggests=raise_reputation),
            Step("first-census", ("census-show-all",), more_years_follow),
            Step("last-plan", ("plan-orders",), is_last_year, likely_best, standing),
            Step(
                "last-rewards",
                ("choose-rewards",),
                is_last_year,
                for_what_comes_first,
                comes_first,
            ),
            Step(
                "assessments",
                ("census-show-all", "census-show-nothing"),
                is_last_year,
                args=ending,
            ),
        ),
    ),
)

SCENES: tuple[Scene, ...] = (
    Scene(seats=4, seed=7, answers=46),  # orders are carried out, and a city was freed
    Scene(seats=4, seed=7, answers=8, seat=0, draft=("r", "a", "b", "k", "r", "a")),
    Scene(seats=4, seed=7, answers=47, seat=0),  # bards find their regions
    Scene(seats=4, seed=7, answers=96),  # the Hall of Fame
    Scene(seats=4, seed=4, answers=88, seat=1),  # titans rage
    Scene(seats=3, seed=1741, answers=28, options={"length": "short"}),
)
