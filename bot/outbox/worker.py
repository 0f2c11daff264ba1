"""Empties the outbox: in order within a place, again with back-off, each message once.

How a message is put into words and sent is not its concern: it is given somebody who delivers.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from bot.errors import DatabaseError
from bot.outbox.places import is_personal
from bot.store import Store
from bot.store.rows import BlockedRow, OutRow

log = logging.getLogger(__name__)

LONGEST_WAIT = 300.0
WITHOUT_PERMISSION = 600.0  # until it is tried again where the bot may not write
FURTHEST = 2 * WITHOUT_PERMISSION  # what is due later than that was queued by a wrong clock
AT_LEISURE = 24 * 3600.0  # the same for what waits until quiet hours are over
LEASE = 60.0  # seconds for which a process has a place to itself, until it says so again
CLAIM_PAUSE = 1.0  # seconds until another process's claim is looked at again, at least
AFTER_FAULT = 5.0  # seconds until it goes on after a fault of its own
LEISURE = ("follow", "private", "redraw")  # kinds that others pass until they are due
STORY = ("post", "refresh")  # kinds that are told together, in one post
OLD = "strip"  # the kind that changes an old message


@dataclass(frozen=True)
class Arrived:
    """It is where it should be, and out of the outbox."""


@dataclass(frozen=True)
class Dropped:
    """It need not be sent any more, or never can be: it is out of the outbox."""


@dataclass(frozen=True)
class Again:
    """Something has changed: to be tried once more at once."""


@dataclass(frozen=True)
class Failed:
    """To be tried again, each time after a longer wait."""


@dataclass(frozen=True)
class Wait:
    """Discord has asked for a wait."""

    seconds: float


@dataclass(frozen=True)
class Later:
    """Something else must be out before it: whoever sends that wakes the place."""

    seconds: float


@dataclass(frozen=True)
class Held:
    """It cannot be put into words at the moment: that is no fault of the message."""


@dataclass(frozen=True)
class Blocked:
    """The place cannot be written to."""

    row: BlockedRow


Outcome: TypeAlias = Arrived | Dropped | Again | Failed | Wait | Later | Held | Blocked


class Deliverer(Protocol):
    async def deliver(self, rows: Sequence[OutRow], known: BlockedRow | None) -> Outcome:
        """Send rows as one message. `known`: the place could not be written to before."""
        ...


class OutboxWorker:
    """One task for each place that has messages waiting."""

    def __init__(self, store: Store, deliverer: Deliverer, clock: Callable[[], float]) -> None:
        self.store = store
        self.deliverer = deliverer
        self.clock = clock
        self._blocked: dict[str, BlockedRow] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._woken: dict[str, asyncio.Event] = {}
        self._hurried: set[str] = set()
        self._tried: set[str] = set()  # at this moment
        self._claimed: dict[str, float] = {}  # until when, where other processes send as well
        self._sweeping: asyncio.Task[None] | None = None
        self._closing = False

    async def start(self) -> None:
        """Take up what was left when the bot stopped."""
        self.store.on_post = self.wake
        self.store.on_posted_elsewhere = self._wake_if_ours
        self._blocked = {row.place: row for row in await self.store.blocked()}
        await self.wake_all()
        if not self.store.engine.alone:
            self._sweeping = asyncio.create_task(self._sweep())

    async def _sweep(self) -> None:
        """Look from time to time for what a process that has died was to send."""
        while True:
            await asyncio.sleep(LEASE)
            try:
                await self.wake_all()
            except DatabaseError as error:
                log.error("outbox: database error: %s", error)

    async def wake_all(self) -> None:
        for place in await self.store.places():
            self.wake(place)

    async def try_again(self) -> None:
        """Try at once what failed before: Discord can be reached again."""
        self._hurried.update(self._tasks)
        await self.wake_all()

    async def close(self) -> None:
        """Let what is under way finish, and leave the rest to other processes."""
        self._closing = self.store.leaving = True
        if self._sweeping is not None:
            self._sweeping.cancel()
        for event in self._woken.values():
            event.set()
        if self._tasks:
            _, late = await asyncio.wait(self._tasks.values(), timeout=10)
            for task in late:  # what it sends is in the outbox, and is looked for next time
                task.cancel()
            if late:
                await asyncio.wait(late, timeout=1)
        with contextlib.suppress(DatabaseError):  # else they expire
            await self.store.release(*self._claimed)

    def wake(self, place: str) -> None:
        """There is something to send, or a channel could perhaps be written to again."""
        if self._closing:
            return
        if place not in self._tasks:
            self._woken[place] = asyncio.Event()
            self._tasks[place] = asyncio.create_task(self._work(place), name=f"outbox {place}")
        self._woken[place].set()

    def _wake_if_ours(self, place: str) -> None:
        """Send what another process has to say, if this one has the place.

        Else the other does so itself: it has the table in memory as it is now. If it dies before
        that, the next sweep finds what it has left.
        """
        if self._claimed.get(place, 0.0) > self.clock():
            self.wake(place)

    def wake_blocked(self, guild: int) -> None:
        """Something has changed on a server: perhaps its channels can be written to again.

        What is tried at this moment may be refused by what held until now.
        """
        blocked = {row.place for row in self._blocked.values() if row.guild == guild}
        for place in blocked | self._tried:
            self.wake(place)

    async def _work(self, place: str) -> None:
        woken = self._woken[place]
        just_claimed = False
        try:
            while not self._closing:
                just_woken = woken.is_set()
                woken.clear()
                # A claim may take long, where a database is busy: it counts even so.
                spare, just_claimed = 0.0 if just_claimed else LEASE / 2, False
                try:
                    waiting = await self.store.waiting_at(place)
                    if not waiting:
                        if woken.is_set():
                            continue
                        return
                    rows = in_order(waiting, self.clock())
                    wait = rows[0].due - self.clock()
                    hurried = place in self._hurried and rows[0].tries > 0
                    self._hurried.discard(place)
                    if hurried or (just_woken and place in self._blocked):
                        wait = 0.0
                    if wait <= 0 or wait > (AT_LEISURE if rows[0].kind in LEISURE else FURTHEST):
                        if self._is_ours(place, spare):
                            await self._try(together(rows))
                            continue
                        other = await self._claim(rows[0])
                        if other is None:
                            just_claimed = True
                            if just_woken:
                                woken.set()
                            if hurried:
                                self._hurried.add(place)
                            continue
                        wait = max(other - self.clock(), CLAIM_PAUSE)
                except DatabaseError as error:  # without its traceback at each retry
                    log.error(
                        "outbox: database error at %s, retrying in %d s: %s",
                        *(place, AFTER_FAULT, error),
                    )
                    wait = AFTER_FAULT
                except Exception:  # ours to mend: what waits must not be forgotten
                    log.exception("outbox: failed at %s, retrying in %d s", place, AFTER_FAULT)
                    wait = AFTER_FAULT
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(woken.wait(), wait)
        finally:
            self._hurried.discard(place)
            del self._tasks[place]
            del self._woken[place]

    def _is_ours(self, place: str, seconds: float) -> bool:
        """Return whether no other process sends to a place for more than so many seconds."""
        if self.store.engine.alone:
            return True
        return self._claimed.get(place, 0.0) > self.clock() + seconds

    async def _claim(self, row: OutRow) -> float | None:
        """Claim a place for this process; return until when it is another's, if it is.

        What was read before may have been sent by another process since: it must be read again.
        """
        now = self.clock()
        other = await self.store.claim(row.place, now, now + LEASE, row.table_id)
        if other is not None:
            self._claimed.pop(row.place, None)
            return other
        if row.place not in self._claimed and (known := await self.store.blocked_at(row.place)):
            self._blocked[row.place] = known
        self._claimed[row.place] = now + LEASE
        return None

    async def _try(self, rows: Sequence[OutRow]) -> None:
        place, now = rows[0].place, self.clock()
        self._tried.add(place)
        try:
            outcome = await self.deliverer.deliver(rows, self._blocked.get(place))
        except DatabaseError:
            raise
        except Exception:  # ours to mend: what waits is kept until it is
            log.exception(
                "outbox: message %d of table %d cannot be composed",
                *(rows[0].id, rows[0].table_id),
                extra={"table": rows[0].table_id},
            )
            outcome = Held()
        finally:
            self._tried.discard(place)
        match outcome:
            case Arrived():
                self._blocked.pop(place, None)
            case Dropped() | Again():
                pass
            case Failed():
                wait = min(2.0 ** rows[0].tries, LONGEST_WAIT)
                await self.store.postpone(rows, now + wait)
            case Wait(seconds):
                await self.store.postpone(rows, now + min(seconds, WITHOUT_PERMISSION))
            case Later(seconds):
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._woken[place].wait(), seconds)
            case Held():
                await self.store.postpone(rows, now + LONGEST_WAIT, tried=False)
            case Blocked(row):
                self._blocked[place] = row
                await self.store.postpone(rows, now + WITHOUT_PERMISSION)


def in_order(waiting: list[OutRow], now: float) -> list[OutRow]:
    """What is to be sent first at a place, with what follows it.

    In a channel everything comes in its order, but for a picture that is not due yet. In a DM the
    tables of a player do not wait for each other; what is for their leisure waits for their quiet
    hours to end, and the rest passes it; and an old message is changed at once, even if a question
    before it gives its player some time.
    """
    pressing = [row for row in waiting if row.kind not in LEISURE or row.due <= now]
    if not pressing:
        pressing = sorted(waiting, key=lambda row: row.due)
    if not is_personal(waiting[0].place):
        return pressing
    tables: dict[int, list[OutRow]] = {}
    for row in sorted(pressing, key=lambda row: row.kind != OLD):
        tables.setdefault(row.table_id, []).append(row)
    return min(tables.values(), key=lambda rows: (max(rows[0].due, now), rows[0].id))


def together(waiting: list[OutRow]) -> list[OutRow]:
    """The rows at the head of a place that make one message.

    What happened in one burst is told in one post. Once a set of rows has been tried, it stays
    that set: a later row must not hide behind the nonce of a message that has arrived already.
    """
    first = waiting[0]
    if first.kind not in STORY:
        return [first]
    if first.batch is not None:
        return [row for row in waiting if row.batch == first.batch]
    rows = []
    for row in waiting:
        if row.kind not in STORY or row.table_id != first.table_id:
            break
        rows.append(row)
    return rows
