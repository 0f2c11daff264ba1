"""Tables of Liar's Dice laid by hand."""

from __future__ import annotations

import copy
from collections.abc import Mapping

from games.core import Rng
from games.liarsdice import GAME
from games.liarsdice.rules import roll, setup
from games.liarsdice.table import LiarsDice

FAMILIES: dict[str, list[str]] = {}


def laid(*dice: str, turn: int = 0, **options: str) -> LiarsDice:
    """A round that is about to begin: `laid("55", "126")`. Whoever has no dice is out."""
    t = setup(1, len(dice), GAME.options(options))
    t.dice = [sorted(map(int, shown)) for shown in dice]
    t.lost = 5 * len(dice) - sum(map(len, dice))
    t.out = [seat for seat, shown in enumerate(dice) if not shown]
    t.turn = turn
    GAME.check(t)
    return t


def reshuffled(t: LiarsDice, seat: int | None, rng: Rng) -> LiarsDice:
    """A table that could as well be this one, for all that `seat` can see."""
    t = copy.deepcopy(t)
    t.dice = [
        dice if who == seat else sorted(1 + rng.below(6) for _ in dice)
        for who, dice in enumerate(t.dice)
    ]
    t.rng.state = rng.below(2**64)
    return t


def lively(seats: int, options: Mapping[str, str], seed: int) -> LiarsDice:
    """A round late in the game, when players go out one after another."""
    t = setup(seed, seats, GAME.options(options))
    rng = Rng(seed + 1)
    t.dice = [dice[: 1 + rng.below(2)] for dice in t.dice]
    t.lost = 5 * seats - sum(map(len, t.dice))
    roll(t)
    return t
