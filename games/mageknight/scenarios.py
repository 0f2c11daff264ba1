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
    city_levels: tuple[int, ...] = ()  # as they are revealed, then the last; none: nobody enters

    # Heroes
    fame: int = 0  # at the beginning
    reputation: int = 0
    level_fame: int = 0  # for each new level

    # Cards and units
    advanced: int = 28  # the last number of those that are used
    offers_open: bool = True  # from the start; else when they are first needed
    elite: bool = True  # units, once core land is known
    village_unit: bool = False  # there is one in the first offer
    more_dice: int = 0
    more_units: int = 0

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
    elite=False,
    offers_open=False,
    village_unit=True,
)

FULL_CONQUEST = Scenario(
    key="full-conquest",
    begins="full-conquest-begins",
    rounds=(DAY, NIGHT) * 3,
    aim="conquer-cities",
    score=("achievements", "titles", "cities"),
    shape={2: "wedge", 3: "wedge", 4: "open-5"},
    countryside={2: 8, 3: 9, 4: 11},
    core={2: 1, 3: 2, 4: 3},
    cities={2: 2, 3: 3, 4: 4},
    city_levels=(4,),
)

BLITZ_CONQUEST = Scenario(
    key="blitz-conquest",
    begins="blitz-conquest-begins",
    rounds=(DAY, NIGHT) * 2,
    aim="conquer-cities",
    score=("achievements", "titles", "cities"),
    shape={2: "wedge", 3: "wedge", 4: "open-4"},
    countryside={2: 6, 3: 7, 4: 9},
    core={2: 1, 3: 2, 4: 3},
    cities={2: 2, 3: 3, 4: 4},
    city_levels=(3,),
    fame=1,
    reputation=2,
    level_fame=1,
    more_dice=1,
    more_units=1,
)

SOLO_CONQUEST = Scenario(
    key="solo-conquest",
    begins="solo-conquest-begins",
    rounds=(DAY, NIGHT) * 3,
    aim="conquer-cities",
    score=("achievements", "mission"),
    shape={1: "wedge"},
    countryside={1: 7},
    core={1: 2},
    cities={1: 2},
    city_levels=(5, 8),
)

SCENARIOS = {
    scenario.key: scenario
    for scenario in (FIRST_RECONNAISSANCE, SOLO_CONQUEST, FULL_CONQUEST, BLITZ_CONQUEST)
}


def scenario_of(options: Mapping[str, str]) -> Scenario:
    """The one that a table plays: before there was a choice it was always the first."""
    return SCENARIOS[options.get("scenario", FIRST_RECONNAISSANCE.key)]
