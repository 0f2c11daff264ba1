"""A whole game against one opponent: take and skip, place, a trio and its character, towers and an
invasion, a special building, and the scoring."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games.annodomini.ai.decisions import stand_in
from games.annodomini.ai.valuation import as_seen, copied
from games.annodomini.choices import BuildingChoice, CharacterChoice, ColumnChoice, SpaceChoice
from games.annodomini.data import BUILDING_COST, DATA, SPACES, Tile
from games.annodomini.rules.placing import apply_icons
from games.annodomini.rules.scoring import score_of
from games.annodomini.rules.trios import would_complete
from games.annodomini.table import Player, Space
from games.annodomini.texts import crop_names, tile_hint, tile_text
from games.annodomini.view import View
from games.core import Answer, Ask, Rng, Value, text
from games.lessons import LEARNER, Lesson, Step

OPPONENT = 1
CORNERS = (0, 2, 6, 8)  # each is part of three lines; the spaces between them, of two
TAKE, PLACE, REWARD = ("take-tile",), ("place-tile",), ("trio-reward",)
LAST_SPACE = len(SPACES) - 1


def me(view: View) -> Player:
    return view.players[LEARNER]


def chosen(ask: Ask, answer: Answer) -> Any:
    """Return what the only option of an answer stands for."""
    (value,) = ask.values(answer)
    return value


def advice(view: View, ask: Ask) -> Answer:
    """Return what the computer player would do: none of its decisions in this game is a chance."""
    return stand_in(view, ask, Rng(0))


def territories(view: View, ask: Ask) -> dict[str, Tile]:
    """Return the tiles of the column that the learner can pay, by the keys of their options."""
    return {
        option.key: DATA.tile[view.column[option.value.place].tile]
        for option in ask.options
        if isinstance(option.value, ColumnChoice)
    }


def within(
    first: int, last: int, when: Callable[[View, Ask], bool] = lambda view, ask: True
) -> Callable[[View, Ask], bool]:
    """Limit a step to some rounds: what comes too late would leave too little for the others."""
    return lambda view, ask: first <= view.round <= last and when(view, ask)


def cost(ask: Ask, answer: Answer) -> int:
    """Return how many tiles are skipped for one of the column."""
    place: int = chosen(ask, answer).place
    return place


# The castle, the first tile, and where it goes


def grown_in_column(view: View, castle: Tile) -> int:
    return sum(not {*castle.crops}.isdisjoint(DATA.tile[lot.tile].crops) for lot in view.column)


def fitting_castle(view: View, ask: Ask) -> Answer:
    """Choose the castle whose crops are on most tiles of the column."""

    def fits(key: str) -> tuple[int, int]:
        castle = DATA.tile[key]
        return grown_in_column(view, castle), castle.coins

    return (max((option.key for option in ask.options), key=fits),)


def about_the_castle(view: View, ask: Ask) -> Mapping[str, Value]:
    castle = DATA.tile[chosen(ask, fitting_castle(view, ask)).tile]
    return {"crops": crop_names(castle.crops), "n": grown_in_column(view, castle)}


def shared_with_castle(view: View, tile: Tile) -> list[str]:
    return [crop for crop in tile.crops if crop in me(view).castle.crops]


def free_tile(view: View, ask: Ask) -> Answer:
    return (ask.options[0].key,)


def about_the_free_tile(view: View, ask: Ask) -> Mapping[str, Value]:
    tile = DATA.tile[view.column[0].tile]
    shared = shared_with_castle(view, tile)
    return {
        "coins": me(view).coins,
        "tile": tile_text(tile),
        "shared": len(shared),
        "crops": crop_names(shared or tile.crops),
    }


def free_corners(view: View) -> list[int]:
    """List the free corners with a free space on the other side of the castle."""
    kingdom = me(view).kingdom
    return [
        place for place in CORNERS if kingdom[place] is None and kingdom[LAST_SPACE - place] is None
    ]


def corner_fits(view: View, ask: Ask) -> bool:
    assert view.taken is not None
    shared = shared_with_castle(view, DATA.tile[view.taken])
    return bool(shared) and bool(free_corners(view))


def corner(view: View, ask: Ask) -> Answer:
    place = free_corners(view)[0]
    return next((option.key,) for option in ask.options if option.value.place == place)


def about_the_corner(view: View, ask: Ask) -> Mapping[str, Value]:
    assert view.taken is not None
    place = free_corners(view)[0]
    return {
        "space": place + 1,
        "opposite": LAST_SPACE - place + 1,
        "crops": crop_names(shared_with_castle(view, DATA.tile[view.taken])),
    }


# A trio and its character


def trios_of(view: View, tile: str) -> list[str]:
    """Name the crops of the trios that a tile could complete."""
    kingdom = me(view).kingdom
    return [
        crop
        for place in SPACES
        if kingdom[place] is None
        for crop in would_complete(kingdom, place, tile)
    ]


def for_a_trio(view: View, ask: Ask) -> str | None:
    """Return the key of the cheapest tile that completes a trio."""
    for key, tile in territories(view, ask).items():
        if trios_of(view, tile.key):
            return key
    return None


def trio_is_paid(view: View, ask: Ask) -> bool:
    key = for_a_trio(view, ask)
    return key is not None and cost(ask, (key,)) > 0


def paid_trio(view: View, ask: Ask) -> Answer:
    key = for_a_trio(view, ask)
    assert key is not None
    return (key,)


def about_skipping(view: View, ask: Ask) -> Mapping[str, Value]:
    answer = paid_trio(view, ask)
    tile = territories(view, ask)[answer[0]]
    return {
        "tile": tile_text(tile),
        "n": cost(ask, answer),
        "coins": me(view).coins,
        "crops": crop_names([*dict.fromkeys(trios_of(view, tile.key))]),
    }


def any_trio(view: View, ask: Ask) -> bool:
    return any(view.trios)


def space_for_the_trio(view: View, ask: Ask) -> Answer:
    places: list[SpaceChoice] = [option.value for option in ask.options]
    best = max(places, key=lambda choice: len(view.trios[choice.place]))
    return next((option.key,) for option in ask.options if option.value == best)


def about_the_trio(view: View, ask: Ask) -> Mapping[str, Value]:
    place = chosen(ask, space_for_the_trio(view, ask)).place
    return {"space": place + 1, "crops": crop_names(view.trios[place])}


def who_acts(ask: Ask) -> list[str]:
    """Name the characters who would do something for the learner, now or later."""
    return [
        option.key
        for option in ask.options
        if isinstance(option.value, CharacterChoice) and option.warning is None
    ]


def any_acts(view: View, ask: Ask) -> bool:
    return bool(who_acts(ask))


def acting_character(view: View, ask: Ask) -> Answer:
    return (max(who_acts(ask), key=DATA.points.__getitem__),)


def about_the_character(view: View, ask: Ask) -> Mapping[str, Value]:
    (character,) = acting_character(view, ask)
    return {
        "crop": ask.prompt.args["crop"],
        "character": character,
        "points": DATA.points[character],
        "ability": text(f"ability-{character}"),
    }


# Saracens and towers


def about_the_new_tower(view: View, ask: Ask) -> Mapping[str, Value]:
    n = ask.prompt.args["n"]
    assert isinstance(n, int)
    after = view.defense + n
    return {
        "invaders": view.invaders,
        "defense": view.defense,
        "after": after,
        "saved": "yes" if view.defense < view.invaders <= after else "no",
    }


def about_the_danger(view: View, ask: Ask) -> Mapping[str, Value]:
    take = chosen(ask, advice(view, ask))
    lot = view.column[take.place] if isinstance(take, ColumnChoice) else None
    return {
        "invaders": view.invaders,
        "defense": view.defense,
        "mine": me(view).towers,
        "theirs": view.players[OPPONENT].towers,
        "seat": OPPONENT,
        "n": lot.saracens + DATA.tile[lot.tile].saracens if lot is not None else 0,
    }


def gain(view: View, ask: Ask, key: str) -> int:
    """Return how many more coins lie on a tile of the column than it costs."""
    place = cost(ask, (key,))
    return view.column[place].coins - place


def any_coins(view: View, ask: Ask) -> bool:
    return any(gain(view, ask, key) > 0 for key in territories(view, ask))


def tile_with_coins(view: View, ask: Ask) -> Answer:
    return (max(territories(view, ask), key=lambda key: gain(view, ask, key)),)


def about_coins(view: View, ask: Ask) -> Mapping[str, Value]:
    answer = tile_with_coins(view, ask)
    place = cost(ask, answer)
    tile = territories(view, ask)[answer[0]]
    (warned,) = (option.warning for option in ask.options if (option.key,) == answer)
    return {
        "tile": tile_text(tile),
        "n": view.column[place].coins,
        "cost": place,
        "raid": "no" if warned is None else "yes",
    }


def about_the_loss(view: View, ask: Ask) -> Mapping[str, Value]:
    place = chosen(ask, advice(view, ask)).place
    return {
        "invaders": view.invaders,
        "defense": view.defense,
        "n": len(view.invaded),
        "space": place + 1,
    }


def tile_with(view: View, ask: Ask, what: str) -> str | None:
    """Return the key of the cheapest tile with most of something."""
    tiles = {key: tile for key, tile in territories(view, ask).items() if getattr(tile, what)}
    return max(tiles, key=lambda key: getattr(tiles[key], what)) if tiles else None


def any_towers(view: View, ask: Ask) -> bool:
    return tile_with(view, ask, "towers") is not None


def tile_with_towers(view: View, ask: Ask) -> Answer:
    key = tile_with(view, ask, "towers")
    assert key is not None
    return (key,)


def about_towers(view: View, ask: Ask) -> Mapping[str, Value]:
    tile = territories(view, ask)[tile_with_towers(view, ask)[0]]
    return {
        "tile": tile_text(tile),
        "n": tile.towers,
        "saracens": tile.saracens,
        "mine": me(view).towers,
        "theirs": view.players[OPPONENT].towers,
        "seat": OPPONENT,
        "points": DATA.scenario[view.scenario, True].tower[0],
    }


# Special buildings and the scoring


def worth(view: View, tile: str) -> int:
    """Count the points that a special building would add now."""
    before = as_seen(view)
    after = copied(before)
    kingdom, space = me(view).kingdom, Space(tile)
    after.players[LEARNER].kingdom[kingdom.index(None)] = space
    apply_icons(after, LEARNER, space, saracen_tokens=0)
    return score_of(after, LEARNER, {}).total - score_of(before, LEARNER, {}).total


def best_building(view: View) -> str | None:
    left = [key for key in view.buildings if key]
    return max(left, key=lambda key: worth(view, key), default=None)


def any_building(view: View, ask: Ask) -> bool:
    return best_building(view) is not None


def building_or_advice(view: View, ask: Ask) -> Answer:
    """Choose the best building, if the learner can pay for it."""
    best = best_building(view)
    for option in ask.options:
        choice = option.value
        if isinstance(choice, BuildingChoice) and view.buildings[choice.place] == best:
            return (option.key,)
    return advice(view, ask)


def about_the_building(view: View, ask: Ask) -> Mapping[str, Value]:
    tile = best_building(view)
    assert tile is not None
    coins, hint = me(view).coins, tile_hint(tile)
    assert hint is not None
    paid = "yes" if coins >= BUILDING_COST else "no"
    points = worth(view, tile)
    return {"coins": coins, "paid": paid, "tile": tile, "does": hint, "n": points}


def no_trio_ahead(view: View, ask: Ask) -> bool:
    """Return whether nothing is left to decide but what the open ask is about."""
    return ask.prompt.key != TAKE[0] or for_a_trio(view, ask) is None


def about_the_end(view: View, ask: Ask) -> Mapping[str, Value]:
    mine, theirs = me(view), view.players[OPPONENT]
    prizes = DATA.scenario[view.scenario, True]
    return {
        "left": mine.kingdom.count(None),
        "nobles": mine.nobles,
        "their_nobles": theirs.nobles,
        "noble_points": prizes.noble[0],
        "coins": mine.coins,
        "their_coins": theirs.coins,
        "coin_points": prizes.coin[0],
        "towers": mine.towers,
        "their_towers": theirs.towers,
        "tower_points": prizes.tower[0],
        "seat": OPPONENT,
    }


FIRST_KINGDOM: Lesson[View] = Lesson(
    key="kingdom",
    seats=2,
    seed=79,
    to_the_end=True,
    steps=(
        # The opening is fixed, so that everybody makes a trio: it is what the game is about.
        Step("castle", ("choose-castle",), within(0, 0), fitting_castle, about_the_castle, True),
        Step("take", TAKE, within(1, 1), free_tile, about_the_free_tile, True),
        Step("place", PLACE, within(1, 1, corner_fits), corner, about_the_corner),
        Step("skip", TAKE, within(2, 2, trio_is_paid), paid_trio, about_skipping, True),
        Step("trio", PLACE, within(2, 2, any_trio), space_for_the_trio, about_the_trio, True),
        Step("character", REWARD, within(2, 2, any_acts), acting_character, about_the_character),
        Step("tower", ("put-towers",), within(2, 2), advice, about_the_new_tower),
        Step("danger", TAKE, within(3, 3), advice, about_the_danger),
        Step("coins", TAKE, within(3, 5, any_coins), tile_with_coins, about_coins, free=1),
        Step("loss", ("choose-loss",), within(3, 6), advice, about_the_loss, free=1),
        Step("towers", TAKE, within(4, 7, any_towers), tile_with_towers, about_towers),
        Step(
            "building",
            TAKE,
            within(4, 7, any_building),
            building_or_advice,
            about_the_building,
            free=3,
        ),
        Step("scoring", TAKE, within(7, 8), advice, about_the_end, free=8),
        Step("last", REWARD + TAKE, within(8, 8, no_trio_ahead), advice, about_the_end, free=8),
    ),
)
