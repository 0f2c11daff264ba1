"""All games go from a file to PostgreSQL, or back."""

import re
import shutil
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.config import ServerAddress
from bot.errors import BackupError, StoreError
from bot.operations.backup import back_up, restore
from bot.operations.doctor import machine
from bot.operations.moving import copy_database
from bot.store import Store
from bot.store.engines.copying import layout_of
from tests.bot.conftest import ANN, BEN, CAT, Clock, Room
from tests.postgresql import PASSWORD

NOW = datetime(2026, 5, 1, 4, 30, 15)


@pytest.fixture
async def played(empty_database: Path, tmp_path: Path) -> Path:
    """A file with a running game."""
    path = tmp_path / "herald.db"
    shutil.copy(empty_database, path)
    store = await Store.open(path)
    await Room.over(store, Clock()).planning(ANN, BEN, CAT)
    await store.close()
    return path


def contents(path: Path) -> dict[str, list[object]]:
    with closing(sqlite3.connect(path)) as db:
        return {n: sorted(db.execute(f"select * from {n}"), key=repr) for n in layout_of(db)}


async def test_a_game_goes_on_where_it_stood(
    played: Path, empty_server: ServerAddress, tmp_path: Path
) -> None:
    moved = copy_database(played, empty_server)
    assert moved.rows["tables"] == 1 and moved.rows["seats"] == 3
    store = await Store.open(empty_server)
    room = Room.over(store, Clock())
    live = await room.tables.get(1)
    await room.answer(live, 0, *live.playing.pending[0].options[0].key * 6)
    await store.close()
    copy_database(empty_server, tmp_path / "back.db")
    store = await Store.open(tmp_path / "back.db")
    assert (await Room.over(store, Clock()).tables.get(1)).moves == live.moves
    await store.close()


def test_a_target_that_is_not_empty_is_refused_and_left_alone(
    played: Path, empty_server: ServerAddress, tmp_path: Path
) -> None:
    copy_database(played, empty_server)
    with pytest.raises(StoreError, match="has games in it already: copy into an empty database"):
        copy_database(played, empty_server)
    (tmp_path / "there.db").write_text("precious")
    with pytest.raises(StoreError, match=r"there\.db is there already: choose another name"):
        copy_database(empty_server, tmp_path / "there.db")
    assert (tmp_path / "there.db").read_text() == "precious"
    copy_database(empty_server, tmp_path / "same.db")
    assert contents(tmp_path / "same.db") == contents(played)


async def test_while_herald_runs_nothing_is_copied(played: Path, server: ServerAddress) -> None:
    store = await Store.open(played)
    with pytest.raises(StoreError, match="Another Herald is using"):
        copy_database(played, server)
    await store.close()
    store = await Store.open(server)
    with pytest.raises(StoreError, match="Another Herald is using"):
        copy_database(played, server)
    await store.close()


def test_two_of_a_kind_and_what_is_not_there_are_refused(
    played: Path, server: ServerAddress, tmp_path: Path
) -> None:
    with pytest.raises(StoreError, match="use herald backup and herald restore"):
        copy_database(played, tmp_path / "other.db")
    with pytest.raises(StoreError, match="There is no database"):
        copy_database(tmp_path / "none.db", server)


def test_the_command_never_shows_the_password(
    played: Path, server: ServerAddress, capsys: pytest.CaptureFixture[str]
) -> None:
    for status in (0, 1):
        with pytest.raises(SystemExit) as end:
            main(["copy-database", str(played), server.url])
        assert end.value.code == status
    said = "".join(capsys.readouterr())
    assert "compared by count and hash" in said and "already" in said and PASSWORD not in said


async def test_a_backup_of_a_server_can_be_restored_to_it_or_to_a_file(
    played: Path, server: ServerAddress, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    copy_database(played, server)
    store = await Store.open(server)
    instance = store.instance
    made = back_up(server, None, NOW)  # while Herald runs
    assert made.path == tmp_path / "data" / "herald" / "herald-2026-05-01-043015.db.gz"
    assert made.tables == 1
    await Room.over(store, Clock()).open(ANN, channel=11)
    assert (await store.figures(0.0)).last_backup == NOW.timestamp()
    with pytest.raises(BackupError, match="Another Herald is using"):
        restore(made.path, server, NOW)
    await store.close()
    done = restore(made.path, server, NOW)
    assert done.kept and done.kept.name == "herald-before-restore-2026-05-01-043015.db"
    assert len(contents(done.kept)["tables"]) == 2
    store = await Store.open(server)
    assert await store.restored() == [1] and await store.places() == []
    assert store.generation and store.instance != instance
    await store.close()
    restore(made.path, tmp_path / "other.db", NOW)
    store = await Store.open(tmp_path / "other.db")
    assert await store.restored() == [1]
    await store.close()


def test_the_doctor_looks_at_a_server(
    played: Path, server: ServerAddress, empty_server: ServerAddress
) -> None:
    (new,) = machine.database(empty_server, 0.0)
    assert new.said.endswith("is there, and empty until the first start") and not new.todo
    copy_database(played, server)
    found = {finding.about: finding for finding in machine.database(server, 1_000_000.0)}
    assert set(found) == {"Database", "Outbox", "Tables", "Backup", "Process"}
    assert found["Database"].said.startswith(f"{server}, ") and "sound" in found["Database"].said
    assert found["Process"].said == "Herald is not running with this database"
    away = ServerAddress(re.sub(r":\d+/", ":1/", server.url))
    (gone,) = machine.database(away, 0.0)
    assert gone.todo and PASSWORD not in str(gone)
