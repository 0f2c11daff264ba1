"""The database: opened, brought up to date, read and written, all or nothing.

An action is one transaction: the move, the new state and every message that follows from it are
written together or not at all.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any, Self

import aiosqlite

from bot.errors import DatabaseError, StoreError
from bot.store import file, outcome
from bot.store.sql import faults, upsert

BACKUP_MADE_AT = "backup_made_at"  # in `meta`, and only in a backup
SYNCHRONOUS = "full"  # what is committed is on the disk, even if the power goes out


def migrations() -> dict[int, Path]:
    """Return the scripts in order, each under the number of the schema that it leads to."""
    scripts = sorted((Path(__file__).parent / "migrations").glob("*.sql"))
    return {int(script.name.split("_", maxsplit=1)[0]): script for script in scripts}


class Database:
    """One connection that writes, inside `transaction`, and one that reads.

    Reads see only what is committed: a message must not be sent before the move that it tells of
    is saved. After a commit, `on_post` is called with each place that has new messages.
    """

    def __init__(self, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self._db = writer
        self._reader = reader
        self._writing = asyncio.Lock()
        self._posted: list[str] = []
        self.on_post: Callable[[str], None] = lambda place: None
        self.instance = ""
        self.generation = ""
        self._held = AsyncExitStack()

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the database for this process alone, until it is closed. Raises StoreError."""
        try:
            path = file.prepare(path)
            async with AsyncExitStack() as stack:
                stack.enter_context(closing(file.hold(path)))
                _refuse_newer(path)
                writer = await stack.enter_async_context(_connect(path))
                await writer.execute("pragma journal_mode = wal")
                await writer.execute(f"pragma synchronous = {SYNCHRONOUS}")
                await writer.execute("pragma foreign_keys = on")
                reader = await stack.enter_async_context(_connect(path))
                store = cls(writer, reader)
                await store._migrate()
                await store._take_up_backup()
                store.instance = await store._instance()
                store.generation = await store.meta("generation") or ""
                store._held = stack.pop_all()
                return store
        except (OSError, sqlite3.Error, DatabaseError) as error:
            raise StoreError(f"The database {path} cannot be used: {error}.") from error

    async def close(self) -> None:
        await self._held.aclose()

    async def _migrate(self) -> None:
        (version,) = await self.one("pragma user_version")
        for number, script in migrations().items():
            if number > version:
                sql = script.read_text(encoding="utf-8")
                with faults():
                    await self._db.executescript(
                        f"begin; {sql}; pragma user_version = {number}; commit;"
                    )

    async def _take_up_backup(self) -> None:
        """Prepare a restored backup, which is older than what was posted since.

        Its numbers will be used a second time, so buttons and nonces get a new generation. Its
        outbox is emptied: those messages were sent since, or the current position that every
        table is shown next tells the same.
        """
        made_at = await self.meta(BACKUP_MADE_AT)
        if made_at is None:
            return
        generation = secrets.token_hex(3)
        async with self.transaction():
            await self.write("delete from meta where key in (?, 'instance')", (BACKUP_MADE_AT,))
            await self._put_meta("generation", generation)
            await self.write("delete from outbox")
            await self.write(
                "update tables set restored_at = ? where status in ('open', 'playing')",
                (float(made_at),),
            )

    async def _instance(self) -> str:
        """Return this database's name: with it, two databases never use the same nonce."""
        async with self.transaction():
            await self.write(
                "insert into meta values ('instance', ?) on conflict (key) do nothing",
                (secrets.token_hex(4),),
            )
        return await self.meta("instance") or ""

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        """Commit everything written inside, or nothing if an error is raised. Cannot be nested."""
        async with self._writing:
            await self.write("begin immediate")
            saved_before = outcome.saved.get()
            try:
                yield
                outcome.saved.set(outcome.PART)  # a commit that fails may still have come through
                await self.write("commit")
            except BaseException:
                self._posted.clear()
                if self._db.in_transaction:  # else cut off after its commit
                    await self.write("rollback")
                    outcome.saved.set(saved_before)
                raise
            posted, self._posted = self._posted, []
        for place in posted:
            self.on_post(place)

    async def one(self, sql: str, values: Iterable[Any] = ()) -> Any:
        return next(iter(await self.all(sql, values)), None)

    async def all(self, sql: str, values: Iterable[Any] = ()) -> Iterable[Any]:
        # In one go: a read that is left half-way keeps all others on its connection in the past.
        with faults():
            return await self._reader.execute_fetchall(sql, tuple(values))

    async def names(self, sql: str) -> list[str]:
        """Return the names of a query's columns."""
        with faults():
            async with self._reader.execute(sql) as cursor:
                return [column[0] for column in cursor.description]

    async def write(self, sql: str, values: Iterable[Any] = ()) -> int:
        """Run a statement inside a transaction; return the id of the row that was added."""
        with faults():
            cursor = await self._db.execute(sql, tuple(values))
        return cursor.lastrowid or 0

    async def write_many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        """Run a statement once for each row, inside a transaction."""
        with faults():
            await self._db.executemany(sql, rows)

    async def meta(self, key: str) -> str | None:
        row = await self.one("select value from meta where key = ?", (key,))
        return row and str(row[0])

    async def set_meta(self, key: str, value: str) -> None:
        """Set a value in `meta`, in a transaction of its own."""
        async with self.transaction():
            await self._put_meta(key, value)

    async def _put_meta(self, key: str, value: str) -> None:
        await self.write(upsert("meta", ("key",), ("key", "value")), (key, value))


def _refuse_newer(path: Path) -> None:
    """Raise StoreError if a newer Herald wrote the file.

    Also raises sqlite3.Error if it cannot be opened, before aiosqlite tries: that would leave a
    broken thread behind.
    """
    with closing(sqlite3.connect(path)) as db:
        (version,) = db.execute("pragma user_version").fetchone()
    newest = max(migrations())
    if version > newest:
        raise StoreError(
            f"The database {path} has schema {version}, but this Herald only knows schema "
            f"{newest}: install the newer Herald that wrote it, or go back to a backup."
        )


def _connect(path: Path) -> aiosqlite.Connection:
    return aiosqlite.connect(path, isolation_level=None)
