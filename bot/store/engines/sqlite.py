"""SQLite: a file for this process alone, with one connection that writes and one that reads."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager
from math import inf
from pathlib import Path
from typing import Any

import aiosqlite

from bot.errors import DatabaseError, DuplicateError
from bot.store.engines import file
from bot.store.engines.engine import Row
from bot.store.engines.migrations import migrations, refuse_newer

SYNCHRONOUS = "full"  # what is committed is on the disk, even if the power goes out


class SQLite:
    alone = True

    def __init__(self, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self.on_notice: Callable[[str], None] = lambda notice: None
        self.writer = writer
        self.reader = reader
        self.lock = asyncio.Lock()
        self._held = AsyncExitStack()

    @classmethod
    async def open(cls, path: Path) -> SQLite:
        """Open a file and bring it up to date. Raises StoreError, DatabaseError and OSError."""
        with faults():
            path = file.prepare(path)
            async with AsyncExitStack() as stack:
                stack.enter_context(closing(file.hold(path)))
                migrate(path)
                writer = await stack.enter_async_context(_connect(path))
                await writer.execute("pragma journal_mode = wal")
                await writer.execute(f"pragma synchronous = {SYNCHRONOUS}")
                await writer.execute("pragma foreign_keys = on")
                reader = await stack.enter_async_context(_connect(path))
                engine = cls(writer, reader)
                engine._held = stack.pop_all()
                return engine

    async def close(self) -> None:
        await self._held.aclose()

    async def all(self, sql: str, values: Iterable[Any]) -> Iterable[Row]:
        # In one go: a read that is left half-way keeps all others on its connection in the past.
        with faults():
            found: Iterable[Any] = await self.reader.execute_fetchall(sql, tuple(values))
            return found

    async def names(self, sql: str) -> list[str]:
        with faults():
            async with self.reader.execute(sql) as cursor:
                return [column[0] for column in cursor.description]

    @asynccontextmanager
    async def writing(self, table_id: int | None) -> AsyncIterator[None]:
        async with self.lock:
            await self.write("begin immediate")
            yield

    async def commit(self) -> None:
        await self.write("commit")

    async def roll_back(self) -> bool:
        if not self.writer.in_transaction:  # cut off after its commit
            return False
        await self.write("rollback")
        return True

    async def write(self, sql: str, values: Iterable[Any] = ()) -> int:
        with faults():
            return (await self.writer.execute(sql, tuple(values))).rowcount

    async def add(self, sql: str, values: Iterable[Any]) -> int:
        with faults():
            ((number,),) = await self.writer.execute_fetchall(f"{sql} returning id", tuple(values))
            return int(number)

    async def write_many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        with faults():
            await self.writer.executemany(sql, rows)

    async def notify(self, notices: Iterable[str]) -> None:
        """There is nobody to tell."""

    async def size(self) -> int:
        ((pages,),) = await self.all("pragma page_count", ())
        ((page,),) = await self.all("pragma page_size", ())
        return int(pages) * int(page)

    async def shrink(self) -> None:
        async with self.lock:
            await self.write("vacuum")
            await self.write("pragma wal_checkpoint(truncate)")


def migrate(path: Path, newest: float = inf) -> None:
    """Bring a file up to date, or to a given schema; each step is done as a whole, or not at all.

    Raises StoreError if a newer Herald wrote it, and sqlite3.Error if it cannot be opened, before
    aiosqlite tries: that would leave a broken thread behind.
    """
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        (version,) = db.execute("pragma user_version").fetchone()
        refuse_newer(version, path)
        for number, script in migrations().items():
            if version < number <= newest:
                sql = script.read_text(encoding="utf-8")
                db.executescript(f"begin; {sql}; pragma user_version = {number}; commit;")


def fold(path: Path) -> None:
    """Put what was committed last into the file itself. Raises DatabaseError."""
    with faults(), closing(sqlite3.connect(path)) as db:
        db.execute("pragma wal_checkpoint(truncate)")


@contextmanager
def faults() -> Iterator[None]:
    """Turn SQLite's errors into DatabaseError, or DuplicateError if a row must be unique."""
    try:
        yield
    except sqlite3.Error as error:
        duplicate = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_CONSTRAINT_UNIQUE
        raise (DuplicateError if duplicate else DatabaseError)(str(error)) from error


def _connect(path: Path) -> aiosqlite.Connection:
    return aiosqlite.connect(path, isolation_level=None)
