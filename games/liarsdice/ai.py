"""The computer players of Liar's Dice.

All reckon how likely a bid is, given their own dice. A hard one also makes up dice for the others
that fit what they have bid, tries what it could say, and sees who loses a die: so it bluffs where
that pays. With few tries that is worse than the reckoning, which is why a normal one does not.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

from games.core import (
    EASY,
    HARD,
    Answer,
    Ask,
    Option,
    Plan,
    Reply,
    Result,
    Rng,
    Search,
    Thinking,
)
from games.liarsdice.table import Bid, LiarsDice, View

LIKELY = 0.8  # it bids as high as this allows: that keeps games short
UNLIKELY = 0.2  # below this it calls even if it is not its turn
HUNCH = 0.35  # by so much an easy player may be wrong about a chance
BLUFF = 0.25  # how often a bid is made that looks unlikely to whoever makes it
TRIES = 40  # to make up dice that fit
GOOD, BOLD = 0.5, 0.25  # how likely a bid is that is tried, and a bluff
TRIED, BLUFFS = 5, 2  # so many of them, the highest
CALL, PASS = ("call",), ("pass",)


def stand_in(view: View, ask: Ask, rng: Rng) -> Answer:
    """Bid as high as is likely, or call if the last bid is more likely a lie than that is true."""
    lie = 1 - chance(view, view.bids[-1]) if view.bids else 0.0
    if ask.prompt.key == "call-or-pass":
        return CALL if lie > 1 - UNLIKELY else PASS
    best = {
        option.key: max(chance(view, bid) for bid in bids(option))
        for option in ask.options
        if option.value
    }
    likely = [key for key in best if best[key] >= LIKELY]
    bid = likely[-1] if likely else max(best, key=best.__getitem__)
    may_call = ask.options[0].key == "call"
    return CALL if may_call and lie > best[bid] else (bid,)


def bids(option: Option[list[Bid] | Bid]) -> list[Bid]:
    """List what may be bid with an option: a number with several faces, or a face."""
    return option.value if isinstance(option.value, list) else [option.value]


def chance(view: View, bid: Bid) -> float:
    """Return how likely a bid is true, if whoever else made it has one die that matches."""
    assert view.seat is not None
    own = view.dice[view.seat]
    theirs = bid.seat != view.seat
    hidden = sum(map(len, view.dice)) - len(own) - theirs
    missing = bid.count - sum(bid.matches(die, view.wild) for die in own) - theirs
    return at_least(missing, hidden, bid, view.wild)


def at_least(missing: int, hidden: int, bid: Bid, wild: bool) -> float:
    """Return how likely so many of the hidden dice match."""
    p = sum(bid.matches(die, wild) for die in range(1, 7)) / 6
    return sum(
        comb(hidden, n) * p**n * (1 - p) ** (hidden - n) for n in range(max(missing, 0), hidden + 1)
    )


def think(view: View, ask: Ask, rng: Rng, thinking: Thinking) -> Answer | None:
    """Answer for an easy player. A normal one is the stand-in, and a hard one searches."""
    return by_hunch(view, ask, rng) if thinking.level == EASY else None


def by_hunch(view: View, ask: Ask, rng: Rng) -> Answer:
    """Reckon as somebody does who does not know the numbers."""

    def feels(bid: Bid) -> float:
        return chance(view, bid) + HUNCH * (rng.below(201) - 100) / 100

    if ask.prompt.key == "call-or-pass":
        return CALL if feels(view.bids[-1]) < 0 else PASS
    felt = {option.key: max(map(feels, bids(option))) for option in ask.options if option.value}
    if ask.options[0].key == "call" and feels(view.bids[-1]) < 0.5:
        return CALL
    good = [key for key in felt if felt[key] > 0.5]
    return (rng.pick(good) if good else max(felt, key=felt.__getitem__),)


# The search


def plans(view: View, ask: Ask) -> list[Plan]:
    """List what may be said: a call, a pass, or the highest bids that are likely, or bluffs. Nobody
    calls out of turn what is rather true."""
    if ask.prompt.key == "call-or-pass" and chance(view, view.bids[-1]) > 0.5:
        return []
    found: list[Plan] = []
    higher: list[tuple[Plan, float]] = []
    for option in ask.options:
        if not option.value or option.value is True:
            found.append(((option.key,),))
            continue
        several = isinstance(option.value, list) and len(option.value) > 1
        for bid in bids(option):  # a lone face is not asked for
            plan = ((option.key,), (str(bid.face),)) if several else ((option.key,),)
            higher.append((plan, chance(view, bid)))
    good = [plan for plan, likely in higher if likely >= GOOD]
    bluffs = [plan for plan, likely in higher if BOLD <= likely < GOOD]
    if not good and not bluffs:
        bluffs = [plan for plan, _ in higher[:1]]
    return [*found, *good[-TRIED:], *bluffs[-BLUFFS:]]


def imagine(view: View, ask: Ask, rng: Rng) -> tuple[LiarsDice, list[Reply]]:
    """Give the others dice that fit what they have bid."""
    options = {"wild": "on" if view.wild else "off", "call": "anybody" if view.anybody else "next"}
    t = LiarsDice(view.seats, options, Rng(rng.below(2**63)))
    t.dice = [[*dice] for dice in view.dice]
    for seat, dice in enumerate(t.dice):
        if seat != view.seat:
            t.dice[seat] = fitting_dice(view, seat, len(dice), rng)
    t.lost = 5 * view.seats - sum(map(len, t.dice))
    t.out = [*view.out]
    t.shown = view.shown
    assert view.turn is not None
    t.turn = view.bids[0].seat if view.bids else view.turn
    return t, [*moves_so_far(view, ask)]


def fitting_dice(view: View, seat: int, count: int, rng: Rng) -> list[int]:
    """Roll dice for somebody until what they have bid looks likely to them, or they bluff."""
    bids = [bid for bid in view.bids if bid.seat == seat]
    hidden = sum(map(len, view.dice)) - count
    dice: list[int] = []
    for _ in range(TRIES):
        dice = sorted(1 + rng.below(6) for _ in range(count))
        for bid in bids:
            own = sum(bid.matches(die, view.wild) for die in dice)
            likely = at_least(bid.count - own, hidden, bid, view.wild)
            if rng.below(1000) >= 1000 * max(BLUFF, likely):
                break
        else:
            break
    return dice


def moves_so_far(view: View, ask: Ask) -> Iterator[Reply]:
    """Yield what was said in this round before this decision."""
    for number, bid in enumerate(view.bids, start=1):
        yield bid.seat, (str(bid.count),)
        if several_faces(view, number - 1):
            yield bid.seat, (str(bid.face),)
        if number == len(view.bids) and ask.prompt.key == "call-or-pass":
            return
        if view.anybody and not is_highest(view, bid):
            for seat in reacting(view, bid):
                yield seat, PASS
    if ask.prompt.key == "which-face":
        yield ask.seat, (str(ask.options[0].value.count),)


def reacting(view: View, bid: Bid) -> list[int]:
    """Return who may call out of turn: all but the bidder and the next one."""
    order = [(bid.seat + i) % view.seats for i in range(1, view.seats)]
    return [seat for seat in order if view.dice[seat]][1:]


def is_highest(view: View, bid: Bid) -> bool:
    return (bid.count, bid.face) == (sum(map(len, view.dice)), 6)


def several_faces(view: View, number: int) -> bool:
    """Return whether a bid had a choice of faces: a lone one is not asked for."""
    bid = view.bids[number]
    before = view.bids[number - 1] if number else Bid(0, 0, 0)
    lowest = 2 if view.wild else 1
    faces = [f for f in range(lowest, 7) if (bid.count, f) > (before.count, before.face)]
    return len(faces) > 1


def judge(t: LiarsDice, seat: int, result: Result | None) -> float:
    """Return a seat's share of all dice."""
    if result is not None:
        return float(seat in result.winners)
    return len(t.dice[seat]) / sum(map(len, t.dice))


SEARCH = Search(imagine, plans, judge, checkpoints={HARD: 1}, playouts={HARD: 150})
