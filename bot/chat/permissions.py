"""What Herald needs to be allowed where there is a table."""

from __future__ import annotations

import discord

from bot.invitation import IN_CHANNELS, IN_THREADS

IN_VOICE = (*IN_CHANNELS, "connect")


def missing(allowed: discord.Permissions, place: object) -> list[str]:
    """In a thread, sending in threads counts instead of sending. Who may not connect to a voice
    channel has no access to its chat either."""
    needed: tuple[str, ...] = IN_CHANNELS
    if isinstance(place, discord.Thread):
        needed = IN_THREADS
    elif isinstance(place, discord.VoiceChannel | discord.StageChannel):
        needed = IN_VOICE
    return [name for name in needed if not getattr(allowed, name)]


def missing_in(client: discord.Client, channel: int) -> list[str]:
    """What is missing in a channel, as far as that is known without asking Discord."""
    place = client.get_channel(channel)
    if not isinstance(place, discord.abc.GuildChannel | discord.Thread):
        return []
    return missing(place.permissions_for(place.guild.me), place)
