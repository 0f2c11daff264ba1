"""What is stored about a person, and its removal without breaking the games of others."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec

from bot.language.texts import Words
from bot.store.database import Store
from bot.store.rows import LIVE, OPEN, SeatRow, TableRow
from bot.tables.actors import Actor
from bot.tables.registry import Refused, user_place
from bot.tables.seats import Seating

NOBODY = 0  # stands for a host who is forgotten


async def export(store: Store, user: int) -> bytes:
    """Everything with his number on it, as JSON."""
    columns = {
        "person": ("people", "user = ?"),
        "seats": ("seats", "user = ? or former = ?"),
        "seats_offered": ("(select table_id, seat, open_to from seats)", "open_to = ?"),
        "results": ("results", "user = ?"),
        "ratings": ("ratings", "user = ?"),
        "follows": ("follows", "user = ?"),
        "votes_called": (
            "(select id, table_id, kind, by, closes_at, outcome from votes)",
            "by = ?",
        ),
        "votes_to_seat_you": (
            "(select id, table_id, kind, candidate, closes_at, outcome from votes)",
            "candidate = ?",
        ),
        "tables_hosted": (
            "(select id, guild, channel, game, host, status, opened_at from tables)",
            "host = ?",
        ),
    }
    found: dict[str, Any] = {"user": user}
    for name, (table, where) in columns.items():
        found[name] = await _rows(store, table, where, (user,) * where.count("?"))
    for name, sent in (("unsent", "outbox"), ("panels", "panels")):
        found[name] = await _rows(store, sent, "place = ?", (user_place(user),))
    for name, moves in (("answers", "moves"), ("dropped_answers", "dropped_moves")):
        found[name] = await _rows(
            store,
            f"(select m.table_id, m.n, m.answer, m.at, s.user from {moves} m "
            "join seats s on s.table_id = m.table_id and s.seat = m.seat)",
            "user = ?",
            (user,),
        )
    found["ballots"] = await _rows(
        store,
        "(select v.id, v.table_id, v.kind, b.key as voter, b.value as yes "
        "from votes v, json_each(v.ballots) b)",
        "voter = ?",
        (str(user),),
    )
    return msgspec.json.format(msgspec.json.encode(found))


async def _rows(
    store: Store, table: str, where: str, values: tuple[Any, ...]
) -> list[dict[str, Any]]:
    rows = await store.all(f"select * from {table} where {where}", values)
    names = await store.names(f"select * from {table} limit 0")
    return [dict(zip(names, row, strict=True)) for row in rows]


async def forget(seating: Seating, user: int) -> None:
    """Leave every table, then remove the person: his answers stay, as those of nobody."""
    store = seating.store
    for table_id in await store.all_tables_of(user):
        with suppress(Refused):  # it cannot be opened, or they have pressed twice
            await _leave(seating, table_id, user)
        async with seating.tables.locked(table_id, opened=False) as live:
            _blank(live.row, live.seats, user)
            async with store.transaction():
                await store.save_table(live.row)
                await store.save_seats(table_id, live.seats)
                await seating.tables.refresh(live)
    async with store.transaction():
        await store.write("update results set user = null where user = ?", (user,))
        await store.write("update votes set by = ? where by = ?", (NOBODY, user))
        await store.write("update votes set candidate = null where candidate = ?", (user,))
        await store.write(
            "update votes set ballots = json_remove(ballots, '$.\"' || ? || '\"')", (user,)
        )
        for table in ("ratings", "follows", "people"):
            await store.write(f"delete from {table} where user = ?", (user,))
        for table in ("outbox", "panels"):
            await store.write(f"delete from {table} where place = ?", (user_place(user),))


async def _leave(seating: Seating, table_id: int, user: int) -> None:
    live = await seating.tables.get(table_id)
    seat = live.seat_of(user)
    if seat is not None and live.row.status == OPEN:
        await seating.tables.leave(table_id, user)
    elif seat is not None and live.row.status in LIVE:
        await seating.stand_in(table_id, seat, Actor(user))


def _blank(row: TableRow, seats: Sequence[SeatRow], user: int) -> None:
    for seat in seats:
        if user in (seat.user, seat.former):
            seat.user = seat.former = None
            seat.name = Words(row.lang).say("forgotten-name")
        if seat.open_to == user:
            seat.open_to = None
    if row.host == user:
        row.host = NOBODY
