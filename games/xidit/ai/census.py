"""What good players of Lords of Xidit show in a census: as much as wins, and no unit more, so that
nobody learns from it what else they have."""

from __future__ import annotations

from games.core import Answer, Ask, Rng
from games.xidit.ai.imagination import armies
from games.xidit.ai.valuation import Valuation
from games.xidit.data import UNITS
from games.xidit.rules.census import DOUBLED, PRIZES
from games.xidit.view import View

GUESSES = 60  # what the others may have
PRICE = 0.01  # what it costs to let the others know of a unit, as long as years are to come


def show(view: View, ask: Ask, rng: Rng) -> Answer:
    """Answer a census, of one type or all at once."""
    guesses = [armies(view, ask.seat, rng) for _ in range(GUESSES)]
    valuation = Valuation(view, ask.seat)
    if ask.prompt.key == "census-show":
        unit = str(ask.prompt.args["unit"])
        return (str(enough(valuation, unit, guesses)),)
    shown = [unit for unit in UNITS for _ in range(enough(valuation, unit, guesses))]
    return ask.check(shown or ["none"])


def enough(valuation: Valuation, unit: str, guesses: list[list[dict[str, int]]]) -> int:
    """Find how many units of a type to show: the fewest of those that promise about as much."""
    seat, view = valuation.seat, valuation.view
    price = PRICE if view.year < view.years else 0.0
    rivals = [
        max(army[unit] for who, army in enumerate(armies) if who != seat) for armies in guesses
    ]

    def gain(n: int) -> float:
        sole, tied = sum(n > rival for rival in rivals), sum(n == rival > 0 for rival in rivals)
        worth = sole * prize(valuation, unit, sole=True) + tied * prize(valuation, unit, sole=False)
        return worth / len(rivals) - price * n

    return max(range(valuation.screen.units[unit] + 1), key=gain)


def prize(valuation: Valuation, unit: str, sole: bool) -> float:
    """Judge what a census is worth to whoever shows most, alone or with others."""
    amount = 2 if sole and unit in DOUBLED else 1
    if PRIZES[unit] == "gold":
        return valuation.gold(amount)
    if PRIZES[unit] == "stories":
        return valuation.stories(amount)
    city = valuation.view.heroes[valuation.seat].city
    return valuation.best_bards(city, min(amount, valuation.screen.bards))[0]
