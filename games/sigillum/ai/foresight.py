"""How good players plan a turn: they look for a win first, and else for the turn to which the enemy
has the weakest reply. Hard ones also look for their answer to it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from operator import itemgetter

from games.core import HARD, NORMAL
from games.sigillum.ai.evaluation import VICTORY, evaluate
from games.sigillum.ai.planner import (
    Turn,
    new_positions,
    potential,
    turns,
    value_at_end_of_turn,
)
from games.sigillum.battle import Battle
from games.sigillum.rules.actions import Action, outcome
from games.sigillum.rules.events import apply_event, siege_damage
from games.sigillum.rules.phases import burn_in_lava, firing_towers, recover, turn_dial

DEFENSES = 500  # battles that are followed up, looking for a turn that does not lose at once
KEPT = 500  # plans that are known on the way
BY_EXILES = 3  # castle damage that abilities may do in a turn, beside the towers
NEXT_TO = 0.35  # a point of control towards a tower, against one of damage
WIN_IN_SIGHT = 5.0  # in one's own next turn
FURTHER = 0.1  # for each action that a turn has already

HasTime = Callable[[], bool]


@dataclass(frozen=True)
class Care:
    """How carefully somebody plans."""

    wins: int  # battles that are followed up in all, looking for a win
    width: int  # battles that are followed up at each step, looking for a good turn
    replies: int  # turns to which the enemy's reply is looked for
    reply_width: int  # how well the enemy plans it
    answers: int  # of these, how many to which one's own next turn is looked for
    answer_width: int


CARE = {NORMAL: Care(3_000, 5, 5, 2, 0, 0), HARD: Care(20_000, 8, 20, 3, 8, 2)}

_kept: OrderedDict[tuple[object, ...], tuple[Action, ...]] = OrderedDict()


def foreseen_turn(
    b: Battle, seat: int, upcoming: str | None, level: str, has_time: HasTime
) -> tuple[Action, ...]:
    """Return the turn that is best if the enemy replies well. A plan that was begun is kept, as
    long as everything comes as it was planned."""
    kept = _kept.get(known_by(b, seat, level))
    if kept is not None:
        return kept
    care = CARE[level]
    line = winning_turn(b, seat, care.wins, has_time)
    if line is None:
        line = unanswered_turn(b, seat, upcoming, care, has_time)
    keep(b, seat, level, line)
    return line


def known_by(b: Battle, seat: int, level: str) -> tuple[object, ...]:
    beasts = tuple(beast.key for beast in b.beasts)
    return level, seat, b.round, b.field_key, b.event, beasts, b.position()


def keep(b: Battle, seat: int, level: str, line: tuple[Action, ...]) -> None:
    """Remember a plan for all the decisions on its way."""
    for n, action in enumerate(line):
        _kept[known_by(b, seat, level)] = line[n:]
        b = outcome(b, seat, action)
    _kept[known_by(b, seat, level)] = ()
    while len(_kept) > KEPT:
        _kept.popitem(last=False)


# A win in this turn


def winning_turn(b: Battle, seat: int, most: int, has_time: HasTime) -> tuple[Action, ...] | None:
    """Return a turn that wins, if one is found in so many steps."""
    side = b.sides[seat]
    if value_at_end_of_turn(b, side) >= VICTORY:
        return ()
    missing = b.field.track - b.strongholds[1 - side].damage
    if (
        missing
        > len(b.field.towers) + siege_damage(b, side, [*range(len(b.field.towers))]) + BY_EXILES
    ):
        return None
    return first_turn(
        b,
        seat,
        most,
        has_time,
        lambda after: value_at_end_of_turn(after, side) >= VICTORY,
        lambda after: closeness(after, side),
    )


def first_turn(
    b: Battle,
    seat: int,
    most: int,
    has_time: HasTime,
    ends_well: Callable[[Battle], bool],
    promise: Callable[[Battle], float],
) -> tuple[Action, ...] | None:
    """Return a turn that ends well, if one is found in so many steps.

    The most promising battle is followed up first, wherever it was met: a win can take many
    actions, of which the first ones bring nothing.
    """
    seen, numbers = {b.position()}, count()
    promising: list[tuple[float, int, Battle, tuple[Action, ...]]] = [(0.0, next(numbers), b, ())]
    for _ in range(most):
        if not promising or not has_time():
            return None
        _, _, battle, line = heappop(promising)
        for action, after in new_positions(battle, seat, seen):
            longer = (*line, action)
            if ends_well(after):
                return longer
            value = promise(after) + potential(after, seat) + FURTHER * len(longer)
            heappush(promising, (-value, next(numbers), after, longer))
    return None


def closeness(b: Battle, side: int) -> float:
    """Return how close a side is to the damage that it needs."""
    if b.fallen == side:
        return -VICTORY
    towers = firing_towers(b, side)
    total = float(b.strongholds[1 - side].damage + len(towers) + siege_damage(b, side, towers))
    for tower in b.field.towers:
        total += NEXT_TO * max(-3, min(1, b.margin(side, tower.area)))
    for foe in b.on_field(1 - side):
        total += NEXT_TO * foe.injuries / foe.full
    return total


# The enemy's reply, and the answer to it


def unanswered_turn(
    b: Battle, seat: int, upcoming: str | None, care: Care, has_time: HasTime
) -> tuple[Action, ...]:
    side = b.sides[seat]
    found = sorted(turns(b, seat, care.width), key=itemgetter(0), reverse=True)
    # A turn that loses at once by itself is looked at only if there is no other.
    stands = [turn for turn in found if not wins_unmoved(turn[1], side, upcoming)]
    if not stands and (line := standing_turn(b, seat, upcoming, has_time)) is not None:
        return line
    valued: list[tuple[float, Turn, Battle]] = []
    for turn in (stands or found)[: care.replies]:
        if valued and not has_time():
            break
        # The reply is not searched well: what the turn is worth by itself counts as much.
        replied = after_reply(turn[1], side, upcoming, care.reply_width)
        valued.append((turn[0] + value_after_reply(replied, side), turn, replied))
    valued.sort(key=itemgetter(0), reverse=True)
    best_value, best, _ = valued[0]
    for number, (value, turn, replied) in enumerate(valued[: care.answers]):
        if not has_time():
            break
        further = value + value_of_answer(replied, side, upcoming, care.answer_width)
        if number == 0 or further > best_value:
            best_value, best = further, turn
    return best[2]


def standing_turn(
    b: Battle, seat: int, upcoming: str | None, has_time: HasTime
) -> tuple[Action, ...] | None:
    """Return a turn after which the enemy does not win without moving, if one is found."""
    side = b.sides[seat]
    return first_turn(
        b,
        seat,
        DEFENSES,
        has_time,
        lambda after: not wins_unmoved(after, side, upcoming),
        lambda after: -closeness(after, 1 - side),
    )


def wins_unmoved(b: Battle, side: int, upcoming: str | None) -> bool:
    """Return whether the enemy wins without doing anything, if the turn ends so."""
    passed = passed_on(b, side, upcoming)
    return passed.fallen == side or evaluate(passed, 1 - side) >= VICTORY


def after_reply(b: Battle, side: int, upcoming: str | None, width: int) -> Battle:
    """Return the battle at the end of the enemy's next turn, before their towers fire."""
    return after_turn(passed_on(b, side, upcoming), 1 - side, width)


def value_after_reply(b: Battle, side: int) -> float:
    """Return what the turn was worth if the enemy has replied so."""
    return -value_at_end_of_turn(b, 1 - side)


def value_of_answer(b: Battle, side: int, upcoming: str | None, width: int) -> float:
    """Return what is reached with one's own next turn, after the enemy's reply. A win there is not
    sure: who sees it coming replies otherwise."""
    answered = after_turn(passed_on(b, 1 - side, upcoming), side, width)
    return min(value_at_end_of_turn(answered, side), WIN_IN_SIGHT)


def after_turn(b: Battle, side: int, width: int) -> Battle:
    for seat in b.seats_of(side):
        if b.fallen is None:
            b = max(turns(b, seat, width), key=itemgetter(0))[1]
    return b


def passed_on(b: Battle, side: int, upcoming: str | None) -> Battle:
    """Return the battle at the beginning of the enemy's ability phase, if this turn ends now."""
    b = b.copy()
    b.exiled = []
    burn_in_lava(b, side)
    if b.fallen is not None:
        return b
    towers = firing_towers(b, side)
    damage = len(towers) + siege_damage(b, side, towers)
    if damage:
        b.hit(1 - side, damage)
    if b.fallen is not None:
        return b
    if side == 1:
        b.round += 1
        turn_dial(b)
        b.event = upcoming or b.event
    if b.round > 1:
        recover(b, 1 - side)
        apply_event(b, 1 - side)
    return b


# Somebody who sees no further than the next action


def next_best(b: Battle, seat: int) -> tuple[Action, ...]:
    side = b.sides[seat]
    best, chosen = value_at_end_of_turn(b, side), None
    for action, after in new_positions(b, seat, {b.position()}):
        value = value_at_end_of_turn(after, side)
        if value > best:
            best, chosen = value, action
    return () if chosen is None else (chosen, chosen)  # which is not known to be the last
