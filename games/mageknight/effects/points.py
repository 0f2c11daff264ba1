"""Operations that give points, mana, cards, fame or wounds."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.core import text
from games.mageknight.data import BASIC, COLORS, DATA, WOUND
from games.mageknight.effects import more_operations as more
from games.mageknight.effects import operations as ops
from games.mageknight.effects.language import (
    MOVING,
    QUIET,
    Cause,
    always,
    as_block,
    choice,
    fits,
    in_stage,
    operation,
)
from games.mageknight.effects.operations import Effect
from games.mageknight.modifiers import (
    AllColdFire,
    AllSiege,
    Ambush,
    Glory,
    InfluenceAsBlock,
    LaterGain,
    Leadership,
    UnitsStronger,
)
from games.mageknight.rules.asks import pick_card
from games.mageknight.rules.combat.enemies import fighting
from games.mageknight.rules.hero import change_track, discard, draw_cards, wound
from games.mageknight.rules.mana import choose_color, gain_crystal, gain_token, random_crystal, roll
from games.mageknight.table import MageKnight, Share, attack_kind

LEADERSHIP = {"block": 3, "melee": 2, "ranged": 1}


@operation(ops.Move, MOVING)
async def move(t: MageKnight, o: ops.Move, c: Cause) -> None:
    t.turn.moving = True
    t.turn.move += o.n + c.take_bonus()


@operation(ops.Influence, lambda t, o, c: t.turn.stage == "interact" or as_block(t))
async def influence(t: MageKnight, o: ops.Influence, c: Cause) -> None:
    if as_block(t):
        add_block(t, o.n, t.turn.of(InfluenceAsBlock)[-1].element, c)
    else:
        t.turn.influence += o.n + c.take_bonus()


@choice(more.InNeed, lambda t, o, c: fits(t, [ops.Influence(o.n)], c))
async def in_need(t: MageKnight, o: more.InNeed, c: Cause) -> Effect:
    """The more wounds in the hand and on units, the more people help."""
    hero = t.heroes[c.seat]
    wounds = hero.wounds + sum(unit.wounds for unit in hero.units)
    return [ops.Influence(o.n + o.per * wounds)]


@operation(ops.Heal, QUIET)
async def heal(t: MageKnight, o: ops.Heal, c: Cause) -> None:
    t.turn.heal += o.n


@operation(ops.Draw)
async def draw(t: MageKnight, o: ops.Draw, c: Cause) -> None:
    draw_cards(t, c.seat, o.n)


def attack_stage(t: MageKnight, o: ops.Attack, c: Cause) -> bool:
    if o.reach == "melee" and not t.turn.has(AllSiege):
        return t.turn.stage == "attack"
    return t.turn.stage in ("ranged", "attack")


@operation(ops.Attack, attack_stage)
async def attack(t: MageKnight, o: ops.Attack, c: Cause) -> None:
    add_attack(t, o.n, o.reach, o.element, c)


def add_attack(t: MageKnight, n: int, reach: str, element: str, c: Cause) -> None:
    combat = fighting(t)
    n += c.take_bonus() + unit_bonus(t, reach, c) + ambush(t, "attack", c)
    reach = "siege" if t.turn.has(AllSiege) else reach
    element = "coldfire" if t.turn.has(AllColdFire) else element
    kind = attack_kind(reach, element)
    combat.attack[kind] = combat.attack.get(kind, 0) + n
    share(t, c, kind, element, n)


@operation(ops.Block, in_stage("block"))
async def block(t: MageKnight, o: ops.Block, c: Cause) -> None:
    add_block(t, o.n, o.element, c)


def add_block(t: MageKnight, n: int, element: str, c: Cause) -> None:
    combat = fighting(t)
    n += c.take_bonus() + unit_bonus(t, "block", c) + ambush(t, "block", c)
    combat.block[element] = combat.block.get(element, 0) + n
    share(t, c, element, element, n)


def share(t: MageKnight, c: Cause, kind: str, element: str, n: int) -> None:
    """A duel must know what each unit has brought: the other may hold it back."""
    if t.duel is not None and c.unit is not None:
        fighting(t).shares.append(Share(c.unit, kind, element, n))


def unit_bonus(t: MageKnight, how: str, c: Cause) -> int:
    """What Leadership and the Banner of Glory add when a unit fights; the banner brings fame."""
    if c.unit is None:
        return 0
    bonus = 0
    if t.turn.has(Glory) or c.unit.banner == "banner-of-glory":
        t.gain_fame(c.seat, 1)
        bonus += 1
    if t.turn.has(Leadership) and how in LEADERSHIP:
        t.turn.drop(Leadership)
        bonus += LEADERSHIP[how]
    return bonus + sum(heat.n for heat in t.turn.of(UnitsStronger))


def ambush(t: MageKnight, how: str, c: Cause) -> int:
    """What Ambush adds to the first card that attacks or blocks."""
    if c.key not in DATA.card or not t.turn.has(Ambush):
        return 0
    waiting = t.turn.of(Ambush)
    t.turn.drop(Ambush)
    return sum(some.attack if how == "attack" else some.block for some in waiting)


@operation(ops.Fame)
async def fame(t: MageKnight, o: ops.Fame, c: Cause) -> None:
    now_or_later(t, "fame", o, c)


@operation(ops.Reputation)
async def reputation(t: MageKnight, o: ops.Reputation, c: Cause) -> None:
    now_or_later(t, "reputation", o, c)


def now_or_later(t: MageKnight, track: str, o: ops.Fame | ops.Reputation, c: Cause) -> None:
    if o.when == "end_turn" or o.per:
        t.turn.modifiers.append(LaterGain(track, o.n, o.per))
    else:
        change_track(t, c.seat, track, o.n)


@operation(ops.TakeWound)
async def take_wound(t: MageKnight, o: ops.TakeWound, c: Cause) -> None:
    wound(t, c.seat, o.n)


@operation(ops.GainMana)
async def gain_mana(t: MageKnight, o: ops.GainMana, c: Cause) -> None:
    assert isinstance(o.color, str)  # the choice has been made
    gain_token(t, o.color, o.n)


@operation(ops.GainCrystal)
async def gain_a_crystal(t: MageKnight, o: ops.GainCrystal, c: Cause) -> None:
    assert isinstance(o.color, str)
    for _ in range(o.n):
        gain_crystal(t, c.seat, o.color, told=True)


@choice(ops.GainMana, always)
async def which_mana(t: MageKnight, o: ops.GainMana, c: Cause) -> Effect:
    return [replace(o, color=await one_color(c.seat, o.color, "mana"))]


@choice(ops.GainCrystal, always)
async def which_crystal(t: MageKnight, o: ops.GainCrystal, c: Cause) -> Effect:
    return [replace(o, color=await one_color(c.seat, o.color, "crystal"))]


async def one_color(seat: int, wanted: str | Sequence[str], use: str) -> str:
    """A color as an operation names it: one, one of a list, any basic, any."""
    if isinstance(wanted, str):
        if wanted in COLORS:
            return wanted
        wanted = BASIC if wanted == "any_basic" else COLORS
    return await choose_color(seat, wanted, use)


def discardable(t: MageKnight, o: ops.DiscardCost, c: Cause) -> list[str]:
    hand = t.heroes[c.seat].hand
    return [card for card in hand if (card == WOUND) == (o.what == "wound")]


@operation(ops.DiscardCost, lambda t, o, c: len(discardable(t, o, c)) >= o.n)
async def discard_cost(t: MageKnight, o: ops.DiscardCost, c: Cause) -> None:
    for _ in range(o.n):
        card = await pick_card(c.seat, text("discard"), discardable(t, o, c))
        discard(t, c.seat, card)


# Chance


@operation(ops.RollDie)
async def roll_die(t: MageKnight, o: ops.RollDie, c: Cause) -> None:
    """Each roll of a wrong color wounds."""
    for _ in range(o.n):
        face = roll(t)
        t.tell("rolls", seat=c.seat, color=face)
        if face in o.wound_on:
            wound(t, c.seat)


@operation(ops.RandomCrystals)
async def random_crystals(t: MageKnight, o: ops.RandomCrystals, c: Cause) -> None:
    for _ in range(o.n):
        color = await random_crystal(t, c.seat)
        if color is not None:
            gain_crystal(t, c.seat, color)
