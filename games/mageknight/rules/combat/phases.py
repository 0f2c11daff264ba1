"""Combat with enemies: ranged and siege attacks, block, damage, attack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations

from games.core import Option, Text, text
from games.mageknight.data import DATA
from games.mageknight.effects import operations as ops
from games.mageknight.effects.language import NO_CARD, Cause
from games.mageknight.effects.points import add_attack
from games.mageknight.effects.texts import sums
from games.mageknight.modifiers import FameForHealing, MoveAsAttack
from games.mageknight.options import (
    Action,
    BlockEnemy,
    Conversion,
    CounterAttack,
    Defeat,
    Done,
    MoveIntoAttack,
)
from games.mageknight.rules.asks import decide
from games.mageknight.rules.cards import help_with, helpers, usable_cards
from games.mageknight.rules.combat.damage import damage_of, damage_phase
from games.mageknight.rules.combat.enemies import (
    abilities,
    armor,
    attack_of,
    attacking,
    draw_enemies,
    fame_of,
    fell,
    fighter,
    fighting,
    foe_text,
    foes_text,
    fortifications,
    icons,
    immune,
    number,
    resists,
    standing_foes,
)
from games.mageknight.table import (
    Combat,
    Foe,
    MageKnight,
    Shield,
    attack_kind,
    attacks_of,
)

EFFICIENT_BLOCKS = {
    "physical": ("physical", "fire", "ice", "coldfire"),
    "fire": ("ice", "coldfire"),
    "ice": ("fire", "coldfire"),
    "coldfire": ("coldfire",),
}
BLOCK_EFFECTS = (ops.WeakenBlocked, ops.CounterAttack, ops.DestroyBlocked)
COUNTER = 4  # the fire attack of a Burning Shield that has blocked


async def fight(t: MageKnight, seat: int, foes: list[Foe], units: bool = True) -> Combat:
    """A whole combat; afterwards some of the foes are down."""
    t.turn.acted = True
    t.turn.heal = 0
    t.turn.drop(FameForHealing)
    t.combat = combat = Combat(foes, units=units, move_left=t.turn.move)
    t.turn.stage = "ranged"
    for foe in foes:
        the_enemy = text("the-enemy", enemy=foe.enemy)
        t.tell("faces", seat=seat, enemy=the_enemy, values=foe.enemy)
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
    return combat


# Attacks


async def ranged_phase(t: MageKnight, seat: int) -> None:
    await attacks(t, seat, "to-block")


async def attack_phase(t: MageKnight, seat: int) -> None:
    t.turn.stage = "attack"
    await attacks(t, seat, "end-combat")


async def attacks(t: MageKnight, seat: int, done: str) -> None:
    """Play attacks and name their targets, until nobody is left or the player has done."""
    combat = fighting(t)
    while standing := standing_foes(t):
        if within_reach(t, standing) and attack_value(t, standing) >= armor_of(standing):
            defeat(t, standing)  # nobody would rather spare one of them
            break
        options: list[Option[Action]] = [
            *attack_options(t),
            *conversions(t),
            *helpers(t, seat),
            Option("done", text(done), Done(), idle=True, warning=unspent_attack(t)),
        ]
        match await decide(seat, prompt(t), options):
            case Done():
                break
            case Defeat(places):
                defeat(t, [combat.foes[place] for place in places])
            case MoveIntoAttack() | CounterAttack() as conversion:
                convert(t, seat, conversion)
            case help_:
                await help_with(t, seat, help_, prompt(t))
    combat.attack.clear()


def defeat(t: MageKnight, group: list[Foe]) -> None:
    """One attack; what was not needed of it is lost."""
    for foe in group:
        fell(t, foe)
    fighting(t).attack.clear()


def attack_options(t: MageKnight) -> list[Option[Action]]:
    """The groups of enemies that the attacks played so far would defeat."""
    options: list[Option[Action]] = []
    for group in defeatable(t, fighting(t).attack):
        numbers = [number(t, foe) for foe in group]
        options.append(
            Option(
                f"a.{'+'.join(map(str, numbers))}",
                text("attack-group", foes=[foe_text(t, foe) for foe in group]),
                Defeat(tuple(number - 1 for number in numbers)),
                group=text("group-attack"),
                hint=text("attack-hint", n=attack_value(t, group), armor=armor_of(group)),
            )
        )
    return options


def defeatable(t: MageKnight, attack: Mapping[str, int]) -> list[list[Foe]]:
    """The groups of enemies that such an attack defeats, without those that are part of another
    one: it brings less."""
    foes = [foe for foe in standing_foes(t) if within_reach(t, [foe])]
    most = sum(2 * n if t.doubles(element) else n for _, element, n in attacks_of(attack))
    found: list[list[Foe]] = []
    for size in range(len(foes), 0, -1):
        for some in combinations(foes, size):
            group = list(some)
            total = armor_of(group)
            if (
                total <= most
                and attack_value(t, group, attack) >= total
                and not any(
                    all(any(foe is other for other in larger) for foe in group) for larger in found
                )
            ):
                found.append(group)
    return found


def within_reach(t: MageKnight, foes: list[Foe]) -> bool:
    """Whether attacks of this phase can be aimed at all of them."""
    return t.turn.stage != "ranged" or all(fortifications(t, foe) < 2 for foe in foes)


def armor_of(group: list[Foe]) -> int:
    return sum(armor(foe) for foe in group)


def unspent_attack(t: MageKnight) -> Text | None:
    """Whom the attacks at hand would have defeated, for those who go on without it."""
    now = defeatable(t, fighting(t).attack)
    could = now or defeatable(t, convertible(t))
    if not could:
        return None
    best = max(could, key=lambda group: sum(fame_of(foe) for foe in group))
    return text("unspent-attack", how="now" if now else "could", foes=foes_text(t, best))


def attack_value(t: MageKnight, group: list[Foe], attack: Mapping[str, int] | None = None) -> int:
    """What attacks are worth against a group: those played so far, unless others are given."""
    efficient = inefficient = 0
    walled = t.turn.stage == "ranged" and any(fortifications(t, foe) for foe in group)
    for reach, element, n in attacks_of(fighting(t).attack if attack is None else attack):
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


def convertible(t: MageKnight) -> Mapping[str, int]:
    """The attacks at hand with all that `conversions` would make of the rest."""
    attack = Counter(fighting(t).attack)
    agility, melee = t.turn.of(MoveAsAttack), t.turn.stage == "attack"
    if melee:
        attack[attack_kind("melee", "fire")] += COUNTER * fighting(t).counters
    if agility and melee:
        attack[attack_kind("melee", "physical")] += t.turn.move
    elif any(move.ranged for move in agility):
        attack[attack_kind("ranged", "physical")] += t.turn.move // 2
    return attack


def convert(t: MageKnight, seat: int, chosen: Conversion) -> None:
    match chosen:
        case CounterAttack():
            fighting(t).counters -= 1
            add_attack(t, COUNTER, "melee", "fire", Cause(seat, NO_CARD))
        case MoveIntoAttack(reach):
            t.turn.move -= 1 if reach == "melee" else 2
            add_attack(t, 1, reach, "physical", Cause(seat, NO_CARD))


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
            summoner = text("the-enemy", enemy=foe.enemy)
            summoned = text("the-enemy", enemy=foe.summoned)
            t.tell("summons", seat=seat, enemy=summoner, summoned=summoned)
    while (foes := attacking(t)) and not combat.skip:
        if len(foes) == 1 and stopped(t, foes[0]) and not may_strengthen(t, seat):
            blocks(t, seat, foes[0])
            break
        options: list[Option[Action]] = [
            *block_options(t),
            *helpers(t, seat),
            Option("done", text("to-damage"), Done(), idle=True, warning=unspent_block(t)),
        ]
        match await decide(seat, prompt(t), options):
            case Done():
                break
            case BlockEnemy(place):
                blocks(t, seat, combat.foes[place])
            case help_:
                await help_with(t, seat, help_, prompt(t))
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
        if stopped(t, foe)
    ]


def stopped(t: MageKnight, foe: Foe) -> bool:
    """Whether the blocks played so far are enough."""
    return block_value(t, foe) >= needed(t, foe)


def may_strengthen(t: MageKnight, seat: int) -> bool:
    """Whether a card of the hand would do more to the enemy if it is part of the block."""
    return any(
        isinstance(o, BLOCK_EFFECTS)
        for _, ways in usable_cards(t, seat)
        for way in ways
        for o in way.fx
    )


def unspent_block(t: MageKnight) -> Text | None:
    """Whose attack the blocks at hand would have stopped, for those who go on without it."""
    foes = [foe for foe in attacking(t) if stopped(t, foe)]
    if not foes:
        return None
    return text("unspent-block", foes=foes_text(t, [max(foes, key=damage_of)]))


def needed(t: MageKnight, foe: Foe) -> int:
    swift = "swift" in abilities(foe) and not fighting(t).shield.not_swift
    return attack_of(foe) * (2 if swift else 1)


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
    t.tell("blocks", seat=seat, enemy=text("the-enemy", enemy=foe.fighter))
    shield, combat.shield = combat.shield, Shield()
    combat.block.clear()
    combat.counters += shield.counters
    if foe.summoned:
        return  # whatever becomes of the monster, it is gone after this
    if not immune(foe, "blue"):
        foe.lowered += shield.weakens
    if shield.destroys and not immune(foe, "red"):
        fell(t, foe)
