"""The tables: opened, joined, started, left; loaded into memory and kept there while in use."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.errors import ChannelTakenError, Refused, Unloadable
from bot.language.texts import EMBLEMS, Words
from bot.outbox.messages import Message, Note, Post, Refresh, to_row
from bot.outbox.places import channel_place, user_place
from bot.store import Store
from bot.store.clock import DAY, HOUR
from bot.store.rows import ABANDONED, FINISHED, LIVE, OPEN, PLAYING, SeatRow, TableRow
from bot.tables import actors, fairness, names
from games import GAMES
from games.core import Game, Line, Text, text
from games.session import Move, Session

log = logging.getLogger(__name__)

IN_MEMORY = 1000  # tables; the least recently used are read again from the database
REMIND = DAY


@dataclass
class Live:
    """A table in memory. Whoever changes it holds its lock.

    So does whoever shows its game to somebody: while the lock is held by another, an answer may
    be in it that is not stored yet.
    """

    row: TableRow
    seats: list[SeatRow]
    session: Session[Any, Any] | None = None
    moves: int = 0  # in all
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    fault: Text | None = None  # why its game cannot be opened: there is no session then

    @property
    def game(self) -> Game[Any, Any]:
        return GAMES[self.row.game]

    @property
    def seed(self) -> int | None:
        return None if self.row.key is None else fairness.seed(self.row.key)

    @property
    def playing(self) -> Session[Any, Any]:
        """The session of a running game."""
        self.require_playing()
        assert self.session is not None
        return self.session

    def require_playing(self) -> None:
        self.require_begun()
        if self.row.status != PLAYING:
            raise Refused("not-playing")

    def require_opened(self) -> None:
        if self.fault is not None:
            raise Unloadable(self.fault.key, **self.fault.args)

    def require_begun(self) -> None:
        self.require_opened()
        if self.session is None:
            raise Refused("not-begun" if self.row.status == OPEN else "not-playing")

    def seat_of(self, user: int) -> int | None:
        return next((seat.seat for seat in self.seats if seat.user == user), None)

    def words(self, lang: str | None = None) -> Words:
        """For messages and their controls: players by letter and name."""

        def bold(name: str) -> str:
            return f"**{discord.utils.escape_markdown(name)}**"

        def named(seat: int) -> str:
            return f"{EMBLEMS[seat]} {bold(self.seats[seat].name)}"

        def plainly(seat: int) -> str:
            return f"{EMBLEMS[seat]} {self.seats[seat].name}"

        return Words(lang or self.row.lang, self.row.game, named, plainly, bold)

    def plain_words(self, lang: str | None = None) -> Words:
        """For pictures, where letter and name stand apart."""

        def named(seat: int) -> str:
            return self.seats[seat].name

        return Words(lang or self.row.lang, self.row.game, named, markup=False)


class Tables:
    """Finds tables and changes who sits at them."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock
        self._live: OrderedDict[int, Live] = OrderedDict()
        self._loading = asyncio.Lock()

    # Finding

    async def get(self, table_id: int, opened: bool = True) -> Live:
        """The table with this number; Refused when there is none.

        Unloadable when its game cannot be opened, but for those who need only its row and its
        seats: they say `opened=False`.
        """
        async with self._loading:
            live = self._live.get(table_id)
            if live is None:
                live = await self._load(table_id)
                self._make_room()
                self._live[table_id] = live
            self._live.move_to_end(table_id)
        if opened:
            live.require_opened()
        return live

    def at_hand(self, table_id: int) -> Live | None:
        """The table, if it is in memory: without any waiting."""
        live = self._live.get(table_id)
        return live if live is not None and live.fault is None else None

    async def here(self, channel: int, running: bool = True, opened: bool = True) -> Live:
        """The table of a channel: the running one, or the last that ended."""
        row = await self.store.table_in(channel)
        if row is None or (running and row.status not in LIVE):
            raise Refused("no-table-here")
        return await self.get(row.id, opened)

    @asynccontextmanager
    async def locked(self, table_id: int, opened: bool = True) -> AsyncIterator[Live]:
        """A table to change; when that fails half-way, what is in memory is thrown away."""
        while True:
            live = await self.get(table_id, opened)
            async with live.lock:
                if self._live.get(table_id) is not live:
                    continue  # it was thrown away while we waited
                try:
                    yield live
                except Refused:
                    raise
                except BaseException:
                    self._live.pop(table_id, None)
                    raise
                return

    def _make_room(self) -> None:
        """For one more; those that are being changed stay, even if they are too many."""
        for table_id in list(self._live):
            if len(self._live) < IN_MEMORY:
                return
            if not self._live[table_id].lock.locked():
                del self._live[table_id]

    async def _load(self, table_id: int) -> Live:
        row = await self.store.table(table_id)
        if row is None:
            raise Refused("no-such-table")
        live = Live(row, await self.store.seats(table_id))
        moves = await self.store.moves(table_id, after=row.saved_moves)
        live.moves = row.saved_moves + len(moves)
        live.fault = self._open(live, moves)
        restarted = live.session is not None and live.session.restarted
        if restarted and row.status != FINISHED:  # what is proved stays as it is
            await self._begin_turn_again(live)
        return live

    def _open(self, live: Live, moves: Sequence[Move]) -> Text | None:
        """Load the game of a table, or say why that cannot be. Nothing of it is changed then:
        a later version of Herald may be able to."""
        row, game = live.row, GAMES.get(live.row.game)
        if game is None or (row.saved is not None and not game.reads(row.version)):
            log.warning(
                "table %d cannot be opened: it was saved by version %s of %s, here is %s",
                *(row.id, row.version, row.game, game and game.version),
                extra={"table": row.id},
            )
            return text("unopened-version")
        if row.saved is None:
            return None
        try:
            live.session = Session.load(game, row.saved, moves, row.version)
        except Exception as fault:
            number = secrets.token_hex(3)
            log.error(
                "table %d cannot be opened: error %s",
                *(row.id, number),
                exc_info=fault,
                extra={"error": number, "table": row.id},
            )
            return text("unopened-fault", number=number)
        return None

    async def _begin_turn_again(self, live: Live) -> None:
        """The rules were corrected in a way that this turn's moves do not fit."""
        assert live.session is not None
        why, dropped = live.session.restarted, live.moves - live.row.saved_moves
        live.moves = live.row.saved_moves
        for seat in live.seats:
            seat.serial += 1
            owes = seat.seat in live.session.pending and seat.user is not None
            seat.asked_at = self.clock() if owes else None  # so the timekeeper tells them
            seat.reminded_at = seat.deadline = seat.draft = None
        async with self.store.transaction():
            await self.store.keep_dropped(live.row.id, live.row.saved_moves, why, self.clock())
            await self.store.drop_moves(live.row.id, after=live.row.saved_moves)
            await self.store.drop_lines(live.row.id, live.row.saved_moves)
            await self.store.save_seats(live.row.id, live.seats)
            await self.post(live, text("rules-corrected"))
        log.warning(
            "table %d begins its turn again: its %d answers do not fit the rules any more (%s); "
            "they are kept in dropped_moves",
            *(live.row.id, dropped, why),
            extra={"table": live.row.id},
        )

    # What goes out. These are called inside a transaction.

    async def post(
        self,
        live: Live,
        *story: Text | Line,
        grows: bool = False,
        named: Sequence[SeatRow] = (),
        calls: Sequence[int] = (),
    ) -> None:
        """Post to the channel, with the board as it is then; or let the newest post grow.

        `named` are told by it that a decision is theirs, `calls` are people who should come.
        """
        place = channel_place(live.row.channel)
        lines = [told if isinstance(told, Line) else Line(told) for told in story]
        if live.fault is None:
            decisions = [(seat.seat, seat.serial) for seat in named]
            await self.tell(live, place, Post(lines, grows, decisions, [*calls]))
            return
        for line in lines:  # there is no board to show
            await self.tell(live, place, Note(line.text))

    async def refresh(self, live: Live) -> None:
        """Bring the newest post up to date, without a new one."""
        if live.fault is None:
            await self.tell(live, channel_place(live.row.channel), Refresh())

    async def tell(self, live: Live, place: str, fact: Message, due: float = 0.0) -> None:
        """Put a fact into the outbox."""
        await self.store.post(to_row(live.row.id, place, fact, due))

    # Opening, joining, leaving

    async def open(
        self, guild: int, channel: int, actor: actors.Actor, game: str, lang: str
    ) -> Live:
        if game not in GAMES:
            raise Refused("no-such-game", given=game[:40])
        options = GAMES[game].options({})
        row = TableRow(guild, channel, game, actor.user, lang, options, OPEN, REMIND)
        row.opened_at = self.clock()
        live = Live(row, [])
        try:
            async with self.store.transaction():
                row.id = await self.store.add_table(row)
                live.seats = [SeatRow(row.id, 0, actor.user, names.clean(actor.name))]
                await self.store.save_seats(row.id, live.seats)
                await self.post(live)
                await self._welcome(live, actor.user)
        except ChannelTakenError:
            raise Refused("table-here-already") from None
        return await self.get(row.id)

    async def restore(
        self,
        row: TableRow,
        seats: list[SeatRow],
        moves: Sequence[Move],
        said: Sequence[tuple[int, Line]],
        *told: Text,
    ) -> int:
        """A table with a past, or with people already at it; its number.

        `said` has the checkpoint of each line, `told` is its first post.
        """
        try:
            async with self.store.transaction():
                row.id = await self.store.add_table(row)
                for seat in seats:
                    seat.table_id = row.id
                await self.store.save_seats(row.id, seats)
                await self.store.add_moves(row.id, 0, moves, row.opened_at)
                await self.store.add_lines(row.id, said)
                await self.post(Live(row, seats), *told)
        except ChannelTakenError:
            raise Refused("table-here-already") from None
        return row.id

    async def _welcome(self, live: Live, user: int) -> None:
        """A first DM: it says what to expect, and shows early whether DMs arrive."""
        await self.tell(live, user_place(user), Note(text("welcome", channel=live.row.channel)))

    async def join(self, table_id: int, actor: actors.Actor) -> None:
        user = actor.user
        async with self.locked(table_id) as live:
            self._require(live, OPEN)
            if live.seat_of(user) is not None:
                raise Refused("seated-already")
            if len(live.seats) >= live.game.seats[-1]:
                raise Refused("table-full")
            live.seats.append(SeatRow(live.row.id, len(live.seats), user, names.clean(actor.name)))
            async with self.store.transaction():
                await self.store.put_person(user, dm_closed=False)  # perhaps they are open now
                await self.store.save_seats(live.row.id, live.seats)
                await self.refresh(live)
                await self._welcome(live, user)

    async def leave(self, table_id: int, user: int) -> None:
        """Before the game begins. Later a stand-in takes over: see `Seating.stand_in`."""
        async with self.locked(table_id) as live:
            self._require(live, OPEN)
            seat = actors.require_seat(live, user)
            del live.seats[seat]
            for i, other in enumerate(live.seats):
                other.seat = i
            async with self.store.transaction():
                if not live.seats:
                    live.row.status = ABANDONED
                elif live.row.host == user:
                    live.row.host = live.seats[0].user or user
                await self.store.save_table(live.row)
                await self.store.save_seats(live.row.id, live.seats)
                await self.refresh(live)

    async def choose_option(
        self, table_id: int, actor: actors.Actor, key: str, choice: str
    ) -> None:
        async with self.locked(table_id) as live:
            self._require(live, OPEN)
            actors.require_host(live, actor)
            try:
                live.row.options = live.game.options(live.row.options | {key: choice})
            except ValueError:
                raise Refused("no-such-setting") from None
            async with self.store.transaction():
                await self.store.save_table(live.row)
                await self.refresh(live)

    async def set_reminder(self, table_id: int, actor: actors.Actor, hours: int) -> None:
        async with self._looked_after(table_id, actor) as live:
            live.row.remind = hours * HOUR

    async def set_idle(self, table_id: int, actor: actors.Actor, seconds: int) -> None:
        async with self._looked_after(table_id, actor) as live:
            live.row.idle = seconds

    async def set_language(self, table_id: int, actor: actors.Actor, lang: str) -> None:
        async with self._looked_after(table_id, actor) as live:
            live.row.lang = lang

    @asynccontextmanager
    async def _looked_after(self, table_id: int, actor: actors.Actor) -> AsyncIterator[Live]:
        """A table whose settings the host or a moderator changes."""
        async with self.locked(table_id) as live:
            actors.require_host_or_moderator(live, actor)
            yield live
            async with self.store.transaction():
                await self.store.save_table(live.row)
                await self.refresh(live)

    def _require(self, live: Live, status: str) -> None:
        if live.row.status != status:
            raise Refused("game-has-begun" if live.row.status == PLAYING else "not-playing")
