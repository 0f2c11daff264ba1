"""What must hold for every game of the house, at every number of players: how it is played.

See `every_game.py` for what a game adds for these tests.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games import GAMES
from games.core import Answer, Rng
from games.errors import Broken
from games.session import Session
from games.simulate import play_one, reload_equal, simulate
from games.standin import default_answer, random_answer
from tests.games.check_play import (
    check_checkpoints,
    check_components,
    check_parts_only_ask,
    check_reactions,
    check_undo,
)
from tests.games.every_game import (
    MOVES,
    AnyGame,
    AnySession,
    all_options,
    every_game,
    fewest_or_every_seat,
    some_games,
    some_moves,
    some_options,
    started,
    watched,
)
from tests.samples import some_or_all


@every_game
@some_games
def test_random_games_end_and_keep_every_component(game: AnyGame, seats: int, games: int) -> None:
    for number, options in enumerate(all_options(game)):
        report = simulate(game, seats, games, 1000 * number, options)
        assert report.finished == games


@every_game
@some_or_all("games", 2, 10)
def test_lively_games_keep_every_component(game: AnyGame, seats: int, games: int) -> None:
    check_components(game, seats, games)


@every_game
@some_games
def test_checkpoints_come_often_enough(game: AnyGame, seats: int, games: int) -> None:
    check_checkpoints(game, seats, games)


@every_game
@some_or_all("games", 1, 10)
def test_who_may_react_can_pass_and_is_not_asked_after_a_reaction(
    game: AnyGame, seats: int, games: int
) -> None:
    check_reactions(game, seats, games)


@every_game
@some_or_all("games", 1, 10)
def test_the_table_waits_while_several_seats_decide(game: AnyGame, seats: int, games: int) -> None:
    check_parts_only_ask(game, seats, games)


@every_game
@some_moves
def test_undo_by_any_seat_leaves_a_game_that_goes_on(
    game: AnyGame, seats: int, stride: int
) -> None:
    check_undo(game, seats, 2, stride)


@fewest_or_every_seat
@some_games
def test_the_same_seed_and_moves_give_the_same_game(game: AnyGame, seats: int, games: int) -> None:
    first, second = (
        simulate(game, seats, games, 7, some_options(game, 0), frozenset({1})) for _ in range(2)
    )
    assert first == second


@every_game
@some_moves
def test_a_saved_game_reloads_equal_at_every_move(game: AnyGame, seats: int, stride: int) -> None:
    for session, _, _ in watched(game, seats, 4, stride):
        reload_equal(session)


@every_game
@some_moves
def test_loaded_games_go_on_with_the_same_lines(game: AnyGame, seats: int, stride: int) -> None:
    for session, seat, _ in watched(game, seats, 1, stride):
        loaded: AnySession = Session.load(game, session.saved, session.moves)
        answer = random_answer(session.pending[seat], Rng(session.checkpoints))
        assert loaded.lines == session.lines
        again: AnySession = Session.load(game, session.saved, session.moves)
        assert loaded.answer(seat, answer) == again.answer(seat, answer)
        assert loaded.table == again.table


@every_game
@some_moves
def test_undo_and_the_same_answer_again_give_the_same_state(
    game: AnyGame, seats: int, stride: int
) -> None:
    def state(session: AnySession) -> tuple[Any, ...]:
        table = msgspec.json.encode(session.table)
        return table, session.pending, session.result, session.moves, session.lines

    undone = 0
    for number, session in enumerate(started(game, seats, 4)):
        rng = Rng(number)
        for move in range(MOVES):
            if session.result is not None:
                break
            seat = rng.pick(list(session.pending))
            answer = random_answer(session.pending[seat], rng)
            before = msgspec.json.encode(session.table), dict(session.pending)
            session.answer(seat, answer)
            taken = session.taken_back(seat)
            if taken is None or (move - number) % stride:
                continue
            after = state(session)
            undone += 1
            assert taken == (before[1][seat], answer)
            session.undo(seat)
            assert (msgspec.json.encode(session.table), session.pending) == before
            session.answer(seat, answer)
            assert state(session) == after
    assert undone


@every_game
@some_moves
def test_the_answers_of_the_stand_in_are_always_legal(
    game: AnyGame, seats: int, stride: int
) -> None:
    """Also in positions that it would not have come to by itself; and it changes nothing."""
    for session, seat, rng in watched(game, seats, 3, stride):
        ask = session.pending[seat]
        view = session.view(seat)
        before = msgspec.json.encode(view)
        answer = game.stand_in(view, ask, Rng(rng.state))
        assert ask.check(answer) == ask.check(list(answer))
        assert msgspec.json.encode(view) == before
        assert game.stand_in(view, ask, Rng(rng.state)) == answer


@every_game
def test_who_does_nothing_does_something_legal(game: AnyGame, seats: int) -> None:
    """The same each time, with as little as possible; and games of people who sleep end."""
    for session, seat, _ in watched(game, seats, 3):
        ask = session.pending[seat]
        answer = default_answer(ask)
        assert ask.check(answer) == answer == default_answer(ask)
        assert len(answer) == ask.least
        idle = {option.key: option.limit for option in ask.options if option.idle}
        if sum(idle.values()) >= ask.least:
            assert set(answer) <= set(idle), ask.prompt.key


@every_game
def test_a_game_in_which_nobody_does_anything_ends(game: AnyGame, seats: int) -> None:
    session: AnySession = Session.start(game, seats, some_options(game, 0), 1)
    for _ in range(20_000):
        if session.result is not None:
            return
        seat = next(iter(session.pending))
        session.answer(seat, default_answer(session.pending[seat]))
    raise AssertionError("it goes on for ever")


@pytest.mark.parametrize(
    ("key", "prompt", "answer"),
    [
        ("xidit", "plan-orders", ("w",) * 6),
        ("xidit", "fight-titan", ("no",)),
        ("sigillum", "choose-ability", ("end",)),
        ("sigillum", "answer", ("no",)),
        ("mageknight", "your-turn", ("end",)),
        ("mageknight", "after-action", ("end",)),
    ],
)
def test_what_doing_nothing_means(key: str, prompt: str, answer: Answer) -> None:
    game = GAMES[key]
    for session, seat, _ in watched(game, game.seats[-1], 6):
        ask = session.pending[seat]
        if ask.prompt.key == prompt:
            assert default_answer(ask) == answer
            return
    raise AssertionError(f"{prompt} is never asked")


@fewest_or_every_seat
@some_games
def test_stand_ins_finish_games_among_themselves(game: AnyGame, seats: int, games: int) -> None:
    report = simulate(game, seats, games, 3, some_options(game, 0), frozenset(range(seats)))
    assert report.finished == games
    assert set(report.kinds) == {"stand-in"}


@every_game
def test_views_are_plain_data(game: AnyGame, seats: int) -> None:
    for session, seat, _ in watched(game, seats, 1):
        view = game.view(session.table, seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=game.view_type) == view


# The simulation itself


def test_a_report_counts_wins_by_kind_of_player() -> None:
    game = next(iter(GAMES.values()))
    report = simulate(game, 4, 6, 1, {}, frozenset({0}))
    assert (report.game, report.players, report.games) == (game.key, 4, 6)
    random, stand_in = report.kinds["random"], report.kinds["stand-in"]
    assert (random.seats, stand_in.seats) == (3, 1)
    assert random.wins + stand_in.wins + report.nobody == 6
    assert stand_in.win_rate == stand_in.wins / 6
    assert random.win_rate == random.wins / 18
    assert report.moves_per_game == report.moves / 6
    assert msgspec.json.encode(report)


def test_a_broken_game_says_how_to_play_it_again() -> None:
    game = next(iter(GAMES.values()))

    def watch(session: AnySession) -> None:
        assert session.table.reveals < 10, "ten reveals"

    with pytest.raises(Broken, match="ten reveals") as caught:
        play_one(game, 4, 5, {}, watch=watch)
    broken = caught.value
    session: AnySession = Session.start(game, 4, {}, broken.seed)
    for move in broken.moves:
        session.answer(move.seat, move.answer)
    assert session.table.reveals >= 10
