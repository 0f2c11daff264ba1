"""Step two, adding the tile to the kingdom (page 8), and the icons of page 15."""

from __future__ import annotations

import pytest

from bot.language.texts import Words
from games.annodomini.rules.game import turn
from games.annodomini.rules.placing import settle
from games.annodomini.table import AnnoDomini, Lot, Space
from tests.games.annodomini_tables import (
    CHRISTIAN,
    FRANCESCA,
    MARGHERITA,
    at,
    beside,
    empty_supply,
    garrison,
    lay_ruin,
    purses,
    realm,
)
from tests.games.driver import Driven, asked, drive, keys_of


def place(t: AnnoDomini, seat: int, tile: str, space: int = 1, saracens: int = 0) -> None:
    """A tile that makes no trio comes to lie."""
    t.stack = [key for key in t.stack if key != tile]
    t.column = [lot for lot in t.column if lot.tile != tile]
    drive(t, settle(t, seat, Lot(tile, saracens=saracens), space - 1))


def told(driven: Driven[AnnoDomini]) -> list[str]:
    """What everybody reads, without the details."""
    words = Words("en", "annodomini", ["Ann", "Ben", "Cat"].__getitem__)
    return [words(line.text) for line in driven.lines if not line.detail]


# Where


def test_a_tile_may_be_placed_on_any_free_space() -> None:
    t = realm(kingdoms={0: {2: "T05", 9: "T06"}})
    ask = asked(turn(t, 0))[0]
    assert keys_of(ask) == ["1", "3", "4", "6", "7", "8"]


def test_it_need_not_touch_another_tile() -> None:
    t = realm(castles=["C4", "C6", "C2"])
    t.players[0].kingdom = [None] * 8 + [Space("C4")]
    assert "1" in keys_of(asked(turn(t, 0))[0])


def test_the_last_free_space_is_not_asked() -> None:
    kingdom = {1: "T05", 2: "T06", 3: "T07", 4: "S10", 6: "S05", 7: "S08", 8: "S09"}
    t = realm(castles=["C6", "C1", "C2"], kingdoms={0: kingdom}, buildings=["S01", "", "", ""])
    drive(t, turn(t, 0))
    assert at(t, 0, 9).tile == "T09"


# Towers and Saracens


def test_example_d_a_tower_raises_the_defense_and_two_saracens_the_invaders() -> None:
    t = realm(column=["T01", "T09", "T10", "T11"])
    drive(t, turn(t, FRANCESCA), (FRANCESCA, "1"))
    assert t.defense == 3 + 1
    assert t.invaders == 2
    assert at(t, FRANCESCA, 1).towers == 1
    assert t.supply.towers == 19


def test_each_tower_icon_is_a_tower_token_on_the_tile() -> None:
    t = realm()
    place(t, 0, "T03")
    assert at(t, 0, 1).towers == 2 and t.defense == 5


def test_saracen_tokens_beside_the_tile_count_as_its_icons_and_go_back() -> None:
    t = realm(column=["T02", "T09", "T10", "T11"])
    beside(t, 1, saracens=2)
    drive(t, turn(t, 0), (0, "1"))
    assert t.invaders == 1 + 2
    assert t.supply.saracens == 6


def test_saracen_tokens_alone_move_the_invaders() -> None:
    t = realm(column=["T10", "T09", "T11", "T12"])
    beside(t, 1, saracens=1)
    t.invaders = 3
    driven = drive(t, turn(t, 0), (0, "1"))
    assert t.invaders == 4 and "invasion" in driven.said


def test_with_too_few_towers_those_left_are_taken() -> None:
    t = realm()
    empty_supply(t, 1, towers=1)
    place(t, 0, "T03")
    assert at(t, 0, 1).towers == 1
    assert t.defense == 3 + 20  # only tokens that were really placed


def test_without_towers_none_is_added() -> None:
    t = realm()
    garrison(t, 1, towers=20)
    place(t, 0, "T03")
    assert at(t, 0, 1).towers == 0 and t.defense == 23


# Nobles and coins


def test_nobles_come_on_the_tile() -> None:
    t = realm()
    place(t, 0, "T10")
    assert at(t, 0, 1).nobles == 1 and t.supply.nobles == 11


def test_with_too_few_nobles_those_left_are_taken() -> None:
    t = realm()
    garrison(t, 1, nobles=12)
    place(t, 0, "T10")
    assert at(t, 0, 1).nobles == 0


def test_coins_come_from_the_supply() -> None:
    t = realm()
    place(t, 0, "T14")
    assert purses(t) == [3, 0, 0] and t.supply.coins == 51


def test_with_too_few_coins_those_left_are_taken() -> None:
    t = realm(coins=[0, 53, 0])
    place(t, 0, "T14")
    assert purses(t) == [1, 53, 0]


def test_an_empty_supply_does_not_stop_coins_between_players() -> None:
    t = realm(coins=[0, 54, 0])
    place(t, 0, "T08")
    assert purses(t) == [1, 53, 0]


def test_a_coin_may_be_lost() -> None:
    t = realm(coins=2)
    place(t, 0, "T18")
    assert purses(t) == [1, 2, 2] and t.supply.coins == 54 - 5


def test_whoever_has_no_coin_loses_none() -> None:
    t = realm()
    place(t, 0, "T18")
    assert purses(t) == [0, 0, 0]


def test_coins_that_came_with_the_tile_can_be_lost() -> None:
    t = realm(column=["T18", "T09", "T10", "T11"])
    beside(t, 1, coins=2)
    drive(t, turn(t, 0), (0, "1"))
    assert purses(t)[0] == 1


# Churches


def test_example_c_margheritas_church_collects_from_whoever_grows_poppies() -> None:
    t = realm(
        castles=["C1", "C4", "C2"],
        kingdoms={FRANCESCA: {1: "T12"}, CHRISTIAN: {1: "T09"}},
        coins=2,
        column=["T08", "T10", "T11", "T14"],
    )
    drive(t, turn(t, MARGHERITA), (MARGHERITA, "1"), (MARGHERITA, "1"))
    assert purses(t) == [3, 2, 1]


@pytest.mark.parametrize(
    ("tile", "payers"), [("T05", [1]), ("T06", [1, 2]), ("T07", [2]), ("T08", [])]
)
def test_a_church_collects_for_its_own_crop(tile: str, payers: list[int]) -> None:
    t = realm(castles=["C6", "C1", "C4"], coins=1)
    place(t, 0, tile)
    assert purses(t) == [1 + len(payers), *(0 if seat in payers else 1 for seat in (1, 2))]


def test_the_castle_counts_among_those_who_grow_a_crop() -> None:
    t = realm(castles=["C1", "C6", "C4"], coins=1)
    place(t, 0, "T08")
    assert purses(t) == [2, 0, 1]


def test_nobody_pays_a_church_more_than_one_coin() -> None:
    t = realm(castles=["C1", "C6", "C4"], kingdoms={1: {1: "T12", 2: "T14"}}, coins=3)
    place(t, 0, "T08")
    assert purses(t) == [4, 2, 3]


def test_whoever_has_no_coin_does_not_pay() -> None:
    t = realm(castles=["C1", "C6", "C5"], coins=[0, 0, 1])
    place(t, 0, "T08")
    assert purses(t) == [1, 0, 0]


def test_nothing_grows_on_a_ruin() -> None:
    t = realm(castles=["C1", "C4", "C2"], kingdoms={1: {1: "T12"}}, coins=1)
    lay_ruin(t, 1, 1)
    place(t, 0, "T08")
    assert purses(t) == [1, 1, 1]


def test_a_church_of_two_crops_collects_for_the_one_it_shows() -> None:
    t = realm(castles=["C5", "C3", "C4"], coins=1)
    place(t, 0, "T27")  # wheat and lavender, collects lavender
    assert purses(t) == [2, 1, 0]


def test_the_owner_does_not_pay_their_own_church() -> None:
    t = realm(castles=["C6", "C1", "C4"], coins=1)
    place(t, 0, "T08")
    assert purses(t) == [1, 1, 1]


def test_the_lines_say_who_pays() -> None:
    t = realm(castles=["C1", "C6", "C5"], coins=1)
    t.stack.remove("T08")
    driven = drive(t, settle(t, 0, Lot("T08"), 0))
    assert told(driven)[0] == "Ann takes the Poppy Church and gets 2 coins from Ben and Cat."


# Points wait for the end


def test_points_and_bonuses_bring_nothing_when_the_tile_is_placed() -> None:
    t = realm(coins=4, buildings=["S01", "S02", "S03", "S04"])
    driven = drive(t, turn(t, 0), (0, "a"), (0, "1"))
    assert driven.said == ["pays", "takes-building", "places", "tile-taken"]
    assert purses(t) == [0, 4, 4]
