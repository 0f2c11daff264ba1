"""How long players have for a decision: deadlines, time banks, and time that does not count."""

from __future__ import annotations

from bot.store import Store
from bot.store.clock import BANK, time_for
from bot.store.rows import SeatRow
from bot.tables.model import Live

BANK_PART = 4  # those who run out of time get a fourth of their bank again


async def note_asked(store: Store, live: Live, now: float) -> list[SeatRow]:
    """Note since when and until when each seat owes its decision; return those to whom it is
    new."""
    found = []
    pending = live.session.pending if live.session is not None else {}
    for seat in live.seats:
        if seat.seat not in pending or seat.user is None:
            seat.asked_at = seat.reminded_at = seat.deadline = seat.draft = None
        elif seat.asked != seat.serial or seat.asked_at is None:
            seat.asked, seat.asked_at, seat.reminded_at = seat.serial, now, None
            seat.draft = None
            await set_deadline(store, live, seat, now)
            found.append(seat)
    return found


async def set_deadline(store: Store, live: Live, seat: SeatRow, now: float) -> None:
    """Set until when a seat may decide. No time runs while its player is away, and none runs out
    in their quiet hours."""
    time = time_for(live.row.clock, seat.bank)
    if _reacts(live, seat):
        time = min(time or live.row.clock.window, live.row.clock.window)
    if time is None or seat.user is None:
        seat.deadline = None
        return
    person = await store.person(seat.user)
    begins = person.away_until if person.away_until and person.away(now) else now
    ends = begins + time
    seat.deadline = person.quiet_until(ends) or ends


async def shift(store: Store, live: Live, seat: SeatRow, since: float, now: float) -> None:
    """Put off a seat's deadline: the time since then did not count."""
    if seat.user is None or seat.asked_at is None:
        return
    passed = now - max(since, seat.asked_at)
    seat.asked_at += passed
    if seat.reminded_at is not None:
        seat.reminded_at += passed
    if seat.deadline is not None:
        ends = seat.deadline + passed
        seat.deadline = (await store.person(seat.user)).quiet_until(ends) or ends


async def more_time(store: Store, live: Live, seat: SeatRow, now: float) -> None:
    """Give a seat the full time for its decision again."""
    refill(live, seat)
    await set_deadline(store, live, seat, now)


def refill(live: Live, seat: SeatRow) -> None:
    """Fill an empty time bank in part: without that, its player could never decide again."""
    clock = live.row.clock
    if clock.kind == BANK:
        seat.bank = max(clock.increment, clock.seconds / BANK_PART)


def charge(live: Live, seat: SeatRow, now: float) -> None:
    """Take from a time bank what a decision took, but for a pause."""
    clock = live.row.clock
    if clock.kind != BANK or seat.deadline is None or _reacts(live, seat):
        return
    now = now if live.row.paused_at is None else live.row.paused_at
    before = clock.seconds if seat.bank is None else seat.bank
    seat.bank = min(before, max(0.0, seat.deadline - now)) + clock.increment


def give_back(live: Live, seat: SeatRow) -> None:
    """Take back what a decision added to the time bank: it was undone."""
    if live.row.clock.kind == BANK and seat.bank is not None and not _reacts(live, seat):
        seat.bank = max(0.0, seat.bank - live.row.clock.increment)


def _reacts(live: Live, seat: SeatRow) -> bool:
    """Whether a seat may react, for which there is a time of its own, and no bank pays."""
    session = live.session
    return session is not None and session.reacting and seat.seat in session.pending
