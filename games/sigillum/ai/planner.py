"""Plans a whole turn: a beam search over complete actions, from what everybody can see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import TypeAlias

import msgspec

from games.sigillum.ai.evaluation import VICTORY, evaluate
from games.sigillum.battle import ATTACK, MANEUVER, Battle, Beast
from games.sigillum.rules.actions import Action, completions, legal_actions
from games.sigillum.rules.phases import burn_in_lava
from games.sigillum.rules.readiness import blocked

WIDTH = 4  # battles that are followed up at each step
DEEPEST = 12  # actions in a turn


@lru_cache(maxsize=256)
def plan(encoded: bytes, seat: int) -> tuple[Action, ...]:
    """Return the best turn that was found: no action at all if it is best to end it.

    A turn is chosen anew before each of its actions. The cache only spares the search when
    somebody is asked for the targets of the action that they have just chosen.
    """
    return best_turn(decoded(encoded), seat)


def encoded(b: Battle) -> bytes:
    return msgspec.json.encode(b)


def decoded(data: bytes) -> Battle:
    return msgspec.json.decode(data, type=Battle)


Turn: TypeAlias = tuple[float, Battle, tuple[Action, ...]]  # its value, how it ends, what is done


def best_turn(b: Battle, seat: int) -> tuple[Action, ...]:
    return max(turns(b, seat, WIDTH), key=itemgetter(0))[2]


def turns(b: Battle, seat: int, width: int) -> list[Turn]:
    """Return turns that may be good, as they were found; the first is to do nothing."""
    side = b.sides[seat]
    found: list[Turn] = [(value_at_end_of_turn(b, side), b, ())]
    seen = {b.position()}
    beam: list[Turn] = [(0.0, b, ())]
    for _ in range(DEEPEST):
        following: list[Turn] = []
        for _, battle, line in beam:
            for action, after in new_positions(battle, seat, seen):
                value = value_at_end_of_turn(after, side)
                longer = (*line, action)
                found.append((value, after, longer))
                following.append((value + potential(after, seat), after, longer))
        beam = sorted(following, key=itemgetter(0), reverse=True)[:width]
        if not beam or max(map(itemgetter(0), found)) >= VICTORY:
            break
    return found


def new_positions(
    b: Battle, seat: int, seen: set[tuple[object, ...]]
) -> Iterator[tuple[Action, Battle]]:
    """Yield the actions that lead to positions not met before."""
    if b.fallen is not None:
        return
    for action, after in legal_actions(b, seat):
        position = after.position()
        if position not in seen:
            seen.add(position)
            yield action, after


def value_at_end_of_turn(b: Battle, side: int) -> float:
    """Evaluate a battle after the lava of the control phase, which comes before the towers."""
    if any(beast.hex and b.terrain(beast.hex) == "lava" for beast in b.on_field(side)):
        b = b.copy()
        burn_in_lava(b, side)
    return evaluate(b, side)


def potential(b: Battle, seat: int) -> float:
    """Return what may still come of this turn: boosts that wait for an attack, fresh beasts."""
    total = 0.0
    for beast in b.beasts:
        if beast.seat == seat:
            total += beast_potential(beast)
    return total


def beast_potential(beast: Beast) -> float:
    total = 0.0
    may_attack = blocked(beast, ATTACK) is None
    may_move = blocked(beast, MANEUVER) is None
    if may_attack:
        total += 0.1 + 0.25 * (beast.count("attack_up") - beast.count("attack_down"))
        total += 0.1 * beast.has("vampirism")
    if may_move:
        total += 0.1 + 0.1 * beast.has("flying")
    if may_attack and may_move and beast.swift:
        total += 0.2
    return total


def best_completion(b: Battle, seat: int, begun: Sequence[Action]) -> Action | None:
    """Return the one of these unfinished actions that can be completed best."""
    side = b.sides[seat]
    ways = [
        (value_at_end_of_turn(after, side), start)
        for start in begun
        for _, after in completions(b, seat, start)
    ]
    return max(ways, key=itemgetter(0))[1] if ways else None
