"""The owner's commands: the same words from Discord and from the machine.

What acts is an errand in the database, so that it is done in order and once, whichever process has
asked for it: of several that run the bot, the one that has claimed all errands carries them out. If
it ended meanwhile, the next one lets an announcement go on where it was, reports what was begun at
one table and does not repeat it, and does again what does no harm twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from bot.errors import DatabaseError, Refused
from bot.outbox.messages import Note
from bot.outbox.places import channel_place
from bot.store.clock import DAY
from bot.store.operating.errands import ErrandRow
from bot.store.rows import PLAYING
from bot.tables.interruptions import Interruptions
from bot.tables.operating.blocking import Blocking
from bot.tables.operating.overview import Overview
from bot.tables.operating.pruning import prune
from bot.tables.operating.repairs import Repairs
from bot.tables.operating.status import in_lines, status_of
from bot.tables.operating.world import World
from games.core import Text, text

log = logging.getLogger(__name__)

TABLES, STATUS, ANNOUNCE = "tables", "status", "announce"
CLOSE, MOVE, REPOST, REWIND = "close", "move", "repost", "rewind"
BLOCK, UNBLOCK, LEAVE = "block", "unblock", "leave"
PRUNE = "prune"  # only on the machine: what it drops is gone for good
KEPT = DAY  # an answer that nobody has fetched
CLAIM = "errands"  # what a process claims to carry them out
LEASE = 30.0  # seconds for which it has them to itself, until it says so again
PATIENCE = 15.0  # seconds for which the process that has them is waited for
PAUSE = 0.2


class Errands:
    def __init__(self, interruptions: Interruptions, world: World) -> None:
        self.overview = Overview(interruptions.tables, world)
        self.repairs = Repairs(interruptions, world)
        self.blocking = Blocking(interruptions, self.overview)
        self.tables = interruptions.tables
        self.store = interruptions.store
        self.clock = interruptions.clock
        self._words: dict[str, Callable[..., Awaitable[list[Text]]]] = {
            TABLES: self.overview.tables,
            STATUS: self._status,
            CLOSE: self.repairs.close,
            MOVE: self.repairs.move,
            REPOST: self.repairs.repost,
            REWIND: self.repairs.rewind,
            BLOCK: self.blocking.block,
            UNBLOCK: self.blocking.unblock,
            LEAVE: self.blocking.leave,
            PRUNE: partial(prune, interruptions.tables),
        }
        self.world = world
        self._working = asyncio.Lock()

    async def _status(self) -> list[Text]:
        return in_lines(await status_of(self.tables, self.world))

    async def carry_out(self, word: str, **args: Any) -> list[Text]:
        """Carry out a command as the next errand; return the lines of the answer."""
        number = await self.store.add_errand(word, args, self.clock())
        until = asyncio.get_running_loop().time() + PATIENCE
        while True:
            await self.carry_out_waiting()
            result = await self.store.take_result(number)
            if result is not None:
                return result
            if asyncio.get_running_loop().time() > until:
                return [text("owner-later")]
            await asyncio.sleep(PAUSE)

    async def carry_out_waiting(self) -> None:
        """Carry out all errands that wait, in their order, unless another process does."""
        async with self._working:
            if await self.store.next_errand() is None or not await self._claim():
                return
            renewing = asyncio.create_task(self._renew_claim())
            try:
                while (errand := await self.store.next_errand()) is not None:
                    result = await self._result(errand)
                    await self.store.finish_errand(errand.id, result, self.clock())
            finally:
                renewing.cancel()
                await asyncio.wait({renewing})
                await self.store.release(CLAIM)

    async def _claim(self) -> bool:
        now = self.clock()
        return await self.store.claim(CLAIM, now, now + LEASE) is None

    async def _renew_claim(self) -> None:
        while True:
            await asyncio.sleep(LEASE / 3)
            with contextlib.suppress(DatabaseError):  # tried again before it expires
                await self._claim()

    async def drop_unfetched(self) -> None:
        """Forget answers for which nobody has come in a day."""
        await self.store.drop_errands(self.clock() - KEPT)

    async def _result(self, errand: ErrandRow) -> list[Text]:
        if errand.begun and errand.word in (CLOSE, MOVE, REPOST, REWIND):
            return [text("owner-interrupted", number=str(errand.args["number"]))]
        await self.store.begin_errand(errand.id, self.clock())
        try:
            if errand.word == ANNOUNCE:
                return await self._announce(errand.id, errand.told_until, **errand.args)
            return await self._words[errand.word](**errand.args)
        except Refused as refused:
            return [refused.text]
        except DatabaseError:
            raise
        except Exception as fault:
            number = secrets.token_hex(3)
            about = {"error": number, "table": errand.args.get("number"), "shown": True}
            log.error(
                "errand %s failed: error %s", errand.word, number, exc_info=fault, extra=about
            )
            return [text("owner-failed", number=number)]

    async def _announce(
        self,
        number: int,
        told_until: int,
        en: str,
        fr: str | None = None,
        server: str | None = None,
    ) -> list[Text]:
        """Tell all running tables, or those of one server, a sentence: each once."""
        said = {"fr": fr or en}
        found = await self.store.live_tables(await self.overview.server(server), status=PLAYING)
        unreachable = {row.place for row in await self.store.blocked()}
        count = sum(table_id <= told_until for table_id in found)
        for table_id in found:
            if table_id <= told_until:
                continue
            async with self.tables.locked(table_id, opened=False) as live:
                place = channel_place(live.row.channel)
                suspended = live.row.rests_since is not None or place in unreachable
                if live.row.status != PLAYING or suspended:
                    continue  # by the time it can be told, it is no news
                note = Note(text("announcement", said=said.get(live.row.lang, en)))
                async with self.store.transaction(table_id):
                    await self.tables.tell(live, place, note)
                    await self.store.announced(number, table_id)
                count += 1
        return [text("owner-announced", count=count)]
