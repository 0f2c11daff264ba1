"""Who may do what at a table: decided here, and nowhere else."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.errors import Refused
from bot.store.operating.server_rules import ServerRules

if TYPE_CHECKING:
    from bot.tables.model import Live
    from bot.tables.operating.blocklist import Blocklist


@dataclass(frozen=True)
class Actor:
    """Whoever presses a button or gives a command."""

    user: int
    name: str = ""  # as the server shows it
    moderator: bool = False  # may manage the channel or the server
    manager: bool = False  # may manage the server
    roles: frozenset[int] = frozenset()  # on the server where they act


# Anywhere


def require_admitted(
    blocklist: Blocklist, user: int, guild: int | None, own_data: bool = False
) -> None:
    """Refuse whoever is blocked, and everybody on a server that is. What is stored about somebody
    stays theirs to see and to delete: `own_data`."""
    if user in blocklist.users and not own_data:
        raise Refused("blocked-user")
    if guild in blocklist.servers:
        raise Refused("blocked-server")


# On a server


def require_manager(actor: Actor) -> None:
    if not actor.manager:
        raise Refused("managers-only")


def require_may_open(rules: ServerRules, actor: Actor, places: Collection[int]) -> None:
    """Refuse those who may not open a table by the server's rules, or not in this channel.

    `places` are the channel and, if it is a thread, the one above it.
    """
    if rules.role is not None and rules.role not in actor.roles and not actor.manager:
        raise Refused("server-role-only", role=rules.role)
    require_table_place(rules, places)


def require_table_place(rules: ServerRules, places: Collection[int]) -> None:
    """Refuse a channel in which a server wants no tables. That goes for its managers, too: they
    can change the rule."""
    if rules.channels and not set(rules.channels) & set(places):
        raise Refused("server-not-here", channel=[*rules.channels])


# At a table


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
