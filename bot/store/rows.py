"""The rows of the database, as the rest of the bot uses them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bot.store.clock import DAY, Clock, Quiet
from games.core import NORMAL, Line
from games.lessons import Progress

OPEN, PLAYING, FINISHED, ABANDONED = "open", "playing", "finished", "abandoned"
LIVE = (OPEN, PLAYING)
PERMISSION, LOCKED = "permission", "locked"
UNKNOWN = -1  # the serial of a panel that a version before schema 9 has sent
NOBODY = 0  # stands for a person who is forgotten, where there must be one
ANYBODY = 0  # to whom a seat is open, if not to somebody


@dataclass
class TableRow:
    guild: int
    channel: int
    game: str
    host: int
    lang: str
    options: dict[str, str]
    status: str
    remind: int
    id: int = 0
    key: str | None = None
    saved: bytes | None = None
    version: int | None = None
    saved_moves: int = 0
    clock: Clock = field(default_factory=Clock)
    idle: int = 14 * DAY
    opened_at: float = 0.0
    started_at: float | None = None
    moved_at: float | None = None
    ended_at: float | None = None
    paused_at: float | None = None
    idle_asked_at: float | None = None
    exported: bool = False  # given out as a file, with all that was secret
    rests_since: float | None = None
    restored_at: float | None = None
    channel_gone: bool = False
    invited: list[int] = field(default_factory=list)  # to a rematch, in the order of its seats
    window: int = 0  # counts the times that several might react: buttons of earlier ones are stale
    lesson: Progress | None = None  # of a learner, whose own table it is; None: a real one
    revision: int = 0  # counts its changes, by whichever process: see `TableQueries.begin_change`


@dataclass
class SeatRow:
    table_id: int
    seat: int
    user: int | None
    name: str
    former: int | None = None
    serial: int = 0
    told: int = -1  # the serial of the decision that its player was last told of
    asked: int = -1  # the serial of the decision whose time runs
    asked_at: float | None = None
    reminded_at: float | None = None
    deadline: float | None = None
    bank: float | None = None
    excuses: int = 0
    lapses: int = 0
    draft: str | None = None
    standing: str | None = None  # on what they pass unasked: see bot.tables.reactions
    seen: int | None = None  # the last line of the log when its player last acted
    open_to: int | None = None
    letter: str | None = None  # that marks it from the beginning of the game on
    level: str = NORMAL  # how well a computer player plays there


@dataclass
class OutRow:
    table_id: int
    place: str
    kind: str
    body: dict[str, Any] = field(default_factory=dict)
    due: float = 0.0
    id: int = 0
    tries: int = 0
    batch: int | None = None
    tried_at: float | None = None


@dataclass(frozen=True)
class BlockedRow:
    """A channel to which Herald may not write at the moment."""

    place: str
    table_id: int
    guild: int
    why: str  # PERMISSION or LOCKED


@dataclass
class PanelRow:
    """The message that carries a table's buttons at a place."""

    table_id: int
    place: str
    channel: int
    message: int
    # What a post tells, but for who is awaited; what remains of a player's own panel.
    story: list[Line] = field(default_factory=list)
    cut: bool = False  # it tells only the end of that, and messages before it the rest
    epoch: int | None = None  # the checkpoint from which on the log tells its story
    serial: int = UNKNOWN  # of the decision that a player's own panel shows
    lobby: bool = False  # it shows a table before its game


@dataclass
class Person:
    user: int
    lang: str = "en"
    dm: int | None = None
    dm_closed: bool = False
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    remind: int | None = None
    away_until: float | None = None
    listed: bool = True
    typed_at_once: bool = False  # what they type counts without being shown to them first
    confirms: bool = True  # they are asked once more before what cannot be undone
    tips: bool = True  # they are told what matters when they first meet a kind of decision
    desk: bool = False  # their own pictures are in landscape

    def away(self, now: float) -> bool:
        return self.away_until is not None and now < self.away_until

    def quiet_until(self, now: float) -> float | None:
        """Return the end of their quiet hours, or None outside of them."""
        if self.quiet_from is None or self.quiet_to is None:
            return None
        return Quiet(self.zone, self.quiet_from, self.quiet_to).until(now)

    def reachable(self, now: float) -> bool:
        return not self.away(now) and self.quiet_until(now) is None


@dataclass
class VoteRow:
    table_id: int
    kind: str
    seat: int | None  # whom it is about
    serial: int | None  # of that seat, when it was called
    candidate: int | None  # who would take that seat; None: anybody
    by: int  # 0: the timekeeper
    closes_at: float
    ballots: dict[str, bool] = field(default_factory=dict)  # by user
    outcome: str | None = None
    message: int | None = None
    id: int = 0


@dataclass(frozen=True)
class ResultRow:
    """A person's part in a finished game."""

    table_id: int
    seat: int
    user: int | None  # None: they have asked to be forgotten
    guild: int
    game: str
    place: int
    won: bool
    score: int
    people: int
    answers: int
    waited: float  # seconds, all their answers together
    lasted: float
    lapses: int
    ended_at: float


@dataclass(frozen=True)
class RatingRow:
    """How strong somebody is at a game, as far as is known on a server."""

    guild: int
    game: str
    user: int
    mu: float
    sigma: float
    games: int
