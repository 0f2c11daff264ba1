"""The database as a file: one process at a time, and only its owner's."""

import asyncio
import os
import sqlite3
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.errors import StoreError
from bot.store import Store

ROOT = Path(__file__).parents[3]
OPENS_AND_WAITS = """
import asyncio, sys
from pathlib import Path
from bot.store import Store

async def main():
    await Store.open(Path(sys.argv[1]))
    print("open", flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""

pytestmark = pytest.mark.skipif(os.name != "posix", reason="kills processes, reads their modes")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def refusal(path: Path) -> str:
    wanted = "stop that one first, or set HERALD_DB to another one."
    return f"Another Herald is using the database {path}: {wanted}"


async def test_a_second_process_on_the_same_database_is_refused_until_the_first_is_killed(
    tmp_path: Path,
) -> None:
    path = tmp_path / "herald.db"
    first = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", OPENS_AND_WAITS, str(path)),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    assert first.stdout is not None and await first.stdout.readline() == b"open\n"
    with pytest.raises(StoreError) as error:
        await Store.open(path)
    assert str(error.value) == refusal(path)
    first.kill()
    await first.wait()
    await (await Store.open(path)).close()


async def test_a_database_is_refused_by_whatever_link_it_is_reached(tmp_path: Path) -> None:
    path = tmp_path / "real" / "herald.db"
    store = await Store.open(path)
    (tmp_path / "folder").symlink_to(path.parent)
    (tmp_path / "link.db").symlink_to(path)
    for other in (path, tmp_path / "folder" / "herald.db", tmp_path / "link.db"):
        with pytest.raises(StoreError) as error:
            await Store.open(other)
        assert str(error.value) == refusal(path)
    await store.set_meta("still", "works")
    await store.close()
    await (await Store.open(tmp_path / "link.db")).close()


async def test_a_lock_that_cannot_be_had_is_not_taken_for_another_herald(tmp_path: Path) -> None:
    (tmp_path / "herald.db.lock").mkdir()
    with pytest.raises(StoreError, match="cannot be used: unable to open database file"):
        await Store.open(tmp_path / "herald.db")


@pytest.fixture
def usual_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.usefixtures("usual_umask")
async def test_database_and_folder_are_made_for_their_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "herald.db"
    store = await Store.open(path)
    await store.set_meta("a", "b")
    files = sorted(path.parent.iterdir())
    assert [file.name.removeprefix("herald.db") for file in files] == ["", "-shm", "-wal", ".lock"]
    assert {mode(file) for file in files} == {0o600}
    assert mode(path.parent) == mode(path.parent.parent) == 0o700
    await store.close()


async def test_a_database_that_others_could_read_is_mended_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    own, shared = tmp_path / "herald", tmp_path / "shared"
    for folder in (own, shared):
        folder.mkdir()
        folder.chmod(0o755)
        db = sqlite3.connect(folder / "herald.db")
        db.execute("pragma journal_mode = wal")
        db.execute("create table x (y)")
        for name in ("herald.db", "herald.db-wal", "herald.db-shm"):
            (folder / name).chmod(0o664)
        await (await Store.open(folder / "herald.db")).close()
        assert {mode(file) for file in folder.iterdir()} == {0o600}
        db.close()
    assert mode(own) == 0o700, "it is Herald's own"
    assert mode(shared) == 0o755, "others may have something there"


async def test_a_database_that_is_not_ours_to_mend_is_used_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "herald.db"
    path.touch(mode=0o664)
    path.chmod(0o664)

    def refused(self: Path, mode: int) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "chmod", refused)
    await (await Store.open(path)).close()
    assert f"others can open {path}" in caplog.text
