"""What the owner can do to a table: close it, move it, post it anew, take its game back to a
checkpoint."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from bot.errors import ChannelTakenError, Refused
from bot.outbox.messages import OldButtons
from bot.outbox.places import channel_place
from bot.store.rows import LIVE, PLAYING
from bot.tables.interruptions import Interruptions
from bot.tables.model import Live
from bot.tables.operating.overview import is_homeless
from bot.tables.operating.world import World
from bot.tables.play import TableUpdate
from bot.tables.registry import decided_again
from games import GAMES
from games.core import Game, Text, text
from games.session import Move, Session

log = logging.getLogger(__name__)


class Repairs:
    def __init__(self, interruptions: Interruptions, world: World) -> None:
        self.interruptions = interruptions
        self.seating = interruptions.seating
        self.play = interruptions.play
        self.tables = interruptions.tables
        self.store = interruptions.store
        self.clock = interruptions.clock
        self.world = world

    @decided_again
    async def close(self, number: int) -> list[Text]:
        """Close a table without a result, also one that cannot be loaded; its players are told."""
        async with self.tables.locked(number, opened=False) as live:
            _require(live, LIVE)
            place = channel_place(live.row.channel)
            blocked = any(row.place == place for row in await self.store.blocked())
            unreachable = blocked or live.row.rests_since is not None
            await self.seating.close(live, text("closed-by-owner"), by_dm=unreachable)
            if blocked:
                async with self.store.transaction(number):
                    await self.store.drop_unsent(number, place)
        return [text("owner-closed", number=str(number))]

    @decided_again
    async def repost(self, number: int) -> list[Text]:
        """Post a table anew, with its board and its buttons; whoever is awaited is asked again."""
        async with self.tables.locked(number, opened=False) as live:
            _require(live, LIVE)
            _require_awake(live)
            if live.load_error is not None:
                raise Refused("owner-nothing-to-post", number=str(number))
            await self.interruptions.show_anew(live, text("posted-anew"))
        return [text("owner-reposted", number=str(number))]

    async def move(self, number: int, channel: int) -> list[Text]:
        """Move a table to another channel of its server: also one whose game has begun or cannot
        be loaded, and one that was closed because its channel was deleted."""
        guild = await self.world.require_place(channel)
        try:
            await self._move(number, guild, channel)
        except ChannelTakenError:  # outside of the lock: the table was changed in memory
            raise Refused("owner-channel-taken") from None
        return [text("owner-moved", number=str(number), channel=channel)]

    @decided_again
    async def _move(self, number: int, guild: int, channel: int) -> None:
        async with self.tables.locked(number, opened=False) as live:
            row = live.row
            if not is_homeless(row):
                _require(live, LIVE)
            _require_awake(live)
            if row.guild != guild:
                raise Refused("owner-other-server")
            if row.channel == channel and not row.channel_gone:
                raise Refused("owner-there-already")
            before = channel_place(row.channel)
            if is_homeless(row):
                row.status, row.ended_at, row.channel_gone = PLAYING, None, False
                for seat in live.seats:
                    seat.asked = -1
            row.channel = channel
            blocked = any(it.place == before for it in await self.store.blocked())
            async with self.tables.saving(live):
                await self.store.save_table(row)
                await self.store.save_seats(row.id, live.seats)
                await self.store.unblock(before)
                await self.store.move_unsent(row.id, before, channel_place(channel))
                panel = await self.store.panel(row.id, before)
                await self.store.drop_panel(row.id, before)
                if panel is not None and not blocked:
                    old = OldButtons(panel.channel, panel.message, lobby=True)
                    await self.tables.tell(live, before, old)
            await self.interruptions.show_anew(live, text("moved-here"))

    @decided_again
    async def rewind(self, number: int, back: int = 1) -> list[Text]:
        """Take a game back to its last checkpoint before the last answer, or to one further back.
        One that cannot be loaded comes to the last checkpoint to which its answers lead.

        The same shuffles come again. The answers that are dropped are kept, and the players told.
        """
        async with self.tables.locked(number, opened=False) as live:
            _require(live, (PLAYING,))
            _require_awake(live)
            moves = await self.store.moves(number)
            session, kept = await self._session_before(live, moves, back)
            dropped = len(moves) - kept
            await self._go_back(live, session, kept, dropped)
        log.warning("table %d: rewound by the owner, %d answers dropped", number, dropped)
        return [text("owner-rewound", number=str(number), count=dropped, left=kept)]

    async def _session_before(
        self, live: Live, moves: Sequence[Move], back: int
    ) -> tuple[Session[Any, Any], int]:
        """Return the game at a checkpoint, and how many answers it contains."""
        row, game = live.row, GAMES.get(live.row.game)
        if game is None or row.saved is None or live.seed is None:
            raise Refused("owner-cannot-rewind")
        saved = opened(game, row.saved, row.version)
        if saved is not None and back == 1 and row.saved_moves < len(moves):
            return saved, row.saved_moves
        seats, options = len(live.seats), row.options
        replayed = await asyncio.to_thread(checkpoints, game, seats, options, live.seed, moves)
        if saved is not None and replayed.get(row.saved_moves) != saved.saved:
            raise Refused("owner-rewind-differs")  # the rules were corrected since
        # Where nothing but the answers can be loaded, also to the one behind the last of them.
        last = len(moves) if saved is None else len(moves) - 1
        found = [n for n in sorted(replayed, reverse=True) if n <= last]
        if len(found) < back:
            raise Refused("owner-rewind-too-far", count=len(found))
        kept = found[back - 1]
        session = opened(game, replayed[kept], game.version)
        if session is None:
            raise Refused("owner-cannot-rewind")
        return session, kept

    async def _go_back(
        self, live: Live, session: Session[Any, Any], kept: int, dropped: int
    ) -> None:
        row = live.row
        live.session, live.load_error, live.moves = session, None, kept
        live.shapes.clear()
        row.saved, row.saved_moves, row.version = session.saved, kept, session.game.version
        row.moved_at, row.idle_asked_at = self.clock(), None
        row.window += 1
        for seat in live.seats:
            seat.serial += 1
            seat.standing = seat.seen = None
        note = text("rewound", count=dropped)
        update = TableUpdate(lines=live.turn_lines(), before=[note], rewinds_to=kept)
        await self.play.advance(live, update)


def _require(live: Live, statuses: Sequence[str]) -> None:
    if live.row.lesson is not None:
        raise Refused("no-such-table")
    if live.row.status not in statuses:
        raise Refused("owner-not-running", number=str(live.row.id))


def _require_awake(live: Live) -> None:
    """Refuse what cannot be done while the server is blocked."""
    if live.held:
        live.require_opened()


def opened(game: Game[Any, Any], saved: bytes, version: int | None) -> Session[Any, Any] | None:
    """Return the game as it was at a checkpoint, or None if it cannot be loaded."""
    try:
        return Session.load(game, saved, (), version)
    except Exception:  # of a table that is to be repaired
        return None


def checkpoints(
    game: Game[Any, Any], seats: int, options: dict[str, str], seed: int, moves: Sequence[Move]
) -> dict[int, bytes]:
    """Return what was saved at each checkpoint, by the number of answers before it: as far as
    the answers from the start fit the rules of today."""
    session = Session.start(game, seats, options, seed)
    found = {0: session.saved}
    for given, move in enumerate(moves, start=1):
        try:
            session.answer(move.seat, move.answer)
        except Exception:  # here is what stopped the game
            break
        found[given - len(session.moves)] = session.saved
    return found
