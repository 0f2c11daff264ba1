"""The way in and out: when Herald stops, nobody comes in any more, and who is inside may finish."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

log = logging.getLogger(__name__)

PATIENCE = 10.0  # seconds for what is under way
CUT_OFF = 1.0  # seconds for what is cut off to tidy up


class Doors:
    def __init__(self) -> None:
        self.closed = asyncio.Event()
        self._inside: set[asyncio.Task[Any]] = set()

    def enter(self) -> bool:
        """Whether the present task may begin. Who is turned away may still say so."""
        task = asyncio.current_task()
        assert task is not None
        self.admit(task)
        return not self.closed.is_set()

    def admit(self, task: asyncio.Task[Any]) -> None:
        """Something that must not be torn off."""
        self._inside.add(task)
        task.add_done_callback(self._inside.discard)

    async def close(self) -> None:
        self.closed.set()
        await self.empty()

    async def empty(self) -> None:
        """Wait until everybody is out; in the end, whoever is not is cut off."""
        if not self._inside:
            return
        _, late = await asyncio.wait(set(self._inside), timeout=PATIENCE)
        for task in late:
            task.cancel()
        if late:
            log.warning("%d under way were cut off", len(late))
            await asyncio.wait(late, timeout=CUT_OFF)
