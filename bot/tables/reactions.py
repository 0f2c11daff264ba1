"""Reactions of several players, of which the first counts: who passes without being asked.

Silence is a pass: when a window's time is over, for whoever is on vacation, and for players who
have said so in advance. Computer players decide after the people, whatever they hold: else the
time that they take would tell it.
"""

from __future__ import annotations

from bot.store import Store
from bot.store.rows import PLAYING, SeatRow
from bot.tables.forced_answers import is_forced
from bot.tables.model import Live
from games.core import Ask

UNTIL_TURN = "turn"  # they pass on everything until it is their turn
THIS_ROUND = "round"  # on everything until the next checkpoint, unless it is against them
STANDING = (UNTIL_TURN, THIS_ROUND)


async def next_unasked(store: Store, live: Live, now: float) -> int | None:
    """Return a seat that is asked, but need not be waited for: a computer player, somebody who
    passes in advance, or the only person, who has nothing to choose. None if people are to be
    waited for, or nobody is asked."""
    session = live.playing
    people = [live.seats[seat] for seat in session.pending if live.seats[seat].user is not None]
    if session.reacting:
        for seat in people:
            if await passes_in_advance(store, seat, session.pending[seat.seat], now):
                return seat.seat
        return next_computer(live)
    computer = next_computer(live)
    forced = [s.seat for s in people if is_forced(live, s.seat) and live.is_last_person(s.seat)]
    return next(iter(forced), None) if computer is None else computer


def next_computer(live: Live) -> int | None:
    """Return the computer player that is to decide next, if one is."""
    session = live.playing if live.row.status == PLAYING else None
    if session is None:
        return None
    computers = [seat for seat in session.pending if live.seats[seat].user is None]
    if session.reacting and len(computers) < len(session.pending):
        return None
    return next(iter(computers), None)


async def passes_in_advance(store: Store, seat: SeatRow, ask: Ask, now: float) -> bool:
    assert seat.user is not None
    if (await store.person(seat.user)).away(now):
        return True
    return seat.standing == UNTIL_TURN or (seat.standing == THIS_ROUND and not ask.against_you)


def end_standing(live: Live, checkpoint: bool) -> None:
    """Let players decide for themselves again: whose turn it is, and all when a round is over."""
    session = live.playing
    for seat in live.seats:
        has_turn = seat.seat in session.pending and not session.reacting
        if (seat.standing == UNTIL_TURN and has_turn) or (
            seat.standing == THIS_ROUND and checkpoint
        ):
            seat.standing = None
