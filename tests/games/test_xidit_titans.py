"""Eliminating a raging titan, page 16."""

from __future__ import annotations

import pytest

from games.core import IllegalAnswer
from games.xidit.data import DATA
from games.xidit.rules.game import year
from games.xidit.rules.orders import carry_out
from games.xidit.table import Xidit
from tests.games.driver import drive, keys_of
from tests.games.xidit_tables import ALEX, build, give, kingdom, units_of, words

IDLE = "w w w w w w"


def raging(t: Xidit, *sizes: int) -> Xidit:
    for size in sizes:
        t.titans[size - 3].raging = True
    return t


def titan(t: Xidit, size: int) -> str:
    return t.titans[size - 3].titans[-1]


def test_alex_fells_the_titan_of_three_in_city_4() -> None:
    t = raging(kingdom(at=[1, 2, 3, 4]), 3, 5)
    give(t, ALEX, peasant=3, archer=1, mage=2)
    chosen = titan(t, 3)
    driven = drive(
        t,
        carry_out(t, ALEX, "a"),
        (ALEX, chosen),
        (ALEX, "peasant peasant archer"),
        (ALEX, "gold stories"),
    )
    assert keys_of(driven.asks[0]) == [chosen, titan(t, 5), "no"]
    assert units_of(t, ALEX) == {"peasant": 1, "mage": 2}
    assert chosen not in [key for stack in t.titans for key in stack.titans]
    assert t.players[ALEX].gold == DATA.titan[chosen].gold
    assert words(driven.line("fells")["units"]) == "2 peasant, 1 archer"


def test_nobody_is_obliged_to_fight_a_titan() -> None:
    t = raging(kingdom(at=[4, 1, 2, 3]), 3)
    give(t, 0, peasant=3)
    driven = drive(t, carry_out(t, 0, "a"), (0, "no"))
    assert driven.said == ["leaves-titans"]
    assert units_of(t, 0) == {"peasant": 3} and t.titans[0].raging


def test_a_titan_can_be_fought_later_by_who_left_it_alone() -> None:
    t = raging(kingdom(at=[4, 1, 2, 3]), 3)
    give(t, 0, peasant=3)
    orders = [(0, "a a w w w w"), (1, IDLE), (2, IDLE), (3, IDLE)]
    drive(t, year(t), *orders, (0, "no"), (0, titan(t, 3)), (0, "gold stories"))
    assert units_of(t, 0) == {}


def test_sleeping_titans_cannot_be_fought() -> None:
    t = kingdom(at=[4, 1, 2, 3])
    give(t, 0, peasant=9)
    assert drive(t, carry_out(t, 0, "a")).said == ["nothing-to-do"]


def test_any_units_will_do_as_many_as_the_titan_is_big() -> None:
    for size in (3, 4, 5):
        t = raging(kingdom(at=[4, 1, 2, 3]), size)
        give(t, 0, mage=6)
        squad = " ".join(["mage"] * size)
        drive(t, carry_out(t, 0, "a"), (0, titan(t, size)), (0, squad), (0, "gold stories"))
        assert units_of(t, 0) == {"mage": 6 - size}
        assert t.barracks["mage"] == 4 + size


@pytest.mark.parametrize("squad", ["mage mage", "mage mage mage mage", "mage mage cleric"])
def test_neither_more_nor_fewer_units_nor_those_one_lacks(squad: str) -> None:
    t = raging(kingdom(at=[4, 1, 2, 3]), 3)
    give(t, 0, mage=4)
    with pytest.raises(IllegalAnswer):
        drive(t, carry_out(t, 0, "a"), (0, titan(t, 3)), (0, squad))


def test_a_titan_bigger_than_the_army_is_not_offered() -> None:
    t = raging(kingdom(at=[4, 1, 2, 3]), 3, 4, 5)
    give(t, 0, peasant=4)
    driven = drive(t, carry_out(t, 0, "a"), (0, "no"))
    assert keys_of(driven.asks[0]) == [titan(t, 3), titan(t, 4), "no"]


def test_with_too_small_an_army_nobody_is_asked() -> None:
    t = raging(kingdom(at=[4, 1, 2, 3]), 3, 4, 5)
    give(t, 0, peasant=2)
    driven = drive(t, carry_out(t, 0, "a"))
    assert driven.asks == [] and driven.said == ["leaves-titans"]
    assert t.reveals == 1, "all can tell now that their units are few"


def test_an_army_just_big_enough_is_given_whole() -> None:
    t = raging(kingdom(at=[4, 1, 2, 3]), 3)
    give(t, 0, peasant=2, cleric=1)
    driven = drive(t, carry_out(t, 0, "a"), (0, titan(t, 3)), (0, "gold stories"))
    assert driven.prompts == ["fight-titan", "choose-rewards"]
    assert units_of(t, 0) == {}


def test_units_and_choice_are_secret_until_made() -> None:
    t = raging(kingdom(at=[4, 1, 2, 3]), 3)
    give(t, 0, mage=4)
    driven = drive(
        t,
        carry_out(t, 0, "a"),
        (0, titan(t, 3)),
        (0, "mage mage mage"),
        (0, "gold stories"),
    )
    assert all(ask.secret for ask in driven.asks)


@pytest.mark.parametrize("tile", ["recruiting", "threats"])
def test_no_titan_can_be_fought_in_a_city_with_a_tile(tile: str) -> None:
    t = raging(kingdom(at=[4, 1, 2, 3], **{tile: [4]}), 3)  # type: ignore[arg-type]
    give(t, 0, peasant=5)
    driven = drive(t, carry_out(t, 0, "a"))
    assert driven.asks == []
    assert driven.said in (["recruits"], ["cannot-help"])


def test_a_titan_can_be_fought_in_any_city_without_a_tile() -> None:
    for city in DATA.city:
        t = raging(kingdom(at=[city, 1, 2, 3]), 3)
        give(t, 0, peasant=3)
        drive(t, carry_out(t, 0, "a"), (0, titan(t, 3)), (0, "gold stories"))
        assert t.guilds[city].seat == 0


def test_no_threat_and_titan_in_the_same_city_and_year() -> None:
    t = raging(kingdom(at=[17, 1, 2, 3], threats=[17], next_threat=5), 3)
    give(t, 0, peasant=4, archer=1, cleric=1)
    orders = [(0, "a a w w w w"), (1, IDLE), (2, IDLE), (3, IDLE)]
    driven = drive(t, year(t), *orders, (0, "gold stories"))
    assert units_of(t, 0) == {"peasant": 3}
    assert "nothing-to-do" in driven.said


def test_no_titan_and_then_a_threat_in_the_same_city_and_year() -> None:
    t = raging(kingdom(at=[12, 17, 2, 3], threats=[17], next_threat=12), 3)
    give(t, 0, peasant=3, archer=1, mage=1)
    give(t, 1, peasant=1, archer=1, cleric=1)
    driven = drive(
        t,
        year(t),
        (0, "a a w w w w"),
        (1, "a w w w w w"),  # brings the threat of city 12 into play
        (2, IDLE),
        (3, IDLE),
        (0, titan(t, 3)),
        (0, "peasant peasant peasant"),
        (0, "gold stories"),
        (1, "gold stories"),
    )
    assert 12 in t.threats
    assert units_of(t, 0) == {"archer": 1, "mage": 1}
    assert "titan-before-threat" in driven.said


def test_no_two_titans_in_the_same_city_and_year() -> None:
    t = raging(kingdom(at=[4, 1, 2, 3]), 3, 4)
    give(t, 0, peasant=10)
    driven = drive(
        t,
        year(t),
        (0, "a a w w w w"),
        (1, IDLE),
        (2, IDLE),
        (3, IDLE),
        (0, titan(t, 3)),
        (0, "peasant peasant peasant"),
        (0, "gold stories"),
    )
    assert units_of(t, 0) == {"peasant": 7}
    assert "nothing-to-do" in driven.said


def test_two_titans_in_two_cities_in_the_same_year() -> None:
    t = raging(kingdom(at=[4, 1, 2, 3]), 3, 4)
    give(t, 0, peasant=7)
    drive(
        t,
        year(t),
        (0, "a k a w w w"),
        (1, IDLE),
        (2, IDLE),
        (3, IDLE),
        (0, titan(t, 3)),
        (0, "peasant peasant peasant"),
        (0, "gold stories"),
        (0, titan(t, 4)),
        (0, "gold stories"),
    )
    assert units_of(t, 0) == {} and set(t.guilds) == {4, 5}


def test_another_titan_in_the_same_city_in_the_next_year() -> None:
    t = raging(kingdom(at=[4, 1, 2, 3]), 3, 4)
    give(t, 0, peasant=7)
    idle = [(1, IDLE), (2, IDLE), (3, IDLE)]
    first = [(0, titan(t, 3)), (0, "peasant peasant peasant"), (0, "gold stories")]
    drive(t, year(t), (0, "a w w w w w"), *idle, *first)
    drive(t, year(t), (0, "a w w w w w"), *idle, (0, titan(t, 4)), (0, "gold stories"))
    assert units_of(t, 0) == {}


def test_what_one_player_did_in_a_city_does_not_bind_another() -> None:
    t = raging(kingdom(at=[17, 17, 2, 3], threats=[17], next_threat=5), 3)
    give(t, 0, peasant=1, archer=1, cleric=1)
    give(t, 1, mage=3)
    build(t, 1, 2, 1)
    drive(
        t,
        year(t),
        (0, "a w w w w w"),
        (1, "a w w w w w"),
        (2, IDLE),
        (3, IDLE),
        (0, "gold bards"),
        (0, "S S S"),
        (1, titan(t, 3)),
        (1, "gold stories"),
    )
    assert units_of(t, 1) == {}


def test_who_recruited_the_last_unit_of_a_city_may_fight_a_titan_there() -> None:
    t = raging(kingdom(at=[4, 1, 2, 3], recruiting={4: {"mage": 1}}, next_recruit=5), 3)
    give(t, 0, peasant=2)
    orders = [(0, "a a w w w w"), (1, IDLE), (2, IDLE), (3, IDLE)]
    drive(t, year(t), *orders, (0, titan(t, 3)), (0, "gold stories"))
    assert units_of(t, 0) == {}


def test_a_felled_titan_leaves_the_game_and_the_one_below_sleeps() -> None:
    t = raging(kingdom(at=[4, 1, 2, 3]), 3)
    give(t, 0, peasant=3)
    fallen, below = titan(t, 3), t.titans[0].titans[0]
    drive(t, carry_out(t, 0, "a"), (0, fallen), (0, "gold stories"))
    assert t.titans[0].titans == [below] and not t.titans[0].raging


def test_titans_give_two_of_their_own_three_rewards() -> None:
    t = raging(kingdom(at=[4, 1, 2, 3]), 5)
    give(t, 0, peasant=5)
    tile = DATA.titan[titan(t, 5)]
    driven = drive(
        t, carry_out(t, 0, "a"), (0, tile.key), (0, "bards stories"), (0, "E " * tile.bards)
    )
    assert [option.label.args["n"] for option in driven.asks[1].options] == [
        tile.gold,
        tile.bards,
        tile.stories,
    ]
    assert t.bards["E"][0] == tile.bards and t.guilds[4].stories == tile.stories
    assert t.players[0].gold == 0
