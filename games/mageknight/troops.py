"""Units: recruiting and disbanding them, and the operations about them."""

from __future__ import annotations

from collections.abc import Callable

from games.core import Option, Text, text
from games.mageknight.asks import decide, yes
from games.mageknight.data import DATA, Ability
from games.mageknight.effects import (
    IN_COMBAT,
    QUIET,
    QUIET_STAGES,
    Cause,
    Op,
    fits,
    op,
    use,
)
from games.mageknight.mana import can_pay, pay
from games.mageknight.table import Hero, MageKnight, Unit

BOND_DISCOUNT = 5


def resistances(unit: Unit) -> set[str]:
    """Its own, and those of its banner, without what a duel has taken from it."""
    if "resistances" in unit.lost:
        return set()
    banner = {"fire", "ice"} if unit.banner == "banner-of-protection" else set()
    return (banner | set(unit.data.resistances)) - set(unit.lost)


# Who may join


def bond_free(hero: Hero) -> bool:
    """Whether Bonds of Loyalty waits for a unit."""
    return hero.has("bonds-of-loyalty") and not any(unit.bonded for unit in hero.units)


def unit_cost(unit: str, bonded: bool = False) -> int:
    cost = DATA.unit[unit].cost
    return max(0, cost - BOND_DISCOUNT) if bonded else cost


def unit_hint(key: str) -> Text:
    """What a recruit would bring."""
    data = DATA.unit[key]
    does = text(f"unit-does-{key}")
    return text("recruit-hint", level=data.level, armor=data.armor, does=does)


def own_unit(place: int, unit: Unit) -> Text:
    return text("own-unit", place=place, unit=unit.key)


async def take_unit(t: MageKnight, seat: int, key: str, bonded: bool) -> None:
    """A unit joins; without a free command token another one must go."""
    hero = t.heroes[seat]
    commanded = [unit for unit in hero.units if not unit.bonded]
    if not bonded and len(commanded) >= hero.command:
        unit = await choose_unit(t, seat, "disband-which", lambda unit: not unit.bonded)
        assert unit is not None
        t.tell("disbands", seat=seat, unit=unit.key)
        lose_unit(t, seat, unit)
    t.unit_offer.remove(key)
    hero.units.append(Unit(key, bonded=bonded))
    t.turn.recruited += 1
    t.tell("recruits", seat=seat, unit=key)


def lose_unit(t: MageKnight, seat: int, unit: Unit) -> None:
    """It leaves the game; its banner can be used again."""
    hero = t.heroes[seat]
    hero.units = [other for other in hero.units if other is not unit]
    t.removed.append(unit.key)
    if unit.banner:
        hero.discard.append(unit.banner)


async def recruit_free(t: MageKnight, seat: int) -> None:
    """Any unit of the offer, or none."""
    options = [
        Option(key, text("unit-option", unit=key), hint=unit_hint(key))
        for key in dict.fromkeys(t.unit_offer)
    ]
    key = await decide(
        seat, text("recruit-which"), [*options, Option("no", text("say-no"), idle=True)]
    )
    if key != "no":
        bonded = bond_free(t.heroes[seat]) and await yes(seat, text("bond-unit", unit=key))
        await take_unit(t, seat, key, bonded)


@op("recruit_free", lambda t, o, c: bool(t.unit_offer))
async def call_to_glory(t: MageKnight, o: Op, c: Cause) -> None:
    await recruit_free(t, c.seat)


@op("bonds_of_loyalty")
async def bonds_of_loyalty(t: MageKnight, o: Op, c: Cause) -> None:
    """When it is gained: two more units in the offer."""
    for _ in range(min(2, len(t.unit_deck))):
        t.unit_offer.append(t.draw(t.unit_deck))


# Using them


def may_help(t: MageKnight, unit: Unit) -> bool:
    if unit.wounds or not unit.ready:
        return False
    return t.combat is None or t.combat.units or unit.bonded


def abilities_now(t: MageKnight, seat: int, unit: Unit) -> list[int]:
    """The abilities of a unit that could be used now, by their places."""
    ways = []
    for i, ability in enumerate(unit.data.abilities):
        quiet = ability.icon != "heal" or t.turn.stage in QUIET_STAGES
        mana = mana_of(ability)
        cause = Cause(seat, unit.key, ability.mana, unit, owed=mana)
        if quiet and can_pay(t, seat, mana) and fits(t, ability.fx, cause):
            ways.append(i)
    return ways


def mana_of(ability: Ability) -> tuple[str, ...]:
    return (ability.mana,) if ability.mana else ()


def ability_text(unit: str, i: int) -> Text:
    return text("unit-ability", unit=unit, ability=f"{unit}-{i + 1}", n=i + 1)


async def use_ability(t: MageKnight, seat: int, unit: Unit, i: int) -> None:
    ability = unit.data.abilities[i]
    await pay(t, seat, mana_of(ability))
    cause = Cause(seat, unit.key, ability.mana, unit)
    await use(t, ability.fx, cause, text("activates", unit=unit.key), ability_text(unit.key, i))


def borrowed(t: MageKnight, seat: int) -> list[tuple[str, int]]:
    """What the units of the offer could do, where units may help at all."""
    if t.combat is not None and not t.combat.units:
        return []
    return [
        (key, i) for key in dict.fromkeys(t.unit_offer) for i in abilities_now(t, seat, Unit(key))
    ]


def lent(t: MageKnight, o: Op, c: Cause) -> bool:
    """Whether Call to Arms finds something that can be paid beside the spell."""
    return any(
        can_pay(t, c.seat, [*c.owed, *mana_of(DATA.unit[key].abilities[i])])
        for key, i in borrowed(t, c.seat)
    )


@op("use_offer_unit_ability", lent)
async def call_to_arms(t: MageKnight, o: Op, c: Cause) -> None:
    chosen = await decide(
        c.seat,
        text("borrow-which"),
        [
            Option(
                f"{key}-{i + 1}",
                text("offer-ability", unit=key, ability=f"{key}-{i + 1}", n=i + 1),
            )
            for key, i in borrowed(t, c.seat)
        ],
    )
    key, _, n = chosen.rpartition("-")
    await use_ability(t, c.seat, Unit(key), int(n) - 1)


# Readying and healing them


async def choose_unit(
    t: MageKnight, seat: int, prompt: str, which: Callable[[Unit], bool]
) -> Unit | None:
    """One of the player's units, of those that qualify."""
    units = t.heroes[seat].units
    options = [
        Option(str(i), own_unit(i, unit), hint=text(f"unit-does-{unit.key}"))
        for i, unit in enumerate(units, 1)
        if which(unit)
    ]
    return units[int(await decide(seat, text(prompt), options)) - 1] if options else None


def spent(c: Cause, max_level: int) -> Callable[[Unit], bool]:
    """Units that could be readied; none readies itself."""
    return lambda unit: not unit.ready and unit is not c.unit and unit.data.level <= max_level


def ready_fits(t: MageKnight, o: Op, c: Cause) -> bool:
    if not QUIET(t, o, c):
        return False
    return o.get("extra", False) or any(
        spent(c, o["max_level"])(unit) for unit in t.heroes[c.seat].units
    )


@op("ready_unit", ready_fits)
async def ready_unit(t: MageKnight, o: Op, c: Cause) -> None:
    unit = await choose_unit(t, c.seat, "ready-which", spent(c, o["max_level"]))
    if unit is not None:
        ready(t, c.seat, unit)


def ready(t: MageKnight, seat: int, unit: Unit) -> None:
    unit.ready = True
    t.tell("readies", seat=seat, unit=unit.key)


@op("ready_units_levels", QUIET)
async def ready_units_levels(t: MageKnight, o: Op, c: Cause) -> None:
    left = o["levels"]
    while unit := await choose_unit(t, c.seat, "ready-which", spent(c, left)):
        ready(t, c.seat, unit)
        left -= unit.data.level


@op("ready_all_units", QUIET)
async def ready_all_units(t: MageKnight, o: Op, c: Cause) -> None:
    for unit in t.heroes[c.seat].units:
        unit.ready = True


@op(
    "heal_unit",
    lambda t, o, c: QUIET(t, o, c) and any(unit.wounds for unit in t.heroes[c.seat].units),
)
async def heal_unit(t: MageKnight, o: Op, c: Cause) -> None:
    unit = await choose_unit(t, c.seat, "heal-which", lambda unit: unit.wounds > 0)
    if unit is not None:
        heal_wound(t, c.seat, unit)


def heal_wound(t: MageKnight, seat: int, unit: Unit) -> None:
    """Whatever heals a unit takes one wound from it."""
    unit.wounds -= 1
    t.tell("heals-unit", seat=seat, unit=unit.key)


@op("energy_flow", ready_fits)
async def energy_flow(t: MageKnight, o: Op, c: Cause) -> None:
    """Ready a unit, and spend one of each other player."""
    unit = await choose_unit(t, c.seat, "ready-which", spent(c, o["max_level"]))
    if unit is None:
        return
    ready(t, c.seat, unit)
    if o["heals"] and unit.wounds:
        heal_wound(t, c.seat, unit)
    for seat, hero in enumerate(t.heroes):
        options = [
            Option(str(i), own_unit(i, other))
            for i, other in enumerate(hero.units, 1)
            if other.ready and other.data.level <= o["spends"]
        ]
        if seat == c.seat or not options:
            continue
        options.append(Option("no", text("say-no"), idle=True))
        chosen = await decide(c.seat, text("spend-which", seat=seat), options)
        if chosen != "no":
            victim = hero.units[int(chosen) - 1]
            victim.ready = False
            t.tell("unit-spent", seat=seat, unit=victim.key)


@op("wound_this_unit")
async def wound_this_unit(t: MageKnight, o: Op, c: Cause) -> None:
    assert c.unit is not None
    c.unit.wounds += 1


@op("glory", IN_COMBAT)
async def banner_of_glory(t: MageKnight, o: Op, c: Cause) -> None:
    t.turn.glory = True


@op("leadership", IN_COMBAT)
async def leadership(t: MageKnight, o: Op, c: Cause) -> None:
    t.turn.leadership = True
