"""What a planned year would do if everybody else waited, found by the rules themselves.

The rules run on a table that is laid out from the player's view. Tiles that the view does not
show stay unknown there, and so does what depends on them.
"""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from typing import Any

from games.core import Answer, Ask, Rng, Text, text
from games.standin import default_answer
from games.xidit.data import ACTION, DATA, STORIES, UNITS, Tile
from games.xidit.rules.orders import carry_out
from games.xidit.table import Guild, Player, TitanStack, Xidit
from games.xidit.view import Lair, Queue, View

HIDDEN = 0  # a tile that the view does not show


@dataclass(frozen=True)
class Step:
    """One planned order. `meets` is what it finds: the unit that it recruits, one of
    `MEETS`, or "unknown" where a hidden tile decides."""

    number: int
    order: str
    city: int  # where the hero is before it
    target: int  # and after it
    meets: str

    @property
    def told(self) -> Text:
        kind = "recruit" if self.meets in UNITS else self.meets
        return text(
            f"planned-{kind}", n=self.number, road=self.order, unit=self.meets, city=self.target
        )


def preview(view: View, orders: Sequence[str]) -> list[Step]:
    """Work out what each of the planned orders would do."""
    assert view.seat is not None
    t = laid_out(view, view.seat)
    hero = t.players[view.seat]
    steps = []
    known = True  # what the hero owns, and what lies on the map
    for number, order in enumerate(orders, start=1):
        city = hero.city
        if order == ACTION and not (known and tile_is_known(t, city)):
            known, meets = False, "unknown"
        else:
            try:
                run(carry_out(t, view.seat, order))
            except HiddenTile:  # after the deed itself, when its tile is replaced
                known = False
            meets = t.deeds[-1].meets
        steps.append(Step(number, order, city, hero.city, meets))
    return steps


def run(rule: Coroutine[Any, Any, None]) -> None:
    reply = None
    try:
        while True:
            (seat, ask), *_ = rule.send(reply).items()
            reply = (seat, likely_answer(ask))
    except StopIteration:
        pass


def likely_answer(ask: Ask) -> Answer:
    """Whoever plans an action where a titan can be fought means it: the smallest titan, for the
    weakest units. Which rewards they take then changes nothing about the year."""
    if ask.prompt.key == "fight-titan":
        return (ask.options[0].key,)
    return default_answer(ask)


# The table that the view shows


class HiddenTile(Exception):  # noqa: N818 - nothing is wrong
    """A recruitment tile appears, and nobody can know which."""


class ShownTable(Xidit):
    def tile(self, city: int) -> Tile:
        if city == HIDDEN:
            raise HiddenTile
        return super().tile(city)


class UnknownOrder(Rng):
    def shuffle(self, items: list[Any]) -> None:
        items[:] = [HIDDEN] * len(items)


def laid_out(view: View, seat: int) -> ShownTable:
    t = ShownTable(view.seats, {"length": view.length}, UnknownOrder(0))
    t.year, t.first = view.year, view.first
    t.players = [Player(hero.city) for hero in view.heroes]
    own = view.heroes[seat]
    assert own.screen is not None
    t.players[seat] = Player(
        own.city,
        dict(own.screen.units),
        own.screen.gold,
        own.screen.bards,
        own.screen.in_bastion,
        STORIES - own.influence,
        own.screen.kept,
    )
    t.barracks = dict(view.barracks)
    t.recruiting = {city: dict(units) for city, units in view.recruiting.items()}
    t.threats = list(view.threats)
    t.next_recruit, t.recruit_pile, t.recruit_discard = tiles_of(view.recruit_queue)
    t.next_threat, t.threat_pile, t.threat_discard = tiles_of(view.threat_queue)
    t.titans = [stack_of(lair) for lair in view.lairs]
    t.bards = {region: list(counts) for region, counts in view.bards.items()}
    t.guilds = {city: Guild(guild.seat, guild.stories) for city, guild in view.guilds.items()}
    t.assessments, t.neutral = list(view.assessments), dict(view.neutral)
    return t


def tiles_of(queue: Queue) -> tuple[int | None, list[int], list[int]]:
    return queue.next, stack(queue.pile, queue.top), stack(queue.discard, queue.discarded)


def stack(size: int, top: int | None) -> list[int]:
    return [HIDDEN] * (size - 1) + ([] if top is None else [top])


def stack_of(lair: Lair) -> TitanStack:
    """Stand any titans of that size in for the hidden ones: a plan asks only how big they are."""
    titans = [titan.key for titan in DATA.titans if titan.size == lair.size]
    titans.sort(key=lambda key: key == lair.raging)
    return TitanStack(titans[len(titans) - lair.titans :], lair.raging is not None)


def tile_is_known(t: Xidit, city: int) -> bool:
    """Say whether it is certain what lies in a city: a hidden threat could have appeared there."""
    return HIDDEN not in t.threats or city in t.tiles() or city in t.rules.removed
