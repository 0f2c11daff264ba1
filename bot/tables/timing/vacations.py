"""Vacations: while people are away they are sent nothing, and their clocks stand still."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

from bot.tables.model import Live
from bot.tables.registry import Tables, decided_again


@decided_again
async def be_away(tables: Tables, user: int, until: float, **changes: Any) -> None:
    """Note that somebody is away until then, or back if that is past. Other changes of the person
    are stored with it."""
    store = tables.store
    async with AsyncExitStack() as stack:
        held = [live async for live in _locked(tables, user, stack)]
        async with tables.saving(*held, alone=True):
            # Only now: whoever says it twice at once is away once.
            now = tables.clock()
            before = max(now, (await store.person(user)).away_until or now)
            shift = max(now, until) - before
            changes["away_until"] = until if until > now else None
            await store.put_person(user, **changes)
            for live in held:
                seat = live.seat_of(user)
                if seat is None or live.seats[seat].deadline is None:
                    continue
                live.seats[seat].deadline = (live.seats[seat].deadline or 0) + shift
                await store.save_seats(live.row.id, live.seats)
                await tables.refresh(live)


async def _locked(tables: Tables, user: int, stack: AsyncExitStack) -> AsyncIterator[Live]:
    """Lock all running tables of somebody, in order: two who do so never wait for each other."""
    for table_id in sorted(await tables.store.tables_of(user)):
        yield await stack.enter_async_context(tables.locked(table_id, opened=False))
