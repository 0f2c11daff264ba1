"""The strong: great vitality, in the front line. Most of them can stun."""

from __future__ import annotations

from games.sigillum.battle import Battle, Beast, Marker
from games.sigillum.beasts.sheet import (
    AN_ADJACENT_ENEMY,
    AN_ENEMY_IN_LINE,
    EVERY_ADJACENT_ENEMY,
    SHEETS,
    melee,
    melee_all,
    sheet,
    strike,
)
from games.sigillum.effects import CONTRARY
from games.sigillum.rules.abilities import (
    Attack,
    Impossible,
    May,
    Picks,
    Support,
    adjacent,
    adjacent_or_self,
    allied,
    ally,
    anywhere,
    cooling,
    enemy,
    every,
    every_in_a_ray,
    force,
    gain,
    hex_of,
    in_line,
    injured,
    lay,
    myself,
    one,
    other,
    pull,
    push,
    shift_cooldowns,
    shift_next_to_itself,
    within,
)

sheet(
    "architectus", "strength", 5,
    strike(AN_ENEMY_IN_LINE, lambda b, me, target: len(b.controlled(me.side))),
    Support(myself, lay("obstacle", adjacent), 3),
    Support(
        myself,
        lambda b, me, targets, picks: b.repair(me.side),
        6,
        only_if=lambda b, me: b.strongholds[me.side].damage > 0,
    ),
)  # fmt: skip


def ram(b: Battle, me: Beast, targets: list[Beast], picks: Picks) -> None:
    """Push and follow; a target that cannot move is stunned instead."""
    (target,) = targets
    left, behind = hex_of(target), b.field.beyond(hex_of(me), hex_of(target))
    if behind is None or not b.may_enter(target, behind):
        b.apply(target, "stun", me.side)
        return
    b.move(target, behind)
    force(b, me, left)


sheet(
    "armus", "strength", 3,
    melee(),
    Support(AN_ADJACENT_ENEMY, ram, 4, moves=True),
    Support(every(allied, anywhere), gain("defense_up"), 5),
)  # fmt: skip


def drag_along(b: Battle, me: Beast, targets: list[Beast], picks: Picks) -> None:
    """Step straight back and take the target along, unless the castle hex left behind is closed
    to it or somebody is summoned there at once."""
    (target,) = targets
    left = hex_of(me)
    if b.castles.get(left, target.side) != target.side or b.waiting(left) is not None:
        raise Impossible
    force(b, me, b.field.beyond(hex_of(target), left))
    force(b, target, left)


sheet(
    "caballus", "strength", 4,
    strike(every(enemy, anywhere, lambda b, me, target: target.slowed)),
    Support(one(other, adjacent), drag_along, 3, moves=True),
    Support(EVERY_ADJACENT_ENEMY, gain("slowness"), 4),
)  # fmt: skip


def convict(b: Battle, me: Beast, targets: list[Beast], picks: Picks) -> None:
    """Pull, then turn every positive effect that has a contrary into it."""
    pull(b, me, targets, picks)
    for target in targets:
        target.markers = [
            Marker(CONTRARY[marker.effect], me.side, b.round)
            if marker.effect in CONTRARY
            else marker
            for marker in target.markers
        ]


sheet(
    "carnifex", "strength", 4,
    melee(
        lambda b, me, target: sum(
            foe.negative and b.field.distance[hex_of(me), hex_of(foe)] <= 2
            for foe in b.on_field(1 - me.side)
        )
    ),
    Support(AN_ENEMY_IN_LINE, gain("control_down"), 4),
    Support(AN_ENEMY_IN_LINE, convict, lambda b, me, targets: targets[0].vitality, moves=True),
)  # fmt: skip

sheet(
    "catapultus", "strength", 3,
    strike(
        one(enemy, in_line, lambda b, me, target: SHEETS[target.key].size != "small"),
        lambda b, me, target: 2 if SHEETS[target.key].size == "big" else 1,
    ),
    Support(AN_ENEMY_IN_LINE, gain("stun"), 5),
    Support(myself, gain("control_up"), 3),
)  # fmt: skip

sheet(
    "ferrarius", "strength", 4,
    Attack(
        one(enemy, adjacent, lambda b, me, target: b.terrain(hex_of(target)) != "water"),
        lambda b, me, target: 1,
        melee=True,
    ),
    Support(
        AN_ADJACENT_ENEMY,
        shift_next_to_itself(lambda b, me, target, key: key in adjacent(b, me)),
        3,
        moves=True,
    ),
    Support(AN_ENEMY_IN_LINE, gain("stun"), 5),
)  # fmt: skip

sheet(
    "malleus", "strength", 4,
    melee(),
    Support(every_in_a_ray(enemy), gain("stun"), 6),
    Support(
        one(
            allied, adjacent_or_self, lambda b, me, target: hex_of(target) in b.field.tower_hexes
        ),
        gain("control_up"),
        3,
    ),
)  # fmt: skip

sheet(
    "saxum", "strength", 5,
    melee_all(lambda b, me, target: me.defense),
    Support(myself, gain("defense_up"), 3),
    Support(EVERY_ADJACENT_ENEMY, gain("stun"), 6),
)  # fmt: skip

sheet(
    "vinctum", "strength", 3,
    melee(lambda b, me, target: me.injuries),
    Support(one(other, adjacent), push, 3, moves=True),
    Support(AN_ADJACENT_ENEMY, gain("stun"), 3),
)  # fmt: skip

sheet(
    "mechanicus", "strength", 3,
    strike(
        one(
            enemy, in_line, lambda b, me, target: hex_of(target) not in adjacent(b, me)
        )
    ),
    Support(myself, gain("swiftness"), 3),
    Support(
        every(
            enemy,
            anywhere,
            lambda b, me, target: hex_of(target) in b.areas_of(target.side),
        ),
        gain("control_down"),
        6,
    ),
)  # fmt: skip

sheet(
    "brewus", "strength", 4,
    melee(
        lambda b, me, target: 2
        if sum(target.cooldowns[i] or 0 for i in target.on_cooldown) >= 8
        else 1
    ),
    Support(every(enemy, adjacent, cooling), shift_cooldowns(1), 4),
    Support(
        AN_ENEMY_IN_LINE, gain("stun"), lambda b, me, targets: 5 - len(targets[0].on_cooldown)
    ),
)  # fmt: skip


def crushing_mass(b: Battle, me: Beast, picks: Picks, may: May) -> list[Beast]:
    """Target every adjacent enemy, if together they have at least as much vitality as Saturn."""
    targets = every(enemy, adjacent)(b, me, picks, may)
    if sum(target.vitality for target in targets) < me.vitality:
        raise Impossible
    return targets


def gravity_link(b: Battle, me: Beast, targets: list[Beast], picks: Picks) -> None:
    b.injure(me, 1)
    b.restore(targets[0])


sheet(
    "saturn", "strength", 5,
    Attack(crushing_mass, lambda b, me, target: 1, melee=True),
    Support(every(enemy, within(lambda me: me.injuries)), gain("stun"), 6),
    Support(
        one(ally, anywhere, injured), gravity_link, 4, only_if=lambda b, me: me.vitality > 1
    ),
)  # fmt: skip
