"""What must hold at a table of 890 Anno Domini at any moment: no token is made or lost."""

from __future__ import annotations

from games.annodomini.data import COINS, DATA, NOBLES, ROUNDS, SARACENS, TOWERS
from games.annodomini.table import AnnoDomini


def check(t: AnnoDomini) -> None:
    supply = t.supply
    assert min(supply.towers, supply.nobles, supply.coins, supply.saracens) >= 0, "supply"
    assert supply.towers + sum(player.towers for player in t.players) == TOWERS, "towers"
    assert supply.nobles + sum(player.nobles for player in t.players) == NOBLES, "nobles"
    owned = sum(player.coins for player in t.players)
    assert supply.coins + owned + sum(lot.coins for lot in t.column) == COINS, "coins"
    # While a tile with saracens is being placed, its tokens are in the player's hand.
    saracens = supply.saracens + sum(lot.saracens for lot in t.column)
    assert saracens == SARACENS or (t.taken and saracens < SARACENS), "saracens"
    assert all(player.coins >= 0 for player in t.players), "coins of a player"
    assert t.defense == t.seats + TOWERS - supply.towers, "defense"
    cards = [
        *t.undealt,
        *(key for keys in t.banners.values() for key in keys),
        *(key for player in t.players for key in player.characters),
    ]
    assert len(cards) == len(set(cards)) <= len(DATA.characters), "characters"
    tiles = [
        *t.stack,
        *(lot.tile for lot in t.column),
        *(key for key in t.buildings if key),
        *(space.tile for player in t.players for space in player.tiles),
    ]
    assert len(tiles) == len(set(tiles)), "tiles"
    if t.round > ROUNDS:
        assert all(len(player.tiles) == 9 for player in t.players), "kingdoms are full"
