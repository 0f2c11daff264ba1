"""Good players of Xidit and 890 Anno Domini try out what may come; easy ones follow whims."""

from __future__ import annotations

from typing import Any

from games import GAMES
from games.computer import computer_answer
from games.core import EASY, HARD, NORMAL, Ask, Rng, Thinking
from games.session import Session
from games.xidit.ai import imagination, lookahead
from games.xidit.table import Xidit
from games.xidit.view import View
from games.xidit.view import view as view_of


def at_first(key: str, prompt: str, seats: int) -> tuple[Session[Any, Any], int, Ask]:
    """Return a game at the first decision of this kind."""
    session = Session.start(GAMES[key], seats, {}, 4)
    while prompt not in {ask.prompt.key for ask in session.pending.values()}:
        seat, ask = next(iter(session.pending.items()))
        session.answer(seat, GAMES[key].stand_in(session.view(seat), ask, Rng(1)))
    seat = next(iter(session.pending))
    return session, seat, session.pending[seat]


def year_of_xidit() -> tuple[Xidit, View, Ask]:
    session, seat, ask = at_first("xidit", "plan-orders", 4)
    assert isinstance(session.table, Xidit)
    return session.table, view_of(session.table, seat), ask


def test_several_different_years_are_tried_and_all_can_be_carried_out() -> None:
    _, view, ask = year_of_xidit()
    plans = lookahead.plans(view, ask)
    assert len(plans) == len(set(plans)) > 5
    assert all(ask.check(answer) == answer for (answer,) in plans)


def test_what_the_others_have_is_made_up_whatever_it_is() -> None:
    table, view, ask = year_of_xidit()
    before, _ = imagination.imagine(view, ask, Rng(1))
    for who, player in enumerate(table.players):
        if who != ask.seat:
            player.gold += 30
    table.recruit_pile[:-1] = table.recruit_pile[:-1][::-1]
    after, _ = imagination.imagine(view_of(table, ask.seat), ask, Rng(1))
    assert before == after


def test_a_year_is_worth_more_with_more_gold_and_most_if_it_wins() -> None:
    _, view, ask = year_of_xidit()
    imagined, _ = imagination.imagine(view, ask, Rng(1))
    before = lookahead.judge(imagined, ask.seat, None)
    imagined.players[ask.seat].gold += 8
    assert before < lookahead.judge(imagined, ask.seat, None) < 4


def test_good_players_give_one_of_the_plans_that_they_have_tried() -> None:
    _, view, ask = year_of_xidit()
    hurried = iter(range(60))
    thinking = Thinking(NORMAL, lambda: next(hurried, None) is not None)
    answer = computer_answer(GAMES["xidit"], view, ask, Rng(1), thinking)
    assert (answer,) in lookahead.plans(view, ask)


def test_easy_players_are_not_all_the_same() -> None:
    for key, prompt in (("xidit", "plan-orders"), ("annodomini", "take-tile")):
        session, seat, ask = at_first(key, prompt, 4)
        view = session.view(seat)
        answers = {
            computer_answer(GAMES[key], view, ask, Rng(seed), Thinking(EASY)) for seed in range(8)
        }
        assert len(answers) > 1


def test_a_good_player_of_890_takes_a_tile_that_looks_good() -> None:
    session, seat, ask = at_first("annodomini", "take-tile", 2)
    game = GAMES["annodomini"]
    assert game.search is not None
    view = session.view(seat)
    hurried = iter(range(10))
    thinking = Thinking(HARD, lambda: next(hurried, None) is not None)
    answer = computer_answer(game, view, ask, Rng(1), thinking)
    assert (answer,) in game.search.plans(view, ask)
