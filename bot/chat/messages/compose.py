"""Puts facts of the outbox into words and pictures, from the table as it is at that moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

import discord
from discord import ui

from bot.chat.delivery.drawings import Frame
from bot.chat.delivery.pictures import AT_LEISURE, POSTED, Wanted, frame
from bot.chat.messages import posts
from bot.chat.messages.lobby import lobby_over
from bot.chat.messages.recap import recap, tip
from bot.chat.messages.stories import details_of, go_on, grows, posted_at, shown_story
from bot.language.story import highlights, paragraphs
from bot.language.texts import Words
from bot.outbox.messages import (
    Ballot,
    Briefing,
    Note,
    OldButtons,
    Post,
    Private,
    Question,
    Redraw,
    TryDMsAgain,
    Turn,
    from_row,
)
from bot.outbox.places import channel_place, id_of, is_personal, user_place
from bot.store.rows import LIVE, OPEN, PLAYING, OutRow, PanelRow, Person
from bot.tables.answers import saved_draft
from bot.tables.model import Live
from bot.tables.registry import Tables
from bot.tables.voting import ballots
from games.core import Line, Text, text

GROWN = 1800  # characters: a post that has grown so long is followed by a new one
IN_SIGHT = 1800.0  # seconds for which a post grows: an edit makes no unread mark
TOLD_BLINDLY = (Note, OldButtons, TryDMsAgain)  # also of a game that cannot be opened
BEHIND = 10  # messages behind a post among which those of people are looked for


class Discord(Protocol):
    """What is needed of the client: channels by their ids, without a request."""

    def get_partial_messageable(self, channel: int, /) -> discord.PartialMessageable: ...

    async def create_dm(self, user: discord.abc.Snowflake, /) -> discord.DMChannel: ...

    def missing_permissions(self, channel: int, /) -> list[str]: ...

    def unarchive(self, guild: int, channel: int, /) -> None: ...


@dataclass(frozen=True)
class OnArrival:
    """What is to be noted once a message has arrived."""

    panel: PanelRow | None = None  # it carries the buttons; message 0: wherever it is sent
    vote: int | None = None  # it shows this vote from now on
    redraw_at: float | None = None  # when its picture, left as it was, may be drawn again
    dms_are_open: bool = False


@dataclass
class Delivery:
    """One message on its way: text in as many parts as it needs, the rest with the last."""

    channel: discord.PartialMessageable
    parts: list[str]
    view: ui.View | None = None
    frame: Frame | None = None
    mark: str = ""  # makes the names of its files unique
    pings: list[int] = field(default_factory=list)  # an edit only keeps them highlighted
    edits: int | None = None  # the message to edit, instead of a new one
    drops_pictures: bool = False  # an edit without pictures removes those that were there
    story: str = ""  # of an edited message: its text, apart from who is awaited
    on_arrival: OnArrival = field(default_factory=OnArrival)
    patience: float = POSTED  # seconds by which the pictures of others may be drawn first
    wanted: Wanted | None = None  # whether its picture still is, when it comes to be drawn


class Composer:
    def __init__(self, client: Discord, tables: Tables) -> None:
        self.client = client
        self.tables = tables
        self.store = tables.store
        # Tables and places whose newest post cannot be edited: the next one is posted anew.
        self._uneditable: set[tuple[int, str]] = set()

    def post_anew(self, row: OutRow) -> None:
        """The newest post of a table cannot be edited."""
        self._uneditable.add((row.table_id, row.place))

    def was_posted_anew(self, row: OutRow) -> None:
        self._uneditable.discard((row.table_id, row.place))

    def cannot_post(self, live: Live, why: str) -> Text:
        return posts.cannot_post(live, why, self.client.missing_permissions(live.row.channel))

    async def compose(self, rows: Sequence[OutRow]) -> Delivery | None:
        """Make the message for these rows, or None when it is out of date.

        From then on the set of rows is fixed: that is noted while the table stands still.
        """
        row, fact = rows[0], from_row(rows[0])
        # Before the table is locked: nobody at it should wait while a DM is being opened.
        channel = await self._channel(row.place)
        buried = grows(rows) and await self._is_buried(row, channel)
        async with self.tables.locked(row.table_id, opened=False) as live:
            if live.unopened is not None and not isinstance(fact, TOLD_BLINDLY):
                if live.load_error is not None and live.row.status not in LIVE:
                    # nobody will ever open it again
                    return None
                live.require_opened()
            if row.batch is None:
                await self.store.begin_batch(rows, self.tables.clock())
            match fact:
                case Question():
                    return await self._question(live, row, fact, channel)
                case Private():
                    return await self._private(live, row, fact, channel)
                case Briefing():
                    return await self._briefing(live, row, fact, channel)
                case Turn():
                    return await self._turn(live, row, fact, channel)
                case Ballot():
                    return await self._ballot(live, fact, channel)
                case Redraw():
                    return await self._redraw(live, row)
                case OldButtons():
                    return await self._old_buttons(live, row, fact)
                case TryDMsAgain() | Note():
                    return await self._note(live, row, fact, channel)
                case _:
                    return await self._post(live, rows, buried)

    async def _channel(self, place: str) -> discord.PartialMessageable:
        number = id_of(place)
        if not is_personal(place):
            return self.client.get_partial_messageable(number)
        person = await self.store.person(number)
        if person.dm is None:
            person.dm = (await self.client.create_dm(discord.Object(number))).id
            await self.store.change_person(person.user, dm=person.dm)
        return self.client.get_partial_messageable(person.dm)

    async def _lang(self, live: Live, place: str) -> str:
        """The reader's language; that of the table in its channel."""
        if is_personal(place):
            return (await self.store.person(id_of(place))).lang
        return live.row.lang

    # The story of a table

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

    async def _post(self, live: Live, rows: Sequence[OutRow], buried: bool) -> Delivery | None:
        place = channel_place(live.row.channel)
        if rows[0].place != place:
            return None  # the table has moved to a thread, and is posted there
        channel = self.client.get_partial_messageable(live.row.channel)
        facts = [fact for fact in map(from_row, rows) if isinstance(fact, Post)]
        panel = await self.store.panel(live.row.id, place)
        editable = panel is not None and (live.row.id, place) not in self._uneditable
        words, closed = live.words(), await self._closed(live)
        if not facts:
            waiting = await self.store.waiting_at(place)
            newer = any(row.kind == "post" and row.table_id == live.row.id for row in waiting)
            if newer or (not editable and live.row.status not in LIVE):
                return None  # the old post must not tell what the new one will
            if editable:
                assert panel is not None
                return self._as_it_is(live, panel, closed)
        story = posts.with_submitted(go_on([], facts), live)
        called = list(dict.fromkeys(user for fact in facts for user in fact.calls))
        if called:
            story.append(Line(text("calling", player=[*called])))
        if not story and facts and live.row.status not in LIVE:
            return None  # whose turn it was is of no interest any more
        mark = str(rows[0].batch or rows[0].id)
        undone = any(fact.retracts for fact in facts)
        growing = editable and grows(rows) and panel is not None and not panel.cut
        if panel is not None and growing and (undone or not buried):
            longer = posts.with_submitted(go_on(panel.story, facts), live)
            longer_text = paragraphs(highlights(longer), words)
            display = posts.post(
                live, longer_text, closed, details_of(replace(panel, story=longer))
            )
            if undone or len(display.content) <= GROWN:
                return Delivery(
                    channel,
                    [display.content],
                    display.view,
                    frame(live, display, live.row.lang),
                    mark,
                    display.pings,
                    edits=panel.message,
                    story=longer_text,
                    on_arrival=OnArrival(replace(panel, story=longer)),
                    wanted=lambda: self._is_newest(rows),
                )
        told = paragraphs(highlights(story), words)
        *before, last = posts.parts_of_story(told, len(live.seats))
        epochs = [fact.epoch for fact in facts if fact.epoch is not None]
        posted = PanelRow(
            *(live.row.id, place, 0, 0, story),
            cut=bool(before),
            epoch=min(epochs, default=None),
            lobby=live.row.status == OPEN,
        )
        display = posts.post(live, last, closed, details_of(posted))
        named = [user for user in self._named(live, facts) if user in {*display.pings, *called}]
        named += await self._invited(live)
        return Delivery(
            channel,
            [*before, *posts.split(display.content)],
            display.view,
            frame(live, display, live.row.lang),
            mark,
            named,
            on_arrival=OnArrival(posted),
        )

    def _as_it_is(
        self, live: Live, panel: PanelRow, closed: Sequence[int], drawn: bool = False
    ) -> Delivery:
        """Change the newest post to what is true now; its picture only if it is to be `drawn`."""
        now = replace(panel, story=posts.with_submitted(panel.story, live))
        shown = shown_story(now.story, now.cut, live, live.words())
        display = posts.post(live, shown, closed, details_of(now))
        return Delivery(
            self.client.get_partial_messageable(panel.channel),
            posts.split(display.content)[-1:],
            display.view,
            frame(live, display, live.row.lang) if drawn else None,
            str(panel.message),
            pings=display.pings,
            edits=panel.message,
            on_arrival=OnArrival(now),
        )

    async def _redraw(self, live: Live, row: OutRow) -> Delivery | None:
        """Draw the newest post again, unless there is a newer one to come."""
        panel = await self.store.panel(live.row.id, row.place)
        if panel is None or live.row.status != PLAYING or not await self._is_newest([row], False):
            return None
        return self._as_it_is(live, panel, await self._closed(live), drawn=True)

    async def _is_newest(self, rows: Sequence[OutRow], growing: bool = True) -> bool:
        """Return whether nothing waits that will draw the same post again (or, if not `growing`,
        any other one)."""
        waiting = await self.store.waiting_at(rows[0].place)
        later = [row for row in waiting if row.kind == "post" and row.id > rows[-1].id]
        mine = [row for row in later if row.table_id == rows[0].table_id]
        return not any(row.body.get("grows") or not growing for row in mine)

    async def _invited(self, live: Live) -> list[int]:
        """Those who are asked to a rematch, and want to hear of it now."""
        if live.row.status != OPEN:
            return []
        now = self.tables.clock()
        return [user for user in live.invited if (await self.store.person(user)).reachable(now)]

    def _named(self, live: Live, facts: Sequence[Post]) -> list[int]:
        """Whom a post tells that a decision is theirs, if it still is."""
        named = [(seat, serial) for fact in facts for seat, serial in fact.named]
        return [
            user
            for seat, serial in dict.fromkeys(named)
            if (user := live.seats[seat].user) is not None and live.seats[seat].serial == serial
        ]

    async def _closed(self, live: Live) -> list[int]:
        """The seats whose players cannot be reached by DM."""
        return [
            seat.seat
            for seat in live.seats
            if seat.user is not None and (await self.store.person(seat.user)).dm_closed
        ]

    async def _old_buttons(self, live: Live, row: OutRow, fact: OldButtons) -> Delivery | None:
        panel = await self.store.panel(row.table_id, row.place)
        if panel is not None and panel.message == fact.message:
            return None  # it carries the buttons again
        words = live.words(await self._lang(live, row.place))
        channel = self.client.get_partial_messageable(fact.channel)
        told = shown_story(fact.story, fact.cut, live, words)
        if is_personal(row.place):
            return Delivery(
                channel,
                [told or words.say("continued")],
                edits=fact.message,
                drops_pictures=True,
            )
        if fact.lobby and live.load_error is None:
            moved = fact.channel != live.row.channel
            lines = [lobby_over(live, words, moved)]
            if live.row.status == OPEN or live.row.saved is not None:
                lines.append(await self._link(live, words))
            return Delivery(channel, ["\n".join(lines)], edits=fact.message)
        details = None
        if fact.epoch is not None and any(line.detail for line in fact.story):
            details = posts.details_button(live, words, fact.epoch, fact.until)
        return Delivery(channel, [told or words.say("continued")], details, edits=fact.message)

    async def _ballot(
        self, live: Live, fact: Ballot, channel: discord.PartialMessageable
    ) -> Delivery | None:
        vote = await ballots.load(self.store, fact.vote)
        if vote is None:
            return None
        display = posts.ballot(live, vote)
        missing = [
            seat.user
            for seat in vote.voters(live)
            if vote.outcome is None and seat.user is not None and str(seat.user) not in vote.ballots
        ]
        content = display.content
        if missing:
            content += "\n" + live.words().say("calling", player=[*missing])
        if vote.message is not None:
            return Delivery(channel, [content], display.view, pings=missing, edits=vote.message)
        now = self.tables.clock()
        awake = [user for user in missing if (await self.store.person(user)).reachable(now)]
        arrival = OnArrival(vote=vote.id)
        return Delivery(channel, [content], display.view, pings=awake, on_arrival=arrival)

    # To one person

    async def waits_for_post(self, rows: Sequence[OutRow]) -> bool:
        """Return whether a question should wait until the post before it is out: it links there.

        It does not wait for a post that could not be sent at the first try.
        """
        if not isinstance(from_row(rows[0]), Question):
            return False
        table = await self.store.table(rows[0].table_id)
        assert table is not None
        waiting = await self.store.waiting_at(channel_place(table.channel))
        return any(
            row.kind == "post" and row.table_id == table.id and row.tries == 0 for row in waiting
        )

    async def _question(
        self, live: Live, row: OutRow, fact: Question, channel: discord.PartialMessageable
    ) -> Delivery | None:
        seat = live.seats[fact.seat]
        if live.row.status != PLAYING or live.session is None or seat.user is None:
            return None
        if seat.serial != fact.serial or seat.seat not in live.session.pending:
            return None
        person = await self.store.person(seat.user)
        words = live.words(person.lang)
        if person.dm_closed:
            needed = fact.reminder or fact.alone
            return self._ask_in_channel(live, seat.user) if needed else None
        head = words.say("reminder-head" if fact.reminder else "ask-head", title=words.say("title"))
        above = "\n".join(filter(None, [head, await recap(self.store, live, seat, words)]))
        below = await self._link(live, words)
        display = posts.own_panel(
            *(live, seat, person.lang, saved_draft(seat), above, below),
            tip=await tip(self.store, live, seat, words),
        )
        self.client.unarchive(live.row.guild, live.row.channel)

        async def still_asked() -> bool:
            return seat.serial == fact.serial

        panel = self._own_panel(live, row, channel, display, person)
        patience = AT_LEISURE if fact.reminder else POSTED
        return replace(panel, patience=patience, wanted=still_asked)

    async def _private(
        self, live: Live, row: OutRow, fact: Private, channel: discord.PartialMessageable
    ) -> Delivery | None:
        """What only one player may know. With closed DMs they find it behind **Secret**."""
        seat = live.seats[fact.seat]
        if seat.user is None or user_place(seat.user) != row.place:
            return None  # whoever sits there now has a briefing of their own
        person = await self.store.person(seat.user)
        if person.dm_closed:
            return None
        words = live.words(person.lang)
        above = words.say("private-head", title=words.say("title"))
        below = await self._link(live, words)
        content = "\n".join([above, paragraphs(fact.lines, words), below])
        return Delivery(channel, posts.split(content))

    async def _briefing(
        self, live: Live, row: OutRow, fact: Briefing, channel: discord.PartialMessageable
    ) -> Delivery | None:
        """For somebody who has just sat down in the middle of a game: where it stands."""
        seat = live.seats[fact.seat]
        if live.row.status != PLAYING or seat.user is None:
            return None
        if user_place(seat.user) != row.place:
            return None  # they have left again, and what the next one may see is not for them
        person = await self.store.person(seat.user)
        if person.dm_closed:
            owes = seat.seat in live.playing.pending
            return self._ask_in_channel(live, seat.user) if owes else None
        words = live.words(person.lang)
        above = [words.say("brief", title=words.say("title"))]
        lines = await self.store.lines(live.row.id, live.row.saved_moves)
        known = [line for line in lines if line.to in (None, seat.seat)]
        above.append(paragraphs(highlights(known), words))
        below = await self._link(live, words)
        display = posts.own_panel(live, seat, person.lang, above="\n".join(above), below=below)
        return self._own_panel(live, row, channel, display, person)

    def _own_panel(
        self,
        live: Live,
        row: OutRow,
        channel: discord.PartialMessageable,
        display: posts.Display,
        person: Person,
    ) -> Delivery:
        """A player's own panel, which carries their buttons from now on."""
        return Delivery(
            channel,
            posts.split(display.content),
            display.view,
            frame(live, display, person.lang, person.desk),
            str(row.id),
            on_arrival=OnArrival(
                PanelRow(live.row.id, row.place, 0, 0, serial=live.seats[display.seat or 0].serial)
            ),
        )

    def _ask_in_channel(self, live: Live, user: int) -> Delivery:
        """For somebody with closed DMs, where no post has named them."""
        reminder = live.words().say("reminder-in-channel", player=user)
        channel = self.client.get_partial_messageable(live.row.channel)
        return Delivery(channel, [reminder], pings=[user])

    async def _turn(
        self, live: Live, row: OutRow, fact: Turn, channel: discord.PartialMessageable
    ) -> Delivery | None:
        """A turn for somebody who looks on: what everybody may know, in their language."""
        user = id_of(row.place)
        person = await self.store.person(user)
        if person.dm_closed or user not in await self.store.followers(live.row.id):
            return None
        words = live.words(person.lang)
        above = words.say("follow-head", title=words.say("title"))
        lines = await self.store.lines(live.row.id, fact.epoch, fact.before)
        public = [line for line in lines if line.to is None]
        story = paragraphs(highlights(public), words)
        display = posts.Display(f"{above}\n{story}\n{await self._link(live, words)}")
        drawing = frame(live, display, person.lang)
        parts = posts.split(display.content)
        return Delivery(channel, parts, None, drawing, str(row.id), patience=AT_LEISURE)

    async def _note(
        self, live: Live, row: OutRow, fact: TryDMsAgain | Note, channel: discord.PartialMessageable
    ) -> Delivery:
        words = live.words(await self._lang(live, row.place))
        if isinstance(fact, Note):
            return Delivery(channel, [words(fact.text)], pings=list(fact.pings))
        return Delivery(
            channel, [words.say("dms-are-open")], on_arrival=OnArrival(dms_are_open=True)
        )

    async def _link(self, live: Live, words: Words) -> str:
        """To the newest post of a table. It comes last in a DM: a phone's notification shows the
        beginning, and an address as it is."""
        panel = await self.store.panel(live.row.id, channel_place(live.row.channel))
        there = f"<#{live.row.channel}>"
        if panel is not None:
            there = f"https://discord.com/channels/{live.row.guild}/{panel.channel}/{panel.message}"
        return words.say("to-the-table", channel=there)
