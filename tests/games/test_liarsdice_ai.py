"""Computer players of Liar's Dice reckon what the bids tell about the dice, and hard ones bluff."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.computer import computer_answer
from games.core import HARD, LEVELS, NORMAL, Ask, Rng, Thinking
from games.liarsdice import GAME
from games.liarsdice.ai import (
    AT_THEIR_WORD,
    BID_STANDS,
    CALL,
    LETS_PASS,
    NEARLY,
    WARY,
    chance,
    risk,
    stand_in,
)
from games.liarsdice.beliefs import Beliefs, Trust, at_least, cups
from games.liarsdice.rules import bidding
from games.liarsdice.table import Bid, View
from tests.games.driver import Driven
from tests.games.liarsdice_tables import laid

NOT_AT_ALL = Trust(count=0.0, face=1.0, bluffs=0.0, in_turn=True)


def asked(*dice: str, bids: str, wild: str = "on") -> tuple[View, Ask]:
    """What somebody sees and is asked after bids like `4x5 5x5`."""
    t = laid(*dice, call="next", wild=wild)
    driven = Driven(t, bidding(t))
    for bid in bids.split():
        for key in bid.split("x"):
            if key in [option.key for option in driven.ask.options]:
                driven = driven(key)
    return GAME.view(driven.t, driven.ask.seat), driven.ask


@pytest.mark.parametrize("wild", ["on", "off"])
def test_if_bids_tell_nothing_dice_are_as_chance_has_it(wild: str) -> None:
    view, _ = asked("11256", "23345", "4466", bids="3x5", wild=wild)
    for count in range(1, 12):
        bid = Bid(1, count, 4)
        missing = count - sum(bid.matches(die, view.wild) for die in (2, 3, 3, 4, 5))
        expected = at_least(missing, 9, bid, view.wild)
        assert Beliefs(view, NOT_AT_ALL).chance(bid) == pytest.approx(expected)


@pytest.mark.parametrize("trust", [AT_THEIR_WORD, WARY])
def test_who_bids_a_face_is_taken_to_have_more_of_it(trust: Trust) -> None:
    found = cups((5, 5, 5), (Bid(0, 5, 4),), True, trust)
    mean = [sum(n * p for n, p in enumerate(cup.matching[3])) for cup in found]
    assert mean[0] > mean[1] + 0.5 and mean[1] == pytest.approx(5 / 3)
    assert all(sum(chances) == pytest.approx(1) for cup in found for chances in cup.matching)


def test_a_wary_player_knows_that_bids_follow_from_one_another() -> None:
    """Three raise the same face: the last one mostly believes the others."""
    bids = tuple(Bid(seat, 5 + seat, 6) for seat in range(3))

    def matching(trust: Trust) -> float:
        last = cups((5,) * 4, bids, True, trust)[2].matching[5]
        return sum(n * p for n, p in enumerate(last))

    assert matching(WARY) < matching(replace(WARY, in_turn=False)) - 0.3


def test_a_normal_player_takes_the_bidder_at_their_word_where_the_stand_in_calls() -> None:
    view, ask = asked("34456", "23346", "11146", bids="6x3")
    assert stand_in(view, ask, Rng(1)) == CALL
    assert computer_answer(GAME, view, ask, Rng(1), Thinking(NORMAL)) == ("7",)
    assert Beliefs(view, AT_THEIR_WORD).chance(view.bids[-1]) > chance(view, view.bids[-1])


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_lets_a_bid_pass_that_cannot_be_true(level: str) -> None:
    view, ask = asked("23344", "23344", bids="6x6", wild="off")
    assert computer_answer(GAME, view, ask, Rng(1), Thinking(level)) == CALL


def test_a_hard_player_bluffs_now_and_then_and_calls_where_that_is_safer() -> None:
    rng, bluffs, calls = Rng(4), 0, 0
    for _ in range(40):
        dice = ["".join(str(1 + rng.below(6)) for _ in range(5)) for _ in range(3)]
        view, ask = asked(*dice, bids="3x4 6x4")
        answer = computer_answer(GAME, view, ask, rng, Thinking(HARD))
        beliefs = Beliefs(view, WARY)
        if answer == CALL:
            calls += 1
            continue
        options = next(option.value for option in ask.options if option.key == answer[0])
        bid = min(options, key=lambda bid: risk(beliefs, bid))
        bluffs += beliefs.chance(bid) < 0.4
        assert risk(beliefs, bid) < beliefs.chance(view.bids[-1]) + NEARLY, "else it would call"
    assert bluffs > 1 and calls > 1


def test_a_bid_is_the_riskier_the_more_of_it_is_missing() -> None:
    view, _ = asked("34456", "23346", "11146", bids="2x3")
    beliefs = Beliefs(view, WARY)
    risks = [risk(beliefs, Bid(1, count, 5)) for count in (3, 6, 9, 12)]
    assert risks == sorted(risks) and risks[-1] > 0.9


def test_it_can_be_played_with_any_number_of_players() -> None:
    assert set(BID_STANDS) == set(GAME.seats)
    assert set(LETS_PASS) == set(GAME.seats) - {2}  # with two there is only the next player


def test_a_hard_player_reckons_with_those_who_do_not_believe_it() -> None:
    """Of seven fives it has one, and few players of three have two each."""
    view, _ = asked("34456", "23345", "11146", bids="4x5")
    assert risk(Beliefs(view, WARY), Bid(1, 7, 5)) > 0.65
