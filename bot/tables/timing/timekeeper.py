"""What happens as time passes: players are told, reminded, or too late; silent games are closed.

Nothing here sleeps: `run_due` does all that is due at the time that the clock shows.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence

from bot.errors import DatabaseError, Refused
from bot.store.clock import DAY, DEFAULT, REMIND, STAND_IN
from bot.store.rows import ABANDONED, PLAYING, SeatRow
from bot.tables.answers import saved_draft
from bot.tables.forced_answers import may_be_given
from bot.tables.model import Live, log_step
from bot.tables.play import TableUpdate
from bot.tables.registry import decided_again
from bot.tables.seats import Seating
from bot.tables.timing import deadlines, reminders
from bot.tables.voting.ballots import LATE
from bot.tables.voting.votes import Votes
from games.core import Answer, text
from games.standin import default_answer

log = logging.getLogger(__name__)

PACKED_AFTER = DAY  # for those who look back at a game that has just ended
PACKED_AT_ONCE = 10  # games, so that nobody waits for it
IDLE_GRACE = 3 * DAY  # to say that a silent game goes on


class Timekeeper:
    def __init__(self, seating: Seating, votes: Votes) -> None:
        self.seating = seating
        self.votes = votes
        self.play = seating.play
        self.tables = seating.tables
        self.store = seating.store
        self.clock = seating.clock

    async def run_due(self) -> None:
        """Do all that is due now."""
        now = self.clock()
        await self._each(self._correct_future_times, await self.store.from_the_future(now))
        await self._each(self._handle_due, await self.store.due(now))
        await self._each(self._ask_or_close, await self.store.idle(now, IDLE_GRACE))
        await self._each(self.votes.count, await self.votes.due(now), "vote")
        await self._each(self._pack, await self.store.to_pack(now - PACKED_AFTER, PACKED_AT_ONCE))

    async def _pack(self, table_id: int) -> None:
        async with self.store.transaction():
            await self.store.pack(table_id)

    async def _each(
        self, work: Callable[[int], Awaitable[None]], numbers: Sequence[int], of: str = "table"
    ) -> None:
        for number in numbers:
            try:
                await work(number)
            except Refused as refused:  # as a game of another version: nothing can be done there
                log.debug("timekeeper skipped %s %d: %s", of, number, refused)
            except DatabaseError as error:
                what = "timekeeper failed (%s %d): database error: %s"
                log.error(what, of, number, error, extra={of: number})
            except Exception:  # an error at one table must not stop the others
                log.exception("timekeeper failed (%s %d)", of, number, extra={of: number})

    @decided_again
    async def _correct_future_times(self, table_id: int) -> None:
        """Bring times in the future back to now: the clock was ahead when they were noted."""
        async with self.tables.locked(table_id) as live:
            now = self.clock()
            for seat in live.seats:
                if seat.asked_at is not None and seat.asked_at > now:
                    if seat.deadline is not None:
                        seat.deadline -= seat.asked_at - now
                    seat.asked_at = now
                seat.reminded_at = seat.reminded_at and min(seat.reminded_at, now)
            row = live.row
            row.opened_at = min(row.opened_at, now)
            row.moved_at = row.moved_at and min(row.moved_at, now)
            row.idle_asked_at = row.idle_asked_at and min(row.idle_asked_at, now)
            row.paused_at = row.paused_at and min(row.paused_at, now)
            async with self.tables.saving(live):
                await self.store.save_table(row)
                await self.store.save_seats(table_id, live.seats)
                await self.tables.refresh(live)

    @decided_again
    async def _handle_due(self, table_id: int) -> None:
        """Answer for the first who has nothing to choose; else tell and remind players, and act on
        the first who is out of time."""
        async with self.tables.locked(table_id) as live:
            now = self.clock()
            if live.row.status != PLAYING or live.row.paused_at is not None:
                return
            if all(live.seats[seat].user is None for seat in live.playing.pending):
                await self.play.advance(live, TableUpdate())  # their turn was begun again
                return
            for seat in live.seats:
                if may_be_given(live, seat, now) and await self._is_reachable(seat, now):
                    await self.play.answer_forced(live, seat.seat)
                    return
            await self._tell_and_remind(live, now)
            out = [seat for seat in live.seats if await self._is_out_of_time(seat, now)]
            if out and live.playing.reacting:
                await self.play.pass_for(live, [seat.seat for seat in out])
            elif out:  # one at a time: what follows may change everything for the others
                await self._time_out(live, out[0], now)

    async def _tell_and_remind(self, live: Live, now: float) -> None:
        newly = await reminders.newly_told(self.store, live, now)
        late = [seat for seat in live.seats if await self._is_late(live, seat, now)]
        for seat in (*newly, *late):
            seat.reminded_at = now
        if newly or late:
            async with self.tables.saving(live):
                await self.store.save_seats(live.row.id, live.seats)
                for seat in newly:
                    await reminders.send_ask(self.store, live, seat, now, alone=True)
                for seat in late:
                    if seat not in newly:
                        await reminders.send_ask(self.store, live, seat, now, reminder=True)

    async def _is_late(self, live: Live, seat: SeatRow, now: float) -> bool:
        """Return whether to remind a player: at their own interval, or else the table's."""
        if seat.user is None or seat.asked_at is None:
            return False
        person = await self.store.person(seat.user)
        interval = live.row.remind if person.remind is None else person.remind
        since = max(seat.asked_at, seat.reminded_at or 0)
        return bool(interval) and since + interval <= now and person.reachable(now)

    # Out of time

    async def _is_out_of_time(self, seat: SeatRow, now: float) -> bool:
        if seat.asked_at is None or seat.deadline is None or seat.deadline > now:
            return False
        return await self._is_reachable(seat, now)

    async def _is_reachable(self, seat: SeatRow, now: float) -> bool:
        return seat.user is not None and (await self.store.person(seat.user)).reachable(now)

    async def _time_out(self, live: Live, seat: SeatRow, now: float) -> None:
        """Use what the player saved; else a free extension; else the table's policy."""
        clock = live.row.clock
        if seat.draft is not None:
            await self._answer_for(live, seat, saved_draft(seat), "time-out-saved")
        elif seat.excuses < clock.excuses:
            seat.excuses += 1
            await self._give_more_time(
                live, seat, now, "excused", n=seat.excuses, most=clock.excuses
            )
        else:
            seat.lapses += 1
            if clock.policy == REMIND:
                await self._give_more_time(live, seat, now, "time-out-remind")
            elif clock.policy == DEFAULT:
                answer = default_answer(live.playing.pending[seat.seat])
                await self._answer_for(live, seat, answer, "time-out-default")
            elif clock.policy == STAND_IN:
                answer = await self.play.thinkers.answer(live, seat.seat)
                await self._answer_for(live, seat, answer, "time-out-standin")
            else:
                deadlines.refill(live, seat)
                seat.deadline = None  # until the others have decided
                await self.votes.begin(live, LATE, None, seat.seat)

    async def _answer_for(self, live: Live, seat: SeatRow, answer: Answer, why: str) -> None:
        deadlines.refill(live, seat)
        await self.play.answer_for(live, seat.seat, answer, why)

    async def _give_more_time(
        self, live: Live, seat: SeatRow, now: float, key: str, **args: int
    ) -> None:
        """Give a player the full time again, and say so."""
        await deadlines.more_time(self.store, live, seat, now)
        seat.reminded_at = now
        until = int(seat.deadline or now)
        async with self.tables.saving(live):
            await self.store.save_seats(live.row.id, live.seats)
            await self.tables.post(live, text(key, seat=seat.seat, until=until, **args))
            await reminders.send_ask(self.store, live, seat, now, reminder=True)

    # Silence

    @decided_again
    async def _ask_or_close(self, table_id: int) -> None:
        """Ask a table at which nothing happens whether it goes on; then close it."""
        async with self.tables.locked(table_id) as live:
            now = self.clock()
            if table_id not in await self.store.idle(now, IDLE_GRACE):
                return  # somebody has moved just now
            if live.row.status != PLAYING:
                live.row.status = ABANDONED
                async with self.tables.saving(live):
                    await self.store.save_table(live.row)
                    await self.tables.post(live, text("lobby-closed"))
                log_step(live.row, "abandoned")
            elif live.row.idle_asked_at is None:
                live.row.idle_asked_at = now
                until = int(now + IDLE_GRACE)
                question = text("idle-question", days=live.row.idle // DAY, until=until)
                people = [seat for seat in live.seats if await self._is_reachable(seat, now)]
                calls = [seat.user for seat in people if seat.user is not None]
                async with self.tables.saving(live):
                    await self.store.save_table(live.row)
                    await self.tables.post(live, question, named=people, calls=calls)
            else:
                await self.seating.close(live, text("closed-idle"))
