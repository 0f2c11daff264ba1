"""One interaction: who acts, in which language, at which table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

import discord
from discord import Member

from bot.chat.messages import custom_ids
from bot.chat.services import Interaction, Services
from bot.errors import Refused
from bot.language.texts import FALLBACK, Words, language, spoken
from bot.tables.actors import Actor
from bot.tables.model import Live


@dataclass(frozen=True)
class Request:
    """A command, press or form, and all that it takes to carry it out and to answer it."""

    services: Services
    interaction: Interaction
    actor: Actor

    @property
    def lang(self) -> str:
        """The language of whoever acts."""
        return lang_of(self.interaction)

    @property
    def words(self) -> Words:
        return Words(self.lang)

    async def public_lang(self) -> str:
        """Return the language of a new table: what the server's rules say, or else the server's
        own if it has chosen one, or else the player's, or else the setting of whoever runs Herald.

        Only a Community can choose: of every other server Discord says en-US.
        """
        interaction = self.interaction
        rules = await self.services.store.server_rules(interaction.guild_id or 0)
        if rules.lang is not None:
            return language(rules.lang)
        guild, locales = interaction.guild, [str(interaction.locale), self.services.lang]
        community = guild is not None and "COMMUNITY" in guild.features
        if community or interaction.guild_locale is not discord.Locale.american_english:
            locales.insert(0, str(interaction.guild_locale))
        return next(filter(None, map(spoken, locales)), FALLBACK)

    @property
    def on_own_panel(self) -> bool:
        """Whether only this player sees the message that carries the button."""
        message = self.interaction.message
        private = self.interaction.guild_id is None
        return message is not None and (private or message.flags.ephemeral)

    async def table(self, running: bool = True, opened: bool = True) -> Live:
        """Return the table that somebody means: that of the channel, or in a DM their own."""
        services, channel = self.services, self.interaction.channel_id
        if self.interaction.guild_id is not None and channel is not None:
            return await services.tables.here(channel, running, opened)
        mine = await services.store.tables_of(self.actor.user)
        if not mine:
            raise Refused("no-table-of-yours")
        if len(mine) == 1:
            return await services.tables.get(mine[0])
        owing = await services.owing(self.actor.user)
        if len(owing) == 1:
            return owing[0]
        raise Refused("which-table")


def actor_of(interaction: Interaction) -> Actor:
    """Return whoever acts, with what they may do in this channel."""
    user, allowed = interaction.user, interaction.permissions
    moderator = allowed.manage_channels or allowed.manage_guild
    roles = frozenset(role.id for role in user.roles) if isinstance(user, Member) else frozenset()
    return Actor(user.id, user.display_name, moderator, allowed.manage_guild, roles)


def is_about_own_data(interaction: Interaction) -> bool:
    """Whether somebody wants to see or delete what is stored about them."""
    data = cast("dict[str, Any]", interaction.data or {})
    press = custom_ids.read(str(data.get("custom_id")))
    return data.get("name") == "privacy" or (press is not None and press.verb == "forget")


def lang_of(interaction: Interaction) -> str:
    """Return the language of whoever acts."""
    return language(str(interaction.locale))
