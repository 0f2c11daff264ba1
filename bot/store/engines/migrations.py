"""The scripts that lead from one schema to the next, for each of the two databases.

A script is written in SQLite's words. PostgreSQL came with schema 15: it begins with that one, and
runs each later script in its own words (`dialect.script`), or the script of the same number in the
folder `postgresql`, where there is one.
"""

from __future__ import annotations

from pathlib import Path

from bot.errors import StoreError
from bot.store.engines import dialect

FOLDER = Path(__file__).parents[1] / "migrations"


def migrations() -> dict[int, Path]:
    """Return the scripts in order, each under the number of the schema that it leads to."""
    return _numbered(FOLDER)


def for_postgresql(since: int) -> dict[int, str]:
    """Return what leads PostgreSQL from one schema to the newest, in order, by number."""
    own = _numbered(FOLDER / "postgresql")
    wanted = [n for n in migrations() if n > since and n >= min(own)]
    return {
        n: own[n].read_text(encoding="utf-8")
        if n in own
        else dialect.script(migrations()[n].read_text(encoding="utf-8"))
        for n in wanted
    }


def refuse_newer(version: int, database: object) -> None:
    """Raise StoreError if a newer Herald wrote the database."""
    newest = max(migrations())
    if version > newest:
        raise StoreError(
            f"The database {database} has schema {version}, but this Herald only knows schema "
            f"{newest}: install the newer Herald that wrote it, or go back to a backup."
        )


def _numbered(folder: Path) -> dict[int, Path]:
    scripts = sorted(folder.glob("*.sql"))
    return {int(script.name.split("_", maxsplit=1)[0]): script for script in scripts}
