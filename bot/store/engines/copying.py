"""Copies all rows between SQLite and PostgreSQL, and proves that they have arrived.

The layout is SQLite's: both have the same tables and columns.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from graphlib import TopologicalSorter
from hashlib import sha256
from pathlib import Path
from typing import TypeAlias

import psycopg

from bot.config import ServerAddress
from bot.errors import StoreError
from bot.store.engines import sqlite
from bot.store.engines.dialect import query
from bot.store.engines.engine import Row
from bot.store.engines.server import PostgreSQLOutside, held_server, server
from bot.store.sql import insert

Layout: TypeAlias = dict[str, list[str]]  # columns by table; whoever is referred to comes first
ROWS = 500  # that are fetched in one go
LAST_NUMBER = "select pg_sequence_last_value(pg_get_serial_sequence(?, 'id')::regclass)"


@dataclass
class Fingerprint:
    """Says whether two tables have the same rows, in whatever order."""

    count: int = 0
    total: int = 0

    def add(self, row: Row) -> None:
        self.count += 1
        digest = sha256(repr(tuple(row)).encode()).digest()
        self.total = (self.total + int.from_bytes(digest)) % 2**256

    def noting(self, rows: Iterable[Row]) -> Iterator[Row]:
        """Hand on rows, each noted on its way."""
        for row in rows:
            self.add(row)
            yield row


def to_server(source: Path, db: PostgreSQLOutside) -> dict[str, int]:
    """Put the rows of a file in the place of all that a database has, or change nothing.

    Both have the newest schema. Returns how many rows each table has now. Raises StoreError if
    they are not the same afterwards, and DatabaseError.
    """
    with (
        sqlite.faults(),
        closing(sqlite3.connect(source)) as file,
        db.connection.transaction(),
    ):
        layout = layout_of(file)
        db.write(f"truncate {', '.join(layout)} restart identity")
        sent = {name: Fingerprint() for name in layout}
        for name, columns in layout.items():
            rows = sent[name].noting(file.execute(select(name, columns)))
            into = query(f"copy {name} ({', '.join(columns)}) from stdin")
            with db.connection.cursor() as cursor, cursor.copy(into) as copy:
                for row in rows:
                    copy.write_row(row)
        for name, last in last_numbers(file, layout).items():
            db.write("select setval(pg_get_serial_sequence(?, 'id'), ?)", (name, last))
        return compared(sent, {name: rows_of(db, name, layout[name]) for name in layout})


def to_file(address: ServerAddress, target: Path) -> dict[str, int]:
    """Copy a database as it is at one moment into an empty file of the same schema.

    Returns how many rows each table has. Raises DatabaseError, and StoreError if they are not the
    same afterwards.
    """
    with server(address) as db, sqlite.faults():
        db.connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        db.connection.read_only = True
        with db.connection.transaction():
            schema = db.schema()
            if not schema:
                raise StoreError(f"There is no database of Herald at {address}.")
            sqlite.migrate(target, newest=schema)
            with closing(sqlite3.connect(target)) as file, file:
                return fill(file, db)


def fill(file: sqlite3.Connection, db: PostgreSQLOutside) -> dict[str, int]:
    """Copy all rows of a database into a file without any; return how many each table has."""
    layout = layout_of(file)
    sent = {name: Fingerprint() for name in layout}
    for name, columns in layout.items():
        rows = sent[name].noting(rows_of(db, name, columns))
        file.executemany(insert(name, columns), rows)
    counted = file.execute("select name from sqlite_master where sql like '%autoincrement%'")
    for (name,) in counted.fetchall():
        (last,) = db.one(LAST_NUMBER, (name,))
        file.execute("delete from sqlite_sequence where name = ?", (name,))
        if last:
            file.execute("insert into sqlite_sequence values (?, ?)", (name, last))
    return compared(sent, {n: file.execute(select(n, layout[n])) for n in layout})


def compared(sent: dict[str, Fingerprint], arrived: dict[str, Iterable[Row]]) -> dict[str, int]:
    """Return how many rows each table has. Raises StoreError where they are not those sent."""
    for name, rows in arrived.items():
        found = Fingerprint()
        for _ in found.noting(rows):
            pass
        if found != sent[name]:
            raise StoreError(
                f"The copy of {name} is not the same: {sent[name].count} rows were sent, and "
                f"{found.count} have arrived. Nothing is changed."
            )
    return {name: fingerprint.count for name, fingerprint in sent.items()}


def layout_of(file: sqlite3.Connection) -> Layout:
    """Return all tables with their columns, each behind those that it refers to."""
    names = file.execute(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'"
    ).fetchall()
    refers = {
        name: {row[2] for row in file.execute(f"pragma foreign_key_list({name})")}
        for (name,) in names
    }
    return {
        name: [row[1] for row in file.execute(f"pragma table_info({name})")]
        for name in TopologicalSorter(refers).static_order()
    }


def last_numbers(file: sqlite3.Connection, layout: Layout) -> dict[str, int]:
    """Return the last id that was given in each table that gives ids, unless it gave none.

    Also those of rows that are gone: some must never be used twice.
    """
    given = dict(file.execute("select name, seq from sqlite_sequence").fetchall())
    for name, columns in layout.items():
        if "id" in columns:
            (last,) = file.execute(f"select max(id) from {name}").fetchone()
            given[name] = max(last or 0, given.get(name, 0))
    return {name: last for name, last in given.items() if last}


def rows_of(db: PostgreSQLOutside, name: str, columns: Sequence[str]) -> Iterator[Row]:
    """Yield the rows of a table, without holding all of them in memory."""
    with psycopg.RawServerCursor[Row](db.connection, f"copy_{name}") as cursor:
        cursor.itersize = ROWS
        yield from cursor.execute(query(select(name, columns)))


def select(name: str, columns: Sequence[str]) -> str:
    return f"select {', '.join(columns)} from {name}"


def is_empty(db: PostgreSQLOutside) -> bool:
    """Return whether a database has nothing that anybody would miss: notes of a first start do
    not count."""
    names = db.all(
        "select table_name from information_schema.tables where table_schema = current_schema() "
        "and table_name not in ('meta', 'schema_number')"
    )
    return all(db.one(f"select 1 from {name} limit 1") is None for (name,) in names)


class HeldServer:
    """A database that nobody else uses: see `replacing`."""

    def __init__(self, address: ServerAddress, db: PostgreSQLOutside) -> None:
        self._address = address
        self._db = db

    def is_empty(self) -> bool:
        return is_empty(self._db)

    def put_aside(self, kept: Path) -> Path | None:
        if self.is_empty():
            return None
        kept.touch(mode=0o600)
        to_file(self._address, kept)
        return kept

    def fill(self, content: Path) -> dict[str, int]:
        with sqlite.faults():
            sqlite.migrate(content)
        return to_server(content, self._db)


@contextmanager
def held(address: ServerAddress) -> Iterator[HeldServer]:
    with held_server(address) as db:
        yield HeldServer(address, db)
