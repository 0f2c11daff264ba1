"""A copy of the database, taken while Herald plays on."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from bot.errors import BackupError, DatabaseError
from bot.store import inspection


@dataclass(frozen=True)
class Backup:
    path: Path
    size: int
    version: int
    tables: int

    def __str__(self) -> str:
        size = f"{self.size / 1_000_000:.1f} MB"
        return f"{self.path} ({size}, tables: {self.tables}, schema: {self.version}, checked)"


def back_up(database: Path, target: Path | None, now: datetime) -> Backup:
    """Copy a database to a new file, or into a folder under a name with the date.

    Raises BackupError, also if the target exists already.
    """
    target = target or database.parent
    try:
        if not database.is_file():
            raise BackupError(f"There is no database {database}.")
        if target.is_dir():
            target /= f"{database.stem}-{now:%Y-%m-%d-%H%M%S}.db"
        if target.exists():
            raise BackupError(f"{target} is there already: choose another name.")
        # Under its own name only when it is whole; nobody else may read it.
        with tempfile.TemporaryDirectory(prefix=".herald-", dir=target.parent) as folder:
            copy = Path(folder) / target.name
            copy.touch(mode=0o600)
            version = inspection.copy(database, copy, now.timestamp())
            tables = _check(copy, version)
            copy.rename(target)
    except (OSError, DatabaseError) as error:
        raise BackupError(f"The backup to {target} failed: {error}.") from error
    return Backup(target, target.stat().st_size, version, tables)


def _check(copy: Path, version: int) -> int:
    """Return how many tables a copy has. Raises BackupError if it is damaged or not Herald's."""
    with inspection.inspect(copy) as found:
        if damage := found.damage():
            raise BackupError(f"The database is damaged, and so would be its copy: {damage}.")
        if found.schema() == 0 or found.schema() != version:
            raise BackupError("That is no database of Herald.")
        return found.tables()
