"""The emblems of the characters of Bestiary of Sigillum, by their class."""

from __future__ import annotations

from renderers.kit.icons.beasts import agility, intelligence, strength

__all__ = ["agility", "intelligence", "strength"]
