"""One file remembers everything, all or nothing."""

import asyncio
import runpy
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.errors import ChannelTakenError, DatabaseError, StoreError
from bot.store import Store
from bot.store.clock import DEADLINE, STAND_IN, Clock
from bot.store.engines import migrations, sqlite
from bot.store.rows import OutRow, PanelRow, Person, SeatRow, TableRow
from bot.tables import fairness
from games.core import Line, text
from games.session import Move


def a_table(channel: int = 10, **more: Any) -> TableRow:
    return TableRow(1, channel, "xidit", 101, "en", {"length": "short"}, "open", 60, **more)


async def save(store: Store, row: TableRow) -> None:
    async with store.transaction():
        await store.save_table(row)


async def add(store: Store, row: TableRow) -> int:
    async with store.transaction():
        return await store.add_table(row)


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    row = a_table(key="0123456789abcdef" * 2, saved=b"\x00\xff", version=3, saved_moves=7)
    row.id = await add(store, row)
    assert await store.table(row.id) == row
    row.status, row.options = "playing", {"length": "long", "census": "at-once"}
    row.clock, row.idle = Clock(DEADLINE, 3600, 60, STAND_IN, 1), 5
    row.started_at, row.moved_at, row.paused_at, row.idle_asked_at = 1.5, 2.5, 3.5, 4.5
    async with store.transaction():
        await store.save_table(row)
    assert await store.table(row.id) == row
    assert await store.table(99) is None


async def test_one_live_table_a_channel(store: Store) -> None:
    first = a_table()
    first.id = await add(store, first)
    with pytest.raises(ChannelTakenError):
        await add(store, a_table())
    first.status = "finished"
    async with store.transaction():
        await store.save_table(first)
    second = await add(store, a_table())
    found = await store.table_in(10)
    assert found and found.id == second, "the live one comes before the last that ended"
    assert await store.table_in(11) is None


async def test_seats_moves_and_lines_come_back_in_order(store: Store) -> None:
    table = await add(store, a_table())
    seats = [SeatRow(table, 0, 101, "Ann", serial=4), SeatRow(table, 1, None, "Bot", former=102)]
    moves = [Move(1, ("k", "r")), Move(0, ()), Move(1, ("é",))]
    lines = [Line(text("a", seat=1)), Line(text("b", units=[text("units", n=2)]), to=1)]
    async with store.transaction():
        await store.save_seats(table, seats)
        await store.add_moves(table, 0, moves[:2], 5.0)
        await store.add_moves(table, 2, moves[2:], 6.0)
        await store.add_lines(table, [(0, lines[0]), (2, lines[1])])
    assert await store.seats(table) == seats
    assert await store.moves(table) == moves
    assert await store.moves(table, after=2) == moves[2:]
    assert await store.lines(table) == lines
    assert await store.lines(table, epoch=2) == lines[1:]
    assert await store.lines(table, epoch=0, before=2) == lines[:1]
    assert await store.turns(table) == [lines[:1], lines[1:]]
    async with store.transaction():
        await store.drop_moves(table, after=1)
        await store.drop_lines(table, 2)
    assert await store.moves(table) == moves[:1]
    assert await store.lines(table) == lines[:1]


async def test_a_transaction_is_all_or_nothing(store: Store) -> None:
    woken: list[str] = []
    store.on_post = woken.append
    with pytest.raises(RuntimeError):
        async with store.transaction():
            table = await store.add_table(a_table())
            await store.post(OutRow(table, "channel:10", "note"))
            raise RuntimeError
    assert await store.table_in(10) is None
    assert await store.places() == [] and woken == []
    table = await add(store, a_table())
    async with store.transaction():
        await store.post(OutRow(table, "channel:10", "note"))
        assert woken == [], "nobody is sent before it is stored"
    assert woken == ["channel:10"]


async def test_readers_see_only_what_is_committed(store: Store) -> None:
    async with store.transaction():
        table = await store.add_table(a_table())
        await store.post(OutRow(table, "channel:10", "note"))
        assert await store.table(table) is None
        assert await store.waiting_at("channel:10") == []
    assert await store.table(table) is not None
    assert len(await store.waiting_at("channel:10")) == 1


async def test_the_outbox_keeps_its_order_and_its_batches(store: Store) -> None:
    table = await add(store, a_table())
    async with store.transaction():
        for n in range(3):
            await store.post(OutRow(table, "channel:10", "post", {"text": str(n)}))
        await store.post(OutRow(table, "user:101", "ask", {"seat": 0, "serial": 2}, due=9.5))
    rows = await store.waiting_at("channel:10")
    assert [row.body["text"] for row in rows] == ["0", "1", "2"]
    assert sorted(await store.places()) == ["channel:10", "user:101"]
    await store.begin_batch(rows[:2], 77.0)
    await store.postpone(rows[:2], 88.0)
    again = await store.waiting_at("channel:10")
    assert [(row.batch, row.tries, row.due) for row in again[:2]] == [(rows[0].id, 1, 88.0)] * 2
    assert again[2].batch is None
    await store.begin_batch(again[:2], 99.0)
    assert (await store.waiting_at("channel:10"))[0].tried_at == 77.0, "the first time counts"
    async with store.transaction():
        await store.sent(again[:2])
    assert [row.body["text"] for row in await store.waiting_at("channel:10")] == ["2"]


async def test_only_the_ask_that_was_shown_is_dropped(store: Store) -> None:
    table = await add(store, a_table())
    async with store.transaction():
        for serial in (2, 3):
            await store.post(OutRow(table, "user:101", "ask", {"seat": 0, "serial": serial}))
        await store.post(OutRow(table, "user:101", "note", {"text": "welcome"}))
    await store.drop_ask(table, 0, 2, "user:101")
    left = await store.waiting_at("user:101")
    assert [row.body.get("serial") for row in left] == [3, None]
    await store.begin_batch(left[:1], 1.0)
    await store.drop_ask(table, 0, 3, "user:101")
    assert len(await store.waiting_at("user:101")) == 2, "it may have arrived already"


async def test_numbers_of_messages_are_never_used_twice(store: Store) -> None:
    table = await add(store, a_table())

    async def post() -> int:
        async with store.transaction():
            await store.post(OutRow(table, "channel:10", "note"))
        return (await store.waiting_at("channel:10"))[-1].id

    first = await post()
    async with store.transaction():
        await store.sent(await store.waiting_at("channel:10"))
    assert await post() > first


async def test_panels_and_people(store: Store) -> None:
    table = await add(store, a_table())
    panel = PanelRow(table, "channel:10", 10, 555, [Line(text("done"))])
    async with store.transaction():
        await store.set_panel(panel)
    assert await store.panel(table, "channel:10") == panel
    assert await store.panel(table, "channel:11") is None
    assert await store.person(101) == Person(101)
    await store.change_person(101, lang="fr", dm=20, dm_closed=True)
    await store.change_person(101, quiet_from=22, quiet_to=8, zone="Europe/Paris", listed=False)
    known = Person(101, "fr", 20, True, "Europe/Paris", 22, 8, listed=False)
    assert await store.person(101) == known, "what is not named stays"
    await store.change_person(101, quiet_from=None, quiet_to=None)
    assert (await store.person(101)).quiet_from is None


async def test_everything_survives_a_restart(tmp_path: Path) -> None:
    first = await Store.open(tmp_path / "deep" / "down" / "herald.db")
    table = await add(first, a_table())
    await first.set_meta("commands", "abc")
    await first.close()
    second = await Store.open(tmp_path / "deep" / "down" / "herald.db")
    assert await second.table(table) is not None
    assert await second.meta("commands") == "abc"
    assert second.instance == first.instance
    await second.close()
    other = await Store.open(tmp_path / "other.db")
    assert other.instance != first.instance, "two databases never share a nonce"
    await other.close()


async def test_what_is_committed_is_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = runpy.run_path(sqlite.__file__)["SYNCHRONOUS"]  # tests do not wait for the disk
    monkeypatch.setattr(sqlite, "SYNCHRONOUS", full)
    store = await Store.open(tmp_path / "herald.db")
    assert isinstance(store.engine, sqlite.SQLite)
    found = store.engine.writer.execute("pragma synchronous").fetchall()
    assert found == [(2,)], "2 is full (sqlite.org, PRAGMA Statements)"
    await store.close()


async def test_whoever_is_cut_off_in_a_commit_waits_for_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two threads would use one connection, and nobody could tell what was saved."""
    store = await Store.open(tmp_path / "herald.db")
    committing, go_on = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    async def slowly(work: Callable[[], None]) -> None:
        def run() -> None:
            loop.call_soon_threadsafe(committing.set)
            go_on.wait()
            work()

        await loop.run_in_executor(None, run)

    with monkeypatch.context() as patched:
        patched.setattr(asyncio, "to_thread", slowly)
        changing = asyncio.create_task(store.change_person(1, zone="Europe/Paris"))
        async with asyncio.timeout(60):
            await committing.wait()
        changing.cancel()
        await asyncio.wait({changing}, timeout=0.05)
        assert not changing.done()
        go_on.set()
        await asyncio.wait({changing})
    assert changing.cancelled()
    assert (await store.person(1)).zone == "Europe/Paris"
    await store.change_person(1, zone="UTC")
    assert (await store.person(1)).zone == "UTC"
    await store.close()


async def test_another_process_that_writes_is_waited_for_and_nobody_else_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(tmp_path / "herald.db")
    with closing(sqlite3.connect(tmp_path / "herald.db", isolation_level=None)) as other:
        other.execute("begin immediate")
        changing = asyncio.create_task(store.change_person(1, zone="UTC"))
        await asyncio.wait({changing}, timeout=0.05)
        assert not changing.done() and await store.person(1) == Person(1)
        other.execute("rollback")
        await changing
        other.execute("begin immediate")
        monkeypatch.setattr(sqlite, "PATIENCE", 0.05)
        with pytest.raises(DatabaseError, match="locked"):
            await store.change_person(1, zone="Europe/Paris")
        other.execute("rollback")
    assert (await store.person(1)).zone == "UTC"
    await store.close()


async def test_migrations_run_by_number_and_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scripts = tmp_path / "migrations"
    shutil.copytree(migrations.FOLDER, scripts)
    (scripts / "0100_tenth.sql").write_text("insert into meta values ('order', 'tenth');")
    (scripts / "0099_ninth.sql").write_text(
        "create table extra (x); insert into meta values ('ninth', 'yes');"
    )
    monkeypatch.setattr(migrations, "FOLDER", scripts)
    for _ in range(2):
        store = await Store.open(tmp_path / "new.db")
        assert await store.meta("order") == "tenth" and await store.meta("ninth") == "yes"
        await store.close()
    with closing(sqlite3.connect(tmp_path / "new.db")) as db:
        assert db.execute("pragma user_version").fetchone() == (100,)


async def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scripts = tmp_path / "migrations"
    shutil.copytree(migrations.FOLDER, scripts)
    (scripts / "0099_broken.sql").write_text(
        "create table extra (x); insert into nowhere values (1);"
    )
    monkeypatch.setattr(migrations, "FOLDER", scripts)
    with pytest.raises(StoreError, match="cannot be used"):
        await Store.open(tmp_path / "new.db")
    with closing(sqlite3.connect(tmp_path / "new.db")) as db:
        (version,) = db.execute("pragma user_version").fetchone()
        names = [name for (name,) in db.execute("select name from sqlite_master")]
    assert version < 99 and "extra" not in names


async def test_a_database_of_a_newer_schema_is_refused_and_not_changed(tmp_path: Path) -> None:
    path = tmp_path / "herald.db"
    await (await Store.open(path)).close()
    newest = max(migrations.migrations())
    with closing(sqlite3.connect(path)) as db:
        db.execute("pragma journal_mode = delete")  # as in a backup
        db.execute(f"pragma user_version = {newest + 1}")
    before = path.read_bytes()
    for _ in range(2):  # the first refusal leaves no lock behind
        with pytest.raises(StoreError) as error:
            await Store.open(path)
        assert str(error.value) == (
            f"The database {path} has schema {newest + 1}, but this Herald only knows schema "
            f"{newest}: install the newer Herald that wrote it, or go back to a backup."
        )
    assert path.read_bytes() == before


@pytest.mark.parametrize("kind", ["folder in the way", "file in the way", "no database"])
async def test_an_unusable_file_is_explained_in_one_sentence(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "herald.db"
    if kind == "folder in the way":
        path.mkdir()
    elif kind == "file in the way":
        (tmp_path / "file").write_text("x")
        path = tmp_path / "file" / "herald.db"
    else:
        path.write_text("certainly not a database, however long it may be\n" * 100)
    with pytest.raises(StoreError) as error:
        await Store.open(path)
    said = str(error.value)
    assert said.startswith(f"The database {path} cannot be used: ") and said.endswith(".")
    assert "\n" not in said


async def test_due_are_those_who_owe_for_longer_than_the_interval(store: Store) -> None:
    row = a_table(key="1" * 32, saved=b"{}", version=1)
    row.status = "playing"
    row.id = await add(store, row)

    async def seats(**changed: Any | None) -> None:
        seat = SeatRow(row.id, 0, 101, "Ann", asked_at=1000.0, told=0)
        for name, value in changed.items():
            setattr(seat, name, value)
        async with store.transaction():
            await store.save_seats(row.id, [seat])

    await seats()
    assert await store.due(1059.0) == []
    assert await store.due(1060.0) == [row.id]
    await seats(reminded_at=1060.0)
    assert await store.due(1100.0) == [] and await store.due(1120.0) == [row.id]
    await seats(asked_at=None)
    assert await store.due(0.0) == [row.id], "where nobody is asked, stand-ins are to move"
    await seats()
    await store.change_person(101, remind=10)
    assert await store.due(1009.0) == [] and await store.due(1010.0) == [row.id], "their own"
    await store.change_person(101, remind=0)
    assert await store.due(9999.0) == [], "they want none"
    await store.change_person(101, remind=None)
    row.remind = 0
    await save(store, row)
    assert await store.due(9999.0) == [], "the table wants none"


async def test_due_are_those_who_are_not_told_or_out_of_time(store: Store) -> None:
    row = a_table(key="1" * 32, saved=b"{}", version=1)
    row.status, row.remind = "playing", 0
    row.id = await add(store, row)
    seat = SeatRow(row.id, 0, 101, "Ann", asked_at=1000.0, told=0)

    async def due(now: float = 2000.0, **changed: Any) -> bool:
        async with store.transaction():
            await store.save_seats(row.id, [replace(seat, **changed)])
        return await store.due(now) == [row.id]

    assert not await due()
    assert await due(serial=1), "nobody has told them"
    assert not await due(1499.0, deadline=1500.0)
    assert await due(1500.0, deadline=1500.0)
    await store.change_person(101, away_until=1600.0)
    assert not await due(1599.0, deadline=1500.0), "they are away"
    assert await due(1600.0, deadline=1500.0)
    row.paused_at = 1400.0
    await save(store, row)
    assert not await due(deadline=1500.0)
    row.paused_at, row.status = None, "finished"
    await save(store, row)
    assert not await due(deadline=1500.0)


async def test_idle_are_tables_at_which_nothing_happens(store: Store) -> None:
    row = a_table(idle=100, opened_at=1000.0)
    row.id = await add(store, row)

    async def idle(now: float, **changed: Any) -> bool:
        await save(store, replace(row, **changed))
        return await store.idle(now, 10.0) == [row.id]

    for status in ("open", "playing"):
        assert not await idle(1099.0, status=status)
        assert await idle(1100.0, status=status)
        assert not await idle(1100.0, status=status, moved_at=1050.0), "somebody did something"
        assert await idle(1150.0, status=status, moved_at=1050.0)
        assert not await idle(10**9, status=status, idle=0), "never"
        assert not await idle(10**9, status=status, paused_at=1050.0)
    assert not await idle(10**9, status="finished")
    assert not await idle(10**9, status="abandoned")
    asked = {"status": "playing", "idle_asked_at": 1100.0}
    assert not await idle(1109.0, **asked)
    assert await idle(1110.0, **asked)


async def test_old_games_keep_their_chance_and_are_not_idle_at_once(tmp_path: Path) -> None:
    first = sqlite3.connect(tmp_path / "old.db")
    with closing(first), first:
        first.executescript((migrations.FOLDER / "0001_tables.sql").read_text())
        seeds = [1, 2**62, 2**63 - 1, 0]
        for number, seed in enumerate(seeds):
            first.execute(
                "insert into tables (guild, channel, game, host, lang, options, status, remind, "
                "seed) values (1, ?, 'xidit', 101, 'en', '{}', 'playing', 60, ?)",
                (number, seed),
            )
        first.execute("insert into moves values (1, 1, 0, '[]', 5.0), (1, 2, 0, '[]', 7.0)")
        first.execute(
            "insert into tables (guild, channel, game, host, lang, options, status, remind) "
            "values (1, 99, 'xidit', 101, 'en', '{}', 'open', 60)"
        )
        first.execute("pragma user_version = 1")
    now = time.time()
    store = await Store.open(tmp_path / "old.db")
    rows = [await store.table(number) for number in range(1, 6)]
    idle = await store.idle(now + 60, 0.0)
    await store.close()
    assert [row and row.key and fairness.seed(row.key) for row in rows] == [*seeds, None]
    assert all(row and row.key and len(row.key) == 32 for row in rows[:4])
    assert rows[0] and (rows[0].started_at, rows[0].moved_at) == (5.0, 7.0)
    assert idle == [1], "only where nothing has happened for long"


async def test_what_is_committed_is_seen_however_many_read_at_the_same_time(store: Store) -> None:
    """A read that is not finished would keep all others on its connection in the past."""
    table = await add(store, a_table())
    async with store.transaction():
        await store.add_moves(table, 0, [Move(0, ("k",))] * 20, 0.0)
    done = False

    async def read_on() -> None:
        while not done:
            await store.moves(table)

    readers = [asyncio.create_task(read_on()) for _ in range(5)]
    try:
        for n in range(100):
            await store.set_meta("n", str(n))
            assert await store.meta("n") == str(n)
    finally:
        done = True
        await asyncio.gather(*readers)


async def test_after_it_was_made_smaller_a_database_is_written_as_before(store: Store) -> None:
    await store.engine.shrink()
    await store.set_meta("still", "works")
    assert await store.meta("still") == "works"
