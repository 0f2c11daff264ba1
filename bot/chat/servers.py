"""The servers that Herald is on, as the owner's commands see them.

Those of other processes, whose shards are not connected to this one, are asked for at Discord.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import TypeAlias

import discord

from bot.chat import permissions
from bot.chat.owners import Owners
from bot.chat.replies import REQUEST_FAILED
from bot.errors import Refused
from bot.tables.operating.world import Process

Place: TypeAlias = discord.abc.GuildChannel | discord.Thread


class Servers:
    def __init__(
        self,
        client: discord.Client,
        process: Callable[[], Process],
        hears_of: Callable[[int], bool],
        owners: Owners,
    ) -> None:
        self._client = client
        self._process = process
        self._hears_of = hears_of
        self._owners = owners

    async def server(self, guild: int) -> str | None:
        found = await self._guild(guild)
        return None if found is None else found.name

    async def _guild(self, guild: int) -> discord.Guild | None:
        if self._hears_of(guild):
            return self._client.get_guild(guild)
        try:
            return await self._client.fetch_guild(guild, with_counts=False)
        except REQUEST_FAILED:
            return None

    async def server_named(self, name: str) -> int | None:
        wanted = name.strip().casefold()
        guilds = [*self._client.guilds]
        process = self._process()
        if process.shards < process.of:
            everywhere = self._client.fetch_guilds(limit=None, with_counts=False)
            guilds += [guild async for guild in everywhere if not self._hears_of(guild.id)]
        fitting = [guild.id for guild in guilds if guild.name.casefold() == wanted]
        return fitting[0] if len(fitting) == 1 else None

    async def channel(self, guild: int, channel: int) -> str | None:
        found = self._client.get_channel(channel)
        if found is None and not self._hears_of(guild):
            with contextlib.suppress(*REQUEST_FAILED, discord.InvalidData):
                found = await self._client.fetch_channel(channel)
        return getattr(found, "name", None)

    async def user(self, user: int) -> str | None:
        try:
            return (await self._client.fetch_user(user)).display_name
        except REQUEST_FAILED:
            return None

    def is_owner(self, user: int) -> bool:
        return user in self._owners.users()

    async def leave(self, guild: int) -> None:
        """Leave a server. Discord's event that Herald is gone follows by itself."""
        found = await self._guild(guild)
        try:
            if found is not None:
                await found.leave()
        except REQUEST_FAILED:
            raise Refused("owner-leave-failed", server=found.name if found else "") from None

    async def require_place(self, channel: int) -> int:
        """Return the server of a channel or thread to which Herald may write."""
        try:
            place = self._client.get_channel(channel) or await self._client.fetch_channel(channel)
        except (*REQUEST_FAILED, discord.InvalidData):
            raise Refused("owner-no-such-channel", given=str(channel)) from None
        if not isinstance(place, discord.abc.Messageable) or isinstance(
            place, discord.DMChannel | discord.GroupChannel
        ):
            raise Refused("owner-no-such-channel", given=str(channel))
        missing = permissions.missing(await self._permissions(place), place)
        if missing:
            raise Refused("missing-permission", permissions=[*missing])
        return place.guild.id

    async def _permissions(self, place: Place) -> discord.Permissions:
        """Return what Herald may do in a channel or thread."""
        if self._hears_of(place.guild.id):
            return place.permissions_for(place.guild.me)
        assert self._client.user is not None
        guild = await self._client.fetch_guild(place.guild.id, with_counts=False)
        me = await guild.fetch_member(self._client.user.id)
        above = place.parent_id if isinstance(place, discord.Thread) else place.id
        channel = await guild.fetch_channel(above)
        assert not isinstance(channel, discord.Thread)
        return channel.permissions_for(me)

    def process(self) -> Process:
        return self._process()
