"""The actions of a turn: which there are, and what each does.

A complete action says who uses which ability with which choices. Actions are found by
rehearsing them, so what is offered can always be done.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from games.sigillum.battle import (
    ATTACK,
    LONGEST_COOLDOWN,
    MANEUVER,
    Battle,
    Beast,
    Possible,
    Rehearsal,
)
from games.sigillum.beasts import SHEETS
from games.sigillum.rules.abilities import (
    STOP,
    Attack,
    Gain,
    Impossible,
    May,
    Need,
    Pick,
    Picks,
    Support,
    Word,
    hex_of,
    maneuver_reach,
)
from games.sigillum.rules.factions import FACTIONS, warden
from games.sigillum.rules.readiness import Use, blocked, castle_blocked

CASTLE, CART = "castle", "cart"
CORE = (MANEUVER, ATTACK)
MENU = 20  # options of one character that are read at a glance: it is one menu
STRIKE = Word(ATTACK)  # at the end of a ride in a minecart
TIME_PLATES = {"gold_plate": -1, "silver_plate": 0, "bronze_plate": 1, "castle_plate": 2}


class Ability(NamedTuple):
    """Something that can be used; what it needs has still to be chosen."""

    who: str  # a character, or "castle"
    use: Use


class Action(NamedTuple):
    """The use of an ability, with the choices made so far, or all of them."""

    who: str
    use: Use
    picks: tuple[Pick, ...] = ()
    last: bool = False  # its player ends their turn with it

    @property
    def ability(self) -> Ability:
        return Ability(self.who, self.use)

    def then(self, pick: Pick) -> Action:
        return Action(self.who, self.use, (*self.picks, pick), self.last)

    def leads_to(self, other: Action) -> bool:
        """Tell whether the other action is this one, or one way to go on with it."""
        return self.ability == other.ability and other.picks[: len(self.picks)] == self.picks


def perform(b: Battle, seat: int, action: Action) -> None:
    """Carry an action out. Raise Need if a choice is missing, Impossible if it cannot be done."""
    picks = Picks(action.picks)
    use = action.use
    if action.who == CASTLE:
        assert isinstance(use, int)
        castle_ability(b, seat, use - 1, picks)
    else:
        me = b.beast(action.who)
        if isinstance(use, int):
            support(b, me, use - 1, picks)
        elif use == MANEUVER:
            b.move(me, picks.one(maneuver_reach(b, me)))
            b.spend(me, MANEUVER)
        elif use == ATTACK:
            attack(b, me, picks)
        else:
            minecart(b, me, picks)
    picks.check_used_up()


def ready_abilities(b: Battle, seat: int) -> Iterator[Ability]:
    """Yield the abilities that a player has ready, whether or not they find a target."""
    for me in b.beasts:
        if me.seat != seat or me.hex is None:
            continue
        if blocked(me, MANEUVER) is None:
            yield Ability(me.key, MANEUVER)
        if blocked(me, ATTACK) is None:
            yield Ability(me.key, ATTACK)
            if b.field.tagged(me.hex, "railway"):
                yield Ability(me.key, CART)
        for number in (1, 2):
            if blocked(me, number) is None:
                yield Ability(me.key, number)


def ready_castle_abilities(b: Battle, seat: int) -> Iterator[Ability]:
    """Yield those of a faction castle that are ready. The third is an answer, not an action."""
    if seat in b.factions:
        for number in (1, 2):
            if castle_blocked(b, seat, number) is None:
                yield Ability(CASTLE, number)


def possible(b: Rehearsal, seat: int, action: Action) -> bool:
    """Tell whether an action, as far as it has been chosen, can be completed in some way."""
    try:
        perform(b, seat, action)
    except Possible:
        return True
    except Impossible:
        return False
    except Need as need:
        return any(completing(b, seat, action, need.options))
    raise AssertionError("an action that changes nothing")


def completing(b: Rehearsal, seat: int, begun: Action, picks: Sequence[Pick]) -> Iterator[Action]:
    """Yield the action with each of the next choices with which it can be completed."""
    surely = completed_by_any_target(b, seat, begun)
    for pick in picks:
        longer = begun.then(pick)
        if surely or possible(b, seat, longer):
            yield longer


def completed_by_any_target(b: Battle, seat: int, action: Action) -> bool:
    """Tell whether no target need be tried: of core abilities, and of what only puts markers on
    somebody."""
    if isinstance(action.use, int):
        return isinstance(support_of(b, seat, action.who, action.use).effect, Gain)
    return action.use in CORE


def support_of(b: Battle, seat: int, who: str, number: int) -> Support:
    """Return a support ability of a character or of a faction castle."""
    if who == CASTLE:
        return FACTIONS[b.factions[seat].key].abilities[number - 1]
    return SHEETS[who].supports[number - 1]


Usable: TypeAlias = Mapping[Ability, Sequence[Action]]


def usable_abilities(b: Battle, seat: int) -> Usable:
    """Return the abilities that a player can use now, each with the ways to begin with it: one for
    each first target, or one if it needs none.

    There is no such way if its first choice is no hex, or if there are too many: then it takes a
    question of its own.
    """
    return dict(_usable_abilities(b, seat))


def can_act(b: Battle, seat: int) -> bool:
    """Tell whether a player can use any ability now."""
    return any(_usable_abilities(b, seat))


def _usable_abilities(b: Battle, seat: int) -> Iterator[tuple[Ability, Sequence[Action]]]:
    rehearsal = Rehearsal.of(b)
    for ability in (*ready_abilities(b, seat), *ready_castle_abilities(b, seat)):
        action = Action(*ability)
        try:
            perform(rehearsal, seat, action)
        except Possible:
            yield ability, [action]
        except Need as need:
            begun = completing(rehearsal, seat, action, need.options)
            if len(need.options) <= MENU and {*map(type, need.options)} == {str}:
                if ways := list(begun):
                    yield ability, ways
            elif any(begun):
                yield ability, []
        except Impossible:
            pass


def outcome(b: Battle, seat: int, action: Action) -> Battle:
    """Return the battle after an action. Raise what `perform` raises."""
    after = b.copy()
    perform(after, seat, action)
    return after


def completions(b: Battle, seat: int, start: Action) -> Iterator[tuple[Action, Battle]]:
    """Yield all ways to complete an action, each with the battle after it."""
    yield from _completions(b, Rehearsal.of(b), seat, start)


def _completions(
    b: Battle, rehearsal: Rehearsal, seat: int, start: Action
) -> Iterator[tuple[Action, Battle]]:
    try:
        after = _rehearsed(b, rehearsal, seat, start)
    except Impossible:
        return
    except Need as need:
        for option in need.options:
            yield from _completions(b, rehearsal, seat, start.then(option))
    else:
        yield start, after


def _rehearsed(b: Battle, rehearsal: Rehearsal, seat: int, action: Action) -> Battle:
    """Return the outcome, for which the battle is copied only if there is one."""
    try:
        perform(rehearsal, seat, action)
    except Possible:
        return outcome(b, seat, action)
    raise AssertionError("an action that changes nothing")


def legal_actions(b: Battle, seat: int) -> Iterator[tuple[Action, Battle]]:
    """Yield everything that a player can do now, each with the battle after it."""
    rehearsal = Rehearsal.of(b)
    for ability in (*ready_abilities(b, seat), *ready_castle_abilities(b, seat)):
        yield from _completions(b, rehearsal, seat, Action(*ability))


# Core abilities


def attackable(b: Battle, me: Beast) -> May:
    """Tell whom an attack can target: nobody in a castle, and nobody whom the event protects."""
    at = hex_of(me)

    def may(target: Beast) -> bool:
        if b.safe(target):
            return False
        if b.event == "thick-fog":
            return b.field.distance[at, hex_of(target)] <= 2
        if b.event == "truce-of-the-dead":
            return not (b.field.beside_castle[at] or b.field.beside_castle[hex_of(target)])
        return True

    return may


def attack_points(b: Battle, me: Beast, target: Beast) -> int:
    points = SHEETS[me.key].attack.points(b, me, target)
    return max(0, points + me.count("attack_up") - me.count("attack_down"))


def attack(b: Battle, me: Beast, picks: Picks) -> None:
    sheet: Attack = SHEETS[me.key].attack
    targets = sheet.targets(b, me, picks, attackable(b, me))
    # All are struck at the same time: what one blow changes does not matter for the next.
    injuries = [max(0, attack_points(b, me, target) - target.defense) for target in targets]
    b.spend(me, ATTACK)
    for target, n in zip(targets, injuries, strict=True):
        if n:
            b.injure(target, n, by=me)
    if any(injuries) and me.has("vampirism"):
        b.restore(me)


def minecart(b: Battle, me: Beast, picks: Picks) -> None:
    """Ride to the next free railway hex, then attack or not: it counts as the attack."""
    rails = [key for key in b.field.neighbors[hex_of(me)] if b.field.tagged(key, "railway")]
    b.move(me, picks.one(key for key in rails if b.may_enter(me, key)))
    b.spend(me, ATTACK)
    strike = Action(me.key, ATTACK)
    if me.has("stun") or not possible(Rehearsal.of(b), me.seat, strike):
        return  # an enemy's web has caught it, or nobody is in reach
    if picks.one((STOP, STRIKE)) == STRIKE:
        attack(b, me, picks)


# Support abilities


def supportable(b: Battle, side: int, ability: Support) -> May:
    def may(target: Beast) -> bool:
        if target.side == side:
            return True
        if b.safe(target) or target.has("resistance"):
            return False
        return not (ability.moves and target.has("steadfast"))

    return may


def use_support(b: Battle, me: Beast, ability: Support, picks: Picks) -> int:
    """Carry a support ability out; return its cooldown as of the moment it was declared."""
    if not ability.only_if(b, me) or (ability.moves and b.event == "heavy-ground"):
        raise Impossible
    targets = ability.targets(b, me, picks, supportable(b, me.side, ability))
    cooldown = ability.cooldown
    rounds = cooldown if isinstance(cooldown, int) else cooldown(b, me, targets)
    ability.effect(b, me, targets, picks)
    return rounds


def support(b: Battle, me: Beast, i: int, picks: Picks) -> None:
    longer = me.count("poison")
    for tag in b.field.hex[hex_of(me)].tags:
        longer += TIME_PLATES.get(tag, 0)
    rounds = use_support(b, me, SHEETS[me.key].supports[i], picks) + longer
    me.cooldowns[i] = min(max(rounds, 1), LONGEST_COOLDOWN)


def castle_ability(b: Battle, seat: int, i: int, picks: Picks) -> None:
    faction = b.factions[seat]
    ability = FACTIONS[faction.key].abilities[i]
    faction.cooldowns[i] = use_support(b, warden(b.sides[seat]), ability, picks)
