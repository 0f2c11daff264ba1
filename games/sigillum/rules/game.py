"""A whole game: bands are formed, then rounds are played until a castle falls."""

from __future__ import annotations

from games.core import Result, checkpoint, text
from games.sigillum.puzzles import PUZZLES, goal_reached, goal_text
from games.sigillum.rules.actions import Action, usable_abilities
from games.sigillum.rules.changes import castle_stands
from games.sigillum.rules.choices import choose_action
from games.sigillum.rules.draft import form_bands
from games.sigillum.rules.phases import turn_dial
from games.sigillum.rules.turn import carry_out, turn
from games.sigillum.table import Sigillum

CRUMBLING = 100  # rounds; games of people take a dozen


async def play(t: Sigillum) -> Result:
    if t.puzzle is not None:
        return await solve(t)
    if t.round == 0:
        await form_bands(t)
        t.battle.summon_waiting()
        begin_round(t)
    t.battle.round = t.round  # a battle saved by an older version does not know it
    while True:
        await checkpoint()
        await turn(t)
        if t.side == 1 and t.round >= CRUMBLING and t.battle.fallen is None:
            crumble(t)
        if t.battle.fallen is not None:
            return end_of_the_game(t)
        t.side = 1 - t.side
        if t.side == 0:
            begin_round(t)


def begin_round(t: Sigillum) -> None:
    """Turn the dial, and from the second round on reveal an event."""
    t.round += 1
    t.battle.round = t.round
    t.say("round-begins", round=t.round)
    if t.round == 1:
        if t.upcoming is not None:
            t.say("event-upcoming", event=t.upcoming, does=text(f"happens-{t.upcoming}"))
        return
    b = t.battle
    turn_dial(b)
    if t.upcoming is not None:
        if b.event is not None:
            t.past.append(b.event)
        b.event = t.upcoming
        if not t.deck:
            t.deck, t.past = t.past, []
            t.rng.shuffle(t.deck)
        t.upcoming = t.draw(t.deck)
        t.say("event-current", event=b.event, does=text(f"happens-{b.event}"))
        t.say("event-upcoming", event=t.upcoming, does=text(f"happens-{t.upcoming}"))


def crumble(t: Sigillum) -> None:
    """Nothing in the rules ends a game in which nobody attacks: so in the end both castles decay,
    and the one with more damage falls first."""
    b = t.battle
    for side in (0, 1):
        if b.fallen is None:
            b.hit(side, 1)
    t.say("castles-crumble", stands=[castle_stands(b, 0), castle_stands(b, 1)])


def end_of_the_game(t: Sigillum) -> Result:
    fallen = t.battle.fallen
    assert fallen is not None
    winners = sorted(t.seats_of(1 - fallen))
    losers = text("players", seats=[*t.battle.seats_of(fallen)])
    t.say("castle-falls", losers=losers, seats=[*winners], n=len(winners))
    dealt = [t.battle.strongholds[1 - t.battle.sides[seat]].damage for seat in range(t.seats)]
    return Result(winners, dealt)


# Puzzles


async def solve(t: Sigillum) -> Result:
    """Play a puzzle: one turn to reach the goal."""
    assert t.puzzle is not None
    puzzle = PUZZLES[t.puzzle]
    await checkpoint()
    t.say("puzzle-begins", puzzle=t.puzzle, story=text(f"story-{t.puzzle}"), goal=goal_text(puzzle))
    while not goal_reached(t.battle, puzzle):
        action = await choose_action(t, 0, usable_abilities(t.battle, 0))
        if not isinstance(action, Action):
            t.say("puzzle-failed", goal=goal_text(puzzle))
            return Result([], [0])
        await carry_out(t, 0, action)
    t.say("puzzle-solved", seat=0)
    return Result([0], [1])
