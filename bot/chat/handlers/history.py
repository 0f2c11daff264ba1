"""Buttons of a replay: a game step by step, and films of it."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import discord
from discord import ui

from bot.chat.delivery.drawings import Frame
from bot.chat.messages import pages
from bot.chat.messages.custom_ids import Press
from bot.chat.messages.panels import Rows
from bot.chat.messages.posts import split
from bot.chat.replies import whisper
from bot.chat.requests import Request
from bot.chat.router import Acknowledge, Pressed, Who, button
from bot.errors import Refused
from bot.language.story import paragraphs
from bot.language.texts import Label, Words
from bot.store.rows import PLAYING
from bot.tables.archive.history import Replay
from bot.tables.model import Live
from renderers.animation import LARGEST

ALL = "all"


# Step by step


@button("replay", private=True)
async def turn_to_step(pressed: Pressed) -> None:
    live = await pressed.services.tables.get(pressed.press.table)
    content, view, files = await step(pressed, live, pages.number(pressed.press.arg))
    await pressed.interaction.edit_original_response(content=content, view=view, attachments=files)


@button("replays")
async def open_replay(pressed: Pressed) -> None:
    """From the last post of a game, which everybody sees."""
    await show_replay(pressed, await pressed.services.tables.get(pressed.press.table))


async def show_replay(request: Request, live: Live) -> None:
    """Show a finished game from its beginning; a running one as it stands."""
    start = pages.LAST if live.row.status == PLAYING else 0
    content, view, files = await step(request, live, start)
    await whisper(request.interaction, content, view, files)


async def step(request: Request, live: Live, page: int) -> tuple[str, ui.View, list[discord.File]]:
    services, lang = request.services, request.lang
    replay = await services.replays.of(services.tables, live.row.id)
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
    content = split(f"{head}\n{paragraphs(shown.lines, words)}")[0]
    view = replay.view(shown.views[-1])
    frame = Frame(live.row.game, view, live.captions(lang))
    return content, _buttons(replay, here, live.row.id, words), await services.pictures.files(frame)


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


@button("film", private=True, acknowledge=Acknowledge.THINK)
async def film(pressed: Pressed) -> None:
    interaction, press = pressed.interaction, pressed.press
    live = await pressed.services.tables.get(press.table)
    title, file = await _film(pressed, live, pressed.lang)
    rows = Rows()
    if interaction.guild_id is not None and live.seat_of(pressed.actor.user) is not None:
        rows.button(pressed.words.labels.say("button-share"), replace(press, verb="share"))
    await whisper(interaction, title, rows.view(), [file])


@button("share", who=Who.SEATED, private=True)
async def share(pressed: Pressed) -> None:
    """Show a film to everybody, in the table's language."""
    title, file = await _film(pressed, pressed.live, pressed.live.row.lang)
    await pressed.interaction.followup.send(title, file=file)
    await pressed.interaction.edit_original_response(view=None)


async def _film(pressed: Pressed, live: Live, lang: str) -> tuple[str, discord.File]:
    """Return a film's title and the film."""
    services, press = pressed.services, pressed.press
    replay = await services.replays.of(services.tables, live.row.id)
    turn = _turn_of(press, replay)
    limit = min(pressed.interaction.filesize_limit, LARGEST)
    film = await services.films.of(replay, turn, live.captions(lang), services.pictures, limit)
    title = _title(turn, replay, live.words(lang))
    name = f"{live.row.game}-{press.arg}.gif"
    return title, discord.File(BytesIO(film), name, description=title)


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
