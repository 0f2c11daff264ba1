"""What a player of Bestiary of Sigillum may know: everything but the order of the event deck."""

from __future__ import annotations

from dataclasses import dataclass

from games.sigillum.battle import Battle
from games.sigillum.table import Sigillum


@dataclass
class View:
    seat: int | None  # whose view; None is everybody's
    seats: int
    battle: Battle
    round: int  # 0 while bands are formed
    side: int  # whose turn it is: 0 is the first player or team
    first: int  # the timekeeper's seat
    pool: list[str]
    banned: list[str]
    events: int  # cards left in the deck
    upcoming: str | None
    puzzle: str | None
    over: bool


def view(t: Sigillum, seat: int | None) -> View:
    return View(
        seat=seat,
        seats=t.seats,
        battle=t.battle,
        round=t.round,
        side=t.side,
        first=t.first,
        pool=t.pool if t.round == 0 else [],
        banned=t.banned,
        events=len(t.deck),
        upcoming=t.upcoming,
        puzzle=t.puzzle,
        over=t.battle.fallen is not None,
    )
