"""Who may do what at a table: decided here, and nowhere else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.errors import Refused

if TYPE_CHECKING:
    from bot.tables.model import Live


@dataclass(frozen=True)
class Actor:
    """Whoever presses a button or gives a command."""

    user: int
    name: str = ""  # as the server shows it
    moderator: bool = False  # may manage the channel or the server


def is_host(live: Live, actor: Actor) -> bool:
    return actor.user == live.row.host


def may_vacate(live: Live, seat: int, actor: Actor) -> bool:
    """Whether somebody may hand a seat to a stand-in or to another player."""
    return live.seats[seat].user == actor.user or is_host(live, actor) or actor.moderator


def _host_only(live: Live) -> Refused:
    seat = live.seat_of(live.row.host)
    return Refused("host-only", host="none" if seat is None else live.words().seat(seat))


def require_host(live: Live, actor: Actor) -> None:
    """Refuse everybody but the host, moderators too: it is the host who sets up a game."""
    if not is_host(live, actor):
        raise _host_only(live)


def require_host_or_moderator(live: Live, actor: Actor) -> None:
    if not is_host(live, actor) and not actor.moderator:
        raise _host_only(live)


def require_may_vacate(live: Live, seat: int, actor: Actor) -> None:
    if not may_vacate(live, seat, actor):
        raise _host_only(live)


def require_seat(live: Live, user: int) -> int:
    """Return the seat of somebody who sits at the table; refuse everybody else."""
    seat = live.seat_of(user)
    if seat is None:
        raise Refused("not-at-this-table")
    return seat


def require_own_seat(live: Live, seat: int, user: int) -> None:
    if live.seats[seat].user != user:
        raise Refused("not-your-seat", who=live.words().seat(seat))
