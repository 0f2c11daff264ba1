"""Dungeon Lords: secret entrances near villages and monasteries, and tunnels between conquered
places."""

from __future__ import annotations

from games.core import Option, text
from games.mageknight.data import DATA
from games.mageknight.options import Action, SpaceChoice, Tunnel
from games.mageknight.rules.asks import decide
from games.mageknight.rules.combat.enemies import draw_enemies
from games.mageknight.rules.land.sites import DARK
from games.mageknight.spaces import Space, Token
from games.mageknight.table import MageKnight

HIDDEN = {"village": "dungeon", "monastery": "tomb"}  # what lies near each
TUNNEL_COST = 2  # beside one for each space
WET = ("lake", "swamp", "sea")  # nobody digs there


# Secret entrances


async def hide_entrances(t: MageKnight, seat: int, tile: str) -> None:
    """Whoever has revealed a village or a monastery says where the entrance near it is."""
    if t.scenario.quest != "dungeons":
        return
    for near in dwellings(t, tile):
        spaces = places_beside(t, near)
        options = [
            Option(
                space.key,
                text("space-option", space=space.key, terrain=space.terrain),
                SpaceChoice(space.key),
            )
            for space in spaces
        ]
        if options:
            site = HIDDEN[near.site or ""]
            question = text("hide-entrance", site=site, space=near.key)
            chosen = (await decide(seat, question, options)).space
            dig(t, t.spaces[chosen], site)
            t.tell("finds-entrance", seat=seat, site=site, space=chosen, detail=False)


def hide_by_lot(t: MageKnight) -> None:
    """Near what lies there from the beginning."""
    for tile in t.tiles.values():
        for near in dwellings(t, tile):
            spaces = places_beside(t, near)
            if spaces:
                dig(t, t.rng.pick(spaces), HIDDEN[near.site or ""])


def dwellings(t: MageKnight, tile: str) -> list[Space]:
    return [s for s in t.spaces.values() if s.tile == tile and s.site in HIDDEN]


def places_beside(t: MageKnight, near: Space) -> list[Space]:
    """Open land that a hero can walk on, but no swamp."""
    return [
        space
        for space in t.around(near)
        if space.site is None
        and not space.tokens
        and space.terrain not in WET
        and DATA.cost[space.terrain, False] is not None
    ]


def dig(t: MageKnight, space: Space, site: str) -> None:
    space.site, space.secret = site, True
    space.tokens = [Token(enemy, up=False) for enemy in draw_enemies(t, DARK[site])]


# Tunnels


def passage(space: Space) -> bool:
    """A conquered dungeon or tomb."""
    return space.site in DARK and space.owner is not None


def tunnels(t: MageKnight, seat: int) -> list[Option[Action]]:
    """Where a hero could come to underground."""
    here = t.space(seat)
    if t.scenario.quest != "dungeons" or not passage(here):
        return []
    found: list[Option[Action]] = []
    for key, far in distances(t, here).items():
        cost = TUNNEL_COST + far
        if far and cost <= t.turn.move and passage(t.spaces[key]):
            label = text("tunnel", space=key, n=cost, left=t.turn.move - cost)
            value, group = Tunnel(key, cost), text("group-moves")
            found.append(Option(f"u.{key}", label, value, group=group, hint=text("tunnel-hint")))
    return found


def distances(t: MageKnight, start: Space) -> dict[str, int]:
    """How many spaces away each one is, by land that can be dug through."""
    found = {start.key: 0}
    frontier = [start]
    while frontier:
        space = frontier.pop(0)
        for near in t.around(space):
            if near.key not in found and near.terrain not in WET:
                found[near.key] = found[space.key] + 1
                frontier.append(near)
    return found
