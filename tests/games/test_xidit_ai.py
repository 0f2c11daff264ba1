"""The computer player of Lords of Xidit: sensible, and strong enough to be a neighbor."""

from __future__ import annotations

import pytest

from games.core import Answer, Rng
from games.session import Session
from games.simulate import simulate
from games.xidit import GAME
from games.xidit.ai.decisions import DECISIONS, stand_in
from games.xidit.ai.planner import distances, less, squads
from games.xidit.data import DATA
from games.xidit.rules.census import census, census_of
from games.xidit.rules.orders import advance_neutral
from games.xidit.rules.rewards import rewards
from games.xidit.table import Xidit
from tests.games.xidit_tables import build, give, kingdom, sing


def decision(t: Xidit, rule: object, seat: int = 0) -> Answer:
    pending = rule.send(None)  # type: ignore[attr-defined]
    answer = stand_in(GAME.view(t, seat), pending[seat], Rng(1))
    rule.close()  # type: ignore[attr-defined]
    return answer


def plan(t: Xidit, seat: int = 0) -> str:
    session = Session(GAME, t)
    return "".join(stand_in(session.view(seat), session.pending[seat], Rng(1)))


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_beats_random_players(seats: int) -> None:
    report = simulate(GAME, seats, 10, 11, {}, frozenset({1}))
    assert report.kinds["stand-in"].wins >= 9


def test_it_knows_every_decision_of_the_game() -> None:
    """Met in games of stand-ins and of random players; the rest is met by hand below."""
    met = {"fight-titan", "muster", "add-story", "advance-neutral", "census-show-nothing"}
    for census_by in ("by-type", "at-once"):
        session = Session.start(GAME, 3, {"census": census_by}, 4)
        rng = Rng(1)
        while session.result is None:
            seat, ask = next(iter(session.pending.items()))
            met.add(ask.prompt.key)
            session.answer(seat, stand_in(session.view(seat), ask, rng))
    assert met == set(DECISIONS)


def test_it_goes_to_free_a_city_for_which_it_has_the_units() -> None:
    t = kingdom(at=[7, 1, 2, 3], threats=[17])
    give(t, 0, peasant=1, archer=1, cleric=1)
    orders = plan(t)
    city, seen = 7, []
    for order in orders:
        if order == "a":
            seen.append(city)
        elif order != "w":
            city = DATA.city[city].roads.get(order, city)
    assert 17 in seen


def test_it_recruits_what_a_threat_needs_and_frees_it_in_the_same_year() -> None:
    t = kingdom(at=[11, 1, 2, 3], recruiting={11: {"cleric": 2}}, threats=[17], next_threat=5)
    give(t, 0, peasant=1, archer=1)
    assert plan(t).startswith("ara")


def test_it_does_not_waste_actions() -> None:
    t = kingdom(at=[5, 1, 2, 3])
    assert "a" not in plan(t)


def test_it_chooses_rewards_where_it_is_behind() -> None:
    t = kingdom(at=[17, 1, 2, 3])
    for seat in range(1, 4):
        build(t, seat, seat, 4)
        sing(t, seat, H=6)
    t.players[0].gold = 30
    assert decision(t, rewards(t, 0, t.tile(17))) == ("bards", "stories")


def test_it_sends_bards_where_they_win_a_majority() -> None:
    t = kingdom(at=[17, 1, 2, 3])
    sing(t, 1, S=8, C=9)
    sing(t, 2, S=7)
    sing(t, 0, C=12)
    rule = census_of(t, "cleric", {0: 1, 1: 0, 2: 0, 3: 0})
    assert decision(t, rule) == ("Gr", "Gr")


def test_it_shows_all_that_it_has_in_a_census() -> None:
    t = kingdom(at=[17, 1, 2, 3], census="by-type")
    give(t, 0, peasant=3)
    assert decision(t, census(t)) == ("3",)
    t = kingdom(at=[17, 1, 2, 3], census="at-once")
    give(t, 0, peasant=2, mage=1)
    assert decision(t, census(t)) == ("all",)
    t = kingdom(at=[17, 1, 2, 3], census="at-once")
    give(t, 0, mage=1)
    assert decision(t, census(t)) == ("mage",)


def test_it_shows_nothing_if_it_has_nothing() -> None:
    t = kingdom(at=[17, 1, 2, 3])
    give(t, 1, peasant=3)
    assert decision(t, census(t)) == ("none",)


def test_it_raises_the_neutral_player_where_that_hurts_least() -> None:
    t = kingdom(3, at=[1, 2, 3])
    t.players[0].gold = 20
    assert decision(t, advance_neutral(t, 0)) == ("wealth",)


def test_it_fights_a_titan_with_units_that_it_does_not_need() -> None:
    t = kingdom(at=[4, 1, 2, 3], threats=[12])
    t.titans[0].raging = True
    give(t, 0, peasant=3, archer=1, mage=1)
    session = Session(GAME, t)
    for seat in range(4):
        session.answer(seat, "awwwww")
    titan = stand_in(session.view(0), session.pending[0], Rng(1))
    assert titan == (t.titans[0].titans[-1],)
    session.answer(0, titan)
    assert stand_in(session.view(0), session.pending[0], Rng(1)) == ("peasant",) * 3


def test_it_leaves_a_titan_alone_that_offers_it_nothing() -> None:
    t = kingdom(at=[21, 1, 2, 3], threats=[12], year=11)
    t.titans[0].raging = True
    build(t, 1, 21, 1)
    sing(t, 0, N=20)
    t.players[0].gold = 50
    give(t, 0, archer=1, mage=2)
    session = Session(GAME, t)
    for seat in range(4):
        session.answer(seat, "awwwww")
    assert stand_in(session.view(0), session.pending[0], Rng(1)) == ("no",)


def test_the_tools_of_its_planning() -> None:
    assert distances(7)[17] == 2 and distances(7)[7] == 0
    assert squads((1, 0, 0, 0, 2), 2) == [(1, 0, 0, 0, 1), (0, 0, 0, 0, 2)]
    assert less((3, 1, 0, 0, 0), (1, 0, 0, 0, 0)) == (2, 1, 0, 0, 0)
