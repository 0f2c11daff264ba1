"""Lords of Xidit: six secret orders a year, and three assessments for one Savior."""

from __future__ import annotations

from games.core import Game, Setting
from games.xidit.ai.decisions import stand_in
from games.xidit.ai.lookahead import SEARCH, think
from games.xidit.checks import check
from games.xidit.rules.game import play, setup
from games.xidit.table import Xidit
from games.xidit.view import View, view

GAME = Game(
    key="xidit",
    version=1,
    seats=range(3, 6),
    settings=(
        Setting("length", ("long", "short")),
        Setting("neutral", ("normal", "hard"), seats=(3,)),
        Setting("census", ("at-once", "by-type")),
    ),
    table_type=Xidit,
    view_type=View,
    setup=setup,
    play=play,
    view=view,
    stand_in=stand_in,
    think=think,
    search=SEARCH,
    check=check,
    hides_what_follows=True,
)
