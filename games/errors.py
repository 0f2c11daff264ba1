"""What can be wrong with an answer, or with a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.core import Text
    from games.session import Move


class IllegalAnswer(Exception):  # noqa: N818 - the answer is at fault, not the program
    """An answer that does not fit its ask; `text` says why to the one who gave it."""

    def __init__(self, why: Text) -> None:
        super().__init__(why.key)
        self.text = why


class Broken(Exception):  # noqa: N818 - the game is broken
    """A game that broke a promise: how to play it again, and what went wrong."""

    def __init__(self, seed: int, moves: list[Move], reason: str) -> None:
        super().__init__(f"seed {seed}, after {len(moves)} moves: {reason}")
        self.seed = seed
        self.moves = moves
        self.reason = reason
