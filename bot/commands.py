"""The slash commands: few, and the same for every game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from bot import pages, posts, typed
from bot.desk import Desk, Interaction, desk_of, excuse, whisper
from bot.ids import Press
from bot.panels import Rows
from bot.play import Stale
from bot.presses import read_typed, show_secret
from bot.store import OPEN, PLAYING
from bot.tables import Live, Refused
from bot.texts import Words
from games import GAMES

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
CHOICES = 25

everywhere = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
in_channels = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)


@asynccontextmanager
async def replying(interaction: Interaction) -> AsyncIterator[tuple[Desk, Words]]:
    """Acknowledge at once, then work; whatever happens, the player gets an answer."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    desk = desk_of(interaction)
    lang = await desk.lang_of(interaction)
    try:
        yield desk, Words(lang)
    except Exception as error:
        await excuse(interaction, await game_words(desk, interaction, lang), error)


async def game_words(desk: Desk, interaction: Interaction, lang: str) -> Words:
    """A refusal may speak of the game's own things."""
    try:
        return (await desk.table(interaction)).words(lang)
    except Refused:
        return Words(lang)


# Coming together


@app_commands.command(name="play", description="Open a table in this channel")
@app_commands.describe(game="Which game?")
@in_channels
async def play(interaction: Interaction, game: str) -> None:
    async with replying(interaction) as (desk, words):
        guild, channel = require_place(interaction)
        user = interaction.user
        lang = desk.public_lang(interaction)
        await desk.tables.open(guild, channel, user.id, user.display_name, game, lang)
        await whisper(interaction, words.say("opened"))


@play.autocomplete("game")
async def games(interaction: Interaction, current: str) -> list[Choice[str]]:
    lang = await desk_of(interaction).lang_of(interaction)
    titles = {key: Words(lang, key).say("title") for key in GAMES}
    return [
        Choice(name=title, value=key)
        for key, title in titles.items()
        if current.casefold() in title.casefold()
    ][:CHOICES]


@app_commands.command(name="join", description="Sit down at this channel's table")
@in_channels
async def join(interaction: Interaction) -> None:
    async with replying(interaction) as (desk, words):
        live = await desk.table(interaction)
        user = interaction.user
        await desk.tables.join(live.row.id, user.id, user.display_name)
        await whisper(interaction, words.say("joined"))


@app_commands.command(
    name="leave", description="Leave the table; in a running game a stand-in takes over"
)
@in_channels
async def leave(interaction: Interaction) -> None:
    async with replying(interaction) as (desk, words):
        live = await desk.table(interaction)
        user = interaction.user.id
        if live.row.status == PLAYING:
            seat = own_seat(live, user)
            await desk.play.stand_in(live.row.id, seat, user, moderator=False)
        else:
            await desk.tables.leave(live.row.id, user)
        await whisper(interaction, words.say("left"))


@app_commands.command(name="start", description="Begin the game (the host)")
@app_commands.describe(stand_ins="How many seats stand-ins take")
@in_channels
async def start(interaction: Interaction, stand_ins: Range[int, 0, 9] = 0) -> None:
    async with replying(interaction) as (desk, words):
        live = await desk.table(interaction)
        host = interaction.user.id == live.row.host
        if host and not stand_ins and live.row.status == OPEN and posts.needs_stand_ins(live):
            said = posts.offer_stand_ins(live, words)
            await whisper(interaction, said, posts.start_buttons(live, words))
            return
        await desk.play.start(live.row.id, interaction.user.id, stand_ins)
        await whisper(interaction, words.say("started"))


# Playing


@app_commands.command(name="turn", description="What do I owe? Answer here, by buttons or typed")
@app_commands.describe(
    answer="Your answer, typed (for example: k r a b w a)",
    table="Which table, if you play at several",
)
@everywhere
async def turn(
    interaction: Interaction, answer: str | None = None, table: str | None = None
) -> None:
    async with replying(interaction) as (desk, words):
        live = await chosen_table(desk, interaction, table)
        if live is None:
            await ask_which_table(desk, interaction, words)
        elif answer is None:
            await desk.show_own_panel(interaction, live.row.id)
        else:
            await answer_typed(desk, interaction, live, answer)


async def chosen_table(desk: Desk, interaction: Interaction, table: str | None) -> Live | None:
    """The table that somebody means; None when he must say which."""
    if table:
        if not table.isdecimal() or len(table) > 18:
            raise Refused("no-such-table")
        live = await desk.tables.get(int(table))
        own_seat(live, interaction.user.id)
        return live
    try:
        return await desk.table(interaction)
    except Refused as refused:
        if refused.text.key == "which-table":
            return None
        raise


async def ask_which_table(desk: Desk, interaction: Interaction, words: Words) -> None:
    rows = Rows()
    for table_id in (await desk.store.tables_of(interaction.user.id))[:CHOICES]:
        live = await desk.tables.get(table_id)
        rows.button(name_of(interaction, live, words.lang), Press(table_id, "turn"))
    await whisper(interaction, words.say("which-table"), rows.view())


def name_of(interaction: Interaction, live: Live, lang: str) -> str:
    """A running table's game and channel, with a mark where this player is awaited."""
    owed = live.seat_of(interaction.user.id) in live.playing.pending
    channel = interaction.client.get_channel(live.row.channel)
    name = getattr(channel, "name", str(live.row.id))
    return f"{'⏳ ' if owed else ''}{Words(lang, live.row.game).say('title')} · #{name}"


async def answer_typed(desk: Desk, interaction: Interaction, live: Live, answer: str) -> None:
    user = interaction.user.id
    seat = own_seat(live, user)
    ask = live.playing.pending.get(seat)
    if ask is None:
        raise Refused("answer-not-asked")
    words = live.words(await desk.lang_of(interaction))
    serial = live.seats[seat].serial
    keys = read_typed(ask, answer, words)
    try:
        done = await desk.play.answer(live.row.id, user, seat, serial, keys, in_panel=True)
        said = posts.told(done, words)
    except Stale:
        said = words.say("moved-on")
    await desk.show_own_panel(interaction, live.row.id, said)


@turn.autocomplete("answer")
async def answers(interaction: Interaction, current: str) -> list[Choice[str]]:
    desk = desk_of(interaction)
    try:
        live = await chosen_table(desk, interaction, getattr(interaction.namespace, "table", None))
        if live is None:
            return []
        ask = live.playing.pending.get(own_seat(live, interaction.user.id))
    except Refused:
        return []
    if ask is None:
        return []
    words = live.words(await desk.lang_of(interaction))
    return [Choice(name=name, value=value) for name, value in typed.suggest(ask, current, words)]


@turn.autocomplete("table")
async def tables(interaction: Interaction, current: str) -> list[Choice[str]]:
    desk = desk_of(interaction)
    lang = await desk.lang_of(interaction)
    found = []
    for table_id in await desk.store.tables_of(interaction.user.id):
        name = name_of(interaction, await desk.tables.get(table_id), lang)
        if current.casefold() in name.casefold():
            found.append(Choice(name=name[:100], value=str(table_id)))
    return found[:CHOICES]


@app_commands.command(name="undo", description="Take back your last answer, while that is fair")
@everywhere
async def undo(interaction: Interaction) -> None:
    async with replying(interaction) as (desk, words):
        live = await desk.table(interaction)
        old = await desk.play.undo(live.row.id, interaction.user.id)
        await desk.show_own_panel(interaction, live.row.id, words.say("undone"), draft=old)


# Looking


@app_commands.command(name="board", description="The board as it is now")
@everywhere
async def board(interaction: Interaction) -> None:
    async with replying(interaction) as (desk, words):
        live = await desk.table(interaction, running=False)
        if live.session is None:
            raise Refused("not-playing")
        said = words.say("board")
        if live.row.status == PLAYING:
            said = posts.status(live, live.words(words.lang))
        await desk.reply(interaction, live, posts.Show(said, whole=True))


@app_commands.command(name="secret", description="What only you may see")
@everywhere
async def secret(interaction: Interaction) -> None:
    async with replying(interaction) as (desk, _):
        await show_secret(desk, interaction, await desk.table(interaction))


@app_commands.command(name="log", description="What has happened so far")
@everywhere
async def log(interaction: Interaction) -> None:
    async with replying(interaction) as (desk, _):
        live = await desk.table(interaction, running=False)
        content, view = await pages.log(desk, interaction, live, pages.LAST)
        await whisper(interaction, content, view)


@app_commands.command(name="rules", description="How a game is played, on a few pages")
@app_commands.describe(
    game="Which game? That of this channel, if you leave it out",
    about="A card, character, site or ability that you want explained",
)
@everywhere
async def rules(
    interaction: Interaction, game: str | None = None, about: str | None = None
) -> None:
    async with replying(interaction) as (desk, _):
        key = game or (await desk.table(interaction, running=False)).row.game
        if about is not None:
            content, files = await pages.about(desk, interaction, key, about)
            await whisper(interaction, content, files=files)
            return
        content, view = await pages.rules(desk, interaction, key, 0)
        await whisper(interaction, content, view, await pages.legend(desk, interaction, key))


rules.autocomplete("game")(games)


@rules.autocomplete("about")
async def topics(interaction: Interaction, current: str) -> list[Choice[str]]:
    desk = desk_of(interaction)
    try:
        game = getattr(interaction.namespace, "game", None)
        key = game or (await desk.table(interaction, running=False)).row.game
    except Refused:
        return []
    if key not in GAMES:
        return []
    named = pages.topics(key, Words(await desk.lang_of(interaction), key))
    return [
        Choice(name=name[:100], value=topic)
        for name, topic in named.items()
        if current.casefold() in name.casefold()
    ][:CHOICES]


@app_commands.command(name="help", description="How Herald works")
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
    log,
    rules,
    help_,
)


def own_seat(live: Live, user: int) -> int:
    seat = live.seat_of(user)
    if seat is None:
        raise Refused("not-at-this-table")
    return seat


def require_place(interaction: Interaction) -> tuple[int, int]:
    """Server and channel, if Herald may do there what it needs: better said before the game."""
    allowed = interaction.app_permissions
    missing = [name for name in NEEDED if not getattr(allowed, name)]
    if isinstance(interaction.channel, discord.Thread) and not allowed.send_messages_in_threads:
        missing.append("send_messages_in_threads")
    if missing:
        names = ", ".join(name.replace("_", " ") for name in missing)
        raise Refused("missing-permission", permissions=names)
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused("no-table-here")
    return interaction.guild_id, interaction.channel_id
