"""The rules of Liar's Dice."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

from games.core import Option, Result, Rng, checkpoint, choose, first, text
from games.liarsdice.table import Bid, LiarsDice, Showdown

BIDDING = text("bidding")  # bids in a row are one paragraph


def setup(seed: int, seats: int, options: Mapping[str, str]) -> LiarsDice:
    t = LiarsDice(seats, dict(options), Rng(seed), dice=[[1] * 5 for _ in range(seats)])
    t.turn = t.rng.below(seats)
    roll(t)
    return t


def roll(t: LiarsDice) -> None:
    t.bids = []
    t.dice = [sorted(1 + t.rng.below(6) for _ in dice) for dice in t.dice]


async def play(t: LiarsDice) -> Result:
    while True:
        await checkpoint()  # the dice are rolled by now: whoever takes back finds the same ones
        showdown(t, await bidding(t))
        if len(t.playing()) == 1:
            break
        roll(t)
    (winner,) = t.playing()
    t.say("wins", seat=winner)
    return Result([winner], [[*t.out, winner].index(seat) for seat in range(t.seats)])


async def bidding(t: LiarsDice) -> int:
    """Let the players bid in turn until somebody calls; return who does."""
    t.say("round-begins", seat=t.turn, dice=sum(map(len, t.dice)))
    for seat in t.playing():
        t.say("your-dice", to=seat, dice=[*t.dice[seat]])
    while bid := await bid_or_call(t):
        t.bids.append(bid)
        # A step to the call: the question names the last bid, and the picture shows them all.
        t.say("bids", seat=bid.seat, bid=bid.text(), head=BIDDING, detail=True)
        _, t.turn, *others = t.playing()
        if t.options["call"] == "anybody" and t.higher_bids():
            called = await first({seat: call_or_pass(seat, bid) for seat in others})
            if called:
                return called[0]
    return t.turn


async def bid_or_call(t: LiarsDice) -> Bid | None:
    """Ask how many dice, then which face; return None for a call."""
    options: list[Option[list[Bid] | None]] = [
        Option(str(count), text("count", count=count), list(bids), group=text("group-bid"))
        for count, bids in groupby(t.higher_bids(), key=lambda bid: bid.count)
    ]
    prompt = text("first-bid", dice=sum(map(len, t.dice)))
    if t.bids:
        options.insert(0, Option("call", text("call"), None))
        prompt = text("bid-or-call", seat=t.bids[-1].seat, bid=t.bids[-1].text())
    bids = await choose(t.turn, prompt, options)
    if bids is None:
        return None
    faces = [
        Option(str(bid.face), text("face-option", face=bid.face, bid=bid.text()), bid)
        for bid in bids
    ]
    return await choose(t.turn, text("which-face"), faces)


async def call_or_pass(seat: int, bid: Bid) -> bool | None:
    """Ask somebody whose turn it is not; return None if they let the bid stand."""
    options = [Option("call", text("call"), True), Option("pass", text("pass"), None, idle=True)]
    return await choose(seat, text("call-or-pass", seat=bid.seat, bid=bid.text()), options)


def showdown(t: LiarsDice, caller: int) -> None:
    """Show all dice: the caller loses one if the bid is true, else the bidder does."""
    t.reveal(text("revealed-dice"))
    bid, dice = t.bids[-1], [list(dice) for dice in t.dice]
    counted = sum(bid.matches(die, t.wild) for shown in dice for die in shown)
    loser = caller if counted >= bid.count else bid.seat
    t.shown = Showdown(bid, caller, dice, counted, loser)
    bidder = text("player", seat=bid.seat)
    said = "calls-bid" if loser == caller else "calls-lie"
    t.say(said, seat=caller, bidder=bidder, bid=bid.text(), counted=counted)
    t.dice[loser].pop()
    t.lost += 1
    t.say("loses-die", seat=loser, left=len(t.dice[loser]))
    if not t.dice[loser]:
        t.out.append(loser)
    t.turn = loser
    t.turn = t.playing()[0]  # the next one, if the loser is out
