"""What every operation of the effect language is."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Element: TypeAlias = Literal["physical", "fire", "ice", "coldfire"]
Reach: TypeAlias = Literal["melee", "ranged", "siege"]


def _name(kind: str) -> str:
    """`GainMana` is `gain_mana` in the data."""
    return "".join(f"_{char.lower()}" if char.isupper() else char for char in kind).lstrip("_")


class Operation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag=_name):
    """One step of an effect."""
