"""The sizes that pictures are made for."""

from __future__ import annotations

WIDTH = 1600  # of every picture
DESK = (WIDTH, 1000)  # of a player's own at a desk, where Discord shows it 550 x 344
