"""The commands that look back: what was said, and the game step by step."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.chat.commands.common import everywhere, replying
from bot.chat.handlers.history import show_replay
from bot.chat.messages import pages
from bot.chat.replies import whisper
from bot.chat.services import Interaction
from bot.language.texts import english


@app_commands.command(name="log", description=english("command-log"))
@everywhere
async def log(interaction: Interaction) -> None:
    async with replying(interaction) as request:
        live = await request.table(running=False)
        content, view = await pages.log(request, live, pages.LAST)
        await whisper(interaction, content, view)


@app_commands.command(name="replay", description=english("command-replay"))
@everywhere
async def replay(interaction: Interaction) -> None:
    async with replying(interaction) as request:
        await show_replay(request, await request.table(running=False))


HISTORY: tuple[app_commands.Command[Any, ..., Any], ...] = (log, replay)
