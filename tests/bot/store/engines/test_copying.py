"""A whole database goes from one kind to the other and back, and nothing is lost on the way."""

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.config import ServerAddress
from bot.errors import StoreError
from bot.store import Store
from bot.store.engines import copying, sqlite
from bot.store.engines.server import PostgreSQLOutside, held_server
from bot.store.rows import OutRow

SCHEMA_5 = Path(__file__).parents[1] / "fixtures" / "schema5.sql.gz"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A database of an earlier version, with games of all kinds, lifted to the newest schema."""
    path = tmp_path / "old.db"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(gzip.decompress(SCHEMA_5.read_bytes()).decode())
    sqlite.migrate(path)
    return path


def contents(path: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(path)) as db:
        names = [*copying.layout_of(db), "sqlite_sequence"]
        return {name: sorted(db.execute(f"select * from {name}"), key=repr) for name in names}


def test_there_and_back_all_is_the_same(old: Path, server: ServerAddress, tmp_path: Path) -> None:
    before = contents(old)
    with held_server(server) as db:
        assert copying.is_empty(db)
        counts = copying.to_server(old, db)
        assert not copying.is_empty(db)
    assert counts["tables"] == 7 and counts["moves"] > 50
    copying.to_file(server, tmp_path / "back.db")
    assert contents(tmp_path / "back.db") == before


async def test_numbers_go_on_behind_the_last_one_ever_given(
    old: Path, server: ServerAddress, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(old)) as file, file:
        file.execute("delete from outbox")
        (last,) = file.execute("select seq from sqlite_sequence where name = 'outbox'").fetchone()
    with held_server(server) as db:
        copying.to_server(old, db)
    store = await Store.open(server)
    async with store.transaction():
        await store.post(OutRow(1, "channel:1", "note"))
    assert [row.id for row in await store.waiting_at("channel:1")] == [last + 1]
    async with store.transaction():
        await store.sent(await store.waiting_at("channel:1"))
    await store.close()
    copying.to_file(server, tmp_path / "back.db")
    store = await Store.open(tmp_path / "back.db")
    async with store.transaction():
        await store.post(OutRow(1, "channel:1", "note"))
    assert [row.id for row in await store.waiting_at("channel:1")] == [last + 2]
    await store.close()


def test_a_copy_that_is_not_the_same_changes_nothing(
    old: Path, server: ServerAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    with held_server(server) as db:
        real = copying.rows_of

        def wrong(db: PostgreSQLOutside, name: str, columns: list[str]) -> object:
            rows = list(real(db, name, columns))
            return rows[1:] if name == "moves" else rows

        monkeypatch.setattr(copying, "rows_of", wrong)
        with pytest.raises(StoreError, match="The copy of moves is not the same"):
            copying.to_server(old, db)
        assert copying.is_empty(db)


def test_the_same_rows_in_another_order_have_the_same_fingerprint() -> None:
    def fingerprint(*rows: tuple[object, ...]) -> copying.Fingerprint:
        found = copying.Fingerprint()
        assert list(found.noting(rows)) == [*rows]
        return found

    assert fingerprint((1, "a"), (2, None)) == fingerprint((2, None), (1, "a"))
    assert fingerprint((1, "a")) != fingerprint((1, "b"))
    assert fingerprint((1,), (1,)) != fingerprint((1,))
    assert fingerprint((1,)) != fingerprint((1.0,))
