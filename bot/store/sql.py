"""SQL statements made from the fields of a row, and SQLite's errors as our own."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields

from bot.errors import DatabaseError, DuplicateError


def columns(row_type: type, leave: Sequence[str] = ()) -> list[str]:
    return [f.name for f in fields(row_type) if f.name not in leave]


def insert(table: str, names: Sequence[str]) -> str:
    marks = ", ".join("?" * len(names))
    return f"insert into {table} ({', '.join(names)}) values ({marks})"


def upsert(table: str, keys: Sequence[str], names: Sequence[str]) -> str:
    """Return the statement that adds a row, or changes the one with the same keys."""
    changes = ", ".join(f"{name} = excluded.{name}" for name in names if name not in keys)
    return f"{insert(table, names)} on conflict ({', '.join(keys)}) do update set {changes}"


@contextmanager
def faults() -> Iterator[None]:
    """Turn SQLite's errors into DatabaseError, or DuplicateError if a row must be unique."""
    try:
        yield
    except sqlite3.Error as error:
        duplicate = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_CONSTRAINT_UNIQUE
        raise (DuplicateError if duplicate else DatabaseError)(str(error)) from error
