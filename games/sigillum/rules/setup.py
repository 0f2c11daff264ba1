"""How a table is laid: the field, the sides, the characters to pick from, the events."""

from __future__ import annotations

from collections.abc import Mapping

from games.core import Rng
from games.sigillum.battle import Battle
from games.sigillum.beasts import KINDS, SHEETS
from games.sigillum.fields import CROSSING, FIELDS
from games.sigillum.puzzles import PUZZLES, starting_battle
from games.sigillum.rules.events import fitting_events
from games.sigillum.table import Sigillum

FIRST_TEAM_DAMAGE = 3


def setup(seed: int, seats: int, options: Mapping[str, str]) -> Sigillum:
    t = Sigillum(seats=seats, options=dict(options), rng=Rng(seed), whole_actions=True)
    if seats == 1:
        t.puzzle = options["puzzle"]
        t.battle = starting_battle(PUZZLES[t.puzzle])
        t.round = 1
        return t
    field = options["field"] if seats == 2 else CROSSING
    if field == "random":
        field = t.rng.pick(tuple(FIELDS))
    t.battle = Battle(field)
    t.first = t.rng.below(seats)
    # Teammates sit opposite each other.
    t.battle.sides = [(seat - t.first) % 2 for seat in range(seats)]
    towers = len(t.battle.field.towers)
    t.battle.strongholds[0].damage = towers if seats == 2 else FIRST_TEAM_DAMAGE
    t.pool = sorted(SHEETS, key=lambda key: KINDS.index(SHEETS[key].kind))
    if options["events"] == "on":
        t.deck = fitting_events(t.battle.field)
        t.rng.shuffle(t.deck)
        t.upcoming = t.deck.pop()
    return t
