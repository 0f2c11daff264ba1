"""The course of Lords of Xidit: setup, the years, and the end of the game."""

from __future__ import annotations

from collections.abc import Mapping

from games.core import Option, Result, Rng, Text, checkpoint, choose, text, together
from games.xidit.data import ASSESSMENTS, BASTION, DATA, NEUTRAL_START, ORDERS_A_YEAR
from games.xidit.options import city_name
from games.xidit.rules.assessments import NEUTRAL, assess, savior, tie_break
from games.xidit.rules.census import census
from games.xidit.rules.orders import carry_out, secret_orders
from games.xidit.rules.path_of_destiny import place_recruitment
from games.xidit.rules.summary import Outset, sum_up
from games.xidit.table import Player, TitanStack, Xidit, counted


def setup(seed: int, seats: int, options: Mapping[str, str]) -> Xidit:
    """Set up everything but the heroes: the players place them."""
    t = Xidit(seats=seats, options=dict(options), rng=Rng(seed))
    t.players = [Player() for _ in range(seats)]
    t.barracks = {unit.key: unit.supply for unit in DATA.units}
    t.bards = {
        region.key: [0] * seats
        for region in DATA.regions
        if region.key != BASTION and region.key not in t.rules.empty
    }
    for size in (3, 4, 5):
        pair = [titan.key for titan in DATA.titans if titan.size == size]
        t.rng.shuffle(pair)
        t.titans.append(TitanStack(pair))

    tiles = [city for city in DATA.tiles[seats == 3] if city not in t.rules.removed]
    t.rng.shuffle(tiles)
    for _ in range(t.rules.on_map):
        place_recruitment(t, tiles.pop())
    for _ in range(t.rules.on_map):
        t.threats.append(tiles.pop())
    t.recruit_pile = [tiles.pop() for _ in range(t.rules.recruit_pile)]
    t.threat_pile = tiles
    t.next_recruit = t.recruit_pile.pop()
    t.next_threat = t.threat_pile.pop()

    t.assessments = list(ASSESSMENTS)
    t.rng.shuffle(t.assessments)
    if seats == 3:
        levels = NEUTRAL_START[options["neutral"]]
        t.neutral = dict(zip(t.assessments, levels, strict=True))
    t.first = t.rng.below(seats)
    return t


async def play(t: Xidit) -> Result:
    if t.year == 0:
        await place_heroes(t)
        t.year = 1
    while True:
        await checkpoint()
        await year(t)
        if t.year == t.rules.years:
            return await end_of_the_game(t)
        t.year += 1
        t.first = (t.first + 1) % t.seats


async def place_heroes(t: Xidit) -> None:
    t.say("game-begins", seat=t.first, years=t.rules.years)
    for seat in t.turn_order():
        taken = {player.city for player in t.players}
        city = await choose(
            seat,
            text("place-hero"),
            [
                Option(str(city), city_name(city), city, hint=what_is_in(t, city))
                for city in DATA.city
                if city not in taken
            ],
        )
        t.players[seat].city = city
        t.say("hero-placed", seat=seat, city=city)


def what_is_in(t: Xidit, city: int) -> Text | None:
    if city in t.recruiting:
        return text("hint-recruits", units=counted(t.recruiting[city]))
    if city in t.threats:
        return text("hint-threat", units=counted(t.tile(city).requires))
    return None


async def year(t: Xidit) -> None:
    t.recruited, t.freed, t.felled = [], [], []
    t.orders, t.step = [], 0
    outset = Outset.of(t)
    t.say("year-begins", year=t.year, years=t.rules.years, seat=t.first)

    plans = await together({seat: secret_orders(t, seat) for seat in t.turn_order()})
    t.reveal(text("revealed-orders"))
    t.orders = [list(plans[seat]) for seat in range(t.seats)]
    t.deeds, t.arrived = [], []
    for step in range(ORDERS_A_YEAR):
        t.step = step + 1
        for seat in t.turn_order():
            await carry_out(t, seat, t.orders[seat][step])
    t.step = 0
    sum_up(t, outset)

    if t.year in t.rules.census:
        await census(t)


# Phase six: the end of the game


async def end_of_the_game(t: Xidit) -> Result:
    t.reveal()
    t.say("game-ends")
    active = list(range(NEUTRAL if t.neutral else 0, t.seats))
    for assessment, leaving in zip(t.assessments, t.rules.eliminated, strict=True):
        column = assess(t, assessment, active, leaving)
        t.hall.append(column)
        active = [who for who in active if who not in column.out]
        t.say(
            "assessed",
            assessment=assessment,
            ranking=[participant(who, column.levels[who]) for who in column.ranking],
            out=[eliminated(who, tie_break(t, column, who, active)) for who in column.out],
        )
    winner = savior(t.hall)
    if winner == NEUTRAL:
        t.say("neutral-wins")
        return Result([], scores(t))
    t.say("saviour", seat=winner)
    return Result([winner], scores(t))


def participant(who: int, level: int) -> Text:
    return (
        text("neutral-level", n=level) if who == NEUTRAL else text("seat-level", seat=who, n=level)
    )


def eliminated(who: int, tie: str) -> Text:
    """Name somebody whom an assessment eliminates, and what decided a tie."""
    if who == NEUTRAL:
        return text("neutral-out", tie=tie)
    return text("seat-out", seat=who, tie=tie)


def scores(t: Xidit) -> list[int]:
    """Count the assessments that each seat survived."""
    out_at = {who: place for place, column in enumerate(t.hall) for who in column.out}
    return [out_at.get(seat, len(t.hall)) for seat in range(t.seats)]
