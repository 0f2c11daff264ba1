"""How a puzzle is played: as often as you like, with hints, and with its solution on request."""

from __future__ import annotations

from games.core import Option, Result, Text, checkpoint, text
from games.sigillum.puzzles import (
    PUZZLES,
    YOU,
    Puzzle,
    goal_reached,
    goal_text,
    starting_battle,
    way_on,
)
from games.sigillum.rules.actions import outcome, usable_abilities
from games.sigillum.rules.choices import Instead, choose_action
from games.sigillum.rules.options import ability_key, pick_key, unusable
from games.sigillum.rules.turn import carry_out
from games.sigillum.table import Sigillum
from games.sigillum.telling.changes import changes, told
from games.sigillum.telling.deeds import Recent

# A checkpoint bounds what is played again for an undo. It cannot come with every attempt, since
# whatever passes one cannot be undone, and trying again should take one press.
SAVED_ATTEMPTS = 8


async def solve(t: Sigillum) -> Result:
    """Let a player try a puzzle until they solve it, give up, or ask for the solution.

    Only who reaches the goal themselves has won. Hints and attempts are told, but do not count.
    """
    assert t.puzzle is not None
    puzzle = PUZZLES[t.puzzle]
    goal = goal_text(puzzle)
    if t.attempt == 1:
        await checkpoint()
        t.say("puzzle-begins", puzzle=t.puzzle, story=text(f"story-{t.puzzle}"), goal=goal)
    while not goal_reached(t.battle, puzzle):
        usable = usable_abilities(t.battle, YOU)
        idle = unusable(t.battle, YOU, usable)
        prompt = text("puzzle-next", goal=goal, n=len(usable), idle=[*idle], idles=len(idle))
        chosen = await choose_action(t, YOU, prompt, usable, ways_out(t, puzzle))
        if isinstance(chosen, tuple):
            t.clue = 0
            await carry_out(t, YOU, *chosen)
        elif chosen is Instead.AGAIN:
            t.attempt += 1
            set_up_again(t, puzzle)
            t.say("puzzle-again", seat=YOU, attempt=t.attempt)
            if t.attempt % SAVED_ATTEMPTS == 0:
                await checkpoint()
        elif chosen is Instead.HINT:
            give_hint(t, puzzle)
        elif chosen is Instead.SOLUTION:
            return show_solution(t, puzzle)
        else:
            t.say("puzzle-failed", goal=goal)
            return Result([], [0])
    t.say("puzzle-solved", seat=YOU, attempt=t.attempt, hints=t.hints)
    return Result([YOU], [1])


def ways_out(t: Sigillum, puzzle: Puzzle) -> list[Option[Instead]]:
    options = []
    if t.clue < len(clues(t, puzzle)):
        options.append(Option("hint", text("ask-hint"), Instead.HINT))
    if t.battle.position() != starting_battle(puzzle).position():
        options.append(Option("again", text("try-again"), Instead.AGAIN))
    options.append(Option("solution", text("show-solution"), Instead.SOLUTION))
    options.append(Option("end", text("give-up"), Instead.END, idle=True))
    return options


def set_up_again(t: Sigillum, puzzle: Puzzle) -> None:
    t.battle, t.clue, t.whole_actions = starting_battle(puzzle), 0, True
    t.recent = Recent()


def clues(t: Sigillum, puzzle: Puzzle) -> list[Text]:
    """Return what can be given away of the next action, bit by bit."""
    line = way_on(t.battle, puzzle)
    if line is None:
        return [text("hint-astray", beast=puzzle.solution[0].who)]
    who, use, picks = line[0][:3]
    ability = ability_key(who, use)
    found = [
        text("hint-who", beast=who),
        text("hint-ability", beast=who, ability=ability, does=text(f"does-{ability}")),
    ]
    if picks:
        hexes = [pick_key(pick) for pick in picks]
        found.append(text("hint-target", beast=who, ability=ability, hex=[*hexes]))
    return found


def give_hint(t: Sigillum, puzzle: Puzzle) -> None:
    clue = clues(t, puzzle)[t.clue]
    t.clue += 1
    t.hints += 1
    t.say("hint-given", clue=clue)


def show_solution(t: Sigillum, puzzle: Puzzle) -> Result:
    """Play the solution, so that everybody can follow it: nobody has solved the puzzle then."""
    t.shown = True
    set_up_again(t, puzzle)
    t.say("solution-begins", puzzle=puzzle.key)
    for number, action in enumerate(puzzle.solution, 1):
        before = t.battle
        t.battle = outcome(before, YOU, action)
        ability = ability_key(action.who, action.use)
        done = told(changes(before, t.battle))
        t.say("solution-step", number=number, beast=action.who, ability=ability, changes=done)
        t.battle.exiled = []
    t.say("solution-ends", n=len(puzzle.solution))
    return Result([], [0])
