"""The slash commands: few, and the same for every game."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.app_commands import Choice, Range

from bot.chat.commands.common import CHOICES, everywhere, in_channels, replying, request_of
from bot.chat.handlers.lessons import take_lesson
from bot.chat.handlers.lobby import ask_to_leave, sit_down, start_or_ask
from bot.chat.handlers.pages import show_about, show_rules
from bot.chat.handlers.threads import open_table
from bot.chat.handlers.typed_answers import answer_typed
from bot.chat.messages import pages, posts, typed
from bot.chat.messages.turns import name_of, show_turns
from bot.chat.replies import show, show_own_panel, show_secret, whisper
from bot.chat.requests import Request
from bot.chat.services import Interaction
from bot.errors import Refused
from bot.language.texts import Words, english
from bot.language.translation import choices, games
from bot.store.rows import PLAYING
from bot.tables.actors import require_seat
from bot.tables.model import Live
from bot.version import __version__
from games import GAMES
from games.core import LEVELS, NORMAL

# Coming together


@app_commands.command(name="play", description=english("command-play"))
@app_commands.describe(
    game=english("command-play-game"),
    thread=english("command-play-thread"),
)
@app_commands.choices(game=games())
@in_channels
async def play(interaction: Interaction, game: str, thread: bool = False) -> None:
    async with replying(interaction) as request:
        await open_table(request, game, thread)


@app_commands.command(name="join", description=english("command-join"))
@in_channels
async def join(interaction: Interaction) -> None:
    async with replying(interaction) as request:
        live = await request.table()
        await sit_down(request, live.row.id)


@app_commands.command(name="leave", description=english("command-leave"))
@in_channels
async def leave(interaction: Interaction) -> None:
    async with replying(interaction) as request:
        await ask_to_leave(request, await request.table())


@app_commands.command(name="start", description=english("command-start"))
@app_commands.describe(
    stand_ins=english("command-start-stand_ins"),
    level=english("command-start-level"),
)
@app_commands.choices(level=choices("level", LEVELS))
@in_channels
async def start(
    interaction: Interaction, stand_ins: Range[int, 0, 9] | None = None, level: str = NORMAL
) -> None:
    async with replying(interaction) as request:
        live = await request.table()
        if stand_ins is not None:
            await request.services.play.start(live.row.id, request.actor, stand_ins, level)
        elif not await start_or_ask(request, live):
            return
        await whisper(interaction, request.words.say("started"))


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
    async with replying(interaction) as request:
        live = await chosen_table(request, table)
        if live is None:
            await show_turns(request)
        elif answer is None:
            await show_own_panel(request, live.row.id)
        else:
            services, user = request.services, request.actor.user
            read = await answer_typed(services, user, request.lang, live.row.id, answer)
            if preview := read.preview:
                await show(request, live.row.id, lambda live, words: preview)
            else:
                await show_own_panel(request, live.row.id, read.above)


async def chosen_table(request: Request, table: str | None) -> Live | None:
    """Return the table that somebody means; None when they must say which."""
    if table:
        number = await table_number(request, table)
        if number is None:
            return None
        live = await request.services.tables.get(number)
        require_seat(live, request.actor.user)
        return live
    try:
        return await request.table()
    except Refused as refused:
        if refused.text.key == "which-table":
            return None
        raise


async def table_number(request: Request, given: str) -> int | None:
    """A table by its number, or by its game or channel typed; None when several fit."""
    if given.isdecimal() and len(given) <= 18:
        return int(given)
    named = []
    for live in await request.services.playable(request.actor.user):
        name = name_of(request.interaction.client, request.actor.user, live, request.lang)
        named += [(part, str(live.row.id)) for part in (name, *name.split(" · "))]
    found = typed.meant(given, named)
    if not found:
        raise Refused("no-such-table")
    return int(found[0]) if len(found) == 1 else None


@turn.autocomplete("answer")
async def answers(interaction: Interaction, current: str) -> list[Choice[str]]:
    request = request_of(interaction)
    try:
        live = await chosen_table(request, getattr(interaction.namespace, "table", None))
        if live is None:
            return []
        tables = request.services.tables
        async with tables.locked(live.row.id) as now:  # not an ask that is not stored yet
            ask = now.playing.pending.get(require_seat(now, request.actor.user))
            found = typed.suggest(ask, current, now.words(request.lang).labels) if ask else []
    except Refused:
        return []
    return [Choice(name=name, value=value) for name, value in found]


@turn.autocomplete("table")
async def tables(interaction: Interaction, current: str) -> list[Choice[str]]:
    request = request_of(interaction)
    lang = request.lang
    found = []
    for live in await request.services.playable(request.actor.user):
        name = name_of(interaction.client, request.actor.user, live, lang)
        if current.casefold() in name.casefold():
            found.append(Choice(name=name, value=str(live.row.id)))
    return found[:CHOICES]


@app_commands.command(name="undo", description=english("command-undo"))
@everywhere
async def undo(interaction: Interaction) -> None:
    async with replying(interaction) as request:
        live = await request.table()
        old = await request.services.play.undo(live.row.id, request.actor.user)
        await show_own_panel(request, live.row.id, request.words.say("undone"), draft=old)


# Looking


@app_commands.command(name="board", description=english("command-board"))
@everywhere
async def board(interaction: Interaction) -> None:
    async with replying(interaction) as request:
        meant = await request.table(running=False)

        def compose(live: Live, words: Words) -> posts.Display:
            live.require_begun()
            playing = live.row.status == PLAYING
            content = posts.status(live, words) if playing else words.say("board")
            return posts.Display(content, whole=True)

        await show(request, meant.row.id, compose)


@app_commands.command(name="secret", description=english("command-secret"))
@everywhere
async def secret(interaction: Interaction) -> None:
    async with replying(interaction) as request:
        await show_secret(request, (await request.table()).row.id)


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
    async with replying(interaction) as request:
        key = game or (await request.table(running=False, opened=False)).row.game
        if about is not None:
            await show_about(request, key, about)
        else:
            await show_rules(request, key)


@rules.autocomplete("about")
async def topics(interaction: Interaction, current: str) -> list[Choice[str]]:
    request = request_of(interaction)
    try:
        game = getattr(interaction.namespace, "game", None)
        key = game or (await request.table(running=False, opened=False)).row.game
    except Refused:
        return []
    if key not in GAMES:
        return []
    words = Words(request.lang, key)
    found = pages.looked_up(key, words, current) if current else pages.topics(key, words)
    return [Choice(name=name[:100], value=topic) for name, topic in found.items()][:CHOICES]


@app_commands.command(name="learn", description=english("command-learn"))
@app_commands.describe(game=english("command-learn-game"))
@app_commands.choices(game=games())
@everywhere
async def learn(interaction: Interaction, game: str) -> None:
    async with replying(interaction) as request:
        await take_lesson(request, game)


@app_commands.command(name="help", description=english("command-help"))
@app_commands.describe(topic=english("command-help-topic"))
@app_commands.choices(topic=choices("topic", ("fairness",)))
@everywhere
async def help_(interaction: Interaction, topic: str | None = None) -> None:
    async with replying(interaction) as request:
        words = request.words
        said = words.say(f"help-{topic}") if topic else words.say("help", version=__version__)
        await whisper(interaction, said)


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
    learn,
    help_,
)
