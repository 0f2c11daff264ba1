"""How bands are formed: bans, castles, picks, and who is summoned where."""

from __future__ import annotations

from functools import cache

from games.core import Option, Text, ask, choose, text
from games.sigillum.battle import Beast, Faction
from games.sigillum.beasts import SHEETS
from games.sigillum.rules.factions import FACTIONS
from games.sigillum.table import Sigillum

BANS = {2: 3, 4: 2}  # each player's, when bans come first


async def form_bands(t: Sigillum) -> None:
    t.say("game-begins", seat=t.first, field=t.battle.field_key)
    await choose_castle_hexes(t)
    picks = {4: 2, 2: 4 if two_castles_each(t) else 3}[t.seats]
    bans = t.options["bans"]
    if bans == "alternate" and t.seats == 4:
        bans = "first"  # the only way of banning that there is for four
    if bans == "first":
        for _ in range(BANS[t.seats]):
            await all_ban(t)
    for _ in range(picks):
        if bans == "alternate":
            await all_ban(t)
        for seat in t.turn_order():
            await pick(t, seat)
    await bind(t)
    if t.options["castles"] == "on":
        await choose_factions(t)


def two_castles_each(t: Sigillum) -> bool:
    return len(t.battle.field.castles) == 4 and t.seats == 2


def castle_text(t: Sigillum, key: str) -> Text:
    (castle,) = (castle for castle in t.battle.field.castles if castle.hex == key)
    return text("castle-hex", hex=key, compass=castle.side)


async def choose_castle_hexes(t: Sigillum) -> None:
    """The first side chooses where it is at home; the other takes what is left."""
    hexes = [castle.hex for castle in t.battle.field.castles]
    mine = len(hexes) // 2
    chosen = await ask(
        t.first,
        text("choose-castle", n=mine),
        tuple(Option(key, castle_text(t, key)) for key in hexes),
        least=mine,
        most=mine,
    )
    t.battle.castles = {key: 0 if key in chosen else 1 for key in hexes}
    damage = t.battle.strongholds[0].damage
    t.say("castle-chosen", seat=t.first, hex=[*chosen], damage=damage, track=t.battle.field.track)


@cache
def pool_option(key: str) -> Option:
    return Option(
        key,
        text("beast-option", beast=key, vitality=SHEETS[key].vitality),
        group=text("kind", kind=SHEETS[key].kind),
        hint=text(f"about-{key}"),
    )


def pool_options(t: Sigillum) -> list[Option]:
    return [pool_option(key) for key in t.pool]


async def all_ban(t: Sigillum) -> None:
    for seat in t.turn_order():
        key = await choose(seat, text("ban"), pool_options(t))
        t.pool.remove(key)
        t.banned.append(key)
        t.say("bans", seat=seat, beast=key)


async def pick(t: Sigillum, seat: int) -> None:
    key = await choose(seat, text("pick"), pool_options(t))
    t.pool.remove(key)
    side = t.battle.sides[seat]
    home = next(castle for castle, owner in t.battle.castles.items() if owner == side)
    full = SHEETS[key].vitality
    t.battle.beasts.append(Beast(key, side, seat, full, full, home))
    t.say("picks", seat=seat, beast=key)


async def bind(t: Sigillum) -> None:
    """Where there are two castles a side: who is summoned in which."""
    for side in (0, 1):
        castles = [key for key, owner in t.battle.castles.items() if owner == side]
        if len(castles) == 1:
            continue
        first, second = castles
        seats = t.seats_of(side)
        if len(seats) == 2:
            here = await choose(
                seats[0],
                text("choose-own-castle"),
                [Option(key, castle_text(t, key)) for key in castles],
            )
            homes = {seats[0]: here, seats[1]: second if here == first else first}
            for seat, hex_ in homes.items():
                t.say("at-home", seat=seat, hex=hex_)
            for beast in t.battle.beasts:
                beast.home = homes.get(beast.seat, beast.home)
            continue
        band = [beast for beast in t.battle.beasts if beast.side == side]
        bound = await ask(
            seats[0],
            text("bind", hex=first),
            tuple(Option(beast.key, text("beast", beast=beast.key)) for beast in band),
            least=2,
            most=2,
        )
        for beast in band:
            beast.home = first if beast.key in bound else second
        for castle in castles:
            keys = [beast.key for beast in band if beast.home == castle]
            t.say("bound", seat=seats[0], hex=castle, beast=[*keys])


async def choose_factions(t: Sigillum) -> None:
    left = list(FACTIONS)
    if t.seats == 2:
        for seat in t.turn_order():
            key = await choose(seat, text("ban-faction"), faction_options(left))
            left.remove(key)
            t.say("bans-faction", seat=seat, faction=key)
    for seat in t.turn_order():
        key = await choose(seat, text("choose-faction"), faction_options(left))
        left.remove(key)
        t.battle.factions[seat] = Faction(key)
        t.say("chooses-faction", seat=seat, faction=key)


def faction_options(keys: list[str]) -> list[Option]:
    return [Option(key, text("faction", faction=key), hint=text(f"about-{key}")) for key in keys]
