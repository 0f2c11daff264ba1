"""Effects on enemies, when the enemy is another hero: they reach the hero's units only."""

from __future__ import annotations

from games.mageknight.effects import operations as ops
from games.mageknight.effects.language import COMBAT_STAGES, Cause
from games.mageknight.modifiers import NoSiteWalls
from games.mageknight.rules.combat.rival import (
    IMMUNE,
    choose_unit_of_rival,
    contributing,
    dueling,
    rival,
    walled,
    wound_unit,
)
from games.mageknight.rules.units import resistances
from games.mageknight.table import MageKnight, Unit


def reached(t: MageKnight, o: ops.EnemyMod, c: Cause) -> list[Unit]:
    """The unwounded units that a special effect can touch, and would change."""
    if o.target == "one_unfortified" and walled(t):
        return []
    alters = o.destroy or o.lower or o.lower_per_resistance or lost(o)
    fighting = contributing(t) if o.no_attack and t.turn.stage == "block" else []
    return [
        unit
        for unit in t.heroes[rival(t).seat].units
        if not unit.wounds
        and IMMUNE.get(c.color or "") not in resistances(unit)
        and (alters or any(unit is other for other in fighting))
    ]


def lost(o: ops.EnemyMod) -> list[str]:
    """The resistances that an effect takes away."""
    return [key for key in o.lose if key != "fortifications"]


def breaks_walls(t: MageKnight, o: ops.EnemyMod) -> bool:
    """Walls protect the whole side, so only what strips all enemies of them brings them down."""
    return o.target == "all" and "fortifications" in o.lose and walled(t)


def weakens(t: MageKnight, o: ops.EnemyMod, c: Cause) -> bool:
    if t.turn.stage not in COMBAT_STAGES:
        return False
    return o.extra or breaks_walls(t, o) or bool(reached(t, o, c))


async def weaken(t: MageKnight, o: ops.EnemyMod, c: Cause) -> None:
    """What would lower, hold back or destroy enemies does it to units; destroyed is wounded."""
    if breaks_walls(t, o):
        t.turn.modifiers.append(NoSiteWalls())
    units = reached(t, o, c)
    if o.target != "all" and units:
        units = [await choose_unit_of_rival(t, c.seat, units)]
    for unit in units:
        if o.destroy:
            wound_unit(t, unit)
            continue
        if o.no_attack and t.turn.stage == "block":
            hold_back(t, unit)
        lowered = o.lower + o.lower_per_resistance * len(resistances(unit))
        if walled(t) and o.lower_fortified is not None:
            lowered = o.lower_fortified
        unit.lowered += lowered
        unit.lost += lost(o)


def hold_back(t: MageKnight, unit: Unit) -> None:
    """Takes away from an attack what a unit has brought to it."""
    attack, combat = dueling(t).attack, rival(t).combat
    assert combat is not None
    for share in combat.shares:
        if share.unit is unit:
            attack[share.kind] = max(0, attack.get(share.kind, 0) - share.n)
    combat.shares = [share for share in combat.shares if share.unit is not unit]
    t.tell("duel-held-back", seat=t.acting, unit=unit.key)
