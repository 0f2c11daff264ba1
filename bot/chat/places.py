"""Where a table can be, and who is in its thread.

Discord's rules for threads: docs.discord.com, topics/threads.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable

import discord

from bot.chat import permissions
from bot.chat.replies import REQUEST_FAILED
from bot.chat.requests import Request
from bot.chat.services import Interaction
from bot.errors import Refused
from bot.invitation import IN_THREADS
from bot.store.rows import ABANDONED
from bot.tables import actors

log = logging.getLogger(__name__)


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


async def require_may_open(request: Request) -> tuple[int, int]:
    """Server and channel, if there can be a table, and the server's rules let this person open one
    more there."""
    guild, channel = await require_place(request.interaction)
    rules = await request.services.store.server_rules(guild)
    actors.require_may_open(rules, request.actor, lineage(request.interaction))
    await request.services.tables.require_room(guild)
    return guild, channel


async def require_may_reopen(request: Request) -> tuple[int, int]:
    """The same for a game of one's own that goes on: in its old channel whatever the rules say of
    that, but elsewhere only where tables can be."""
    guild, channel = await require_place(request.interaction)
    store = request.services.store
    last = await store.table_in(channel)
    if last is None or last.status != ABANDONED:
        rules = await store.server_rules(guild)
        actors.require_table_place(rules, lineage(request.interaction))
    await request.services.tables.require_room(guild)
    return guild, channel


def lineage(interaction: Interaction) -> list[int]:
    """The channel in which somebody acts and, if it is a thread, the one above it."""
    place = interaction.channel
    above = [place.parent_id] if isinstance(place, discord.Thread) else []
    return [*above, interaction.channel_id or 0]


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


async def nobody_here(interaction: Interaction, people: Collection[int]) -> bool:
    """Return whether none of these people is on the server. Raises what Discord refuses."""
    if interaction.guild is None or interaction.user.id in people:
        return False
    for user in people:
        try:
            await interaction.guild.fetch_member(user)
        except discord.NotFound:
            continue
        return False
    return True


def can_have_threads(interaction: Interaction) -> bool:
    """Whether Herald can open a thread for a table here: in a plain text channel, if it may."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        return False
    allowed = interaction.app_permissions
    return all(getattr(allowed, name) for name in (*IN_THREADS, "create_public_threads"))


async def add_to(thread: discord.Thread, people: Iterable[int]) -> None:
    """Add people to a thread. No harm is done where it fails."""
    try:
        for user in people:
            await thread.add_user(discord.Object(user))
    except REQUEST_FAILED as error:
        log.info("thread %d: a player could not be added: %s", thread.id, error)


async def add_to_thread(interaction: Interaction) -> None:
    """Whoever has sat down at a table in a thread, and Herald: once it is archived, only members
    can unarchive it, and for others its buttons can be dead (discord-api-docs, issue 8474).

    Nobody waits for this, and no harm is done where it fails.
    """
    thread = interaction.channel
    if not isinstance(thread, discord.Thread):
        return
    try:
        if thread.archived:
            await thread.edit(archived=False)
        await thread.join()
    except REQUEST_FAILED as error:
        log.info("thread %d: could not be joined: %s", thread.id, error)
    await add_to(thread, [interaction.user.id])


async def unarchive(client: discord.Client, guild: int, channel: int) -> None:
    """If a table's channel is an archived thread: somebody is told of a decision there, and what
    is posted would unarchive it, but a DM does not."""
    await client.wait_until_ready()
    server = client.get_guild(guild)
    if server is None or server.get_channel_or_thread(channel) is not None:
        return  # all channels are known without asking, and all threads that are not archived
    try:
        await client.http.edit_channel(channel, archived=False)
    except REQUEST_FAILED as error:
        log.info("thread %d: could not be unarchived: %s", channel, error)
