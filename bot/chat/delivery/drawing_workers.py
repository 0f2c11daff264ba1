"""Who draws: processes, or a thread of this one where a host wants no others."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from bot.chat.delivery.drawings import Drawing, WarmUp, drawn, warm_up
from bot.errors import DrawingError, WorkerDiedError, WorkFailedError
from bot.workers.process import WorkerProcess
from renderers import Picture


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
    """Draws in a process of its own. `cache` are the bytes of drawn parts that it may keep."""

    def __init__(self, cache: int) -> None:
        self._process = WorkerProcess("bot.chat.delivery.drawing_process", str(cache))
        self._warming: asyncio.Task[None] | None = None

    def warm_up(self) -> None:
        self._warming = asyncio.create_task(self._warm_up())

    async def _warm_up(self) -> None:
        with contextlib.suppress(DrawingError, WorkerDiedError, OSError):  # the next drawing tells
            await self.draw(WarmUp(beside=True))

    async def draw(self, drawing: Drawing) -> list[Picture]:
        try:
            pictures: list[Picture] = await self._process.do(drawing)
        except WorkFailedError as error:
            raise DrawingError(*error.args) from error
        return pictures

    async def close(self) -> None:
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.wait({self._warming})
        await self._process.close()
