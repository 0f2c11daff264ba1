"""Buttons before and after a game: join, leave, settings, start, rematch."""

from __future__ import annotations

from bot.chat import places
from bot.chat.messages import lobby
from bot.chat.replies import whisper
from bot.chat.requests import Request
from bot.chat.router import Pressed, Who, button
from bot.errors import Refused
from bot.store.operating.server_rules import ASK, NEEDED
from bot.store.rows import OPEN, PLAYING
from bot.tables.actors import is_host, require_seat
from bot.tables.model import Live
from bot.tables.seats import ROTATED
from games.core import LEVELS, NORMAL
from games.lessons import lessons


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


# Leaving


@button("leave")
async def leave(pressed: Pressed) -> None:
    await ask_to_leave(pressed, await pressed.services.tables.get(pressed.press.table))


async def ask_to_leave(request: Request, live: Live) -> None:
    """Ask whoever wants to leave once more: it says what happens then."""
    seat = require_seat(live, request.actor.user)
    question, view = lobby.leave_question(live, seat, live.words(request.lang))
    await whisper(request.interaction, question, view)


@button("leaving", who=Who.SEATED, private=True)
async def really_leave(pressed: Pressed) -> None:
    """Leave the table, or hand the seat to a stand-in, if the question was about that."""
    services, live, user = pressed.services, pressed.live, pressed.actor.user
    words = live.words(pressed.lang)
    seat = require_seat(live, user)
    if live.row.status != pressed.press.arg:  # the game has begun since, or is over
        if live.row.status not in (OPEN, PLAYING):
            raise Refused("not-playing")
        question, view = lobby.leave_question(live, seat, words)
        await pressed.interaction.edit_original_response(content=question, view=view)
        return
    if live.row.status == PLAYING:
        left = lobby.left_game(live, seat)
        await services.seating.stand_in(live.row.id, seat, pressed.actor)
    else:
        left = "left"
        await services.lobby.leave(live.row.id, user)
    await pressed.interaction.edit_original_response(content=words.say(left), view=None)


# Starting


@button("start")
async def start(pressed: Pressed) -> None:
    await start_or_ask(pressed, await pressed.services.tables.get(pressed.press.table))


async def start_or_ask(request: Request, live: Live) -> bool:
    """Start a game; but ask the host first who takes free seats, unless the server has rules for
    that. Return whether it has started."""
    play, table = request.services.play, live.row.id
    if live.row.status != OPEN or live.is_full or not is_host(live, request.actor):
        await play.start(table, request.actor)  # or it is refused
        return True
    computers = (await request.services.store.server_rules(live.row.guild)).computers
    if computers == ASK:
        words = live.words(request.lang)
        buttons = lobby.start_buttons(live, words)
        await whisper(request.interaction, lobby.offer_stand_ins(live, words), buttons)
        return False
    missing = min(live.within_reach) - len(live.seats)
    await play.start(table, request.actor, missing if computers == NEEDED else 0)
    return True


@button("level", private=True)
async def choose_level(pressed: Pressed) -> None:
    """Offer the computer players of another level to whoever starts the game."""
    live = await pressed.services.tables.get(pressed.press.table)
    if len(pressed.values) != 1 or pressed.values[0] not in LEVELS:
        raise Refused("no-such-setting")
    if live.row.status != OPEN:
        raise Refused("game-has-begun" if live.row.status == PLAYING else "not-playing")
    words = live.words(pressed.lang)
    await pressed.interaction.edit_original_response(
        content=lobby.offer_stand_ins(live, words),
        view=lobby.start_buttons(live, words, pressed.values[0]),
    )


@button("fill", private=True)
async def start_with_computers(pressed: Pressed) -> None:
    """Start with so many computer players; buttons of before they had levels name none."""
    number, _, level = pressed.press.arg.partition(" ")
    computers = int(number) if number.isdecimal() and len(number) < 3 else -1
    await pressed.services.play.start(
        pressed.press.table, pressed.actor, computers, level or NORMAL
    )
    content = pressed.words.say("started")
    await pressed.interaction.edit_original_response(content=content, view=None)


@button("settings", who=Who.HOST)
async def settings(pressed: Pressed) -> None:
    words = pressed.live.words(pressed.lang)
    menus = lobby.settings_menus(pressed.live, words)
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
        content=words.say("settings"), view=lobby.settings_menus(live, words)
    )


@button("demo")
async def demonstrate(pressed: Pressed) -> None:
    """Open a table for whoever pressed: computer players take the other seats of a small table, and
    it begins at once. They are told what it is about."""
    services, game = pressed.services, pressed.press.arg
    place = await places.require_may_open(pressed)
    live = await services.lobby.open(*place, pressed.actor, game, await pressed.public_lang())
    small = next((lesson.seats for lesson in lessons(game)), live.game.seats[0])
    await services.play.start(live.row.id, pressed.actor, small - 1)
    await places.add_to_thread(pressed.interaction)
    words = live.words(pressed.lang)
    await whisper(pressed.interaction, words.say("demo-begun", aim=words.say("tagline")))


# Playing again


@button("rematch")
async def rematch(pressed: Pressed) -> None:
    await play_again(pressed, pressed.press.table, ROTATED)


async def play_again(request: Request, table_id: int, order: str) -> None:
    """Open a table for a rematch and invite the others; or join the one that invites already."""
    services, user = request.services, request.actor.user
    _, channel = await places.require_place(request.interaction)
    here = await services.store.table_in(channel)
    if here is not None and here.status == OPEN and user in here.invited:
        await sit_down(request, here.id)
        return
    await places.require_may_open(request)
    new = await services.tables.get(await services.seating.rematch(table_id, user, order))
    said = "rematch-opened" if new.row.status == OPEN else "started"
    await whisper(request.interaction, request.words.say(said))
    await places.add_to_thread(request.interaction)
