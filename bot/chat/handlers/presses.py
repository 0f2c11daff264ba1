"""Buttons, menus and forms: every press comes here, is acknowledged at once, and is answered."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, cast

from discord import ui

from bot.chat import custom_ids, pages, panels, places, posts, typed
from bot.chat.custom_ids import NOBODY, Press
from bot.chat.desk import DISCORD, Desk, Interaction, actor_of, excuse, whisper
from bot.chat.pictures import frame
from bot.language.texts import Labels, Words
from bot.tables import privacy
from bot.tables.actors import is_host, require_host, require_own_seat, require_seat
from bot.tables.play import Stale
from bot.tables.registry import Live, Refused
from bot.tables.seats import ROTATED
from games.core import Answer, Ask, IllegalAnswer

# Their answer changes the message that they are on, which must not be a public one.
IN_PRIVATE = (
    "fill",
    "set",
    "seal",
    "save",
    "draft",
    "clear",
    "add",
    "addone",
    "undo",
    "log",
    "replay",
    "film",
    "share",
    "rules",
)
AT_ONCE = ("add", "addone", "draft", "clear")  # their answer is the acknowledgement
OWN_WAY = ("type", "film")  # they acknowledge in another way, first of all
SETTLE = 0.15  # seconds without a further press before a plan is drawn

Handler = Callable[[Desk, Interaction, Press], Awaitable[None]]
HANDLERS: dict[str, Handler] = {}


def on(verb: str) -> Callable[[Handler], Handler]:
    def register(handler: Handler) -> Handler:
        HANDLERS[verb] = handler
        return handler

    return register


async def pressed(desk: Desk, interaction: Interaction) -> None:
    """Route a press by its custom id."""
    press = custom_ids.read(str(data(interaction).get("custom_id")))
    words = Words(desk.lang_of(interaction))
    try:
        if not answers_at_once(desk, press):
            await desk.acknowledge(interaction)
        if press is None or press.verb not in HANDLERS:
            raise Refused("unknown-button")
        if press.verb in IN_PRIVATE and not is_private(interaction):
            raise Refused("unknown-button")
        if press.outdated:
            raise Refused("restored-button")
        await HANDLERS[press.verb](desk, interaction, press)
        await desk.warn_if_blocked(interaction, press.table)
    except Stale:
        await moved_on(desk, interaction, press)
    except Exception as error:
        table = press.table if press else None
        await excuse(interaction, await words_at(desk, press, words), error, table)


def answers_at_once(desk: Desk, press: Press | None) -> bool:
    """Whether the answer itself is the acknowledgement: what it takes must be in memory."""
    if press is None or press.verb in OWN_WAY:
        return press is not None
    return press.verb in AT_ONCE and desk.tables.at_hand(press.table) is not None


async def words_at(desk: Desk, press: Press | None, words: Words) -> Words:
    """A refusal may speak of the game's own things."""
    try:
        return (await desk.tables.get(press.table)).words(words.lang) if press else words
    except Exception:  # what went wrong is being told
        return words


def data(interaction: Interaction) -> dict[str, Any]:
    return cast("dict[str, Any]", interaction.data or {})


def values(interaction: Interaction) -> list[str]:
    return [str(value) for value in data(interaction).get("values", [])]


def is_private(interaction: Interaction) -> bool:
    """Whether only this player sees the message that carries the button."""
    message = interaction.message
    return message is not None and (interaction.guild_id is None or message.flags.ephemeral)


async def moved_on(desk: Desk, interaction: Interaction, press: Press | None) -> None:
    """A press on an old panel: say so, and show the present one."""
    assert press is not None
    words = Words(desk.lang_of(interaction))
    try:
        if not interaction.response.is_done():
            await interaction.response.defer()
        await desk.show_own_panel(
            interaction, press.table, words.say("moved-on"), in_place=is_private(interaction)
        )
    except Exception as error:
        await excuse(interaction, words, error, press.table)


# At the lobby


@on("join")
async def join(desk: Desk, interaction: Interaction, press: Press) -> None:
    await desk.join(interaction, press.table)
    await places.add_to_thread(interaction)


@on("leave")
async def leave(desk: Desk, interaction: Interaction, press: Press) -> None:
    await desk.tables.leave(press.table, interaction.user.id)
    await whisper(interaction, Words(desk.lang_of(interaction)).say("left"))


@on("start")
async def start(desk: Desk, interaction: Interaction, press: Press) -> None:
    live = await desk.tables.get(press.table)
    if is_host(live, actor_of(interaction)) and posts.needs_stand_ins(live):
        words = live.words(desk.lang_of(interaction))
        said = posts.offer_stand_ins(live, words)
        await whisper(interaction, said, posts.start_buttons(live, words))
        return
    await desk.play.start(press.table, actor_of(interaction))


@on("fill")
async def fill(desk: Desk, interaction: Interaction, press: Press) -> None:
    missing = int(press.arg) if press.arg.isdecimal() and len(press.arg) < 3 else -1
    await desk.play.start(press.table, actor_of(interaction), missing)
    said = Words(desk.lang_of(interaction)).say("started")
    await interaction.edit_original_response(content=said, view=None)


@on("settings")
async def settings(desk: Desk, interaction: Interaction, press: Press) -> None:
    live = await desk.tables.get(press.table)
    require_host(live, actor_of(interaction))
    words = live.words(desk.lang_of(interaction))
    await whisper(interaction, words.say("settings"), posts.settings_menus(live, words))


@on("set")
async def choose_setting(desk: Desk, interaction: Interaction, press: Press) -> None:
    chosen = values(interaction)
    if len(chosen) != 1:
        raise Refused("no-such-setting")
    await desk.tables.choose_option(press.table, actor_of(interaction), press.arg, chosen[0])
    live = await desk.tables.get(press.table)
    words = live.words(desk.lang_of(interaction))
    await interaction.edit_original_response(
        content=words.say("settings"), view=posts.settings_menus(live, words)
    )


@on("demo")
async def demonstrate(desk: Desk, interaction: Interaction, press: Press) -> None:
    """A table for whoever pressed: stand-ins take all other seats, and it begins at once."""
    place, actor = await places.require_place(interaction), actor_of(interaction)
    lang = desk.public_lang(interaction)
    live = await desk.tables.open(*place, actor, press.arg, lang)
    await desk.play.start(live.row.id, actor, live.game.seats[-1] - 1)
    await places.add_to_thread(interaction)


# At the table


@on("turn")
async def turn(desk: Desk, interaction: Interaction, press: Press) -> None:
    await desk.show_own_panel(interaction, press.table)


@on("secret")
async def secret(desk: Desk, interaction: Interaction, press: Press) -> None:
    await show_secret(desk, interaction, press.table)


async def show_secret(desk: Desk, interaction: Interaction, table_id: int) -> None:
    def compose(live: Live, words: Words) -> posts.Show:
        seat = require_seat(live, interaction.user.id)
        live.require_begun()
        return posts.Show(words.say("only-you"), seat=seat)

    await desk.reply(interaction, table_id, compose)


@on("pick")
async def pick(desk: Desk, interaction: Interaction, press: Press) -> None:
    _, ask = await present(desk, interaction, press)
    await give(desk, interaction, press, list(panels.picked(ask, press.arg)))


@on("menu")
async def menu(desk: Desk, interaction: Interaction, press: Press) -> None:
    await give(desk, interaction, press, values(interaction))


@on("seal")
async def seal(desk: Desk, interaction: Interaction, press: Press) -> None:
    _, ask = await present(desk, interaction, press)
    await give(desk, interaction, press, list(decoded(ask, press.arg)))


@on("typed")
async def typed_form(desk: Desk, interaction: Interaction, press: Press) -> None:
    live, ask = await present(desk, interaction, press)
    words = live.words(desk.lang_of(interaction))
    await give(desk, interaction, press, list(read_typed(ask, form_value(interaction), words)))


async def give(desk: Desk, interaction: Interaction, press: Press, keys: list[str]) -> None:
    """A player's answer; where he acted in private, the panel becomes his receipt or goes on."""
    in_panel = is_private(interaction)
    if press.seat == NOBODY:
        raise Refused("unknown-button")
    done = await desk.play.answer(
        press.table, interaction.user.id, press.seat, press.serial, keys, in_panel
    )
    if not in_panel:
        return
    live = await desk.tables.get(press.table)
    words = live.words(desk.lang_of(interaction))
    told = posts.told(done, words)
    await desk.show_own_panel(interaction, press.table, told, in_place=True)


@on("draft")
async def draft(desk: Desk, interaction: Interaction, press: Press) -> None:
    _, ask = await present(desk, interaction, press)
    before = desk.drafts.get(press)
    desk.drafts.put(press, decoded(ask, press.arg))
    await show_draft(desk, interaction, press, before)


@on("clear")
async def clear(desk: Desk, interaction: Interaction, press: Press) -> None:
    await present(desk, interaction, press)
    before = desk.drafts.get(press)
    desk.drafts.put(press, ())
    await show_draft(desk, interaction, press, before)


@on("add")
async def add(desk: Desk, interaction: Interaction, press: Press) -> None:
    _, ask = await present(desk, interaction, press)
    before = desk.drafts.get(press)
    key, *base = decoded(ask, press.arg, extra=1)
    add_to_draft(desk, press, ask, tuple(base), key)
    await show_draft(desk, interaction, press, before)


@on("addone")
async def add_from_menu(desk: Desk, interaction: Interaction, press: Press) -> None:
    _, ask = await present(desk, interaction, press)
    before = desk.drafts.get(press)
    for key in values(interaction)[:1]:
        add_to_draft(desk, press, ask, decoded(ask, press.arg[1:]), key)
    await show_draft(desk, interaction, press, before)


def add_to_draft(desk: Desk, press: Press, ask: Ask, base: Answer, key: str) -> None:
    """One more, if the ask allows it."""
    before = desk.drafts.get(press)
    desk.drafts.add(press, base, key)
    try:
        check_draft(ask, desk.drafts.get(press))
    except Refused:
        desk.drafts.put(press, before)
        raise


async def show_draft(desk: Desk, interaction: Interaction, press: Press, before: Answer) -> None:
    """The panel with the longer line at once; its picture when no further press has come.

    What cannot be shown was not done: the draft is then as it was before.
    """
    live, ask = await present(desk, interaction, press)
    lang = desk.lang_of(interaction)
    draft = desk.drafts.get(press)
    check_draft(ask, draft)
    show = posts.own_panel(live, live.seats[press.seat], lang, draft)
    try:
        if interaction.response.is_done():
            await interaction.edit_original_response(content=show.content, view=show.view)
        else:
            await interaction.response.edit_message(content=show.content, view=show.view)
    except DISCORD:
        if desk.drafts.get(press) == draft:
            desk.drafts.put(press, before)
        raise
    drawing = frame(live, show, lang)
    await asyncio.sleep(SETTLE)
    if desk.drafts.get(press) == draft:
        files = await desk.studio.files(drawing)
        if desk.drafts.get(press) == draft:
            await interaction.edit_original_response(attachments=files)


def check_draft(ask: Ask, draft: Answer) -> None:
    """A draft may be too short, but nothing else."""
    try:
        replace(ask, least=0).check(draft)
    except IllegalAnswer as illegal:
        raise Refused(illegal.text.key, **illegal.text.args) from None


@on("save")
async def save(desk: Desk, interaction: Interaction, press: Press) -> None:
    """Kept, and used only if the player runs out of time."""
    _, ask = await present(desk, interaction, press)
    answer = decoded(ask, press.arg)
    user = interaction.user.id
    given = await desk.play.save_draft(press.table, user, press.seat, press.serial, answer)
    live = await desk.tables.get(press.table)
    words = live.words(desk.lang_of(interaction))
    said = words.say("saved", answer=panels.draft_line(ask, given, words))
    await desk.show_own_panel(interaction, press.table, said, in_place=True, draft=given)


@on("undo")
async def undo(desk: Desk, interaction: Interaction, press: Press) -> None:
    old = await desk.play.undo(press.table, interaction.user.id, press.serial)
    await desk.show_own_panel(interaction, press.table, in_place=is_private(interaction), draft=old)


async def present(desk: Desk, interaction: Interaction, press: Press) -> tuple[Live, Ask]:
    """The table and the ask of a panel that is still the present one, for its own player.

    It does not wait for the table: a press must be acknowledged in time. What it finds is stored,
    since the panel with this serial was shown, and no answer of another changes its ask.
    """
    live = desk.tables.at_hand(press.table) or await desk.tables.get(press.table)
    session = live.playing
    if press.seat not in range(len(live.seats)):
        raise Refused("unknown-button")
    require_own_seat(live, press.seat, interaction.user.id)
    if live.seats[press.seat].serial != press.serial or press.seat not in session.pending:
        raise Stale
    return live, session.pending[press.seat]


def decoded(ask: Ask, encoded: str, extra: int = 0) -> Answer:
    try:
        return panels.decode_draft(ask, encoded, extra)
    except IllegalAnswer as illegal:
        raise Refused(illegal.text.key, **illegal.text.args) from None


def read_typed(ask: Ask, said: str, words: Words) -> Answer:
    try:
        return typed.read(ask, said, words.labels)
    except IllegalAnswer as illegal:
        raise Refused(illegal.text.key, **illegal.text.args) from None


async def give_typed(desk: Desk, user: int, lang: str, table_id: int, said: str) -> str:
    """Read what somebody typed as their answer, and store it; what they are told."""
    async with desk.tables.locked(table_id) as live:  # nobody reads an ask that is not stored yet
        seat = require_seat(live, user)
        ask = live.playing.pending.get(seat)
        if ask is None:
            raise Refused("answer-not-asked")
        words = live.words(lang)
        serial = live.seats[seat].serial
        keys = read_typed(ask, said, words)
    try:
        done = await desk.play.answer(table_id, user, seat, serial, keys, in_panel=True)
    except Stale:
        return words.say("moved-on")
    return posts.told(done, words)


# Together


@on("vote")
async def vote(desk: Desk, interaction: Interaction, press: Press) -> None:
    number, _, choice = press.arg.partition(".")
    if not number.isdecimal() or len(number) > 18:
        raise Refused("vote-over")
    await desk.votes.cast(int(number), interaction.user.id, choice == "y")


@on("resume")
async def resume(desk: Desk, interaction: Interaction, press: Press) -> None:
    await desk.votes.resume(press.table, interaction.user.id)


@on("goon")
async def go_on(desk: Desk, interaction: Interaction, press: Press) -> None:
    await desk.seating.stays(press.table, interaction.user.id)


@on("take")
async def take(desk: Desk, interaction: Interaction, press: Press) -> None:
    seat = int(press.arg) if press.arg.isdecimal() and len(press.arg) < 3 else -1
    await desk.seating.take(press.table, seat, actor_of(interaction))
    await whisper(interaction, Words(desk.lang_of(interaction)).say("joined"))
    await places.add_to_thread(interaction)


@on("rematch")
async def rematch(desk: Desk, interaction: Interaction, press: Press) -> None:
    await places.require_place(interaction)
    await desk.seating.rematch(press.table, interaction.user.id, ROTATED)
    await whisper(interaction, Words(desk.lang_of(interaction)).say("opened"))
    await places.add_to_thread(interaction)


@on("forget")
async def forget(desk: Desk, interaction: Interaction, press: Press) -> None:
    words = Words(desk.lang_of(interaction))
    await privacy.forget(desk.seating, interaction.user.id)
    desk.forget(interaction.user.id)
    await interaction.edit_original_response(content=words.say("privacy-forgotten"), view=None)


# Forms


@on("type")
async def open_form(desk: Desk, interaction: Interaction, press: Press) -> None:
    if desk.tables.at_hand(press.table):  # else it is looked at when the form comes back
        await present(desk, interaction, press)
    labels = Words(desk.lang_of(interaction)).labels
    await interaction.response.send_modal(form(press, labels))


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


def form_value(interaction: Interaction) -> str:
    """The text that was typed, wherever Discord nests it."""

    def search(part: Any) -> str | None:
        if isinstance(part, list):
            return next((found for found in map(search, part) if found is not None), None)
        if isinstance(part, dict):
            if part.get("custom_id") == "answer":
                return str(part.get("value", ""))
            return search([part.get("component"), part.get("components")])
        return None

    return search(data(interaction).get("components")) or ""


# Pages


@on("rules")
async def rules_page(desk: Desk, interaction: Interaction, press: Press) -> None:
    game, _, page = press.arg.partition(".")
    content, view = await pages.rules(desk, interaction, game, pages.number(page))
    await interaction.edit_original_response(content=content, view=view)
