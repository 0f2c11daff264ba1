"""What each player may know."""

from __future__ import annotations

import msgspec

from games.core import Rng, text
from games.session import Session
from games.standin import random_answer
from games.xidit import GAME
from games.xidit.rules.census import census_of
from games.xidit.rules.rewards import rewards
from games.xidit.view import View
from tests.games.driver import drive
from tests.games.xidit_tables import build, give, kingdom, reshuffled, sing

PUBLIC_ASKS = {"place-hero", "advance-neutral", "add-story"}


def test_a_player_sees_behind_their_own_screen_only() -> None:
    t = kingdom(at=[1, 2, 3, 4])
    give(t, 1, peasant=2)
    sing(t, 1, C=3, N=1)
    t.players[1].gold = 7
    view = GAME.view(t, 1)
    assert view.heroes[1].screen is not None
    assert view.heroes[1].screen.units["peasant"] == 2
    assert view.heroes[1].screen.gold == 7
    assert view.heroes[1].screen.bards == 16
    assert view.heroes[1].screen.in_bastion == 3
    assert [hero.screen is None for hero in view.heroes] == [True, False, True, True]
    assert all(hero.screen is None for hero in GAME.view(t, None).heroes)


def test_everybody_sees_the_board() -> None:
    t = kingdom(at=[1, 2, 3, 4], recruiting=[5], threats=[12])
    build(t, 2, 7, 3)
    sing(t, 1, N=1)
    view = GAME.view(t, None)
    assert [hero.city for hero in view.heroes] == [1, 2, 3, 4]
    assert [hero.influence for hero in view.heroes] == [0, 0, 3, 0]
    assert view.recruiting == t.recruiting and view.threats == [12]
    assert view.barracks == t.barracks
    assert view.bards["N"] == [0, 1, 0, 0]
    assert view.assessments == t.assessments


def test_the_bastion_is_closed_until_the_end() -> None:
    t = kingdom()
    sing(t, 0, C=3)
    for seat in (None, 0, 1, 2, 3):
        assert "C" not in GAME.view(t, seat).bards


def test_sleeping_titans_do_not_show_who_they_are() -> None:
    t = kingdom()
    t.titans[1].raging = True
    lairs = GAME.view(t, 0).lairs
    assert [(lair.size, lair.titans) for lair in lairs] == [(3, 2), (4, 2), (5, 2)]
    assert [lair.raging for lair in lairs] == [None, t.titans[1].titans[-1], None]


def test_what_lies_under_the_top_of_a_pile_is_hidden() -> None:
    t = kingdom(next_recruit=1, recruit_pile=[2, 3, 4])
    other = kingdom(next_recruit=1, recruit_pile=[3, 2, 4])
    assert GAME.view(t, 0) == GAME.view(other, 0)


def test_discards_show_their_top_tile_to_everybody() -> None:
    t = kingdom(recruit_discard=[1, 2, 3], threat_discard=[4, 5])
    for seat in (None, 0, 3):
        view = GAME.view(t, seat)
        assert (view.recruit_queue.discard, view.recruit_queue.discarded) == (3, 3)
        assert (view.threat_queue.discard, view.threat_queue.discarded) == (2, 5)
    assert GAME.view(kingdom(), None).recruit_queue.discarded is None


def test_the_view_of_a_seat_does_not_depend_on_what_it_cannot_see() -> None:
    rng = Rng(4)
    t = kingdom(at=[1, 2, 3, 4], recruiting=[5, 6], threats=[12], recruit_pile=[9, 10, 11])
    for seat, units in enumerate(("peasant", "archer", "mage", "cleric")):
        give(t, seat, **{units: seat + 1})
        sing(t, seat, C=seat, N=1)
        t.players[seat].gold = seat * 3
    for _ in range(20):
        for viewer in (None, 0, 1, 2, 3):
            assert GAME.view(reshuffled(t, viewer, rng), viewer) == GAME.view(t, viewer)


def test_reshuffling_does_change_what_is_hidden() -> None:
    t = kingdom(at=[1, 2, 3, 4])
    give(t, 1, mage=3)
    assert any(reshuffled(t, 0, Rng(seed)).players != t.players for seed in range(5))


def test_asks_that_everybody_may_see_hold_nothing_secret() -> None:
    """Whoever adds a public ask says here that its options follow from the board alone."""
    for seats in GAME.seats:
        for seed in range(6):
            session = Session.start(GAME, seats, {"length": "short"}, seed)
            rng = Rng(seed)
            while session.result is None:
                for ask in session.pending.values():
                    assert ask.secret or ask.prompt.key in PUBLIC_ASKS
                seat = rng.pick(sorted(session.pending))
                session.answer(seat, random_answer(session.pending[seat], rng))


def test_how_many_bards_go_into_the_bastion_is_said_to_their_player_only() -> None:
    said = []
    for shown in ("Cr Cr", "Cr keep"):
        t = kingdom(at=[17, 1, 2, 3])
        driven = drive(t, census_of(t, "cleric", {0: 1, 1: 0, 2: 0, 3: 0}), (0, shown))
        said.append([line.text for line in driven.lines if line.to is None])
    assert said[0] == said[1]
    assert said[0][-1].args["bards"] == [text("gained-bastion")]


def test_the_gold_taken_is_what_the_tile_shows() -> None:
    t = kingdom(at=[17, 1, 2, 3])
    t.players[0].gold = 11
    driven = drive(t, rewards(t, 0, t.tile(17)), (0, "gold stories"))
    (gold, _) = driven.line("gains")["gained"]
    assert gold == text("gained-gold", n=4)  # never the sum


def test_a_view_can_be_written_down_and_read_again() -> None:
    session = Session.start(GAME, 3, {}, 2)
    rng = Rng(2)
    while session.result is None:
        seat = rng.pick(sorted(session.pending))
        session.answer(seat, random_answer(session.pending[seat], rng))
        view = session.view(seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


def test_a_view_stays_as_it_was_when_the_game_goes_on() -> None:
    """A picture may still be drawn from it while the next answer comes in."""
    t = kingdom(at=[5, 1, 2, 3], recruiting=[5])
    session = Session(GAME, t)
    view = session.view(0)
    written = msgspec.json.encode(view)
    for seat in range(4):
        session.answer(seat, ["a", "w", "w", "w", "w", "w"])
    assert msgspec.json.encode(view) == written
