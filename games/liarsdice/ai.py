"""The computer player of Liar's Dice: it reckons how likely a bid is, given its own dice."""

from __future__ import annotations

from math import comb

from games.core import Answer, Ask, Rng
from games.liarsdice.table import Bid, View

UNLIKELY = 0.2  # below this it calls even when it could leave that to others


def stand_in(view: View, ask: Ask, rng: Rng) -> Answer:
    """Make the likeliest bid, or call if the last one is even less likely to be true."""
    last = chance(view, view.bids[-1]) if view.bids else 1.0
    if ask.prompt.key == "call-or-pass":
        return ("call",) if last < UNLIKELY else ("pass",)
    best = {option.key: likeliest(view, option.value) for option in ask.options if option.value}
    bid = max(best, key=lambda key: best[key])
    may_call = any(option.key == "call" for option in ask.options)
    return ("call",) if may_call and 1 - last > best[bid] else (bid,)


def likeliest(view: View, bids: list[Bid] | Bid) -> float:
    return max(chance(view, bid) for bid in (bids if isinstance(bids, list) else [bids]))


def chance(view: View, bid: Bid) -> float:
    """Return how likely a bid is true, if nothing is known of the dice of the others."""
    assert view.seat is not None
    own = view.dice[view.seat]
    hidden = sum(map(len, view.dice)) - len(own)
    missing = bid.count - sum(bid.matches(die, view.wild) for die in own)
    p = sum(bid.matches(die, view.wild) for die in range(1, 7)) / 6
    return sum(
        comb(hidden, n) * p**n * (1 - p) ** (hidden - n) for n in range(max(missing, 0), hidden + 1)
    )
