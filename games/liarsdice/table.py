"""The table of Liar's Dice, and what a player may know of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product

from games.core import Table, Text, text


@dataclass(frozen=True)
class Bid:
    """The claim that at least `count` of all dice show `face`."""

    seat: int
    count: int
    face: int

    def matches(self, die: int, wild: bool) -> bool:
        return die == self.face or (wild and die == 1)

    def text(self) -> Text:
        return text("bid", count=self.count, face=self.face)


@dataclass(frozen=True)
class Showdown:
    """A call and what came of it."""

    bid: Bid
    caller: int
    dice: list[list[int]]  # by seat, as they were
    counted: int  # how many of them matched the bid
    loser: int


@dataclass
class LiarsDice(Table):
    dice: list[list[int]] = field(default_factory=list)  # by seat; none: out of the game
    turn: int = 0  # who bids next
    bids: list[Bid] = field(default_factory=list)  # of this round
    shown: Showdown | None = None  # the last one
    lost: int = 0  # dice that are out of the game
    out: list[int] = field(default_factory=list)  # who is out, in the order of going

    @property
    def wild(self) -> bool:
        return self.options["wild"] == "on"

    def playing(self) -> list[int]:
        """Return the seats that still have dice, in turn order from the one who bids next."""
        order = [(self.turn + i) % self.seats for i in range(self.seats)]
        return [seat for seat in order if self.dice[seat]]

    def higher_bids(self) -> list[Bid]:
        """Return all that may be bid next, from low to high."""
        last = (self.bids[-1].count, self.bids[-1].face) if self.bids else (0, 0)
        bids = product(range(1, sum(map(len, self.dice)) + 1), range(2 if self.wild else 1, 7))
        return [Bid(self.turn, *bid) for bid in bids if bid > last]


def check(t: LiarsDice) -> None:
    assert sum(map(len, t.dice)) + t.lost == 5 * t.seats, "dice"
    assert all(len(dice) <= 5 and set(dice) <= set(range(1, 7)) for dice in t.dice), "faces"
    assert sorted(t.out) == [seat for seat, dice in enumerate(t.dice) if not dice], "who is out"


@dataclass
class View:
    """What a seat may know. Pictures and computer players get only this."""

    seat: int | None  # whose view; None is everybody's
    seats: int
    wild: bool
    anybody: bool  # may call, not just the next one
    dice: list[list[int]]  # by seat; those of others are 0; none: out of the game
    bids: list[Bid]  # of this round
    turn: int | None  # who bids next
    shown: Showdown | None  # the last one, until the next
    out: list[int]  # who is out, in the order of going
    over: bool
    winner: int | None


def view(t: LiarsDice, seat: int | None) -> View:
    dice = [own if who == seat else [0] * len(own) for who, own in enumerate(t.dice)]
    playing = t.playing()
    over = len(playing) == 1
    turn, winner = (None, playing[0]) if over else (playing[0], None)
    return View(
        seat=seat,
        seats=t.seats,
        wild=t.wild,
        anybody=t.options["call"] == "anybody",
        dice=dice,
        bids=t.bids,
        turn=turn,
        shown=t.shown,
        out=t.out,
        over=over,
        winner=winner,
    )
