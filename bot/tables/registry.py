"""All tables: found, loaded into memory, locked for a change; and what goes out from them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from bot.errors import ChannelTakenError, Conflict, Refused
from bot.outbox.messages import Message, Note, Post, Refresh, to_row
from bot.outbox.places import channel_place
from bot.store import Store
from bot.store.rows import FINISHED, LIVE, SeatRow, TableRow
from bot.tables.model import Live
from bot.tables.operating.blocklist import Blocklist
from games import GAMES
from games.core import Line, Text, text
from games.session import Move, Session

log = logging.getLogger(__name__)

IN_MEMORY = 1000  # tables; the least recently used are read again from the database


Args = ParamSpec("Args")
Result = TypeVar("Result")


def decided_again(
    method: Callable[Args, Awaitable[Result]],
) -> Callable[Args, Coroutine[Any, Any, Result]]:
    """Let a method that changes a table begin once more if another process was faster."""

    @wraps(method)
    async def run(*args: Args.args, **named: Args.kwargs) -> Result:
        while True:
            try:
                return await method(*args, **named)
            except Conflict as conflict:
                log.info("%s: decided again (%s)", method.__name__, conflict)

    return run


class Tables:
    """Finds tables, loads and locks them, and posts what happens at them."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock
        self.blocklist = Blocklist(store)
        self._live: OrderedDict[int, Live] = OrderedDict()
        self._loading = asyncio.Lock()

    # Finding

    async def get(self, table_id: int, opened: bool = True) -> Live:
        """Return the table with this number; raise Refused if there is none.

        Raise Unloadable if its game cannot be opened or its server is blocked, unless only its row
        and seats are needed: `opened=False`.
        """
        async with self._loading:
            live = self._live.get(table_id)
            # One that is being changed here is taken for current: else that ends in a Conflict.
            if live is None or not (live.lock.locked() or await self._is_current(live)):
                live = await self._load(table_id)
                self._make_room()
                self._live[table_id] = live
            self._live.move_to_end(table_id)
        live.held = self.blocklist.holds(live.row)
        if opened:
            live.require_opened()
        return live

    def in_memory(self, table_id: int) -> Live | None:
        """Return the table if it is in memory and surely as it is stored, without waiting for
        anything. Where there are other processes, each may have changed it."""
        if not self.store.engine.alone:
            return None
        live = self._live.get(table_id)
        if live is None or live.load_error is not None or self.blocklist.holds(live.row):
            return None
        return live

    def not_loaded(self) -> int:
        """Return how many open and running tables are known to have a game that cannot be opened:
        each is found out when it is first needed."""
        tables = self._live.values()
        return sum(live.load_error is not None and live.row.status in LIVE for live in tables)

    async def here(self, channel: int, running: bool = True, opened: bool = True) -> Live:
        """Return the table of a channel: the running one, or the last that ended."""
        row = await self.store.table_in(channel)
        if row is None or (running and row.status not in LIVE):
            raise Refused("no-table-here")
        return await self.get(row.id, opened)

    @asynccontextmanager
    async def locked(self, table_id: int, opened: bool = True) -> AsyncIterator[Live]:
        """Lock a table for a change. If that fails half-way, what is in memory is thrown away."""
        while True:
            live = await self.get(table_id, opened)
            async with live.lock:
                if self._live.get(table_id) is not live:
                    continue  # it was thrown away while we waited
                if not await self._is_current(live):
                    self._live.pop(table_id, None)
                    continue
                try:
                    yield live
                except Refused:
                    raise
                except BaseException:
                    self._live.pop(table_id, None)
                    raise
                return

    async def _is_current(self, live: Live) -> bool:
        """Return whether a table in memory is as it is stored: another process may have changed
        it."""
        if self.store.engine.alone:
            return True
        return await self.store.revision(live.row.id) == live.row.revision

    @asynccontextmanager
    async def saving(self, *tables: Live, alone: bool = False) -> AsyncIterator[None]:
        """Open the transaction that saves a change of tables that are locked.

        Raises Conflict if another process has changed one since it was loaded. `locked` then throws
        away what is in memory, and a method that is `decided_again` begins once more. `alone`: it
        also changes what belongs to no table.
        """
        one = tables[0].row.id if len(tables) == 1 and not alone else None
        # A process that has the database to itself is in nobody's way, and need not count.
        counted = () if self.store.engine.alone else tables
        async with self.store.transaction(one):
            for live in counted:
                await self.store.begin_change(live.row)
            yield
        for live in counted:
            live.row.revision += 1

    def _make_room(self) -> None:
        """Make room for one more; tables being changed stay, even if there are too many."""
        for table_id in list(self._live):
            if len(self._live) < IN_MEMORY:
                return
            if not self._live[table_id].lock.locked():
                del self._live[table_id]

    @decided_again
    async def _load(self, table_id: int) -> Live:
        row = await self.store.table(table_id)
        if row is None:
            raise Refused("no-such-table")
        live = Live(row, await self.store.seats(table_id))
        moves = await self.store.moves(table_id, after=row.saved_moves)
        if not await self._is_current(live):
            raise Conflict(f"table {table_id} was changed while it was read")
        live.moves = row.saved_moves + len(moves)
        live.load_error = self._open(live, moves)
        restarted = live.session is not None and live.session.restarted
        if restarted and row.status != FINISHED:  # what is proved stays as it is
            await self._begin_turn_again(live)
        return live

    def _open(self, live: Live, moves: Sequence[Move]) -> Text | None:
        """Load the game of a table, or return why it cannot be loaded. It is left unchanged then:
        a later version of Herald may be able to load it."""
        row, game = live.row, GAMES.get(live.row.game)
        if game is None or (row.saved is not None and not game.reads(row.version)):
            log.error(
                "table %d cannot be opened: it was saved by version %s of %s, here is %s",
                *(row.id, row.version, row.game, game and game.version),
                extra={"table": row.id},
            )
            return text("unopened-version")
        try:
            if row.saved is None:
                row.options = game.options(row.options)  # a lobby may be older than a setting
                return None
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
        """Begin the turn again: its moves do not fit the rules any more, which were corrected."""
        assert live.session is not None
        why, dropped = live.session.restarted, live.moves - live.row.saved_moves
        live.moves = live.row.saved_moves
        for seat in live.seats:
            seat.serial += 1
            owes = seat.seat in live.session.pending and seat.user is not None
            seat.asked_at = self.clock() if owes else None  # so the timekeeper tells them
            seat.reminded_at = seat.deadline = seat.draft = None
        async with self.saving(live):
            await self.store.keep_dropped(live.row.id, live.row.saved_moves, why, self.clock())
            await self.store.drop_moves(live.row.id, after=live.row.saved_moves)
            await self.store.drop_lines(live.row.id, live.row.saved_moves)
            await self.store.add_lines(live.row.id, live.turn_lines())
            await self.store.save_seats(live.row.id, live.seats)
            await self.post(live, text("rules-corrected"))
        log.warning(
            "table %d: turn restarted, its %d answers do not fit the corrected rules (%s); "
            "they are kept in dropped_moves",
            *(live.row.id, dropped, why),
            extra={"table": live.row.id},
        )

    async def require_room(self, guild: int) -> None:
        """Refuse one more table on a server that has as many as its rules allow."""
        most = (await self.store.server_rules(guild)).most
        if most and await self.store.live_count(guild) >= most:
            raise Refused("server-full", most=most)

    async def add(
        self,
        row: TableRow,
        seats: list[SeatRow],
        moves: Sequence[Move],
        lines: Sequence[tuple[int, Line]],
        *announcement: Text,
    ) -> int:
        """Store a table with a past, or with people already at it; return its number.

        `lines` come with the checkpoint of each, `announcement` is the table's first post.
        Raise Refused if the channel has a table already, or the server as many as it allows.
        """
        try:
            async with self.store.transaction():
                if row.status in LIVE:
                    await self.require_room(row.guild)
                row.id = await self.store.add_table(row)
                for seat in seats:
                    seat.table_id = row.id
                await self.store.save_seats(row.id, seats)
                await self.store.add_moves(row.id, 0, moves, row.opened_at)
                await self.store.add_lines(row.id, lines)
                await self.post(Live(row, seats), *announcement)
        except ChannelTakenError:
            raise Refused("table-here-already") from None
        return row.id

    @decided_again
    async def drop_lesson(self, table_id: int) -> bool:
        """Remove a table if it is a learner's own; return whether it was."""
        async with self.locked(table_id, opened=False) as live:
            if live.row.lesson is None:
                return False
            async with self.store.transaction():
                await self.store.drop_lesson(table_id)
            self._live.pop(table_id, None)
            return True

    async def drop_ended(self, numbers: Sequence[int]) -> int:
        """Remove tables whose games are over, but for those that somebody is looking at; return
        how many were removed."""
        async with self._loading:
            free = [
                number
                for number in numbers
                if number not in self._live or not self._live[number].lock.locked()
            ]
            await self.store.drop_games(free)
            for number in free:
                self._live.pop(number, None)
        return len(free)

    # What goes out. These are called inside a transaction.

    async def post(
        self,
        live: Live,
        *story: Text | Line,
        grows: bool = False,
        named: Sequence[SeatRow] = (),
        calls: Sequence[int] = (),
        epoch: int | None = None,
    ) -> None:
        """Post to the channel, with the board as it is then; or let the newest post grow.

        `named` learn from it that a decision is theirs, `calls` are people who should come;
        `epoch` is the checkpoint from which on the log tells it in detail.
        """
        place = channel_place(live.row.channel)
        lines = [part if isinstance(part, Line) else Line(part) for part in story]
        if live.load_error is None:
            if epoch is None and live.session is not None:
                epoch = live.row.saved_moves
            decisions = [(seat.seat, seat.serial) for seat in named]
            post = Post(lines, grows, decisions, [*calls], epoch=epoch)
            await self.tell(live, place, post)
            return
        for line in lines:  # there is no board to show
            await self.tell(live, place, Note(line.text))

    async def refresh(self, live: Live) -> None:
        """Bring the newest post up to date, without a new one."""
        if live.load_error is None:
            await self.tell(live, channel_place(live.row.channel), Refresh())

    async def tell(self, live: Live, place: str, fact: Message, due: float = 0.0) -> None:
        """Put a fact into the outbox. Of a lesson nobody is told: its learner sees it anyway."""
        if live.row.lesson is not None:
            return
        await self.store.post(to_row(live.row.id, place, fact, due))
