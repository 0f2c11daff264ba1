"""All that Herald remembers, in one SQLite file.

An action is one transaction: the move, the new state and every message that follows from it are
written together or not at all.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
import msgspec

from games.core import Line
from games.session import Move

OPEN, PLAYING, FINISHED, ABANDONED = "open", "playing", "finished", "abandoned"
LIVE = (OPEN, PLAYING)

Row = TypeVar("Row")


@dataclass
class TableRow:
    guild: int
    channel: int
    game: str
    host: int
    lang: str
    options: dict[str, str]
    status: str
    remind: int
    id: int = 0
    seed: int | None = None
    saved: bytes | None = None
    version: int | None = None
    saved_moves: int = 0


@dataclass
class SeatRow:
    table_id: int
    seat: int
    user: int | None
    name: str
    former: int | None = None
    serial: int = 0
    told: int = -1
    asked_at: float | None = None
    reminded_at: float | None = None


@dataclass
class OutRow:
    table_id: int
    place: str
    kind: str
    body: dict[str, Any] = field(default_factory=dict)
    due: float = 0.0
    id: int = 0
    tries: int = 0
    batch: int | None = None
    tried_at: float | None = None


@dataclass
class PanelRow:
    """The message that carries a table's buttons at a place."""

    table_id: int
    place: str
    channel: int
    message: int
    text: str  # what it tells, without the line on who is awaited


@dataclass
class Person:
    user: int
    lang: str = "en"
    dm: int | None = None
    dm_closed: bool = False


class StoreError(Exception):
    """The database cannot be used; the message says why in one sentence."""


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

    @classmethod
    async def open(cls, path: Path) -> Store:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            # aiosqlite leaves a thread in disorder behind when a file cannot be opened.
            sqlite3.connect(path).close()
            async with AsyncExitStack() as stack:
                writer = await stack.enter_async_context(_connect(path))
                await writer.execute("pragma journal_mode = wal")
                await writer.execute("pragma synchronous = full")
                await writer.execute("pragma foreign_keys = on")
                reader = await stack.enter_async_context(_connect(path))
                store = cls(writer, reader)
                await store._migrate()
                store.instance = await store._instance()
                stack.pop_all()
                return store
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"The database {path} cannot be used: {error}.") from error

    async def close(self) -> None:
        await self._reader.close()
        await self._db.close()

    async def _migrate(self) -> None:
        (version,) = await self._one("pragma user_version")
        for script in sorted((Path(__file__).parent / "migrations").glob("*.sql")):
            number = int(script.name.split("_", maxsplit=1)[0])
            if number > version:
                sql = script.read_text(encoding="utf-8")
                await self._db.executescript(
                    f"begin; {sql}; pragma user_version = {number}; commit;"
                )

    async def _instance(self) -> str:
        """A name for this database, so that two of them never use the same nonce."""
        async with self.transaction():
            await self._db.execute(
                "insert or ignore into meta values ('instance', ?)", (secrets.token_hex(4),)
            )
        return str((await self._one("select value from meta where key = 'instance'"))[0])

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        """All or nothing. Not to be nested."""
        async with self._writing:
            await self._db.execute("begin immediate")
            try:
                yield
                await self._db.execute("commit")
            except BaseException:
                self._posted.clear()
                await self._db.execute("rollback")
                raise
            posted, self._posted = self._posted, []
        for place in posted:
            self.on_post(place)

    async def _one(self, sql: str, values: Iterable[Any] = ()) -> Any:
        return next(iter(await self._all(sql, values)), None)

    async def _all(self, sql: str, values: Iterable[Any] = ()) -> Iterable[Any]:
        # In one go: a read that is left half-way keeps all others on its connection in the past.
        return await self._reader.execute_fetchall(sql, tuple(values))

    async def meta(self, key: str) -> str | None:
        row = await self._one("select value from meta where key = ?", (key,))
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
        row = await self._one(f"select {', '.join(columns)} from tables where {where}", (value,))
        if row is None:
            return None
        found = dict(zip(columns, row, strict=True))
        return TableRow(**found | {"options": msgspec.json.decode(found["options"])})

    async def seats(self, table_id: int) -> list[SeatRow]:
        columns = ", ".join(_columns(SeatRow))
        rows = await self._all(
            f"select {columns} from seats where table_id = ? order by seat", (table_id,)
        )
        return [SeatRow(**dict(zip(_columns(SeatRow), row, strict=True))) for row in rows]

    async def tables_of(self, user: int) -> list[int]:
        """The running tables at which somebody sits."""
        rows = await self._all(
            "select id from tables join seats on id = table_id "
            "where user = ? and status = 'playing' order by id",
            (user,),
        )
        return [row[0] for row in rows]

    async def late(self, now: float) -> list[int]:
        """The running tables at which somebody is to be reminded."""
        rows = await self._all(
            "select distinct id from tables join seats on id = table_id "
            "where status = 'playing' and remind > 0 and asked_at is not null "
            "and max(asked_at, coalesce(reminded_at, 0)) + remind <= ?",
            (now,),
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
        encoded = {"options": msgspec.json.encode(table.options).decode()}
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
        rows = await self._all(
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

    async def add_lines(self, table_id: int, epoch: int, lines: Iterable[Line]) -> None:
        await self._db.executemany(
            "insert into log (table_id, epoch, line) values (?, ?, ?)",
            [(table_id, epoch, msgspec.json.encode(line).decode()) for line in lines],
        )

    async def drop_lines(self, table_id: int, epoch: int) -> None:
        await self._db.execute(
            "delete from log where table_id = ? and epoch = ?", (table_id, epoch)
        )

    async def lines(self, table_id: int) -> list[Line]:
        rows = await self._all("select line from log where table_id = ? order by id", (table_id,))
        return [msgspec.json.decode(row[0], type=Line) for row in rows]

    # The outbox

    async def post(self, row: OutRow) -> None:
        body = msgspec.json.encode(row.body).decode()
        await self._db.execute(
            "insert into outbox (table_id, place, kind, body, due) values (?, ?, ?, ?, ?)",
            (row.table_id, row.place, row.kind, body, row.due),
        )
        self._posted.append(row.place)

    async def places(self) -> list[str]:
        return [row[0] for row in await self._all("select distinct place from outbox")]

    async def waiting_at(self, place: str) -> list[OutRow]:
        columns = _columns(OutRow)
        rows = await self._all(
            f"select {', '.join(columns)} from outbox where place = ? order by id", (place,)
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

    async def postpone(self, rows: Sequence[OutRow], due: float) -> None:
        async with self.transaction():
            await self._db.executemany(
                "update outbox set due = ?, tries = tries + 1 where id = ?",
                [(due, row.id) for row in rows],
            )

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
        row = await self._one(
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

    # People

    async def person(self, user: int) -> Person:
        row = await self._one(
            "select user, lang, dm, dm_closed from people where user = ?", (user,)
        )
        return Person(row[0], row[1], row[2], bool(row[3])) if row else Person(user)

    async def save_person(self, person: Person) -> None:
        async with self.transaction():
            await self.put_person(person)

    async def put_person(self, person: Person) -> None:
        """As a part of a transaction."""
        await self._db.execute(
            "insert or replace into people (user, lang, dm, dm_closed) values (?, ?, ?, ?)",
            (person.user, person.lang, person.dm, person.dm_closed),
        )


def _connect(path: Path) -> aiosqlite.Connection:
    return aiosqlite.connect(path, isolation_level=None)


def _marks(columns: Sequence[str]) -> str:
    return ", ".join("?" * len(columns))
