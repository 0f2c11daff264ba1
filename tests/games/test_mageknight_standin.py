"""The stand-in of Mage Knight: explores, fights what it can beat, and clearly beats chance."""

from __future__ import annotations

from typing import Any

import pytest

from games.core import Ask, Option, Rng, text
from games.mageknight import GAME
from games.mageknight.ai.combat import (
    Force,
    Threat,
    best_line,
    threat,
)
from games.mageknight.ai.player import DECISIONS, stand_in
from games.mageknight.ai.preferences import (
    CARDS,
    SKILLS,
    TACTICS,
    UNITS,
    card_worth,
)
from games.mageknight.ai.resources import (
    Helper,
    Purse,
    card_ways,
    cheapest,
    points,
)
from games.mageknight.data import DATA, WOUND
from games.mageknight.options import EndTurn, HealHand, PlayCard
from games.session import Session
from games.simulate import simulate
from tests.samples import and_slow, some_or_all

NO_MANA = Purse([])
ONE_RED = Purse([(frozenset({"red"}), 0.1)])


def hand(*cards: str) -> list[Helper]:
    return [Helper(PlayCard(card), card_ways(card, False), 0.3) for card in cards]


def force(*cards: str, purse: Purse = NO_MANA) -> Force:
    return Force(hand(*cards), purse, armor=2, hand_limit=5)


@pytest.mark.parametrize(("seats", "games"), and_slow([(2, 3)], [(2, 5), (3, 5), (4, 5)]))
def test_it_beats_random_players(seats: int, games: int) -> None:
    report = simulate(GAME, seats, games, 7, {}, frozenset({1}))
    assert report.kinds["stand-in"].wins >= games - 1
    assert report.kinds["stand-in"].mean_score > 2 * report.kinds["random"].mean_score


@some_or_all("games", 2, 6)
def test_it_finds_the_city_when_alone(games: int) -> None:
    report = simulate(GAME, 1, games, 3, {}, frozenset({0}))
    assert report.kinds["stand-in"].wins >= games // 2


@pytest.mark.parametrize(("seats", "games"), and_slow([(1, 1)], [(2, 2)]))
def test_games_of_stand_ins_end_and_are_the_same_every_time(seats: int, games: int) -> None:
    results = [simulate(GAME, seats, games, 5, {}, frozenset(range(seats))) for _ in range(2)]
    assert results[0] == results[1]


def test_an_unknown_question_gets_a_legal_answer() -> None:
    session = Session.start(GAME, 2, {}, 1)
    (seat,) = session.pending
    options = tuple(
        Option(key, text("card", card=key), key) for key in ("rage", "march", "stamina")
    )
    ask = Ask(seat, text("never-heard-of"), options, least=1, most=2)
    assert ask.check(stand_in(session.view(seat), ask, Rng(1)))


@some_or_all("games", 1, 6)
def test_it_knows_the_questions_of_whole_games(games: int) -> None:
    """Few questions are left to chance."""
    met: set[str] = set()
    for seed in range(games):
        session = Session.start(GAME, 1 + seed % 3, {}, seed)
        rng = Rng(seed)
        while session.result is None:
            seat, ask = next(iter(session.pending.items()))
            met.add(ask.prompt.key)
            session.answer(seat, stand_in(session.view(seat), ask, rng))
    assert met <= set(DECISIONS)


def test_its_tastes_name_what_exists() -> None:
    assert set(CARDS) <= set(DATA.card)
    assert set(UNITS) <= set(DATA.unit)
    assert set(TACTICS) == set(DATA.tactic)
    assert all(any(key.startswith(name) for key in DATA.skill) for name in SKILLS)
    assert card_worth(WOUND) < min(card_worth(card.key) for card in DATA.cards)


# Sums


def test_the_cheapest_move_uses_few_cards() -> None:
    found = cheapest(hand("rage", "march", "stamina"), [4], [points("move")], NO_MANA)
    assert found is not None
    played = {pick.helper.action for pick in found[1]}
    assert len(found[1]) == 2 and played == {PlayCard("march"), PlayCard("stamina")}


def test_mana_is_spent_once() -> None:
    sums = [points("attack")]
    assert cheapest(hand("rage", "rage"), [8], sums, ONE_RED) is None
    found = cheapest(hand("rage", "rage"), [6], sums, ONE_RED)
    assert found is not None
    assert sorted(str(pick.way.how) for pick in found[1]) == ["basic", "strong"]


def test_nothing_is_needed_for_nothing() -> None:
    assert cheapest(hand("rage"), [0], [points("move")], NO_MANA) == (0.0, [])


# Fights


def test_it_shoots_first_when_it_can() -> None:
    white = Purse([(frozenset({"white"}), 0.1)])
    line = best_line([threat("prowlers")], force("swiftness", "rage", "rage", purse=white))
    assert [pick.helper.action for pick in line.shots] == [PlayCard("swiftness")]
    assert line.wins


def test_ranged_attacks_do_not_count_against_walls() -> None:
    white = Purse([(frozenset({"white"}), 0.1)])
    line = best_line([threat("diggers")], force("swiftness", purse=white))
    assert not line.shots


def test_it_blocks_and_strikes() -> None:
    line = best_line([Threat(4, 4, worth=5)], force("rage", "rage", "determination", "march"))
    assert not line.wins  # eight points, of which one card has two
    line = best_line(
        [Threat(3, 4, worth=5)], force("rage", "rage", "determination", "march", "stamina")
    )
    assert line.wins
    assert line.parried


def test_a_swift_attack_needs_twice_the_block() -> None:
    assert threat("wolf-riders").block == 2 * DATA.enemy["wolf-riders"].attack
    assert threat("minotaur").damage == 2 * DATA.enemy["minotaur"].attack


def test_it_does_not_strike_after_it_was_paralyzed() -> None:
    line = best_line([threat("medusa")], force("rage", "rage"))
    assert not line.wins
    assert not line.blows


def test_resistance_halves_its_attacks() -> None:
    cards = ("rage", "rage", "determination")
    assert best_line([Threat(6, 0, worth=4)], force(*cards), "attack").wins
    stone = Threat(6, 0, resists=frozenset({"physical"}), worth=4)
    assert not best_line([stone], force(*cards), "attack").wins


def test_it_takes_the_healing_that_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session.start(GAME, 2, {}, 1)
    (seat,) = session.pending
    actions = {"c.rage": PlayCard("rage"), "h.hand": HealHand(), "end": EndTurn()}
    options = tuple(
        Option(key, text("card", card="rage"), action) for key, action in actions.items()
    )
    ask = Ask(seat, text("your-turn", move=0, influence=0, heal=1), options)
    view: Any = session.view(seat)
    assert stand_in(view, ask, Rng(1)) == ("h.hand",)
