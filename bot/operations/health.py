"""GET /health on loopback, for whoever supervises Herald: 200 while it can play, else 503.

Healthy means that the database can be written: a full or locked one still answers every read.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import web

from bot.app import Herald
from bot.errors import ConfigError, DatabaseError
from bot.store import Store

log = logging.getLogger(__name__)

DATABASE_SECONDS = 3.0
WRITE_SECONDS = 10.0  # for which the last write counts: each one waits for the disk


@asynccontextmanager
async def health(client: Herald, port: int | None) -> AsyncIterator[None]:
    """Serve /health while the client runs; without a port, do nothing. Raises ConfigError."""
    if port is None:
        yield
        return

    writing = Writing(client.store)

    async def answer(_: web.Request) -> web.Response:
        found = await state(client, writing)
        return web.json_response(found, status=200 if found["ok"] else 503)

    app = web.Application()
    app.router.add_get("/health", answer)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", port).start()
    except OSError as error:
        await runner.cleanup()
        raise ConfigError(f"HERALD_HEALTH_PORT: port {port} is taken or forbidden.") from error
    try:
        yield
    finally:
        await runner.cleanup()
        await writing.close()


class Writing:
    """Tells whether the database can be written, by a small transaction when somebody asks."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._began = 0.0
        self._last: asyncio.Task[bool] | None = None

    async def works(self) -> bool:
        now = time.monotonic()
        last = self._last
        if last is None or (last.done() and now - self._began >= WRITE_SECONDS):
            self._began = now
            last = self._last = asyncio.create_task(self._try())
        # Not cut off when it takes too long: its transaction might be left open.
        await asyncio.wait({last}, timeout=DATABASE_SECONDS)
        return last.done() and last.result()

    async def _try(self) -> bool:
        try:
            await self._store.set_meta("health", str(time.time()))
        except DatabaseError as error:
            log.warning("health: database cannot be written: %s", error)
            return False
        return True

    async def close(self) -> None:
        if self._last is not None:
            await asyncio.wait({self._last})


async def state(client: Herald, writing: Writing) -> dict[str, Any]:
    """Return what /health answers. Unsent messages are only reported: one channel that cannot be
    written to is no reason to restart Herald."""
    gateway = client.is_ready() and client.ws is not None and client.ws.open
    latency = client.latency if gateway else math.nan
    readable, oldest = await unsent_since(client)
    database = readable and await writing.works()
    return {
        "ok": gateway and database,
        "gateway": gateway,
        "latency_ms": round(latency * 1000) if math.isfinite(latency) else None,
        "database": database,
        "oldest_unsent_s": None if oldest is None else max(0, round(client.clock() - oldest)),
    }


async def unsent_since(client: Herald) -> tuple[bool, float | None]:
    """Return whether the database answers, and since when its oldest message waits."""
    try:
        async with asyncio.timeout(DATABASE_SECONDS):
            return True, await client.store.unsent_since()
    except (DatabaseError, TimeoutError) as error:
        log.warning("health: database does not answer: %s", type(error).__name__)
        return False, None
