"""The rules of Bestiary of Sigillum: bands, rounds, and the three phases of a turn."""

from __future__ import annotations

from collections.abc import Mapping

from games.core import Option, Result, Rng, Text, checkpoint, choose, text
from games.sigillum.actions import CASTLE, Action, abilities, castle_ready, outcome, possible
from games.sigillum.battle import MANEUVER, Battle, Rehearsal
from games.sigillum.beasts import KINDS, SHEETS
from games.sigillum.castles import EXILE, FACTIONS, TOWERS
from games.sigillum.choosing import (
    MATE,
    ability_key,
    choose_action,
    choose_targets,
    moves_to,
    name,
    owner,
)
from games.sigillum.draft import form_bands
from games.sigillum.events import EVENTS, end_of_time_phase, fitting, siege_damage
from games.sigillum.fields import FIELDS
from games.sigillum.phases import burn, firing, recover, turn_dial
from games.sigillum.puzzles import PUZZLES, Puzzle, reached, set_up
from games.sigillum.table import Sigillum
from games.sigillum.tell import castle_stands, changes

CROSSING = "crossing"
FIRST_TEAM_DAMAGE = 3
CRUMBLING = 100  # rounds; games of people take a dozen


def setup(seed: int, seats: int, options: Mapping[str, str]) -> Sigillum:
    t = Sigillum(seats=seats, options=dict(options), rng=Rng(seed))
    if seats == 1:
        t.puzzle = options["puzzle"]
        t.battle = set_up(PUZZLES[t.puzzle])
        t.round = 1
        return t
    field = options["field"] if seats == 2 else CROSSING
    if field == "random":
        field = t.rng.pick(tuple(FIELDS))
    t.battle = Battle(field)
    t.first = t.rng.below(seats)
    # Teammates sit opposite each other.
    t.battle.sides = [(seat - t.first) % 2 for seat in range(seats)]
    towers = len(t.battle.field.towers)
    t.battle.strongholds[0].damage = towers if seats == 2 else FIRST_TEAM_DAMAGE
    t.pool = sorted(SHEETS, key=lambda key: KINDS.index(SHEETS[key].kind))
    if options["events"] == "on":
        t.deck = fitting(t.battle.field)
        t.rng.shuffle(t.deck)
        t.upcoming = t.deck.pop()
    return t


async def play(t: Sigillum) -> Result:
    if t.puzzle is not None:
        return await solve(t)
    if t.round == 0:
        await form_bands(t)
        t.battle.compel()
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
    """The timekeeper turns the dial; from the second round on, events come."""
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


async def turn(t: Sigillum) -> None:
    if t.round > 1:
        time_phase(t)
    await ability_phase(t)
    if t.battle.fallen is None:
        await control_phase(t)


# Time phase


def time_phase(t: Sigillum) -> None:
    recover(t.battle, t.side)
    touched = end_of_time_phase(t.battle, t.side)
    if touched:
        effect = EVENTS[t.battle.event or ""].effect or ""
        beasts = [beast.key for beast in touched]
        t.say("event-touches", event=t.battle.event or "", beast=[*beasts], effect=effect)


# Ability phase


async def ability_phase(t: Sigillum) -> None:
    """The players of a side take turns, one ability each, until both have passed.

    Whoever can use nothing at the moment is passed over but stays in: what their teammate does
    may change that. When nobody can use anything any more, whoever acted last ends the turn, so
    that they can still take it back.
    """
    playing = t.seats_of(t.side)
    idle = list(playing)  # who was never asked
    acted: int | None = None  # who used the last ability, unless somebody has passed since
    may_yield = True
    while playing and t.battle.fallen is None:
        ready = {seat: found for seat in playing if (found := abilities(t.battle, seat))}
        seat = next(iter(ready), acted)
        if seat is None:
            break
        playing.remove(seat)
        if seat in idle:
            idle.remove(seat)
        action = await choose_action(
            t, seat, ready.get(seat, ()), len(playing), may_yield and len(ready) > 1
        )
        may_yield = False
        acted = None
        if action is None:
            continue
        playing.append(seat)
        if action is not MATE:
            acted = seat
            await carry_out(t, seat, action)
    if t.battle.fallen is None:
        for seat in idle:
            t.say("nothing-to-do", seat=seat)


async def carry_out(t: Sigillum, seat: int, action: Action) -> None:
    before = t.battle
    t.battle = outcome(before, seat, action)
    whose = owner(before, seat, action.who)
    told = changes(before, t.battle)
    if action.use == MANEUVER:
        (to,) = action.picks
        told = [part for part in told if not moves_to(part, to)]
        if told:
            t.say("maneuvers-and", seat=seat, beast=whose, hex=to, changes=told)
        else:
            t.say("maneuvers", seat=seat, beast=whose, hex=to)
    else:
        t.say(
            "acts",
            seat=seat,
            name=name(action.who, whose),
            ability=ability_key(whose, action.use),
            changes=told or [text("would-nothing")],
        )
    await answer_exiles(t)


async def answer_exiles(t: Sigillum) -> None:
    """Faction castles that answer the exile of one's own."""
    exiled, t.battle.exiled = t.battle.exiled, []
    for key in exiled:
        owner = t.battle.beast(key).seat
        if t.battle.fallen is None and has_answer(t.battle, owner, EXILE):
            await answer(t, owner)


def has_answer(b: Battle, seat: int, trigger: str) -> bool:
    return castle_ready(b, seat, 2) and FACTIONS[b.factions[seat].key].trigger == trigger


async def answer(t: Sigillum, seat: int) -> None:
    """The third ability of a faction castle, which its player may use or not."""
    third = Action(CASTLE, "3")
    if not possible(Rehearsal.of(t.battle), seat, third):
        return
    ability = f"{t.battle.factions[seat].key}-3"
    yes = Option("yes", text("answer-yes", ability=ability), hint=text(f"does-{ability}"))
    question = text("answer", ability=ability, does=text(f"does-{ability}"))
    while await choose(seat, question, [yes, Option("no", text("answer-no"), idle=True)]) == "yes":
        action = await choose_targets(t, seat, third)
        if action is not None:
            await carry_out(t, seat, action)
            return


# Control phase


async def control_phase(t: Sigillum) -> None:
    """Lava burns, then each tower under control hits the other castle."""
    side = t.side
    before = t.battle
    t.battle = before.copy()
    burn(t.battle, side)
    burnt = changes(before, t.battle)
    if burnt:
        t.say("lava-burns", changes=burnt)
    await answer_exiles(t)
    if t.battle.fallen is not None:
        return
    enough = 3 if t.battle.field_key == CROSSING else len(t.battle.field.towers)
    if len(t.battle.controlled(side)) >= enough:
        for seat in t.seats_of(side):
            if has_answer(t.battle, seat, TOWERS):
                await answer(t, seat)
    fire(t)


def fire(t: Sigillum) -> None:
    b, side = t.battle, t.side
    towers = firing(b, side)
    siege = siege_damage(b, side, towers)
    if not towers and not siege:
        t.say("no-tower-fires", seats=[*b.seats_of(side)])
        return
    b.hit(1 - side, len(towers) + siege)
    stands = castle_stands(b, 1 - side)
    if towers:
        keys = [b.field.towers[i].key for i in towers]
        t.say("towers-fire", seats=[*b.seats_of(side)], tower=[*keys], n=len(keys), stands=stands)
    if siege:
        t.say("siege", event=b.event or "", n=siege, stands=stands)


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
    """One turn of one's own to reach the goal."""
    assert t.puzzle is not None
    puzzle = PUZZLES[t.puzzle]
    await checkpoint()
    t.say("puzzle-begins", puzzle=t.puzzle, story=text(f"story-{t.puzzle}"), goal=goal(puzzle))
    while not reached(t.battle, puzzle):
        action = await choose_action(t, 0, abilities(t.battle, 0))
        if action is None:
            t.say("puzzle-failed", goal=goal(puzzle))
            return Result([], [0])
        await carry_out(t, 0, action)
    t.say("puzzle-solved", seat=0)
    return Result([0], [1])


def goal(puzzle: Puzzle) -> Text:
    if puzzle.prey:
        return text("goal-prey", beast=puzzle.prey)
    return text(f"goal-{puzzle.goal}")
