"""What every command and button needs, and how Herald replies to the one who used it."""

from __future__ import annotations

import logging
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import aiohttp
import discord
from discord import ui

from bot.chat import permissions, posts
from bot.chat.custom_ids import Press
from bot.chat.drafts import Drafts
from bot.chat.films import Films
from bot.chat.pictures import Frame, Studio, frame
from bot.chat.posts import Show
from bot.language.texts import FALLBACK, Words, language, spoken
from bot.store import outcome
from bot.store.database import Store
from bot.store.rows import PLAYING, PanelRow
from bot.tables.actors import Actor, require_seat
from bot.tables.answers import saved_draft
from bot.tables.history import Replays
from bot.tables.play import Play
from bot.tables.registry import Live, Refused, Tables, user_place
from bot.tables.seats import Seating
from bot.tables.votes import Votes
from games.core import Answer

log = logging.getLogger(__name__)

Interaction = discord.Interaction[discord.Client]

DISCORD = (
    discord.HTTPException,
    discord.RateLimited,
    aiohttp.ClientError,
    OSError,
)  # how a request to it fails
THINKING = discord.InteractionResponseType.deferred_channel_message
ANSWERED = "answered"  # among the extras of an interaction
EXPIRED = (10062, 40060)  # unknown to Discord by now; acknowledged before


@dataclass
class Desk:
    store: Store
    tables: Tables
    play: Play
    seating: Seating
    votes: Votes
    studio: Studio
    clock: Callable[[], float]
    lang: str  # for servers that have chosen none, and players whose language we don't speak
    drafts: Drafts = field(default_factory=Drafts)
    replays: Replays = field(default_factory=Replays)
    films: Films = field(default_factory=Films)
    _langs: dict[int, str] = field(default_factory=dict)

    async def acknowledge(self, interaction: Interaction, thinking: bool = False) -> None:
        """Before anything is read or written: Discord waits for three seconds.

        What cannot be acknowledged is not carried out: the player saw that it failed.
        """
        await interaction.response.defer(ephemeral=thinking, thinking=thinking)
        await self._remember_language(interaction)

    async def _remember_language(self, interaction: Interaction) -> None:
        """For messages that come without the player's asking."""
        user, lang = interaction.user.id, self.lang_of(interaction)
        if self._langs.get(user) == lang:
            return
        async with self._by_the_way():
            if (await self.store.person(user)).lang != lang:
                await self.store.change_person(user, lang=lang)
            self._langs[user] = lang

    @asynccontextmanager
    async def _by_the_way(self) -> AsyncIterator[None]:
        """To note something that the player did not ask for: they need not know if it fails."""
        saved = outcome.saved.get()
        try:
            yield
        except sqlite3.Error as error:
            log.warning("something by the way was not noted: %s", error)
        finally:
            outcome.saved.set(saved)

    def lang_of(self, interaction: Interaction) -> str:
        """The player's language."""
        return language(str(interaction.locale))

    def forget(self, user: int) -> None:
        self._langs.pop(user, None)

    async def join(self, interaction: Interaction, table_id: int) -> None:
        """Sit down at a table that is open, or take back one's seat from a stand-in."""
        live = await self.tables.get(table_id)
        if live.row.status == PLAYING:
            await self.seating.take_back(table_id, actor_of(interaction))
        else:
            await self.tables.join(table_id, actor_of(interaction))
        await whisper(interaction, Words(self.lang_of(interaction)).say("joined"))

    def public_lang(self, interaction: Interaction) -> str:
        """The server's language if it has chosen one, else the player's, else the host's setting.

        Only a Community can choose: of every other server Discord says en-US.
        """
        guild, locales = interaction.guild, [str(interaction.locale), self.lang]
        community = guild is not None and "COMMUNITY" in guild.features
        if community or interaction.guild_locale is not discord.Locale.american_english:
            locales.insert(0, str(interaction.guild_locale))
        return next(filter(None, map(spoken, locales)), FALLBACK)

    async def owing(self, user: int) -> list[Live]:
        """The tables at which somebody owes a decision."""
        tables = await self.playable(user)
        return [live for live in tables if live.seat_of(user) in live.playing.pending]

    async def playable(self, user: int) -> list[Live]:
        """The running tables at which somebody sits, but for those that cannot be opened."""
        tables = await self.store.tables_of(user)
        found = [await self.tables.get(table_id, opened=False) for table_id in tables]
        return [live for live in found if live.fault is None]

    async def table(
        self, interaction: Interaction, running: bool = True, opened: bool = True
    ) -> Live:
        """The table that somebody means: that of the channel, or in a DM his own."""
        if interaction.guild_id is not None and interaction.channel_id is not None:
            return await self.tables.here(interaction.channel_id, running, opened)
        mine = await self.store.tables_of(interaction.user.id)
        if not mine:
            raise Refused("no-table-of-yours")
        if len(mine) == 1:
            return await self.tables.get(mine[0])
        owing = await self.owing(interaction.user.id)
        if len(owing) == 1:
            return owing[0]
        raise Refused("which-table")

    async def show_own_panel(
        self,
        interaction: Interaction,
        table_id: int,
        above: str = "",
        in_place: bool = False,
        draft: Answer = (),
    ) -> None:
        """Show somebody what he owes at a table, here or in place of the panel he used.

        `draft` is what he begins with: his old answer, when he has taken it back; else what he
        has put together so far on another panel.
        """
        outcome.carried_out()
        lang = self.lang_of(interaction)
        async with self.tables.locked(table_id) as live:  # nobody sees what is not stored yet
            seat, show = self._own_panel(live, interaction.user.id, lang, above, draft)
            # Only what is shown need not be sent: while the picture is drawn, others may answer,
            # and a new decision be on its way to him.
            owed = live.row.status == PLAYING and seat in live.playing.pending
            serial = live.seats[seat].serial
            drawing = frame(live, show, lang)
            if owed and in_place:
                await self._panel_is_here(interaction, table_id)
        await self._send(interaction, show, drawing, in_place)
        if owed:
            async with self._by_the_way():
                await self.store.drop_ask(table_id, seat, serial, user_place(interaction.user.id))

    def _own_panel(
        self, live: Live, user: int, lang: str, above: str, draft: Answer
    ) -> tuple[int, Show]:
        seat = require_seat(live, user)
        if live.row.status != PLAYING:
            return seat, posts.owes_nothing(live, live.seats[seat], lang, above)
        slot = Press(live.row.id, "draft", "", seat, live.seats[seat].serial)
        draft = draft or self.drafts.get(slot) or saved_draft(live.seats[seat])
        return seat, posts.own_panel(live, live.seats[seat], lang, draft, above)

    async def reply_with_own_panel(
        self, message: discord.Message, table_id: int, lang: str, above: str
    ) -> None:
        """The same as an answer to a DM, which carries the decision's buttons from then on."""
        outcome.carried_out()
        user = message.author.id
        async with self.tables.locked(table_id) as live:  # nobody sees what is not stored yet
            seat, show = self._own_panel(live, user, lang, above, ())
            owed = live.row.status == PLAYING and seat in live.playing.pending
            serial = live.seats[seat].serial
            drawing = frame(live, show, lang)
        files = await self.studio.files(drawing)
        sent = await reply_to_dm(message, show.content, show.view, files)
        if owed:
            async with self._by_the_way():
                await self.store.drop_ask(table_id, seat, serial, user_place(user))
                async with self.tables.locked(table_id) as live:
                    if live.seats[seat].serial == serial:
                        panel = PanelRow(table_id, user_place(user), sent.channel.id, sent.id, "")
                        async with self.store.transaction():
                            await self.store.move_panel(panel)

    async def _panel_is_here(self, interaction: Interaction, table_id: int) -> None:
        """A DM that shows a decision in place must not lose its buttons to one sent meanwhile."""
        message = interaction.message
        if message is not None and not message.flags.ephemeral:
            place = user_place(interaction.user.id)
            panel = PanelRow(table_id, place, message.channel.id, message.id, "")
            async with self._by_the_way(), self.store.transaction():
                await self.store.move_panel(panel)

    async def reply(
        self, interaction: Interaction, table_id: int, compose: Callable[[Live, Words], Show]
    ) -> None:
        """A message for the one who acted, with its pictures; everybody else sees nothing."""
        lang = self.lang_of(interaction)
        async with self.tables.locked(table_id) as live:  # nobody sees what is not stored yet
            show = compose(live, live.words(lang))
            drawing = frame(live, show, lang)
        await self._send(interaction, show, drawing, in_place=False)

    async def _send(
        self, interaction: Interaction, show: Show, drawing: Frame | None, in_place: bool
    ) -> None:
        files = await self.studio.files(drawing)
        content = posts.split(show.content)[0]
        if in_place:
            await interaction.edit_original_response(
                content=content, view=show.view or None, attachments=files
            )
        else:
            await whisper(interaction, content, show.view, files)

    async def warn_if_blocked(self, interaction: Interaction, table: int | None = None) -> None:
        """Tell whoever acts at a table whose channel cannot be written to, and try it again."""
        channel = interaction.channel_id
        if interaction.guild_id is None:
            row = await self.store.table(table) if table is not None else None
            channel = row.channel if row is not None else None
        place = f"channel:{channel}"
        blocked = next((b for b in await self.store.blocked() if b.place == place), None)
        if blocked is None:
            return
        self.store.on_post(place)
        live = await self.tables.get(blocked.table_id, opened=False)
        words = live.words(self.lang_of(interaction))
        missing = permissions.missing_in(interaction.client, live.row.channel)
        await whisper(interaction, posts.cannot_post(live, words, blocked.why, missing))


def actor_of(interaction: Interaction) -> Actor:
    """Whoever acts, with what they may do in this channel."""
    user, allowed = interaction.user, interaction.permissions
    moderator = allowed.manage_channels or allowed.manage_guild
    return Actor(user.id, user.display_name, moderator)


def desk_of(interaction: Interaction) -> Desk:
    """The desk of the client that the interaction came to."""
    desk: Desk = interaction.client.desk  # type: ignore[attr-defined]
    return desk


async def whisper(
    interaction: Interaction,
    content: str,
    view: ui.View | None = None,
    files: list[discord.File] | None = None,
) -> None:
    """Tell only the one who acted, whether or not they have been answered already.

    While they see that Herald is thinking, the answer takes the place of that: as an edit, which
    does no harm when it is sent twice.
    """
    missing = discord.utils.MISSING
    view, files = view or missing, files or missing
    if interaction.response.type is THINKING and ANSWERED not in interaction.extras:
        await interaction.edit_original_response(content=content, view=view, attachments=files)
        interaction.extras[ANSWERED] = True
    elif interaction.response.is_done():
        await interaction.followup.send(content, view=view, files=files, ephemeral=True)
    else:
        await interaction.response.send_message(content, view=view, files=files, ephemeral=True)


async def reply_to_dm(
    message: discord.Message,
    content: str,
    view: ui.View | None = None,
    files: Sequence[discord.File] = (),
) -> discord.Message:
    """Once, although the request may be repeated: the nonce is that of the DM."""
    return await message.channel.send(
        posts.split(content)[0],
        view=view or discord.utils.MISSING,
        files=files,
        nonce=f"dm-{message.id}",
        allowed_mentions=discord.AllowedMentions.none(),
    )


async def excuse(
    interaction: Interaction, words: Words, error: BaseException, table: int | None = None
) -> None:
    """Whatever went wrong, one clear sentence to that person; faults get a number in the log."""
    if expired(error):
        log.info(TOO_LATE)
        return
    said = what_went_wrong(words, error, table)
    try:
        await whisper(interaction, said)
    except DISCORD as failed:
        log.warning("an excuse did not arrive: %s", type(failed).__name__)


def what_went_wrong(words: Words, error: BaseException, table: int | None = None) -> str:
    if isinstance(error, Refused):
        return words(error.text)
    if isinstance(error, DISCORD):
        outcome.carried_out()  # nothing is stored by way of Discord: it only is shown there
    number = secrets.token_hex(3)
    log.error("error %s", number, exc_info=error, extra={"error": number, "table": table})
    return words.say(f"went-wrong-{outcome.saved.get()}", number=number)


TOO_LATE = "a press or command had expired or was answered before; it was not carried out"


def expired(error: BaseException | None) -> bool:
    """Whether Discord takes no acknowledgement any more: so it is with what it sends once more
    after a lost connection."""
    return isinstance(error, discord.HTTPException) and error.code in EXPIRED


def no_expired(record: logging.LogRecord) -> bool:
    """A filter for the log of discord.py, which tells of late suggestions with a traceback."""
    if record.exc_info is None or not expired(record.exc_info[1]):
        return True
    log.info(TOO_LATE)
    return False
