"""Votes of the people at a table: to pause, to give more time, to replace, to take back, to end."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from bot.errors import Refused
from bot.store.clock import BANK, DAY, NONE, time_for
from bot.store.rows import PLAYING
from bot.tables.actors import require_seat
from bot.tables.answers import why_no_undo
from bot.tables.model import Live
from bot.tables.play import TableUpdate, public
from bot.tables.registry import decided_again
from bot.tables.seats import Seating
from bot.tables.timing import deadlines
from bot.tables.voting.ballots import (
    END,
    EXTEND,
    FAILED,
    LATE,
    PASSED,
    PAUSE,
    REPLACE,
    UNDO,
    Vote,
    load,
    open_at,
    record,
)
from games.core import IllegalAnswer, Text, text
from games.session import Move, Session

OPEN_FOR = 2 * DAY  # then those who have voted decide
PATIENCE = DAY  # how long the others must have waited before a vote may replace a player


class Votes:
    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.play = seating.play
        self.tables = seating.tables
        self.store = seating.store
        self.clock = seating.clock

    @decided_again
    async def call(
        self,
        table_id: int,
        user: int,
        kind: str,
        about: int | None = None,
        candidate: int | None = None,
    ) -> None:
        """Call a vote; the caller's own ballot is a yes. `about` is a user."""
        async with self.tables.locked(table_id) as live:
            session = live.playing
            seat = require_seat(live, user)
            for vote in await open_at(self.store, table_id):
                if vote.kind == kind and vote.stands(live):
                    raise Refused("vote-open-already")
            target = seat if kind == UNDO else None
            if kind == REPLACE:
                target = self._late_player(live, user, about)
            if kind == UNDO and not session.can_rewind(seat):
                why = why_no_undo(live, seat)
                raise Refused(why.key, **why.args)
            if kind == EXTEND and live.row.clock.kind == NONE:
                raise Refused("clock-none")
            if kind == PAUSE and live.row.paused_at is not None:
                raise Refused("paused-already")
            await self.begin(live, kind, user, target, candidate)

    def _late_player(self, live: Live, user: int, about: int | None) -> int:
        seat = None if about is None else live.seat_of(about)
        if seat is None or about == user:
            raise Refused("vote-about-whom")
        asked = live.seats[seat].asked_at
        if asked is None or self.clock() - asked < PATIENCE:
            raise Refused("vote-too-early", hours=PATIENCE // 3600)
        return seat

    async def begin(
        self,
        live: Live,
        kind: str,
        user: int | None,
        seat: int | None,
        candidate: int | None = None,
    ) -> None:
        """Open a vote; the table is locked. A vote of one is decided at once."""
        now = self.clock()
        serial = None if seat is None else live.seats[seat].serial
        vote = Vote(live.row.id, kind, seat, serial, candidate, user or 0, now + OPEN_FOR)
        if user is not None:
            vote.ballots[str(user)] = True
        async with self.tables.saving(live):
            await record(self.tables, live, vote)
            await self.store.save_seats(live.row.id, live.seats)
        await self._decide(live, vote)

    @decided_again
    async def cast(self, vote_id: int, user: int, yes: bool) -> None:
        async with self._locked(vote_id) as (live, vote):
            if vote.outcome is not None:
                raise Refused("vote-over")
            if user not in [seat.user for seat in vote.voters(live)]:
                raise Refused("not-your-vote")
            vote.ballots[str(user)] = yes
            async with self.tables.saving(live):
                await record(self.tables, live, vote)
            await self._decide(live, vote)

    async def due(self, now: float) -> list[int]:
        """Return the votes to count: their time is over, or was set by a clock that was wrong."""
        return await self.store.votes_to_count(now, OPEN_FOR)

    @decided_again
    async def count(self, vote_id: int) -> None:
        async with self._locked(vote_id) as (live, vote):
            if vote.outcome is not None:
                return
            latest = self.clock() + OPEN_FOR
            if vote.closes_at > latest:
                vote.closes_at = latest
                async with self.tables.saving(live):
                    await record(self.tables, live, vote)
            await self._decide(live, vote)

    @asynccontextmanager
    async def _locked(self, vote_id: int) -> AsyncIterator[tuple[Live, Vote]]:
        known = await load(self.store, vote_id)
        if known is None:
            raise Refused("vote-over")
        async with self.tables.locked(known.table_id) as live:
            vote = await load(self.store, vote_id)  # as it is now that nobody else changes it
            assert vote is not None
            yield live, vote

    async def _decide(self, live: Live, vote: Vote) -> None:
        """Carry out the outcome, if it is clear, in the transaction that stores it."""
        if live.row.status != PLAYING or not vote.stands(live):
            vote.outcome = FAILED
        else:
            vote.outcome = vote.decided(live, self.clock())
        if vote.outcome is None:
            return
        if vote.outcome == PASSED:
            await CARRY_OUT[vote.kind](self, live, vote)
            return
        if vote.kind == LATE and live.row.status == PLAYING and vote.stands(live):
            assert vote.seat is not None
            await deadlines.more_time(self.store, live, live.seats[vote.seat], self.clock())
        await self._save(live, vote)

    async def _save(self, live: Live, vote: Vote | None, *announcement: Text) -> None:
        async with self.tables.saving(live):
            await self.store.save_table(live.row)
            await self.store.save_seats(live.row.id, live.seats)
            if vote is not None:
                await record(self.tables, live, vote)
            if announcement:
                await self.tables.post(live, *announcement)
            else:
                await self.tables.refresh(live)

    # What a vote can bring

    async def pause(self, live: Live, vote: Vote) -> None:
        live.row.paused_at = self.clock()
        await self._save(live, vote, text("paused"))

    @decided_again
    async def resume(self, table_id: int, user: int) -> None:
        """End a pause, as anybody at the table may; its time is charged to nobody."""
        async with self.tables.locked(table_id) as live:
            seat = require_seat(live, user)
            live.require_playing()
            if live.row.paused_at is None:
                raise Refused("not-paused")
            now, since = self.clock(), live.row.paused_at
            live.row.paused_at, live.row.moved_at = None, now
            for row in live.seats:
                await deadlines.shift(self.store, live, row, since, now)
            await self._save(live, None, text("resumed", seat=seat))

    async def extend(self, live: Live, vote: Vote) -> None:
        more = live.row.clock.seconds
        for seat in live.seats:
            seat.deadline = seat.deadline and seat.deadline + more
            if live.row.clock.kind == BANK:
                seat.bank = (time_for(live.row.clock, seat.bank) or 0) + more
        await self._save(live, vote, text("extended", hours=more // 3600))

    async def replace(self, live: Live, vote: Vote) -> None:
        assert vote.seat is not None
        if vote.candidate is not None and live.seat_of(vote.candidate) is not None:
            vote.outcome = FAILED  # they have taken another seat at the table
            await self._save(live, vote)
            return
        await self.seating.offer_seat(live, vote.seat, vote.candidate, TableUpdate(vote=vote))

    async def undo(self, live: Live, vote: Vote) -> None:
        assert vote.seat is not None
        session = live.playing
        told = public(session.lines)
        try:
            seats = sorted({move.seat for move in _rewound(session, vote.seat)})
        except IllegalAnswer:  # the game has gone on while they voted
            vote.outcome = FAILED
            await self._save(live, vote)
            return
        note = text("taken-back", seat=vote.seat)
        await self.play.moves_taken_back(live, seats, told, vote.seat, vote, note)

    async def end(self, live: Live, vote: Vote) -> None:
        await self.seating.close(live, text("ended-by-vote"), vote)

    async def late(self, live: Live, vote: Vote) -> None:
        """Let a stand-in decide for somebody who is out of time, this once."""
        assert vote.seat is not None
        answer = await self.play.thinkers.answer(live, vote.seat)
        await self.play.answer_for(live, vote.seat, answer, "time-out-standin", vote)


def _rewound(session: Session[Any, Any], seat: int) -> list[Move]:
    """Take back the seat's last answer and all since; return those moves."""
    before = session.moves
    session.rewind(seat)
    return before[len(session.moves) :]


CARRY_OUT: dict[str, Callable[[Votes, Live, Vote], Awaitable[None]]] = {
    PAUSE: Votes.pause,
    EXTEND: Votes.extend,
    REPLACE: Votes.replace,
    UNDO: Votes.undo,
    END: Votes.end,
    LATE: Votes.late,
}
