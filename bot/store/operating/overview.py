"""What the owner sees of all tables together."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.database import Database
from bot.store.outbox import OLDEST_UNSENT

LAST_BACKUP = "last_backup"  # in `meta`: when `herald backup` was last run
SECOND_BOT_SEEN = "second_bot_seen"  # in `meta`: when another program answered with our token
# Of open and running tables: Herald was removed from the server of those that rest, and cannot
# write to the channel of those that are blocked.
PHASES = ("open", "running", "paused", "resting", "blocked")


@dataclass(frozen=True)
class Figures:
    """How much there is, of everything."""

    phases: dict[str, int]  # how many tables are in each
    people: int  # who have played since a given time
    unsent: int
    unsent_since: float | None
    size: int  # of the database, in bytes
    last_backup: float | None


class OverviewQueries(Database):
    async def live_tables(
        self,
        guild: int | None = None,
        game: str | None = None,
        status: str | None = None,
        stuck_before: float | None = None,
    ) -> list[int]:
        """Return the numbers of open and running tables, but for lessons.

        With `stuck_before`: of those that rest or whose channel cannot be written to, of those at
        which nothing has happened since then, and of games that have been closed since then because
        their channel was deleted: they can go on in another one.
        """
        rows = await self.all(
            "select id from tables where lesson is null "
            "and (guild = ?1 or ?1 is null) and (game = ?2 or ?2 is null) "
            "and (status = ?3 or ?3 is null) and (status in ('open', 'playing') and ("
            "paused_at is null and coalesce(moved_at, opened_at) < ?4 or ?4 is null "
            "or rests_since is not null or 'channel:' || channel in (select place from blocked)) "
            "or status = 'abandoned' and channel_gone = 1 and saved is not null and exported = 0 "
            "and ended_at >= ?4) order by id",
            (guild, game, status, stuck_before),
        )
        return [row[0] for row in rows]

    async def dropped_moves(self, table_id: int) -> int:
        """Return how many answers of a table were dropped, and are kept beside it."""
        (count,) = await self.one(
            "select count(*) from dropped_moves where table_id = ?", (table_id,)
        )
        return int(count)

    async def unsent_of(self, table_id: int) -> int:
        """Return how many messages of a table wait to be sent."""
        (count,) = await self.one("select count(*) from outbox where table_id = ?", (table_id,))
        return int(count)

    async def figures(self, since: float) -> Figures:
        """Return the figures of now; people are those who have played `since` a time."""
        counts = dict(
            await self.all(
                "select case when rests_since is not null then 'resting' "
                "when 'channel:' || channel in (select place from blocked) then 'blocked' "
                "when paused_at is not null then 'paused' "
                "when status = 'open' then 'open' else 'running' end as phase, count(*) "
                "from tables where lesson is null and status in ('open', 'playing') group by phase"
            )
        )
        (people,) = await self.one(
            "select count(*) from (select user from moves join seats using (table_id, seat) "
            "where at >= ?1 and user is not null union select user from results "
            "where ended_at >= ?1 and user is not null) s",
            (since,),
        )
        (unsent,) = await self.one("select count(*) from outbox")
        (oldest,) = await self.one(OLDEST_UNSENT)
        backup = await self.meta(LAST_BACKUP)
        return Figures(
            {phase: counts.get(phase, 0) for phase in PHASES},
            people,
            unsent,
            oldest,
            await self.engine.size(),
            None if backup is None else float(backup),
        )
