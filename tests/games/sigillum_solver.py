"""Solves puzzles by trying everything, to prove that each has a solution and none is shorter than
the one that is written down. It also knows puzzles of several turns, with all replies of the enemy.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.sigillum.battle import Battle
from games.sigillum.puzzles import ENEMY, YOU, Puzzle, goal_reached
from games.sigillum.rules.actions import Action, legal_actions, outcome
from games.sigillum.rules.phases import burn_in_lava, recover, turn_dial


def positions(b: Battle, seat: int) -> Iterator[tuple[Battle, tuple[Action, ...]]]:
    """Yield every position that a turn can lead to, with the fewest actions that lead there."""
    seen = {b.position()}
    frontier: list[tuple[Battle, tuple[Action, ...]]] = [(b, ())]
    yield frontier[0]
    while frontier:
        following = []
        for battle, line in frontier:
            for action, after in legal_actions(battle, seat):
                position = after.position()
                if position not in seen:
                    seen.add(position)
                    following.append((after, (*line, action)))
                    yield following[-1]
        frontier = following


def solution(b: Battle, puzzle: Puzzle, turns: int | None = None) -> tuple[Action, ...] | None:
    """Return a shortest first turn after which no reply prevents the goal, or None."""
    left = puzzle.turns if turns is None else turns
    for after, line in positions(b, YOU):
        if wins(after, puzzle, left):
            return line
    return None


def holds(b: Battle, puzzle: Puzzle, line: Sequence[Action], turns: int | None = None) -> bool:
    """Tell whether this first turn reaches the goal, whatever the enemy does about it."""
    for action in line:
        b = outcome(b, YOU, action)
    return wins(b, puzzle, puzzle.turns if turns is None else turns)


def wins(b: Battle, puzzle: Puzzle, turns: int) -> bool:
    """Tell whether a position at the end of your turn is won, with so many turns in all."""
    if goal_reached(b, puzzle):
        return True
    return turns > 1 and all(
        goal_reached(reply, puzzle) or solution(reply, puzzle, turns - 1) is not None
        for reply in replies(b)
    )


def replies(b: Battle) -> Iterator[Battle]:
    """Yield every position in which the enemy can leave you at the start of your next turn."""
    over = b.copy()
    burn_in_lava(over, YOU)
    recover(over, ENEMY)
    for after, _ in positions(over, ENEMY):
        ready = after.copy()
        burn_in_lava(ready, ENEMY)
        turn_dial(ready)
        recover(ready, YOU)
        yield ready
