"""The small choices of a stand-in: effects, payments, discards, rewards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from games.core import Answer, Ask, Text
from games.mageknight.ai.combat import FULL_BLOCKS, threats_now
from games.mageknight.ai.preferences import SKILLS, TACTICS, card_worth, rank, unit_worth
from games.mageknight.ai.resources import hero
from games.mageknight.data import DATA, WOUND
from games.mageknight.view import View

Decision: TypeAlias = Callable[[View, Ask], str | Answer]

KEPT = 5  # cards that are kept for the next turn
WAYS_TO_PAY = ("endless", "token", "stolen", "die", "polar", "crystal")


def keys(ask: Ask) -> list[str]:
    return [option.key for option in ask.options]


def first_of(ask: Ask, *wanted: str) -> str:
    """The first of these that may be chosen, or whatever comes first."""
    return next((key for key in wanted if key in keys(ask)), ask.options[0].key)


def always(*wanted: str) -> Decision:
    return lambda view, ask: first_of(ask, *wanted)


# Effects, read from what their labels say


def effect_worth(view: View, label: Text) -> float:
    """What an effect is worth in this stage of the turn."""
    stage, total = view.turn.stage, 0.0
    for part in flat(label):
        n = part.args.get("n", 1)
        amount = float(n) if isinstance(n, int) else 1.0
        kind = part.key.removeprefix("fx-")
        if kind == "attack" and view.combat is not None:
            foes = threats_now(view)
            resisted = all(part.args.get("el") in foe.resists for foe in foes)
            total += amount * (0.5 if resisted else 1) * (stage in ("ranged", "attack"))
        elif kind == "block" and view.combat is not None:
            foes = [foe for foe in threats_now(view) if foe.attack]
            full = any(part.args.get("el") in FULL_BLOCKS[foe.element] for foe in foes)
            total += amount * (1 if full else 0.5) * (stage == "block")
        elif kind == "move":
            total += amount * (stage == "move")
        elif kind == "influence":
            total += amount * (stage == "interact")
        elif kind == "heal":
            total += 1.5 * min(amount, hero(view).hand.count(WOUND))
        elif kind == "draw":
            total += 0.8 * amount
        else:
            total += 0.3
    return total


def flat(label: Text) -> list[Text]:
    parts: list[Text] = []
    for value in label.args.values():
        values = value if isinstance(value, list) else [value]
        for part in values:
            if isinstance(part, Text):
                parts += flat(part) or [part]
    return parts


def best_effect(view: View, ask: Ask) -> str:
    return max(ask.options, key=lambda option: effect_worth(view, option.label)).key


# Paying, discarding, keeping


def pay_mana(view: View, ask: Ask) -> str:
    def dear(key: str) -> tuple[int, bool]:
        kind, _, color = key.rpartition("-")
        place = next((i for i, name in enumerate(WAYS_TO_PAY) if kind.startswith(name)), 9)
        return place, color == "gold"

    return min(keys(ask), key=dear)


def choose_color(view: View, ask: Ask) -> str:
    """The colour of which it has least, among those that more of its cards could use."""
    me = hero(view)
    wanted = [DATA.card[card].color for card in me.hand if card != WOUND]

    def need(color: str) -> tuple[int, int]:
        return wanted.count(color), -me.crystals.get(color, 0)

    return max(keys(ask), key=need)


def best_card(view: View, ask: Ask) -> str:
    return max(keys(ask), key=lambda key: card_worth(key) if key in DATA.card else -9.0)


def discard_before_draw(view: View, ask: Ask) -> Answer:
    """Keeps a few good cards, and makes room for others while there are any."""
    me = hero(view)
    cards = sorted((card for card in me.hand if card != WOUND), key=card_worth)
    most = len(cards) - KEPT if me.deck else 0
    return tuple(cards[: max(ask.least, most, 0)])


def swap_cards(view: View, ask: Ask) -> Answer:
    """Wounds and weak cards go back into the deck."""
    weak = [card for card in hero(view).hand if card_worth(card) < 0.7]
    return tuple(sorted(weak, key=card_worth)[: ask.most])


def rest_wounds(view: View, ask: Ask) -> str:
    return max(keys(ask), key=int)


# Rewards


def choose_skill(view: View, ask: Ask) -> str:
    return min(keys(ask), key=lambda key: rank(SKILLS, key))


def choose_tactic(view: View, ask: Ask) -> str:
    return min(keys(ask), key=lambda key: rank(TACTICS, key))


def best_unit(view: View, ask: Ask) -> str:
    return max(keys(ask), key=lambda key: unit_worth(key) if key in DATA.unit else 0.0)


def own_unit(best: bool) -> Decision:
    def decision(view: View, ask: Ask) -> str:
        units = hero(view).units

        def worth(key: str) -> float:
            if not key.isdigit() or int(key) > len(units):
                return 0.0
            unit = units[int(key) - 1]
            return unit_worth(unit.key) - (1.5 if unit.wounds else 0)

        return max(keys(ask), key=worth) if best else min(keys(ask), key=worth)

    return decision
