"""One to Return: the portal closes after the first day, and takes one hero home at the end."""

from __future__ import annotations

from games.mageknight.table import MageKnight

CLOSED = "closed_portal"


def close_portal(t: MageKnight) -> None:
    """Whoever is still there is out of the game; from now on it is a plain space."""
    portal = t.spaces[t.shape.portal]
    t.say("portal-closes")
    for seat, hero in enumerate(t.heroes):
        if hero.at in (None, portal.key):
            lose(t, seat)
            t.say("hero-lost", seat=seat)
    portal.site, portal.terrain = CLOSED, "plains"


def lose(t: MageKnight, seat: int) -> None:
    """Nothing of the hero is left that others could reach."""
    hero = t.heroes[seat]
    hero.at, hero.lost = None, True
    hero.discard += [*hero.hand, *(unit.banner for unit in hero.units if unit.banner)]
    t.removed += [unit.key for unit in hero.units]
    hero.hand, hero.units = [], []
    hero.crystals = dict.fromkeys(hero.crystals, 0)


def returned(t: MageKnight, seat: int) -> bool:
    return t.heroes[seat].at == t.shape.portal
