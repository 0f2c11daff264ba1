"""Reads and copies a database from outside, while Herald may be using it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from bot.config import DatabaseAddress
from bot.store.database import BACKUP_MADE_AT
from bot.store.engines import driver_wanted
from bot.store.engines.file import is_held
from bot.store.engines.outside import Outside, SQLiteOutside, outside
from bot.store.engines.sqlite import faults
from bot.store.moves import plain
from bot.store.operating.overview import LAST_BACKUP, SECOND_BOT_SEEN
from bot.store.outbox import OLDEST_UNSENT
from bot.store.sql import upsert
from games.session import Move

PUT_META = upsert("meta", ("key",), ("key", "value"))


@dataclass(frozen=True)
class Position:
    """A running game as it is saved: its table at the last checkpoint, the moves since, and the
    serials of the seats."""

    saved: bytes
    moves: list[Move]
    serials: list[int]


class Inspection:
    """Answers questions about a database, without ever writing to it."""

    def __init__(self, db: Outside) -> None:
        self._db = db

    def damage(self) -> str:
        """Return what is wrong with it; empty if nothing is."""
        return self._db.damage()

    def schema(self) -> int:
        """Return the number of its schema; 0 if it is not a Herald database."""
        return self._db.schema()

    def size(self) -> int:
        """Return how many bytes it takes."""
        return self._db.size()

    def tables(self) -> int:
        return int(self._one("select count(*) from tables"))

    def unsent(self) -> int:
        return int(self._one("select count(*) from outbox"))

    def unsent_since(self) -> float | None:
        """Return since when the oldest unsent message waits, or None if none does."""
        found = self._one(OLDEST_UNSENT)
        return None if found is None else float(found)

    def running(self) -> list[tuple[int, str, int | None]]:
        """Return the running tables: number, game, and the version of the game that saved them."""
        rows = self._db.all(
            "select id, game, version from tables where status = 'playing' order by id"
        )
        return [(number, game, version) for number, game, version in rows]

    def last_backup(self) -> float | None:
        """Return when `herald backup` was last run, or None if it never was."""
        return self._time(LAST_BACKUP)

    def second_bot_seen(self) -> float | None:
        """Return when another program was last seen answering with the same token, or None."""
        return self._time(SECOND_BOT_SEEN)

    def first_table(self) -> float | None:
        """Return when the oldest table was opened, or None if there is none."""
        found = self._one("select min(opened_at) from tables")
        return None if found is None else float(found)

    def _time(self, key: str) -> float | None:
        row = self._db.one("select value from meta where key = ?", (key,))
        return None if row is None else float(row[0])

    def position(self, table: int) -> Position | None:
        """Return how the game of a table stands, or None if none is running there."""
        found = self._db.one(
            "select saved, saved_moves from tables where id = ? and status = 'playing'", (table,)
        )
        if found is None:
            return None
        saved, count = found
        moves = self._db.all(
            "select seat, answer from moves where table_id = ? and n > ? order by n", (table, count)
        )
        seats = self._db.all("select serial from seats where table_id = ? order by seat", (table,))
        return Position(
            plain(saved),
            [Move(seat, tuple(msgspec.json.decode(answer))) for seat, answer in moves],
            [serial for (serial,) in seats],
        )

    def _one(self, sql: str) -> Any:
        return self._db.one(sql)[0]


@contextmanager
def inspect(database: DatabaseAddress) -> Iterator[Inspection]:
    """Open a database for reading. Raises DatabaseError if it cannot be read."""
    with outside(database) as db:
        yield Inspection(db)


def in_use(database: DatabaseAddress) -> bool:
    """Return whether a Herald is using a database."""
    if isinstance(database, Path):
        return is_held(database)
    with driver_wanted():
        from bot.store.engines import server  # noqa: PLC0415
    return server.is_held(database)


def copy(database: DatabaseAddress, target: Path, made_at: float) -> int:
    """Copy a database to a file, all of it as it is at one moment; return its schema.

    The copy is marked as one: Herald must know when it is started on an older state. Raises
    DatabaseError, and StoreError if there is nothing of Herald on a server.
    """
    schema = snapshot(database, target)
    if schema:  # else it is none of ours, which is said when it is checked
        with outside(target, writes=True) as copied:
            # Once it is restored, it is the last backup that there was.
            for key in (BACKUP_MADE_AT, LAST_BACKUP):
                copied.write(PUT_META, (key, str(made_at)))
    return schema


def snapshot(database: DatabaseAddress, target: Path) -> int:
    """Copy a database as it is to a file, without a mark; return its schema."""
    if not isinstance(database, Path):
        with driver_wanted():
            from bot.store.engines import copying  # noqa: PLC0415
        copying.to_file(database, target)
        with outside(target) as copied:
            return copied.schema()
    with (
        faults(),
        closing(_read_only(database)) as source,
        closing(sqlite3.connect(target)) as copied,
    ):
        source.backup(copied)
        copied.execute("pragma journal_mode = delete")  # one file, with nothing beside it
        return SQLiteOutside(source).schema()


def note_backup(database: DatabaseAddress, made_at: float) -> None:
    """Note in a database when it was last copied. Raises DatabaseError."""
    with outside(database, writes=True) as db:
        db.write(PUT_META, (LAST_BACKUP, str(made_at)))


def mark_as_backup(copy: Path, made_at: float) -> None:
    """Mark a copy that was made without us, so that Herald tells the tables what is restored."""
    with outside(copy, writes=True) as db:
        marked = (BACKUP_MADE_AT, str(made_at))
        db.write("insert into meta values (?, ?) on conflict do nothing", marked)


def _read_only(database: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)
