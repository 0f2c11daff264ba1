"""What all commands have in common."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from discord import app_commands

from bot.chat.replies import acknowledge, report_error, warn_if_blocked
from bot.chat.requests import Request, actor_of
from bot.chat.services import Interaction, services_of
from bot.tables.model import Live

CHOICES = 25  # that Discord shows

everywhere = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
in_channels = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)


def request_of(interaction: Interaction) -> Request:
    return Request(services_of(interaction), interaction, actor_of(interaction))


@asynccontextmanager
async def replying(interaction: Interaction) -> AsyncIterator[Request]:
    """Acknowledge at once, then work; whatever happens, the player gets an answer."""
    request = request_of(interaction)
    await acknowledge(request, thinking=True)
    try:
        yield request
        await warn_if_blocked(request)
    except Exception as error:
        live = await table_meant(request)
        if live is None:
            await report_error(interaction, request.words, error)
        else:  # a refusal may speak of the game's own things
            await report_error(interaction, live.words(request.lang), error, live.row.id)


async def table_meant(request: Request) -> Live | None:
    try:
        return await request.table()
    except Exception:  # what went wrong is being told
        return None
