"""Puts other contents into the place of a whole database, while no Herald uses it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Protocol

from bot.config import DatabaseAddress
from bot.store.engines import driver_wanted, file, sqlite


class Held(Protocol):
    """A database that nobody else uses."""

    def put_aside(self, kept: Path) -> Path | None:
        """Keep what is there in a file; return where, or None if there is nothing."""
        ...

    def fill(self, content: Path) -> object:
        """Put what is in a file in the place of all that is there; the file may be used up."""
        ...


class HeldFile:
    def __init__(self, path: Path) -> None:
        self._path = path

    def put_aside(self, kept: Path) -> Path | None:
        if not self._path.stat().st_size:
            return None
        for ending in ("", "-wal", "-shm"):
            part = self._path.with_name(self._path.name + ending)
            if part.exists():
                part.rename(kept.with_name(kept.name + ending))
        return kept

    def fill(self, content: Path) -> None:
        content.rename(self._path)


@contextmanager
def held(database: DatabaseAddress) -> Iterator[Held]:
    """Keep all others from a database. Raises DatabaseError, and StoreError if it is in use."""
    if isinstance(database, Path):
        with sqlite.faults(), closing(file.hold(database)):
            yield HeldFile(database)
        return
    with driver_wanted():
        from bot.store.engines import copying  # noqa: PLC0415
    with copying.held(database) as server:
        yield server
