"""Operations about units."""

from __future__ import annotations

from collections.abc import Callable

from games.core import Option, text
from games.mageknight.data import DATA
from games.mageknight.effects import more_operations as more
from games.mageknight.effects import operations as ops
from games.mageknight.effects.language import IN_COMBAT, QUIET, Cause, in_stage, operation
from games.mageknight.modifiers import Glory, Leadership, UnitsSafe, UnitsStronger
from games.mageknight.options import OfferAbility, OthersUnit
from games.mageknight.rules.asks import decide
from games.mageknight.rules.mana import can_pay
from games.mageknight.rules.units import (
    abilities_now,
    choose_unit,
    heal_wound,
    mana_of,
    own_unit,
    ready,
    recruit_free,
    use_ability,
)
from games.mageknight.table import MageKnight, Unit

# Recruiting


@operation(ops.RecruitFree, lambda t, o, c: bool(t.unit_offer))
async def call_to_glory(t: MageKnight, o: ops.RecruitFree, c: Cause) -> None:
    await recruit_free(t, c.seat)


@operation(ops.BondsOfLoyalty)
async def bonds_of_loyalty(t: MageKnight, o: ops.BondsOfLoyalty, c: Cause) -> None:
    """When it is gained: two more units in the offer."""
    for _ in range(min(2, len(t.unit_deck))):
        t.unit_offer.append(t.draw(t.unit_deck, text("revealed-units")))


# Using them


def borrowed(t: MageKnight, seat: int) -> list[tuple[str, int]]:
    """What the units of the offer could do, where units may help at all."""
    if t.combat is not None and not t.combat.units:
        return []
    return [
        (key, i) for key in dict.fromkeys(t.unit_offer) for i in abilities_now(t, seat, Unit(key))
    ]


def lent(t: MageKnight, o: ops.UseOfferUnitAbility, c: Cause) -> bool:
    """Whether Call to Arms finds something that can be paid beside the spell."""
    return any(
        can_pay(t, c.seat, [*c.owed, *mana_of(DATA.unit[key].abilities[i])])
        for key, i in borrowed(t, c.seat)
    )


@operation(ops.UseOfferUnitAbility, lent)
async def call_to_arms(t: MageKnight, o: ops.UseOfferUnitAbility, c: Cause) -> None:
    chosen = await decide(
        c.seat,
        text("borrow-which"),
        [
            Option(
                f"{key}-{i + 1}",
                text("offer-ability", unit=key, ability=f"{key}-{i + 1}", n=i + 1),
                OfferAbility(key, i),
            )
            for key, i in borrowed(t, c.seat)
        ],
    )
    await use_ability(t, c.seat, Unit(chosen.unit), chosen.ability)


# Readying and healing them


def spent(c: Cause, max_level: int) -> Callable[[Unit], bool]:
    """Units that could be readied; none readies itself."""
    return lambda unit: not unit.ready and unit is not c.unit and unit.data.level <= max_level


def ready_fits(t: MageKnight, o: ops.ReadyUnit | ops.EnergyFlow, c: Cause) -> bool:
    if not QUIET(t, o, c):
        return False
    extra = isinstance(o, ops.ReadyUnit) and o.extra  # the card does something else as well
    return extra or any(spent(c, o.max_level)(unit) for unit in t.heroes[c.seat].units)


@operation(ops.ReadyUnit, ready_fits)
async def ready_unit(t: MageKnight, o: ops.ReadyUnit, c: Cause) -> None:
    unit = await choose_unit(t, c.seat, "ready-which", spent(c, o.max_level))
    if unit is not None:
        ready(t, c.seat, unit)


@operation(ops.ReadyUnitsLevels, QUIET)
async def ready_units_levels(t: MageKnight, o: ops.ReadyUnitsLevels, c: Cause) -> None:
    left = o.levels
    while unit := await choose_unit(t, c.seat, "ready-which", spent(c, left)):
        ready(t, c.seat, unit)
        left -= unit.data.level


@operation(ops.ReadyAllUnits, QUIET)
async def ready_all_units(t: MageKnight, o: ops.ReadyAllUnits, c: Cause) -> None:
    for unit in t.heroes[c.seat].units:
        unit.ready = True


@operation(
    ops.HealUnit,
    lambda t, o, c: QUIET(t, o, c) and any(unit.wounds for unit in t.heroes[c.seat].units),
)
async def heal_unit(t: MageKnight, o: ops.HealUnit, c: Cause) -> None:
    unit = await choose_unit(t, c.seat, "heal-which", lambda unit: unit.wounds > 0)
    if unit is not None:
        heal_wound(t, c.seat, unit)


@operation(ops.EnergyFlow, ready_fits)
async def energy_flow(t: MageKnight, o: ops.EnergyFlow, c: Cause) -> None:
    """Ready a unit, and spend one of each other player."""
    unit = await choose_unit(t, c.seat, "ready-which", spent(c, o.max_level))
    if unit is None:
        return
    ready(t, c.seat, unit)
    if o.heals and unit.wounds:
        heal_wound(t, c.seat, unit)
    for seat, hero in enumerate(t.heroes):
        options: list[Option[OthersUnit | None]] = [
            Option(str(i + 1), own_unit(i + 1, other), OthersUnit(seat, i))
            for i, other in enumerate(hero.units)
            if other.ready and other.data.level <= o.spends
        ]
        if seat == c.seat or not options:
            continue
        options.append(Option("no", text("say-no"), None, idle=True))
        chosen = await decide(c.seat, text("spend-which", seat=seat), options)
        if chosen is not None:
            victim = hero.units[chosen.place]
            victim.ready = False
            t.tell("unit-spent", seat=seat, unit=victim.key, detail=False)


@operation(ops.WoundThisUnit)
async def wound_this_unit(t: MageKnight, o: ops.WoundThisUnit, c: Cause) -> None:
    assert c.unit is not None
    c.unit.wounds += 1


@operation(ops.Glory, IN_COMBAT)
async def banner_of_glory(t: MageKnight, o: ops.Glory, c: Cause) -> None:
    t.turn.modifiers.append(Glory())


@operation(more.IntoTheHeat, IN_COMBAT)
async def into_the_heat(t: MageKnight, o: more.IntoTheHeat, c: Cause) -> None:
    t.turn.modifiers += [UnitsStronger(o.n), UnitsSafe()]


@operation(more.ShieldUnits, in_stage("block"))
async def altem_guardians(t: MageKnight, o: more.ShieldUnits, c: Cause) -> None:
    for unit in t.heroes[c.seat].units:
        unit.shielded = True


@operation(ops.Leadership, IN_COMBAT)
async def leadership(t: MageKnight, o: ops.Leadership, c: Cause) -> None:
    t.turn.modifiers.append(Leadership())
