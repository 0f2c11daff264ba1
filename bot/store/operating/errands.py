"""What the owner wants done: written by a command, here or in another process, and carried out by
the process that runs the bot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from bot.config import DatabaseAddress
from bot.store.database import Database
from bot.store.engines.outside import outside
from games.core import Text

ADD = "insert into errands (word, args, asked_at) values (?, ?, ?)"
RESULT = "select result from errands where id = ? and done_at is not null"
DROP = "delete from errands where id = ?"


@dataclass(frozen=True)
class ErrandRow:
    id: int
    word: str
    args: dict[str, Any]
    begun: bool  # by a process that has ended before it was done
    told_until: int


class ErrandQueries(Database):
    async def add_errand(self, word: str, args: dict[str, Any], now: float) -> int:
        """Add an errand, in a transaction of its own; return its number."""
        async with self.transaction():
            return await self.add(ADD, (word, msgspec.json.encode(args).decode(), now))

    async def next_errand(self) -> ErrandRow | None:
        row = await self.one(
            "select id, word, args, begun_at is not null, told_until from errands "
            "where done_at is null order by id limit 1"
        )
        if row is None:
            return None
        number, word, args, begun, told_until = row
        return ErrandRow(number, word, msgspec.json.decode(args), bool(begun), told_until)

    async def begin_errand(self, number: int, now: float) -> None:
        """Note that an errand is being carried out, in a transaction of its own."""
        async with self.transaction():
            await self.write("update errands set begun_at = ? where id = ?", (now, number))

    async def announced(self, number: int, table_id: int) -> None:
        """Note which table an announcement has reached, inside the transaction that tells it."""
        await self.write("update errands set told_until = ? where id = ?", (table_id, number))

    async def finish_errand(self, number: int, result: Sequence[Text], now: float) -> None:
        """Keep the answer for whoever waits for it, in a transaction of its own."""
        async with self.transaction():
            await self.write(
                "update errands set done_at = ?, result = ? where id = ?",
                (now, msgspec.json.encode(result).decode(), number),
            )

    async def take_result(self, number: int) -> list[Text] | None:
        """Return the answer to an errand and forget the errand, or None if it is not done yet."""
        row = await self.one(RESULT, (number,))
        if row is None:
            return None
        async with self.transaction():
            await self.write(DROP, (number,))
        return msgspec.json.decode(row[0], type=list[Text])

    async def drop_errands(self, before: float) -> None:
        """Forget errands for whose answers nobody has come, in a transaction of its own, if any."""
        if await self.one("select 1 from errands where done_at < ?", (before,)) is not None:
            async with self.transaction():
                await self.write("delete from errands where done_at < ?", (before,))


# From another process, while the bot runs: it does all of this in moments of its own.


def send_errand(database: DatabaseAddress, word: str, args: dict[str, Any], now: float) -> int:
    """Add an errand for the process that runs the bot; return its number. Raises DatabaseError."""
    with outside(database, writes=True) as db:
        given = (word, msgspec.json.encode(args).decode(), now)
        return int(db.one(f"{ADD} returning id", given)[0])


def fetch_result(database: DatabaseAddress, number: int) -> list[Text] | None:
    """Return the answer to an errand and forget the errand, or None if it is not done yet."""
    with outside(database, writes=True) as db:
        row = db.one(RESULT, (number,))
        if row is None:
            return None
        db.write(DROP, (number,))
        return msgspec.json.decode(row[0], type=list[Text])
