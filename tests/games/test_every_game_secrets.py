"""What must hold for every game of the house, at every number of players: its secrets.

See `every_game.py` for what a game adds for these tests.
"""

from __future__ import annotations

import pytest

from games.core import Rng
from games.standin import random_answer
from tests.games.check_finality import check_finality
from tests.games.check_secrets import check_secrets, check_views
from tests.games.every_game import AnyGame, every_game, some_moves, started
from tests.samples import some_or_all


@every_game
@some_moves
def test_views_hide_what_a_seat_cannot_see(game: AnyGame, seats: int, stride: int) -> None:
    check_views(game, seats, 3, stride)


@every_game
def test_nobody_is_shown_told_or_asked_what_is_hidden(game: AnyGame, seats: int) -> None:
    check_secrets(game, seats, 1, every_viewer=False)


@pytest.mark.slow
@every_game
def test_nobody_is_shown_told_or_asked_what_is_hidden_in_many_games(
    game: AnyGame, seats: int
) -> None:
    check_secrets(game, seats, 12)


@every_game
@some_moves
def test_who_is_asked_whether_they_are_sure_learns_nothing_hidden(
    game: AnyGame, seats: int, stride: int
) -> None:
    check_finality(game, seats, 3, stride)


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
