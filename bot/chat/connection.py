"""The way to Discord: what cannot be reached is tried again, with one line in the log each time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from typing import Literal

import aiohttp
import discord
import yarl
from discord.backoff import ExponentialBackoff
from discord.shard import Shard

from bot.errors import UnreachableError

log = logging.getLogger(__name__)

PAUSES = (1, 2, 4, 8, 16, 32, 60, 60)  # seconds between tries
AWAY = (aiohttp.ClientError, ConnectionError, TimeoutError, discord.DiscordServerError)


RECONNECTS = "Attempting a reconnect"  # as discord.py says it


class QuickBackoff(ExponentialBackoff[Literal[False]]):
    """Lets half a minute pass at most: discord.py would wait for up to 17 minutes, long after an
    outage is over. To resume a connection costs none of the logins that Discord allows."""

    def __init__(self) -> None:
        super().__init__()
        self._max = 5  # of seconds, as a power of two


def in_one_line(record: logging.LogRecord) -> bool:
    """Filter the log of discord.py, which tells of each try to connect again with a traceback."""
    if str(record.msg).startswith(RECONNECTS) and record.exc_info:
        error = record.exc_info[1]
        shard, seconds = record.args or (0, 0.0)
        record.msg = "Discord's gateway cannot be reached (shard %s, %s): next try in %.0f s"
        record.args = (shard, type(error).__name__, seconds)
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.exc_info = None
    return True


logging.getLogger(discord.shard.__name__).addFilter(in_one_line)


class PatientClient(discord.AutoShardedClient):
    """discord.py connects again by itself, but only once it has been connected."""

    async def login(self, token: str) -> None:
        pauses = iter(PAUSES)
        while True:
            try:
                return await super().login(token)
            except AWAY as error:
                await self.http.close()  # the next login opens a session of its own
                self.http.connector = discord.utils.MISSING
                await pause(pauses, "Discord", error)

    async def launch_shards(self) -> None:
        """Ask how many there should be, unless that is settled, and connect them."""
        pauses = iter(PAUSES)
        while True:
            try:
                return await super().launch_shards()
            except (*AWAY, discord.GatewayNotFound) as error:
                await pause(pauses, "Discord", error)

    async def launch_shard(
        self, gateway: yarl.URL, shard_id: int, *, initial: bool = False
    ) -> None:
        """Connect a shard for the first time.

        discord.py 2.7 would try for ever, whatever is wrong, with a traceback in the log each time.
        """
        pauses = iter(PAUSES)
        while True:
            try:
                socket = await discord.gateway.DiscordWebSocket.from_client(
                    self, initial=initial, gateway=gateway, shard_id=shard_id
                )
                break
            except AWAY as error:
                await pause(pauses, "Discord's gateway", error)
        shard = Shard(socket, self, self._AutoShardedClient__queue.put_nowait)  # type: ignore[attr-defined]
        shard._backoff = QuickBackoff()
        self._AutoShardedClient__shards[shard_id] = shard  # type: ignore[attr-defined]
        shard.launch()

    async def close(self) -> None:
        if not hasattr(self, "_AutoShardedClient__queue"):
            await self._async_setup_hook()  # discord.py 2.7 cannot close what was never started
        await super().close()


async def pause(pauses: Iterator[int], what: str, error: BaseException) -> None:
    seconds = next(pauses, None)
    if seconds is None:
        raise UnreachableError(
            f"{what} cannot be reached: check the network and HERALD_DISCORD_URL."
        ) from error
    log.warning("%s cannot be reached (%s): next try in %d s", what, type(error).__name__, seconds)
    await asyncio.sleep(seconds)
