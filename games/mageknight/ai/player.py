"""The stand-in of Mage Knight: plans its turn anew at each question, and sees what a player sees.

It keeps nothing in mind between two questions: the same view gives the same plan, so that a card
which it takes up is then played as it was meant.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from games.core import Answer, Ask, IllegalAnswer, Rng
from games.mageknight.ai import duels
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
    keys,
    own_unit,
    pay_mana,
    rest_wounds,
    swap_cards,
)
from games.mageknight.ai.combat import Line, best_line, force_of, threat, threats_now, worth_a_unit
from games.mageknight.ai.planner import Plan, Planner, shopping
from games.mageknight.ai.preferences import card_worth
from games.mageknight.ai.resources import Pick, helpers, hero, purse
from games.mageknight.data import BASIC, DATA, WOUND
from games.mageknight.view import View
from games.standin import random_answer

REST_VALUE = 0.9  # of each wound that leaves the hand
POOR_HAND = 1  # with so few cards the round may end
POOR_TURN = 0.5  # and with so little to gain


def stand_in(view: View, ask: Ask, rng: Rng) -> Answer:
    decision = DECISIONS.get(ask.prompt.key)
    if decision is not None:
        chosen = decision(view, ask)
        with suppress(IllegalAnswer):
            return ask.check(chosen if isinstance(chosen, tuple) else (chosen,))
    return random_answer(ask, rng)


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
    if stage == "interact":
        plays = purchase(view)[1]
        return plays[0] if plays else None
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
        picks = [p for p in picks if p.helper.key.startswith("s.") or p.way.n > 1]
        picks = [p for p in picks if me.deck >= p.way.n and not hurt]
    if kind == "gain":
        picks = [p for p in picks if room_for_crystals(view, p)]
    return max(picks, key=lambda p: min(p.way.n, max(hurt, 1)) - p.helper.cost, default=None)


def room_for_crystals(view: View, pick: Pick) -> bool:
    key = pick.helper.key.partition(".")[2]
    color = DATA.card[key].color if key in DATA.card else None
    owned = hero(view).crystals
    return owned[color] < 2 if color in owned else min(owned[c] for c in BASIC) < 3


def fight_line(view: View) -> Line:
    assert view.combat is not None
    units = view.combat.units
    force = force_of(view, hero(view), helpers(view, units), purse(view), units)
    return best_line(threats_now(view), force, view.turn.stage)


def purchase(view: View) -> tuple[str, list[Pick]]:
    """What it buys here, and what it plays for it first."""
    space = view.spaces[hero(view).at or ""]
    found = shopping(view, space, helpers(view), purse(view), view.turn.influence)
    return found.option, found.plays


def useful(pick: Pick | None, ask: Ask) -> str:
    return pick.helper.key if pick is not None and pick.helper.key in keys(ask) else ""


# A turn


def take_turn(view: View, ask: Ask) -> str:
    offered = keys(ask)
    healing = [key for key in offered if key.startswith("h.")]
    if healing:
        return healing[0]
    if "tactic" in offered and tactic_now(view):
        return "tactic"
    if view.turn.stage != "move":
        return useful(intention(view), ask) or ending(view, ask)
    draw = by_kind(view, "draw")
    if draw is not None and draw.helper.key in offered:
        return draw.helper.key
    plan = Planner(view).best()
    if "rest" in offered and plan.value < rest_value(view):
        return "rest"
    return carry_out(view, ask, plan) or useful(intention(view), ask) or ending(view, ask)


def ending(view: View, ask: Ask) -> str:
    """Who keeps more cards than he should discards some."""
    cards = [card for card in hero(view).hand if card != WOUND]
    attacks = [key for key in keys(ask) if key.startswith("duel.")]  # the only end of such a move
    if len(cards) > KEPT:
        return first_of(ask, "end-discard", "recover", "end", *attacks)
    return first_of(ask, "recover", "end", *attacks)


def carry_out(view: View, ask: Ask, plan: Plan) -> str:
    """The next thing that a plan asks for."""
    if plan.goal is None:
        return ""
    if plan.plays:
        return useful(plan.plays[0], ask)
    planner = Planner(view)
    here = planner.scout.here
    if plan.to != here:
        step = f"m.{planner.reach.first_step(here, plan.to)}"
        return step if step in keys(ask) else ""
    return plan.goal.option if plan.goal.option in keys(ask) else ""


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


def how_to_play(view: View, ask: Ask) -> str:
    """As it was meant; else whatever fits the stage."""
    pick = intention(view)
    card = str(ask.prompt.args.get("card", ""))
    if pick is not None and pick.helper.key == f"c.{card}" and pick.way.key in keys(ask):
        return pick.way.key
    return first_of(ask, "basic", "sideways", "strong", "assign")


def which_ability(view: View, ask: Ask) -> str:
    pick = intention(view)
    if pick is not None and pick.helper.key.startswith("u.") and pick.way.key in keys(ask):
        return pick.way.key
    return ask.options[0].key


def worst_card(view: View, ask: Ask) -> str:
    """A wound, or the least of the cards; those that the next step needs come last."""
    pick = intention(view) if view.turn.stage in ("move", "interact", "block", "attack") else None
    needed = pick.helper.key.removeprefix("c.") if pick is not None else ""
    return min(keys(ask), key=lambda key: (key == needed, card_worth(key)))


# Combat


def ranged(view: View, ask: Ask) -> str:
    line = fight_line(view)
    if line.shots:
        return useful(line.shots[0], ask) or "done"
    return group_option(ask, [foe.place for foe in line.shot]) or "done"


def block(view: View, ask: Ask) -> str:
    line = fight_line(view)
    ready = [f"b.{foe.place + 1}" for foe in line.parried]
    blocked = next((key for key in ready if key in keys(ask)), "")
    if blocked:
        return blocked
    return (useful(line.parries[0], ask) if line.parries else "") or "done"


def attack(view: View, ask: Ask) -> str:
    line = fight_line(view)
    if line.blows:
        played = useful(line.blows[0], ask)
        if played:
            return played
    ready = group_option(ask, [foe.place for foe in line.struck])
    others = (key for key in keys(ask) if key.startswith(("a.", "x.")))
    return ready or next(others, "done")


def group_option(ask: Ask, places: list[int]) -> str:
    key = "a." + "+".join(str(place + 1) for place in places)
    return key if places and key in keys(ask) else ""


def assign_damage(view: View, ask: Ask) -> str:
    """Units stand in front of the hero where that is cheaper."""
    me = hero(view)
    foe = threat(str(ask.prompt.args["enemy"]))
    damage = int(str(ask.prompt.args["n"]))
    for key in keys(ask):
        if key != "hero" and worth_a_unit(me.units[int(key) - 1], foe, damage, me.armor):
            return key
    return "hero"


def choose_enemy(view: View, ask: Ask) -> str:
    """The one that strikes hardest."""
    if view.combat is None:
        return ask.options[0].key
    attacks = {str(foe.place + 1): foe.damage for foe in threats_now(view)}
    return max(keys(ask), key=lambda key: attacks.get(key, 0))


def bleed(view: View, ask: Ask) -> str:
    return "yes" if view.combat is not None and not fight_line(view).struck else "no"


# People


def interaction(view: View, ask: Ask) -> str:
    healing = [key for key in keys(ask) if key.startswith("h.")]
    if healing:
        return healing[0]
    option, plays = purchase(view)
    if plays:
        return useful(plays[0], ask) or "done"
    return option if option in keys(ask) else "done"


def before_turn(view: View, ask: Ask) -> str:
    """More cards first, where they cost little."""
    me, offered = hero(view), keys(ask)
    skills = [key for key in offered if key.startswith("s.")]
    if skills and me.deck >= 2:
        return skills[0]
    if "plunder" in offered and me.deck >= 2 and me.reputation > -2 and not view.final:
        return "plunder"
    if "meditate" in offered and len(swap_cards(view, ask)) >= 2:
        return "meditate"
    return first_of(ask, "tactic", "begin")


def announce_end(view: View, ask: Ask) -> str:
    """With nothing left to do, it is time for the next round."""
    cards = [card for card in hero(view).hand if card != WOUND]
    poor = len(cards) <= POOR_HAND or Planner(view).best().value < POOR_TURN
    return "yes" if poor else "no"


def sparing_power(view: View, ask: Ask) -> str:
    return first_of(ask, "store" if hero(view).spared < 3 else "take")


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
    "whose-damage": always(),
    "duel-how": duels.attend,
    "duel-ranged": duels.attack,
    "duel-melee": duels.attack,
    "duel-block": duels.block,
    "duel-damage": duels.deal,
    "choose-rival-unit": always(),
    "choose-enemy": choose_enemy,
    "challenge-more": always("no"),
    "choose-effect": best_effect,
    "bleed-for-more": bleed,
    "pay-more": always("no"),
    "pay-mana": pay_mana,
    "choose-color": choose_color,
    "choose-die": always("gold", "black"),
    "steal-die": choose_color,
    "discard": worst_card,
    "discard-color": worst_card,
    "rest-discard": worst_card,
    "throw-away": worst_card,
    "boost-which": best_card,
    "search-deck": best_card,
    "take-card": best_card,
    "steal-card": best_card,
    "choose-advanced": best_card,
    "choose-spell": best_card,
    "choose-artifact": best_card,
    "discard-before-draw": discard_before_draw,
    "discard-for-attack": lambda view, ask: (),
    "take-down-banners": lambda view, ask: (),
    "rethink-which": swap_cards,
    "meditate-which": swap_cards,
    "long-night-now": always("yes"),
    "search-die": always("gold", "black"),
    "sparing-power": sparing_power,
    "rest-wounds": rest_wounds,
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
    "announce-end": announce_end,
    "glade": always("hand", "discard"),
    "take-lost-crystal": always("yes"),
    "claim-now": always("no"),
    "on-top": always("yes"),
    "push-luck": always("2"),
    "which-reward": always("artifact", "spell"),
    "bond-unit": always("yes"),
    "forgo-dice": always("no"),
    "ritual-wounds": rest_wounds,
    "who-suffers": always(),
    "move-where": always(),
}
