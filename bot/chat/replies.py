"""How whoever acts is answered: acknowledged, told, shown their panel, or told what went wrong."""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
from discord import ui
from discord.utils import MISSING

from bot.chat import permissions
from bot.chat.delivery.drawings import Frame
from bot.chat.delivery.pictures import own_frame
from bot.chat.messages import posts
from bot.chat.messages.custom_ids import Press
from bot.chat.messages.layout import Layout
from bot.chat.messages.panels import is_draft
from bot.chat.messages.posts import Display
from bot.chat.messages.recap import recap, tip
from bot.chat.requests import Request
from bot.chat.second_bot import ALREADY_ACKNOWLEDGED
from bot.chat.services import Interaction, Services, services_of
from bot.errors import DatabaseError, Refused
from bot.language.texts import Words
from bot.outbox.panels import move_panel, retire_panel
from bot.outbox.places import user_place
from bot.store import outcome
from bot.store.rows import PLAYING, PanelRow
from bot.tables.actors import require_seat
from bot.tables.answers import saved_draft
from bot.tables.model import Live
from games.core import Answer, Line, Text, text

log = logging.getLogger(__name__)

REQUEST_FAILED = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
THINKING = discord.InteractionResponseType.deferred_channel_message
ANSWERED = "answered"  # among the extras of an interaction
EXPIRED = (10062, ALREADY_ACKNOWLEDGED)  # the first: unknown to Discord by now
TOO_LATE = "interaction expired or already acknowledged: not carried out"


async def acknowledge(request: Request, thinking: bool = False) -> None:
    """Answer before anything is read or written: Discord waits for three seconds.

    What cannot be acknowledged is not carried out: the player saw that it failed.
    """
    await request.interaction.response.defer(ephemeral=thinking, thinking=thinking)
    await _remember_language(request)


async def _remember_language(request: Request) -> None:
    """Store it for messages that come without the player's asking."""
    services, user, lang = request.services, request.actor.user, request.lang
    if services.store.engine.alone and services.stored_langs.get(user) == lang:
        return  # else another process may have stored another one
    async with _in_passing():
        if (await services.store.person(user)).lang != lang:
            await services.store.change_person(user, lang=lang)
        services.stored_langs[user] = lang


@asynccontextmanager
async def _in_passing() -> AsyncIterator[None]:
    """Store something that the player did not ask for: they need not know if it fails."""
    saved = outcome.saved.get()
    try:
        yield
    except DatabaseError as error:
        log.warning("database: language, draft or place of a panel not saved: %s", error)
    finally:
        outcome.saved.set(saved)


# A player's own panel


async def share_draft(services: Services, slot: Press) -> None:
    """Let a panel that another process shows begin with what was put together on this one."""
    async with _in_passing():
        draft = services.drafts.get(slot)
        await services.store.share_draft(slot.table, slot.seat, slot.serial, draft)


async def show_own_panel(
    request: Request,
    table_id: int,
    above: str = "",
    in_place: bool = False,
    draft: Answer = (),
    remains: Text | None = None,
) -> None:
    """Show somebody what they owe at a table, here or in place of the panel they used.

    `draft` is what they begin with: their old answer, when they have taken it back; else what
    they have put together so far on another panel. `remains` is what the panel says when its
    time is over.
    """
    outcome.carried_out()
    services, user = request.services, request.actor.user
    async with services.tables.locked(table_id) as live:  # nobody sees what is not stored yet
        if not (above or in_place):
            above = await _what_happened(request, live)
        seat, display = await _own_panel(services, live, user, request.lang, above, draft)
        # Only what is shown need not be sent: while the picture is drawn, others may answer,
        # and a new decision be on its way to them.
        owed = live.row.status == PLAYING and seat in live.playing.pending
        serial = live.seats[seat].serial
        drawing = await own_frame(services.store, live, display, user, request.lang)
        if in_place:
            await _panel_is_here(request, table_id, serial, remains)
    await show_display(request, display, drawing, in_place)
    if owed:
        async with _in_passing():
            await services.store.drop_ask(table_id, seat, serial, user_place(user))


async def _what_happened(request: Request, live: Live) -> str:
    """Return what has happened since a player last acted, if it is their turn now."""
    seat = live.seats[require_seat(live, request.actor.user)]
    if live.row.status != PLAYING or seat.seat not in live.playing.pending:
        return ""
    return await recap(request.services.store, live, seat, live.words(request.lang))


async def _own_panel(
    services: Services, live: Live, user: int, lang: str, above: str, draft: Answer
) -> tuple[int, Display]:
    seat = require_seat(live, user)
    if live.row.status != PLAYING:
        return seat, posts.owes_nothing(live, live.seats[seat], lang, above)
    slot = Press(live.row.id, "draft", "", seat, live.seats[seat].serial)
    ask = live.playing.pending.get(seat)
    if ask is None or not is_draft(ask):
        draft = ()  # a button or a menu gives it again at once
    draft = draft or services.drafts.get(slot) or saved_draft(live.seats[seat])
    hint = await tip(services.store, live, live.seats[seat], live.words(lang))
    return seat, posts.own_panel(live, live.seats[seat], lang, draft, above, tip=hint)


async def _panel_is_here(
    request: Request, table_id: int, serial: int, remains: Text | None
) -> None:
    """A DM that shows a decision in place must not lose its buttons to one sent meanwhile; beside
    another panel that shows it, a DM with the decision before has had its time."""
    message, store = request.interaction.message, request.services.store
    place = user_place(request.actor.user)
    if message is None or message.flags.ephemeral:
        says = remains or text("question-over")
        async with _in_passing(), store.transaction(table_id):
            await retire_panel(store, table_id, place, says, serial)
    else:
        story = [Line(remains)] if remains is not None else []
        panel = PanelRow(table_id, place, message.channel.id, message.id, story, serial=serial)
        async with _in_passing(), store.transaction(table_id):
            await move_panel(store, panel)


async def answer_dm_with_own_panel(
    services: Services,
    message: discord.Message,
    table_id: int,
    lang: str,
    above: str,
    preview: Display | None = None,
) -> None:
    """Show the same as an answer to a DM, which carries the decision's buttons from then on; or
    instead of it a preview of what was typed."""
    outcome.carried_out()
    user = message.author.id
    async with services.tables.locked(table_id) as live:  # nobody sees what is not stored yet
        seat, display = await _own_panel(services, live, user, lang, above, ())
        display = preview or display
        owed = live.row.status == PLAYING and seat in live.playing.pending
        serial = live.seats[seat].serial
        drawing = await own_frame(services.store, live, display, user, lang)
    files = await services.pictures.files(drawing)
    sent = await reply_to_dm(message, display.content, display.view, files)
    if owed:
        async with _in_passing():
            await services.store.drop_ask(table_id, seat, serial, user_place(user))
            async with services.tables.locked(table_id) as live:
                if live.seats[seat].serial == serial:
                    panel = PanelRow(
                        table_id, user_place(user), sent.channel.id, sent.id, serial=serial
                    )
                    async with services.store.transaction(table_id):
                        await move_panel(services.store, panel)


# Other messages for one person


async def show(
    request: Request,
    table_id: int,
    compose: Callable[[Live, Words], Display],
    in_place: bool = False,
) -> None:
    """Show something about a table, with its pictures, to the one who acted and nobody else."""
    async with request.services.tables.locked(table_id) as live:  # not what is not stored yet
        shown = compose(live, live.words(request.lang))
        user, store = request.actor.user, request.services.store
        drawing = await own_frame(store, live, shown, user, request.lang)
    await show_display(request, shown, drawing, in_place)


async def show_secret(request: Request, table_id: int) -> None:
    """Show a player what only they may see."""

    def compose(live: Live, words: Words) -> Display:
        seat = require_seat(live, request.actor.user)
        live.require_begun()
        return Display(words.say("only-you"), seat=seat)

    await show(request, table_id, compose)


async def show_display(
    request: Request, display: Display, drawing: Frame | None = None, in_place: bool = False
) -> None:
    """Show something to the one who acted and nobody else, or in place of what they pressed."""
    files = await request.services.pictures.files(drawing)
    if in_place:
        await change_panel(request.interaction, display, files)
    elif display.layout is not None and not display.step_by_step:
        await whisper(request.interaction, None, display.layout.view(files), files)
    else:
        await whisper(request.interaction, posts.split(display.content)[0], display.view, files)


async def change_panel(
    interaction: Interaction, display: Display, files: Sequence[discord.File]
) -> None:
    """Change the message whose button was pressed. It stays what it is: plain, or a layout."""
    if is_layout(interaction):
        layout = display.layout or Layout(display.content, None, Press(0, ""), Words("en"))
        await interaction.edit_original_response(view=layout.view(files), attachments=files)
        return
    content = posts.split(display.content)[0]
    await interaction.edit_original_response(
        content=content, view=display.view or None, attachments=files
    )


def is_layout(interaction: Interaction) -> bool:
    """Return whether the message whose button was pressed is made of layout components."""
    return interaction.message is not None and interaction.message.flags.components_v2


async def warn_if_blocked(request: Request, table: int | None = None) -> None:
    """Tell whoever acts at a table whose channel cannot be written to, and try it again."""
    services, interaction = request.services, request.interaction
    channel = interaction.channel_id
    if interaction.guild_id is None:
        row = await services.store.table(table) if table is not None else None
        channel = row.channel if row is not None else None
    place = f"channel:{channel}"
    blocked = next((b for b in await services.store.blocked() if b.place == place), None)
    if blocked is None:
        return
    services.store.on_post(place)
    live = await services.tables.get(blocked.table_id, opened=False)
    missing = permissions.missing_in(interaction.client, live.row.channel)
    words = live.words(request.lang)
    await whisper(interaction, words(posts.cannot_post(live, blocked.why, missing)))


async def whisper(
    interaction: Interaction,
    content: str | None,
    view: ui.View | ui.LayoutView | None = None,
    files: list[discord.File] | None = None,
) -> None:
    """Tell only the one who acted, whether or not they have been answered already.

    While they see that Herald is thinking, the answer takes the place of that: as an edit, which
    does no harm when it is sent twice.
    """
    said: dict[str, Any] = {"view": view, "content": content}  # a layout has its words inside
    said = {name: part for name, part in said.items() if part is not None}
    if interaction.response.type is THINKING and ANSWERED not in interaction.extras:
        await interaction.edit_original_response(attachments=files or MISSING, **said)
        interaction.extras[ANSWERED] = True
    elif interaction.response.is_done():
        await interaction.followup.send(files=files or MISSING, ephemeral=True, **said)
    else:
        await interaction.response.send_message(files=files or MISSING, ephemeral=True, **said)


async def reply_to_dm(
    message: discord.Message,
    content: str,
    view: ui.View | None = None,
    files: Sequence[discord.File] = (),
) -> discord.Message:
    """Answer once, although the request may be repeated: the nonce is that of the DM."""
    return await message.channel.send(
        posts.split(content)[0],
        view=view or discord.utils.MISSING,
        files=files,
        nonce=f"dm-{message.id}",
        allowed_mentions=discord.AllowedMentions.none(),
    )


# What went wrong


async def report_error(
    interaction: Interaction, words: Words, error: BaseException, table: int | None = None
) -> None:
    """Say one clear sentence, whatever went wrong; faults get a number in the log."""
    if expired(error):
        log.info(TOO_LATE)
        if getattr(error, "code", None) == ALREADY_ACKNOWLEDGED:
            await services_of(interaction).second_bot.suspect()
        return
    content = what_went_wrong(words, error, table)
    try:
        await whisper(interaction, content)
    except REQUEST_FAILED as failed:
        log.warning("error message not delivered: %s", type(failed).__name__)


def what_went_wrong(words: Words, error: BaseException, table: int | None = None) -> str:
    if isinstance(error, Refused):
        return words(error.text)
    if isinstance(error, REQUEST_FAILED):
        outcome.carried_out()  # nothing is stored by way of Discord: it only is shown there
    number = secrets.token_hex(3)
    about = {"error": number, "table": table, "shown": True}
    log.error("error %s", number, exc_info=error, extra=about)
    return words.say(f"went-wrong-{outcome.saved.get()}", number=number)


def expired(error: BaseException | None) -> bool:
    """Whether Discord takes no acknowledgement any more: so it is with what it sends once more
    after a lost connection."""
    return isinstance(error, discord.HTTPException) and error.code in EXPIRED


def no_expired(record: logging.LogRecord) -> bool:
    """Filter the log of discord.py, which tells of late suggestions with a traceback."""
    if record.exc_info is None or not expired(record.exc_info[1]):
        return True
    log.info(TOO_LATE)
    return False
