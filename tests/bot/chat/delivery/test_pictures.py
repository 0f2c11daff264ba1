"""Pictures are drawn in a thread of their own, which does not hold up a stop."""

import ctypes
import threading
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import renderers
from bot.app import Herald
from bot.chat.delivery import pictures
from bot.chat.delivery.pictures import TIDY, Frame, RenderQueue, give_back_memory
from bot.config import Config
from bot.language.texts import Words
from games import GAMES
from games.session import Session
from renderers import Picture
from renderers.kit.cache import CACHE, DEFAULT, MEGABYTE, NOTHING
from tests.bot.conftest import Room


def test_a_stop_while_it_warms_up_waits_for_one_game_at_most(
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
    submit, futures = queue._thread.submit, list[Future[Any]]()
    monkeypatch.setattr(queue._thread, "submit", lambda *work: futures.append(submit(*work)))
    queue.warm_up()
    assert begun.wait(5)
    futures[-1].add_done_callback(lambda _: go_on.set())  # once the last game is called off
    queue.close()
    assert drawn == list(GAMES)[:1]


async def test_finished_pictures_are_kept_as_long_as_their_bytes_fit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn = []

    def draw(frame: Frame) -> list[Picture]:
        drawn.append(frame.draft[0])
        return [Picture("large.png", bytes(3 * MEGABYTE), "")]

    monkeypatch.setattr(pictures, "_draw", draw)
    game = GAMES["xidit"]
    view = Session.start(game, game.seats[0], {}, seed=0).view(None)
    queue = RenderQueue()
    for draft in ("a", "b", "a", "c", "a", "b"):
        await queue.draw(Frame(game.key, view, Words("en", game.key), None, (draft,)))
    queue.close()
    assert drawn == ["a", "b", "c", "b"], "two fit, and the one that was used last stays"


def test_a_picture_with_other_letters_or_names_is_another_one() -> None:
    game = GAMES["xidit"]
    view = Session.start(game, game.seats[0], {}, seed=0).view(None)
    tables = [
        Words("en", game.key, "ABCDE".__getitem__),
        Words("en", game.key, "FGHIJ".__getitem__),
        Words("en", game.key, "ABCDE".__getitem__, letter="VWXYZ".__getitem__),
    ]
    assert len({Frame(game.key, view, words, None, ()).key for words in tables}) == len(tables)


async def test_memory_that_is_free_is_given_back_after_some_pictures(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given_back = []
    monkeypatch.setattr(pictures, "give_back_memory", lambda: given_back.append(len(drawn)))
    drawn: list[int] = []
    queue = RenderQueue()
    for n in range(2 * TIDY + 1):
        await queue.run(partial(drawn.append, n))
    queue.close()
    assert given_back == [TIDY, 2 * TIDY]


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
