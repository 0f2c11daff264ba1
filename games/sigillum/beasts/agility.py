"""The agile: they deal the most injuries, and need the others to protect them."""

from __future__ import annotations

from games.sigillum.battle import Battle, Beast
from games.sigillum.beasts.sheet import (
    ALLIED_BESIDE,
    AN_ADJACENT_ENEMY,
    AN_ENEMY_IN_LINE,
    EVERY_ADJACENT_ENEMY,
    melee,
    melee_all,
    sheet,
    strike,
)
from games.sigillum.rules.abilities import (
    Picks,
    Support,
    adjacent,
    allied,
    ally,
    anywhere,
    cooling,
    enemy,
    every,
    every_in_a_ray,
    force,
    gain,
    go,
    hex_of,
    in_line,
    injured,
    into,
    lay,
    maneuver_reach,
    myself,
    newest_positive,
    on_me,
    one,
    other,
    over_a_gap,
    own_areas,
    pick_move,
    pull,
    push,
    shift_cooldowns,
    shift_next_to_itself,
    then,
    two_away,
)

NORTH, SOUTH = 0, 3  # rays along a column


def fluidity(b: Battle, me: Beast, targets: list[Beast], picks: Picks) -> None:
    copied = newest_positive(targets[0])
    assert copied is not None
    b.apply(me, copied, me.side)


sheet(
    "aqus", "agility", 3,
    melee(),
    Support(
        one(other, anywhere, lambda b, me, target: newest_positive(target) is not None),
        fluidity,
        3,
    ),
    Support(myself, then(go(adjacent, into("water")), on_me(gain("attack_up"))), 3, moves=True),
)  # fmt: skip

sheet(
    "ballistarius", "agility", 2,
    strike(
        AN_ENEMY_IN_LINE,
        lambda b, me, target: sum(
            not b.occupied(key) for key in b.field.between(hex_of(me), hex_of(target))
        ),
    ),
    Support(myself, gain("attack_up"), 3),
    Support(AN_ENEMY_IN_LINE, push, 4, moves=True),
)  # fmt: skip

sheet(
    "cerberus", "agility", 3,
    melee_all(),
    Support(
        myself,
        lambda b, me, targets, picks: pick_move(b, me, maneuver_reach(b, me), picks),
        3,
        moves=True,
        only_if=lambda b, me: not me.slowed
        and any(foe.injuries for foe in b.on_field(1 - me.side)),
    ),
    Support(EVERY_ADJACENT_ENEMY, gain("attack_down"), 3),
)  # fmt: skip

sheet(
    "cornibus", "agility", 2,
    strike(every_in_a_ray(enemy)),
    Support(myself, gain("control_up"), 3),
    Support(
        myself,
        go(own_areas),
        4,
        moves=True,
    ),
)  # fmt: skip

sheet(
    "iratus", "agility", 3,
    melee(lambda b, me, target: 2 if len(b.near(hex_of(me), 1 - me.side)) >= 2 else 1),
    Support(every(allied, anywhere), gain("resistance"), 5),
    Support(myself, gain("attack_up"), 3),
)  # fmt: skip

sheet(
    "mortum", "agility", 3,
    melee(
        lambda b, me, target: sum(
            foe.injuries > 0 and b.field.distance[hex_of(me), hex_of(foe)] <= 2
            for foe in b.on_field(1 - me.side)
        )
    ),
    Support(ALLIED_BESIDE, gain("vampirism"), 3),
    Support(myself, go(adjacent), 3, moves=True),
)  # fmt: skip


def headlong_rush(b: Battle, me: Beast, targets: list[Beast], picks: Picks) -> None:
    force(b, me, b.field.towards(hex_of(me), hex_of(targets[0])))
    b.apply(me, "resistance", me.side)


sheet(
    "redux", "agility", 3,
    strike(every(enemy, two_away)),
    Support(myself, gain("defense_up"), 3),
    Support(one(other, over_a_gap), headlong_rush, 3, moves=True),
)  # fmt: skip

sheet(
    "tempus", "agility", 3,
    melee(lambda b, me, target: len(target.on_cooldown)),
    Support(one(ally, anywhere, cooling), shift_cooldowns(-1), 3),
    Support(ALLIED_BESIDE, gain("swiftness"), 4),
)  # fmt: skip

sheet(
    "toxicum", "agility", 3,
    strike(
        every(enemy, anywhere, lambda b, me, target: target.has("poison")),
        lambda b, me, target: target.count("poison"),
    ),
    Support(every(enemy, anywhere, injured), gain("poison"), 3),
    Support(
        AN_ENEMY_IN_LINE, then(shift_next_to_itself(into("water")), gain("poison")), 3, moves=True
    ),
)  # fmt: skip

sheet(
    "eresida", "agility", 3,
    melee(lambda b, me, target: 2 if target.has("stun") else 1),
    Support(myself, lay("web", in_line), 4),
    Support(
        AN_ENEMY_IN_LINE,
        pull,
        lambda b, me, targets: 5 - len(b.field.between(hex_of(me), hex_of(targets[0]))),
        moves=True,
    ),
)  # fmt: skip


def lone_prey(b: Battle, me: Beast, target: Beast) -> int:
    around = b.field.neighbors[hex_of(target)]
    free = sum(not b.occupied(key) for key in around)
    return 2 if free >= 5 else 1 if free >= 2 else 0


def banishing_fear(b: Battle, me: Beast, targets: list[Beast], picks: Picks) -> None:
    """Move the target along its column, to the side of its own castle."""
    (target,) = targets
    rays = b.field.rays[hex_of(target)]
    home = next(castle for castle in b.field.castles if castle.hex == target.home)
    ray = rays[NORTH if home.side == "north" else SOUTH]
    force(b, target, ray[0] if ray else None)


sheet(
    "tenebris", "agility", 3,
    melee(lone_prey),
    Support(
        myself,
        go(
            anywhere,
            lambda b, me, target, key: any(f.injuries for f in b.near(key, 1 - me.side)),
        ),
        4,
        moves=True,
    ),
    Support(AN_ADJACENT_ENEMY, banishing_fear, 3, moves=True),
)  # fmt: skip

sheet(
    "equita", "agility", 3,
    melee(lambda b, me, target: 2 if me.swift else 0 if me.slowed else 1),
    Support(myself, gain("swiftness"), 4),
    Support(AN_ADJACENT_ENEMY, gain("poison"), 3),
)  # fmt: skip
