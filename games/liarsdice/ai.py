"""The computer player of Liar's Dice: it reckons how likely a bid is, given its own dice."""

from __future__ import annotations

from math import comb

from games.core import Answer, Ask, Rng
from games.liarsdice.table import Bid, View

LIKELY = 0.8  # it bids as high as this allows: that keeps games short
UNLIKELY = 0.2  # below this it calls even if it is not its turn


def stand_in(view: View, ask: Ask, rng: Rng) -> Answer:
    """Bid as high as is likely, or call if the last bid is more likely a lie than that is true."""
    lie = 1 - chance(view, view.bids[-1]) if view.bids else 0.0
    if ask.prompt.key == "call-or-pass":
        return ("call",) if lie > 1 - UNLIKELY else ("pass",)
    best = {option.key: likeliest(view, option.value) for option in ask.options if option.value}
    likely = [key for key in best if best[key] >= LIKELY]
    bid = likely[-1] if likely else max(best, key=best.__getitem__)
    may_call = ask.options[0].key == "call"
    return ("call",) if may_call and lie > best[bid] else (bid,)


def likeliest(view: View, bids: list[Bid] | Bid) -> float:
    return max(chance(view, bid) for bid in (bids if isinstance(bids, list) else [bids]))


def chance(view: View, bid: Bid) -> float:
    """Return how likely a bid is true, if whoever else made it has one die that matches."""
    assert view.seat is not None
    own = view.dice[view.seat]
    theirs = bid.seat != view.seat
    hidden = sum(map(len, view.dice)) - len(own) - theirs
    missing = bid.count - sum(bid.matches(die, view.wild) for die in own) - theirs
    p = sum(bid.matches(die, view.wild) for die in range(1, 7)) / 6
    return sum(
        comb(hidden, n) * p**n * (1 - p) ** (hidden - n) for n in range(max(missing, 0), hidden + 1)
    )
