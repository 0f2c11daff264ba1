"""Step one of a turn: taking a tile of the column, or a special building."""

from __future__ import annotations

from typing import Any, TypeAlias

from games.annodomini.choices import BuildingChoice, ColumnChoice, Deed
from games.annodomini.data import BUILDING_COST, COLUMN, DATA, SPACES
from games.annodomini.keys import building_key, lot_key
from games.annodomini.rules.invasion import would_be_invaded
from games.annodomini.rules.placing import place_in_kingdom, settle
from games.annodomini.rules.trios import would_complete
from games.annodomini.table import AnnoDomini, Lot, Player
from games.annodomini.texts import (
    free_lot_text,
    lot_text,
    tile_hint,
    tile_text,
    tokens_on,
)
from games.core import Option, Text, choose, text

EARLIER_BUILDING_KEYS = "abcde"
Take: TypeAlias = ColumnChoice | BuildingChoice | Deed


async def take_a_tile(t: AnnoDomini, seat: int) -> None:
    player = t.players[seat]
    # An Inventor who is attracted in the exchange came after the beginning of this turn.
    inventor = "inventor" in player.characters
    chosen = await choose(seat, text("take-tile"), on_offer(t, seat, inventor))
    if chosen is Deed.EXCHANGE:
        await exchange(t, seat)
        chosen = await choose(seat, text("take-tile"), on_offer(t, seat, inventor))
    if isinstance(chosen, ColumnChoice):
        pay(t, seat, chosen.place)
        lot = take_lot(t, seat, chosen.place, paid=chosen.place)
        await place_in_kingdom(t, seat, lot, paid=chosen.place)
    elif isinstance(chosen, BuildingChoice):
        pay(t, seat, COLUMN)
        t.say("pays", seat=seat, n=COLUMN, detail=True)
        await take_building(t, seat, chosen.place, paid=COLUMN)
    else:
        player.characters.remove("inventor")
        t.say("inventor-leaves", seat=seat, detail=True)
        free = building_options(t, cost=0)
        building: BuildingChoice = await choose(seat, text("choose-building"), free)
        await take_building(t, seat, building.place)
        if may_exchange(t, player):
            keep = Option("no", text("keep-village"), Deed.KEEP, idle=True)
            options = [exchange_option(player), keep]
            if await choose(seat, text("exchange-too"), options) is Deed.EXCHANGE:
                await exchange(t, seat)


def on_offer(t: AnnoDomini, seat: int, inventor: bool) -> list[Option[Take]]:
    """Offer every tile that the player can pay, and what may come first."""
    player = t.players[seat]
    options: list[Option[Take]] = [
        Option(
            lot_key(i),
            lot_text(t, i),
            ColumnChoice(i),
            group=text("group-column"),
            hint=tile_hint(lot.tile),
            warning=text("warn-invaded") if surely_invaded(t, seat, lot) else None,
            was=str(i + 1),
        )
        for i, lot in enumerate(t.column)
        if player.coins >= i
    ]
    if player.coins >= BUILDING_COST:
        options += building_options(t)
    if inventor and any(t.buildings):
        use = text("use-inventor", points=DATA.points["inventor"])
        hint = text("inventor-hint")
        options.append(Option("inventor", use, Deed.INVENTOR, group=text("group-first"), hint=hint))
    if may_exchange(t, player):
        options.append(exchange_option(player))
    return options


def exchange_option(player: Player) -> Option[Deed]:
    assert player.exchangeable is not None
    place, _ = player.exchangeable
    use, hint = text("use-exchange", space=place + 1), text("exchange-hint")
    return Option("exchange", use, Deed.EXCHANGE, group=text("group-first"), hint=hint)


def surely_invaded(t: AnnoDomini, seat: int, lot: Lot) -> bool:
    """Return whether taking a tile costs the player a tile, and no trio could help."""
    kingdom = t.players[seat].kingdom
    return would_be_invaded(t, seat, lot) and not any(
        would_complete(kingdom, place, lot.tile) for place in SPACES if kingdom[place] is None
    )


def building_options(t: AnnoDomini, cost: int = BUILDING_COST) -> list[Option[Any]]:
    """Offer the special buildings; each option stands for a `BuildingChoice`."""
    return [
        Option(
            building_key(i),
            text("building-option", id=building_key(i), tile=key, cost=cost),
            BuildingChoice(i),
            group=text("group-buildings", cost=cost),
            hint=tile_hint(key),
            was=EARLIER_BUILDING_KEYS[i],
        )
        for i, key in enumerate(t.buildings)
        if key
    ]


def pay(t: AnnoDomini, seat: int, skipped: int) -> None:
    """Put a coin on each tile that is skipped; those that find no tile go to the supply."""
    t.players[seat].coins -= skipped
    for lot in t.column[:skipped]:
        lot.coins += 1
    t.supply.coins += max(0, skipped - len(t.column))


def take_lot(t: AnnoDomini, seat: int, place: int, paid: int = 0) -> Lot:
    """Take a tile of the column with the coins on it; the others move down.

    The new one comes when this one is placed: until then the player may think again.
    """
    lot = t.column.pop(place)
    t.players[seat].coins += lot.coins
    tile = tile_text(DATA.tile[lot.tile])
    counts = {"paid-coins": paid, "found-coins": lot.coins, "found-saracens": lot.saracens}
    details: list[str | int | Text] = [text(key, n=n) for key, n in counts.items() if n]
    if details:
        t.say("takes-tile-and", seat=seat, tile=tile, details=details, detail=True)
    else:
        t.say("takes-tile", seat=seat, tile=tile, detail=True)
    return lot


async def take_building(t: AnnoDomini, seat: int, place: int, paid: int = 0) -> None:
    key = t.buildings[place]
    # The row never closes up: the others keep their numbers.
    t.buildings[place] = ""
    t.say("takes-building", seat=seat, tile=key, detail=True)
    await place_in_kingdom(t, seat, Lot(key), paid)


def may_exchange(t: AnnoDomini, player: Player) -> bool:
    return bool(t.column) and player.exchangeable is not None


async def exchange(t: AnnoDomini, seat: int) -> None:
    """Discard the tile with that icon for a free one of the column, on the same space."""
    found = t.players[seat].exchangeable
    assert found is not None
    place, old = found
    tokens = tokens_on(old)
    chosen = await choose(
        seat,
        text("exchange-for", space=place + 1),
        [
            Option(
                lot_key(i),
                free_lot_text(t, i),
                ColumnChoice(i),
                hint=tile_hint(lot.tile),
                warning=text("warn-exchange", tokens=[*tokens]) if tokens else None,
                was=str(i + 1),
            )
            for i, lot in enumerate(t.column)
        ],
    )
    t.clear(old)
    t.players[seat].kingdom[place] = None
    t.say("exchanges", seat=seat, tile=tile_text(old.data), space=place + 1, detail=True)
    await settle(t, seat, take_lot(t, seat, chosen.place), place, old=old.data)
