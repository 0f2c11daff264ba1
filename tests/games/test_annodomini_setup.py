"""Game setup; pages 4 and 5, and the components of page 3."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from games.annodomini import GAME
from games.annodomini.data import CROPS, DATA, SCENARIOS
from games.annodomini.rules.game import choose_castles, setup
from games.annodomini.table import AnnoDomini, Supply
from games.session import Session
from tests.games.annodomini_tables import at
from tests.games.driver import drive, keys_of

every_count = pytest.mark.parametrize("seats", [2, 3, 4])


def new(seats: int, seed: int = 1, scenario: str = "first-steps") -> AnnoDomini:
    t = setup(seed, seats, GAME.options({"scenario": scenario}))
    GAME.check(t)
    return t


# The components


def test_there_are_as_many_tiles_and_cards_as_in_the_box() -> None:
    assert len(DATA.territories) == 36
    assert len(DATA.castles) == 6
    assert len(DATA.buildings) == 12
    assert len(DATA.characters) == 18
    assert len(SCENARIOS) == 6 and len(DATA.scenarios) == 12
    assert len(DATA.tile) == 36 + 6 + 12
    assert Supply() == Supply(towers=20, nobles=12, coins=54, saracens=6)


@pytest.mark.parametrize(("seats", "tiles", "each"), [(2, 20, 6), (3, 28, 9), (4, 36, 12)])
def test_every_crop_is_as_frequent_as_the_others(seats: int, tiles: int, each: int) -> None:
    used = [tile for tile in DATA.territories if tile.from_players <= seats]
    assert len(used) == tiles
    assert Counter(crop for tile in used for crop in tile.crops) == dict.fromkeys(CROPS, each)


@pytest.mark.parametrize(
    ("seats", "icons"), [(2, (9, 14, 5, 6)), (3, (13, 21, 7, 7)), (4, (16, 27, 10, 10))]
)
def test_the_icons_add_up_to_those_of_the_balanced_set(
    seats: int, icons: tuple[int, int, int, int]
) -> None:
    used = [tile for tile in DATA.territories if tile.from_players <= seats]
    assert icons == (
        sum(tile.towers for tile in used),
        sum(tile.saracens for tile in used),
        sum(tile.nobles for tile in used),
        sum(tile.coins for tile in used),
    )


def test_the_castles_bear_the_six_pairs_of_crops_and_no_towers() -> None:
    assert {tuple(castle.crops) for castle in DATA.castles} == set(combinations(CROPS, 2))
    assert not any(castle.towers or castle.points for castle in DATA.castles)
    assert sorted(castle.coins for castle in DATA.castles) == [0, 0, 1, 1, 2, 2]


def test_there_is_one_tile_to_exchange_and_it_is_used_with_any_number_of_players() -> None:
    (village,) = [tile for tile in DATA.territories if tile.exchange]
    assert village.from_players == 2


def test_the_tiles_of_the_examples_are_in_the_box() -> None:
    tile = DATA.tile
    assert tile["T08"].category == "church" and tile["T08"].collects == "poppy"
    assert (tile["T01"].crops, tile["T01"].towers, tile["T01"].saracens) == (["wheat"], 1, 2)
    assert tile["T12"].category == "farm" and tile["T12"].crops == ["poppy"]
    assert set(tile["T26"].crops) == {"lavender", "olive"}
    assert tile["S10"].towers == 2


def test_special_buildings_bear_no_crops() -> None:
    assert not any(building.crops for building in DATA.buildings)


# The table


@every_count
def test_one_special_building_more_than_players_lies_in_a_row(seats: int) -> None:
    t = new(seats)
    assert len(t.buildings) == len(set(t.buildings)) == seats + 1
    assert all(DATA.tile[key].category == "building" for key in t.buildings)


@pytest.mark.parametrize(("seats", "stack"), [(2, 16), (3, 24), (4, 32)])
def test_four_territory_tiles_lie_in_a_column_and_the_rest_in_a_stack(
    seats: int, stack: int
) -> None:
    t = new(seats)
    assert len(t.column) == 4 and len(t.stack) == stack
    assert all(DATA.tile[key].is_territory for key in t.stack)
    assert all(lot.coins == lot.saracens == 0 for lot in t.column)


@every_count
def test_tiles_marked_for_more_players_are_left_out(seats: int) -> None:
    t = new(seats)
    used = {*t.stack, *(lot.tile for lot in t.column)}
    assert used == {tile.key for tile in DATA.territories if tile.from_players <= seats}


@every_count
def test_tiles_and_buildings_are_shuffled(seats: int) -> None:
    assert len({tuple(new(seats, seed).stack) for seed in range(5)}) == 5
    assert len({tuple(new(seats, seed).buildings) for seed in range(5)}) == 5


def test_example_a_the_defense_of_three_players_starts_at_3() -> None:
    t = new(3)
    assert (t.defense, t.invaders) == (3, 0)


@every_count
def test_the_defense_starts_at_the_number_of_players_and_the_invaders_at_0(seats: int) -> None:
    t = new(seats)
    assert (t.defense, t.invaders) == (seats, 0)


@pytest.mark.parametrize(("seats", "each", "undealt"), [(2, 2, 10), (3, 2, 10), (4, 3, 6)])
def test_characters_stand_beside_four_banners(seats: int, each: int, undealt: int) -> None:
    t = new(seats)
    assert list(t.banners) == list(CROPS)
    assert [len(cards) for cards in t.banners.values()] == [each] * 4
    assert len(t.undealt) == undealt
    cards = [*t.undealt, *(card for cards in t.banners.values() for card in cards)]
    assert sorted(cards) == sorted(character.key for character in DATA.characters)


@every_count
def test_kingdoms_of_nine_spaces_start_empty(seats: int) -> None:
    assert [player.kingdom for player in new(seats).players] == [[None] * 9] * seats


@every_count
def test_all_tokens_but_the_first_coins_are_in_the_supply(seats: int) -> None:
    t = new(seats)
    assert t.supply == Supply(coins=54 - seats * t.scenario.coins)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_can_be_chosen(scenario: str) -> None:
    assert new(3, scenario=scenario).scenario.key == scenario


def test_the_scenario_can_be_left_to_chance() -> None:
    assert {new(3, seed, "random").scenario_key for seed in range(60)} == set(SCENARIOS)


def test_the_first_game_is_first_steps_unless_somebody_chooses() -> None:
    assert GAME.options({})["scenario"] == "first-steps"


@every_count
def test_anyone_may_be_first_player(seats: int) -> None:
    assert {new(seats, seed).first for seed in range(40)} == set(range(seats))


# Castles


@every_count
def test_as_many_castles_as_players_are_turned_up(seats: int) -> None:
    t = new(seats)
    assert len(t.castles) == len(set(t.castles)) == seats


def test_castles_are_chosen_from_the_last_player_to_the_first() -> None:
    t = new(4)
    t.first = 2
    t.castles = ["C1", "C2", "C3", "C4"]
    driven = drive(t, choose_castles(t), (1, "C3"), (0, "C1"), (3, "C4"))
    assert [keys_of(ask) for ask in driven.asks] == [
        ["C1", "C2", "C3", "C4"],
        ["C1", "C2", "C4"],
        ["C2", "C4"],
    ]
    assert [at(t, seat, 5).tile for seat in range(4)] == ["C1", "C3", "C2", "C4"]
    assert t.castles == []


def test_a_castle_brings_its_coins() -> None:
    t = new(3)
    t.first, t.castles = 0, ["C1", "C2", "C3"]
    drive(t, choose_castles(t), (2, "C2"), (1, "C1"))
    assert [player.coins for player in t.players] == [2, 3, 4]
    assert t.supply.coins == 54 - 9


def test_the_castle_lies_in_the_middle_of_the_kingdom() -> None:
    t = new(2)
    drive(t, choose_castles(t), (t.turn_order()[1], t.castles[0]))
    for player in t.players:
        assert [place for place, _ in player.occupied()] == [4]


def test_the_scenario_card_is_read_aloud() -> None:
    t = new(3)
    driven = drive(t, choose_castles(t), *castles_of(t))
    assert driven.line("scenario-is")["scenario"] == "first-steps"
    assert driven.line("starting-coins") == {"n": 2}
    assert driven.line("prizes") == {"nobles": "5 / 2", "coins": "3 / 1", "towers": "5 / 2"}
    t = new(2)
    driven = drive(t, choose_castles(t), *castles_of(t))
    assert driven.line("prizes-for-two") == {"nobles": "5", "coins": "3", "towers": "5"}


def castles_of(t: AnnoDomini) -> list[tuple[int, str]]:
    """Everybody takes the first castle that is left."""
    return list(zip(reversed(t.turn_order()), t.castles[:-1], strict=False))


# Rounds


@every_count
def test_a_game_is_eight_rounds_of_one_turn_each_clockwise(seats: int) -> None:
    session = Session.start(GAME, seats, {}, 3)
    lines = [*session.opening]
    while session.result is None:
        seat, ask = next(iter(session.pending.items()))
        lines += session.answer(seat, [ask.options[0].key] * ask.least)
    said = [line.text for line in lines]
    assert [t.args["round"] for t in said if t.key == "round-begins"] == list(range(1, 9))
    takers = [t.args["seat"] for t in said if t.key.startswith("takes-tile")]
    assert takers == session.table.turn_order() * 8
    assert all(len(player.tiles) == 9 for player in session.table.players)
