"""Random games of every kind, for the tests that must hold for every game of the house.

A game adds `tests/games/<key>_tables.py` with two helpers: `reshuffled(table, seat, rng)`, a
table that could as well be the given one, for all that the seat can see; and
`lively(seats, options, seed)`, a table at a checkpoint on which random players meet every rule.
If a line shows to all what is hidden again afterwards, `SHOWN` names it there.
Beside them stand its `FAMILIES`: see `test_catalogs.py`.

The checks themselves are in `check_play.py`, `check_secrets.py` and `check_texts.py`. Each takes a
game and raises AssertionError with a message that says what its author should do.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import Any

import pytest

from games import GAMES
from games.core import Answer, Game, Rng
from games.session import Session
from games.standin import random_answer
from tests.samples import some_or_all

AnyGame = Game[Any, Any]
AnySession = Session[Any, Any]

EVERY = [
    pytest.param(
        game,
        seats,
        id=f"{game.key}-{seats}",
        marks=[] if seats in (game.seats[0], game.seats[-1]) else pytest.mark.slow,
    )
    for game in GAMES.values()
    for seats in game.seats
]
every_game = pytest.mark.parametrize(("game", "seats"), EVERY)
fewest_or_every_seat = pytest.mark.parametrize(  # for whole games of stand-ins
    ("game", "seats"),
    [
        pytest.param(game, seats, id=f"{game.key}-{seats}", marks=[pytest.mark.slow] * (number > 0))
        for game in GAMES.values()
        for number, seats in enumerate(game.seats)
    ],
)
some_moves = some_or_all("stride", 8, 1)  # from one move that is looked at to the next
some_games = some_or_all("games", 1, 3)

MOVES, FEWER = 120, 80  # of a game, as far as it is followed: in full, and in a sample


def all_options(game: AnyGame, seats: int) -> Iterator[dict[str, str]]:
    """Every choice of every setting, together in turn: not each with each."""
    for number in range(max((len(setting.choices) for setting in game.settings), default=1)):
        yield some_options(game, number, seats)


def some_options(game: AnyGame, number: int, seats: int) -> dict[str, str]:
    """A choice of every setting, of those that so many can play with."""
    chosen = {}
    for setting in game.settings:
        choices = [choice for choice in setting.choices if setting.allows(choice, seats)]
        chosen[setting.key] = choices[number % len(choices)]
    return chosen


def tables(game: AnyGame) -> Any:
    return importlib.import_module(f"tests.games.{game.key}_tables")


def started(game: AnyGame, seats: int, games: int) -> Iterator[AnySession]:
    """Games at their start, and as many lively ones."""
    for number in range(games):
        yield Session.start(game, seats, some_options(game, number, seats), number)
    for number in range(games):
        yield Session(game, tables(game).lively(seats, some_options(game, number, seats), number))


def sampled(games: int, stride: int) -> int:
    """Return how many games are walked through: half of them where not every move is looked at."""
    return games if stride == 1 else max(games // 2, 1)


def walked(
    game: AnyGame, seats: int, games: int, stride: int = 1
) -> Iterator[tuple[AnySession, int, Rng, bool]]:
    """Sessions of random games before each of their moves: with the seat that moves next, and
    whether to look closely. That is so at every move, or at some in half the games, which are not
    followed as far: each begins with another one. The seat answers then, unless the caller has let
    it."""
    for number, session in enumerate(started(game, seats, sampled(games, stride))):
        rng = Rng(100 + number)
        for move in range(MOVES if stride == 1 else FEWER):
            if session.result is not None:
                break
            seat = rng.pick(list(session.pending))
            pending = session.pending
            yield session, seat, rng, (move - number) % stride == 0
            if session.pending is pending:
                session.answer(seat, random_answer(pending[seat], rng))


def watched(
    game: AnyGame, seats: int, games: int, stride: int = 1
) -> Iterator[tuple[AnySession, int, Rng]]:
    """The moments at which to look closely."""
    for session, seat, rng, closely in walked(game, seats, games, stride):
        if closely:
            yield session, seat, rng


def answered(
    game: AnyGame, seats: int, games: int, most: int = MOVES
) -> Iterator[tuple[AnySession, int, Answer]]:
    """Sessions of random games before each of their moves, with who moves and the answer: it is
    given then, unless the caller has done so."""
    for number, session in enumerate(started(game, seats, games)):
        rng = Rng(100 + number)
        for _ in range(most):
            if session.result is not None:
                break
            seat = rng.pick(list(session.pending))
            answer = random_answer(session.pending[seat], rng)
            pending = session.pending
            yield session, seat, answer
            if session.pending is pending:
                session.answer(seat, answer)


def player(seat: int | None) -> str:
    """Return whose view it is, for messages."""
    return "everybody" if seat is None else f"seat {seat}"
