"""Operations that touch enemies in combat."""

from __future__ import annotations

from msgspec.structs import replace

from games.core import Option, text
from games.mageknight.data import WOUND
from games.mageknight.effects import more_operations as more
from games.mageknight.effects import operations as ops
from games.mageknight.effects.language import IN_COMBAT, Cause, choice, in_stage, operation
from games.mageknight.effects.operations import Effect
from games.mageknight.effects.points import add_attack, add_block
from games.mageknight.effects.rivals import hold_back, weaken, weakens
from games.mageknight.modifiers import AllColdFire, AllSiege, NoSiteWalls
from games.mageknight.rules.asks import decide, pick_cards
from games.mageknight.rules.combat.enemies import (
    attacking,
    choose_foe,
    fell,
    fighting,
    fortifications,
    immune,
    resists,
    standing_foes,
)
from games.mageknight.rules.combat.rival import choose_unit_of_rival, contributing, opponents
from games.mageknight.rules.hero import discard
from games.mageknight.table import Foe, MageKnight, attack_kind, attacks_of


async def target(t: MageKnight, seat: int, foes: list[Foe]) -> Foe:
    """Whom of several an effect shall touch."""
    foe = await choose_foe(t, seat, text("choose-enemy"), foes)
    if len(fighting(t).foes) > 1:
        t.tell("aims-at", seat=seat, enemy=text("the-enemy", enemy=foe.fighter))
    return foe


def aims(t: MageKnight, o: ops.EnemyMod, c: Cause) -> list[Foe]:
    """The enemies that a special effect can touch, and would change."""
    found = [foe for foe in standing_foes(t) if not immune(foe, c.color)]
    if o.target == "one_unfortified":
        found = [foe for foe in found if not fortifications(t, foe)]
    alters = o.destroy or o.lose or o.lower or o.lower_per_resistance
    holds = o.no_attack and t.turn.stage != "attack"
    # While a summoned monster is there, nothing reaches its summoner; it can only be held back.
    return [
        foe
        for foe in found
        if (alters and not foe.summoned) or (holds and not foe.idle and not foe.blocked)
    ]


def mod_fits(t: MageKnight, o: ops.EnemyMod, c: Cause) -> bool:
    """There must be somebody to aim at, unless the card does something else as well."""
    if t.duel is not None:
        return weakens(t, o, c)
    return IN_COMBAT(t, o, c) and (o.extra or bool(aims(t, o, c)))


@operation(ops.EnemyMod, mod_fits)
async def enemy_mod(t: MageKnight, o: ops.EnemyMod, c: Cause) -> None:
    """Lower armor, take abilities away, hold back or destroy: one enemy, or all."""
    if t.duel is not None:
        await weaken(t, o, c)
        return
    foes = aims(t, o, c)
    if o.target in ("one", "one_unfortified") and foes:
        foes = [await target(t, c.seat, foes)]
    for foe in foes:
        if o.destroy:
            fell(t, foe)
            continue
        foe.idle = foe.idle or o.no_attack
        if foe.summoned:
            continue
        lowered = o.lower + o.lower_per_resistance * len(resists(foe))
        if fortifications(t, foe) and o.lower_fortified is not None:
            lowered = o.lower_fortified
        foe.lowered += lowered
        foe.lost += o.lose


@operation(ops.CancelEnemyAttack, in_stage("block"))
async def cancel_enemy_attack(t: MageKnight, o: ops.CancelEnemyAttack, c: Cause) -> None:
    if t.duel is not None:
        hold_back(t, await choose_unit_of_rival(t, c.seat, contributing(t)))
        return
    foe = await target(t, c.seat, attacking(t))
    foe.idle = True


@operation(ops.IgnoreSiteFortification, IN_COMBAT)
async def demolish(t: MageKnight, o: ops.IgnoreSiteFortification, c: Cause) -> None:
    t.turn.modifiers.append(NoSiteWalls())


def can_skip(t: MageKnight, o: ops.SkipPhases, c: Cause) -> bool:
    """Wings of Night need a move point, left from the movement, for each enemy.

    In a duel one attack is canceled, when it has come.
    """
    stages = ("block",) if t.duel is not None else ("ranged", "block")
    if t.turn.stage not in stages or fighting(t).skip:
        return False
    return not o.wings or fighting(t).move_left >= enemies(t)


def enemies(t: MageKnight) -> int:
    """How many they are, for effects that count them."""
    return len(standing_foes(t)) if t.duel is None else opponents(t)


def can_be_held(t: MageKnight) -> bool:
    """Whether somebody attacks who could be kept from it."""
    return bool(attacking(t) if t.duel is None else contributing(t))


@operation(ops.SkipPhases, can_skip)
async def skip_phases(t: MageKnight, o: ops.SkipPhases, c: Cause) -> None:
    fighting(t).skip = True


# What a successful block brings


@operation(ops.NotSwift, in_stage("block"))
async def utem_guardsmen(t: MageKnight, o: ops.NotSwift, c: Cause) -> None:
    fighting(t).shield.not_swift = True


@operation(ops.WeakenBlocked, in_stage("block"))
async def ice_shield(t: MageKnight, o: ops.WeakenBlocked, c: Cause) -> None:
    fighting(t).shield.weakens += o.n


@operation(ops.CounterAttack, in_stage("block"))
async def burning_shield(t: MageKnight, o: ops.CounterAttack, c: Cause) -> None:
    fighting(t).shield.counters += 1


@operation(ops.DestroyBlocked, in_stage("block"))
async def exploding_shield(t: MageKnight, o: ops.DestroyBlocked, c: Cause) -> None:
    fighting(t).shield.destroys = True


@operation(ops.ColdToughness, in_stage("block"))
async def cold_toughness(t: MageKnight, o: ops.ColdToughness, c: Cause) -> None:
    """The block grows by the icons of the enemy that it is used against."""
    add_block(t, o.n, "ice", c)
    fighting(t).shield.per_icon += 1


# Attacks of their own kind


@operation(ops.AttackScaled, in_stage("attack"))
async def flame_wave(t: MageKnight, o: ops.AttackScaled, c: Cause) -> None:
    add_attack(t, o.n + o.per * enemies(t), "melee", o.element, c)


@operation(ops.BlockScaled, in_stage("block"))
async def flame_wave_block(t: MageKnight, o: ops.BlockScaled, c: Cause) -> None:
    add_block(t, o.n + o.per * enemies(t), o.element, c)


@choice(ops.PushLuckAttack, in_stage("ranged", "attack"))
async def horn_of_wrath(t: MageKnight, o: ops.PushLuckAttack, c: Cause) -> Effect:
    """Each point more is a roll, and red or black a wound."""
    options = [Option(str(n), text("more", n=n), n) for n in range(o.most + 1)]
    extra = await decide(c.seat, text("push-luck"), options)
    return [
        ops.Attack(o.n + extra, "siege"),
        ops.RollDie(extra, o.wound_on),
    ]


@choice(ops.DiscardForAttacks, in_stage("attack"))
async def sword_of_justice(t: MageKnight, o: ops.DiscardForAttacks, c: Cause) -> Effect:
    cards = [card for card in t.heroes[c.seat].hand if card != WOUND]
    if not cards:
        return []
    each = o.each
    chosen = await pick_cards(c.seat, text("discard-for-attack", n=each.n), cards)
    return [ops.DiscardThese(chosen), replace(each, n=each.n * len(chosen))]


@operation(ops.DiscardThese)
async def discard_these(t: MageKnight, o: ops.DiscardThese, c: Cause) -> None:
    for card in o.cards:
        discard(t, c.seat, card)


def gathered_as(t: MageKnight, reach: str | None = None, element: str | None = None) -> None:
    """What was played before it changes too."""
    combat = fighting(t)
    before, combat.attack = combat.attack, {}
    for far, kind, n in attacks_of(before):
        key = attack_kind(reach or far, element or kind)
        combat.attack[key] = combat.attack.get(key, 0) + n


@operation(more.AllColdFire, in_stage("ranged", "attack"))
async def all_cold_fire(t: MageKnight, o: more.AllColdFire, c: Cause) -> None:
    t.turn.modifiers.append(AllColdFire())
    gathered_as(t, element="coldfire")


@operation(more.AllSiege, in_stage("ranged"))
async def all_siege(t: MageKnight, o: more.AllSiege, c: Cause) -> None:
    t.turn.modifiers.append(AllSiege())
    gathered_as(t, reach="siege")


@operation(ops.DoubleAttacks, IN_COMBAT)
async def double_attacks(t: MageKnight, o: ops.DoubleAttacks, c: Cause) -> None:
    fighting(t).doubled = True
