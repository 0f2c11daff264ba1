"""The other hero in a duel, as special effects meet him: they reach his units, never himself."""

from __future__ import annotations

from games.core import Option, text
from games.mageknight.asks import decide
from games.mageknight.effects import COMBAT_STAGES, Cause, Op
from games.mageknight.table import Duel, MageKnight, Side, Unit
from games.mageknight.troops import resistances

AGGRESSOR, DEFENDER = 0, 1  # the places of the sides
FORTIFIED = ("keep", "mage_tower")
ALTERING = ("destroy", "lower", "lower_per_resistance")
IMMUNE = {"red": "fire", "blue": "ice"}  # resistances, against special effects of a colour


def dueling(t: MageKnight) -> Duel:
    assert t.duel is not None
    return t.duel


def rival(t: MageKnight) -> Side:
    """The side that does not act."""
    duel = dueling(t)
    return duel.sides[1 - duel.acting]


def walled(t: MageKnight) -> bool:
    """Whether walls stand between who acts and the other: in melee they are behind both."""
    duel = dueling(t)
    fortified = t.space(duel.sides[DEFENDER].seat).site in FORTIFIED
    return fortified and duel.acting == AGGRESSOR and duel.phase == "ranged" and not t.turn.no_walls


def contributing(t: MageKnight) -> list[Unit]:
    """The units of the other that have a part in what he has laid down."""
    side = rival(t)
    shares = side.combat.shares if side.combat is not None else []
    return [
        unit for unit in t.heroes[side.seat].units if any(share.unit is unit for share in shares)
    ]


def opponents(t: MageKnight) -> int:
    """How many enemies he counts for: himself, his units that are ready, and those that fight."""
    fighting = contributing(t)
    return 1 + sum(
        (unit.ready and not unit.wounds) or any(unit is other for other in fighting)
        for unit in t.heroes[rival(t).seat].units
    )


# Special effects


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
        t.turn.no_walls = True
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


async def choose_unit_of_rival(t: MageKnight, seat: int, units: list[Unit]) -> Unit:
    own = t.heroes[rival(t).seat].units
    options = [
        Option(str(i + 1), text("unit-of-rival", place=i + 1, unit=unit.key))
        for i, unit in enumerate(own)
        if any(unit is other for other in units)
    ]
    return own[int(await decide(seat, text("choose-rival-unit"), options)) - 1]


def wound_unit(t: MageKnight, unit: Unit) -> None:
    """A unit of the one who does not act."""
    unit.wounds += 1
    t.tell("duel-unit-wounded", seat=t.acting, unit=unit.key)


def hold_back(t: MageKnight, unit: Unit) -> None:
    """Takes away from an attack what a unit has brought to it."""
    attack, combat = dueling(t).attack, rival(t).combat
    assert combat is not None
    for share in combat.shares:
        if share.unit is unit:
            attack[share.kind] = max(0, attack.get(share.kind, 0) - share.n)
    combat.shares = [share for share in combat.shares if share.unit is not unit]
    t.tell("duel-held-back", seat=t.acting, unit=unit.key)
