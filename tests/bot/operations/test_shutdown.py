"""Who is inside when Herald stops may finish."""

import asyncio
import logging

import pytest

from bot.operations import shutdown
from bot.operations.shutdown import InFlight


async def work(inside: InFlight, until: asyncio.Event, done: list[bool]) -> None:
    welcome = inside.begin()
    await until.wait()
    done.append(welcome)


async def test_closing_waits_for_those_inside_and_turns_others_away() -> None:
    inside, until, done = InFlight(), asyncio.Event(), list[bool]()
    first = asyncio.create_task(work(inside, until, done))
    await asyncio.sleep(0)
    closing = asyncio.create_task(inside.close())
    await asyncio.sleep(0)
    second = asyncio.create_task(work(inside, until, done))
    await asyncio.sleep(0)
    assert not closing.done() and not first.done()
    until.set()
    await closing
    await inside.drain()
    assert second.done(), "who was turned away could say so"
    assert done == [True, False]


async def test_who_never_finishes_is_cut_off(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(shutdown, "PATIENCE", 0.01)
    inside, done = InFlight(), list[bool]()
    task = asyncio.create_task(work(inside, asyncio.Event(), done))
    await asyncio.sleep(0)
    with caplog.at_level(logging.WARNING):
        await inside.close()
    assert task.cancelled() and done == []
    assert caplog.messages == ["shutdown: 1 unfinished tasks cancelled"]


async def test_empty_rooms_close_at_once() -> None:
    inside, done = InFlight(), list[bool]()
    until = asyncio.Event()
    until.set()
    await asyncio.create_task(work(inside, until, done))
    await inside.close()
    assert done == [True] and inside.closing.is_set()
