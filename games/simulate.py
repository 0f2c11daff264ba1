"""Plays many games by itself: to find broken rules, and to measure stand-ins.

Each game has a seed of its own, from which both the table and the random players come, so that
a broken game can be played again from its seed and its moves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from games.core import Game, Result, Rng
from games.errors import Broken
from games.session import Move, Session
from games.standin import random_answer

RELOADED = 20  # every so many games, one is loaded again at each of its checkpoints
LONGEST = 20_000  # moves; no game of people goes on for so long

AnyGame: TypeAlias = Game[Any, Any]
AnySession: TypeAlias = Session[Any, Any]


@dataclass
class Kind:
    """How one kind of player did. `win_rate` is the chance of one such seat to win a game."""

    seats: int  # at each table
    wins: int
    win_rate: float
    mean_score: float


@dataclass
class Report:
    game: str
    players: int
    games: int
    finished: int
    moves: int
    moves_per_game: float
    kinds: dict[str, Kind]  # "random" and "stand-in", those that took part
    nobody: int  # games without a winner


def simulate(
    game: AnyGame,
    seats: int,
    games: int,
    seed: int,
    options: Mapping[str, str],
    stand_ins: frozenset[int] = frozenset(),
) -> Report:
    """Play `games` games, with the game's own stand-in in some seats; `Broken` if one breaks."""
    seeds = Rng(seed)
    results: list[Result] = []
    moves = 0
    for number in range(games):
        result, length = play_one(
            game,
            seats,
            seeds.below(2**63),
            options,
            stand_ins,
            reload=number % RELOADED == 0,
        )
        results.append(result)
        moves += length

    sides = {
        "random": [seat for seat in range(seats) if seat not in stand_ins],
        "stand-in": [seat for seat in range(seats) if seat in stand_ins],
    }
    return Report(
        game=game.key,
        players=seats,
        games=games,
        finished=len(results),
        moves=moves,
        moves_per_game=moves / max(games, 1),
        kinds={name: kind(side, results) for name, side in sides.items() if side},
        nobody=sum(not result.winners for result in results),
    )


def kind(side: list[int], results: list[Result]) -> Kind:
    played = max(len(side) * len(results), 1)
    wins = sum(seat in result.winners for result in results for seat in side)
    score = sum(result.scores[seat] for result in results for seat in side)
    return Kind(len(side), wins, wins / played, score / played)


def play_one(
    game: AnyGame,
    seats: int,
    seed: int,
    options: Mapping[str, str],
    stand_ins: frozenset[int] = frozenset(),
    reload: bool = False,
    watch: Callable[[AnySession], None] = lambda session: None,
) -> tuple[Result, int]:
    """Play one game to its end; its result and how many moves it took.

    `watch` is called after every move, and may raise AssertionError as `game.check` does.
    """
    rng = Rng(seed ^ 0x5DEECE66D)  # another stream than the table's
    moves: list[Move] = []
    try:
        session: AnySession = Session.start(game, seats, options, seed)
        game.check(session.table)
        while session.result is None:
            assert session.pending, "nobody is asked, and the game is not over"
            assert len(moves) < LONGEST, "the game does not end"
            seat = rng.pick(list(session.pending))
            ask = session.pending[seat]
            if seat in stand_ins:
                answer = game.stand_in(game.view(session.table, seat), ask, rng)
            else:
                answer = random_answer(ask, rng)
            moves.append(Move(seat, tuple(answer)))
            checkpoints = session.checkpoints
            session.answer(seat, answer)
            game.check(session.table)
            watch(session)
            if reload and session.checkpoints != checkpoints:
                reload_equal(session)
    except Exception as error:
        raise Broken(seed, moves, f"{type(error).__name__}: {error}") from error
    return session.result, len(moves)


def reload_equal(session: AnySession) -> None:
    """A game that is saved and loaded is the same game."""
    loaded = Session.load(session.game, session.saved, session.moves)
    assert not loaded.restarted, "saved moves do not fit when the game is loaded"
    assert loaded.table == session.table, "another table when the game is loaded"
    assert loaded.pending == session.pending, "other asks when the game is loaded"
    assert loaded.result == session.result, "another result when the game is loaded"
