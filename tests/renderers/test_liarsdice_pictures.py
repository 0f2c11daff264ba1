"""The pictures of Liar's Dice."""

from __future__ import annotations

import io
from collections.abc import Iterator
from itertools import count, product

import pytest
from PIL import Image, ImageChops

from bot.language.texts import Words
from games.core import Ask, Option, Rng, text
from games.liarsdice import GAME
from games.liarsdice.rules import roll, showdown
from games.liarsdice.table import Bid, LiarsDice
from games.session import Session
from renderers import Picture, draw, layers, legend
from renderers.kit.alt import LONGEST
from renderers.kit.encode import LARGE, png
from renderers.kit.palette import SEATS, Color
from renderers.kit.screens import DESK
from renderers.kit.sketch import put
from renderers.liarsdice import EMOJIS
from renderers.liarsdice.paint import GOLD, IVORY, LEATHER, LOSS, RED, WIDTH, die, palette
from tests.games.liarsdice_tables import laid, lively, reshuffled
from tests.renderers import looking
from tests.renderers.looking import opened
from tests.samples import and_slow

NAMES = ["Ana", "Ben", "Владимир", "Długi Żółw 🐢", "Maximilian of the Seven Rivers", "W" * 32]
WORDS = Words("en", "liarsdice", lambda seat: NAMES[seat])


def picture(
    t: LiarsDice, seat: int | None = None, ask: Ask | None = None, words: Words = WORDS
) -> Picture:
    (only,) = draw("liarsdice", GAME.view(t, seat), words, ask)
    return only


def pixels(shown: Picture, color: Color) -> int:
    image = opened(shown)
    return looking.pixels(image, looking.everything(image), color)


def called(t: LiarsDice, bid: Bid, caller: int) -> LiarsDice:
    """The table after a call, when a new round has begun unless the game is over."""
    t.bids = [bid]
    showdown(t, caller)
    if len(t.playing()) > 1:
        roll(t)
    return t


def states(seats: int) -> Iterator[tuple[LiarsDice, int | None, Ask | None]]:
    """Some of what is drawn in a game: for all, and for whoever is asked."""
    session = Session.start(GAME, seats, {}, seats)
    rng = Rng(seats)
    for move in count():
        if session.result is not None:
            break
        seat = rng.pick(list(session.pending))
        ask = session.pending[seat]
        if move % (10 * seats) == 0:
            yield session.table, None, None
            yield session.table, seat, ask
        session.answer(seat, GAME.stand_in(session.view(seat), ask, rng))
    yield session.table, None, None


# During a round


@pytest.mark.parametrize("seats", and_slow([2, 6], [3, 4, 5]))
def test_hidden_dice_change_nothing_that_others_see(seats: int) -> None:
    for bids in ([], [Bid(0, 2, 3)], [Bid(seat % seats, seat + 1, 4) for seat in range(9)]):
        t = lively(seats, {}, 7)
        t.bids = bids
        for seat in (None, *range(seats)):
            assert picture(t, seat) == picture(reshuffled(t, seat, Rng(5)), seat)


def test_new_dice_change_nothing_that_others_see_after_a_call() -> None:
    t = called(laid("355", "256", "16"), Bid(0, 3, 5), 1)
    for seat in (None, 0, 1, 2):
        assert picture(t, seat) == picture(reshuffled(t, seat, Rng(5)), seat)


def test_everybody_sees_closed_dice_and_owners_see_their_own() -> None:
    t = laid("22", "33")
    t.bids = [Bid(0, 2, 4)]
    for_all, own = picture(t), picture(t, 0)
    assert "Your dice" not in for_all.alt
    assert "Your dice: 2 2." in own.alt and "3 3" not in own.alt
    assert pixels(own, LEATHER) < pixels(for_all, LEATHER)
    assert pixels(own, IVORY) > pixels(for_all, IVORY)


def test_the_alt_text_says_who_bid_what_and_who_is_next() -> None:
    t = laid("12345", "2345", "", "66", turn=3)
    t.bids = [Bid(0, 2, 3), Bid(1, 2, 5)]
    alt = picture(t).alt
    for fact in (
        "Liar’s Dice, 11 dice in play. Ones are wild.",
        "Bids of this round: A 2 threes and B 2 fives.",
        "D Długi Żółw 🐢 bids next.",
        "A Ana: 5 dice.",
        "C Владимир: out.",
        "D Długi Żółw 🐢: 2 dice.",
    ):
        assert fact in alt


def test_every_bid_makes_another_picture() -> None:
    t = laid("12345", "12345")
    seen = [picture(t).data]
    for n, face in ((1, 2), (1, 3), (2, 3), (2, 6), (3, 2), (3, 3), (3, 4), (4, 4)):
        t.bids.append(Bid(len(t.bids) % 2, n, face))
        seen.append(picture(t).data)
    assert len(set(seen)) == len(seen)


def test_whether_ones_are_wild_is_seen_without_color() -> None:
    assert "Ones aren’t wild." in picture(laid("1", "1", wild="off")).alt
    star, pip = die(1, 60, wild=True).convert("L"), die(1, 60, wild=False).convert("L")
    assert star != pip
    assert die(2, 60, wild=True) == die(2, 60, wild=False)


# A call


def test_after_a_call_all_dice_are_shown_and_those_that_count_are_framed() -> None:
    before = laid("1355", "2556")
    t = called(laid("1355", "2556"), Bid(0, 6, 5), 1)
    shown = picture(t)
    said = "B Ben called A Ana’s bid of 6 fives: there were 5. A Ana lost a die."
    for fact in (said, "A Ana had 1 3 5 5.", "B Ben had 2 5 5 6."):
        assert fact in shown.alt
    assert pixels(shown, LEATHER) < 200 < pixels(picture(before), LEATHER)  # edges of letters
    assert pixels(shown, GOLD) > pixels(picture(before), GOLD) + 5 * 2000


def test_a_player_sees_the_call_beside_their_new_dice() -> None:
    t = called(laid("1355", "2556"), Bid(0, 6, 5), 1)
    t.dice = [[2, 2, 2], [3, 3, 3, 3]]
    own = picture(t, 0)
    assert "there were 5" in own.alt and "Your dice: 2 2 2." in own.alt
    assert "B Ben had 2 5 5 6." in own.alt, "what the call revealed"
    assert "Ana had" not in own.alt and "3 3" not in own.alt


def test_a_call_is_over_when_somebody_bids() -> None:
    t = called(laid("1355", "2556"), Bid(0, 6, 5), 1)
    t.bids = [Bid(0, 1, 2)]
    assert "called" not in picture(t).alt
    assert "Bids of this round: A 1 two." in picture(t).alt


def test_at_the_end_the_winner_is_shown_with_the_last_call() -> None:
    t = called(laid("6", "25", ""), Bid(0, 2, 6), 1)
    shown = picture(t)
    assert "B Ben wins!" in shown.alt
    assert "A Ana had 6. B Ben had 2 5. C Владимир: out." in shown.alt
    assert picture(t, 0) == shown


# What is asked


def test_all_options_are_on_the_picture() -> None:
    t = laid("12345", "12345")
    options = [Option(str(n), text("count", count=n), n) for n in range(1, 11)]
    whole = Ask(0, text("first-bid", dice=10), tuple(options))
    seen = {picture(t, 0, whole).data}
    for place in range(len(options)):
        fewer = tuple(options[:place] + options[place + 1 :])
        seen.add(picture(t, 0, Ask(0, whole.prompt, fewer)).data)
    assert len(seen) == len(options) + 1
    assert WORDS(whole.prompt) in picture(t, 0, whole).alt


def test_a_face_that_can_be_bid_is_drawn_as_a_die() -> None:
    t = laid("22", "33", wild="off")
    bids = [Bid(0, 2, face) for face in (1, 5, 6)]
    options = [Option(str(bid.face), bid.text(), bid) for bid in bids]
    asked = [Ask(0, text("which-face"), tuple(part)) for part in (options, options[1:])]
    one, none = (pixels(picture(t, 0, ask), RED) for ask in asked)
    assert one > none


# Limits


SOME = [(2, "en"), (4, "fr"), (6, "en")]


@pytest.mark.parametrize(
    ("seats", "lang"),
    and_slow(SOME, [each for each in product(GAME.seats, ["en", "fr"]) if each not in SOME]),
)
def test_pictures_and_alt_texts_keep_to_their_limits(packed: None, seats: int, lang: str) -> None:
    words = Words(lang, "liarsdice", lambda _: "W" * 32)
    for t, seat, ask in states(seats):
        shown = picture(t, seat, ask, words)
        assert len(shown.data) <= LARGE and 0 < len(shown.alt) <= LONGEST
        width, height = Image.open(io.BytesIO(shown.data)).size
        assert width == WIDTH and height <= 1.2 * WIDTH


def test_players_have_their_colors() -> None:
    shown = picture(laid("1", "2", "3", "4", "5", "6"))
    for seat in SEATS[:6]:
        assert pixels(shown, seat.color) > 1000, seat.shape


def test_the_legend_shows_every_kind_of_die_and_how_a_call_ends() -> None:
    page = legend("liarsdice", WORDS)
    assert page is not None and len(page.alt) <= LONGEST
    for color in (IVORY, LEATHER, RED, GOLD, LOSS):
        assert pixels(page, color)


# At a desk, and emojis


def test_at_a_desk_a_player_has_a_picture_in_landscape_with_the_same_words() -> None:
    for seats in (2, 6):
        for t, seat, ask in states(seats):
            if seat is None:
                continue
            view = GAME.view(t, seat)
            (wide,) = draw("liarsdice", view, WORDS, ask, desk=True)
            assert opened(wide).size == DESK
            assert wide.alt == picture(t, seat, ask).alt


def test_after_a_call_a_player_sees_the_dice_that_it_revealed() -> None:
    t = called(laid("1355", "2556"), Bid(0, 6, 5), 1)
    framed = pixels(picture(t, 0), GOLD)
    t.bids = [Bid(0, 1, 2)]
    assert framed > pixels(picture(t, 0), GOLD) + 2 * 2000


def test_every_face_has_an_emoji() -> None:
    assert {f"die_{face}" for face in range(1, 7)} <= {*EMOJIS}
    assert all(emoji.draw().size == (128, 128) for emoji in EMOJIS.values())


# Films


def moving(t: LiarsDice) -> dict[str, tuple[float, float]]:
    parts = layers("liarsdice", GAME.view(t, None), WORDS)
    assert parts is not None
    return {name: (piece.x, piece.y) for name, piece in parts.pieces.items()}


def test_a_bid_moves_down_when_it_is_raised_and_the_turn_moves_on() -> None:
    t = laid("12", "34", "56")
    t.bids, t.turn = [Bid(0, 2, 3)], 1
    before = moving(t)
    t.bids, t.turn = [Bid(0, 2, 3), Bid(1, 3, 3)], 2
    after = moving(t)
    assert {"turn", "next", "bid-0-2-3"} <= before.keys() <= after.keys()
    assert after["bid-0-2-3"][1] > before["bid-0-2-3"][1] == after["bid-1-3-3"][1]
    assert before["turn"] != after["turn"] and before["next"] != after["next"]


def test_a_film_shows_what_the_pictures_show() -> None:
    t = called(laid("12", "34"), Bid(0, 4, 6), 1)
    parts = layers("liarsdice", GAME.view(t, None), WORDS)
    assert parts is not None and "bid-0-4-6" in parts.pieces
    for piece in parts.pieces.values():
        put(parts.base, piece.sprite, piece.x, piece.y)
    whole = opened(Picture("", png(parts.base, palette()), ""))
    assert ImageChops.difference(whole, opened(picture(t))).getbbox() is None
