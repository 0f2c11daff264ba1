"""Processes that draw: the same pictures, from plain data alone; they die alone, and end with
Herald."""

import asyncio
import io
import os
import pickle
import signal
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import bot
from bot.chat.delivery import pictures
from bot.chat.delivery.drawing_workers import ProcessWorker, ThreadWorker
from bot.chat.delivery.drawings import Drawing, Film, Frame, Legend
from bot.chat.delivery.pictures import RenderQueue
from bot.errors import DrawingError, WorkerDiedError
from bot.language.texts import Captions
from bot.operations.bench import stand_in_games
from bot.workers.child import discreet
from games import GAMES
from games.core import Game, LazyOption
from games.session import Session
from renderers.kit.cache import MEGABYTE
from tests.bot.chat.delivery.deadly import Deadly, Faulty, Looking
from tests.samples import some_or_all

NAMES = Captions("fr", ("Ann", "Ben", "Cat", "Dan"))


@pytest.fixture
async def worker() -> AsyncIterator[ProcessWorker]:
    worker = ProcessWorker(32 * MEGABYTE)
    yield worker
    await worker.close()


def is_dead(pid: int) -> bool:
    """Return whether a process has ended although whoever should note that is gone."""
    return "\nState:\tZ" in Path(f"/proc/{pid}/status").read_text(encoding="ascii")


async def is_gone(pid: int) -> bool:
    for _ in range(500):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        if is_dead(pid):
            return True
        await asyncio.sleep(0.02)
    return False


async def test_a_process_draws_what_a_thread_draws(
    worker: ProcessWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It ignores the signals that stop Herald, knows none of its secrets, and ends when closed."""
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv("HERALD_DB", "postgresql://herald:secret@localhost/herald")
    game = GAMES["liarsdice"]
    session = Session.start(game, 2, {}, seed=1)
    seat, ask = next(iter(session.pending.items()))
    views = tuple(session.view(None) for _ in range(2))
    drawings: list[Drawing] = [
        Frame(game.key, session.view(seat), NAMES, ask, desk=True),
        Frame(game.key, session.view(None), NAMES, whole=True),
        Film(game.key, views, NAMES, whole=True, ended=True, pace=450, limit=8 * MEGABYTE),
        Legend(game.key, "fr"),
    ]
    here = ThreadWorker()
    for drawing in drawings:
        assert await worker.draw(drawing) == await here.draw(drawing)
    await here.close()
    (seen,) = await worker.draw(Looking())
    assert b"PATH" in seen.data
    assert b"DISCORD_TOKEN" not in seen.data and b"HERALD_DB" not in seen.data
    pid = int(seen.filename)
    for name in (signal.SIGTERM, signal.SIGINT):
        os.kill(pid, name)
    with pytest.raises(DrawingError) as failed:
        await worker.draw(Faulty())
    assert "deadly.py" in str(failed.value) and str(failed.value).endswith("ValueError")
    assert "hidden card" not in str(failed.value)
    assert (await worker.draw(Looking()))[0].filename == str(pid), "it draws on"
    await worker.close()
    assert await is_gone(pid)


async def test_a_worker_that_dies_is_replaced_and_its_picture_drawn_again_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    queue = RenderQueue(1, 32 * MEGABYTE)
    try:
        first, deadly = await asyncio.gather(
            queue.draw(Deadly(tmp_path / "never", 0)), queue.draw(Deadly(tmp_path / "once", 1))
        )
        assert deadly[0].data != first[0].data
        with pytest.raises(WorkerDiedError):
            await queue.draw(Deadly(tmp_path / "twice", 2))
        assert len((tmp_path / "twice").read_bytes()) == 2
        assert await queue.draw(Looking()), "others are drawn all the same"
        assert caplog.text.count("a worker died (status -9)") == 3
    finally:
        await queue.close()


async def test_more_workers_start_only_when_pictures_have_to_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue = RenderQueue(3, 32 * MEGABYTE)
    started: list[Slow] = []

    def start() -> Slow:
        started.append(Slow())
        return started[-1]

    queue._resting = [Slow()]
    monkeypatch.setattr(queue, "_worker", start)
    await queue.draw(Deadly(tmp_path / "a", 0))
    await asyncio.gather(*(queue.draw(Deadly(tmp_path / f"b{n}", 0)) for n in range(2)))
    assert not started
    await asyncio.gather(*(queue.draw(Deadly(tmp_path / f"c{n}", 0)) for n in range(20)))
    assert len(started) == 2
    await queue.close()


class Slow:
    """A worker that takes its time."""

    def __init__(self) -> None:
        self.drawn: list[Any] = []

    def warm_up(self) -> None: ...

    async def draw(self, drawing: Any) -> list[Any]:
        self.drawn.append(drawing)
        await asyncio.sleep(0.005)
        return []

    async def close(self) -> None: ...


async def test_each_worker_draws_the_games_that_it_keeps_parts_of_unless_others_wait_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pictures, "AT_HOME", 0.02)
    first, second = Slow(), Slow()
    queue = RenderQueue(2)
    queue._workers, queue._resting = [first, second], [first, second]
    one, other, *_ = GAMES
    mixed = [OfGame((one, other)[n % 2], n) for n in range(8)]
    await asyncio.gather(*(queue.draw(drawing) for drawing in mixed))
    assert {drawing.game for drawing in first.drawn} == {one}
    assert {drawing.game for drawing in second.drawn} == {other}
    of_one = [OfGame(one, n) for n in range(8, 16)]
    await asyncio.gather(*(queue.draw(drawing) for drawing in of_one))
    assert len(second.drawn) > 4, "nobody rests while others wait"
    await queue.close()


@dataclass(frozen=True)
class OfGame:
    game: str
    key: int

    def draw(self) -> list[Any]:
        return []


async def test_workers_end_when_herald_is_killed() -> None:
    script = (
        "import asyncio\n"
        "from bot.chat.delivery.pictures import RenderQueue\n"
        "from tests.bot.chat.delivery.deadly import Looking\n"
        "async def main():\n"
        "    print((await RenderQueue(1).draw(Looking()))[0].filename, flush=True)\n"
        "    await asyncio.sleep(60)\n"
        "asyncio.run(main())\n"
    )
    root = str(Path(bot.__path__[0]).parent)
    herald = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", script),
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": root},
    )
    assert herald.stdout is not None
    pid = int(await herald.stdout.readline())
    herald.kill()
    await herald.wait()
    assert await is_gone(pid)


class Seen(pickle.Unpickler):
    """Notes what kinds of things a frame is made of."""

    def __init__(self, data: bytes) -> None:
        super().__init__(io.BytesIO(data))
        self.kinds: set[Any] = set()

    def find_class(self, module: str, name: str) -> Any:
        found = super().find_class(module, name)
        self.kinds.add(found)
        return found


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
@some_or_all("moves", 60, 600)
def test_a_frame_is_plain_data_without_the_table(game: Game[Any, Any], moves: int) -> None:
    """Also where options have labels that are made from the table when somebody reads them."""
    for session, _ in islice(stand_in_games(game), 0, moves, 6):
        for seat, ask in session.pending.items():
            frame = Frame(game.key, session.view(seat), NAMES, ask)
            reading = Seen(pickle.dumps(frame))
            read = reading.load()
            assert read.key == frame.key
            assert [(o.key, o.label) for o in read.ask.options] == [
                (o.key, o.label) for o in ask.options
            ]
            assert not {type(session.table), LazyOption} & reading.kinds


def test_an_error_is_told_without_its_message() -> None:
    try:
        Faulty().draw()
    except ValueError as error:
        assert discreet(error).endswith("ValueError")
