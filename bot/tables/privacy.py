"""What is stored about a person, and its removal without breaking the games of others."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from bot.errors import Refused
from bot.language.texts import Words
from bot.outbox.places import user_place
from bot.store import Store
from bot.store.rows import LIVE, NOBODY, OPEN, SeatRow, TableRow
from bot.tables.actors import Actor
from bot.tables.lobby import Lobby
from bot.tables.registry import decided_again
from bot.tables.seats import Seating


async def export(store: Store, user: int) -> bytes:
    """Everything with their number on it, as JSON."""
    found = await store.about(user, user_place(user))
    return msgspec.json.format(msgspec.json.encode(found))


@decided_again
async def forget(lobby: Lobby, seating: Seating, user: int) -> None:
    """Leave every table, then remove the person: their answers stay, as those of nobody."""
    store = seating.store
    for table_id in await store.all_tables_of(user):
        if await seating.tables.drop_lesson(table_id):
            continue
        with suppress(Refused):  # it cannot be opened, or they have pressed twice
            await _leave(lobby, seating, table_id, user)
        async with seating.tables.locked(table_id, opened=False) as live:
            _blank(live.row, live.seats, user)
            async with seating.tables.saving(live):
                await store.save_table(live.row)
                await store.save_seats(table_id, live.seats)
                await seating.tables.refresh(live)
    async with store.transaction():
        await store.forget(user)
        await store.forget_place(user_place(user))


async def _leave(lobby: Lobby, seating: Seating, table_id: int, user: int) -> None:
    live = await seating.tables.get(table_id)
    seat = live.seat_of(user)
    if seat is not None and live.row.status == OPEN:
        await lobby.leave(table_id, user)
    elif seat is not None and live.row.status in LIVE:
        await seating.stand_in(table_id, seat, Actor(user))


def _blank(row: TableRow, seats: Sequence[SeatRow], user: int) -> None:
    for seat in seats:
        if user in (seat.user, seat.former):
            seat.user = seat.former = None
            seat.name = Words(row.lang).say("forgotten-name")
        if seat.open_to == user:
            seat.open_to = None
    row.invited = [invited for invited in row.invited if invited != user]
    if row.host == user:
        row.host = NOBODY
