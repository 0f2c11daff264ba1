"""What has happened, to be looked through: a game step by step, films of it, the log by turn."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import discord
from discord import ui

from bot.chat import pages
from bot.chat.custom_ids import Press
from bot.chat.desk import Desk, Interaction, whisper
from bot.chat.handlers.presses import on
from bot.chat.panels import Rows
from bot.chat.pictures import Frame
from bot.chat.posts import split
from bot.language.story import paragraphs
from bot.language.texts import Label, Words
from bot.store.rows import PLAYING
from bot.tables.actors import require_seat
from bot.tables.history import Replay
from bot.tables.registry import Live, Refused
from renderers.animation import LARGEST

ALL = "all"


@on("log")
async def log_page(desk: Desk, interaction: Interaction, press: Press) -> None:
    live = await desk.tables.get(press.table)
    content, view = await pages.log(desk, interaction, live, pages.number(press.arg))
    await interaction.edit_original_response(content=content, view=view)


# Step by step


@on("replay")
async def turn_to_step(desk: Desk, interaction: Interaction, press: Press) -> None:
    live = await desk.tables.get(press.table)
    content, view, files = await step(desk, interaction, live, pages.number(press.arg))
    await interaction.edit_original_response(content=content, view=view, attachments=files)


@on("replays")
async def look_back(desk: Desk, interaction: Interaction, press: Press) -> None:
    """From the last post of a game, which everybody sees."""
    await first_look(desk, interaction, await desk.tables.get(press.table))


async def first_look(desk: Desk, interaction: Interaction, live: Live) -> None:
    """A finished game from its beginning; a running one as it stands."""
    start = pages.LAST if live.row.status == PLAYING else 0
    content, view, files = await step(desk, interaction, live, start)
    await whisper(interaction, content, view, files)


async def step(
    desk: Desk, interaction: Interaction, live: Live, page: int
) -> tuple[str, ui.View, list[discord.File]]:
    replay = await desk.replays.of(desk.tables, live.row.id)
    lang = desk.lang_of(interaction)
    words = live.words(lang)
    last = len(replay.steps) - 1
    here = last if page == pages.LAST else min(page, last)
    shown = replay.steps[here]
    head = words.say(
        "replay-step",
        step=here + 1,
        steps=last + 1,
        heading=pages.turn_heading(shown.turn, replay.turns, words),
    )
    said = split(f"{head}\n{paragraphs(shown.lines, words)}")[0]
    view = replay.view(shown.views[-1])
    frame = Frame(live.row.game, view, live.plain_words(lang), None, ())
    return said, _buttons(replay, here, live.row.id, words), await desk.studio.files(frame)


def _buttons(replay: Replay, here: int, table: int, words: Words) -> ui.View:
    turn = replay.steps[here].turn
    rows = Rows()
    pages.leaf(rows, Press(table, "replay"), here, len(replay.steps) - 1)
    rows.new_row()
    _to_turn(rows, Label("⏪"), replay.begins(turn - 1), table)
    rows.button(words.labels.say("button-film-turn"), Press(table, "film", str(turn)))
    rows.button(words.labels.say("button-film-game"), Press(table, "film", ALL))
    _to_turn(rows, Label("⏩"), replay.begins(turn + 1), table)
    return rows.view()


def _to_turn(rows: Rows, label: Label, target: int | None, table: int) -> None:
    rows.button(label, Press(table, "replay", f"{target or 0}.{label}"), disabled=target is None)


# Films


@on("film")
async def film(desk: Desk, interaction: Interaction, press: Press) -> None:
    await desk.acknowledge(interaction, thinking=True)
    live = await desk.tables.get(press.table)
    lang = desk.lang_of(interaction)
    said, file = await _shot(desk, interaction, press, live, lang)
    rows = Rows()
    if interaction.guild_id is not None and live.seat_of(interaction.user.id) is not None:
        rows.button(Words(lang).labels.say("button-share"), replace(press, verb="share"))
    await whisper(interaction, said, rows.view(), [file])


@on("share")
async def share(desk: Desk, interaction: Interaction, press: Press) -> None:
    """Somebody at the table shows everybody a film, in the table's language."""
    live = await desk.tables.get(press.table)
    require_seat(live, interaction.user.id)
    said, file = await _shot(desk, interaction, press, live, live.row.lang)
    await interaction.followup.send(said, file=file)
    await interaction.edit_original_response(view=None)


async def _shot(
    desk: Desk, interaction: Interaction, press: Press, live: Live, lang: str
) -> tuple[str, discord.File]:
    """A film and its title."""
    replay = await desk.replays.of(desk.tables, live.row.id)
    turn = _turn_of(press, replay)
    limit = min(interaction.filesize_limit, LARGEST)
    data = await desk.films.of(replay, turn, live.plain_words(lang), desk.studio, limit)
    said = _title(turn, replay, live.words(lang))
    name = f"{live.row.game}-{press.arg}.gif"
    return said, discord.File(BytesIO(data), name, description=said)


def _turn_of(press: Press, replay: Replay) -> int | None:
    """The turn that is meant; None for the whole game."""
    if press.arg == ALL:
        return None
    turn = pages.number(press.arg)
    if replay.begins(turn) is None:
        raise Refused("unknown-button")
    return turn


def _title(turn: int | None, replay: Replay, words: Words) -> str:
    if turn is None:
        return words.say("film-of-game", title=words.say("title"))
    heading = pages.turn_heading(turn, replay.turns, words)
    return words.say("film-of-turn", title=words.say("title"), heading=heading)
