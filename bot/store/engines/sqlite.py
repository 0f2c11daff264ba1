"""SQLite: a file for this process alone, with one connection that writes and one that reads.

Statements run where they are asked for: one takes some microseconds, and to hand it to a thread
would take ten times as long. Only what waits for the disk is a thread's, and whoever waits for
another process, as a backup, looks again and again.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, closing, contextmanager
from math import inf
from pathlib import Path
from typing import Any

from bot.errors import DatabaseError, DuplicateError
from bot.store.engines import file
from bot.store.engines.engine import Row
from bot.store.engines.migrations import migrations, refuse_newer

SYNCHRONOUS = "full"  # what is committed is on the disk, even if the power goes out
PATIENCE = 5.0  # seconds for which another process that writes is waited for
AGAIN = 0.02  # seconds until it is looked whether it still does


class SQLite:
    alone = True

    def __init__(self, writer: sqlite3.Connection, reader: sqlite3.Connection) -> None:
        self.on_notice: Callable[[str], None] = lambda notice: None
        self.writer = writer
        self.reader = reader
        self.lock = asyncio.Lock()
        self._held = ExitStack()

    @classmethod
    async def open(cls, path: Path) -> SQLite:
        """Open a file and bring it up to date. Raises StoreError, DatabaseError and OSError."""
        with faults():
            path = file.prepare(path)
            with ExitStack() as stack:
                stack.enter_context(closing(file.hold(path)))
                migrate(path)
                writer = stack.enter_context(closing(_connect(path, patience=0.0)))
                writer.execute("pragma journal_mode = wal")
                writer.execute(f"pragma synchronous = {SYNCHRONOUS}")
                writer.execute("pragma foreign_keys = on")
                reader = stack.enter_context(closing(_connect(path)))
                engine = cls(writer, reader)
                engine._held = stack.pop_all()
                return engine

    async def close(self) -> None:
        self._held.close()

    async def all(self, sql: str, values: Iterable[Any]) -> Iterable[Row]:
        # In one go: a read that is left half-way keeps all others on its connection in the past.
        with faults():
            found = self.reader.execute(sql, tuple(values)).fetchall()
        await asyncio.sleep(0)  # whoever reads much lets others go on
        return found

    async def names(self, sql: str) -> list[str]:
        with faults(), closing(self.reader.execute(sql)) as cursor:
            return [column[0] for column in cursor.description]

    @asynccontextmanager
    async def writing(self, table_id: int | None) -> AsyncIterator[None]:
        async with self.lock:
            with faults():
                await self._begin()
            yield

    async def _begin(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.writer.execute("begin immediate")
                return
            except sqlite3.OperationalError as error:
                busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
                if not busy or time.monotonic() > until:
                    raise
            await asyncio.sleep(AGAIN)

    async def commit(self) -> None:
        with faults():
            await _in_thread(self.writer, "commit")

    async def roll_back(self) -> bool:
        if not self.writer.in_transaction:  # cut off after its commit
            return False
        await self.write("rollback")
        return True

    async def write(self, sql: str, values: Iterable[Any] = ()) -> int:
        with faults():
            return self.writer.execute(sql, tuple(values)).rowcount

    async def add(self, sql: str, values: Iterable[Any]) -> int:
        with faults():
            ((number,),) = self.writer.execute(f"{sql} returning id", tuple(values)).fetchall()
            return int(number)

    async def write_many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        with faults():
            self.writer.executemany(sql, rows)

    async def notify(self, notices: Iterable[str]) -> None:
        """There is nobody to tell."""

    async def size(self) -> int:
        ((pages,),) = await self.all("pragma page_count", ())
        ((page,),) = await self.all("pragma page_size", ())
        return int(pages) * int(page)

    async def shrink(self) -> None:
        async with self.lock:
            with faults():
                await _in_thread(self.writer, "vacuum")
                await _in_thread(self.writer, "pragma wal_checkpoint(truncate)")


async def _in_thread(connection: sqlite3.Connection, sql: str) -> None:
    """Run what waits for the disk. Whoever is cut off meanwhile goes on only when it is done: two
    threads must not use a connection at once."""

    def run() -> None:
        connection.execute(sql).fetchall()  # to its end: a checkpoint left open stops all commits

    running = asyncio.create_task(asyncio.to_thread(run))
    try:
        await asyncio.shield(running)
    except asyncio.CancelledError:
        await asyncio.wait({running})
        raise


def migrate(path: Path, newest: float = inf) -> None:
    """Bring a file up to date, or to a given schema; each step is done as a whole, or not at all.

    Raises StoreError if a newer Herald wrote it, and sqlite3.Error if it cannot be opened.
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


def _connect(path: Path, patience: float = PATIENCE) -> sqlite3.Connection:
    return sqlite3.connect(path, patience, isolation_level=None, check_same_thread=False)
