"""Answers that are typed: in a form, in a DM, or with `/turn`.

A complete one is shown to its player before it counts, unless they want it to count at once. One
that is too short becomes a draft on their panel, where the answer is put together step by step.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from discord import ui

from bot.chat.handlers.answers import answer, check_draft
from bot.chat.messages import posts, typed
from bot.chat.messages.custom_ids import Press
from bot.chat.messages.posts import Display
from bot.chat.replies import share_draft, show, show_own_panel
from bot.chat.router import Acknowledge, Pressed, Who, button, data
from bot.chat.services import Interaction, Services
from bot.errors import Refused, Stale
from bot.language.texts import Labels, Words
from bot.tables.actors import require_seat
from bot.tables.answers import warnings
from bot.tables.model import Live
from games.core import Answer, Ask, IllegalAnswer


@dataclass(frozen=True)
class Read:
    """What comes of an answer that was typed: what its player is told above their panel, or what
    they are shown instead of it."""

    above: str = ""
    preview: Display | None = None


@button("type", who=Who.SEAT, acknowledge=Acknowledge.FORM)
async def open_form(pressed: Pressed) -> None:
    await pressed.interaction.response.send_modal(form(pressed.press, pressed.words.labels))


def form(press: Press, labels: Labels) -> ui.Modal:
    modal = ui.Modal(
        title=labels.say("form-title"),
        custom_id=str(Press(press.table, "typed", "", press.seat, press.serial)),
        timeout=None,
    )
    modal.add_item(
        ui.TextInput(label=labels.say("form-label"), custom_id="answer", max_length=typed.LONGEST)
    )
    modal.stop()  # as with views: routed by its custom id, so it survives a restart
    return modal


@button("typed", who=Who.SEAT)
async def form_returned(pressed: Pressed) -> None:
    """Take the answer if its player wants that, or show it in place of their panel."""
    live, press = pressed.live, pressed.press
    keys = read_typed(pressed.ask, form_value(pressed.interaction), live.words(pressed.lang))
    person = await pressed.services.store.person(pressed.actor.user)
    read = await unfinished(pressed.services, live, pressed.ask, keys, pressed.lang)
    if read is None and person.typed_at_once:
        await answer(pressed, keys, submitted=True)
    elif read is None:

        def compose(live: Live, words: Words) -> Display:
            return typed.preview(live, pressed.ask, words.lang, keys)

        await show(pressed, press.table, compose, in_place=pressed.on_own_panel)
    else:
        await show_own_panel(pressed, press.table, read.above, in_place=pressed.on_own_panel)


def form_value(interaction: Interaction) -> str:
    """Return the text that was typed, wherever Discord nests it."""

    def search(part: Any) -> str | None:
        if isinstance(part, list):
            return next((found for found in map(search, part) if found is not None), None)
        if isinstance(part, dict):
            if part.get("custom_id") == "answer":
                return str(part.get("value", ""))
            return search([part.get("component"), part.get("components")])
        return None

    return search(data(interaction).get("components")) or ""


def read_typed(ask: Ask, content: str, words: Words) -> Answer:
    """Return the options that were typed; refuse what cannot be part of an answer."""
    try:
        keys = typed.read(ask, content, words.labels)
    except IllegalAnswer as illegal:
        raise Refused(illegal.text.key, **illegal.text.args) from None
    check_draft(ask, keys)
    return keys


async def unfinished(
    services: Services, live: Live, ask: Ask, keys: Sequence[str], lang: str
) -> Read | None:
    """Keep an answer that is too short as a draft; return None for one that is long enough. Refuse
    one that is empty."""
    try:
        ask.check(keys)
        return None
    except IllegalAnswer as illegal:  # which can only be that it is too short
        if not keys:
            raise Refused(illegal.text.key, **illegal.text.args) from None
    slot = Press(live.row.id, "draft", "", ask.seat, live.seats[ask.seat].serial)
    services.drafts.put(slot, tuple(keys))
    await share_draft(services, slot)
    needed = ask.counted(ask.least)
    return Read(live.words(lang).say("typed-so-far", given=len(keys), needed=needed))


async def answer_typed(
    services: Services, user: int, lang: str, table_id: int, content: str
) -> Read:
    """Read what somebody typed as their answer. Store it if they want that at once; else return
    how it is shown to them."""
    person = await services.store.person(user)
    async with services.tables.locked(table_id) as live:  # not an ask that is not stored yet
        seat = require_seat(live, user)
        ask = live.playing.pending.get(seat)
        if ask is None:
            raise Refused("answer-not-asked", players=live.awaited)
        words = live.words(lang)
        serial = live.seats[seat].serial
        keys = read_typed(ask, content, words)
        if read := await unfinished(services, live, ask, keys, lang):
            return read
        if not person.typed_at_once or (person.confirms and warnings(ask, keys)):
            return Read(preview=typed.preview(live, ask, lang, keys))
    try:
        done = await services.play.answer(table_id, user, seat, serial, keys, shows_next=True)
    except Stale:
        return Read(words.say("moved-on"))
    return Read(posts.confirmation(done, words))
