"""Random legal play: the stand-in of last resort, and the player of thousands of test games."""

from __future__ import annotations

from games.core import Answer, Ask, Rng


def random_answer(ask: Ask, rng: Rng) -> Answer:
    stock = [option.key for option in ask.options for _ in range(option.limit)]
    count = ask.least + rng.below(min(ask.most, len(stock)) - ask.least + 1)
    picked = []
    for _ in range(count):
        key = rng.pick(stock)
        stock.remove(key)
        picked.append(key)
    return ask.check(picked)
