"""One attack of a duel: what is thrown into it, what blocks it, and what comes through."""

from __future__ import annotations

from games.core import Option, Text, V, text
from games.mageknight.data import DATA, WOUND, sorted_cards
from games.mageknight.effects.texts import attack_text, gathered
from games.mageknight.modifiers import UnitsSafe
from games.mageknight.options import (
    Action,
    CounterAttack,
    Done,
    DriveOut,
    MoveIntoAttack,
    Steal,
    Strike,
    WoundHero,
    WoundUnit,
)
from games.mageknight.rules.asks import decide
from games.mageknight.rules.cards import help_with, helpers
from games.mageknight.rules.combat.damage import unit_armor, unit_resists
from games.mageknight.rules.combat.enemies import ATTACK_COLORS, fighting
from games.mageknight.rules.combat.phases import EFFICIENT_BLOCKS, conversions, convert
from games.mageknight.rules.combat.rival import (
    IMMUNE,
    choose_unit_of_rival,
    contributing,
    dueling,
    rival,
    walled,
    wound_unit,
)
from games.mageknight.rules.hero import wound
from games.mageknight.rules.land.movement import safe
from games.mageknight.rules.units import resistances
from games.mageknight.table import MageKnight, Shield, Unit, attack_kind, attacks_of

ARTIFACT = 5  # damage to steal one


def act_as(t: MageKnight, place: int) -> None:
    """Lay the turn and the combat of one side on the table.

    All that is played takes its points and mana from `t.turn` and `t.combat`. Both heroes play in
    a duel, so each has a turn and a combat of their own, and they change places when the other
    acts: no card has to know that it is not the turn of who plays it.
    """
    duel = dueling(t)
    duel.acting = place
    t.turn, t.combat = duel.sides[place].turn, duel.sides[place].combat


async def choose(t: MageKnight, prompt: Text, options: list[Option[V]]) -> V:
    """What the one who acts does next.

    A lone option is taken unasked only from who has visibly nothing: else the other would learn
    from it what they do not hold.
    """
    hand = t.heroes[t.acting].hand
    helpless = not hand or (fighting(t).out and all(card == WOUND for card in hand))
    return await decide(t.acting, prompt, options, always=not helpless)


# The attack


async def gather(t: MageKnight, attacker: int) -> bool:
    """Attacks add up until they are launched; False for a pass."""
    duel = dueling(t)
    duel.attacker = attacker
    act_as(t, attacker)
    ranged = duel.phase == "ranged"
    t.turn.stage = "ranged" if ranged else "attack"
    while True:
        strength = sum(worth(t).values())
        options: list[Option[Action]] = [
            *conversions(t),
            *helpers(t, t.acting),
        ]
        if strength:
            options.insert(0, Option("strike", text("duel-strike", n=strength), Strike()))
        lost = text("unspent-strike", n=strength) if strength else None
        options.append(Option("pass", text("duel-pass"), Done(), idle=True, warning=lost))
        sums = gathered(t) or [text("sum-nothing")]
        against = text("player", seat=rival(t).seat)
        key = "duel-ranged" if ranged else "duel-melee"
        match await choose(t, text(key, rival=against, sums=sums), options):
            case Strike():
                strikes = True
                break
            case Done():
                strikes = False
                break
            case MoveIntoAttack() | CounterAttack() as conversion:
                convert(t, t.acting, conversion)
            case help_:
                await help_with(t, t.acting, help_)
    if strikes:
        duel.attack = worth(t)
        for share in fighting(t).shares:
            share.n *= 2 if t.doubles(share.element) else 1
        t.tell("duel-strikes", seat=t.acting, sums=attack_texts(duel.attack))
    else:
        t.tell("duel-passes", seat=t.acting)
        fighting(t).shares.clear()
    fighting(t).attack.clear()
    return strikes


def worth(t: MageKnight) -> dict[str, int]:
    """The attacks played so far, as they count: through walls only those of a siege."""
    return {
        attack_kind(reach, element): 2 * n if t.doubles(element) else n
        for reach, element, n in attacks_of(fighting(t).attack)
        if n and not (reach == "ranged" and walled(t))
    }


def attack_texts(attack: dict[str, int]) -> list[str | int | Text]:
    return [attack_text(n, reach, element) for reach, element, n in attacks_of(attack) if n]


def elements(t: MageKnight) -> list[str]:
    """The elements of the attack that was launched."""
    return sorted({element for _, element, n in attacks_of(dueling(t).attack) if n})


# The block


async def parry(t: MageKnight, blocker: int) -> None:
    """Blocks take off what they can; the rest is damage."""
    duel = dueling(t)
    act_as(t, blocker)
    t.turn.stage = "block"
    combat = fighting(t)
    duel.left = left(t)
    while duel.left:
        options: list[Option[Action]] = [*helpers(t, t.acting)]
        options.append(Option("done", text("duel-take", n=duel.left), Done(), idle=True))
        attack, sums = attack_texts(duel.attack), gathered(t) or [text("sum-nothing")]
        prompt = text("duel-block", attack=attack, sums=sums, n=duel.left)
        chosen = await choose(t, prompt, options)
        if isinstance(chosen, Done):
            break
        await help_with(t, t.acting, chosen)
        duel.left = 0 if combat.skip else left(t)
    t.tell("duel-blocks", seat=t.acting, n=duel.left)
    shield, combat.shield = combat.shield, Shield()
    if not duel.left and not combat.skip:
        await strike_back(t, shield)
    combat.skip = False
    combat.block.clear()


def left(t: MageKnight) -> int:
    return max(0, sum(dueling(t).attack.values()) - block_value(t))


def block_value(t: MageKnight) -> int:
    """Efficient against one element is efficient; arrows are twice as hard to stop."""
    combat = fighting(t)
    colors = sum(ATTACK_COLORS[element] for element in elements(t))
    efficient = inefficient = 0
    for block, n in combat.block.items():
        value = n + (combat.shield.per_icon * colors if block == "ice" else 0)
        if any(block in EFFICIENT_BLOCKS[element] for element in elements(t)):
            efficient += value
        else:
            inefficient += value
    value = efficient + inefficient // 2
    swift = dueling(t).phase == "ranged" and not combat.shield.not_swift
    return value // 2 if swift else value


async def strike_back(t: MageKnight, shield: Shield) -> None:
    """What a block does that has stopped the whole attack: to a unit that had part in it."""
    fighting(t).counters += shield.counters
    if shield.weakens:
        unit = await blocked_unit(t, "blue")
        if unit is not None:
            unit.lowered += shield.weakens
    if shield.destroys:
        unit = await blocked_unit(t, "red")
        if unit is not None:
            wound_unit(t, unit)


async def blocked_unit(t: MageKnight, color: str) -> Unit | None:
    units = [
        unit
        for unit in contributing(t)
        if not unit.wounds and IMMUNE[color] not in resistances(unit)
    ]
    return await choose_unit_of_rival(t, t.acting, units) if units else None


# The damage


async def assign(t: MageKnight, attacker: int) -> None:
    """Who has struck deals it out; what is not enough for anything is lost."""
    duel = dueling(t)
    while True:
        act_as(t, 1 - attacker)  # whose armor it is
        options: list[Option[Action]] = [*wounds(t, t.acting)]
        act_as(t, attacker)
        t.turn.stage = "damage"
        if duel.phase == "melee":
            options += [*thefts(t), *drives(t)]
        if not options:
            return
        lost = text("unspent-damage", n=duel.left)
        options.append(Option("done", text("duel-spare"), Done(), idle=True, warning=lost))
        chosen = await decide(t.acting, text("duel-damage", n=duel.left), options)
        match chosen:
            case WoundUnit(place, cost):
                duel.left -= cost
                wound_unit(t, t.heroes[rival(t).seat].units[place])
            case WoundHero(n, cost):
                duel.left -= cost
                t.tell("duel-hero-wounded", seat=t.acting, n=n)
                wound(t, rival(t).seat, n)
            case Steal(card, cost):
                duel.left -= cost
                steal(t, card)
            case DriveOut(space, cost):
                duel.left -= cost
                drive_out(t, space)
                return
            case _:
                return


def wounds(t: MageKnight, victim: int) -> list[Option[Action]]:
    """Units and hero, each for its armor: twice that of a unit that resists one of the elements."""
    hero, damage = t.heroes[victim], dueling(t).left
    options: list[Option[Action]] = []
    for i, unit in enumerate(hero.units):
        resisting = any(unit_resists(unit, element) for element in elements(t))
        cost = unit_armor(t.turn, unit) * (2 if resisting else 1)
        if not unit.wounds and cost <= damage and not t.turn.has(UnitsSafe):
            label = text("duel-wound-unit", place=i + 1, unit=unit.key, cost=cost)
            options.append(Option(f"w.{i + 1}", label, WoundUnit(i, cost)))
    most = damage // hero.stats.armor
    for n in sorted({1, most} if most else set()):
        cost = n * hero.stats.armor
        label = text("duel-wound-hero", n=n, cost=cost)
        options.append(Option(f"hero.{n}", label, WoundHero(n, cost)))
    return options


def loot(t: MageKnight) -> list[str]:
    """The artifacts of the other that lie open: played, discarded, or borne by the wounded."""
    hero = t.heroes[rival(t).seat]
    banners = [unit.banner for unit in hero.units if unit.wounds and unit.banner]
    cards = [*hero.discard, *hero.played, *banners]
    return sorted_cards(c for c in cards if c != WOUND and DATA.card[c].kind == "artifact")


def thefts(t: MageKnight) -> list[Option[Action]]:
    if dueling(t).left < ARTIFACT:
        return []
    return [
        Option(f"steal.{card}", text("duel-steal", card=card, cost=ARTIFACT), Steal(card, ARTIFACT))
        for card in loot(t)
    ]


def steal(t: MageKnight, card: str) -> None:
    hero = t.heroes[rival(t).seat]
    for pile in (hero.discard, hero.played):
        if card in pile:
            pile.remove(card)
            break
    else:
        next(unit for unit in hero.units if unit.banner == card).banner = None
    t.heroes[t.acting].discard.append(card)
    owner = text("player", seat=rival(t).seat)
    t.tell("duel-steals", seat=t.acting, card=card, rival=owner, detail=False)


def drives(t: MageKnight) -> list[Option[Action]]:
    """The safe spaces around to which the damage would drive the other."""
    victim = rival(t).seat
    options: list[Option[Action]] = []
    for space in t.around(t.space(victim)):
        cost = DATA.cost[space.terrain, t.night]
        if cost is not None and cost <= dueling(t).left and safe(t, victim, space):
            label = text("duel-drive", space=space.key, terrain=space.terrain, cost=cost)
            options.append(Option(f"drive.{space.key}", label, DriveOut(space.key, cost)))
    return options


def drive_out(t: MageKnight, space: str) -> None:
    duel = dueling(t)
    duel.pushed = 1 - duel.acting
    side = duel.sides[duel.pushed]
    t.put_hero(side.seat, space)
    side.turn.path = [space]
    t.tell("duel-drives", seat=t.acting, space=space)
