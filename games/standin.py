"""Answers without thought: random ones, and that of somebody who does nothing."""

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


def default_answer(ask: Ask) -> Answer:
    """For somebody who is not there: as little as possible."""
    picked: list[str] = []
    for option in sorted(ask.options, key=lambda option: not option.idle):
        picked += [option.key] * min(option.limit, ask.least - len(picked))
    return ask.check(picked)
