"""Duels for the computer player: it attacks the weak only, blocks what would hurt, and strikes."""

from __future__ import annotations

from games.core import Ask
from games.mageknight.ai.choices import first_of, values
from games.mageknight.ai.combat import WOUND_COST
from games.mageknight.ai.resources import (
    Helper,
    Measure,
    Pick,
    Way,
    cheapest,
    fit,
    helpers,
    hero,
    purse,
)
from games.mageknight.data import WOUND
from games.mageknight.options import Action, Done, DriveOut, Steal, Strike, WoundHero
from games.mageknight.rules.combat.phases import EFFICIENT_BLOCKS
from games.mageknight.table import attacks_of
from games.mageknight.view import DuelView, HeroView, View

EXPECTED = 2.0  # block that a card in the hand of another may bring
EXPECTED_UNIT = 3.0  # and a unit that is ready
CLEAR = 1.5  # so many times stronger is clearly stronger
FULLY = 2  # cards for which a whole turn is worth it
USUAL_COST = 3  # to drive somebody out


def duel_on(view: View) -> DuelView:
    assert view.duel is not None
    return view.duel


def opponent(view: View) -> HeroView:
    duel = duel_on(view)
    return view.heroes[duel.defender if view.seat == duel.aggressor else duel.aggressor]


# Whom to attack


def duel_worth(view: View, seat: int, means: list[Helper]) -> float:
    """What an attack on a hero promises to who is clearly stronger; nothing to others."""
    me, other = hero(view), view.heroes[seat]
    strength = sum(
        max((way.n for way in helper.ways if way.kind == "attack"), default=0) for helper in means
    )
    guard = EXPECTED * other.cards + EXPECTED_UNIT * sum(fit(unit) for unit in other.units)
    if strength < CLEAR * guard + other.armor + USUAL_COST:
        return 0.0
    higher = max(0, other.level - me.level)
    return WOUND_COST / 2 + (1 + 2 * higher if higher else int(me.fame < other.fame))


def attend(view: View, ask: Ask) -> bool:
    cards = [card for card in hero(view).hand if card != WOUND]
    return bool(first_of(ask, len(cards) >= FULLY, False))


# Blows


def next_blow(view: View) -> Pick | None:
    """What to add to an attack or a block, if that is worth it."""
    return next_parry(view) if view.turn.stage == "block" else next_strike(view)


def next_strike(view: View) -> Pick | None:
    """For a wound; in melee, if it can be, for two and a push."""
    duel, armor = duel_on(view), opponent(view).armor
    ranged = duel.phase == "ranged"
    reaches = {"ranged", "siege"} if ranged else {"melee", "ranged", "siege"}
    if ranged and duel.walled and view.seat == duel.aggressor:
        reaches = {"siege"}
    goals = [armor] if ranged else [2 * armor + USUAL_COST, armor]
    gathered = sum(duel.attack.values())

    def measure(way: Way) -> int:
        return way.n if way.kind == "attack" and way.reach in reaches else 0

    picks = [first_pick(view, goal - gathered, measure) for goal in goals]
    return next((pick for pick in picks if pick is not None), None)


def next_parry(view: View) -> Pick | None:
    """So much that nobody is hurt, or nothing."""
    duel = duel_on(view)
    elements = {element for _, element, n in attacks_of(duel.attack) if n}

    def measure(way: Way) -> int:
        """Doubled, so that half a point is a whole number."""
        full = any(way.element in EFFICIENT_BLOCKS[element] for element in elements)
        return 0 if way.kind != "block" else 2 * way.n if full else way.n

    harm = sum(duel.attack.values()) - hero(view).armor + 1
    blocked = sum(measure(Way(None, "block", n, element=el)) for el, n in duel.block.items())
    return first_pick(view, harm * (4 if duel.phase == "ranged" else 2) - blocked, measure)


def first_pick(view: View, need: int, measure: Measure) -> Pick | None:
    found = cheapest(helpers(view), [need], [measure], purse(view)) if need > 0 else None
    return found[1][0] if found is not None and found[1] else None


def attack(view: View, ask: Ask) -> Action:
    pick = next_blow(view)
    offered: list[Action] = values(ask)
    if pick is not None and pick.helper.action in offered:
        return pick.helper.action
    return Strike() if Strike() in offered else Done()


def block(view: View, ask: Ask) -> Action:
    pick = next_blow(view)
    return pick.helper.action if pick is not None and pick.helper.action in values(ask) else Done()


def deal(view: View, ask: Ask) -> Action:
    """Loot first, then wounds, and out with the other while there is enough for that."""
    offered: list[Action] = values(ask)
    drives = sorted(
        (value for value in offered if isinstance(value, DriveOut)), key=lambda drive: drive.cost
    )
    steals = [value for value in offered if isinstance(value, Steal)]
    wounds = [value for value in offered if isinstance(value, WoundHero)]  # one, then the most
    left = duel_on(view).left
    if steals:
        return steals[0]
    if drives:
        spare = bool(wounds) and left - wounds[0].cost >= drives[0].cost
        return wounds[0] if spare else drives[0]
    return wounds[-1] if wounds else offered[0]
