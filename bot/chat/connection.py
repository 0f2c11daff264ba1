"""The way to Discord at the start: what cannot be reached yet is tried again for some minutes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

import aiohttp
import discord

from bot.errors import UnreachableError

log = logging.getLogger(__name__)

PAUSES = (1, 2, 4, 8, 16, 32, 60, 60)  # seconds between tries
AWAY = (aiohttp.ClientError, ConnectionError, TimeoutError, discord.DiscordServerError)


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
