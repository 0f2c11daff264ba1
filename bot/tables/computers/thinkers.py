"""Who thinks for computer players: processes of their own, which give way to everything else."""

from __future__ import annotations

import asyncio
import heapq
import logging
import math
import secrets
from collections.abc import Coroutine
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from bot.errors import WorkerDiedError, WorkFailedError
from bot.tables.computers.thoughts import Thought, thought
from bot.tables.model import Live
from bot.workers.process import WorkerProcess
from games.core import Answer, Rng
from games.standin import random_answer

log = logging.getLogger(__name__)

# What is secret is answered at whole multiples of this many seconds: how long somebody thinks about
# it must not tell what they have.
BEAT = 0.25
KEPT = 100  # answers, for those who asked and could not wait for them


@dataclass(order=True)
class _Job:
    later: bool  # nobody waits for it right now
    number: int
    table: int = field(compare=False)
    thought: Thought = field(compare=False)
    answered: asyncio.Future[Answer] = field(compare=False)


class Thinkers:
    """Have computer players think in up to so many processes.

    `seconds` are those that a hard player may take. Without any, all answer at once, and no process
    is needed.
    """

    def __init__(self, seconds: float = 0.0, processes: int = 1) -> None:
        self.seconds = seconds
        self._processes = processes
        self._resting: list[WorkerProcess] = []
        self._started = 0
        self._waiting: list[_Job] = []
        self._numbers = count()
        self._thoughts: dict[tuple[int, bytes], asyncio.Future[Answer]] = {}
        self._working: set[asyncio.Task[None]] = set()

    async def answer(self, live: Live, seat: int, urgent: bool = True) -> Answer:
        """Return what a computer player on this seat answers. If thinking fails, that must not stop
        the game: chance answers.

        Whoever cannot wait any longer may ask again later: it is thought only once.
        """
        session = live.playing
        ask, reacting = session.pending[seat], session.reacting
        begun = thought(live, seat, secrets.randbits(64), self.seconds)
        clock = asyncio.get_running_loop().time
        before = clock()
        try:
            answer = await self._thought(live.row.id, begun, urgent)
        except (WorkFailedError, WorkerDiedError) as error:
            log.error(
                "table %d: computer player failed (%s, %s), random answer given: %s",
                *(live.row.id, begun.game, ask.prompt.key, error),
                extra={"table": live.row.id},
            )
            return random_answer(ask, Rng(begun.seed))
        if self.seconds and (ask.secret or reacting):
            took = clock() - before
            await asyncio.sleep(math.ceil(took / BEAT) * BEAT - took)
        return answer

    async def _thought(self, table: int, begun: Thought, urgent: bool) -> Answer:
        if not self.seconds:
            return await asyncio.to_thread(_answered, begun)
        key = (table, begun.key)
        answered = self._thoughts.get(key)
        if answered is None:
            answered = asyncio.get_running_loop().create_future()
            answered.add_done_callback(_looked_at)
            self._thoughts[key] = answered
            for old in [*self._thoughts][:-KEPT]:
                if self._thoughts[old].done():
                    del self._thoughts[old]
            job = _Job(not urgent, next(self._numbers), table, begun, answered)
            heapq.heappush(self._waiting, job)
            self._wake()
        return await asyncio.shield(answered)

    def _wake(self) -> None:
        if self._resting:
            self._start(self._work(self._resting.pop()))
        elif self._started < self._processes:
            self._started += 1
            self._start(self._work(WorkerProcess("bot.tables.computers.thinking_process")))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    async def _work(self, process: WorkerProcess) -> None:
        """Think as long as there is something to think about."""
        try:
            while self._waiting:
                job = heapq.heappop(self._waiting)
                try:
                    job.answered.set_result(await process.do(job.thought))
                except Exception as error:
                    job.answered.set_exception(error)
        finally:
            self._resting.append(process)

    async def close(self) -> None:
        """End all processes. What is being thought is not wanted any more."""
        self._waiting.clear()
        for task in self._working:
            task.cancel()
        if self._working:
            await asyncio.wait(self._working)
        for answered in self._thoughts.values():
            answered.cancel()
        await asyncio.gather(*(process.close() for process in self._resting))


def _answered(begun: Thought) -> Answer:
    try:
        return begun.answer()
    except Exception as error:
        log.exception("thinking failed")
        raise WorkFailedError(type(error).__name__) from error


def _looked_at(answered: asyncio.Future[Answer]) -> None:
    """Whoever waited for it may have gone: then an error is nobody's."""
    if not answered.cancelled():
        answered.exception()
