"""Computer players of three levels.

A game may say by `Game.think` how they decide, and by `Game.search` how much better ones search.
Otherwise they all are the game's stand-in, but the easy one makes mistakes.
"""

from __future__ import annotations

from typing import Any

from games.core import EASY, Answer, Ask, Game, Rng, Thinking
from games.search import best_answer
from games.standin import random_answer

MISTAKES = 4  # an easy player decides one in so many times without thought


def computer_answer(
    game: Game[Any, Any], view: Any, ask: Ask, rng: Rng, thinking: Thinking
) -> Answer:
    """Return what a computer player answers, which is legal."""
    if game.think is not None and (answer := game.think(view, ask, rng, thinking)) is not None:
        return ask.check(answer)
    if (answer := best_answer(game, view, ask, rng, thinking)) is not None:
        return ask.check(answer)
    if thinking.level == EASY and rng.below(MISTAKES) == 0:
        return random_answer(ask, rng)
    return ask.check(game.stand_in(view, ask, rng))
