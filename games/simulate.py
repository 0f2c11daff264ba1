"""Plays many games by itself: to find broken rules, and to measure stand-ins.

Each game has a seed of its own, from which both the table and the random players come, so that
a broken game can be played again from its seed and its moves.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from games.computer import computer_answer
from games.core import LEVELS, Game, Result, Rng, Thinking
from games.errors import Broken
from games.session import Move, Session
from games.standin import random_answer

RELOADED = 20  # every so many games, one is loaded again at each of its checkpoints
RANDOM, STAND_IN = "random", "stand-in"
KINDS = (RANDOM, STAND_IN, *LEVELS)  # of players
LONGEST = 20_000  # moves; no game of people goes on for so long

AnyGame: TypeAlias = Game[Any, Any]
AnySession: TypeAlias = Session[Any, Any]


@dataclass
class Kind:
    """How one kind of player did. `win_rate` is the chance of one such seat to win a game, as far
    as these games tell; with 95 % confidence it is between `low` and `high`."""

    seats: int  # at each table
    wins: int
    win_rate: float
    low: float
    high: float
    mean_score: float


@dataclass
class Report:
    game: str
    players: int
    games: int
    finished: int
    moves: int
    moves_per_game: float
    kinds: dict[str, Kind]  # those that took part
    nobody: int  # games without a winner


def simulate(
    game: AnyGame,
    seats: int,
    games: int,
    seed: int,
    options: Mapping[str, str],
    stand_ins: frozenset[int] = frozenset(),
    levels: Sequence[str] = (),
) -> Report:
    """Play `games` games, with the game's own stand-in in some seats; `Broken` if one breaks.

    Or else with players of these kinds, one a seat, who move on by a seat after each game: so who
    begins favors nobody.
    """
    kinds = [*levels] or [STAND_IN if seat in stand_ins else RANDOM for seat in range(seats)]
    if len(kinds) != seats or not {*kinds} <= {*KINDS}:
        raise ValueError(f"{seats} seats need as many of {', '.join(KINDS)}")
    seeds = Rng(seed)
    results: dict[str, list[tuple[bool, int]]] = {kind: [] for kind in KINDS if kind in kinds}
    moves = nobody = 0
    for number in range(games):
        result, length = play_one(
            game,
            seats,
            seeds.below(2**63),
            options,
            kinds,
            reload=number % RELOADED == 0,
        )
        for seat, kind in enumerate(kinds):
            results[kind].append((seat in result.winners, result.scores[seat]))
        moves += length
        nobody += not result.winners
        if levels:
            kinds = kinds[-1:] + kinds[:-1]

    return Report(
        game=game.key,
        players=seats,
        games=games,
        finished=games,
        moves=moves,
        moves_per_game=moves / max(games, 1),
        kinds={kind: summed_up(kinds.count(kind), found) for kind, found in results.items()},
        nobody=nobody,
    )


def summed_up(seats: int, results: Sequence[tuple[bool, int]]) -> Kind:
    played = max(len(results), 1)
    wins, score = (sum(numbers) for numbers in zip((0, 0), *results, strict=True))
    return Kind(seats, wins, wins / played, *interval(wins, played), score / played)


def interval(wins: int, games: int) -> tuple[float, float]:
    """Return between what the chance to win is with 95 % confidence (Wilson's score interval)."""
    z, rate = 1.96, wins / games
    middle = rate + z * z / (2 * games)
    reach = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return (middle - reach) / (1 + z * z / games), (middle + reach) / (1 + z * z / games)


def play_one(
    game: AnyGame,
    seats: int,
    seed: int,
    options: Mapping[str, str],
    kinds: Sequence[str] = (),
    reload: bool = False,
    watch: Callable[[AnySession], None] = lambda session: None,
) -> tuple[Result, int]:
    """Play one game to its end; its result and how many moves it took. Each seat has a player of
    one of `KINDS`; without any, all are random.

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
            kind = kinds[seat] if kinds else RANDOM
            if kind == RANDOM:
                answer = random_answer(ask, rng)
            elif kind == STAND_IN:
                answer = game.stand_in(game.view(session.table, seat), ask, rng)
            else:
                answer = computer_answer(game, session.view(seat), ask, rng, Thinking(kind))
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
