"""A game is the same in every process: what has no order of its own, a set of words for instance,
comes in another one there, and must decide nothing."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from games import GAMES
from games.core import Game, Rng
from games.session import Session
from games.standin import random_answer
from tests.games.every_game import some_options

ROOT = Path(__file__).parents[2]
MOVES = 150
PLAYED_AGAIN = """
import sys
import msgspec
from games import GAMES
from games.session import Session
for key, seats, options, seed, moves in msgspec.json.decode(sys.stdin.buffer.read()):
    session = Session.start(GAMES[key], seats, options, seed)
    for seat, answer in moves:
        session.answer(seat, answer)
    print(msgspec.json.encode(session.table).decode())
"""


def played(game: Game[Any, Any], seats: int, options: dict[str, str]) -> tuple[list[Any], str]:
    """The answers of a random game, and the table after the last of them."""
    rng = Rng(seats)
    moves: list[Any] = []
    session: Session[Any, Any] = Session.start(game, seats, options, seats)
    while session.result is None and len(moves) < MOVES:
        seat = rng.pick(list(session.pending))
        answer = random_answer(session.pending[seat], rng)
        session.answer(seat, answer)
        moves.append((seat, answer))
    return moves, msgspec.json.encode(session.table).decode()


def test_a_game_is_the_same_in_a_process_where_sets_have_another_order() -> None:
    games, expected = [], []
    for game in GAMES.values():
        for number, seats in enumerate((game.seats[0], game.seats[-1])):
            options = some_options(game, number, seats)
            moves, table = played(game, seats, options)
            games.append((game.key, seats, options, seats, moves))
            expected.append(table)
    other = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    again = subprocess.run(
        [sys.executable, "-c", PLAYED_AGAIN],
        input=msgspec.json.encode(games),
        env=os.environ | {"PYTHONHASHSEED": other},
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    assert again.stdout.decode().splitlines() == expected
