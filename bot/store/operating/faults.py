"""Errors of the log: those of the last day, and what the owner was told of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.database import Database
from bot.store.sql import columns, insert

MOST = 1000  # that are kept: a fault that repeats itself must not fill the disk


@dataclass(frozen=True)
class FaultRow:
    at: float
    said: str
    number: str | None = None  # under which the log has more
    table_id: int | None = None
    shown: bool = False  # somebody was told the number when it happened
    id: int = 0


class FaultQueries(Database):
    async def save_faults(self, faults: Sequence[FaultRow], before: float) -> None:
        """Add errors, and forget those from before a time, in a transaction of its own."""
        names = columns(FaultRow, leave=("id",))
        async with self.transaction():
            await self.write_many(
                insert("faults", names),
                [tuple(getattr(fault, name) for name in names) for fault in faults],
            )
            await self.write(
                "delete from faults where at < ? "
                "or id <= (select id from faults order by id desc limit 1 offset ?)",
                (before, MOST),
            )

    async def faults_since(self, at: float) -> list[FaultRow]:
        return await self._faults("at >= ?", at)

    async def next_report(self, now: float, pause: float) -> list[FaultRow]:
        """Return the errors that the owner is to be told of now, in one message; none if they were
        told of others less than a pause ago.

        They stay the same until they are `reported`: the message may have arrived although its
        sending failed.
        """
        if await self.one("select 1 from faults where reported_at is null and shown = 0") is None:
            return []
        async with self.transaction():  # several processes begin one report
            (report,) = await self.one("select min(report) from faults where reported_at is null")
            if report is None:
                report = await self._begin_report(now, pause)
        return [] if report is None else await self._faults("report = ?", report)

    async def _begin_report(self, now: float, pause: float) -> int | None:
        unseen = "report is null and shown = 0"
        (first,) = await self.one(f"select min(id) from faults where {unseen}")
        recent = await self.one(
            "select 1 from faults where reported_at > ? and reported_at <= ?", (now - pause, now)
        )
        if first is None or recent is not None:
            return None
        await self.write(f"update faults set report = ? where {unseen}", (first,))
        return int(first)

    async def reported(self, report: int, now: float) -> None:
        """Note that the owner was told, in a transaction of its own."""
        async with self.transaction():
            await self.write("update faults set reported_at = ? where report = ?", (now, report))

    async def _faults(self, where: str, value: float) -> list[FaultRow]:
        names = columns(FaultRow)
        rows = await self.all(
            f"select {', '.join(names)} from faults where {where} order by id", (value,)
        )
        found = [dict(zip(names, row, strict=True)) for row in rows]
        return [FaultRow(**row | {"shown": bool(row["shown"])}) for row in found]
