"""Buttons, menus and forms: each press is acknowledged, checked, handed on and answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Any, cast

from bot.chat.messages import custom_ids
from bot.chat.messages.custom_ids import NOBODY, Press
from bot.chat.messages.posts import Display
from bot.chat.replies import (
    acknowledge,
    change_panel,
    report_error,
    show_own_panel,
    warn_if_blocked,
)
from bot.chat.requests import Request, actor_of
from bot.chat.services import Interaction, Services
from bot.errors import Refused, Stale
from bot.language.texts import Words
from bot.store.rows import ABANDONED, FINISHED
from bot.tables.actors import require_host, require_own_seat, require_seat
from bot.tables.model import Live
from games.core import Ask, Text, text


class Who(Enum):
    """Who may press a button. Where more decides than that, the table says it."""

    ANYBODY = auto()
    SEATED = auto()  # whoever sits at the table
    HOST = auto()
    SEAT = auto()  # the player whose decision is in the id, as long as it is open


class Acknowledge(Enum):
    """How Discord learns within three seconds that a press has arrived."""

    DEFER = auto()  # before anything is read or written
    THINK = auto()  # the same, but they see that an answer is on its way
    EDIT = auto()  # by the changed panel, if the table is in memory: else as DEFER
    FORM = auto()  # by the form that opens


@dataclass(frozen=True)
class Pressed(Request):
    """A press, with what its button was found to need."""

    press: Press
    found: Live | None
    asked: Ask | None

    @property
    def live(self) -> Live:
        """The table of a button that not anybody may press."""
        assert self.found is not None
        return self.found

    @property
    def ask(self) -> Ask:
        """The open decision, of a button for its seat."""
        assert self.asked is not None
        return self.asked

    @property
    def values(self) -> list[str]:
        """What was chosen in a menu."""
        return [str(value) for value in data(self.interaction).get("values", [])]


Handler = Callable[[Pressed], Awaitable[None]]


@dataclass(frozen=True)
class Button:
    handler: Handler
    who: Who
    private: bool
    acknowledge: Acknowledge


BUTTONS: dict[str, Button] = {}

NOT_THEIRS = ("not-your-seat", "not-at-this-table")
ENDED = {FINISHED: text("game-is-over"), ABANDONED: text("abandoned")}


def button(
    verb: str,
    *,
    who: Who = Who.ANYBODY,
    private: bool = False,
    acknowledge: Acknowledge = Acknowledge.DEFER,
) -> Callable[[Handler], Handler]:
    """Register what happens when a button (or menu, or form) with this verb in its id is used.

    `private`: the answer changes the message that it is on, which must not be a public one.
    """

    def register(handler: Handler) -> Handler:
        BUTTONS[verb] = Button(handler, who, private, acknowledge)
        return handler

    return register


async def route(services: Services, interaction: Interaction) -> None:
    """Carry out a press by its custom id; whatever happens, the player gets an answer."""
    request = Request(services, interaction, actor_of(interaction))
    press = custom_ids.read(str(data(interaction).get("custom_id")))
    found = BUTTONS.get(press.verb) if press is not None else None
    try:
        if press is None or found is None:
            await acknowledge(request)
            raise Refused("unknown-button")
        if defers(services, press, found):
            await acknowledge(request)
        if found.private and not request.on_own_panel:
            raise Refused("unknown-button")
        if press.outdated:
            raise Refused("restored-button")
        pressed = await checked(request, press, found)
        if found.acknowledge is Acknowledge.THINK:
            await acknowledge(request, thinking=True)
        await found.handler(pressed)
        await warn_if_blocked(request, press.table)
    except Stale:
        assert press is not None
        await show_current_panel(request, press)
    except Exception as error:
        table = press.table if press else None
        words = await words_at(request, table)
        if table is not None and (over := await why_over(request, table, error)) is not None:
            await end_panel(request, words(over))
        else:
            await report_error(interaction, words, error, table)


def defers(services: Services, press: Press, found: Button) -> bool:
    if found.acknowledge is Acknowledge.EDIT:
        return services.tables.in_memory(press.table) is None
    return found.acknowledge is Acknowledge.DEFER


async def checked(request: Request, press: Press, found: Button) -> Pressed:
    """Let those pass who may press the button.

    It does not wait for the table: a press must be acknowledged in time. What it finds is stored,
    since the panel with this serial was shown, and no answer of another changes its ask.
    """
    tables = request.services.tables
    live = tables.in_memory(press.table)
    ask = None
    unread = live is None and found.acknowledge is Acknowledge.FORM  # checked when it comes back
    if found.who is not Who.ANYBODY and not unread:
        live = live or await tables.get(press.table)
        if found.who is Who.SEATED:
            require_seat(live, request.actor.user)
        elif found.who is Who.HOST:
            require_host(live, request.actor)
        else:
            press = addressed(live, press, request.actor.user)
            ask = open_decision(live, press, request.actor.user)
    return Pressed(request.services, request.interaction, request.actor, press, live, ask)


def addressed(live: Live, press: Press, user: int) -> Press:
    """Return a press with the seat whose decision it is. Buttons with which several may react carry
    none, and the number of the window instead of a serial."""
    if press.seat != NOBODY:
        return press
    seat = require_seat(live, user)
    if press.serial != live.row.window:
        raise Stale
    if seat not in live.playing.pending:
        raise Refused("answer-not-asked", players=live.awaited)
    return replace(press, seat=seat, serial=live.seats[seat].serial)


def open_decision(live: Live, press: Press, user: int) -> Ask:
    """Return the ask of a panel that is still the present one, for its own player."""
    pending = live.playing.pending
    if press.seat not in range(len(live.seats)):
        raise Refused("unknown-button")
    require_own_seat(live, press.seat, user)
    if live.seats[press.seat].serial != press.serial or press.seat not in pending:
        raise Stale
    return pending[press.seat]


async def show_current_panel(request: Request, press: Press) -> None:
    """Say that a press was on an old panel, and show the present one."""
    interaction = request.interaction
    try:
        if not interaction.response.is_done():
            await interaction.response.defer()
        above = request.words.say("moved-on")
        await show_own_panel(request, press.table, above, in_place=request.on_own_panel)
    except Exception as error:
        await report_error(interaction, request.words, error, press.table)


async def why_over(request: Request, table: int, error: Exception) -> Text | None:
    """Return why a player's own panel can never be used again, if that was refused: their game has
    ended, or they have no seat any more."""
    if not isinstance(error, Refused) or not request.on_own_panel:
        return None
    row = await request.services.store.table(table)
    if error.text.key == "not-playing" and row is not None:
        return ENDED.get(row.status)
    seats = await request.services.store.seats(table)
    seated = any(seat.user == request.actor.user for seat in seats)
    return error.text if error.text.key in NOT_THEIRS and not seated else None


async def end_panel(request: Request, said: str) -> None:
    """Say in place of a player's own panel that it is over: only they see it, so that nobody could
    change it before they pressed."""
    interaction = request.interaction
    try:
        if not interaction.response.is_done():
            await interaction.response.defer()
        await change_panel(interaction, Display(said), [])
    except Exception as error:
        await report_error(interaction, request.words, error)


async def words_at(request: Request, table: int | None) -> Words:
    """A refusal may speak of the game's own things."""
    if table is None:
        return request.words
    try:
        return (await request.services.tables.get(table)).words(request.lang)
    except Exception:  # what went wrong is being told
        return request.words


def data(interaction: Interaction) -> dict[str, Any]:
    return cast("dict[str, Any]", interaction.data or {})
