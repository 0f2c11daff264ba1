"""What is remembered of a year, so that pictures can show it: nothing but what all were told."""

from __future__ import annotations

import msgspec

from games.core import text
from games.session import Session
from games.xidit import GAME
from games.xidit.rules.game import year
from games.xidit.rules.orders import carry_out
from games.xidit.table import Deed, Xidit
from tests.games.driver import Driven, drive
from tests.games.xidit_tables import give, kingdom, sing


def test_a_deed_is_where_the_hero_rode_and_what_came_of_it() -> None:
    t = kingdom(at=[6, 2, 3, 4], recruiting={7: {"peasant": 1, "mage": 1}})
    for order in "rakw":
        drive(t, carry_out(t, 0, order))
    assert t.deeds == [
        Deed(0, 0, "r", 6, 7, "road"),
        Deed(0, 0, "a", 7, 7, "peasant"),
        Deed(0, 0, "k", 7, 8, "road"),
        Deed(0, 0, "w", 8, 8, "wait"),
    ]


def test_a_victory_is_remembered_with_its_rewards_but_not_with_the_bards_in_the_bastion() -> None:
    t = kingdom(at=[17, 2, 3, 4], threats=[17])
    give(t, 0, peasant=1, archer=1, cleric=1)
    drive(t, carry_out(t, 0, "a"), (0, "gold bards"), (0, "Fr Cr Cr"))
    (deed,) = t.deeds
    assert deed.meets == "free"
    assert deed.gained == [
        text("gained-gold", n=4),
        text("gained-bastion"),
        text("gained-bards", n=1, region="S"),
    ]


def test_last_years_deeds_stay_until_the_next_orders_are_known() -> None:
    t = kingdom(at=[6, 2, 3, 4])
    t.deeds, t.arrived = [Deed(0, 1, "r", 6, 7, "road")], [5]
    driven = Driven(t, year(t))
    for seat in (0, 1, 2):
        driven((seat, "w w w w w w"))
        assert [deed.order for deed in GAME.view(t, None).deeds] == ["r"]
    driven((3, "w w w w w w"))
    assert {deed.meets for deed in t.deeds} == {"wait"} and len(t.deeds) == 24
    assert t.arrived == []


def test_a_new_tile_is_remembered() -> None:
    t = kingdom(at=[7, 2, 3, 4], recruiting={7: {"mage": 1}}, next_recruit=12)
    drive(t, carry_out(t, 0, "a"))
    assert t.arrived == [12] == GAME.view(t, None).arrived


def test_a_game_that_was_saved_before_deeds_were_remembered_goes_on() -> None:
    session = Session.start(GAME, 4, {}, 3)
    kept = msgspec.to_builtins(session.table)
    del kept["deeds"], kept["arrived"]
    table = msgspec.convert(kept, Xidit)
    assert GAME.view(table, None).deeds == []


def test_standings_show_what_all_can_count_and_a_players_own_gold() -> None:
    t = kingdom(at=[1, 2, 3, 4])
    t.players[1].gold = 7
    sing(t, 0, N=2, C=3)
    sing(t, 2, N=1)
    assert GAME.view(t, None).standings == {
        "wealth": [None] * 4,
        "influence": [0] * 4,
        "reputation": [4, 0, 2, 0],
    }
    assert GAME.view(t, 1).standings["wealth"] == [None, 7, None, None]
