"""How good characters and castles are in the hands of a stand-in.

Counted in 220 games of stand-ins with bands by chance on seven fields: of a hundred games, so many
were won by the band with this character (drawn towards the mean of its class, since each was seen
only some thirty times). They say nothing about the strength of a character in better hands.
"""

from __future__ import annotations

RATINGS = {
    # strength
    "mechanicus": 66, "armus": 61, "architectus": 60, "catapultus": 57, "carnifex": 55,
    "ferrarius": 52, "brewus": 47, "vinctum": 47, "malleus": 46, "caballus": 46, "saturn": 39,
    "saxum": 38,
    # agility
    "ballistarius": 61, "tenebris": 58, "equita": 57, "toxicum": 55, "mortum": 54, "cornibus": 53,
    "iratus": 53, "aqus": 51, "redux": 51, "tempus": 51, "eresida": 43, "cerberus": 40,
    # intelligence
    "fidea": 53, "lignum": 52, "messum": 51, "goetium": 51, "magnus": 50, "arborus": 50,
    "manus": 46, "ignifer": 45, "illesebra": 45, "librorum": 44, "clamoris": 44, "frigus": 28,
}  # fmt: skip
CASTLES = ("citadel", "abbey", "hellgate", "bulwark", "crypt", "observatory")  # best first
