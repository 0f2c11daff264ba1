"""Operations that choose, ask for a payment, or depend on something."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Option, text
from games.mageknight.effects import more_operations as more
from games.mageknight.effects import operations as ops
from games.mageknight.effects.language import (
    QUIET,
    Cause,
    choice,
    fits,
    in_stage,
    operation,
    resolve,
    settled,
)
from games.mageknight.effects.operations import AnyOperation, Effect
from games.mageknight.effects.texts import describe, in_vain, named, promised
from games.mageknight.modifiers import InfluenceAsBlock
from games.mageknight.options import EffectChoice
from games.mageknight.rules.asks import decide, yes
from games.mageknight.rules.mana import can_pay, choose_payment, pay, payment
from games.mageknight.table import MageKnight


def choices(t: MageKnight, o: ops.Choose, c: Cause) -> list[Effect]:
    """What may be chosen now; an attack that is weaker in every respect is no choice."""
    fitting = [way for way in o.of if fits(t, way, c)]
    return [way for way in fitting if not any(outdoes(t, other, way) for other in fitting)]


def outdoes(t: MageKnight, effect: Effect, other: Effect) -> bool:
    """Whether an attack does all that another one does, and more."""
    match effect, other:
        case [ops.Attack(n, reach, element)], [ops.Attack(less, short, same)]:
            far = t.turn.stage == "attack" or reach in (short, "siege")
            return n > less and far and element == same
    return False


@choice(ops.Choose, lambda t, o, c: any(fits(t, way, c) for way in o.of))
async def choose_one(t: MageKnight, o: ops.Choose, c: Cause) -> Effect:
    offered = choices(t, o, c)
    options = [
        Option(
            str(i + 1),
            promised(t, describe(way), way),
            EffectChoice(way),
            hint=text("no-effect-now") if in_vain(t, c.seat, way) else None,
        )
        for i, way in enumerate(o.of)
        if way in offered
    ]
    chosen = await decide(c.seat, text("choose-effect", source=named(c.key)), options)
    return await settled(t, chosen.effect, c)


@choice(ops.DayNight, lambda t, o, c: fits(t, o.night if t.dark else o.day, c))
async def day_night(t: MageKnight, o: ops.DayNight, c: Cause) -> Effect:
    """The hour chooses."""
    return await settled(t, o.night if t.dark else o.day, c)


@operation(ops.IfNight)
async def if_night(t: MageKnight, o: ops.IfNight, c: Cause) -> None:
    if t.night:
        await resolve(t, o.then, c)


@operation(ops.IfDay)
async def if_day(t: MageKnight, o: ops.IfDay, c: Cause) -> None:
    if not t.night:
        await resolve(t, o.then, c)


@operation(ops.IfTerrain, QUIET)
async def if_terrain(t: MageKnight, o: ops.IfTerrain, c: Cause) -> None:
    there = t.space(c.seat).terrain == o.terrain
    await resolve(t, o.then if there else o.otherwise, c)


@operation(ops.IfSoleLowestFame)
async def if_sole_lowest_fame(t: MageKnight, o: ops.IfSoleLowestFame, c: Cause) -> None:
    others = [hero.fame for seat, hero in enumerate(t.heroes) if seat != c.seat]
    if all(t.heroes[c.seat].fame < fame for fame in others):
        await resolve(t, o.then, c)


@operation(ops.Optional)
async def optional(t: MageKnight, o: ops.Optional, c: Cause) -> None:
    color = o.cost.color
    if can_pay(t, c.seat, [color]) and await yes(
        c.seat, text("pay-more", color=color), hint=payment(t, c.seat, [color])
    ):
        await pay(t, c.seat, [color])
        t.tell("pays-more", seat=c.seat, color=color)
        await resolve(t, o.then, c)


@choice(ops.OptionalUpgrade, lambda t, o, c: fits(t, [o.base], c))
async def optional_upgrade(t: MageKnight, o: ops.OptionalUpgrade, c: Cause) -> Effect:
    base, more = describe([o.base]), describe([o.upgraded])
    if await yes(c.seat, text("bleed-for-more", base=base, effect=more)):
        return [o.cost, o.upgraded]
    return [o.base]


@operation(
    ops.PlayTiming, lambda t, o, c: t.turn.stage == ("attack" if o.at == "attack" else "ranged")
)
async def play_timing(t: MageKnight, o: ops.PlayTiming, c: Cause) -> None:
    """Some cards wait for the attack phase, or are for the beginning of a combat."""


@choice(more.Diplomacy, in_stage("interact", "block"))
async def diplomacy(t: MageKnight, o: more.Diplomacy, c: Cause) -> Effect:
    """Influence; in combat a block, as what all other cards give that bring influence."""
    if t.turn.stage == "interact":
        return [ops.Influence(o.n)]
    options: list[Option[EffectChoice]] = []
    for element in o.elements:
        way: Effect = [more.InfluenceAsBlock(element), ops.Block(o.n, element)]
        options.append(Option(element, describe(way[1:]), EffectChoice(way)))
    return (await decide(c.seat, text("choose-effect", source=named(c.key)), options)).effect


@operation(more.InfluenceAsBlock)
async def influence_as_block(t: MageKnight, o: more.InfluenceAsBlock, c: Cause) -> None:
    t.turn.modifiers.append(InfluenceAsBlock(o.element))


@choice(more.ColdFire, in_stage("block", "attack"))
async def altem_mages(t: MageKnight, o: more.ColdFire, c: Cause) -> Effect:
    """A blue and a red mana make it stronger, each once."""
    options: list[Option[EffectChoice]] = []
    for colors in ((), ("blue",), ("red",), ("blue", "red")):
        if not can_pay(t, c.seat, [*c.owed, *colors]):
            continue
        n = o.n + o.more * len(colors)
        blocks = t.turn.stage == "block"
        gain = ops.Block(n, "coldfire") if blocks else ops.Attack(n, element="coldfire")
        effect: Effect = [*(ops.PayMana(color) for color in colors), gain]
        paid = payment(t, c.seat, colors)
        key, label = "-".join(colors) or "free", promised(t, describe([gain]), [gain])
        options.append(Option(key, label, EffectChoice(effect), hint=paid))
    return (await decide(c.seat, text("choose-effect", source=named(c.key)), options)).effect


def payable(t: MageKnight, c: Cause, colors: Sequence[str]) -> list[str]:
    """The colors of which one mana can be paid, beside what is owed already."""
    if t.turn.invoked is not None and t.turn.invoked in colors:
        return [t.turn.invoked]
    return [color for color in colors if can_pay(t, c.seat, [*c.owed, color])]


def bought(t: MageKnight, o: ops.PayManaChoice, c: Cause) -> dict[str, AnyOperation]:
    """What the mana of each color would bring now."""
    ways = {color: way for color, way in o.by_color.items() if fits(t, [way], c)}
    return {color: ways[color] for color in payable(t, c, list(ways))}


@choice(ops.PayManaChoice, lambda t, o, c: bool(bought(t, o, c)))
async def pay_mana_choice(t: MageKnight, o: ops.PayManaChoice, c: Cause) -> Effect:
    ways = bought(t, o, c)
    options: list[Option[EffectChoice]] = []
    for color, way in ways.items():
        effect = promised(t, describe([way]), [way])
        label = text("paid-effect", color=color, effect=effect)
        source = payment(t, c.seat, [*c.owed, color])
        options.append(Option(color, label, EffectChoice([way], color), hint=source))
    chosen = await decide(c.seat, text("choose-effect", source=named(c.key)), options)
    assert chosen.color is not None
    return [ops.PayMana(chosen.color), *chosen.effect]


@choice(ops.PayManaForCrystal, lambda t, o, c: bool(payable(t, c, o.colors)))
async def pay_mana_for_crystal(t: MageKnight, o: ops.PayManaForCrystal, c: Cause) -> Effect:
    color = await choose_payment(t, c.seat, payable(t, c, o.colors))
    return [ops.PayMana(color), ops.GainCrystal(1, color)]


@operation(ops.PayMana)
async def pay_mana(t: MageKnight, o: ops.PayMana, c: Cause) -> None:
    await pay(t, c.seat, [o.color])
