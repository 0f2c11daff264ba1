"""Tables before their game begins: opened, joined, left, set up; and settings that stay open."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.errors import ChannelTakenError, Refused
from bot.outbox.messages import Note, OldButtons
from bot.outbox.places import channel_place, user_place
from bot.store.clock import HOUR, Clock
from bot.store.rows import ABANDONED, OPEN, PLAYING, SeatRow, TableRow
from bot.tables import names
from bot.tables.actors import Actor, require_host, require_host_or_moderator, require_seat
from bot.tables.model import Live, log_step, numbers_in_words
from bot.tables.registry import Tables, decided_again
from bot.tables.timing import deadlines
from games import GAMES
from games.core import text


class Lobby:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store
        self.clock = tables.clock

    async def open(self, guild: int, channel: int, actor: Actor, game: str, lang: str) -> Live:
        """Open a table with what the server's rules say of new ones.

        Raise Refused if the channel has a table already, or the server as many as it allows.
        """
        if game not in GAMES:
            raise Refused("no-such-game", given=game[:40])
        options = GAMES[game].options({})
        rules = await self.store.server_rules(guild)
        row = TableRow(guild, channel, game, actor.user, lang, options, OPEN, rules.remind)
        row.clock = rules.clock
        row.opened_at = self.clock()
        live = Live(row, [])
        try:
            async with self.store.transaction():
                await self.tables.require_room(guild)
                row.id = await self.store.add_table(row)
                live.seats = [SeatRow(row.id, 0, actor.user, names.clean(actor.name))]
                await self.store.save_seats(row.id, live.seats)
                await self.tables.post(live)
                await self._welcome(live, actor.user)
        except ChannelTakenError:
            raise Refused("table-here-already") from None
        log_step(row, "opened")
        return await self.tables.get(row.id)

    async def _welcome(self, live: Live, user: int) -> None:
        """Send a first DM: it says what to expect, and shows early whether DMs arrive."""
        await self.tables.tell(
            live, user_place(user), Note(text("welcome", channel=live.row.channel))
        )

    @decided_again
    async def join(self, table_id: int, actor: Actor) -> None:
        user = actor.user
        async with self.tables.locked(table_id) as live:
            _require_open(live)
            if live.seat_of(user) is not None:
                raise Refused("seated-already")
            if live.is_full:
                raise Refused("table-full")
            live.seats.append(SeatRow(live.row.id, len(live.seats), user, names.clean(actor.name)))
            _seat_in_order(live)
            async with self.tables.saving(live):
                await self.store.put_person(user, dm_closed=False)  # perhaps they are open now
                await self.store.save_seats(live.row.id, live.seats)
                await self.tables.refresh(live)
                await self._welcome(live, user)

    @decided_again
    async def leave(self, table_id: int, user: int) -> None:
        """Leave before the game begins. Later a stand-in takes over: see `Seating.stand_in`."""
        async with self.tables.locked(table_id, opened=False) as live:
            _require_open(live)
            seat = require_seat(live, user)
            del live.seats[seat]
            _seat_in_order(live)
            live.row.invited = [other for other in live.row.invited if other != user]
            async with self.tables.saving(live):
                if not live.seats:
                    live.row.status = ABANDONED
                elif live.row.host == user:
                    live.row.host = live.seats[0].user or user
                await self.store.save_table(live.row)
                await self.store.save_seats(live.row.id, live.seats)
                await self.tables.refresh(live)
            if live.row.status == ABANDONED:
                log_step(live.row, "abandoned")

    @decided_again
    async def move(self, table_id: int, actor: Actor, channel: int) -> None:
        """Move a table whose game has not begun to another channel: a thread of its own."""
        async with self.tables.locked(table_id) as live:
            _require_open(live)
            require_host(live, actor)
            before = channel_place(live.row.channel)
            live.row.channel = channel
            async with self.tables.saving(live):
                await self.store.save_table(live.row)
                panel = await self.store.panel(live.row.id, before)
                if panel is not None:
                    await self.store.drop_panel(live.row.id, before)
                    old = OldButtons(panel.channel, panel.message, lobby=True)
                    await self.tables.tell(live, before, old)
                await self.tables.post(live)

    @decided_again
    async def choose_option(self, table_id: int, actor: Actor, key: str, choice: str) -> None:
        async with self.tables.locked(table_id) as live:
            _require_open(live)
            require_host(live, actor)
            try:
                options = live.game.options(live.row.options | {key: choice})
            except ValueError:
                raise Refused("no-such-setting") from None
            possible = live.game.seats_for(options)
            if len(live.seats) > max(possible):
                count, most = len(live.seats), numbers_in_words(possible)
                raise Refused("wrong-number", count=count, possible=most)
            live.row.options = options
            async with self.tables.saving(live):
                await self.store.save_table(live.row)
                await self.tables.refresh(live)

    @decided_again
    async def set_reminder(self, table_id: int, actor: Actor, hours: int) -> None:
        async with self._changed_settings(table_id, actor) as live:
            live.row.remind = hours * HOUR

    @decided_again
    async def set_idle(self, table_id: int, actor: Actor, seconds: int) -> None:
        async with self._changed_settings(table_id, actor) as live:
            live.row.idle = seconds

    @decided_again
    async def set_language(self, table_id: int, actor: Actor, lang: str) -> None:
        async with self._changed_settings(table_id, actor) as live:
            live.row.lang = lang

    @decided_again
    async def set_clock(self, table_id: int, actor: Actor, clock: Clock) -> None:
        """Set another clock: whoever owes a decision has its full time from now on."""
        async with self.tables.locked(table_id) as live:
            require_host_or_moderator(live, actor)
            live.row.clock = clock
            for seat in live.seats:
                seat.bank = None
                if seat.asked_at is not None:
                    await deadlines.set_deadline(self.store, live, seat, self.clock())
            async with self.tables.saving(live):
                await self.store.save_table(live.row)
                await self.store.save_seats(live.row.id, live.seats)
                await self.tables.refresh(live)

    @asynccontextmanager
    async def _changed_settings(self, table_id: int, actor: Actor) -> AsyncIterator[Live]:
        """Lock a table whose settings the host or a moderator changes, and store them after."""
        async with self.tables.locked(table_id) as live:
            require_host_or_moderator(live, actor)
            yield live
            async with self.tables.saving(live):
                await self.store.save_table(live.row)
                await self.tables.refresh(live)


def _seat_in_order(live: Live) -> None:
    """Number the seats: as people came, and before them, in the order that a rematch wants, those
    who were invited."""
    order = live.row.invited
    live.seats.sort(key=lambda seat: order.index(seat.user) if seat.user in order else len(order))
    for number, seat in enumerate(live.seats):
        seat.seat = number


def _require_open(live: Live) -> None:
    if live.row.status != OPEN:
        raise Refused("game-has-begun" if live.row.status == PLAYING else "not-playing")
