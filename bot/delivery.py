"""Composes what the courier carries, from the table as it is at that moment, and sends it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

import discord
from discord import ui

from bot import posts
from bot.store import PLAYING, OutRow, PanelRow, Store
from bot.studio import Frame, Studio, frame
from bot.tables import Live, Tables, channel_place

GROWN = 1800  # characters: a post that has grown so long is followed by a new one


class Discord(Protocol):
    """What is needed of the client: channels by their ids, without a request."""

    def get_partial_messageable(self, channel: int, /) -> discord.PartialMessageable: ...

    async def create_dm(self, user: discord.abc.Snowflake, /) -> discord.DMChannel: ...


@dataclass
class Message:
    """One message on its way: text in as many parts as it needs, the rest with the last."""

    channel: discord.PartialMessageable
    parts: list[str]
    after: Callable[[Any], Awaitable[None]]  # in the transaction that notes it as sent
    view: ui.View | None = None
    frame: Frame | None = None
    mark: str = ""  # makes the names of its files unique
    pings: list[int] = field(default_factory=list)
    edits: int | None = None  # the message to edit, instead of a new one


async def nothing(sent: Any) -> None:
    pass


class Delivery:
    def __init__(self, client: Discord, store: Store, tables: Tables, studio: Studio) -> None:
        self.client = client
        self.store = store
        self.tables = tables
        self.studio = studio

    async def send(self, message: Message, nonce: str) -> Any:
        """Send or edit; the parts before the last are plain text with nonces of their own."""
        if message.edits is not None:
            partial = message.channel.get_partial_message(message.edits)
            if message.parts:
                files = await self.studio.files(message.frame, message.mark)
                return await partial.edit(
                    content=message.parts[-1],
                    view=message.view,
                    attachments=files or discord.utils.MISSING,
                    allowed_mentions=discord.AllowedMentions.none(),
                )
            return await partial.edit(view=None)
        for i, part in enumerate(message.parts[:-1]):
            await message.channel.send(
                part, nonce=f"{nonce}-{i}", allowed_mentions=discord.AllowedMentions.none()
            )
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in message.pings]
        )
        return await message.channel.send(
            message.parts[-1],
            files=await self.studio.files(message.frame, message.mark),
            view=message.view or discord.utils.MISSING,
            nonce=nonce,
            allowed_mentions=mentions,
        )

    async def compose(
        self, rows: Sequence[OutRow], begin: Callable[[], Awaitable[None]]
    ) -> Message | None:
        """The message for these rows, or None when it is out of date.

        `begin` is awaited while the table stands still: from then on the set of rows is fixed.
        """
        row = rows[0]
        # Before the table is locked: nobody at it should wait while a DM is being opened.
        channel = await self._channel(row.place)
        async with self.tables.locked(row.table_id) as live:
            await begin()
            if row.kind in ("post", "refresh"):
                return await self._post(live, rows)
            if row.kind == "ask":
                return await self._ask(live, row, channel)
            if row.kind == "strip":
                panel = await self.store.panel(row.table_id, row.place)
                if panel is not None and panel.message == row.body["message"]:
                    return None  # it carries the buttons again
                channel = self.client.get_partial_messageable(row.body["channel"])
                return Message(channel, [], nothing, edits=row.body["message"])
            pings = row.body.get("pings", [])
            return Message(channel, [row.body["text"]], nothing, pings=pings)

    async def _channel(self, place: str) -> discord.PartialMessageable:
        kind, _, key = place.partition(":")
        if kind == "channel":
            return self.client.get_partial_messageable(int(key))
        person = await self.store.person(int(key))
        if person.dm is None:
            person.dm = (await self.client.create_dm(discord.Object(int(key)))).id
            await self.store.save_person(person)
        return self.client.get_partial_messageable(person.dm)

    async def _post(self, live: Live, rows: Sequence[OutRow]) -> Message | None:
        place = channel_place(live)
        channel = self.client.get_partial_messageable(live.row.channel)
        posted = [row for row in rows if row.kind == "post"]
        if not posted:
            panel = await self.store.panel(live.row.id, place)
            waiting = await self.store.waiting_at(place)
            newer = any(row.kind == "post" and row.table_id == live.row.id for row in waiting)
            if panel is None or newer:  # the old post must not tell what the new one will
                return None
            show = posts.post(live, panel.text, await self._closed(live))
            parts = posts.split(show.content)[-1:]
            return Message(channel, parts, nothing, show.view, edits=panel.message)
        said = "\n".join(row.body["text"] for row in posted if row.body["text"])
        mark = str(rows[0].batch or rows[0].id)
        panel = await self.store.panel(live.row.id, place)
        if panel is not None and all(row.body.get("grows") for row in posted):
            longer = f"{panel.text}\n{said}".strip()
            show = posts.post(live, longer, await self._closed(live))
            if len(show.content) <= GROWN:
                return Message(
                    channel,
                    [show.content],
                    lambda sent: self.store.set_panel(replace(panel, text=longer)),
                    show.view,
                    frame(live, show, live.row.lang),
                    mark,
                    edits=panel.message,
                )
        *before, told = posts.split(said, posts.LONGEST - posts.room_for_status(live)) or [""]
        show = posts.post(live, told, await self._closed(live))
        return Message(
            channel,
            [*before, *posts.split(show.content)],
            lambda sent: self._now_here(live, place, sent, told),
            show.view,
            frame(live, show, live.row.lang),
            mark,
            show.pings,
        )

    async def _now_here(self, live: Live, place: str, sent: Any, told: str = "") -> None:
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
            return self._ask_in_channel(live, seat.user, row.body["reminder"])
        above = words.say(
            "reminder-head" if row.body["reminder"] else "ask-head",
            title=words.say("title"),
            channel=f"<#{live.row.channel}>",
        )
        show = posts.own_panel(live, seat, person.lang, above=above)
        return Message(
            channel,
            posts.split(show.content),
            lambda sent: self._now_here(live, row.place, sent),
            show.view,
            frame(live, show, person.lang),
            str(row.id),
        )

    def _ask_in_channel(self, live: Live, user: int, reminder: bool) -> Message | None:
        """For somebody with closed DMs. When the decision is new, the post itself names him."""
        if not reminder:
            return None
        said = live.words().say("reminder-in-channel", player=f"<@{user}>")
        channel = self.client.get_partial_messageable(live.row.channel)
        return Message(channel, [said], nothing, pings=[user])

    async def dm_refused(self, rows: Sequence[OutRow]) -> None:
        """Remember it, and tell the player once, in the channel, what to do instead."""
        user = int(rows[0].place.partition(":")[2])
        person = await self.store.person(user)
        known = person.dm_closed
        person.dm_closed = True
        live = await self.tables.get(rows[0].table_id)
        async with self.store.transaction():
            await self.store.put_person(person)
            await self.store.sent(rows)
            if not known:
                said = live.words().say("dm-closed", player=f"<@{user}>")
                body = {"text": said, "pings": [user]}
                place = channel_place(live)
                await self.store.post(OutRow(live.row.id, place, "note", body))
