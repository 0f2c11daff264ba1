"""The guided first game of 890 Anno Domini, and what illustrates the pages of its rules."""

from __future__ import annotations

from games.annodomini.learning.lesson import FIRST_KINGDOM
from games.lessons import Scene

LESSONS = (FIRST_KINGDOM,)
# One game, page by page: the land in round 5, a tile with coins to take, a trio to complete, a
# raid, and the score sheet.
SCENES = (
    Scene(seats=3, seed=1, answers=36),
    Scene(seats=3, seed=1, answers=27, seat=1),
    Scene(seats=3, seed=1, answers=28, seat=1),
    Scene(seats=3, seed=1, answers=39, seat=1),
    Scene(seats=3, seed=1, answers=60),
)
