"""A game told again: every step of it that all could see, rebuilt from its seed and its moves."""

from __future__ import annotations

import asyncio
import hashlib
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

import msgspec

from bot.errors import Refused
from bot.store.rows import OPEN
from bot.tables.model import Live
from bot.tables.registry import Tables
from games import GAMES
from games.core import Game, IllegalAnswer, Line
from games.session import Move, Session, leads_to
from renderers.kit.cache import MEGABYTE, NOTHING, Cache

KEPT = 16 * MEGABYTE  # of games, for those who turn the pages


@dataclass
class Step:
    """What followed from a move that all could see: what was said, and how the table looked.

    Where much follows, each paragraph is a step; its views are those of the events in it.
    """

    turn: int
    lines: list[Line]
    views: list[bytes]


@dataclass(frozen=True)
class Replay:
    """All that everybody could see of a game so far."""

    game: Game[Any, Any]
    key: bytes  # of all that decides what there is to see
    steps: Sequence[Step]
    seats: int
    over: bool

    @property
    def turns(self) -> int:
        return self.steps[-1].turn

    @property
    def size(self) -> int:
        """Bytes in memory, about: the views are nearly all of it."""
        return sum(len(view) for step in self.steps for view in step.views)

    def view(self, encoded: bytes) -> Any:
        return msgspec.json.decode(zlib.decompress(encoded), type=self.game.view_type)

    def begins(self, turn: int) -> int | None:
        """The step with which a turn begins."""
        return next((n for n, step in enumerate(self.steps) if step.turn == turn), None)

    def views_of(self, turn: int) -> list[bytes]:
        """How the table looked before a turn, and after each of its events."""
        first = self.begins(turn)
        before = self.steps[first - 1].views[-1:] if first else []
        during = [view for step in self.steps if step.turn == turn for view in step.views]
        return _without_repeats([*before, *during])

    def views(self) -> list[bytes]:
        """How the table looked after each step."""
        return _without_repeats(step.views[-1] for step in self.steps)


def _without_repeats(views: Iterable[bytes]) -> list[bytes]:
    return [view for view, _ in groupby(views)]


def first_turn(live: Live) -> int:
    """The number of what comes first in a game: 0 where it is prepared before its first turn."""
    assert live.seed is not None
    begun = Session.start(live.game, len(live.seats), live.row.options, live.seed)
    return _first_turn(begun)


def _first_turn(begun: Session[Any, Any]) -> int:
    return 0 if begun.checkpoints == 1 else 1


@dataclass(frozen=True)
class _Moment:
    epoch: int  # the moves that the last checkpoint contained
    move: int
    line: Line | None
    view: bytes


@dataclass
class _Recorder:
    """Watches a game while it is played again."""

    move: int = 0  # the one that is being carried out
    moments: list[_Moment] = field(default_factory=list)
    epochs: list[int] = field(default_factory=list)  # in which anything was said
    _epoch: int = 0
    _checkpoints: int = 0
    # What was said since the game last waited, each line with the checkpoints passed till then.
    _said: list[tuple[int, Line, bytes]] = field(default_factory=list)

    def note_line(self, session: Session[Any, Any], line: Line) -> None:
        view = _public(session) if line.to is None else b""
        self._said.append((session.checkpoints, line, view))

    def note_view(self, session: Session[Any, Any]) -> None:
        """Note what was said until the game waits again, and the view then, if it has changed
        without a line.

        That alone begins no turn: the log has no turn without lines either. What is said between
        two checkpoints that one answer passes is of the turn before, as it is in the log.
        """
        for checkpoints, line, view in self._said:
            if checkpoints == session.checkpoints:
                self._follow(session)
            self._begin_turn()
            if line.to is None:
                self._note(line, view)
        self._said.clear()
        self._follow(session)
        view = _public(session)
        if not self.moments or self.moments[-1].view != view:
            if not self.epochs:
                self._begin_turn()
            self._note(None, view)

    def _follow(self, session: Session[Any, Any]) -> None:
        if session.checkpoints != self._checkpoints:
            self._checkpoints, self._epoch = session.checkpoints, self.move

    def _begin_turn(self) -> None:
        if self.epochs[-1:] != [self._epoch]:
            self.epochs.append(self._epoch)

    def _note(self, line: Line | None, view: bytes) -> None:
        self.moments.append(_Moment(self.epochs[-1], self.move, line, view))


def _public(session: Session[Any, Any]) -> bytes:
    """Compressed, since a long game has thousands of views of which each repeats the last."""
    return zlib.compress(msgspec.json.encode(session.game.view(session.table, None)), level=1)


@dataclass(frozen=True)
class Record:
    """All that decides how a game goes, and the table at its last checkpoint."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    moves: Sequence[Move]
    saved: bytes
    version: int  # which saved it

    @property
    def key(self) -> bytes:
        return hashlib.sha256(msgspec.json.encode(self)).digest()


def rebuild(record: Record) -> Replay:
    """Refused when the rules have changed, so that this is not how the game went.

    Also a game that differs only in secret is refused: what it shows could be what is hidden now.
    """
    game = GAMES[record.game]
    recorder = _Recorder()
    session = Session.start(game, record.seats, record.options, record.seed, recorder.note_line)
    turn = _first_turn(session)
    recorder.note_view(session)
    try:
        for number, move in enumerate(record.moves, start=1):
            recorder.move = number
            session.answer(move.seat, move.answer)
            recorder.note_view(session)
    except IllegalAnswer as misfit:
        raise Refused("replay-does-not-fit") from misfit
    if not leads_to(session, record.saved, record.version):
        raise Refused("replay-does-not-fit")
    turns = {epoch: number for number, epoch in enumerate(recorder.epochs, start=turn)}
    steps = _steps(recorder.moments, turns)
    return Replay(game, record.key, steps, record.seats, session.result is not None)


def _steps(moments: Sequence[_Moment], turns: dict[int, int]) -> list[Step]:
    steps: list[Step] = []
    before = None
    for moment in moments:
        lines = [moment.line] if moment.line else []
        if before is None or not _belongs(moment, steps[-1], before):
            steps.append(Step(turns[moment.epoch], lines, [moment.view]))
        else:
            steps[-1].lines += lines
            if moment.view != before.view:
                steps[-1].views.append(moment.view)
        before = moment
    return steps


def _belongs(moment: _Moment, step: Step, before: _Moment) -> bool:
    """Whether a moment is part of the step so far: the same paragraph, or nothing new to see."""
    if (moment.move, moment.epoch) != (before.move, before.epoch):
        return False
    if moment.line is None or moment.view == before.view:
        return True
    head = step.lines[-1].head
    return head is not None and moment.line.head == head


class Replays:
    """The replays of tables; rebuilt when a move was made or taken back since."""

    def __init__(self) -> None:
        self._recent = Cache(KEPT)

    async def of(self, tables: Tables, table_id: int) -> Replay:
        async with tables.locked(table_id) as live:
            record = await _record(tables, live)
        key = record.key
        replay: Replay = self._recent.get(key)
        if replay is NOTHING:
            replay = await asyncio.to_thread(rebuild, record)
            self._recent.put(key, replay, replay.size)
        return replay


async def _record(tables: Tables, live: Live) -> Record:
    row = live.row
    if row.status == OPEN:
        raise Refused("not-begun")
    if live.seed is None or row.saved is None or row.version is None:
        raise Refused("never-begun")
    moves = await tables.store.moves(row.id)
    return Record(row.game, len(live.seats), row.options, live.seed, moves, row.saved, row.version)
