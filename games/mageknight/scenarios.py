"""The scenarios: what each of them says about the land, the offers, the rounds, the aim and the
score. What is not plain data is the name of a function of `rules/ending`: of an aim, or of a part
of the score.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TypeAlias

DAY, NIGHT = False, True
LEVELS = range(1, 12)  # of cities
HARDER = {"usual": 0, "lower": -2, "higher": 2, "highest": 4}  # what the setting adds to them
TWO_CITIES, TWO_CITIES_LEVEL = 2, 10  # of four players in teams who choose so
PAIRS = ((0, 2), (1, 3))  # two teams of four, as they sit across from each other

Teams: TypeAlias = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Scenario:
    """Where something depends on the number of players, it stands under that number."""

    key: str
    begins: str  # the message that says what it is about
    rounds: Mapping[int, tuple[bool, ...]]  # whether each of them is a night
    aim: str  # once it is met, everybody has one last turn
    score: tuple[str, ...]  # its parts

    # The land
    shape: Mapping[int, str]  # see `tiles.SHAPES`
    countryside: Mapping[int, int]  # how many tiles
    core: Mapping[int, int]  # without a city
    cities: Mapping[int, int]
    in_order: bool = False  # the countryside comes by its numbers
    tile_fame: int = 0  # for each tile that a player reveals
    city_levels: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    """As they are revealed, then the last again. None: nobody enters a city."""
    friendly: bool = False  # the city lets everybody in, and has a shield of each player
    tiles: tuple[str, ...] = ()  # that are always there
    without: tuple[str, ...] = ()  # that come only from the box
    revealed: bool = False  # all of it from the beginning

    # Players
    cooperative: bool = False  # all are one team: they win or lose together, beside a dummy
    teams: tuple[int, ...] = ()  # the numbers of players who always play in teams

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
    best_unit: int = 4  # the highest level
    elite_late: bool = False  # elite units come in the second half, whatever land is known

    # Rules of its own
    quest: str = ""  # mines, druids, dungeons, strongholds, portal
    duels: bool = False  # whatever the table has chosen
    glade_shields: Mapping[int, int] = field(default_factory=dict)  # at most, on each

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players that it is for."""
        return tuple(self.shape)

    def with_dummy(self, seats: int) -> bool:
        return seats == 1 or self.cooperative


def hours(days: int, players: tuple[int, ...], dusk: bool = True) -> dict[int, tuple[bool, ...]]:
    """So many days, each with its night; the last one only if it has a `dusk`."""
    rounds = (DAY, NIGHT) * days
    return dict.fromkeys(players, rounds if dusk else rounds[:-1])


def for_all(players: tuple[int, ...], shape: str) -> dict[int, str]:
    return dict.fromkeys(players, shape)


FIRST_RECONNAISSANCE = Scenario(
    key="first-reconnaissance",
    begins="game-begins",
    rounds=hours(2, (1, 2, 3, 4), dusk=False),
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
    rounds=hours(3, (2, 3, 4)),
    aim="conquer-cities",
    score=("achievements", "titles", "cities"),
    shape={2: "wedge", 3: "wedge", 4: "open-5"},
    countryside={2: 8, 3: 9, 4: 11},
    core={2: 1, 3: 2, 4: 3},
    cities={2: 2, 3: 3, 4: 4},
    city_levels={2: (4,), 3: (4,), 4: (4,)},
)

BLITZ_CONQUEST = Scenario(
    key="blitz-conquest",
    begins="blitz-conquest-begins",
    rounds=hours(2, (2, 3, 4)),
    aim="conquer-cities",
    score=("achievements", "titles", "cities"),
    shape={2: "wedge", 3: "wedge", 4: "open-4"},
    countryside={2: 6, 3: 7, 4: 9},
    core={2: 1, 3: 2, 4: 3},
    cities={2: 2, 3: 3, 4: 4},
    city_levels={2: (3,), 3: (3,), 4: (3,)},
    fame=1,
    reputation=2,
    level_fame=1,
    more_dice=1,
    more_units=1,
)

SOLO_CONQUEST = Scenario(
    key="solo-conquest",
    begins="solo-conquest-begins",
    rounds=hours(3, (1,)),
    aim="conquer-cities",
    score=("achievements", "mission"),
    shape={1: "wedge"},
    countryside={1: 7},
    core={1: 2},
    cities={1: 2},
    city_levels={1: (5, 8)},
)

FULL_COOPERATION = Scenario(
    key="full-cooperation",
    begins="full-cooperation-begins",
    rounds=hours(3, (2, 3)),
    aim="conquer-cities",
    score=("achievements", "mission"),
    cooperative=True,
    shape={2: "open-5", 3: "open-5"},
    countryside={2: 8, 3: 10},
    core={2: 2, 3: 3},
    cities={2: 3, 3: 4},
    city_levels={2: (5, 5, 8), 3: (5, 5, 5, 11)},
)

BLITZ_COOPERATION = Scenario(
    key="blitz-cooperation",
    begins="blitz-cooperation-begins",
    rounds=hours(2, (2, 3)),
    aim="conquer-cities",
    score=("achievements", "mission"),
    cooperative=True,
    shape={2: "open-5", 3: "open-5"},
    countryside={2: 7, 3: 8},
    core={2: 1, 3: 2},
    cities={2: 2, 3: 3},
    city_levels={2: (5, 8), 3: (5, 8, 11)},
    fame=1,
    reputation=2,
    level_fame=1,
    more_dice=1,
    more_units=1,
)

MINES_LIBERATION = Scenario(
    key="mines-liberation",
    begins="mines-liberation-begins",
    rounds=hours(2, (2, 3, 4)),
    aim="liberate-mines",
    score=("achievements", "titles", "mines"),
    shape={2: "wedge", 3: "wedge", 4: "open-4"},
    countryside={2: 8, 3: 9, 4: 11},
    core={2: 1, 3: 2, 4: 3},
    cities={2: 1, 3: 1, 4: 1},
    friendly=True,
    tiles=("2", "3", "5", "6", "C8"),
    without=("C1",),
    quest="mines",
)

DRUID_NIGHTS = Scenario(
    key="druid-nights",
    begins="druid-nights-begins",
    rounds=hours(2, (2, 3, 4)),
    aim="last-incantation",
    score=("achievements", "titles"),
    shape={2: "wedge", 3: "wedge", 4: "open-4"},
    countryside={2: 8, 3: 9, 4: 11},
    core={2: 1, 3: 2, 4: 3},
    cities={2: 1, 3: 1, 4: 1},
    friendly=True,
    tiles=("1", "2", "5", "7", "8", "C5"),
    quest="druids",
)

DRUID_CONTEST = replace(
    DRUID_NIGHTS,
    key="druid-contest",
    begins="druid-contest-begins",
    glade_shields={2: 1, 3: 2, 4: 2},
)

DRUID_EPIC = replace(
    DRUID_NIGHTS,
    key="druid-epic",
    begins="druid-epic-begins",
    rounds=hours(3, (2, 3)),
    shape=for_all((2, 3), "wedge"),
    countryside={2: 11, 3: 11},
    core={2: 4, 3: 4},
    cities={2: 1, 3: 1},
)

DUNGEON_LORDS = Scenario(
    key="dungeon-lords",
    begins="dungeon-lords-begins",
    rounds=hours(3, (2, 3, 4), dusk=False),
    aim="conquer-dungeons",
    score=("achievements", "titles", "dungeons"),
    shape={2: "wedge", 3: "wedge", 4: "open-4"},
    countryside={2: 8, 3: 9, 4: 11},
    core={2: 1, 3: 2, 4: 3},
    cities={2: 1, 3: 1, 4: 1},
    friendly=True,
    tiles=("7", "9", "C1", "C6"),
    quest="dungeons",
)

CONQUER_AND_HOLD = Scenario(
    key="conquer-and-hold",
    begins="conquer-and-hold-begins",
    rounds={**hours(3, (2,)), **hours(2, (3, 4))},
    aim="hold-most",
    score=("keeps", "towers"),
    shape=for_all((2, 3, 4), "conquer-and-hold"),
    countryside={2: 5, 3: 5, 4: 5},
    core={2: 3, 3: 3, 4: 3},
    cities={2: 1, 3: 1, 4: 1},
    teams=(4,),
    tiles=("3", "4", "9", "10", "11", "C2", "C3", "C4", "C7"),
    best_unit=3,
    elite_late=True,
    quest="strongholds",
    duels=True,
)

CONQUER_AND_HOLD_REVEALED = replace(
    CONQUER_AND_HOLD,
    key="conquer-and-hold-revealed",
    begins="conquer-and-hold-begins",
    revealed=True,
)

ONE_TO_RETURN = Scenario(
    key="one-to-return",
    begins="one-to-return-begins",
    rounds=hours(2, (2, 3, 4)),
    aim="return",
    score=("returned",),
    shape=for_all((2, 3, 4), "wedge"),
    countryside={2: 7, 3: 8, 4: 10},
    core={2: 1, 3: 2, 4: 3},
    cities={2: 1, 3: 2, 4: 3},
    city_levels=dict.fromkeys((2, 3, 4), (3,)),
    quest="portal",
    duels=True,
)

ONE_TO_RETURN_EPIC = replace(
    ONE_TO_RETURN,
    key="one-to-return-epic",
    begins="one-to-return-epic-begins",
    rounds=hours(3, (2, 3, 4)),
    countryside={2: 8, 3: 9, 4: 11},
    core={2: 2, 3: 3, 4: 4},
    cities={2: 2, 3: 3, 4: 4},
    city_levels=dict.fromkeys((2, 3, 4), (4,)),
)

SCENARIOS = {
    scenario.key: scenario
    for scenario in (
        FIRST_RECONNAISSANCE,
        SOLO_CONQUEST,
        FULL_CONQUEST,
        BLITZ_CONQUEST,
        FULL_COOPERATION,
        BLITZ_COOPERATION,
        MINES_LIBERATION,
        DRUID_NIGHTS,
        DRUID_CONTEST,
        DRUID_EPIC,
        DUNGEON_LORDS,
        CONQUER_AND_HOLD,
        CONQUER_AND_HOLD_REVEALED,
        ONE_TO_RETURN,
        ONE_TO_RETURN_EPIC,
    )
}


def scenario_of(options: Mapping[str, str]) -> Scenario:
    """The one that a table plays: before there was a choice it was always the first."""
    return SCENARIOS[options.get("scenario", FIRST_RECONNAISSANCE.key)]


# What the other settings of a table make of it


def teams_of(options: Mapping[str, str], seats: int) -> Teams:
    """The seats of each team; none where each plays alone."""
    scenario = scenario_of(options)
    if scenario.cooperative:
        return (tuple(range(seats)),)
    chosen = seats == len(PAIRS) * 2 and options.get("teams", "off") != "off"
    return PAIRS if chosen or seats in scenario.teams else ()


def few_cities(options: Mapping[str, str], seats: int) -> bool:
    """Whether two teams fight for two great cities."""
    scenario = scenario_of(options)
    chosen = options.get("teams") == "two-cities" and bool(teams_of(options, seats))
    return chosen and scenario.cities[seats] > TWO_CITIES


def cities_of(options: Mapping[str, str], seats: int) -> int:
    """How many there are."""
    few = few_cities(options, seats)
    return TWO_CITIES if few else scenario_of(options).cities[seats]


def city_level(options: Mapping[str, str], seats: int, found: int) -> int:
    """The level of the city that is revealed after so many others; 0 if nobody may enter it."""
    levels = scenario_of(options).city_levels.get(seats)
    if not levels:
        return 0
    level = TWO_CITIES_LEVEL if few_cities(options, seats) else levels[: found + 1][-1]
    level += HARDER[options.get("levels", "usual")]
    return min(max(level, LEVELS[0]), LEVELS[-1])
