"""The link by which Herald is invited to a server, with all that it needs there."""

from __future__ import annotations

import discord

IN_CHANNELS = ("view_channel", "send_messages", "attach_files", "read_message_history")
IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
ALL = (*IN_CHANNELS, "send_messages_in_threads", "create_public_threads")


def invitation(application: int | str) -> str:
    """Return the link for an application's id."""
    wanted = discord.Permissions(**dict.fromkeys(ALL, True))
    scopes = ("bot", "applications.commands")
    return discord.utils.oauth_url(application, permissions=wanted, scopes=scopes)
