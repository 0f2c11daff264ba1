"""Votes and their ballots."""

from __future__ import annotations

import msgspec

from bot.store.database import Database
from bot.store.rows import VoteRow
from bot.store.sql import columns, insert


class VoteQueries(Database):
    async def vote(self, vote_id: int) -> VoteRow | None:
        return next(iter(await self._votes("id = ?", vote_id)), None)

    async def open_votes(self, table_id: int) -> list[VoteRow]:
        return await self._votes("table_id = ? and outcome is null", table_id)

    async def _votes(self, where: str, value: int) -> list[VoteRow]:
        names = columns(VoteRow)
        rows = await self.all(f"select {', '.join(names)} from votes where {where}", (value,))
        found = [dict(zip(names, row, strict=True)) for row in rows]
        return [VoteRow(**row | {"ballots": msgspec.json.decode(row["ballots"])}) for row in found]

    async def votes_to_count(self, now: float, longest: float) -> list[int]:
        """Return the open votes that are over, or whose end was set by a clock that was wrong."""
        rows = await self.all(
            "select id from votes where outcome is null "
            "and (closes_at <= ?1 or closes_at > ?1 + ?2)",
            (now, longest),
        )
        return [row[0] for row in rows]

    async def save_vote(self, vote: VoteRow) -> None:
        """Save a vote, and number a new one. `vote_posted` saves where it is posted."""
        ballots = msgspec.json.encode(vote.ballots).decode()
        if vote.id:
            await self.write(
                "update votes set ballots = ?, outcome = ?, closes_at = ? where id = ?",
                (ballots, vote.outcome, vote.closes_at, vote.id),
            )
            return
        names = columns(VoteRow, leave=("id",))
        values = {name: getattr(vote, name) for name in names} | {"ballots": ballots}
        vote.id = await self.add(insert("votes", names), values.values())

    async def vote_posted(self, vote_id: int, message: int | None) -> None:
        await self.write("update votes set message = ? where id = ?", (message, vote_id))
