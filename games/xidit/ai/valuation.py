"""What things are worth to one player of Lords of Xidit, as far as their view tells.

All worths are in the same coin: about 1 for a usual reward in an assessment that is in danger.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement
from math import exp

from games.xidit.data import (
    ASSESSMENTS,
    BASTION,
    DATA,
    REWARDS,
    Tile,
    Titan,
    open_regions,
    tile,
)
from games.xidit.rules.assessments import NEUTRAL
from games.xidit.table import room_in_guild
from games.xidit.view import Screen, View

USUAL = {"wealth": 4.0, "influence": 3.0, "reputation": 4.0}  # what one reward adds to a level
SAFE = 1.0  # so many usual rewards ahead of the rival who matters, an assessment is safe enough


def likely(lead: float) -> float:
    """Estimate the chance that a lead lasts; it is negative for whoever is behind."""
    return 1 / (1 + exp(-lead))


@dataclass
class Valuation:
    """How a player judges their position."""

    view: View
    seat: int

    def __post_init__(self) -> None:
        screen = self.view.heroes[self.seat].screen
        assert screen is not None, "a computer player sees behind its own screen"
        self.screen: Screen = screen
        self.songs = {
            region: list(counts) for region, counts in self.view.bards.items() if region != BASTION
        }
        # What others have in the Bastion is hidden: guess, a little more every year.
        guess = (1 + self.view.year // 4) if self.view.seats > 3 else 1
        self.songs[BASTION] = [
            screen.in_bastion if seat == self.seat else guess for seat in range(self.view.seats)
        ]
        self._worths: dict[tuple[str, int], float] = {}
        self.levels = {assessment: self._levels(assessment) for assessment in ASSESSMENTS}
        self.weight = self._weights()

    # Where everybody stands

    def _levels(self, assessment: str) -> dict[int, float]:
        seats = range(self.view.seats)
        levels: dict[int, float]
        if assessment == "wealth":
            levels = {seat: self._gold_of(seat) for seat in seats}
        elif assessment == "influence":
            levels = {seat: self.view.heroes[seat].influence for seat in seats}
        else:
            levels = {seat: self.renown(seat) for seat in seats}
        if self.view.neutral:
            levels[NEUTRAL] = self.view.neutral[assessment]
        return levels

    def _gold_of(self, seat: int) -> float:
        """Guess how much gold others have from what they show on the map."""
        if seat == self.seat:
            return self.screen.gold
        songs = sum(counts[seat] for region, counts in self.songs.items() if region != BASTION)
        return 2.0 * (self.view.heroes[seat].influence / 3 + songs / 3.5) + 0.2 * self.view.year

    def renown(self, seat: int) -> float:
        return sum(self._region_worth(region, seat) for region in self.songs)

    def _region_worth(self, region: str, seat: int, more: int = 0) -> float:
        """Weigh the points of a region with the chance that they last."""
        mine = self.songs[region][seat] + more
        if mine == 0:
            return 0.0
        others = sorted(n for who, n in enumerate(self.songs[region]) if who != seat)
        first = likely((mine - others[-1]) / 0.8 + 0.4)
        second = likely((mine - others[-2]) / 0.8 + 0.4)
        place = DATA.region[region]
        return place.first * first + place.second * (1 - first) * second

    def _weights(self) -> dict[str, float]:
        """Judge how much one more reward matters in each assessment.

        To survive the first assessment it is enough to leave the weakest rival behind, in the
        last one the strongest must be beaten.
        """
        weights = {}
        leaving = 0
        for assessment, out in zip(self.view.assessments, self.view.eliminated, strict=True):
            leaving += out
            levels = self.levels[assessment]
            rivals = sorted(level for who, level in levels.items() if who != self.seat)
            lead = (levels[self.seat] - rivals[leaving - 1]) / USUAL[assessment]
            weights[assessment] = 0.25 + likely(1.6 * (SAFE - lead))
        return weights

    # What rewards are worth

    def gold(self, amount: int) -> float:
        return self.weight["wealth"] * amount / USUAL["wealth"]

    def stories(self, amount: int) -> float:
        return self.weight["influence"] * amount / USUAL["influence"]

    def bards(self, where: tuple[str, ...]) -> float:
        gain = 0.0
        for region in dict.fromkeys(where):
            gain += self._more_bards(region, where.count(region)) - self._more_bards(region, 0)
        return self.weight["reputation"] * gain / USUAL["reputation"]

    def _more_bards(self, region: str, more: int) -> float:
        worth = self._worths.get((region, more))
        if worth is None:
            worth = self._worths[region, more] = self._region_worth(region, self.seat, more)
        return worth

    def best_bards(self, city: int, amount: int) -> tuple[float, tuple[str, ...]]:
        """Find the best way to place bards from a city; return its worth, and the regions."""
        regions = open_regions(city, self.view.empty)
        ways = combinations_with_replacement(regions, amount)
        return max(((self.bards(way), way) for way in ways), default=(0.0, ()))

    def rewards(self, city: int, won: Tile | Titan) -> Iterator[tuple[float, str]]:
        """Judge each of the three rewards, if they are won in this city."""
        room = room_in_guild(self.view.guilds.get(city), self.seat)
        worths = (
            self.gold(won.gold),
            self.best_bards(city, min(won.bards, self.screen.bards))[0],
            self.stories(min(won.stories, room)),
        )
        return zip(worths, REWARDS, strict=True)

    def victory(self, city: int, won: Tile | Titan) -> float:
        """Add up the two best rewards, less what the neutral player gains from it."""
        worths = sorted(worth for worth, _ in self.rewards(city, won))
        return worths[-1] + worths[-2] - (0.1 if self.view.neutral else 0)

    def threat(self, city: int) -> float:
        return self.victory(city, tile(self.view.seats, city))

    def neutral_rise(self, assessment: str) -> float:
        """Judge how little it hurts if the neutral player rises; it may eliminate others."""
        levels = self.levels[assessment]
        lead = (levels[self.seat] - levels[NEUTRAL] - 1) / USUAL[assessment]
        place = self.view.assessments.index(assessment)
        return likely(2 * lead) - 0.05 * place
