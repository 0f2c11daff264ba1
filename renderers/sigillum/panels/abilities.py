"""The abilities of a character: which are ready, which are not, and why."""

from __future__ import annotations

from typing import NamedTuple

from games.core import Ask
from games.sigillum.battle import ATTACK, MANEUVER, Beast
from games.sigillum.rules.actions import Ability
from games.sigillum.rules.readiness import Block, Use, blocked
from games.sigillum.view import View
from renderers.kit.cache import cached
from renderers.kit.fonts import label
from renderers.kit.icons import icon
from renderers.kit.panels import plate
from renderers.kit.sketch import Sprite, put
from renderers.sigillum.field.choices import ANY_ABILITY, marked_abilities
from renderers.sigillum.paint import (
    CREAM,
    FADED,
    INK,
    MARK,
    MUTED,
    NUMERALS,
    ready_disc,
    rounds_disc,
    spent_disc,
)

NAMED: tuple[Use, ...] = (ATTACK, 1, 2)  # the abilities that have names
ICONS = {
    Block.WAITING: "hourglass",
    Block.STUNNED: "effect_stun",
    Block.USED: "check",
    Block.SLOWED: "effect_slowness",
    Block.CORE_USED: "cross",
    Block.SILENCED: "effect_silence",
}


class State(NamedTuple):
    """What keeps an ability from being used, for how many rounds, and whether it is marked.

    Idle is one that is ready but finds nothing to be used on.
    """

    block: Block | None
    rounds: int
    choice: bool
    idle: bool


def states(view: View, beast: Beast, ask: Ask | None) -> tuple[State, ...]:
    """Return how it is about the maneuver, and about the abilities that have names."""
    marked = marked_abilities(ask) if ask is not None else frozenset()
    asked = ask is not None and ask.seat == view.seat and ask.prompt.key in ANY_ABILITY
    return tuple(
        _state(beast, use, Ability(beast.key, use) in marked, asked and beast.seat == view.seat)
        for use in (MANEUVER, *NAMED)
    )


def _state(beast: Beast, use: Use, choice: bool, any_ability: bool) -> State:
    block = blocked(beast, use)
    rounds = beast.cooldowns[use - 1] if isinstance(use, int) else None
    if rounds is not None:
        block = Block.COOLING  # that matters also for who is not on the field, or stunned
    able = block not in (Block.WAITING, Block.STUNNED)
    idle = any_ability and block is None and not choice
    return State(block, rounds or 0, choice and able, idle)


def state_disc(state: State, size: int) -> Sprite:
    if state.idle:
        return ready_disc(size)
    if state.block is None:
        return ready_disc(size, "check")
    if state.block is Block.COOLING:
        return rounds_disc(state.rounds, size)
    return spent_disc(size, ICONS[state.block])


@cached
def option_letter(letter: str, choice: bool) -> Sprite:
    """Draw the end of an option's key, as it stands on its button."""
    if not choice:
        return label(letter, 34, FADED, "sans")
    sprite = plate(40, 42, MARK, MARK, 2, 8).copy()
    put(sprite, label(letter, 34, CREAM, "sans"), 20, 21)
    return sprite


def use_sign(use: Use, ready: bool) -> Sprite:
    """Draw what kind of ability it is: swords, or the numeral of a support ability."""
    ink = INK if ready else MUTED
    if isinstance(use, int):
        return label(NUMERALS[use - 1], 30, ink)
    return icon("boot" if use == MANEUVER else "swords", 34, ink)
