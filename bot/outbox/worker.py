"""The courier empties the outbox: in order within a place, again with back-off, each once.

A message carries a nonce that Discord enforces, so that one which arrived although its sending
failed is not posted twice. Discord forgets a nonce after some minutes: then the courier looks
whether the message is there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import Any

import aiohttp
import discord

from bot.chat.compose import Delivery, Message, nothing
from bot.errors import DatabaseError, Unloadable
from bot.store import Store
from bot.store.clock import DAY
from bot.store.rows import LOCKED, PERMISSION, BlockedRow, OutRow
from bot.tables.registry import is_personal, user_at

log = logging.getLogger(__name__)

NONCE_MEMORY = 120.0  # seconds for which Discord surely knows a nonce
LONGEST_WAIT = 300.0
WITHOUT_PERMISSION = 600.0  # until it is tried again where the bot may not write
FURTHEST = 2 * WITHOUT_PERMISSION  # what is due later than that was queued by a wrong clock
STUMBLED = 5.0  # seconds until it goes on after a fault of its own
GIVE_UP = 3  # tries, for what Discord finds malformed

DM_REFUSED = (50007, 50278)
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
THREAD_ARCHIVED, THREAD_LOCKED = 50083, 160005
OLD_MESSAGE = 30046  # and edited too often; with status 429, so discord.py waits for it first
OF_ANOTHER = 50005  # the message is another application's
NOT_EDITABLE = (UNKNOWN_MESSAGE, THREAD_ARCHIVED, OLD_MESSAGE, OF_ANOTHER)


class Courier:
    def __init__(self, store: Store, delivery: Delivery, clock: Callable[[], float]) -> None:
        self.store = store
        self.delivery = delivery
        self.clock = clock
        self._blocked: dict[str, BlockedRow] = {}
        self._workers: dict[str, asyncio.Task[None]] = {}
        self._woken: dict[str, asyncio.Event] = {}
        self._closing = False
        self.on_gone: Callable[[int], Awaitable[None]] = nothing  # is told of deleted channels

    async def start(self) -> None:
        """Take up what was left when the bot stopped."""
        self.store.on_post = self.wake
        self._blocked = {row.place: row for row in await self.store.blocked()}
        await self.wake_all()

    async def wake_all(self) -> None:
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
        """There is something to send, or a channel could perhaps be written to again."""
        if self._closing:
            return
        if place not in self._workers:
            self._woken[place] = asyncio.Event()
            worker = asyncio.create_task(self._work(place), name=f"courier {place}")
            self._workers[place] = worker
        self._woken[place].set()

    def wake_blocked(self, guild: int) -> None:
        """Something has changed on a server: perhaps its channels can be written to again."""
        for row in list(self._blocked.values()):
            if row.guild == guild:
                self.wake(row.place)

    async def _work(self, place: str) -> None:
        woken = self._woken[place]
        try:
            while not self._closing:
                just_woken = woken.is_set()
                woken.clear()
                try:
                    waiting = await self.store.waiting_at(place)
                    if not waiting:
                        if woken.is_set():
                            continue
                        return
                    rows = in_order(waiting, self.clock())
                    wait = rows[0].due - self.clock()
                    if just_woken and place in self._blocked:
                        wait = 0.0
                    if wait <= 0 or wait > (DAY if rows[0].kind == "follow" else FURTHEST):
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

    async def _try(self, waiting: list[OutRow]) -> None:
        rows = together(waiting)
        try:
            await self._deliver(rows)
        except discord.HTTPException as error:  # a DM cannot be opened
            await self._refused(rows, None, error)
        except discord.RateLimited as limited:
            await self._limited(rows, None, limited.retry_after)
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            why = type(error).__name__
            log.warning("no connection for message %d: %s", rows[0].id, why, extra=about(rows))
            await self._again(rows)
        except DatabaseError:
            raise
        except Unloadable:  # said in the log once, when it was loaded
            await self._hold(rows)
        except Exception:  # ours to mend: what waits is kept until it is
            log.exception("message %d cannot be composed", rows[0].id, extra=about(rows))
            await self._hold(rows)

    async def _deliver(self, rows: list[OutRow]) -> None:
        message = await self.delivery.compose(rows, lambda: self._begin(rows))
        if message is None:
            await self._done(rows)
            return
        try:
            earlier = await self._sent_since(message, rows[0].tried_at)
            sent = next((old for old in earlier if is_it(old, message)), None)
            if sent is None:
                nonce = f"{self.store.instance}-{rows[0].batch or rows[0].id}"
                sent = await self.delivery.send(message, nonce, [old.content for old in earlier])
        except discord.HTTPException as error:
            await self._refused(rows, message, error)
            return
        except discord.RateLimited as limited:
            await self._limited(rows, message, limited.retry_after)
            return
        await self._arrived(rows, message, sent)

    async def _arrived(self, rows: list[OutRow], message: Message, sent: Any) -> None:
        async with self.store.transaction():
            await self.store.sent(rows)
            await message.after(sent)
            if rows[0].place in self._blocked:
                await self.store.unblock(rows[0].place)
        self._blocked.pop(rows[0].place, None)

    async def _begin(self, rows: Sequence[OutRow]) -> None:
        if rows[0].batch is None:
            await self.store.begin_batch(rows, self.clock())

    async def _sent_since(self, message: Message, first_tried: float | None) -> list[Any]:
        """What was posted since a time whose nonces Discord has forgotten."""
        now = self.clock()
        if first_tried is None or message.edits is not None:
            return []
        if 0 <= now - first_tried <= NONCE_MEMORY:
            return []
        # If the clock was set back meanwhile, there is no telling when that was.
        after = datetime.fromtimestamp(first_tried - 5, UTC) if first_tried < now else None
        return [old async for old in message.channel.history(limit=50, after=after)]

    async def _find_edited(self, rows: list[OutRow], message: Message) -> Any:
        """The message, if an earlier try has edited it although that seemed to fail."""
        if message.edits is None or not message.told or rows[0].tried_at is None:
            return None
        try:
            found = await message.channel.get_partial_message(message.edits).fetch()
        except discord.NotFound:
            return None
        return found if found.content.startswith(message.told) else None

    async def _refused(
        self, rows: list[OutRow], message: Message | None, error: discord.HTTPException
    ) -> None:
        """Discord does not take it as it is."""
        place = rows[0].place
        editing = message is not None and message.edits is not None
        hopeless = error.status == 400 and rows[0].tries + 1 >= GIVE_UP
        if rows[0].kind == "strip" and is_personal(place) and error.status in (403, 404):
            await self._done(rows)  # in a DM channel of old: whether DMs arrive is another matter
        elif error.code in DM_REFUSED:
            await self.delivery.dm_refused(rows)
        elif message is not None and editing and (error.code in NOT_EDITABLE or hopeless):
            await self._post_anew(rows, message)
        elif is_personal(place) and (error.code == UNKNOWN_CHANNEL or error.status == 403):
            await self._open_dm_again(rows)
        elif error.code == UNKNOWN_CHANNEL:
            log.warning("%s was deleted", place, extra=about(rows))
            self._blocked.pop(place, None)
            await self.on_gone(int(place.removeprefix("channel:")))
            await self._done(rows)
        elif error.code == UNKNOWN_MESSAGE:
            dropped = rows[0].id
            log.warning("%s is gone: message %d is dropped", place, dropped, extra=about(rows))
            await self._done(rows)
        elif error.code == THREAD_LOCKED or error.status == 403:
            log.warning("may not write to %s: %s", place, error.text, extra=about(rows))
            await self._block(rows, LOCKED if error.code == THREAD_LOCKED else PERMISSION)
        elif hopeless:
            refused = rows[0].id
            log.error("Discord refuses message %d: %s", refused, error.text, extra=about(rows))
            await self._done(rows)
        else:
            await self._again(rows)

    async def _limited(self, rows: list[OutRow], message: Message | None, wait: float) -> None:
        """Discord asks for a wait that is too long to sit through."""
        if message is not None and message.edits is not None:
            await self._post_anew(rows, message)
        else:
            await self.store.postpone(rows, self.clock() + min(wait, WITHOUT_PERMISSION))

    async def _post_anew(self, rows: list[OutRow], message: Message) -> None:
        edited = await self._find_edited(rows, message)
        if edited is not None:
            await self._arrived(rows, message, edited)
        else:
            await self.delivery.post_anew(rows)

    async def _open_dm_again(self, rows: list[OutRow]) -> None:
        """The channel that was stored for somebody's DMs is of no use any more."""
        if rows[0].tries + 1 >= GIVE_UP:
            await self.delivery.dm_refused(rows)
            return
        await self.store.change_person(user_at(rows[0].place), dm=None)
        await self._again(rows)

    async def _block(self, rows: list[OutRow], why: str) -> None:
        known = self._blocked.get(rows[0].place)
        if known is None or known.why != why:
            self._blocked[rows[0].place] = await self.delivery.blocked(rows[0], why)
        await self.store.postpone(rows, self.clock() + WITHOUT_PERMISSION)

    async def _hold(self, rows: Sequence[OutRow]) -> None:
        await self.store.postpone(rows, self.clock() + LONGEST_WAIT, tried=False)

    async def _again(self, rows: Sequence[OutRow]) -> None:
        wait = min(2.0 ** rows[0].tries, LONGEST_WAIT)
        await self.store.postpone(rows, self.clock() + wait)

    async def _done(self, rows: Sequence[OutRow]) -> None:
        async with self.store.transaction():
            await self.store.sent(rows)


def about(rows: Sequence[OutRow]) -> dict[str, int]:
    """For the log."""
    return {"table": rows[0].table_id}


def is_it(old: Any, message: Message) -> bool:
    """Whether a message that is there is the one to be sent, or rather its last part."""
    if message.frame:
        return any(is_marked(file.filename, message.mark) for file in old.attachments)
    return bool(old.content == message.parts[-1])


def is_marked(filename: str, mark: str) -> bool:
    return filename.rpartition(".")[0].endswith(f"-{mark}")


def in_order(waiting: list[OutRow], now: float) -> list[OutRow]:
    """What is to be sent first at a place, with what follows it.

    In a channel everything comes in its order. In a DM the tables of a player do not wait for each
    other; and what is for their leisure waits for their quiet hours to end, and the rest passes it.
    """
    pressing = [row for row in waiting if row.kind != "follow" or row.due <= now]
    if not pressing:
        pressing = sorted(waiting, key=lambda row: row.due)
    if not is_personal(waiting[0].place):
        return pressing
    tables: dict[int, list[OutRow]] = {}
    for row in pressing:
        tables.setdefault(row.table_id, []).append(row)
    return min(tables.values(), key=lambda rows: (max(rows[0].due, now), rows[0].id))


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
