"""What the owner's commands ask of the world around the tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bot.errors import Refused


@dataclass(frozen=True)
class Process:
    """The process that runs the bot, or one of several."""

    began: float
    shards: int  # that it holds
    of: int  # shards
    servers: int
    memory: float | None  # in MB, where the system tells


class World(Protocol):
    async def server(self, guild: int) -> str | None:
        """Return the name of a server, if it is known."""

    async def server_named(self, name: str) -> int | None:
        """Return the server with this name, if there is one."""

    async def channel(self, guild: int, channel: int) -> str | None:
        """Return the name of a channel of a server, if it is known."""

    async def user(self, user: int) -> str | None:
        """Return the name of a user, if there is such a one."""

    def is_owner(self, user: int) -> bool:
        """Whether somebody runs this bot, as far as is known."""

    async def leave(self, guild: int) -> None:
        """Leave a server; raise Refused if that cannot be done now."""

    async def require_place(self, channel: int) -> int:
        """Return the server of a channel where a table can be; raise Refused for any other."""

    def process(self) -> Process | None:
        """Return what is known of the process that runs the bot, if one does."""


class Offline:
    """The world while Herald does not run."""

    async def server(self, guild: int) -> str | None:
        return None

    async def server_named(self, name: str) -> int | None:
        return None

    async def channel(self, guild: int, channel: int) -> str | None:
        return None

    async def user(self, user: int) -> str | None:
        return None

    def is_owner(self, user: int) -> bool:
        return False

    async def leave(self, guild: int) -> None:
        raise Refused("owner-leave-offline")

    async def require_place(self, channel: int) -> int:
        raise Refused("owner-move-offline")

    def process(self) -> Process | None:
        return None
