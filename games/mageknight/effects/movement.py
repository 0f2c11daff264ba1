"""Operations that change how a hero travels."""

from __future__ import annotations

from games.core import Option, text
from games.mageknight.effects import more_operations as more
from games.mageknight.effects import operations as ops
from games.mageknight.effects.language import MOVING, Cause, in_stage, operation
from games.mageknight.modifiers import (
    Ambush,
    MoveAsAttack,
    NightSight,
    NoSiteWalls,
    OpenTerrain,
    ReturnCard,
    SpaceBending,
    TerrainCost,
    Unprovoking,
)
from games.mageknight.options import SpaceChoice
from games.mageknight.rules.asks import decide
from games.mageknight.rules.land.exploring import reveal_garrisons, reveal_ruins
from games.mageknight.rules.land.movement import arrive, attackable, hostile, others_at, safe
from games.mageknight.spaces import Space
from games.mageknight.table import MageKnight

NEVER = ("sea",)


@operation(ops.TerrainCost, MOVING)
async def terrain_cost(t: MageKnight, o: ops.TerrainCost, c: Cause) -> None:
    change = TerrainCost(o.terrains, o.fixed, o.add, o.least)
    t.turn.modifiers.append(change)


@operation(ops.TerrainEnter, MOVING)
async def terrain_enter(t: MageKnight, o: ops.TerrainEnter, c: Cause) -> None:
    t.turn.modifiers += [OpenTerrain(terrain, o.cost) for terrain in o.terrains]


@operation(ops.SpaceBending, MOVING)
async def space_bending(t: MageKnight, o: ops.SpaceBending, c: Cause) -> None:
    t.turn.moving = True
    t.turn.modifiers += [SpaceBending(), Unprovoking()]


@operation(more.Ambush)
async def ambush(t: MageKnight, o: more.Ambush, c: Cause) -> None:
    t.turn.modifiers.append(Ambush(o.attack, o.block))


@operation(more.SteadyTempo)
async def steady_tempo(t: MageKnight, o: more.SteadyTempo, c: Cause) -> None:
    t.turn.modifiers.append(ReturnCard(c.key, o.top))


@operation(ops.MoveAsAttack, MOVING)
async def agility(t: MageKnight, o: ops.MoveAsAttack, c: Cause) -> None:
    t.turn.modifiers.append(MoveAsAttack(o.ranged))


@operation(ops.ForwardMarch, MOVING)
async def forward_march(t: MageKnight, o: ops.ForwardMarch, c: Cause) -> None:
    ready = sum(unit.ready and not unit.wounds for unit in t.heroes[c.seat].units)
    t.turn.moving = True
    t.turn.move += min(o.most, ready)


@operation(ops.GlitteringFortune, in_stage("interact"))
async def glittering_fortune(t: MageKnight, o: ops.GlitteringFortune, c: Cause) -> None:
    t.turn.influence += sum(n > 0 for n in t.heroes[c.seat].crystals.values())


@operation(ops.Weather, MOVING)
async def prayer_of_weather(t: MageKnight, o: ops.Weather, c: Cause) -> None:
    t.turn.moving = True
    t.weather = c.seat
    t.tell("prays", seat=c.seat, detail=False)


@operation(ops.SeeAsDay)
async def see_as_day(t: MageKnight, o: ops.SeeAsDay, c: Cause) -> None:
    """By night garrisons near by and all ruins are seen."""
    t.turn.modifiers.append(NightSight())
    reveal_garrisons(t, c.seat)
    reveal_ruins(t, list(t.spaces.values()), c.seat)


# Moves that do not pay for the terrain


def reached(t: MageKnight, o: ops.DirectMove, seat: int) -> dict[str, int]:
    """The spaces within a direct move, and how far away they are."""
    most = o.max_spaces
    if o.pay_move:
        most = min(most, t.turn.move)
    if o.cost_move > t.turn.move:
        return {}
    barred = (*o.not_through, *NEVER)
    start = t.space(seat)
    found = {start.key: 0}
    frontier = [start]
    while frontier:
        space = frontier.pop(0)
        if found[space.key] == most:
            continue
        for near in t.around(space):
            if near.key not in found and near.terrain not in barred:
                found[near.key] = found[space.key] + 1
                frontier.append(near)
    del found[start.key]
    return found


def ends(t: MageKnight, o: ops.DirectMove, seat: int) -> list[Space]:
    """Where a direct move may end: on a safe space, or with an assault or an attack."""
    spaces = [t.spaces[key] for key in reached(t, o, seat)]
    if t.joint is not None:  # whoever assaults a city together with others goes nowhere else
        return [space for space in spaces if space.key == t.joint.city and o.end != "safe_space"]
    if o.end == "safe_space":
        return [space for space in spaces if safe(t, seat, space)]
    return [
        space
        for space in spaces
        if attackable(t, seat, space) is not None
        or (hostile(t.allies(seat), space) and not others_at(t, seat, space))
    ]


def end_option(t: MageKnight, seat: int, space: Space) -> Option[SpaceChoice]:
    other = attackable(t, seat, space)
    hint = text("duel-attack", rival=text("player", seat=other)) if other is not None else None
    label = text("space-option", space=space.key, terrain=space.terrain)
    return Option(space.key, label, SpaceChoice(space.key), hint=hint)


@operation(ops.DirectMove, lambda t, o, c: MOVING(t, o, c) and bool(ends(t, o, c.seat)))
async def direct_move(t: MageKnight, o: ops.DirectMove, c: Cause) -> None:
    far = reached(t, o, c.seat)
    spaces = ends(t, o, c.seat)
    attacks = any(attackable(t, c.seat, space) is not None for space in spaces)
    options = [end_option(t, c.seat, space) for space in spaces]
    # An attack is never begun unasked.
    key = (await decide(c.seat, text("move-where"), options, always=attacks)).space
    t.turn.move -= far[key] if o.pay_move else o.cost_move
    arrive(t, c.seat, t.spaces[key])
    if o.end != "safe_space":
        t.turn.tunnels = True
        t.turn.modifiers.append(NoSiteWalls())
