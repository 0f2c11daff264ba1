"""Copies of the database: taken while Herald plays on, and put back while it does not."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import tempfile
import zlib
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from bot.config import DatabaseAddress, data_folder
from bot.errors import BackupError, DatabaseError, StoreError
from bot.store import inspection
from bot.store.engines import file
from bot.store.engines.migrations import migrations
from bot.store.engines.replacing import held

PACKED = ".gz"  # at the end of a name: the copy takes about a fifth of the room
MAGIC = b"\x1f\x8b"  # with which a packed file begins
DATED = r"-\d{4}-\d\d-\d\d-\d{6}\.db(\.gz)?"


@dataclass(frozen=True)
class Backup:
    path: Path
    size: int
    version: int
    tables: int

    def __str__(self) -> str:
        size = f"{self.size / 1_000_000:.1f} MB"
        return f"{self.path} ({size}, tables: {self.tables}, schema: {self.version}, checked)"


def back_up(database: DatabaseAddress, target: Path | None, now: datetime) -> Backup:
    """Copy a database to a new file, or packed into a folder under a name with the date.

    The copy is a file of SQLite also where the database is PostgreSQL's: it can be restored to
    either, wherever Herald is installed. Raises BackupError, also if the target exists already.
    """
    target = target or home(database)
    try:
        if isinstance(database, Path) and not database.is_file():
            raise BackupError(f"There is no database {database}.")
        if target.is_dir():
            target /= f"{stem(database)}-{now:%Y-%m-%d-%H%M%S}.db{PACKED}"
        if target.exists():
            raise BackupError(f"{target} is there already: choose another name.")
        # Under its own name only when it is whole; nobody else may read it.
        with tempfile.TemporaryDirectory(prefix=".herald-", dir=target.parent) as folder:
            copy = Path(folder) / target.name
            copy.touch(mode=0o600)
            version = inspection.copy(database, copy, now.timestamp())
            tables = _check(copy, version)
            whole = _pack(copy) if target.suffix == PACKED else copy
            _to_disk(whole)
            whole.rename(target)
    except StoreError as error:
        raise BackupError(str(error)) from error
    except (OSError, DatabaseError) as error:
        raise BackupError(f"The backup to {target} failed: {error}.") from error
    with suppress(DatabaseError):  # the copy is there, also if the original cannot be written
        inspection.note_backup(database, now.timestamp())
    return Backup(target, target.stat().st_size, version, tables)


def home(database: DatabaseAddress) -> Path:
    """Return the folder for copies of a database."""
    if isinstance(database, Path):
        return database.parent
    folder = data_folder(os.environ)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def stem(database: DatabaseAddress) -> str:
    """Return how the names of copies begin."""
    return database.stem if isinstance(database, Path) else "herald"


def _check(copy: Path, version: int) -> int:
    """Return how many tables a copy has. Raises BackupError if it is damaged or not Herald's."""
    with inspection.inspect(copy) as found:
        if damage := found.damage():
            raise BackupError(f"The database is damaged, and so would be its copy: {damage}.")
        if found.schema() == 0 or found.schema() != version:
            raise BackupError("That is no database of Herald.")
        return found.tables()


def _pack(copy: Path) -> Path:
    packed = copy.with_name(f"{copy.name}.packed")
    packed.touch(mode=0o600)
    with copy.open("rb") as source, gzip.open(packed, "wb", compresslevel=6) as target:
        shutil.copyfileobj(source, target)
    return packed


def _to_disk(path: Path) -> None:
    """Wait until a file is on the disk: its name may get there first, if the power goes out."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def prune(database: DatabaseAddress, folder: Path, keep: int) -> list[Path]:
    """Delete all backups in a folder but the newest ones; return what was deleted."""
    dated = re.compile(re.escape(stem(database)) + DATED)
    ours = sorted(path for path in folder.iterdir() if dated.fullmatch(path.name))
    old = ours[: max(0, len(ours) - keep)]
    for path in old:
        path.unlink()
    return old


@dataclass(frozen=True)
class Restored:
    source: Path
    tables: int
    kept: Path | None

    def __str__(self) -> str:
        kept = f" What was there before is kept as {self.kept}." if self.kept else ""
        return (
            f"{self.source} is restored (tables: {self.tables}).{kept} "
            "At its next start Herald tells all tables, and shows them as they are now."
        )


def restore(source: Path, database: DatabaseAddress, now: datetime) -> Restored:
    """Put a backup in the place of the database, and keep what was there beside it.

    Raises BackupError if it is no backup, damaged or of a newer Herald, or Herald is running.
    """
    try:
        if not source.is_file():
            raise BackupError(f"There is no file {source}.")
        if isinstance(database, Path):
            database = file.prepare(database)
        with (
            held(database) as target,
            tempfile.TemporaryDirectory(prefix=".herald-", dir=home(database)) as folder,
        ):
            copy = Path(folder) / f"{stem(database)}.db"
            copy.touch(mode=0o600)
            _unpack(source, copy)
            tables = _check_restorable(copy, source)
            inspection.mark_as_backup(copy, source.stat().st_mtime)
            _to_disk(copy)
            name = f"{stem(database)}-before-restore-{now:%Y-%m-%d-%H%M%S}.db"
            kept = target.put_aside(home(database) / name)
            target.fill(copy)
    except StoreError as error:  # in use
        raise BackupError(str(error)) from error
    except (OSError, EOFError, zlib.error, DatabaseError) as error:
        raise BackupError(f"{source} cannot be restored: {error}.") from error
    return Restored(source, tables, kept)


def _unpack(source: Path, copy: Path) -> None:
    with source.open("rb") as found:
        packed = found.read(len(MAGIC)) == MAGIC
    with (gzip.open if packed else open)(source, "rb") as content, copy.open("wb") as target:
        shutil.copyfileobj(content, target)


def _check_restorable(copy: Path, source: Path) -> int:
    with inspection.inspect(copy) as found:
        schema, newest = found.schema(), max(migrations())
        if schema > newest:
            raise BackupError(
                f"{source} has schema {schema}, but this Herald only knows schema {newest}: "
                "install the newer Herald that wrote it."
            )
        return _check(copy, schema)
