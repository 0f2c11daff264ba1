"""Good players of Lords of Xidit remember what they saw last year, and show no more than wins."""

from __future__ import annotations

from games.computer import computer_answer
from games.core import EASY, NORMAL, Answer, Rng, Thinking
from games.session import Session
from games.xidit import GAME
from games.xidit.ai.imagination import armies
from games.xidit.ai.planner import Planner, army
from games.xidit.ai.valuation import Valuation
from games.xidit.rules.census import census
from games.xidit.table import Xidit
from tests.games.xidit_tables import give, kingdom


def shown(t: Xidit, level: str = NORMAL) -> Answer:
    rule = census(t)
    pending = rule.send(None)
    assert isinstance(pending, dict)
    answer = computer_answer(GAME, GAME.view(t, 0), pending[0], Rng(1), Thinking(level))
    rule.close()
    return answer


def test_it_shows_no_more_units_than_it_takes_to_have_the_most() -> None:
    """Everybody can count that nobody else has any peasants."""
    t = kingdom(at=[17, 1, 2, 3], census="at-once", year=4)
    give(t, 0, peasant=3)
    assert shown(t) == ("peasant",)
    assert shown(t, EASY) == ("all",)


def test_it_does_not_show_units_that_win_nothing() -> None:
    t = kingdom(at=[17, 1, 2, 3], census="at-once", year=4)
    give(t, 0, mage=1, archer=4)
    for seat in (1, 2, 3):
        give(t, seat, mage=3)
    assert "mage" not in shown(t)


def test_it_shows_as_much_as_it_has_where_others_may_have_nearly_as_much() -> None:
    t = kingdom(at=[17, 1, 2, 3], census="by-type", year=4)
    give(t, 0, peasant=4)
    for seat in (1, 2, 3):
        give(t, seat, peasant=3)
    assert shown(t) == ("4",)


def test_it_has_plans_that_come_to_different_ends_and_the_best_is_first() -> None:
    """To recruit the Cleric and free city 17 with it, to do only the first, or nothing."""
    t = kingdom(at=[11, 1, 2, 3], recruiting={11: {"cleric": 2}}, threats=[17], next_threat=5)
    give(t, 0, peasant=1, archer=1)
    planner = Planner(Valuation(GAME.view(t, 0), 0), Rng(1), mood=0.0)
    plans = planner.plans(11, army(t.players[0].units), 16)
    assert plans[0] == planner.plan(11, army(t.players[0].units))[1]
    assert plans[0].startswith("ara")
    actions = [plan.count("a") for plan in plans]
    assert {0, 1, 2} <= {*actions} and len(plans) == len({*plans})


def test_it_remembers_who_recruited_what_last_year_and_has_not_given_it_away() -> None:
    t = kingdom(at=[11, 11, 2, 3], recruiting={11: {"cleric": 1, "mage": 1}}, threats=[17])
    give(t, 0, peasant=1, archer=1)
    for seat in (2, 3):
        give(t, seat, peasant=2, archer=2, cleric=2, mage=2)
    session = Session(GAME, t)
    for orders, seat in zip(("arawww", "awwwww", "wwwwww", "wwwwww"), t.turn_order(), strict=True):
        session.answer(seat, orders)
    while t.year == kingdom().year:
        seat, ask = next(iter(session.pending.items()))
        session.answer(seat, GAME.stand_in(session.view(seat), ask, Rng(1)))
    for seed in range(20):
        found = armies(session.view(3), 3, Rng(seed))
        assert found[3] == t.players[3].units
        assert found[1]["mage"] >= 1
    assert any(not armies(session.view(3), 3, Rng(seed))[0]["cleric"] for seed in range(20))
