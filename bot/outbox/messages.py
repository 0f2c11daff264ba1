"""What is to be told, and to whom: facts, never sentences.

They are written in the transaction of the move that they tell of, and put into words when they
are sent, in the reader's language and as the table is then.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from bot.store.rows import OutRow
from games.core import Line, Text


class Fact(msgspec.Struct, frozen=True, tag_field="kind"):
    pass


class Post(Fact, frozen=True, tag="post"):
    """Something happened at a table: its channel is told, with the board as it is then."""

    story: list[Line] = []
    grows: bool = False  # it goes on where the newest post ends
    named: list[tuple[int, int]] = []  # seats, with their serials, whose decision it is now
    calls: list[int] = []  # people who are asked to come
    retracts: list[Line] = []  # what was told before, and was undone by the seat `undone_by`
    undone_by: int | None = None
    epoch: int | None = None  # the checkpoint from which on the log tells it in detail


class Refresh(Fact, frozen=True, tag="refresh"):
    """The newest post of a table is out of date."""


class Redraw(Fact, frozen=True, tag="redraw"):
    """The picture of the newest post is older than its words, since it was drawn just before."""


class Question(Fact, frozen=True, tag="ask"):
    """A player owes a decision."""

    seat: int
    serial: int
    reminder: bool = False
    alone: bool = False  # no post has told it


class Private(Fact, frozen=True, tag="private"):
    """Something was said that only one player may know."""

    seat: int
    lines: list[Line]


class Briefing(Fact, frozen=True, tag="brief"):
    """Somebody has sat down in the middle of a game."""

    seat: int


class Turn(Fact, frozen=True, tag="follow"):
    """A turn is over, for somebody who looks on: what was said between two checkpoints."""

    epoch: int
    before: int | None


class Ballot(Fact, frozen=True, tag="vote"):
    """A vote was called, or has changed."""

    vote: int


class OldButtons(Fact, frozen=True, tag="strip"):
    """A message carries the buttons no more: it says only what stays true."""

    channel: int
    message: int
    story: list[Line] = []
    cut: bool = False
    epoch: int | None = None  # between these two checkpoints the log tells it in detail
    until: int | None = None
    lobby: bool = False  # it shows a table whose game has begun since, or that is somewhere else


class TryDMsAgain(Fact, frozen=True, tag="knock"):
    """Somebody whose DMs were closed is here: perhaps they are open again."""


class Note(Fact, frozen=True, tag="note"):
    """A sentence by itself, without the board."""

    text: Text
    pings: list[int] = []


class Farewell(Note, frozen=True, tag="farewell"):
    """Why a table is suspended: told in its channel, also while it is."""


Message: TypeAlias = (
    Post
    | Refresh
    | Redraw
    | Question
    | Private
    | Briefing
    | Turn
    | Ballot
    | OldButtons
    | TryDMsAgain
    | Note
    | Farewell
)


def from_row(row: OutRow) -> Message:
    """Read the fact in a row of the outbox."""
    fact: Message = msgspec.convert({**row.body, "kind": row.kind}, Message)
    return fact


def to_row(table_id: int, place: str, fact: Message, due: float = 0.0) -> OutRow:
    """Make a row of the outbox from a fact."""
    body: dict[str, Any] = msgspec.to_builtins(fact)
    return OutRow(table_id, place, body.pop("kind"), body, due)
