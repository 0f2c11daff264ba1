"""Whether an ability is ready, and why not. Whether it finds a target is another question."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from games.sigillum.battle import MANEUVER, Battle, Beast
from games.sigillum.rules.factions import FACTIONS

Use: TypeAlias = str | int  # move, attack, cart, or the number of a support ability


class Block(Enum):
    """What keeps an ability from being used."""

    WAITING = "waiting"  # its bearer is not on the field
    STUNNED = "stunned"
    USED = "used"
    SLOWED = "slowed"
    CORE_USED = "core-used"  # a maneuver excludes an attack, and the reverse, without swiftness
    COOLING = "cooling"
    SILENCED = "silenced"
    CLOSED = "closed"  # the castle has not suffered enough
    BARRED = "barred"  # never on this field


def blocked(me: Beast, use: Use) -> Block | None:
    """Return what keeps a character from using an ability; None if it is ready."""
    if me.hex is None:
        return Block.WAITING
    if me.has("stun"):
        return Block.STUNNED
    if isinstance(use, int):
        if me.cooldowns[use - 1] is not None:
            return Block.COOLING
        return Block.SILENCED if me.has("silence") else None
    if use == MANEUVER:
        used, other = me.maneuvered, me.attacked
    else:
        used, other = me.attacked, me.maneuvered
    if used:
        return Block.USED
    if use == MANEUVER and me.slowed:
        return Block.SLOWED
    return Block.CORE_USED if other and not me.swift else None


def castle_blocked(b: Battle, seat: int, number: int) -> Block | None:
    """Return what keeps a faction castle from using an ability; None if it is ready."""
    faction = b.factions[seat]
    if number == 2 and FACTIONS[faction.key].not_on == b.field_key:
        return Block.BARRED
    if b.strongholds[b.sides[seat]].opened < number:
        return Block.CLOSED
    if faction.cooldowns[number - 1] is not None:
        return Block.COOLING
    return Block.SILENCED if b.event == "silent-bells" else None
