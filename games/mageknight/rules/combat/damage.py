"""The damage phase: who takes what was not blocked, and what becomes of them."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Option, Text, Value, text
from games.mageknight.modifiers import Glory, UnitsSafe
from games.mageknight.options import TakeDamage
from games.mageknight.rules.asks import decide
from games.mageknight.rules.combat.enemies import (
    LEAST_ARMOR,
    abilities,
    attack_of,
    attacking,
    discard_enemy,
    fighter,
    fighting,
)
from games.mageknight.rules.hero import lose_hand, poison, wound
from games.mageknight.rules.units import lose_unit, own_unit, resistances
from games.mageknight.table import Foe, MageKnight, Turn, Unit


async def damage_phase(t: MageKnight, seat: int) -> None:
    """All that was not blocked must be assigned; then summoned monsters vanish."""
    t.turn.stage = "damage"
    # Whoever strikes first, each unit can be hit once: the order makes no difference.
    while (foes := attacking(t)) and not fighting(t).skip:
        await assign_damage(t, seat, foes[0], foes[1:])
    for foe in fighting(t).foes:
        if foe.summoned is not None:
            discard_enemy(t, foe.summoned)
            foe.summoned = None


def damage_of(foe: Foe) -> int:
    return attack_of(foe) * (2 if "brutal" in abilities(foe) else 1)


async def assign_damage(t: MageKnight, seat: int, foe: Foe, later: Sequence[Foe] = ()) -> None:
    """To units first, one after the other; the hero takes what is left."""
    foe.hit = True
    left = damage_of(foe)
    while left > 0:
        units = t.heroes[seat].units
        options = [
            Option(
                str(i + 1),
                own_unit(i + 1, unit),
                TakeDamage(foe.fighter, left, i),
                hint=unit_prospect(t, foe, unit, left),
            )
            for i, unit in enumerate(units)
            if not unit.wounds and not unit.hit and may_be_hit(t, unit)
        ]
        options.append(
            Option(
                "hero",
                text("hero-takes", n=hero_wounds(t, seat, left)),
                TakeDamage(foe.fighter, left),
                hint=hero_prospect(t, seat, foe, left),
            )
        )
        question = text("assign-damage", n=left, enemy=foe.fighter, later=coming(later))
        chosen = await decide(seat, question, options)
        if chosen.unit is None:
            hero_hit(t, seat, foe, left)
            return
        left = unit_hit(t, seat, foe, units[chosen.unit], left)


def may_be_hit(t: MageKnight, unit: Unit) -> bool:
    return (fighting(t).units or unit.bonded) and not t.turn.has(UnitsSafe)


def coming(later: Sequence[Foe]) -> Value:
    """The damage of those who strike after this one."""
    damage = [text("damage-of", enemy=foe.fighter, n=damage_of(foe)) for foe in later]
    return text("damage-later", damage=[*damage]) if damage else ""


def unit_prospect(t: MageKnight, foe: Foe, unit: Unit, damage: int) -> Text:
    """What would become of a unit, and of the damage, if it were hit."""
    left, fate = damage_to_unit(t, foe, unit, damage)
    return text("unit-prospect", n=unit_armor(t.turn, unit), fate=fate, left=max(0, left))


def hero_prospect(t: MageKnight, seat: int, foe: Foe, damage: int) -> Text | None:
    """What the wounds would bring with them."""
    wounds = hero_wounds(t, seat, damage)
    if fighting(t).wounds + wounds >= t.heroes[seat].stats.hand and not fighting(t).out:
        return text("hero-prospect", fate="knocked-out", n=wounds)
    found = [key for key in ("paralyze", "poison") if key in abilities(foe)]
    return text("hero-prospect", fate=found[0], n=wounds) if found else None


def unit_armor(turn: Turn, unit: Unit) -> int:
    """The armor of a unit in a turn of its hero, with banners and what a duel has taken from it."""
    banner = unit.banner in ("banner-of-glory", "banner-of-protection")
    return max(LEAST_ARMOR, unit.data.armor + banner + turn.has(Glory) - unit.lowered)


def unit_resists(unit: Unit, element: str) -> bool:
    own = resistances(unit)
    return {"fire", "ice"} <= own if element == "coldfire" else element in own


def unit_hit(t: MageKnight, seat: int, foe: Foe, unit: Unit, damage: int) -> int:
    """A unit takes damage; what is left of it."""
    unit.hit = True
    left, fate = damage_to_unit(t, foe, unit, damage)
    if fate == "unharmed":
        t.tell("unit-shrugs", seat=seat, unit=unit.key)
    elif fate == "destroyed":
        t.tell("unit-destroyed", seat=seat, unit=unit.key)
        lose_unit(t, seat, unit)
    else:
        unit.wounds += 2 if fate == "poisoned" else 1
        t.tell("unit-wounded", seat=seat, unit=unit.key)
    return left


def damage_to_unit(t: MageKnight, foe: Foe, unit: Unit, damage: int) -> tuple[int, str]:
    """What a unit leaves of the damage, and what becomes of it. One that resists takes its armor
    off first."""
    if unit_resists(unit, fighter(foe).element):
        damage -= unit_armor(t.turn, unit)
        if damage <= 0:
            return 0, "unharmed"
    fates = {"paralyze": "destroyed", "poison": "poisoned"}
    fate = next((fates[key] for key in fates if key in abilities(foe)), "wounded")
    return damage - unit_armor(t.turn, unit), fate


def hero_wounds(t: MageKnight, seat: int, damage: int) -> int:
    return -(-damage // t.heroes[seat].stats.armor)


def hero_hit(t: MageKnight, seat: int, foe: Foe, damage: int) -> None:
    """A wound for each time that the damage holds the hero's armor, rounded up."""
    wounds = hero_wounds(t, seat, damage)
    by = text("the-enemy", enemy=foe.fighter)
    t.tell("hero-wounded", seat=seat, n=wounds, enemy=by)
    wound(t, seat, wounds)
    if "poison" in abilities(foe):
        poison(t, seat, wounds)
    if "paralyze" in abilities(foe):
        t.tell("paralyzed", seat=seat)
        lose_hand(t, seat)
