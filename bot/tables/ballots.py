"""A vote of the people at a table: who may vote, how it stands, and where it is kept."""

from __future__ import annotations

from dataclasses import dataclass, field, fields

import msgspec

from bot.outbox.messages import Ballot
from bot.outbox.places import channel_place
from bot.store.database import Store
from bot.store.rows import SeatRow
from bot.tables.registry import Live, Tables

PAUSE, EXTEND, REPLACE, UNDO, END, LATE = "pause", "extend", "replace", "undo", "end", "late"
KINDS = (PAUSE, EXTEND, REPLACE, UNDO, END)  # that players can call
PASSED, FAILED = "passed", "failed"


@dataclass
class Vote:
    table_id: int
    kind: str
    seat: int | None  # whom it is about
    serial: int | None  # of that seat, when it was called
    candidate: int | None  # who would take that seat; None: anybody
    by: int  # 0: the keeper of time
    closes_at: float
    ballots: dict[str, bool] = field(default_factory=dict)  # by user
    outcome: str | None = None
    message: int | None = None
    id: int = 0

    def stands(self, live: Live) -> bool:
        """Whether whom it is about has not decided meanwhile, nor somebody taken his seat."""
        return self.seat is None or live.seats[self.seat].serial == self.serial

    def voters(self, live: Live) -> list[SeatRow]:
        """All people at the table but the one whom it is about."""
        about = self.seat if self.kind in (REPLACE, LATE) else None
        return [seat for seat in live.seats if seat.user is not None and seat.seat != about]

    def tally(self, live: Live) -> tuple[int, int, int]:
        """Yes, no, and how many may vote."""
        cast = [
            self.ballots[str(seat.user)]
            for seat in self.voters(live)
            if str(seat.user) in self.ballots
        ]
        return cast.count(True), cast.count(False), len(self.voters(live))

    def decided(self, live: Live, now: float) -> str | None:
        """More than half decide at once; when the time is over, those who have voted."""
        yes, no, voters = self.tally(live)
        if yes * 2 > voters:
            return PASSED
        if no * 2 >= voters:
            return FAILED
        if now < self.closes_at:
            return None
        return PASSED if yes > no else FAILED


COLUMNS = [f.name for f in fields(Vote)]


async def load(store: Store, vote_id: int) -> Vote | None:
    found = await _all(store, "id = ?", vote_id)
    return found[0] if found else None


async def open_at(store: Store, table_id: int) -> list[Vote]:
    return await _all(store, "table_id = ? and outcome is null", table_id)


async def _all(store: Store, where: str, value: float) -> list[Vote]:
    rows = await store.all(f"select {', '.join(COLUMNS)} from votes where {where}", (value,))
    found = [dict(zip(COLUMNS, row, strict=True)) for row in rows]
    return [Vote(**row | {"ballots": msgspec.json.decode(row["ballots"])}) for row in found]


async def save(store: Store, vote: Vote) -> None:
    """As a part of a transaction. Where it is posted is for the sender to write."""
    ballots = msgspec.json.encode(vote.ballots).decode()
    if vote.id:
        await store.write(
            "update votes set ballots = ?, outcome = ?, closes_at = ? where id = ?",
            (ballots, vote.outcome, vote.closes_at, vote.id),
        )
        return
    values = {**vars(vote), "ballots": ballots}
    columns = [name for name in COLUMNS if name != "id"]
    vote.id = await store.write(
        f"insert into votes ({', '.join(columns)}) values ({', '.join('?' * len(columns))})",
        [values[name] for name in columns],
    )


async def posted(store: Store, vote_id: int, message: int | None) -> None:
    """Where it is posted; as a part of a transaction."""
    await store.write("update votes set message = ? where id = ?", (message, vote_id))


async def record(tables: Tables, live: Live, vote: Vote) -> None:
    """Store a vote and let it be shown as it stands. As a part of a transaction."""
    await save(tables.store, vote)
    await tables.tell(live, channel_place(live.row.channel), Ballot(vote.id))
