"""The land as the computer player sees it: how far places are, and what there is to do at them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from heapq import heappop, heappush

from games.mageknight.ai.combat import Threat, threat
from games.mageknight.ai.resources import hero
from games.mageknight.data import DATA
from games.mageknight.options import (
    Action,
    AttackHero,
    BurnMonastery,
    Challenge,
    EnterSite,
    Explore,
    Interact,
)
from games.mageknight.rules.combat.enemies import BLUE_CITY, CITY_ABILITIES, WHITE_CITY
from games.mageknight.rules.land.exploring import EXPLORE_COST, GARRISON
from games.mageknight.rules.land.movement import hostile, rampaged
from games.mageknight.rules.land.sites import DARK, DENS, RAMPAGE_REPUTATION
from games.mageknight.rules.quests.mines import guarded
from games.mageknight.rules.quests.strongholds import POINTS
from games.mageknight.spaces import Space
from games.mageknight.tiles import neighbors
from games.mageknight.view import HIDDEN, View

STRONGHOLD_WORTH = 3.0  # for each point
DARK_WORTH = 3.0  # of dungeons and tombs, where they are what it is about
BURNT = 4.5  # what the artifact of a monastery is worth,
BURN_LOSS = 1.0  # and the place to heal and learn, in each round to come
CITY_WORTH, SHIELD_WORTH = 12.0, 5.0  # of a city that falls, and of each of its defenders


@dataclass(frozen=True)
class Goal:
    """Something to do at a space: the action that does it there, and what it may bring."""

    kind: str  # explore, duel, fight, assault, enter, interact, glade, mine
    at: str
    action: Action | None = None
    move: int = 0  # that it costs there
    foes: tuple[Threat, ...] = ()
    units: bool = True  # may help in the fight
    dark: bool = False
    bonus: float = 0.0  # for a victory beside the fame
    partial: bool = False  # each enemy that falls counts, not only all of them


def defenders(space: Space) -> tuple[Threat, ...]:
    """The garrison of a city; of who lies face down only the color is known."""
    color = space.color or ""
    backs = DATA.city[color].garrison[space.level - 1]
    foes = [
        threat(token.enemy, back, walls=True)
        for token, back in zip(space.tokens, backs, strict=False)
    ]
    return tuple(replace(in_city(foe, color), worth=foe.worth + SHIELD_WORTH) for foe in foes)


def in_city(foe: Threat, color: str) -> Threat:
    """An enemy with what its city gives to it."""
    if color == "white":
        return replace(foe, armor=foe.armor + WHITE_CITY)
    if color == "blue":
        return replace(foe, attack=foe.attack + BLUE_CITY.get(foe.element, 0))
    if foe.element == "physical":
        return replace(foe, abilities=foe.abilities.union(CITY_ABILITIES[color]))
    return foe


def guards_of(view: View) -> int:
    """How many enemies an absent owner has left."""
    return (view.round + 1) // 2 if view.plan.quest == "strongholds" else 1


@dataclass
class Reach:
    """How many move points each space costs, and over which space one comes there."""

    cost: dict[str, int]
    before: dict[str, str]

    def first_step(self, start: str, end: str) -> str:
        while self.before[end] != start:
            end = self.before[end]
        return end


class Surroundings:
    """What is around, for one player."""

    def __init__(self, view: View) -> None:
        self.view = view
        assert view.seat is not None
        self.seat = view.seat
        self.placed = tuple(view.tiles.items())
        self.beside = neighbors(self.placed)
        self.here = hero(view).at or view.portal
        self.taken = {
            other.at for i, other in enumerate(view.heroes) if i != self.seat and other.at
        }
        self.wild: dict[str, list[str]] = {}  # the rampaging enemies beside each space
        for key, space in view.spaces.items():
            if rampaged(space):
                for near in self.beside[key]:
                    self.wild.setdefault(near, []).append(key)

    def wild_beside(self, key: str) -> list[str]:
        return self.wild.get(key, [])

    def provokes(self, here: str, there: str) -> bool:
        wild = self.wild.get(here)
        return wild is not None and any(near in wild for near in self.wild_beside(there))

    def reach(self) -> Reach:
        """All spaces that can be reached without a fight on the way."""
        cost, before = {self.here: 0}, {self.here: self.here}
        queue = [(0, self.here)]
        while queue:
            spent, key = heappop(queue)
            if spent > cost[key] or (key != self.here and self.hostile(self.space(key))):
                continue  # whoever enters a hostile site goes no further
            for near in self.beside[key]:
                step = self.view.costs.get(near)
                if step is None or self.provokes(key, near):
                    continue
                if near in self.taken and self.hostile(self.space(near)):
                    continue
                if spent + step < cost.get(near, 999):
                    cost[near], before[near] = spent + step, key
                    heappush(queue, (spent + step, near))
        return Reach(cost, before)

    def space(self, key: str) -> Space:
        return self.view.spaces[key]

    def hostile(self, space: Space) -> bool:
        return hostile(self.view.friends, space)

    # What there is to do

    def goals(self) -> Iterator[Goal]:
        unknown = self.view.unknown
        for key, space in self.view.spaces.items():
            if DATA.cost[space.terrain, False] is None or space.closed:
                continue
            yield from self.duels(space)
            yield from self.sites(space)
            if rampaged(space) or self.hostile(space):
                continue
            if self.view.tile_pile:
                for a, b in unknown[key]:
                    yield Goal("explore", key, Explore((a, b)), EXPLORE_COST)
            for near in self.wild_beside(key):
                yield self.challenge(key, near)

    def duels(self, space: Space) -> Iterator[Goal]:
        """A hero who may be attacked; whoever sits in their own keep is left alone."""
        view = self.view
        if not view.duels or view.announced is not None or view.final or space.site == "portal":
            return
        for seat, other in enumerate(view.heroes):
            if other.at == space.key and seat not in view.friends and not other.ahead:
                yield Goal("duel", space.key, AttackHero(seat))

    def challenge(self, key: str, near: str) -> Goal:
        token = self.space(near).tokens[0]
        reputation = RAMPAGE_REPUTATION[DATA.enemy[token.enemy].color]
        foe = threat(token.enemy, reputation=reputation)
        return Goal("fight", key, Challenge(near), foes=(foe,))

    def sites(self, space: Space) -> Iterator[Goal]:
        site = space.site or ""
        if site == "city" and space.tokens:
            yield Goal("assault", space.key, foes=defenders(space), bonus=CITY_WORTH, partial=True)
        elif self.hostile(space):
            color = GARRISON[site]
            tokens = space.tokens if space.owner is None else []
            foes = tuple(threat(token.enemy, color, walls=True) for token in tokens)
            foes = foes or (threat(HIDDEN, color, walls=True),) * guards_of(self.view)
            bonus = 2.4 if site == "keep" else 5.0
            if self.view.plan.quest == "strongholds":
                bonus = STRONGHOLD_WORTH * POINTS[site]
            yield Goal("assault", space.key, foes=foes, bonus=bonus - 0.3)
        elif site in DENS and space.owner is None:
            tokens_up = [threat(token.enemy, "brown") for token in space.tokens]
            unseen = [threat(HIDDEN, color) for color in DENS[site][len(tokens_up) :]]
            bonus = 3.6 if site == "monster_den" else 7.5
            yield Goal("enter", space.key, EnterSite(), foes=(*tokens_up, *unseen), bonus=bonus)
        elif site in DARK and space.owner is None:
            foes = (threat(HIDDEN, DARK[site]),)
            bonus = 5.5 if site == "dungeon" else 9.0
            bonus += DARK_WORTH if self.view.plan.quest == "dungeons" else 0.0
            yield Goal(
                "enter", space.key, EnterSite(), foes=foes, units=False, dark=True, bonus=bonus
            )
        elif site == "ruins" and space.owner is None:
            yield from self.ruins(space)
        elif self.talks(space):
            yield Goal("interact", space.key, Interact())
            if site == "monastery":
                foes = (threat(HIDDEN, "violet"),)
                bonus = BURNT - BURN_LOSS * self.view.rounds_left
                yield Goal("burn", space.key, BurnMonastery(), foes=foes, units=False, bonus=bonus)
        elif site == "magical_glade":
            yield Goal("glade", space.key)
        elif site == "mine" and not guarded(space):
            yield Goal("mine", space.key)

    def ruins(self, space: Space) -> Iterator[Goal]:
        if space.ruins in (None, HIDDEN):
            return
        ruins = DATA.ruin[space.ruins or ""]
        if ruins.altar is not None:
            yield Goal("altar", space.key, EnterSite(), bonus=9.0)
            return
        foes = [threat(token.enemy) for token in space.tokens]
        if not foes:
            foes = [threat(HIDDEN, color) for color in ruins.enemies]
        bonus = 2.0 + 3.0 * len(ruins.rewards)
        yield Goal("enter", space.key, EnterSite(), foes=tuple(foes), bonus=bonus)

    def talks(self, space: Space) -> bool:
        """Whether the people here talk to this hero."""
        if DATA.modifier[hero(self.view).reputation] is None:
            return False
        if space.stronghold:
            return space.owner in self.view.friends
        if space.site == "city":
            return space.taken
        if space.site == "mage_tower":
            return space.owner is not None
        return space.site == "village" or (space.site == "monastery" and space.owner is None)
