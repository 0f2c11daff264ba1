"""The small choices of a computer player: effects, payments, discards, rewards.

A decision is the value of the option to choose, or a list of values where several may be chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from games.core import Ask
from games.mageknight.ai.combat import threats_now
from games.mageknight.ai.preferences import SKILLS, TACTICS, card_worth, rank, unit_worth
from games.mageknight.ai.resources import hero
from games.mageknight.data import DATA, WOUND
from games.mageknight.effects import operations as ops
from games.mageknight.effects.base import Operation
from games.mageknight.effects.operations import Effect
from games.mageknight.options import (
    CardChoice,
    EffectChoice,
    ManaSource,
    OwnUnit,
    RecruitChoice,
    SkillChoice,
)
from games.mageknight.rules.combat.phases import EFFICIENT_BLOCKS
from games.mageknight.view import View

Decision: TypeAlias = Callable[[View, Ask], Any]

KEPT = 5  # cards that are kept for the next turn
WAYS_TO_PAY = ("endless", "token", "stolen", "die", "opposite", "crystal")


def values(ask: Ask) -> list[Any]:
    return [option.value for option in ask.options]


def first_of(ask: Ask, *wanted: Any) -> Any:
    """The first of these that may be chosen, or whatever comes first."""
    offered = values(ask)
    return next((value for value in wanted if value in offered), offered[0])


def always(*wanted: Any) -> Decision:
    return lambda view, ask: first_of(ask, *wanted)


# Effects


def effect_worth(view: View, effect: Effect) -> float:
    """What an effect is worth in this stage of the turn."""
    return sum(operation_worth(view, o) for o in effect)


def operation_worth(view: View, o: Operation) -> float:
    stage = view.turn.stage
    match o:
        case ops.Attack() if view.combat is not None:
            resisted = all(o.element in foe.resists for foe in threats_now(view))
            return o.n * (0.5 if resisted else 1.0) * (stage in ("ranged", "attack"))
        case ops.Block() if view.combat is not None:
            foes = [foe for foe in threats_now(view) if foe.attack]
            full = any(o.element in EFFICIENT_BLOCKS[foe.element] for foe in foes)
            return o.n * (1.0 if full else 0.5) * (stage == "block")
        case ops.Move():
            return o.n * (stage == "move")
        case ops.Influence():
            return o.n * (stage == "interact")
        case ops.Heal():
            return 1.5 * min(o.n, hero(view).hand.count(WOUND))
        case ops.Draw():
            return 0.8 * o.n
    return 0.3


def best_effect(view: View, ask: Ask) -> EffectChoice:
    choices: list[EffectChoice] = values(ask)
    return max(choices, key=lambda choice: effect_worth(view, choice.effect))


# Paying, discarding, keeping


def pay_mana(view: View, ask: Ask) -> ManaSource:
    def dear(source: ManaSource) -> tuple[int, bool]:
        way = "opposite" if source.opposite else source.kind
        return WAYS_TO_PAY.index(way), source.color == "gold"

    sources: list[ManaSource] = values(ask)
    return min(sources, key=dear)


def choose_color(view: View, ask: Ask) -> str:
    """The color of which it has least, among those that more of its cards could use."""
    me = hero(view)
    wanted = [DATA.card[card].color for card in me.hand if card != WOUND]

    def need(color: str) -> tuple[int, int]:
        return wanted.count(color), -me.crystals.get(color, 0)

    colors: list[str] = values(ask)
    return max(colors, key=need)


def best_card(view: View, ask: Ask) -> CardChoice:
    choices: list[CardChoice] = values(ask)
    return max(choices, key=lambda choice: card_worth(choice.card))


def discard_before_draw(view: View, ask: Ask) -> list[CardChoice]:
    """Keeps a few good cards, and makes room for others while there are any."""
    me = hero(view)
    cards = sorted((card for card in me.hand if card != WOUND), key=card_worth)
    most = len(cards) - KEPT if me.deck else 0
    return [CardChoice(card) for card in cards[: max(ask.least, most, 0)]]


def weak_cards(view: View) -> list[str]:
    """Wounds and others that are worth little, the least first."""
    return sorted((card for card in hero(view).hand if card_worth(card) < 0.7), key=card_worth)


def swap_cards(view: View, ask: Ask) -> list[CardChoice]:
    """Wounds and weak cards go back into the deck."""
    return [CardChoice(card) for card in weak_cards(view)[: ask.most]]


def most_of(view: View, ask: Ask) -> int:
    numbers: list[int] = values(ask)
    return max(numbers)


# Rewards


def choose_skill(view: View, ask: Ask) -> SkillChoice:
    choices: list[SkillChoice] = values(ask)
    return min(choices, key=lambda choice: rank(SKILLS, choice.skill))


def choose_tactic(view: View, ask: Ask) -> str:
    tactics: list[str] = values(ask)
    return min(tactics, key=lambda tactic: rank(TACTICS, tactic))


def worst_tactic(view: View, ask: Ask) -> str:
    tactics: list[str] = values(ask)
    return max(tactics, key=lambda tactic: rank(TACTICS, tactic))


def best_unit(view: View, ask: Ask) -> RecruitChoice | None:
    choices: list[RecruitChoice | None] = values(ask)

    def worth(choice: RecruitChoice | None) -> float:
        return unit_worth(choice.unit) if choice is not None else 0.0

    return max(choices, key=worth)


def own_unit(best: bool) -> Decision:
    def decision(view: View, ask: Ask) -> OwnUnit:
        units = hero(view).units
        choices: list[OwnUnit] = values(ask)

        def worth(choice: OwnUnit) -> float:
            unit = units[choice.place]
            return unit_worth(unit.key) - (1.5 if unit.wounds else 0)

        return max(choices, key=worth) if best else min(choices, key=worth)

    return decision
