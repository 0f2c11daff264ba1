"""The other hero in a duel."""

from __future__ import annotations

from games.core import Option, text
from games.mageknight.modifiers import NoSiteWalls
from games.mageknight.options import RivalUnit
from games.mageknight.rules.asks import decide
from games.mageknight.table import Duel, MageKnight, Side, Unit

AGGRESSOR, DEFENDER = 0, 1  # the places of the sides
FORTIFIED = ("keep", "mage_tower")
IMMUNE = {"red": "fire", "blue": "ice"}  # resistances, against special effects of a color


def dueling(t: MageKnight) -> Duel:
    assert t.duel is not None
    return t.duel


def rival(t: MageKnight) -> Side:
    """The side that does not act."""
    duel = dueling(t)
    return duel.sides[1 - duel.acting]


def walled(t: MageKnight) -> bool:
    """Whether walls stand between who acts and the other: in melee they are behind both."""
    duel = dueling(t)
    fortified = t.space(duel.sides[DEFENDER].seat).site in FORTIFIED
    before = duel.acting == AGGRESSOR and duel.phase == "ranged"
    return fortified and before and not t.turn.has(NoSiteWalls)


def contributing(t: MageKnight) -> list[Unit]:
    """The units of the other that have a part in what was laid down."""
    side = rival(t)
    shares = side.combat.shares if side.combat is not None else []
    return [
        unit for unit in t.heroes[side.seat].units if any(share.unit is unit for share in shares)
    ]


def opponents(t: MageKnight) -> int:
    """How many enemies the other counts for: the hero, ready units, and those that fight."""
    fighting = contributing(t)
    return 1 + sum(
        (unit.ready and not unit.wounds) or any(unit is other for other in fighting)
        for unit in t.heroes[rival(t).seat].units
    )


async def choose_unit_of_rival(t: MageKnight, seat: int, units: list[Unit]) -> Unit:
    own = t.heroes[rival(t).seat].units
    options = [
        Option(str(i + 1), text("unit-of-rival", place=i + 1, unit=unit.key), RivalUnit(i))
        for i, unit in enumerate(own)
        if any(unit is other for other in units)
    ]
    return own[(await decide(seat, text("choose-rival-unit"), options)).place]


def wound_unit(t: MageKnight, unit: Unit) -> None:
    """A unit of the one who does not act."""
    unit.wounds += 1
    t.tell("duel-unit-wounded", seat=t.acting, unit=unit.key)
