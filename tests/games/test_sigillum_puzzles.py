"""Puzzles: each is proved solvable, and the search knows the enemy's replies."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.core import Line, Rng, Text
from games.session import Session
from games.sigillum import GAME
from games.sigillum.puzzles import (
    CONTROL_ALL,
    EXILE,
    PUZZLES,
    Puzzle,
    goal_reached,
    starting_battle,
    way_on,
)
from games.sigillum.rules.actions import Ability, Action, completions
from games.sigillum.rules.solving import SAVED_ATTEMPTS
from games.sigillum.table import Sigillum
from games.sigillum.view import View
from tests.games.driver import keys_of
from tests.games.sigillum_solver import holds, positions, replies, solution
from tests.games.sigillum_tables import damage, effects
from tests.samples import and_slow

FEWEST = {
    "jailbreak": 4,
    "wings-over-graves": 4,
    "verdict-at-the-tower": 5,
    "bitter-water": 5,
    "both-catapults": 5,
    "spiders-bargain": 6,
    "smiths-gate": 6,
}
LONG = ["both-catapults"]  # to solve: the most lines


def said(lines: list[Line]) -> list[str]:
    return [line.text.key for line in lines]


def hinted(session: Session[Sigillum, View]) -> Text:
    """Ask for a hint, and return it."""
    (line,) = session.answer(0, ("hint",))
    clue = line.text.args["clue"]
    assert line.text.key == "hint-given" and isinstance(clue, Text)
    return clue


def use(session: Session[Sigillum, View], action: Action) -> None:
    """Choose an action as a player would."""
    chosen = None
    while chosen != action:
        option = next(
            option
            for option in session.pending[0].options
            if isinstance(option.value, Ability | Action) and Action(*option.value).leads_to(action)
        )
        session.answer(0, (option.key,))
        chosen = Action(*option.value)


def carry_out(key: str, steps: int | None = None) -> Session[Sigillum, View]:
    """Play the solution, or its first steps, as a player would."""
    session = Session.start(GAME, 1, {"puzzle": key}, 1)
    for action in PUZZLES[key].solution[:steps]:
        use(session, action)
    return session


@pytest.mark.parametrize("key", and_slow([key for key in PUZZLES if key not in LONG], LONG))
def test_every_puzzle_is_solvable_in_its_fewest_actions(key: str) -> None:
    session = carry_out(key)
    assert session.result is not None and session.result.winners == [0]
    line = PUZZLES[key].solution
    shortest = solution(starting_battle(PUZZLES[key]), PUZZLES[key])
    assert shortest is not None
    assert len(line) == len(shortest) == FEWEST[key]
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
    assert said([*session.opening, *session.answer(0, ("end",))]) == [
        "puzzle-begins",
        "puzzle-failed",
    ]
    assert session.result is not None and session.result.winners == []


def test_moves_of_a_puzzle_can_be_taken_back() -> None:
    session = Session.start(GAME, 1, {"puzzle": "jailbreak"}, 1)
    session.answer(0, ("equita.1",))
    assert effects(session.table.battle, "equita") == ["swiftness"]
    session.undo(0)
    assert effects(session.table.battle, "equita") == []


# Trying again, hints, the solution


def test_one_press_sets_a_puzzle_up_anew() -> None:
    session = carry_out("jailbreak", 2)
    assert not session.is_final(0, ("again",))  # so that nobody is asked whether they are sure
    assert said(session.answer(0, ("again",))) == ["puzzle-again"]
    assert session.table.battle == starting_battle(PUZZLES["jailbreak"])
    assert "again" not in keys_of(session.pending[0])  # there is nothing to begin anew
    session.undo(0)
    assert effects(session.table.battle, "equita") == []
    assert session.table.battle.beast("equita").hex == "C4"


def test_who_has_nothing_left_to_use_can_try_again() -> None:
    session = Session.start(GAME, 1, {"puzzle": "jailbreak"}, 1)
    rng = Rng(1)
    while any(isinstance(option.value, Ability | Action) for option in session.pending[0].options):
        options = session.pending[0].options
        keys = [o.key for o in options if isinstance(o.value, Ability | Action)]
        session.answer(0, (rng.pick(keys),))
    assert session.result is None
    assert keys_of(session.pending[0]) == ["hint", "again", "solution", "end"]
    assert session.pending[0].prompt.args["n"] == 0


def test_what_must_be_played_again_for_an_undo_is_bounded() -> None:
    session = Session.start(GAME, 1, {"puzzle": "jailbreak"}, 1)
    for attempt in range(2, 3 * SAVED_ATTEMPTS):
        session.answer(0, ("equita.1",))
        session.answer(0, ("again",))
        assert session.table.attempt == attempt
        assert len(session.moves) <= 2 * SAVED_ATTEMPTS
    loaded = Session.load(GAME, session.saved, session.moves)
    assert loaded.table == session.table and loaded.opening == []


def test_hints_give_the_next_action_away_bit_by_bit() -> None:
    session = carry_out("jailbreak", 1)
    assert hinted(session).key == "hint-who"
    assert hinted(session).key == "hint-ability"
    clue = hinted(session)
    assert clue.key == "hint-target"
    assert clue.args == {"beast": "equita", "ability": "move", "hex": ["C4"]}
    assert "hint" not in keys_of(session.pending[0])
    session.answer(0, ("equita.m.C4",))
    session.answer(0, ("hint",))
    session.answer(0, ("hint",))
    assert "hint" not in keys_of(session.pending[0])  # Spurs have no target


def test_a_hint_says_when_the_solution_goes_another_way() -> None:
    session = Session.start(GAME, 1, {"puzzle": "jailbreak"}, 1)
    session.answer(0, ("aqus.m.D2",))
    clue = hinted(session)
    assert clue.key == "hint-astray" and clue.args == {"beast": "aqus"}
    assert "hint" not in keys_of(session.pending[0])


@pytest.mark.parametrize("key", PUZZLES)
def test_hints_alone_solve_every_puzzle(key: str) -> None:
    session = Session.start(GAME, 1, {"puzzle": key}, 1)
    for action in PUZZLES[key].solution:
        while "hint" in keys_of(session.pending[0]):
            assert hinted(session).args["beast"] == action.who
        use(session, action)
    assert session.result is not None and session.result.winners == [0]


def test_solving_it_tells_the_attempts_and_hints() -> None:
    session = Session.start(GAME, 1, {"puzzle": "jailbreak"}, 1)
    for key in ("hint", "equita.1", "again"):
        session.answer(0, (key,))
    for action in PUZZLES["jailbreak"].solution:
        use(session, action)
    solved = session.lines[-1].text
    assert solved.key == "puzzle-solved" and solved.args == {"seat": 0, "attempt": 2, "hints": 1}


@pytest.mark.parametrize("key", PUZZLES)
def test_the_solution_is_shown_on_request_and_solves_it_for_nobody(key: str) -> None:
    session = carry_out(key, 1)
    lines = session.answer(0, ("solution",))
    assert said(lines)[0] == "solution-begins" and said(lines)[-1] == "solution-ends"
    assert len(lines) == 2 + FEWEST[key] and not any(line.detail for line in lines)
    assert goal_reached(session.table.battle, PUZZLES[key])
    assert session.result is not None
    assert (session.result.winners, session.result.scores) == ([], [0])
    assert session.view(None).winner is None and session.view(None).over


def test_what_is_left_of_the_solution_does_not_depend_on_the_order_of_what_was_done() -> None:
    puzzle = PUZZLES["wings-over-graves"]
    session = Session.start(GAME, 1, {"puzzle": puzzle.key}, 1)
    assert way_on(session.table.battle, puzzle) == puzzle.solution
    use(session, puzzle.solution[0])
    use(session, puzzle.solution[1])
    assert way_on(session.table.battle, puzzle) == puzzle.solution[2:]
    session.answer(0, ("magnus.m.C2",))
    assert way_on(session.table.battle, puzzle) is None


def test_a_computer_player_who_has_lost_the_way_begins_again_once() -> None:
    session = Session.start(GAME, 1, {"puzzle": "jailbreak"}, 1)
    session.answer(0, ("aqus.m.D2",))
    answers: list[str] = []
    while session.result is None:
        answers += GAME.stand_in(session.view(0), session.pending[0], Rng(1))
        session.answer(0, answers[-1:])
    assert answers[0] == "again" and answers.count("again") == 1
    assert not {"hint", "solution"} & set(answers)
    assert session.result.winners == [0]


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
