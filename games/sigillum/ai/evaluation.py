"""What a battle is worth to a side that is about to end its turn. One point of castle damage is 1.

All that counts is what will still be there when the enemy moves: boosts of one's own attack are
worth nothing any more, a stunned enemy is worth a lot.
"""

from __future__ import annotations

from games.sigillum.battle import Battle, Beast
from games.sigillum.beasts import SHEETS
from games.sigillum.effects import NEGATIVE
from games.sigillum.rules.events import siege_damage
from games.sigillum.rules.phases import firing_towers

VICTORY = 1000.0
HURTS = {  # an enemy who starts its turn with this
    "stun": 0.75,
    "silence": 0.3,
    "slowness": 0.25,
    "attack_down": 0.2,
    "poison": 0.15,
    "blindness": 0.2,
    "defense_down": 0.05,
}
HELPS = {"defense_up": 0.25, "resistance": 0.2, "steadfast": 0.05}
PER_ROUND = 0.03  # a round of cooldown
INJURY = 0.14
LAST_LIFE = 0.12
WAITING = 0.45  # who is not on the field
AT_HOME = 0.18
ENEMY_FIRES = 0.65  # a tower that the enemy leads in: they may lose it, but they move first
STEP = 0.05  # from the nearest tower


def evaluate(b: Battle, side: int) -> float:
    if b.fallen is not None:
        return -VICTORY if b.fallen == side else VICTORY
    towers = firing_towers(b, side)
    dealt = len(towers) + siege_damage(b, side, towers)
    if b.strongholds[1 - side].damage + dealt >= b.field.track:
        return VICTORY
    total = castle_loss(b, 1 - side) - castle_loss(b, side) + dealt
    for tower in b.field.towers:
        margin = b.margin(side, tower.area)
        if margin < 0:
            total -= ENEMY_FIRES
        total += 0.12 * max(-2, min(2, margin))
    foes = b.on_field(1 - side)
    for beast in b.beasts:
        if beast.side == side:
            total += beast_value(b, beast) - danger(b, beast, foes)
        else:
            total -= beast_value(b, beast) + hampering(beast)
    return total


def castle_loss(b: Battle, side: int) -> float:
    """Weigh castle damage: the nearer the end, the more."""
    damage = b.strongholds[side].damage
    return damage + 0.5 * (damage / b.field.track) ** 2 * damage


def beast_value(b: Battle, beast: Beast) -> float:
    """Return what a beast is worth where it stands."""
    total = 0.0
    for rounds in beast.cooldowns:
        if rounds is not None:
            total -= PER_ROUND * rounds
    if beast.hex is None:
        return total - WAITING
    total -= INJURY * beast.injuries
    if beast.vitality == 1:
        total -= LAST_LIFE
    if beast.hex in b.castles:
        total -= AT_HOME
    total -= STEP * b.field.to_a_tower[beast.hex]
    for marker in beast.markers:
        total += HELPS.get(marker.effect, 0.0)
    return total


def hampering(foe: Beast) -> float:
    """Return how much an enemy's markers hamper it next turn. A second stun adds nothing."""
    found = {marker.effect for marker in foe.markers if marker.effect in NEGATIVE}
    return sum(HURTS.get(effect, 0.0) for effect in sorted(found))


def danger(b: Battle, beast: Beast, foes: list[Beast]) -> float:
    """Return what the enemies might do to a beast of one's own next turn."""
    if beast.hex is None or b.safe(beast):
        return 0.0
    threat = 0.0
    for foe in foes:
        if foe.has("stun") or foe.hex is None:
            continue
        far = b.field.distance[beast.hex, foe.hex]
        if SHEETS[foe.key].attack.melee:
            threat += 1.0 if far == 1 else 0.6 if far == 2 else 0.1
        else:
            threat += 0.6
    lives = beast.vitality + beast.defense
    return 0.5 * min(1.0, threat / lives) if threat else 0.0
