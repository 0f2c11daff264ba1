"""Units: recruiting, disbanding and using them."""

from __future__ import annotations

from collections.abc import Callable

from games.core import Option, Text, text
from games.mageknight.data import DATA, Ability
from games.mageknight.effects.language import QUIET_STAGES, Cause, fits, use
from games.mageknight.options import OwnUnit, RecruitChoice
from games.mageknight.rules.asks import decide, yes
from games.mageknight.rules.mana import can_pay, pay
from games.mageknight.table import Hero, MageKnight, Unit

BOND_DISCOUNT = 5


def resistances(unit: Unit) -> set[str]:
    """Its own, and those that it was given, without what a duel has taken from it."""
    if "resistances" in unit.lost:
        return set()
    given = {"fire", "ice"} if unit.banner == "banner-of-protection" else set()
    if unit.shielded:
        given = {"physical", "fire", "ice"}
    return (given | set(unit.data.resistances)) - set(unit.lost)


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
    resists = "-".join(sorted(data.resistances)) or "nothing"
    return text("recruit-hint", armor=data.armor, resists=resists, does=does)


def own_unit(place: int, unit: Unit) -> Text:
    return text("own-unit", place=place, unit=unit.key)


async def take_unit(t: MageKnight, seat: int, key: str, bonded: bool) -> None:
    """A unit joins; without a free command token another one must go."""
    hero = t.heroes[seat]
    left = None
    if not bonded and no_room(hero):
        left = await choose_unit(t, seat, "disband-which", lambda unit: not unit.bonded)
        assert left is not None
        lose_unit(t, seat, left)
    t.unit_offer.remove(key)
    hero.units.append(Unit(key, bonded=bonded))
    t.turn.recruited += 1
    if left is None:
        t.tell("recruits", seat=seat, unit=key, space=t.space(seat).key, detail=False)
    else:
        here, gone = t.space(seat).key, text("unit", unit=left.key)
        t.tell("recruits-instead", seat=seat, unit=key, gone=gone, space=here, detail=False)


def no_room(hero: Hero) -> bool:
    """Whether all command tokens are in use."""
    return sum(not unit.bonded for unit in hero.units) >= hero.command


def dismissal(hero: Hero, bonded: bool = False) -> Text | None:
    """Who would have to leave for a new unit, as a warning."""
    if bonded or not no_room(hero):
        return None
    units = [unit for unit in hero.units if not unit.bonded]
    if len(units) > 1:
        return text("dismisses-one", units=[text("unit", unit=unit.key) for unit in units])
    (unit,) = units
    return text("dismisses", unit=unit.key, does=text(f"unit-does-{unit.key}"))


def lose_unit(t: MageKnight, seat: int, unit: Unit) -> None:
    """It leaves the game; its banner can be used again."""
    hero = t.heroes[seat]
    hero.units = [other for other in hero.units if other is not unit]
    t.removed.append(unit.key)
    if unit.banner:
        hero.discard.append(unit.banner)


async def recruit_free(t: MageKnight, seat: int) -> None:
    """Any unit of the offer, or none."""
    hero = t.heroes[seat]
    leaves = dismissal(hero, bonded=bond_free(hero))
    options: list[Option[RecruitChoice | None]] = [
        Option(
            key,
            text("unit-option", unit=key),
            RecruitChoice(key),
            hint=unit_hint(key),
            warning=leaves,
        )
        for key in dict.fromkeys(t.unit_offer)
    ]
    lost = text("unspent-recruit") if leaves is None else None
    options.append(Option("no", text("say-no"), None, idle=True, warning=lost))
    chosen = await decide(seat, text("recruit-which"), options)
    if chosen is not None:
        unit = chosen.unit
        bonded = bond_free(hero)
        if bonded:
            bonded = await yes(seat, text("bond-unit", unit=unit), warning=dismissal(hero))
        await take_unit(t, seat, unit, bonded)


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


# Choosing, readying and healing them


async def choose_unit(
    t: MageKnight, seat: int, prompt: str, which: Callable[[Unit], bool]
) -> Unit | None:
    """One of the player's units, of those that qualify."""
    units = t.heroes[seat].units
    options = [unit_option(i, unit) for i, unit in enumerate(units) if which(unit)]
    return units[(await decide(seat, text(prompt), options)).place] if options else None


def unit_option(place: int, unit: Unit) -> Option[OwnUnit]:
    label, hint = own_unit(place + 1, unit), text(f"unit-does-{unit.key}")
    return Option(str(place + 1), label, OwnUnit(place), hint=hint)


def ready(t: MageKnight, seat: int, unit: Unit) -> None:
    unit.ready = True
    t.tell("readies", seat=seat, unit=unit.key)


def heal_wound(t: MageKnight, seat: int, unit: Unit) -> None:
    """Whatever heals a unit takes one wound from it."""
    unit.wounds -= 1
    t.tell("heals-unit", seat=seat, unit=unit.key)
