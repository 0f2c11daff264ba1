"""The short version of nine years, page 18."""

from __future__ import annotations

import pytest

from games.core import Rng
from games.session import Session
from games.standin import random_answer
from games.xidit import GAME
from games.xidit.rules.game import setup, year
from games.xidit.rules.rewards import rewards
from tests.games.driver import drive
from tests.games.xidit_tables import give, kingdom

IDLE = "w w w w w w"


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(("length", "years"), [("long", 12), ("short", 9)])
def test_a_game_has_12_years_or_9(seats: int, length: str, years: int) -> None:
    session = Session.start(GAME, seats, {"length": length}, 8)
    rng = Rng(8)
    seen = set()
    while session.result is None:
        seen.add(session.table.year)
        seat = min(session.pending)
        session.answer(seat, random_answer(session.pending[seat], rng))
    assert seen == set(range(years + 1))


@pytest.mark.parametrize("number", range(1, 10))
def test_the_census_is_held_in_years_3_6_and_9(number: int) -> None:
    t = kingdom(at=[1, 2, 3, 4], year=number, length="short", census="at-once")
    give(t, 0, peasant=1)
    plans = [(seat, IDLE) for seat in range(4)]
    hands = [(seat, "none") for seat in range(4)] if number in (3, 6, 9) else []
    driven = drive(t, year(t), *plans, *hands)
    assert ("census-begins" in driven.said) == (number in (3, 6, 9))


@pytest.mark.parametrize(
    ("seats", "tiles", "empty", "threat_pile"),
    [
        (5, list(range(1, 20)), ["2"], 4),
        (4, list(range(1, 19)), ["1", "2"], 3),
        (3, [*range(1, 14), 15, 16, 17], ["1", "2"], 3),
    ],
)
def test_tiles_and_regions_leave_the_short_game(
    seats: int, tiles: list[int], empty: list[str], threat_pile: int
) -> None:
    t = setup(1, seats, GAME.options({"length": "short"}))
    in_play = [*t.recruiting, *t.threats, *t.recruit_pile, *t.threat_pile]
    in_play += [t.next_recruit or 0, t.next_threat or 0]
    assert sorted(in_play) == tiles
    assert t.rules.empty == empty
    assert not set(empty) & set(t.bards)
    assert len(t.recruit_pile) + 1 == 5
    assert len(t.threat_pile) + 1 == threat_pile
    assert len(t.recruiting) == len(t.threats) == (4 if seats == 3 else 5)


def test_no_bards_go_to_a_region_out_of_play() -> None:
    t = kingdom(4, at=[12, 1, 2, 3], length="short")
    driven = drive(t, rewards(t, 0, t.tile(12)), (0, "gold bards"), (0, "Va Cu"))
    assert [option.value for option in driven.asks[1].options] == ["V", "H"]


def test_with_five_players_region_1_stays_in_play() -> None:
    t = kingdom(5, length="short")
    assert t.open_regions(1) == ["N", "1"]
    assert t.open_regions(12) == ["V", "H"]


def test_two_still_leave_first_with_five_players() -> None:
    assert kingdom(5, length="short").rules.eliminated == [2, 1, 1]
