"""The Discord client: puts the house together, and keeps it running."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import signal
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import discord
import yarl
from discord import app_commands

from bot.commands import COMMANDS
from bot.config import Config
from bot.courier import Courier
from bot.delivery import Delivery
from bot.desk import Desk, Interaction, excuse
from bot.play import Play
from bot.presses import pressed
from bot.store import Store
from bot.studio import Studio
from bot.table_commands import table
from bot.tables import Tables
from bot.texts import Words, language

log = logging.getLogger(__name__)

LOOK_AROUND = 60.0  # seconds between looks for somebody to remind


class Herald(discord.Client):
    def __init__(
        self, config: Config, store: Store, clock: Callable[[], float] = time.time
    ) -> None:
        # No privileged intent: interactions come without any, and guilds name the channels.
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            # Nothing waits for `ready`, and who is stopped before it leaves a task behind.
            guild_ready_timeout=0.1,
        )
        self.store = store
        self.clock = clock
        self.studio = Studio()
        tables = Tables(store)
        self.desk = Desk(store, tables, Play(tables, clock), self.studio, clock, config.lang)
        self.courier = Courier(store, Delivery(self, store, tables, self.studio), clock)
        self.tree = app_commands.CommandTree(self)
        self.tree.on_error = self._command_failed  # type: ignore[method-assign]
        for command in COMMANDS:
            self.tree.add_command(command)
        self.tree.add_command(table)
        self._reminding: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        self.studio.warm_up()
        await self._sync()
        await self.courier.start()
        self._reminding = asyncio.create_task(self._remind())

    async def on_ready(self) -> None:
        assert self.user is not None
        log.info("online as %s", self.user.name)

    async def on_interaction(self, interaction: Interaction) -> None:
        kinds = (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if interaction.type in kinds:
            await pressed(self.desk, interaction)

    async def _command_failed(
        self, interaction: Interaction, error: app_commands.AppCommandError
    ) -> None:
        await excuse(interaction, Words(language(str(interaction.locale))), error)

    async def _sync(self) -> None:
        """Tell Discord our commands, if they have changed: creations a day are limited."""
        wanted: list[dict[str, Any]] = [
            command.to_dict(self.tree) for command in self.tree.get_commands()
        ]
        digest = hashlib.sha256(json.dumps(wanted, sort_keys=True).encode()).hexdigest()
        there = {command.name for command in await self.tree.fetch_commands()}
        named = {command["name"] for command in wanted}
        if there != named or await self.store.meta("commands") != digest:
            await self.tree.sync()
            await self.store.set_meta("commands", digest)

    async def _remind(self) -> None:
        while True:
            try:
                for table_id in await self.store.late(self.clock()):
                    await self.desk.play.remind(table_id)
            except Exception:
                log.exception("reminding failed")
            await asyncio.sleep(LOOK_AROUND)

    async def close(self) -> None:
        if self._reminding is not None:
            self._reminding.cancel()
        await self.courier.close()
        await super().close()
        self.studio.close()


def close_on_signals(client: Herald) -> None:
    """Stopped by a signal, what is under way may finish."""
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, lambda: asyncio.create_task(client.close()))


def point_discord_at(url: str) -> None:
    """Let discord.py speak to another server: REST at `url`, gateway and CDN on the same host."""
    parts = urlsplit(url)
    host = f"{parts.hostname}:{parts.port}" if parts.port else parts.hostname
    websocket = "wss" if parts.scheme == "https" else "ws"
    discord.http.Route.BASE = url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{websocket}://{host}/gateway")
    discord.asset.Asset.BASE = f"{parts.scheme}://{host}/cdn"
