"""Buttons before and after a game: join, leave, settings, start, rematch."""

from __future__ import annotations

from bot.chat import places
from bot.chat.messages import posts
from bot.chat.replies import whisper
from bot.chat.requests import Request
from bot.chat.router import Pressed, Who, button
from bot.errors import Refused
from bot.store.rows import PLAYING
from bot.tables.actors import is_host
from bot.tables.seats import ROTATED


@button("join")
async def join(pressed: Pressed) -> None:
    await sit_down(pressed, pressed.press.table)


async def sit_down(request: Request, table_id: int) -> None:
    """Take a seat at a table that is open, or one's own seat back from a stand-in."""
    services = request.services
    live = await services.tables.get(table_id)
    if live.row.status == PLAYING:
        await services.seating.take_back(table_id, request.actor)
    else:
        await services.lobby.join(table_id, request.actor)
    await whisper(request.interaction, request.words.say("joined"))
    await places.add_to_thread(request.interaction)


@button("leave")
async def leave(pressed: Pressed) -> None:
    await pressed.services.lobby.leave(pressed.press.table, pressed.actor.user)
    await whisper(pressed.interaction, pressed.words.say("left"))


@button("start")
async def start(pressed: Pressed) -> None:
    table = pressed.press.table
    live = await pressed.services.tables.get(table)
    if is_host(live, pressed.actor) and posts.needs_stand_ins(live):
        words = live.words(pressed.lang)
        offer = posts.offer_stand_ins(live, words)
        await whisper(pressed.interaction, offer, posts.start_buttons(live, words))
        return
    await pressed.services.play.start(table, pressed.actor)


@button("fill", private=True)
async def start_with_stand_ins(pressed: Pressed) -> None:
    arg = pressed.press.arg
    stand_ins = int(arg) if arg.isdecimal() and len(arg) < 3 else -1
    await pressed.services.play.start(pressed.press.table, pressed.actor, stand_ins)
    content = pressed.words.say("started")
    await pressed.interaction.edit_original_response(content=content, view=None)


@button("settings", who=Who.HOST)
async def settings(pressed: Pressed) -> None:
    words = pressed.live.words(pressed.lang)
    menus = posts.settings_menus(pressed.live, words)
    await whisper(pressed.interaction, words.say("settings"), menus)


@button("set", private=True)
async def choose_setting(pressed: Pressed) -> None:
    table, key = pressed.press.table, pressed.press.arg
    if len(pressed.values) != 1:
        raise Refused("no-such-setting")
    await pressed.services.lobby.choose_option(table, pressed.actor, key, pressed.values[0])
    live = await pressed.services.tables.get(table)
    words = live.words(pressed.lang)
    await pressed.interaction.edit_original_response(
        content=words.say("settings"), view=posts.settings_menus(live, words)
    )


@button("demo")
async def demonstrate(pressed: Pressed) -> None:
    """Open a table for whoever pressed: stand-ins take all other seats, and it begins at once."""
    services, game = pressed.services, pressed.press.arg
    place = await places.require_place(pressed.interaction)
    live = await services.lobby.open(*place, pressed.actor, game, pressed.public_lang)
    await services.play.start(live.row.id, pressed.actor, live.game.seats[-1] - 1)
    await places.add_to_thread(pressed.interaction)


@button("rematch")
async def rematch(pressed: Pressed) -> None:
    await places.require_place(pressed.interaction)
    await pressed.services.seating.rematch(pressed.press.table, pressed.actor.user, ROTATED)
    await whisper(pressed.interaction, pressed.words.say("opened"))
    await places.add_to_thread(pressed.interaction)
