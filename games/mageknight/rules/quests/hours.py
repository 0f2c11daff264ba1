"""What scenarios do when a round ends or begins."""

from __future__ import annotations

from games.mageknight.rules.quests.druids import clear_glades
from games.mageknight.rules.quests.mines import give_crystals
from games.mageknight.rules.quests.portal import close_portal
from games.mageknight.table import MageKnight


def end_round(t: MageKnight) -> None:
    if t.scenario.quest == "druids" and t.night:
        clear_glades(t)
    if t.scenario.quest == "portal" and t.round == 1:
        close_portal(t)


def begin_round(t: MageKnight) -> None:
    if t.scenario.quest == "mines":
        give_crystals(t)
