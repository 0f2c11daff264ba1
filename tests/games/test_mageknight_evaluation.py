"""What the computer players of Mage Knight expect of a game, and which plans they try."""

from __future__ import annotations

from games.mageknight.ai.evaluation import turns_to_come
from games.mageknight.ai.foresight import Trace, distinct, hopeful
from games.mageknight.ai.pace import turns_left
from games.mageknight.ai.planner import Plan
from games.mageknight.ai.planner import turns_to_come as turns_as_planned
from games.mageknight.ai.player import announce_end
from games.mageknight.ai.preferences import CAREFUL, PLAIN
from games.mageknight.ai.resources import card_ways
from games.mageknight.view import view
from tests.games.mageknight_tables import table

# How long a game goes on


def test_with_few_cards_a_round_is_nearly_over() -> None:
    assert turns_left(16, [], 16, announced=False, rounds=0) > 4
    assert turns_left(4, [], 16, announced=False, rounds=0) < 2


def test_whoever_is_nearly_through_ends_the_round_for_all() -> None:
    assert turns_left(16, [0, 9], None, announced=False, rounds=0) == 1
    assert turns_left(16, [], 0, announced=False, rounds=0) == 1


def test_after_the_announcement_there_is_one_more_turn() -> None:
    assert turns_left(16, [16], 16, announced=True, rounds=0) == 1
    assert turns_left(16, [16], 16, announced=True, rounds=1) > 5


def test_plans_and_their_evaluation_expect_the_same() -> None:
    for seats in (1, 3):
        t = table(seats, at="1d", hand="march rage")
        assert turns_as_planned(view(t, 0)) == turns_to_come(t, t.heroes[0])


def test_against_the_dummy_a_careful_player_does_not_give_away_turns() -> None:
    nothing = Plan(0.0)
    alone, two = (view(table(seats, at="1d", hand="march"), 0) for seats in (1, 2))
    assert announce_end(alone, nothing, PLAIN)
    assert not announce_end(alone, nothing, CAREFUL)
    assert announce_end(two, nothing, CAREFUL)


def test_a_card_that_gives_as_much_for_nothing_is_not_meant_to_be_played_sideways() -> None:
    sideways = [way.kind for way in card_ways("march", False) if way.how == "sideways"]
    assert sideways == ["influence", "attack", "block"]


# Which plans are tried


def test_a_plan_that_comes_to_the_same_is_tried_once() -> None:
    one: Trace = [(("where",), ("a",))]
    other: Trace = [(("where",), ("b",))]
    traces = {0: one, 1: one, 2: other}
    assert distinct({0: 3.0, 1: 3.0, 2: 3.0}, traces) == {0: 3.0, 2: 3.0}


def test_a_plan_that_is_far_behind_is_dropped() -> None:
    assert hopeful({0: 10.0, 1: 8.0, 2: 1.0}, doubt=5.0) == {0: 10.0, 1: 8.0}


def test_of_many_plans_the_worse_are_dropped() -> None:
    assert [*hopeful(dict.fromkeys(range(12), 1.0), doubt=5.0)] == [*range(8)]
    assert len(hopeful(dict.fromkeys(range(4), 1.0), doubt=5.0)) == 4
