"""Who thinks for computer players: the same answer in a process of its own, and only once."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import pytest

from bot.tables.computers.thinkers import BEAT, Thinkers
from bot.tables.computers.thoughts import QUICKER, thought
from games.core import HARD, NORMAL
from tests.bot.conftest import ANN, BEN, Room


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(seconds=300.0)
    yield thinkers
    await thinkers.close()


def only_process(thinkers: Thinkers) -> int:
    (worker,) = thinkers._resting
    assert worker._process is not None
    return worker._process.pid


async def test_a_process_thinks_of_a_decision_once_and_dies_alone(
    room: Room,
    thinkers: Thinkers,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    live = await room.planning(ANN, BEN, stand_ins=1)
    monkeypatch.setattr("secrets.randbits", lambda bits: 7)
    seat, other = sorted(live.playing.pending)[:2]
    ask = live.playing.pending[seat]
    loop = asyncio.get_running_loop()
    begin = loop.time()
    answer = await thinkers.answer(live, seat)
    assert loop.time() - begin >= BEAT, "it is secret: a short thought must not tell anything"
    assert answer == thought(live, seat, 7, 300.0).answer() == ask.check(answer)
    pid = only_process(thinkers)
    os.kill(pid, signal.SIGKILL)
    assert await thinkers.answer(live, seat, urgent=False) == answer, "nobody has to think again"
    assert not caplog.records
    assert live.playing.pending[other].check(await thinkers.answer(live, other)), "chance answers"
    assert "computer player failed (xidit" in caplog.text
    live.row.id += 1  # another table
    assert await thinkers.answer(live, seat) == answer
    assert only_process(thinkers) != pid


async def test_without_seconds_no_process_is_needed_and_an_error_does_not_stop_the_game(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    live = await room.planning(ANN, BEN, stand_ins=1)
    seat, ask = next(iter(live.playing.pending.items()))

    def broken(*_: object) -> None:
        raise ValueError

    monkeypatch.setattr("bot.tables.computers.thoughts.computer_answer", broken)
    thinkers = Thinkers()
    answer = await thinkers.answer(live, seat)
    assert ask.check(answer) == answer
    assert "random answer given: ValueError" in caplog.text
    await thinkers.close()


async def test_a_normal_player_has_a_part_of_the_time_of_a_hard_one(
    room: Room,
) -> None:
    live = await room.planning(ANN, BEN, stand_ins=1)
    about = thought(live, 0, seconds=5.0)
    assert (about.level, about.seconds) == (NORMAL, 5.0 / QUICKER)
    live.seats[0].level = HARD
    assert thought(live, 0, seconds=5.0).seconds == 5.0
