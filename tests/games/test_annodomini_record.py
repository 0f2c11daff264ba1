"""What the table remembers of the last turns, for those who look at it afterwards."""

from __future__ import annotations

import msgspec

from games.annodomini import GAME
from games.annodomini.rules.game import play, setup
from games.annodomini.rules.invasion import invasion
from games.annodomini.rules.taking import take_a_tile
from games.annodomini.rules.trios import trio
from games.annodomini.table import Loss, Transfer, Trio
from games.core import Rng
from games.session import Session, read_table
from games.standin import random_answer
from tests.games.annodomini_tables import beside, garrison, realm
from tests.games.driver import Driven, drive


def test_a_turn_is_remembered_with_its_tile_and_all_coins_that_moved() -> None:
    t = realm(column=["T09", "T10", "T13", "T12"], coins=[2, 0, 0])
    beside(t, 3, coins=1)
    drive(t, take_a_tile(t, 0), "T3", "1")
    (record,) = t.recent
    assert (record.seat, record.tiles, record.saracens) == (0, ["T13"], 1)
    assert record.transfers == [Transfer("coin", 2, 0, None), Transfer("coin", 2, None, 0)]


def test_nothing_is_remembered_before_the_tile_lies() -> None:
    t = realm(coins=3)
    driven = Driven(t, take_a_tile(t, 0), "T3")
    assert t.recent == []
    driven("1")
    assert [record.tiles for record in t.recent] == [["T11"]]


def test_whoever_pays_a_church_is_remembered() -> None:
    t = realm(kingdoms={1: {1: "T09"}, 2: {1: "T17"}}, column=["T05", "T10"], coins=[1, 2, 2])
    drive(t, take_a_tile(t, 0), "T1", "1")
    assert t.recent[0].transfers == [Transfer("coin", 1, 1, 0), Transfer("coin", 1, 2, 0)]


def test_a_trio_is_remembered_with_its_reward_and_what_that_took_from_others() -> None:
    t = realm(banners={"wheat": ["thief"]}, coins=[0, 1, 1])
    drive(t, trio(t, 0, "wheat"), "thief")
    assert t.recent[0].trios == [Trio("wheat", "thief")]
    assert t.recent[0].transfers == [Transfer("coin", 1, 1, 0), Transfer("coin", 1, 2, 0)]


def test_a_lost_tile_is_remembered_with_its_tokens() -> None:
    t = realm(kingdoms={0: {1: "T04"}, 1: {1: "T05", 2: "T08"}, 2: {1: "T06"}})
    garrison(t, 0, towers=3)
    garrison(t, 2, towers=3)
    garrison(t, 1, 2, nobles=1)
    drive(t, invasion(t, 0), (1, "2"))
    assert t.recent[0].losses == [Loss(1, "T08", 0, 1)]


def test_as_many_turns_are_remembered_as_there_are_players() -> None:
    session, rng = Session.start(GAME, 3, {}, 1), Rng(1)
    while session.result is None:
        seat = min(session.pending)
        session.answer(seat, random_answer(session.pending[seat], rng))
        recent = session.view(None).recent
        assert len(recent) <= 3
        if session.view(None).round > 1:
            assert len({record.seat for record in recent}) == len(recent)
        assert recent == session.view(0).recent


def test_a_table_saved_before_turns_were_remembered_opens_and_goes_on() -> None:
    t = setup(1, 2, GAME.options({}))
    older = msgspec.to_builtins(t)
    del older["recent"]
    opened = read_table(GAME, msgspec.json.encode(older))
    assert opened.recent == []
    assert Driven(opened, play(opened)).pending
