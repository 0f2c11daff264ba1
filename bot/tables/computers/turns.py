"""Computer players who think on while nobody waits for them: what they decide is played once all of
them have decided, unless the table has changed meanwhile."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bot.errors import DatabaseError, Refused
from bot.store.rows import PLAYING
from bot.tables.actors import Actor, require_host_or_moderator
from bot.tables.computers.seats import computer_name, computer_seats
from bot.tables.model import Live
from bot.tables.play import Play, TableUpdate
from bot.tables.reactions import next_computer
from bot.tables.registry import decided_again
from games.core import text
from games.session import Move, Session

log = logging.getLogger(__name__)


class ComputerTurns:
    """Plays the turns of computer players beside the game. `keep` sees to the tasks: they may
    finish before the process ends."""

    def __init__(self, play: Play, keep: Callable[[asyncio.Task[Any]], None]) -> None:
        self.play = play
        self.tables = play.tables
        self._keep = keep
        self._tables: dict[int, asyncio.Task[None]] = {}
        play.wake_computers = self.wake

    def wake(self, table_id: int) -> None:
        """Let the computer players of a table go on, if they do not yet."""
        if table_id not in self._tables:
            task = asyncio.create_task(self._play(table_id))
            self._tables[table_id] = task
            self._keep(task)

    async def _play(self, table_id: int) -> None:
        try:
            while await self._go_on(table_id):
                pass
        except (Refused, DatabaseError) as error:  # the timekeeper wakes them again
            log.info("table %d: computer players stopped: %s", table_id, error)
        except Exception:
            log.exception("table %d: computer players failed", table_id)
        finally:
            del self._tables[table_id]

    @decided_again
    async def _go_on(self, table_id: int) -> bool:
        """Let computer players decide until people have to; return whether to go on at once,
        because the table has changed meanwhile."""
        async with self.tables.locked(table_id) as live:
            if next_computer(live) is None or live.row.paused_at is not None:
                return False
            before = _position(live)
            copy = replace(live, session=_copy(live), seats=[replace(s) for s in live.seats])
        moves = []
        while (seat := next_computer(copy)) is not None:
            answer = await self.play.thinkers.answer(copy, seat, urgent=False)
            moves.append(Move(seat, answer))
            copy.playing.answer(seat, answer)
        async with self.tables.locked(table_id) as live:
            if _position(live) != before:
                return True
            update = TableUpdate(by_hand=False)
            for move in moves:
                update.add(self.play.step(live, move.seat, move.answer))
            await self.play.advance(live, update)
            return next_computer(live) is not None


def _copy(live: Live) -> Session[Any, Any]:
    session = live.playing
    return Session.load(live.game, session.saved, session.moves)


def _position(live: Live) -> tuple[object, ...]:
    """Return what changes with every answer, undo and change of seats."""
    seats = [(seat.user, seat.serial, seat.level) for seat in live.seats]
    return live.row.status, live.row.paused_at, live.row.saved_moves, live.moves, seats


@decided_again
async def set_level(play: Play, table_id: int, actor: Actor, level: str) -> None:
    """Let all computer players of a table play at another level; it shows in their names.

    Raise Refused for anybody but the host or a moderator, and where there is none.
    """
    tables = play.tables
    async with tables.locked(table_id) as live:
        require_host_or_moderator(live, actor)
        seats = computer_seats(live)
        if live.row.status != PLAYING or not seats:
            raise Refused("no-computers")
        for n, seat in enumerate(seats, start=1):
            seat.name, seat.level = computer_name(live.row.lang, n, level), level
        async with tables.saving(live):
            await tables.store.save_seats(live.row.id, live.seats)
            await tables.post(live, text("level-is", level=level))
