"""Whom the owner has blocked, in memory: that is looked at before anything is read or written."""

from __future__ import annotations

from bot.store import Store
from bot.store.operating.blocklist import SERVER, USER
from bot.store.rows import TableRow


class Blocklist:
    def __init__(self, store: Store) -> None:
        self._store = store
        self.users: frozenset[int] = frozenset()
        self.servers: frozenset[int] = frozenset()

    async def load(self) -> None:
        """Read it: at the start, after a change, and as another process may have changed it."""
        rows = await self._store.blocklist()
        self.users = frozenset(row.id for row in rows if row.kind == USER)
        self.servers = frozenset(row.id for row in rows if row.kind == SERVER)

    def holds(self, row: TableRow) -> bool:
        """Whether nobody can do anything at a table, since its server is blocked."""
        return row.guild in self.servers and row.lesson is None
