"""Buttons, menus and forms with which a player answers: at once, put together, or typed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from discord import ui

from bot.chat.delivery.pictures import frame
from bot.chat.messages import panels, posts, typed
from bot.chat.messages.custom_ids import Press
from bot.chat.replies import REQUEST_FAILED, show_own_panel, show_secret, whisper
from bot.chat.router import Acknowledge, Pressed, Who, button, data
from bot.chat.services import Interaction, Services
from bot.errors import Refused, Stale
from bot.language.texts import Labels, Words
from bot.tables.actors import require_seat
from bot.tables.reactions import STANDING
from games.core import Answer, Ask, IllegalAnswer

SETTLE = 0.15  # seconds without a further press before a draft is drawn


# The way to one's own panel


@button("turn", who=Who.SEATED)
async def turn(pressed: Pressed) -> None:
    await show_own_panel(pressed, pressed.press.table)


@button("secret", who=Who.SEATED)
async def secret(pressed: Pressed) -> None:
    await show_secret(pressed, pressed.press.table)


# At once


@button("pick", who=Who.SEAT)
async def pick(pressed: Pressed) -> None:
    await answer(pressed, panels.picked(pressed.ask, pressed.press.arg))


@button("menu", who=Who.SEAT)
async def menu(pressed: Pressed) -> None:
    await answer(pressed, pressed.values)


@button("submit", who=Who.SEAT, private=True)
@button("seal", who=Who.SEAT, private=True)  # on panels that an earlier version has sent
async def submit(pressed: Pressed) -> None:
    await answer(pressed, decoded(pressed.ask, pressed.press.arg))


@button("sure", who=Who.SEAT)
async def sure(pressed: Pressed) -> None:
    """Take an answer whose player has been warned."""
    ask, arg = pressed.ask, pressed.press.arg
    keys = panels.picked(ask, arg) if ask.most == 1 else decoded(ask, arg)
    await answer(pressed, keys, sure=True)


async def answer(pressed: Pressed, keys: Sequence[str], sure: bool = False) -> None:
    """Store a player's answer; their own panel becomes a receipt or shows what comes next.

    Where it would waste something, they are asked once more instead, unless they are `sure`.
    """
    services, press = pressed.services, pressed.press
    if not sure and await show_warning(pressed, tuple(keys)):
        return
    done = await services.play.answer(
        press.table, pressed.actor.user, press.seat, press.serial, keys, pressed.on_own_panel
    )
    if pressed.on_own_panel:
        live = await services.tables.get(press.table)
        confirmation = posts.confirmation(done, live.words(pressed.lang))
        await show_own_panel(pressed, press.table, confirmation, in_place=True)


async def show_warning(pressed: Pressed, keys: Answer) -> bool:
    """Say what an answer would waste, in place of the panel or to this player alone; return
    whether there was anything to say."""
    check_draft(pressed.ask, keys)
    warned = posts.warned(pressed.live, pressed.ask, pressed.lang, keys)
    if warned is None:
        return False
    if pressed.on_own_panel:
        await pressed.interaction.edit_original_response(content=warned.content, view=warned.view)
    else:
        await whisper(pressed.interaction, warned.content, warned.view)
    return True


@button("undo", private=True)
async def undo(pressed: Pressed) -> None:
    press = pressed.press
    old = await pressed.services.play.undo(press.table, pressed.actor.user, press.serial)
    await show_own_panel(pressed, press.table, in_place=True, draft=old)


# Passing in advance


@button("standing", who=Who.SEATED)
async def set_standing(pressed: Pressed) -> None:
    standing = pressed.press.arg or None
    if standing is not None and standing not in STANDING:
        raise Refused("unknown-button")
    table = pressed.press.table
    await pressed.services.play.set_standing(table, pressed.actor.user, standing)
    await show_own_panel(pressed, table, in_place=pressed.on_own_panel)


# Put together


@button("draft", who=Who.SEAT, private=True, acknowledge=Acknowledge.EDIT)
async def set_draft(pressed: Pressed) -> None:
    before = pressed.services.drafts.get(pressed.press)
    pressed.services.drafts.put(pressed.press, decoded(pressed.ask, pressed.press.arg))
    await show_draft(pressed, before)


@button("clear", who=Who.SEAT, private=True, acknowledge=Acknowledge.EDIT)
async def clear_draft(pressed: Pressed) -> None:
    before = pressed.services.drafts.get(pressed.press)
    pressed.services.drafts.put(pressed.press, ())
    await show_draft(pressed, before)


@button("add", who=Who.SEAT, private=True, acknowledge=Acknowledge.EDIT)
async def add(pressed: Pressed) -> None:
    before = pressed.services.drafts.get(pressed.press)
    key, *base = decoded(pressed.ask, pressed.press.arg, extra=1)
    add_to_draft(pressed, tuple(base), key)
    await show_draft(pressed, before)


@button("addone", who=Who.SEAT, private=True, acknowledge=Acknowledge.EDIT)
async def add_from_menu(pressed: Pressed) -> None:
    before = pressed.services.drafts.get(pressed.press)
    for key in pressed.values[:1]:
        add_to_draft(pressed, decoded(pressed.ask, pressed.press.arg[1:]), key)
    await show_draft(pressed, before)


def add_to_draft(pressed: Pressed, base: Answer, key: str) -> None:
    """Add one more, if the ask allows it."""
    drafts = pressed.services.drafts
    before = drafts.get(pressed.press)
    drafts.add(pressed.press, base, key)
    try:
        check_draft(pressed.ask, drafts.get(pressed.press))
    except Refused:
        drafts.put(pressed.press, before)
        raise


async def show_draft(pressed: Pressed, before: Answer) -> None:
    """Show the panel with the longer line at once; its picture when no further press has come.

    What cannot be shown was not done: the draft is then as it was before.
    """
    drafts, press, live = pressed.services.drafts, pressed.press, pressed.live
    interaction = pressed.interaction
    draft = drafts.get(press)
    check_draft(pressed.ask, draft)
    display = posts.own_panel(live, live.seats[press.seat], pressed.lang, draft)
    try:
        if interaction.response.is_done():
            await interaction.edit_original_response(content=display.content, view=display.view)
        else:
            await interaction.response.edit_message(content=display.content, view=display.view)
    except REQUEST_FAILED:
        if drafts.get(press) == draft:
            drafts.put(press, before)
        raise
    drawing = frame(live, display, pressed.lang)
    await asyncio.sleep(SETTLE)
    if drafts.get(press) == draft:
        files = await pressed.services.pictures.files(drawing)
        if drafts.get(press) == draft:
            await interaction.edit_original_response(attachments=files)


def check_draft(ask: Ask, draft: Answer) -> None:
    """Refuse a draft that is wrong in any other way than too short."""
    try:
        msgspec.structs.replace(ask, least=0).check(draft)
    except IllegalAnswer as illegal:
        raise Refused(illegal.text.key, **illegal.text.args) from None


def decoded(ask: Ask, encoded: str, extra: int = 0) -> Answer:
    try:
        return panels.decode_draft(ask, encoded, extra)
    except IllegalAnswer as illegal:
        raise Refused(illegal.text.key, **illegal.text.args) from None


@button("save", who=Who.SEAT, private=True)
async def save(pressed: Pressed) -> None:
    """Keep an answer that is used only if the player runs out of time."""
    services, press, ask = pressed.services, pressed.press, pressed.ask
    draft = decoded(ask, press.arg)
    user = pressed.actor.user
    given = await services.play.save_draft(press.table, user, press.seat, press.serial, draft)
    live = await services.tables.get(press.table)
    words = live.words(pressed.lang)
    above = words.say("saved", answer=panels.draft_line(ask, given, words))
    await show_own_panel(pressed, press.table, above, in_place=True, draft=given)


# Typed


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
    words = pressed.live.words(pressed.lang)
    await answer(pressed, read_typed(pressed.ask, form_value(pressed.interaction), words))


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
    try:
        return typed.read(ask, content, words.labels)
    except IllegalAnswer as illegal:
        raise Refused(illegal.text.key, **illegal.text.args) from None


async def answer_typed(
    services: Services, user: int, lang: str, table_id: int, content: str
) -> str:
    """Read what somebody typed as their answer, and store it; return what they are told."""
    async with services.tables.locked(table_id) as live:  # not an ask that is not stored yet
        seat = require_seat(live, user)
        ask = live.playing.pending.get(seat)
        if ask is None:
            raise Refused("answer-not-asked", players=live.awaited)
        words = live.words(lang)
        serial = live.seats[seat].serial
        keys = read_typed(ask, content, words)
        if warned := posts.warned(live, ask, lang, keys):
            return warned.content + "\n" + words.say("warned-typed")
    try:
        done = await services.play.answer(table_id, user, seat, serial, keys, shows_next=True)
    except Stale:
        return words.say("moved-on")
    return posts.confirmation(done, words)
