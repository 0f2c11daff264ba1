"""Recruit a unit, page 11."""

from __future__ import annotations

import pytest

from games.xidit.data import UNITS
from games.xidit.rules.game import year
from games.xidit.rules.orders import carry_out
from games.xidit.rules.path_of_destiny import place_recruitment
from tests.games.driver import drive
from tests.games.xidit_tables import STEPHANIE, give, kingdom, units_of

IDLE = "w w w w w w"


def test_stephanie_gets_the_peasant_of_city_5() -> None:
    t = kingdom(at=[1, 2, 5, 3], recruiting=[5])
    driven = drive(t, carry_out(t, STEPHANIE, "a"))
    assert units_of(t, STEPHANIE) == {"peasant": 1}
    assert t.recruiting[5] == {"peasant": 0, "infantry": 2, "cleric": 1, "mage": 1}
    assert driven.line("recruits") == {"seat": STEPHANIE, "unit": "peasant", "city": 5}


@pytest.mark.parametrize("weakest", range(5))
def test_the_weakest_unit_present_is_recruited(weakest: int) -> None:
    present = dict.fromkeys(UNITS[:weakest], 0) | dict.fromkeys(UNITS[weakest:], 1)
    t = kingdom(at=[16, 1, 2, 3], recruiting={16: present}, next_recruit=5)
    drive(t, carry_out(t, 0, "a"))
    assert units_of(t, 0) == {UNITS[weakest]: 1}


def test_the_weakest_unit_is_found_in_whatever_order_the_tile_names_them() -> None:
    t = kingdom(at=[16, 1, 2, 3], recruiting={16: {"mage": 1, "cleric": 1, "archer": 1}})
    drive(t, carry_out(t, 0, "a"))
    assert units_of(t, 0) == {"archer": 1}


def test_peasant_archer_infantry_cleric_mage_is_the_order_of_strength() -> None:
    assert UNITS == ("peasant", "archer", "infantry", "cleric", "mage")


def test_a_player_recruits_once_a_year_in_a_city() -> None:
    t = kingdom(at=[5, 1, 2, 3], recruiting=[5])
    driven = drive(t, year(t), (0, "a a a a a a"), (1, IDLE), (2, IDLE), (3, IDLE))
    assert units_of(t, 0) == {"peasant": 1}
    assert driven.said.count("recruited-already") == 5


def test_leaving_and_returning_does_not_allow_a_second_recruit() -> None:
    t = kingdom(at=[5, 1, 2, 3], recruiting=[5])
    drive(t, year(t), (0, "a b b a w w"), (1, IDLE), (2, IDLE), (3, IDLE))
    assert units_of(t, 0) == {"peasant": 1}


def test_other_players_may_recruit_in_the_same_city_in_the_same_year() -> None:
    t = kingdom(at=[5, 5, 2, 3], recruiting=[5])
    drive(t, year(t), (0, "a w w w w w"), (1, "a w w w w w"), (2, IDLE), (3, IDLE))
    assert units_of(t, 0) == {"peasant": 1}
    assert units_of(t, 1) == {"infantry": 1}


def test_a_player_may_recruit_in_two_cities_in_the_same_year() -> None:
    t = kingdom(at=[5, 1, 2, 3], recruiting=[5, 12])
    drive(t, year(t), (0, "a b a w w w"), (1, IDLE), (2, IDLE), (3, IDLE))
    assert units_of(t, 0) == {"peasant": 1, "archer": 1}


def test_in_the_next_year_the_player_may_recruit_there_again() -> None:
    t = kingdom(at=[5, 1, 2, 3], recruiting=[5])
    for _ in range(2):
        drive(t, year(t), (0, "a w w w w w"), (1, IDLE), (2, IDLE), (3, IDLE))
    assert units_of(t, 0) == {"peasant": 1, "infantry": 1}


def test_the_order_is_lost_when_the_tile_has_gone_before() -> None:
    t = kingdom(at=[5, 5, 2, 3], recruiting={5: {"mage": 1}}, next_recruit=12)
    driven = drive(t, year(t), (0, "a w w w w w"), (1, "a w w w w w"), (2, IDLE), (3, IDLE))
    assert units_of(t, 0) == {"mage": 1}
    assert units_of(t, 1) == {}
    assert "nothing-to-do" in driven.said


def test_recruiting_is_not_asked_for() -> None:
    """The unit may not be the one that was wanted: it must be taken anyway."""
    t = kingdom(at=[5, 1, 2, 3], recruiting=[5])
    give(t, 0, peasant=10)
    assert drive(t, carry_out(t, 0, "a")).asks == []
    assert units_of(t, 0) == {"peasant": 11}


def test_a_player_may_own_any_number_of_units() -> None:
    t = kingdom(at=[5, 1, 2, 3], recruiting={5: {"mage": 1}}, next_recruit=12)
    give(t, 0, peasant=18, archer=14, infantry=13, cleric=10, mage=9)
    drive(t, carry_out(t, 0, "a"))
    assert t.players[0].unit_count == 65


def test_a_tile_that_comes_back_in_the_same_year_gives_no_second_recruit() -> None:
    t = kingdom(at=[5, 1, 2, 3], recruiting={5: {"mage": 1}}, next_recruit=12)
    drive(t, carry_out(t, 0, "a"))
    t.recruit_discard.remove(5)
    place_recruitment(t, 5)
    assert drive(t, carry_out(t, 0, "a")).said == ["recruited-already"]
    assert units_of(t, 0) == {"mage": 1}
