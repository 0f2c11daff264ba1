"""Movement: what a step costs, whom it provokes, and where a hero may stay."""

from __future__ import annotations

from collections.abc import Sequence

from games.mageknight.data import DATA
from games.mageknight.modifiers import OpenTerrain, SpaceBending, TerrainCost, Unprovoking
from games.mageknight.rules.land.exploring import reveal_garrisons, reveal_ruins
from games.mageknight.spaces import Space
from games.mageknight.table import MageKnight
from games.mageknight.tiles import neighbors

PEACEFUL = ("portal", "city")  # no duels there
DEFENDED = ("keep", "mage_tower", "city")  # by their garrisons

FAIR_WEATHER = TerrainCost(DATA.terrains, add=-2, least=1)  # for who prayed for it
FOUL_WEATHER = TerrainCost(DATA.terrains, add=1)  # for the others
FOUL_MOST = 5
EMPTIED = ("monastery", "monster_den", "spawning_grounds", "ruins")  # once they have been won


# Arriving


def arrive(t: MageKnight, seat: int, space: Space) -> None:
    """A hero comes to a space and looks around."""
    t.turn.moving = True
    t.put_hero(seat, space.key)
    t.turn.path.append(space.key)
    t.tell("moves", seat=seat, space=space.key)
    reveal_garrisons(t, seat)
    reveal_ruins(t, [space], seat)


# Where a hero may go


def enter_cost(t: MageKnight, seat: int, space: Space) -> int | None:
    """The move points to enter a space; None when it cannot be entered."""
    return None if barred(space) else ground_cost(t, seat, space.terrain, space.site == "city")


def barred(space: Space) -> bool:
    """Whether nobody enters a space, whatever its ground costs."""
    return rampaged(space) or space.closed


def ground_cost(t: MageKnight, seat: int, terrain: str, city: bool) -> int | None:
    """The move points to enter any open space of a terrain; None when nobody can."""
    opened = [way.cost for way in t.turn.of(OpenTerrain) if way.terrain == terrain]
    cost = opened[-1] if opened else DATA.cost[terrain, t.dark]
    if cost is None or city:
        return cost
    changes = [change for change in t.turn.of(TerrainCost) if terrain in change.terrains]
    if t.weather is not None:
        changes += weather_for(t, seat)
    return changed(cost, changes)


def weather_for(t: MageKnight, seat: int) -> list[TerrainCost]:
    """What a prayer for weather does: to whoever prayed, and to all others but their team."""
    if t.weather == seat:
        return [FAIR_WEATHER]
    return [] if t.weather in t.allies(seat) else [FOUL_WEATHER]


def changed(cost: int, changes: Sequence[TerrainCost]) -> int:
    """A cost after several changes, in the order that is best for the traveler.

    What makes it dearer comes first, where a fixed cost may still replace it; the lowest fixed
    cost is the last of them; then what has the higher limit lowers it before what goes below.
    """
    for change in changes:
        if change.add > 0:
            cost = max(cost, min(FOUL_MOST, cost + change.add))
    fixed = [change.fixed for change in changes if change.fixed is not None]
    if fixed:
        cost = min(fixed)
    for change in sorted(changes, key=lambda change: -change.least):
        if change.add < 0:
            cost = min(cost, max(change.least, cost + change.add))
    return cost


def rampaged(space: Space) -> bool:
    return space.rampaging and bool(space.tokens)


def provoked(t: MageKnight, here: Space, there: Space) -> list[Space]:
    """The rampaging enemies that lie next to both spaces of a step."""
    if t.turn.has(Unprovoking):
        return []
    beside = neighbors(t.placed)
    near = beside[here.key]
    return [t.spaces[key] for key in beside[there.key] if key in near and rampaged(t.spaces[key])]


def others_at(t: MageKnight, seat: int, space: Space) -> list[int]:
    return [i for i, hero in enumerate(t.heroes) if hero.at == space.key and i != seat]


def duels(t: MageKnight) -> bool:
    allowed = t.scenario.duels or t.options.get("duels") == "on"
    return allowed and not t.scenario.cooperative


def attackable(t: MageKnight, seat: int, space: Space) -> int | None:
    """The hero on a space whom a player could attack there."""
    ending = t.announced is not None or t.final_turns is not None
    if not duels(t) or ending or space.site in PEACEFUL:
        return None
    rivals = [other for other in others_at(t, seat, space) if other not in t.allies(seat)]
    return next((other for other in rivals if not t.heroes[other].ahead), None)


def hostile(friends: Sequence[int], space: Space) -> bool:
    """Whether entering is an assault: a site or a city with its garrison, or a keep that is not
    held by the own team."""
    if space.stronghold:
        return space.owner not in friends
    if space.site == "city":
        return bool(space.tokens)
    return space.site == "mage_tower" and space.owner is None


def safe(t: MageKnight, seat: int, space: Space) -> bool:
    """A space on which a hero may stay: open, and nobody else there but in a conquered city."""
    if space.site == "portal" or space.taken:
        return True
    if DATA.cost[space.terrain, t.night] is None or space.site == "city":
        return False
    if rampaged(space) or others_at(t, seat, space):
        return False
    return space.site not in DEFENDED or not hostile(t.allies(seat), space)


# Steps


def next_spaces(t: MageKnight, here: Space) -> list[Space]:
    """The neighbors; when space is bent, also those two steps away."""
    spaces = {space.key: space for space in t.around(here)}
    if t.turn.has(SpaceBending):
        spaces |= {far.key: far for near in t.around(here) for far in t.around(near)}
        del spaces[here.key]
    return list(spaces.values())


def held(t: MageKnight, seat: int, here: Space, space: Space) -> bool:
    """Nobody passes a keep while its owner is there, nor comes to another with enemies behind."""
    there = others_at(t, seat, space)
    if not there:
        return False
    if duels(t) and space.site not in PEACEFUL and provoked(t, here, space):
        return True
    owner = space.stronghold and space.owner in there
    return owner and attackable(t, seat, space) is None
