"""How the owner shuts somebody out, or a whole server, and lets them in again; and how Herald
leaves a server."""

from __future__ import annotations

import asyncio
import logging
import re
from contextlib import suppress

from bot.errors import Refused
from bot.store.operating.blocklist import SERVER, USER, BlockRow
from bot.store.rows import OPEN, PLAYING
from bot.tables.interruptions import Interruptions
from bot.tables.lobby import Lobby
from bot.tables.operating.overview import NAME, Overview, named
from games.core import Text, text

log = logging.getLogger(__name__)

MENTION = re.compile(r"(?:<@!?)?(\d{1,19})>?")  # or the id alone
GOODBYES = 10.0  # seconds in which the tables of a server are told before Herald leaves it
PAUSE = 0.1


class Blocking:
    def __init__(self, interruptions: Interruptions, overview: Overview) -> None:
        self.interruptions = interruptions
        self.seating = interruptions.seating
        self.tables = interruptions.tables
        self.store = interruptions.store
        self.clock = interruptions.clock
        self.lobby = Lobby(interruptions.tables)
        self.overview = overview
        self.world = overview.world

    async def block(self, user: str | None = None, server: str | None = None) -> list[Text]:
        """Refuse a user or a server from now on; without either, return who is blocked.

        Stand-ins play for the user, and the tables of the server rest.
        """
        if user is None and server is None:
            return await self._listed()
        if user is not None:
            _require_one(server)
            return await self._block_user(await self._user(user))
        return await self._block_server(await self._server(server))

    async def unblock(self, user: str | None = None, server: str | None = None) -> list[Text]:
        """Let a user or a server in again: they get back the seats that nobody else has taken, and
        the tables of the server go on."""
        if user is not None:
            _require_one(server)
            return await self._unblock_user(_number(user))
        if server is None:
            raise Refused("owner-unblock-whom")
        return await self._unblock_server(await self._server(server))

    async def leave(self, server: str) -> list[Text]:
        """Leave a server. Its tables are told first, and go on once Herald is invited again."""
        guild = await self._server(server)
        if self.world.process() is None:
            raise Refused("owner-leave-offline")
        name = await self.world.server(guild)
        if name is None:
            raise Refused("owner-no-such-server", given=server[:NAME])
        told = await self.interruptions.suspend_server(guild, text("goodbye"))
        until = asyncio.get_running_loop().time() + GOODBYES
        while told and await self.store.farewells(told):
            if asyncio.get_running_loop().time() > until:
                await self.store.drop_farewells(told)  # where Herald cannot write
                break
            await asyncio.sleep(PAUSE)
        try:
            await self.world.leave(guild)
        except Refused:
            if guild not in self.tables.blocklist.servers:
                await self.interruptions.resume_server(guild)
            raise
        log.warning("left server %d for the owner: %d tables are on hold", guild, len(told))
        return [text("owner-left", server=named(name, guild), count=len(told))]

    # A user

    async def _block_user(self, user: int) -> list[Text]:
        who = await self._who(user)
        if self.world.is_owner(user):
            raise Refused("owner-block-owner")
        new = user not in self.tables.blocklist.users
        seats = await self.store.seats_to_lose(user)
        await self.store.add_block(BlockRow(USER, user, self.clock(), seats))
        await self.tables.blocklist.load()
        # Also of somebody who is blocked already: Herald may have been stopped half-way.
        running = [table_id for table_id in seats if await self._vacate(table_id, user)]
        if not new and not seats:
            return [text("owner-blocked-already", who=who)]
        log.warning("a user was blocked by the owner: stand-ins take %d seats", len(seats))
        return [text("owner-blocked-user", who=who, count=len(running))]

    async def _vacate(self, table_id: int, user: int) -> bool:
        """Take somebody's seat away; return whether the game was running."""
        live = await self.tables.get(table_id, opened=False)
        running = live.row.status == PLAYING
        if live.row.status == OPEN:
            with suppress(Refused):  # they have left, or the game has begun just now
                await self.lobby.leave(table_id, user)
        await self.seating.vacate_for(table_id, user)
        return running

    async def _unblock_user(self, user: int) -> list[Text]:
        who = await self._who(user)
        rows = [row for row in await self.store.blocklist() if (row.kind, row.id) == (USER, user)]
        if not rows:
            raise Refused("owner-not-blocked", who=who)
        back = [table for table in rows[0].tables if await self.seating.give_back(table, user)]
        await self.store.drop_block(USER, user)
        await self.tables.blocklist.load()
        return [text("owner-unblocked-user", who=who, count=len(back))]

    async def _user(self, given: str) -> int:
        """Return the user that is meant; raise Refused if there is none."""
        user = _number(given)
        if await self._name(user) is None:
            offline = self.world.process() is None
            key = "owner-user-offline" if offline else "owner-no-such-user"
            raise Refused(key, given=given[:NAME])
        return user

    async def _name(self, user: int) -> str | None:
        return await self.store.last_name(user) or await self.world.user(user)

    async def _who(self, user: int) -> str:
        name = await self._name(user)
        return f"`{user}`" if name is None else f"{named(name, user)} (`{user}`)"

    # A server

    async def _block_server(self, guild: int) -> list[Text]:
        server = named(await self.world.server(guild), guild)
        new = guild not in self.tables.blocklist.servers
        await self.store.add_block(BlockRow(SERVER, guild, self.clock(), []))
        await self.tables.blocklist.load()
        resting = await self.interruptions.suspend_server(guild)
        if not new and not resting:
            return [text("owner-blocked-already", who=server)]
        log.warning(
            "server %d was blocked by the owner: %d tables are on hold", guild, len(resting)
        )
        return [text("owner-blocked-server", who=server, count=len(resting))]

    async def _unblock_server(self, guild: int) -> list[Text]:
        server = named(await self.world.server(guild), guild)
        if guild not in self.tables.blocklist.servers:
            raise Refused("owner-not-blocked", who=server)
        await self.store.drop_block(SERVER, guild)
        await self.tables.blocklist.load()
        if await self.world.server(guild) is None:  # they go on when Herald starts, or is invited
            return [text("owner-unblocked-later", who=server)]
        count = await self.interruptions.resume_server(guild)
        return [text("owner-unblocked-server", who=server, count=count)]

    async def _server(self, given: str | None) -> int:
        """Return the server that is meant: one that Herald is on, or has had a table on."""
        guild = await self.overview.server(given)
        assert guild is not None and given is not None
        known = guild in self.tables.blocklist.servers or await self.world.server(guild) is not None
        if not known and not await self.store.knows_server(guild):
            raise Refused("owner-no-such-server", given=given[:NAME])
        return guild

    async def _listed(self) -> list[Text]:
        rows = await self.store.blocklist()
        lines = [text("owner-blocked-head")] if rows else [text("owner-blocked-none")]
        for row in rows:
            if row.kind == USER:
                who = await self._who(row.id)
                lines.append(text("owner-blocked-line", who=who, until=int(row.since)))
            else:
                server = named(await self.world.server(row.id), row.id)
                lines.append(text("owner-blocked-line-server", who=server, until=int(row.since)))
        return lines


def _require_one(server: str | None) -> None:
    if server is not None:
        raise Refused("owner-block-one")


def _number(given: str) -> int:
    """Return a user's id, given as it is or as a mention; raise Refused for anything else."""
    found = MENTION.fullmatch(given.strip())
    if found is None or int(found[1]) >= 1 << 63:
        raise Refused("owner-no-such-user", given=given[:NAME])
    return int(found[1])
