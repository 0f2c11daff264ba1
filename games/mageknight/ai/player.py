"""The computer player of Mage Knight: plans its turn anew at each question, and sees what a player
sees.

It keeps nothing in mind between two questions: the same view gives the same plan, so that a card
which it takes up is then played as it was meant.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from games.core import Answer, Ask, IllegalAnswer, Rng
from games.mageknight.ai import assaults, duels
from games.mageknight.ai.choices import (
    KEPT,
    Decision,
    always,
    best_card,
    best_effect,
    best_unit,
    choose_color,
    choose_skill,
    choose_tactic,
    discard_before_draw,
    first_of,
    most_of,
    own_unit,
    pay_mana,
    swap_cards,
    values,
    weak_cards,
    worst_tactic,
)
from games.mageknight.ai.combat import (
    Line,
    Threat,
    best_line,
    force_of,
    threat,
    threats_now,
    worth_a_unit,
)
from games.mageknight.ai.goals import CITY_WORTH, SHIELD_WORTH
from games.mageknight.ai.planner import Plan, Planner, Purchase, shopping
from games.mageknight.ai.preferences import PLAIN, Taste, card_worth
from games.mageknight.ai.quests import last_round
from games.mageknight.ai.resources import Pick, helpers, hero, purse
from games.mageknight.data import BASIC, DATA, WOUND
from games.mageknight.options import (
    Action,
    ActivateAs,
    ActivateUnit,
    AnnounceEnd,
    AttackHero,
    BlockEnemy,
    CardChoice,
    CounterAttack,
    Defeat,
    Done,
    EndTurn,
    EnemyChoice,
    HealHand,
    HealUnit,
    Meditate,
    MoveIntoAttack,
    MoveTo,
    PlayAs,
    PlayCard,
    Plunder,
    Rest,
    TakeDamage,
    UseSkill,
    UseTactic,
)
from games.mageknight.view import View
from games.standin import random_answer

REST_VALUE = 0.9  # of each wound that leaves the hand
POOR_HAND = 1  # with so few cards the round may end
POOR_TURN = 0.5  # and with so little to gain


def stand_in(view: View, ask: Ask, rng: Rng) -> Answer:
    decision = DECISIONS.get(ask.prompt.key)
    if decision is not None:
        chosen = decision(view, ask)
        keys = keys_of(ask, chosen if isinstance(chosen, list) else [chosen])
        with suppress(IllegalAnswer):
            return ask.check(keys)
    return random_answer(ask, rng)


def keys_of(ask: Ask, chosen: list[Any]) -> list[str]:
    """The keys of the options with these values; an empty one where there is none."""
    return [
        next((option.key for option in ask.options if option.value == value), "")
        for value in chosen
    ]


# What it wants to play next


def intention(view: View) -> Pick | None:
    """The next card, unit or skill to use, and how, as far as a plan says so."""
    stage = view.turn.stage
    if view.duel is not None and view.duel.phase:
        return duels.next_blow(view)
    if view.combat is not None:
        line = fight_line(view)
        picks = {"ranged": line.shots, "block": line.parries, "attack": line.blows}.get(stage, [])
        return picks[0] if picks else None
    if view.joint is not None and stage == "move":
        return assaults.next_march(view)
    if stage == "interact":
        plays = purchase(view).plays
        if plays:
            return plays[0]
    if stage == "move":
        draw = by_kind(view, "draw")
        if draw is not None:
            return draw
        plan = Planner(view).best()
        if plan.plays:
            return plan.plays[0]
        if plan.goal is not None:
            return None
    return by_kind(view, "heal") or by_kind(view, "gain")


def by_kind(view: View, kind: str) -> Pick | None:
    """Healing for wounds, cards for cards, crystals where there is room."""
    me, mana = hero(view), purse(view)
    hurt = me.hand.count(WOUND) - view.turn.heal
    if kind == "heal" and hurt <= 0:
        return None
    picks = [
        Pick(helper, way)
        for helper in helpers(view)
        for way in helper.ways
        if way.kind == kind and not way.discards and mana.price(way.mana) < 0.3
    ]
    if kind == "draw":
        # A card for a card is no gain: only skills, or two cards at once.
        picks = [p for p in picks if isinstance(p.helper.action, UseSkill) or p.way.n > 1]
        picks = [p for p in picks if me.deck >= p.way.n and not hurt]
    if kind == "gain":
        picks = [p for p in picks if room_for_crystals(view, p)]
    return max(picks, key=lambda p: min(p.way.n, max(hurt, 1)) - p.helper.cost, default=None)


def room_for_crystals(view: View, pick: Pick) -> bool:
    action = pick.helper.action
    color = DATA.card[action.card].color if isinstance(action, PlayCard) else None
    owned = hero(view).crystals
    return owned[color] < 2 if color in owned else min(owned[c] for c in BASIC) < 3


def fight_line(view: View, taste: Taste = PLAIN) -> Line:
    assert view.combat is not None
    units = view.combat.units
    force = force_of(view, hero(view), helpers(view, units, taste=taste), purse(view), units)
    here = view.spaces.get(hero(view).at or "")
    foes = threats_now(view)
    if here is not None and here.site == "city":
        force.bonus = CITY_WORTH
        foes = [replace(foe, worth=foe.worth + SHIELD_WORTH) for foe in foes]
    return best_line(foes, force, view.turn.stage)


def purchase(view: View, taste: Taste = PLAIN) -> Purchase:
    """What it buys here, and what it plays for it first."""
    space = view.spaces[hero(view).at or ""]
    means = helpers(view, taste=taste)
    return shopping(view, space, means, purse(view), view.turn.influence)


def useful(pick: Pick | None, ask: Ask) -> Action | None:
    return pick.helper.action if pick is not None and pick.helper.action in values(ask) else None


# A turn


def take_turn(view: View, ask: Ask) -> Action:
    return planned_turn(view, ask)[0]


def planned_turn(view: View, ask: Ask, taste: Taste = PLAIN) -> tuple[Action, Plan | None]:
    """What it does next, and the plan of which that is the beginning, if it is of one."""
    offered: list[Action] = values(ask)
    first = opening(view, ask)
    if first is not None:
        return first, None
    healing = [value for value in offered if isinstance(value, HealHand | HealUnit)]
    if healing:
        return healing[0], None
    if UseTactic() in offered and tactic_now(view):
        return UseTactic(), None
    if view.turn.stage != "move":
        return useful(intention(view), ask) or ending(view, ask), None
    plan: Plan | None = None
    if AnnounceEnd() in offered:
        plan = Planner(view, taste).best()
        if announce_end(view, plan, taste):
            return AnnounceEnd(), None
    draw = useful(by_kind(view, "draw"), ask)
    if draw is not None:
        return draw, None
    plan = plan or Planner(view, taste).best()
    together = assaults.proposal(view, offered, plan.value)
    if together is not None:
        return together, None
    if Rest() in offered and plan.value < rest_value(view):
        return Rest(), None
    action = carry_out(view, ask, plan)
    if action is not None:
        return action, plan
    left = by_kind(view, "heal") or by_kind(view, "gain") if plan.goal is None else None
    return useful(left, ask) or ending(view, ask), None


def ending(view: View, ask: Ask) -> Action:
    """Who keeps more cards than they should discards some."""
    cards = [card for card in hero(view).hand if card != WOUND]
    offered: list[Action] = values(ask)
    wanted: list[Action] = [EndTurn(discard=True)] if len(cards) > KEPT else []
    wanted += [Done(), EndTurn()]
    # An attack is the only end of a move to another hero.
    wanted += [value for value in offered if isinstance(value, AttackHero)]
    return next((value for value in wanted if value in offered), offered[0])


def carry_out(view: View, ask: Ask, plan: Plan) -> Action | None:
    """The next thing that a plan asks for."""
    if plan.goal is None:
        return None
    if plan.plays:
        return useful(plan.plays[0], ask)
    offered: list[Action] = values(ask)
    if plan.to != hero(view).at:
        goes = [value for value in offered if isinstance(value, MoveTo) and value.space == plan.to]
        return min(goes, key=lambda go: (go.provokes, go.cost), default=None)
    return plan.goal.action if plan.goal.action in offered else None


def tactic_now(view: View) -> bool:
    me = hero(view)
    if me.tactic == "the-right-moment":
        return me.deck >= 3 and view.announced is None
    if me.tactic == "mana-search":
        return not any(die in BASIC for die in view.source)
    return True


def rest_value(view: View) -> float:
    me = hero(view)
    wounds = me.hand.count(WOUND)
    useful_cards = len(me.hand) - wounds
    if not wounds or view.final:
        return 0.0
    return REST_VALUE * wounds - 0.35 * max(0, useful_cards - 1)


def how_to_play(view: View, ask: Ask) -> PlayAs:
    """As it was meant; else whatever fits the stage."""
    pick = intention(view)
    offered: list[PlayAs] = values(ask)
    card = offered[0].card
    if pick is not None and pick.helper.action == PlayCard(card):
        for choice in offered:
            if choice.how == pick.way.how:
                return choice
    hows = ("basic", "sideways", "strong", "assign")
    return min(offered, key=lambda choice: hows.index(choice.how))


def which_ability(view: View, ask: Ask) -> ActivateAs:
    pick = intention(view)
    offered: list[ActivateAs] = values(ask)
    if pick is not None and isinstance(pick.helper.action, ActivateUnit):
        for choice in offered:
            if choice.how == pick.way.how:
                return choice
    return offered[0]


def worst_card(view: View, ask: Ask) -> CardChoice:
    """A wound, or the least of the cards; those that the next step needs come last."""
    pick = intention(view) if view.turn.stage in ("move", "interact", "block", "attack") else None
    needed = pick.helper.action if pick is not None else None

    def dear(choice: CardChoice) -> tuple[bool, float]:
        return PlayCard(choice.card) == needed, card_worth(choice.card)

    cards: list[CardChoice] = values(ask)
    return min(cards, key=dear)


# Combat


def ranged(view: View, ask: Ask) -> Action:
    line = fight_line(view)
    if line.shots:
        return useful(line.shots[0], ask) or defeat(ask, line.shot) or Done()
    return defeat(ask, line.shot) or Done()


def block(view: View, ask: Ask) -> Action:
    line = fight_line(view)
    offered: list[Action] = values(ask)
    for foe in line.parried:
        if BlockEnemy(foe.place) in offered:
            return BlockEnemy(foe.place)
    return (useful(line.parries[0], ask) if line.parries else None) or Done()


def attack(view: View, ask: Ask) -> Action:
    line = fight_line(view)
    if line.blows:
        played = useful(line.blows[0], ask)
        if played is not None:
            return played
    others = (value for value in values(ask) if isinstance(value, MoveIntoAttack | CounterAttack))
    return defeat(ask, line.struck) or next(others, Done())


def defeat(ask: Ask, foes: Sequence[Threat]) -> Action | None:
    """The attack that most of these are part of; others may fall to it, too."""
    aims = [value for value in values(ask) if isinstance(value, Defeat)]
    wanted = {foe.place for foe in foes}
    return max(aims, key=lambda aim: len(wanted & set(aim.places)), default=None)


def assign_damage(view: View, ask: Ask) -> TakeDamage:
    """Units stand in front of the hero where that is cheaper."""
    me = hero(view)
    offered: list[TakeDamage] = values(ask)
    for choice in offered:
        if choice.unit is not None:
            unit, foe = me.units[choice.unit], threat(choice.enemy)
            if worth_a_unit(unit, foe, choice.damage, me.armor):
                return choice
    return next(choice for choice in offered if choice.unit is None)


def choose_enemy(view: View, ask: Ask) -> EnemyChoice:
    """The one that strikes hardest."""
    choices: list[EnemyChoice] = values(ask)
    if view.combat is None:
        return choices[0]
    attacks = {foe.place: foe.damage for foe in threats_now(view)}
    return max(choices, key=lambda choice: attacks.get(choice.place, 0))


def bleed(view: View, ask: Ask) -> bool:
    return view.combat is not None and not fight_line(view).struck


# People


def interaction(view: View, ask: Ask) -> Action:
    offered: list[Action] = values(ask)
    healing = [value for value in offered if isinstance(value, HealHand | HealUnit)]
    if healing:
        return healing[0]
    bought = purchase(view)
    if not bought.plays and bought.action is not None and bought.action in offered:
        return bought.action
    return useful(intention(view), ask) or ending(view, ask)


def opening(view: View, ask: Ask) -> Action | None:
    """More cards before the turn, where they cost little."""
    me = hero(view)
    offered: list[Action] = values(ask)
    if Plunder() in offered and me.deck >= 2 and me.reputation > -2 and not view.final:
        return Plunder()
    if Meditate() in offered and len(weak_cards(view)) >= 2:
        return Meditate()
    return None


def before_turn(view: View, ask: Ask) -> Action:
    offered: list[Action] = values(ask)
    skills = [value for value in offered if isinstance(value, UseSkill)]
    if skills and hero(view).deck >= 2:
        return skills[0]
    return opening(view, ask) or (UseTactic() if UseTactic() in offered else Done())


def announce_end(view: View, plan: Plan, taste: Taste = PLAIN) -> bool:
    """With nothing left to do, it is time for the next round. Whoever is patient does not give away
    turns that the dummy leaves to them."""
    if view.plan.quest == "portal" and last_round(view):
        return hero(view).at == view.portal
    cards = [card for card in hero(view).hand if card != WOUND]
    if taste.patient and view.dummy is not None:
        return not cards
    return len(cards) <= POOR_HAND or plan.value < POOR_TURN


def sparing_power(view: View, ask: Ask) -> bool:
    """Whether it lays another card aside."""
    return bool(first_of(ask, hero(view).spared < 3))


DECISIONS: Mapping[str, Decision] = {
    "your-turn": take_turn,
    "after-action": take_turn,
    "recovering": take_turn,
    "how-to-play": how_to_play,
    "which-ability": which_ability,
    "phase-ranged": ranged,
    "phase-block": block,
    "phase-attack": attack,
    "assign-damage": assign_damage,
    "invite-whom": assaults.invite,
    "divide-defenders": assaults.divide,
    "join-assault-with": assaults.join,
    "advance-on-city": assaults.advance,
    "remove-tactic": worst_tactic,
    "duel-how": duels.attend,
    "duel-ranged": duels.attack,
    "duel-melee": duels.attack,
    "duel-block": duels.block,
    "duel-damage": duels.deal,
    "choose-rival-unit": always(),
    "choose-enemy": choose_enemy,
    "challenge-more": always(Done()),
    "choose-effect": best_effect,
    "bleed-for-more": bleed,
    "pay-more": always(False),
    "pay-mana": pay_mana,
    "choose-color": choose_color,
    "choose-die": always("gold", "black"),
    "steal-die": choose_color,
    "discard": worst_card,
    "discard-color": worst_card,
    "rest-discard": worst_card,
    "throw-away": worst_card,
    "maximize-which": worst_card,
    "return-card": always(True),
    "boost-which": best_card,
    "search-deck": best_card,
    "take-card": best_card,
    "steal-card": always(),
    "choose-advanced": best_card,
    "choose-spell": best_card,
    "choose-artifact": best_card,
    "discard-before-draw": discard_before_draw,
    "discard-for-attack": lambda view, ask: [],
    "take-down-banners": lambda view, ask: [],
    "rethink-which": swap_cards,
    "meditate-which": swap_cards,
    "long-night-now": always(True),
    "search-die": always("gold", "black"),
    "sparing-power": sparing_power,
    "rest-wounds": most_of,
    "choose-skill": choose_skill,
    "choose-tactic": choose_tactic,
    "choose-hero": always("norowas", "goldyx", "tovak"),
    "recruit-which": best_unit,
    "disband-which": own_unit(best=False),
    "ready-which": own_unit(best=True),
    "heal-which": own_unit(best=True),
    "spend-which": always(),
    "banner-for": own_unit(best=True),
    "interaction": interaction,
    "before-turn": before_turn,
    "announce-end": lambda view, ask: announce_end(view, Planner(view).best()),
    "glade": always("hand", "discard"),
    "take-lost-crystal": always(True),
    "claim-now": always(False),
    "on-top": always(True),
    "push-luck": always(2),
    "which-reward": always("artifact", "spell"),
    "bond-unit": always(True),
    "forgo-dice": always(False),
    "ritual-wounds": most_of,
    "who-suffers": always(),
    "move-where": always(),
    "hide-entrance": always(),
    "replace-shield": always(),
}
