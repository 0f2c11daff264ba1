"""GET /health on loopback, for whoever supervises Herald: 200 while it can play, else 503."""

from __future__ import annotations

import asyncio
import logging
import math
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import web

from bot.client import Herald
from bot.config import ConfigError

log = logging.getLogger(__name__)

DATABASE_SECONDS = 3.0
# A message is first tried at once, so one that has neither time is only just written.
OLDEST_UNSENT = "select min(coalesce(tried_at, nullif(due, 0))) from outbox"


@asynccontextmanager
async def health(client: Herald, port: int | None) -> AsyncIterator[None]:
    """Answer while the client runs; without a port, do nothing."""
    if port is None:
        yield
        return

    async def answer(_: web.Request) -> web.Response:
        found = await state(client)
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


async def state(client: Herald) -> dict[str, Any]:
    """What cannot be sent to one channel does not make Herald ill: it is only told."""
    gateway = client.is_ready() and client.ws is not None and client.ws.open
    latency = client.latency if gateway else math.nan
    database, oldest = await unsent_since(client)
    return {
        "ok": gateway and database,
        "gateway": gateway,
        "latency_ms": round(latency * 1000) if math.isfinite(latency) else None,
        "database": database,
        "oldest_unsent_s": None if oldest is None else max(0, round(client.clock() - oldest)),
    }


async def unsent_since(client: Herald) -> tuple[bool, float | None]:
    """Whether the database answers, and since when its oldest message waits."""
    try:
        async with asyncio.timeout(DATABASE_SECONDS):
            return True, (await client.store.one(OLDEST_UNSENT))[0]
    except (sqlite3.Error, TimeoutError) as error:
        log.warning("the database does not answer: %s", type(error).__name__)
        return False, None
