"""Herald without a token in a process of its own, and a real browser that looks at its page."""

import os
import re
import shutil
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from tests.processes import QUICK_PICTURES, born

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
PATIENCE_MS = 60_000  # for a busy machine
STOPS_WITHIN = 60  # seconds: the drawing that is under way is finished first

expect.set_options(timeout=PATIENCE_MS)

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


@pytest.fixture
def but() -> str:
    """A line of code that changes Herald first."""
    return ""


quick_pictures = pytest.mark.parametrize("but", [QUICK_PICTURES], ids=["quick-pictures"])


@pytest.fixture
def herald(browser: Browser, tmp_path: Path, but: str) -> Iterator[str]:
    """The address of the page, as the command prints it."""
    quiet = {"DISCORD_TOKEN": "", "HERALD_DISCORD_URL": "", "HERALD_THINKING_SECONDS": "0"}
    process, stdout, stderr = born(tmp_path, os.environ | quiet, "--port", "0", but=but)
    with stdout, stderr:
        printed = stdout.readline().decode()
        found = re.search(r"http://127\.0\.0\.1:\d+/", printed)
        assert found, printed
        yield found[0]
        assert process.pid is not None
        os.kill(process.pid, signal.SIGINT)
        process.join(STOPS_WITHIN)
        assert process.exitcode == 0, stderr.read()


def is_wrong(said: ConsoleMessage) -> bool:
    """A refusal of the sandbox is shown to the player; the browser logs it all the same."""
    return said.type == "error" and "409 (Conflict)" not in said.text


@contextmanager
def windows(browser: Browser, address: str) -> Iterator[Open]:
    """A way to open windows, each of its own; what goes wrong in any of them fails the test."""
    wrong: list[str] = []
    contexts = []

    def open_window(where: str = "", **settings: object) -> Page:
        context = browser.new_context(**settings)  # type: ignore[arg-type]
        contexts.append(context)
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if is_wrong(said) else None)
        page.goto(address + where)
        page.wait_for_selector("#messages > li")
        return page

    yield open_window
    for context in contexts:
        context.close()
    assert wrong == []


@pytest.fixture
def open_page(browser: Browser, herald: str) -> Iterator[Open]:
    with windows(browser, herald) as open_window:
        yield open_window


def become(page: Page, name: str) -> None:
    page.get_by_role("radio", name=name).click()
    expect(page.get_by_role("radio", name=name)).to_have_attribute("aria-checked", "true")
    expect(page.locator("#me b")).to_have_text(name)
