"""Moves all games from SQLite to PostgreSQL, or back, while Herald is stopped."""

from __future__ import annotations

import tempfile
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bot.config import DatabaseAddress, ServerAddress
from bot.errors import DatabaseError, StoreError
from bot.store import inspection
from bot.store.engines import driver_wanted, file
from bot.store.engines.replacing import held


@dataclass(frozen=True)
class Moved:
    source: DatabaseAddress
    target: DatabaseAddress
    rows: dict[str, int]  # by table

    def __str__(self) -> str:
        lines = [f"{name}: {count}" for name, count in sorted(self.rows.items())]
        total = f"{sum(self.rows.values()):,} rows in {len(self.rows)} tables"
        return "\n".join(
            (
                *lines,
                f"{self.target} has all of {self.source}: {total}, compared by count and hash.",
                f"To play on with it, set HERALD_DB to {self.target} and start Herald.",
            )
        )


def copy_database(source: DatabaseAddress, target: DatabaseAddress) -> Moved:
    """Copy a whole database into an empty one of the other kind.

    Raises StoreError, also if the target is not empty or a Herald is running on either.
    """
    try:
        if isinstance(source, Path) and isinstance(target, ServerAddress):
            return Moved(source, target, _to_server(source, target))
        if isinstance(source, ServerAddress) and isinstance(target, Path):
            return Moved(source, target, _to_file(source, target))
    except (OSError, DatabaseError) as error:
        raise StoreError(f"{source} cannot be copied to {target}: {error}.") from error
    raise StoreError(
        "copy-database goes from a file to PostgreSQL or back: "
        "for two of a kind, use herald backup and herald restore."
    )


def _to_server(source: Path, target: ServerAddress) -> dict[str, int]:
    with driver_wanted():
        from bot.store.engines import copying  # noqa: PLC0415
    if not source.is_file():
        raise StoreError(f"There is no database {source}.")
    with (
        held(source),
        copying.held(target) as server,
        tempfile.TemporaryDirectory(prefix="herald-") as folder,
    ):
        if not server.is_empty():
            raise StoreError(f"{target} has games in it already: copy into an empty database.")
        copy = Path(folder) / "copy.db"  # lifted to the newest schema; the source stays as it is
        copy.touch(mode=0o600)
        if not inspection.snapshot(source, copy):
            raise StoreError(f"{source} is no database of Herald.")
        return server.fill(copy)


def _to_file(source: ServerAddress, target: Path) -> dict[str, int]:
    with driver_wanted():
        from bot.store.engines import copying  # noqa: PLC0415
    if target.exists() and target.stat().st_size:
        raise StoreError(f"{target} is there already: choose another name.")
    target = file.prepare(target)
    with (
        copying.held(source),
        closing(file.hold(target)),
        tempfile.TemporaryDirectory(prefix=".herald-", dir=target.parent) as folder,
    ):
        copy = Path(folder) / target.name  # under its own name only when it is whole
        copy.touch(mode=0o600)
        rows = copying.to_file(source, copy)
        copy.rename(target)
        return rows
