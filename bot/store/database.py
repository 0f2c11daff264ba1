"""All that Herald remembers, in one SQLite file.

An action is one transaction: the move, the new state and every message that follows from it are
written together or not at all.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import fields
from itertools import groupby
from pathlib import Path
from typing import Any

import aiosqlite
import msgspec

from bot.errors import StoreError
from bot.store import file, outcome
from bot.store.rows import BlockedRow, OutRow, PanelRow, Person, SeatRow, TableRow
from bot.tables.clock import Clock
from games.core import Line
from games.session import Move

BACKUP_MADE_AT = "backup_made_at"  # in `meta`, and only in a backup


def migrations() -> dict[int, Path]:
    """The scripts by the schema that each leads to, in their order."""
    scripts = sorted((Path(__file__).parent / "migrations").glob("*.sql"))
    return {int(script.name.split("_", maxsplit=1)[0]): script for script in scripts}


def _columns(row_type: type, leave: Sequence[str] = ()) -> list[str]:
    return [f.name for f in fields(row_type) if f.name not in leave]


class Store:
    """Reads and writes. Writes belong inside `transaction`.

    Reads go through a connection of their own, which sees only what is committed: a message must
    not leave before the move that it tells of is safe. `on_post` is told of places with messages.
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
    async def open(cls, path: Path) -> Store:
        """For this process alone, until it is closed."""
        try:
            path = file.prepare(path)
            async with AsyncExitStack() as stack:
                stack.enter_context(closing(file.hold(path)))
                _refuse_newer(path)
                writer = await stack.enter_async_context(_connect(path))
                await writer.execute("pragma journal_mode = wal")
                await writer.execute("pragma synchronous = full")
                await writer.execute("pragma foreign_keys = on")
                reader = await stack.enter_async_context(_connect(path))
                store = cls(writer, reader)
                await store._migrate()
                await store._take_up_backup()
                store.instance = await store._instance()
                store.generation = await store.meta("generation") or ""
                store._held = stack.pop_all()
                return store
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"The database {path} cannot be used: {error}.") from error

    async def close(self) -> None:
        await self._held.aclose()

    async def _migrate(self) -> None:
        (version,) = await self.one("pragma user_version")
        for number, script in migrations().items():
            if number > version:
                sql = script.read_text(encoding="utf-8")
                await self._db.executescript(
                    f"begin; {sql}; pragma user_version = {number}; commit;"
                )

    async def _take_up_backup(self) -> None:
        """A backup that was put in the place of the database is behind what was posted.

        Its numbers will be used a second time: buttons and nonces get another generation. What
        waited in its outbox has been sent since, or is told by the position that follows.
        """
        made_at = await self.meta(BACKUP_MADE_AT)
        if made_at is None:
            return
        generation = secrets.token_hex(3)
        async with self.transaction():
            await self.write("delete from meta where key in (?, 'instance')", (BACKUP_MADE_AT,))
            await self.write("insert or replace into meta values ('generation', ?)", (generation,))
            await self.write("delete from outbox")
            await self.write(
                "update tables set restored_at = ? where status in ('open', 'playing')",
                (float(made_at),),
            )

    async def _instance(self) -> str:
        """A name for this database, so that two of them never use the same nonce."""
        async with self.transaction():
            await self._db.execute(
                "insert or ignore into meta values ('instance', ?)", (secrets.token_hex(4),)
            )
        return str((await self.one("select value from meta where key = 'instance'"))[0])

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        """All or nothing. Not to be nested."""
        async with self._writing:
            await self._db.execute("begin immediate")
            saved_before = outcome.saved.get()
            try:
                yield
                outcome.saved.set(outcome.PART)  # a commit that fails may still have come through
                await self._db.execute("commit")
            except BaseException:
                self._posted.clear()
                if self._db.in_transaction:  # else cut off after its commit
                    await self._db.execute("rollback")
                    outcome.saved.set(saved_before)
                raise
            posted, self._posted = self._posted, []
        for place in posted:
            self.on_post(place)

    async def one(self, sql: str, values: Iterable[Any] = ()) -> Any:
        return next(iter(await self.all(sql, values)), None)

    async def all(self, sql: str, values: Iterable[Any] = ()) -> Iterable[Any]:
        # In one go: a read that is left half-way keeps all others on its connection in the past.
        return await self._reader.execute_fetchall(sql, tuple(values))

    async def names(self, sql: str) -> list[str]:
        """The columns that a query gives."""
        async with self._reader.execute(sql) as cursor:
            return [column[0] for column in cursor.description]

    async def write(self, sql: str, values: Iterable[Any] = ()) -> int:
        """As a part of a transaction; the number of the row that was added."""
        cursor = await self._db.execute(sql, tuple(values))
        return cursor.lastrowid or 0

    async def meta(self, key: str) -> str | None:
        row = await self.one("select value from meta where key = ?", (key,))
        return row and str(row[0])

    async def set_meta(self, key: str, value: str) -> None:
        async with self.transaction():
            await self._db.execute("insert or replace into meta values (?, ?)", (key, value))

    # Tables and seats

    async def table(self, table_id: int) -> TableRow | None:
        return await self._table("id = ?", table_id)

    async def table_in(self, channel: int) -> TableRow | None:
        """The open or running table of a channel, else the last one that ended there."""
        return await self._table(
            "channel = ? order by status in ('open', 'playing') desc, id desc limit 1", channel
        )

    async def _table(self, where: str, value: int) -> TableRow | None:
        columns = _columns(TableRow)
        row = await self.one(f"select {', '.join(columns)} from tables where {where}", (value,))
        if row is None:
            return None
        found = dict(zip(columns, row, strict=True))
        decoded = {
            "options": msgspec.json.decode(found["options"]),
            "clock": msgspec.json.decode(found["clock"], type=Clock),
            "told_all": bool(found["told_all"]),
            "channel_gone": bool(found["channel_gone"]),
        }
        return TableRow(**found | decoded)

    async def seats(self, table_id: int) -> list[SeatRow]:
        columns = ", ".join(_columns(SeatRow))
        rows = await self.all(
            f"select {columns} from seats where table_id = ? order by seat", (table_id,)
        )
        return [SeatRow(**dict(zip(_columns(SeatRow), row, strict=True))) for row in rows]

    async def tables_of(self, user: int) -> list[int]:
        """The running tables at which somebody sits."""
        rows = await self.all(
            "select id from tables join seats on id = table_id "
            "where user = ? and status = 'playing' order by id",
            (user,),
        )
        return [row[0] for row in rows]

    async def all_tables_of(self, user: int) -> list[int]:
        """All tables that somebody has had to do with."""
        rows = await self.all(
            "select distinct id from tables left join seats on id = table_id "
            "where ? in (user, former, open_to, host) order by id",
            (user,),
        )
        return [row[0] for row in rows]

    async def restored(self) -> list[int]:
        """The tables whose players have not been told yet that a backup was restored."""
        rows = await self.all("select id from tables where restored_at is not null order by id")
        return [row[0] for row in rows]

    async def live_by_guild(self) -> dict[int, list[tuple[int, bool]]]:
        """The open and running tables of each server, and those that rest: each with whether
        it does."""
        rows = await self.all(
            "select guild, id, rests_since is not null from tables "
            "where status in ('open', 'playing') or rests_since is not null order by id"
        )
        found: dict[int, list[tuple[int, bool]]] = {}
        for guild, table_id, rests in rows:
            found.setdefault(guild, []).append((table_id, bool(rests)))
        return found

    async def channels_in(self, guild: int) -> list[int]:
        """The channels of a server's open and running tables."""
        rows = await self.all(
            "select channel from tables where guild = ? and status in ('open', 'playing')", (guild,)
        )
        return [row[0] for row in rows]

    async def homeless(self, guild: int, user: int) -> int | None:
        """Somebody's last game on a server that was closed as its channel was deleted."""
        row = await self.one(
            "select id from tables join seats on id = table_id where guild = ?1 and channel_gone "
            "and status = 'abandoned' and saved is not null and not told_all "
            "and (user = ?2 or user is null and former = ?2) order by ended_at desc limit 1",
            (guild, user),
        )
        return row and int(row[0])

    async def from_the_future(self, now: float) -> list[int]:
        """The running tables with times that the clock has yet to reach: it was set back."""
        rows = await self.all(
            "select distinct id from tables join seats on id = table_id "
            "where status in ('open', 'playing') and max(coalesce(asked_at, 0), "
            "coalesce(reminded_at, 0), coalesce(moved_at, 0), coalesce(idle_asked_at, 0), "
            "coalesce(paused_at, 0), opened_at) > ?",
            (now,),
        )
        return [row[0] for row in rows]

    async def due(self, now: float) -> list[int]:
        """The running tables at which somebody is to be told, to be reminded, or out of time; and
        those at which nobody is asked, since only stand-ins are to move.

        Quiet hours are not looked at here: who has some is due until they are over.
        """
        rows = await self.all(
            "select distinct id from tables join seats on id = table_id "
            "left join people on people.user = seats.user "
            "where status = 'playing' and paused_at is null and rests_since is null "
            "and asked_at is not null "
            "and (away_until is null or away_until <= ?1) and (told != serial or deadline <= ?1 "
            "or coalesce(people.remind, tables.remind) > 0 and max(asked_at, "
            "coalesce(reminded_at, 0)) + coalesce(people.remind, tables.remind) <= ?1) "
            "union select id from tables where status = 'playing' and paused_at is null "
            "and rests_since is null "
            "and not exists (select 1 from seats where table_id = id and asked_at is not null)",
            (now,),
        )
        return [row[0] for row in rows]

    async def idle(self, now: float, grace: float) -> list[int]:
        """The tables at which nobody has done anything for as long as they allow."""
        rows = await self.all(
            "select id from tables where status in ('open', 'playing') and idle > 0 "
            "and paused_at is null and rests_since is null "
            "and coalesce(idle_asked_at + ?2, coalesce(moved_at, opened_at) + idle) <= ?1",
            (now, grace),
        )
        return [row[0] for row in rows]

    async def add_table(self, table: TableRow) -> int:
        columns = _columns(TableRow, leave=("id",))
        cursor = await self._db.execute(
            f"insert into tables ({', '.join(columns)}) values ({_marks(columns)})",
            self._table_values(table, columns),
        )
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    async def save_table(self, table: TableRow) -> None:
        columns = _columns(TableRow, leave=("id",))
        await self._db.execute(
            f"update tables set {', '.join(f'{c} = ?' for c in columns)} where id = ?",
            (*self._table_values(table, columns), table.id),
        )

    def _table_values(self, table: TableRow, columns: Sequence[str]) -> tuple[Any, ...]:
        encoded = {
            "options": msgspec.json.encode(table.options).decode(),
            "clock": msgspec.json.encode(table.clock).decode(),
        }
        return tuple(encoded.get(column, getattr(table, column)) for column in columns)

    async def save_seats(self, table_id: int, seats: Sequence[SeatRow]) -> None:
        columns = _columns(SeatRow)
        await self._db.execute("delete from seats where table_id = ?", (table_id,))
        await self._db.executemany(
            f"insert into seats ({', '.join(columns)}) values ({_marks(columns)})",
            [tuple(getattr(seat, column) for column in columns) for seat in seats],
        )

    # Moves and log

    async def moves(self, table_id: int, after: int = 0) -> list[Move]:
        rows = await self.all(
            "select seat, answer from moves where table_id = ? and n > ? order by n",
            (table_id, after),
        )
        return [Move(seat, tuple(msgspec.json.decode(answer))) for seat, answer in rows]

    async def add_moves(self, table_id: int, after: int, moves: Sequence[Move], at: float) -> None:
        """Write moves with the numbers behind `after`."""
        await self._db.executemany(
            "insert into moves values (?, ?, ?, ?, ?)",
            [
                (table_id, after + i, move.seat, msgspec.json.encode(move.answer).decode(), at)
                for i, move in enumerate(moves, start=1)
            ],
        )

    async def drop_moves(self, table_id: int, after: int) -> None:
        await self._db.execute("delete from moves where table_id = ? and n > ?", (table_id, after))

    async def keep_dropped(self, table_id: int, after: int, why: str, at: float) -> None:
        """Put moves aside that are about to be dropped, as they do not fit the rules any more."""
        await self._db.execute(
            "insert into dropped_moves (table_id, n, seat, answer, at, why, dropped_at) "
            "select table_id, n, seat, answer, at, ?, ? from moves where table_id = ? and n > ?",
            (why, at, table_id, after),
        )

    async def add_lines(self, table_id: int, said: Iterable[tuple[int, Line]]) -> None:
        """Lines, each with the moves that its checkpoint contains: its epoch."""
        await self._db.executemany(
            "insert into log (table_id, epoch, line) values (?, ?, ?)",
            [(table_id, epoch, msgspec.json.encode(line).decode()) for epoch, line in said],
        )

    async def drop_lines(self, table_id: int, epoch: int) -> None:
        await self._db.execute(
            "delete from log where table_id = ? and epoch = ?", (table_id, epoch)
        )

    async def lines(
        self, table_id: int, epoch: int | None = None, before: int | None = None
    ) -> list[Line]:
        """What was said since one checkpoint, and before another."""
        rows = await self.all(
            "select line from log where table_id = ?1 and (?2 is null or epoch >= ?2) "
            "and (?3 is null or epoch < ?3) order by id",
            (table_id, epoch, before),
        )
        return [msgspec.json.decode(row[0], type=Line) for row in rows]

    async def turns(self, table_id: int) -> list[list[Line]]:
        """All that was said, from checkpoint to checkpoint."""
        rows = await self.all(
            "select epoch, line from log where table_id = ? order by id", (table_id,)
        )
        return [
            [msgspec.json.decode(line, type=Line) for _, line in said]
            for _, said in groupby(rows, key=lambda row: row[0])
        ]

    # The outbox

    async def post(self, row: OutRow) -> None:
        body = msgspec.json.encode(row.body).decode()
        await self._db.execute(
            "insert into outbox (table_id, place, kind, body, due) values (?, ?, ?, ?, ?)",
            (row.table_id, row.place, row.kind, body, row.due),
        )
        self._posted.append(row.place)

    async def places(self) -> list[str]:
        return [row[0] for row in await self.all("select distinct place from outbox")]

    async def waiting_at(self, place: str) -> list[OutRow]:
        """What is to be sent there; nothing of a table that rests, but to people."""
        columns = _columns(OutRow)
        rows = await self.all(
            f"select {', '.join(f'outbox.{column}' for column in columns)} from outbox "
            "join tables on tables.id = table_id where place = ? "
            "and (rests_since is null or place like 'user:%') order by outbox.id",
            (place,),
        )
        found = [dict(zip(columns, row, strict=True)) for row in rows]
        return [OutRow(**row | {"body": msgspec.json.decode(row["body"])}) for row in found]

    async def begin_batch(self, rows: Sequence[OutRow], at: float) -> None:
        """Remember which rows are tried as one message, before it can have arrived."""
        async with self.transaction():
            await self._db.executemany(
                "update outbox set batch = ?, tried_at = coalesce(tried_at, ?) where id = ?",
                [(rows[0].id, at, row.id) for row in rows],
            )

    async def sent(self, rows: Sequence[OutRow]) -> None:
        await self._db.executemany("delete from outbox where id = ?", [(row.id,) for row in rows])

    async def postpone(self, rows: Sequence[OutRow], due: float, tried: bool = True) -> None:
        """Try again later. `tried`: Discord has had its say, and may not be asked for ever."""
        async with self.transaction():
            await self._db.executemany(
                "update outbox set due = ?, tries = tries + ? where id = ?",
                [(due, tried, row.id) for row in rows],
            )

    async def blocked(self) -> list[BlockedRow]:
        rows = await self.all("select place, table_id, guild, why from blocked")
        return [BlockedRow(*row) for row in rows]

    async def block(self, row: BlockedRow) -> None:
        """As a part of a transaction."""
        await self.write(
            "insert or replace into blocked values (?, ?, ?, ?)",
            (row.place, row.table_id, row.guild, row.why),
        )

    async def unblock(self, place: str) -> None:
        """As a part of a transaction."""
        await self.write("delete from blocked where place = ?", (place,))

    async def forget_place(self, place: str) -> None:
        """As a part of a transaction: nothing can be sent there any more."""
        for table in ("outbox", "panels", "blocked"):
            await self.write(f"delete from {table} where place = ?", (place,))

    async def drop_ask(self, table_id: int, seat: int, serial: int, place: str) -> None:
        """The player has been shown his panel: no need to send it."""
        async with self.transaction():
            await self._db.execute(
                "delete from outbox where table_id = ? and place = ? and kind = 'ask' "
                "and batch is null and json_extract(body, '$.seat') = ? "
                "and json_extract(body, '$.serial') = ?",
                (table_id, place, seat, serial),
            )

    async def panel(self, table_id: int, place: str) -> PanelRow | None:
        row = await self.one(
            "select table_id, place, channel, message, text from panels "
            "where table_id = ? and place = ?",
            (table_id, place),
        )
        return PanelRow(*row) if row else None

    async def drop_panel(self, table_id: int, place: str) -> None:
        async with self.transaction():
            await self._db.execute(
                "delete from panels where table_id = ? and place = ?", (table_id, place)
            )

    async def move_panel(self, panel: PanelRow) -> None:
        """This message carries the buttons now; the one before it loses its own."""
        old = await self.panel(panel.table_id, panel.place)
        if old is not None and old.message != panel.message:
            body = {"channel": old.channel, "message": old.message}
            await self.post(OutRow(panel.table_id, panel.place, "strip", body))
        await self.set_panel(panel)

    async def set_panel(self, panel: PanelRow) -> None:
        await self._db.execute(
            "insert or replace into panels values (?, ?, ?, ?, ?)",
            (panel.table_id, panel.place, panel.channel, panel.message, panel.text),
        )

    async def followers(self, table_id: int) -> list[int]:
        rows = await self.all("select user from follows where table_id = ?", (table_id,))
        return [row[0] for row in rows]

    # People

    async def person(self, user: int) -> Person:
        columns = _columns(Person)
        row = await self.one(f"select {', '.join(columns)} from people where user = ?", (user,))
        if row is None:
            return Person(user)
        found = dict(zip(columns, row, strict=True))
        flags = {name: bool(found[name]) for name in ("dm_closed", "listed")}
        return Person(**found | flags)

    async def change_person(self, user: int, **changes: Any) -> None:
        """Only what is named, so that changes at the same time do not undo each other."""
        async with self.transaction():
            await self.put_person(user, **changes)

    async def put_person(self, user: int, **changes: Any) -> None:
        """As a part of a transaction."""
        names = [name for name in _columns(Person) if name in changes]
        assert len(names) == len(changes)
        await self.write(
            f"insert into people (user, {', '.join(names)}) values (?, {_marks(names)}) "
            f"on conflict (user) do update set {', '.join(f'{n} = excluded.{n}' for n in names)}",
            (user, *(changes[name] for name in names)),
        )


def _refuse_newer(path: Path) -> None:
    """Also tells when a file cannot be opened: aiosqlite would leave a thread in disorder."""
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


def _marks(columns: Sequence[str]) -> str:
    return ", ".join("?" * len(columns))
