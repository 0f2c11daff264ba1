"""All tables as the owner sees them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord

from bot.errors import Refused
from bot.language.texts import Words
from bot.outbox.places import channel_place
from bot.store.clock import DAY
from bot.store.operating.faults import FaultRow
from bot.store.rows import ABANDONED, LIVE, OPEN, PLAYING, SeatRow, TableRow
from bot.tables.model import Live
from bot.tables.operating.status import errors
from bot.tables.operating.world import World
from bot.tables.registry import Tables
from games import GAMES
from games.core import Text, text

RUNNING, STUCK, BROKEN = "running", "stuck", "broken"
STATUSES = (RUNNING, OPEN, STUCK, BROKEN)
PAGE = 8  # tables, which fit into one message
STUCK_AFTER = 7 * DAY  # without an answer
NAME = 40  # characters of a server or a channel


class Overview:
    def __init__(self, tables: Tables, world: World) -> None:
        self.registry = tables
        self.store = tables.store
        self.clock = tables.clock
        self.world = world

    async def server(self, given: str | None) -> int | None:
        """Return the server that is meant by its id or its name; raise Refused if none is."""
        if given is None:
            return None
        number = int(given) if given.isdecimal() else None
        found = await self.world.server_named(given) if number is None else number
        if found is None and self.world.process() is None:
            raise Refused("owner-server-offline", given=given[:NAME])
        if found is None or found >= 1 << 63:  # larger than any id
            raise Refused("owner-no-such-server", given=given[:NAME])
        return found

    async def tables(
        self,
        number: int | None = None,
        server: str | None = None,
        game: str | None = None,
        status: str | None = None,
        page: int = 1,
    ) -> list[Text]:
        """Return a page of the open and running tables, or one table in detail."""
        if number is not None:
            return await self._detail(number)
        found = await self._found(await self.server(server), game, status)
        if not found:
            return [text("owner-tables-none")]
        pages = -(-len(found) // PAGE)
        page = min(page, pages)
        faults = await self._faults()
        lines = [text("owner-tables-head", count=len(found), page=page, pages=pages)]
        for table_id in found[(page - 1) * PAGE : page * PAGE]:
            lines.append(await self._line(table_id))
            lines += await self._warnings(table_id, faults.get(table_id, []))
        return lines

    async def _found(self, guild: int | None, game: str | None, status: str | None) -> list[int]:
        stored = {RUNNING: PLAYING, OPEN: OPEN}.get(status or "")
        before = self.clock() - STUCK_AFTER if status == STUCK else None
        found = await self.store.live_tables(guild, game, stored, before)
        if status != BROKEN:
            return found
        tables = [await self.registry.get(table_id, opened=False) for table_id in found]
        return [it.row.id for it in tables if it.load_error is not None and not it.held]

    async def _faults(self) -> Mapping[int | None, list[FaultRow]]:
        """Return the errors of the last day, by their tables."""
        found: dict[int | None, list[FaultRow]] = {}
        for fault in await self.store.faults_since(self.clock() - DAY):
            found.setdefault(fault.table_id, []).append(fault)
        return found

    async def _warnings(self, table_id: int, faults: Sequence[FaultRow]) -> list[Text]:
        """Return what is unusual about a table, beside its phase."""
        lines = []
        row = (await self.registry.get(table_id, opened=False)).row
        if is_lifted(row):
            here = str(GAMES[row.game].version)
            lines.append(text("owner-table-version", saved=str(row.version), here=here))
        if faults:
            last = int(faults[-1].at)
            lines.append(text("owner-table-errors", count=len(faults), until=last))
        return lines

    async def _line(self, table_id: int) -> Text:
        live = await self.registry.get(table_id, opened=False)
        guild, channel = live.row.guild, live.row.channel
        return text(
            "owner-table-line",
            number=str(table_id),
            game=live.row.game,
            title=text("title") if live.row.game in GAMES else live.row.game,
            server=named(await self.world.server(guild), guild),
            place=named(await self.world.channel(guild, channel), channel, "#"),
            until=int(live.row.opened_at),
            phase=await self._phase(live),
            waits=waits(live),
        )

    async def _phase(self, live: Live) -> Text:
        row = live.row
        if live.held:
            return text("owner-phase-held")
        if live.load_error is not None:
            game = GAMES.get(row.game)
            if live.load_error.key == "unopened-fault":
                return text("owner-broken-fault", number=live.load_error.args["number"])
            here = "–" if game is None else str(game.version)
            return text("owner-broken-version", saved=str(row.version), here=here)
        if is_homeless(row):
            return text("owner-phase-homeless")
        if row.status not in LIVE:
            return text("owner-phase-over")
        if row.rests_since is not None:
            return text("owner-phase-resting", until=int(row.rests_since))
        place = channel_place(row.channel)
        if any(blocked.place == place for blocked in await self.store.blocked()):
            return text("owner-phase-blocked")
        if row.paused_at is not None:
            return text("owner-phase-paused", until=int(row.paused_at))
        if row.status == OPEN:
            return text("owner-phase-open", count=len(live.seats))
        return text("owner-phase-playing", count=live.moves)

    async def _detail(self, number: int) -> list[Text]:
        live = await self.registry.get(number, opened=False)
        row = live.row
        if row.lesson is not None:
            raise Refused("no-such-table")
        lines = [
            await self._line(number),
            text("owner-detail-place", guild=str(row.guild), place=str(row.channel)),
            text("owner-detail-seats", players=[player(live, seat) for seat in live.seats]),
        ]
        if row.saved is not None:
            game = GAMES.get(row.game)
            lines.append(
                text(
                    "owner-detail-saved",
                    saved=str(row.version),
                    here="–" if game is None else str(game.version),
                    count=live.moves,
                    since=live.moves - row.saved_moves,
                    dropped=await self.store.dropped_moves(number),
                )
            )
        if row.moved_at is not None:
            lines.append(text("owner-detail-moved", until=int(row.moved_at)))
        lines.append(text("owner-detail-unsent", count=await self.store.unsent_of(number)))
        return lines + errors((await self._faults()).get(number, []))


def in_words(lines: Sequence[Text], lang: str) -> str:
    """Return the lines of an answer as they are said: one about a table in its game's words."""

    def words(line: Text) -> Words:
        game = line.args.get("game")
        return Words(lang, game if isinstance(game, str) and game in GAMES else None)

    return "\n".join(words(line)(line) for line in lines)


def named(name: str | None, number: int, sign: str = "") -> str:
    """Return a name as it is written, or the number where the name is not known."""
    return f"`{number}`" if name is None else sign + discord.utils.escape_markdown(name[:NAME])


def is_lifted(row: TableRow) -> bool:
    """Whether an earlier version of the game has saved a table, which this one can go on with."""
    game = GAMES.get(row.game)
    if game is None or row.saved is None or row.version == game.version:
        return False
    return game.reads(row.version)


def is_homeless(row: TableRow) -> bool:
    """Whether a game was closed because its channel was deleted, and can go on in another."""
    closed = row.status == ABANDONED and row.channel_gone
    return closed and row.saved is not None and not row.exported


def player(live: Live, seat: SeatRow) -> str:
    """Return who plays a seat, with their id: by that they can be blocked."""
    name = live.words().seat(seat.seat)
    return name if seat.user is None else f"{name} (`{seat.user}`)"


def waits(live: Live) -> Text:
    """Return for whom a table waits, and since when."""
    asked = [seat for seat in live.seats if seat.asked_at is not None]
    if live.row.status != PLAYING or not asked:
        return text("owner-waits-for-nobody")
    since = min(seat.asked_at for seat in asked if seat.asked_at is not None)
    return text(
        "owner-waits", players=[live.words().seat(seat.seat) for seat in asked], until=int(since)
    )
