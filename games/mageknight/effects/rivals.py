"""Effects on enemies, when the enemy is another hero: they reach the hero's units only."""

from __future__ import annotations

from games.mageknight.effects.language import COMBAT_STAGES, Cause, Op
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

ALTERING = ("destroy", "lower", "lower_per_resistance")


def reached(t: MageKnight, o: Op, c: Cause) -> list[Unit]:
    """The unwounded units that a special effect can touch, and would change."""
    if o["target"] == "one_unfortified" and walled(t):
        return []
    alters = any(key in o for key in ALTERING) or bool(lost(o))
    fighting = contributing(t) if o.get("no_attack") and t.turn.stage == "block" else []
    return [
        unit
        for unit in t.heroes[rival(t).seat].units
        if not unit.wounds
        and IMMUNE.get(c.color or "") not in resistances(unit)
        and (alters or any(unit is other for other in fighting))
    ]


def lost(o: Op) -> list[str]:
    """The resistances that an effect takes away."""
    return [key for key in o.get("lose", []) if key != "fortifications"]


def breaks_walls(t: MageKnight, o: Op) -> bool:
    """Walls protect the whole side, so only what strips all enemies of them brings them down."""
    return o["target"] == "all" and "fortifications" in o.get("lose", []) and walled(t)


def weakens(t: MageKnight, o: Op, c: Cause) -> bool:
    if t.turn.stage not in COMBAT_STAGES:
        return False
    return o.get("extra", False) or breaks_walls(t, o) or bool(reached(t, o, c))


async def weaken(t: MageKnight, o: Op, c: Cause) -> None:
    """What would lower, hold back or destroy enemies does it to units; destroyed is wounded."""
    if breaks_walls(t, o):
        t.turn.modifiers.append(NoSiteWalls())
    units = reached(t, o, c)
    if o["target"] != "all" and units:
        units = [await choose_unit_of_rival(t, c.seat, units)]
    for unit in units:
        if o.get("destroy"):
            wound_unit(t, unit)
            continue
        if o.get("no_attack") and t.turn.stage == "block":
            hold_back(t, unit)
        lowered = o.get("lower", 0) + o.get("lower_per_resistance", 0) * len(resistances(unit))
        unit.lowered += o.get("lower_fortified", lowered) if walled(t) else lowered
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
