"""Secret questions that have only one answer: nobody is asked, and nobody can tell.

Everybody sees who has submitted. An answer at once would tell that there was nothing to choose, so
it is given at some moment at which a person might have given it. Where no other person sits at the
table there is nobody to tell it to.
"""

from __future__ import annotations

import hashlib
import hmac

from bot.store.rows import SeatRow
from bot.tables.model import Live

EARLIEST, LATEST = 20.0, 180.0  # seconds after the question


def is_forced(live: Live, seat: int) -> bool:
    """Return whether a seat that is asked, along with others, can give one answer only."""
    session = live.playing
    ask = session.pending.get(seat)
    together = session.decision is not None and not session.reacting
    return ask is not None and together and ask.secret and ask.is_forced


def may_be_given(live: Live, seat: SeatRow, now: float) -> bool:
    """Return whether it is time to give a seat's only answer: at a moment that follows from the
    game's key, or when the seat's time is over."""
    if not is_forced(live, seat.seat) or seat.asked_at is None:
        return False
    assert live.row.key is not None
    message = f"forced:{seat.seat}:{seat.serial}".encode()
    chance = hmac.new(live.row.key.encode(), message, hashlib.sha256).digest()[0] / 256
    moment = seat.asked_at + EARLIEST + chance * (LATEST - EARLIEST)
    return now >= min(moment, seat.deadline or moment)
