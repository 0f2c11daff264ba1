"""Tables of Lords of Xidit laid by hand."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from games.core import Rng, Text
from games.xidit import GAME
from games.xidit.data import (
    ACTION,
    ASSESSMENTS,
    BASTION,
    DATA,
    ORDERS,
    REWARDS,
    ROADS,
    UNITS,
    WAIT,
)
from games.xidit.rules.game import setup
from games.xidit.rules.path_of_destiny import place_recruitment
from games.xidit.table import MEETS, Guild, Xidit

# Who plays in the rulebook's examples, in the order of play.
STEVE, PAUL, STEPHANIE, ALEX = range(4)

# Families of messages, by their prefixes: named by what the data call them.
FAMILIES = {
    "unit": list(UNITS),
    "road": list(ROADS),
    "order": list(ORDERS),
    "hint-order": [ACTION, WAIT],
    "planned": [*MEETS, "recruit", "unknown"],
    "reward": list(REWARDS),
    "census-won": list(REWARDS),
    "assessment": list(ASSESSMENTS),
    "city": [str(city) for city in DATA.city],
    "region": list(DATA.region),
    "creature": [str(city) for city in DATA.city],
    "titan": list(DATA.titan),
}

# Messages and families of them that name nothing to ask about.
NOT_THINGS = {
    "road": "a color within a sentence: the orders are explained",
    "city-option": "a city with its number",
    "region-option": "a region with its code",
    "region-values": "the points of a region",
    "titan-option": "what a fight with a titan costs",
    "titan-awake": "a titan with its size",
    "titan-before-threat": "what happens to an order",
    "unit-owned": "a unit with how many there are",
}

Recruiting = Iterable[int] | Mapping[int, Mapping[str, int]]


def kingdom(
    seats: int = 4,
    *,
    at: Sequence[int] = (),
    recruiting: Recruiting = (),
    threats: Iterable[int] = (),
    next_recruit: int | None = None,
    next_threat: int | None = None,
    recruit_pile: Sequence[int] = (),
    threat_pile: Sequence[int] = (),
    recruit_discard: Sequence[int] = (),
    threat_discard: Sequence[int] = (),
    rest: str = "threat_pile",
    year: int = 1,
    first: int = 0,
    assessments: Sequence[str] = ("wealth", "influence", "reputation"),
    **options: str,
) -> Xidit:
    """A table with exactly these tiles; those not named lie under the pile `rest`.

    The top of a pile is its last. `recruiting` names cities, manned in full, or the units that
    are still there. `at` are the cities of the heroes.
    """
    t = setup(1, seats, GAME.options(options))
    t.year, t.first = year, first
    if t.neutral:
        t.neutral = dict(zip(assessments, (t.neutral[a] for a in t.assessments), strict=True))
    t.assessments = list(assessments)
    for seat, city in enumerate(at):
        t.players[seat].city = city
    t.barracks = {unit.key: unit.supply for unit in DATA.units}
    t.recruiting = {}
    for city in recruiting:
        place_recruitment(t, city)
        if isinstance(recruiting, Mapping):
            for unit, n in t.recruiting[city].items():
                t.barracks[unit] += n
            t.recruiting[city] = dict(recruiting[city])
            for unit, n in t.recruiting[city].items():
                t.barracks[unit] -= n
    t.threats = list(threats)
    t.next_recruit, t.next_threat = next_recruit, next_threat
    t.recruit_pile, t.threat_pile = list(recruit_pile), list(threat_pile)
    t.recruit_discard, t.threat_discard = list(recruit_discard), list(threat_discard)
    used: set[int | None] = {next_recruit, next_threat, *t.recruiting, *t.threats}
    used |= {*t.recruit_pile, *t.threat_pile, *t.recruit_discard, *t.threat_discard}
    pile: list[int] = getattr(t, rest)
    pile[:0] = [
        city for city in DATA.tiles[seats == 3] if city not in used and city not in t.rules.removed
    ]
    GAME.check(t)
    return t


def give(t: Xidit, seat: int, **units: int) -> None:
    """Put units from the barracks behind a player's screen."""
    for unit, n in units.items():
        t.barracks[unit] -= n
        t.players[seat].units[unit] += n
    GAME.check(t)


def build(t: Xidit, seat: int, city: int, stories: int) -> None:
    t.guilds[city] = Guild(seat, stories)
    t.players[seat].supply -= stories


def sing(t: Xidit, seat: int, **bards: int) -> None:
    """Place bards: `sing(t, 0, N=2, C=1)`; those in the center are in the Bastion."""
    for region, n in bards.items():
        t.players[seat].bards -= n
        if region == BASTION:
            t.players[seat].in_bastion += n
        else:
            t.bards[region][seat] += n


def units_of(t: Xidit, seat: int) -> dict[str, int]:
    return {unit: n for unit, n in t.players[seat].units.items() if n}


def words(value: Any) -> str:
    """The lists of the lines as text: `2 peasant, 1 mage`."""
    if isinstance(value, list):
        return ", ".join(words(item) for item in value)
    if isinstance(value, Text):
        return " ".join(words(arg) for arg in value.args.values())
    return str(value)


def reshuffled(t: Xidit, seat: int | None, rng: Rng) -> Xidit:
    """A table that could as well be this one, for all that `seat` can see."""
    t = copy.deepcopy(t)
    if len(t.hall) == len(t.assessments):
        return t  # all is revealed
    others = [player for who, player in enumerate(t.players) if who != seat]
    screens = [player.units for player in others]
    rng.shuffle(screens)
    for player, units in zip(others, screens, strict=True):
        player.units = units
        player.gold = rng.below(30)
        player.bards, player.in_bastion = 0, player.bards + player.in_bastion
        back = rng.below(player.in_bastion + 1)
        player.bards, player.in_bastion = back, player.in_bastion - back
        player.kept = rng.below(min(player.supply, 3) + 1)
    stacks = (t.recruit_pile, t.threat_pile, t.recruit_discard, t.threat_discard)
    under = [city for stack in stacks for city in stack[:-1]]
    rng.shuffle(under)
    for stack in stacks:
        stack[:-1] = [under.pop() for _ in stack[:-1]]
    for lair in t.titans:
        if not lair.raging:
            rng.shuffle(lair.titans)
    t.rng.state = rng.below(2**64)
    GAME.check(t)
    return t


def all_units(n: int) -> dict[str, int]:
    return dict.fromkeys(UNITS, n)


def lively(seats: int, options: Mapping[str, str], seed: int) -> Xidit:
    """The start of some year in which there is more to do than in most games.

    Armies are big, titans rage, guilds and bards are on the map, and now and then the barracks
    are all but empty: what random players from a fresh setup hardly ever come to.
    """
    t = setup(seed, seats, GAME.options(options))
    rng = Rng(seed + 1)
    t.year = 1 + rng.below(t.rules.years)
    for stack in t.titans:
        stack.raging = rng.below(3) > 0
    cities = list(DATA.city)
    rng.shuffle(cities)
    share = rng.pick([3, 5, 99])
    for seat, player in enumerate(t.players):
        player.city = rng.pick([*t.recruiting, *t.threats, *cities[:5]])
        for unit in UNITS:
            n = min(rng.below(share), t.barracks[unit])
            give(t, seat, **{unit: n})
        player.gold = rng.below(20)
        for _ in range(rng.below(4)):
            build(t, seat, cities.pop(), 1 + rng.below(4))
        mine = [guild for guild in t.guilds.values() if guild.seat == seat]
        if all(guild.stories == 4 for guild in mine) and player.supply:
            player.kept = rng.below(min(player.supply, 2) + 1)
        for region in (*t.bards, BASTION):
            sing(t, seat, **{region: min(rng.below(4), player.bards)})
    GAME.check(t)
    return t
