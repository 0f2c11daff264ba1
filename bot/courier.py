"""The courier empties the outbox: in order within a place, again with back-off, each once.

A message carries a nonce that Discord enforces, so that one which arrived although its sending
failed is not posted twice. Discord forgets a nonce after some minutes: then the courier looks
whether the message is there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

import aiohttp
import discord

from bot.delivery import Delivery, Message
from bot.rows import OutRow
from bot.store import Store

log = logging.getLogger(__name__)

NONCE_MEMORY = 120.0  # seconds for which Discord surely knows a nonce
LONGEST_WAIT = 300.0
WITHOUT_PERMISSION = 600.0  # until it is tried again where the bot may not write
STUMBLED = 5.0  # seconds until it goes on after a fault of its own
GIVE_UP = 3  # tries, for what Discord finds malformed

DM_REFUSED = (50007, 50278)
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
GONE = (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE)


class Courier:
    def __init__(self, store: Store, delivery: Delivery, clock: Callable[[], float]) -> None:
        self.store = store
        self.delivery = delivery
        self.clock = clock
        self._workers: dict[str, asyncio.Task[None]] = {}
        self._woken: dict[str, asyncio.Event] = {}
        self._closing = False

    async def start(self) -> None:
        """Take up what was left when the bot stopped."""
        self.store.on_post = self.wake
        for place in await self.store.places():
            self.wake(place)

    async def close(self) -> None:
        """Let what is under way finish."""
        self._closing = True
        for event in self._woken.values():
            event.set()
        if self._workers:
            _, late = await asyncio.wait(self._workers.values(), timeout=10)
            for worker in late:  # what it sends is in the outbox, and is looked for next time
                worker.cancel()
            if late:
                await asyncio.wait(late, timeout=1)

    def wake(self, place: str) -> None:
        if self._closing:
            return
        if place in self._workers:
            self._woken[place].set()
            return
        self._woken[place] = asyncio.Event()
        self._workers[place] = asyncio.create_task(self._work(place), name=f"courier {place}")

    async def _work(self, place: str) -> None:
        woken = self._woken[place]
        try:
            while not self._closing:
                woken.clear()
                try:
                    rows = await self.store.waiting_at(place)
                    if not rows:
                        if woken.is_set():
                            continue
                        return
                    rows = self._in_order(rows)
                    wait = rows[0].due - self.clock()
                    if wait <= 0:
                        await self._try(rows)
                        continue
                except Exception:  # of the database: what waits must not be forgotten
                    log.exception("the courier stumbled at %s", place)
                    wait = STUMBLED
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(woken.wait(), wait)
        finally:
            del self._workers[place]
            del self._woken[place]

    def _in_order(self, waiting: list[OutRow]) -> list[OutRow]:
        """What is for somebody's leisure waits for his quiet hours to end; the rest passes it."""
        now = self.clock()
        pressing = [row for row in waiting if row.kind != "follow" or row.due <= now]
        return pressing or sorted(waiting, key=lambda row: row.due)

    async def _try(self, waiting: list[OutRow]) -> None:
        rows = together(waiting)
        try:
            await self._deliver(rows)
        except discord.HTTPException as error:
            await self._failed(rows, error)
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            why = type(error).__name__
            log.warning("no connection for message %d: %s", rows[0].id, why, extra=about(rows))
            await self._again(rows)
        except Exception:
            log.exception("message %d cannot be composed", rows[0].id, extra=about(rows))
            if rows[0].tries + 1 >= GIVE_UP:
                await self._done(rows)
            else:
                await self._again(rows)

    async def _deliver(self, rows: list[OutRow]) -> None:
        message = await self.delivery.compose(rows, lambda: self._begin(rows))
        if message is None:
            await self._done(rows)
            return
        nonce = f"{self.store.instance}-{rows[0].batch or rows[0].id}"
        first = rows[0].tried_at
        arrived = None
        if first is not None and self.clock() - first > NONCE_MEMORY:
            arrived = await self._find(message, first)
        sent = arrived or await self.delivery.send(message, nonce)
        async with self.store.transaction():
            await self.store.sent(rows)
            await message.after(sent)

    async def _begin(self, rows: Sequence[OutRow]) -> None:
        if rows[0].batch is None:
            await self.store.begin_batch(rows, self.clock())

    async def _find(self, message: Message, since: float) -> Any:
        """The message, if it arrived at a time whose nonces Discord has forgotten."""
        if message.edits is not None:
            return None
        after = datetime.fromtimestamp(since - 5, UTC)
        async for old in message.channel.history(limit=50, after=after):
            marked = any(message.mark in file.filename for file in old.attachments)
            if marked if message.frame else old.content == message.parts[-1]:
                return old
        return None

    async def _failed(self, rows: list[OutRow], error: discord.HTTPException) -> None:
        place = rows[0].place
        if error.code in DM_REFUSED:
            await self.delivery.dm_refused(rows)
        elif error.code == UNKNOWN_MESSAGE and rows[0].kind == "post":
            await self.store.drop_panel(rows[0].table_id, place)  # somebody deleted the post
            await self._again(rows)
        elif error.code in GONE:
            dropped = rows[0].id
            log.warning("%s is gone: message %d is dropped", place, dropped, extra=about(rows))
            await self._done(rows)
        elif error.status == 403:
            log.warning("may not write to %s: %s", place, error.text, extra=about(rows))
            await self.store.postpone(rows, self.clock() + WITHOUT_PERMISSION)
        elif error.status == 400 and rows[0].tries + 1 >= GIVE_UP:
            refused = rows[0].id
            log.error("Discord refuses message %d: %s", refused, error.text, extra=about(rows))
            await self._done(rows)
        else:
            await self._again(rows)

    async def _again(self, rows: Sequence[OutRow]) -> None:
        wait = min(2.0 ** rows[0].tries, LONGEST_WAIT)
        await self.store.postpone(rows, self.clock() + wait)

    async def _done(self, rows: Sequence[OutRow]) -> None:
        async with self.store.transaction():
            await self.store.sent(rows)


def about(rows: Sequence[OutRow]) -> dict[str, int]:
    """For the log."""
    return {"table": rows[0].table_id}


def together(waiting: list[OutRow]) -> list[OutRow]:
    """The rows at the head of a place that make one message.

    What happened in one burst is told in one post. Once a set of rows has been tried, it stays
    that set: a later row must not hide behind the nonce of a message that has arrived already.
    """
    first = waiting[0]
    if first.kind not in ("post", "refresh"):
        return [first]
    if first.batch is not None:
        return [row for row in waiting if row.batch == first.batch]
    rows = []
    for row in waiting:
        if row.kind not in ("post", "refresh") or row.table_id != first.table_id:
            break
        rows.append(row)
    return rows
