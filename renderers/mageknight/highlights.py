"""What an open question offers, sorted by where it stands on the picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from games.core import Ask, Option
from games.mageknight.data import WOUND
from games.mageknight.options import (
    ActivateUnit,
    BlockEnemy,
    BuySpell,
    CardChoice,
    Challenge,
    Defeat,
    DriveOut,
    EnemyChoice,
    Explore,
    HealHand,
    HealUnit,
    MoveTo,
    OwnUnit,
    PlayAs,
    PlayCard,
    Recruit,
    RecruitChoice,
    RivalUnit,
    SkillChoice,
    SpaceChoice,
    TakeDamage,
    Train,
    Tunnel,
    UseSkill,
    WoundHero,
    WoundUnit,
)
from games.mageknight.tiles import Position

THE_HERO = 0  # among those who may be hurt in a duel


@dataclass
class Highlights:
    """Units and enemies are numbered from 1, as they are on the picture."""

    spaces: dict[str, int | None] = field(default_factory=dict)  # and what a step costs
    dangers: set[str] = field(default_factory=set)  # of these spaces, where a step is a fight
    fights: set[str] = field(default_factory=set)  # spaces of enemies to be challenged
    positions: list[Position] = field(default_factory=list)  # to be explored
    cards: set[str] = field(default_factory=set)
    units: set[int] = field(default_factory=set)  # one's own
    skills: set[str] = field(default_factory=set)
    foes: set[int] = field(default_factory=set)
    victims: set[int] = field(default_factory=set)  # units of a rival, and THE_HERO
    wares: set[str] = field(default_factory=set)  # cards and units of the offers
    gains: list[str] = field(default_factory=list)  # cards and units to choose from
    talents: list[str] = field(default_factory=list)  # skills to choose from
    others: list[Option[Any]] = field(default_factory=list)  # to be written out


def highlights_of(ask: Ask | None) -> Highlights:
    found = Highlights()
    for option in ask.options if ask is not None else ():
        if not any(mark(found, option.value) for mark in PLACES):
            _hints(found, option.value)
            found.others.append(option)
    return found


def drafted_cards(ask: Ask | None, draft: Sequence[str]) -> Counter[str]:
    """The cards and units of an answer that is not complete yet."""
    found: Counter[str] = Counter()
    for option in ask.options if ask is not None else ():
        match option.value:
            case PlayCard(key) | CardChoice(key) | RecruitChoice(key):
                found[key] += draft.count(option.key)
    return found


def _on_the_map(found: Highlights, value: Any) -> bool:
    match value:
        case MoveTo(space, cost, fight):
            if space not in found.spaces:  # else it is a way around
                found.spaces[space] = cost
                if fight:
                    found.dangers.add(space)
        case Tunnel(space, cost):
            found.spaces.setdefault(space, cost)
        case SpaceChoice(space):
            found.spaces[space] = None
        case Explore(position):
            found.positions.append(position)
        case _:
            return False
    return True


def _among_ones_own(found: Highlights, value: Any) -> bool:
    match value:
        case PlayCard(card):
            found.cards.add(card)
        case HealHand():
            found.cards.add(WOUND)
        case ActivateUnit(place) | HealUnit(place) | OwnUnit(place):
            found.units.add(place + 1)
        case TakeDamage(_, _, int(place)):
            found.units.add(place + 1)
        case UseSkill(skill):
            found.skills.add(skill)
        case _:
            return False
    return True


def _among_the_others(found: Highlights, value: Any) -> bool:
    match value:
        case EnemyChoice(place) | BlockEnemy(place):
            found.foes.add(place + 1)
        case Defeat(places):
            found.foes |= {place + 1 for place in places}
        case RivalUnit(place):
            found.victims.add(place + 1)
        case _:
            return False
    return True


def _among_the_offers(found: Highlights, value: Any) -> bool:
    match value:
        case CardChoice(card):  # perhaps one of the hand
            found.cards.add(card)
            found.gains.append(card)
        case RecruitChoice(unit):
            found.gains.append(unit)
        case SkillChoice(skill):
            found.talents.append(skill)
        case Recruit(key) | Train(key) | BuySpell(key):
            found.wares.add(key)
        case _:
            return False
    return True


PLACES = (_on_the_map, _among_ones_own, _among_the_others, _among_the_offers)


def _hints(found: Highlights, value: Any) -> None:
    """Mark what an option is about that is written out as well."""
    match value:
        case PlayAs(card, _):
            found.cards.add(card)
        case Challenge(space):
            found.fights.add(space)
        case DriveOut(space, cost):
            found.spaces[space] = cost
        case WoundUnit(place, _):
            found.victims.add(place + 1)
        case WoundHero():
            found.victims.add(THE_HERO)
