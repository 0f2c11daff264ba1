"""What must hold for every game of the house, at every number of players: how it is played.

See `every_game.py` for what a game adds for these tests.
"""

from __future__ import annotations

import msgspec
import pytest

from games import GAMES
from games.core import Answer, Ask, Rng
from games.errors import Broken
from games.session import Session
from games.simulate import play_one, reload_equal, simulate
from games.standin import default_answer, random_answer
from tests.games.check_play import (
    check_checkpoints,
    check_components,
    check_parts_only_ask,
    check_reactions,
    check_undo_now,
    state,
)
from tests.games.every_game import (
    AnyGame,
    AnySession,
    all_options,
    every_game,
    fewest_or_every_seat,
    some_games,
    some_moves,
    some_options,
    walked,
    watched,
)
from tests.samples import some_or_all


@every_game
@some_games
def test_random_games_end_and_keep_every_component(game: AnyGame, seats: int, games: int) -> None:
    """In a sample, each number of players has its share of the settings."""
    shares = 2 if games == 1 and len(game.seats) > 1 else 1
    share = game.seats.index(seats) % shares
    for number, options in [*enumerate(all_options(game, seats))][share::shares]:
        report = simulate(game, seats, games, 1000 * number, options)
        assert report.finished == games


@every_game
@some_or_all("games", 1, 10)
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


@fewest_or_every_seat
@some_games
def test_the_same_seed_and_moves_give_the_same_game(game: AnyGame, seats: int, games: int) -> None:
    first, second = (
        simulate(game, seats, games, 7, some_options(game, 0, seats), frozenset({1}))
        for _ in range(2)
    )
    assert first == second


@every_game
@some_moves
def test_a_game_is_sound_at_every_moment(game: AnyGame, seats: int, stride: int) -> None:
    """For all that must hold before any move, one walk through some games: it takes longer than
    the checks."""
    undone = 0
    for session, seat, rng, closely in walked(game, seats, 3, stride):
        who_does_nothing_does_something_legal(session.pending[seat])
        views_are_plain_data(session, seat)
        if closely:
            reload_equal(session)
            loaded_games_go_on_with_the_same_lines(session, seat)
            the_answer_of_the_stand_in_is_legal(session, seat, rng)
            check_undo_now(session, seats, rng)
            undone += undo_and_the_same_answer_again_give_the_same_state(session, seat, rng)
    assert undone


def who_does_nothing_does_something_legal(ask: Ask) -> None:
    """The same each time, with as little as possible."""
    answer = default_answer(ask)
    assert ask.check(answer) == answer == default_answer(ask)
    assert len(answer) == ask.least
    idle = {option.key: option.limit for option in ask.options if option.idle}
    if sum(idle.values()) >= ask.least:
        assert set(answer) <= set(idle), ask.prompt.key


def views_are_plain_data(session: AnySession, seat: int) -> None:
    view = session.view(seat)
    assert msgspec.json.decode(msgspec.json.encode(view), type=session.game.view_type) == view


def loaded_games_go_on_with_the_same_lines(session: AnySession, seat: int) -> None:
    loaded: AnySession = Session.load(session.game, session.saved, session.moves)
    answer = random_answer(session.pending[seat], Rng(session.checkpoints))
    assert loaded.lines == session.lines
    again: AnySession = Session.load(session.game, session.saved, session.moves)
    assert loaded.answer(seat, answer) == again.answer(seat, answer)
    assert loaded.table == again.table


def the_answer_of_the_stand_in_is_legal(session: AnySession, seat: int, rng: Rng) -> None:
    """Also in positions that it would not have come to by itself; and it changes nothing."""
    ask, view = session.pending[seat], session.view(seat)
    before = msgspec.json.encode(view)
    answer = session.game.stand_in(view, ask, Rng(rng.state))
    assert ask.check(answer) == ask.check(list(answer))
    assert msgspec.json.encode(view) == before
    assert session.game.stand_in(view, ask, Rng(rng.state)) == answer


def undo_and_the_same_answer_again_give_the_same_state(
    session: AnySession, seat: int, rng: Rng
) -> bool:
    """Let the seat answer. Return whether it could take that back."""
    answer = random_answer(session.pending[seat], rng)
    before = msgspec.json.encode(session.table), dict(session.pending)
    session.answer(seat, answer)
    taken = session.taken_back(seat)
    if taken is None:
        return False
    after = state(session)
    assert taken == (before[1][seat], answer)
    session.undo(seat)
    assert (msgspec.json.encode(session.table), session.pending) == before
    session.answer(seat, answer)
    assert state(session) == after
    return True


@every_game
def test_a_game_in_which_nobody_does_anything_ends(game: AnyGame, seats: int) -> None:
    session: AnySession = Session.start(game, seats, some_options(game, 0, seats), 1)
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
    report = simulate(game, seats, games, 3, some_options(game, 0, seats), frozenset(range(seats)))
    assert report.finished == games
    assert set(report.kinds) == {"stand-in"}


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
