"""How a player chooses an action: mostly in one go, else target by target."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from enum import Enum
from typing import TypeAlias

from games.core import Option, Text, ask, text
from games.sigillum.battle import Battle
from games.sigillum.rules.abilities import Need
from games.sigillum.rules.actions import Ability, Action, Usable, outcome
from games.sigillum.rules.options import (
    Choice,
    ability_key,
    ability_options,
    name_text,
    pick_key,
    pick_options,
    settled,
    sheet_key,
    unusable,
)
from games.sigillum.table import Sigillum

Complete: TypeAlias = tuple[Action, Battle]  # with the battle after it


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
    usable: Usable,
    instead: Iterable[Option[Choice | Instead]],
) -> Complete | Instead:
    """Return an ability with all its choices, or what the player does instead."""
    offered = ability_options(t.battle, seat, usable, t.whole_actions)
    options: list[Option[Choice | Instead]] = [*offered, *instead]
    while True:
        (chosen,) = await ask(seat, prompt, options)
        if isinstance(chosen, Instead):
            return chosen
        action, after = Action(*chosen), None
        if action.picks:
            action, after = settled(t.battle, seat, action)
        complete = (action, after) if after else await choose_targets(t, seat, action)
        if complete is not None:
            return complete


async def choose_targets(t: Sigillum, seat: int, action: Action) -> Complete | None:
    """Complete an action choice by choice; None goes back to the abilities."""
    while True:
        try:
            return action, outcome(t.battle, seat, action)
        except Need as need:
            offered = pick_options(t.battle, seat, action, need.options)
        back = Option("back", text("go-back"), Instead.BACK, idle=True)
        options: list[Option[Action | Instead]] = [*offered, back]
        (chosen,) = await ask(seat, target_prompt(t.battle, seat, action, offered), options)
        if isinstance(chosen, Instead):
            return None
        action = chosen


def ability_prompt(b: Battle, seat: int, usable: Collection[Ability], mates: int) -> Text:
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
