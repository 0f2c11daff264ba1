"""Puzzles: each is proved solvable, and the search knows the enemy's replies."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from games.session import Session
from games.sigillum import GAME
from games.sigillum.ai.puzzle_solver import holds, positions, replies, solution
from games.sigillum.puzzles import (
    CONTROL_ALL,
    EXILE,
    PUZZLES,
    Puzzle,
    goal_reached,
    starting_battle,
)
from games.sigillum.rules.actions import Action, completions
from games.sigillum.rules.choices import pick_key, use_letter
from games.sigillum.table import Sigillum
from games.sigillum.view import View
from tests.games.driver import keys_of
from tests.games.sigillum_tables import damage, effects

FEWEST = {
    "jailbreak": 4,
    "wings-over-graves": 4,
    "verdict-at-the-tower": 5,
    "bitter-water": 5,
    "both-catapults": 5,
    "spiders-bargain": 6,
    "smiths-gate": 6,
}


@cache
def solved(key: str) -> tuple[Action, ...]:
    line = solution(starting_battle(PUZZLES[key]), PUZZLES[key])
    assert line is not None
    return line


def carry_out(key: str) -> Session[Sigillum, View]:
    """Play the solution that the search finds, as a player would."""
    session = Session.start(GAME, 1, {"puzzle": key}, 1)
    for action in solved(key):
        session.answer(0, (f"{action.who}.{use_letter(action.use)}",))
        for pick in action.picks:
            session.answer(0, (pick_key(pick),))
        if 0 in session.pending and "go" in keys_of(session.pending[0]):
            session.answer(0, ("go",))
    return session


@pytest.mark.parametrize("key", PUZZLES)
def test_every_puzzle_is_solvable_in_its_fewest_actions(key: str) -> None:
    session = carry_out(key)
    assert session.result is not None and session.result.winners == [0]
    line = solved(key)
    assert len(line) == FEWEST[key]
    assert holds(starting_battle(PUZZLES[key]), PUZZLES[key], line)
    assert not holds(starting_battle(PUZZLES[key]), PUZZLES[key], line[:-1])


def test_seven_puzzles_of_one_turn() -> None:
    assert list(PUZZLES) == list(FEWEST)
    assert {puzzle.turns for puzzle in PUZZLES.values()} == {1}


def test_you_own_the_lower_castle_and_all_is_charged() -> None:
    for puzzle in PUZZLES.values():
        b = starting_battle(puzzle)
        assert b.castles == {"C5": 0, "C1": 1}
        for one in b.beasts:
            assert one.cooldowns == [None, None] and one.markers == []


def test_a_goal_that_cannot_be_reached_is_not_solved() -> None:
    puzzle = PUZZLES["jailbreak"]
    safe = starting_battle(puzzle)
    safe.beast("vinctum").hex = "C1"  # in its castle nobody can touch it
    assert solution(safe, puzzle) is None
    healthy = replace(puzzle, enemies=(("toxicum", "C2", 1), ("saturn", "D3", 0)), prey="saturn")
    assert solution(starting_battle(healthy), healthy) is None


def test_an_exiled_character_leaves_the_field_and_costs_nothing() -> None:
    session = carry_out("jailbreak")
    b = session.table.battle
    assert b.beast("vinctum").hex is None
    assert damage(b) == [0, 0]
    b.summon_waiting()
    assert b.beast("vinctum").hex is None


def test_ending_the_turn_without_the_goal_fails() -> None:
    session = Session.start(GAME, 1, {"puzzle": "bitter-water"}, 1)
    said = [line.text.key for line in [*session.opening, *session.answer(0, ("end",))]]
    assert said == ["puzzle-begins", "puzzle-failed"]
    assert session.result is not None and session.result.winners == []


def test_moves_of_a_puzzle_can_be_taken_back() -> None:
    session = Session.start(GAME, 1, {"puzzle": "jailbreak"}, 1)
    session.answer(0, ("equita.1",))
    assert effects(session.table.battle, "equita") == ["swiftness"]
    session.undo(0)
    assert effects(session.table.battle, "equita") == []


def test_positions_are_met_once_whatever_the_order_of_actions() -> None:
    puzzle = PUZZLES["jailbreak"]
    met = [battle.position() for battle, _ in positions(starting_battle(puzzle), 0)]
    assert len(met) == len(set(met))
    assert len(met) > 100


# Against replies: small puzzles of two turns, only for the search.


def two_turns(yours: tuple[str, str, int], enemy: tuple[str, str, int], prey: str = "") -> Puzzle:
    return Puzzle("test", "kingdom", (yours,), (enemy,), EXILE if prey else CONTROL_ALL, prey, 2)


def test_a_line_holds_only_against_every_reply() -> None:
    """A stunned enemy cannot run: Vinctum holds it and strikes in the next turn. One injury is
    not enough for the last but one vitality, so the first turn alone cannot do it."""
    puzzle = two_turns(("vinctum", "C3", 1), ("fidea", "B2", 0), "fidea")
    b = starting_battle(puzzle)
    assert solution(b, replace(puzzle, turns=1)) is None
    line = solution(b, puzzle)
    assert line is not None
    assert {action.use for action in line} == {"attack", 2}
    strike = Action("vinctum", "attack", ("B2",))
    assert not holds(b, puzzle, [strike])  # it walks away, or shoots, or flies
    assert holds(b, puzzle, [strike, Action("vinctum", 2, ("B2",))])


def test_an_enemy_who_can_get_away_is_not_solved() -> None:
    """Armus has no stun in the open; the enemy steps into its castle."""
    puzzle = two_turns(("armus", "C3", 0), ("fidea", "C2", 0), "fidea")
    assert solution(starting_battle(puzzle), puzzle) is None


def test_replies_are_positions_at_the_start_of_your_next_turn() -> None:
    puzzle = two_turns(("vinctum", "C3", 0), ("fidea", "B2", 0), "fidea")
    b = starting_battle(puzzle)
    for action, after in completions(b, 0, Action("vinctum", 2)):
        assert action.picks == ("B2",)
        (reply,) = replies(after)  # stunned: it can only let it pass
        assert reply.beast("vinctum").cooldowns == [None, 2]
        assert effects(reply, "fidea") == []
        assert not goal_reached(reply, puzzle)
