"""Step four of a turn: the invasion, if the Saracens have passed the defense."""

from __future__ import annotations

from games.annodomini.choices import SpaceChoice
from games.annodomini.data import DATA
from games.annodomini.keys import space_key
from games.annodomini.table import AnnoDomini, Loss, Lot
from games.annodomini.texts import loss_hint, players, tile_text
from games.core import Option, choose, text, together


async def invasion(t: AnnoDomini, seat: int) -> None:
    """Ruin a tile of all who have the fewest towers: chosen at once, applied in turn order."""
    weakest = t.weakest
    invaded = [other for other in t.turn_order(seat) if other in weakest]
    t.invaded = invaded
    t.say("invasion", seats=players(invaded), invaders=t.invaders, defence=t.defense)
    lost = await together({other: choose_loss(t, other) for other in invaded})
    t.invaded = []
    for other in invaded:
        place = lost[other]
        if place is None:
            t.say("nothing-to-lose", seat=other)
        else:
            ruin(t, other, place)


def would_be_invaded(t: AnnoDomini, seat: int, lot: Lot) -> bool:
    """Return whether a tile of the column, once placed, brings an invasion that hits its owner,
    if nothing else happens in that turn."""
    tile = DATA.tile[lot.tile]
    towers = min(tile.towers, t.supply.towers)
    saracens = tile.saracens + lot.saracens
    moved = saracens > 0 or t.invaders_moved
    lands = moved and t.invaders + saracens > t.defense + towers
    mine = t.players[seat].towers + towers
    return lands and all(mine <= t.players[other].towers for other in t.others(seat))


async def choose_loss(t: AnnoDomini, seat: int) -> int | None:
    """Ask which tile is lost: any that stands, but never the castle."""
    options = [
        Option(
            space_key(place),
            text("loss-option", space=place + 1, tile=tile_text(space.data)),
            SpaceChoice(seat, place),
            hint=loss_hint(space),
        )
        for place, space in t.players[seat].occupied()
        if not space.is_castle and not space.ruin
    ]
    if not options:
        return None
    chosen = await choose(seat, text("choose-loss"), options)
    return chosen.place


def ruin(t: AnnoDomini, seat: int, place: int) -> None:
    space = t.players[seat].kingdom[place]
    assert space is not None
    t.record.losses.append(Loss(seat, space.tile, space.towers, space.nobles))
    t.clear(space)
    space.ruin = True
    t.say("ruined", seat=seat, tile=tile_text(space.data), space=place + 1)
    if space.data.is_territory:
        came = t.add_towers(space, 1)
        t.say("ruin-tower" if came else "no-towers-left", seat=seat, detail=True)
    lost = t.lose_coins(seat, t.scenario.rules.invaded_coins)
    if lost:
        t.say("loses-coins", seat=seat, n=lost, detail=True)
