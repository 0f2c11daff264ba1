"""Bestiary of Sigillum: a duel of summoned beasts on hexes, with a dial of cooldowns."""

from __future__ import annotations

from games.core import Game, Setting
from games.sigillum.ai.player import stand_in, think
from games.sigillum.checks import check
from games.sigillum.fields import FIELDS
from games.sigillum.puzzles import PUZZLES
from games.sigillum.rules.game import play
from games.sigillum.rules.setup import setup
from games.sigillum.table import Sigillum
from games.sigillum.view import View, view

GAME = Game(
    key="sigillum",
    version=1,
    seats=(1, 2, 4),
    settings=(
        Setting("field", (*FIELDS, "random"), seats=(2,)),
        Setting("bans", ("none", "first", "alternate"), seats=(2, 4)),
        Setting("castles", ("off", "on"), seats=(2, 4)),
        Setting("events", ("off", "on"), seats=(2, 4)),
        Setting("puzzle", tuple(PUZZLES), seats=(1,)),
    ),
    table_type=Sigillum,
    view_type=View,
    setup=setup,
    play=play,
    view=view,
    stand_in=stand_in,
    think=think,
    check=check,
)
