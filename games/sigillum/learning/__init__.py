"""Teaches Bestiary of Sigillum: a first duel, then the first puzzle, and pictures for the rules."""

from __future__ import annotations

from games.lessons import Scene
from games.sigillum.learning.duel import DUEL
from games.sigillum.learning.puzzle import PUZZLE

LESSONS = (DUEL, PUZZLE)
SCENES = (
    Scene(2, 3, 37),  # each side holds a tower, and both castles are damaged
    Scene(2, 3, 27, seat=0),  # a turn begins: abilities are ready, or on the dial
    Scene(2, 3, 53),  # somebody was exiled and waits until the castle hex is free
    Scene(2, 3, 41, options={"castles": "on", "bans": "first"}),  # effects that help and hinder
    Scene(2, 3, 73, options={"field": "chaos", "castles": "on", "events": "on"}),  # all options
)
