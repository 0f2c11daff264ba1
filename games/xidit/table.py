"""The table of Lords of Xidit: everything that lies on it and behind the screens."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from games.core import Line, Table, Text, Value, text
from games.xidit.data import (
    BARDS,
    DATA,
    STORIES,
    TALLEST_GUILD,
    UNITS,
    Setup,
    Tile,
    open_regions,
    tile,
)


def no_units() -> dict[str, int]:
    return dict.fromkeys(UNITS, 0)


def counted(units: Mapping[str, int]) -> list[str | int | Text]:
    return [text("units", n=n, unit=unit) for unit, n in units.items() if n]


@dataclass
class Player:
    """A hero and what is behind the player's screen."""

    city: int = 0  # 0: not yet on the map
    units: dict[str, int] = field(default_factory=no_units)
    gold: int = 0
    bards: int = BARDS  # still behind the screen
    in_bastion: int = 0
    supply: int = STORIES  # guild stories not yet built
    kept: int = 0  # of these, stories won in a census that wait for a guild with room

    @property
    def unit_count(self) -> int:
        return sum(self.units.values())


@dataclass
class Guild:
    seat: int
    stories: int


def room_in_guild(guild: Guild | None, seat: int) -> int:
    """Count the stories that a player could add to the guild of a city, or to none."""
    if guild is None:
        return TALLEST_GUILD
    return TALLEST_GUILD - guild.stories if guild.seat == seat else 0


@dataclass
class TitanStack:
    """Titans of one size, the top last. Only the top can be awake."""

    titans: list[str]
    raging: bool = False


# What an order comes to, where it is not the unit that was recruited.
MEETS = (
    "road",
    "no-road",
    "wait",
    "again",  # recruited there already this year
    "nobody",  # to recruit
    "free",
    "weak",  # not the units that the city needs
    "titan",
    "nothing",
)


@dataclass
class Deed:
    """What came of one order: nothing but what everybody was told."""

    seat: int
    step: int
    order: str
    start: int
    city: int  # where the hero is after it
    meets: str = ""  # the unit that was recruited, or one of MEETS; "" until it is decided
    gained: list[Text] = field(default_factory=list)


@dataclass
class Column:
    """One column of the Hall of Fame: the participants from best to worst.

    A participant is a seat, or -1 for the neutral player. `out` are those whom this assessment
    eliminates.
    """

    assessment: str
    ranking: list[int]
    levels: dict[int, int]
    out: list[int]


@dataclass
class Xidit(Table):
    year: int = 0  # 0 while the heroes are placed
    step: int = 0  # the order of the year that is being carried out, from 1; 0 while planning
    first: int = 0
    players: list[Player] = field(default_factory=list)
    barracks: dict[str, int] = field(default_factory=no_units)
    recruiting: dict[int, dict[str, int]] = field(default_factory=dict)  # units left, by city
    threats: list[int] = field(default_factory=list)
    recruit_pile: list[int] = field(default_factory=list)  # all piles: the top is the last
    threat_pile: list[int] = field(default_factory=list)
    next_recruit: int | None = None
    next_threat: int | None = None
    recruit_discard: list[int] = field(default_factory=list)
    threat_discard: list[int] = field(default_factory=list)
    titans: list[TitanStack] = field(default_factory=list)
    bards: dict[str, list[int]] = field(default_factory=dict)  # by region, one number a seat
    guilds: dict[int, Guild] = field(default_factory=dict)  # by city
    assessments: list[str] = field(default_factory=list)
    neutral: dict[str, int] = field(default_factory=dict)  # levels by assessment; {} without one
    orders: list[list[str]] = field(default_factory=list)  # revealed, by seat
    recruited: list[tuple[int, int]] = field(default_factory=list)  # this year: (seat, city)
    enlisted: list[tuple[int, str]] = field(default_factory=list)  # (seat, unit), until it is told
    freed: list[tuple[int, int]] = field(default_factory=list)  # this year, of a threat
    felled: list[tuple[int, int]] = field(default_factory=list)  # this year, a titan
    hall: list[Column] = field(default_factory=list)
    deeds: list[Deed] = field(default_factory=list)  # of the last year whose orders are known
    arrived: list[int] = field(default_factory=list)  # cities whose tile appeared in that year

    @property
    def rules(self) -> Setup:
        return DATA.setup[self.seats, self.options["length"]]

    def tile(self, city: int) -> Tile:
        return tile(self.seats, city)

    def tiles(self) -> list[int]:
        """List every city tile, wherever it lies."""
        return [
            *self.recruiting,
            *self.threats,
            *self.recruit_pile,
            *self.threat_pile,
            *self.recruit_discard,
            *self.threat_discard,
            *(tile for tile in (self.next_recruit, self.next_threat) if tile is not None),
        ]

    def influence(self, seat: int) -> int:
        """Count the stories that a player has on the map."""
        return sum(guild.stories for guild in self.guilds.values() if guild.seat == seat)

    def turn_order(self) -> list[int]:
        """List the seats clockwise from the first player."""
        return [(self.first + i) % self.seats for i in range(self.seats)]

    def open_regions(self, city: int) -> list[str]:
        """List the regions around a city in which bards may be placed."""
        return open_regions(city, self.rules.empty)

    def tell(self, key: str, /, **args: Value) -> None:
        """Say a step of a year. All steps of one order are one paragraph."""
        head = text("step", n=self.step) if self.step else None
        self.news.append(Line(Text(key, args), head=head, detail=True))
