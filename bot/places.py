"""Where a table can be.

Discord's rules for threads: docs.discord.com, topics/threads.
"""

from __future__ import annotations

import discord

from bot import permissions
from bot.desk import Interaction
from bot.tables import Refused


async def require_place(interaction: Interaction) -> tuple[int, int]:
    """Server and channel, if Herald may do there what it needs: better said before the game."""
    guild, channel, place = interaction.guild_id, interaction.channel_id, interaction.channel
    if guild is None or channel is None:
        raise Refused("no-table-here")
    if isinstance(place, discord.Thread) and place.is_private():
        await _require_invitation(interaction, place)
    missing = permissions.missing(interaction.app_permissions, place)
    if missing:
        raise Refused("missing-permission", permissions=[*missing])
    return guild, channel


async def _require_invitation(interaction: Interaction, thread: discord.Thread) -> None:
    """Commands and buttons reach Herald in every private thread, but it can post only where it was
    added. What discord.py remembers of that outlasts a removal, so Discord is asked."""
    me = interaction.client.user
    if me is None or interaction.app_permissions.manage_threads:
        return
    try:
        await thread.fetch_member(me.id)
    except (discord.NotFound, discord.Forbidden):
        raise Refused("private-thread", bot=me.mention) from None
