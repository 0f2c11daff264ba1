"""Guided first games at a learner's own table, of which nobody else is told."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.errors import Refused
from bot.language.texts import Words
from bot.store.rows import PLAYING, SeatRow, TableRow
from bot.tables import fairness, names
from bot.tables.actors import Actor
from bot.tables.answers import Answered
from bot.tables.model import Live, letters
from bot.tables.play import Play, TableUpdate, public
from bot.tables.registry import decided_again
from games import GAMES
from games.core import Answer, Ask, Line
from games.lessons import LEARNER, Guide, Lesson, Progress, Step, lessons
from games.session import Move

NOWHERE = 0  # the server and channel of a lesson


@dataclass(frozen=True)
class Taken:
    """What came of a learner's answer."""

    answered: Answered
    story: list[Line] = field(default_factory=list)  # what has happened since, told to all
    by_guide: bool = False  # the suggestion was played: they had tried something else twice
    played_on: bool = False  # computer players have decided for the learner, too


@dataclass(frozen=True)
class TakenBack:
    """A learner's answer was not given: the lesson could not go on with it."""

    step: Step[Any]


def guide_of(live: Live) -> Guide[Any]:
    """Return the guide of a lesson's table."""
    return Guide(live.game, lesson_at(live))


def progress_of(live: Live) -> Progress:
    assert live.row.lesson is not None
    return live.row.lesson


def lesson_at(live: Live) -> Lesson[Any]:
    return _lesson(live.row.game, progress_of(live).lesson)


def is_over(live: Live) -> bool:
    """Return whether a lesson has come to its end."""
    if live.session is None:
        return True
    return guide_of(live).is_over(live.session, progress_of(live))


def lesson_after(live: Live) -> Lesson[Any] | None:
    """Return the next lesson of the same game, if there is one."""
    all_ = lessons(live.row.game)
    place = all_.index(lesson_at(live)) + 1
    return all_[place] if place < len(all_) else None


def _lesson(game: str, key: str) -> Lesson[Any]:
    found = next((lesson for lesson in lessons(game) if lesson.key == key), None)
    if found is None:
        raise Refused("no-lesson")
    return found


class Lessons:
    def __init__(self, play: Play) -> None:
        self.play = play
        self.tables = play.tables
        self.store = play.store
        self.clock = play.clock

    async def under_way(self, user: int, game: str) -> Live | None:
        """Return the lesson that somebody has begun in a game, if it can go on."""
        if game not in GAMES or not lessons(game):
            raise Refused("no-lesson")
        table_id = await self.store.lesson_of(user, game)
        if table_id is None:
            return None
        live = await self.tables.get(table_id, opened=False)
        known = any(lesson.key == progress_of(live).lesson for lesson in lessons(game))
        return live if known and live.load_error is None and not is_over(live) else None

    @decided_again
    async def begin(self, actor: Actor, game: str, lang: str, key: str = "") -> Live:
        """Begin a lesson, the first one of a game if none is named, in place of an earlier one."""
        if game not in GAMES or not lessons(game):
            raise Refused("no-lesson")
        lesson = _lesson(game, key or lessons(game)[0].key)
        while (old := await self.store.lesson_of(actor.user, game)) is not None:
            await self.tables.drop_lesson(old)
        options = GAMES[game].options(lesson.options)
        row = TableRow(NOWHERE, NOWHERE, game, actor.user, lang, options, PLAYING, remind=0)
        row.opened_at = row.started_at = self.clock()
        row.key = secrets.token_hex(fairness.KEY_BYTES)  # of receipts: chance has the lesson's seed
        row.lesson = Progress(lesson.key)
        row.idle = 0
        computer = [Words(lang).say("stand-in-name", n=n) for n in range(1, lesson.seats)]
        seats = [SeatRow(0, LEARNER, actor.user, names.clean(actor.name))]
        seats += [SeatRow(0, n, None, name) for n, name in enumerate(computer, start=1)]
        for seat, letter in zip(seats, letters(seats), strict=True):
            seat.letter = letter
        session = lesson.start(GAMES[game])
        row.saved, row.version = session.saved, GAMES[game].version
        table_id = await self.tables.add(row, seats, [], [(0, line) for line in session.opening])
        async with self.tables.locked(table_id) as live:
            update = TableUpdate()
            await asyncio.to_thread(self._go_on, live, update)
            await self.play.advance(live, update)
        return live

    @decided_again
    async def answer(
        self, table_id: int, user: int, seat: int, serial: int, answer: Sequence[str] | None
    ) -> Taken | TakenBack:
        """Store a learner's answer, or the suggestion if they give none, and all that follows.

        Where a step insists on its suggestion, another answer is taken back once; then the
        suggestion is played. Raise as `Play.answer` does.
        """
        async with self.tables.locked(table_id) as live:
            guide, progress, session = guide_of(live), progress_of(live), live.playing
            step = guide.step(session, progress)
            if answer is None and seat in session.pending:
                answer = guide.suggestion(session, step)
            ask, given = self.play.checked(live, user, seat, serial, answer or ())
            by_guide = False
            if step is not None and step.insists:
                suggested = guide.suggestion(session, step)
                if given != suggested and not progress.insisted:
                    progress.insisted = True
                    async with self.tables.saving(live):
                        await self.store.save_table(live.row)
                    return TakenBack(step)
                by_guide = given != suggested
                given = suggested
            progress.insisted = False
            progress.free = 0 if step is not None else progress.free + 1
            progress.step += step is not None
            update = self.play.step(live, seat, given)
            update.shows_next = True
            played_on = await asyncio.to_thread(self._go_on, live, update)
            await self.play.advance(live, update)
            return self._taken(ask, given, update, by_guide, played_on)

    def _taken(
        self, ask: Ask, given: Answer, update: TableUpdate, by_guide: bool, played_on: bool
    ) -> Taken:
        lines = [line for _, line in update.lines]
        private = [line for line in lines if line.to == LEARNER]
        return Taken(Answered(ask, given, private), public(lines), by_guide, played_on)

    def _go_on(self, live: Live, update: TableUpdate) -> bool:
        """Let the computer players decide until the learner has to; return whether they have
        decided for the learner, too."""
        guide, session, progress = guide_of(live), live.playing, progress_of(live)
        played_on = False

        def give(move: Move) -> None:
            update.add(self.play.step(live, move.seat, move.answer))

        while True:
            while (move := guide.next_move(session)) is not None:
                give(move)
            moves = guide.play_on(session, progress) if session.result is None else []
            for move in moves:
                give(move)
                played_on |= move.seat == LEARNER
            if not moves:
                return played_on
