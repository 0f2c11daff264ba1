"""Liar's Dice: bid on all the dice while you see only your own, or call the last bid a lie."""

from __future__ import annotations

from games.core import Game, Setting
from games.liarsdice.ai import stand_in, think
from games.liarsdice.rules import play, setup
from games.liarsdice.table import LiarsDice, View, check, view

GAME = Game(
    key="liarsdice",
    version=1,
    seats=range(2, 7),
    settings=(Setting("wild", ("on", "off")), Setting("call", ("anybody", "next"))),
    table_type=LiarsDice,
    view_type=View,
    setup=setup,
    play=play,
    view=view,
    stand_in=stand_in,
    check=check,
    think=think,
)
