"""PostgreSQL as a command beside Herald meets it: one connection, without an event loop."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import psycopg
from psycopg.adapt import AdaptersMap, Buffer
from psycopg.errors import UniqueViolation
from psycopg.types.numeric import Int8Dumper
from psycopg_pool import PoolTimeout

from bot.config import ServerAddress
from bot.errors import DatabaseError, DuplicateError, InUseError, StoreError
from bot.store.engines.dialect import query
from bot.store.engines.engine import Row
from bot.store.engines.migrations import for_postgresql, refuse_newer
from bot.store.engines.outside import Outside

OLDEST = 14
PATIENCE = 10  # seconds to wait for a connection
LOCK = 0x4845_5241_4C44  # "HERALD": whoever uses the database holds it
MIGRATING = LOCK + 1
HOLD = f"select pg_try_advisory_lock({LOCK})"
HOLD_WITH_OTHERS = f"select pg_try_advisory_lock_shared({LOCK})"


class FlagDumper(Int8Dumper):
    """Flags are integers, as in SQLite."""

    def dump(self, obj: Any) -> Buffer | None:
        return super().dump(int(obj))


ADAPTERS = AdaptersMap(psycopg.adapters)
ADAPTERS.register_dumper(int, Int8Dumper)  # else each size of a number prepares a query anew
ADAPTERS.register_dumper(bool, FlagDumper)


def options(cursor: type) -> dict[str, Any]:
    """Return how every connection is made."""
    return {
        "autocommit": True,
        "context": ADAPTERS,
        "cursor_factory": cursor,
        "connect_timeout": PATIENCE,
        "fallback_application_name": "herald",
    }


class PostgreSQLOutside(Outside):
    def __init__(self, connection: psycopg.Connection[Row]) -> None:
        self.connection = connection

    def all(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        return self.connection.execute(query(sql), values).fetchall()

    def write(self, sql: str, values: Sequence[Any] = ()) -> None:
        self.connection.execute(query(sql), values)

    def schema(self) -> int:
        if self.one("select to_regclass('schema_number')") == (None,):
            return 0
        return int(self.one("select coalesce(max(number), 0) from schema_number")[0])

    def damage(self) -> str:
        return ""  # the server sees to its own files

    def size(self) -> int:
        return int(self.one("select pg_database_size(current_database())")[0])


@contextmanager
def server(address: ServerAddress) -> Iterator[PostgreSQLOutside]:
    """Connect to a database. Raises DatabaseError, and StoreError if Herald cannot use it."""
    made = options(psycopg.RawCursor)
    with faults(address), psycopg.connect(address.url, **made) as connection:
        require_usable(connection.info, address)
        yield PostgreSQLOutside(connection)


@contextmanager
def held_server(address: ServerAddress) -> Iterator[PostgreSQLOutside]:
    """Connect to a database while nobody else uses it, and bring it up to date.

    Raises DatabaseError, and StoreError also if a Herald is running on it.
    """
    with server(address) as db:
        refuse_used(db.one(HOLD), address)
        try:
            migrate(db, address)
            yield db
        finally:
            release(db)


def is_held(address: ServerAddress) -> bool:
    """Return whether a Herald is using a database."""
    with server(address) as db:
        free = db.one(HOLD) == (True,)
        release(db)
        return not free


def release(db: PostgreSQLOutside) -> None:
    """Let the next one hold the database at once: the server takes a moment to notice an end."""
    with suppress(psycopg.Error):  # the connection is lost, and the lock with it
        db.write("select pg_advisory_unlock_all()")


def migrate(db: PostgreSQLOutside, address: ServerAddress) -> None:
    """Bring a database up to date, as a whole or not at all.

    Raises StoreError if a newer Herald wrote it.
    """
    refuse_newer(db.schema(), address)
    with db.connection.transaction():
        db.write(f"select pg_advisory_xact_lock({MIGRATING})")
        db.write("create table if not exists schema_number (number bigint not null)")
        for number, script in for_postgresql(since=db.schema()).items():
            db.connection.execute(script)
            db.write("delete from schema_number")
            db.write("insert into schema_number values (?)", (number,))


def require_usable(found: psycopg.ConnectionInfo, address: ServerAddress) -> None:
    """Raise StoreError if a server is too old, or the database cannot hold every character."""
    if found.server_version < OLDEST * 10000:
        raise StoreError(
            f"Herald needs PostgreSQL {OLDEST} or later, but {address} is "
            f"{found.server_version // 10000}."
        )
    encoding = found.parameter_status("server_encoding")
    if encoding != "UTF8":
        raise StoreError(
            f"The database {address} is in {encoding}: create one with encoding 'UTF8'."
        )


def refuse_used(held: Row | None, address: ServerAddress) -> None:
    """Raise InUseError unless the lock could be had."""
    if held != (True,):
        raise InUseError(
            f"Another Herald is using the database {address}: "
            "stop that one first, or set HERALD_DB to another one."
        )


@contextmanager
def faults(address: ServerAddress) -> Iterator[None]:
    """Turn PostgreSQL's errors into DatabaseError, or DuplicateError if a row must be unique."""
    try:
        yield
    except psycopg.Error as error:
        said = "it does not answer" if isinstance(error, PoolTimeout) else _sentence(error)
        kind = DuplicateError if isinstance(error, UniqueViolation) else DatabaseError
        raise kind(address.without_secrets(said)) from error


def _sentence(error: psycopg.Error) -> str:
    said = error.diag.message_primary or str(error)
    return " ".join(said.split()).rstrip(".")
