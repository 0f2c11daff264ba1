"""Sends what the outbox holds, and knows what Discord's refusals mean.

A message carries a nonce that Discord enforces, so that one which arrived although its sending
failed is not posted twice. Discord forgets a nonce after some minutes: then the sender looks
whether the message is there.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import aiohttp
import discord
from discord.utils import MISSING

from bot.chat.delivery.pictures import RenderQueue
from bot.chat.messages.compose import Composer, Delivery
from bot.errors import DrawingError, OutdatedError, Unloadable
from bot.outbox.messages import Ballot, Note, Redraw, from_row, to_row
from bot.outbox.panels import mend_panel, move_panel
from bot.outbox.places import channel_place, id_of, is_personal, user_place
from bot.outbox.worker import Again, Arrived, Blocked, Dropped, Failed, Held, Later, Outcome, Wait
from bot.store.rows import LOCKED, PERMISSION, BlockedRow, OutRow
from bot.tables.registry import Tables
from games.core import text

log = logging.getLogger(__name__)

FOR_POST = 1.0  # seconds until a question looks again whether the post before it is out
NONCE_MEMORY = 120.0  # seconds for which Discord surely knows a nonce
BETWEEN_PICTURES = 1.0  # seconds, of a post that grows
DRAWN = ("post", "redraw")  # kinds that show the newest picture of a table
GIVE_UP = 3  # tries, for what Discord finds malformed

DM_REFUSED = (50007, 50278)
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
THREAD_ARCHIVED, THREAD_LOCKED = 50083, 160005
OLD_MESSAGE = 30046  # and edited too often; with status 429, so discord.py waits for it first
OF_ANOTHER = 50005  # the message is another application's
NOT_EDITABLE = (UNKNOWN_MESSAGE, THREAD_ARCHIVED, OLD_MESSAGE, OF_ANOTHER)


class Sender:
    """Delivers for the outbox worker. `channel_gone` is told of channels that were deleted."""

    def __init__(
        self,
        composer: Composer,
        tables: Tables,
        pictures: RenderQueue,
        channel_gone: Callable[[int], Awaitable[None]],
    ) -> None:
        self.composer = composer
        self.tables = tables
        self.store = tables.store
        self.clock = tables.clock
        self.pictures = pictures
        self.channel_gone = channel_gone
        self._drawn_at: dict[int, float] = {}  # posts with a picture of this moment

    async def deliver(self, rows: Sequence[OutRow], known: BlockedRow | None) -> Outcome:
        """Put rows into words, send them as one message, and note where it is."""
        message = None
        try:
            if await self.composer.waits_for_post(rows):
                return Later(FOR_POST)
            message = await self.composer.compose(rows)
            if message is None:
                return await self._drop(rows)
            earlier = await self._sent_since(message, rows[0].tried_at)
            sent = next((old for old in earlier if is_it(old, message)), None)
            if sent is None:
                nonce = f"{self.store.instance}-{rows[0].batch or rows[0].id}"
                sent = await self._send(message, nonce, [old.content for old in earlier])
        except discord.HTTPException as error:  # also when a DM cannot be opened
            return await self._refused(rows, message, error, known)
        except discord.RateLimited as limited:
            if message is not None and message.edits is not None:
                return await self._post_anew(rows, message)
            return Wait(limited.retry_after)
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            why = type(error).__name__
            log.warning("outbox: no connection for message %d: %s", rows[0].id, why, extra=of(rows))
            return Failed()
        except OutdatedError:  # to be put into words again, or dropped
            return Again()
        except Unloadable:  # logged once, when it was loaded
            return Held()
        return await self._arrived(rows, message, sent)

    async def _send(self, message: Delivery, nonce: str, arrived: Collection[str]) -> Any:
        """Send or edit; the parts before the last are plain text with nonces of their own.

        `arrived` are contents that came through earlier, and whose nonces are forgotten.
        """
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in message.pings]
        )
        if message.edits is not None:
            partial = message.channel.get_partial_message(message.edits)
            return await partial.edit(
                content=message.parts[-1],
                view=message.view,
                attachments=await self._attachments(message),
                allowed_mentions=mentions,
            )
        for i, part in enumerate(message.parts[:-1]):
            if part in arrived:
                continue
            await message.channel.send(
                part, nonce=f"{nonce}-{i}", allowed_mentions=discord.AllowedMentions.none()
            )
        return await message.channel.send(
            message.parts[-1],
            files=await self._files(message),
            view=message.view or MISSING,
            nonce=nonce,
            allowed_mentions=mentions,
        )

    async def _attachments(self, message: Delivery) -> Any:
        """Return the files of a changed message; MISSING if they stay as they are.

        A post that grows is drawn again only some time after the last picture, and not at all when
        more of it is to come: words and buttons need not wait for that.
        """
        if message.frame is None:
            return [] if message.drops_pictures else MISSING
        now, again = self.clock(), self._drawn_at.get(message.edits or 0, 0.0) + BETWEEN_PICTURES
        if now < again <= now + BETWEEN_PICTURES:
            message.on_arrival = replace(message.on_arrival, redraw_at=again)
            return MISSING
        try:
            return await self._files(message)
        except OutdatedError:
            message.frame = None
            return MISSING

    async def _files(self, message: Delivery) -> list[discord.File]:
        """Return its pictures, or none if they cannot be drawn: the text must arrive."""
        try:
            return await self.pictures.files(
                message.frame, message.mark, message.patience, message.wanted
            )
        except OutdatedError:
            raise
        except DrawingError as error:
            game = message.frame.game if message.frame else ""
            log.error("a picture of %s cannot be drawn: posted without it\n%s", game, error)
            return []
        except Exception:
            game = message.frame.game if message.frame else ""
            log.exception("a picture of %s cannot be drawn: posted without it", game)
            return []

    async def _arrived(self, rows: Sequence[OutRow], message: Delivery, sent: Any) -> Outcome:
        """Note what is out, and where the buttons are now, in one transaction."""
        row = rows[0]
        async with self.store.transaction(row.table_id):
            if await self.store.sent(rows):
                await self._note_arrival(row, message, sent)
            else:
                await self._mend_overtaken(row, message)
        if row.kind == "post":
            for place in await self.store.asking(row.table_id):  # what waits for it links there
                self.store.on_post(place)
        return Arrived()

    async def _note_arrival(self, row: OutRow, message: Delivery, sent: Any) -> None:
        """Note a message that is out, inside a transaction."""
        note = message.on_arrival
        await self.store.unblock(row.place)
        if message.frame is not None and row.kind in DRAWN:
            await self.store.drop_redraw(row.table_id, row.place)
            if note.redraw_at is not None:
                again = to_row(row.table_id, row.place, Redraw(), note.redraw_at)
                await self.store.post(again)
            else:
                self._note_drawn(message.edits or sent.id)
        if note.panel is not None and message.edits is not None:
            now = await self.store.panel(note.panel.table_id, note.panel.place)
            if now is not None and now.message == message.edits:  # else the table has moved
                await self.store.set_panel(note.panel)
        elif note.panel is not None:
            here = replace(note.panel, channel=sent.channel.id, message=sent.id)
            await move_panel(self.store, here)
            self.composer.was_posted_anew(row)
        if note.vote is not None:
            await self.store.vote_posted(note.vote, sent.id)
        if note.dms_are_open:
            await self.store.put_person(id_of(row.place), dm_closed=False)

    async def _mend_overtaken(self, row: OutRow, message: Delivery) -> None:
        """Show again what is true now: our edit came late, and may have undone newer ones.

        Another process took this one for dead, and sent these rows itself. A new post needs no
        mending: by its nonce it is the one that the other process has sent.
        """
        fact, panel = from_row(row), message.on_arrival.panel
        if message.edits is None:
            return
        if isinstance(fact, Ballot):
            await self.store.post(to_row(row.table_id, row.place, fact))
        elif panel is not None:
            await mend_panel(self.store, panel)

    def _note_drawn(self, message: int) -> None:
        """Remember when a post was drawn, as long as that matters."""
        now = self.clock()
        recent = {
            other: at for other, at in self._drawn_at.items() if 0 <= now - at < BETWEEN_PICTURES
        }
        self._drawn_at = recent | {message: now}

    async def _drop(self, rows: Sequence[OutRow]) -> Outcome:
        async with self.store.transaction(rows[0].table_id):
            await self.store.sent(rows)
        return Dropped()

    # What was perhaps sent before

    async def _sent_since(self, message: Delivery, first_tried: float | None) -> list[Any]:
        """What was posted since a time whose nonces Discord has forgotten."""
        now = self.clock()
        if first_tried is None or message.edits is not None:
            return []
        if 0 <= now - first_tried <= NONCE_MEMORY:
            return []
        # If the clock was set back meanwhile, there is no telling when that was.
        after = datetime.fromtimestamp(first_tried - 5, UTC) if first_tried < now else None
        return [old async for old in message.channel.history(limit=50, after=after)]

    async def _find_edited(self, rows: Sequence[OutRow], message: Delivery) -> Any:
        """The message, if an earlier try has edited it although that seemed to fail."""
        if message.edits is None or not message.story or rows[0].tried_at is None:
            return None
        try:
            found = await message.channel.get_partial_message(message.edits).fetch()
        except discord.NotFound:
            return None
        return found if found.content.startswith(message.story) else None

    # What Discord refuses

    async def _refused(
        self,
        rows: Sequence[OutRow],
        message: Delivery | None,
        error: discord.HTTPException,
        known: BlockedRow | None,
    ) -> Outcome:
        """Find out what a refusal means for these rows."""
        row, place = rows[0], rows[0].place
        editing = message is not None and message.edits is not None
        hopeless = error.status == 400 and row.tries + 1 >= GIVE_UP
        if row.kind == "strip" and is_personal(place) and error.status in (403, 404):
            return await self._drop(
                rows
            )  # a DM channel of old: whether DMs arrive is another matter
        if error.code in DM_REFUSED:
            return await self._dm_refused(rows)
        if message is not None and editing and (error.code in NOT_EDITABLE or hopeless):
            return await self._post_anew(rows, message)
        if is_personal(place) and (error.code == UNKNOWN_CHANNEL or error.status == 403):
            return await self._open_dm_again(rows)
        if error.code == UNKNOWN_CHANNEL:
            log.warning("outbox: %s was deleted", place, extra=of(rows))
            await self.channel_gone(id_of(place))
            await self._drop(rows)
            return Arrived()  # nothing keeps it from being written to any more
        if error.code == UNKNOWN_MESSAGE:
            log.warning("outbox: message %d at %s is gone", row.id, place, extra=of(rows))
            return await self._drop(rows)
        if error.code == THREAD_LOCKED or error.status == 403:
            log.warning("outbox: may not write to %s: %s", place, error.text, extra=of(rows))
            return await self._block(row, known, locked=error.code == THREAD_LOCKED)
        if hopeless:
            log.error("outbox: Discord refuses message %d: %s", row.id, error.text, extra=of(rows))
            return await self._drop(rows)
        return Failed()

    async def _post_anew(self, rows: Sequence[OutRow], message: Delivery) -> Outcome:
        """What was to be edited is gone, in an archived thread (only sending revives that), of
        another application, or too old for so many edits."""
        edited = await self._find_edited(rows, message)
        if edited is not None:
            return await self._arrived(rows, message, edited)
        if rows[0].kind in ("post", "refresh"):
            self.composer.post_anew(rows[0])
            return Again()
        fact = from_row(rows[0])
        if isinstance(fact, Ballot):
            async with self.store.transaction(rows[0].table_id):
                await self.store.vote_posted(fact.vote, None)
            return Again()
        return await self._drop(rows)

    async def _open_dm_again(self, rows: Sequence[OutRow]) -> Outcome:
        """The channel that was stored for somebody's DMs is of no use any more."""
        if rows[0].tries + 1 >= GIVE_UP:
            return await self._dm_refused(rows)
        await self.store.change_person(id_of(rows[0].place), dm=None)
        return Failed()

    async def _dm_refused(self, rows: Sequence[OutRow]) -> Outcome:
        """Remember it, and tell the player once, in the channel, what to do instead."""
        user = id_of(rows[0].place)
        known = (await self.store.person(user)).dm_closed
        live = await self.tables.get(rows[0].table_id, opened=False)
        away = live.row.rests_since is not None  # they share no server with Herald any more
        async with self.store.transaction():
            await self.store.sent(rows)
            if not away:
                await self.store.put_person(user, dm_closed=True)
            if not away and not known:
                note = Note(text("dm-closed", player=user), [user])
                await self.tables.tell(live, channel_place(live.row.channel), note)
        return Dropped()

    async def _block(self, row: OutRow, known: BlockedRow | None, locked: bool) -> Outcome:
        """Remember that a channel cannot be written to, and tell those whom it concerns by DM:
        the players of a locked thread, the host of a table without permission."""
        why = LOCKED if locked else PERMISSION
        if known is not None and known.why == why:
            return Blocked(known)
        live = await self.tables.get(row.table_id, opened=False)
        blocked = BlockedRow(row.place, row.table_id, live.row.guild, why)
        reason = self.composer.cannot_post(live, why)
        async with self.store.transaction():
            await self.store.block(blocked)
            for seat in live.seats:
                if seat.user is not None and (locked or seat.user == live.row.host):
                    await self.tables.tell(live, user_place(seat.user), Note(reason))
        return Blocked(blocked)


def of(rows: Sequence[OutRow]) -> dict[str, int]:
    """The table, for the log."""
    return {"table": rows[0].table_id}


def is_it(old: Any, message: Delivery) -> bool:
    """Whether a message that is there is the one to be sent, or rather its last part."""
    if message.frame:
        return any(is_marked(file.filename, message.mark) for file in old.attachments)
    return bool(old.content == message.parts[-1])


def is_marked(filename: str, mark: str) -> bool:
    return filename.rpartition(".")[0].endswith(f"-{mark}")
