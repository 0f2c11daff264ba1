"""`python -m bot` as it is started by its owner: what is wrong is said in one sentence."""

import asyncio
import json
import resource
import signal
import socket
import sys
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.__main__ import WRONG_SETTINGS
from bot.sandbox import Fault, Person
from tests import processes
from tests.e2e.house import PATIENCE, House
from tests.ports import free_port
from tests.processes import Process

TRACES = ("Traceback", "Error:", "Task exception", "Unclosed")


async def start(house: House, folder: Path, *words: str, but: str = "", **changed: str) -> Process:
    """In a folder without .env; with a line of code that changes it first, if there is one."""
    return await processes.start(folder, house.environ(**changed), *words, but=but)


async def start_cold(house: House, folder: Path) -> asyncio.subprocess.Process:
    """As its owner starts it."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        cwd=folder,
        env=house.environ(),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


IMPATIENT = "import bot.chat.connection; bot.chat.connection.PAUSES = (0, 0)"


async def complaint(process: Process, status: int = 1) -> str:
    """What is said on the way out, apart from the log."""
    async with asyncio.timeout(PATIENCE):
        _, stderr = await process.communicate()
    said = stderr.decode()
    assert process.returncode == status, said
    assert not any(trace in said for trace in TRACES), said
    (sentence,) = [line for line in said.splitlines() if line.startswith("herald: ")]
    assert said.splitlines()[-1] == sentence
    return sentence.removeprefix("herald: ")


async def test_a_wrong_token(house: House, tmp_path: Path) -> None:
    process = await start(house, tmp_path, DISCORD_TOKEN="wrong")
    said = await complaint(process, WRONG_SETTINGS)
    assert said == "Discord refuses the token: check DISCORD_TOKEN."


async def test_the_collector_passes_over_what_was_loaded_at_the_start(
    house: House, tmp_path: Path
) -> None:
    sparing = "import bot.app; bot.app.spare_collector = lambda: print('spared', flush=True)"
    process = await start(house, tmp_path, but=sparing)
    async with asyncio.timeout(PATIENCE):
        assert await process.stdout.readline() == b"spared\n"
    process.send_signal(signal.SIGTERM)
    _, log = await process.communicate()
    assert process.returncode == 0 and not any(trace in log.decode() for trace in TRACES)


async def test_a_server_but_no_token(house: House, tmp_path: Path) -> None:
    process = await start(house, tmp_path, DISCORD_TOKEN="")
    assert "DISCORD_TOKEN" in await complaint(process, WRONG_SETTINGS)


async def test_a_service_without_a_token_does_not_serve_the_sandbox(
    house: House, tmp_path: Path
) -> None:
    nothing = {"DISCORD_TOKEN": "", "HERALD_DISCORD_URL": ""}
    for words in ((), ("run",)):
        process = await start(house, tmp_path, *words, **nothing)
        said = await complaint(process, WRONG_SETTINGS)
        assert said.startswith("DISCORD_TOKEN is not set, and there is no terminal: ")
        assert "--port" in said


async def test_settings_that_cannot_be_read(house: House, tmp_path: Path) -> None:
    (tmp_path / ".env").mkdir()
    for words in ((), ("backup",)):
        said = await complaint(await start(house, tmp_path, *words), WRONG_SETTINGS)
        assert said == ".env is a folder: put a file with the settings in its place."


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("ftp://127.0.0.1", "HERALD_DISCORD_URL must begin with http:// or https://."),
        ("http://127.0.0.1:port/api", "HERALD_DISCORD_URL"),
        ("http://", "HERALD_DISCORD_URL"),
    ],
)
async def test_a_wrong_address(house: House, tmp_path: Path, url: str, why: str) -> None:
    process = await start(house, tmp_path, HERALD_DISCORD_URL=url)
    assert why in await complaint(process, WRONG_SETTINGS)


async def test_an_address_at_which_nobody_answers(house: House, tmp_path: Path) -> None:
    url = "http://127.0.0.1:1/api/v10"
    process = await start(house, tmp_path, but=IMPATIENT, HERALD_DISCORD_URL=url)
    why = "Discord cannot be reached: check the network and HERALD_DISCORD_URL."
    assert await complaint(process) == why


@pytest.mark.parametrize("error", ["AttributeError", "FileNotFoundError"])
async def test_a_fault_of_our_own_is_logged_as_what_it_is(
    house: House, tmp_path: Path, error: str
) -> None:
    faulty = (
        "import bot.app\n"
        f"async def fail(self): raise {error}('secret')\n"
        "bot.app.Herald.setup_hook = fail"
    )
    process = await start(house, tmp_path, but=faulty)
    async with asyncio.timeout(PATIENCE):
        _, stderr = await process.communicate()
    assert process.returncode == 1
    last = json.loads(stderr.decode().splitlines()[-1])
    assert (last["level"], last["message"]) == ("CRITICAL", "stopped by an uncaught error")
    assert error in last["trace"]
    assert "cannot be reached" not in stderr.decode()


async def test_a_database_that_cannot_be_written(house: House, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    process = await start(house, tmp_path, HERALD_DB=str(tmp_path / "file" / "herald.db"))
    said = await complaint(process)
    assert said.startswith("The database ") and "cannot be used" in said


async def test_a_file_that_is_no_database(house: House, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("not a database, but long enough to look like one\n" * 50)
    process = await start(house, tmp_path, HERALD_DB=str(tmp_path / "notes.txt"))
    assert "cannot be used" in await complaint(process)


async def test_it_runs_dies_comes_back_and_stops_when_asked(
    house: House, tmp_path: Path, people: list[Person]
) -> None:
    first = await start(house, tmp_path)
    await house.sandbox.ready()
    await people[0].slash("play", channel=house.sandbox.channel, game="xidit")
    first.kill()
    await first.communicate()
    await house.until(lambda: not house.sandbox.connected)
    second = await start_cold(house, tmp_path)
    await house.sandbox.ready()
    await house.quiet()
    table = house.book.last_table()
    await people[1].press(house.newest(), "Join")
    await house.until(lambda: house.book.names(table) == ["Ann", "Ben"])
    await house.quiet()
    assert len([post for post in house.posts() if "Join" in post.text]) == 1
    second.send_signal(signal.SIGTERM)
    async with asyncio.timeout(PATIENCE):
        await second.communicate()
    assert second.returncode == 0


@pytest.mark.both_databases
async def test_a_second_herald_on_the_same_database_is_refused(
    house: House, tmp_path: Path, people: list[Person]
) -> None:
    first = await start(house, tmp_path)
    await house.sandbox.ready()
    second = await start(house, tmp_path)
    assert await complaint(second) == (
        f"Another Herald is using the database {house.database}: "
        "stop that one first, or set HERALD_DB to another one."
    )
    doctor = await start(house, tmp_path, "doctor")
    said, _ = await doctor.communicate()
    assert doctor.returncode == 0, said.decode()
    await people[0].slash("play", channel=house.sandbox.channel, game="xidit")
    await house.until(lambda: house.book.names(house.book.last_table()) == ["Ann"])
    first.send_signal(signal.SIGTERM)
    await stopped(first)


# Stopping


async def logged(process: Process, message: str) -> None:
    """Wait for a line of the log."""
    async with asyncio.timeout(PATIENCE):
        while json.loads(await process.stderr.readline())["message"] != message:
            pass


async def stopped(process: Process, *warnings: str) -> list[dict[str, Any]]:
    """Its log, once it has ended as it should; it may have warned of these."""
    async with asyncio.timeout(PATIENCE):
        _, stderr = await process.communicate()
    assert process.returncode == 0, stderr.decode()
    log = [json.loads(line) for line in stderr.decode().splitlines()]
    told = [line for line in log if line["level"] != "INFO"]
    assert {line["level"] for line in told} <= {"WARNING"}, stderr.decode()
    assert all(line["message"].startswith(warnings) for line in told), stderr.decode()
    return log


async def test_it_says_at_the_start_how_it_is_invited(house: House, tmp_path: Path) -> None:
    process = await start(house, tmp_path)
    await house.sandbox.ready()
    process.send_signal(signal.SIGINT)
    lines = [line["message"] for line in await stopped(process)]
    (invitation,) = [line for line in lines if line.startswith("invite Herald: https://")]
    assert f"client_id={house.sandbox.world.application_id}&" in invitation


async def test_it_stops_at_once_after_the_start(house: House, tmp_path: Path) -> None:
    process = await start(house, tmp_path)
    await house.sandbox.ready()
    process.send_signal(signal.SIGINT)
    assert "stopping" in [line["message"] for line in await stopped(process)]


@pytest.mark.parametrize("path", ["/users/@me", r"/applications/\d+/commands"])
async def test_it_stops_in_the_middle_of_the_start(house: House, tmp_path: Path, path: str) -> None:
    slow = Fault("GET", path, delay=20)
    house.sandbox.faults.add(slow)
    process = await start(house, tmp_path)
    await house.until(lambda: not slow.times)
    process.send_signal(signal.SIGTERM)
    await stopped(process)


async def test_it_stops_while_discord_is_away(house: House, tmp_path: Path) -> None:
    process = await start(house, tmp_path)
    await house.sandbox.ready()
    await house.sandbox.close()
    async with asyncio.timeout(PATIENCE):
        while b"next try in" not in (line := await process.stderr.readline()):
            assert b"trace" not in line
    told = json.loads(line)
    assert told["message"].startswith("Discord's gateway cannot be reached (")
    assert told["level"] == "WARNING" and "trace" not in told, "one line for each try"
    process.send_signal(signal.SIGTERM)
    await stopped(process, "Discord's gateway cannot be reached (")


async def test_what_is_under_way_is_finished_and_nothing_new_is_begun(
    house: House, tmp_path: Path, people: list[Person]
) -> None:
    process = await start(house, tmp_path)
    await house.sandbox.ready()
    ann, ben, *_ = people
    await ann.slash("play", channel=house.sandbox.channel, game="xidit")
    await house.quiet()
    slow = Fault("POST", r"/interactions/.*/callback", delay=1.0)
    house.sandbox.faults.add(slow)
    joining = asyncio.create_task(ben.press(house.newest(), "Join"))
    await house.until(lambda: not slow.times)
    process.send_signal(signal.SIGTERM)
    await logged(process, "stopping")
    table = house.book.last_table()
    assert house.book.names(table) == ["Ann"], "Ben's press is under way"
    refused = [
        await people[2].press(house.newest(), "Join"),
        await people[2].slash("board", channel=house.sandbox.channel),
    ]
    for response in refused:
        assert "restarting" in response.text and response.ephemeral
    joined = await joining
    await stopped(process)
    assert house.book.names(table) == ["Ann", "Ben"]
    assert joined.text == "You’re in! I’ll message you when it’s your turn."
    assert house.sandbox.violations == []


async def test_a_message_that_is_being_sent_arrives(
    house: House, tmp_path: Path, people: list[Person]
) -> None:
    process = await start(house, tmp_path)
    await house.sandbox.ready()
    slow = Fault("POST", rf"/channels/{house.sandbox.channel.id}/messages", delay=1.0)
    house.sandbox.faults.add(slow)
    await people[0].slash("play", channel=house.sandbox.channel, game="xidit")
    await house.until(lambda: not slow.times)
    process.send_signal(signal.SIGTERM)
    await stopped(process)
    assert len(house.posts()) == 1
    assert house.book.rows("select 1 from outbox where place like 'channel:%'") == []


# Health and backup


async def test_a_backup_is_made_by_another_process_while_it_plays(
    house: House, tmp_path: Path, people: list[Person]
) -> None:
    process = await start(house, tmp_path)
    await house.sandbox.ready()
    await people[0].slash("play", channel=house.sandbox.channel, game="xidit")
    copying = await start(house, tmp_path, "backup", "copy.db")
    said, _ = await copying.communicate()
    assert copying.returncode == 0
    assert said.decode().startswith("copy.db (") and "tables: 1," in said.decode()
    await people[1].press(house.newest(), "Join")
    await house.until(lambda: len(house.book.names(house.book.last_table())) == 2)
    process.send_signal(signal.SIGTERM)
    await stopped(process)


async def health(port: str) -> tuple[int, dict[str, Any]]:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/health") as response,
    ):
        return response.status, await response.json()


@pytest.fixture
def port() -> str:
    return str(free_port())


async def test_a_supervisor_can_ask_how_it_is(house: House, tmp_path: Path, port: str) -> None:
    process = await start(house, tmp_path, HERALD_HEALTH_PORT=port)
    await logged(process, "online as herald")
    status, found = await health(port)
    assert status == 200
    assert found["ok"] and found["gateway"] and found["database"]
    process.send_signal(signal.SIGTERM)
    await stopped(process)


@pytest.mark.sqlite_only
@pytest.mark.skipif(sys.platform != "linux", reason="no other system limits another process")
async def test_health_tells_when_nothing_can_be_written_any_more(
    house: House, tmp_path: Path, port: str
) -> None:
    often = "import bot.operations.health; bot.operations.health.WRITE_SECONDS = 0"
    process = await start(house, tmp_path, but=often, HERALD_HEALTH_PORT=port)
    await logged(process, "online as herald")
    assert (await health(port))[0] == 200
    # As on a full disk, no file can grow.
    _, most = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (0, most))
    status, found = await health(port)
    assert (status, found["database"], found["gateway"]) == (503, False, True)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (most, most))
    assert (await health(port))[0] == 200
    process.send_signal(signal.SIGTERM)
    await process.communicate()
    assert process.returncode == 0


async def test_a_port_for_health_that_is_taken(house: House, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        process = await start(house, tmp_path, HERALD_HEALTH_PORT=port)
        said = await complaint(process, WRONG_SETTINGS)
    assert said == f"HERALD_HEALTH_PORT: port {port} is taken or forbidden."
