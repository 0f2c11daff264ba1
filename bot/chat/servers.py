"""The servers that Herald is on, as the owner's commands see them."""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot.chat import permissions
from bot.chat.owners import Owners
from bot.chat.replies import REQUEST_FAILED
from bot.errors import Refused
from bot.tables.operating.world import Process


class Servers:
    def __init__(
        self, client: discord.Client, process: Callable[[], Process], owners: Owners
    ) -> None:
        self._client = client
        self._process = process
        self._owners = owners

    def server(self, guild: int) -> str | None:
        found = self._client.get_guild(guild)
        return None if found is None else found.name

    def server_named(self, name: str) -> int | None:
        wanted = name.strip().casefold()
        fitting = [guild.id for guild in self._client.guilds if guild.name.casefold() == wanted]
        return fitting[0] if len(fitting) == 1 else None

    def channel(self, channel: int) -> str | None:
        found = self._client.get_channel(channel)
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
        found = self._client.get_guild(guild)
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
        missing = permissions.missing(place.permissions_for(place.guild.me), place)
        if missing:
            raise Refused("missing-permission", permissions=[*missing])
        return place.guild.id

    def process(self) -> Process:
        return self._process()
