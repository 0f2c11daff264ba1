"""The search: what it imagines fits what a seat knows, and it finds what is best there."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from games import GAMES
from games.computer import computer_answer
from games.core import EASY, HARD, LEVELS, NORMAL, Answer, Ask, Game, Result, Rng, Thinking
from games.search import best_answer, imagined
from games.session import Session

SEARCHED = [game for game in GAMES.values() if game.search is not None]


@pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.key)
def test_what_is_imagined_fits_what_the_seat_knows_and_nothing_else(game: Game[Any, Any]) -> None:
    """Its view is the same; and what is hidden is made up, whatever it really is."""
    assert game.search is not None
    found, hidden = 0, 0
    session = Session.start(game, min(4, game.seats[-1]), {}, 5)
    rng = Rng(5)
    for _ in range(60):
        seat = rng.pick(list(session.pending))
        view, ask = session.view(seat), session.pending[seat]
        if game.search.plans(view, ask):
            found += 1
            made = imagined(game, *game.search.imagine(view, ask, rng))
            game.check(made.table)
            assert made.view(seat) == view
            assert [it.key for it in made.pending[seat].options] == [it.key for it in ask.options]
            hidden += made.table != session.table
            # Of a table that was made up, everything is made up anew.
            again = imagined(game, *game.search.imagine(made.view(seat), ask, rng))
            assert again.view(seat) == view
        session.answer(seat, game.stand_in(view, ask, rng))
        if session.result is not None:
            break
    assert found and hidden == found


@pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.key)
def test_a_search_carries_through_to_the_end_of_a_game(game: Game[Any, Any]) -> None:
    """Wherever it begins, what it plays on goes by the rules."""
    session = Session.start(game, game.seats[0], {}, 6)
    rng = Rng(6)
    for number in range(300):
        seat = rng.pick(list(session.pending))
        view, ask = session.view(seat), session.pending[seat]
        if number % 3 == 0:
            looks = count()
            hurried = Thinking(HARD, lambda: next(looks) < 8)  # noqa: B023
            answer = best_answer(game, view, ask, rng, hurried)
            assert answer is None or ask.check(answer) == answer
        session.answer(seat, game.stand_in(view, ask, rng))
        if session.result is not None:
            break


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_a_computer_player_of_each_level_answers_legally_and_as_chance_has_it(
    game: Game[Any, Any],
) -> None:
    """From the same view, with the same chance and as many playouts, it is the same answer; without
    time it is one all the same."""
    session = Session.start(game, game.seats[0], {}, 3)
    seat, ask = next(iter(session.pending.items()))
    view = session.view(seat)
    for level in LEVELS:
        first, second = (
            computer_answer(game, view, ask, Rng(8), Thinking(level, lambda: False)) for _ in "ab"
        )
        assert first == second == ask.check(first)


def test_the_search_stops_when_time_is_over_and_says_so_if_it_knows_nothing() -> None:
    game = GAMES["annodomini"]
    assert game.search is not None
    session = Session.start(game, 2, {}, 1)
    seat, ask = next(iter(session.pending.items()))
    while len(game.search.plans(view := session.view(seat), ask)) < 2:
        session.answer(seat, game.stand_in(view, ask, Rng(1)))
        seat, ask = next(iter(session.pending.items()))
    assert best_answer(game, view, ask, Rng(1), Thinking(HARD, lambda: False)) is None
    looks, plans = count(), len(game.search.plans(view, ask))
    hurried = Thinking(HARD, lambda: next(looks) < plans)
    answer = best_answer(game, view, ask, Rng(1), hurried)
    assert answer is not None and ask.check(answer) == answer
    assert next(looks) == plans + 1
    assert best_answer(game, view, ask, Rng(1), Thinking(EASY)) is None, "it does not search"


def test_what_others_decide_at_the_same_time_is_decided_once_for_all_plans() -> None:
    game = GAMES["xidit"]
    assert game.search is not None
    session = Session.start(game, 4, {}, 3)
    while len(session.pending) == 1:
        seat, ask = next(iter(session.pending.items()))
        session.answer(seat, game.stand_in(session.view(seat), ask, Rng(1)))
    orders = 0

    def counted(view: Any, ask: Ask, rng: Rng) -> Answer:
        nonlocal orders
        orders += ask.prompt.key == "plan-orders"
        return game.stand_in(view, ask, rng)

    view, ask = session.view(0), session.pending[0]
    best_answer(replace(game, stand_in=counted), view, ask, Rng(1), Thinking(NORMAL))
    assert orders == 3 * game.search.playouts[NORMAL]


def judged(key: str, level: str) -> list[tuple[Any, Result | None]]:
    """Return what a player judges at its first decision that is worth a search."""
    game = GAMES[key]
    assert game.search is not None
    search, found = game.search, []
    session = Session.start(game, 3, {}, 3)
    while len(search.plans(session.view(seat := min(session.pending)), session.pending[seat])) < 2:
        answer = game.stand_in(session.view(seat), session.pending[seat], Rng(1))
        session.answer(seat, answer)

    def judge(table: Any, seat: int, result: Result | None) -> float:
        found.append((table, result))
        return search.judge(table, seat, result)

    looks = count()
    hurried = Thinking(level, lambda: next(looks) < 4)
    watched = replace(game, search=replace(search, judge=judge))
    best_answer(watched, session.view(seat), session.pending[seat], Rng(1), hurried)
    return found


@pytest.mark.parametrize(("level", "years"), [(NORMAL, 1), (HARD, 2)])
def test_hard_players_of_xidit_look_a_year_farther(level: str, years: int) -> None:
    assert {table.year for table, _ in judged("xidit", level)} == {1 + years}


def test_good_players_of_890_play_on_until_their_next_turn_in_the_next_round() -> None:
    assert {table.round for table, _ in judged("annodomini", NORMAL)} == {2}
