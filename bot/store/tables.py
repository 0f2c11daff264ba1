"""Tables and who sits at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.errors import ChannelTakenError, Conflict, DuplicateError
from bot.store.clock import Clock
from bot.store.database import Database
from bot.store.moves import compressed, plain
from bot.store.rows import LIVE, SeatRow, TableRow
from bot.store.sql import columns, insert
from games.lessons import Progress


class TableQueries(Database):
    async def table(self, table_id: int) -> TableRow | None:
        return await self._table("id = ?", table_id)

    async def table_in(self, channel: int) -> TableRow | None:
        """Return the open or running table of a channel, else the last one that ended there."""
        return await self._table(
            "channel = ? and lesson is null "
            "order by status in ('open', 'playing') desc, id desc limit 1",
            channel,
        )

    async def _table(self, where: str, value: int) -> TableRow | None:
        names = columns(TableRow)
        row = await self.one(f"select {', '.join(names)} from tables where {where}", (value,))
        if row is None:
            return None
        found = dict(zip(names, row, strict=True))
        decoded = {
            "options": msgspec.json.decode(found["options"]),
            "clock": msgspec.json.decode(found["clock"], type=Clock),
            "exported": bool(found["exported"]),
            "channel_gone": bool(found["channel_gone"]),
            "invited": [int(user) for user in msgspec.json.decode(found["invited"])],
            "lesson": found["lesson"] and msgspec.json.decode(found["lesson"], type=Progress),
            "saved": found["saved"] and plain(found["saved"]),
        }
        return TableRow(**found | decoded)

    async def seats(self, table_id: int) -> list[SeatRow]:
        names = columns(SeatRow)
        rows = await self.all(
            f"select {', '.join(names)} from seats where table_id = ? order by seat", (table_id,)
        )
        return [SeatRow(**dict(zip(names, row, strict=True))) for row in rows]

    async def tables_of(self, user: int) -> list[int]:
        """Return the running tables at which somebody sits, but for their lessons."""
        rows = await self.all(
            "select id from tables join seats on id = table_id "
            "where user = ? and status = 'playing' and lesson is null order by id",
            (user,),
        )
        return [row[0] for row in rows]

    async def all_tables_of(self, user: int) -> list[int]:
        """Return all tables at which somebody sits, sat, hosts, is offered a seat or invited."""
        rows = await self.all(
            "select distinct id from tables left join seats on id = table_id "
            "where ?1 in (user, former, open_to, host) or invited like ?2 order by id",
            (user, f'%"{user}"%'),
        )
        return [row[0] for row in rows]

    async def lesson_of(self, user: int, game: str) -> int | None:
        """Return the table of somebody's lesson in a game, under way or over."""
        row = await self.one(
            "select id from tables where host = ? and game = ? and lesson is not null "
            "order by id desc limit 1",
            (user, game),
        )
        return row and int(row[0])

    async def drop_lesson(self, table_id: int) -> None:
        """Remove a lesson with all that was played in it."""
        for name in ("log", "moves", "dropped_moves", "outbox", "panels", "seats"):
            await self.write(f"delete from {name} where table_id = ?", (table_id,))
        await self.write("delete from tables where id = ? and lesson is not null", (table_id,))

    async def restored(self) -> list[int]:
        """Return the tables whose players have yet to be told that a backup was restored."""
        rows = await self.all("select id from tables where restored_at is not null order by id")
        return [row[0] for row in rows]

    async def live_by_guild(self) -> dict[int, list[tuple[int, bool]]]:
        """Return the open, running and suspended tables of each server, each with whether it is
        suspended."""
        rows = await self.all(
            "select guild, id, rests_since is not null from tables where lesson is null "
            "and (status in ('open', 'playing') or rests_since is not null) order by id"
        )
        found: dict[int, list[tuple[int, bool]]] = {}
        for guild, table_id, rests in rows:
            found.setdefault(guild, []).append((table_id, bool(rests)))
        return found

    async def channels_in(self, guild: int) -> list[int]:
        """Return the channels of a server's open and running tables."""
        rows = await self.all(
            "select channel from tables where guild = ? and status in ('open', 'playing')", (guild,)
        )
        return [row[0] for row in rows]

    async def homeless(self, guild: int, user: int) -> int | None:
        """Return somebody's last game on a server that ended because its channel was deleted."""
        row = await self.one(
            "select id from tables join seats on id = table_id where guild = ?1 "
            "and channel_gone = 1 and status = 'abandoned' and saved is not null and exported = 0 "
            "and (user = ?2 or user is null and former = ?2) order by ended_at desc limit 1",
            (guild, user),
        )
        return row and int(row[0])

    async def from_the_future(self, now: float) -> list[int]:
        """Return the tables with times in the future: the machine's clock was set back."""
        rows = await self.all(
            "select distinct id from tables join seats on id = table_id "
            "where status in ('open', 'playing') and (asked_at > ?1 or reminded_at > ?1 "
            "or moved_at > ?1 or idle_asked_at > ?1 or paused_at > ?1 or opened_at > ?1)",
            (now,),
        )
        return [row[0] for row in rows]

    async def due(self, now: float) -> list[int]:
        """Return the running tables at which somebody must be told or reminded or is out of time,
        and those that wait only for stand-ins.

        Quiet hours are not considered here: a player who has some stays due until they end.
        """
        rows = await self.all(
            "select distinct id from tables join seats on id = table_id "
            "left join people on people.user = seats.user "
            "where status = 'playing' and paused_at is null and rests_since is null "
            "and lesson is null and asked_at is not null "
            "and (away_until is null or away_until <= ?1) and (told != serial or deadline <= ?1 "
            "or coalesce(people.remind, tables.remind) > 0 "
            "and asked_at + coalesce(people.remind, tables.remind) <= ?1 "
            "and coalesce(reminded_at, 0) + coalesce(people.remind, tables.remind) <= ?1) "
            "union select id from tables where status = 'playing' and paused_at is null "
            "and rests_since is null and lesson is null "
            "and not exists (select 1 from seats where table_id = id and asked_at is not null)",
            (now,),
        )
        return [row[0] for row in rows]

    async def idle(self, now: float, grace: float) -> list[int]:
        """Return the tables at which nobody has done anything for longer than they allow."""
        rows = await self.all(
            "select id from tables where status in ('open', 'playing') and idle > 0 "
            "and lesson is null "
            "and paused_at is null and rests_since is null "
            "and coalesce(idle_asked_at + ?2, coalesce(moved_at, opened_at) + idle) <= ?1",
            (now, grace),
        )
        return [row[0] for row in rows]

    async def add_table(self, table: TableRow) -> int:
        """Add a table; return its number. Raises ChannelTakenError if its channel has a table."""
        names = columns(TableRow, leave=("id",))
        try:
            return await self.add(insert("tables", names), _values(table, names))
        except DuplicateError as error:
            raise ChannelTakenError(str(error)) from error

    async def revision(self, table_id: int) -> int | None:
        """Return how often a table was changed, or None if there is none."""
        row = await self.one("select revision from tables where id = ?", (table_id,))
        return row and int(row[0])

    async def begin_change(self, table: TableRow) -> None:
        """Count one more change of a table, inside the transaction that makes it.

        Raises Conflict if another process has changed it since it was read. `table` still has the
        number of before: it counts only once it is committed.
        """
        changed = await self.write(
            "update tables set revision = revision + 1 where id = ? and revision = ?",
            (table.id, table.revision),
        )
        if not changed:
            raise Conflict(f"table {table.id} was changed meanwhile")

    async def save_table(self, table: TableRow) -> None:
        """Save a table. Raises ChannelTakenError if its channel has another table."""
        names = columns(TableRow, leave=("id", "revision"))
        changes = ", ".join(f"{name} = ?" for name in names)
        try:
            await self.write(
                f"update tables set {changes} where id = ?", (*_values(table, names), table.id)
            )
        except DuplicateError as error:
            raise ChannelTakenError(str(error)) from error

    async def save_seats(self, table_id: int, seats: Sequence[SeatRow]) -> None:
        names = columns(SeatRow)
        await self.write("delete from seats where table_id = ?", (table_id,))
        await self.write_many(
            insert("seats", names),
            [tuple(getattr(seat, name) for name in names) for seat in seats],
        )


def _values(table: TableRow, names: Sequence[str]) -> tuple[Any, ...]:
    encoded: dict[str, Any] = {
        "options": msgspec.json.encode(table.options).decode(),
        "clock": msgspec.json.encode(table.clock).decode(),
        "invited": msgspec.json.encode([str(user) for user in table.invited]).decode(),
        "lesson": table.lesson and msgspec.json.encode(table.lesson).decode(),
    }
    if table.status not in LIVE and table.saved is not None:
        encoded["saved"] = compressed(table.saved)
    return tuple(encoded.get(name, getattr(table, name)) for name in names)
