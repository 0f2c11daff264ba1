"""Where a hero could go with the Move at hand, and by which way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from heapq import heappop, heappush

from games.core import Option, Text, text
from games.mageknight.data import DATA
from games.mageknight.options import Action, Explore, MoveTo
from games.mageknight.rules.land.exploring import EXPLORE_COST, unexplored
from games.mageknight.rules.land.movement import (
    DEFENDED,
    EMPTIED,
    attackable,
    enter_cost,
    held,
    hostile,
    next_spaces,
    others_at,
    provoked,
    safe,
)
from games.mageknight.rules.quests.druids import may_mark
from games.mageknight.rules.quests.dungeons import passage, tunnels
from games.mageknight.rules.quests.mines import guarded
from games.mageknight.rules.quests.strongholds import assault_reputation
from games.mageknight.spaces import Space
from games.mageknight.table import MageKnight

MOST = 25  # destinations and explorations: more than that no menu holds

NAMED = 3  # spaces on the way


@dataclass(frozen=True)
class Route:
    """A way to a space: all spaces on it, up to that one. A fight is only ever its end."""

    path: tuple[str, ...]
    cost: int
    assault: bool = False
    provokes: tuple[str, ...] = ()  # spaces of the enemies who attack at its end
    exposed: bool = False  # an assault from where the hero could not stay

    @property
    def fight(self) -> bool:
        return self.assault or bool(self.provokes)

    @property
    def rank(self) -> tuple[bool, bool, int, int]:
        """The better of two ways to a space is the lower: nobody provoked, cheap, short."""
        return bool(self.provokes), self.exposed, self.cost, len(self.path)


def steps(
    t: MageKnight, seat: int, here: Space, come: Route, costs: dict[str, int | None]
) -> Iterator[Route]:
    """The ways that lead one space further, as far as the Move reaches."""
    for there in next_spaces(t, here):
        if there.key not in costs:
            costs[there.key] = enter_cost(t, seat, there)
        cost = costs[there.key]
        if cost is None or come.cost + cost > t.turn.move or held(t, seat, here, there):
            continue
        assault = there.site in DEFENDED and hostile(t.allies(seat), there)
        yield Route(
            (*come.path, there.key),
            come.cost + cost,
            assault,
            tuple(wild.key for wild in provoked(t, here, there)),
            assault and not safe(t, seat, here) and bool(come.path),
        )


def routes(t: MageKnight, seat: int) -> list[Route]:
    """Each single step, and the best way to every other space in reach.

    A step that provokes somebody is not made better by a detour: both are ways to that space.
    """
    if not t.turn.move and not t.turn.modifiers:
        return []  # nothing else makes a step free
    start = t.space(seat)
    costs: dict[str, int | None] = {}  # of each space, worked out once
    direct = list(steps(t, seat, start, Route((), 0), costs))
    quiet: dict[str, Route] = {start.key: Route((), 0)}
    fights: dict[str, Route] = {}
    queue = [(0, 0, start.key)]
    while queue:
        cost, length, key = heappop(queue)
        come = quiet[key]
        if (cost, length) != (come.cost, len(come.path)):
            continue
        onward = direct if key == start.key else steps(t, seat, t.spaces[key], come, costs)
        for route in onward:
            end = route.path[-1]
            known = (fights if route.fight else quiet).get(end)
            if known is not None and known.rank <= route.rank:
                continue
            if route.fight:
                fights[end] = route
            else:
                quiet[end] = route
                heappush(queue, (route.cost, len(route.path), end))
    best = fights | quiet
    del best[start.key]
    near = {route.path[-1]: route for route in direct}
    detours = [best[end] for end, route in near.items() if best[end].rank < route.rank]
    return [*direct, *detours, *(route for end, route in best.items() if end not in near)]


# As options


def ways_to_go(t: MageKnight, seat: int) -> list[Option[Action]]:
    """All destinations, the nearest first and those passed before last; then what to explore.

    Where a menu has no room for all, the ends of long ways to nowhere in particular are left out:
    they can be reached in two moves.
    """
    exploring = [*tunnels(t, seat), *explorations(t, seat)]
    found = routes(t, seat)
    room = MOST - len(exploring)
    if len(found) > room:
        found = sorted(found, key=lambda route: (remote(t, route), len(route.path)))[:room]
    found.sort(key=lambda route: (route.path[-1] in t.turn.path, len(route.path), route.cost))
    beside = {space.key for space in next_spaces(t, t.space(seat))}
    return [*(destination(t, seat, route, beside) for route in found), *exploring]


def remote(t: MageKnight, route: Route) -> bool:
    """More than a step away, and nothing there."""
    space = t.spaces[route.path[-1]]
    return len(route.path) > 1 and space.site is None and not route.fight


def destination(t: MageKnight, seat: int, route: Route, beside: set[str]) -> Option[Action]:
    space = t.spaces[route.path[-1]]
    detour = len(route.path) > 1 and space.key in beside
    danger = "assault" if route.assault else "provoke" if route.provokes else "none"
    left = t.turn.move - route.cost
    label = text(
        "step", space=space.key, terrain=space.terrain, n=route.cost, left=left, danger=danger
    )
    hint = what_waits(t, seat, route)
    if len(route.path) > 1:
        hint = with_way(route, hint)
    value = MoveTo(space.key, route.cost, route.fight, route.path, bool(route.provokes))
    key = f"around.{space.key}" if detour else f"m.{space.key}"
    return Option(key, label, value, group=text("group-moves"), hint=hint)


def with_way(route: Route, waits: Text | None) -> Text:
    """What waits at the end of a way, and over which spaces it leads; a fight is said first."""
    spots: list[str | int | Text] = [*route.path[:-1]]
    if len(spots) > NAMED:
        spots = [spots[0], "…", spots[-1]]
    if waits is None:
        return text("step-by", spots=spots)
    return text("step-fight-by" if route.fight else "step-by-to", spots=spots, waits=waits)


def what_waits(t: MageKnight, seat: int, route: Route) -> Text | None:
    """What a hero meets at the end of a way, the worst first."""
    space = t.spaces[route.path[-1]]
    enemies = [
        text("enemy", enemy=token.enemy) for key in route.provokes for token in t.spaces[key].tokens
    ]
    if space.site == "city" and space.tokens:
        return text("step-city", garrison=garrison(space, enemies))
    if route.assault and route.provokes:
        price = -assault_reputation(t)
        return text("step-assaults-pursued", site=space.site or "", enemies=[*enemies], n=price)
    if route.assault:
        return text("step-assaults", site=space.site or "", n=-assault_reputation(t))
    if route.provokes:
        return text("step-provokes", enemies=[*enemies])
    if attackable(t, seat, space) is not None:
        return text("step-duels")
    if not (space.site == "portal" or space.taken) and others_at(t, seat, space):
        return text("step-passes")
    if DATA.cost[space.terrain, t.night] is None:
        return text("step-no-stay")
    if space.site is None or (space.owner is not None and space.site in EMPTIED):
        return None
    return text(f"stop-{stop(t, seat, space)}")


def stop(t: MageKnight, seat: int, space: Space) -> str:
    """What there is at a site, where the scenario makes something else of it."""
    if guarded(space):
        return "mine-held"
    if may_mark(t, seat, space):
        return "glade-marked"
    if t.scenario.quest == "dungeons" and passage(space):
        return "passage"
    return space.site or ""


def garrison(space: Space, pursuers: list[Text]) -> list[str | int | Text]:
    """Who fights for a city, as far as they have been seen, and who would join them."""
    hidden = sum(not token.up for token in space.tokens)
    seen = [text("enemy", enemy=token.enemy) for token in space.tokens if token.up]
    return [*seen, *([text("unseen-defenders", n=hidden)] if hidden else []), *pursuers]


def explorations(t: MageKnight, seat: int) -> list[Option[Action]]:
    if t.turn.move < EXPLORE_COST:
        return []
    return [
        Option(
            f"x.{a},{b}",
            text("explore", a=a, b=b, n=EXPLORE_COST, left=t.turn.move - EXPLORE_COST),
            Explore((a, b)),
            group=text("group-moves"),
            hint=text("explore-hint", n=t.scenario.tile_fame),
        )
        for a, b in unexplored(t, t.space(seat))
    ]
