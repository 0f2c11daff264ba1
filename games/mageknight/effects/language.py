"""The language of effects: what cards, units and skills do.

An effect is a list of operations. Each operation is one small function, registered under its
name; whether it can be used in the present stage of the turn is registered beside it. The other
modules of this folder have the operations: plain points in `points`, choices and conditions in
`control`, those about mana, movement, enemies and units in modules of these names, and what only
one card or skill does in `cards`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from games.core import Text
from games.mageknight.data import Fx
from games.mageknight.effects.texts import told
from games.mageknight.table import MageKnight, Unit

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
