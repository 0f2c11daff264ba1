"""The slash commands: few, and the same for every game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.app_commands import Choice, Range

from bot.chat import pages, places, posts, typed
from bot.chat.custom_ids import Press
from bot.chat.desk import Desk, Interaction, actor_of, desk_of, excuse, whisper
from bot.chat.handlers.presses import give_typed, show_secret
from bot.chat.panels import ROWS, Rows
from bot.language.texts import Label, Words, english, shorten, shown
from bot.language.translation import games
from bot.store.rows import OPEN, PLAYING
from bot.tables.actors import is_host, require_seat
from bot.tables.registry import Live, Refused
from games import GAMES

CHOICES = 25

everywhere = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
in_channels = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)


@asynccontextmanager
async def replying(interaction: Interaction) -> AsyncIterator[tuple[Desk, Words]]:
    """Acknowledge at once, then work; whatever happens, the player gets an answer."""
    desk = desk_of(interaction)
    await desk.acknowledge(interaction, thinking=True)
    lang = desk.lang_of(interaction)
    try:
        yield desk, Words(lang)
        await desk.warn_if_blocked(interaction)
    except Exception as error:
        live = await table_meant(desk, interaction)
        if live is None:
            await excuse(interaction, Words(lang), error)
        else:  # a refusal may speak of the game's own things
            await excuse(interaction, live.words(lang), error, live.row.id)


async def table_meant(desk: Desk, interaction: Interaction) -> Live | None:
    try:
        return await desk.table(interaction)
    except Exception:  # what went wrong is being told
        return None


# Coming together


@app_commands.command(name="play", description=english("command-play"))
@app_commands.describe(game=english("command-play-game"))
@app_commands.choices(game=games())
@in_channels
async def play(interaction: Interaction, game: str) -> None:
    async with replying(interaction) as (desk, words):
        guild, channel = await places.require_place(interaction)
        lang = desk.public_lang(interaction)
        await desk.tables.open(guild, channel, actor_of(interaction), game, lang)
        await whisper(interaction, words.say("opened"))
        await places.add_to_thread(interaction)


@app_commands.command(name="join", description=english("command-join"))
@in_channels
async def join(interaction: Interaction) -> None:
    async with replying(interaction) as (desk, _):
        live = await desk.table(interaction)
        await desk.join(interaction, live.row.id)
        await places.add_to_thread(interaction)


@app_commands.command(name="leave", description=english("command-leave"))
@in_channels
async def leave(interaction: Interaction) -> None:
    async with replying(interaction) as (desk, words):
        live = await desk.table(interaction)
        actor = actor_of(interaction)
        if live.row.status == PLAYING:
            seat = require_seat(live, actor.user)
            await desk.seating.stand_in(live.row.id, seat, actor)
        else:
            await desk.tables.leave(live.row.id, actor.user)
        await whisper(interaction, words.say("left"))


@app_commands.command(name="start", description=english("command-start"))
@app_commands.describe(stand_ins=english("command-start-stand_ins"))
@in_channels
async def start(interaction: Interaction, stand_ins: Range[int, 0, 9] = 0) -> None:
    async with replying(interaction) as (desk, words):
        live = await desk.table(interaction)
        actor = actor_of(interaction)
        host = is_host(live, actor)
        if host and not stand_ins and live.row.status == OPEN and posts.needs_stand_ins(live):
            said = posts.offer_stand_ins(live, words)
            await whisper(interaction, said, posts.start_buttons(live, words))
            return
        await desk.play.start(live.row.id, actor, stand_ins)
        await whisper(interaction, words.say("started"))


# Playing


@app_commands.command(name="turn", description=english("command-turn"))
@app_commands.describe(
    answer=english("command-turn-answer"),
    table=english("command-turn-table"),
)
@everywhere
async def turn(
    interaction: Interaction, answer: str | None = None, table: str | None = None
) -> None:
    async with replying(interaction) as (desk, words):
        live = await chosen_table(desk, interaction, table)
        if live is None:
            await show_turns(desk, interaction, words)
        elif answer is None:
            await desk.show_own_panel(interaction, live.row.id)
        else:
            lang = desk.lang_of(interaction)
            said = await give_typed(desk, interaction.user.id, lang, live.row.id, answer)
            await desk.show_own_panel(interaction, live.row.id, said)


async def chosen_table(desk: Desk, interaction: Interaction, table: str | None) -> Live | None:
    """The table that somebody means; None when he must say which."""
    if table:
        number = await table_number(desk, interaction, table)
        if number is None:
            return None
        live = await desk.tables.get(number)
        require_seat(live, interaction.user.id)
        return live
    try:
        return await desk.table(interaction)
    except Refused as refused:
        if refused.text.key == "which-table":
            return None
        raise


async def table_number(desk: Desk, interaction: Interaction, given: str) -> int | None:
    """A table by its number, or by its game or channel typed; None when several fit."""
    if given.isdecimal() and len(given) <= 18:
        return int(given)
    named = []
    for live in await desk.playable(interaction.user.id):
        name = name_of(interaction.client, interaction.user.id, live, desk.lang_of(interaction))
        named += [(part, str(live.row.id)) for part in (name, *name.split(" · "))]
    found = typed.meant(given, named)
    if not found:
        raise Refused("no-such-table")
    return int(found[0]) if len(found) == 1 else None


async def show_turns(desk: Desk, interaction: Interaction, words: Words) -> None:
    """All tables of a player, with what he owes first; he can act from here."""
    content, view = await turns_of(desk, interaction.client, interaction.user.id, words)
    await whisper(interaction, content, view)


async def turns_of(
    desk: Desk, client: discord.Client, user: int, words: Words
) -> tuple[str, discord.ui.View]:
    lines: dict[bool, list[str]] = {True: [], False: []}
    rows = Rows()
    for table_id in await desk.store.tables_of(user):
        async with desk.tables.locked(table_id, opened=False) as live:
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
    if live.fault is not None:
        return words.say("turns-unopened", channel=channel, why=words(live.fault)), False
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
    name = getattr(channel, "name", str(live.row.id))
    said = f"{'⏳ ' if owed else ''}{Words(lang, live.row.game).say('title')} · #{name}"
    return Label(shorten(said, shown(said)))


@turn.autocomplete("answer")
async def answers(interaction: Interaction, current: str) -> list[Choice[str]]:
    desk = desk_of(interaction)
    try:
        live = await chosen_table(desk, interaction, getattr(interaction.namespace, "table", None))
        if live is None:
            return []
        lang = desk.lang_of(interaction)
        async with desk.tables.locked(live.row.id) as now:  # not an ask that is not stored yet
            ask = now.playing.pending.get(require_seat(now, interaction.user.id))
            found = typed.suggest(ask, current, now.words(lang).labels) if ask else []
    except Refused:
        return []
    return [Choice(name=name, value=value) for name, value in found]


@turn.autocomplete("table")
async def tables(interaction: Interaction, current: str) -> list[Choice[str]]:
    desk = desk_of(interaction)
    lang = desk.lang_of(interaction)
    found = []
    for live in await desk.playable(interaction.user.id):
        name = name_of(interaction.client, interaction.user.id, live, lang)
        if current.casefold() in name.casefold():
            found.append(Choice(name=name, value=str(live.row.id)))
    return found[:CHOICES]


@app_commands.command(name="undo", description=english("command-undo"))
@everywhere
async def undo(interaction: Interaction) -> None:
    async with replying(interaction) as (desk, words):
        live = await desk.table(interaction)
        old = await desk.play.undo(live.row.id, interaction.user.id)
        await desk.show_own_panel(interaction, live.row.id, words.say("undone"), draft=old)


# Looking


@app_commands.command(name="board", description=english("command-board"))
@everywhere
async def board(interaction: Interaction) -> None:
    async with replying(interaction) as (desk, _):
        meant = await desk.table(interaction, running=False)

        def compose(live: Live, words: Words) -> posts.Show:
            live.require_begun()
            playing = live.row.status == PLAYING
            said = posts.status(live, words) if playing else words.say("board")
            return posts.Show(said, whole=True)

        await desk.reply(interaction, meant.row.id, compose)


@app_commands.command(name="secret", description=english("command-secret"))
@everywhere
async def secret(interaction: Interaction) -> None:
    async with replying(interaction) as (desk, _):
        await show_secret(desk, interaction, (await desk.table(interaction)).row.id)


@app_commands.command(name="rules", description=english("command-rules"))
@app_commands.describe(
    game=english("command-rules-game"),
    about=english("command-rules-about"),
)
@app_commands.choices(game=games())
@everywhere
async def rules(
    interaction: Interaction, game: str | None = None, about: str | None = None
) -> None:
    async with replying(interaction) as (desk, _):
        key = game or (await desk.table(interaction, running=False, opened=False)).row.game
        if about is not None:
            content, files = await pages.about(desk, interaction, key, about)
            await whisper(interaction, content, files=files)
            return
        content, view = await pages.rules(desk, interaction, key, 0)
        await whisper(interaction, content, view, await pages.legend(desk, interaction, key))


@rules.autocomplete("about")
async def topics(interaction: Interaction, current: str) -> list[Choice[str]]:
    desk = desk_of(interaction)
    try:
        game = getattr(interaction.namespace, "game", None)
        key = game or (await desk.table(interaction, running=False, opened=False)).row.game
    except Refused:
        return []
    if key not in GAMES:
        return []
    named = pages.topics(key, Words(desk.lang_of(interaction), key))
    return [
        Choice(name=name[:100], value=topic)
        for name, topic in named.items()
        if current.casefold() in name.casefold()
    ][:CHOICES]


@app_commands.command(name="help", description=english("command-help"))
@everywhere
async def help_(interaction: Interaction) -> None:
    async with replying(interaction) as (_, words):
        await whisper(interaction, words.say("help"))


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (
    play,
    join,
    leave,
    start,
    turn,
    undo,
    board,
    secret,
    rules,
    help_,
)
