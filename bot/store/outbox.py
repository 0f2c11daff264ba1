"""What is to be sent, and the messages that carry buttons."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.store import moves
from bot.store.database import Database
from bot.store.rows import BlockedRow, OutRow, PanelRow
from bot.store.sql import columns, upsert
from games.core import Line

# A message is first tried at once, so one that has neither time is only just written.
OLDEST_UNSENT = "select min(coalesce(tried_at, nullif(due, 0))) from outbox"


class OutboxQueries(Database):
    async def post(self, row: OutRow) -> None:
        body = msgspec.json.encode(row.body).decode()
        await self.write(
            "insert into outbox (table_id, place, kind, body, due) values (?, ?, ?, ?, ?)",
            (row.table_id, row.place, row.kind, body, row.due),
        )
        self._posted.get().append(row.place)

    async def places(self) -> list[str]:
        return [row[0] for row in await self.all("select distinct place from outbox")]

    async def asking(self, table_id: int) -> list[str]:
        """Return the places where a question of a table waits to be sent."""
        query = "select distinct place from outbox where table_id = ? and kind = 'ask'"
        return [row[0] for row in await self.all(query, (table_id,))]

    async def waiting_at(self, place: str) -> list[OutRow]:
        """Return what is to be sent to a place. A suspended table sends only to people, and why it
        is suspended."""
        names = columns(OutRow)
        rows = await self.all(
            f"select {', '.join(f'outbox.{name}' for name in names)} from outbox "
            "join tables on tables.id = table_id where place = ? "
            "and (rests_since is null or place like 'user:%' or kind = 'farewell') "
            "order by outbox.id",
            (place,),
        )
        found = [dict(zip(names, row, strict=True)) for row in rows]
        return [OutRow(**row | {"body": msgspec.json.decode(row["body"])}) for row in found]

    async def claim(
        self, place: str, now: float, until: float, table_id: int | None = None
    ) -> float | None:
        """Claim a place for this process, in a transaction of its own.

        Returns None if it is claimed, or until when another process has it. A process that has the
        database to itself need not ask.
        """
        if self.engine.alone:
            return None
        async with self.transaction(table_id):
            claimed = await self.write(
                "insert into claims (place, process, until) values (?1, ?2, ?3) "
                "on conflict (place) do update set process = ?2, until = ?3 "
                "where claims.process = ?2 or claims.until <= ?4",
                (place, self.process, until, now),
            )
        if claimed:
            return None
        found = await self.one("select until from claims where place = ?", (place,))
        return float(found[0]) if found else now

    async def release(self, *places: str) -> None:
        """Leave places to others, and tell them where something waits, in a transaction of its
        own."""
        if self.engine.alone:
            return
        waiting = await self.places()
        async with self.transaction():
            await self.write_many(
                "delete from claims where place = ? and process = ?",
                [(place, self.process) for place in places],
            )
            self._posted.get().extend(waiting)

    async def blocked_at(self, place: str) -> BlockedRow | None:
        row = await self.one(
            "select place, table_id, guild, why from blocked where place = ?", (place,)
        )
        return row and BlockedRow(*row)

    async def begin_batch(self, rows: Sequence[OutRow], at: float) -> None:
        """Save which rows are sent as one message, before it can have arrived."""
        async with self.transaction(rows[0].table_id):
            await self.write_many(
                "update outbox set batch = ?, tried_at = coalesce(tried_at, ?) where id = ?",
                [(rows[0].id, at, row.id) for row in rows],
            )

    async def sent(self, rows: Sequence[OutRow]) -> bool:
        """Remove rows that need not be sent any more, inside a transaction.

        Return whether they were still there: if not, another process has sent them.
        """
        removed = [await self.write("delete from outbox where id = ?", (it.id,)) for it in rows]
        return any(removed)

    async def postpone(self, rows: Sequence[OutRow], due: float, tried: bool = True) -> None:
        """Set when to try again. `tried` counts this try: waits grow, then Herald gives up."""
        async with self.transaction(rows[0].table_id):
            await self.write_many(
                "update outbox set due = ?, tries = tries + ? where id = ?",
                [(due, tried, row.id) for row in rows],
            )

    async def blocked(self) -> list[BlockedRow]:
        rows = await self.all("select place, table_id, guild, why from blocked")
        return [BlockedRow(*row) for row in rows]

    async def block(self, row: BlockedRow) -> None:
        """Note that Herald may not write to a place, inside a transaction."""
        await self.write(
            upsert("blocked", ("place",), ("place", "table_id", "guild", "why")),
            (row.place, row.table_id, row.guild, row.why),
        )

    async def unblock(self, place: str) -> None:
        """Note that Herald may write to a place again, inside a transaction."""
        await self.write("delete from blocked where place = ?", (place,))

    async def drop_unsent(self, table_id: int, place: str) -> None:
        """Give up what a table has to say at a place, inside a transaction."""
        await self.write("delete from outbox where table_id = ? and place = ?", (table_id, place))

    async def move_unsent(self, table_id: int, before: str, after: str) -> None:
        """Tell at another place what a table has to say, inside a transaction; what would change
        its older posts is given up."""
        await self.write(
            "update outbox set place = ?, batch = null, tried_at = null, tries = 0, due = 0 "
            "where table_id = ? and place = ? and kind in ('post', 'note', 'vote')",
            (after, table_id, before),
        )
        await self.drop_unsent(table_id, before)

    async def forget_place(self, place: str) -> None:
        """Remove all that is kept for a place that is gone, inside a transaction."""
        for table in ("outbox", "panels", "blocked", "claims"):
            await self.write(f"delete from {table} where place = ?", (place,))

    async def drop_redraw(self, table_id: int, place: str) -> None:
        """Remove what would draw a table's newest post again, inside a transaction."""
        await self.write(
            "delete from outbox where kind = 'redraw' and table_id = ? and place = ?",
            (table_id, place),
        )

    async def drop_ask(self, table_id: int, seat: int, serial: int, place: str) -> None:
        """Remove a question that its player has been shown already, unless sending has begun."""
        async with self.transaction(table_id):
            asks = [row for row in await self.waiting_at(place) if row.kind == "ask"]
            shown = [row for row in asks if (row.table_id, row.batch) == (table_id, None)]
            await self.sent(
                [row for row in shown if (row.body["seat"], row.body["serial"]) == (seat, serial)]
            )

    async def panel(self, table_id: int, place: str) -> PanelRow | None:
        row = await self.one(
            "select channel, message, story, cut, epoch, serial, lobby from panels "
            "where table_id = ? and place = ?",
            (table_id, place),
        )
        if row is None:
            return None
        channel, message, story, cut, epoch, serial, lobby = row
        lines = msgspec.json.decode(moves.story(story), type=list[Line])
        flags = {"cut": bool(cut), "lobby": bool(lobby)}
        return PanelRow(
            table_id, place, channel, message, lines, epoch=epoch, serial=serial, **flags
        )

    async def drop_panel(self, table_id: int, place: str) -> None:
        """Forget which message carries a table's buttons at a place, inside a transaction."""
        await self.write("delete from panels where table_id = ? and place = ?", (table_id, place))

    async def set_panel(self, panel: PanelRow) -> None:
        story = msgspec.json.encode(panel.story).decode()
        await self.write(
            upsert("panels", ("table_id", "place"), columns(PanelRow)),
            tuple(story if name == "story" else getattr(panel, name) for name in columns(PanelRow)),
        )
