"""The guided first game of Mage Knight, in the order of the walkthrough, and the pictures for the
pages of its rules.

The first two turns are led by the hand: each builds on the one before. Then the learner decides
more and more alone.
"""

from __future__ import annotations

from games.lessons import Lesson, Scene
from games.mageknight.learning import first_day, first_fight, night
from games.mageknight.view import View

LESSONS: tuple[Lesson[View], ...] = (
    Lesson(
        "mageknight",
        seats=1,
        # Wolf Riders at the first village, Herbalists in the offer, and cards for the keep.
        seed=968,
        options={"heroes": "dealt"},
        steps=(*first_day.STEPS, *first_fight.STEPS, *night.STEPS),
    ),
)
SCENES: tuple[Scene, ...] = ()
