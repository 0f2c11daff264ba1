"""A duel between two heroes: how it is met, the two phases, and how it ends."""

from __future__ import annotations

from games.core import Option, Text, text
from games.mageknight.data import WOUND
from games.mageknight.modifiers import FameForHealing, NoDice
from games.mageknight.rules.asks import decide
from games.mageknight.rules.combat.duel_attack import act_as, assign, gather, parry
from games.mageknight.rules.combat.rival import AGGRESSOR, DEFENDER, dueling
from games.mageknight.rules.hero import change_track, signed
from games.mageknight.rules.land.exploring import reveal_garrisons, reveal_ruins
from games.mageknight.rules.land.sites import conquer
from games.mageknight.rules.quests.strongholds import assault_reputation
from games.mageknight.table import Combat, Duel, MageKnight, Side, Turn

PHASES = (("ranged", DEFENDER), ("melee", AGGRESSOR))  # and who attacks first
PASSES = 2  # in succession end a phase


def begin_duel(t: MageKnight, seat: int, other: int) -> None:
    """The defender comes first: it is their choice how to meet the attack."""
    space = t.space(other)
    t.turn.acted = True
    t.turn.heal = 0
    t.turn.drop(FameForHealing)
    attacked = text("player", seat=other)
    t.tell("duel-begins", seat=seat, rival=attacked, space=space.key, detail=False)
    if space.stronghold:
        change_track(t, seat, "reputation", assault_reputation(t))
    hero = t.heroes[other]
    turn, hero.begun = hero.begun or Turn(), None
    turn.path = [space.key]
    t.duel = Duel([Side(seat, t.turn), Side(other, turn)])
    act_as(t, DEFENDER)


async def attends_fully(t: MageKnight) -> bool:
    """The defender takes the whole next turn for it, or makes do without dice and skills."""
    duel = dueling(t)
    side = duel.sides[DEFENDER]
    hero = t.heroes[side.seat]
    options = [Option("part", text("duel-part"), False, hint=text("duel-part-hint"))]
    if any(card != WOUND for card in hero.hand):
        options.insert(0, Option("full", text("duel-full"), True, hint=text("duel-full-hint")))
    against = text("player", seat=duel.sides[AGGRESSOR].seat)
    duel.full = await decide(side.seat, text("duel-how", rival=against), options)
    if duel.full:
        hero.ahead = True
        t.tell("duel-attends", seat=side.seat)
    else:
        side.turn.distracted = True
        side.turn.modifiers.append(NoDice())
        t.tell("duel-half-attends", seat=side.seat)
    return duel.full


async def fight_duel(t: MageKnight) -> None:
    duel = dueling(t)
    for side in duel.sides:
        side.combat = Combat([], move_left=side.turn.move)
    for phase, first in PHASES:
        duel.phase = phase
        await exchange_blows(t, first)
        if duel.pushed is not None:
            break
    wounds = [side.combat.wounds if side.combat is not None else 0 for side in duel.sides]
    for side in duel.sides:
        side.combat = None
        for unit in t.heroes[side.seat].units:
            unit.lowered, unit.lost = 0, []
    outcome(t, wounds)
    act_as(t, DEFENDER)


async def exchange_blows(t: MageKnight, attacker: int) -> None:
    """In turns, until both have passed or one is driven out."""
    duel = dueling(t)
    passes = 0
    while passes < PASSES and duel.pushed is None:
        if await gather(t, attacker):
            passes = 0
            await parry(t, 1 - attacker)
            await assign(t, attacker)
            for side in duel.sides:
                assert side.combat is not None
                side.combat.shares.clear()
            duel.attack, duel.left = {}, 0
        else:
            passes += 1
        attacker = 1 - attacker


def outcome(t: MageKnight, wounds: list[int]) -> None:
    """Whoever was driven out has lost, perhaps a keep too; without a loser the aggressor goes.

    All that has come of it is one line, with the wounds of both.
    """
    duel = dueling(t)
    aggressor, defender = (side.seat for side in duel.sides)
    results: list[str | int | Text] = [
        text("result-wounds-of", rival=text("player", seat=side.seat), n=n)
        for side, n in zip(duel.sides, wounds, strict=True)
        if n
    ]
    if duel.pushed is None:
        path = duel.sides[AGGRESSOR].turn.path
        path.pop()
        t.put_hero(aggressor, path[-1])
        results = results or [text("result-nobody-hurt")]
        other = text("player", seat=defender)
        t.tell(
            "duel-drawn", seat=aggressor, rival=other, space=path[-1], results=results, detail=False
        )
        return
    winner, loser = (aggressor, defender) if duel.pushed == DEFENDER else (defender, aggressor)
    gained = victory_fame(t, winner, loser)
    t.gain_fame(winner, gained)
    if gained:
        results.insert(0, text("result-fame", n=signed(gained)))
    field = t.spaces[t.heroes[winner].at or ""]
    if field.stronghold and field.owner == loser:
        conquer(t, winner, field)
        results.append(text("result-keep", space=field.key))
    refuge = t.space(loser)
    results = results or [text("result-nobody-hurt")]
    other = text("player", seat=loser)
    t.tell("duel-won", seat=winner, rival=other, space=refuge.key, results=results, detail=False)
    reveal_garrisons(t, loser)
    reveal_ruins(t, [refuge], loser)


def victory_fame(t: MageKnight, winner: int, loser: int) -> int:
    """For a victory over somebody greater."""
    higher = t.heroes[loser].level - t.heroes[winner].level
    if higher > 0:
        return 1 + 2 * higher
    return int(higher == 0 and t.heroes[winner].fame < t.heroes[loser].fame)


def end_duel(t: MageKnight) -> None:
    """The turn of the aggressor goes on; what a half-attending defender has begun waits."""
    duel = dueling(t)
    side = duel.sides[DEFENDER]
    if not duel.full:
        side.turn.distracted = False
        side.turn.drop(NoDice)
        side.turn.stage = "move"
        t.heroes[side.seat].begun = side.turn
    act_as(t, AGGRESSOR)
    t.duel = None
