"""Composes what the courier carries, from the table as it is at that moment, and sends it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

import discord
from discord import ui

from bot.chat import posts
from bot.chat.pictures import Frame, RenderQueue, frame
from bot.language.story import paragraphs
from bot.store.database import Store
from bot.store.rows import LIVE, PERMISSION, PLAYING, BlockedRow, OutRow, PanelRow
from bot.tables import votes
from bot.tables.answers import saved_draft
from bot.tables.registry import Live, Tables, channel_place, user_at, user_place

log = logging.getLogger(__name__)

GROWN = 1800  # characters: a post that has grown so long is followed by a new one
IN_SIGHT = 1800.0  # seconds for which a post grows: an edit makes no unread mark
BEHIND = 10  # messages behind a post among which those of people are looked for


class Discord(Protocol):
    """What is needed of the client: channels by their ids, without a request."""

    def get_partial_messageable(self, channel: int, /) -> discord.PartialMessageable: ...

    async def create_dm(self, user: discord.abc.Snowflake, /) -> discord.DMChannel: ...

    def missing_permissions(self, channel: int, /) -> list[str]: ...

    def unarchive(self, guild: int, channel: int, /) -> None: ...


@dataclass
class Message:
    """One message on its way: text in as many parts as it needs, the rest with the last."""

    channel: discord.PartialMessageable
    parts: list[str]
    after: Callable[[Any], Awaitable[None]]  # in the transaction that notes it as sent
    view: ui.View | None = None
    frame: Frame | None = None
    mark: str = ""  # makes the names of its files unique
    pings: list[int] = field(default_factory=list)  # an edit only keeps them highlighted
    edits: int | None = None  # the message to edit, instead of a new one
    told: str = ""  # what that message tells then, apart from who is awaited


async def nothing(sent: Any) -> None:
    pass


def grow(rows: Sequence[OutRow]) -> bool:
    """Whether what they tell goes on where the newest post ends."""
    posted = [row for row in rows if row.kind == "post"]
    return bool(posted) and all(row.body.get("grows") for row in posted)


def posted_at(message: int) -> float:
    """By Discord's clock."""
    return discord.utils.snowflake_time(message).timestamp()


class Delivery:
    def __init__(
        self, client: Discord, store: Store, tables: Tables, pictures: RenderQueue
    ) -> None:
        self.client = client
        self.store = store
        self.tables = tables
        self.pictures = pictures
        # Tables and places whose newest post cannot be edited: the next one is posted anew.
        self._uneditable: set[tuple[int, str]] = set()

    async def send(self, message: Message, nonce: str, arrived: Collection[str] = ()) -> Any:
        """Send or edit; the parts before the last are plain text with nonces of their own.

        `arrived` are contents that came through earlier, and whose nonces are forgotten.
        """
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in message.pings]
        )
        if message.edits is not None:
            partial = message.channel.get_partial_message(message.edits)
            if message.parts:
                files = await self._files(message)
                return await partial.edit(
                    content=message.parts[-1],
                    view=message.view,
                    attachments=files if message.frame else discord.utils.MISSING,
                    allowed_mentions=mentions,
                )
            return await partial.edit(view=None)
        for i, part in enumerate(message.parts[:-1]):
            if part in arrived:
                continue
            await message.channel.send(
                part, nonce=f"{nonce}-{i}", allowed_mentions=discord.AllowedMentions.none()
            )
        return await message.channel.send(
            message.parts[-1],
            files=await self._files(message),
            view=message.view or discord.utils.MISSING,
            nonce=nonce,
            allowed_mentions=mentions,
        )

    async def _files(self, message: Message) -> list[discord.File]:
        """Its pictures. What cannot be drawn must not keep what is told from being told."""
        try:
            return await self.pictures.files(message.frame, message.mark)
        except Exception:
            game = message.frame.game if message.frame else ""
            log.exception("a picture of %s cannot be drawn: its post goes without it", game)
            return []

    async def compose(
        self, rows: Sequence[OutRow], begin: Callable[[], Awaitable[None]]
    ) -> Message | None:
        """The message for these rows, or None when it is out of date.

        `begin` is awaited while the table stands still: from then on the set of rows is fixed.
        """
        row = rows[0]
        # Before the table is locked: nobody at it should wait while a DM is being opened.
        channel = await self._channel(row.place)
        buried = grow(rows) and await self._is_buried(row, channel)
        async with self.tables.locked(row.table_id, opened=False) as live:
            if live.fault is not None and row.kind not in ("note", "strip", "knock"):
                if live.row.status not in LIVE:  # nobody will ever open it again
                    return None
                live.require_opened()
            await begin()
            if row.kind in ("post", "refresh"):
                return await self._post(live, rows, buried)
            if row.kind == "ask":
                return await self._ask(live, row, channel)
            if row.kind == "brief":
                return await self._brief(live, row, channel)
            if row.kind == "follow":
                return await self._follow(live, row, channel)
            if row.kind == "vote":
                return await self._vote(live, row, channel)
            if row.kind == "strip":
                panel = await self.store.panel(row.table_id, row.place)
                if panel is not None and panel.message == row.body["message"]:
                    return None  # it carries the buttons again
                channel = self.client.get_partial_messageable(row.body["channel"])
                return Message(channel, [], nothing, edits=row.body["message"])
            if row.kind == "knock":
                return Message(channel, [row.body["text"]], lambda sent: self._dms_are_open(row))
            pings = row.body.get("pings", [])
            return Message(channel, [row.body["text"]], nothing, pings=pings)

    async def _channel(self, place: str) -> discord.PartialMessageable:
        kind, _, key = place.partition(":")
        if kind == "channel":
            return self.client.get_partial_messageable(int(key))
        person = await self.store.person(int(key))
        if person.dm is None:
            person.dm = (await self.client.create_dm(discord.Object(int(key)))).id
            await self.store.change_person(person.user, dm=person.dm)
        return self.client.get_partial_messageable(person.dm)

    async def _is_buried(self, row: OutRow, channel: discord.PartialMessageable) -> bool:
        """Whether the newest post is too old to grow, or people have written since.

        Discord is asked: what it tells of a channel with an interaction is lost in discord.py,
        whose own cache knows of messages only with the intent for all of them. A later try
        decides as the first one did: what an edit may have told must not be posted as well.
        """
        panel = await self.store.panel(row.table_id, row.place)
        if panel is None:
            return False
        now = self.tables.clock() if row.tried_at is None else row.tried_at
        if now - posted_at(panel.message) > IN_SIGHT:
            return True
        behind = channel.history(limit=BEHIND, after=discord.Object(panel.message))
        return any(
            [
                not message.author.bot and (row.tried_at is None or posted_at(message.id) <= now)
                async for message in behind
            ]
        )

    async def _post(self, live: Live, rows: Sequence[OutRow], buried: bool) -> Message | None:
        place = channel_place(live)
        channel = self.client.get_partial_messageable(live.row.channel)
        posted = [row for row in rows if row.kind == "post"]
        panel = await self.store.panel(live.row.id, place)
        editable = panel is not None and (live.row.id, place) not in self._uneditable
        if not posted:
            waiting = await self.store.waiting_at(place)
            newer = any(row.kind == "post" and row.table_id == live.row.id for row in waiting)
            if newer or (not editable and live.row.status not in LIVE):
                return None  # the old post must not tell what the new one will
            if editable:
                assert panel is not None
                show = posts.post(live, panel.text, await self._closed(live))
                parts = posts.split(show.content)[-1:]
                edits, pings = panel.message, show.pings
                return Message(channel, parts, nothing, show.view, pings=pings, edits=edits)
        said = ""
        for row in posted:
            said = posts.grown(said, row.body["text"], row.body.get("head", ""))
        mark = str(rows[0].batch or rows[0].id)
        if editable and grow(rows) and not buried:
            assert panel is not None
            longer = posts.grown(panel.text, said, posted[0].body.get("head", ""))
            show = posts.post(live, longer, await self._closed(live))
            if len(show.content) <= GROWN:
                return Message(
                    channel,
                    [show.content],
                    lambda sent: self.store.set_panel(replace(panel, text=longer)),
                    show.view,
                    frame(live, show, live.row.lang),
                    mark,
                    show.pings,
                    edits=panel.message,
                    told=longer,
                )
        *before, told = posts.parts_of_story(said, len(live.seats))
        show = posts.post(live, told, await self._closed(live))
        return Message(
            channel,
            [*before, *posts.split(show.content)],
            lambda sent: self._now_here(live, place, sent, told),
            show.view,
            frame(live, show, live.row.lang),
            mark,
            [user for user in self._named(live, posted) if f"<@{user}>" in show.content],
        )

    def _named(self, live: Live, posted: Sequence[OutRow]) -> list[int]:
        """Whom a post tells that a decision is his, if it still is."""
        named = [(seat, serial) for row in posted for seat, serial in row.body.get("named", ())]
        return [
            user
            for seat, serial in dict.fromkeys(named)
            if (user := live.seats[seat].user) is not None and live.seats[seat].serial == serial
        ]

    async def post_anew(self, rows: Sequence[OutRow]) -> None:
        """What was to be edited is gone, in an archived thread (only sending revives that), of
        another application, or too old for so many edits."""
        row = rows[0]
        if row.kind in ("post", "refresh"):
            self._uneditable.add((row.table_id, row.place))
            return
        async with self.store.transaction():
            if row.kind == "vote":
                await votes.posted(self.store, row.body["vote"], None)
            else:
                await self.store.sent(rows)

    async def _now_here(self, live: Live, place: str, sent: Any, told: str = "") -> None:
        self._uneditable.discard((live.row.id, place))
        await self.store.move_panel(PanelRow(live.row.id, place, sent.channel.id, sent.id, told))

    async def _closed(self, live: Live) -> list[int]:
        """The seats whose players cannot be reached by DM."""
        return [
            seat.seat
            for seat in live.seats
            if seat.user is not None and (await self.store.person(seat.user)).dm_closed
        ]

    async def _ask(
        self, live: Live, row: OutRow, channel: discord.PartialMessageable
    ) -> Message | None:
        seat = live.seats[row.body["seat"]]
        if live.row.status != PLAYING or live.session is None or seat.user is None:
            return None
        if seat.serial != row.body["serial"] or seat.seat not in live.session.pending:
            return None
        person = await self.store.person(seat.user)
        words = live.words(person.lang)
        if person.dm_closed:
            told = row.body["reminder"] or row.body.get("alone")
            return self._ask_in_channel(live, seat.user) if told else None
        above = words.say(
            "reminder-head" if row.body["reminder"] else "ask-head",
            title=words.say("title"),
            channel=await self._link(live),
        )
        show = posts.own_panel(live, seat, person.lang, saved_draft(seat), above)
        self.client.unarchive(live.row.guild, live.row.channel)
        return self._panel(live, row, channel, show, person.lang)

    def _panel(
        self,
        live: Live,
        row: OutRow,
        channel: discord.PartialMessageable,
        show: posts.Show,
        lang: str,
    ) -> Message:
        """A player's own panel, which carries his buttons from now on."""
        return Message(
            channel,
            posts.split(show.content),
            lambda sent: self._now_here(live, row.place, sent),
            show.view,
            frame(live, show, lang),
            str(row.id),
        )

    async def _link(self, live: Live) -> str:
        """To the newest post of a table."""
        panel = await self.store.panel(live.row.id, channel_place(live))
        if panel is None:
            return f"<#{live.row.channel}>"
        return f"https://discord.com/channels/{live.row.guild}/{panel.channel}/{panel.message}"

    def _ask_in_channel(self, live: Live, user: int) -> Message:
        """For somebody with closed DMs, where no post has named him."""
        said = live.words().say("reminder-in-channel", player=f"<@{user}>")
        channel = self.client.get_partial_messageable(live.row.channel)
        return Message(channel, [said], nothing, pings=[user])

    async def _brief(
        self, live: Live, row: OutRow, channel: discord.PartialMessageable
    ) -> Message | None:
        """For somebody who has just sat down in the middle of a game: where it stands."""
        seat = live.seats[row.body["seat"]]
        if live.row.status != PLAYING or seat.user is None:
            return None
        if user_place(seat.user) != row.place:
            return None  # he has left again, and what the next one may see is not for him
        person = await self.store.person(seat.user)
        if person.dm_closed:
            owes = seat.seat in live.playing.pending
            return self._ask_in_channel(live, seat.user) if owes else None
        words = live.words(person.lang)
        told = [words.say("brief", title=words.say("title"), channel=await self._link(live))]
        said = await self.store.lines(live.row.id, live.row.saved_moves)
        known = [line for line in said if line.to in (None, seat.seat)]
        told.append(paragraphs(known, words))
        show = posts.own_panel(live, seat, person.lang, above="\n".join(told))
        return self._panel(live, row, channel, show, person.lang)

    async def _follow(
        self, live: Live, row: OutRow, channel: discord.PartialMessageable
    ) -> Message | None:
        """A turn for somebody who looks on: what everybody may know, in his language."""
        user = user_at(row.place)
        person = await self.store.person(user)
        if person.dm_closed or user not in await self.store.followers(live.row.id):
            return None
        words = live.words(person.lang)
        above = words.say("follow-head", title=words.say("title"), channel=await self._link(live))
        lines = await self.store.lines(live.row.id, row.body["epoch"], row.body["before"])
        told = paragraphs([line for line in lines if line.to is None], words)
        show = posts.Show(f"{above}\n{told}")
        drawing = frame(live, show, person.lang)
        return Message(channel, posts.split(show.content), nothing, None, drawing, str(row.id))

    async def _vote(
        self, live: Live, row: OutRow, channel: discord.PartialMessageable
    ) -> Message | None:
        vote = await votes.load(self.store, row.body["vote"])
        if vote is None:
            return None
        show = posts.ballot(live, vote)
        missing = [
            seat.user
            for seat in vote.voters(live)
            if vote.outcome is None and seat.user is not None and str(seat.user) not in vote.ballots
        ]
        mentions = " ".join(f"<@{user}>" for user in missing)
        content = f"{show.content}\n{mentions}".strip()
        if vote.message is not None:
            edits = vote.message
            return Message(channel, [content], nothing, show.view, pings=missing, edits=edits)

        async def posted(sent: Any) -> None:
            await votes.posted(self.store, vote.id, sent.id)

        now = self.tables.clock()
        named = [user for user in missing if (await self.store.person(user)).reachable(now)]
        return Message(channel, [content], posted, show.view, pings=named)

    async def _dms_are_open(self, row: OutRow) -> None:
        await self.store.put_person(user_at(row.place), dm_closed=False)

    async def blocked(self, row: OutRow, why: str) -> BlockedRow:
        """Remember that a channel cannot be written to, and tell those whom it concerns by DM:
        the players of a locked thread, the host of a table without permission."""
        live = await self.tables.get(row.table_id, opened=False)
        people = [seat.user for seat in live.seats if seat.user is not None]
        blocked = BlockedRow(row.place, row.table_id, live.row.guild, why)
        missing = self.client.missing_permissions(live.row.channel)
        async with self.store.transaction():
            await self.store.block(blocked)
            for user in people:
                if why == PERMISSION and user != live.row.host:
                    continue
                words = live.words((await self.store.person(user)).lang)
                said = posts.cannot_post(live, words, why, missing)
                await self.tables.note(live, user_place(user), said)
        return blocked

    async def dm_refused(self, rows: Sequence[OutRow]) -> None:
        """Remember it, and tell the player once, in the channel, what to do instead."""
        user = user_at(rows[0].place)
        known = (await self.store.person(user)).dm_closed
        live = await self.tables.get(rows[0].table_id, opened=False)
        away = live.row.rests_since is not None  # they share no server with Herald any more
        async with self.store.transaction():
            await self.store.sent(rows)
            if away:
                return
            await self.store.put_person(user, dm_closed=True)
            if not known:
                said = live.words().say("dm-closed", player=f"<@{user}>")
                body = {"text": said, "pings": [user]}
                place = channel_place(live)
                await self.store.post(OutRow(live.row.id, place, "note", body))
