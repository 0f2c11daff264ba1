"""Buttons that turn the pages of the rules and of the log, and show the steps of a post."""

from __future__ import annotations

from bot.chat.messages import pages
from bot.chat.replies import whisper
from bot.chat.router import Pressed, button


@button("rules", private=True)
async def rules_page(pressed: Pressed) -> None:
    game, _, page = pressed.press.arg.partition(".")
    content, view = pages.rules(pressed.lang, game, pages.number(page))
    await pressed.interaction.edit_original_response(content=content, view=view)


@button("log", private=True)
async def log_page(pressed: Pressed) -> None:
    live = await pressed.services.tables.get(pressed.press.table)
    content, view = await pages.log(pressed, live, pages.number(pressed.press.arg))
    await pressed.interaction.edit_original_response(content=content, view=view)


@button("details")
async def details_page(pressed: Pressed) -> None:
    """From a post, which everybody sees, or from another page of the same."""
    live = await pressed.services.tables.get(pressed.press.table, opened=False)
    content, view = await pages.details(pressed, live, pressed.press.arg)
    if pressed.on_own_panel:
        await pressed.interaction.edit_original_response(content=content, view=view)
    else:
        await whisper(pressed.interaction, content, view)
