"""Puzzles to solve alone.

The printed campaign could not be had: these are designed. Each is one turn, so no reply can
spoil a solution. The solutions were found by a search that takes seconds, and are written down here
since nobody at a table should wait for it; the tests search again.
"""

from __future__ import annotations

from dataclasses import dataclass

from games.core import Text, text
from games.sigillum.battle import ATTACK, MANEUVER, Battle, Beast
from games.sigillum.beasts import SHEETS
from games.sigillum.rules.actions import Action, outcome

YOU, ENEMY = 0, 1
EXILE, EXILE_ALL, CONTROL_ALL = "exile", "exile-all", "control-all"


@dataclass(frozen=True)
class Puzzle:
    key: str
    field: str
    yours: tuple[tuple[str, str, int], ...]  # character, hex, injuries
    enemies: tuple[tuple[str, str, int], ...]
    goal: str
    prey: str = ""  # whom to exile
    turns: int = 1
    solution: tuple[Action, ...] = ()  # one of the shortest


PUZZLES = {
    puzzle.key: puzzle
    for puzzle in (
        Puzzle(
            "jailbreak", "chaos",
            (("aqus", "C3", 0), ("equita", "B3", 0)),
            (("toxicum", "C2", 1), ("vinctum", "D3", 0)),
            EXILE, "vinctum",
            solution=(
                Action("aqus", ATTACK, ("D3",)),
                Action("equita", MANEUVER, ("C4",)),
                Action("equita", 1),
                Action("equita", ATTACK, ("D3",)),
            ),
        ),
        Puzzle(
            "wings-over-graves", "cemetery",
            (("fidea", "A3", 0), ("magnus", "D2", 0)),
            (("mechanicus", "A2", 1), ("librorum", "E1", 0)),
            EXILE, "mechanicus",
            solution=(
                Action("fidea", 1, ("D2",)),
                Action("fidea", 2, ("D2",)),
                Action("magnus", MANEUVER, ("B3",)),
                Action("magnus", ATTACK, ("A2",)),
            ),
        ),
        Puzzle(
            "verdict-at-the-tower", "kingdom",
            (("carnifex", "D2", 0), ("iratus", "A3", 1)),
            (("cornibus", "B2", 0), ("mechanicus", "B3", 0)),
            EXILE, "mechanicus",
            solution=(
                Action("carnifex", 1, ("B3",)),
                Action("iratus", 2),
                Action("iratus", ATTACK, ("B3",)),
                Action("carnifex", 2, ("B3",)),
                Action("carnifex", ATTACK, ("C3",)),
            ),
        ),
        Puzzle(
            "bitter-water", "kingdom",
            (("toxicum", "A1", 0), ("messum", "B2", 1)),
            (("frigus", "E1", 0), ("aqus", "D2", 1)),
            EXILE_ALL,
            solution=(
                Action("messum", 2, ("D2", "D3")),
                Action("toxicum", 2, ("D3", "C3")),
                Action("messum", ATTACK, ("E1",)),
                Action("toxicum", 1),
                Action("toxicum", ATTACK),
            ),
        ),
        Puzzle(
            "both-catapults", "chaos",
            (("tempus", "B2", 0), ("messum", "C4", 1)),
            (("saturn", "B4", 0), ("goetium", "D3", 1), ("catapultus", "A1", 0)),
            CONTROL_ALL,
            solution=(
                Action("tempus", MANEUVER, ("B3",)),
                Action("tempus", 2, ("C4",)),
                Action("messum", ATTACK, ("D3",)),
                Action("messum", MANEUVER, ("D3",)),
                Action("messum", 2, ("A1", "B1")),
            ),
        ),
        Puzzle(
            "spiders-bargain", "cemetery",
            (("malleus", "E1", 0), ("eresida", "D1", 0)),
            (("aqus", "B2", 0), ("equita", "E2", 0)),
            EXILE, "aqus",
            solution=(
                Action("eresida", 1, ("D2",)),
                Action("malleus", MANEUVER, ("D2",)),
                Action("eresida", 2, ("B2",)),
                Action("malleus", ATTACK, ("C2",)),
                Action("malleus", 1, ("C2",)),
                Action("eresida", ATTACK, ("C2",)),
            ),
        ),
        Puzzle(
            "smiths-gate", "citadel",
            (("tenebris", "C2", 0), ("illesebra", "C3", 0)),
            (("ferrarius", "D4", 1), ("vinctum", "E1", 0)),
            EXILE, "ferrarius",
            solution=(
                Action("tenebris", 1, ("C5",)),
                Action("tenebris", 2, ("D4",)),
                Action("illesebra", 2, ("D3",)),
                Action("illesebra", ATTACK),
                Action("illesebra", 1, ("C5",)),
                Action("tenebris", ATTACK, ("D3",)),
            ),
        ),
    )
}  # fmt: skip


def starting_battle(puzzle: Puzzle) -> Battle:
    """Set up a puzzle: you own the lower castle and move first; everything is charged."""
    b = Battle(puzzle.field, campaign=True)
    homes = {castle.side: castle.hex for castle in b.field.castles}
    b.castles = {homes["south"]: YOU, homes["north"]: ENEMY}
    for side, band in ((YOU, puzzle.yours), (ENEMY, puzzle.enemies)):
        home = homes["south" if side == YOU else "north"]
        for key, hex_, injuries in band:
            full = SHEETS[key].vitality
            b.beasts.append(Beast(key, side, side, full, full - injuries, home, hex_))
    return b


def goal_reached(b: Battle, puzzle: Puzzle) -> bool:
    if puzzle.goal == EXILE:
        return b.beast(puzzle.prey).hex is None
    if puzzle.goal == EXILE_ALL:
        return not b.on_field(ENEMY)
    return len(b.controlled(YOU)) == len(b.field.towers)


def way_on(b: Battle, puzzle: Puzzle) -> tuple[Action, ...] | None:
    """Return what is left to do of the solution; None if it does not lead through this position."""
    at, here = starting_battle(puzzle), b.position()
    for place, action in enumerate(puzzle.solution):
        if at.position() == here:
            return puzzle.solution[place:]
        at = outcome(at, YOU, action)
    return None


def goal_text(puzzle: Puzzle) -> Text:
    """Say what a puzzle asks for."""
    if puzzle.prey:
        return text("goal-prey", beast=puzzle.prey)
    return text(f"goal-{puzzle.goal}")
