"""The guided first game of Liar's Dice, which is also a tour of Herald, and what illustrates the
pages of its rules."""

from __future__ import annotations

from collections.abc import Mapping

from games.core import Answer, Ask, Rng, Value, text
from games.lessons import Lesson, Scene, Step
from games.liarsdice.ai import chance, stand_in
from games.liarsdice.table import Bid, View

FIRST, FACE, TURN, CALL = "first-bid", "which-face", "bid-or-call", "call-or-pass"


def advice(view: View, ask: Ask) -> Answer:
    """Return what the computer player would do, which is never left to chance."""
    return stand_in(view, ask, Rng(0))


def own(view: View, bid: Bid) -> int:
    """Count the learner's dice that match a bid."""
    assert view.seat is not None
    return sum(bid.matches(die, view.wild) for die in view.dice[view.seat])


def hidden(view: View) -> int:
    """Count the dice of the others."""
    assert view.seat is not None
    return sum(map(len, view.dice)) - len(view.dice[view.seat])


def expected(view: View, bid: Bid) -> int:
    """Say how many of the others' dice match a bid on average."""
    matching = sum(bid.matches(die, view.wild) for die in range(1, 7))
    return round(hidden(view) * matching / 6)


def is_likely(view: View, bid: Bid) -> bool:
    return own(view, bid) + expected(view, bid) >= bid.count


def estimate(view: View, bid: Bid) -> Mapping[str, Value]:
    """Return how one reckons whether a bid is true."""
    mine, theirs = own(view, bid), expected(view, bid)
    return {
        "bid": bid.text(),
        "own": mine,
        "hidden": hidden(view),
        "expected": theirs,
        "all": mine + theirs,
    }


def about_the_dice(view: View, ask: Ask) -> Mapping[str, Value]:
    assert view.seat is not None
    bids = [Bid(view.seat, 0, face) for face in range(2, 7)]
    best = max(bids, key=lambda bid: own(view, bid))
    return {"dice": sum(map(len, view.dice)), **estimate(view, best)}


def about_the_face(view: View, ask: Ask) -> Mapping[str, Value]:
    (bid,) = ask.values(advice(view, ask))
    return estimate(view, bid)


def better_stands(view: View, ask: Ask) -> bool:
    return advice(view, ask) == ("pass",)


def about_the_last_bid(view: View, ask: Ask) -> Mapping[str, Value]:
    bid = view.bids[-1]
    enough = "yes" if is_likely(view, bid) else "no"
    return {**estimate(view, bid), "enough": enough, "seat": bid.seat}


def bid_is_better(view: View, ask: Ask) -> bool:
    return advice(view, ask) != ("call",)


def about_typing(view: View, ask: Ask) -> Mapping[str, Value]:
    answer = advice(view, ask)
    (bids,) = ask.values(answer)
    best = max(bids, key=lambda bid: chance(view, bid))
    reckoned = {**estimate(view, best), "best": best.text(), "count": answer[0]}
    return {**reckoned, "bid": view.bids[-1].text()}


def unlikely_bid(view: View, ask: Ask) -> bool:
    return bool(view.bids) and not is_likely(view, view.bids[-1])


def call_it(view: View, ask: Ask) -> Answer:
    return ("call",)


def called(view: View, ask: Ask) -> bool:
    return view.shown is not None


def about_the_call(view: View, ask: Ask) -> Mapping[str, Value]:
    call = view.shown
    assert call is not None
    return {
        "caller": text("player", seat=call.caller),
        "bidder": text("player", seat=call.bid.seat),
        "loser": text("player", seat=call.loser),
        "bid": call.bid.text(),
        "n": call.counted,
    }


LESSONS: tuple[Lesson[View], ...] = (
    Lesson(
        key="herald",
        seats=3,
        seed=385,
        steps=(
            Step("dice", (FIRST,), suggests=advice, args=about_the_dice),
            Step("face", (FACE,), suggests=advice, args=about_the_face),
            Step("stand", (CALL,), better_stands, advice, about_the_last_bid),
            Step("type", (TURN,), bid_is_better, advice, about_typing, free=1),
            Step("call", (TURN, CALL), unlikely_bid, call_it, about_the_last_bid, free=2),
            Step("round", (FIRST, TURN, CALL), called, advice, about_the_call),
            Step("tables", (FIRST, FACE, TURN, CALL), suggests=advice, free=1),
        ),
    ),
)
# A bid that is hard to believe, and what came of it.
SCENES = (
    Scene(seats=3, seed=0, answers=9, seat=2),
    Scene(seats=3, seed=0, answers=10),
)
