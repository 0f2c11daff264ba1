"""The wise: they strengthen their allies and weaken their enemies from behind."""

from __future__ import annotations

from games.sigillum.battle import Battle, Beast
from games.sigillum.beasts.sheet import (
    ALLIED_BESIDE,
    AN_ENEMY,
    AN_ENEMY_IN_LINE,
    ANY_ALLIED,
    SHEETS,
    melee,
    sheet,
    strike,
)
from games.sigillum.rules.abilities import (
    Picks,
    Support,
    adjacent,
    adjacent_or_self,
    allied,
    ally,
    anywhere,
    enemy,
    every,
    gain,
    gap_from,
    hex_of,
    in_an_area,
    in_line,
    in_sight,
    injured,
    into,
    negatives,
    one,
    other,
    over_a_gap,
    pick_move,
    pull,
    shift_next_to_itself,
    terrain_is,
    within,
)

sheet(
    "arborus", "intelligence", 2,
    strike(every(enemy, anywhere, terrain_is("forest"))),
    Support(one(other, anywhere), shift_next_to_itself(into("forest")), 4, moves=True),
    Support(ANY_ALLIED, gain("defense_up"), 3),
)  # fmt: skip


def resurrection(b: Battle, me: Beast, targets: list[Beast], picks: Picks) -> None:
    (target,) = targets
    if target.injuries:
        b.restore(target)
    else:
        b.apply(target, "swiftness", me.side)


sheet(
    "fidea", "intelligence", 2,
    strike(one(enemy, in_line, lambda b, me, target: target.vitality > me.vitality)),
    Support(ANY_ALLIED, resurrection, 3),
    Support(ANY_ALLIED, gain("flying"), 4),
)  # fmt: skip

sheet(
    "frigus", "intelligence", 2,
    strike(one(enemy, anywhere, lambda b, me, target: target.negative)),
    Support(AN_ENEMY, gain("attack_down"), 3),
    Support(AN_ENEMY, gain("slowness"), lambda b, me, targets: 3 + negatives(targets[0])),
)  # fmt: skip


def ritual_of_vitality(b: Battle, me: Beast, targets: list[Beast], picks: Picks) -> None:
    """Injure an allied character, but never to death, so that another one heals."""
    (target,) = targets
    reachable = in_sight(b, me, anywhere)
    bleeding = (
        hex_of(beast)
        for beast in b.on_field(me.side)
        if beast is not target and beast.vitality > 1 and beast.hex in reachable
    )
    b.injure(b.standing(picks.one(bleeding)), 1)
    b.restore(target)


def blood_summons(b: Battle, me: Beast, targets: list[Beast], picks: Picks) -> None:
    pick_move(b, targets[0], adjacent(b, me), picks)


sheet(
    "goetium", "intelligence", 2,
    strike(
        one(enemy, anywhere, lambda b, me, target: not b.near(hex_of(target), me.side))
    ),
    Support(one(allied, anywhere, injured), ritual_of_vitality, 2),
    Support(one(ally, anywhere, injured), blood_summons, 4, moves=True),
)  # fmt: skip

sheet(
    "ignifer", "intelligence", 2,
    strike(
        one(
            enemy,
            anywhere,
            lambda b, me, target: any(f.positive for f in b.near(hex_of(target), me.side)),
        )
    ),
    Support(
        one(ally, anywhere, lambda b, me, target: SHEETS[target.key].attack.melee),
        gain("attack_up"),
        2,
    ),
    Support(ALLIED_BESIDE, gain("swiftness"), 3),
)  # fmt: skip


def hell_portal(b: Battle, me: Beast, targets: list[Beast], picks: Picks) -> None:
    b.swap(me, targets[0])


sheet(
    "illesebra", "intelligence", 2,
    strike(every(enemy, anywhere, lambda b, me, target: target.has("stun"))),
    Support(one(ally, anywhere), hell_portal, 5, moves=True),
    Support(AN_ENEMY_IN_LINE, gain("stun"), 4),
)  # fmt: skip


def puppet_strings(b: Battle, me: Beast, targets: list[Beast], picks: Picks) -> None:
    """Move the target one hex towards any character that stands over a gap from it."""
    (target,) = targets
    at = hex_of(target)
    ways = [b.field.towards(at, key) for key in gap_from(b, at) if b.at(key) is not None]
    pick_move(b, target, [key for key in ways if key], picks)


sheet(
    "lignum", "intelligence", 2,
    strike(AN_ENEMY, lambda b, me, target: len(b.near(hex_of(target), target.side))),
    Support(AN_ENEMY, puppet_strings, 4, moves=True),
    Support(AN_ENEMY, gain("attack_down"), 3),
)  # fmt: skip

sheet(
    "manus", "intelligence", 3,
    melee(lambda b, me, target: len(b.near(hex_of(me), me.side))),
    Support(one(other, over_a_gap), pull, 3, moves=True),
    Support(every(allied, adjacent_or_self), gain("defense_up"), 4),
)  # fmt: skip

sheet(
    "messum", "intelligence", 2,
    strike(
        one(enemy, anywhere, lambda b, me, target: not b.near(hex_of(target), target.side))
    ),
    Support(AN_ENEMY, gain("defense_down"), 2),
    Support(AN_ENEMY, shift_next_to_itself(), 5, moves=True),
)  # fmt: skip


def in_the_same_area(b: Battle, me: Beast, target: Beast, key: str) -> bool:
    return any(hex_of(target) in tower.area and key in tower.area for tower in b.field.towers)


def other_terrain(b: Battle, me: Beast, target: Beast) -> bool:
    """Compare terrains. Hexes without terrain are all alike: in the Temple nobody is in reach."""
    return b.terrain(hex_of(target)) != b.terrain(hex_of(me))


sheet(
    "librorum", "intelligence", 2,
    strike(one(enemy, anywhere, other_terrain)),
    Support(
        one(other, anywhere, in_an_area),
        shift_next_to_itself(in_the_same_area),
        lambda b, me, targets: 4 + (targets[0].side == me.side),
        moves=True,
    ),
    Support(every(enemy, anywhere), gain("silence"), 5),
)  # fmt: skip

sheet(
    "magnus", "intelligence", 3,
    melee(
        lambda b, me, target: sum(
            2 - len(foe.on_cooldown) for foe in b.beasts if foe.side != me.side
        )
        // 2
    ),
    Support(one(other, anywhere), shift_next_to_itself(into("mountain")), 4, moves=True),
    Support(every(enemy, within(lambda me: 1 + me.injuries)), gain("silence"), 5),
)  # fmt: skip

sheet(
    "clamoris", "intelligence", 2,
    strike(one(enemy, in_line, injured)),
    Support(every(allied, adjacent_or_self), gain("swiftness"), 4),
    Support(AN_ENEMY, gain("silence"), lambda b, me, targets: 4 - len(targets[0].on_cooldown)),
)  # fmt: skip
