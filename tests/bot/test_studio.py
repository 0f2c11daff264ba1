"""Pictures are drawn in a thread of their own, which does not hold up a stop."""

import threading
from concurrent.futures import Future
from typing import Any

import pytest

import renderers
from bot.studio import Studio
from games import GAMES


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
    studio = Studio()
    submit, futures = studio._thread.submit, list[Future[Any]]()
    monkeypatch.setattr(studio._thread, "submit", lambda *work: futures.append(submit(*work)))
    studio.warm_up()
    assert begun.wait(5)
    futures[-1].add_done_callback(lambda _: go_on.set())  # once the last game is called off
    studio.close()
    assert drawn == list(GAMES)[:1]
