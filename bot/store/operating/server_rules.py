"""What the managers of a server have decided for tables there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from bot.store.clock import DAY, Clock
from bot.store.database import Database
from bot.store.sql import columns, upsert

ASK, NEEDED, NEVER = "ask", "needed", "never"
COMPUTERS = (ASK, NEEDED, NEVER)  # who decides whether computer players take free seats


@dataclass(frozen=True)
class ServerRules:
    guild: int
    role: int | None = None  # who may open tables; None: everybody
    channels: list[int] = field(default_factory=list)  # where; none: everywhere
    most: int = 0  # tables at once; 0: any number
    # What new tables begin with. Their hosts can change it.
    lang: str | None = None  # None: the server's, or that of whoever opens the table
    remind: int = DAY  # seconds between reminders; 0: never
    clock: Clock = field(default_factory=Clock)
    computers: str = ASK


class ServerRuleQueries(Database):
    async def server_rules(self, guild: int) -> ServerRules:
        """Return a server's rules: the usual ones, until its managers change them."""
        names = columns(ServerRules)
        row = await self.one(
            f"select {', '.join(names)} from server_rules where guild = ?", (guild,)
        )
        if row is None:
            return ServerRules(guild)
        found = dict(zip(names, row, strict=True))
        decoded = {
            "channels": msgspec.json.decode(found["channels"], type=list[int]),
            "clock": msgspec.json.decode(found["clock"], type=Clock),
        }
        return ServerRules(**found | decoded)

    async def save_server_rules(self, rules: ServerRules) -> None:
        """Save a server's rules, inside a transaction."""
        names = columns(ServerRules)
        encoded: dict[str, Any] = {
            name: msgspec.json.encode(getattr(rules, name)).decode()
            for name in ("channels", "clock")
        }
        values = tuple(encoded.get(name, getattr(rules, name)) for name in names)
        await self.write(upsert("server_rules", ("guild",), names), values)

    async def live_count(self, guild: int) -> int:
        """Return how many tables are open or running on a server."""
        (count,) = await self.one(
            "select count(*) from tables where guild = ? and lesson is null "
            "and status in ('open', 'playing')",
            (guild,),
        )
        return int(count)
