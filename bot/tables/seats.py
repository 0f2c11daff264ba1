"""Who sits where while a game is played: stand-ins, those who come back, and newcomers."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.errors import ChannelTakenError, Refused
from bot.outbox.messages import Briefing, Note
from bot.outbox.panels import retire_panel
from bot.outbox.places import channel_place, user_place
from bot.store.rows import ABANDONED, ANYBODY, FINISHED, LIVE, OPEN, PLAYING, SeatRow, TableRow
from bot.tables import names
from bot.tables.actors import Actor, require_host_or_moderator, require_may_vacate, require_seat
from bot.tables.model import Live, log_step
from bot.tables.play import Play, TableUpdate
from bot.tables.registry import decided_again
from bot.tables.voting.ballots import Vote, record
from games.core import NORMAL, Text, text

SAME, ROTATED, RANDOM = "same", "rotated", "random"
ORDERS = (ROTATED, SAME, RANDOM)


class Seating:
    def __init__(self, play: Play) -> None:
        self.play = play
        self.tables = play.tables
        self.store = play.store
        self.clock = play.clock

    # Leaving

    @decided_again
    async def stand_in(self, table_id: int, seat: int, actor: Actor) -> None:
        """Hand a seat to a stand-in: one's own, or as host or moderator anybody's."""
        async with self.tables.locked(table_id) as live:
            self._require_right(live, seat, actor)
            await self.vacate(
                live, seat, TableUpdate(before=[text("stand-in-takes-over", seat=seat)])
            )

    @decided_again
    async def offer(self, table_id: int, seat: int, actor: Actor, candidate: int | None) -> None:
        """Offer a seat to somebody, or to anybody; a stand-in plays until it is taken."""
        async with self.tables.locked(table_id) as live:
            self._require_right(live, seat, actor, stand_in_too=True)
            await self.offer_seat(live, seat, candidate, TableUpdate())

    async def offer_seat(
        self, live: Live, seat: int, candidate: int | None, update: TableUpdate
    ) -> None:
        if candidate is not None and live.seat_of(candidate) is not None:
            raise Refused("seated-already-other", player=candidate)
        if live.seats[seat].user is not None and live.is_last_person(seat):
            raise Refused("offer-by-last")
        live.seats[seat].open_to = candidate or ANYBODY
        update.before.append(
            text("seat-offered-to", seat=seat, player=candidate)
            if candidate
            else text("seat-offered", seat=seat)
        )
        if live.seats[seat].user is None:
            await self.play.advance(live, update)
        else:
            await self.vacate(live, seat, update)

    async def vacate(self, live: Live, seat: int, update: TableUpdate) -> None:
        """Let a stand-in play on. With nobody left at the table the game stops: nobody would see
        how computer players end it."""
        holder = live.seats[seat].user
        live.seats[seat].user, live.seats[seat].former = None, holder
        update.left = holder
        self._pass_host_on(live)
        if any(other.user is not None for other in live.seats):
            await self.play.advance(live, update)
        else:
            await self.close(live, text("last-one-left", seat=seat), update.vote)

    @decided_again
    async def vacate_for(self, table_id: int, user: int) -> None:
        """Let a stand-in play for somebody who is blocked, also at a table that is on hold or
        cannot be opened, and at one that was closed: it may be reopened."""
        async with self.tables.locked(table_id, opened=False) as live:
            seat = live.seat_of(user)
            if seat is None:
                return
            note, gone = text("stand-in-for-now", seat=seat), "seat-gone"
            if live.row.status == PLAYING and live.unopened is None:
                await self.vacate(live, seat, TableUpdate(before=[note], left_says=gone))
                return
            row = live.seats[seat]
            row.user, row.former = None, user
            row.asked_at = row.deadline = row.draft = None
            self._pass_host_on(live)
            async with self.tables.saving(live):
                await self.store.save_table(live.row)
                await self.store.save_seats(table_id, live.seats)
                await retire_panel(self.store, table_id, user_place(user), text(gone))
                if live.row.status == PLAYING and not live.held:
                    await self.tables.post(live, note)

    def _require_right(
        self, live: Live, seat: int, actor: Actor, stand_in_too: bool = False
    ) -> None:
        live.require_playing()
        if seat not in range(len(live.seats)):
            raise Refused("no-such-seat")
        if live.seats[seat].user is None and not stand_in_too:
            raise Refused("stand-in-already")
        require_may_vacate(live, seat, actor)

    # Coming

    @decided_again
    async def take_back(self, table_id: int, actor: Actor) -> None:
        """Give a seat back to the player for whom a stand-in plays."""
        async with self.tables.locked(table_id) as live:
            live.require_playing()
            if live.seat_of(actor.user) is not None:
                raise Refused("seated-already")
            found = [s for s in live.seats if s.user is None and s.former == actor.user]
            if not found:
                raise Refused("game-has-begun")
            await self._come_back(live, found[0], actor)

    @decided_again
    async def give_back(self, table_id: int, user: int) -> bool:
        """Give a seat back to somebody who is not blocked any more, if a stand-in still plays it;
        return whether they play again."""
        async with self.tables.locked(table_id, opened=False) as live:
            found = [s for s in live.seats if s.user is None and s.former == user]
            if live.row.status == FINISHED or live.seat_of(user) is not None or not found:
                return False
            if live.row.status == PLAYING and live.unopened is None:
                note = text("seat-taken-back", seat=found[0].seat)
                await self._sit_down(live, found[0], user, note)
                return True
            found[0].user, found[0].former, found[0].open_to = user, None, None
            found[0].asked = -1  # their time begins when the game goes on
            async with self.tables.saving(live):
                await self.store.save_seats(table_id, live.seats)
            return live.row.status == PLAYING

    async def _come_back(self, live: Live, seat: SeatRow, actor: Actor) -> None:
        seat.name = names.clean(actor.name)
        await self._sit_down(live, seat, actor.user, text("seat-taken-back", seat=seat.seat))

    @decided_again
    async def take(self, table_id: int, seat: int, actor: Actor) -> None:
        """Give an offered seat to somebody new, who is told where the game stands."""
        async with self.tables.locked(table_id) as live:
            if live.row.status != PLAYING or seat not in range(len(live.seats)):
                raise Refused("not-playing")
            user = actor.user
            if live.seat_of(user) is not None:
                raise Refused("seated-already")
            row = live.seats[seat]
            if row.open_to is None or row.user is not None:
                raise Refused("seat-not-free")
            if row.open_to not in (ANYBODY, user):
                raise Refused("seat-for-another", player=row.open_to)
            if row.former == user:
                await self._come_back(live, row, actor)
                return
            person = row.name
            row.name = names.clean(actor.name)
            row.bank, row.excuses, row.lapses = None, 0, 0  # those were the other's
            note = text("seat-taken-over", seat=seat, person=person)
            await self._sit_down(live, row, user, note)

    async def _sit_down(self, live: Live, seat: SeatRow, user: int, note: Text) -> None:
        seat.user, seat.former, seat.open_to = user, None, None
        seat.standing = None  # they decide for themselves
        seat.level = NORMAL  # of whoever stands in for them
        seat.asked = -1
        seat.serial += 1  # buttons of the seat's former player no longer count
        if seat.seat in live.playing.pending:
            seat.told = seat.serial  # by what follows
        self._pass_host_on(live)
        briefing = (user_place(user), Briefing(seat.seat))
        await self.play.advance(live, TableUpdate(before=[note], facts=[briefing]))

    # The host

    def _pass_host_on(self, live: Live) -> None:
        """Make the next person at the table its host when the host has left."""
        people = [seat.user for seat in live.seats if seat.user is not None]
        if people and live.row.host not in people:
            live.row.host = people[0]

    @decided_again
    async def make_host(self, table_id: int, to: int, actor: Actor) -> None:
        async with self.tables.locked(table_id) as live:
            if live.row.status not in LIVE:
                raise Refused("not-playing")
            require_host_or_moderator(live, actor)
            seat = live.seat_of(to)
            if seat is None:
                raise Refused("not-seated", player=to)
            live.row.host = to
            async with self.tables.saving(live):
                await self.store.save_table(live.row)
                await self.tables.post(live, text("host-is", seat=seat))

    # The end, and what may follow it

    async def close(
        self, live: Live, why: Text, vote: Vote | None = None, by_dm: bool = False
    ) -> None:
        """End a table without a result; `vote` has decided it. It can be reopened.

        `by_dm`: its channel cannot be written to, so each player is told.
        """
        async with self._closing(live):
            await self.tables.post(live, why)
            for seat in live.seats if by_dm else ():
                if seat.user is not None:
                    now = self.clock()
                    due = (await self.store.person(seat.user)).quiet_until(now) or now
                    await self.tables.tell(live, user_place(seat.user), Note(why), due)
            if vote is not None:
                await record(self.tables, live, vote)

    @asynccontextmanager
    async def _closing(self, live: Live) -> AsyncIterator[None]:
        live.row.status, live.row.ended_at = ABANDONED, self.clock()
        for seat in live.seats:
            seat.asked_at = seat.deadline = None
        async with self.tables.saving(live):
            await self.store.save_table(live.row)
            await self.store.save_seats(live.row.id, live.seats)
            for seat in live.seats:
                if user := seat.user or seat.former:
                    place = user_place(user)
                    await retire_panel(self.store, live.row.id, place, text("abandoned"))
            yield
        log_step(live.row, "abandoned")

    @decided_again
    async def channel_gone(self, channel: int) -> None:
        """Close the table of a channel or thread that was deleted, and tell its players by DM."""
        row = await self.store.table_in(channel)
        if row is not None:
            async with self.tables.locked(row.id, opened=False) as live:
                if live.row.status in LIVE and live.row.channel == channel:
                    await self._close_without_channel(live)
        async with self.store.transaction():
            await self.store.forget_place(channel_place(channel))

    async def _close_without_channel(self, live: Live) -> None:
        live.row.channel_gone, live.row.rests_since = True, None
        reopens = live.row.saved is not None and not live.row.exported
        async with self._closing(live):
            for seat in live.seats:
                if seat.user is not None:
                    key = "channel-gone-reopen" if reopens else "channel-gone"
                    note = Note(text(key, title=text("title")))
                    await self.tables.tell(live, user_place(seat.user), note)

    @decided_again
    async def abandon(self, table_id: int, actor: Actor) -> None:
        async with self.tables.locked(table_id, opened=False) as live:
            if live.row.status not in LIVE:
                raise Refused("not-playing")
            require_host_or_moderator(live, actor)
            if live.row.saved is None and live.load_error is None:
                await self.close(live, text("lobby-ended", title=text("title")))
            else:
                await self.close(live, text("abandoned"))

    @decided_again
    async def keep_going(self, table_id: int, user: int) -> None:
        """Keep a silent game open, as one of its players wishes."""
        async with self.tables.locked(table_id) as live:
            seat = require_seat(live, user)
            if live.row.status != PLAYING:
                raise Refused("game-is-over")
            if live.row.idle_asked_at is None:
                return  # somebody else was faster
            live.row.moved_at, live.row.idle_asked_at = self.clock(), None
            async with self.tables.saving(live):
                await self.store.save_table(live.row)
                await self.tables.post(live, text("goes-on", seat=seat))

    async def reopen(self, guild: int, channel: int, user: int) -> None:
        """Reopen a game that was closed without a result: that of this channel, or else the
        player's own whose channel was deleted."""
        row = await self.store.table_in(channel)
        table = row.id if row is not None else None
        if row is None or row.status != ABANDONED:
            table = await self.store.homeless(guild, user) or table
        if table is None:
            raise Refused("nothing-to-reopen")
        try:
            await self._reopen(table, user, channel)
        except ChannelTakenError:  # outside of the lock: the table was changed in memory
            raise Refused("table-here-already") from None

    @decided_again
    async def _reopen(self, table_id: int, user: int, channel: int) -> None:
        async with self.tables.locked(table_id) as live:
            if live.row.status != ABANDONED or live.row.saved is None:
                raise Refused("nothing-to-reopen")
            if live.row.exported:
                raise Refused("reopen-known")
            mine = [seat for seat in live.seats if seat.user == user]
            mine = mine or [s for s in live.seats if s.user is None and s.former == user][:1]
            if not mine:
                raise Refused("not-at-this-table")
            now = self.clock()
            live.row.status, live.row.ended_at = PLAYING, None
            live.row.channel, live.row.channel_gone = channel, False
            live.row.moved_at, live.row.idle_asked_at, live.row.paused_at = now, None, None
            for seat in live.seats:
                seat.asked = seat.told = -1
            mine[0].user, mine[0].former, mine[0].open_to = user, None, None
            self._pass_host_on(live)
            note = text("reopened", seat=mine[0].seat)
            await self.play.advance(live, TableUpdate(before=[note]))
            log_step(live.row, "reopened")

    async def rematch(self, table_id: int, user: int, order: str) -> int:
        """Open a new table for whoever wants it, and invite the others of one that is over; game,
        settings and clock stay. Return its number.

        A game of one person against computer players begins at once.
        """
        async with self.tables.locked(table_id, opened=False) as live:
            if live.row.status in LIVE:
                raise Refused("rematch-when-over")
            require_seat(live, user)
            old = live.row
            blocked = self.tables.blocklist.users
            people = [s for s in live.seats if s.user is not None and s.user not in blocked]
            computers = [seat for seat in live.seats if seat.user is None and seat.former is None]
        if order == ROTATED:
            people = people[1:] + people[:1]
        elif order == RANDOM:
            secrets.SystemRandom().shuffle(people)
        row = TableRow(
            guild=old.guild,
            channel=old.channel,
            game=old.game,
            host=user,
            lang=old.lang,
            options=old.options,
            status=OPEN,
            remind=old.remind,
            clock=old.clock,
            idle=old.idle,
            opened_at=self.clock(),
            invited=[seat.user for seat in people if seat.user is not None],
        )
        (name,) = [seat.name for seat in people if seat.user == user]
        table = await self.tables.add(row, [SeatRow(0, 0, user, names.clean(name))], [], [])
        log_step(row, "opened")
        # In a game from a file, seats of people who have not come are empty, too.
        if len(computers) == len(live.seats) - 1 and not old.exported:
            await self.play.start(table, Actor(user), len(computers), computers[0].level)
        return table
