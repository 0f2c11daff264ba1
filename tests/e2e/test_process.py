"""`python -m bot` as it is started by its owner: what is wrong is said in one sentence."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from bot.sandbox import Person
from tests.e2e.house import ROOT, House

TRACES = ("Traceback", "Error:", "Task exception", "Unclosed")


def environ(house: House, **changed: str) -> dict[str, str]:
    kept = {key: os.environ[key] for key in ("PATH", "HOME") if key in os.environ}
    return kept | {
        "DISCORD_TOKEN": house.sandbox.token,
        "HERALD_DB": str(house.path),
        "HERALD_DISCORD_URL": house.sandbox.url,
        "PYTHONPATH": str(ROOT),
        **changed,
    }


async def start(house: House, folder: Path, **changed: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        cwd=folder,  # no .env there
        env=environ(house, **changed),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def complaint(process: asyncio.subprocess.Process) -> str:
    """What is said on the way out, apart from the log."""
    async with asyncio.timeout(20):
        _, stderr = await process.communicate()
    said = stderr.decode()
    assert process.returncode == 1, said
    assert not any(trace in said for trace in TRACES), said
    (sentence,) = [line for line in said.splitlines() if line.startswith("herald: ")]
    assert said.splitlines()[-1] == sentence
    return sentence.removeprefix("herald: ")


async def test_a_wrong_token(house: House, tmp_path: Path) -> None:
    process = await start(house, tmp_path, DISCORD_TOKEN="wrong")
    assert await complaint(process) == "Discord refuses the token: check DISCORD_TOKEN."


async def test_a_server_but_no_token(house: House, tmp_path: Path) -> None:
    process = await start(house, tmp_path, DISCORD_TOKEN="")
    assert "DISCORD_TOKEN" in await complaint(process)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("ftp://127.0.0.1", "HERALD_DISCORD_URL must begin with http:// or https://."),
        ("http://127.0.0.1:port/api", "HERALD_DISCORD_URL"),
        ("http://", "HERALD_DISCORD_URL"),
        (
            "http://127.0.0.1:1/api/v10",
            "Discord cannot be reached: check the network and HERALD_DISCORD_URL.",
        ),
    ],
)
async def test_a_wrong_address(house: House, tmp_path: Path, url: str, why: str) -> None:
    process = await start(house, tmp_path, HERALD_DISCORD_URL=url)
    assert why in await complaint(process)


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
    second = await start(house, tmp_path)
    await house.sandbox.ready()
    await house.quiet()
    table = house.book.last_table()
    await people[1].press(house.newest(), "Join")
    await house.until(lambda: house.book.names(table) == ["Ann", "Ben"])
    await house.quiet()
    assert len([post for post in house.posts() if "Join" in post.content]) == 1
    second.send_signal(signal.SIGTERM)
    async with asyncio.timeout(30):
        await second.communicate()
    assert second.returncode == 0
