"""What the bids of a round tell about the dice, reckoned exactly.

Whoever bids mostly believes it, given their own dice and what was bid before; and mostly has more
of the face that they bid than of others. How far somebody counts on that is their trust.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import comb, factorial, prod
from typing import TypeAlias

from games.liarsdice.table import Bid, View

Chances: TypeAlias = Sequence[float]  # that none match, that one does, and so on
FACES = range(1, 7)


@dataclass(frozen=True)
class Trust:
    """How far bids are believed."""

    count: float  # the power of the chance that the bidder gave their bid; 0: it tells nothing
    face: float  # so many times likelier is a bid of a face for each die that matches it
    bluffs: float  # at least so likely is any bid, with whatever dice
    in_turn: bool  # bidders count on the bids before theirs, and not on their own dice alone


@dataclass(frozen=True)
class Cup:
    """What everybody may think of somebody's dice."""

    weights: Sequence[float]  # of all that so many dice can show: see `throws`
    matching: Sequence[Chances]  # by face: how many of the dice match it


def at_least(missing: int, hidden: int, bid: Bid, wild: bool) -> float:
    """Return how likely so many of the hidden dice match, if nothing was said of them."""
    return _at_least(missing, hidden, sum(bid.matches(die, wild) for die in FACES))


@lru_cache(maxsize=10_000)
def _at_least(missing: int, hidden: int, faces: int) -> float:
    p = faces / 6
    return sum(
        comb(hidden, n) * p**n * (1 - p) ** (hidden - n) for n in range(max(missing, 0), hidden + 1)
    )


@lru_cache
def throws(count: int, wild: bool) -> Sequence[tuple[Sequence[int], float]]:
    """List what so many dice can show, as how many match each face, with its chance."""
    found: Counter[tuple[int, ...]] = Counter()
    for dice in combinations_with_replacement(FACES, count):
        ways = factorial(count) // prod(factorial(n) for n in Counter(dice).values())
        faces = (Bid(0, 0, face) for face in FACES)
        found[tuple(sum(bid.matches(die, wild) for die in dice) for bid in faces)] += ways
    return [(matches, ways / 6**count) for matches, ways in found.items()]


@lru_cache(maxsize=20_000)
def cups(sizes: tuple[int, ...], bids: tuple[Bid, ...], wild: bool, trust: Trust) -> Sequence[Cup]:
    """Return what everybody may think of each player's dice after these bids."""
    if not bids:
        return [cup([chance for _, chance in throws(size, wild)], size, wild) for size in sizes]
    *_, bid = bids
    found = [*cups(sizes, bids[:-1], wild, trust)]
    size, before = sizes[bid.seat], found[bid.seat]
    known = found if trust.in_turn else cups(sizes, (), wild, trust)
    others = together([known[seat] for seat in range(len(sizes)) if seat != bid.seat], bid.face)
    likely = [
        max(trust.bluffs, enough(others, bid.count - matching) ** trust.count)
        for matching in range(size + 1)
    ]
    bidden = [face for face in FACES if face > 1 or not wild]
    weights = [
        weight
        * likely[matches[bid.face - 1]]
        * trust.face ** matches[bid.face - 1]
        / sum(trust.face ** matches[face - 1] for face in bidden)
        for weight, (matches, _) in zip(before.weights, throws(size, wild), strict=True)
    ]
    found[bid.seat] = cup(weights, size, wild)
    return found


def cup(weights: Sequence[float], size: int, wild: bool) -> Cup:
    whole = sum(weights)
    matching = [[0.0] * (size + 1) for _ in FACES]
    for weight, (matches, _) in zip(weights, throws(size, wild), strict=True):
        for face in FACES:
            matching[face - 1][matches[face - 1]] += weight / whole
    return Cup(weights, matching)


def together(found: Sequence[Cup], face: int) -> Chances:
    """Return how many dice of several players match a face."""
    chances: Chances = [1.0]
    for one in found:
        chances = added(chances, one.matching[face - 1])
    return chances


def added(one: Chances, other: Chances) -> Chances:
    """Return how many match in both together."""
    found = [0.0] * (len(one) + len(other) - 1)
    for (i, a), (j, b) in product(enumerate(one), enumerate(other)):
        found[i + j] += a * b
    return found


def enough(chances: Chances, missing: int) -> float:
    """Return how likely at least so many match."""
    return sum(chances[max(missing, 0) :])


class Beliefs:
    """What a seat thinks of the dice of the others."""

    def __init__(self, view: View, trust: Trust) -> None:
        assert view.seat is not None
        self.view = view
        self.sizes = tuple(map(len, view.dice))
        found = cups(self.sizes, tuple(view.bids), view.wild, trust)
        order = [(view.seat + i) % view.seats for i in range(1, view.seats)]
        self.others = {seat: found[seat] for seat in order if view.dice[seat]}  # in turn order
        self._together: dict[tuple[int, int | None], Chances] = {}

    def matching(self, face: int, without: int | None = None) -> Chances:
        """Return how many dice of the others match a face; of all, or of all but one."""
        key = face, without
        if key not in self._together:
            found = [cup for seat, cup in self.others.items() if seat != without]
            self._together[key] = together(found, face)
        return self._together[key]

    def missing(self, bid: Bid) -> int:
        """Return how many dice of others must match."""
        assert self.view.seat is not None
        own = self.view.dice[self.view.seat]
        return bid.count - sum(bid.matches(die, self.view.wild) for die in own)

    def chance(self, bid: Bid) -> float:
        """Return how likely a bid is true."""
        return enough(self.matching(bid.face), self.missing(bid))
