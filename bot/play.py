"""Playing at a table: start, answer, take back, hand a seat to a stand-in.

Save first: an answer, the new state and every message that follows from it are committed in one
transaction before anybody sees a confirmation.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Any

from bot.posts import Answered, happened
from bot.store import ABANDONED, FINISHED, OPEN, PLAYING, OutRow, SeatRow
from bot.tables import Live, Refused, Tables, user_place
from games.core import Answer, IllegalAnswer, Line, Rng
from games.session import Move, Session
from games.standin import random_answer

log = logging.getLogger(__name__)

ACTOR_GRACE = 5.0  # seconds in which his own panel may show a player his next decision


class Stale(Exception):  # noqa: N818 - the player is late, nothing is wrong
    """The press belongs to a decision that is past."""


class Play:
    def __init__(self, tables: Tables, clock: Callable[[], float]) -> None:
        self.tables = tables
        self.store = tables.store
        self.clock = clock

    async def start(self, table_id: int, user: int, stand_ins: int = 0) -> None:
        """The host begins; stand-ins take the seats behind those of the people."""
        async with self.tables.locked(table_id) as live:
            if live.row.status != OPEN:
                raise Refused("game-has-begun" if live.row.status == PLAYING else "not-playing")
            if user != live.row.host:
                raise Refused("host-only")
            count = len(live.seats) + stand_ins
            if stand_ins < 0 or count not in live.game.seats:
                raise Refused("wrong-number", count=count, possible=[*live.game.seats])
            words = live.words()
            for n in range(1, stand_ins + 1):
                name = words.say("stand-in-name", n=n)
                live.seats.append(SeatRow(live.row.id, len(live.seats), None, name))
            # SQLite's integers are signed.
            live.row.seed = secrets.randbits(63)
            live.session = Session.start(live.game, count, live.row.options, live.row.seed)
            live.row.status = PLAYING
            await self._go_on(live, [], list(live.session.opening), checkpoint=True)

    async def answer(
        self,
        table_id: int,
        user: int,
        seat: int,
        serial: int,
        answer: Sequence[str],
        in_panel: bool,
    ) -> Answered:
        """A player's answer. `in_panel`: he will be shown his next decision where he pressed.

        Stale when the game has moved on since he had this serial. Refused changes nothing.
        """
        async with self.tables.locked(table_id) as live:
            session = live.playing
            if seat not in range(len(live.seats)):
                raise Refused("no-such-seat")
            if live.seats[seat].user != user:
                raise Refused("not-your-seat")
            if serial != live.seats[seat].serial:
                raise Stale
            ask = session.pending.get(seat)
            if ask is None:
                raise Stale
            try:
                given = ask.check(tuple(answer))
            except IllegalAnswer as illegal:
                raise Refused(illegal.text.key, **illegal.text.args) from None
            checkpoints = session.checkpoints
            said = session.answer(seat, given)
            await self._go_on(
                live,
                [Move(seat, given)],
                said,
                checkpoint=session.checkpoints > checkpoints,
                actor=seat if in_panel else None,
            )
            return Answered(ask, given, [line for line in said if line.to == seat])

    async def undo(self, table_id: int, user: int, serial: int | None = None) -> Answer:
        """Take back one's last answer, as far as the game allows; what it was."""
        async with self.tables.locked(table_id) as live:
            session = live.playing
            seat = live.seat_of(user)
            if seat is None:
                raise Refused("not-at-this-table")
            if serial is not None and serial != live.seats[seat].serial:
                raise Stale
            last = session.taken_back(seat)
            if last is None:
                raise Refused("undo-nothing")
            before = [line for line in session.lines if line.to is None]
            session.undo(seat)
            live.seats[seat].serial += 1
            live.moves = live.row.saved_moves + len(session.moves)
            self._note_asked(live, session)
            async with self.store.transaction():
                await self.store.drop_moves(live.row.id, after=live.row.saved_moves)
                await self.store.add_moves(
                    live.row.id, live.row.saved_moves, session.moves, self.clock()
                )
                await self.store.drop_lines(live.row.id, live.row.saved_moves)
                await self.store.add_lines(live.row.id, live.row.saved_moves, session.lines)
                await self.store.save_seats(live.row.id, live.seats)
                if before == [line for line in session.lines if line.to is None]:
                    await self.tables.refresh(live)
                else:
                    await self.tables.post(live, live.words().say("taken-back", seat=seat))
            return last[1]

    async def take_up(self, table_id: int) -> None:
        """A game from a file goes on: stand-ins answer, and whoever owes a decision is asked."""
        async with self.tables.locked(table_id) as live:
            if live.row.status == PLAYING:
                await self._go_on(live, [], [], checkpoint=False)

    async def stand_in(self, table_id: int, seat: int, by: int, moderator: bool) -> None:
        """Hand a seat to a stand-in: one's own, or as host or moderator anybody's."""
        async with self.tables.locked(table_id) as live:
            if live.row.status != PLAYING:
                raise Refused("not-playing")
            if seat not in range(len(live.seats)):
                raise Refused("no-such-seat")
            holder = live.seats[seat].user
            if holder is None:
                raise Refused("stand-in-already")
            if by not in (holder, live.row.host) and not moderator:
                raise Refused("host-only")
            live.seats[seat].user, live.seats[seat].former = None, holder
            people = [s.user for s in live.seats if s.user is not None]
            if live.row.host == holder and people:
                live.row.host = people[0]
            if people:
                said = live.words().say("stand-in-takes-over", seat=seat)
                await self._go_on(live, [], [], checkpoint=False, announce=said)
                return
            live.row.status = ABANDONED
            async with self.store.transaction():
                await self.store.save_table(live.row)
                await self.store.save_seats(live.row.id, live.seats)
                await self.tables.post(live, live.words().say("abandoned"))

    async def remind(self, table_id: int) -> None:
        """Remind those at a table who have owed a decision for longer than its interval."""
        async with self.tables.locked(table_id) as live:
            if live.row.status != PLAYING or not live.row.remind:
                return
            now = self.clock()
            late = [
                seat
                for seat in live.seats
                if seat.user is not None
                and seat.asked_at is not None
                and max(seat.asked_at, seat.reminded_at or 0) + live.row.remind <= now
            ]
            if not late:
                return
            for seat in late:
                seat.reminded_at = now
            async with self.store.transaction():
                await self.store.save_seats(live.row.id, live.seats)
                for seat in late:
                    await self._send_ask(live, seat, reminder=True)

    async def _go_on(
        self,
        live: Live,
        moves: list[Move],
        said: list[Line],
        checkpoint: bool,
        actor: int | None = None,
        announce: str = "",
    ) -> None:
        """Let the stand-ins answer, then commit all of it in one transaction."""
        session = live.playing
        checkpoints = session.checkpoints
        while waiting := [seat for seat in session.pending if live.seats[seat].user is None]:
            seat = waiting[0]
            answer = await asyncio.to_thread(think, session, seat)
            said += session.answer(seat, answer)
            moves.append(Move(seat, answer))
        checkpoint = checkpoint or session.checkpoints > checkpoints

        for move in moves:
            live.seats[move.seat].serial += 1
        old_epoch, count = live.row.saved_moves, live.moves
        live.moves += len(moves)
        if checkpoint:
            live.row.saved = session.saved
            live.row.saved_moves = live.moves - len(session.moves)
            live.row.version = live.game.version
        if session.result is not None:
            live.row.status = FINISHED
        newly = self._note_asked(live, session)
        fresh = len(session.lines) if checkpoint else len(said)

        async with self.store.transaction():
            await self.store.save_table(live.row)
            await self.store.save_seats(live.row.id, live.seats)
            await self.store.add_moves(live.row.id, count, moves, self.clock())
            await self.store.add_lines(live.row.id, old_epoch, said[: len(said) - fresh])
            await self.store.add_lines(live.row.id, live.row.saved_moves, said[len(said) - fresh :])
            public = [line for line in said if line.to is None]
            if public or announce:
                told = [announce, happened(public, live.words())]
                # While one player goes on, his turn is told in one post that grows.
                mover = moves[0].seat if moves else None
                grows = session.result is None and all(asked.seat == mover for asked in newly)
                await self.tables.post(
                    live, "\n".join(part for part in told if part), grows and not announce
                )
            else:
                await self.tables.refresh(live)
            for asked in newly:
                if session.pending[asked.seat].secret:
                    delay = ACTOR_GRACE if asked.seat == actor else 0.0
                    await self._send_ask(live, asked, delay)

    def _note_asked(self, live: Live, session: Session[Any, Any]) -> list[SeatRow]:
        """Who owes a decision since now; those to whom it is new."""
        newly = []
        for seat in live.seats:
            if seat.seat not in session.pending or seat.user is None:
                seat.asked_at = seat.reminded_at = None
            elif seat.told != seat.serial:
                seat.told = seat.serial
                seat.asked_at, seat.reminded_at = self.clock(), None
                newly.append(seat)
        return newly

    async def _send_ask(
        self, live: Live, seat: SeatRow, delay: float = 0.0, reminder: bool = False
    ) -> None:
        """Ask by DM. The courier turns to the channel where DMs are closed."""
        assert seat.user is not None
        body = {"seat": seat.seat, "serial": seat.serial, "reminder": reminder}
        due = self.clock() + delay
        await self.store.post(OutRow(live.row.id, user_place(seat.user), "ask", body, due))


def think(session: Session[Any, Any], seat: int) -> Answer:
    """A stand-in's answer. One that fails must not stop the game: chance answers instead."""
    ask = session.pending[seat]
    rng = Rng(secrets.randbits(64))
    try:
        return ask.check(session.game.stand_in(session.view(seat), ask, rng))
    except Exception:
        log.exception("the stand-in of %s failed at %s", session.game.key, ask.prompt.key)
        return random_answer(ask, rng)
