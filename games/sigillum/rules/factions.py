"""The six faction castles with three abilities each: table option.

Citadel, Bulwark, Underground Tunnel, Brewery and Altar of Elements are the rulebook's; all else
is designed. The first ability is open from the start, the others once the castle has suffered
enough; the third answers an exile of one's own, or control of all towers.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from games.sigillum.battle import Battle, Beast
from games.sigillum.effects import TERRAFORM, TERRAINS
from games.sigillum.rules.abilities import (
    STOP,
    Picks,
    Support,
    Word,
    allied,
    anywhere,
    cooling,
    enemy,
    every,
    gain,
    hex_of,
    in_an_area,
    injured,
    myself,
    one,
    pick_move,
    shift_cooldowns,
    shift_next_to_itself,
)

EXILE, TOWERS = "own-exile", "all-towers"


@dataclass(frozen=True)
class FactionSheet:
    key: str
    abilities: tuple[Support, Support, Support]
    trigger: str  # of the third
    not_on: str | None = None  # the field on which the second cannot be used


FACTIONS: dict[str, FactionSheet] = {}

AN_ALLIED = one(allied, anywhere)


def faction(
    key: str,
    first: Support,
    second: Support,
    third: Support,
    trigger: str,
    not_on: str | None = None,
) -> None:
    FACTIONS[key] = FactionSheet(key, (first, second, third), trigger, not_on)


@cache
def warden(side: int) -> Beast:
    """Return the user of a castle's abilities: not on the field, so that nothing hampers it."""
    return Beast(key=f"castle-{side}", side=side, seat=-1, full=1, vitality=1, home="")


def repaired(b: Battle, me: Beast, targets: list[Beast], picks: Picks) -> None:
    b.repair(me.side)


def damaged(b: Battle, me: Beast) -> bool:
    return b.strongholds[me.side].damage > 0


def tunnel(b: Battle, me: Beast, targets: list[Beast], picks: Picks) -> None:
    """Move the target from one tower's area to a free hex of another's."""
    (target,) = targets
    here = hex_of(target)
    areas = [tower.area for tower in b.field.towers if here not in tower.area]
    pick_move(b, target, dict.fromkeys(key for area in areas for key in area), picks)


def terraform(b: Battle, me: Beast, targets: list[Beast], picks: Picks) -> None:
    hex_ = picks.one(b.field.hex)
    chosen = picks.one(Word(terrain) for terrain in TERRAINS)
    b.place(hex_, TERRAFORM[chosen.key], me.side)


def to_the_castle(b: Battle, me: Beast, targets: list[Beast], picks: Picks) -> None:
    own = [key for key, side in b.castles.items() if side == me.side]
    pick_move(b, targets[0], own, picks)


def rift(b: Battle, me: Beast, targets: list[Beast], picks: Picks) -> None:
    (first,) = targets
    others = [hex_of(beast) for beast in b.on_field(me.side) if beast is not first]
    b.swap(first, b.standing(picks.one(others)))


def revenge(b: Battle, me: Beast, targets: list[Beast], picks: Picks) -> None:
    b.hit(1 - me.side, 1)


def astral_step(b: Battle, me: Beast, targets: list[Beast], picks: Picks) -> None:
    (target,) = targets
    near = [
        key
        for key in b.field.hex
        if 0 < b.field.distance[hex_of(target), key] <= 2 and key not in b.castles
    ]
    pick_move(b, target, near, picks)


def at_home(b: Battle, me: Beast, target: Beast) -> bool:
    return b.safe(target)


def marching_order(b: Battle, me: Beast, targets: list[Beast], picks: Picks) -> None:
    """Move up to two allied characters, each one hex away from its castle."""
    marched: list[Beast] = []
    for _ in range(2):
        ways = {
            hex_of(beast): away
            for beast in b.on_field(me.side)
            if beast not in marched and (away := away_from_home(b, beast))
        }
        options: list[str | Word] = [*ways, STOP] if marched else [*ways]
        chosen = picks.one(options)
        if isinstance(chosen, Word):
            return
        beast = b.standing(chosen)
        marched.append(beast)
        pick_move(b, beast, ways[chosen], picks)
        if not any(
            other not in marched and away_from_home(b, other) for other in b.on_field(me.side)
        ):
            return


def away_from_home(b: Battle, beast: Beast) -> list[str]:
    here = hex_of(beast)
    far = b.field.distance[beast.home, here]
    return [
        key
        for key in b.field.neighbors[here]
        if b.field.distance[beast.home, key] > far and b.may_enter(beast, key)
    ]


def same_terrain(b: Battle, me: Beast, target: Beast, key: str) -> bool:
    return b.terrain(key) == b.terrain(hex_of(target))


faction(
    "citadel",
    Support(AN_ALLIED, gain("steadfast", "defense_up"), 4),
    Support(one(allied, anywhere, in_an_area), tunnel, 4, moves=True),
    Support(every(enemy, anywhere, cooling), shift_cooldowns(1), 3),
    TOWERS,
    not_on="citadel",
)
faction(
    "bulwark",
    Support(myself, terraform, 2),
    Support(AN_ALLIED, shift_next_to_itself(same_terrain), 3, moves=True),
    Support(one(allied, anywhere, injured), lambda b, me, t, p: b.restore(t[0]), 4),
    EXILE,
)
faction(
    "crypt",
    Support(one(enemy, anywhere), gain("blindness"), 4),
    Support(one(allied, anywhere, injured), to_the_castle, 4, moves=True),
    Support(every(enemy, anywhere, injured), gain("poison"), 4),
    EXILE,
)
faction(
    "hellgate",
    Support(AN_ALLIED, gain("attack_up"), 4),
    Support(AN_ALLIED, rift, 5, moves=True),
    Support(myself, revenge, 6),
    EXILE,
)
faction(
    "observatory",
    Support(AN_ALLIED, gain("resistance"), 4),
    Support(one(allied, anywhere, at_home), astral_step, 3, moves=True),
    Support(every(allied, anywhere, cooling), shift_cooldowns(-1), 4),
    TOWERS,
)
faction(
    "abbey",
    Support(AN_ALLIED, gain("control_up"), 4),
    Support(myself, marching_order, 5, moves=True),
    Support(myself, repaired, 5, only_if=damaged),
    TOWERS,
)
