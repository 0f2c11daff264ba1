"""A copy of the database, taken while Herald plays on."""

from __future__ import annotations

import sqlite3
import tempfile
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from bot.errors import BackupError
from bot.store.database import BACKUP_MADE_AT


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
    """Copy to a file, or into a folder under a name with the date; it must not be there yet."""
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
            version = _copy(database, copy, now)
            tables = _check(copy, version)
            copy.rename(target)
    except (OSError, sqlite3.Error) as error:
        raise BackupError(f"The backup to {target} failed: {error}.") from error
    return Backup(target, target.stat().st_size, version, tables)


def read_only(database: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)


def _copy(database: Path, copy: Path, now: datetime) -> int:
    """In one step, so that all of it is of one moment, whatever is written meanwhile.

    The copy says that it is one: whoever starts Herald on it goes back in time.
    """
    with closing(read_only(database)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
        target.execute("pragma journal_mode = delete")  # one file, with nothing beside it
        version = int(source.execute("pragma user_version").fetchone()[0])
        if version:  # else it is none of ours, which is said when it is checked
            made_at = (BACKUP_MADE_AT, str(now.timestamp()))
            target.execute("insert or replace into meta values (?, ?)", made_at)
            target.commit()
        return version


def _check(copy: Path, version: int) -> int:
    """How many tables it has; BackupError when it is not what it should be."""
    with closing(read_only(copy)) as db:
        (found,) = db.execute("pragma user_version").fetchone()
        (sound,) = db.execute("pragma integrity_check(1)").fetchone()
        if sound != "ok":
            raise BackupError(f"The database is damaged, and so would be its copy: {sound}.")
        if found == 0 or found != version:
            raise BackupError("That is no database of Herald.")
        return int(db.execute("select count(*) from tables").fetchone()[0])
