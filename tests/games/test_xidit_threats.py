"""Eliminate a threat, page 12."""

from __future__ import annotations

import pytest

from games.xidit.rules.game import year
from games.xidit.rules.orders import carry_out
from tests.games.driver import drive
from tests.games.xidit_tables import ALEX, give, kingdom, units_of, words

IDLE = "w w w w w w"


def test_alex_gives_an_archer_and_a_mage() -> None:
    t = kingdom(at=[1, 2, 3, 12], threats=[12], next_threat=5)
    give(t, ALEX, archer=2, mage=1, cleric=1)
    barracks = dict(t.barracks)
    driven = drive(t, carry_out(t, ALEX, "a"), (ALEX, "gold stories"))
    assert units_of(t, ALEX) == {"archer": 1, "cleric": 1}
    assert t.barracks["archer"] == barracks["archer"] + 1
    assert t.barracks["mage"] == barracks["mage"] + 1
    shown = driven.line("frees")
    assert shown["city"] == 12 and words(shown["units"]) == "1 archer, 1 mage"


def test_a_threat_must_be_eliminated_by_who_acts_and_has_the_units() -> None:
    t = kingdom(at=[17, 1, 2, 3], threats=[17], next_threat=5)
    give(t, 0, peasant=1, archer=1, cleric=1)
    driven = drive(t, carry_out(t, 0, "a"), (0, "gold stories"))
    assert driven.prompts == ["choose-rewards"]
    assert units_of(t, 0) == {}


def test_without_all_the_units_the_action_is_lost() -> None:
    t = kingdom(at=[17, 1, 2, 3], threats=[17])
    give(t, 0, peasant=3, archer=3, mage=3)
    driven = drive(t, carry_out(t, 0, "a"))
    assert driven.said == ["cannot-help"]
    assert units_of(t, 0) == {"peasant": 3, "archer": 3, "mage": 3}
    assert t.threats == [17]
    assert t.reveals == 1, "all know now that some unit is missing"


def test_two_units_of_a_type_need_two() -> None:
    t = kingdom(at=[5, 1, 2, 3], threats=[5], next_threat=17)
    give(t, 0, cleric=1)
    assert drive(t, carry_out(t, 0, "a")).said == ["cannot-help"]
    give(t, 0, cleric=1)
    drive(t, carry_out(t, 0, "a"), (0, "gold stories"))
    assert units_of(t, 0) == {}


def test_a_stronger_unit_does_not_replace_a_weaker_one() -> None:
    t = kingdom(at=[19, 1, 2, 3], threats=[19])
    give(t, 0, mage=2)
    assert drive(t, carry_out(t, 0, "a")).said == ["cannot-help"]


def test_the_action_is_lost_when_another_freed_the_city_before() -> None:
    t = kingdom(at=[17, 17, 2, 3], threats=[17], next_threat=5)
    give(t, 0, peasant=1, archer=1, cleric=1)
    give(t, 1, peasant=1, archer=1, cleric=1)
    orders = [(0, "a w w w w w"), (1, "a w w w w w"), (2, IDLE), (3, IDLE)]
    driven = drive(t, year(t), *orders, (0, "gold stories"))
    assert units_of(t, 0) == {}
    assert units_of(t, 1) == {"peasant": 1, "archer": 1, "cleric": 1}
    assert "nothing-to-do" in driven.said


def test_units_recruited_this_year_help_in_the_same_year() -> None:
    t = kingdom(at=[11, 1, 2, 3], recruiting={11: {"cleric": 2}}, threats=[17], next_threat=5)
    give(t, 0, peasant=1, archer=1)
    orders = [(0, "a r a w w w"), (1, IDLE), (2, IDLE), (3, IDLE)]
    drive(t, year(t), *orders, (0, "gold stories"))
    assert t.players[0].gold == 4


def test_several_threats_may_be_eliminated_in_a_year() -> None:
    t = kingdom(at=[5, 1, 2, 3], threats=[5, 12], next_threat=17, threat_pile=[8])
    give(t, 0, cleric=2, archer=1, mage=1)
    orders = [(0, "a b a w w w"), (1, IDLE), (2, IDLE), (3, IDLE)]
    drive(t, year(t), *orders, (0, "gold stories"), (0, "gold stories"))
    assert t.players[0].gold == 4 + 3
    assert t.freed == [(0, 5), (0, 12)]


def test_who_recruited_in_a_city_may_free_it_later_in_the_same_year() -> None:
    """The tile of a city can come back with its other side."""
    t = kingdom(
        at=[5, 1, 2, 3], recruiting={5: {"mage": 1}}, next_recruit=12, threats=[17], next_threat=8
    )
    give(t, 0, cleric=2)
    drive(t, carry_out(t, 0, "a"))
    t.recruit_discard.remove(5)
    t.threats.append(5)
    drive(t, carry_out(t, 0, "a"), (0, "gold stories"))
    assert t.players[0].gold == 4


def test_a_freed_city_is_not_freed_again_by_its_discarded_tile() -> None:
    t = kingdom(at=[5, 1, 2, 3], threats=[5], next_threat=17, rest="recruit_pile")
    give(t, 0, cleric=4)
    orders = [(0, "a a w w w w"), (1, IDLE), (2, IDLE), (3, IDLE)]
    drive(t, year(t), *orders, (0, "gold stories"))
    assert units_of(t, 0) == {"cleric": 2}


def test_rewards_are_chosen_before_the_next_threat_appears() -> None:
    t = kingdom(at=[17, 1, 2, 3], threats=[17], next_threat=5)
    give(t, 0, peasant=1, archer=1, cleric=1)
    rule = carry_out(t, 0, "a")
    rule.send(None)
    assert t.threats == [17] and t.next_threat == 5
    with pytest.raises(StopIteration):
        rule.send((0, ("gold", "stories")))
    assert t.threats == [5]


def test_a_city_may_be_freed_again_when_its_tile_comes_round_in_the_same_year() -> None:
    t = kingdom(at=[5, 1, 2, 3], threats=[5], next_threat=17, next_recruit=9, recruit_pile=[10])
    give(t, 0, cleric=4)
    drive(t, carry_out(t, 0, "a"), (0, "gold stories"))
    t.threat_discard.remove(5)
    t.threats.append(5)
    drive(t, carry_out(t, 0, "a"), (0, "gold stories"))
    assert units_of(t, 0) == {}
    assert t.players[0].gold == 8 and t.guilds[5].stories == 4
