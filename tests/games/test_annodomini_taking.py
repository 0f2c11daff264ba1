"""Step one, taking a tile (page 7), and what happens at the start of a turn (page 15)."""

from __future__ import annotations

import pytest

from games.annodomini import GAME
from games.annodomini.ai.decisions import stand_in
from games.annodomini.rules.game import turn
from games.annodomini.table import Lot
from games.core import Rng
from games.session import Session
from tests.games.annodomini_tables import (
    FRANCESCA,
    at,
    beside,
    column,
    garrison,
    lay_ruin,
    purses,
    realm,
)
from tests.games.driver import Driven, asked, drive, keys_of

VILLAGE = "T16"  # lavender; may be exchanged


def coins_on_column(t: object) -> list[int]:
    return [lot.coins for lot in t.column]  # type: ignore[attr-defined]


# Territory tiles


def test_the_first_tile_of_the_column_is_free() -> None:
    t = realm(coins=3)
    drive(t, turn(t, 0), (0, "1"), (0, "1"))
    assert at(t, 0, 1).tile == "T09"
    assert purses(t) == [3 + 2, 3, 3]  # the farm brings two
    assert coins_on_column(t) == [0, 0, 0, 0]


@pytest.mark.parametrize("place", [2, 3, 4])
def test_a_later_tile_costs_a_coin_on_each_tile_that_is_skipped(place: int) -> None:
    t = realm(coins=3, column=["T05", "T06", "T10", "T12"], castles=["C4", "C6", "C2"])
    drive(t, turn(t, 2), (2, str(place)), (2, "1"))
    assert coins_on_column(t) == [1] * (place - 1) + [0] * (5 - place)
    assert at(t, 2, 1).tile == ["T05", "T06", "T10", "T12"][place - 1]


def test_coins_that_lie_on_the_tile_are_the_takers() -> None:
    t = realm(coins=[2, 0, 0], column=["T10", "T12", "T09", "T11"])
    beside(t, 1, coins=1)
    beside(t, 2, coins=3)
    driven = drive(t, turn(t, 0), (0, "2"), (0, "1"))
    assert purses(t)[0] == 2 - 1 + 3
    assert coins_on_column(t) == [2, 0, 0, 0]
    assert [part.key for part in driven.line("takes-tile-and")["details"]] == [
        "paid-coins",
        "found-coins",
    ]


def test_coins_on_the_chosen_tile_do_not_pay_for_it() -> None:
    t = realm(coins=[1, 0, 0])
    beside(t, 4, coins=5)
    assert keys_of(asked(turn(t, 0))[0]) == ["T1", "T2"]


@pytest.mark.parametrize("coins", [1, 2, 3])
def test_only_tiles_that_can_be_paid_are_offered(coins: int) -> None:
    t = realm(coins=coins)
    assert keys_of(asked(turn(t, 0))[0]) == ["T1", "T2", "T3", "T4"][: coins + 1]


def test_whoever_has_no_coins_takes_the_free_tile() -> None:
    t = realm()
    driven = drive(t, turn(t, 0), (0, "1"))
    assert driven.prompts == ["place-tile"]
    assert at(t, 0, 1).tile == "T09"


def test_nobody_may_pass() -> None:
    t = realm(coins=5)
    ask = asked(turn(t, 0))[0]
    assert (ask.least, ask.most) == (1, 1)
    assert "pass" not in keys_of(ask)


def test_the_column_moves_down_with_coins_and_saracens_and_is_refilled() -> None:
    t = realm(coins=3)
    beside(t, 3, coins=2, saracens=1)
    beside(t, 4, saracens=1)
    top = t.stack[-1]
    left = len(t.stack)
    drive(t, turn(t, 0), (0, "2"), (0, "1"))
    assert t.column == [Lot("T09", 1), Lot("T11", 2, 1), Lot("T12", 0, 1), Lot(top)]
    assert len(t.stack) == left - 1


def test_the_column_is_refilled_when_the_tile_is_placed_and_before_its_trios() -> None:
    t = realm(
        kingdoms={0: {1: "T06", 2: "T10"}},
        column=["T02", "T09", "T11", "T12"],
        banners={"olive": ["duchess"]},
        coins=1,
    )
    driven = Driven(t, turn(t, 0))((0, "T1"))
    assert column(t) == ["T09", "T11", "T12"] and t.taken == "T02" and t.reveals == 0
    top = t.stack[-1]
    driven((0, "3"))
    assert driven.ask.prompt.key == "trio-reward"
    assert column(t) == ["T09", "T11", "T12", top] and t.reveals == 1


def test_without_a_stack_the_column_shrinks() -> None:
    t = realm()
    t.stack.clear()
    drive(t, turn(t, 0), (0, "1"))
    assert column(t) == ["T10", "T11", "T12"]


def test_taking_a_tile_can_be_reconsidered_and_the_answer_that_ends_the_turn_is_final() -> None:
    session = Session(GAME, realm(coins=1))
    assert not session.is_final(0, ["T2"])
    session.answer(0, ["T2"])
    session.undo(0)
    assert purses(session.table)[0] == 1 and column(session.table)[1] == "T10"
    session.answer(0, ["T1"])
    assert session.is_final(0, ["9"])
    session.answer(0, ["9"])
    assert session.taken_back(0) is None


def test_a_plain_turn_takes_two_answers_and_only_the_last_one_is_final() -> None:
    """With the question whether they are sure, that is three presses."""
    for seed in range(8):
        session, rng, turns = Session.start(GAME, 3, {}, seed), Rng(seed), 0
        while session.result is None:
            seat, ask = next(iter(session.pending.items()))
            answer = stand_in(session.view(seat), ask, rng)
            takes = ask.prompt.key == "take-tile" and answer[0][0] in "TB"
            if takes and session.table.players[seat].kingdom.count(None) > 1:
                turns += 1
                assert not session.is_final(seat, answer)
                session.answer(seat, answer)
                ask = session.pending[seat]
                assert ask.prompt.key == "place-tile"
                answer = stand_in(session.view(seat), ask, rng)
                if not session.view(seat).trios[ask.values(answer)[0].place]:
                    assert session.is_final(seat, answer)
            session.answer(seat, answer)
        assert turns > 10


# Special buildings


def test_example_b_francesca_pays_four_coins_for_the_cathedral() -> None:
    t = realm(coins=4, buildings=["S01", "S05", "S08", "S09"])
    driven = drive(t, turn(t, FRANCESCA), (FRANCESCA, "b"), (FRANCESCA, "9"))
    assert at(t, FRANCESCA, 9).tile == "S05"
    assert coins_on_column(t) == [1, 1, 1, 1]
    assert purses(t)[FRANCESCA] == 0
    assert driven.line("pays") == {"seat": FRANCESCA, "n": 4}


@pytest.mark.parametrize(("coins", "offered"), [(3, False), (4, True)])
def test_a_special_building_takes_four_coins(coins: int, offered: bool) -> None:
    t = realm(coins=coins)
    assert ("B1" in keys_of(asked(turn(t, 0))[0])) == offered


def test_any_special_building_costs_the_same() -> None:
    t = realm(4, coins=4)
    tiles, buildings = ["T1", "T2", "T3", "T4"], ["B1", "B2", "B3", "B4", "B5"]
    assert keys_of(asked(turn(t, 0))[0]) == tiles + buildings


def test_the_row_of_special_buildings_never_moves_and_is_not_refilled() -> None:
    t = realm(coins=8, buildings=["S05", "S03", "S08", "S09"])
    drive(t, turn(t, 0), (0, "b"), (0, "1"))
    assert t.buildings == ["S05", "", "S08", "S09"]
    assert [key for key in keys_of(asked(turn(t, 1))[1]) if key[0] == "B"] == ["B1", "B3", "B4"]


def test_taking_a_building_neither_moves_the_column_nor_takes_what_lies_there() -> None:
    t = realm(coins=4)
    beside(t, 1, coins=2)
    beside(t, 4, saracens=2)
    drive(t, turn(t, 0), (0, "a"), (0, "1"))
    assert t.column == [Lot("T09", 3), Lot("T10", 1), Lot("T11", 1), Lot("T12", 1, 2)]
    assert purses(t)[0] == 0 and t.invaders == 0


def test_a_building_costs_four_even_when_the_column_is_short() -> None:
    t = realm(coins=4, column=["T09", "T10"])
    t.stack.clear()
    supply = t.supply.coins
    drive(t, turn(t, 0), (0, "a"), (0, "1"))
    assert coins_on_column(t) == [1, 1]
    assert t.supply.coins == supply + 2 and purses(t)[0] == 0


def test_a_building_can_be_taken_back_while_nothing_was_turned_up() -> None:
    session = Session(GAME, realm(coins=4))
    session.answer(0, ["a"])
    session.undo(0)
    assert session.table.players[0].coins == 4 and session.table.buildings[0] == "S01"


# At the start of a turn: the Treasurer


def test_the_treasurer_brings_a_coin_at_the_start_of_each_own_turn() -> None:
    t = realm(characters={0: ["treasurer"]})
    assert keys_of(asked(turn(t, 0))[0]) == ["T1", "T2"]  # the coin can be spent at once
    assert purses(t) == [1, 0, 0]
    drive(t, turn(t, 1), (1, "1"))
    assert purses(t)[0] == 1


def test_the_treasurer_pays_from_the_turn_after_it_came() -> None:
    t = realm(
        kingdoms={0: {1: "T10", 2: "T02"}},
        column=["T15", "T09", "T11", "T12"],
        banners={"olive": ["treasurer"]},
    )
    drive(t, turn(t, 0), (0, "3"), (0, "treasurer"))
    assert purses(t)[0] == 0
    asked(turn(t, 0))
    assert purses(t)[0] == 1


def test_the_treasurer_finds_an_empty_supply_empty() -> None:
    t = realm(characters={0: ["treasurer"]}, coins=[0, 54, 0])
    driven = drive(t, turn(t, 0), (0, "1"))
    assert "treasurer-pays" not in driven.said


# At the start of a turn: the Inventor


def test_the_inventor_takes_a_special_building_for_free_instead_of_a_tile() -> None:
    t = realm(characters={0: ["inventor"]}, buildings=["S05", "S10", "S08", "S09"])
    driven = drive(t, turn(t, 0), (0, "inventor"), (0, "b"), (0, "4"))
    assert driven.prompts == ["take-tile", "choose-building", "place-tile"]
    assert at(t, 0, 4).tile == "S10" and at(t, 0, 4).towers == 2
    assert t.defense == 5  # effects as usual
    assert coins_on_column(t) == [0, 0, 0, 0] and column(t) == ["T09", "T10", "T11", "T12"]


def test_the_inventor_leaves_the_game() -> None:
    t = realm(characters={0: ["inventor", "duchess"]})
    drive(t, turn(t, 0), (0, "inventor"), (0, "a"), (0, "1"))
    assert t.players[0].characters == ["duchess"]
    everywhere = [*t.undealt, *(card for cards in t.banners.values() for card in cards)]
    assert "inventor" not in everywhere


def test_the_inventor_may_wait() -> None:
    t = realm(characters={0: ["inventor"]})
    drive(t, turn(t, 0), (0, "1"), (0, "1"))
    assert t.players[0].characters == ["inventor"]


def test_the_inventor_is_useless_when_no_building_is_left() -> None:
    t = realm(characters={0: ["inventor"]}, coins=1, buildings=["", "", "", ""])
    assert "inventor" not in keys_of(asked(turn(t, 0))[0])


def test_the_inventor_works_from_a_later_turn_on() -> None:
    t = realm(
        kingdoms={0: {1: "T10", 2: "T02"}},
        column=["T15", "T09", "T11", "T12"],
        banners={"olive": ["inventor"]},
    )
    driven = drive(t, turn(t, 0), (0, "3"), (0, "inventor"))
    assert driven.prompts == ["place-tile", "trio-reward"]
    assert "inventor" in keys_of(asked(turn(t, 0))[0])


def test_an_inventor_attracted_in_the_exchange_came_too_late_for_this_turn() -> None:
    t = realm(
        kingdoms={0: {1: "T10", 2: "T02", 3: VILLAGE}},
        coins=[1, 0, 0],
        column=["T15", "T09", "T11", "T12"],
        banners={"olive": ["inventor"]},
    )
    driven = drive(t, turn(t, 0), (0, "exchange"), (0, "1"), (0, "inventor"), (0, "1"), (0, "4"))
    assert "inventor" not in keys_of(driven.asks[3])
    assert t.players[0].characters == ["inventor"]


# At the start of a turn: the tile that may be exchanged


def test_the_village_may_be_exchanged_for_any_tile_of_the_column_for_free() -> None:
    t = realm(kingdoms={0: {7: VILLAGE}}, column=["T05", "T10", "T12", "T02"])
    top = t.stack[-1]
    driven = drive(t, turn(t, 0), (0, "exchange"), (0, "4"), (0, "1"))
    assert driven.prompts == ["take-tile", "exchange-for", "place-tile"]
    assert at(t, 0, 7).tile == "T02" and at(t, 0, 1).tile == "T05"
    assert coins_on_column(t) == [0, 0, 0, 0]
    assert column(t)[:3] == ["T10", "T12", top]  # two new tiles came this turn
    assert len(t.column) == 4


def test_the_prices_of_an_exchange_are_shown_as_free() -> None:
    t = realm(kingdoms={0: {7: VILLAGE}})
    driven = drive(t, turn(t, 0), (0, "exchange"), (0, "2"), (0, "1"))
    assert [option.label.args["cost"] for option in driven.asks[1].options] == [0, 0, 0, 0]


def test_the_exchange_is_optional() -> None:
    t = realm(kingdoms={0: {7: VILLAGE}})
    drive(t, turn(t, 0), (0, "1"), (0, "1"))
    assert at(t, 0, 7).tile == VILLAGE
    assert "exchange" in keys_of(asked(turn(t, 0))[0])


def test_the_village_leaves_the_game() -> None:
    t = realm(kingdoms={0: {7: VILLAGE}})
    driven = drive(t, turn(t, 0), (0, "exchange"), (0, "2"), (0, "1"))
    assert VILLAGE not in [*t.stack, *column(t)]
    assert all(space.tile != VILLAGE for space in t.players[0].tiles)
    assert "exchange" not in keys_of(driven.asks[-1])


def test_a_village_can_be_exchanged_from_the_turn_after_it_came() -> None:
    t = realm(column=[VILLAGE, "T09", "T10", "T11"])
    driven = drive(t, turn(t, 0), (0, "1"))
    assert driven.prompts == ["place-tile"]
    assert "exchange" in keys_of(asked(turn(t, 0))[0])


def test_a_ruined_village_cannot_be_exchanged() -> None:
    t = realm(kingdoms={0: {7: VILLAGE}}, coins=1)
    lay_ruin(t, 0, 7)
    assert "exchange" not in keys_of(asked(turn(t, 0))[0])


def test_only_its_owner_can_exchange_the_village() -> None:
    t = realm(kingdoms={1: {7: VILLAGE}}, coins=1)
    assert "exchange" not in keys_of(asked(turn(t, 0))[0])


def test_tokens_on_the_exchanged_tile_go_back_and_the_defense_falls() -> None:
    t = realm(kingdoms={0: {7: VILLAGE}})
    garrison(t, 0, 7, towers=2, nobles=1)
    assert t.defense == 5
    drive(t, turn(t, 0), (0, "exchange"), (0, "3"), (0, "1"), (0, "1"))
    assert t.defense == 3 and t.supply.towers == 20 and t.supply.nobles == 12


def test_coins_and_saracens_of_the_column_come_with_the_exchange() -> None:
    t = realm(kingdoms={0: {7: VILLAGE}}, column=["T06", "T05", "T10", "T12"])
    beside(t, 3, coins=2, saracens=1)
    drive(t, turn(t, 0), (0, "exchange"), (0, "3"), (0, "1"), (0, "1"))
    assert purses(t)[0] == 2 and t.invaders == 1 and t.supply.saracens == 6
    assert at(t, 0, 7).nobles == 1  # effects as usual


def test_an_exchange_can_make_a_trio() -> None:
    t = realm(
        kingdoms={0: {1: "T10", 2: "T02", 3: VILLAGE}},
        column=["T15", "T09", "T11", "T12"],
        banners={"olive": ["merchant"]},
    )
    driven = drive(t, turn(t, 0), (0, "exchange"), (0, "1"), (0, "merchant"), (0, "1"), (0, "4"))
    assert driven.prompts[2] == "trio-reward"
    assert t.players[0].characters == ["merchant"]


def test_an_exchange_and_a_tile_are_followed_by_one_check_for_an_invasion() -> None:
    t = realm(
        kingdoms={0: {7: VILLAGE}, 1: {1: "T07"}},
        column=["T17", "T06", "T10", "T11"],
    )
    t.invaders = t.defense
    drive(t, turn(t, 0), (0, "exchange"), (0, "1"), (0, "1"))  # a Saracen, then a tower
    assert t.invaders == t.defense == 4
    assert not any(space.ruin for player in t.players for space in player.tiles)


def test_saracens_of_the_exchange_land_in_step_four_of_that_turn() -> None:
    t = realm(
        kingdoms={0: {7: VILLAGE}, 1: {1: "T07"}},
        column=["T17", "T12", "T10", "T11"],
        coins=[4, 0, 0],
    )
    for seat in (0, 2):
        garrison(t, seat, towers=1)
    t.invaders = 5
    driven = drive(t, turn(t, 0), (0, "exchange"), (0, "1"), (0, "a"), (0, "1"))
    assert driven.said.index("invasion") > driven.said.index("takes-building")
    assert at(t, 1, 1).ruin


@pytest.mark.parametrize("answer", ["exchange", "no"])
def test_inventor_and_exchange_may_be_used_in_the_same_turn_inventor_first(answer: str) -> None:
    t = realm(kingdoms={0: {7: VILLAGE}}, characters={0: ["inventor"]})
    more = [(0, "2")] if answer == "exchange" else []
    driven = drive(t, turn(t, 0), (0, "inventor"), (0, "a"), (0, "1"), (0, answer), *more)
    assert driven.prompts[3] == "exchange-too"
    assert at(t, 0, 1).tile == "S01"
    assert at(t, 0, 7).tile == ("T10" if more else VILLAGE)


def test_inventor_and_exchange_may_be_used_in_the_same_turn_exchange_first() -> None:
    t = realm(kingdoms={0: {7: VILLAGE}}, characters={0: ["inventor"]})
    drive(t, turn(t, 0), (0, "exchange"), (0, "2"), (0, "inventor"), (0, "a"), (0, "1"))
    assert at(t, 0, 1).tile == "S01" and at(t, 0, 7).tile == "T10"


def test_the_treasurer_comes_before_the_other_effects_of_the_start() -> None:
    t = realm(kingdoms={0: {7: VILLAGE}}, characters={0: ["inventor", "treasurer"]})
    assert keys_of(asked(turn(t, 0))[0]) == ["T1", "T2", "inventor", "exchange"]
    assert purses(t)[0] == 1
