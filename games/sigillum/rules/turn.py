"""A side's turn: time phase, ability phase and control phase."""

from __future__ import annotations

from games.core import Option, choose, text
from games.sigillum.battle import MANEUVER, Battle, Rehearsal
from games.sigillum.fields import CROSSING
from games.sigillum.rules.actions import CASTLE, Action, outcome, possible, usable_abilities
from games.sigillum.rules.changes import castle_stands, changes, told
from games.sigillum.rules.choices import (
    Instead,
    ability_key,
    choose_action,
    choose_targets,
    name_text,
    sheet_key,
)
from games.sigillum.rules.events import EVENTS, apply_event, siege_damage
from games.sigillum.rules.factions import EXILE, FACTIONS, TOWERS
from games.sigillum.rules.phases import burn_in_lava, firing_towers, recover
from games.sigillum.rules.readiness import castle_blocked
from games.sigillum.table import Sigillum


async def turn(t: Sigillum) -> None:
    if t.round > 1:
        time_phase(t)
    await ability_phase(t)
    if t.battle.fallen is None:
        await control_phase(t)


# Time phase


def time_phase(t: Sigillum) -> None:
    recover(t.battle, t.side)
    touched = apply_event(t.battle, t.side)
    if touched:
        effect = EVENTS[t.battle.event or ""].effect or ""
        beasts = [beast.key for beast in touched]
        t.say("event-touches", event=t.battle.event or "", beast=[*beasts], effect=effect)


# Ability phase


async def ability_phase(t: Sigillum) -> None:
    """Let the players of a side take turns, one ability each, until all have passed.

    Whoever can use nothing at the moment is passed over but stays in: what their teammate does
    may change that. When nobody can use anything any more, whoever acted last ends the turn, so
    that they can still take it back.
    """
    playing = t.seats_of(t.side)
    idle = list(playing)  # who was never asked
    acted: int | None = None  # who used the last ability, unless somebody has passed since
    may_yield = True
    while playing and t.battle.fallen is None:
        ready = {seat: found for seat in playing if (found := usable_abilities(t.battle, seat))}
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
        if action is Instead.END:
            continue
        playing.append(seat)
        if action is not Instead.TEAMMATE:
            acted = seat
            await carry_out(t, seat, action)
    if t.battle.fallen is None:
        for seat in idle:
            t.say("nothing-to-do", seat=seat)


async def carry_out(t: Sigillum, seat: int, action: Action) -> None:
    before = t.battle
    t.battle = outcome(before, seat, action)
    sheet = sheet_key(before, seat, action.who)
    found = changes(before, t.battle)
    if action.use == MANEUVER:
        (to,) = action.picks
        assert isinstance(to, str)
        rest = [change for change in found if change.moved_to != to]
        if rest:
            t.say("maneuvers-and", seat=seat, beast=sheet, hex=to, changes=told(rest))
        else:
            t.say("maneuvers", seat=seat, beast=sheet, hex=to)
    else:
        t.say(
            "acts",
            seat=seat,
            name=name_text(action.who, sheet),
            ability=ability_key(sheet, action.use),
            changes=told(found),
        )
    await answer_exiles(t)


async def answer_exiles(t: Sigillum) -> None:
    """Let faction castles answer the exile of one of their own."""
    exiled, t.battle.exiled = t.battle.exiled, []
    for key in exiled:
        owner = t.battle.beast(key).seat
        if t.battle.fallen is None and has_answer(t.battle, owner, EXILE):
            await answer(t, owner)


def has_answer(b: Battle, seat: int, trigger: str) -> bool:
    if seat not in b.factions or castle_blocked(b, seat, 3) is not None:
        return False
    return FACTIONS[b.factions[seat].key].trigger == trigger


async def answer(t: Sigillum, seat: int) -> None:
    """Offer the third ability of a faction castle, which its player may use or not."""
    third = Action(CASTLE, 3)
    if not possible(Rehearsal.of(t.battle), seat, third):
        return
    ability = f"{t.battle.factions[seat].key}-3"
    yes = Option("yes", text("answer-yes", ability=ability), True, hint=text(f"does-{ability}"))
    no = Option("no", text("answer-no"), False, idle=True)
    question = text("answer", ability=ability, does=text(f"does-{ability}"))
    while await choose(seat, question, [yes, no]):
        action = await choose_targets(t, seat, third)
        if action is not None:
            await carry_out(t, seat, action)
            return


# Control phase


async def control_phase(t: Sigillum) -> None:
    """Burn those in lava, then fire each tower under control at the other castle."""
    side = t.side
    before = t.battle
    t.battle = before.copy()
    burn_in_lava(t.battle, side)
    burnt = changes(before, t.battle)
    if burnt:
        t.say("lava-burns", changes=told(burnt))
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
    towers = firing_towers(b, side)
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
