"""Graceful shutdown: nothing new begins, and what is under way may finish."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

log = logging.getLogger(__name__)

PATIENCE = 10.0  # seconds for what is under way
CANCELLED = 1.0  # seconds for what is cancelled to tidy up


class InFlight:
    """Keeps the tasks that must finish before the process ends."""

    def __init__(self) -> None:
        self.closing = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()

    def begin(self) -> bool:
        """Track the current task; return whether it may begin. If not, it may still answer."""
        task = asyncio.current_task()
        assert task is not None
        self.track(task)
        return not self.closing.is_set()

    def track(self, task: asyncio.Task[Any]) -> None:
        """Let a task finish before the process ends."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Let nothing new begin, and wait for what has begun."""
        self.closing.set()
        await self.drain()

    async def drain(self) -> None:
        """Wait until all tasks are done, and cancel those that take too long."""
        if not self._tasks:
            return
        _, late = await asyncio.wait(set(self._tasks), timeout=PATIENCE)
        for task in late:
            task.cancel()
        if late:
            log.warning("shutdown: %d unfinished tasks cancelled", len(late))
            await asyncio.wait(late, timeout=CANCELLED)
