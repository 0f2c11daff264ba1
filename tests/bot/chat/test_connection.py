"""The first connection to Discord: tried again for a while; faults of our own are not hidden."""

import asyncio
import configparser
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import yarl
from discord.backoff import ExponentialBackoff

from bot.__main__ import WRONG_SETTINGS
from bot.app import point_discord_at
from bot.chat import connection
from bot.chat.connection import PatientClient
from bot.errors import UnreachableError
from bot.sandbox import Fault, Sandbox
from tests.ports import free_port

IDENTIFIES_A_DAY = 1000  # that Discord allows

Waits = list[tuple[str, str]]


@pytest.fixture
async def sandbox(as_before: None) -> AsyncIterator[Sandbox]:
    async with Sandbox() as sandbox:
        point_discord_at(sandbox.url)
        yield sandbox


@pytest.fixture
def nowhere() -> str:
    """An address at which nobody listens."""
    return f"127.0.0.1:{free_port()}"


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> Waits:
    """What was waited for and why; no time passes meanwhile."""
    waits: Waits = []
    real = connection.pause

    async def noted(pauses: object, what: str, error: BaseException) -> None:
        waits.append((what, type(error).__name__))
        await real(pauses, what, error)  # type: ignore[arg-type]

    monkeypatch.setattr(connection, "PAUSES", (0, 0, 0))
    monkeypatch.setattr(connection, "pause", noted)
    monkeypatch.setattr(ExponentialBackoff, "delay", lambda self: 0.0)
    return waits


@asynccontextmanager
async def started(sandbox: Sandbox) -> AsyncIterator["asyncio.Task[None]"]:
    async with PatientClient(intents=discord.Intents.none(), guild_ready_timeout=0.0) as client:
        task = asyncio.create_task(client.start(sandbox.token))
        try:
            yield task
        finally:
            task.cancel()
            await asyncio.wait({task})


def gateway_at(sandbox: Sandbox, host: str) -> None:
    """What Discord says if it is asked where the gateway is, and where it is if not."""
    sandbox.gateway.url = f"ws://{host}/gateway"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sandbox.gateway.url)


async def test_a_refused_first_gateway_connection_is_tried_again(
    sandbox: Sandbox, nowhere: str, waits: Waits, monkeypatch: pytest.MonkeyPatch
) -> None:
    real: Callable[..., Awaitable[None]] = connection.pause
    late = Sandbox(port=int(nowhere.rpartition(":")[2]))

    async def mended(*given: object) -> None:
        await real(*given)
        if len(waits) == 2:
            await late.start()

    monkeypatch.setattr(connection, "pause", mended)
    gateway_at(sandbox, nowhere)
    async with started(sandbox):
        await late.wait_for(lambda: late.connected, 20)
    await late.close()
    assert waits == [("Discord's gateway", "ClientConnectorError")] * 2


async def test_a_gateway_that_stays_away_is_said_in_one_sentence(
    sandbox: Sandbox, nowhere: str, waits: Waits
) -> None:
    gateway_at(sandbox, nowhere)
    async with started(sandbox) as task, asyncio.timeout(20):
        with pytest.raises(UnreachableError) as error:
            await task
    wanted = "Discord's gateway cannot be reached: check the network and HERALD_DISCORD_URL."
    assert str(error.value) == wanted
    assert len(waits) == 4


async def test_a_login_that_fails_is_tried_again(sandbox: Sandbox, waits: Waits) -> None:
    sandbox.faults.add(Fault("GET", "/users/@me", status=503, times=2))
    sandbox.faults.add(Fault("GET", "/oauth2/applications/@me", status=503))
    async with started(sandbox):
        await sandbox.wait_for(lambda: sandbox.connected, 20)
    assert [what for what, _ in waits] == ["Discord"] * 3


async def test_a_discord_that_stays_away_is_said_in_one_sentence(
    sandbox: Sandbox, nowhere: str, waits: Waits
) -> None:
    point_discord_at(f"http://{nowhere}/api/v10")
    async with started(sandbox) as task, asyncio.timeout(20):
        with pytest.raises(UnreachableError, match=r"^Discord cannot be reached: "):
            await task
    assert len(waits) == 4


async def test_a_token_that_is_refused_ends_it_at_once(sandbox: Sandbox, waits: Waits) -> None:
    sandbox.faults.add(Fault("GET", "/users/@me", status=401))
    async with started(sandbox) as task, asyncio.timeout(20):
        with pytest.raises(discord.LoginFailure):
            await task
    assert waits == []


@pytest.mark.parametrize("where", [PatientClient, discord.gateway.DiscordWebSocket])
async def test_a_fault_of_our_own_is_not_taken_for_the_gateways(
    sandbox: Sandbox, waits: Waits, monkeypatch: pytest.MonkeyPatch, where: type
) -> None:
    async def fail(*_: object, **__: object) -> None:
        None.nothing  # type: ignore[attr-defined]  # noqa: B018

    name = "setup_hook" if where is PatientClient else "from_client"
    monkeypatch.setattr(where, name, fail)
    async with started(sandbox) as task, asyncio.timeout(20):
        with pytest.raises(AttributeError, match="nothing"):
            await task
    assert waits == []


async def test_an_outage_has_one_line_a_try_and_no_traceback(
    sandbox: Sandbox,
    waits: Waits,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    socket = discord.gateway.DiscordWebSocket
    real = socket.from_client
    fails = [aiohttp.ClientConnectionError(), TimeoutError(), OSError("Temporary failure")]

    async def away(client: discord.Client, **given: Any) -> Any:
        if not given.get("initial") and fails:
            raise fails.pop(0)
        return await real(client, **given)

    monkeypatch.setattr(socket, "from_client", away)
    async with started(sandbox):
        await sandbox.wait_for(lambda: sandbox.connected, 20)
        await sandbox.drop_gateway()
        await sandbox.wait_for(lambda: not fails and sandbox.connected, 20)
    told = [record for record in caplog.records if "next try" in record.getMessage()]
    assert [record.getMessage() for record in told] == [
        f"Discord's gateway cannot be reached (shard 0, {why}): next try in 0 s"
        for why in ("ClientConnectionError", "TimeoutError", "OSError")
    ]
    for record in told:
        assert (record.levelname, record.levelno, record.exc_info) == ("WARNING", 30, None)
    assert waits == []


def test_the_wait_for_a_gateway_that_was_there_stays_short() -> None:
    backoff = connection.QuickBackoff()
    longest = [backoff.delay() for _ in range(200)]
    assert 16 < max(longest) <= 32


def test_the_pauses_grow_and_last_for_minutes() -> None:
    assert sorted(connection.PAUSES) == list(connection.PAUSES)
    assert 120 <= sum(connection.PAUSES) <= 300


def test_the_unit_in_the_readme_neither_gives_up_on_an_outage_nor_identifies_endlessly() -> None:
    readme = (Path(__file__).parents[3] / "README.md").read_text(encoding="utf-8")
    unit = configparser.ConfigParser()
    unit.read_string(readme.partition("```ini\n")[2].partition("```")[0])
    service, starts = unit["Service"], unit.getint("Unit", "StartLimitBurst")
    assert unit["Unit"]["StartLimitIntervalSec"] == "1h"
    assert 24 * starts < IDENTIFIES_A_DAY
    one_start = sum(connection.PAUSES) + unit.getint("Service", "RestartSec")
    assert 3600 / one_start < starts, "while Discord is away, it is never started too often"
    assert service.getint("RestartPreventExitStatus") == WRONG_SETTINGS
    assert service["UMask"] == "0077"
    assert service["MemoryHigh"] and service["MemoryMax"]
