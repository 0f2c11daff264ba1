"""Positions whose pictures are kept beside the tests: a change of the look is seen as one.

`python -m tests.renderers.golden` draws them anew; then look at them before you commit. The README
shows some of them, and a film of one game, which `film` as argument makes anew.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import renderers
from bot.language.texts import Words
from games import GAMES
from games.core import Rng
from games.session import Session
from renderers import Picture
from renderers.animation import Shot, animate, shot

FOLDER = Path(__file__).with_name("golden")
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")
FILM = "xidit"
PACE = 450  # milliseconds

AnySession = Session[Any, Any]


@dataclass(frozen=True)
class Position:
    """A game of stand-ins, up to a moment after so many moves."""

    game: str
    name: str
    seats: int
    moves: int
    until: Callable[[AnySession], bool] = bool  # as soon as somebody is asked, by default
    own: bool = False  # the picture of whoever is asked
    desk: bool = False

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.game}-{self.name}.png"


def asks(prompt: str) -> Callable[[AnySession], bool]:
    """Wait for a decision of this kind."""
    return lambda session: any(ask.prompt.key == prompt for ask in session.pending.values())


def is_over(session: AnySession) -> bool:
    return not session.pending


POSITIONS = (
    Position("liarsdice", "public", 4, 9),
    Position("liarsdice", "own", 4, 12, own=True),
    Position("liarsdice", "desk", 4, 12, own=True, desk=True),
    Position("xidit", "public", 4, 60),
    Position("xidit", "own", 4, 60, asks("plan-orders"), own=True),
    Position("xidit", "desk", 4, 60, asks("plan-orders"), own=True, desk=True),
    Position("xidit", "result", 3, 0, is_over),
    Position("annodomini", "public", 3, 24),
    Position("annodomini", "own", 3, 24, own=True),
    Position("annodomini", "desk", 3, 24, own=True, desk=True),
    Position("annodomini", "result", 3, 0, is_over),
    Position("sigillum", "public", 2, 40),
    Position("sigillum", "own", 2, 40, own=True),
    Position("sigillum", "desk", 2, 40, own=True, desk=True),
    Position("sigillum", "result", 2, 0, is_over),
    Position("mageknight", "public", 2, 60),
    Position("mageknight", "own", 2, 60, own=True),
    Position("mageknight", "desk", 2, 60, own=True, desk=True),
)


def played(game: str, seats: int) -> Iterator[AnySession]:
    """Yield a game before each move of its stand-ins."""
    session, rng = Session.start(GAMES[game], seats, {}, seed=1), Rng(1)
    while session.pending:
        yield session
        seat, ask = next(iter(session.pending.items()))
        session.answer(seat, GAMES[game].stand_in(session.view(seat), ask, rng))
    yield session


@cache
def reached(game: str, seats: int, moves: int, until: Callable[[AnySession], bool]) -> AnySession:
    return next(
        session
        for number, session in enumerate(played(game, seats))
        if number >= moves and (until is bool or until(session))
    )


def words_for(game: str) -> Words:
    return Words("en", game, NAMES.__getitem__, markup=False, letter=lambda seat: NAMES[seat][0])


def drawn(position: Position) -> Picture:
    session = reached(position.game, position.seats, position.moves, position.until)
    seat = next(iter(session.pending)) if position.own else None
    ask = session.pending[seat] if seat is not None else None
    words = words_for(position.game)
    view = session.view(seat)
    return renderers.draw(position.game, view, words, ask, desk=position.desk)[0]


def film() -> bytes:
    """Make a film of the first years of a game."""
    words = words_for(FILM)
    shots = []
    for session in played(FILM, 4):
        layers = renderers.layers(FILM, session.view(None), words)
        shots.append(
            shot(layers)
            if layers is not None
            else Shot(renderers.draw(FILM, session.view(None), words)[0].data)
        )
        if len(shots) == 60:
            break
    return animate(shots, PACE, 2 * 1000 * 1000)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for position in POSITIONS:
        position.path.write_bytes(drawn(position).data)
    if "film" in sys.argv:
        (FOLDER / f"{FILM}-film.gif").write_bytes(film())
