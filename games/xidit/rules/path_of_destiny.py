"""Phase three of Lords of Xidit: the Path of Destiny, and how city tiles come and go."""

from __future__ import annotations

from games.core import Text, text
from games.xidit.data import DATA
from games.xidit.table import Xidit, counted

NEW_TILE = text("revealed-tile")


def place_recruitment(t: Xidit, city: int) -> None:
    """Lay a recruitment tile and man it from the barracks, as far as these go."""
    manned = {}
    for unit, wanted in t.tile(city).recruits.items():
        manned[unit] = min(wanted, t.barracks[unit])
        t.barracks[unit] -= manned[unit]
    t.recruiting[city] = manned


def remove_recruitment(t: Xidit, city: int) -> None:
    """Discard the tile of a city whose last unit was recruited; the next one appears.

    A tile for which the barracks have no unit goes the same way at once, so that no city is
    blocked by an empty tile; only when no tile at all can be manned, one stays empty.
    """
    for _ in DATA.cities:
        del t.recruiting[city]
        t.recruit_discard.append(city)
        appearing = t.next_recruit
        t.next_recruit = None
        if appearing is not None:
            place_recruitment(t, appearing)
            t.arrived.append(appearing)
            t.tell("recruitment-appears", city=appearing, units=counted(t.recruiting[appearing]))
        replenish(t)
        if (
            appearing is None
            or any(t.recruiting[appearing].values())
            or not any(t.barracks.values())
        ):
            return
        city = appearing


def remove_threat(t: Xidit, city: int) -> None:
    """Discard the tile of a threat that was eliminated; the next one appears."""
    t.threats.remove(city)
    t.threat_discard.append(city)
    if t.next_threat is not None:
        t.threats.append(t.next_threat)
        t.arrived.append(t.next_threat)
        t.tell("threat-appears", city=t.next_threat, creature=t.next_threat)
        t.next_threat = None
    replenish(t)


def replenish(t: Xidit) -> None:
    """Fill both queues again."""
    turn_discards_over(t)
    if t.next_recruit is None:
        if t.recruit_pile:
            t.next_recruit = t.draw(t.recruit_pile, NEW_TILE)
        elif t.threat_pile:
            t.next_recruit = t.draw(t.threat_pile, NEW_TILE)
    if t.next_threat is None and t.threat_pile:
        t.next_threat = t.draw(t.threat_pile, NEW_TILE)
    turn_discards_over(t)
    if t.next_threat is None:
        awaken_titans(t)
        reinforcements(t)


def turn_discards_over(t: Xidit) -> None:
    """Fill an empty pile with the opposite discard, turned over as one stack."""
    if not t.recruit_pile and t.threat_discard:
        t.recruit_pile, t.threat_discard = t.threat_discard[::-1], []
    if not t.threat_pile and t.recruit_discard:
        t.threat_pile, t.recruit_discard = t.recruit_discard[::-1], []


def awaken_titans(t: Xidit) -> None:
    """Awaken the top of each stack of titans, where it is not awake already."""
    awake: list[str | int | Text] = []
    for stack in t.titans:
        if stack.titans and not stack.raging:
            stack.raging = True
            t.reveal(text("revealed-titan"))
            titan = stack.titans[-1]
            awake.append(text("titan-awake", titan=titan, size=DATA.titan[titan].size))
    if awake:
        t.say("titans-awake", titans=awake)
    else:
        t.say("reinforcements-arrive")


def reinforcements(t: Xidit) -> None:
    """Put the recruitment pile on the old threats: two are to recruit, the rest are new threats."""
    pile = t.threat_discard[::-1] + t.recruit_pile
    t.threat_discard = []
    t.recruit_pile, t.threat_pile = pile[-2:], pile[:-2]
    t.rng.shuffle(t.threat_pile)
    if t.threat_pile:
        t.next_threat = t.draw(t.threat_pile, NEW_TILE)
