"""What must hold for every game of the house, at every number of players.

A game adds `tests/games/<key>_tables.py` with two helpers: `reshuffled(table, seat, rng)`, a
table that could as well be the given one, for all that the seat can see; and
`lively(seats, options, seed)`, a table at a checkpoint on which random players meet every rule.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from games import GAMES
from games.core import Answer, Game, Rng
from games.errors import Broken
from games.session import Session
from games.simulate import play_one, reload_equal, simulate
from games.standin import default_answer, random_answer
from tests.samples import some_or_all

AnyGame = Game[Any, Any]
AnySession = Session[Any, Any]

EVERY = [
    pytest.param(game, seats, id=f"{game.key}-{seats}")
    for game in GAMES.values()
    for seats in game.seats
]
every_game = pytest.mark.parametrize(("game", "seats"), EVERY)
some_moves = some_or_all("stride", 5, 1)  # from one move that is looked at to the next
some_games = some_or_all("games", 1, 3)

MOVES = 120  # of a game, as far as it is followed


def all_options(game: AnyGame) -> Iterator[dict[str, str]]:
    """Every choice of every setting, together in turn: not each with each."""
    for number in range(max((len(setting.choices) for setting in game.settings), default=1)):
        yield some_options(game, number)


def some_options(game: AnyGame, number: int) -> dict[str, str]:
    return {
        setting.key: setting.choices[number % len(setting.choices)] for setting in game.settings
    }


def tables(game: AnyGame) -> Any:
    return importlib.import_module(f"tests.games.{game.key}_tables")


def started(game: AnyGame, seats: int, games: int) -> Iterator[AnySession]:
    """Games at their start, and as many lively ones."""
    for number in range(games):
        yield Session.start(game, seats, some_options(game, number), number)
    for number in range(games):
        yield Session(game, tables(game).lively(seats, some_options(game, number), number))


def watched(
    game: AnyGame, seats: int, games: int, stride: int = 1
) -> Iterator[tuple[AnySession, int, Rng]]:
    """Sessions of random games before each of their moves, or before some: each begins with
    another one. With the seat that moves next."""
    for number, session in enumerate(started(game, seats, games)):
        rng = Rng(100 + number)
        for move in range(MOVES):
            if session.result is not None:
                break
            seat = rng.pick(list(session.pending))
            if (move - number) % stride == 0:
                yield session, seat, rng
            session.answer(seat, random_answer(session.pending[seat], rng))


@every_game
@some_games
def test_random_games_end_and_keep_every_component(game: AnyGame, seats: int, games: int) -> None:
    for number, options in enumerate(all_options(game)):
        report = simulate(game, seats, games, 1000 * number, options)
        assert report.finished == games


@every_game
@some_or_all("games", 4, 10)
def test_lively_games_keep_every_component(game: AnyGame, seats: int, games: int) -> None:
    for session, _, _ in watched(game, seats, games):
        game.check(session.table)


@every_game
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
def test_views_hide_what_a_seat_cannot_see(game: AnyGame, seats: int, stride: int) -> None:
    reshuffled = tables(game).reshuffled
    hidden = 0
    for session, _, rng in watched(game, seats, 3, stride):
        for seat in (None, *range(seats)):
            other = reshuffled(session.table, seat, rng)
            hidden += other != session.table
            assert game.view(other, seat) == game.view(session.table, seat)
    assert hidden


@every_game
@some_games
def test_asks_hide_what_a_seat_cannot_see(game: AnyGame, seats: int, games: int) -> None:
    """Where a turn begins, a seat is asked the same whatever the others hide."""
    reshuffled = tables(game).reshuffled
    for session, _, rng in watched(game, seats, games):
        if session.moves:
            continue
        for seat in (None, *range(seats)):
            saved = msgspec.json.decode(session.saved, type=game.table_type)
            other: AnySession = Session(game, reshuffled(saved, seat, rng))
            assert set(other.pending) == set(session.pending)
            for who, ask in session.pending.items():
                if who == seat or not ask.secret:
                    assert other.pending[who] == ask
            assert [line for line in other.opening if line.to is None] == [
                line for line in Session.load(game, session.saved, []).opening if line.to is None
            ]


@every_game
@some_or_all("games", 1, 4)
def test_nothing_is_said_while_others_still_decide_in_secret(
    game: AnyGame, seats: int, games: int
) -> None:
    for number, session in enumerate(started(game, seats, games)):
        rng = Rng(number)
        while session.result is None:
            seat = rng.pick(list(session.pending))
            ask = session.pending[seat]
            others = set(session.pending) - {seat}
            public = session.view(None)
            lines = session.answer(seat, random_answer(ask, rng))
            if ask.secret and others and others <= set(session.pending):
                assert [line for line in lines if line.to != seat] == []
                assert session.view(None) == public


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


@every_game
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
