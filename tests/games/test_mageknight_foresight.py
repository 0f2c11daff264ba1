"""The computer players of Mage Knight that look ahead: they imagine only what may be, and plan."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from games.core import HARD, NORMAL, Answer, Rng, Thinking
from games.mageknight import GAME
from games.mageknight.ai import foresight
from games.mageknight.ai.foresight import Care, think
from games.mageknight.ai.imagination import imagine
from games.mageknight.data import DATA
from games.mageknight.options import Challenge, Explore
from games.mageknight.rules.ending import city_found
from games.mageknight.scenarios import SCENARIOS
from games.mageknight.table import MageKnight
from games.mageknight.view import View, view
from games.session import Session
from games.simulate import play_one
from tests.games.mageknight_tables import lively, put, reshuffled, table
from tests.samples import and_slow

QUICK = Care(plans=2, turns=1, tries=1)
FULLY = Thinking(NORMAL)


@pytest.fixture(autouse=True)
def _nothing_kept() -> Iterator[None]:
    """Plans of one test are unknown to the others."""
    foresight.kept.clear()
    yield
    foresight.kept.clear()


def begun(t: MageKnight) -> Session[MageKnight, View]:
    """The first turn at a table."""
    for hero in t.heroes:
        hero.tactic = hero.tactic or "early-bird"
    return Session(GAME, t)


def decided(session: Session[MageKnight, View], seed: int = 1, level: str = NORMAL) -> Answer:
    (seat,) = session.pending
    answer = think(session.view(seat), session.pending[seat], Rng(seed), Thinking(level))
    assert answer is not None
    return answer


def chosen(session: Session[MageKnight, View]) -> Any:
    """What the answers lead to, as soon as it is more than a card, a unit or a step."""
    for _ in range(20):
        (seat,) = session.pending
        ask = session.pending[seat]
        answer = think(session.view(seat), ask, Rng(1), FULLY)
        answer = answer or GAME.stand_in(session.view(seat), ask, Rng(1))
        (value,) = ask.values(answer)
        if isinstance(value, Challenge | Explore):
            return value
        session.answer(seat, answer)
    raise AssertionError("nothing came of it")


# What it imagines


def crowds() -> list[tuple[str, int]]:
    return [(key, n) for key, plan in SCENARIOS.items() for n in plan.players]


@pytest.mark.parametrize(("scenario", "seats"), crowds())
def test_an_imagined_table_looks_like_the_real_one(scenario: str, seats: int) -> None:
    t = lively(seats, {"scenario": scenario}, 5)
    seat = t.active
    seen = view(t, seat)
    seen.deeds = None
    imagined = view(imagine(seen, Rng(3)), seat)
    for who, hero in enumerate(imagined.heroes):
        if who == seat:
            assert hero == seen.heroes[who]
    assert imagined == seen


def test_it_imagines_whatever_may_be_hidden() -> None:
    t = table(2, at="1c", tiles={(0, 2): "3"})
    put(t, "3b", "golems", up=False)
    seen = view(t, 0)
    tables = [imagine(seen, Rng(n)) for n in range(150)]
    grey = {enemy.key for enemy in DATA.enemies if enemy.color == "grey"}
    assert {it.spaces["3b"].tokens[0].enemy for it in tables} == grey
    assert {it.heroes[0].deck[-1] for it in tables} == {*t.heroes[0].deck}
    assert {it.heroes[1].deck[-1] for it in tables} == {*t.heroes[1].deck}


def test_what_is_hidden_does_not_change_what_it_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(foresight.CARE, NORMAL, QUICK)
    for seed in range(3):
        t = lively(2, {}, seed)
        answers = set()
        for other in range(2):
            foresight.kept.clear()
            session = begun(reshuffled(t, t.active, Rng(other)))
            (seat,) = session.pending
            ask = session.pending[seat]
            answers.add(think(session.view(seat), ask, Rng(1), FULLY))
        assert len(answers) == 1


# What it does


def test_it_defeats_whom_it_can_shoot() -> None:
    t = table(1, at="1a", hand="swiftness rage promise crystallize threaten", source=("white",) * 3)
    put(t, "1g", "prowlers")
    assert isinstance(chosen(begun(t)), Challenge)


def test_alone_it_finds_the_city_before_it_is_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(foresight.CARE, NORMAL, QUICK)
    t = table(1, at="1d", hand="march stamina swiftness promise", tiles={(0, 2): "3"})
    t.round = 3
    t.tile_pile = ["C5"]
    session = begun(t)
    while session.result is None and not city_found(session.table):
        (seat,) = session.pending
        ask = session.pending[seat]
        answer = think(session.view(seat), ask, Rng(1), FULLY)
        session.answer(seat, answer or GAME.stand_in(session.view(seat), ask, Rng(1)))
    assert city_found(session.table)


def test_the_same_chance_gives_the_same_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(foresight.CARE, NORMAL, QUICK)
    session = begun(lively(2, {}, 4))
    answers = set()
    for _ in range(2):
        foresight.kept.clear()
        answers.add(decided(session, seed=7))
    assert len(answers) == 1


def test_it_keeps_to_its_plan_as_long_as_nothing_new_is_seen() -> None:
    session = begun(table(1, at="1d", hand="march stamina swiftness promise rage"))
    (seat,) = session.pending
    session.answer(seat, decided(session))
    never = Thinking(NORMAL, lambda: False)
    ask = session.pending[seat]
    kept = think(session.view(seat), ask, Rng(99), never)
    assert kept is not None and ask.check(kept)


@pytest.mark.parametrize("level", [NORMAL, HARD])
def test_without_time_it_still_answers(level: str) -> None:
    session = begun(lively(3, {}, 2))
    (seat,) = session.pending
    ask = session.pending[seat]
    answer = think(session.view(seat), ask, Rng(1), Thinking(level, lambda: False))
    assert answer is None or ask.check(answer)


@pytest.mark.parametrize("scenario", and_slow(["first-reconnaissance"], [*SCENARIOS][1:]))
def test_its_games_end(scenario: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(foresight.CARE, NORMAL, QUICK)
    seats = SCENARIOS[scenario].players[0]
    result, _ = play_one(GAME, seats, 3, {"scenario": scenario}, [NORMAL] * seats)
    assert len(result.scores) == seats
