"""What lies in the middle of the table: the bids, the call with what it revealed, or the winner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from games.liarsdice.table import Bid, Showdown, View
from renderers import Piece, Words
from renderers.kit.badges import seat_badge
from renderers.kit.fonts import READABLE, fit, label
from renderers.kit.icons import icon
from renderers.kit.sketch import Sprite, beside, put, put_left
from renderers.liarsdice.alt import last_call
from renderers.liarsdice.paint import CREAM, GOLD, GRAIN, LOSS, SHADOW, bid_sprite, die

SAID = (66, 58, 50, 44)  # sizes of a sentence
WIDE = 1000


@dataclass(frozen=True)
class Room:
    """Where the middle is: its own middle across, its top, its width and height."""

    x: float
    top: float
    width: int
    height: int

    def sizes(self, sizes: Sequence[int], share: float) -> Sequence[int]:
        """Return those of some sizes of text that take at most a share of the height."""
        return [size for size in sizes if size <= self.height * share] or [READABLE]

    def at(self, share: float) -> float:
        """Return the place at a share of the height."""
        return self.top + self.height * share

    def put(self, picture: Image.Image, sprite: Sprite, share: float) -> None:
        """Put a sprite there."""
        put(picture, sprite, self.x, self.at(share))


def draw_middle(picture: Image.Image, view: View, words: Words, room: Room) -> dict[str, Piece]:
    """Draw what lies there but for the bids, which are returned."""
    called = last_call(view)
    if view.winner is not None:
        _draw_winner(picture, words, view.winner, room)
        return {}
    if called is not None:
        return _draw_call(picture, view, words, called, room)
    return _draw_bids(picture, view, words, room)


def _piece_of(bid: Bid) -> str:
    return f"bid-{bid.seat}-{bid.count}-{bid.face}"


def _draw_row(
    picture: Image.Image, parts: Sequence[tuple[str, Sprite]], gap: int, x: float, y: float
) -> dict[str, Piece]:
    """Put sprites side by side around a point; return those that have a name instead."""
    pieces = {}
    left = x - (sum(sprite.width for _, sprite in parts) + gap * (len(parts) - 1)) / 2
    for name, sprite in parts:
        if name:
            pieces[name] = Piece(sprite, left + sprite.width / 2, y)
        else:
            put_left(picture, sprite, left, y)
        left += sprite.width + gap
    return pieces


def _draw_bids(picture: Image.Image, view: View, words: Words, room: Room) -> dict[str, Piece]:
    """Draw the bid that stands large, and those before it in a chain."""
    pieces: dict[str, Piece] = {}
    size = min(190, round(room.height * 0.46), round(room.width * 0.22))
    if not view.bids:
        assert view.turn is not None
        said = words.say("picture-first", name=words.seat(view.turn))
        dice = words.say("picture-dice", n=sum(map(len, view.dice)))
        number = label(dice, round(size * 0.68), CREAM)
        room.put(picture, beside([die(0, size, view.wild), number], 40), 0.6)
    else:
        *before, last = view.bids
        said = words.say("picture-bids", name=words.seat(last.seat))
        chain: list[tuple[str, Sprite]] = []
        for place, bid in enumerate(reversed(before)):
            small = bid_sprite(bid, words, 62, view.wild)
            longer = [(_piece_of(bid), small), ("", label("›", 60, CREAM)), *chain]
            width = sum(sprite.width + 16 for _, sprite in longer) - 16
            if place == 5 or width > room.width - 60:
                chain.insert(0, ("", label("…", 60, CREAM)))
                break
            chain = longer
        pieces = _draw_row(picture, chain, 16, room.x, room.at(0.86))
        large = bid_sprite(last, words, size, view.wild)
        pieces[_piece_of(last)] = Piece(large, room.x, room.at(0.5))
    room.put(picture, fit(said, SAID, room.width, CREAM), 0.14)
    return pieces


def _draw_call(
    picture: Image.Image, view: View, words: Words, call: Showdown, room: Room
) -> dict[str, Piece]:
    """Draw what was bid against what there was, and who loses a die."""
    bidder, true = words.seat(call.bid.seat), call.counted >= call.bid.count
    said = words.say("picture-called", name=words.seat(call.caller), bidder=bidder)
    verdict = words.say("picture-true" if true else "picture-lie", name=words.seat(call.loser))
    size = min(156, round(room.height * 0.3))
    sign = icon("check" if true else "cross", round(size * 0.77), GOLD if true else LOSS, SHADOW)
    row = [(_piece_of(call.bid), bid_sprite(call.bid, words, size, view.wild)), ("", sign)]
    counted = words.say("picture-counted", n=call.counted)
    if room.width > WIDE:
        found = fit(counted, (96, 84, 72), 620, GOLD)
        pieces = _draw_row(picture, [*row, ("", found)], 44, room.x, room.at(0.49))
        shares = (0.14, 0.84)
    else:
        pieces = _draw_row(picture, row, 44, room.x, room.at(0.38))
        sizes = room.sizes((84, 72, 60, 50), 0.2)
        room.put(picture, fit(counted, sizes, room.width, GOLD), 0.68)
        shares = (0.1, 0.9)
    for sentence, share in zip((said, verdict), shares, strict=True):
        room.put(picture, fit(sentence, room.sizes(SAID, 0.18), room.width, CREAM), share)
    return pieces


def _draw_winner(picture: Image.Image, words: Words, winner: int, room: Room) -> None:
    badge = seat_badge(winner, words.letter(winner), 180)
    room.put(picture, beside([icon("crown", 180, GOLD, GRAIN), badge], 40), 0.32)
    said = words.say("picture-wins", name=words.seat(winner))
    room.put(picture, fit(said, (130, 110, 90, 70, 56), room.width, GOLD), 0.76)
