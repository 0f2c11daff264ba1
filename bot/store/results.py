"""How games ended, and how strong their players are."""

from __future__ import annotations

from bot.store.database import Database
from bot.store.rows import RatingRow, ResultRow
from bot.store.sql import columns, upsert


class ResultQueries(Database):
    async def results(self, guild: int, user: int | None = None) -> list[ResultRow]:
        """Return the results on a server, or of one person there, sorted by game."""
        names = columns(ResultRow)
        rows = await self.all(
            f"select {', '.join(names)} from results "
            "where guild = ?1 and (user = ?2 or ?2 is null) order by game",
            (guild, user),
        )
        found = [dict(zip(names, row, strict=True)) for row in rows]
        return [ResultRow(**row | {"won": bool(row["won"])}) for row in found]

    async def save_result(self, result: ResultRow) -> None:
        names = columns(ResultRow)
        await self.write(
            upsert("results", ("table_id", "seat"), names),
            [getattr(result, name) for name in names],
        )

    async def rating(self, guild: int, game: str, user: int) -> RatingRow | None:
        row = await self.one(
            f"select {', '.join(columns(RatingRow))} from ratings "
            "where guild = ? and game = ? and user = ?",
            (guild, game, user),
        )
        return RatingRow(*row) if row else None

    async def ratings(self, guild: int, game: str) -> list[RatingRow]:
        """Return the ratings of all players who have not opted out of leaderboards."""
        names = ", ".join(f"ratings.{name}" for name in columns(RatingRow))
        rows = await self.all(
            f"select {names} from ratings left join people on people.user = ratings.user "
            "where guild = ? and game = ? and (listed is null or listed = 1)",
            (guild, game),
        )
        return [RatingRow(*row) for row in rows]

    async def save_rating(self, rating: RatingRow) -> None:
        names = columns(RatingRow)
        await self.write(
            upsert("ratings", ("guild", "game", "user"), names),
            [getattr(rating, name) for name in names],
        )
