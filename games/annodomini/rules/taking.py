"""Step one of a turn: taking a tile of the column, or a special building."""

from __future__ import annotations

from typing import Any, TypeAlias

from games.annodomini.choices import BuildingChoice, ColumnChoice, Deed
from games.annodomini.data import BUILDING_COST, BUILDING_KEYS, COLUMN, DATA
from games.annodomini.rules.placing import place_in_kingdom, settle
from games.annodomini.table import AnnoDomini, Lot, Player
from games.annodomini.texts import free_lot_text, lot_text, tile_hint, tile_text
from games.core import Option, Text, choose, text

ALSO_EXCHANGE = (
    Option("exchange", text("use-exchange"), Deed.EXCHANGE),
    Option("no", text("keep-village"), Deed.KEEP, idle=True),
)
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
        await place_in_kingdom(t, seat, take_lot(t, seat, chosen.place, paid=chosen.place))
    elif isinstance(chosen, BuildingChoice):
        pay(t, seat, COLUMN)
        t.say("pays", seat=seat, n=COLUMN)
        await take_building(t, seat, chosen.place)
    else:
        player.characters.remove("inventor")
        t.say("inventor-leaves", seat=seat)
        options = building_options(t, cost=0)
        building: BuildingChoice = await choose(seat, text("choose-building"), options)
        await take_building(t, seat, building.place)
        if may_exchange(t, player):
            also = await choose(seat, text("exchange-too"), ALSO_EXCHANGE)
            if also is Deed.EXCHANGE:
                await exchange(t, seat)


def on_offer(t: AnnoDomini, seat: int, inventor: bool) -> list[Option[Take]]:
    """Offer every tile that the player can pay, and what may come first."""
    player = t.players[seat]
    options: list[Option[Take]] = [
        Option(
            str(i + 1),
            lot_text(t, i),
            ColumnChoice(i),
            group=text("group-column"),
            hint=tile_hint(lot.tile),
        )
        for i, lot in enumerate(t.column)
        if player.coins >= i
    ]
    if player.coins >= BUILDING_COST:
        options += building_options(t)
    if inventor and any(t.buildings):
        use = text("use-inventor", points=DATA.points["inventor"])
        options.append(Option("inventor", use, Deed.INVENTOR, group=text("group-first")))
    if may_exchange(t, player):
        use = text("use-exchange")
        options.append(Option("exchange", use, Deed.EXCHANGE, group=text("group-first")))
    return options


def building_options(t: AnnoDomini, cost: int = BUILDING_COST) -> list[Option[Any]]:
    """Offer the special buildings; each option stands for a `BuildingChoice`."""
    return [
        Option(
            BUILDING_KEYS[i],
            text("building-option", place=BUILDING_KEYS[i].upper(), tile=key, cost=cost),
            BuildingChoice(i),
            group=text("group-buildings", cost=cost),
            hint=tile_hint(key),
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
    """Take a tile of the column with the coins on it; the others move down, and a new one comes."""
    lot = t.column.pop(place)
    t.players[seat].coins += lot.coins
    counts = {"paid-coins": paid, "found-coins": lot.coins, "found-saracens": lot.saracens}
    details: list[str | int | Text] = [text(key, n=n) for key, n in counts.items() if n]
    if details:
        t.say("takes-tile-and", seat=seat, tile=tile_text(DATA.tile[lot.tile]), details=details)
    else:
        t.say("takes-tile", seat=seat, tile=tile_text(DATA.tile[lot.tile]))
    if t.stack:
        t.column.append(Lot(t.draw(t.stack)))
    return lot


async def take_building(t: AnnoDomini, seat: int, place: int) -> None:
    key = t.buildings[place]
    # The row never closes up: the others keep their letters.
    t.buildings[place] = ""
    t.say("takes-building", seat=seat, tile=key)
    await place_in_kingdom(t, seat, Lot(key))


def may_exchange(t: AnnoDomini, player: Player) -> bool:
    return bool(t.column) and player.exchangeable is not None


async def exchange(t: AnnoDomini, seat: int) -> None:
    """Discard the tile with that icon for a free one of the column, on the same space."""
    found = t.players[seat].exchangeable
    assert found is not None
    place, old = found
    chosen = await choose(
        seat,
        text("exchange-for"),
        [
            Option(str(i + 1), free_lot_text(t, i), ColumnChoice(i), hint=tile_hint(lot.tile))
            for i, lot in enumerate(t.column)
        ],
    )
    t.clear(old)
    t.players[seat].kingdom[place] = None
    t.say("exchanges", seat=seat, tile=tile_text(old.data), space=place + 1)
    await settle(t, seat, take_lot(t, seat, chosen.place), place)
