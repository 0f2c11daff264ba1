"""Pictures: what is drawn first, what need not be drawn any more, and what was drawn already."""

from __future__ import annotations

import asyncio
import heapq
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from dataclasses import dataclass, field
from io import BytesIO
from itertools import count
from typing import Any

import discord

from bot.chat.delivery.drawing_workers import ProcessWorker, ThreadWorker, Worker
from bot.chat.delivery.drawings import Drawing, Frame, WarmUp
from bot.chat.messages.posts import Display
from bot.errors import DrawingError, OutdatedError, WorkerDiedError
from bot.store import Store
from bot.tables.model import Live
from games import GAMES
from renderers import Picture
from renderers.kit.cache import CACHE, DEFAULT, MEGABYTE, NOTHING, Cache

log = logging.getLogger(__name__)

Wanted = Callable[[], Awaitable[bool]]

BACKLOG = 2  # drawings that may wait for each worker before there is one more
TRIES = 2  # workers that may die of a drawing
KEPT = 8 * MEGABYTE  # of finished pictures, for those who look again
# Seconds by which others may be served first who came later. So nothing waits forever.
PRESSED, POSTED, AT_LEISURE = 0.0, 0.5, 5.0
# Seconds by which a worker may first serve others with games whose parts it keeps.
AT_HOME = 0.3


def frame(live: Live, display: Display, lang: str, desk: bool = False) -> Frame | None:
    """What to draw for a message. To be taken while the table stands still."""
    if live.session is None:
        return None
    view = live.session.view(display.seat)
    captions = live.captions(lang)
    return Frame(live.row.game, view, captions, display.ask, display.draft, display.whole, desk)


async def own_frame(
    store: Store, live: Live, display: Display, user: int, lang: str
) -> Frame | None:
    """The same for one person, as they want it drawn."""
    return frame(live, display, lang, (await store.person(user)).desk)


@dataclass(order=True)
class _Job:
    """Something to draw, by when its turn comes."""

    turn: float
    number: int
    drawing: Drawing = field(compare=False)
    key: Hashable = field(compare=False)
    made: asyncio.Future[list[Picture]] = field(compare=False)
    wanted: list[Wanted | None] = field(compare=False)  # by each of those who wait for it
    tries: int = field(compare=False, default=0)

    async def is_wanted(self) -> bool:
        return any([wanted is None or await wanted() for wanted in self.wanted])


class RenderQueue:
    """Has pictures drawn by so many processes, which keep `cache` bytes of drawn parts between
    them; or by none, in a thread."""

    def __init__(self, workers: int = 0, cache: int = DEFAULT * MEGABYTE) -> None:
        self._processes = workers
        self._share = cache // max(workers, 1)
        if not workers:
            CACHE.limit(cache)
        self._workers = [self._worker()]  # so far
        self._resting = [*self._workers]
        self._waiting: list[_Job] = []
        self._jobs: dict[Hashable, _Job] = {}  # by their keys, until they are drawn
        self._numbers = count()
        self._working: set[asyncio.Task[None]] = set()
        self._drawn = Cache(KEPT)

    def _worker(self) -> Worker:
        return ProcessWorker(self._share) if self._processes else ThreadWorker()

    def warm_up(self) -> None:
        """Draw each game once in the background: nobody waits for that. A second worker is ready
        from the start, too, since one alone would fall behind while another warms up."""
        self._resting[0].warm_up()
        if self._processes > 1:
            self._add_worker()

    async def close(self) -> None:
        """End all workers. What is still to be drawn is not wanted any more."""
        for job in self._jobs.values():
            job.made.cancel()
        self._waiting.clear()
        for task in self._working:
            task.cancel()
        if self._working:
            await asyncio.wait(self._working)
        await asyncio.gather(*(worker.close() for worker in self._resting))

    async def files(
        self,
        drawing: Drawing | None,
        mark: str = "",
        patience: float = PRESSED,
        wanted: Wanted | None = None,
    ) -> list[discord.File]:
        """Return the pictures as files; `mark` makes their names unique."""
        if drawing is None:
            return []
        pictures = await self.draw(drawing, patience, wanted)
        return [as_file(picture, mark) for picture in pictures]

    async def draw(
        self, drawing: Drawing, patience: float = PRESSED, wanted: Wanted | None = None
    ) -> list[Picture]:
        """Return the pictures, when others have been served whose turn comes earlier.

        Raises OutdatedError if they are not `wanted` any more when it comes, DrawingError, and
        WorkerDiedError if two workers have died of it.
        """
        key = drawing.key
        drawn: list[Picture] = self._drawn.get(key)
        if drawn is not NOTHING:
            return drawn
        turn = time.monotonic() + patience
        job = self._jobs.get(key)
        if job is None:
            made = asyncio.get_running_loop().create_future()
            made.add_done_callback(_looked_at)
            job = _Job(turn, next(self._numbers), drawing, key, made, [wanted])
            self._jobs[key] = job
            heapq.heappush(self._waiting, job)
        else:  # somebody else waits for the same
            job.wanted.append(wanted)
            if job in self._waiting and turn < job.turn:
                job.turn = turn
                heapq.heapify(self._waiting)
        self._wake_worker()
        return await asyncio.shield(job.made)

    async def draw_aside(self, drawing: Drawing) -> list[Picture]:
        """Draw what takes long with a worker of its own: nobody should wait behind it."""
        worker = self._worker()
        try:
            return await worker.draw(drawing)
        finally:
            await worker.close()

    def _wake_worker(self) -> None:
        count = len(self._workers)
        if self._waiting and self._resting:
            first = self._waiting[0]
            worker = next((it for it in self._resting if self._is_at_home(first, it)), None)
            worker = worker or self._resting[-1]
            self._resting.remove(worker)
            self._start(self._work(worker))
        elif count < self._processes and len(self._waiting) > BACKLOG * count:
            self._add_worker()

    def _add_worker(self) -> None:
        worker = self._worker()
        self._workers.append(worker)
        self._start(self._join(worker))

    def _is_at_home(self, job: _Job, worker: Worker) -> bool:
        """Whether a worker is the one that keeps the parts of a drawing's game: with a few games
        each, more of them find room."""
        game = getattr(job.drawing, "game", None)
        if game not in GAMES:
            return False
        return self._workers[[*GAMES].index(game) % len(self._workers)] is worker

    def _take(self, worker: Worker) -> _Job:
        """Take what is drawn next: what comes first, or soon after that and is at home there."""
        chosen = self._waiting[0]
        latest = chosen.turn + AT_HOME
        at_home = [job for job in self._waiting if self._is_at_home(job, worker)]
        chosen = min((job for job in at_home if job.turn <= latest), default=chosen)
        self._waiting.remove(chosen)
        heapq.heapify(self._waiting)
        return chosen

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    async def _join(self, worker: Worker) -> None:
        """Let one more worker draw, once it is as fast as the others."""
        try:
            await worker.draw(WarmUp(beside=False))
        except (DrawingError, WorkerDiedError) as error:
            log.warning("pictures: a new worker did not warm up: %s", error)
        finally:
            self._resting.append(worker)
        self._wake_worker()

    async def _work(self, worker: Worker) -> None:
        """Draw as long as there is something to draw."""
        try:
            while self._waiting:
                job = self._take(worker)
                try:
                    await self._draw(worker, job)
                except WorkerDiedError as died:
                    log.warning("pictures: a worker died (status %s)", died.status)
                    worker.warm_up()
                    job.tries += 1
                    if job.tries == TRIES:
                        self._ended(job).set_exception(died)
                    else:
                        heapq.heappush(self._waiting, job)
                except Exception as error:
                    self._ended(job).set_exception(error)
        finally:
            self._resting.append(worker)

    async def _draw(self, worker: Worker, job: _Job) -> None:
        if not await job.is_wanted():
            raise OutdatedError
        drawn = await worker.draw(job.drawing)
        self._drawn.put(job.key, drawn, sum(len(picture.data) for picture in drawn))
        self._ended(job).set_result(drawn)

    def _ended(self, job: _Job) -> asyncio.Future[list[Picture]]:
        del self._jobs[job.key]
        return job.made


def _looked_at(made: asyncio.Future[list[Picture]]) -> None:
    """Whoever waited for it may have gone: then an error is nobody's."""
    if not made.cancelled():
        made.exception()


def as_file(picture: Picture, mark: str = "") -> discord.File:
    stem, dot, ending = picture.filename.rpartition(".")
    filename = f"{stem}-{mark}{dot}{ending}" if mark else picture.filename
    return discord.File(BytesIO(picture.data), filename, description=picture.alt)
