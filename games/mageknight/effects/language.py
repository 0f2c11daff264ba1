"""The language of effects: what cards, units and skills do.

An effect is a list of operations, see `operations`. What one does is a small function, registered
for its type; whether it can be used in the present stage of the turn is registered beside it. The
other modules of this folder have these functions: plain points in `points`, choices and conditions
in `control`, those about mana, movement, enemies and units in modules of these names, and what
only one card or skill does in `cards`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from games.core import Text
from games.mageknight.effects import operations as ops
from games.mageknight.effects.base import Operation
from games.mageknight.effects.operations import Effect, OperationT
from games.mageknight.effects.texts import told
from games.mageknight.modifiers import InfluenceAsBlock
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
NO_CARD = ""  # what points come from that no card gave for itself: sideways, or made of others
BOOSTED = (ops.Move, ops.Influence, ops.Attack, ops.Block, ops.ColdToughness)  # by a bonus


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


Doing: TypeAlias = Callable[[MageKnight, OperationT, Cause], Awaitable[None]]
Choosing: TypeAlias = Callable[[MageKnight, OperationT, Cause], Awaitable[Effect]]
Fitting: TypeAlias = Callable[[MageKnight, OperationT, Cause], bool]
OPERATIONS: dict[type[Operation], Doing[Any]] = {}
CHOICES: dict[type[Operation], Choosing[Any]] = {}
FITS: dict[type[Operation], Fitting[Any]] = {}


def always(t: MageKnight, o: Operation, c: Cause) -> bool:
    return True


def operation(
    kind: type[OperationT], fits: Fitting[OperationT] = always
) -> Callable[[Doing[OperationT]], Doing[OperationT]]:
    """What an operation does, and when it can be used."""

    def register(function: Doing[OperationT]) -> Doing[OperationT]:
        OPERATIONS[kind] = function
        FITS[kind] = fits
        return function

    return register


def choice(
    kind: type[OperationT], fits: Fitting[OperationT]
) -> Callable[[Choosing[OperationT]], Choosing[OperationT]]:
    """An operation that asks what it shall be, and becomes that."""

    def register(function: Choosing[OperationT]) -> Choosing[OperationT]:
        CHOICES[kind] = function
        FITS[kind] = fits
        return function

    return register


async def use(t: MageKnight, fx: Effect, c: Cause, doing: Text, does: Text | None = None) -> None:
    """All choices first; then one line tells what is used and what it gives; then it happens.

    `does` is what an effect without a choice is told to do.
    """
    chosen = await settled(t, fx, c)
    effect = does if does is not None and chosen == fx else told(chosen)
    if effect is None:
        t.tell(doing.key, seat=c.seat, detail=True, **doing.args)
    elif c.bonus and any(isinstance(o, BOOSTED) for o in chosen):
        t.tell("uses-more", seat=c.seat, doing=doing, effect=effect, n=c.bonus)
    else:
        t.tell("uses", seat=c.seat, doing=doing, effect=effect)
    await resolve(t, chosen, c)


async def settled(t: MageKnight, fx: Effect, c: Cause) -> Effect:
    """An effect with what was chosen in place of its choices."""
    chosen: Effect = []
    for o in fx:
        if type(o) not in CHOICES:
            chosen.append(o)
        elif fits(t, [o], c):
            chosen += await CHOICES[type(o)](t, o, c)
    return chosen


async def resolve(t: MageKnight, fx: Effect, c: Cause) -> None:
    """Carry out an effect; without its cost nothing of it happens."""
    for o in fx:
        if fits(t, [o], c):
            await OPERATIONS[type(o)](t, o, c)
        elif isinstance(o, ops.DiscardCost):
            return


def fits(t: MageKnight, fx: Effect, c: Cause) -> bool:
    """Whether an effect can be used now."""
    return all(FITS[type(o)](t, o, c) for o in fx)


def timely(t: MageKnight, symbols: Sequence[str]) -> bool:
    """Whether one of the printed symbols allows it in this stage of the turn."""
    if "influence" in symbols and as_block(t):
        return True
    return any(t.turn.stage in STAGES[symbol] for symbol in symbols)


def as_block(t: MageKnight) -> bool:
    """Whether influence is a block now, by Diplomacy."""
    return t.turn.stage == "block" and t.turn.has(InfluenceAsBlock)


def in_stage(*stages: str) -> Fitting[Operation]:
    return lambda t, o, c: t.turn.stage in stages


QUIET = in_stage(*QUIET_STAGES)
IN_COMBAT = in_stage(*COMBAT_STAGES)
MOVING = in_stage("move")
