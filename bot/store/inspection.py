"""Reads and copies a database from outside, while Herald may be using it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from bot.store.database import BACKUP_MADE_AT
from bot.store.operating.overview import LAST_BACKUP, SECOND_BOT_SEEN
from bot.store.outbox import OLDEST_UNSENT
from bot.store.sql import faults, upsert


class Inspection:
    """Answers questions about a database, without ever writing to it."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def damage(self) -> str:
        """Return what is wrong with the file; empty if nothing is."""
        found = str(self._one("pragma integrity_check(1)"))
        return "" if found == "ok" else found

    def schema(self) -> int:
        """Return the number of its schema; 0 if it is not a Herald database."""
        return int(self._one("pragma user_version"))

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
        query = "select id, game, version from tables where status = 'playing' order by id"
        return self._db.execute(query).fetchall()

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
        row = self._db.execute("select value from meta where key = ?", (key,)).fetchone()
        return None if row is None else float(row[0])

    def _one(self, sql: str) -> Any:
        return self._db.execute(sql).fetchone()[0]


@contextmanager
def inspect(path: Path) -> Iterator[Inspection]:
    """Open a database for reading. Raises DatabaseError if it cannot be read."""
    with faults(), closing(_read_only(path)) as db:
        yield Inspection(db)


def copy(database: Path, target: Path, made_at: float) -> int:
    """Copy a database in one step, so that all of it is of one moment; return its schema.

    The copy is marked as one: Herald must know when it is started on an older state. Raises
    DatabaseError.
    """
    with (
        faults(),
        closing(_read_only(database)) as source,
        closing(sqlite3.connect(target)) as copied,
    ):
        source.backup(copied)
        copied.execute("pragma journal_mode = delete")  # one file, with nothing beside it
        schema = Inspection(source).schema()
        if schema:  # else it is none of ours, which is said when it is checked
            marked = (BACKUP_MADE_AT, str(made_at))
            copied.execute(upsert("meta", ("key",), ("key", "value")), marked)
            copied.commit()
        return schema


def note_backup(database: Path, made_at: float) -> None:
    """Note in a database when it was last copied. Raises DatabaseError."""
    with faults(), closing(sqlite3.connect(database, timeout=1.0)) as db, db:
        made = (LAST_BACKUP, str(made_at))
        db.execute(upsert("meta", ("key",), ("key", "value")), made)


def mark_as_backup(copy: Path, made_at: float) -> None:
    """Mark a copy that was made without us, so that Herald tells the tables what is restored."""
    with faults(), closing(sqlite3.connect(copy)) as db:
        marked = (BACKUP_MADE_AT, str(made_at))
        db.execute("insert into meta values (?, ?) on conflict do nothing", marked)
        db.commit()


def _read_only(database: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)
