"""The operations of the advanced actions 17 to 28 and of elite units."""

from __future__ import annotations

from typing import Literal

from games.mageknight.effects.base import Element, Operation

# Influence


class Diplomacy(Operation, frozen=True):
    """Influence, or with that of all other cards a block of one of these elements."""

    n: int
    elements: list[Element]


class InfluenceAsBlock(Operation, frozen=True, rename={"element": "el"}):
    element: Element


class InNeed(Operation, frozen=True):
    n: int
    per: int  # for each wound


class Learning(Operation, frozen=True):
    cost: int
    to: Literal["hand", "discard"]


# Cards


class SteadyTempo(Operation, frozen=True):
    top: bool  # of the deck; else its bottom


class Decompose(Operation, frozen=True):
    others: bool  # a crystal of each other color; else two of the card's own


class MaximalEffect(Operation, frozen=True):
    strong: bool
    times: int


class OfferedSpell(Operation, frozen=True):
    """Played as if it were in the hand."""


class PayForSpell(Operation, frozen=True):
    """One of the offer, for a mana of its color."""


# Mana


class OwnedCrystal(Operation, frozen=True):
    """One more of a color that the hero has."""


class KeepCrystals(Operation, frozen=True):
    """Those that are spent in this turn come back."""


class CrystalOfDie(Operation, frozen=True):
    pass


class ManaStorm(Operation, frozen=True):
    dice: int


# Combat


class IntoTheHeat(Operation, frozen=True):
    n: int


class Ambush(Operation, frozen=True):
    attack: int
    block: int


class ColdFire(Operation, frozen=True):
    """An attack or a block that grows with blue and red mana."""

    n: int
    more: int


class AllColdFire(Operation, frozen=True):
    """All attacks become Cold Fire."""


class AllSiege(Operation, frozen=True):
    """All attacks become Siege."""


class ShieldUnits(Operation, frozen=True):
    """All units resist everything."""
