"""Answers that stay sealed until others have given theirs: their hashes, and receipts for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.tables import fairness
from games.core import Answer, Text, text

if TYPE_CHECKING:
    from bot.tables.model import Live


@dataclass(frozen=True)
class Receipt:
    """What a player can prove their answer with: see `fairness.sealed`."""

    salt: str
    hash: str


def standing(live: Live) -> dict[int, str]:
    """The hashes of the answers that are given, and not yet shown."""
    session = live.playing
    found = {}
    for seat in range(len(live.seats)):
        last = session.taken_back(seat)
        if last is not None and last[0].secret and seat not in session.pending:
            found[seat] = _receipt(live, seat, last[1], _count(live, seat) - 1).hash
    return found


def about_to(live: Live, seat: int, answer: Answer) -> Receipt | None:
    """For an answer that waits, or has waited, for those of others."""
    session = live.playing
    if not session.pending[seat].secret or (len(session.pending) == 1 and not standing(live)):
        return None
    return _receipt(live, seat, answer, _count(live, seat))


def shown(hashes: Mapping[int, str]) -> Text:
    """What is told when answers are no longer secret: the hashes that were posted before."""
    return text("seals-broken", seals=[text("seal-of", seat=s, hash=h) for s, h in hashes.items()])


def _count(live: Live, seat: int) -> int:
    return sum(move.seat == seat for move in live.playing.moves)


def _receipt(live: Live, seat: int, answer: Answer, count: int) -> Receipt:
    assert live.row.key is not None
    epoch = live.moves - len(live.playing.moves)
    salt = fairness.salt(live.row.key, epoch, seat, count)
    return Receipt(salt, fairness.sealed(salt, answer))
