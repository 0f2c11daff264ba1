"""`herald` without a token: sandbox, page and bot in one process."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.__main__ import WRONG_SETTINGS
from games import GAMES

ROOT = Path(__file__).parent.parent.parent


def environment(**more: str) -> dict[str, str]:
    none = {"DISCORD_TOKEN": "", "HERALD_DISCORD_URL": "", "HERALD_DB": ""}
    return os.environ | none | {"PYTHONPATH": str(ROOT)} | more


@contextmanager
def herald(folder: Path, *options: str, stop: int = signal.SIGINT) -> Iterator[str]:
    """The address that it prints, while it runs."""
    command = [sys.executable, "-m", "bot", *options]
    kept = environment(HERALD_DB=str(folder / "herald.db"))
    with subprocess.Popen(
        command,
        cwd=folder,
        env=kept,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        try:
            found = re.fullmatch(r".* open (http://127\.0\.0\.1:\d+/) .*\n", line)
            assert found, line
            yield found[1]
        finally:
            process.send_signal(stop)
            more, errors = process.communicate(timeout=30)
        assert (process.returncode, more, errors) == (0, "", "")


async def seen_by(address: str, name: str) -> dict[str, Any]:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{address}page/live?as={name}") as live,
    ):
        view: dict[str, Any] = await live.receive_json(timeout=5)
        return view


async def begun_game(address: str) -> dict[str, Any]:
    """What Ann sees once there is a board."""
    async with asyncio.timeout(20):
        while True:
            view = await seen_by(address, "Ann")
            if any(message["attachments"] for message in view["messages"]):
                return view
            await asyncio.sleep(0.1)


async def test_a_newcomer_finds_players_a_welcome_and_a_button_for_each_game(
    tmp_path: Path,
) -> None:
    with herald(tmp_path, "--port", "0") as address:
        async with aiohttp.ClientSession() as session, session.get(address) as page:
            assert "<title>Herald</title>" in await page.text()
        view = await seen_by(address, "Ben")
        assert [person["name"] for person in view["people"]] == ["Ann", "Ben", "Cat", "Dan"]
        (welcome,) = view["messages"]
        buttons = [button for row in welcome["components"] for button in row["components"]]
        assert len(buttons) == len(GAMES)
        assert {command["name"] for command in view["commands"]["channel"]} >= {"play", "help"}
    assert os.listdir(tmp_path) == []  # noqa: PTH208


async def test_what_is_kept_is_there_again(tmp_path: Path) -> None:
    options = ("--keep", "--port", "0")
    with herald(tmp_path, *options) as address:
        before = await seen_by(address, "Ann")
        (welcome,) = before["messages"]
        button = welcome["components"][0]["components"][0]
        pressed = {"message": welcome["id"], "custom_id": button["custom_id"], "as": before["me"]}
        async with aiohttp.ClientSession() as session:
            act = f"{address}page/act/press"
            async with session.post(act, json=pressed) as response:
                assert await response.json() == {"failed": False}
        begun = await begun_game(address)
    with herald(tmp_path, "run", *options, stop=signal.SIGTERM) as address:
        after = await seen_by(address, "Ann")
        assert after["me"] == before["me"]
        assert after["messages"][0]["content"] == welcome["content"]
        assert len(after["messages"]) >= len(begun["messages"])
        async with aiohttp.ClientSession() as session:
            act = f"{address}page/act/press"
            async with session.post(act, json=pressed) as response:
                assert response.status == 200
        answered = await seen_by(address, "Ann")
        assert any("has a table already" in message["content"] for message in answered["messages"])


def outcome(folder: Path, *options: str, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bot", *options],
        cwd=folder,
        env=environment(**more),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )


def test_a_port_that_was_wished_for_and_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = outcome(tmp_path, "--port", port)
    sentence = f"herald: Port {port} is taken: choose another one with --port.\n"
    assert (done.returncode, done.stderr) == (1, sentence)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")
def test_at_a_terminal_no_option_is_needed(tmp_path: Path) -> None:
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
        process.communicate(timeout=30)
    os.close(ours)
    os.close(its)
    assert process.returncode == 0


def test_two_at_once_do_not_share_what_is_kept(tmp_path: Path) -> None:
    options = ("--keep", "--port", "0")
    with herald(tmp_path, *options):
        done = outcome(tmp_path, *options, HERALD_DB=str(tmp_path / "herald.db"))
    assert done.returncode == 1
    assert done.stderr.startswith("herald: Another Herald is using the database ")


def test_with_a_token_there_is_no_page(tmp_path: Path) -> None:
    done = outcome(tmp_path, "--keep", DISCORD_TOKEN="some.token")
    assert done.returncode == WRONG_SETTINGS
    assert done.stderr == "herald: --keep and --port need DISCORD_TOKEN to be empty.\n"
    loaded = (
        "import sys, bot.__main__; print([m for m in sys.modules if 'page' in m or 'trial' in m])"
    )
    done = subprocess.run(
        [sys.executable, "-c", loaded], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "bot.sandbox.demo" not in done.stdout
    assert "bot.sandbox.page" not in done.stdout


@pytest.mark.parametrize("port", ["-1", "70000", "eighty"])
def test_a_port_that_is_none(tmp_path: Path, port: str) -> None:
    done = outcome(tmp_path, "--port", port)
    assert done.returncode == 2
    assert done.stderr.endswith(f"invalid port_number value: '{port}'\n")


async def test_it_speaks_the_language_that_is_set(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("HERALD_LANG=fr\n")
    with herald(tmp_path, "--port", "0") as address:
        view = await seen_by(address, "Ann")
    assert {person["locale"] for person in view["people"]} == {"fr"}
    assert view["messages"][0]["content"].startswith("## Bienvenue chez Herald")
