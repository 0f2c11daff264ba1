"""Whom the owner has blocked: users and servers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from bot.store.database import Database

USER, SERVER = "user", "server"


@dataclass(frozen=True)
class BlockRow:
    kind: str  # USER or SERVER
    id: int
    since: float
    tables: list[int]  # at which a user had a seat when they were blocked


class BlocklistQueries(Database):
    async def blocklist(self) -> list[BlockRow]:
        rows = await self.all("select kind, id, since, tables from blocklist order by since, id")
        return [
            BlockRow(kind, number, since, msgspec.json.decode(tables, type=list[int]))
            for kind, number, since, tables in rows
        ]

    async def add_block(self, row: BlockRow) -> None:
        """Block somebody or a server, in a transaction of its own; once is enough."""
        async with self.transaction():
            await self.write(
                "insert into blocklist values (?, ?, ?, ?) on conflict do nothing",
                (row.kind, row.id, row.since, msgspec.json.encode(row.tables).decode()),
            )

    async def drop_block(self, kind: str, number: int) -> None:
        """Unblock somebody or a server, in a transaction of its own."""
        async with self.transaction():
            await self.write("delete from blocklist where kind = ? and id = ?", (kind, number))

    async def seats_to_lose(self, user: int) -> list[int]:
        """Return the tables at which somebody sits and a game can go on, but for their lessons."""
        rows = await self.all(
            "select distinct id from tables join seats on id = table_id "
            "where user = ? and status in ('open', 'playing', 'abandoned') "
            "and lesson is null order by id",
            (user,),
        )
        return [row[0] for row in rows]

    async def last_name(self, user: int) -> str | None:
        """Return the name under which somebody was last seen at a table, if they ever were."""
        row = await self.one(
            "select name from seats where user = ?1 or user is null and former = ?1 "
            "order by table_id desc limit 1",
            (user,),
        )
        return row and str(row[0])

    async def knows_server(self, guild: int) -> bool:
        """Return whether there has ever been a table on a server, or a rule of its own."""
        row = await self.one(
            "select 1 from tables where guild = ?1 union select 1 from server_rules "
            "where guild = ?1 limit 1",
            (guild,),
        )
        return row is not None

    async def farewells(self, tables: Sequence[int]) -> int:
        """Return how many goodbyes to these tables are on their way."""
        if not tables:
            return 0
        marks = ", ".join("?" * len(tables))
        (count,) = await self.one(
            f"select count(*) from outbox where kind = 'farewell' and table_id in ({marks})",
            tuple(tables),
        )
        return int(count)

    async def drop_farewells(self, tables: Sequence[int]) -> None:
        """Give up goodbyes that could not be said, in a transaction of its own."""
        async with self.transaction():
            await self.write_many(
                "delete from outbox where kind = 'farewell' and table_id = ?",
                [(table_id,) for table_id in tables],
            )
