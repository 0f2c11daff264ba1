"""What a picture of Liar's Dice shows, in words."""

from __future__ import annotations

from collections.abc import Iterator

from games.core import Ask
from games.liarsdice.table import Showdown, View
from renderers import Words
from renderers.kit.alt import joined, lettered


def last_call(view: View) -> Showdown | None:
    """Return the call that is still talked about: until somebody bids."""
    return view.shown if view.over or not view.bids else None


def revealed(view: View, seat: int) -> Showdown | None:
    """Return the call that shows a player's dice. They themselves look at their new ones."""
    return last_call(view) if view.over or view.seat != seat else None


def table_alt(view: View, words: Words, ask: Ask | None) -> str:
    return joined(_sections(view, words, ask))


def _sections(view: View, words: Words, ask: Ask | None) -> Iterator[str]:
    names = [lettered(words.letter(seat), words.seat(seat)) for seat in range(view.seats)]
    call = last_call(view)
    wild = words.say("picture-wild" if view.wild else "picture-not-wild")
    yield words.say("alt-head", n=sum(map(len, view.dice)), wild=wild)
    if view.winner is not None:
        yield words.say("alt-wins", name=names[view.winner])
    if call is not None:
        yield words.say(
            "alt-called",
            name=names[call.caller],
            bidder=names[call.bid.seat],
            bid=call.bid.text(),
            counted=call.counted,
            loser=names[call.loser],
        )
    elif view.bids:
        bids = [f"{words.letter(bid.seat)} {words(bid.text())}" for bid in view.bids[-12:]]
        yield words.say("alt-bids", bids=words.listed(bids))
    if view.turn is not None:
        yield words.say("alt-next", name=names[view.turn])
    if view.seat is not None and view.dice[view.seat] and not view.over:
        yield words.say("alt-own", dice=" ".join(map(str, view.dice[view.seat])))
    if ask is not None:
        yield words(ask.prompt)
    for seat, name in enumerate(names):
        shown = revealed(view, seat)
        if shown is not None and shown.dice[seat]:
            yield words.say("alt-shown", name=name, dice=" ".join(map(str, shown.dice[seat])))
        else:
            yield words.say("alt-player", name=name, n=len(view.dice[seat]))
