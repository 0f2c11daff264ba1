"""A vote of the people at a table: who may vote, how it stands, and what decides it."""

from __future__ import annotations

from bot.outbox.messages import Ballot
from bot.outbox.places import channel_place
from bot.store import Store
from bot.store.rows import SeatRow, VoteRow
from bot.tables.model import Live
from bot.tables.registry import Tables

PAUSE, EXTEND, REPLACE, UNDO, END, LATE = "pause", "extend", "replace", "undo", "end", "late"
KINDS = (PAUSE, EXTEND, REPLACE, UNDO, END)  # that players can call
PASSED, FAILED = "passed", "failed"


class Vote(VoteRow):
    """A vote, and what decides it."""

    def stands(self, live: Live) -> bool:
        """Whether whom it is about has not decided meanwhile, nor somebody taken their seat."""
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


async def load(store: Store, vote_id: int) -> Vote | None:
    row = await store.vote(vote_id)
    return None if row is None else Vote(**vars(row))


async def open_at(store: Store, table_id: int) -> list[Vote]:
    return [Vote(**vars(row)) for row in await store.open_votes(table_id)]


async def record(tables: Tables, live: Live, vote: Vote) -> None:
    """Store a vote and let it be shown as it stands. As a part of a transaction."""
    await tables.store.save_vote(vote)
    await tables.tell(live, channel_place(live.row.channel), Ballot(vote.id))
