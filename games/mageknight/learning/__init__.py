"""The guided first game of Mage Knight, in the order of the walkthrough, and the pictures for the
pages of its rules.

The first two turns are led by the hand: each builds on the one before. Then the learner decides
more and more alone.
"""

from __future__ import annotations

from games.lessons import Lesson, Scene
from games.mageknight.learning import first_day, first_fight, night
from games.mageknight.view import View

DEALT = {"heroes": "dealt"}
CONQUEST = {**DEALT, "scenario": "full-conquest"}
MINES = {**DEALT, "scenario": "mines-liberation"}
DRUIDS = {**DEALT, "scenario": "druid-nights"}
DUNGEONS = {**DEALT, "scenario": "dungeon-lords"}
HOLD = {**DEALT, "scenario": "conquer-and-hold"}
RETURN = {**DEALT, "scenario": "one-to-return"}
COOPERATION = {**DEALT, "scenario": "full-cooperation"}

LESSONS: tuple[Lesson[View], ...] = (
    Lesson(
        "mageknight",
        seats=1,
        # Wolf Riders at the first village, Herbalists in the offer, and cards for the keep.
        seed=968,
        options=DEALT,
        steps=(*first_day.STEPS, *first_fight.STEPS, *night.STEPS),
    ),
)
SCENES = (
    Scene(2, seed=0, answers=75, options=DEALT),  # two heroes on the first day
    Scene(1, seed=1, answers=1, seat=0, options=DEALT),  # a hand, and the Source
    Scene(1, seed=0, answers=35, seat=0, options=DEALT),  # where Move 6 leads, with orcs nearby
    Scene(1, seed=3, answers=20, seat=0, options=DEALT),  # a village, with Influence to spend
    Scene(1, seed=0, answers=21, seat=0, options=DEALT),  # Ironclads attack
    Scene(2, seed=6, answers=108, seat=0, options=DEALT),  # three wounds by night
    Scene(2, seed=2, answers=214, seat=0, options=DEALT),  # a keep of one's own, and a den
    Scene(2, seed=2, answers=269, options=DEALT),  # the final count
    Scene(2, seed=8, answers=140, options=CONQUEST),  # elite units to recruit
    Scene(2, seed=1, answers=120, options=CONQUEST),  # a city with its garrison
    Scene(3, seed=3, answers=160, options=COOPERATION),  # three heroes, and the dummy
    Scene(2, seed=1, answers=100, options=MINES),  # enemies in the mines
    Scene(2, seed=1, answers=150, options=DRUIDS),  # shields on glades
    Scene(2, seed=1, answers=100, options=DUNGEONS),  # secret entrances
    Scene(2, seed=1, answers=100, options=HOLD),  # the province
    Scene(2, seed=1, answers=120, options=RETURN),  # the closed portal
)
