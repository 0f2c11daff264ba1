"""Answers of players: as they were stored, and as they were saved for when time runs out."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from bot.store.rows import SeatRow
from bot.tables.fairness import Receipt
from games.core import Answer, Ask, Line


@dataclass(frozen=True)
class Answered:
    """A player's answer as it was stored, and what follows that only they may read."""

    ask: Ask
    answer: Answer
    private: list[Line]
    receipt: Receipt | None = None


def saved_draft(seat: SeatRow) -> Answer:
    """Return what a player has saved, and not submitted."""
    return () if seat.draft is None else msgspec.json.decode(seat.draft, type=tuple[str, ...])
