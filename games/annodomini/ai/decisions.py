"""What the computer player decides: it looks one placement ahead, with what its view shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.annodomini.ai.valuation import Kingdom, Valuation, as_seen, copied
from games.annodomini.choices import (
    BuildingChoice,
    CastleChoice,
    CharacterChoice,
    ColumnChoice,
    CropChoice,
    Deed,
    SpaceChoice,
)
from games.annodomini.data import CENTER, COLUMN, DATA, SPACES
from games.annodomini.rules.invasion import ruin
from games.annodomini.rules.placing import apply_icons, church
from games.annodomini.rules.taking import Take, pay
from games.annodomini.rules.trios import completed
from games.annodomini.table import AnnoDomini, Lot, Space
from games.annodomini.view import View
from games.core import Answer, Ask, Rng
from games.standin import random_answer

KEEP = 0.8  # an exchange or an Inventor must bring so much: it can wait for a better moment


def stand_in(view: View, ask: Ask, rng: Rng) -> Answer:
    """Give an answer that a sensible player could give, from what their view shows."""
    decide = DECISIONS.get(ask.prompt.key)
    if decide is None:
        return random_answer(ask, rng)
    t = as_seen(view)
    return ask.check(decide(t, Valuation(t, ask.seat), ask))


def best(ask: Ask, value: Callable[[Any], float]) -> Answer:
    """Choose the option that stands for what is worth most."""
    return (max(ask.options, key=lambda option: value(option.value)).key,)


def chosen(ask: Ask, *values: object) -> Answer:
    """Choose the options that stand for these values."""
    keys = {option.value: option.key for option in ask.options}
    return tuple(keys[value] for value in values)


# Taking and placing a tile


def choose_castle(t: AnnoDomini, valuation: Valuation, ask: Ask) -> Answer:
    def value(castle: CastleChoice) -> float:
        after = copied(t)
        space = Space(castle.tile)
        after.players[ask.seat].kingdom[CENTER] = space
        after.gain_coins(ask.seat, space.data.coins)
        return valuation.position(after)

    return best(ask, value)


def take_tile(t: AnnoDomini, valuation: Valuation, ask: Ask) -> Answer:
    values = values_of_tiles(t, valuation, ask)
    return (max(values, key=values.__getitem__),)


def values_of_tiles(t: AnnoDomini, valuation: Valuation, ask: Ask) -> dict[str, float]:
    """Judge what can be taken, by the keys of the options."""
    last = t.players[ask.seat].kingdom.count(None) == 1

    def value(take: Take) -> float:
        if take is Deed.EXCHANGE:
            # It comes on top of the tile that is taken after it.
            return float("inf") if should_exchange(t, valuation, last) else float("-inf")
        if take is Deed.INVENTOR:
            after = copied(t)
            after.players[ask.seat].characters.remove("inventor")
            keep = 0 if last else KEEP
            return max(placed(after, valuation, Lot(tile)) for tile in t.buildings if tile) - keep
        assert not isinstance(take, Deed)
        return placed(*taken(t, valuation, take))

    return {option.key: value(option.value) for option in ask.options}


def taken(
    t: AnnoDomini, valuation: Valuation, take: ColumnChoice | BuildingChoice
) -> tuple[AnnoDomini, Valuation, Lot]:
    """Pay for a tile and take it, on a copy of the table."""
    after = copied(t)
    if isinstance(take, BuildingChoice):
        pay(after, valuation.seat, COLUMN)
        return after, valuation, Lot(t.buildings[take.place])
    pay(after, valuation.seat, take.place)
    lot = after.column.pop(take.place)
    after.players[valuation.seat].coins += lot.coins
    return after, valuation, lot


def placed(t: AnnoDomini, valuation: Valuation, lot: Lot) -> float:
    """Judge a tile on the best of the free spaces."""
    kingdom = t.players[valuation.seat].kingdom
    free = [place for place in SPACES if kingdom[place] is None]
    brought, space = effects(t, valuation, lot, free[0])
    return brought + max(layout(valuation, kingdom, space, place) for place in free)


def effects(t: AnnoDomini, valuation: Valuation, lot: Lot, place: int) -> tuple[float, Space]:
    """Judge what a tile brings on any space."""
    after = copied(t)
    space = Space(lot.tile)
    after.players[valuation.seat].kingdom[place] = space
    apply_icons(after, valuation.seat, space, lot.saracens)
    if space.data.category == "church":
        church(after, valuation.seat, space.data)
    return valuation.position(after, layout=False) + valuation.invasion_now(after), space


def layout(valuation: Valuation, kingdom: Kingdom, space: Space, place: int) -> float:
    """Judge what a tile brings on this space: trios now, and trios to come."""
    after = [*kingdom]
    after[place] = space
    return valuation.prospects(after) + valuation.trios(completed(after, place))


def exchanged(t: AnnoDomini, valuation: Valuation, place: int) -> float:
    """Judge the kingdom with this tile of the column instead of the village."""
    after = copied(t)
    player = after.players[valuation.seat]
    lot = after.column.pop(place)
    player.coins += lot.coins
    found = player.exchangeable
    assert found is not None
    where, old = found
    after.clear(old)
    brought, space = effects(after, valuation, lot, where)
    return brought + layout(valuation, player.kingdom, space, where)


def should_exchange(t: AnnoDomini, valuation: Valuation, last: bool) -> bool:
    """Decide whether it pays to exchange now; in the last turn any gain will do."""
    best_kingdom = max(exchanged(t, valuation, place) for place in range(len(t.column)))
    return best_kingdom - valuation.position(t) > (0 if last else KEEP)


def choose_building(t: AnnoDomini, valuation: Valuation, ask: Ask) -> Answer:
    def value(building: BuildingChoice) -> float:
        return placed(t, valuation, Lot(t.buildings[building.place]))

    return best(ask, value)


def exchange_for(t: AnnoDomini, valuation: Valuation, ask: Ask) -> Answer:
    def value(tile: ColumnChoice) -> float:
        return exchanged(t, valuation, tile.place)

    return best(ask, value)


def exchange_too(t: AnnoDomini, valuation: Valuation, ask: Ask) -> Answer:
    last = None not in t.players[ask.seat].kingdom
    return chosen(ask, Deed.EXCHANGE if should_exchange(t, valuation, last) else Deed.KEEP)


def place_tile(t: AnnoDomini, valuation: Valuation, ask: Ask) -> Answer:
    """Choose the space that was planned when the tile was taken; the rest does not depend on it."""
    assert t.taken is not None
    space = Space(t.taken)
    kingdom = t.players[ask.seat].kingdom

    def value(where: SpaceChoice) -> float:
        return layout(valuation, kingdom, space, where.place)

    return best(ask, value)


# Trios and characters


def which_trio(t: AnnoDomini, valuation: Valuation, ask: Ask) -> Answer:
    def value(trio: CropChoice) -> float:
        return valuation.reward(trio.crop)

    return best(ask, value)


def trio_reward(t: AnnoDomini, valuation: Valuation, ask: Ask) -> Answer:
    def value(reward: CharacterChoice | Deed) -> float:
        if isinstance(reward, CharacterChoice):
            return valuation.character(reward.character)
        if reward is Deed.NOBLE:
            return valuation.more(nobles=1)
        return valuation.more(coins=valuation.coins)

    return best(ask, value)


def to_castle(t: AnnoDomini, valuation: Valuation, ask: Ask) -> Answer:
    """Move as many as possible: nothing on the castle is ever lost."""
    every = [option.key for option in ask.options for _ in range(option.limit)]
    return tuple(every[: ask.most])


def on_castle(t: AnnoDomini, valuation: Valuation, ask: Ask) -> Answer:
    castle = next(place for place, space in t.players[ask.seat].occupied() if space.is_castle)
    return chosen(ask, SpaceChoice(ask.seat, castle))


def rebuild(t: AnnoDomini, valuation: Valuation, ask: Ask) -> Answer:
    def value(where: SpaceChoice) -> float:
        after = copied(t)
        space = after.players[ask.seat].kingdom[where.place]
        assert space is not None
        space.ruin = False
        space.towers += space.data.towers - min(1, space.towers)
        space.nobles += space.data.nobles
        return valuation.position(after)

    return best(ask, value)


def swap(t: AnnoDomini, valuation: Valuation, ask: Ask) -> Answer:
    """Choose the pair that leaves the best chances of trios."""
    kingdom = t.players[ask.seat].kingdom
    places = [option.value.place for option in ask.options]

    def value(pair: tuple[int, int]) -> float:
        after = [*kingdom]
        after[pair[0]], after[pair[1]] = after[pair[1]], after[pair[0]]
        return valuation.prospects(after)

    pairs = [(a, b) for a in places for b in places if a < b]
    first, second = max(pairs, key=value)
    return chosen(ask, SpaceChoice(ask.seat, first), SpaceChoice(ask.seat, second))


def rob(t: AnnoDomini, valuation: Valuation, ask: Ask) -> Answer:
    """Take the token whose loss is best for this player."""
    what = "towers" if ask.prompt.key == "take-towers" else "nobles"

    def value(target: SpaceChoice) -> float:
        after = copied(t)
        space = after.players[target.seat].kingdom[target.place]
        assert space is not None
        setattr(space, what, getattr(space, what) - 1)
        castle = after.players[ask.seat].castle
        setattr(castle, what, getattr(castle, what) + 1)
        return valuation.position(after, layout=False)

    return best(ask, value)


def place_saracens(t: AnnoDomini, valuation: Valuation, ask: Ask) -> Answer:
    """Place them on the first tile for a strong player, on the last one for a weak player."""
    towers = [player.towers for player in t.players]
    strong = towers[ask.seat] > min(towers)
    return ((ask.options[0] if strong else ask.options[-1]).key,) * ask.least


# Invasion and end


def choose_loss(t: AnnoDomini, valuation: Valuation, ask: Ask) -> Answer:
    """Give up the tile that is missed least."""

    def value(where: SpaceChoice) -> float:
        after = copied(t)
        ruin(after, ask.seat, where.place)
        return valuation.position(after)

    return best(ask, value)


def most_points(t: AnnoDomini, valuation: Valuation, ask: Ask) -> Answer:
    def value(card: CharacterChoice) -> int:
        return DATA.points[card.character]

    return best(ask, value)


DECISIONS: dict[str, Callable[[AnnoDomini, Valuation, Ask], Answer]] = {
    "choose-castle": choose_castle,
    "take-tile": take_tile,
    "choose-building": choose_building,
    "exchange-for": exchange_for,
    "exchange-too": exchange_too,
    "place-tile": place_tile,
    "which-trio": which_trio,
    "trio-reward": trio_reward,
    "move-towers": to_castle,
    "move-nobles": to_castle,
    "rebuild": rebuild,
    "swap": swap,
    "take-towers": rob,
    "take-nobles": rob,
    "put-towers": on_castle,
    "put-nobles": on_castle,
    "place-saracens": place_saracens,
    "choose-loss": choose_loss,
    "apprentice-keeps": most_points,
}
