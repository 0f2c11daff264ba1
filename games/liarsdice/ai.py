"""The computer players of Liar's Dice. All reckon how likely bids are.

An easy one is often wrong, and a normal one takes the others at their word. A hard one knows that
they bluff, and reckons with what they will make of its own bids: so it bluffs where that pays.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from games.core import EASY, NORMAL, Answer, Ask, Option, Rng, Thinking
from games.liarsdice.beliefs import (
    Beliefs,
    Chances,
    Trust,
    added,
    at_least,
    cups,
    enough,
)
from games.liarsdice.table import Bid, View

LIKELY = 0.8  # it bids as high as this allows: that keeps games short
UNLIKELY = 0.2  # below this it calls even if it is not its turn
HUNCH = 0.35  # by so much an easy player may be wrong about a chance
CALL, PASS = ("call",), ("pass",)

# How far a normal player believes the others, how far a hard one does, and how far that one takes
# the others to believe it.
AT_THEIR_WORD = Trust(count=3.0, face=1.0, bluffs=0.003, in_turn=False)
WARY = Trust(count=2.0, face=2.0, bluffs=0.05, in_turn=True)
TRUSTED = Trust(count=1.0, face=2.0, bluffs=0.15, in_turn=False)
# Surely called is what they take to be less likely than the first number, and never what is
# likelier than the second: by the next player, and out of turn. Of two players one is taken to
# trust its bids so far, and the other to reckon with the numbers of dice alone.
CALLED, CALLED_OUT_OF_TURN = (0.3, 0.6), (0.1, 0.3)
DOUBTED, DOUBTED_OUT_OF_TURN = (0.4, 0.65), (0.15, 0.25)
# How likely somebody still loses the round whose bid nobody has called, or who has let one pass, by
# the number of players; counted in games of such players.
BID_STANDS = {2: 0.4, 3: 0.28, 4: 0.2, 5: 0.16, 6: 0.13}
LETS_PASS = {3: 0.25, 4: 0.2, 5: 0.15, 6: 0.12}
NEARLY = 0.03  # so much of a chance is given away for being hard to read
WORSE = 0.2  # by so much the bids of a count may be worse than the best one, to look at higher ones


def stand_in(view: View, ask: Ask, rng: Rng) -> Answer:
    """Reckon with one die that matches of whoever has bid, and with chance for all others."""
    return sensible(view, ask, partial(chance, view))


def think(view: View, ask: Ask, rng: Rng, thinking: Thinking) -> Answer:
    if thinking.level == EASY:
        return by_hunch(view, ask, rng)
    if thinking.level == NORMAL:
        return sensible(view, ask, Beliefs(view, AT_THEIR_WORD).chance)
    return safest(view, ask, rng)


def bids(option: Option[list[Bid] | Bid]) -> list[Bid]:
    """List what may be bid with an option: a number with several faces, or a face."""
    return option.value if isinstance(option.value, list) else [option.value]


def sensible(view: View, ask: Ask, likely: Callable[[Bid], float]) -> Answer:
    """Bid as high as is likely, or call if the last bid is more likely a lie than that is true."""
    lie = 1 - likely(view.bids[-1]) if view.bids else 0.0
    if ask.prompt.key == "call-or-pass":
        return CALL if lie > 1 - UNLIKELY else PASS
    best = {option.key: max(map(likely, bids(option))) for option in ask.options if option.value}
    good = [key for key in best if best[key] >= LIKELY]
    bid = good[-1] if good else max(best, key=best.__getitem__)
    may_call = ask.options[0].key == "call"
    return CALL if may_call and lie > best[bid] else (bid,)


def chance(view: View, bid: Bid) -> float:
    """Return how likely a bid is true, if whoever else made it has one die that matches."""
    assert view.seat is not None
    own = view.dice[view.seat]
    theirs = bid.seat != view.seat
    hidden = sum(map(len, view.dice)) - len(own) - theirs
    missing = bid.count - sum(bid.matches(die, view.wild) for die in own) - theirs
    return at_least(missing, hidden, bid, view.wild)


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


def safest(view: View, ask: Ask, rng: Rng) -> Answer:
    """Say something with which it is hardly likelier to lose a die in this round than need be."""
    beliefs = Beliefs(view, WARY)
    called = beliefs.chance(view.bids[-1]) if view.bids else 1.0
    if ask.prompt.key == "call-or-pass":
        return CALL if called < LETS_PASS[len(beliefs.others) + 1] else PASS
    risks: dict[str, float] = {}
    for option in ask.options:
        if option.value:
            risks[option.key] = min(risk(beliefs, bid) for bid in bids(option))
            higher = isinstance(option.value, list)  # numbers of dice come from low to high
            if higher and risks[option.key] > min(risks.values()) + WORSE:
                break
    least = min(risks.values())
    if ask.options[0].key == "call" and called <= least:
        return CALL
    return (rng.pick([key for key in risks if risks[key] <= least + NEARLY]),)


def risk(beliefs: Beliefs, bid: Bid) -> float:
    """Return how likely a bid costs whoever makes it a die, now or later in the round."""
    view, face = beliefs.view, bid.face
    after = cups(beliefs.sizes, (*view.bids, bid), view.wild, TRUSTED)
    shown = after[bid.seat].matching[face - 1]
    nobody: Chances = [1.0]  # has called, by how many of the dice so far match
    somebody: Chances = [0.0]
    calls, doubts = CALLED, DOUBTED
    for seat, cup in beliefs.others.items():
        seen = added(shown, beliefs.matching(face, without=seat))
        unseen = sum(beliefs.sizes) - beliefs.sizes[seat] - 1  # and one, of the bidder's, matches
        calling = [
            likely
            * (
                share(enough(seen, bid.count - matches), *calls)
                + share(at_least(bid.count - matches - 1, unseen, bid, view.wild), *doubts)
            )
            / 2
            for matches, likely in enumerate(cup.matching[face - 1])
        ]
        passing = [a - b for a, b in zip(cup.matching[face - 1], calling, strict=True)]
        either, new = added(somebody, cup.matching[face - 1]), added(nobody, calling)
        somebody = [a + b for a, b in zip(either, new, strict=True)]
        nobody = added(nobody, passing)
        calls, doubts = CALLED_OUT_OF_TURN, DOUBTED_OUT_OF_TURN
    lost = sum(somebody[: max(beliefs.missing(bid), 0)])
    return lost + sum(nobody) * BID_STANDS[len(beliefs.others) + 1]


def share(likely: float, sure: float, never: float) -> float:
    """Return how likely somebody calls what they take to be so likely."""
    return min(1.0, max(0.0, (never - likely) / (never - sure)))
