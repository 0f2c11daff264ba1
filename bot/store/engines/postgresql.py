"""PostgreSQL: several transactions at once, each on a connection of its own.

Reads have their own connections: a transaction also reads, and would wait for ever if all
connections were held by transactions that wait to read.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from typing import Any

import psycopg
from psycopg.pq import TransactionStatus
from psycopg_pool import AsyncConnectionPool

from bot.config import ServerAddress
from bot.errors import DatabaseError, StoreError
from bot.store.engines import server
from bot.store.engines.dialect import query
from bot.store.engines.engine import Row
from bot.store.engines.server import HOLD, HOLD_WITH_OTHERS, PATIENCE, faults, options

log = logging.getLogger(__name__)

CHANNEL = "herald"  # on which processes notify each other
AGAIN = 5  # seconds until a lost connection is tried again
LOCK_MILLISECONDS = 5000  # for which others' transactions are waited for, as with SQLite
KILLED = (0.1, 0.3)  # seconds in which the server notices that a process was killed
READERS, WRITERS = 4, 4  # connections at most, besides the one that holds the lock
# What is read inside a transaction must stay true until its end, as with SQLite: so it locks the
# table that it is about (by a negative number: those of tables are positive), or all of them.
ALL_TABLES = server.LOCK + 2
ALONE = f"pg_advisory_xact_lock({ALL_TABLES})"
BESIDE_OTHERS = f"pg_advisory_xact_lock_shared({ALL_TABLES})"

Connection = psycopg.AsyncConnection[Row]
Pool = AsyncConnectionPool[Connection]


class PostgreSQL:
    def __init__(self, address: ServerAddress, holder: Connection, alone: bool) -> None:
        self.alone = alone
        self.on_notice: Callable[[str], None] = lambda notice: None
        self._address = address
        self._holder = holder
        self._listening: asyncio.Task[None] | None = None
        self._readers = self._pool(READERS)
        self._writers = self._pool(WRITERS)
        self._current: ContextVar[Connection | None] = ContextVar("transaction", default=None)

    def _pool(self, most: int) -> Pool:
        return AsyncConnectionPool(
            self._address.url,
            kwargs=options(psycopg.AsyncRawCursor),
            min_size=1,
            max_size=most,
            timeout=PATIENCE,
            open=False,
        )

    @classmethod
    async def open(cls, address: ServerAddress, alone: bool = True) -> PostgreSQL:
        """Connect to a database and bring it up to date; `alone`, or beside others who are not.

        Raises StoreError and DatabaseError.
        """
        with faults(address):
            holder = await _hold(address, alone)
            try:
                await asyncio.to_thread(_migrate, address)
                engine = cls(address, holder, alone)
                await engine._readers.open()
                await engine._writers.open()
                engine._listening = asyncio.create_task(engine._listen())
            except BaseException:
                await holder.close()
                raise
            return engine

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait({self._listening})
        await self._readers.close()
        await self._writers.close()
        with suppress(psycopg.Error):  # else the server takes a moment to notice
            await self._holder.execute("select pg_advisory_unlock_all()")
        await self._holder.close()

    async def _listen(self) -> None:
        """Hand on what is notified. If the connection is cut, make another, with the same lock."""
        while True:
            try:
                async for notice in self._holder.notifies():
                    self.on_notice(notice.payload)
            except psycopg.OperationalError:
                log.warning("database: the connection was cut")
            await self._holder.close()
            try:
                with faults(self._address):
                    self._holder = await _hold(self._address, self.alone)
            except (DatabaseError, StoreError) as error:
                log.error("database: no connection, retrying in %d s: %s", AGAIN, error)
                await asyncio.sleep(AGAIN)

    async def notify(self, notices: Iterable[str]) -> None:
        if not self.alone:
            for notice in notices:
                await self.write("select pg_notify(?, ?)", (CHANNEL, notice))

    async def all(self, sql: str, values: Iterable[Any]) -> Iterable[Row]:
        given = tuple(values)
        with faults(self._address):
            async with self._reading(sql, given) as cursor:
                return await cursor.fetchall()

    async def names(self, sql: str) -> list[str]:
        with faults(self._address):
            async with self._reading(sql, ()) as cursor:
                return [column.name for column in cursor.description or ()]

    @asynccontextmanager
    async def _reading(
        self, sql: str, values: tuple[Any, ...]
    ) -> AsyncIterator[psycopg.AsyncCursor[Row]]:
        connection, cursor = await self._first(self._readers, READERS, query(sql), values)
        try:
            yield cursor
        finally:
            await self._readers.putconn(connection)

    @asynccontextmanager
    async def writing(self, table_id: int | None) -> AsyncIterator[None]:
        assert self._current.get() is None, "transactions cannot be nested"
        locks = (
            ALONE if table_id is None else f"{BESIDE_OTHERS}, pg_advisory_xact_lock({-table_id})"
        )
        with faults(self._address):
            begin = f"begin; set local lock_timeout = {LOCK_MILLISECONDS}; select {locks}"
            connection, _ = await self._first(self._writers, WRITERS, begin)
        token = self._current.set(connection)
        try:
            yield
        finally:
            self._current.reset(token)
            await self._writers.putconn(connection)

    async def _first(
        self, pool: Pool, most: int, sql: str, values: tuple[Any, ...] | None = None
    ) -> tuple[Connection, psycopg.AsyncCursor[Row]]:
        """Run what changes nothing on a connection of a pool; return both.

        Connections that were cut since they were last used, as by a restart of the server, are
        thrown away: whoever plays need not know.
        """
        while True:
            connection = await pool.getconn()
            try:
                return connection, await connection.execute(sql, values)
            except BaseException as error:
                lost = isinstance(error, psycopg.OperationalError) and connection.broken
                await pool.putconn(connection)
                most -= 1
                if not lost or most < 0:
                    raise

    @property
    def _writer(self) -> Connection:
        connection = self._current.get()
        assert connection is not None, "a write needs a transaction"
        return connection

    async def commit(self) -> None:
        await self.write("commit", ())

    async def roll_back(self) -> bool:
        status = self._writer.info.transaction_status
        if status not in (TransactionStatus.INTRANS, TransactionStatus.INERROR):
            return False
        await self.write("rollback", ())
        return True

    async def write(self, sql: str, values: Iterable[Any]) -> int:
        with faults(self._address):
            return (await self._writer.execute(query(sql), tuple(values))).rowcount

    async def add(self, sql: str, values: Iterable[Any]) -> int:
        with faults(self._address):
            cursor = await self._writer.execute(query(f"{sql} returning id"), tuple(values))
            ((number,),) = await cursor.fetchall()
            return int(number)

    async def write_many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        with faults(self._address):
            async with self._writer.cursor() as cursor:
                await cursor.executemany(query(sql), rows)

    async def size(self) -> int:
        ((size,),) = await self.all("select pg_database_size(current_database())", ())
        return int(size)

    async def shrink(self) -> None:
        """The server sees to that by itself."""


async def _hold(address: ServerAddress, alone: bool) -> Connection:
    """Return a connection that has the lock for this process, and hears what others notify of."""
    made = options(psycopg.AsyncRawCursor)
    holder: Connection = await psycopg.AsyncConnection.connect(address.url, **made)
    try:
        server.require_usable(holder.info, address)
        server.refuse_used(await _held(holder, alone), address)
        await holder.execute(f"listen {CHANNEL}")
    except BaseException:
        await holder.close()
        raise
    return holder


async def _held(holder: Connection, alone: bool) -> Row | None:
    """Return whether the lock could be had; of a process that was killed, it soon can."""
    row: Row | None = None
    for pause in (0.0, *KILLED):
        await asyncio.sleep(pause)
        cursor = await holder.execute(HOLD if alone else HOLD_WITH_OTHERS)
        row = await cursor.fetchone()
        if row == (True,):
            break
    return row


def _migrate(address: ServerAddress) -> None:
    with server.server(address) as db:
        server.migrate(db, address)
