"""The database as a file: for one process at a time, and for nobody but its owner to read."""

from __future__ import annotations

import logging
import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

from bot.config import data_folder
from bot.errors import InUseError

log = logging.getLogger(__name__)


def prepare(path: Path) -> Path:
    """Create the files and folders that are missing, and close all of them to other users.

    Returns the path of the file itself, with links followed.
    """
    path = Path(os.path.realpath(path))
    for folder in reversed([folder for folder in path.parents if not folder.exists()]):
        folder.mkdir(mode=0o700, exist_ok=True)
    for file in (path, _lock_file(path)):
        if not file.exists():
            file.touch(mode=0o600)
    for ours in open_to_others(path):
        try:
            ours.chmod(stat.S_IMODE(ours.stat().st_mode) & 0o700)
        except PermissionError:
            log.warning("database: others can open %s, and its permissions cannot be changed", ours)
    return path


def open_to_others(path: Path) -> list[Path]:
    """Return the files and folders that other users of this machine can read, write or list."""
    return [ours for ours in _ours(path) if ours.exists() and is_open_to_others(ours)]


def is_open_to_others(path: Path) -> bool:
    # Only POSIX has such modes; elsewhere the user's own folder decides.
    return os.name == "posix" and bool(path.stat().st_mode & 0o077)


def owned_by_others(path: Path) -> list[Path]:
    """Return the database's files that belong to another user than the one who asks."""
    if os.name != "posix":
        return []
    me = os.geteuid()
    return [ours for ours in _files(path) if ours.exists() and ours.stat().st_uid != me]


def hold(path: Path) -> sqlite3.Connection:
    """Lock the database for this process; return the lock, which is released when it is closed.

    Raises InUseError if another process holds it. The lock is SQLite's, as that works on every
    system and ends with the process. It is on a file of its own: others may read the database.
    """
    lock = sqlite3.connect(_lock_file(path), timeout=0, isolation_level=None)
    try:
        lock.execute("pragma journal_mode = off")  # nothing is ever written
        lock.execute("begin exclusive")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise InUseError(
                f"Another Herald is using the database {path}: "
                "stop that one first, or set HERALD_DB to another one."
            ) from error
        raise
    return lock


def is_held(path: Path) -> bool:
    """Return whether a process has locked the database."""
    path = Path(os.path.realpath(path))
    if not _lock_file(path).exists():  # asking would create it
        return False
    try:
        hold(path).close()
    except InUseError:
        return True
    return False


def _lock_file(path: Path) -> Path:
    return path.with_name(f"{path.name}.lock")


def _ours(path: Path) -> Iterator[Path]:
    """Yield the database's files, and their folder if it is Herald's own: others may be shared."""
    yield from _files(path)
    if path.parent == data_folder(os.environ).resolve():
        yield path.parent


def _files(path: Path) -> Iterator[Path]:
    yield from (path.with_name(path.name + ending) for ending in ("", "-wal", "-shm"))
    yield _lock_file(path)
