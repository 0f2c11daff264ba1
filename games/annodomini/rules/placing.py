"""Step two of a turn: adding the tile to the kingdom."""

from __future__ import annotations

from games.annodomini.choices import SpaceChoice
from games.annodomini.data import DATA, SPACES, Tile
from games.annodomini.keys import space_key
from games.annodomini.rules.characters import add_tokens
from games.annodomini.rules.trios import trios, would_complete
from games.annodomini.table import AnnoDomini, Lot, Space
from games.annodomini.texts import crop_names, players, tile_text
from games.core import Option, Text, choose, text


async def place_in_kingdom(t: AnnoDomini, seat: int, lot: Lot, paid: int = 0) -> None:
    """Ask where a tile goes for which so much was paid."""
    t.taken = lot.tile
    prompt = text("place-tile", tile=tile_text(DATA.tile[lot.tile]))
    chosen = await choose(seat, prompt, free_spaces(t, seat, lot.tile))
    t.taken = None
    t.say("places", seat=seat, space=chosen.place + 1, detail=True)
    await settle(t, seat, lot, chosen.place, paid)


def free_spaces(t: AnnoDomini, seat: int, tile: str) -> list[Option[SpaceChoice]]:
    """Offer the free spaces; warn where a trio that could be made now would not be."""
    kingdom = t.players[seat].kingdom
    made = {
        place: would_complete(kingdom, place, tile) for place in SPACES if kingdom[place] is None
    }
    better = [place + 1 for place, crops in made.items() if crops]
    warning = text("warn-no-trio", n=len(better), spaces=[*better]) if better else None
    return [
        Option(
            space_key(place),
            text("space-with-trio", space=place + 1, crops=crop_names(crops))
            if crops
            else text("space-option", space=place + 1),
            SpaceChoice(seat, place),
            warning=None if crops else warning,
        )
        for place, crops in made.items()
    ]


async def settle(
    t: AnnoDomini, seat: int, lot: Lot, place: int, paid: int = 0, old: Tile | None = None
) -> None:
    """Put the tile on its space, in place of an old one or not: its effects, the next tile of the
    column, then its trios."""
    space = Space(lot.tile)
    t.players[seat].kingdom[place] = space
    t.record.tiles.append(lot.tile)
    t.record.move("coin", paid, seat, None)
    t.record.move("coin", lot.coins, None, seat)
    gains, also = apply_icons(t, seat, space, lot.saracens, found=lot.coins)
    collected = None
    if space.data.category == "church":
        alms, collected = church(t, seat, space.data)
        gains += alms
    deed = deed_text(seat, space.data, paid, old)
    if gains and collected:
        deed = text("and-gets-plus", deed=deed, gains=[*gains], collected=collected)
    elif gains or collected:
        deed = text("and-gets", deed=deed, gains=[*gains, *filter(None, [collected])])
    if also:
        t.say("tile-taken-and", deed=deed, also=[*also])
    else:
        t.say("tile-taken", deed=deed)
    for new in t.refill_column():
        t.say("new-tile", tile=tile_text(DATA.tile[new]), detail=True)
    await trios(t, seat, place)


def deed_text(seat: int, tile: Tile, paid: int, old: Tile | None) -> Text:
    """Say how a tile was taken; a special building that cost nothing came by the Inventor."""
    name = tile_text(tile)
    if old is not None:
        return text("swaps-village", seat=seat, old=tile_text(old), tile=name)
    if tile.is_territory:
        return text("takes-territory", seat=seat, tile=name, n=paid)
    return text("buys-building" if paid else "trades-inventor", seat=seat, tile=name, n=paid)


def apply_icons(
    t: AnnoDomini, seat: int, space: Space, saracen_tokens: int, found: int = 0
) -> tuple[list[Text], list[Text]]:
    """Apply towers, nobles, Saracens and coins, in any order; return what the player gets, with the
    coins that were found on the tile, and what else came of them."""
    tile = space.data
    gains, also = add_tokens(t, space)
    saracens = tile.saracens + saracen_tokens
    t.supply.saracens += saracen_tokens
    if saracens:
        t.invaders += saracens
        t.record.saracens += saracens
        t.invaders_moved = True
    coins = found + (t.gain_coins(seat, tile.coins) if tile.coins > 0 else 0)
    if coins:
        gains.append(text("got-coins", n=coins))
    lost = t.lose_coins(seat, -tile.coins) if tile.coins < 0 else 0
    if lost:
        also.append(text("lost-coins", n=lost))
    if saracens:
        also.append(text("advance", n=saracens, invaders=t.invaders, defence=t.defense))
    return gains, also


def church(t: AnnoDomini, seat: int, tile: Tile) -> tuple[list[Text], Text | None]:
    """Take a coin from everybody who grows its crop and has one; return what the player gets from
    the supply, and what from the others."""
    payers = [
        other
        for other in t.others(seat)
        if tile.collects and t.players[other].grows(tile.collects) and t.players[other].coins
    ]
    for other in payers:
        t.pass_on(other, seat)
    extra = t.gain_coins(seat, t.scenario.rules.church_coins)
    alms = [text("alms", n=extra)] if extra else []
    if not payers:
        return alms, None
    return alms, text("collected", n=len(payers), players=players(payers))
