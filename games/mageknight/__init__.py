"""Mage Knight: heroes explore a land, grow, and find its cities or conquer them."""

from __future__ import annotations

from games.core import Game, Setting
from games.mageknight.ai.foresight import think
from games.mageknight.ai.player import stand_in
from games.mageknight.checks import check
from games.mageknight.effects import (  # noqa: F401 - they register their operations
    cards,
    control,
    enemies,
    invocation,
    mana,
    movement,
    points,
    units,
)
from games.mageknight.lifts import with_modifiers, with_scenario
from games.mageknight.rules.rounds import play, setup
from games.mageknight.scenarios import HARDER, SCENARIOS
from games.mageknight.table import MageKnight
from games.mageknight.view import View, view

PEACE_OR_DUELS = tuple(key for key, it in SCENARIOS.items() if not (it.cooperative or it.duels))
ALONE_OR_IN_TEAMS = tuple(key for key, it in SCENARIOS.items() if 4 in it.players and not it.teams)
WITH_CITIES = tuple(key for key, it in SCENARIOS.items() if it.city_levels)

GAME = Game(
    key="mageknight",
    version=3,
    seats=range(1, 5),
    settings=(
        Setting(
            "scenario", tuple(SCENARIOS), only={key: it.players for key, it in SCENARIOS.items()}
        ),
        Setting("heroes", ("chosen", "dealt")),
        Setting("duels", ("off", "on"), seats=(2, 3, 4), when={"scenario": PEACE_OR_DUELS}),
        Setting(
            "teams", ("off", "on", "two-cities"), seats=(4,), when={"scenario": ALONE_OR_IN_TEAMS}
        ),
        Setting("levels", tuple(HARDER), when={"scenario": WITH_CITIES}),
    ),
    table_type=MageKnight,
    view_type=View,
    setup=setup,
    play=play,
    view=view,
    stand_in=stand_in,
    think=think,
    check=check,
    lifts={1: with_modifiers, 2: with_scenario},
)
