"""A connection of a command beside Herald, which may be using the database at the same time."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from bot.config import DatabaseAddress
from bot.store.engines import driver_wanted
from bot.store.engines.engine import Row
from bot.store.engines.sqlite import faults

BUSY_SECONDS = 5.0  # for which another's transaction is waited for


class Outside(ABC):
    """Runs statements, each in a transaction of its own."""

    @abstractmethod
    def all(self, sql: str, values: Sequence[Any] = ()) -> list[Row]: ...

    @abstractmethod
    def write(self, sql: str, values: Sequence[Any] = ()) -> None: ...

    @abstractmethod
    def schema(self) -> int:
        """Return the number of its schema; 0 if it is not a Herald database."""

    @abstractmethod
    def damage(self) -> str:
        """Return what is wrong with it; empty if nothing is."""

    @abstractmethod
    def size(self) -> int:
        """Return how many bytes it takes."""

    def one(self, sql: str, values: Sequence[Any] = ()) -> Any:
        return next(iter(self.all(sql, values)), None)


class SQLiteOutside(Outside):
    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def all(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        return self._db.execute(sql, values).fetchall()

    def write(self, sql: str, values: Sequence[Any] = ()) -> None:
        self._db.execute(sql, values)

    def schema(self) -> int:
        return int(self.one("pragma user_version")[0])

    def damage(self) -> str:
        (found,) = self.one("pragma integrity_check(1)")
        return "" if found == "ok" else str(found)

    def size(self) -> int:
        return int(self.one("pragma page_count")[0]) * int(self.one("pragma page_size")[0])


@contextmanager
def outside(address: DatabaseAddress, writes: bool = False) -> Iterator[Outside]:
    """Open a database beside Herald. Raises DatabaseError, and ConfigError without the driver."""
    if isinstance(address, Path):
        uri = f"{address.absolute().as_uri()}?mode={'rw' if writes else 'ro'}"
        with (
            faults(),
            closing(
                sqlite3.connect(uri, uri=True, timeout=BUSY_SECONDS, isolation_level=None)
            ) as db,
        ):
            yield SQLiteOutside(db)
        return
    with driver_wanted():
        from bot.store.engines.server import server  # noqa: PLC0415
    with server(address) as found:
        yield found
