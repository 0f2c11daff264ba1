"""A process that works for Herald, as Herald sees it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Any

import bot
from bot.errors import WorkerDiedError, WorkFailedError
from bot.workers.child import LENGTH, packed

ENDING = 5.0  # seconds that a process has to end by itself
SECRETS = ("DISCORD_TOKEN", "HERALD_DB")  # that nobody needs for such work


class WorkerProcess:
    """Does one job after the other in a process of its own, which runs `module` with `args`. It is
    started when it is first needed, and again when it has died."""

    def __init__(self, module: str, *args: str) -> None:
        self._command = (sys.executable, "-m", module, *args)
        self._process: Process | None = None
        self._working = asyncio.Lock()

    async def _start(self) -> Process:
        environ = {name: value for name, value in os.environ.items() if name not in SECRETS}
        environ["PYTHONPATH"] = str(Path(bot.__path__[0]).parent)
        return await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, env=environ
        )

    async def do(self, job: Any) -> Any:
        """Return the reply. Raises WorkFailedError, and WorkerDiedError if it may be tried again
        with the next call."""
        async with self._working:
            self._process = self._process or await self._start()
            reply = await self._reply(self._process, packed(job))
        if isinstance(reply, str):
            raise WorkFailedError(reply)
        return reply

    async def _reply(self, process: Process, job: bytes) -> Any:
        assert process.stdin is not None and process.stdout is not None
        try:
            process.stdin.write(job)
            await process.stdin.drain()
            (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
            reply = pickle.loads(await process.stdout.readexactly(length))
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            self._process = None
            raise WorkerDiedError(await process.wait()) from error
        except BaseException:  # its reply would be taken for that to the next job
            self._process = None
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            raise
        return reply

    async def close(self) -> None:
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
