"""The first turn of the lesson: a tactic, cards, a walk, a new tile, a village and a unit."""

from __future__ import annotations

from collections.abc import Mapping

from games.core import Answer, Ask, Value
from games.lessons import Step
from games.mageknight.data import DATA
from games.mageknight.learning.choices import (
    MOVES,
    TALKS,
    end_turn,
    enough,
    first_day,
    first_of,
    influence_needed,
    learner,
    move_cards,
    of_kind,
    recruits,
    several,
    strong_ways,
    village_steps,
    villager,
)
from games.mageknight.options import BuyHealing, Explore, Interact, PlaySeveral, Recruit
from games.mageknight.view import View

ORCS, VILLAGE = "2g", "1c"  # side by side, near the portal
KEPT = ("rage", "determination", "tranquility")  # for the fight that comes next


# A tactic, and the first card


def great_start(view: View, ask: Ask) -> Answer:
    return first_of((option for option in ask.options if option.key == "great-start"), view, ask)


def can_start(view: View, ask: Ask) -> bool:
    return first_day(view, ask) and not view.turn.move and bool(move_cards(ask))


def play_move_card(view: View, ask: Ask) -> Answer:
    return first_of(move_cards(ask), view, ask)


def move_card(view: View, ask: Ask) -> Mapping[str, Value]:
    return {"card": move_cards(ask)[0].value.card}


def can_strengthen(view: View, ask: Ask) -> bool:
    return first_day(view, ask) and view.turn.stage == "move" and bool(strong_ways(ask))


def play_strong(view: View, ask: Ask) -> Answer:
    return first_of(strong_ways(ask), view, ask)


def strengthened(view: View, ask: Ask) -> Mapping[str, Value]:
    card = strong_ways(ask)[0].value.card
    return {"card": card, "color": DATA.card[card].color or ""}


# A walk to the village


def can_walk(view: View, ask: Ask) -> bool:
    return first_day(view, ask) and bool(village_steps(ask))


def walk(view: View, ask: Ask) -> Answer:
    return first_of(village_steps(ask), view, ask)


def move_points(view: View, ask: Ask) -> Mapping[str, Value]:
    return {"n": view.turn.move}


def can_play_several(view: View, ask: Ask) -> bool:
    return first_day(view, ask) and bool(of_kind(ask, PlaySeveral))


def is_moving(view: View, ask: Ask) -> bool:
    return first_day(view, ask) and view.turn.stage == "move"


def move_on(view: View, ask: Ask) -> Answer:
    return enough(ask, MOVES, 4)


def orcs_at_the_village(view: View, ask: Ask) -> bool:
    near = any(option.value.space == VILLAGE for option in village_steps(ask))
    return first_day(view, ask) and near and view.spaces[ORCS].rampaging


def orcs(view: View, ask: Ask) -> Mapping[str, Value]:
    return {"enemy": view.spaces[ORCS].tokens[0].enemy}


def can_explore(view: View, ask: Ask) -> bool:
    return first_day(view, ask) and bool(of_kind(ask, Explore))


def explore(view: View, ask: Ask) -> Answer:
    return first_of(of_kind(ask, Explore), view, ask)


# Its people


def can_talk(view: View, ask: Ask) -> bool:
    here = view.spaces[learner(view).at or ""]
    talks = here.site == "village" and bool(of_kind(ask, Interact))
    return first_day(view, ask) and talks and villager(view) is not None


def talk(view: View, ask: Ask) -> Answer:
    return first_of(of_kind(ask, Interact), view, ask)


def lacks_influence(view: View, ask: Ask) -> bool:
    return can_play_several(view, ask) and influence_needed(view) > 0


def wanted_unit(view: View, ask: Ask) -> Mapping[str, Value]:
    unit = villager(view) or ""
    return {"unit": unit, "n": DATA.unit[unit].cost}


def is_talking(view: View, ask: Ask) -> bool:
    return first_day(view, ask) and view.turn.stage == "interact" and influence_needed(view) > 0


def persuade(view: View, ask: Ask) -> Answer:
    return enough(ask, TALKS, influence_needed(view), KEPT)


def can_recruit(view: View, ask: Ask) -> bool:
    return first_day(view, ask) and bool(recruits(view, ask))


def recruit(view: View, ask: Ask) -> Answer:
    return first_of(recruits(view, ask), view, ask)


def has_shopped(view: View, ask: Ask) -> bool:
    """Whether a unit was recruited, and there is nothing else to buy."""
    if not first_day(view, ask) or of_kind(ask, Recruit, BuyHealing):
        return False
    return bool(learner(view).units)


def new_unit(view: View, ask: Ask) -> Mapping[str, Value]:
    return {"unit": learner(view).units[0].key, "n": learner(view).hand_limit}


STEPS: tuple[Step[View], ...] = (
    Step("tactic", ("choose-tactic",), first_day, great_start, insists=True),
    Step("hand", ("your-turn",), can_start, play_move_card, move_card, insists=True),
    Step("mana", ("how-to-play",), can_strengthen, play_strong, strengthened),
    Step("walk", ("your-turn",), can_walk, walk, move_points, insists=True),
    Step("several", ("your-turn",), can_play_several, several, insists=True),
    Step("together", ("play-several",), is_moving, move_on, insists=True),
    Step("orcs", ("your-turn",), orcs_at_the_village, walk, orcs, insists=True),
    Step("explore", ("your-turn",), can_explore, explore, insists=True),
    Step("village", ("your-turn",), can_talk, talk, insists=True),
    Step("influence", ("interaction",), lacks_influence, several, wanted_unit, insists=True),
    Step("sideways", ("play-several",), is_talking, persuade, wanted_unit),
    Step("recruit", ("interaction",), can_recruit, recruit, wanted_unit, insists=True),
    Step("end", ("interaction",), has_shopped, end_turn, new_unit),
)
