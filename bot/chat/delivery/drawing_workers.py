"""Who draws: processes, or a thread of this one where a host wants no others."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import sys
import threading
from asyncio.subprocess import PIPE, Process
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Protocol

import bot
from bot.chat.delivery.drawing_process import LENGTH, packed
from bot.chat.delivery.drawings import Drawing, WarmUp, drawn, warm_up
from bot.errors import DrawingError, WorkerDiedError
from renderers import Picture

ENDING = 5.0  # seconds that a process has to end by itself
SECRETS = ("DISCORD_TOKEN", "HERALD_DB")  # that nobody needs for drawing


class Worker(Protocol):
    """Draws one thing at a time."""

    def warm_up(self) -> None:
        """Draw in advance what does not change, beside what else there is to draw."""

    async def draw(self, drawing: Drawing) -> list[Picture]:
        """Return the pictures. Raises DrawingError, and WorkerDiedError if it may be tried again
        with the next call."""
        ...

    async def close(self) -> None: ...


class ThreadWorker:
    """Draws in a thread of this process."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "pictures")
        self._stopped = threading.Event()
        self._warming: threading.Thread | None = None

    def warm_up(self) -> None:
        self._warming = threading.Thread(target=warm_up, args=[self._stopped], name="warm-up")
        self._warming.start()

    async def draw(self, drawing: Drawing) -> list[Picture]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, drawn, drawing)

    async def close(self) -> None:
        self._stopped.set()
        await asyncio.to_thread(self._thread.shutdown, cancel_futures=True)
        if self._warming is not None:
            await asyncio.to_thread(self._warming.join)


class ProcessWorker:
    """Draws in a process of its own, which is started when it is first needed, and again when it
    has died. `cache` are the bytes of drawn parts that it may keep."""

    def __init__(self, cache: int) -> None:
        self._cache = cache
        self._process: Process | None = None
        self._drawing = asyncio.Lock()
        self._warming: asyncio.Task[None] | None = None

    def warm_up(self) -> None:
        self._warming = asyncio.create_task(self._warm_up())

    async def _warm_up(self) -> None:
        with contextlib.suppress(DrawingError, WorkerDiedError, OSError):  # the next drawing tells
            await self.draw(WarmUp(beside=True))

    async def _start(self) -> Process:
        environ = {name: value for name, value in os.environ.items() if name not in SECRETS}
        environ["PYTHONPATH"] = str(Path(bot.__path__[0]).parent)
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot.chat.delivery.drawing_process", str(self._cache)),
            stdin=PIPE,
            stdout=PIPE,
            env=environ,
        )

    async def draw(self, drawing: Drawing) -> list[Picture]:
        async with self._drawing:
            self._process = self._process or await self._start()
            reply = await self._reply(self._process, packed(drawing))
        if isinstance(reply, str):
            raise DrawingError(reply)
        return reply

    async def _reply(self, process: Process, drawing: bytes) -> list[Picture] | str:
        assert process.stdin is not None and process.stdout is not None
        try:
            process.stdin.write(drawing)
            await process.stdin.drain()
            (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
            reply: list[Picture] | str = pickle.loads(await process.stdout.readexactly(length))
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            self._process = None
            raise WorkerDiedError(await process.wait()) from error
        except BaseException:  # its reply would be taken for that to the next drawing
            self._process = None
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            raise
        return reply

    async def close(self) -> None:
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.wait({self._warming})
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        try:
            await asyncio.wait_for(process.wait(), ENDING)
        except TimeoutError:
            process.kill()
            await process.wait()
