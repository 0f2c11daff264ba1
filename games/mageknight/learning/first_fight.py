"""The second turn of the lesson: a fight in its four phases, healing, and the first level."""

from __future__ import annotations

from collections.abc import Mapping

from games.core import Answer, Ask, Value
from games.lessons import Step
from games.mageknight.data import WOUND
from games.mageknight.learning.choices import (
    ATTACKS,
    HEALING,
    attack_needed,
    attacks_count_in_full,
    block_needed,
    computer,
    damage_taker,
    end_turn,
    enemy,
    enough,
    first_day,
    first_of,
    healer_stands_by,
    healers,
    learner,
    of_kind,
    several,
    worth_blocking,
)
from games.mageknight.options import Challenge, Done, HealHand, PlaySeveral, TakeDamage
from games.mageknight.view import View

# The fight


def can_challenge(view: View, ask: Ask) -> bool:
    return first_day(view, ask) and bool(of_kind(ask, Challenge))


def challenge(view: View, ask: Ask) -> Answer:
    return first_of(of_kind(ask, Challenge), view, ask)


def challenged(view: View, ask: Ask) -> Mapping[str, Value]:
    space = of_kind(ask, Challenge)[0].value.space
    token = view.spaces[space].tokens[0]
    return {"enemy": token.enemy, "values": token.enemy, "space": space}


def fights(view: View, ask: Ask) -> bool:
    """Whether this is a fight on the first day, without walls."""
    if not first_day(view, ask) or view.combat is None:
        return False
    return not any(foe.walled for foe in view.combat.foes)


def shots(view: View, ask: Ask) -> Mapping[str, Value]:
    waits = ask.values(computer(view, ask)) == (Done(),)
    return {"enemy": enemy(view).enemy, "plan": "wait" if waits else "shoot"}


def block(view: View, ask: Ask) -> Answer:
    (done,) = of_kind(ask, Done)
    return computer(view, ask) if worth_blocking(view, ask) else (done.key,)


def blocks(view: View, ask: Ask) -> Mapping[str, Value]:
    foe = enemy(view)
    return {
        "enemy": foe.fighter,
        "n": foe.attack,
        "swift": "yes" if block_needed(view) > foe.attack else "no",
        "needed": block_needed(view),
        "armor": foe.armor,
        "plan": "block" if worth_blocking(view, ask) else "spare",
    }


def take_damage(view: View, ask: Ask) -> Answer:
    return (damage_taker(view, ask).key,)


def damage(view: View, ask: Ask) -> Mapping[str, Value]:
    taken = of_kind(ask, TakeDamage)[0].value
    hero = "healed" if healer_stands_by(view) else "hero"
    return {
        "enemy": taken.enemy,
        "n": taken.damage,
        "armor": learner(view).armor,
        "plan": hero if damage_taker(view, ask).value.unit is None else "unit",
    }


def can_attack(view: View, ask: Ask) -> bool:
    if not fights(view, ask) or not of_kind(ask, PlaySeveral):
        return False
    return attacks_count_in_full(view) and attack_needed(view) > 0


def target(view: View, ask: Ask) -> Mapping[str, Value]:
    return {"enemy": enemy(view).enemy, "n": attack_needed(view)}


def is_attacking(view: View, ask: Ask) -> bool:
    if not fights(view, ask) or view.turn.stage != "attack":
        return False
    return attacks_count_in_full(view) and attack_needed(view) > 0


def attack(view: View, ask: Ask) -> Answer:
    return enough(ask, ATTACKS, attack_needed(view), (HEALING.card,))


# After it


def is_hurt(view: View, ask: Ask) -> bool:
    return first_day(view, ask) and WOUND in learner(view).hand


def seek_healing(view: View, ask: Ask) -> Answer:
    return first_of(healers(view, ask), view, ask)


def wounds(view: View, ask: Ask) -> Mapping[str, Value]:
    return {
        "n": learner(view).hand.count(WOUND),
        "plan": "heal" if healers(view, ask) else "later",
    }


def uses_healing(view: View, ask: Ask) -> bool:
    return view.turn.stage == "after" and is_hurt(view, ask)


def can_heal(view: View, ask: Ask) -> bool:
    return first_day(view, ask) and bool(of_kind(ask, HealHand))


def heal(view: View, ask: Ask) -> Answer:
    return first_of(of_kind(ask, HealHand), view, ask)


def is_done(view: View, ask: Ask) -> bool:
    return first_day(view, ask) and not of_kind(ask, HealHand)


def fame(view: View, ask: Ask) -> Mapping[str, Value]:
    return {"n": learner(view).fame}


STEPS: tuple[Step[View], ...] = (
    Step("challenge", ("your-turn",), can_challenge, challenge, challenged, insists=True),
    Step("ranged", ("phase-ranged",), fights, args=shots),
    Step("block", ("phase-block",), fights, block, blocks, insists=True),
    Step("damage", ("assign-damage",), fights, take_damage, damage),
    Step("attack", ("phase-attack",), can_attack, several, target, insists=True),
    Step("strike", ("play-several",), is_attacking, attack, target),
    Step("wounds", ("after-action",), is_hurt, seek_healing, wounds),
    Step("potion", ("which-ability", "how-to-play", "choose-effect"), uses_healing),
    Step("heal", ("after-action",), can_heal, heal),
    Step("turn-end", ("after-action",), is_done, end_turn, free=2),
    Step("level", ("choose-skill",), first_day, args=fame),
    Step("advanced", ("choose-advanced",), first_day),
)
