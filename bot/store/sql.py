"""SQL statements made from the fields of a row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from functools import cache


@cache
def columns(row_type: type, leave: tuple[str, ...] = ()) -> tuple[str, ...]:
    return tuple(f.name for f in fields(row_type) if f.name not in leave)


def insert(table: str, names: Sequence[str]) -> str:
    marks = ", ".join("?" * len(names))
    return f"insert into {table} ({', '.join(names)}) values ({marks})"


def upsert(table: str, keys: Sequence[str], names: Sequence[str]) -> str:
    """Return the statement that adds a row, or changes the one with the same keys."""
    changes = ", ".join(f"{name} = excluded.{name}" for name in names if name not in keys)
    return f"{insert(table, names)} on conflict ({', '.join(keys)}) do update set {changes}"
