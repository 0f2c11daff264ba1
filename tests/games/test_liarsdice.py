"""The rules of Liar's Dice, each by an example."""

from __future__ import annotations

from typing import Any

import pytest

from bot.language.story import paragraphs
from bot.language.texts import Words
from games.core import Ask, Rng, text
from games.liarsdice import GAME
from games.liarsdice.ai import chance, stand_in
from games.liarsdice.rules import bidding, showdown
from games.liarsdice.table import Bid, LiarsDice
from games.session import Session
from games.simulate import simulate
from games.standin import default_answer, random_answer
from tests.games.driver import Driven, drive, keys_of
from tests.games.liarsdice_tables import laid


def begun(*dice: str, turn: int = 0, **options: str) -> Driven[LiarsDice]:
    """The bidding of a round, which ends with who calls."""
    t = laid(*dice, turn=turn, **options)
    return Driven(t, bidding(t))


def called(t: LiarsDice, bid: Bid, caller: int) -> LiarsDice:
    t.bids.append(bid)
    showdown(t, caller)
    GAME.check(t)
    return t


def played(t: LiarsDice) -> Session[Any, Any]:
    return Session(GAME, t)


# Setup


@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_starts_with_five_dice_and_anybody_may_bid_first(seats: int) -> None:
    tables = [GAME.setup(seed, seats, GAME.options({})) for seed in range(60)]
    assert all([len(dice) for dice in t.dice] == [5] * seats for t in tables)
    assert {die for t in tables for dice in t.dice for die in dice} == {1, 2, 3, 4, 5, 6}
    assert {t.turn for t in tables} == set(range(seats))


def test_everybody_is_told_their_own_dice_and_nobody_elses() -> None:
    driven = begun("552", "16", "")
    told = {line.to: line.text.args for line in driven.lines if line.text.key == "your-dice"}
    assert told == {0: {"dice": [2, 5, 5]}, 1: {"dice": [1, 6]}}


def test_dice_are_told_once_a_round() -> None:
    session, rng = Session.start(GAME, 3, {}, 1), Rng(1)
    lines, rolled = list(session.opening), [list(session.table.dice[0])]
    while session.result is None:
        seat, before = rng.pick(list(session.pending)), session.checkpoints
        lines += session.answer(seat, random_answer(session.pending[seat], rng))
        if session.checkpoints > before and session.table.dice[0]:
            rolled.append(list(session.table.dice[0]))
    assert [line.text.args["dice"] for line in lines if line.to == 0] == rolled
    assert len(rolled) > 3


def test_a_game_that_is_loaded_or_taken_back_has_the_same_dice_and_tells_nothing_twice() -> None:
    session = Session.start(GAME, 3, {}, 1)
    seat, dice, lines = session.table.turn, session.table.dice, list(session.lines)
    session.answer(seat, ["3"])
    loaded = Session.load(GAME, session.saved, session.moves)
    session.undo(seat)
    for again in (loaded, session):
        assert again.table.dice == dice
        assert again.lines == lines


# Bids


def test_the_first_bid_may_be_any_count_of_any_face_but_cannot_be_a_call() -> None:
    driven = begun("55", "126", wild="off")
    assert driven.keys == ["1", "2", "3", "4", "5"]
    assert driven("3").keys == ["1", "2", "3", "4", "5", "6"]


def test_a_higher_bid_has_more_dice_of_any_face_or_as_many_of_a_higher_one() -> None:
    driven = begun("55", "126", wild="off")("3", "4")
    assert driven.keys == ["call", "3", "4", "5"]
    assert driven("3").keys == ["5", "6"]
    driven = begun("55", "126", wild="off")("3", "4")
    assert driven("4").keys == ["1", "2", "3", "4", "5", "6"]


def test_after_sixes_it_takes_more_dice() -> None:
    assert begun("55", "126")("3", "6").keys == ["call", "4", "5"]


def test_a_lone_face_is_taken_unasked() -> None:
    driven = begun("55", "126")("3", "5", "3")
    assert driven.t.bids[-1] == Bid(1, 3, 6)


def test_wild_ones_cannot_be_bid() -> None:
    assert begun("55", "126", wild="on")("3").keys == ["2", "3", "4", "5", "6"]


def test_players_bid_in_turn_and_those_who_are_out_are_passed_over() -> None:
    driven = begun("5", "", "2", "", "3", turn=2, call="next")("1", "2", "1", "3", "1", "4")
    assert [bid.seat for bid in driven.t.bids] == [2, 4, 0]
    assert driven.ask.seat == 2


def test_the_highest_bid_is_called_by_the_next_player_and_nobody_else_is_asked() -> None:
    driven = begun("5", "2", "3", "4")("4", "6").ended()
    assert driven.result == 1


def test_a_count_can_be_taken_back_until_the_face_is_chosen() -> None:
    session = played(laid("55", "126", "3"))
    session.answer(0, ["3"])
    assert session.taken_back(0) is not None
    session.undo(0)
    assert keys_of(session.pending[0]) == ["1", "2", "3", "4", "5", "6"]


# Who may call


def test_after_a_bid_all_but_the_bidder_and_the_next_player_may_call() -> None:
    driven = begun("5", "2", "3", "", "4", call="anybody")("2", "2")
    assert set(driven.pending) == {2, 4}
    assert all(keys_of(ask) == ["call", "pass"] for ask in driven.pending.values())
    assert driven((4, "call")).ended().result == 4


def test_silence_lets_a_bid_stand() -> None:
    driven = begun("5", "2", "3", call="anybody")("2", "2")
    assert default_answer(driven.ask) == ("pass",)


def test_if_all_let_it_stand_the_next_player_bids_higher_or_calls() -> None:
    driven = begun("5", "2", "3", "4", call="anybody")("2", "2", (3, "pass"), (2, "pass"))
    assert (driven.ask.seat, driven.keys) == (1, ["call", "2", "3", "4"])
    assert driven("call").ended().result == 1


def test_if_the_table_wants_it_so_only_the_next_player_may_call() -> None:
    driven = begun("5", "2", "3", "4", call="next")("2", "2")
    assert set(driven.pending) == {1}


def test_with_two_players_left_only_the_next_may_call() -> None:
    driven = begun("5", "", "3", call="anybody")("1", "2")
    assert set(driven.pending) == {2}
    assert driven("call").ended().result == 2


def test_the_same_is_asked_whatever_the_dice_are() -> None:
    one, other = (begun(*dice)("2", "2") for dice in (("5", "2", "3"), ("6", "6", "2")))
    assert one.pending == other.pending


# The call


@pytest.mark.parametrize(("count", "loser"), [(2, 1), (3, 1), (4, 0)])
def test_the_caller_loses_a_die_if_there_are_enough_else_the_bidder_does(
    count: int, loser: int
) -> None:
    t = called(laid("554", "522", wild="off"), Bid(0, count, 5), caller=1)
    assert t.shown is not None and (t.shown.counted, t.shown.loser) == (3, loser)
    assert [len(dice) for dice in t.dice] == [3 - (loser == 0), 3 - (loser == 1)]


@pytest.mark.parametrize(("wild", "counted"), [("on", 3), ("off", 1)])
def test_ones_count_as_every_face_if_they_are_wild(wild: str, counted: int) -> None:
    t = called(laid("154", "122", wild=wild), Bid(0, 1, 5), caller=1)
    assert t.shown is not None and t.shown.counted == counted


def test_a_bid_of_ones_counts_only_ones() -> None:
    t = called(laid("154", "122", wild="off"), Bid(0, 1, 1), caller=1)
    assert t.shown is not None and t.shown.counted == 2


def test_a_call_shows_all_dice_and_cannot_be_taken_back() -> None:
    session = played(laid("55", "12", "6"))
    for seat, key in [(0, "1"), (0, "5"), (2, "pass"), (1, "call")]:
        session.answer(seat, [key])
    view = session.view(None)
    assert view.shown.dice == [[5, 5], [1, 2], [6]]
    assert (view.shown.bid, view.shown.caller, view.shown.loser) == (Bid(0, 1, 5), 1, 1)
    assert session.table.reveals == 1
    assert all(session.taken_back(seat) is None for seat in range(3))


def test_the_log_says_what_was_bid_how_many_there_were_and_who_loses_a_die() -> None:
    t = laid("554", "522", wild="off")
    lines = drive(t, bidding(t), "3", "5", "call").lines
    assert [line.text for line in lines if line.to is None] == [
        text("round-begins", seat=0, dice=6),
        text("bids", seat=0, bid=text("bid", count=3, face=5)),
    ]
    showdown(t, 1)
    assert [line.text for line in t.news] == [
        text(
            "calls-bid",
            seat=1,
            bidder=text("player", seat=0),
            bid=text("bid", count=3, face=5),
            counted=3,
        ),
        text("loses-die", seat=1, left=2),
    ]


@pytest.mark.parametrize(
    ("lang", "story"),
    [
        (
            "en",
            "🎲 **New round** with 6 dice: Ann bids first.\n"
            "Ben calls Ann’s bid of 3 fives, but it’s true: there are 3.\n"
            "Ben loses a die and has 2 left.",
        ),
        (
            "fr",
            "🎲 **Nouvelle manche** avec 6 dés\N{NO-BREAK SPACE}: Ann ouvre les annonces.\n"
            "Ben dit «\N{NO-BREAK SPACE}Menteur\N{NARROW NO-BREAK SPACE}!\N{NO-BREAK SPACE}» à Ann "
            "pour 3 dés à 5, à tort\N{NO-BREAK SPACE}: il y en a bien 3.\n"
            "Ben perd un dé et n’en a plus que 2.",
        ),
    ],
)
def test_a_round_is_told_in_three_lines_and_the_call_names_bidder_and_bid(
    lang: str, story: str
) -> None:
    t = laid("554", "522", wild="off")
    lines = [*drive(t, bidding(t), "1", "4", "2", "5", "3", "5", "call").lines]
    showdown(t, 1)
    public = [line for line in [*lines, *t.news] if line.to is None and not line.detail]
    assert paragraphs(public, Words(lang, GAME.key, ["Ann", "Ben"].__getitem__)) == story


def test_the_bids_of_a_round_are_steps_in_one_paragraph() -> None:
    t = laid("554", "522", wild="off")
    lines = [*drive(t, bidding(t), "1", "4", "2", "5", "3", "5", "call").lines]
    steps = [line for line in lines if line.detail]
    assert paragraphs(steps, Words("en", GAME.key, ["Ann", "Ben"].__getitem__)) == (
        "📣 Ann bids 1 four · Ben bids 2 fives · Ann bids 3 fives"
    )


@pytest.mark.parametrize(
    ("dice", "english", "french"),
    [
        ("555", "Ben calls Ann’s bid of 4 fives, and it’s a lie: there are only 3.", "que 3."),
        ("544", "Ben calls Ann’s bid of 4 fives, and it’s a lie: there is only 1.", "qu’un."),
        ("444", "Ben calls Ann’s bid of 4 fives, and it’s a lie: there are none.", "en a aucun."),
    ],
)
def test_a_lie_is_told_with_how_many_there_really_are(dice: str, english: str, french: str) -> None:
    t = laid(dice, "22", wild="off")
    t.bids = [Bid(0, 4, 5)]
    showdown(t, 1)
    told = [
        Words(lang, GAME.key, ["Ann", "Ben"].__getitem__)(t.news[0].text) for lang in ("en", "fr")
    ]
    assert told[0] == english and told[1].endswith(french)


def test_call_it_stays_a_button_beside_a_long_list_of_bids() -> None:
    t = laid("55555", "22222", "33333")
    options = Driven(t, bidding(t), "1", "2", (2, "pass")).ask.options
    assert [option.key for option in options if option.group is None] == ["call"]
    assert len(options) > 10


def test_the_loser_bids_first_in_the_next_round() -> None:
    assert called(laid("55", "22", "33"), Bid(0, 1, 5), caller=2).turn == 2
    assert called(laid("55", "22", "33"), Bid(0, 3, 5), caller=2).turn == 0


def test_if_the_loser_is_out_the_next_player_who_is_still_in_bids_first() -> None:
    t = called(laid("55", "22", "3", "", "6"), Bid(1, 1, 2), caller=2)
    assert (t.turn, t.out) == (4, [3, 2])


def test_all_dice_are_rolled_again_for_the_next_round() -> None:
    faces = set()
    for seed in range(30):
        t = laid("55555", "22222")
        t.rng = Rng(seed)
        session = played(t)
        for seat, key in [(0, "5"), (0, "5"), (1, "call")]:
            session.answer(seat, [key])
        assert [len(dice) for dice in session.table.dice] == [5, 4]
        assert session.table.bids == []
        faces |= set(session.table.dice[0])
    assert faces == {1, 2, 3, 4, 5, 6}


# The end


def test_the_last_one_with_dice_wins_and_the_others_score_by_when_they_went_out() -> None:
    session = played(laid("", "5", "2", turn=1))
    for seat, key in [(1, "1"), (1, "5"), (2, "call")]:
        session.answer(seat, [key])
    assert session.result is not None
    assert (session.result.winners, session.result.scores) == ([1], [0, 2, 1])
    view = session.view(0)
    assert (view.over, view.winner, view.turn) == (True, 1, None)


# What a player may know


def test_a_view_shows_only_your_own_dice() -> None:
    t = laid("52", "61", "")
    assert GAME.view(t, 0).dice == [[2, 5], [0, 0], []]
    assert GAME.view(t, None).dice == [[0, 0], [0, 0], []]


def test_the_last_showdown_is_shown_until_the_next() -> None:
    t = called(laid("55", "22", "33"), Bid(0, 1, 5), caller=2)
    t.bids = [Bid(2, 1, 2)]
    assert GAME.view(t, 0).shown == t.shown


def test_a_view_says_who_bids_next() -> None:
    driven = begun("5", "2", "3")("1", "2")
    assert GAME.view(driven.t, None).turn == 1


# The computer player


def test_the_computer_player_reckons_with_its_own_dice_and_chance_for_the_others() -> None:
    on, off = (GAME.view(laid("51", "22", wild=wild), 0) for wild in ("on", "off"))
    assert chance(off, Bid(0, 1, 5)) == 1
    assert chance(off, Bid(0, 2, 5)) == pytest.approx(1 - (5 / 6) ** 2)
    assert chance(on, Bid(0, 3, 5)) == pytest.approx(1 - (4 / 6) ** 2)
    assert chance(on, Bid(0, 5, 5)) == 0


def test_the_computer_player_takes_a_bidder_to_have_one_such_die() -> None:
    view = GAME.view(laid("51", "22", wild="off"), 0)
    assert chance(view, Bid(1, 2, 5)) == 1
    assert chance(view, Bid(1, 3, 5)) == pytest.approx(1 / 6)


def answer(t: LiarsDice, ask: Ask) -> str:
    (key,) = stand_in(GAME.view(t, ask.seat), ask, Rng(1))
    return key


def test_the_computer_player_bids_as_high_as_its_own_dice_make_likely() -> None:
    driven = begun("33345", "6")
    assert answer(driven.t, driven.ask) == "3"
    assert answer(driven.t, driven("3").ask) == "3"


@pytest.mark.parametrize(("count", "key"), [("2", "pass"), ("5", "pass"), ("7", "call")])
def test_out_of_turn_the_computer_player_calls_only_what_is_unlikely(count: str, key: str) -> None:
    driven = begun("555", "222", "552")(count, "5")
    assert answer(driven.t, driven.ask) == key


@pytest.mark.parametrize(("count", "calls"), [("2", False), ("6", True)])
def test_on_its_turn_the_computer_player_calls_what_is_less_likely_than_any_raise(
    count: str, calls: bool
) -> None:
    driven = begun("555", "2222")(count, "5")
    assert (answer(driven.t, driven.ask) == "call") == calls


def test_the_computer_player_beats_chance_in_four_duels_of_five() -> None:
    report = simulate(GAME, 2, 100, 1, {}, frozenset({0}))
    assert report.kinds["stand-in"].wins > 80
