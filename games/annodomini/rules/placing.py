"""Step two of a turn: adding the tile to the kingdom."""

from __future__ import annotations

from games.annodomini.choices import SpaceChoice
from games.annodomini.data import DATA, SPACES, Tile
from games.annodomini.rules.characters import add_tokens
from games.annodomini.rules.trios import trios
from games.annodomini.table import AnnoDomini, Lot, Space
from games.annodomini.texts import tile_text
from games.core import Option, Text, choose, text


async def place_in_kingdom(t: AnnoDomini, seat: int, lot: Lot) -> None:
    kingdom = t.players[seat].kingdom
    t.taken = lot.tile
    chosen = await choose(
        seat,
        text("place-tile", tile=tile_text(DATA.tile[lot.tile])),
        [
            Option(
                str(place + 1),
                text("space-option", space=place + 1),
                SpaceChoice(seat, place),
            )
            for place in SPACES
            if kingdom[place] is None
        ],
    )
    await settle(t, seat, lot, chosen.place)


async def settle(t: AnnoDomini, seat: int, lot: Lot, place: int) -> None:
    """Put the tile on its space: its effects, then its trios."""
    t.taken = None
    space = Space(lot.tile)
    t.players[seat].kingdom[place] = space
    happened = apply_icons(t, seat, space, lot.saracens)
    if happened:
        t.say("places-and-gets", seat=seat, space=place + 1, happened=happened)
    else:
        t.say("places", seat=seat, space=place + 1)
    if space.data.category == "church":
        church(t, seat, space.data)
    await trios(t, seat, place)


def apply_icons(
    t: AnnoDomini, seat: int, space: Space, saracen_tokens: int
) -> list[str | int | Text]:
    """Apply towers, nobles, Saracens and coins, in any order; return what came of them."""
    tile = space.data
    happened: list[str | int | Text] = [*add_tokens(t, space)]
    saracens = tile.saracens + saracen_tokens
    t.supply.saracens += saracen_tokens
    if saracens:
        t.invaders += saracens
        t.invaders_moved = True
    coins = t.gain_coins(seat, tile.coins) if tile.coins > 0 else 0
    lost = t.lose_coins(seat, -tile.coins) if tile.coins < 0 else 0
    counts = {"got-coins": coins, "lost-coins": lost}
    happened += [text(key, n=n) for key, n in counts.items() if n]
    if saracens:
        happened.append(text("advance", n=saracens, invaders=t.invaders, defence=t.defense))
    return happened


def church(t: AnnoDomini, seat: int, tile: Tile) -> None:
    """Take a coin from everybody who grows its crop and has one."""
    payers = [
        other
        for other in t.others(seat)
        if tile.collects and t.players[other].grows(tile.collects) and t.players[other].coins
    ]
    for other in payers:
        t.players[other].coins -= 1
        t.players[seat].coins += 1
        t.say("church-collects", seat=seat, payer=text("player", seat=other))
    extra = t.gain_coins(seat, t.scenario.rules.church_coins)
    if extra:
        t.say("alms", seat=seat, n=extra)
