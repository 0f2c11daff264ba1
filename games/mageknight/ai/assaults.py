"""How the computer player storms cities together with others."""

from __future__ import annotations

from dataclasses import replace

from games.core import Ask
from games.mageknight.ai.choices import values
from games.mageknight.ai.goals import CITY_WORTH, Goal, defenders
from games.mageknight.ai.planner import Planner
from games.mageknight.ai.resources import Pick
from games.mageknight.data import WOUND
from games.mageknight.options import Action, AssaultTogether, Done, JoinAssault, MoveTo, Shares
from games.mageknight.table import Turn
from games.mageknight.view import View

TOGETHER = CITY_WORTH / 2  # what it is worth that the city may fall
READY = 3  # cards in hand to help friends with


def prospect(view: View, city: str, n: int) -> float:
    """What it would bring to fight so many of a city's defenders; 0 if they would not all fall.

    Who they will be is not known: neither the strongest nor the weakest.
    """
    foes = sorted(defenders(view.spaces[city]), key=lambda foe: foe.armor)
    first = (len(foes) - n) // 2
    goal = Goal("assault", city, foes=tuple(foes[first : first + n]))
    planner = Planner(view)
    need = view.costs.get(city, 0) - view.turn.move
    gains = (planner.gain(goal, plays) - cost for cost, plays in planner.moves(need))
    return max((gain for gain in gains if gain > 0), default=0.0)


def proposal(view: View, offered: list[Action], best: float) -> AssaultTogether | None:
    """Ask others to help, where that promises more than the best plan for oneself; only once."""
    if view.turn.declined:
        return None
    for value in offered:
        if isinstance(value, AssaultTogether):
            most = len(view.spaces[value.city].tokens) - 1
            promised = max(prospect(view, value.city, n) for n in range(1, most + 1))
            if promised and promised + TOGETHER > best:
                return value
    return None


def invite(view: View, ask: Ask) -> list[int]:
    """Friends first, and as many as there may be."""
    others = [value for value in values(ask) if isinstance(value, int)]
    return sorted(others, key=lambda other: other not in view.friends)[: ask.most]


def divide(view: View, ask: Ask) -> Shares:
    """As many as could be beaten; else as even as possible."""
    found = [value for value in values(ask) if isinstance(value, Shares)]
    own = {shares.enemies[0] for shares in found}
    could = {n for n in own if prospect(view, found[0].city, n)}
    return max(found, key=lambda shares: (shares.enemies[0] in could, -spread(shares)))


def spread(shares: Shares) -> int:
    return max(shares.enemies) - min(shares.enemies)


def join(view: View, ask: Ask) -> JoinAssault | None:
    """Friends are helped by whoever has cards for it, others where it pays."""
    offer: JoinAssault = next(value for value in values(ask) if value is not None)
    me = view.heroes[ask.seat]
    fresh = replace(view, turn=Turn())  # what lies on the table is the turn of who asks
    promised = prospect(fresh, offer.city, offer.enemies)
    able = sum(card != WOUND for card in me.hand) >= READY
    friendly = len(view.friends) > 1
    return offer if (friendly and able) or promised > TOGETHER else None


def next_march(view: View) -> Pick | None:
    """What to play next for the move into the city."""
    assert view.joint is not None
    need = view.costs.get(view.joint.city, 0) - view.turn.move
    if need <= 0:
        return None
    found = Planner(view).moves(need)
    return found[0][1][0] if found else None


def advance(view: View, ask: Ask) -> Action:
    """Into the city, as soon as there is enough Move."""
    offered: list[Action] = values(ask)
    enters = [value for value in offered if isinstance(value, MoveTo)]
    if enters:
        return enters[0]
    pick = next_march(view)
    return pick.helper.action if pick is not None and pick.helper.action in offered else Done()
