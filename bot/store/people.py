"""People: their settings, and the tables that they follow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.store.database import Database
from bot.store.rows import Person
from bot.store.sql import columns, upsert

FLAGS = ("dm_closed", "listed", "typed_at_once", "confirms", "tips", "desk")


class PeopleQueries(Database):
    async def person(self, user: int) -> Person:
        names = columns(Person)
        row = await self.one(f"select {', '.join(names)} from people where user = ?", (user,))
        if row is None:
            return Person(user)
        found = dict(zip(names, row, strict=True))
        flags = {name: bool(found[name]) for name in FLAGS}
        return Person(**found | flags)

    async def change_person(self, user: int, **changes: Any) -> None:
        """Change only the named fields, so that changes at the same time do not undo each other."""
        async with self.transaction():
            await self.put_person(user, **changes)

    async def put_person(self, user: int, **changes: Any) -> None:
        """Change the named fields, inside a transaction."""
        names = [name for name in columns(Person) if name in changes]
        assert len(names) == len(changes)
        await self.write(
            upsert("people", ("user",), ("user", *names)),
            (user, *(changes[name] for name in names)),
        )

    async def has_decided(self, user: int, game: str, prompt: str) -> bool:
        """Return whether somebody has taken a decision of this kind before."""
        row = await self.one(
            "select 1 from decided where user = ? and game = ? and prompt = ?", (user, game, prompt)
        )
        return row is not None

    async def note_decided(self, game: str, decided: Sequence[tuple[int, str]]) -> None:
        """Note who has taken decisions of which kinds."""
        await self.write_many(
            "insert into decided values (?, ?, ?) on conflict do nothing",
            [(user, game, prompt) for user, prompt in decided],
        )

    async def followers(self, table_id: int) -> list[int]:
        rows = await self.all(
            "select user from follows where table_id = ? "
            "and user not in (select id from blocklist where kind = 'user')",
            (table_id,),
        )
        return [row[0] for row in rows]

    async def follow(self, table_id: int, user: int) -> None:
        await self.write("insert into follows (table_id, user) values (?, ?)", (table_id, user))

    async def unfollow(self, table_id: int, user: int) -> None:
        await self.write("delete from follows where table_id = ? and user = ?", (table_id, user))
