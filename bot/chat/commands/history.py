"""The commands that look back: what was said, and the game step by step."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.chat import pages
from bot.chat.commands.playing import everywhere, replying
from bot.chat.desk import Interaction, whisper
from bot.chat.handlers.history import first_look
from bot.language.texts import english


@app_commands.command(name="log", description=english("command-log"))
@everywhere
async def log(interaction: Interaction) -> None:
    async with replying(interaction) as (desk, _):
        live = await desk.table(interaction, running=False)
        content, view = await pages.log(desk, interaction, live, pages.LAST)
        await whisper(interaction, content, view)


@app_commands.command(name="replay", description=english("command-replay"))
@everywhere
async def replay(interaction: Interaction) -> None:
    async with replying(interaction) as (desk, _):
        await first_look(desk, interaction, await desk.table(interaction, running=False))


HISTORY: tuple[app_commands.Command[Any, ..., Any], ...] = (log, replay)
