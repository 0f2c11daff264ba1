"""What is drawn first, what need not be drawn, and what was drawn already."""

import asyncio
import ctypes
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import renderers
from bot.app import Herald
from bot.chat.delivery import drawings
from bot.chat.delivery.drawings import TIDY, Frame, drawn, give_back_memory
from bot.chat.delivery.pictures import AT_LEISURE, POSTED, PRESSED, RenderQueue
from bot.config import Config
from bot.errors import OutdatedError
from bot.language.texts import Captions
from games import GAMES
from games.session import Session
from renderers import Picture
from renderers.kit.cache import CACHE, DEFAULT, MEGABYTE, NOTHING
from tests.bot.conftest import Room

DRAWN: list[str] = []


@dataclass(frozen=True)
class Sketch:
    """Notes that it was drawn; `first` keeps the thread busy until it is let go."""

    name: str
    size: int = 1
    let_go: threading.Event | None = None

    @property
    def key(self) -> str:
        return self.name

    def draw(self) -> list[Picture]:
        if self.let_go is not None:
            self.let_go.wait(5)
        DRAWN.append(self.name)
        return [Picture(f"{self.name}.png", bytes(self.size), "")]


@pytest.fixture
async def queue() -> AsyncIterator[RenderQueue]:
    DRAWN.clear()
    queue = RenderQueue()
    yield queue
    await queue.close()


async def while_busy(
    queue: RenderQueue, ask: Callable[[], list[Coroutine[Any, Any, list[Picture]]]]
) -> list[list[Picture] | BaseException]:
    """Ask for drawings while the queue draws something else; return what came of them."""
    let_go = threading.Event()
    first = asyncio.create_task(queue.draw(Sketch("first", let_go=let_go)))
    await asyncio.sleep(0)
    asked = [asyncio.create_task(drawing) for drawing in ask()]
    await asyncio.sleep(0)
    let_go.set()
    await first
    return await asyncio.gather(*asked, return_exceptions=True)


async def test_whoever_pressed_is_served_first_then_posts_then_what_can_wait(
    queue: RenderQueue,
) -> None:
    await while_busy(
        queue,
        lambda: [
            queue.draw(Sketch("reminder"), AT_LEISURE),
            queue.draw(Sketch("post"), POSTED),
            queue.draw(Sketch("another post"), POSTED),
            queue.draw(Sketch("panel"), PRESSED),
        ],
    )
    assert DRAWN == ["first", "panel", "post", "another post", "reminder"]


async def test_what_is_outdated_when_its_turn_comes_is_not_drawn(queue: RenderQueue) -> None:
    async def no() -> bool:
        return False

    async def yes() -> bool:
        return True

    made = await while_busy(
        queue,
        lambda: [
            queue.draw(Sketch("old"), wanted=no),
            queue.draw(Sketch("new"), wanted=yes),
            queue.draw(Sketch("shared"), wanted=no),
            queue.draw(Sketch("shared"), wanted=yes),
        ],
    )
    assert isinstance(made[0], OutdatedError) and not isinstance(made[1], BaseException)
    assert DRAWN == ["first", "new", "shared"]
    await queue.draw(Sketch("old"))
    assert DRAWN[-1] == "old", "somebody may want it later"


async def test_what_several_wait_for_is_drawn_once_and_for_the_first_of_them(
    queue: RenderQueue,
) -> None:
    made = await while_busy(
        queue,
        lambda: [
            queue.draw(Sketch("same"), AT_LEISURE),
            queue.draw(Sketch("post"), POSTED),
            queue.draw(Sketch("same"), PRESSED),
        ],
    )
    assert DRAWN == ["first", "same", "post"]
    assert made[0] == made[2]


async def test_a_drawing_that_fails_is_told_to_whoever_waits_and_the_next_is_drawn(
    queue: RenderQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = Sketch("bad", size=-1)
    with pytest.raises(ValueError):
        await queue.draw(bad)
    assert await queue.draw(Sketch("good"))


async def test_a_stop_while_it_warms_up_waits_for_one_game_at_most(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn = []
    begun, go_on = threading.Event(), threading.Event()

    def draw(game: str, *_: Any) -> list[Any]:
        drawn.append(game)
        begun.set()
        go_on.wait(5)
        return []

    monkeypatch.setattr(renderers, "draw", draw)
    queue = RenderQueue()
    queue.warm_up()
    assert await asyncio.to_thread(begun.wait, 5)
    closing = asyncio.create_task(queue.close())
    await asyncio.sleep(0.05)
    go_on.set()
    await closing
    assert drawn == list(GAMES)[:1]


async def test_nobody_waits_for_the_warm_up(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()

    def draw(game: str, *_: Any) -> list[Any]:
        go_on.wait(5)
        return []

    monkeypatch.setattr(renderers, "draw", draw)
    queue = RenderQueue()
    queue.warm_up()
    assert await queue.draw(Sketch("wanted"))
    go_on.set()
    await queue.close()


async def test_finished_pictures_are_kept_as_long_as_their_bytes_fit(queue: RenderQueue) -> None:
    for name in ("a", "b", "a", "c", "a", "b"):
        await queue.draw(Sketch(name, 3 * MEGABYTE))
    assert DRAWN == ["a", "b", "c", "b"], "two fit, and the one that was used last stays"


def test_a_picture_with_other_letters_or_names_is_another_one() -> None:
    game = GAMES["xidit"]
    view = Session.start(game, game.seats[0], {}, seed=0).view(None)
    tables = [
        Captions("en", tuple("ABCDE")),
        Captions("fr", tuple("ABCDE")),
        Captions("en", tuple("FGHIJ")),
        Captions("en", tuple("ABCDE"), tuple("VWXYZ")),
    ]
    assert len({Frame(game.key, view, captions).key for captions in tables}) == len(tables)


def test_memory_that_is_free_is_given_back_after_some_pictures(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given_back = []
    monkeypatch.setattr(drawings, "give_back_memory", lambda: given_back.append(len(DRAWN)))
    DRAWN.clear()
    for n in range(3 * TIDY):
        drawn(Sketch(str(n)))
    assert [b - a for a, b in pairwise(given_back)] == [TIDY, TIDY]


def test_giving_memory_back_is_nothing_where_the_system_cannot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    give_back_memory()
    monkeypatch.setattr(ctypes, "CDLL", lambda _: object())
    give_back_memory()


async def test_the_bot_limits_what_renderers_keep_as_it_is_set(room: Room) -> None:
    settings = Config("token", Path("herald.db"), "", "en", picture_cache=5)
    client = Herald(settings, room.store)
    try:
        CACHE.put("large", b"", 6 * MEGABYTE)
        CACHE.put("small", b"", MEGABYTE, 1000.0)
        assert CACHE.get("large") is NOTHING and CACHE.get("small") == b""
    finally:
        CACHE.limit(DEFAULT * MEGABYTE)
        await client.close()
