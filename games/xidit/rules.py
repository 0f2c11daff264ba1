"""The rules of Lords of Xidit, phase by phase as the rulebook has them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from games.core import (
    Option,
    Result,
    Rng,
    Text,
    ask,
    checkpoint,
    choose,
    text,
    together,
)
from games.xidit.census import census
from games.xidit.data import (
    ACTION,
    ASSESSMENTS,
    BASTION,
    DATA,
    NEUTRAL_START,
    ORDERS,
    ORDERS_A_YEAR,
    UNITS,
    WAIT,
    Titan,
)
from games.xidit.options import unit_options
from games.xidit.rewards import rewards
from games.xidit.scoring import NEUTRAL, assess
from games.xidit.table import Player, TitanStack, Xidit, counted
from games.xidit.tiles import place_recruitment, remove_recruitment, remove_threat


def setup(seed: int, seats: int, options: Mapping[str, str]) -> Xidit:
    """Everything up to the placement of the heroes, which is the players' own."""
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
                Option(str(city), text("city-option", city=city), city, hint=what_is_in(t, city))
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
    t.say("year-begins", year=t.year, years=t.rules.years, seat=t.first)

    plans = await together({seat: secret_orders(seat) for seat in t.turn_order()})
    t.reveal()
    t.orders = [list(plans[seat]) for seat in range(t.seats)]
    for step in range(ORDERS_A_YEAR):
        t.step = step + 1
        for seat in t.turn_order():
            await carry_out(t, seat, t.orders[seat][step])
    t.step = 0

    if t.year in t.rules.census:
        await census(t)


# Phase one: secret orders


async def secret_orders(seat: int) -> tuple[str, ...]:
    options = [
        Option(order, text(f"order-{order}"), order, limit=ORDERS_A_YEAR, idle=order == WAIT)
        for order in ORDERS
    ]
    return await ask(
        seat,
        text("plan-orders"),
        options,
        least=ORDERS_A_YEAR,
        most=ORDERS_A_YEAR,
        ordered=True,
        secret=True,
    )


# Phase two: carrying out the orders


async def carry_out(t: Xidit, seat: int, order: str) -> None:
    if order == WAIT:
        t.tell("waits", seat=seat)
    elif order == ACTION:
        await action(t, seat)
    else:
        move(t, seat, order)


def move(t: Xidit, seat: int, road: str) -> None:
    player = t.players[seat]
    target = DATA.city[player.city].roads.get(road)
    if target is None:
        t.tell("no-road", seat=seat, road=road, city=player.city)
        return
    player.city = target
    t.tell("moves", seat=seat, road=road, city=target)


async def action(t: Xidit, seat: int) -> None:
    city = t.players[seat].city
    if city in t.recruiting:
        recruit(t, seat, city)
    elif city in t.threats:
        await eliminate_threat(t, seat, city)
    else:
        await eliminate_titan(t, seat, city)


def recruit(t: Xidit, seat: int, city: int) -> None:
    if (seat, city) in t.recruited:
        t.tell("recruited-already", seat=seat, city=city)
        return
    present = t.recruiting[city]
    unit = next((unit for unit in UNITS if present.get(unit)), None)
    if unit is None:
        t.tell("nobody-to-recruit", seat=seat, city=city)
        return
    present[unit] -= 1
    t.players[seat].units[unit] += 1
    t.recruited.append((seat, city))
    t.tell("recruits", seat=seat, unit=unit, city=city)
    if not any(present.values()):
        remove_recruitment(t, city)


async def eliminate_threat(t: Xidit, seat: int, city: int) -> None:
    player = t.players[seat]
    threat = t.tile(city)
    if (seat, city) in t.felled:
        t.tell("titan-before-threat", seat=seat, city=city)
        return
    if any(player.units[unit] < n for unit, n in threat.requires.items()):
        t.tell("cannot-help", seat=seat, city=city)
        return
    give_back(t, seat, threat.requires)
    t.freed.append((seat, city))
    t.tell("frees", seat=seat, city=city, creature=city, units=counted(threat.requires))
    await rewards(t, seat, threat)
    remove_threat(t, city)
    await advance_neutral(t, seat)


async def eliminate_titan(t: Xidit, seat: int, city: int) -> None:
    """Raging titans may be fought in a city without a tile; nobody is obliged to."""
    player = t.players[seat]
    raging = [stack for stack in t.titans if stack.raging]
    if not raging or (seat, city) in t.freed or (seat, city) in t.felled:
        t.tell("nothing-to-do", seat=seat, city=city)
        return
    titans = [DATA.titan[stack.titans[-1]] for stack in raging]
    options: list[Option[str | None]] = [
        Option(titan.key, text("titan-option", titan=titan.key, size=titan.size), titan.key)
        for titan in titans
        if titan.size <= player.unit_count
    ]
    options.append(Option("no", text("leave-titans"), None, idle=True))
    chosen = await choose(seat, text("fight-titan", city=city), options, secret=True)
    if chosen is None:
        t.tell("leaves-titans", seat=seat, city=city)
        return
    titan = DATA.titan[chosen]
    squad = await muster(t, seat, titan)
    give_back(t, seat, squad)
    t.felled.append((seat, city))
    stack = next(stack for stack in raging if stack.titans[-1] == chosen)
    stack.titans.pop()
    stack.raging = False
    t.tell("fells", seat=seat, titan=chosen, city=city, units=counted(squad))
    await rewards(t, seat, titan)
    await advance_neutral(t, seat)


async def muster(t: Xidit, seat: int, titan: Titan) -> Mapping[str, int]:
    """The units that a player gives for a titan: as many as it is big, of any types."""
    units = t.players[seat].units
    if t.players[seat].unit_count == titan.size:
        return dict(units)
    squad = await ask(
        seat,
        text("muster", titan=titan.key, n=titan.size),
        unit_options(units),
        least=titan.size,
        most=titan.size,
        secret=True,
    )
    return Counter(squad)


def give_back(t: Xidit, seat: int, units: Mapping[str, int]) -> None:
    for unit, n in units.items():
        t.players[seat].units[unit] -= n
        t.barracks[unit] += n


async def advance_neutral(t: Xidit, seat: int) -> None:
    if not t.neutral:
        return
    assessment = await choose(
        seat,
        text("advance-neutral"),
        [
            Option(a, text("neutral-option", assessment=a, level=t.neutral[a]), a)
            for a in t.assessments
        ],
    )
    t.neutral[assessment] += 1
    t.tell("neutral-advances", seat=seat, assessment=assessment, level=t.neutral[assessment])


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
            "assessment-result",
            assessment=assessment,
            ranking=[participant(who, column.levels[who]) for who in column.ranking],
        )
        for who in column.out:
            if who == NEUTRAL:
                t.say("neutral-eliminated", assessment=assessment)
            else:
                t.say("eliminated", seat=who, assessment=assessment)
    (saviour,) = active
    if saviour == NEUTRAL:
        t.say("neutral-wins")
    else:
        t.say("saviour", seat=saviour)
    return Result([seat for seat in active if seat >= 0], scores(t))


def participant(who: int, level: int) -> Text:
    return (
        text("neutral-level", n=level) if who == NEUTRAL else text("seat-level", seat=who, n=level)
    )


def scores(t: Xidit) -> list[int]:
    """How far each seat came: the number of assessments that it survived."""
    out_at = {who: place for place, column in enumerate(t.hall) for who in column.out}
    return [out_at.get(seat, len(t.hall)) for seat in range(t.seats)]
