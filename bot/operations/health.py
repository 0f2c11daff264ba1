"""GET /health and /metrics on loopback, for whoever supervises Herald: the figures of `status`.

/health is 200 while Herald can play, else 503; /metrics is the same for Prometheus. Healthy means
that the database can be written: a full or locked one still answers every read.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web

from bot.app import Herald
from bot.errors import ConfigError, DatabaseError
from bot.operations import figures
from bot.operations.figures import Health
from bot.store import Store
from bot.tables.operating.status import Status

log = logging.getLogger(__name__)

DATABASE_SECONDS = 3.0
WRITE_SECONDS = 10.0  # for which the last write counts: each one waits for the disk


@asynccontextmanager
async def health(client: Herald, port: int | None) -> AsyncIterator[None]:
    """Serve both while the client runs; without a port, do nothing. Raises ConfigError."""
    if port is None:
        yield
        return

    writing = Writing(client.store)

    async def as_json(_: web.Request) -> web.Response:
        found = await health_of(client, writing)
        return web.json_response(figures.as_json(found), status=200 if found.ok else 503)

    async def for_prometheus(_: web.Request) -> web.Response:
        found = await health_of(client, writing)
        headers = {"Content-Type": figures.CONTENT_TYPE}
        return web.Response(text=figures.as_metrics(found), headers=headers)

    app = web.Application()
    app.router.add_get("/health", as_json)
    app.router.add_get("/metrics", for_prometheus)
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


async def health_of(client: Herald, writing: Writing) -> Health:
    """Return how Herald is. Unsent messages are only reported: one channel that cannot be written
    to is no reason to restart Herald."""
    gateway = client.is_ready() and not any(it.is_closed() for it in client.shards.values())
    latency = client.latency if gateway else math.nan
    status = await _status(client)
    database = status is not None and await writing.works()
    return Health(gateway, latency if math.isfinite(latency) else None, database, status)


async def _status(client: Herald) -> Status | None:
    """Return the figures, or None if the database does not answer."""
    try:
        async with asyncio.timeout(DATABASE_SECONDS):
            return await client.current_status()
    except (DatabaseError, TimeoutError) as error:
        log.warning("health: database does not answer: %s", type(error).__name__)
        return None
