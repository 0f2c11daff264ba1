"""GET /health and /metrics: what a supervisor learns."""

import asyncio
import math
import re
import socket
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot.errors import ConfigError, DatabaseError
from bot.operations import health as health_module
from bot.operations.figures import as_json
from bot.operations.health import Writing, health, health_of
from bot.store import Store
from bot.store.operating.faults import FaultRow
from bot.store.rows import OutRow
from bot.tables.operating.status import Status, status_of
from bot.tables.operating.world import Offline, Process
from bot.tables.registry import Tables
from bot.version import __version__
from tests.bot.conftest import ANN, BEN, CAT, DAN, Clock, Room
from tests.ports import free_port


class Running(Offline):
    def process(self) -> Process:
        return Process(999_000.0, 1, 1, 3, 123.4)


class Client:
    """A Herald that is connected and plays."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store, self.clock = store, clock
        self.latency = 0.0421
        self.closed = False
        self.shards = {0: SimpleNamespace(is_closed=lambda: self.closed)}
        self.ready = True

    def is_ready(self) -> bool:
        return self.ready

    async def current_status(self) -> Status:
        return await status_of(Tables(self.store, self.clock), Running())


@pytest.fixture
def client(store: Store, clock: Clock) -> Any:
    return Client(store, clock)


@pytest.fixture
def port() -> int:
    return free_port()


async def asked(port: int) -> tuple[int, dict[str, Any]]:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/health") as response,
    ):
        return response.status, await response.json()


async def metrics(port: int) -> str:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/metrics") as response,
    ):
        assert response.status == 200
        assert response.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
        return await response.text()


async def state(client: Any, writing: Writing) -> dict[str, Any]:
    return as_json(await health_of(client, writing))


async def test_all_is_well(client: Any, port: int) -> None:
    async with health(client, port):
        status, found = await asked(port)
        assert (status, found.pop("database_mb") > 0) == (200, True)
        assert found == {
            "ok": True,
            "gateway": True,
            "latency_ms": 42,
            "database": True,
            "oldest_unsent_s": None,
            "version": __version__,
            "uptime_s": 1000,
            "shards": 1,
            "servers": 3,
            "memory_mb": 123,
            "tables": {"open": 0, "running": 0, "paused": 0, "resting": 0, "blocked": 0},
            "tables_not_loaded": 0,
            "people_this_week": 0,
            "unsent": 0,
            "last_backup_s": None,
            "errors_last_day": 0,
            "errors": [],
        }
    with pytest.raises(aiohttp.ClientConnectorError):
        await asked(port)


async def test_without_a_gateway_it_is_ill(client: Any, port: int) -> None:
    async with health(client, port):
        client.closed = True
        status, found = await asked(port)
        assert (status, found["ok"], found["gateway"], found["latency_ms"]) == (
            503,
            False,
            False,
            None,
        )
        assert found["database"]
        client.closed = False
        client.ready = False
        assert (await asked(port))[0] == 503


@pytest.mark.parametrize("latency", [math.inf, math.nan])
async def test_before_the_first_heartbeat_there_is_no_latency(client: Any, latency: float) -> None:
    client.latency = latency
    found = await state(client, Writing(client.store))
    assert found["ok"] and found["latency_ms"] is None


async def test_without_its_database_it_is_ill(client: Any, port: int) -> None:
    async with client.store.transaction():
        await client.store.write("alter table outbox rename to gone")
    async with health(client, port):
        status, found = await asked(port)
        known = {line.split()[0]: line.split()[1] for line in (await metrics(port)).splitlines()}
    assert (status, found["ok"], found["database"], found["gateway"]) == (503, False, False, True)
    assert known["herald_up"] == known["herald_database_writable"] == "0"
    assert known["herald_gateway_connected"] == "1" and "herald_tables" not in known


async def test_the_figures_of_status_name_nobody(client: Any, room: Room, port: int) -> None:
    await room.planning(ANN, BEN, CAT)
    await room.open(DAN, channel=11)
    await room.store.set_meta("last_backup", "996400")
    await room.store.save_faults([FaultRow(999_990.0, "error ab12cd", "ab12cd", 1, True)], 0.0)
    async with health(client, port):
        _, found = await asked(port)
        text = await metrics(port)
    assert found["tables"] == {"open": 1, "running": 1, "paused": 0, "resting": 0, "blocked": 0}
    assert (found["people_this_week"], found["last_backup_s"]) == (3, 3600)
    assert found["errors"] == [{"ago_s": 10, "number": "ab12cd", "table": 1}]
    assert found["unsent"] > 0
    for name in ("Ann", str(ANN), "Dan"):
        assert name not in text and name not in str(found)
    for line in (
        f'herald_info{{version="{__version__}"}} 1',
        "herald_start_time_seconds 999000",
        'herald_tables{phase="running"} 1',
        'herald_tables{phase="paused"} 0',
        "herald_people_this_week 3",
        f"herald_outbox_messages {found['unsent']}",
        "herald_last_backup_timestamp_seconds 996400",
        "herald_errors_last_day 1",
        "herald_gateway_latency_seconds 0.0421",
    ):
        assert line in text.splitlines()


async def test_metrics_are_as_prometheus_reads_them(client: Any, port: int) -> None:
    async with health(client, port):
        text = await metrics(port)
    assert text.endswith("\n")
    helped, typed = set(), set()
    for line in text.splitlines():
        if line.startswith("# HELP "):
            helped.add(line.split()[2])
        elif line.startswith("# TYPE "):
            _, _, name, kind = line.split()
            assert kind == "gauge" and name in helped and name not in typed, "each once"
            typed.add(name)
        else:
            found = re.fullmatch(r'(herald_[a-z_]+)(\{[a-z]+="[^"\\]+"\})? -?[\d.e+]+', line)
            assert found is not None and found[1] in typed, line
    assert helped == typed and len(typed) > 12
    assert "backup" not in text, "what is not known is left out"


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question tries a write of its own, and soon loses patience."""
    monkeypatch.setattr(health_module, "WRITE_SECONDS", 0.0)
    monkeypatch.setattr(health_module, "DATABASE_SECONDS", 0.2)


@pytest.mark.usefixtures("at_once")
async def test_on_a_full_disk_it_is_ill(
    client: Any, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: str) -> None:
        raise DatabaseError("database or disk is full")

    async with health(client, port):
        assert (await asked(port))[0] == 200
        with monkeypatch.context() as patched:
            patched.setattr(client.store, "set_meta", full)
            status, found = await asked(port)
            assert (status, found["ok"], found["database"]) == (503, False, False)
        assert (await asked(port))[0] == 200


@pytest.mark.usefixtures("at_once")
async def test_with_a_locked_database_it_is_ill(client: Any, port: int, tmp_path: Path) -> None:
    async with health(client, port):
        with closing(sqlite3.connect(tmp_path / "herald.db", isolation_level=None)) as other:
            other.execute("begin immediate")
            assert (await asked(port))[0] == 503
            assert (await asked(port))[0] == 503, "the same write is still waiting"
            other.execute("rollback")
        async with asyncio.timeout(10):
            while (await asked(port))[0] != 200:
                pass
        await client.store.set_meta("still", "works")


async def test_a_write_is_tried_once_in_a_while(
    client: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    writes = []
    real = client.store.set_meta

    async def counted(key: str, value: str) -> None:
        writes.append(key)
        await real(key, value)

    monkeypatch.setattr(client.store, "set_meta", counted)
    writing = Writing(client.store)
    assert [(await state(client, writing))["ok"] for _ in range(5)] == [True] * 5
    assert len(writes) == 1
    monkeypatch.setattr(health_module, "WRITE_SECONDS", 0.0)
    assert await writing.works() and len(writes) == 2


async def test_the_oldest_message_that_waits(client: Any, room: Room, clock: Clock) -> None:
    table = await room.open(ANN)
    writing = Writing(client.store)
    assert (await state(client, writing))["oldest_unsent_s"] is None, "they are only just written"
    async with room.store.transaction():
        await room.store.post(OutRow(table, "user:101", "ask", due=clock.now + 60))
    assert (await state(client, writing))["oldest_unsent_s"] == 0
    await room.store.begin_batch((await room.outbox())[:1], clock.now - 300)
    found = await state(client, writing)
    assert found["oldest_unsent_s"] == 300
    assert found["ok"], "a channel that cannot be written to is no reason for a restart"


async def test_without_a_port_nothing_is_served(client: Any, port: int) -> None:
    async with health(client, None):
        with pytest.raises(aiohttp.ClientConnectorError):
            await asked(port)


async def test_a_port_that_is_taken_is_named(client: Any) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(ConfigError, match=f"HERALD_HEALTH_PORT: port {port} is taken"):
            async with health(client, port):
                pass
