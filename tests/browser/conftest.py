"""Herald without a token in a process of its own, and a real browser that looks at its page."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, sync_playwright

ROOT = Path(__file__).parent.parent.parent
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE_MS = 15_000

Open = Callable[..., Page]


# Not for the whole session: while it is open, no other test can have an event loop.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no Chromium here: install your system's package `chromium`")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@contextmanager
def running_herald(folder: Path, port: int = 0) -> Iterator[str]:
    """Herald without a token; the address of its page, as the command prints it."""
    quiet = {"DISCORD_TOKEN": "", "HERALD_DISCORD_URL": "", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "bot", "--port", str(port)]
    with subprocess.Popen(
        command, cwd=folder, env=os.environ | quiet, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        printed = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+/", printed)
        try:
            assert found, printed
            yield found[0]
        finally:
            process.send_signal(signal.SIGINT)
        assert process.wait(10) == 0


@pytest.fixture
def herald(browser: Browser, tmp_path: Path) -> Iterator[str]:
    with running_herald(tmp_path) as address:
        yield address


def is_wrong(said: ConsoleMessage) -> bool:
    """A refusal of the sandbox is shown to the player; the browser logs it all the same."""
    return said.type == "error" and "409 (Conflict)" not in said.text


@pytest.fixture
def open_page(browser: Browser, herald: str) -> Iterator[Open]:
    """Open a window of its own, which fails the test if anything in it goes wrong."""
    wrong: list[str] = []
    contexts = []

    def open_window(where: str = "", **settings: object) -> Page:
        context = browser.new_context(**settings)  # type: ignore[arg-type]
        contexts.append(context)
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if is_wrong(said) else None)
        page.goto(herald + where)
        page.wait_for_selector(".message")
        return page

    yield open_window
    for context in contexts:
        try:
            context.close()
        except Error as error:
            wrong.append(str(error))
    assert wrong == []
