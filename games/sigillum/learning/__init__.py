"""Teaches Bestiary of Sigillum: a first duel, then the first puzzle, and pictures for the rules."""

from __future__ import annotations

from games.lessons import Scene
from games.sigillum.learning.duel import DUEL
from games.sigillum.learning.puzzle import PUZZLE

LESSONS = (DUEL, PUZZLE)
SCENES = (
    Scene(2, 3, 36, seat=0),  # both castles damaged, both bands on the field
)
