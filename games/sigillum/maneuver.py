"""Where a maneuver may lead."""

from __future__ import annotations

from games.sigillum.battle import Battle, Beast


def maneuver_reach(b: Battle, me: Beast) -> list[str]:
    """The neighbouring hexes; flying, any hex in a straight line; from whirlpool to whirlpool."""
    at = me.hex
    assert at is not None
    hexes = list(b.field.lines[at] if me.has("flying") else b.field.neighbours[at])
    if b.field.tagged(at, "whirlpool"):
        hexes += [h.key for h in b.field.hexes if "whirlpool" in h.tags and h.key not in hexes]
    if b.event == "flood":
        hexes = [key for key in hexes if b.terrain(key) != "water"]
    return [key for key in hexes if b.may_enter(me, key)]
