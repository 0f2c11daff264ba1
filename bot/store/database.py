"""The database: opened, brought up to date, read and written, all or nothing.

An action is one transaction: the move, the new state and every message that follows from it are
written together or not at all.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any, Self

import msgspec

from bot.config import DatabaseAddress
from bot.errors import DatabaseError, StoreError
from bot.store import outcome
from bot.store.engines import driver_wanted
from bot.store.engines.engine import Engine
from bot.store.engines.sqlite import SQLite
from bot.store.sql import upsert
from games.core import Answer

BACKUP_MADE_AT = "backup_made_at"  # in `meta`, and only in a backup
COMMANDS_TOLD = "commands"  # in `meta`: which slash commands Discord was told last
DRAFT = "draft "  # what another process notifies of is a draft, and no place


class Database:
    """Reads, and writes inside `transaction`, on SQLite or PostgreSQL.

    Reads see only what is committed: a message must not be sent before the move that it tells of
    is saved. After a commit, `on_post` is called with each place that has new messages, and
    `on_posted_elsewhere` in the other processes that share the database. Those hear of drafts by
    `on_draft_elsewhere`.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.on_post: Callable[[str], None] = lambda place: None
        self.on_posted_elsewhere: Callable[[str], None] = lambda place: None
        self.on_draft_elsewhere: Callable[[int, int, int, Answer], None] = lambda *draft: None
        self.leaving = False  # what this process still posts is for others to send
        self.instance = ""
        self.generation = ""
        self.process = secrets.token_hex(4)  # names this process among those that share a database
        self._posted: ContextVar[list[str]] = ContextVar("posted")  # in this transaction

    @classmethod
    async def open(cls, address: DatabaseAddress, alone: bool = True) -> Self:
        """Open the database until it is closed: for this process alone, or, on PostgreSQL, beside
        others that share it.

        Raises StoreError, and ConfigError if what it needs is not installed.
        """
        try:
            engine = await _engine(address, alone)
            try:
                store = cls(engine)
                engine.on_notice = store._heard
                await store._take_up_backup()
                store.instance = await store._instance()
                store.generation = await store.meta("generation") or ""
            except BaseException:
                await engine.close()
                raise
            return store
        except (OSError, DatabaseError) as error:
            raise StoreError(f"The database {address} cannot be used: {error}.") from error

    async def close(self) -> None:
        await self.engine.close()

    async def _take_up_backup(self) -> None:
        """Prepare a restored backup, which is older than what was posted since.

        Its numbers will be used a second time, so buttons and nonces get a new generation. Its
        outbox is emptied: those messages were sent since, or the current position that every
        table is shown next tells the same. Another version may have told Discord its commands.
        """
        if await self.meta(BACKUP_MADE_AT) is None:
            return
        generation = secrets.token_hex(3)
        async with self.transaction():
            made_at = await self.meta(BACKUP_MADE_AT)
            if made_at is None:  # another process was faster
                return
            outdated = BACKUP_MADE_AT, COMMANDS_TOLD
            await self.write("delete from meta where key in (?, ?, 'instance')", outdated)
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
    async def transaction(self, table_id: int | None = None) -> AsyncIterator[None]:
        """Commit everything written inside, or nothing if an error is raised. Cannot be nested.

        What is read inside stays true until its end: nobody else writes meanwhile. Where it is
        about one table, and says so, only those at that table wait for it on PostgreSQL.
        """
        async with self.engine.writing(table_id):
            saved_before = outcome.saved.get()
            posted: list[str] = []
            self._posted.set(posted)
            try:
                yield
                sender = "" if self.leaving else self.process
                await self.engine.notify([f"{sender} {place}" for place in posted])
                outcome.saved.set(outcome.PART)  # a commit that fails may still have come through
                await self.engine.commit()
            except BaseException:
                if await self.engine.roll_back():
                    outcome.saved.set(saved_before)
                raise
        for place in posted:
            self.on_post(place)

    def _heard(self, notice: str) -> None:
        """Hand on that another process has something to say at a place; or has left it to us."""
        sender, _, about = notice.partition(" ")
        if not sender:
            self.on_post(about)
        elif sender == self.process:
            return
        elif about.startswith(DRAFT):
            draft = msgspec.json.decode(
                about.removeprefix(DRAFT), type=tuple[int, int, int, Answer]
            )
            self.on_draft_elsewhere(*draft)
        else:
            self.on_posted_elsewhere(about)

    async def share_draft(self, table_id: int, seat: int, serial: int, draft: Answer) -> None:
        """Tell the other processes that share the database what somebody has put together so far,
        in a transaction of its own. It is not stored."""
        if self.engine.alone:
            return
        told = msgspec.json.encode((table_id, seat, serial, draft)).decode()
        async with self.transaction(table_id):
            await self.engine.notify([f"{self.process} {DRAFT}{told}"])

    async def one(self, sql: str, values: Iterable[Any] = ()) -> Any:
        return next(iter(await self.engine.all(sql, values)), None)

    async def all(self, sql: str, values: Iterable[Any] = ()) -> Iterable[Any]:
        return await self.engine.all(sql, values)

    async def names(self, sql: str) -> list[str]:
        """Return the names of a query's columns."""
        return await self.engine.names(sql)

    async def write(self, sql: str, values: Iterable[Any] = ()) -> int:
        """Run a statement inside a transaction; return how many rows it has changed."""
        return await self.engine.write(sql, values)

    async def add(self, sql: str, values: Iterable[Any] = ()) -> int:
        """Add a row inside a transaction; return its id."""
        return await self.engine.add(sql, values)

    async def write_many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        """Run a statement once for each row, inside a transaction."""
        await self.engine.write_many(sql, rows)

    async def meta(self, key: str) -> str | None:
        row = await self.one("select value from meta where key = ?", (key,))
        return row and str(row[0])

    async def set_meta(self, key: str, value: str) -> None:
        """Set a value in `meta`, in a transaction of its own."""
        async with self.transaction():
            await self._put_meta(key, value)

    async def _put_meta(self, key: str, value: str) -> None:
        await self.write(upsert("meta", ("key",), ("key", "value")), (key, value))


async def _engine(address: DatabaseAddress, alone: bool) -> Engine:
    if isinstance(address, Path):
        return await SQLite.open(address)
    with driver_wanted():
        from bot.store.engines.postgresql import PostgreSQL  # noqa: PLC0415
    return await PostgreSQL.open(address, alone)
