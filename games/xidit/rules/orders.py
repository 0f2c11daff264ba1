"""Phases one and two of a year: secret orders, and how they are carried out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import takewhile

from games.core import Option, Text, ask, choose, text
from games.xidit.data import ACTION, DATA, ORDERS, ORDERS_A_YEAR, ROADS, WAIT, Titan, in_line
from games.xidit.options import city_name, unit_options
from games.xidit.rules.path_of_destiny import remove_recruitment, remove_threat
from games.xidit.rules.rewards import rewards
from games.xidit.table import Deed, Xidit, counted

# Phase one: secret orders


async def secret_orders(t: Xidit, seat: int) -> tuple[str, ...]:
    options = [
        Option(
            order,
            text(f"order-{order}"),
            order,
            limit=ORDERS_A_YEAR,
            hint=order_hint(order, t.players[seat].city),
            idle=order == WAIT,
        )
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
        noun="noun-orders",
    )


def order_hint(order: str, city: int) -> Text:
    """Say what an order is for, and where the roads lead from the city where the year begins."""
    if order not in ROADS:
        return text(f"hint-order-{order}")
    target = DATA.city[city].roads.get(order)
    if target is None:
        return text("hint-no-road", start=city_name(city))
    return text("hint-road", start=city_name(city), target=city_name(target))


# Phase two: carrying out the orders


async def carry_out(t: Xidit, seat: int, order: str) -> None:
    city = t.players[seat].city
    deed = Deed(seat, t.step, order, city, city)
    t.deeds.append(deed)
    if order == WAIT:
        deed.meets = "wait"
        t.tell("waits", seat=seat)
    elif order == ACTION:
        await action(t, deed)
    else:
        move(t, deed)


def move(t: Xidit, deed: Deed) -> None:
    seat, road = deed.seat, deed.order
    target = DATA.city[deed.start].roads.get(road)
    if target is None:
        deed.meets = "no-road"
        t.tell("no-road", seat=seat, road=road, city=deed.start)
        return
    deed.meets, deed.city = "road", target
    t.players[seat].city = target
    t.tell("moves", seat=seat, road=road, city=target)


async def action(t: Xidit, deed: Deed) -> None:
    if deed.city in t.recruiting:
        recruit(t, deed)
    elif deed.city in t.threats:
        await eliminate_threat(t, deed)
    else:
        await eliminate_titan(t, deed)


def recruit(t: Xidit, deed: Deed) -> None:
    seat, city = deed.seat, deed.city
    if (seat, city) in t.recruited:
        deed.meets = "again"
        t.tell("recruited-already", seat=seat, city=city)
        return
    present = t.recruiting[city]
    waiting = in_line(present)
    if not waiting:
        deed.meets = "nobody"
        t.tell("nobody-to-recruit", seat=seat, city=city)
        return
    unit = deed.meets = waiting[0]
    present[unit] -= 1
    t.players[seat].units[unit] += 1
    t.recruited.append((seat, city))
    t.enlisted.append((seat, unit))
    t.tell("recruits", seat=seat, unit=unit, city=city)
    if not any(present.values()):
        remove_recruitment(t, city)


async def eliminate_threat(t: Xidit, deed: Deed) -> None:
    seat, city = deed.seat, deed.city
    player = t.players[seat]
    threat = t.tile(city)
    if (seat, city) in t.felled:
        deed.meets = "nothing"
        t.tell("titan-before-threat", seat=seat, city=city)
        return
    if not threat.is_met_by(player.units):
        deed.meets = "weak"
        # An earlier decision may not be taken back for it.
        t.reveal(text("revealed-no-units", seat=seat))
        t.say("cannot-help", seat=seat, city=city, detail=tried_already(t, seat))
        return
    deed.meets = "free"
    give_back(t, seat, threat.requires)
    t.freed.append((seat, city))
    t.say("frees", seat=seat, city=city, creature=city, units=counted(threat.requires))
    deed.gained = await rewards(t, seat, threat)
    remove_threat(t, city)
    await advance_neutral(t, seat)


def tried_already(t: Xidit, seat: int) -> bool:
    """Return whether a player has acted in this city earlier in the year, and stayed there."""
    before = t.orders[seat][: t.step - 1] if t.step else []
    return ACTION in takewhile(lambda order: order not in ROADS, reversed(before))


async def eliminate_titan(t: Xidit, deed: Deed) -> None:
    """Offer a fight with a raging titan in a city without a tile; nobody is obliged to."""
    seat, city = deed.seat, deed.city
    player = t.players[seat]
    raging = [stack for stack in t.titans if stack.raging]
    if not raging or (seat, city) in t.freed or (seat, city) in t.felled:
        deed.meets = "nothing"
        t.tell("nothing-to-do", seat=seat, city=city)
        return
    titans = [DATA.titan[stack.titans[-1]] for stack in raging]
    options: list[Option[str | None]] = [
        Option(titan.key, text("titan-option", titan=titan.key, size=titan.size), titan.key)
        for titan in titans
        if titan.size <= player.unit_count
    ]
    options.append(Option("no", text("leave-titans"), None, idle=True))
    if len(options) == 1:
        t.reveal()  # that units are too few, since nobody is awaited: nothing to be told aloud
    chosen = await choose(seat, text("fight-titan", city=city), options, secret=True)
    if chosen is None:
        deed.meets = "nothing"
        t.tell("leaves-titans", seat=seat, city=city)
        return
    titan = DATA.titan[chosen]
    squad = await muster(t, seat, titan)
    deed.meets = "titan"
    give_back(t, seat, squad)
    t.felled.append((seat, city))
    stack = next(stack for stack in raging if stack.titans[-1] == chosen)
    stack.titans.pop()
    stack.raging = False
    t.say("fells", seat=seat, titan=chosen, city=city, units=counted(squad))
    deed.gained = await rewards(t, seat, titan)
    await advance_neutral(t, seat)


async def muster(t: Xidit, seat: int, titan: Titan) -> Mapping[str, int]:
    """Ask which units the player gives for a titan: as many as it is big, of any types."""
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
        noun="noun-units",
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
