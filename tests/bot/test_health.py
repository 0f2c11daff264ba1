"""GET /health: what a supervisor learns."""

import math
import socket
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot.config import ConfigError
from bot.health import health, state
from bot.rows import OutRow
from bot.store import Store
from tests.bot.conftest import ANN, Clock, Room


class Client:
    """A Herald that is connected and plays."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store, self.clock = store, clock
        self.latency = 0.0421
        self.ws: Any = SimpleNamespace(open=True)
        self.ready = True

    def is_ready(self) -> bool:
        return self.ready


@pytest.fixture
def client(store: Store, clock: Clock) -> Any:
    return Client(store, clock)


@pytest.fixture
def port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


async def asked(port: int) -> tuple[int, dict[str, Any]]:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/health") as response,
    ):
        return response.status, await response.json()


async def test_all_is_well(client: Any, port: int) -> None:
    async with health(client, port):
        assert await asked(port) == (
            200,
            {
                "ok": True,
                "gateway": True,
                "latency_ms": 42,
                "database": True,
                "oldest_unsent_s": None,
            },
        )
    with pytest.raises(aiohttp.ClientConnectorError):
        await asked(port)


async def test_without_a_gateway_it_is_ill(client: Any, port: int) -> None:
    async with health(client, port):
        client.ws.open = False
        status, found = await asked(port)
        assert (status, found["ok"], found["gateway"], found["latency_ms"]) == (
            503,
            False,
            False,
            None,
        )
        assert found["database"]
        client.ws = None
        assert (await asked(port))[0] == 503
        client.ws = SimpleNamespace(open=True)
        client.ready = False
        assert (await asked(port))[0] == 503


@pytest.mark.parametrize("latency", [math.inf, math.nan])
async def test_before_the_first_heartbeat_there_is_no_latency(client: Any, latency: float) -> None:
    client.latency = latency
    found = await state(client)
    assert found["ok"] and found["latency_ms"] is None


async def test_without_its_database_it_is_ill(
    client: Any, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with health(client, port), client.store.transaction():
        await client.store.write("alter table outbox rename to gone")
        assert (await state(client))["database"], "what is not committed is not seen"
    async with health(client, port):
        status, found = await asked(port)
    assert (status, found["ok"], found["database"], found["gateway"]) == (503, False, False, True)


async def test_the_oldest_message_that_waits(client: Any, room: Room, clock: Clock) -> None:
    table = await room.open(ANN)
    assert (await state(client))["oldest_unsent_s"] is None, "they are only just written"
    async with room.store.transaction():
        await room.store.post(OutRow(table, "user:101", "ask", due=clock.now + 60))
    assert (await state(client))["oldest_unsent_s"] == 0
    await room.store.begin_batch((await room.outbox())[:1], clock.now - 300)
    found = await state(client)
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
