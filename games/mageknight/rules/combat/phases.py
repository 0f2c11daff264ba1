"""Combat with enemies: ranged and siege attacks, block, damage, attack."""

from __future__ import annotations

from itertools import combinations

from games.core import Option, Text, text
from games.mageknight.data import DATA
from games.mageknight.effects.language import Cause
from games.mageknight.effects.points import add_attack
from games.mageknight.effects.texts import sums
from games.mageknight.modifiers import FameForHealing, Glory, MoveAsAttack
from games.mageknight.options import (
    Action,
    BlockEnemy,
    Conversion,
    CounterAttack,
    Defeat,
    Done,
    MoveIntoAttack,
    TakeDamage,
)
from games.mageknight.rules.asks import decide
from games.mageknight.rules.cards import help_with, helpers
from games.mageknight.rules.combat.enemies import (
    LEAST_ARMOR,
    armor,
    attacking,
    choose_foe,
    discard_enemy,
    draw_enemies,
    fell,
    fighter,
    fighting,
    foe_text,
    fortifications,
    icons,
    immune,
    number,
    resists,
    standing_foes,
)
from games.mageknight.rules.hero import lose_hand, poison, wound
from games.mageknight.rules.units import lose_unit, own_unit, resistances
from games.mageknight.table import Combat, Foe, MageKnight, Shield, Turn, Unit, attacks_of

EFFICIENT_BLOCKS = {
    "physical": ("physical", "fire", "ice", "coldfire"),
    "fire": ("ice", "coldfire"),
    "ice": ("fire", "coldfire"),
    "coldfire": ("coldfire",),
}
COUNTER = 4  # the fire attack of a Burning Shield that has blocked


async def fight(t: MageKnight, seat: int, foes: list[Foe], units: bool = True) -> None:
    """A whole combat; afterwards some of the foes are down."""
    t.turn.acted = True
    t.turn.heal = 0
    t.turn.drop(FameForHealing)
    t.combat = Combat(foes, units=units, move_left=t.turn.move)
    t.turn.stage = "ranged"
    for foe in foes:
        t.tell("faces", seat=seat, enemy=foe.enemy, values=foe.enemy)
    await ranged_phase(t, seat)
    if standing_foes(t) and not fighting(t).skip:
        await block_phase(t, seat)
        await damage_phase(t, seat)
    if standing_foes(t):
        await attack_phase(t, seat)
    t.combat = None
    t.turn.stage = "after"
    for unit in t.heroes[seat].units:
        unit.hit = False


# Attacks


async def ranged_phase(t: MageKnight, seat: int) -> None:
    await attacks(t, seat, "to-block")


async def attack_phase(t: MageKnight, seat: int) -> None:
    t.turn.stage = "attack"
    await attacks(t, seat, "end-combat")


async def attacks(t: MageKnight, seat: int, done: str) -> None:
    """Play attacks and name their targets, until nobody is left or the player has done."""
    combat = fighting(t)
    while standing_foes(t):
        options: list[Option[Action]] = [
            *attack_options(t),
            *conversions(t),
            *helpers(t, seat),
            Option("done", text(done), Done(), idle=True),
        ]
        match await decide(seat, prompt(t), options):
            case Done():
                break
            case Defeat(places):
                for place in places:
                    fell(t, combat.foes[place])
                combat.attack.clear()  # what was not needed is lost
            case MoveIntoAttack() | CounterAttack() as conversion:
                convert(t, seat, conversion)
            case help_:
                await help_with(t, seat, help_)
    combat.attack.clear()


def attack_options(t: MageKnight) -> list[Option[Action]]:
    """The groups of enemies that the attacks played so far would defeat."""
    options: list[Option[Action]] = []
    for group in groups(t):
        value, needed = attack_value(t, group), sum(armor(foe) for foe in group)
        if value >= needed:
            numbers = [number(t, foe) for foe in group]
            options.append(
                Option(
                    f"a.{'+'.join(map(str, numbers))}",
                    text("attack-group", foes=[foe_text(t, foe) for foe in group]),
                    Defeat(tuple(number - 1 for number in numbers)),
                    group=text("group-attack"),
                    hint=text("attack-hint", n=value, armor=needed),
                )
            )
    return options


def groups(t: MageKnight) -> list[list[Foe]]:
    """All groups that one attack could have as its target."""
    ranged = t.turn.stage == "ranged"
    foes = [foe for foe in standing_foes(t) if not (ranged and fortifications(t, foe) > 1)]
    return [list(some) for size in range(1, len(foes) + 1) for some in combinations(foes, size)]


def attack_value(t: MageKnight, group: list[Foe]) -> int:
    """What the attacks played so far are worth against a group."""
    efficient = inefficient = 0
    walled = t.turn.stage == "ranged" and any(fortifications(t, foe) for foe in group)
    for reach, element, n in attacks_of(fighting(t).attack):
        if reach == "ranged" and walled:
            continue
        value = 2 * n if t.doubles(element) else n
        if any(resisted(foe, element) for foe in group):
            inefficient += value
        else:
            efficient += value
    return efficient + inefficient // 2


def resisted(foe: Foe, element: str) -> bool:
    resistances = resists(foe)
    return {"fire", "ice"} <= resistances if element == "coldfire" else element in resistances


def conversions(t: MageKnight) -> list[Option[Action]]:
    """Agility turns move points that are left into attack; a shield of fire strikes back."""
    options: list[Option[Action]] = []
    melee = t.turn.stage == "attack"
    group = text("group-attack")
    agility = t.turn.of(MoveAsAttack)
    if melee and agility and t.turn.move:
        value = MoveIntoAttack("melee")
        options.append(Option("x.melee", text("move-to-attack"), value, group=group))
    if any(move.ranged for move in agility) and t.turn.move >= 2:
        value = MoveIntoAttack("ranged")
        options.append(Option("x.ranged", text("move-to-ranged"), value, group=group))
    if melee and fighting(t).counters:
        label = text("counter-attack", n=COUNTER)
        options.append(Option("x.counter", label, CounterAttack(), group=group))
    return options


def convert(t: MageKnight, seat: int, chosen: Conversion) -> None:
    match chosen:
        case CounterAttack():
            fighting(t).counters -= 1
            add_attack(t, COUNTER, "melee", "fire", Cause(seat, "burning-shield"))
        case MoveIntoAttack(reach):
            t.turn.move -= 1 if reach == "melee" else 2
            add_attack(t, 1, reach, "physical", Cause(seat, "agility"))


def prompt(t: MageKnight) -> Text:
    """The question of a phase with all sums."""
    return text(f"phase-{t.turn.stage}", aims=aims(t), sums=sums(t))


def aims(t: MageKnight) -> list[str | int | Text]:
    """How far the attacks or blocks played so far go against each enemy."""
    if t.turn.stage == "block":
        return [
            text("aim", foe=foe_text(t, foe), n=block_value(t, foe), needed=needed(t, foe))
            for foe in attacking(t)
        ]
    found: list[str | int | Text] = []
    for foe in standing_foes(t):
        if t.turn.stage == "ranged" and fortifications(t, foe) > 1:
            found.append(text("aim-safe", foe=foe_text(t, foe)))
        else:
            value = attack_value(t, [foe])
            found.append(text("aim", foe=foe_text(t, foe), n=value, needed=armor(foe)))
    return found


# Block


async def block_phase(t: MageKnight, seat: int) -> None:
    """Summoners call their monsters; then each attack can be blocked by itself."""
    t.turn.stage = "block"
    combat = fighting(t)
    for foe in standing_foes(t):
        if DATA.enemy[foe.enemy].element == "summon" and not foe.idle:
            (foe.summoned,) = draw_enemies(t, "brown")
            summoned = text("enemy", enemy=foe.summoned)
            t.tell("summons", seat=seat, enemy=foe.enemy, summoned=summoned)
    while attacking(t) and not combat.skip:
        options: list[Option[Action]] = [
            *block_options(t),
            *helpers(t, seat),
            Option("done", text("to-damage"), Done(), idle=True),
        ]
        match await decide(seat, prompt(t), options):
            case Done():
                break
            case BlockEnemy(place):
                blocks(t, seat, combat.foes[place])
            case help_:
                await help_with(t, seat, help_)
    combat.block.clear()
    combat.shield = Shield()


def block_options(t: MageKnight) -> list[Option[Action]]:
    """The attacks that the blocks played so far would stop."""
    return [
        Option(
            f"b.{number(t, foe)}",
            text("block-foe", place=number(t, foe), enemy=foe.fighter),
            BlockEnemy(number(t, foe) - 1),
            group=text("group-block"),
            hint=text("block-hint", n=block_value(t, foe), needed=needed(t, foe)),
        )
        for foe in attacking(t)
        if block_value(t, foe) >= needed(t, foe)
    ]


def needed(t: MageKnight, foe: Foe) -> int:
    swift = "swift" in fighter(foe).abilities and not fighting(t).shield.not_swift
    return fighter(foe).attack * (2 if swift else 1)


def block_value(t: MageKnight, foe: Foe) -> int:
    """What the blocks played so far are worth against an attack."""
    efficient = inefficient = 0
    for element, n in fighting(t).block.items():
        worth = n + (fighting(t).shield.per_icon * icons(foe) if element == "ice" else 0)
        if element in EFFICIENT_BLOCKS[fighter(foe).element]:
            efficient += worth
        else:
            inefficient += worth
    return efficient + inefficient // 2


def blocks(t: MageKnight, seat: int, foe: Foe) -> None:
    """An attack is blocked; the cards that did it may do more to the enemy."""
    combat = fighting(t)
    foe.blocked = True
    t.tell("blocks", seat=seat, enemy=foe.fighter)
    shield, combat.shield = combat.shield, Shield()
    combat.block.clear()
    combat.counters += shield.counters
    if foe.summoned:
        return  # whatever becomes of the monster, it is gone after this
    if not immune(foe, "blue"):
        foe.lowered += shield.weakens
    if shield.destroys and not immune(foe, "red"):
        fell(t, foe)


# Damage


async def damage_phase(t: MageKnight, seat: int) -> None:
    """All that was not blocked must be assigned; then summoned monsters vanish."""
    t.turn.stage = "damage"
    while attacking(t) and not fighting(t).skip:
        foe = await choose_foe(t, seat, text("whose-damage"), attacking(t))
        await assign_damage(t, seat, foe)
    for foe in fighting(t).foes:
        if foe.summoned is not None:
            discard_enemy(t, foe.summoned)
            foe.summoned = None


def damage_of(foe: Foe) -> int:
    enemy = fighter(foe)
    return enemy.attack * (2 if "brutal" in enemy.abilities else 1)


async def assign_damage(t: MageKnight, seat: int, foe: Foe) -> None:
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
                hint=text("armor-hint", n=unit_armor(t.turn, unit)),
            )
            for i, unit in enumerate(units)
            if not unit.wounds and not unit.hit and (fighting(t).units or unit.bonded)
        ]
        label = text("hero-takes", n=hero_wounds(t, seat, left))
        options.append(Option("hero", label, TakeDamage(foe.fighter, left)))
        chosen = await decide(seat, text("assign-damage", n=left, enemy=foe.fighter), options)
        if chosen.unit is None:
            hero_hit(t, seat, foe, left)
            return
        left = unit_hit(t, seat, foe, units[chosen.unit], left)


def unit_armor(turn: Turn, unit: Unit) -> int:
    """The armor of a unit in a turn of its hero, with banners and what a duel has taken from it."""
    banner = unit.banner in ("banner-of-glory", "banner-of-protection")
    return max(LEAST_ARMOR, unit.data.armor + banner + turn.has(Glory) - unit.lowered)


def unit_resists(unit: Unit, element: str) -> bool:
    own = resistances(unit)
    return {"fire", "ice"} <= own if element == "coldfire" else element in own


def unit_hit(t: MageKnight, seat: int, foe: Foe, unit: Unit, damage: int) -> int:
    """A unit takes damage; what is left of it. One that resists takes its armor off first."""
    enemy = fighter(foe)
    unit.hit = True
    if unit_resists(unit, enemy.element):
        damage -= unit_armor(t.turn, unit)
        if damage <= 0:
            t.tell("unit-shrugs", seat=seat, unit=unit.key)
            return 0
    absorbed = unit_armor(t.turn, unit)
    if "paralyze" in enemy.abilities:
        t.tell("unit-destroyed", seat=seat, unit=unit.key)
        lose_unit(t, seat, unit)
    else:
        unit.wounds += 2 if "poison" in enemy.abilities else 1
        t.tell("unit-wounded", seat=seat, unit=unit.key)
    return damage - absorbed


def hero_wounds(t: MageKnight, seat: int, damage: int) -> int:
    return -(-damage // t.heroes[seat].stats.armor)


def hero_hit(t: MageKnight, seat: int, foe: Foe, damage: int) -> None:
    """A wound for each time that the damage holds the hero's armor, rounded up."""
    wounds = hero_wounds(t, seat, damage)
    t.tell("hero-wounded", seat=seat, n=wounds, enemy=foe.fighter)
    wound(t, seat, wounds)
    if "poison" in fighter(foe).abilities:
        poison(t, seat, wounds)
    if "paralyze" in fighter(foe).abilities:
        t.tell("paralyzed", seat=seat)
        lose_hand(t, seat)
