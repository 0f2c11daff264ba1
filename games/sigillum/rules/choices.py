"""How a player chooses an action: mostly in one go, else target by target."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from games.core import Option, Text, ask, text
from games.sigillum.battle import Battle
from games.sigillum.rules.abilities import Need
from games.sigillum.rules.actions import Ability, Action, outcome
from games.sigillum.rules.options import (
    Choice,
    ability_key,
    ability_options,
    name_text,
    pick_key,
    pick_options,
    sheet_key,
    unusable,
)
from games.sigillum.table import Sigillum


class Instead(Enum):
    """What can be chosen instead of an ability, or of a target for it."""

    END = "end"  # this player's abilities
    TEAMMATE = "mate"  # begins
    BACK = "back"  # to the abilities
    AGAIN = "again"  # the puzzle from its start
    HINT = "hint"
    SOLUTION = "solution"


async def choose_action(
    t: Sigillum,
    seat: int,
    prompt: Text,
    ready: Sequence[Ability],
    instead: Sequence[Option[Instead]],
) -> Action | Instead:
    """Return an ability with all its choices, or what the player does instead."""
    offered = ability_options(t.battle, seat, ready, t.whole_actions)
    options: list[Option[Choice | Instead]] = [*offered, *instead]
    while True:
        (chosen,) = await ask(seat, prompt, options)
        if isinstance(chosen, Instead):
            return chosen
        action = await choose_targets(t, seat, Action(*chosen))
        if action is not None:
            return action


async def choose_targets(t: Sigillum, seat: int, action: Action) -> Action | None:
    """Complete an action choice by choice; None goes back to the abilities."""
    while True:
        try:
            outcome(t.battle, seat, action)
        except Need as need:
            offered = pick_options(t.battle, seat, action, need.options)
        else:
            return action
        back = Option("back", text("go-back"), Instead.BACK, idle=True)
        options: list[Option[Action | Instead]] = [*offered, back]
        (chosen,) = await ask(seat, target_prompt(t.battle, seat, action, offered), options)
        if isinstance(chosen, Instead):
            return None
        action = chosen


def ability_prompt(b: Battle, seat: int, usable: Sequence[Ability], mates: int) -> Text:
    """Ask what to do, and say what cannot be done although it is ready.

    `mates` says how many teammates have not passed: with one, it is one ability at a time.
    """
    able = list(dict.fromkeys(ability.who for ability in usable))
    idle = unusable(b, seat, usable, 2 if mates else 3)
    return text(
        "choose-ability",
        mates=mates,
        n=len(able),
        name=name_text(able[0], sheet_key(b, seat, able[0])),
        idle=[*idle],
        idles=len(idle),
    )


def target_prompt(b: Battle, seat: int, action: Action, options: Sequence[Option[Action]]) -> Text:
    """Say what the next choice is for, and what has been chosen already."""
    sheet = sheet_key(b, seat, action.who)
    return text(
        "choose-next" if action.picks else "choose-target",
        name=name_text(action.who, sheet),
        ability=ability_key(sheet, action.use),
        picked=[pick_key(pick) for pick in action.picks],
        asked=asked_for(b, [option.value.picks[len(action.picks)] for option in options]),
    )


def asked_for(b: Battle, picks: Sequence[object]) -> str:
    """Tell whether a hex is chosen, a character, or something else."""
    if not all(isinstance(pick, str) for pick in picks):
        return "what"
    return "whom" if all(b.at(str(pick)) is not None for pick in picks) else "where"
