"""Who is told what, and when: once for each decision, never in quiet hours, never while away."""

from __future__ import annotations

from bot.outbox.messages import Question, to_row
from bot.outbox.places import user_place
from bot.store import Store
from bot.store.rows import SeatRow
from bot.tables.forced_answers import is_forced
from bot.tables.model import Live

ACTOR_GRACE = 5.0  # seconds for players to see their next decision in the panel they use


async def newly_told(
    store: Store, live: Live, now: float, mover: int | None = None
) -> list[SeatRow]:
    """Mark and return those to tell of their decision now. Whoever has just moved is awake; whoever
    has nothing to choose need not be told."""
    found = []
    for seat in live.seats:
        if seat.asked_at is None or seat.user is None or seat.told == seat.serial:
            continue
        if is_forced(live, seat.seat):
            continue
        if seat.seat == mover or (await store.person(seat.user)).reachable(now):
            seat.told = seat.serial
            found.append(seat)
    return found


async def by_dm(store: Store, live: Live, seat: SeatRow) -> bool:
    """Return whether a decision is sent by DM; if not, the channel's post names the player."""
    assert seat.user is not None
    if not live.playing.pending[seat.seat].secret:
        return False
    return not (await store.person(seat.user)).dm_closed


async def send_ask(
    store: Store,
    live: Live,
    seat: SeatRow,
    due: float,
    reminder: bool = False,
    alone: bool = False,
) -> None:
    """Ask by DM. Where DMs are closed, the channel is told instead: for a reminder, and if no
    post has told of the decision (`alone`)."""
    assert seat.user is not None
    question = Question(seat.seat, seat.serial, reminder, alone)
    await store.post(to_row(live.row.id, user_place(seat.user), question, due))
