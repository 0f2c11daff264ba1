"""The way to Discord: what cannot be reached is tried again, with one line in the log each time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from typing import Literal

import aiohttp
import discord
from discord.backoff import ExponentialBackoff

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


discord.client.ExponentialBackoff = QuickBackoff  # type: ignore[attr-defined,assignment]


def in_one_line(record: logging.LogRecord) -> bool:
    """Filter the log of discord.py, which tells of each try to connect again with a traceback."""
    if str(record.msg).startswith(RECONNECTS) and record.exc_info:
        error = record.exc_info[1]
        (seconds,) = record.args or (0.0,)
        record.msg = "Discord's gateway cannot be reached (%s): next try in %.0f s"
        record.args = (type(error).__name__, seconds)
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.exc_info = None
    return True


logging.getLogger(discord.client.__name__).addFilter(in_one_line)


class PatientClient(discord.Client):
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

    async def connect(self, *, reconnect: bool = True) -> None:
        pauses = iter(PAUSES)
        while True:
            try:
                return await super().connect(reconnect=reconnect)
            except AttributeError as error:
                # When its first connection fails, discord.py 2.7 looks for what it could resume in
                # a connection that it has never had. Any other fault is our own.
                if self.ws is not None or error.obj is not None or error.name != "sequence":
                    raise
                await pause(pauses, "Discord's gateway", error.__context__ or error)


async def pause(pauses: Iterator[int], what: str, error: BaseException) -> None:
    seconds = next(pauses, None)
    if seconds is None:
        raise UnreachableError(
            f"{what} cannot be reached: check the network and HERALD_DISCORD_URL."
        ) from error
    log.warning("%s cannot be reached (%s): next try in %d s", what, type(error).__name__, seconds)
    await asyncio.sleep(seconds)
