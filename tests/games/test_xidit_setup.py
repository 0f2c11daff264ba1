"""Setup, pages 6 to 9 of the rulebook."""

from __future__ import annotations

import pytest

from games.xidit import GAME
from games.xidit.data import DATA
from games.xidit.rules.game import place_heroes, setup
from games.xidit.table import Xidit
from tests.games.driver import drive, keys_of
from tests.games.xidit_tables import kingdom, words


def fresh(seats: int = 4, seed: int = 1, **options: str) -> Xidit:
    return setup(seed, seats, GAME.options(options))


def test_there_are_seventy_units() -> None:
    assert {unit.key: unit.supply for unit in DATA.units} == {
        "peasant": 18,
        "archer": 16,
        "infantry": 14,
        "cleric": 12,
        "mage": 10,
    }


def test_every_player_starts_with_20_bards_and_15_stories_and_nothing_else() -> None:
    for player in fresh(5).players:
        assert (player.bards, player.supply) == (20, 15)
        assert (player.gold, player.unit_count, player.in_bastion, player.kept) == (0, 0, 0, 0)


def test_titans_sleep_in_three_pairs_of_3_4_and_5() -> None:
    t = fresh()
    assert [[DATA.titan[key].size for key in stack.titans] for stack in t.titans] == [
        [3, 3],
        [4, 4],
        [5, 5],
    ]
    assert not any(stack.raging for stack in t.titans)


@pytest.mark.parametrize("pair", range(3))
def test_each_pair_of_titans_is_laid_at_random(pair: int) -> None:
    orders = {tuple(fresh(seed=seed).titans[pair].titans) for seed in range(20)}
    assert len(orders) == 2


@pytest.mark.parametrize("seats", [4, 5])
def test_four_and_five_players_use_21_city_tiles(seats: int) -> None:
    t = fresh(seats)
    assert (len(t.recruiting), len(t.threats)) == (5, 5)
    assert len(t.recruit_pile) == 4 and t.next_recruit is not None  # five, one of them next
    assert len(t.threat_pile) == 5 and t.next_threat is not None  # the six others
    assert not t.recruit_discard and not t.threat_discard
    GAME.check(t)


def test_each_recruitment_tile_holds_the_five_units_that_it_shows() -> None:
    t = fresh()
    for city, units in t.recruiting.items():
        assert units == t.tile(city).recruits
        assert sum(units.values()) == 5


def test_the_units_on_the_tiles_come_from_the_barracks() -> None:
    t = fresh()
    assert sum(t.barracks.values()) == 70 - 25


def test_tiles_and_assessments_are_drawn_at_random() -> None:
    tables = [fresh(seed=seed) for seed in range(60)]
    assert len({tuple(sorted(t.recruiting)) for t in tables}) > 50
    assert len({tuple(sorted(t.threats)) for t in tables}) > 50
    assert len({tuple(t.assessments) for t in tables}) == 6
    assert {t.first for t in tables} == {0, 1, 2, 3}


def test_the_same_seed_gives_the_same_setup() -> None:
    assert fresh(seed=7) == fresh(seed=7)


def test_with_five_players_the_first_assessment_eliminates_two() -> None:
    assert fresh(4).rules.eliminated == [1, 1, 1]
    assert fresh(5).rules.eliminated == [2, 1, 1]


def test_there_is_no_neutral_player_at_four_or_five() -> None:
    assert fresh(4).neutral == {} and fresh(5).neutral == {}


# Placing the heroes


def test_heroes_are_placed_clockwise_from_the_first_player() -> None:
    t = kingdom(first=2)
    driven = drive(t, place_heroes(t), (2, "7"), (3, "8"), (0, "9"), (1, "10"))
    assert [player.city for player in t.players] == [9, 10, 7, 8]
    assert driven.line("game-begins")["seat"] == 2


def test_a_hero_may_start_in_any_city_with_or_without_a_tile() -> None:
    t = kingdom(recruiting=[5], threats=[12])
    driven = drive(t, place_heroes(t), (0, "5"), (1, "12"), (2, "21"), (3, "1"))
    assert keys_of(driven.asks[0]) == [str(city) for city in range(1, 22)]
    hints = {option.key: option.hint for option in driven.asks[0].options}
    assert words(hints["5"]) == "1 peasant, 2 infantry, 1 cleric, 1 mage"
    assert words(hints["12"]) == "1 archer, 1 mage"
    assert hints["21"] is None


def test_two_heroes_cannot_start_in_the_same_city() -> None:
    t = kingdom()
    driven = drive(t, place_heroes(t), (0, "5"), (1, "12"), (2, "21"), (3, "1"))
    assert "5" not in keys_of(driven.asks[1])
    assert [len(ask.options) for ask in driven.asks] == [21, 20, 19, 18]


# The map and the tiles that the book tells of


def test_roads_lead_both_ways_one_of_a_color_from_a_city() -> None:
    for city in DATA.cities:
        for color, other in city.roads.items():
            assert DATA.city[other].roads[color] == city.key
            assert other != city.key


def test_the_roads_of_the_rulebook_are_on_the_map() -> None:
    assert DATA.city[5].roads["b"] == 12
    assert DATA.city[7].roads["r"] == 6
    assert DATA.city[6].roads["b"] == 11
    assert DATA.city[11].roads["r"] == 17


def test_every_city_can_be_reached() -> None:
    seen, todo = {1}, [1]
    while todo:
        for city in DATA.city[todo.pop()].roads.values():
            if city not in seen:
                seen.add(city)
                todo.append(city)
    assert seen == set(range(1, 22))


def test_nine_regions_know_their_cities_and_the_cities_them() -> None:
    assert len(DATA.regions) == 9
    for region in DATA.regions:
        assert region.first > region.second > 0
        assert sorted(region.cities) == sorted(
            city.key for city in DATA.cities if region.key in city.regions
        )
    assert "C" in DATA.city[17].regions
    assert "snow" in {DATA.region[key].terrain for key in DATA.city[17].regions}


def test_the_tiles_of_the_rulebook_are_among_the_tiles() -> None:
    tiles = DATA.tiles[False]
    assert tiles[6].recruits == {"peasant": 1, "archer": 2, "infantry": 1, "mage": 1}
    assert tiles[7].recruits == {"peasant": 2, "archer": 1, "infantry": 1, "mage": 1}
    assert tiles[5].recruits["peasant"] == 1
    assert tiles[17].requires == {"peasant": 1, "archer": 1, "cleric": 1}
    assert (tiles[17].bards, tiles[17].stories) == (3, 3)


@pytest.mark.parametrize(("three", "tiles", "units"), [(False, 21, 5), (True, 18, 4)])
def test_both_sets_of_tiles_are_complete(three: bool, tiles: int, units: int) -> None:
    assert list(DATA.tiles[three]) == list(range(1, tiles + 1))
    for tile in DATA.tiles[three].values():
        assert sum(tile.recruits.values()) == units
        assert sum(tile.requires.values()) >= 2
        assert min(tile.gold, tile.bards, tile.stories) >= 1
        assert tile.stories <= 4


def test_no_region_is_called_like_a_city_a_player_or_an_order() -> None:
    codes = [region.code for region in DATA.regions]
    assert len({code.casefold() for code in codes}) == len(codes)
    assert all(len(code) == 2 and code.isalpha() for code in codes), "players have single letters"


def test_the_neutral_player_is_set_only_for_three() -> None:
    matters = {s.key: [n for n in GAME.seats if s.matters(n, {})] for s in GAME.settings}
    assert matters == {"length": [3, 4, 5], "neutral": [3], "census": [3, 4, 5]}
