"""Puts other contents into the place of a whole database, while no Herald uses it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Protocol

from bot.config import DatabaseAddress
from bot.errors import DatabaseError
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
    """There is a whole database in the file at every moment, also if the power goes out."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def put_aside(self, kept: Path) -> Path | None:
        if not self._path.stat().st_size:
            return None
        with suppress(DatabaseError):  # a damaged one is kept as it is
            sqlite.fold(self._path)
        for part in self._parts():
            name = kept.name + part.name.removeprefix(self._path.name)
            try:
                os.link(part, kept.with_name(name))
            except OSError:  # not every file system has links
                shutil.copy2(part, kept.with_name(name))
        return kept

    def fill(self, content: Path) -> None:
        for part in self._parts()[1:]:  # else they would be taken for those of the new one
            part.unlink()
        content.replace(self._path)

    def _parts(self) -> list[Path]:
        """Return the file, and what is beside it if a Herald was cut off."""
        names = (self._path.name + ending for ending in ("", "-wal", "-shm"))
        return [part for name in names if (part := self._path.with_name(name)).exists()]


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
