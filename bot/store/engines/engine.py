"""What a database must be able to do, for all queries to run on it.

Queries are written once, in the SQL that both understand; `dialect` puts the few words that differ
into PostgreSQL's own. Marks are `?`, or `?1` where one is used twice; one that may be null is
compared first, which tells PostgreSQL its type: `(epoch >= ?2 or ?2 is null)`. Flags are integers,
and a condition compares them: `listed = 1`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol, TypeAlias

Row: TypeAlias = tuple[Any, ...]


class Engine(Protocol):
    """Runs SQL. All methods raise DatabaseError, or DuplicateError if a row must be unique."""

    alone: bool  # no other process uses the database
    on_notice: Callable[[str], None]  # is called with what another process has notified of

    async def all(self, sql: str, values: Iterable[Any]) -> Iterable[Row]:
        """Return rows that are committed, also while a transaction is open."""
        ...

    async def names(self, sql: str) -> list[str]:
        """Return the names of a query's columns."""
        ...

    def writing(self, table_id: int | None) -> AbstractAsyncContextManager[None]:
        """Begin a transaction, which ends with `commit` or `roll_back`. Cannot be nested.

        It is alone; or, where it names a table, alone at that table.
        """
        ...

    async def commit(self) -> None: ...

    async def roll_back(self) -> bool:
        """Undo what is not committed; return whether it certainly is undone."""
        ...

    async def write(self, sql: str, values: Iterable[Any]) -> int:
        """Run a statement inside a transaction; return how many rows it has changed."""
        ...

    async def add(self, sql: str, values: Iterable[Any]) -> int:
        """Add a row inside a transaction; return its id."""
        ...

    async def write_many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        """Run a statement once for each row, inside a transaction."""
        ...

    async def notify(self, notices: Iterable[str]) -> None:
        """Tell all processes that share the database, as soon as this transaction is committed."""
        ...

    async def size(self) -> int:
        """Return how many bytes the database takes."""
        ...

    async def shrink(self) -> None:
        """Give the room that is not used any more back; nothing can be written meanwhile."""
        ...

    async def close(self) -> None: ...
