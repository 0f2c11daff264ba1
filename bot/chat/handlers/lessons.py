"""Buttons of lessons: begin, do what is suggested, and go on to a real table."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.handlers.lobby import sit_down
from bot.chat.handlers.threads import open_table
from bot.chat.messages import guidance
from bot.chat.replies import show_own_panel
from bot.chat.requests import Request
from bot.chat.router import Pressed, Who, button
from bot.store.rows import OPEN


@button("learn")
async def learn(pressed: Pressed) -> None:
    """Take a lesson up again, or begin the one that is named."""
    game, _, lesson = pressed.press.arg.partition(".")
    await take_lesson(pressed, game, lesson)


async def take_lesson(request: Request, game: str, lesson: str = "") -> None:
    """Show somebody the lesson that they have begun in a game, or begin one. A lesson that is named
    begins from the start."""
    lessons = request.services.lessons
    live = None if lesson else await lessons.under_way(request.actor.user, game)
    if live is not None:
        said = live.words(request.lang).say("lesson-resumed")
    else:
        live = await lessons.begin(request.actor, game, request.lang, lesson)
        said = guidance.welcome(live, live.words(request.lang))
    await show_own_panel(request, live.row.id, said)


@button("follow", who=Who.SEAT, private=True)
async def follow(pressed: Pressed) -> None:
    """Do what the lesson suggests."""
    await answer_in_lesson(pressed, None)


async def answer_in_lesson(pressed: Pressed, keys: Sequence[str] | None) -> None:
    """Give a learner's answer, or the suggestion; show what came of it and what comes next."""
    press = pressed.press
    taken = await pressed.services.lessons.answer(
        press.table, pressed.actor.user, press.seat, press.serial, keys
    )
    words = pressed.live.words(pressed.lang)
    said = guidance.what_came_of_it(taken, words)
    await show_own_panel(pressed, press.table, said, in_place=pressed.on_own_panel)


@button("learned")
async def play_for_real(pressed: Pressed) -> None:
    """Join the table that is open here for the same game, or open one."""
    game, channel = pressed.press.arg, pressed.interaction.channel_id
    here = await pressed.services.store.table_in(channel) if channel is not None else None
    if here is not None and here.status == OPEN and here.game == game:
        await sit_down(pressed, here.id)
    else:
        await open_table(pressed, game, threaded=False)
