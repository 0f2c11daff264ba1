"""What `herald doctor` finds on the machine: the database, backups, other programs."""

import os
import pwd
import shutil
import socket
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import web

from bot.operations.backup import back_up
from bot.operations.doctor import machine
from bot.operations.doctor.finding import Finding
from bot.store import Store
from bot.store.operating.overview import SECOND_BOT_SEEN
from bot.store.rows import OutRow
from games import GAMES
from tests.bot.conftest import ANN, Clock, Room
from tests.bot.operations.test_backup import damaged
from tests.ports import free_port

HOUR = 3600


def about_database(path: Path, now: float = 0.0) -> dict[str, Finding]:
    return {finding.about: finding for finding in machine.database(path, now)}


@pytest.mark.usefixtures("store")
def test_the_schema_of_another_version(tmp_path: Path) -> None:
    path = tmp_path / "herald.db"
    assert not about_database(path)["Database"].todo
    with closing(sqlite3.connect(path)) as db:
        (newest,) = db.execute("pragma user_version").fetchone()
        db.execute("pragma user_version = 1")
        assert f"schema 1, {newest} at the next start" in about_database(path)["Database"].said
        db.execute(f"pragma user_version = {newest + 1}")
    assert "newer Herald" in about_database(path)["Database"].todo


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("not a database, but long enough to look like one\n" * 50)
    assert "HERALD_DB" in about_database(path)["Database"].todo
    sqlite3.connect(tmp_path / "empty.db").close()
    (tmp_path / "empty.db").touch()
    assert about_database(tmp_path / "empty.db")["Database"].todo


@pytest.mark.usefixtures("store")
def test_a_database_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert "cannot be written" in about_database(tmp_path / "herald.db")["Database"].said
    assert "cannot be made" in about_database(tmp_path / "a" / "b.db")["Database"].said


@pytest.mark.usefixtures("store")
@pytest.mark.skipif(os.name != "posix", reason="other systems have no such modes")
@pytest.mark.parametrize("ending", ["", "-wal"])
def test_a_database_that_others_can_read_is_reported(tmp_path: Path, ending: str) -> None:
    path = tmp_path / "herald.db"
    assert not about_database(path)["Privacy"].todo
    opened = tmp_path / f"herald.db{ending}"
    opened.chmod(0o644)
    finding = about_database(path)["Privacy"]
    assert finding.said == f"other users of this machine can open {opened}"
    assert finding.todo == f"Start Herald again, or run chmod go= {opened}."


def test_a_database_in_another_users_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(self: Path) -> bool:
        raise PermissionError

    monkeypatch.setattr(Path, "exists", refused)
    (finding,) = machine.database(tmp_path / "herald.db", 0.0)
    assert finding.todo == "Run this as the user that runs Herald."


async def test_a_damaged_database(tmp_path: Path) -> None:
    path = await damaged(tmp_path)
    finding = about_database(path)["Database"]
    assert "is damaged" in finding.said and "backup" in finding.todo


@pytest.mark.usefixtures("store")
def test_a_disk_that_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = shutil.disk_usage(tmp_path)
    assert not about_database(tmp_path / "herald.db")["Disk"].todo
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=150_000_000))
    assert about_database(tmp_path / "herald.db")["Disk"].said == "only 150.0 MB free"


async def test_messages_that_have_waited_for_long(room: Room, clock: Clock, tmp_path: Path) -> None:
    path = tmp_path / "herald.db"
    table = await room.open(ANN)
    assert about_database(path, clock.now)["Outbox"].said == "2 messages wait to be sent"
    async with room.store.transaction():
        await room.store.post(OutRow(table, "user:101", "ask", due=clock.now))
    assert not about_database(path, clock.now + 3600)["Outbox"].todo
    finding = about_database(path, clock.now + 2 * 3600)["Outbox"]
    assert finding.said == "3 messages are unsent, the oldest for 2 h" and finding.todo


async def test_running_games_that_another_version_has_saved_are_named(
    room: Room, tmp_path: Path
) -> None:
    for channel, game, version in ((1, "xidit", 1), (2, "xidit", 99), (3, "chess", 4)):
        table = await room.open(ANN, channel=channel)
        async with room.store.transaction():
            await room.store.write(
                "update tables set status = 'playing', game = ?, version = ? where id = ?",
                (game, version, table),
            )
    tables = about_database(tmp_path / "herald.db")["Tables"]
    assert tables.said == "cannot be opened: 2 (xidit, version 99), 3 (chess, version 4)"
    assert "xidit 1" in tables.todo and "/table abandon" in tables.todo


async def test_running_games_of_an_earlier_version_are_named_and_go_on(
    room: Room, tmp_path: Path
) -> None:
    """Mage Knight has a lift from version 1."""
    assert GAMES["mageknight"].reads(1) and GAMES["mageknight"].version > 1
    table = await room.open(ANN)
    async with room.store.transaction():
        await room.store.write(
            "update tables set status = 'playing', game = 'mageknight', version = 1 where id = ?",
            (table,),
        )
    finding = about_database(tmp_path / "herald.db")["Tables"]
    assert not finding.todo
    assert finding.said == (
        f"1 running, all can be opened; an earlier version has saved {table}: they go on"
    )


# Whose files they are


class Stranger:
    """Makes files look as if they were another user's."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.owners: dict[Path, int] = {}
        stat = Path.stat

        def owned(path: Path, **follow: Any) -> Any:
            found = stat(path, **follow)
            if path not in self.owners:
                return found
            return os.stat_result((*found[:4], self.owners[path], *found[5:]))

        monkeypatch.setattr(Path, "stat", owned)
        monkeypatch.setattr(os, "geteuid", lambda: 1000)
        users = {0: "root", 1000: "ann", 999: "herald"}
        monkeypatch.setattr(pwd, "getpwuid", lambda uid: SimpleNamespace(pw_name=users[uid]))


@pytest.fixture
def stranger(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Stranger:
    stranger = Stranger(monkeypatch)
    files = ("herald.db", "herald.db-wal", "herald.db-shm", "herald.db.lock")
    stranger.owners = {tmp_path / name: 1000 for name in files} | {tmp_path: 1000}
    return stranger


@pytest.mark.usefixtures("store")
@pytest.mark.skipif(os.name != "posix", reason="other systems have no such owners")
def test_a_folder_of_another_user_says_as_whom_to_run_it(
    tmp_path: Path, stranger: Stranger
) -> None:
    path = tmp_path / "herald.db"
    stranger.owners[tmp_path] = 0  # a shared folder, as of the system
    assert not about_database(path)["Database"].todo
    stranger.owners[tmp_path] = 999
    (finding,) = machine.database(path, 0.0)
    assert finding.said == f"{tmp_path} belongs to herald, and you are ann"
    assert finding.todo == (
        "Run this as herald (sudo -Hu herald). "
        f"If ann is to run Herald, run sudo chown -R ann: {tmp_path}."
    )


@pytest.mark.usefixtures("store")
@pytest.mark.skipif(os.name != "posix", reason="other systems have no such owners")
@pytest.mark.parametrize("ending", ["", "-wal", ".lock"])
def test_a_file_that_root_left_behind_is_named(
    tmp_path: Path, stranger: Stranger, ending: str
) -> None:
    left = tmp_path / f"herald.db{ending}"
    stranger.owners[left] = 0
    (finding,) = machine.database(tmp_path / "herald.db", 0.0)
    assert finding.said == f"{left} belongs to root, and you are ann"
    assert finding.todo == f"If ann is to run Herald, run sudo chown -R ann: {left}."


# Backups


async def test_a_backup_that_is_missing_or_old_is_reported(
    room: Room, clock: Clock, tmp_path: Path
) -> None:
    path = tmp_path / "herald.db"

    def about(hours: float) -> Finding:
        return about_database(path, clock.now + hours * HOUR)["Backup"]

    assert about(99).said == "none yet, and no table that one could lose"
    await room.open(ANN)
    assert about(47).said == "none is known" and not about(47).todo
    assert about(49).said == "none is known" and "herald backup" in about(49).todo
    back_up(path, tmp_path / "copy.db.gz", datetime.fromtimestamp(clock.now + 49 * HOUR))
    assert about(60).said == "the last one is 11 h old" and not about(60).todo
    assert about(200).said == "the last one is 151 h old" and "every night" in about(200).todo


# Other programs


async def test_a_second_bot_with_the_same_token_is_reported_for_a_day(
    store: Store, tmp_path: Path
) -> None:
    path = tmp_path / "herald.db"
    assert about_database(path)["Process"].said == "one Herald is running with this database"
    await store.set_meta(SECOND_BOT_SEEN, str(1000.0))
    finding = about_database(path, 1000.0 + HOUR)["Process"]
    assert finding.said.startswith("another program answers with the same token, last seen at ")
    assert "Reset Token" in finding.todo
    assert not about_database(path, 1000.0 + 25 * HOUR)["Process"].todo
    await store.close()
    said = about_database(path, 1000.0 + 25 * HOUR)["Process"].said
    assert said == "Herald is not running with this database"


@pytest.fixture
async def answering() -> AsyncIterator[tuple[int, dict[str, Any]]]:
    """A port, and what is answered there to whoever asks for /health."""
    found: dict[str, Any] = {"ok": True, "gateway": True, "database": True}

    async def answer(_: web.Request) -> web.Response:
        return web.json_response(found, status=200 if found.get("ok") else 503)

    app = web.Application()
    app.router.add_get("/health", answer)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", port := free_port())
    await site.start()
    yield port, found
    await runner.cleanup()


async def test_a_port_for_health_that_is_free_or_taken(tmp_path: Path) -> None:
    path = tmp_path / "herald.db"
    assert not (await machine.health(free_port(), path)).todo
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        taken.close()
    with socket.create_server(("127.0.0.1", port)):
        finding = await machine.health(port, path)
    assert finding.said == f"another program uses port {port}"
    assert "HERALD_HEALTH_PORT=" in finding.todo


async def test_a_port_for_health_that_is_not_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(_: Any) -> socket.socket:
        raise PermissionError

    monkeypatch.setattr(socket, "create_server", refused)
    finding = await machine.health(80, tmp_path / "herald.db")
    assert finding.said == "port 80 is for root only" and finding.todo


async def test_the_running_herald_is_asked_how_it_is(
    store: Store, tmp_path: Path, answering: tuple[int, dict[str, Any]]
) -> None:
    port, answer = answering
    path = tmp_path / "herald.db"
    assert str(await machine.health(port, path)) == f"✓ Health: answers on port {port}."
    answer.update(ok=False, gateway=False)
    finding = await machine.health(port, path)
    assert finding.said == f"answers on port {port}: gateway failing" and finding.todo
    unused = free_port()
    finding = await machine.health(unused, path)
    assert finding.said == f"Herald is running, but does not answer on port {unused}"
    await store.close()
    finding = await machine.health(port, path)
    assert finding.said == f"another Herald, with another database, answers on port {port}"


async def test_a_port_where_something_else_answers_is_not_heralds(
    tmp_path: Path, answering: tuple[int, dict[str, Any]]
) -> None:
    port, answer = answering
    answer.clear()
    finding = await machine.health(port, tmp_path / "herald.db")
    assert finding.said == f"another program uses port {port}"
