"""`herald` without a token: sandbox, page and bot in one process."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.__main__ import WRONG_SETTINGS
from games import GAMES
from games.lessons import lessons
from tests import processes

ROOT = Path(__file__).parents[3]
EPHEMERAL = 64


def environment(**more: str) -> dict[str, str]:
    none = {"DISCORD_TOKEN": "", "HERALD_DISCORD_URL": "", "HERALD_DB": ""}
    return os.environ | none | {"PYTHONPATH": str(ROOT)} | more


@asynccontextmanager
async def herald(folder: Path, *options: str, stop: int = signal.SIGINT) -> AsyncIterator[str]:
    """The address that it prints, while it runs."""
    kept = environment(HERALD_DB=str(folder / "herald.db"))
    process = await processes.start(folder, kept, *options, but=processes.QUICK_PICTURES)
    line = (await process.stdout.readline()).decode()
    found = re.fullmatch(r".* open (http://127\.0\.0\.1:\d+/) .*\n", line)
    assert found, line
    yield found[1]
    process.send_signal(stop)
    more, errors = await process.communicate()
    assert (process.returncode, more, errors) == (0, b"", b"")


async def seen_by(address: str, name: str) -> dict[str, Any]:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{address}page/live?as={name}") as live,
    ):
        view: dict[str, Any] = await live.receive_json()
        return view


async def begun_game(address: str) -> dict[str, Any]:
    """What Ann sees once there is a board."""
    async with asyncio.timeout(60):
        while True:
            view = await seen_by(address, "Ann")
            if any(message["attachments"] for message in view["messages"]):
                return view
            await asyncio.sleep(0.1)


async def test_a_newcomer_finds_players_a_welcome_and_a_button_for_each_game(
    tmp_path: Path,
) -> None:
    async with herald(tmp_path, "--port", "0") as address:
        async with aiohttp.ClientSession() as session, session.get(address) as page:
            assert "<title>Herald</title>" in await page.text()
        view = await seen_by(address, "Ben")
        assert [person["name"] for person in view["people"]] == ["Ann", "Ben", "Cat", "Dan"]
        (welcome,) = view["messages"]
        buttons = [button for row in welcome["components"] for button in row["components"]]
        taught = [key for key in GAMES if lessons(key)]
        assert len(buttons) == len(taught) + len(GAMES)
        assert "🎓" in buttons[0]["label"], "learning is the first thing that is offered"
        offered = {command["name"] for command in view["commands"]["channel"]}
        assert offered >= {"play", "help"}
        host = await seen_by(address, "Ann")
        more = {command["name"] for command in host["commands"]["channel"]}
        assert more == offered | {"server"}, "Ann manages the server"
    assert os.listdir(tmp_path) == []  # noqa: PTH208


def lasting(view: dict[str, Any]) -> list[dict[str, Any]]:
    """The messages that are not for one person and a moment."""
    return [message for message in view["messages"] if not message.get("flags", 0) & EPHEMERAL]


async def test_what_is_kept_is_there_again(tmp_path: Path) -> None:
    options = ("--keep", "--port", "0")
    async with herald(tmp_path, *options) as address:
        before = await seen_by(address, "Ann")
        (welcome,) = before["messages"]
        button = welcome["components"][-1]["components"][0]
        pressed = {"message": welcome["id"], "custom_id": button["custom_id"], "as": before["me"]}
        async with aiohttp.ClientSession() as session:
            act = f"{address}page/act/press"
            async with session.post(act, json=pressed) as response:
                assert await response.json() == {"failed": False}
        begun = await begun_game(address)
    async with herald(tmp_path, "run", *options, stop=signal.SIGTERM) as address:
        after = await seen_by(address, "Ann")
        assert after["me"] == before["me"]
        assert after["messages"][0]["content"] == welcome["content"]
        assert len(lasting(after)) >= len(lasting(begun))
        async with aiohttp.ClientSession() as session:
            act = f"{address}page/act/press"
            async with session.post(act, json=pressed) as response:
                assert response.status == 200
        answered = await seen_by(address, "Ann")
        assert any("already a table" in message["content"] for message in answered["messages"])


async def outcome(folder: Path, *options: str, **more: str) -> tuple[int | None, str]:
    """How it ends, and what it complains of."""
    process = await processes.start(folder, environment(**more), *options)
    _, errors = await process.communicate()
    return process.returncode, errors.decode()


async def test_a_port_that_was_wished_for_and_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = await outcome(tmp_path, "--port", port)
    assert done == (1, f"herald: Port {port} is taken: choose another one with --port.\n")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")
async def test_at_a_terminal_no_option_is_needed(tmp_path: Path) -> None:
    ours, its = os.openpty()
    kept = environment(HERALD_DB=str(tmp_path / "herald.db"))
    sits = f"import sys; sys.stdin = open({os.ttyname(its)!r})"
    process = await processes.start(tmp_path, kept, but=sits)
    assert (await process.stdout.readline()).startswith(b"Herald is ready to try: open ")
    process.send_signal(signal.SIGINT)
    await process.communicate()
    os.close(ours)
    os.close(its)
    assert process.returncode == 0


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")
def test_from_nothing_at_a_terminal_no_option_is_needed(tmp_path: Path) -> None:
    ours, its = os.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "bot"],
        cwd=tmp_path,
        env=environment(HERALD_DB=str(tmp_path / "herald.db")),
        stdin=its,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("Herald is ready to try: open ")
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
    os.close(ours)
    os.close(its)
    assert process.returncode == 0


async def test_two_at_once_do_not_share_what_is_kept(tmp_path: Path) -> None:
    options = ("--keep", "--port", "0")
    async with herald(tmp_path, *options):
        status, said = await outcome(tmp_path, *options, HERALD_DB=str(tmp_path / "herald.db"))
    assert status == 1
    assert said.startswith("herald: Another Herald is using the database ")


async def test_with_a_token_there_is_no_page(tmp_path: Path) -> None:
    done = await outcome(tmp_path, "--keep", DISCORD_TOKEN="some.token")
    assert done == (
        WRONG_SETTINGS,
        "herald: --keep and --port need DISCORD_TOKEN to be empty.\n",
    )


def test_for_a_bot_with_a_token_the_page_is_not_even_loaded() -> None:
    loaded = "import sys, bot.__main__; print([name for name in sys.modules if 'bot' in name])"
    done = subprocess.run(
        [sys.executable, "-c", loaded], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "bot.__main__" in done.stdout
    assert "bot.sandbox.demo" not in done.stdout
    assert "bot.sandbox.web" not in done.stdout


@pytest.mark.parametrize("port", ["-1", "70000", "eighty"])
async def test_a_port_that_is_none(tmp_path: Path, port: str) -> None:
    status, said = await outcome(tmp_path, "--port", port)
    assert status == 2
    assert said.endswith(f"invalid port_number value: '{port}'\n")


async def test_it_speaks_the_language_that_is_set(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("HERALD_LANG=fr\n")
    async with herald(tmp_path, "--port", "0") as address:
        view = await seen_by(address, "Ann")
    assert {person["locale"] for person in view["people"]} == {"fr"}
    assert view["messages"][0]["content"].startswith("## Bienvenue chez Herald")
