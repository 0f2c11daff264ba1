"""A stand-in for 890 Anno Domini: it looks one placement ahead, with what its view shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.annodomini.choices import (
    BuildingChoice,
    CastleChoice,
    CharacterChoice,
    ColumnChoice,
    CropChoice,
    Deed,
    SpaceChoice,
)
from games.annodomini.data import CENTRE, COLUMN, DATA, SPACES
from games.annodomini.rules import Take, apply_icons, church, completed, pay, ruin
from games.annodomini.table import AnnoDomini, Lot, Space
from games.annodomini.view import View
from games.annodomini.worth import Kingdom, Worth, as_seen, copied
from games.core import Answer, Ask, Rng
from games.standin import random_answer

KEEP = 0.8  # an exchange or an Inventor must bring so much: it can wait for a better moment


def stand_in(view: View, ask: Ask, rng: Rng) -> Answer:
    """An answer that a sensible player could give, from what their view shows."""
    decide = DECISIONS.get(ask.prompt.key)
    if decide is None:
        return random_answer(ask, rng)
    t = as_seen(view)
    return ask.check(decide(t, Worth(t, ask.seat), ask))


def best(ask: Ask, value: Callable[[Any], float]) -> Answer:
    """The option that stands for what is worth most."""
    return (max(ask.options, key=lambda option: value(option.value)).key,)


def chosen(ask: Ask, *values: object) -> Answer:
    """The answer that chooses these values."""
    keys = {option.value: option.key for option in ask.options}
    return tuple(keys[value] for value in values)


# Taking and placing a tile


def choose_castle(t: AnnoDomini, worth: Worth, ask: Ask) -> Answer:
    def value(castle: CastleChoice) -> float:
        after = copied(t)
        space = Space(castle.tile)
        after.players[ask.seat].kingdom[CENTRE] = space
        after.gain_coins(ask.seat, space.data.coins)
        return worth.position(after)

    return best(ask, value)


def take_tile(t: AnnoDomini, worth: Worth, ask: Ask) -> Answer:
    now = worth.position(t)
    last = t.players[ask.seat].kingdom.count(None) == 1

    def value(take: Take) -> float:
        if take is Deed.EXCHANGE:
            gain = max(exchanged(t, worth, place) for place in range(len(t.column))) - now
            # It comes on top of the tile that is taken after it.
            return float("inf") if gain > (0 if last else KEEP) else float("-inf")
        if take is Deed.INVENTOR:
            after = copied(t)
            after.players[ask.seat].characters.remove("inventor")
            keep = 0 if last else KEEP
            return max(placed(after, worth, Lot(tile)) for tile in t.buildings if tile) - keep
        assert not isinstance(take, Deed)
        return placed(*taken(t, worth, take))

    return best(ask, value)


def taken(
    t: AnnoDomini, worth: Worth, take: ColumnChoice | BuildingChoice
) -> tuple[AnnoDomini, Worth, Lot]:
    """The table after a tile was paid and taken."""
    after = copied(t)
    if isinstance(take, BuildingChoice):
        pay(after, worth.seat, COLUMN)
        return after, worth, Lot(t.buildings[take.place])
    pay(after, worth.seat, take.place)
    lot = after.column.pop(take.place)
    after.players[worth.seat].coins += lot.coins
    return after, worth, lot


def placed(t: AnnoDomini, worth: Worth, lot: Lot) -> float:
    """The worth of a tile on the best of the free spaces."""
    kingdom = t.players[worth.seat].kingdom
    free = [place for place in SPACES if kingdom[place] is None]
    brought, space = effects(t, worth, lot, free[0])
    return brought + max(layout(worth, kingdom, space, place) for place in free)


def effects(t: AnnoDomini, worth: Worth, lot: Lot, place: int) -> tuple[float, Space]:
    """What a tile brings wherever it comes to lie."""
    after = copied(t)
    space = Space(lot.tile)
    after.players[worth.seat].kingdom[place] = space
    apply_icons(after, worth.seat, space, lot.saracens)
    if space.data.category == "church":
        church(after, worth.seat, space.data)
    return worth.position(after, layout=False) + worth.invasion_now(after), space


def layout(worth: Worth, kingdom: Kingdom, space: Space, place: int) -> float:
    """What it brings that it lies there: trios now and trios to come."""
    after = [*kingdom]
    after[place] = space
    return worth.prospects(after) + worth.trios(completed(after, place))


def exchanged(t: AnnoDomini, worth: Worth, place: int) -> float:
    """The worth of the kingdom when this tile of the column replaces the village."""
    after = copied(t)
    player = after.players[worth.seat]
    lot = after.column.pop(place)
    player.coins += lot.coins
    where, old = next(
        (where, space)
        for where, space in player.occupied()
        if space.data.exchange and not space.ruin
    )
    after.clear(old)
    brought, space = effects(after, worth, lot, where)
    return brought + layout(worth, player.kingdom, space, where)


def choose_building(t: AnnoDomini, worth: Worth, ask: Ask) -> Answer:
    def value(building: BuildingChoice) -> float:
        return placed(t, worth, Lot(t.buildings[building.place]))

    return best(ask, value)


def exchange_for(t: AnnoDomini, worth: Worth, ask: Ask) -> Answer:
    def value(tile: ColumnChoice) -> float:
        return exchanged(t, worth, tile.place)

    return best(ask, value)


def exchange_too(t: AnnoDomini, worth: Worth, ask: Ask) -> Answer:
    gain = max(exchanged(t, worth, place) for place in range(len(t.column))) - worth.position(t)
    last = None not in t.players[ask.seat].kingdom
    return chosen(ask, Deed.EXCHANGE if gain > (0 if last else KEEP) else Deed.KEEP)


def place_tile(t: AnnoDomini, worth: Worth, ask: Ask) -> Answer:
    """As it was planned when the tile was taken: what it brings does not depend on the space."""
    assert t.taken is not None
    space = Space(t.taken)
    kingdom = t.players[ask.seat].kingdom

    def value(where: SpaceChoice) -> float:
        return layout(worth, kingdom, space, where.place)

    return best(ask, value)


# Trios and characters


def which_trio(t: AnnoDomini, worth: Worth, ask: Ask) -> Answer:
    def value(trio: CropChoice) -> float:
        return worth.reward(trio.crop)

    return best(ask, value)


def trio_reward(t: AnnoDomini, worth: Worth, ask: Ask) -> Answer:
    def value(reward: CharacterChoice | Deed) -> float:
        if isinstance(reward, CharacterChoice):
            return worth.character(reward.character)
        if reward is Deed.NOBLE:
            return worth.more(nobles=1)
        return worth.more(coins=worth.coins)

    return best(ask, value)


def to_castle(t: AnnoDomini, worth: Worth, ask: Ask) -> Answer:
    """As many as possible: nothing on the castle is ever lost."""
    every = [option.key for option in ask.options for _ in range(option.limit)]
    return tuple(every[: ask.most])


def on_castle(t: AnnoDomini, worth: Worth, ask: Ask) -> Answer:
    castle = next(place for place, space in t.players[ask.seat].occupied() if space.is_castle)
    return chosen(ask, SpaceChoice(ask.seat, castle))


def rebuild(t: AnnoDomini, worth: Worth, ask: Ask) -> Answer:
    def value(where: SpaceChoice) -> float:
        after = copied(t)
        space = after.players[ask.seat].kingdom[where.place]
        assert space is not None
        space.ruin = False
        space.towers += space.data.towers - min(1, space.towers)
        space.nobles += space.data.nobles
        return worth.position(after)

    return best(ask, value)


def swap(t: AnnoDomini, worth: Worth, ask: Ask) -> Answer:
    """The pair that leaves most trios to come."""
    kingdom = t.players[ask.seat].kingdom
    places = [option.value.place for option in ask.options]

    def value(pair: tuple[int, int]) -> float:
        after = [*kingdom]
        after[pair[0]], after[pair[1]] = after[pair[1]], after[pair[0]]
        return worth.prospects(after)

    pairs = [(a, b) for a in places for b in places if a < b]
    first, second = max(pairs, key=value)
    return chosen(ask, SpaceChoice(ask.seat, first), SpaceChoice(ask.seat, second))


def rob(t: AnnoDomini, worth: Worth, ask: Ask) -> Answer:
    """Whose token it hurts most to lose, seen from here."""
    what = "towers" if ask.prompt.key == "take-towers" else "nobles"

    def value(target: SpaceChoice) -> float:
        after = copied(t)
        space = after.players[target.seat].kingdom[target.place]
        assert space is not None
        setattr(space, what, getattr(space, what) - 1)
        castle = after.players[ask.seat].castle
        setattr(castle, what, getattr(castle, what) + 1)
        return worth.position(after, layout=False)

    return best(ask, value)


def place_saracens(t: AnnoDomini, worth: Worth, ask: Ask) -> Answer:
    """The strong want the Saracens soon, the weak as late as possible."""
    towers = [player.towers for player in t.players]
    strong = towers[ask.seat] > min(towers)
    return ((ask.options[0] if strong else ask.options[-1]).key,) * ask.least


# Invasion and end


def choose_loss(t: AnnoDomini, worth: Worth, ask: Ask) -> Answer:
    """The tile that is missed least."""

    def value(where: SpaceChoice) -> float:
        after = copied(t)
        ruin(after, ask.seat, where.place)
        return worth.position(after)

    return best(ask, value)


def most_points(t: AnnoDomini, worth: Worth, ask: Ask) -> Answer:
    def value(card: CharacterChoice) -> int:
        return DATA.points[card.character]

    return best(ask, value)


DECISIONS: dict[str, Callable[[AnnoDomini, Worth, Ask], Answer]] = {
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
