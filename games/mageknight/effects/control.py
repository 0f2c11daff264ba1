"""Operations that choose, ask for a payment, or depend on something."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Option, text
from games.mageknight.data import Fx
from games.mageknight.effects.language import QUIET, Cause, Op, choice, fits, op, resolve, settled
from games.mageknight.effects.texts import describe, listed, named, promised
from games.mageknight.options import EffectChoice
from games.mageknight.rules.asks import decide, yes
from games.mageknight.rules.mana import can_pay, choose_color, pay
from games.mageknight.table import MageKnight


@choice("choose", lambda t, o, c: any(fits(t, listed(way), c) for way in o["of"]))
async def choose_one(t: MageKnight, o: Op, c: Cause) -> Fx:
    ways = [listed(way) for way in o["of"]]
    options = [
        Option(str(i + 1), promised(t, describe(way), way), EffectChoice(way))
        for i, way in enumerate(ways)
        if fits(t, way, c)
    ]
    chosen = await decide(c.seat, text("choose-effect", source=named(c.key)), options)
    return await settled(t, chosen.effect, c)


@choice("day_night", lambda t, o, c: fits(t, listed(o["night" if t.dark else "day"]), c))
async def day_night(t: MageKnight, o: Op, c: Cause) -> Fx:
    """The hour chooses."""
    return await settled(t, listed(o["night" if t.dark else "day"]), c)


@op("if_night")
async def if_night(t: MageKnight, o: Op, c: Cause) -> None:
    if t.night:
        await resolve(t, listed(o["then"]), c)


@op("if_day")
async def if_day(t: MageKnight, o: Op, c: Cause) -> None:
    if not t.night:
        await resolve(t, listed(o["then"]), c)


@op("if_terrain", QUIET)
async def if_terrain(t: MageKnight, o: Op, c: Cause) -> None:
    there = t.space(c.seat).terrain == o["terrain"]
    await resolve(t, listed(o["then" if there else "else"]), c)


@op("if_sole_lowest_fame")
async def if_sole_lowest_fame(t: MageKnight, o: Op, c: Cause) -> None:
    others = [hero.fame for seat, hero in enumerate(t.heroes) if seat != c.seat]
    if all(t.heroes[c.seat].fame < fame for fame in others):
        await resolve(t, listed(o["then"]), c)


@op("optional")
async def optional(t: MageKnight, o: Op, c: Cause) -> None:
    color = o["cost"]["color"]
    if can_pay(t, c.seat, [color]) and await yes(c.seat, text("pay-more", color=color)):
        await pay(t, c.seat, [color])
        t.tell("pays-more", seat=c.seat, color=color)
        await resolve(t, listed(o["then"]), c)


@choice("optional_upgrade", lambda t, o, c: fits(t, [o["base"]], c))
async def optional_upgrade(t: MageKnight, o: Op, c: Cause) -> Fx:
    base, more = describe([o["base"]]), describe([o["upgraded"]])
    if await yes(c.seat, text("bleed-for-more", base=base, effect=more)):
        return [o["cost"], o["upgraded"]]
    return [o["base"]]


@op("play_timing", lambda t, o, c: t.turn.stage == "attack")
async def play_timing(t: MageKnight, o: Op, c: Cause) -> None:
    """Some spells wait for the attack phase."""


def payable(t: MageKnight, c: Cause, colors: Sequence[str]) -> list[str]:
    """The colours of which one mana can be paid, beside what is owed already."""
    if t.turn.invoked is not None and t.turn.invoked in colors:
        return [t.turn.invoked]
    return [color for color in colors if can_pay(t, c.seat, [*c.owed, color])]


def bought(t: MageKnight, o: Op, c: Cause) -> dict[str, Op]:
    """What the mana of each colour would bring now."""
    ways = {color: way for color, way in o["by_color"].items() if fits(t, [way], c)}
    return {color: ways[color] for color in payable(t, c, list(ways))}


@choice("pay_mana_choice", lambda t, o, c: bool(bought(t, o, c)))
async def pay_mana_choice(t: MageKnight, o: Op, c: Cause) -> Fx:
    ways = bought(t, o, c)
    options = []
    for color, way in ways.items():
        effect = promised(t, describe([way]), [way])
        label = text("paid-effect", color=color, effect=effect)
        options.append(Option(color, label, EffectChoice([way], color)))
    chosen = await decide(c.seat, text("choose-effect", source=named(c.key)), options)
    return [{"op": "pay_mana", "color": chosen.color}, *chosen.effect]


@choice("pay_mana_for_crystal", lambda t, o, c: bool(payable(t, c, o["colors"])))
async def pay_mana_for_crystal(t: MageKnight, o: Op, c: Cause) -> Fx:
    color = await choose_color(c.seat, payable(t, c, o["colors"]), "payment")
    return [{"op": "pay_mana", "color": color}, {"op": "gain_crystal", "color": color, "n": 1}]


@op("pay_mana")
async def pay_mana(t: MageKnight, o: Op, c: Cause) -> None:
    await pay(t, c.seat, [o["color"]])
