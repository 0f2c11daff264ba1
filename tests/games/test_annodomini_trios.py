"""Step three, checking if there are new trios; page 9."""

from __future__ import annotations

import pytest

from games.annodomini.data import LINES
from games.annodomini.rules.placing import settle
from games.annodomini.table import AnnoDomini, Lot
from tests.games.annodomini_tables import CHRISTIAN, at, lay_ruin, purses, realm
from tests.games.driver import Driven, drive, keys_of

OLIVES = ["T02", "T06", "T10", "T15"]


def place(t: AnnoDomini, tile: str, space: int, *answers: str, seat: int = 0) -> Driven[AnnoDomini]:
    t.stack = [key for key in t.stack if key != tile]
    t.column = [lot for lot in t.column if lot.tile != tile]
    return drive(t, settle(t, seat, Lot(tile), space - 1), *((seat, keys) for keys in answers))


# What a trio is


@pytest.mark.parametrize("line", [line for line in LINES if 4 not in line])
@pytest.mark.parametrize("last", range(3))
def test_three_of_a_crop_along_an_edge_are_a_trio(line: tuple[int, ...], last: int) -> None:
    others = [place + 1 for place in line if place != line[last]]
    t = realm(kingdoms={0: dict(zip(others, OLIVES[1:], strict=False))}, castles=["C6", "C2", "C3"])
    driven = place(t, "T02", line[last] + 1, "coins")
    assert driven.line("trio") == {"seat": 0, "crop": "olive"}


@pytest.mark.parametrize("line", [line for line in LINES if 4 in line])
def test_lines_through_the_middle_use_the_crops_of_the_castle(line: tuple[int, ...]) -> None:
    first, _, last = (place + 1 for place in line)
    for castle, trio in (("C1", True), ("C4", True), ("C5", True), ("C2", False), ("C6", False)):
        t = realm(kingdoms={0: {first: "T06"}}, castles=[castle, "C3"], seats=2)
        driven = place(t, "T02", last, *["coins"] * trio)
        assert ("trio" in driven.said) == trio, castle


def test_there_are_eight_lines() -> None:
    assert len(LINES) == len(set(LINES)) == 8
    assert sum(4 in line for line in LINES) == 4


def test_two_of_a_crop_and_another_tile_are_no_trio() -> None:
    t = realm(kingdoms={0: {1: "T06", 2: "T05"}})
    assert "trio" not in place(t, "T02", 3).said


def test_two_of_a_crop_and_a_free_space_are_no_trio() -> None:
    t = realm(kingdoms={0: {1: "T06"}})
    assert "trio" not in place(t, "T02", 3).said


def test_a_ruin_bears_no_crop() -> None:
    t = realm(kingdoms={0: {1: "T06", 2: "T10"}})
    lay_ruin(t, 0, 1)
    assert "trio" not in place(t, "T02", 3).said


def test_a_special_building_completes_no_trio() -> None:
    t = realm(kingdoms={0: {1: "T06", 3: "T10"}}, buildings=["", "S02", "S03", "S04"])
    assert "trio" not in place(t, "S01", 2).said


def test_a_trio_that_was_there_before_brings_nothing_again() -> None:
    t = realm(kingdoms={0: {1: "T06", 2: "T10", 3: "T02"}}, castles=["C6", "C2", "C3"])
    assert "trio" not in place(t, "T15", 7).said


def test_example_f_christian_places_lavender_and_olives_beside_two_of_lavender() -> None:
    t = realm(
        kingdoms={CHRISTIAN: {1: "T07", 2: "T11"}},
        castles=["C1", "C3", "C5"],
        banners={"lavender": ["mystic", "duchess"], "olive": ["thief", "merchant"]},
    )
    driven = place(t, "T26", 3, "duchess", seat=CHRISTIAN)
    (ask,) = driven.asks
    assert keys_of(ask) == ["mystic", "duchess", "coins"]
    assert driven.said.count("trio") == 1  # and no trio of olives
    assert t.players[CHRISTIAN].characters == ["duchess"]
    assert t.banners["lavender"] == ["mystic"]


# Two crops, several trios


def test_a_tile_of_two_crops_counts_for_both() -> None:
    t = realm(kingdoms={0: {1: "T06", 2: "T10", 6: "T05", 9: "T09"}}, castles=["C6", "C2", "C3"])
    driven = place(t, "T17", 3, "wheat", "coins", "coins")
    assert driven.prompts == ["which-trio", "trio-reward", "trio-reward"]
    assert keys_of(driven.asks[0]) == ["olive", "wheat"] or keys_of(driven.asks[0]) == [
        "wheat",
        "olive",
    ]
    assert [ask.prompt.args["crop"] for ask in driven.asks[1:]] == ["wheat", "olive"]
    assert purses(t)[0] == 4


def test_the_player_chooses_the_order_of_their_trios() -> None:
    t = realm(kingdoms={0: {1: "T06", 2: "T10", 6: "T05", 9: "T09"}}, castles=["C6", "C2", "C3"])
    driven = place(t, "T17", 3, "olive", "coins", "coins")
    assert [ask.prompt.args["crop"] for ask in driven.asks[1:]] == ["olive", "wheat"]


def test_one_line_gives_two_trios_if_its_tiles_share_both_crops() -> None:
    t = realm(seats=4, kingdoms={0: {1: "T17"}}, castles=["C1", "C2", "C3", "C4"])
    driven = place(t, "T33", 9, "olive", "coins", "coins")
    assert driven.said.count("trio") == 2


def test_one_tile_may_complete_several_lines_of_a_crop() -> None:
    t = realm(
        kingdoms={0: {1: "T06", 2: "T10", 6: "T15", 9: "T20"}},
        castles=["C6", "C2", "C3"],
        banners={"olive": ["merchant", "duchess"]},
    )
    driven = place(t, "T02", 3, "duchess", "merchant")
    assert driven.prompts == ["trio-reward", "trio-reward"]  # of one crop: no order to choose
    assert t.players[0].characters == ["duchess", "merchant"]


def test_one_trio_is_finished_before_the_next() -> None:
    t = realm(
        kingdoms={0: {1: "T06", 2: "T10", 6: "T05", 9: "T09"}},
        castles=["C6", "C2", "C3"],
        banners={"wheat": ["blacksmith"], "olive": ["military-architect"]},
    )
    driven = place(t, "T17", 3, "wheat", "blacksmith", "1", "military-architect", "1")
    assert driven.prompts == [
        "which-trio", "trio-reward", "put-towers", "trio-reward", "move-towers",
    ]  # fmt: skip
    assert at(t, 0, 5).towers == 1


def test_what_a_character_does_cannot_cancel_a_trio_of_the_same_tile() -> None:
    t = realm(
        kingdoms={0: {1: "T06", 2: "T10", 6: "T05", 9: "T09"}},
        castles=["C6", "C2", "C3"],
        banners={"wheat": ["cartographer"]},
    )
    driven = place(t, "T17", 3, "wheat", "cartographer", "1 9", "coins")
    assert [ask.prompt.key for ask in driven.asks[-1:]] == ["trio-reward"]
    assert purses(t)[0] == 2


def test_what_a_character_does_cannot_add_a_trio() -> None:
    t = realm(
        kingdoms={0: {1: "T05", 2: "T09", 6: "T06", 9: "T12", 4: "T10"}},
        castles=["C6", "C2", "C3"],
        banners={"wheat": ["cartographer"]},
    )
    driven = place(t, "T17", 3, "cartographer", "4 9")
    assert at(t, 0, 9).tile == "T10"  # olives on 3, 6 and 9 now
    assert driven.said.count("trio") == 1


# The reward


def test_a_character_comes_from_the_banner_of_the_crop() -> None:
    t = realm(kingdoms={0: {1: "T06", 2: "T10"}}, banners={"olive": ["duchess", "mystic"]})
    driven = place(t, "T02", 3, "duchess")
    assert keys_of(driven.asks[0]) == ["duchess", "mystic", "coins"]
    assert t.players[0].characters == ["duchess"]


def test_banners_are_not_refilled() -> None:
    t = realm(kingdoms={0: {1: "T06", 2: "T10"}}, banners={"olive": ["duchess", "mystic"]})
    undealt = [*t.undealt]
    place(t, "T02", 3, "duchess")
    assert t.banners["olive"] == ["mystic"] and t.undealt == undealt


def test_two_coins_may_be_taken_instead_although_characters_are_there() -> None:
    t = realm(kingdoms={0: {1: "T06", 2: "T10"}}, banners={"olive": ["duchess", "mystic"]})
    place(t, "T02", 3, "coins")
    assert purses(t)[0] == 2
    assert t.banners["olive"] == ["duchess", "mystic"] and not t.players[0].characters


def test_an_empty_banner_gives_two_coins_unasked() -> None:
    t = realm(kingdoms={0: {1: "T06", 2: "T10"}}, banners={"olive": []})
    driven = place(t, "T02", 3)
    assert purses(t)[0] == 2
    assert driven.said[-2:] == ["trio", "trio-for-coins"]


def test_the_choice_is_made_for_each_trio_separately() -> None:
    t = realm(
        kingdoms={0: {1: "T06", 2: "T10", 6: "T15", 9: "T20"}},
        castles=["C6", "C2", "C3"],
        banners={"olive": ["duchess", "mystic"]},
    )
    place(t, "T02", 3, "coins", "duchess")
    assert purses(t)[0] == 2 and t.players[0].characters == ["duchess"]


def test_the_coins_of_a_trio_are_limited_by_the_supply() -> None:
    t = realm(kingdoms={0: {1: "T06", 2: "T10"}}, coins=[0, 53, 0])
    place(t, "T02", 3, "coins")
    assert purses(t)[0] == 1


def test_a_character_stays_when_its_trio_is_broken() -> None:
    t = realm(kingdoms={0: {1: "T06", 2: "T10"}}, banners={"olive": ["duchess", "mystic"]})
    place(t, "T02", 3, "duchess")
    lay_ruin(t, 0, 1)
    assert t.players[0].characters == ["duchess"]
