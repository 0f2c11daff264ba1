"""The answers that were given at a table, and what was said of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

import msgspec

from bot.store.database import Database
from games.core import Line
from games.session import Move


class MoveQueries(Database):
    async def moves(self, table_id: int, after: int = 0) -> list[Move]:
        rows = await self.all(
            "select seat, answer from moves where table_id = ? and n > ? order by n",
            (table_id, after),
        )
        return [Move(seat, tuple(msgspec.json.decode(answer))) for seat, answer in rows]

    async def move_times(self, table_id: int) -> list[tuple[int, float]]:
        """Return each answer's seat, and when it was given."""
        rows = await self.all(
            "select seat, at from moves where table_id = ? order by n", (table_id,)
        )
        return [(seat, at) for seat, at in rows]

    async def add_moves(self, table_id: int, after: int, moves: Sequence[Move], at: float) -> None:
        """Add moves, numbered from `after` + 1."""
        await self.write_many(
            "insert into moves values (?, ?, ?, ?, ?)",
            [
                (table_id, after + i, move.seat, msgspec.json.encode(move.answer).decode(), at)
                for i, move in enumerate(moves, start=1)
            ],
        )

    async def drop_moves(self, table_id: int, after: int) -> None:
        await self.write("delete from moves where table_id = ? and n > ?", (table_id, after))

    async def keep_dropped(self, table_id: int, after: int, why: str, at: float) -> None:
        """Copy the moves behind `after`, which no longer fit the rules, before they are dropped."""
        await self.write(
            "insert into dropped_moves (table_id, n, seat, answer, at, why, dropped_at) "
            "select table_id, n, seat, answer, at, ?, ? from moves where table_id = ? and n > ?",
            (why, at, table_id, after),
        )

    async def add_lines(self, table_id: int, said: Iterable[tuple[int, Line]]) -> None:
        """Add lines, each with its epoch: the number of moves at its checkpoint."""
        await self.write_many(
            "insert into log (table_id, epoch, line) values (?, ?, ?)",
            [(table_id, epoch, msgspec.json.encode(line).decode()) for epoch, line in said],
        )

    async def drop_lines(self, table_id: int, epoch: int) -> None:
        await self.write("delete from log where table_id = ? and epoch = ?", (table_id, epoch))

    async def lines(
        self, table_id: int, epoch: int | None = None, before: int | None = None
    ) -> list[Line]:
        """Return what was said from one checkpoint on, and before another."""
        rows = await self.all(
            "select line from log where table_id = ?1 and (?2 is null or epoch >= ?2) "
            "and (?3 is null or epoch < ?3) order by id",
            (table_id, epoch, before),
        )
        return [msgspec.json.decode(row[0], type=Line) for row in rows]

    async def last_line(self, table_id: int) -> int:
        """Return the number of the last line that was said, 0 before the first."""
        (last,) = await self.one("select max(id) from log where table_id = ?", (table_id,))
        return int(last or 0)

    async def lines_after(self, table_id: int, number: int) -> list[Line]:
        """Return what was said after a line."""
        rows = await self.all(
            "select line from log where table_id = ? and id > ? order by id", (table_id, number)
        )
        return [msgspec.json.decode(row[0], type=Line) for row in rows]

    async def turns(self, table_id: int) -> list[list[Line]]:
        """Return all that was said, in one list for each checkpoint."""
        rows = await self.all(
            "select epoch, line from log where table_id = ? order by id", (table_id,)
        )
        return [
            [msgspec.json.decode(line, type=Line) for _, line in said]
            for _, said in groupby(rows, key=lambda row: row[0])
        ]
