"""Buttons with which those at a table decide together, and with which a seat is taken."""

from __future__ import annotations

from bot.chat import places
from bot.chat.replies import whisper
from bot.chat.router import Pressed, Who, button
from bot.errors import Refused


@button("vote")
async def vote(pressed: Pressed) -> None:
    number, _, choice = pressed.press.arg.partition(".")
    if not number.isdecimal() or len(number) > 18:
        raise Refused("vote-over")
    await pressed.services.votes.cast(int(number), pressed.actor.user, choice == "y")


@button("resume", who=Who.SEATED)
async def resume(pressed: Pressed) -> None:
    await pressed.services.votes.resume(pressed.press.table, pressed.actor.user)


@button("goon", who=Who.SEATED)
async def keep_playing(pressed: Pressed) -> None:
    await pressed.services.seating.keep_going(pressed.press.table, pressed.actor.user)


@button("take")
async def take_seat(pressed: Pressed) -> None:
    arg = pressed.press.arg
    seat = int(arg) if arg.isdecimal() and len(arg) < 3 else -1
    await pressed.services.seating.take(pressed.press.table, seat, pressed.actor)
    await whisper(pressed.interaction, pressed.words.say("joined"))
    await places.add_to_thread(pressed.interaction)
