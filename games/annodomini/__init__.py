"""890 Anno Domini: lords of Provence draft tiles into kingdoms of nine, under Saracen raids."""

from __future__ import annotations

from games.annodomini.ai.decisions import stand_in
from games.annodomini.ai.lookahead import SEARCH, think
from games.annodomini.checks import check
from games.annodomini.data import SCENARIOS
from games.annodomini.rules.game import play, setup
from games.annodomini.table import AnnoDomini
from games.annodomini.view import View, view
from games.core import Game, Setting

GAME = Game(
    key="annodomini",
    version=1,
    seats=range(2, 5),
    settings=(Setting("scenario", (*SCENARIOS, "random")),),
    table_type=AnnoDomini,
    view_type=View,
    setup=setup,
    play=play,
    view=view,
    stand_in=stand_in,
    think=think,
    search=SEARCH,
    check=check,
)
