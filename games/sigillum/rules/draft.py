"""How bands are formed: bans, castles, picks, and who is summoned where."""

from __future__ import annotations

from functools import cache

from games.core import Option, ask, choose, text
from games.sigillum.battle import Beast, Faction
from games.sigillum.beasts import SHEETS
from games.sigillum.fields import Castle
from games.sigillum.rules.factions import FACTIONS
from games.sigillum.table import Sigillum
from games.sigillum.telling.changes import players

BANS = {2: 3, 4: 2}  # each player's, when bans come first


async def form_bands(t: Sigillum) -> None:
    t.say("game-begins", seat=t.first, field=t.battle.field_key)
    if t.seats == 4:
        t.say("teams-meet", ones=players(t.battle, 0), others=players(t.battle, 1))
    await choose_castle_hexes(t)
    bans = t.options["bans"]
    if bans == "alternate" and t.seats == 4:
        bans = "first"  # the only way of banning that there is for four
    if bans == "first":
        for _ in range(BANS[t.seats]):
            await all_ban(t)
    for _ in range(picks_each(t)):
        if bans == "alternate":
            await all_ban(t)
        for seat in t.turn_order():
            await pick(t, seat)
    await bind(t)
    if t.options["castles"] == "on":
        await choose_factions(t)


def picks_each(t: Sigillum) -> int:
    """Return how many characters each player picks."""
    if t.seats == 4:
        return 2
    return 4 if len(t.battle.field.castles) == 4 else 3


def castle_option(castle: Castle) -> Option[Castle]:
    return Option(castle.hex, text("castle-hex", hex=castle.hex, compass=castle.side), castle)


async def choose_castle_hexes(t: Sigillum) -> None:
    """Let the first side choose its castle hexes; the other takes what is left."""
    castles = t.battle.field.castles
    mine = len(castles) // 2
    chosen = await ask(
        t.first,
        text("choose-castle", n=mine),
        [castle_option(castle) for castle in castles],
        least=mine,
        most=mine,
        noun="noun-castles",
    )
    t.battle.castles = {castle.hex: 0 if castle in chosen else 1 for castle in castles}
    hexes = [castle.hex for castle in chosen]
    damage = t.battle.strongholds[0].damage
    t.say(
        "castle-chosen",
        seat=t.first,
        hex=[*hexes],
        n=mine,
        damage=damage,
        track=t.battle.field.track,
    )


@cache
def pool_option(key: str) -> Option[str]:
    return Option(
        key,
        text("beast-option", beast=key, vitality=SHEETS[key].vitality),
        key,
        group=text("kind", kind=SHEETS[key].kind),
        hint=text(f"about-{key}"),
    )


def pool_options(t: Sigillum) -> list[Option[str]]:
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
    """Decide who is summoned where, if a side has two castles."""
    for side in (0, 1):
        castles = [c for c in t.battle.field.castles if t.battle.castles[c.hex] == side]
        if len(castles) == 1:
            continue
        first, second = castles
        seats = t.seats_of(side)
        if len(seats) == 2:
            here = await choose(
                seats[0],
                text("choose-own-castle"),
                [castle_option(castle) for castle in castles],
            )
            homes = {seats[0]: here, seats[1]: second if here == first else first}
            for seat, castle in homes.items():
                t.say("at-home", seat=seat, hex=castle.hex)
            for beast in t.battle.beasts:
                if beast.seat in homes:
                    beast.home = homes[beast.seat].hex
            continue
        band = [beast for beast in t.battle.beasts if beast.side == side]
        bound = await ask(
            seats[0],
            text("bind", hex=first.hex),
            [Option(beast.key, text("beast", beast=beast.key), beast.key) for beast in band],
            least=2,
            most=2,
            noun="noun-characters",
        )
        for beast in band:
            beast.home = (first if beast.key in bound else second).hex
        for castle in castles:
            keys = [beast.key for beast in band if beast.home == castle.hex]
            t.say("bound", seat=seats[0], hex=castle.hex, beast=[*keys])


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


def faction_options(keys: list[str]) -> list[Option[str]]:
    return [
        Option(key, text("faction", faction=key), key, hint=text(f"about-{key}")) for key in keys
    ]
