"""The six scenarios, with their sides for two players. All but First Steps are our own."""

from __future__ import annotations

import pytest

from games.annodomini import GAME
from games.annodomini.data import DATA, NO_SPECIAL_RULES, SCENARIOS
from games.annodomini.rules.characters import attract
from games.annodomini.rules.game import choose_castles, setup
from games.annodomini.rules.invasion import ruin
from games.annodomini.rules.placing import settle
from games.annodomini.rules.scoring import majorities, score_of
from games.annodomini.rules.taking import exchange
from games.annodomini.table import AnnoDomini, Lot
from tests.games.annodomini_tables import at, garrison, lay_ruin, purses, realm
from tests.games.driver import Driven, drive, keys_of

CARDS = {
    # coins, and the bonuses for nobles, coins, towers
    ("first-steps", 3): (2, [5, 2], [3, 1], [5, 2]),
    ("first-steps", 2): (3, [5], [3], [5]),
    ("sails-on-the-horizon", 3): (3, [4, 2], [3, 1], [6, 3]),
    ("sails-on-the-horizon", 2): (3, [4], [3], [6]),
    ("court-of-ermengarde", 3): (2, [7, 3], [2, 1], [4, 2]),
    ("court-of-ermengarde", 2): (3, [7], [2], [4]),
    ("year-of-plenty", 3): (4, [4, 2], [6, 3], [4, 1]),
    ("year-of-plenty", 2): (4, [5], [4], [5]),
    ("the-long-watch", 3): (2, [4, 2], [3, 1], [7, 3]),
    ("the-long-watch", 2): (3, [4], [3], [7]),
    ("pilgrims-road", 3): (2, [4, 2], [4, 2], [4, 2]),
    ("pilgrims-road", 2): (2, [4], [4], [4]),
}


def new(seats: int, scenario: str) -> AnnoDomini:
    return setup(1, seats, GAME.options({"scenario": scenario}))


def trio(scenario: str, *answers: str) -> tuple[AnnoDomini, Driven[AnnoDomini]]:
    t = realm(
        kingdoms={0: {1: "T06", 2: "T10"}},
        scenario=scenario,
        banners={"olive": ["duchess"]},
    )
    t.stack.remove("T02")
    return t, drive(t, settle(t, 0, Lot("T02"), 2), *((0, keys) for keys in answers))


def test_there_are_six() -> None:
    assert {(key, 2) for key in SCENARIOS} | {(key, 3) for key in SCENARIOS} == set(CARDS)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("key", SCENARIOS)
def test_each_card_gives_its_coins_and_bonuses(key: str, seats: int) -> None:
    t = new(seats, key)
    coins, *prizes = CARDS[key, min(seats, 3)]
    assert purses(t) == [coins] * seats
    assert t.supply.coins == 54 - seats * coins
    for seat in range(2):
        t.players[seat].kingdom[4] = realm(2).players[seat].kingdom[4]
        garrison_plain(t, seat, 3 - seat)
    t.lose_coins(1, 1)
    won = majorities(t)
    for element, points in zip(("noble", "tower"), (prizes[0], prizes[2]), strict=True):
        assert [won[0][element]] == points[:1]
        assert [won[1].get(element, 0)] == (points[1:] or [0])


def garrison_plain(t: AnnoDomini, seat: int, n: int) -> None:
    t.add_towers(at(t, seat, 5), n)
    t.add_nobles(at(t, seat, 5), n)


@pytest.mark.parametrize("key", SCENARIOS)
def test_the_coins_majority_is_paid_by_the_card(key: str) -> None:
    for seats in (2, 3):
        t = realm(seats, scenario=key, coins=list(range(seats, 0, -1)))
        expected = [*CARDS[key, seats][2], 0, 0][:seats]
        assert [won.get("coin", 0) for won in majorities(t)] == expected


# First Steps


def test_first_steps_has_no_special_rules() -> None:
    for two in (False, True):
        assert DATA.scenario["first-steps", two].rules == NO_SPECIAL_RULES


# Sails on the Horizon


@pytest.mark.parametrize(
    ("seats", "saracens"), [(2, [0, 0, 1, 1]), (3, [0, 1, 1, 1]), (4, [0, 1, 1, 1])]
)
def test_sails_saracens_wait_beside_the_dearer_tiles(seats: int, saracens: list[int]) -> None:
    t = new(seats, "sails-on-the-horizon")
    assert [lot.saracens for lot in t.column] == saracens
    assert t.supply.saracens == 6 - sum(saracens)
    assert t.invaders == 0
    GAME.check(t)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sails_every_castle_starts_with_a_tower(seats: int) -> None:
    t = new(seats, "sails-on-the-horizon")
    answers = list(zip(reversed(t.turn_order()), t.castles[:-1], strict=False))
    drive(t, choose_castles(t), *answers)
    assert [at(t, seat, 5).towers for seat in range(seats)] == [1] * seats
    assert t.defense == 2 * seats and t.supply.towers == 20 - seats


# The Court of Ermengarde


def test_court_a_trio_may_bring_a_noble_on_any_tile() -> None:
    t, driven = trio("court-of-ermengarde", "noble", "1")
    assert keys_of(driven.asks[0]) == ["duchess", "coins", "noble"]
    assert keys_of(driven.asks[1]) == ["1", "2", "3", "5"]
    assert at(t, 0, 1).nobles == 1 and not t.players[0].characters


def test_court_without_nobles_in_the_supply_there_is_none_to_take() -> None:
    t = realm(kingdoms={0: {1: "T06", 2: "T10"}}, scenario="court-of-ermengarde")
    garrison(t, 1, nobles=12)
    t.stack.remove("T02")
    driven = drive(t, settle(t, 0, Lot("T02"), 2), (0, "coins"))
    assert "noble" not in keys_of(driven.asks[0])


def test_elsewhere_a_trio_brings_no_noble() -> None:
    for key in SCENARIOS:
        if key != "court-of-ermengarde":
            _, driven = trio(key, "coins")
            assert keys_of(driven.asks[0]) == ["duchess", "coins"]


# A Year of Plenty


@pytest.mark.parametrize("key", SCENARIOS)
def test_plenty_a_trio_brings_three_coins_instead_of_two(key: str) -> None:
    t, driven = trio(key, "coins")
    expected = 3 if key == "year-of-plenty" else 2
    assert purses(t)[0] == expected
    option = next(option for option in driven.asks[0].options if option.key == "coins")
    assert option.label.args["n"] == expected


def test_plenty_the_merchant_brings_two_coins_as_ever() -> None:
    t = realm(scenario="year-of-plenty")
    drive(t, attract(t, 0, "merchant"))
    assert purses(t)[0] == 2


# The Long Watch


@pytest.mark.parametrize("key", SCENARIOS)
def test_watch_each_ruin_costs_a_point(key: str) -> None:
    t = realm(kingdoms={0: {1: "T10", 2: "S08"}}, scenario=key)
    lay_ruin(t, 0, 1)
    lay_ruin(t, 0, 2, towers=0)
    assert score_of(t, 0, {}).scenario == (-2 if key == "the-long-watch" else 0)


@pytest.mark.parametrize("key", SCENARIOS)
def test_watch_whoever_loses_a_tile_also_loses_a_coin(key: str) -> None:
    t = realm(kingdoms={0: {1: "T10"}, 1: {1: "T09"}}, scenario=key, coins=[2, 0, 0])
    ruin(t, 0, 0)
    ruin(t, 1, 0)
    assert purses(t) == [1 if key == "the-long-watch" else 2, 0, 0]
    GAME.check(t)


# The Pilgrims' Road


@pytest.mark.parametrize("key", SCENARIOS)
def test_pilgrims_placing_a_church_brings_a_coin_more(key: str) -> None:
    t = realm(castles=["C1", "C6", "C2"], scenario=key, coins=[0, 1, 0])
    t.stack.remove("T08")
    drive(t, settle(t, 0, Lot("T08"), 0))
    assert purses(t)[0] == (2 if key == "pilgrims-road" else 1)
    t.column = t.column[1:]
    drive(t, settle(t, 1, Lot("T09"), 0))  # no church
    assert purses(t)[1] == 2


@pytest.mark.parametrize("key", SCENARIOS)
def test_pilgrims_each_standing_church_is_worth_a_point(key: str) -> None:
    t = realm(kingdoms={0: {1: "T05", 2: "T06", 3: "T07"}}, scenario=key)
    lay_ruin(t, 0, 3)
    ruined = {"the-long-watch": -1}
    assert score_of(t, 0, {}).scenario == (2 if key == "pilgrims-road" else ruined.get(key, 0))


def test_pilgrims_a_church_that_comes_by_exchange_brings_its_coin() -> None:
    t = realm(
        castles=["C1", "C4", "C2"],
        kingdoms={0: {7: "T16"}},
        column=["T08", "T10", "T11", "T12"],
        scenario="pilgrims-road",
    )
    drive(t, exchange(t, 0), (0, "1"))
    assert purses(t)[0] == 1


def test_pilgrims_a_church_that_is_rebuilt_brings_none() -> None:
    t = realm(kingdoms={0: {1: "T08"}}, scenario="pilgrims-road")
    lay_ruin(t, 0, 1)
    drive(t, attract(t, 0, "master-builder"))
    assert purses(t)[0] == 0
