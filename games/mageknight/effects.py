"""The interpreter of the effect language: what cards, units and skills do.

An effect is a list of operations. Each operation is one small function, registered under its
name; whether it can be used in the present stage of the turn is registered beside it. This module
has the common ones. Those that move a hero are in `travels`, those about enemies in `foes`, about
units in `troops`; what only one card does is in `wonders`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeAlias

from games.core import Option, Text, text
from games.mageknight.asks import decide, pick_card, yes
from games.mageknight.data import BASIC, BEST, COLORS, WORST, WOUND, Fx
from games.mageknight.mana import can_pay, choose_color, gain_crystal, gain_token, pay, roll
from games.mageknight.table import Combat, Hero, MageKnight, Share, Unit
from games.mageknight.words import describe, listed, named, promised, signed, told
from games.mageknight.wounds import wound

COMBAT_STAGES = ("ranged", "block", "attack")
QUIET_STAGES = ("move", "interact", "rest", "after")
STAGES = {  # in which a card or skill with such a symbol may be used
    "special": (*QUIET_STAGES, *COMBAT_STAGES),
    "heal": QUIET_STAGES,
    "move": ("move",),
    "influence": ("interact",),
    "combat": COMBAT_STAGES,
    "banner": (),
}
BOOSTED = ("move", "influence", "attack", "block", "cold_toughness")  # by a bonus
LEADERSHIP = {"block": 3, "melee": 2, "ranged": 1}

Op: TypeAlias = dict[str, Any]


@dataclass
class Cause:
    """Who uses an effect, and what it comes from."""

    seat: int
    key: str  # the card, unit or skill
    color: str | None = None  # against resistance to special effects
    unit: Unit | None = None
    bonus: int = 0  # for the first move, influence, attack or block of it
    owed: tuple[str, ...] = ()  # mana that must be paid before it: when looking ahead

    def take_bonus(self) -> int:
        bonus, self.bonus = self.bonus, 0
        return bonus


Doing: TypeAlias = Callable[[MageKnight, Op, Cause], Awaitable[None]]
Choosing: TypeAlias = Callable[[MageKnight, Op, Cause], Awaitable[Fx]]
Fitting: TypeAlias = Callable[[MageKnight, Op, Cause], bool]
OPS: dict[str, Doing] = {}
CHOICES: dict[str, Choosing] = {}
FITS: dict[str, Fitting] = {}


def always(t: MageKnight, o: Op, c: Cause) -> bool:
    return True


def op(name: str, fits: Fitting = always) -> Callable[[Doing], Doing]:
    def register(function: Doing) -> Doing:
        OPS[name] = function
        FITS[name] = fits
        return function

    return register


def choice(name: str, fits: Fitting) -> Callable[[Choosing], Choosing]:
    """An operation that asks what it shall be, and becomes that."""

    def register(function: Choosing) -> Choosing:
        CHOICES[name] = function
        FITS[name] = fits
        return function

    return register


async def use(t: MageKnight, fx: Fx, c: Cause, doing: Text, does: Text | None = None) -> None:
    """All choices first; then one line tells what is used and what it gives; then it happens.

    `does` is what an effect without a choice is told to do.
    """
    chosen = await settled(t, fx, c)
    effect = does if does is not None and chosen == fx else told(chosen)
    if effect is None:
        t.tell(doing.key, seat=c.seat, **doing.args)
    elif c.bonus and any(o["op"] in BOOSTED for o in chosen):
        t.tell("uses-more", seat=c.seat, doing=doing, effect=effect, n=c.bonus)
    else:
        t.tell("uses", seat=c.seat, doing=doing, effect=effect)
    await resolve(t, chosen, c)


async def settled(t: MageKnight, fx: Fx, c: Cause) -> Fx:
    """An effect with what was chosen in place of its choices."""
    chosen: Fx = []
    for operation in fx:
        if operation["op"] not in CHOICES:
            chosen.append(operation)
        elif fits(t, [operation], c):
            chosen += await CHOICES[operation["op"]](t, operation, c)
    return chosen


async def resolve(t: MageKnight, fx: Fx, c: Cause) -> None:
    """Carry out an effect; without its cost nothing of it happens."""
    for operation in fx:
        if fits(t, [operation], c):
            await OPS[operation["op"]](t, operation, c)
        elif operation["op"] == "discard_cost":
            return


def fits(t: MageKnight, fx: Fx, c: Cause) -> bool:
    """Whether an effect can be used now."""
    return all(FITS[operation["op"]](t, operation, c) for operation in fx)


def timely(t: MageKnight, symbols: Sequence[str]) -> bool:
    """Whether one of the printed symbols allows it in this stage of the turn."""
    return any(t.turn.stage in STAGES[symbol] for symbol in symbols)


def in_stage(*stages: str) -> Fitting:
    return lambda t, o, c: t.turn.stage in stages


QUIET = in_stage(*QUIET_STAGES)
IN_COMBAT = in_stage(*COMBAT_STAGES)
MOVING = in_stage("move")


def fighting(t: MageKnight) -> Combat:
    assert t.combat is not None
    return t.combat


@contextmanager
def laid_down(hero: Hero, card: str) -> Iterator[None]:
    """What could be done if this card were already played, and no more in the hand."""
    place = hero.hand.index(card)
    del hero.hand[place]
    try:
        yield
    finally:
        hero.hand.insert(place, card)


# Points


@op("move", MOVING)
async def move(t: MageKnight, o: Op, c: Cause) -> None:
    t.turn.moving = True
    t.turn.move += o["n"] + c.take_bonus()


@op("influence", in_stage("interact"))
async def influence(t: MageKnight, o: Op, c: Cause) -> None:
    t.turn.influence += o["n"] + c.take_bonus()


@op("heal", QUIET)
async def heal(t: MageKnight, o: Op, c: Cause) -> None:
    t.turn.heal += o["n"]


@op("draw")
async def draw(t: MageKnight, o: Op, c: Cause) -> None:
    draw_cards(t, c.seat, o["n"])


def draw_cards(t: MageKnight, seat: int, n: int) -> int:
    """Cards from the deck, as far as it goes; how many there were."""
    hero = t.heroes[seat]
    drawn = [t.draw(hero.deck) for _ in range(min(n, len(hero.deck)))]
    hero.hand += drawn
    if drawn:
        t.say("draws", to=seat, cards=[text("card", card=card) for card in drawn])
    return len(drawn)


def attack_stage(t: MageKnight, o: Op, c: Cause) -> bool:
    if o.get("range", "melee") == "melee":
        return t.turn.stage == "attack"
    return t.turn.stage in ("ranged", "attack")


@op("attack", attack_stage)
async def attack(t: MageKnight, o: Op, c: Cause) -> None:
    add_attack(t, o["n"], o.get("range", "melee"), o.get("el", "physical"), c)


def add_attack(t: MageKnight, n: int, reach: str, element: str, c: Cause) -> None:
    combat = fighting(t)
    n += c.take_bonus() + unit_bonus(t, reach, c)
    key = f"{reach} {element}"
    combat.attack[key] = combat.attack.get(key, 0) + n
    share(t, c, key, n)


@op("block", in_stage("block"))
async def block(t: MageKnight, o: Op, c: Cause) -> None:
    add_block(t, o["n"], o.get("el", "physical"), c)


def add_block(t: MageKnight, n: int, element: str, c: Cause) -> None:
    combat = fighting(t)
    n += c.take_bonus() + unit_bonus(t, "block", c)
    combat.block[element] = combat.block.get(element, 0) + n
    share(t, c, element, n)


def share(t: MageKnight, c: Cause, kind: str, n: int) -> None:
    """A duel must know what each unit has brought: the other may hold it back."""
    if t.duel is not None and c.unit is not None:
        fighting(t).shares.append(Share(c.unit, kind, n))


def unit_bonus(t: MageKnight, how: str, c: Cause) -> int:
    """What Leadership and the Banner of Glory add when a unit fights; the banner brings fame."""
    if c.unit is None:
        return 0
    bonus = 0
    if t.turn.glory or c.unit.banner == "banner-of-glory":
        t.gain_fame(c.seat, 1)
        bonus += 1
    if t.turn.leadership and how in LEADERSHIP:
        t.turn.leadership = False
        bonus += LEADERSHIP[how]
    return bonus


@op("fame")
async def fame(t: MageKnight, o: Op, c: Cause) -> None:
    now_or_later(t, o, c)


@op("reputation")
async def reputation(t: MageKnight, o: Op, c: Cause) -> None:
    now_or_later(t, o, c)


def now_or_later(t: MageKnight, o: Op, c: Cause) -> None:
    condition = o.get("per") or o.get("cond") or ""
    if o.get("when") == "end_turn" or condition:
        t.turn.later.append((o["op"], o["n"], condition))
    else:
        change_track(t, c.seat, o["op"], o["n"])


def change_track(t: MageKnight, seat: int, track: str, n: int) -> None:
    hero = t.heroes[seat]
    if track == "fame":
        t.gain_fame(seat, n)
    elif n:
        before = hero.reputation
        hero.reputation = max(WORST, min(BEST, before + n))
        if hero.reputation != before:
            change, now = signed(hero.reputation - before), signed(hero.reputation)
            t.tell("reputation", seat=seat, change=change, now=now)


@op("take_wound")
async def take_wound(t: MageKnight, o: Op, c: Cause) -> None:
    wound(t, c.seat, o["n"])


@op("gain_mana")
async def gain_mana(t: MageKnight, o: Op, c: Cause) -> None:
    gain_token(t, o["color"], o["n"])


@op("gain_crystal")
async def gain_a_crystal(t: MageKnight, o: Op, c: Cause) -> None:
    for _ in range(o["n"]):
        gain_crystal(t, c.seat, o["color"], told=True)


@choice("gain_mana", always)
async def which_mana(t: MageKnight, o: Op, c: Cause) -> Fx:
    return [{**o, "color": await one_color(c.seat, o["color"], "mana")}]


@choice("gain_crystal", always)
async def which_crystal(t: MageKnight, o: Op, c: Cause) -> Fx:
    return [{**o, "color": await one_color(c.seat, o["color"], "crystal")}]


async def one_color(seat: int, wanted: str | Sequence[str], use: str) -> str:
    """A colour as an operation names it: one, one of a list, any basic, any."""
    if isinstance(wanted, str):
        if wanted in COLORS:
            return wanted
        wanted = BASIC if wanted == "any_basic" else COLORS
    return await choose_color(seat, wanted, use)


# Control


@choice("choose", lambda t, o, c: any(fits(t, listed(way), c) for way in o["of"]))
async def choose_one(t: MageKnight, o: Op, c: Cause) -> Fx:
    ways = [listed(way) for way in o["of"]]
    options = [
        Option(str(i + 1), promised(t, describe(way), way))
        for i, way in enumerate(ways)
        if fits(t, way, c)
    ]
    chosen = await decide(c.seat, text("choose-effect", source=named(c.key)), options)
    return await settled(t, ways[int(chosen) - 1], c)


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
        options.append(Option(color, text("paid-effect", color=color, effect=effect)))
    color = await decide(c.seat, text("choose-effect", source=named(c.key)), options)
    return [{"op": "pay_mana", "color": color}, ways[color]]


@choice("pay_mana_for_crystal", lambda t, o, c: bool(payable(t, c, o["colors"])))
async def pay_mana_for_crystal(t: MageKnight, o: Op, c: Cause) -> Fx:
    color = await choose_color(c.seat, payable(t, c, o["colors"]), "payment")
    return [{"op": "pay_mana", "color": color}, {"op": "gain_crystal", "color": color, "n": 1}]


@op("pay_mana")
async def pay_mana(t: MageKnight, o: Op, c: Cause) -> None:
    await pay(t, c.seat, [o["color"]])


def discardable(t: MageKnight, o: Op, c: Cause) -> list[str]:
    hand = t.heroes[c.seat].hand
    return [card for card in hand if (card == WOUND) == (o["what"] == "wound")]


@op("discard_cost", lambda t, o, c: len(discardable(t, o, c)) >= o["n"])
async def discard_cost(t: MageKnight, o: Op, c: Cause) -> None:
    for _ in range(o["n"]):
        card = await pick_card(c.seat, text("discard"), discardable(t, o, c))
        discard(t, c.seat, card)


def discard(t: MageKnight, seat: int, card: str) -> None:
    hero = t.heroes[seat]
    hero.hand.remove(card)
    hero.discard.append(card)
    if seat == t.acting:
        t.turn.did = True


# Chance


@op("roll_die")
async def roll_die(t: MageKnight, o: Op, c: Cause) -> None:
    """Each roll of a wrong colour wounds."""
    for _ in range(o["n"]):
        face = roll(t)
        t.tell("rolls", seat=c.seat, color=face)
        if face in o["wound_on"]:
            wound(t, c.seat)


async def random_crystal(t: MageKnight, seat: int) -> str | None:
    """A roll for a crystal: gold is a choice, black is fame instead."""
    face = roll(t)
    t.tell("rolls", seat=seat, color=face)
    if face == "black":
        t.gain_fame(seat, 1)
        return None
    return await choose_color(seat, BASIC, "crystal") if face == "gold" else face


@op("random_crystals")
async def random_crystals(t: MageKnight, o: Op, c: Cause) -> None:
    for _ in range(o["n"]):
        color = await random_crystal(t, c.seat)
        if color is not None:
            gain_crystal(t, c.seat, color)
