"""`herald backup`, a copy that is whole while Herald writes on; and `herald restore`."""

import gzip
import shutil
import sqlite3
import stat
import sys
import threading
import zlib
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.errors import BackupError
from bot.operations.backup import back_up, prune, restore
from bot.store import Store
from bot.store.inspection import inspect
from tests.bot.conftest import ANN, Clock, Room

NOW = datetime(2026, 5, 1, 4, 30, 15)


def count(path: Path, table: str = "tables") -> int:
    with closing(sqlite3.connect(path)) as db:
        found: int = db.execute(f"select count(*) from {table}").fetchone()[0]
        return found


async def test_the_copy_has_what_is_committed_and_nothing_else(room: Room, tmp_path: Path) -> None:
    await room.open(ANN, channel=1)
    await room.open(ANN, channel=2)
    async with room.store.transaction():
        await room.store.write("delete from seats")
        done = back_up(tmp_path / "herald.db", tmp_path / "copy.db", NOW)
        assert count(done.path) == 2 and count(done.path, "seats") == 2
    assert done.tables == 2
    assert done.path == tmp_path / "copy.db"
    assert str(done.path) in str(done) and "tables: 2," in str(done)


async def test_the_database_remembers_when_it_was_last_copied(room: Room, tmp_path: Path) -> None:
    assert (await room.store.figures(0.0)).last_backup is None
    back_up(tmp_path / "herald.db", tmp_path / "copy.db", NOW)
    assert (await room.store.figures(0.0)).last_backup == NOW.timestamp()


async def test_a_copy_opens_as_a_database(room: Room, tmp_path: Path) -> None:
    table = await room.open(ANN)
    done = back_up(tmp_path / "herald.db", tmp_path / "copy.db", NOW)
    restored = await Store.open(done.path)
    found = await restored.table(table)
    await restored.close()
    assert found is not None and found.game == "xidit"


@pytest.mark.usefixtures("store")
def test_a_copy_is_of_one_moment_while_others_write(tmp_path: Path) -> None:
    path = tmp_path / "herald.db"
    first, enough = threading.Event(), threading.Event()

    def write() -> None:
        with closing(sqlite3.connect(path, isolation_level=None, timeout=30)) as db:
            db.execute("pragma synchronous = off")
            while not enough.is_set():
                db.execute("begin immediate")
                for key in ("this", "that"):
                    db.execute(
                        "insert into meta values (?1, 1) "
                        "on conflict do update set value = value + 1",
                        (key,),
                    )
                db.execute("commit")
                first.set()

    writer = threading.Thread(target=write)
    writer.start()
    first.wait(10)
    copies = [back_up(path, tmp_path / f"{n}.db", NOW).path for n in range(3)]
    enough.set()
    writer.join()
    seen = set()
    for copy in copies:
        with closing(sqlite3.connect(copy)) as db:
            values = dict(db.execute("select key, value from meta where key in ('this', 'that')"))
        assert values["this"] == values["that"]
        seen.add(values["this"])
    assert len(seen) > 1, "nobody wrote meanwhile"


@pytest.mark.usefixtures("store")
def test_without_a_name_it_lies_beside_the_database_with_its_date(tmp_path: Path) -> None:
    done = back_up(tmp_path / "herald.db", None, NOW)
    assert done.path == tmp_path / "herald-2026-05-01-043015.db.gz"
    (tmp_path / "backups").mkdir()
    done = back_up(tmp_path / "herald.db", tmp_path / "backups", NOW)
    assert done.path == tmp_path / "backups" / "herald-2026-05-01-043015.db.gz"
    assert [path.name for path in (tmp_path / "backups").iterdir()] == [done.path.name]


@pytest.mark.usefixtures("store")
def test_only_its_owner_reads_it(tmp_path: Path) -> None:
    done = back_up(tmp_path / "herald.db", None, NOW)
    assert stat.S_IMODE(done.path.stat().st_mode) == 0o600


@pytest.mark.usefixtures("store")
def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "there.db").write_text("precious")
    with pytest.raises(BackupError, match="there already"):
        back_up(tmp_path / "herald.db", tmp_path / "there.db", NOW)
    assert (tmp_path / "there.db").read_text() == "precious"


def test_a_database_in_another_users_folder_is_explained(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(self: Path) -> bool:
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr(Path, "is_file", refused)
    with pytest.raises(BackupError, match=r"^The backup to .* failed: .*Permission denied"):
        back_up(tmp_path / "herald.db", None, NOW)


def test_what_is_no_database_of_herald_is_not_copied(tmp_path: Path) -> None:
    with pytest.raises(BackupError, match="There is no database"):
        back_up(tmp_path / "none.db", tmp_path / "copy.db", NOW)
    (tmp_path / "notes.txt").write_text("not a database, but long enough to look like one\n" * 50)
    with pytest.raises(BackupError, match="not a database"):
        back_up(tmp_path / "notes.txt", tmp_path / "copy.db", NOW)
    with closing(sqlite3.connect(tmp_path / "other.db")) as db:
        db.execute("create table tables (id)")
    with pytest.raises(BackupError, match="no database of Herald"):
        back_up(tmp_path / "other.db", tmp_path / "copy.db", NOW)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["notes.txt", "other.db"]


async def damaged(folder: Path) -> Path:
    """A database in which an index has lost its entries."""
    path = folder / "herald.db"
    store = await Store.open(path)
    await Room.over(store, Clock()).open(ANN)
    await store.close()
    with closing(sqlite3.connect(path)) as db:
        (page,) = db.execute(
            "select rootpage from sqlite_schema where name = 'seats_by_user'"
        ).fetchone()
        (size,) = db.execute("pragma page_size").fetchone()
    data = bytearray(path.read_bytes())
    begin = (page - 1) * size
    data[begin + 3 : begin + 5] = b"\x00\x00"  # how many there are on its page
    path.write_bytes(data)
    return path


async def test_a_damaged_database_is_not_taken_for_a_backup(tmp_path: Path) -> None:
    path = await damaged(tmp_path)
    with pytest.raises(BackupError, match="damaged"):
        back_up(path, tmp_path / "copy.db", NOW)
    assert not (tmp_path / "copy.db").exists()


async def test_the_command_prints_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HERALD_DB", str(tmp_path / "herald.db"))
    with pytest.raises(SystemExit, match="1"):
        main(["backup", str(tmp_path / "copy.db")])
    missing = f"herald: There is no database {tmp_path / 'herald.db'}.\n"
    assert capsys.readouterr() == ("", missing)
    await (await Store.open(tmp_path / "herald.db")).close()
    with pytest.raises(SystemExit, match="0"):
        main(["backup", str(tmp_path / "copy.db")])
    said = capsys.readouterr()
    assert said.out.startswith(f"{tmp_path / 'copy.db'} (") and said.out.count("\n") == 1
    assert said.err == ""


def test_settings_that_cannot_be_read_are_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_bytes(b"HERALD_LANG=fran\xe7ais")
    with pytest.raises(SystemExit, match="78"):
        main(["backup"])
    assert capsys.readouterr().err.startswith("herald: .env is not written in UTF-8: ")


async def test_a_packed_copy_is_much_smaller_and_whole(room: Room, tmp_path: Path) -> None:
    table = await room.open(ANN)
    plain = back_up(tmp_path / "herald.db", tmp_path / "copy.db", NOW)
    packed = back_up(tmp_path / "herald.db", tmp_path / "copy.db.gz", NOW)
    assert packed.size < plain.size / 4
    await room.store.close()
    restore(packed.path, tmp_path / "herald.db", NOW)
    store = await Store.open(tmp_path / "herald.db")
    assert await store.table(table) is not None
    await store.close()


@pytest.mark.usefixtures("store")
def test_the_newest_are_kept_and_nothing_else_is_deleted(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    made = [
        back_up(tmp_path / "herald.db", folder, NOW.replace(day=day)).path for day in range(1, 6)
    ]
    old = folder / "herald-2026-04-30-043015.db"  # as they were named before
    others = [folder / name for name in ("other-2026-04-01-043015.db.gz", "notes.txt")]
    for path in (old, *others):
        path.touch()
    assert prune(tmp_path / "herald.db", folder, 3) == [old, *made[:2]]
    assert sorted(folder.iterdir()) == sorted([*made[2:], *others])
    assert prune(tmp_path / "herald.db", folder, 3) == []
    assert prune(tmp_path / "herald.db", folder, 4) == [], "also where there are not so many yet"
    assert prune(tmp_path / "herald.db", folder, 5) == []


async def test_what_is_replaced_is_kept(room: Room, tmp_path: Path) -> None:
    first = await room.open(ANN, channel=1)
    copy = back_up(tmp_path / "herald.db", tmp_path / "copy.db.gz", NOW).path
    second = await room.open(ANN, channel=2)
    await room.store.close()
    done = restore(copy, tmp_path / "herald.db", NOW)
    assert done.kept == tmp_path / "herald-before-restore-2026-05-01-043015.db"
    for path, tables in ((tmp_path / "herald.db", {first}), (done.kept, {first, second})):
        store = await Store.open(path)
        found = {table for table in (first, second) if await store.table(table) is not None}
        await store.close()
        assert found == tables
    assert stat.S_IMODE((tmp_path / "herald.db").stat().st_mode) == 0o600


async def test_a_copy_that_was_made_by_hand_is_known_as_one_too(room: Room, tmp_path: Path) -> None:
    table = await room.open(ANN)
    await room.store.close()
    (tmp_path / "by-hand.db").write_bytes((tmp_path / "herald.db").read_bytes())
    restore(tmp_path / "by-hand.db", tmp_path / "herald.db", NOW)
    store = await Store.open(tmp_path / "herald.db")
    assert await store.restored() == [table]
    await store.close()


async def test_nothing_is_restored_while_herald_runs(room: Room, tmp_path: Path) -> None:
    copy = back_up(tmp_path / "herald.db", tmp_path / "copy.db.gz", NOW).path
    with pytest.raises(BackupError, match="Another Herald is using the database"):
        restore(copy, tmp_path / "herald.db", NOW)


async def test_what_is_no_backup_changes_nothing(room: Room, tmp_path: Path) -> None:
    await room.open(ANN)
    good = back_up(tmp_path / "herald.db", tmp_path / "good.db.gz", NOW).path
    await room.store.close()
    before = (tmp_path / "herald.db").read_bytes()
    newer = tmp_path / "newer.db"
    newer.write_bytes(before)
    with closing(sqlite3.connect(newer)) as db:
        db.execute("pragma user_version = 999")
    notes = tmp_path / "notes.txt"
    notes.write_text("not a database, but long enough to look like one\n" * 50)
    cut = tmp_path / "cut.db.gz"
    cut.write_bytes(good.read_bytes()[:-500])
    flipped = tmp_path / "flipped.db.gz"
    flipped.write_bytes(with_flipped_byte(good.read_bytes()))
    broken = tmp_path / "broken"
    broken.mkdir()
    for source, why in (
        (tmp_path / "none.db", "There is no file"),
        (newer, "has schema 999, but this Herald only knows"),
        (notes, "not a database"),
        (cut, "cannot be restored"),
        (flipped, "cannot be restored: Error -3 while decompressing"),
        (await damaged(broken), "damaged"),
    ):
        with pytest.raises(BackupError, match=why):
            restore(source, tmp_path / "herald.db", NOW)
    assert (tmp_path / "herald.db").read_bytes() == before
    assert not (tmp_path / "herald-before-restore-2026-05-01-043015.db").exists()


def with_flipped_byte(packed: bytes) -> bytes:
    """A backup of which a failing disk has changed a byte, so that it cannot be unpacked."""
    for place in range(20, len(packed)):
        flipped = bytearray(packed)
        flipped[place] ^= 0xFF
        try:
            gzip.decompress(flipped)
        except zlib.error:
            return bytes(flipped)
        except OSError:
            continue
    raise AssertionError


async def cut_off(folder: Path) -> int:
    """A Herald that was killed: its last commit is still beside the file. The table's number."""
    store = await Store.open(folder / "herald.db")
    table = await Room.over(store, Clock()).open(ANN)
    for ending in ("", "-wal", "-shm"):
        part = folder / f"herald.db{ending}"
        shutil.copy(part, folder / f"then{ending}")
    await store.close()
    for ending in ("", "-wal", "-shm"):
        (folder / f"then{ending}").rename(folder / f"herald.db{ending}")
    return table


@pytest.mark.parametrize("links", [True, False])
async def test_whenever_a_restore_is_cut_off_there_is_a_whole_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    """The power goes out before the copy is in its place: what was there before still is."""
    await (await Store.open(tmp_path / "herald.db")).close()
    source = back_up(tmp_path / "herald.db", tmp_path / "copy.db", NOW).path
    table = await cut_off(tmp_path)

    def no_links(*_: Path) -> None:
        raise OSError

    if not links:
        monkeypatch.setattr("os.link", no_links)
    with monkeypatch.context() as power:
        power.setattr(Path, "replace", lambda *_: sys.exit("the power goes out"))
        with pytest.raises(SystemExit):
            restore(source, tmp_path / "herald.db", NOW)
    kept = tmp_path / "herald-before-restore-2026-05-01-043015.db"
    for path in (tmp_path / "herald.db", kept):
        store = await Store.open(path)
        assert await store.table(table) is not None
        await store.close()
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


async def test_restore_says_what_it_did(
    room: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    await room.open(ANN)
    await room.store.close()
    monkeypatch.setenv("HERALD_DB", str(tmp_path / "herald.db"))
    (tmp_path / "backups").mkdir()
    with pytest.raises(SystemExit, match="0"):
        main(["backup", str(tmp_path / "backups"), "--keep", "30"])
    (made,) = (tmp_path / "backups").iterdir()
    with pytest.raises(SystemExit, match="0"):
        main(["restore", str(made)])
    said = capsys.readouterr().out
    assert f"{made} is restored (tables: 1)." in said and "before-restore" in said


async def test_a_restored_database_knows_of_the_backup_it_was(store: Store, tmp_path: Path) -> None:
    database, copy = tmp_path / "herald.db", tmp_path / "copy.db.gz"
    back_up(database, copy, datetime.fromtimestamp(1_700_000_000))
    await store.close()
    restore(copy, database, datetime.fromtimestamp(1_700_100_000))
    with inspect(database) as found:
        assert found.last_backup() == 1_700_000_000
