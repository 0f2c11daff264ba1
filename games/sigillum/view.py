"""What a player of Bestiary of Sigillum may know: everything but the order of the event deck."""

from __future__ import annotations

from dataclasses import dataclass

from games.sigillum.battle import Battle
from games.sigillum.puzzles import ENEMY, PUZZLES, YOU, goal_reached
from games.sigillum.rules.draft import picks_each
from games.sigillum.table import Sigillum
from games.sigillum.telling.deeds import Recent


@dataclass
class View:
    seat: int | None  # whose view; None is everybody's
    seats: int
    battle: Battle
    round: int  # 0 while bands are formed
    side: int  # whose turn it is: 0 is the first player or team
    first: int  # the timekeeper's seat
    # The seats of each side, clockwise from the timekeeper. In a puzzle the enemies have a seat
    # too, though nobody sits there.
    teams: tuple[tuple[int, ...], tuple[int, ...]]
    towers: list[int | None]  # the side that controls each of them
    picks: int  # how many characters each player picks
    pool: list[str]
    banned: list[str]
    events: int  # cards left in the deck
    upcoming: str | None
    recent: Recent  # what was done in the turn that is being played, or in the last one
    puzzle: str | None
    over: bool  # a castle has fallen, or a puzzle's solution was shown
    winner: int | None  # the side that has won, also by solving its puzzle


def view(t: Sigillum, seat: int | None) -> View:
    return View(
        seat=seat,
        seats=t.seats,
        battle=t.battle,
        round=t.round,
        side=t.side,
        first=t.first,
        teams=teams(t),
        towers=t.battle.controllers(),
        picks=picks_each(t),
        pool=t.pool if t.round == 0 else [],
        banned=t.banned,
        events=len(t.deck),
        upcoming=t.upcoming,
        recent=t.recent,
        puzzle=t.puzzle,
        over=t.battle.fallen is not None or t.shown,
        winner=winner(t),
    )


def teams(t: Sigillum) -> tuple[tuple[int, ...], tuple[int, ...]]:
    if t.puzzle is not None:
        return (YOU,), (ENEMY,)
    return tuple(t.seats_of(0)), tuple(t.seats_of(1))


def winner(t: Sigillum) -> int | None:
    if t.battle.fallen is not None:
        return 1 - t.battle.fallen
    if t.puzzle is not None and not t.shown and goal_reached(t.battle, PUZZLES[t.puzzle]):
        return YOU
    return None
