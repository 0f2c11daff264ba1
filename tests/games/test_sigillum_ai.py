"""The stand-in plans its turn and plays well; random games of every kind end."""

from __future__ import annotations

import pytest

from games.core import Rng
from games.session import Session
from games.sigillum import GAME
from games.sigillum.ai.planner import best_turn, encoded, plan
from games.sigillum.ai.ratings import CASTLES, RATINGS
from games.sigillum.battle import Battle
from games.sigillum.beasts import SHEETS
from games.sigillum.fields import FIELDS
from games.sigillum.rules.actions import Action, outcome
from games.sigillum.rules.factions import FACTIONS
from games.sigillum.rules.options import pick_key, use_letter
from games.sigillum.rules.phases import firing_towers
from games.simulate import simulate
from games.standin import random_answer
from tests.games.driver import keys_of
from tests.games.sigillum_tables import battle, cooling, damage, lively, table
from tests.samples import some_or_all

EXTRAS = {"castles": "on", "events": "on"}


def after_its_turn(b: Battle, seat: int = 0) -> Battle:
    for action in best_turn(b, seat):
        b = outcome(b, seat, action)
    return b


# Plans


def test_it_takes_a_tower() -> None:
    after = after_its_turn(battle("mechanicus C3", "saturn E2, brewus C1"))
    assert after.controlled(0) == [0]


def test_it_disputes_a_tower_that_the_enemy_holds() -> None:
    after = after_its_turn(battle("armus D4, fidea B2", "saturn E2"))
    assert after.controlled(1) == []


def test_it_exiles_whom_it_can() -> None:
    after = after_its_turn(battle("armus C3", "saturn D2, brewus B2 -3"))
    assert damage(after) == [0, 1]


def test_it_combines_abilities_of_several_characters() -> None:
    """Ignifer sharpens the blade before Armus strikes: neither could do it alone."""
    b = battle("armus D3, ignifer C4", "aqus D2 -1, saturn E2")
    line = best_turn(b, 0)
    assert line.index(Action("ignifer", 1, ("D3",))) < line.index(
        Action("armus", "attack", ("D2",))
    )
    assert damage(after_its_turn(b)) == [0, 1]


def test_it_wins_when_it_can() -> None:
    b = battle("armus C3, aqus C4", "saturn D2 -4, brewus C2")
    b.strongholds[1].damage = 15
    after = after_its_turn(b)
    assert after.fallen == 1 or firing_towers(after, 0)


def test_it_leaves_the_lava() -> None:
    after = after_its_turn(battle("fidea C3 -1", "saturn C1", "chaos"))
    assert after.terrain(after.beast("fidea").hex or "") != "lava"


def test_it_ends_its_turn_when_nothing_is_left_to_gain() -> None:
    b = battle("vinctum C5", "saturn C1")
    b.beast("vinctum").maneuvered = True
    cooling(b, "vinctum", 2, 2)
    assert best_turn(b, 0) == ()


def test_it_keeps_to_its_plan() -> None:
    session = Session(GAME, table(battle("armus C3, ignifer C4", "aqus D2 -1, saturn A1")))
    for action in plan(encoded(session.table.battle), 0)[:1]:
        (key,) = GAME.stand_in(session.view(0), session.pending[0], Rng(1))
        (pick,) = action.picks
        assert key == f"{action.who}.{use_letter(action.use)}.{pick_key(pick)}"
        before = session.table.battle
        session.answer(0, (key,))
        assert session.table.battle == outcome(before, 0, action)


def test_it_completes_actions_that_it_would_not_have_begun() -> None:
    session = Session(GAME, table(battle("messum C4", "saturn D4, brewus A1")))
    session.answer(0, ("messum.2.D4",))
    answer = GAME.stand_in(session.view(0), session.pending[0], Rng(1))
    assert answer[0] in keys_of(session.pending[0])


def test_the_same_view_gives_the_same_answer() -> None:
    session = Session(GAME, lively(2, EXTRAS, 3))
    rng = Rng(2)
    for _ in range(12):
        if session.result is not None:
            break
        (seat,) = session.pending
        view, ask = session.view(seat), session.pending[seat]
        first = GAME.stand_in(view, ask, Rng(1))
        plan.cache_clear()
        assert GAME.stand_in(view, ask, Rng(1)) == first
        session.answer(seat, random_answer(ask, rng))


def test_it_knows_every_character_and_castle() -> None:
    assert set(RATINGS) == set(SHEETS)
    assert set(CASTLES) == set(FACTIONS)


def test_it_solves_a_puzzle() -> None:
    report = simulate(GAME, 1, 1, 1, {"puzzle": "spiders-bargain"}, frozenset({0}))
    assert report.kinds["stand-in"].wins == 1


# Matches


@pytest.mark.parametrize("field", ["kingdom", "cemetery"])
@some_or_all("games", 2, 6)
def test_it_beats_random_play(field: str, games: int) -> None:
    report = simulate(GAME, 2, games, 5, {"field": field, **EXTRAS}, frozenset({0}))
    assert report.kinds["stand-in"].wins == games


@some_or_all("games", 2, 4)
def test_two_of_them_beat_a_random_team(games: int) -> None:
    report = simulate(GAME, 4, games, 5, EXTRAS, frozenset({0, 2}))
    assert report.kinds["stand-in"].win_rate == 1


@pytest.mark.slow
@pytest.mark.parametrize("field", FIELDS)
def test_random_games_end_on_every_field_with_every_way_to_ban(field: str) -> None:
    """In every run, `test_every_game.py` plays on each field with one of them."""
    for bans in ("none", "first", "alternate"):
        report = simulate(GAME, 2, 2, 1, {"field": field, "bans": bans, **EXTRAS})
        assert (report.finished, report.nobody) == (2, 0)


@pytest.mark.parametrize("seats", [2, 4])
def test_random_games_end_and_somebody_wins(seats: int) -> None:
    report = simulate(GAME, seats, 2, 1, EXTRAS)
    assert (report.finished, report.nobody) == (2, 0)


@pytest.mark.slow
@pytest.mark.parametrize("field", FIELDS)
def test_a_thousand_random_games_on_every_field(field: str) -> None:
    report = simulate(GAME, 2, 1000, 1, {"field": field, **EXTRAS})
    assert report.finished == 1000


@pytest.mark.slow
def test_two_hundred_random_games_of_four() -> None:
    assert simulate(GAME, 4, 200, 1, EXTRAS).finished == 200
