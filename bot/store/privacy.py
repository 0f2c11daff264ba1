"""Everything that is stored about a person: to be shown, and to be removed."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.store.database import Database
from bot.store.moves import unpacked
from bot.store.rows import NOBODY

ABOUT = {
    "person": ("people", "user = ?"),
    "seats": ("seats", "user = ? or former = ?"),
    "seats_offered": ("(select table_id, seat, open_to from seats) s", "open_to = ?"),
    "results": ("results", "user = ?"),
    "ratings": ("ratings", "user = ?"),
    "follows": ("follows", "user = ?"),
    "decided": ("decided", "user = ?"),
    "blocked": ("(select id, since from blocklist where kind = 'user') b", "id = ?"),
    "votes_called": (
        "(select id, table_id, kind, by, closes_at, outcome from votes) v",
        "by = ?",
    ),
    "votes_to_seat_you": (
        "(select id, table_id, kind, candidate, closes_at, outcome from votes) v",
        "candidate = ?",
    ),
    "tables_hosted": (
        "(select id, guild, channel, game, host, status, opened_at, lesson from tables) t",
        "host = ?",
    ),
}
SENT = {"unsent": "outbox", "panels": "panels"}
ANSWERS = {"answers": "moves", "dropped_answers": "dropped_moves"}


class PrivacyQueries(Database):
    async def about(self, user: int, place: str) -> dict[str, Any]:
        """Return every record with a person's id in it, by kind. `place` is where their DMs go."""
        found: dict[str, Any] = {"user": user}
        for name, (table, where) in ABOUT.items():
            found[name] = await self._records(table, where, (user,) * where.count("?"))
        for name, table in SENT.items():
            found[name] = await self._records(table, "place = ?", (place,))
        for name, moves in ANSWERS.items():
            given = (
                f"(select m.table_id, m.n, m.answer, m.at, s.user from {moves} m "
                "join seats s on s.table_id = m.table_id and s.seat = m.seat) g"
            )
            found[name] = await self._records(given, "user = ?", (user,))
        found["answers"] += await self._packed_answers(user)
        found["ballots"] = await self._ballots(user)
        found["invitations"] = await self._records(
            "(select id as table_id, guild, channel, game from tables "
            f"where invited like '%\"{user}\"%') i",
            "true",
            (),
        )
        return found

    async def _packed_answers(self, user: int) -> list[dict[str, Any]]:
        """Return somebody's answers in games that are packed."""
        rows = await self.all(
            "select p.table_id, p.record, s.seat from packed p "
            "join seats s on s.table_id = p.table_id where s.user = ? order by p.table_id",
            (user,),
        )
        return [
            {"table_id": table, "n": m.n, "answer": m.answer, "at": m.at, "user": user}
            for table, record, seat in rows
            for m in unpacked(record).moves
            if m.seat == seat
        ]

    async def _records(
        self, table: str, where: str, values: tuple[Any, ...]
    ) -> list[dict[str, Any]]:
        rows = await self.all(f"select * from {table} where {where}", values)
        names = await self.names(f"select * from {table} limit 0")
        return [dict(zip(names, row, strict=True)) for row in rows]

    async def _ballots(self, user: int) -> list[dict[str, Any]]:
        voter = str(user)
        return [
            {"id": vote, "table_id": table, "kind": kind, "voter": voter, "yes": int(cast[voter])}
            for vote, table, kind, cast in await self._votes_of(voter)
        ]

    async def _votes_of(self, voter: str) -> list[tuple[int, int, str, dict[str, bool]]]:
        rows = await self.all(
            "select id, table_id, kind, ballots from votes where ballots like ? order by id",
            (f'%"{voter}"%',),
        )
        return [(*row[:3], msgspec.json.decode(row[3])) for row in rows]

    async def forget(self, user: int) -> None:
        """Remove a person's id, except from seats, tables and places: their own modules do that."""
        await self.write("update results set user = null where user = ?", (user,))
        await self.write("update votes set by = ? where by = ?", (NOBODY, user))
        await self.write("update votes set candidate = null where candidate = ?", (user,))
        for vote, _, _, ballots in await self._votes_of(str(user)):
            del ballots[str(user)]
            left = msgspec.json.encode(ballots).decode()
            await self.write("update votes set ballots = ? where id = ?", (left, vote))
        await self.write(
            "update blocklist set tables = '[]' where kind = 'user' and id = ?", (user,)
        )
        for table in ("ratings", "follows", "decided", "people"):
            await self.write(f"delete from {table} where user = ?", (user,))
