"""What a computer player thinks about, as plain data: it is thought in other processes.

A thought holds what its seat may know, and nothing else.
"""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass
from typing import Any

import msgspec

from bot.tables.model import Live
from games import GAMES
from games.computer import computer_answer
from games.core import HARD, Answer, Ask, Rng, Thinking

QUICKER = 5  # a normal player takes such a part of the time that a hard one may take


@dataclass(frozen=True)
class Thought:
    game: str
    view: Any
    ask: Ask
    level: str
    seed: int  # of its chance
    seconds: float  # that it may take

    @property
    def key(self) -> bytes:
        """What it is about: two with the same key are the same decision."""
        about = [self.game, self.view, self.ask, self.level]
        return hashlib.sha256(msgspec.json.encode(about)).digest()

    def answer(self) -> Answer:
        end = time.monotonic() + self.seconds
        thinking = Thinking(self.level, lambda: time.monotonic() < end)
        return computer_answer(GAMES[self.game], self.view, self.ask, Rng(self.seed), thinking)


def thought(live: Live, seat: int, seed: int = 0, seconds: float = 0.0) -> Thought:
    """Return what a computer player on this seat has to decide now. `seconds` are those of a hard
    one. To be taken while the table stands still."""
    session, level = live.playing, live.seats[seat].level
    time_left = seconds if level == HARD else seconds / QUICKER
    return Thought(live.row.game, session.view(seat), session.pending[seat], level, seed, time_left)
