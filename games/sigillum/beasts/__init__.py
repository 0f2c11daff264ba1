"""The 36 characters of the bestiary: vitality, attack and two support abilities each.

Names, classes, vitality, targets, attack values and effects are from public reference cards and
the rulebook. Of the cooldowns, those of Fluidity, Take Wing, Stockades, Convict the Guilty,
Shackling Cold, Hell Portal, Cocoon, Torch, Beer Cask and Broken Heart are from notes on the
digital edition; all others are designed, and so are most names of abilities.
"""

from __future__ import annotations

from games.sigillum.beasts import agility, intelligence, strength
from games.sigillum.beasts.sheet import SHEETS, Sheet

KINDS = ("strength", "agility", "intelligence")

__all__ = ["KINDS", "SHEETS", "Sheet", "agility", "intelligence", "strength"]
