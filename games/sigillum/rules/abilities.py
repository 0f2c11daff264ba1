"""What abilities are made of: whom they reach, what they do, how long they cool down.

An ability is tried on a copy of the battle with the choices made so far. When it needs another
choice it raises `Need` with the options; when it cannot be done it raises `Impossible`. So the
same lines of code perform an ability and find out in which ways it can be used.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar, cast

from games.sigillum.battle import Battle, Beast
from games.sigillum.effects import NEGATIVE, POSITIVE


class Impossible(Exception):  # noqa: N818 - it is a finding, not a fault
    pass


@dataclass(frozen=True, slots=True)
class Tokens:
    """A choice of support abilities on cooldown, by their places, to shift on the dial."""

    beast: str
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Word:
    """A choice that stands for itself: a terrain, or what to do next."""

    key: str


STOP = Word("stop")

Pick: TypeAlias = str | Tokens | Word  # a string is a hex
P = TypeVar("P", bound=Pick)


class Need(Exception):  # noqa: N818
    def __init__(self, options: Sequence[Pick]) -> None:
        super().__init__(options)
        self.options = options


class Picks:
    """The choices made so far, to be asked for one after another."""

    def __init__(self, made: Sequence[Pick] = ()) -> None:
        self._made = list(made)

    def one(self, options: Iterable[P]) -> P:
        """Return the next choice. Raise Need if it is missing, Impossible if it cannot be made."""
        possible = list(options)
        if not possible:
            raise Impossible
        if not self._made:
            raise Need(possible)
        pick = self._made.pop(0)
        if pick not in possible:
            raise Impossible
        return cast(P, pick)

    def check_used_up(self) -> None:
        if self._made:
            raise Impossible


Reach: TypeAlias = Callable[[Battle, Beast], Collection[str]]
If: TypeAlias = Callable[[Battle, Beast, Beast], bool]  # battle, bearer, target
May: TypeAlias = Callable[[Beast], bool]  # whether somebody can be targeted at all
Selector: TypeAlias = Callable[[Battle, Beast, Picks, May], list[Beast]]
Effect: TypeAlias = Callable[[Battle, Beast, list[Beast], Picks], None]
Rounds: TypeAlias = int | Callable[[Battle, Beast, list[Beast]], int]
Points: TypeAlias = Callable[[Battle, Beast, Beast], int]


@dataclass(frozen=True)
class Attack:
    targets: Selector
    points: Points
    melee: bool = False


@dataclass(frozen=True)
class Support:
    targets: Selector
    effect: Effect
    cooldown: Rounds
    moves: bool = False  # moves somebody: not against the steadfast
    only_if: Callable[[Battle, Beast], bool] = field(default=lambda b, me: True)


# Reach


def hex_of(beast: Beast) -> str:
    assert beast.hex is not None
    return beast.hex


def adjacent(b: Battle, me: Beast) -> Collection[str]:
    return b.field.neighbors[hex_of(me)]


def adjacent_or_self(b: Battle, me: Beast) -> Collection[str]:
    return (*b.field.neighbors[hex_of(me)], hex_of(me))


def in_line(b: Battle, me: Beast) -> Collection[str]:
    """Reach any hex on a straight line; nothing on the way blocks."""
    return b.field.lines[hex_of(me)]


def anywhere(b: Battle, me: Beast) -> Collection[str]:
    return b.field.hex


def own_areas(b: Battle, me: Beast) -> Collection[str]:
    """Reach the areas of all towers that one's side controls."""
    areas = b.areas_of(me.side)
    return [key for key in b.field.hex if key in areas]


def gap_from(b: Battle, hex_: str) -> list[str]:
    """Return the hexes two steps away on a straight line, with a free hex between."""
    return [ray[1] for ray in b.field.rays[hex_] if len(ray) > 1 and not b.occupied(ray[0])]


def over_a_gap(b: Battle, me: Beast) -> Collection[str]:
    return gap_from(b, hex_of(me))


def within(n: Callable[[Beast], int]) -> Reach:
    def reach(b: Battle, me: Beast) -> Collection[str]:
        at = hex_of(me)
        return [key for key in b.field.hex if 0 < b.field.distance[at, key] <= n(me)]

    return reach


def two_away(b: Battle, me: Beast) -> Collection[str]:
    at = hex_of(me)
    return [key for key in b.field.hex if b.field.distance[at, key] == 2]


def maneuver_reach(b: Battle, me: Beast) -> list[str]:
    """Reach free neighboring hexes; flying, free hexes in line; from whirlpool to whirlpool."""
    at, field = hex_of(me), b.field
    hexes = list(field.lines[at] if me.has("flying") else field.neighbors[at])
    if field.tagged(at, "whirlpool"):
        hexes += [h.key for h in field.hexes if "whirlpool" in h.tags and h.key not in hexes]
    if b.event == "flood":
        hexes = [key for key in hexes if b.terrain(key) != "water"]
    return [key for key in hexes if b.may_enter(me, key)]


def in_sight(b: Battle, me: Beast, reach: Reach) -> Collection[str]:
    """Return what is in reach; a blinded beast reaches only itself and what is next to it."""
    hexes = reach(b, me)
    if me.has("blindness"):
        close = adjacent_or_self(b, me)
        return [key for key in hexes if key in close]
    return hexes


# Whom


def enemy(me: Beast, other: Beast) -> bool:
    return other.side != me.side


def ally(me: Beast, other: Beast) -> bool:
    return other.side == me.side and other.key != me.key


def allied(me: Beast, other: Beast) -> bool:
    return other.side == me.side


def other(me: Beast, who: Beast) -> bool:
    return who.key != me.key


Who: TypeAlias = Callable[[Beast, Beast], bool]


def candidates(
    b: Battle, me: Beast, who: Who, hexes: Collection[str], ifs: Sequence[If], may: May
) -> list[Beast]:
    return [
        beast
        for beast in b.beasts
        if beast.hex in hexes
        and who(me, beast)
        and may(beast)
        and (not ifs or all(cond(b, me, beast) for cond in ifs))
    ]


def one(who: Who, reach: Reach, *ifs: If) -> Selector:
    def select(b: Battle, me: Beast, picks: Picks, may: May) -> list[Beast]:
        found = candidates(b, me, who, in_sight(b, me, reach), ifs, may)
        return [b.standing(picks.one(hex_of(beast) for beast in found))]

    return select


def every(who: Who, reach: Reach, *ifs: If) -> Selector:
    def select(b: Battle, me: Beast, picks: Picks, may: May) -> list[Beast]:
        found = candidates(b, me, who, in_sight(b, me, reach), ifs, may)
        if not found:
            raise Impossible
        return found

    return select


def every_in_a_ray(who: Who) -> Selector:
    """Target all on one straight line from the bearer; its first hex names the direction."""

    def select(b: Battle, me: Beast, picks: Picks, may: May) -> list[Beast]:
        hit = {}
        for ray in b.field.rays[hex_of(me)]:
            found = candidates(b, me, who, in_sight(b, me, lambda b, me, ray=ray: ray), (), may)  # type: ignore[misc]
            if found:
                hit[ray[0]] = found
        return hit[picks.one(hit)]

    return select


def myself(b: Battle, me: Beast, picks: Picks, may: May) -> list[Beast]:
    return [me]


# What they do


@dataclass(frozen=True)
class Gain:
    """Puts markers on every target: that can always be done."""

    effects: tuple[str, ...]

    def __call__(self, b: Battle, me: Beast, targets: list[Beast], picks: Picks) -> None:
        for target in targets:
            for marker in self.effects:
                b.apply(target, marker, me.side)


def gain(*effects: str) -> Effect:
    return Gain(effects)


def then(*effects: Effect) -> Effect:
    def effect(b: Battle, me: Beast, targets: list[Beast], picks: Picks) -> None:
        for part in effects:
            part(b, me, targets, picks)

    return effect


def on_me(inner: Effect) -> Effect:
    def effect(b: Battle, me: Beast, targets: list[Beast], picks: Picks) -> None:
        inner(b, me, [me], picks)

    return effect


def force(b: Battle, beast: Beast, hex_: str | None) -> None:
    """Move a beast, or raise Impossible."""
    if hex_ is None or not b.may_enter(beast, hex_):
        raise Impossible
    b.move(beast, hex_)


def pick_move(b: Battle, beast: Beast, hexes: Iterable[str], picks: Picks) -> None:
    force(b, beast, picks.one(key for key in hexes if b.may_enter(beast, key)))


def push(b: Battle, me: Beast, targets: list[Beast], picks: Picks) -> None:
    """Move each target one hex straight away from the bearer."""
    for target in targets:
        force(b, target, b.field.beyond(hex_of(me), hex_of(target)))


def pull(b: Battle, me: Beast, targets: list[Beast], picks: Picks) -> None:
    """Move each target one hex straight towards the bearer."""
    for target in targets:
        force(b, target, b.field.towards(hex_of(target), hex_of(me)))


HexIf: TypeAlias = Callable[[Battle, Beast, Beast, str], bool]  # battle, bearer, target, hex


def shift_next_to_itself(allowed: HexIf = lambda b, me, target, key: True) -> Effect:
    """Move each target to a free hex next to it, of those that are allowed."""

    def effect(b: Battle, me: Beast, targets: list[Beast], picks: Picks) -> None:
        for target in targets:
            around = b.field.neighbors[hex_of(target)]
            pick_move(b, target, [k for k in around if allowed(b, me, target, k)], picks)

    return effect


def into(terrain: str) -> HexIf:
    return lambda b, me, target, key: b.terrain(key) == terrain


def go(reach: Reach, allowed: HexIf = lambda b, me, target, key: True) -> Effect:
    """Move the bearer to a free hex in reach."""

    def effect(b: Battle, me: Beast, targets: list[Beast], picks: Picks) -> None:
        pick_move(b, me, [k for k in in_sight(b, me, reach) if allowed(b, me, me, k)], picks)

    return effect


def lay(marker: str, reach: Reach) -> Effect:
    """Lay an obstacle or a web on a free hex that is no castle and has neither."""

    def effect(b: Battle, me: Beast, targets: list[Beast], picks: Picks) -> None:
        free = (
            key
            for key in in_sight(b, me, reach)
            if not b.occupied(key) and key not in b.castles and not b.marked(key, "web")
        )
        b.place(picks.one(free), marker, me.side)

    return effect


def shift_cooldowns(n: int) -> Effect:
    """Shift one or both support tokens of every target, as the player chooses."""

    def effect(b: Battle, me: Beast, targets: list[Beast], picks: Picks) -> None:
        for target in targets:
            places = tuple(target.on_cooldown)
            if len(places) == 2:
                ways = ((0,), (1,), (0, 1))
                places = picks.one(Tokens(target.key, way) for way in ways).places
            for place in places:
                b.shift(target, place, n)

    return effect


# Conditions that several abilities share


def injured(b: Battle, me: Beast, target: Beast) -> bool:
    return target.injuries > 0


def cooling(b: Battle, me: Beast, target: Beast) -> bool:
    return bool(target.on_cooldown)


def terrain_is(terrain: str) -> If:
    return lambda b, me, target: b.terrain(hex_of(target)) == terrain


def newest_positive(target: Beast) -> str | None:
    """Return the newest positive effect that can be copied: never resistance."""
    return next(
        (
            marker.effect
            for marker in reversed(target.markers)
            if marker.effect in POSITIVE and marker.effect != "resistance"
        ),
        None,
    )


def negatives(target: Beast) -> int:
    return sum(marker.effect in NEGATIVE for marker in target.markers)


def in_an_area(b: Battle, me: Beast, target: Beast) -> bool:
    return any(hex_of(target) in tower.area for tower in b.field.towers)
