"""What a player of Lords of Xidit may know. Pictures, texts and computer players get only this."""

from __future__ import annotations

from dataclasses import dataclass

from games.xidit.data import BASTION
from games.xidit.rules.assessments import level, points, reputation, savior
from games.xidit.table import Column, Deed, Guild, Xidit


@dataclass
class Screen:
    """What is behind a player's screen."""

    units: dict[str, int]
    gold: int
    bards: int  # left
    in_bastion: int
    kept: int  # stories that wait for a guild with room


@dataclass
class Hero:
    """What everybody sees of a player; their screen only for themselves, and for all at the end."""

    city: int  # 0: not yet on the map
    influence: int  # stories on the map
    orders: list[str]  # of this year, once they are revealed
    screen: Screen | None


@dataclass
class Queue:
    """One half of the Path of Destiny."""

    next: int | None
    top: int | None  # of the pile behind it
    pile: int  # how many tiles the pile has, with its top
    discard: int  # tiles in the discard of the same side
    discarded: int | None  # the last of them, on top of the others


@dataclass
class Lair:
    """A stack of titans. Only a raging one shows which titan it is."""

    size: int
    titans: int
    raging: str | None


@dataclass
class View:
    seat: int | None  # whose view; None is everybody's
    seats: int
    length: str
    year: int  # 0 while heroes are placed
    years: int
    census: list[int]
    step: int  # the order being carried out, 1 to 6; 0 outside of that
    first: int
    turn_order: list[int]  # the seats clockwise from the first player
    heroes: list[Hero]
    barracks: dict[str, int]
    recruiting: dict[int, dict[str, int]]
    threats: list[int]
    recruit_queue: Queue
    threat_queue: Queue
    lairs: list[Lair]
    bards: dict[str, list[int]]  # by open region, one number a seat; the Bastion only at the end
    empty: list[str]  # regions that are out of play
    guilds: dict[int, Guild]
    assessments: list[str]
    eliminated: list[int]  # how many leave in each of them
    neutral: dict[str, int]
    hall: list[Column]  # filled at the end
    savior: int | None  # at the end: who is left, NEUTRAL for the neutral player
    reputation: dict[str, list[int]]  # at the end: points by region and seat
    over: bool
    deeds: list[Deed]  # of the last year whose orders are known: this one, or the one before
    arrived: list[int]  # cities whose tile appeared in that year
    # By assessment, one level a seat; None where it is secret. Bards in the Bastion do not count
    # before the end.
    standings: dict[str, list[int | None]]


def view(t: Xidit, seat: int | None) -> View:
    over = len(t.hall) == len(t.assessments)
    bastion = {BASTION: [player.in_bastion for player in t.players]}
    return View(
        seat=seat,
        seats=t.seats,
        length=t.options["length"],
        year=t.year,
        years=t.rules.years,
        census=t.rules.census,
        step=t.step,
        first=t.first,
        turn_order=t.turn_order(),
        heroes=[hero(t, who, hidden=not over and who != seat) for who in range(t.seats)],
        barracks=t.barracks,
        recruiting=t.recruiting,
        threats=t.threats,
        recruit_queue=queue(t.next_recruit, t.recruit_pile, t.recruit_discard),
        threat_queue=queue(t.next_threat, t.threat_pile, t.threat_discard),
        lairs=[
            Lair(size, len(stack.titans), stack.titans[-1] if stack.raging else None)
            for size, stack in zip((3, 4, 5), t.titans, strict=True)
        ],
        bards=t.bards | bastion if over else t.bards,
        empty=t.rules.empty,
        guilds=t.guilds,
        assessments=t.assessments,
        eliminated=t.rules.eliminated,
        neutral=t.neutral,
        hall=t.hall,
        savior=savior(t.hall) if over else None,
        reputation=reputation(t) if over else {},
        over=over,
        deeds=t.deeds,
        arrived=t.arrived,
        standings={assessment: levels(t, assessment, seat, over) for assessment in t.assessments},
    )


def levels(t: Xidit, assessment: str, seat: int | None, over: bool) -> list[int | None]:
    if over:
        return [level(t, who, assessment) for who in range(t.seats)]
    if assessment == "wealth":
        return [player.gold if who == seat else None for who, player in enumerate(t.players)]
    if assessment == "influence":
        return [t.influence(who) for who in range(t.seats)]
    return [*map(sum, zip(*points(t.bards).values(), strict=True))]


def hero(t: Xidit, seat: int, hidden: bool) -> Hero:
    player = t.players[seat]
    return Hero(
        city=player.city,
        influence=t.influence(seat),
        orders=t.orders[seat] if t.orders else [],
        screen=None
        if hidden
        else Screen(player.units, player.gold, player.bards, player.in_bastion, player.kept),
    )


def queue(following: int | None, pile: list[int], discard: list[int]) -> Queue:
    return Queue(following, top(pile), len(pile), len(discard), top(discard))


def top(stack: list[int]) -> int | None:
    return stack[-1] if stack else None
