"""Tables that must rest, since their server is blocked or Herald is not on it, and their return;
those whose channel was deleted; and how tables are shown anew when a backup was restored."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.outbox.messages import Farewell, Note
from bot.outbox.places import channel_place, user_place
from bot.store.rows import LIVE, PLAYING
from bot.tables.model import Live
from bot.tables.play import TableUpdate
from bot.tables.registry import decided_again
from bot.tables.seats import Seating
from bot.tables.timing import deadlines
from games.core import Text, text

log = logging.getLogger(__name__)


class Interruptions:
    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.play = seating.play
        self.tables = seating.tables
        self.store = seating.store
        self.clock = seating.clock
        self._changing = asyncio.Lock()

    async def suspend_or_resume(
        self, guilds: Callable[[], set[int]], hears_of: Callable[[int], bool]
    ) -> None:
        """Let the tables of servers that are blocked, or that Herald is not on, rest until that
        ends, and those of all other servers go on.

        `guilds` tells these when it is this call's turn: whoever removes Herald and invites it
        again at once must not find it resting. Of servers that only another process `hears_of`
        nothing is known here.
        """
        async with self._changing:
            present = guilds() - self.tables.blocklist.servers
            for guild, tables in (await self.store.live_by_guild()).items():
                for table_id, rests in tables if hears_of(guild) else []:
                    if rests == (guild in present):
                        await self._each(self._resume if rests else self._suspend, table_id)

    async def suspend_server(self, guild: int, why: Text | None = None) -> list[int]:
        """Let all tables of a server rest; return those that did not yet. `why` is told in their
        channels: by default that the server is blocked."""
        async with self._changing:
            there = (await self.store.live_by_guild()).get(guild, [])
            awake = [table_id for table_id, rests in there if not rests]
            for table_id in awake:
                await self._each(lambda table_id: self._suspend(table_id, why), table_id)
            return awake

    async def resume_server(self, guild: int) -> int:
        """Let the tables of a server go on; return how many rested."""
        async with self._changing:
            there = (await self.store.live_by_guild()).get(guild, [])
            resting = [table_id for table_id, rests in there if rests]
            for table_id in resting:
                await self._each(self._resume, table_id)
            return len(resting)

    async def close_without_channel(
        self, guild: int, is_gone: Callable[[int], Awaitable[bool]]
    ) -> None:
        """Close the tables of a server whose channels were deleted."""
        for channel in await self.store.channels_in(guild):
            if await is_gone(channel):
                await self._each(self.seating.channel_gone, channel, "channel")

    async def tell_restored(self) -> None:
        """After a restore: show each table as it is now, since the channel shows something else."""
        for table_id in await self.store.restored():
            await self._each(self._tell_restored, table_id)

    async def _each(
        self, work: Callable[[int], Awaitable[None]], number: int, of: str = "table"
    ) -> None:
        try:
            await work(number)
        except Exception:  # an error at one table must not stop the others
            log.exception(
                "suspending, resuming or closing failed (%s %d)", of, number, extra={of: number}
            )

    @decided_again
    async def _suspend(self, table_id: int, why: Text | None = None) -> None:
        """Let a table rest. Where its channel can be written to, that is told there, else by DM."""
        async with self.tables.locked(table_id, opened=False) as live:
            live.row.rests_since = self.clock()
            why = why or (text("server-switched-off") if live.held else None)
            async with self.tables.saving(live):
                await self.store.save_table(live.row)
                if why is not None:
                    place = channel_place(live.row.channel)
                    await self.tables.tell(live, place, Farewell(why))
                    return
                for seat in live.seats:
                    if seat.user is not None:
                        note = Note(text("removed-from-server", title=text("title")))
                        await self.tables.tell(live, user_place(seat.user), note)

    @decided_again
    async def _resume(self, table_id: int) -> None:
        async with self.tables.locked(table_id, opened=False) as live:
            now, since = self.clock(), live.row.rests_since
            if since is None:
                return
            await self.store.drop_farewells([table_id])
            live.row.rests_since = None
            if live.row.status not in LIVE:  # it ended meanwhile, by DM: its last post waits
                async with self.tables.saving(live):
                    await self.store.save_table(live.row)
                return
            if live.row.paused_at is None:
                for row in live.seats:
                    await deadlines.shift(self.store, live, row, since, now)
            await self.show_anew(live, _restored(live) or text("back-on-server"))

    @decided_again
    async def _tell_restored(self, table_id: int) -> None:
        async with self.tables.locked(table_id, opened=False) as live:
            if not live.held and (note := _restored(live)) is not None:
                await self.show_anew(live, note)

    async def show_anew(self, live: Live, note: Text) -> None:
        """Post the position anew; whoever owes a decision is told once more."""
        for seat in live.seats:
            seat.told = -1
        live.row.moved_at = self.clock() if live.row.moved_at is not None else None
        if live.row.status == PLAYING and live.load_error is None:
            await self.play.advance(live, TableUpdate(before=[note]))
            return
        async with self.tables.saving(live):
            await self.store.save_table(live.row)
            await self.tables.post(live, note)


def _restored(live: Live) -> Text | None:
    """Return what players must know of a backup that was restored, if they do not know it yet."""
    made_at, live.row.restored_at = live.row.restored_at, None
    return None if made_at is None else text("restored-backup", at=int(made_at))
