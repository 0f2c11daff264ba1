"""What each player may know: all but the order of the stacks and the Apprentice's two cards."""

from __future__ import annotations

import msgspec

from games.annodomini import GAME
from games.annodomini.rules.game import end_of_the_game
from games.annodomini.view import View
from games.core import Rng
from games.session import Session
from games.standin import random_answer
from tests.games.annodomini_tables import beside, full, garrison, lay_ruin, realm, reshuffled
from tests.games.driver import asked


def test_everything_on_the_table_is_open() -> None:
    t = realm(kingdoms={1: {1: "T05", 2: "T06"}}, coins=[1, 2, 3], characters={2: ["duchess"]})
    garrison(t, 1, 1, towers=2, nobles=1)
    lay_ruin(t, 1, 2)
    beside(t, 2, coins=2, saracens=1)
    t.invaders = 4
    for seat in (None, 0, 1, 2):
        view = GAME.view(t, seat)
        assert view.seat == seat
        assert view.players == t.players
        assert (view.column, view.buildings, view.banners) == (t.column, t.buildings, t.banners)
        assert (view.invaders, view.defense) == (4, 3 + 3)
        assert view.supply == t.supply


def test_all_see_the_same() -> None:
    t = realm()
    views = [GAME.view(t, seat) for seat in (None, 0, 1, 2)]
    for view in views:
        view.seat = None
    assert all(view == views[0] for view in views)


def test_the_stacks_are_numbers() -> None:
    t = realm()
    view = GAME.view(t, 0)
    assert (view.stack, view.undealt) == (len(t.stack), len(t.undealt)) == (24, 10)


def test_the_order_of_the_stacks_shows_nowhere() -> None:
    rng = Rng(3)
    t = realm(kingdoms={0: {1: "T05"}})
    for _ in range(10):
        other = reshuffled(t, 0, rng)
        assert other.stack != t.stack or other.undealt != t.undealt
        for seat in (None, 0, 1, 2):
            assert GAME.view(other, seat) == GAME.view(t, seat)


def test_the_view_says_whose_turn_it_is() -> None:
    t = realm(first=1)
    t.turn = 1
    assert GAME.view(t, 0).turn == 2
    t.round = 0
    assert GAME.view(t, 0).turn is None


def test_the_tile_that_is_being_placed_is_seen() -> None:
    session = Session(GAME, realm(coins=1))
    session.answer(0, ["1"])
    assert session.view(None).taken == "T09"
    session.answer(0, ["1"])
    assert session.view(None).taken is None


def test_the_cards_of_the_apprentice_are_in_the_secret_ask_alone() -> None:
    t = full(realm(characters={0: ["apprentice"]}))
    drawn = t.undealt[-2:]
    ask = asked(end_of_the_game(t))[0]
    assert ask.secret
    for seat in (None, 0, 1, 2):
        seen = msgspec.json.encode(GAME.view(t, seat)).decode()
        assert not any(card in seen for card in drawn)
    assert all(line.to is not None for line in t.news if "card" in line.text.args)


def test_no_other_ask_is_secret() -> None:
    for seats in GAME.seats:
        for seed in range(6):
            session = Session.start(GAME, seats, {"scenario": "random"}, seed)
            rng = Rng(seed)
            while session.result is None:
                for ask in session.pending.values():
                    assert ask.secret == (ask.prompt.key == "apprentice-keeps")
                seat = rng.pick(sorted(session.pending))
                session.answer(seat, random_answer(session.pending[seat], rng))


def test_only_an_invasion_asks_somebody_else_than_the_current_player() -> None:
    for seed in range(6):
        session = Session.start(GAME, 4, {"scenario": "random"}, seed)
        rng = Rng(seed)
        while session.result is None:
            turn = session.view(None).turn
            for seat, ask in session.pending.items():
                if ask.prompt.key not in ("choose-castle", "choose-loss", "apprentice-keeps"):
                    assert seat == turn
            seat = rng.pick(sorted(session.pending))
            session.answer(seat, random_answer(session.pending[seat], rng))


def test_the_scores_are_seen_at_the_end() -> None:
    session = Session.start(GAME, 2, {}, 1)
    rng = Rng(1)
    while session.result is None:
        assert not session.view(0).over and not session.view(0).scores
        seat = rng.pick(sorted(session.pending))
        session.answer(seat, random_answer(session.pending[seat], rng))
    view = session.view(None)
    assert view.over
    assert [score.total for score in view.scores] == session.result.scores


def test_a_view_can_be_written_down_and_read_again() -> None:
    t = realm(kingdoms={0: {1: "T05"}}, characters={0: ["duchess"]})
    view = GAME.view(t, 0)
    assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
