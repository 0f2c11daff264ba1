"""The slash commands as Discord knows them."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.chat.commands.history import HISTORY
from bot.chat.commands.owner import owner
from bot.chat.commands.personal import OWN_COMMANDS
from bot.chat.commands.playing import COMMANDS
from bot.chat.commands.server import server
from bot.chat.commands.table import table
from bot.chat.replies import no_expired, report_error
from bot.chat.requests import lang_of
from bot.chat.services import Interaction
from bot.language.texts import Words, use_mentions
from bot.language.translation import Translation, mentions
from bot.store import Store
from bot.store.database import COMMANDS_TOLD


class CommandTree(app_commands.CommandTree[discord.Client]):
    def __init__(
        self, client: discord.Client, admits: Callable[[Interaction], Awaitable[bool]]
    ) -> None:
        # Installed by a user, it could not post where its commands are offered.
        on_servers = app_commands.AppInstallationType(guild=True, user=False)
        super().__init__(client, allowed_installs=on_servers)
        self._admits = admits
        logging.getLogger(app_commands.tree.__name__).addFilter(no_expired)
        everything: list[app_commands.Command[Any, ..., Any] | app_commands.Group]
        everything = [*COMMANDS, *HISTORY, *OWN_COMMANDS, table, server, owner]
        for command in everything:
            self.add_command(command)

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        return await self._admits(interaction)

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        fault = getattr(error, "original", error)
        await report_error(interaction, Words(lang_of(interaction)), fault)

    async def sync_if_changed(self, store: Store) -> None:
        """Tell Discord our commands, if they have changed: creations a day are limited.

        Discord tells their ids, with which messages mention them.
        """
        translation = Translation()
        await self.set_translator(translation)
        wanted: list[dict[str, Any]] = [
            await command.get_translated_payload(self, translation)
            for command in self.get_commands()
        ]
        digest = hashlib.sha256(json.dumps(wanted, sort_keys=True).encode()).hexdigest()
        registered = await self.fetch_commands()
        named = {
            command.qualified_name
            for command in self.walk_commands()
            if isinstance(command, app_commands.Command)
        }
        if {*mentions(registered)} != named or await store.meta(COMMANDS_TOLD) != digest:
            registered = await self.sync()
            await store.set_meta(COMMANDS_TOLD, digest)
        use_mentions(mentions(registered))
