"""A side's turn: time phase, ability phase and control phase."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.core import Option, choose, text
from games.sigillum.battle import MANEUVER, Battle, Rehearsal
from games.sigillum.fields import CROSSING
from games.sigillum.rules.actions import (
    CASTLE,
    Action,
    Usable,
    can_act,
    possible,
    usable_abilities,
)
from games.sigillum.rules.choices import Instead, ability_prompt, choose_action, choose_targets
from games.sigillum.rules.events import EVENTS, apply_event, siege_damage
from games.sigillum.rules.factions import EXILE, FACTIONS, TOWERS
from games.sigillum.rules.options import (
    Choice,
    ability_key,
    last_options,
    name_text,
    settled,
    sheet_key,
)
from games.sigillum.rules.phases import burn_in_lava, firing_towers, recover
from games.sigillum.rules.readiness import castle_blocked
from games.sigillum.table import Sigillum
from games.sigillum.telling.changes import (
    castle_stands,
    changes,
    players,
    told,
    tower_names,
)
from games.sigillum.telling.deeds import Deed, Kind
from games.sigillum.telling.story import tell


async def turn(t: Sigillum) -> None:
    if t.round > 1:
        time_phase(t)
    await ability_phase(t)
    if t.battle.fallen is None:
        await control_phase(t)
    t.recent = t.recent.of_turn(t.round, t.side)  # perhaps nobody did anything
    t.told, t.lost, t.whole_actions = None, [], True


# Time phase


def time_phase(t: Sigillum) -> None:
    recover(t.battle, t.side)
    touched = apply_event(t.battle, t.side)
    if touched:
        effect = EVENTS[t.battle.event or ""].effect or ""
        beasts = [beast.key for beast in touched]
        t.say(
            "event-touches",
            event=t.battle.event or "",
            beast=[*beasts],
            effect=effect,
            detail=True,
        )


# Ability phase


async def ability_phase(t: Sigillum) -> None:
    """Let the players of a side take turns, one ability each, until all have passed.

    Whoever can use nothing at the moment is passed over but stays in: what their teammate does
    may change that. The phase also ends when nobody can use anything any more.
    """
    playing = t.seats_of(t.side)
    silent = list(playing)  # who has used nothing
    idle = list(playing)  # who was never asked
    acting: int | None = None
    may_yield = True
    t.told, t.lost = t.battle, []
    while playing and t.battle.fallen is None:
        able = ((seat, usable_abilities(t.battle, seat)) for seat in playing)
        seat, usable = next((found for found in able if found[1]), (None, {}))
        if seat is None:
            break
        if acting not in (None, seat):
            tell_of(t, acting, silent)
        acting = seat
        playing.remove(seat)
        if seat in idle:
            idle.remove(seat)
        prompt = ability_prompt(t.battle, seat, usable, len(playing))
        chosen = await choose_action(
            t, seat, prompt, usable, ways_out(t, seat, usable, playing, may_yield)
        )
        may_yield = False
        if chosen is Instead.TEAMMATE:
            acting = None
        if chosen is Instead.END:
            continue
        if isinstance(chosen, Instead) or not chosen[0].last:
            playing.append(seat)
        if not isinstance(chosen, Instead):
            if seat in silent:
                silent.remove(seat)
            await carry_out(t, seat, *chosen)
    if acting is not None:
        tell_of(t, acting, silent)
    if t.battle.fallen is None:
        for seat in idle:
            t.say("nothing-to-do", seat=seat)


def ways_out(
    t: Sigillum, seat: int, usable: Usable, mates: Sequence[int], may_yield: bool
) -> Iterator[Option[Choice | Instead]]:
    """Yield the ways to leave the ability phase, with a last ability or without."""
    if may_yield and any(can_act(t.battle, mate) for mate in mates):
        yield Option("mate", text("teammate-begins"), Instead.TEAMMATE)
    if t.whole_actions and not mates:
        yield from last_options(t.battle, seat, usable)
    yield Option("end", text("end-phase", mates=len(mates)), Instead.END, idle=True)


def tell_of(t: Sigillum, seat: int, silent: list[int]) -> None:
    """Say what a player has done before somebody else is asked."""
    if seat in silent:
        t.say("passes", seat=seat)
    else:
        tell(t, seat)


async def carry_out(
    t: Sigillum, seat: int, action: Action, after: Battle, detail: bool = True
) -> None:
    before, t.battle = t.battle, after
    t.lost += t.battle.exiled
    note(t, before, None if action.who == CASTLE else action.who)
    sheet = sheet_key(before, seat, action.who)
    found = changes(before, t.battle)
    if action.use == MANEUVER:
        (to,) = action.picks
        assert isinstance(to, str)
        rest = [change for change in found if change.moved_to != to]
        if rest:
            t.say(
                "maneuvers-and", seat=seat, beast=sheet, hex=to, changes=told(rest), detail=detail
            )
        else:
            t.say("maneuvers", seat=seat, beast=sheet, hex=to, detail=detail)
    else:
        t.say(
            "acts",
            seat=seat,
            name=name_text(action.who, sheet),
            ability=ability_key(sheet, action.use),
            changes=told(found),
            detail=detail,
        )
    await answer_exiles(t, seat)


def note(t: Sigillum, before: Battle, actor: str | None = None) -> None:
    """Keep what was done since a battle, for pictures to show."""
    t.recent = t.recent.of_turn(t.round, t.side)
    t.recent.add(before, t.battle, actor)


async def answer_exiles(t: Sigillum, by: int | None = None) -> None:
    """Let faction castles answer the exile of one of their own, once all know of it."""
    exiled, t.battle.exiled = t.battle.exiled, []
    for key in exiled:
        owner = t.battle.beast(key).seat
        if t.battle.fallen is None and has_answer(t.battle, owner, EXILE):
            if by is not None:
                tell(t, by)
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
        begun, _ = settled(t.battle, seat, third)
        complete = await choose_targets(t, seat, begun)
        if complete is not None:
            await carry_out(t, seat, *complete, detail=False)
            t.told, t.lost = t.battle, []
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
        note(t, before)
        t.say("lava-burns", changes=told(burnt), detail=not t.battle.exiled)
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
    before = b.copy()
    towers = firing_towers(b, side)
    siege = siege_damage(b, side, towers)
    if not towers and not siege:
        n = len(b.seats_of(side))
        t.say("no-tower-fires", names=players(b, side), n=n, detail=True)
        return
    if towers:
        b.hit(1 - side, len(towers))
        t.say(
            "towers-fire",
            names=players(b, side),
            n=len(b.seats_of(side)),
            towers=tower_names([b.field.towers[i] for i in towers]),
            stands=castle_stands(b, 1 - side),
        )
    if siege:
        b.hit(1 - side, siege)
        t.say("siege", event=b.event or "", n=siege, stands=castle_stands(b, 1 - side))
    note(t, before)
    t.recent.deeds += [Deed(Kind.FIRES, b.field.towers[i].key) for i in towers]
