"""Whoever runs Herald: who they are, and messages to them that no table sends."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence

import aiohttp
import discord

from bot.chat.messages.posts import split
from bot.store import Store
from bot.tables.operating.overview import in_words
from games.core import Text

log = logging.getLogger(__name__)


class Owners:
    """Those `named` by the settings, or else, as Discord has told at the start, the application's
    owner or the members of its team who may change it."""

    def __init__(self, client: discord.Client, named: Collection[int], store: Store) -> None:
        self._client = client
        self._named = named
        self._store = store

    def users(self) -> list[int]:
        application = self._client.application
        if self._named or application is None:
            return sorted(self._named)
        if application.team is None:
            return [application.owner.id]
        return [
            member.id
            for member in application.team.members
            if member.membership_state is discord.TeamMembershipState.accepted
            and member.role is not discord.TeamMemberRole.read_only
        ]

    async def tell(self, user: int, lines: Sequence[Text], nonce: str) -> bool:
        """Send a DM; return whether there is no point in trying again: it arrived, or they do not
        take DMs. With the same nonce it arrives once."""
        words = in_words(lines, (await self._store.person(user)).lang)
        try:
            channel = await self._client.create_dm(discord.Object(user))
            await channel.send(
                split(words)[0], nonce=nonce, allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.HTTPException as error:
            log.info("a DM to the owner was refused: status %d, code %d", error.status, error.code)
            return error.status < 500
        except (discord.RateLimited, aiohttp.ClientError, OSError) as error:
            log.warning("no connection for a DM to the owner: %s", type(error).__name__)
            return False
        return True
