"""Old games are dropped to make room: their results and ratings stay."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.database import Database

# The newest table stays: SQLite gives the number behind the highest to the next one, and results go
# by numbers, so none may be given again. Lessons have no results, and may be removed by learners.
OLD = (
    "status not in ('open', 'playing') and coalesce(ended_at, moved_at, opened_at) < ? "
    "and id < (select max(id) from tables where lesson is null)"
)
OF_A_TABLE = (
    "moves",
    "log",
    "packed",
    "dropped_moves",
    "votes",
    "follows",
    "outbox",
    "panels",
    "blocked",
    "seats",
)


class PruningQueries(Database):
    async def count_old(self, before: float) -> dict[str, int]:
        """Return how many games ended before a time, by how they did: finished or abandoned."""
        return dict(
            await self.all(
                f"select status, count(*) from tables where {OLD} group by status", (before,)
            )
        )

    async def old_games(self, before: float, after: int, most: int) -> list[int]:
        """Return games that ended before a time, from those with numbers behind `after`."""
        rows = await self.all(
            f"select id from tables where {OLD} and id > ? order by id limit ?",
            (before, after, most),
        )
        return [row[0] for row in rows]

    async def drop_games(self, numbers: Sequence[int]) -> None:
        """Remove games with all that was played in them, in a transaction of its own."""
        each = [(number,) for number in numbers]
        async with self.transaction():
            for name in OF_A_TABLE:
                await self.write_many(f"delete from {name} where table_id = ?", each)
            await self.write_many("delete from tables where id = ?", each)
