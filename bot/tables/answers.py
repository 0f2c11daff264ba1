"""Answers of players: what they would lead to, as they were stored, and as they were saved for when
time runs out."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import msgspec

from bot.store.rows import SeatRow
from bot.tables.fairness import Receipt
from bot.tables.model import Live
from games.core import Answer, Ask, IllegalAnswer, Line, Text, text


@dataclass(frozen=True)
class Answered:
    """A player's answer as it was stored, and what follows that only they may read."""

    ask: Ask
    answer: Answer
    private: list[Line]
    receipt: Receipt | None = None


def warnings(ask: Ask, answer: Answer) -> list[Text]:
    """Return what an answer would waste or lose."""
    return [o.warning for o in ask.options if o.key in answer and o.warning is not None]


def what_is_final(live: Live, ask: Ask, answer: Answer) -> list[Text]:
    """Return why an answer could not be undone, if so.

    To pass on a reaction is not worth a question: it is over as soon as the others have decided.
    """
    idle = {option.key for option in ask.options if option.idle}
    if live.playing.reacting and set(answer) <= idle:
        return []
    try:
        final = live.playing.finality(ask.seat, answer)
    except IllegalAnswer:
        return []  # it is refused when it is given
    return [] if final is None else [text(f"final-{final.why}", seats=[*final.asked])]


def chosen(ask: Ask, answer: Answer, waits: bool = False) -> Text:
    """Return what a player has chosen; `waits`: in secret, until the others have."""
    labels = {option.key: option.label for option in ask.options if option.key in answer}
    if ask.ordered:
        given = [labels[key] for key in answer]
    else:
        counted = Counter(answer).items()
        given = [
            text("times", n=n, label=labels[key]) if n > 1 else labels[key] for key, n in counted
        ]
    return text("sealed" if waits else "chosen", answer=[*given] or text("button-none"))


def why_no_undo(live: Live, seat: int) -> Text:
    """Return why a player cannot take back their last answer: what was revealed, or who was asked
    since; or that there is nothing to take back."""
    session = live.playing
    revealed = session.revealed_since(seat)
    if revealed is not None:
        return text("undo-revealed", what=revealed)
    if session.undo_barrier(seat) is None:
        return text("undo-nothing")
    others = [live.words().seat(other) for other in session.pending if other != seat]
    return text("undo-others", players=[*others], count=len(others))


def saved_draft(seat: SeatRow) -> Answer:
    """Return what a player has saved, and not submitted."""
    return () if seat.draft is None else msgspec.json.decode(seat.draft, type=tuple[str, ...])
