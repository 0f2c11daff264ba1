"""Tables in threads of their own: so a channel can hold several, and the talk stays readable."""

from __future__ import annotations

import logging

import discord
from discord import ui

from bot.chat import places
from bot.chat.messages.custom_ids import Press
from bot.chat.messages.panels import Rows
from bot.chat.replies import REQUEST_FAILED, whisper
from bot.chat.requests import Request
from bot.chat.router import Pressed, Who, button
from bot.errors import Refused
from bot.language.texts import Words
from bot.store.rows import LIVE, OPEN
from bot.tables import names
from games import GAMES

log = logging.getLogger(__name__)

NAME = 100  # characters of a thread's name, by Discord


async def open_table(request: Request, game: str, threaded: bool) -> None:
    """Open a table here, or in a thread of its own. Where there could be a thread, and none was
    asked for, it is offered."""
    interaction, services, words = request.interaction, request.services, request.words
    guild, channel = await places.require_may_open(request)
    if game not in GAMES:
        raise Refused("no-such-game", given=game[:40])
    thread = await _thread_for(request, game) if threaded else None
    taken = await services.store.table_in(channel) if thread is None else None
    if taken is not None and taken.status in LIVE:
        if threaded or not places.can_have_threads(interaction):
            raise Refused("table-here-already")
        offer = _offer(request, Press(0, "thread", game))
        await whisper(interaction, words.say("table-here-offer"), offer)
        return
    place = channel if thread is None else thread.id
    lang = await request.public_lang()
    live = await services.lobby.open(guild, place, request.actor, game, lang)
    if thread is not None:
        await places.add_to(thread, [request.actor.user])
        await whisper(interaction, words.say("opened-thread", channel=thread.id))
        return
    if threaded:
        await whisper(interaction, words.say("opened-no-thread"))
    elif places.can_have_threads(interaction):
        offer = _offer(request, Press(live.row.id, "movethread"))
        await whisper(interaction, words.say("opened"), offer)
    else:
        await whisper(interaction, words.say("opened"))
    await places.add_to_thread(interaction)


def _offer(request: Request, press: Press) -> ui.View:
    rows = Rows()
    rows.button(request.words.labels.say("button-thread"), press)
    return rows.view()


@button("thread", private=True)
async def open_in_thread(pressed: Pressed) -> None:
    """Open a table in a thread: that was offered because the channel has one already."""
    game = pressed.press.arg
    guild, _ = await places.require_may_open(pressed)
    if game not in GAMES:
        raise Refused("no-such-game", given=game[:40])
    thread = await _thread_for(pressed, game)
    if thread is None:
        raise Refused("no-thread")
    lang = await pressed.public_lang()
    await pressed.services.lobby.open(guild, thread.id, pressed.actor, game, lang)
    await places.add_to(thread, [pressed.actor.user])
    await _say_where(pressed, thread)


@button("movethread", who=Who.HOST, private=True)
async def move_to_thread(pressed: Pressed) -> None:
    """Move a table that was just opened to a thread, with everybody at it."""
    live = pressed.live
    if live.row.status != OPEN:
        raise Refused("game-has-begun" if live.row.status in LIVE else "not-playing")
    if live.row.channel != pressed.interaction.channel_id:
        raise Refused("unknown-button")  # it has moved already
    thread = await _thread_for(pressed, live.row.game)
    if thread is None:
        raise Refused("no-thread-stays")
    await pressed.services.lobby.move(live.row.id, pressed.actor, thread.id)
    await places.add_to(thread, [seat.user for seat in live.seats if seat.user is not None])
    await _say_where(pressed, thread)


async def _say_where(pressed: Pressed, thread: discord.Thread) -> None:
    content = pressed.words.say("opened-thread", channel=thread.id)
    await pressed.interaction.edit_original_response(content=content, view=None)


async def _thread_for(request: Request, game: str) -> discord.Thread | None:
    """Create a thread named after a game and its host; None if there can be none, or if Discord
    refuses it."""
    channel = request.interaction.channel
    if not isinstance(channel, discord.TextChannel) or not places.can_have_threads(
        request.interaction
    ):
        return None
    title = Words(await request.public_lang(), game).say("title")
    name = f"{title} · {names.clean(request.actor.name)}"[:NAME]
    try:
        return await channel.create_thread(
            name=name,
            type=discord.ChannelType.public_thread,
            auto_archive_duration=10080,  # minutes: a week without a message
        )
    except REQUEST_FAILED as error:
        log.info("channel %d: no thread could be created: %s", channel.id, error)
        return None
