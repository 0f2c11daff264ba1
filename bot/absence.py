"""Vacations: while somebody is away nothing is sent to him, and his time stands still."""

from __future__ import annotations

from bot.tables import Tables


async def be_away(tables: Tables, user: int, until: float) -> None:
    """Away until then; with an `until` that is past or now, back."""
    now = tables.clock()
    person = await tables.store.person(user)
    before = max(now, person.away_until or now)
    shift = max(now, until) - before
    await tables.store.change_person(user, away_until=until if until > now else None)
    for table_id in await tables.store.tables_of(user):
        async with tables.locked(table_id, opened=False) as live:
            seat = live.seat_of(user)
            if seat is None or live.seats[seat].deadline is None:
                continue
            live.seats[seat].deadline = (live.seats[seat].deadline or 0) + shift
            async with tables.store.transaction():
                await tables.store.save_seats(table_id, live.seats)
                await tables.refresh(live)
