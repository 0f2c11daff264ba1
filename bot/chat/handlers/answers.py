"""Buttons and menus with which a player answers: at once, or put together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence

import msgspec

from bot.chat.delivery.pictures import own_frame
from bot.chat.handlers.lessons import answer_in_lesson
from bot.chat.messages import panels, posts
from bot.chat.messages.posts import Display
from bot.chat.replies import (
    REQUEST_FAILED,
    change_panel,
    is_layout,
    share_draft,
    show_display,
    show_own_panel,
    show_secret,
    whisper,
)
from bot.chat.router import Acknowledge, Pressed, Who, button
from bot.errors import OutdatedError, Refused, Stale
from bot.tables.actors import require_seat
from bot.tables.answers import chosen, warnings, what_is_final
from bot.tables.fairness import submitted_receipt
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
    await answer(pressed, decoded(pressed.ask, pressed.press.arg), submitted=True)


@button("back", who=Who.SEAT, private=True)
async def go_back(pressed: Pressed) -> None:
    """Show the panel again to somebody who was asked whether they are sure, and is not."""
    await show_own_panel(pressed, pressed.press.table, in_place=True)


@button("sure", who=Who.SEAT)
async def sure(pressed: Pressed) -> None:
    """Take an answer whose player was asked whether they are sure."""
    await answer(pressed, answer_in(pressed.ask, pressed.press.arg), sure=True)


@button("yes", who=Who.SEAT, private=True)
async def sure_beside_post(pressed: Pressed) -> None:
    """The same where the answer was pressed on a post, on which its player goes on: what comes
    next reaches them as if they had not been asked."""
    press, live = pressed.press, pressed.live
    done = await pressed.services.play.answer(
        *(press.table, pressed.actor.user, press.seat, press.serial),
        answer_in(pressed.ask, press.arg),
        shows_next=False,
    )
    said = live.words(pressed.lang)(chosen(done.ask, done.answer, done.receipt is not None))
    await change_panel(pressed.interaction, Display(said), [])


def answer_in(ask: Ask, arg: str) -> Answer:
    """Return the answer in the id of a button that asks once more."""
    return panels.picked(ask, arg) if ask.most == 1 else decoded(ask, arg)


async def answer(
    pressed: Pressed, keys: Sequence[str], sure: bool = False, submitted: bool = False
) -> None:
    """Store a player's answer; their own panel becomes a receipt or shows what comes next.

    Where it would waste something or could not be undone, they are asked once more instead, unless
    they are `sure` or never want to be asked. What was put together and `submitted` has been looked
    at already: only what it would waste is said.
    """
    services, press = pressed.services, pressed.press
    if pressed.live.row.lesson is not None:
        await answer_in_lesson(pressed, keys)
        return
    if not sure and await ask_again(pressed, tuple(keys), submitted):
        return
    done = await services.play.answer(
        press.table, pressed.actor.user, press.seat, press.serial, keys, pressed.on_own_panel
    )
    if pressed.on_own_panel:
        live = await services.tables.get(press.table)
        confirmation = posts.confirmation(done, live.words(pressed.lang))
        remains = chosen(done.ask, done.answer, done.receipt is not None)
        await show_own_panel(pressed, press.table, confirmation, in_place=True, remains=remains)


async def ask_again(pressed: Pressed, keys: Answer, submitted: bool) -> bool:
    """Say what an answer would lead to, in place of the panel or to this player alone; return
    whether there was anything to say."""
    check_draft(pressed.ask, keys)
    if not (await pressed.services.store.person(pressed.actor.user)).confirms:
        return False
    would = warnings(pressed.ask, keys)
    if not submitted:
        would += what_is_final(pressed.live, pressed.ask, keys)
    if not would:
        return False
    own = pressed.on_own_panel
    display = posts.are_you_sure(pressed.live, pressed.ask, pressed.lang, keys, would, own)
    if own:
        await change_panel(pressed.interaction, display, [])
    else:
        await show_display(pressed, display)
    return True


@button("undo", private=True)
async def undo(pressed: Pressed) -> None:
    press = pressed.press
    old = await pressed.services.play.undo(press.table, pressed.actor.user, press.serial)
    await show_own_panel(pressed, press.table, in_place=True, draft=old)


@button("receipt", who=Who.SEATED, private=True)
async def show_receipt(pressed: Pressed) -> None:
    """Show a player what they can prove their answer with, as long as it is secret."""
    live = pressed.live
    receipt = submitted_receipt(live, require_seat(live, pressed.actor.user))
    if receipt is None:
        raise Stale
    said = pressed.words.say("receipt-details", hash=receipt.hash, salt=receipt.salt)
    await whisper(pressed.interaction, said)


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
    if pressed.ask.is_whole(key):
        await answer_with(pressed, key)
        return
    add_to_draft(pressed, tuple(base), key)
    await show_draft(pressed, before)


@button("addone", who=Who.SEAT, private=True, acknowledge=Acknowledge.EDIT)
async def add_from_menu(pressed: Pressed) -> None:
    before = pressed.services.drafts.get(pressed.press)
    for key in pressed.values[:1]:
        if pressed.ask.is_whole(key):
            await answer_with(pressed, key)
            return
        add_to_draft(pressed, decoded(pressed.ask, pressed.press.arg[1:]), key)
    await show_draft(pressed, before)


async def answer_with(pressed: Pressed, key: str) -> None:
    """Give an option that is an answer by itself, whatever was put together before."""
    if not pressed.interaction.response.is_done():
        await pressed.interaction.response.defer()
    await answer(pressed, (key,))


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
    if is_layout(interaction):
        await show_draft_at_once(pressed, display, before)
        return
    try:
        if interaction.response.is_done():
            await interaction.edit_original_response(content=display.content, view=display.view)
        else:
            await interaction.response.edit_message(content=display.content, view=display.view)
    except REQUEST_FAILED:
        if drafts.get(press) == draft:
            drafts.put(press, before)
        raise
    await share_draft(pressed.services, press)
    drawing = await own_frame(
        pressed.services.store, live, display, interaction.user.id, pressed.lang
    )

    async def is_newest() -> bool:
        return drafts.get(press) == draft

    await asyncio.sleep(SETTLE)
    with contextlib.suppress(OutdatedError):
        files = await pressed.services.pictures.files(drawing, wanted=is_newest)
        if await is_newest():
            await interaction.edit_original_response(attachments=files)


async def show_draft_at_once(pressed: Pressed, display: Display, before: Answer) -> None:
    """Show the longer line with its picture, when no further press has come: the picture of a
    layout cannot be changed alone."""
    drafts, press, interaction = pressed.services.drafts, pressed.press, pressed.interaction
    draft = drafts.get(press)
    try:
        if not interaction.response.is_done():
            await interaction.response.defer()
        drawing = await own_frame(
            pressed.services.store, pressed.live, display, interaction.user.id, pressed.lang
        )

        async def is_newest() -> bool:
            return drafts.get(press) == draft

        await asyncio.sleep(SETTLE)
        with contextlib.suppress(OutdatedError):
            files = await pressed.services.pictures.files(drawing, wanted=is_newest)
            await change_panel(interaction, display, files)
            await share_draft(pressed.services, press)
    except REQUEST_FAILED:
        if drafts.get(press) == draft:
            drafts.put(press, before)
        raise


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
