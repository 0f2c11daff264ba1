"""What cards and skills change about the rules until the end of a turn.

What has happened in a turn is its state, in `table.Turn`; a modifier is a rule that holds until it
ends, or until it has been used up.
"""

from __future__ import annotations

from typing import TypeAlias, TypeVar

import msgspec


class _Modifier(msgspec.Struct, tag=True):
    pass


# The land


class TerrainCost(_Modifier):
    """Some terrains cost something else."""

    terrains: list[str]
    fixed: int | None = None
    add: int = 0
    least: int = 0


class OpenTerrain(_Modifier):
    """A terrain that nobody can enter otherwise, and what it costs."""

    terrain: str
    cost: int


class Unprovoking(_Modifier):
    """Rampaging enemies are not provoked."""


class SpaceBending(_Modifier):
    """Spaces two steps away are next to the hero."""


class TimeBending(_Modifier):
    """Played cards come back to the hand, and another turn follows."""


class NightSight(_Modifier):
    """By night the hero sees as by day."""


# Mana


class EndlessMana(_Modifier):
    color: str


class UsableMana(_Modifier):
    """Gold or black, in spite of the hour."""

    color: str


class MoreDice(_Modifier):
    """Dice of the Source beyond the usual one."""

    n: int


class WildDice(_Modifier):
    """Gold and black dice of the Source give any basic color, whatever the hour."""


class CrystalsReturn(_Modifier):
    """Those that are spent come back at the end of the turn."""


class NoDice(_Modifier):
    """The Source is not used: a promise, or a duel that is only half attended."""


class Polarization(_Modifier):
    """One mana may be used as its opposite."""


# Combat


class NoSiteWalls(_Modifier):
    """Sites do not fortify."""


class MoveAsAttack(_Modifier):
    """Move points can become attacks, perhaps ranged ones."""

    ranged: bool


class Glory(_Modifier):
    """The Banner of Glory strengthens all units."""


class Leadership(_Modifier):
    """The next unit to fight is stronger."""


class UnitsStronger(_Modifier):
    """All attacks and blocks of units."""

    n: int


class UnitsSafe(_Modifier):
    """No damage may be assigned to units."""


class AllColdFire(_Modifier):
    """All attacks are Cold Fire."""


class AllSiege(_Modifier):
    """All attacks are Siege."""


class Ambush(_Modifier):
    """The first card to attack or block is stronger."""

    attack: int
    block: int


class InfluenceAsBlock(_Modifier):
    """What gives influence gives a block of this element instead."""

    element: str


# Cards


class ReturnCard(_Modifier):
    """A played card may go back to its deck at the end of the turn, instead of being discarded."""

    card: str
    top: bool


class Learning(_Modifier):
    """An advanced action of the offer may be bought, once."""

    cost: int
    to: str  # hand or discard


class SidewaysBoost(_Modifier):
    """A card that is played sideways is worth more, once."""

    value: int
    color: str | None = None  # one more for an action or spell of this color
    finer: bool = False  # one more for whatever is not a basic action
    wound: bool = False  # lets a wound be played


class MoreCards(_Modifier):
    """Cards to draw beyond the hand limit."""

    n: int


class FameForHealing(_Modifier):
    """So many healing points bring fame."""

    points: int


class CardsForHealing(_Modifier):
    """Wounds of the hand that are healed bring cards."""


class ShedWounds(_Modifier):
    """The wounds of this turn are thrown away at its end."""


class LaterGain(_Modifier):
    """Fame or reputation at the end of the turn."""

    track: str
    steps: int
    per: str = ""  # once, or for each: recruited, defeated, red_spell...


Modifier: TypeAlias = (
    TerrainCost | OpenTerrain | Unprovoking | SpaceBending | TimeBending | NightSight
    | EndlessMana | UsableMana | MoreDice | WildDice | CrystalsReturn | NoDice | Polarization
    | NoSiteWalls | MoveAsAttack | Glory | Leadership | UnitsStronger | UnitsSafe
    | AllColdFire | AllSiege | Ambush | InfluenceAsBlock | ReturnCard | Learning
    | SidewaysBoost | MoreCards | FameForHealing | CardsForHealing | ShedWounds | LaterGain
)  # fmt: skip
ModifierT = TypeVar("ModifierT", bound=_Modifier)
