"""Tables of 890 Anno Domini laid by hand.

Spaces of a kingdom are numbered as players see them: 1 to 9, row by row, with the castle on 5.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence

from games.annodomini import GAME
from games.annodomini.data import COLUMN, CROPS, DATA, SCENARIOS
from games.annodomini.rules.game import setup
from games.annodomini.table import AnnoDomini, Lot, Space
from games.annodomini.texts import element_name
from games.core import Rng

# Who plays in the rulebook's examples, in the order of play.
MARGHERITA, CHRISTIAN, FRANCESCA = range(3)

# Families of messages, by their prefixes: named by what the data call them.
TOKENS = ["towers", "nobles"]
BONUSES = [bonus for tile in DATA.tile.values() for bonus in tile.bonuses]
FAMILIES = {
    "scenario": list(SCENARIOS),
    "intro": list(SCENARIOS),
    "crop": list(CROPS),
    "category": [tile.category for tile in (*DATA.territories, *DATA.castles)],
    "tile": [building.key for building in DATA.buildings],
    "character": list(DATA.points),
    "ability": list(DATA.points),
    "element": [element_name(bonus.element) for bonus in BONUSES if bonus.per == 1],
    "elements": [bonus.element for bonus in BONUSES if bonus.per > 1],
    "from": ["tiles", "bonuses", "characters", "scenario", "noble", "coin", "tower"],
    "got": ["towers", "saracens", "nobles", "coins"],
    "missing": TOKENS,
    "noun": ["towers", "nobles"],
    "move": TOKENS,
    "to-castle": TOKENS,
    "take": TOKENS,
    "took": TOKENS,
    "put": TOKENS,
}

NOT_THINGS = {
    "scenario": "explained by the scenario's own key, which saved games name",
    "element": "what a bonus counts: a token, a crop or a kind of tile, explained as such",
    "elements": "the same in the plural",
    "crop-name": "a crop in a sentence",
    "crop-option": "a crop on a button",
    "character-option": "a character on a button, with their points",
    "tile-does": "all that a tile does",
    "tile-taken": "somebody takes a tile",
    "tile-taken-and": "somebody takes a tile",
    "tile-at": "a space with its tile",
}

CENTER = 5
Kingdom = Mapping[int, str]


def realm(
    seats: int = 3,
    *,
    castles: Sequence[str] = ("C1", "C6", "C2", "C5"),
    kingdoms: Mapping[int, Kingdom] | None = None,
    column: Sequence[str] = (),
    buildings: Sequence[str] = ("S01", "S02", "S03", "S04", "S05"),
    banners: Mapping[str, Sequence[str]] | None = None,
    coins: int | Sequence[int] = 0,
    characters: Mapping[int, Sequence[str]] | None = None,
    scenario: str = "first-steps",
    round: int = 1,  # noqa: A002 - as the table calls it
    first: int = 0,
) -> AnnoDomini:
    """A table at the start of a turn, with these tiles and cards and no tokens on them.

    Tiles that are not named are in the stack, characters in the banners or undealt. A column that
    is not named has the first of the farms 9, 10, 11, 12, and 17. Where a building was taken, its
    place is "".
    """
    t = setup(1, seats, GAME.options({"scenario": scenario}))
    t.round, t.first, t.castles = round, first, []
    kingdoms, characters, banners = kingdoms or {}, characters or {}, banners or {}
    for seat, player in enumerate(t.players):
        player.kingdom[CENTER - 1] = Space(castles[seat])
        for space, tile in kingdoms.get(seat, {}).items():
            player.kingdom[space - 1] = Space(tile)
        player.characters = [*characters.get(seat, ())]
    t.supply.saracens += sum(lot.saracens for lot in t.column)
    placed = {space.tile for player in t.players for space in player.tiles}
    farms = [tile for tile in ("T09", "T10", "T11", "T12", "T17") if tile not in placed]
    column = column or farms[:COLUMN]
    t.column = [Lot(tile) for tile in column]
    t.buildings = [*buildings[: seats + 1]]
    used = {*column, *placed}
    t.stack = [
        tile.key for tile in DATA.territories if tile.from_players <= seats and tile.key not in used
    ]
    given = [key for keys in (*banners.values(), *characters.values()) for key in keys]
    left = [card.key for card in DATA.characters if card.key not in given]
    for crop in CROPS:
        n = 3 if seats == 4 else 2
        t.banners[crop] = [*banners[crop]] if crop in banners else [left.pop() for _ in range(n)]
    t.undealt = left
    purse(t, *([coins] * seats if isinstance(coins, int) else coins))
    GAME.check(t)
    return t


def purse(t: AnnoDomini, *coins: int) -> None:
    """Give each player exactly so many coins."""
    for seat in range(t.seats):
        t.lose_coins(seat, 99)
    for seat, n in enumerate(coins):
        assert t.gain_coins(seat, n) == n
    t.recent = []  # that was no turn


def purses(t: AnnoDomini) -> list[int]:
    return [player.coins for player in t.players]


def at(t: AnnoDomini, seat: int, space: int) -> Space:
    found = t.players[seat].kingdom[space - 1]
    assert found is not None, f"space {space} is free"
    return found


def garrison(
    t: AnnoDomini, seat: int, space: int = CENTER, towers: int = 0, nobles: int = 0
) -> None:
    """Put tokens of the supply on a tile."""
    assert t.add_towers(at(t, seat, space), towers) == towers
    assert t.add_nobles(at(t, seat, space), nobles) == nobles
    GAME.check(t)


def lay_ruin(t: AnnoDomini, seat: int, space: int, towers: int = 1) -> None:
    at(t, seat, space).ruin = True
    garrison(t, seat, space, towers=towers)


def beside(t: AnnoDomini, place: int, coins: int = 0, saracens: int = 0) -> None:
    """Put coins and Saracens beside a tile of the column, counted from 1."""
    lot = t.column[place - 1]
    t.supply.coins -= coins
    t.supply.saracens -= saracens
    lot.coins += coins
    lot.saracens += saracens
    GAME.check(t)


def empty_supply(t: AnnoDomini, seat: int, towers: int = 0, nobles: int = 0) -> None:
    """Put all but so many towers or nobles on a player's castle; what is 0 is left alone."""
    if towers:
        garrison(t, seat, towers=t.supply.towers - towers)
    if nobles:
        garrison(t, seat, nobles=t.supply.nobles - nobles)


def full(t: AnnoDomini) -> AnnoDomini:
    """All kingdoms complete: what was free is filled with ruins, which count for nothing."""
    for player in t.players:
        for place, space in enumerate(player.kingdom):
            if space is None:
                player.kingdom[place] = Space(t.stack.pop(), ruin=True)
    t.round = 9
    GAME.check(t)
    return t


def column(t: AnnoDomini) -> list[str]:
    return [lot.tile for lot in t.column]


def reshuffled(t: AnnoDomini, seat: int | None, rng: Rng) -> AnnoDomini:
    """A table that could as well be this one, for all that `seat` can see: another order in both
    stacks, and other random numbers. The cards that an Apprentice drew are in no table at all."""
    t = copy.deepcopy(t)
    rng.shuffle(t.stack)
    rng.shuffle(t.undealt)
    t.rng.state = rng.below(2**64)
    GAME.check(t)
    return t


def lively(seats: int, options: Mapping[str, str], seed: int) -> AnnoDomini:
    """The start of some later round, in which there is more to do than in most games.

    Kingdoms have ruins and tokens, characters are at work, the village stands, Saracens are at
    the gates and beside the column, and now and then a supply is all but empty.
    """
    t = setup(seed, seats, GAME.options(options))
    rng = Rng(seed + 1)
    t.round = 3 + rng.below(6)
    if "T16" in t.stack:
        t.stack.remove("T16")
        t.stack.append("T16")  # the first tile that is given below
    cards = [*t.undealt]
    for seat in t.turn_order():
        player = t.players[seat]
        player.kingdom[CENTER - 1] = Space(t.castles.pop())
        free = [place for place in range(9) if player.kingdom[place] is None]
        rng.shuffle(free)
        for place in free[: t.round - 1]:
            row = [tile for tile in t.buildings if tile]
            if row and rng.below(6) == 0:
                tile = rng.pick(row)
                t.buildings[t.buildings.index(tile)] = ""
            else:
                tile = t.stack.pop()
            space = Space(tile, ruin=rng.below(5) == 0 and tile != "T16")
            player.kingdom[place] = space
            t.add_towers(space, rng.below(2))
            t.add_nobles(space, rng.below(2))
        for _ in range(rng.below(3)):
            if len(cards) > 2:
                player.characters.append(cards.pop())
        t.lose_coins(seat, 99)
        t.gain_coins(seat, rng.below(8))
    t.undealt = cards
    scarce = rng.below(4)
    castle = t.players[t.first].castle
    if scarce == 0:
        t.add_towers(castle, max(0, t.supply.towers - 1))
    elif scarce == 1:
        t.add_nobles(castle, max(0, t.supply.nobles - 1))
    for lot in t.column[:COLUMN]:
        lot.coins = rng.below(3)
        t.supply.coins -= lot.coins
        if t.supply.saracens and rng.below(3) == 0:
            lot.saracens += 1
            t.supply.saracens -= 1
    t.invaders = max(0, t.defense - rng.below(3))
    GAME.check(t)
    return t
