"""How good the characters and castles are in the hands of a stand-in."""

from __future__ import annotations

from games.sigillum.beasts import SHEETS

RATINGS = {key: sheet.vitality for key, sheet in SHEETS.items()}
CASTLES = ("hellgate", "abbey", "crypt", "observatory", "citadel", "bulwark")
