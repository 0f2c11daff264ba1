"""All tables of a player, with those that wait for them first."""

from __future__ import annotations

import discord
from discord import ButtonStyle, ui

from bot.chat.messages import posts
from bot.chat.messages.custom_ids import Press
from bot.chat.messages.panels import ROWS, Rows
from bot.chat.replies import whisper
from bot.chat.requests import Request
from bot.chat.services import Services
from bot.language.texts import Label, Words, shorten, shown
from bot.store.rows import PLAYING
from bot.tables.actors import require_seat
from bot.tables.model import Live


async def show_turns(request: Request) -> None:
    """Show a player all their tables, with what they owe first; they can act from here."""
    client, user = request.interaction.client, request.actor.user
    content, view = await turns_of(request.services, client, user, request.words)
    await whisper(request.interaction, content, view)


async def turns_of(
    services: Services, client: discord.Client, user: int, words: Words
) -> tuple[str, ui.View]:
    lines: dict[bool, list[str]] = {True: [], False: []}
    rows = Rows()
    for table_id in await services.store.tables_of(user):
        async with services.tables.locked(table_id, opened=False) as live:
            if live.row.status != PLAYING or live.seat_of(user) is None:
                continue  # that was so until a moment ago
            line, owed = turn_line(live, user, words)
            lines[owed].append(line)
            if owed and (rows.used < ROWS or rows.left):
                name = name_of(client, user, live, words.lang)
                rows.button(name, Press(table_id, "turn"), ButtonStyle.success)
    content = "\n".join(lines[True] + lines[False]) or words.say("no-table-of-yours")
    return posts.split(content)[0], rows.view()


def turn_line(live: Live, user: int, words: Words) -> tuple[str, bool]:
    """How a running table stands for one of its players, and whether they owe a decision."""
    channel = f"<#{live.row.channel}>"
    if live.unopened is not None:
        return words.say("turns-unopened", channel=channel, why=words(live.unopened)), False
    seat = require_seat(live, user)
    here = live.words(words.lang)
    title = here.say("title")
    ask = live.playing.pending.get(seat)
    if ask is None:
        others = [here.seat(other) for other in live.playing.pending]
        return words.say("turns-waiting", title=title, channel=channel, players=[*others]), False
    deadline = live.seats[seat].deadline
    until = words.say("until", until=f"<t:{int(deadline)}:R>") if deadline else ""
    asked = here(ask.prompt)
    return words.say("turns-owed", title=title, channel=channel, ask=asked, until=until), True


def name_of(client: discord.Client, user: int, live: Live, lang: str) -> Label:
    """A running table's game and channel, with a mark where this player is awaited.

    Nothing is lost if that mark is a moment ahead of what is stored.
    """
    owed = live.seat_of(user) in live.playing.pending
    channel = client.get_channel(live.row.channel)
    where = getattr(channel, "name", str(live.row.id))
    name = f"{'⏳ ' if owed else ''}{Words(lang, live.row.game).say('title')} · #{where}"
    return Label(shorten(name, shown(name)))
