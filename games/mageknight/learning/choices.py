"""What the lesson looks for in a question, and what a good teacher would suggest there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from games.core import Answer, Ask, Option, Rng
from games.mageknight.ai.player import stand_in
from games.mageknight.data import DATA, WOUND
from games.mageknight.options import (
    ActivateUnit,
    Done,
    EndTurn,
    MoveTo,
    PlayAs,
    PlayCard,
    PlaySeveral,
    Recruit,
    TakeDamage,
)
from games.mageknight.view import FoeView, HeroView, View

# What basic actions give for free, where that is more than the 1 of a card played sideways.
MOVES = dict.fromkeys(("march", "stamina", "swiftness"), 2)
TALKS = dict.fromkeys(("promise", "threaten", "noble-manners"), 2)
ATTACKS = dict.fromkeys(("rage", "determination", "cold-toughness", "battle-versatility"), 2)

VILLAGERS = ("herbalists", "peasants", "foresters", "utem-guardsmen", "utem-crossbowmen")
HEALER = "herbalists"
HEALING = PlayCard("tranquility")
WAY_TO_THE_VILLAGE = ("1c", "1d", "Ag")  # from the end back to the portal


def learner(view: View) -> HeroView:
    assert view.seat is not None
    return view.heroes[view.seat]


def first_day(view: View, ask: Ask) -> bool:
    return view.round == 1


def of_kind(ask: Ask, *kinds: type[Any]) -> list[Option[Any]]:
    """The options that stand for such things."""
    return [option for option in ask.options if isinstance(option.value, kinds)]


def computer(view: View, ask: Ask) -> Answer:
    """What the computer player would answer."""
    return ask.check(stand_in(view, ask, Rng(0)))


def first_of(options: Iterable[Option[Any]], view: View, ask: Ask) -> Answer:
    """Suggest the first of these, or without any what the computer player would do."""
    found = next(iter(options), None)
    return (found.key,) if found is not None else computer(view, ask)


# Cards


def move_cards(ask: Ask) -> list[Option[Any]]:
    """Cards that give Move; first those whose strong effect could be paid for."""
    cards = [option for option in of_kind(ask, PlayCard) if option.value.card in MOVES]
    return sorted(cards, key=lambda option: option.label.key != "card-more")


def strong_ways(ask: Ask) -> list[Option[Any]]:
    return [option for option in of_kind(ask, PlayAs) if option.value.how == "strong"]


def several(view: View, ask: Ask) -> Answer:
    """Suggest to play several cards at once."""
    return first_of(of_kind(ask, PlaySeveral), view, ask)


def enough(ask: Ask, gives: Mapping[str, int], needed: int, kept: tuple[str, ...] = ()) -> Answer:
    """Pick as many cards as it takes: those first that are good for it, and `kept` ones last."""

    def rank(option: Option[PlayAs]) -> tuple[bool, bool]:
        return option.value.how == "sideways", option.value.card in kept

    picked: list[str] = []
    for option in sorted(of_kind(ask, PlayAs), key=rank):
        if picked and needed <= 0:
            break
        picked.append(option.key)
        needed -= 1 if option.value.how == "sideways" else gives.get(option.value.card, 2)
    return tuple(picked)


def end_turn(view: View, ask: Ask) -> Answer:
    """Suggest to end the turn, and to keep the cards that are left."""
    keeping = (option for option in of_kind(ask, EndTurn) if not option.value.discard)
    return first_of(keeping, view, ask)


# The land


def village_steps(ask: Ask) -> list[Option[Any]]:
    """Where one can go without a fight; first to the village at the start, if that can be."""
    steps = [option for option in of_kind(ask, MoveTo) if not option.value.fight]
    wanted = [option for key in WAY_TO_THE_VILLAGE for option in steps if option.value.space == key]
    return [*wanted, *steps]


def keep_assaults(view: View, ask: Ask) -> list[Option[Any]]:
    """Keeps that could be assaulted now, with nobody else joining in."""
    return [
        option
        for option in of_kind(ask, MoveTo)
        if option.value.fight
        and not option.value.provokes
        and view.spaces[option.value.space].site == "keep"
    ]


# A village


def villager(view: View) -> str | None:
    """The unit of the offer to recruit at a village."""
    return next((unit for unit in VILLAGERS if unit in view.unit_offer), None)


def recruits(view: View, ask: Ask) -> list[Option[Any]]:
    return [option for option in of_kind(ask, Recruit) if option.value.unit == villager(view)]


def influence_needed(view: View) -> int:
    unit = villager(view)
    return DATA.unit[unit].cost - view.turn.influence if unit is not None else 0


# Combat


def enemy(view: View) -> FoeView:
    """The first enemy that still stands."""
    assert view.combat is not None
    return next(foe for foe in view.combat.foes if not foe.down)


def attacks_count_in_full(view: View) -> bool:
    """Whether no enemy that stands resists plain attacks."""
    assert view.combat is not None
    return not any("physical" in foe.own_resistances for foe in view.combat.foes if not foe.down)


def attack_needed(view: View) -> int:
    """The Attack that is missing to defeat everybody who does not resist it."""
    assert view.combat is not None
    armor = sum(foe.armor for foe in view.combat.foes if not foe.down)
    return armor - sum(view.combat.attack.values())


def block_needed(view: View) -> int:
    foe = enemy(view)
    return foe.attack * 2 if "swift" in foe.abilities else foe.attack


def worth_blocking(view: View, ask: Ask) -> bool:
    """Whether the computer player would block, and cards enough for an attack would be left."""
    assert view.combat is not None
    hand = sum(ATTACKS.get(card, 1) for card in learner(view).hand if card != WOUND)
    played = sum(view.combat.block.values())
    if hand + played < block_needed(view) + attack_needed(view):
        return False
    return ask.values(computer(view, ask)) != (Done(),)


def healer_stands_by(view: View) -> bool:
    """Whether a unit can heal the hero after the fight: it is ready, and there is green mana."""
    me = learner(view)
    die = not view.turn.dice and ("green" in view.source or "gold" in view.source)
    ready = any(unit.key == HEALER and unit.ready and not unit.wounds for unit in me.units)
    return ready and (die or bool(me.crystals["green"]))


def damage_taker(view: View, ask: Ask) -> Option[Any]:
    """The hero, if somebody can heal them; else whom the computer player would choose."""
    takers = {option.value.unit: option for option in of_kind(ask, TakeDamage)}
    (wanted,) = ask.values(computer(view, ask))
    return takers[None if healer_stands_by(view) else wanted.unit]


def healers(view: View, ask: Ask) -> list[Option[Any]]:
    """The unit or the card that heals wounds."""
    units = learner(view).units
    return [
        option
        for option in of_kind(ask, ActivateUnit, PlayCard)
        if option.value == HEALING
        or (
            isinstance(option.value, ActivateUnit)
            and units[option.value.place].key == HEALER
            and healer_stands_by(view)
        )
    ]
