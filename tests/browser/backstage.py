"""A sandbox with a small bot in a thread of its own: a browser test can pull its strings."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import discord

from bot.sandbox import Sandbox
from bot.sandbox.api.wire import read_message
from bot.sandbox.model import Message
from bot.sandbox.web.page import Page
from tests.bot.sandbox.small_bot import SmallBot, point_discord_at, running

Result = TypeVar("Result")


class Backstage:
    def __init__(self) -> None:
        self.sandbox = Sandbox()
        self.ready = threading.Event()

    @property
    def address(self) -> str:
        return self.sandbox.url.partition("/api/")[0] + "/"

    def do(self, action: Callable[[], Result]) -> Result:
        """Do something in the sandbox's own thread."""

        async def acting() -> Result:
            return action()

        return asyncio.run_coroutine_threadsafe(acting(), self.loop).result(10)

    def post(self, body: dict[str, Any], **details: Any) -> Message:
        world, channel = self.sandbox.world, self.sandbox.channel
        return self.do(lambda: world.post(channel, read_message(world, body, {}), **details))

    def lose_connections(self) -> None:
        """As at the end of the process, but it goes on."""
        asyncio.run_coroutine_threadsafe(self.sandbox.app.shutdown(), self.loop).result(10)

    async def run(self) -> None:
        async def nobody_owes(_: int) -> bool:
            return False

        self.loop, self.stop = asyncio.get_running_loop(), asyncio.Event()
        Page(self.sandbox, nobody_owes)
        for name in ("Ann", "Ben"):
            self.sandbox.add_user(name)
        async with self.sandbox:
            point_discord_at(self.sandbox.url)
            async with running(self.sandbox, SmallBot()):
                self.ready.set()
                await self.stop.wait()


@contextmanager
def backstage() -> Iterator[Backstage]:
    before = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    stage = Backstage()
    thread = threading.Thread(target=lambda: asyncio.run(stage.run()), daemon=True)
    thread.start()
    try:
        assert stage.ready.wait(15)
        yield stage
    finally:
        stage.loop.call_soon_threadsafe(stage.stop.set)
        thread.join(10)
        discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = before
