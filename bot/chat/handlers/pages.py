"""Buttons that turn the pages of the rules and of the log, and show the steps of a post."""

from __future__ import annotations

from bot.chat.messages import pages
from bot.chat.replies import whisper
from bot.chat.requests import Request
from bot.chat.router import Pressed, Who, button
from bot.errors import Refused
from games import GAMES


@button("rules", private=True)
async def rules_page(pressed: Pressed) -> None:
    game, _, arg = pressed.press.arg.partition(".")
    page = max(pages.number(arg), 0)
    content, view = pages.rules(pressed.lang, game, page)
    files = await pages.scene(pressed, game, page)
    await pressed.interaction.edit_original_response(content=content, view=view, attachments=files)


@button("rulebook")
async def open_rules(pressed: Pressed) -> None:
    await show_rules(pressed, pressed.press.arg)


async def show_rules(request: Request, game: str) -> None:
    """Show somebody the first page of a game's rules."""
    content, view = pages.rules(request.lang, game, 0)
    await whisper(request.interaction, content, view, await pages.scene(request, game, 0))


@button("legend")
async def show_legend(pressed: Pressed) -> None:
    game = pressed.press.arg
    files = await pages.legend(pressed, game) if game in GAMES else []
    said = "legend" if files else "no-legend"
    await whisper(pressed.interaction, pressed.words.say(said), files=files)


@button("about")
async def show_topic(pressed: Pressed) -> None:
    """Explain what was chosen in a menu of things."""
    if len(pressed.values) != 1:
        raise Refused("unknown-button")
    await show_about(pressed, pressed.press.arg, pressed.values[0])


async def show_about(request: Request, game: str, given: str) -> None:
    content, view, files = await pages.about(request, game, given)
    await whisper(request.interaction, content, view, files)


@button("explain", who=Who.SEAT)
async def explain(pressed: Pressed) -> None:
    """Say what the open decision is about."""
    content, view = pages.explain(pressed.live, pressed.ask, pressed.lang)
    await whisper(pressed.interaction, content, view)


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
