"""The scenarios: what each of them says about the land, the offers, the rounds, the aim and the
score. What is not plain data is the name of a function of `rules/ending`: of an aim, or of a part
of the score.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

DAY, NIGHT = False, True


@dataclass(frozen=True)
class Scenario:
    """Where something depends on the number of players, it stands under that number."""

    key: str
    begins: str  # the message that says what it is about
    rounds: tuple[bool, ...]  # whether each of them is a night
    aim: str  # once it is met, everybody has one last turn
    score: tuple[str, ...]  # its parts

    # The land
    shape: Mapping[int, str]  # see `tiles.SHAPES`
    countryside: Mapping[int, int]  # how many tiles
    core: Mapping[int, int]  # without a city
    cities: Mapping[int, int]
    in_order: bool = False  # the countryside comes by its numbers
    tile_fame: int = 0  # for each tile that a player reveals

    # Cards and units
    advanced: int = 28  # the last number of those that are used
    offers_open: bool = True  # from the start; else when they are first needed
    village_unit: bool = False  # there is one in the first offer

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players that it is for."""
        return tuple(self.shape)


def for_all(players: tuple[int, ...], shape: str) -> dict[int, str]:
    return dict.fromkeys(players, shape)


FIRST_RECONNAISSANCE = Scenario(
    key="first-reconnaissance",
    begins="game-begins",
    rounds=(DAY, NIGHT, DAY),
    aim="find-city",
    score=("achievements", "titles"),
    shape=for_all((1, 2, 3, 4), "coast"),
    countryside={1: 8, 2: 8, 3: 9, 4: 11},
    core={1: 2, 2: 2, 3: 2, 4: 2},
    cities={1: 1, 2: 1, 3: 1, 4: 1},
    in_order=True,
    tile_fame=1,
    advanced=16,
    offers_open=False,
    village_unit=True,
)

SCENARIOS = {scenario.key: scenario for scenario in (FIRST_RECONNAISSANCE,)}


def scenario_of(options: Mapping[str, str]) -> Scenario:
    """The one that a table plays: before there was a choice it was always the first."""
    return SCENARIOS[options.get("scenario", FIRST_RECONNAISSANCE.key)]
