"""How a player chooses an action: first the ability, then what it needs, choice by choice.

Where a choice completes the action, its option says what it would do. What an option stands for
is the ability, then the action as far as it is chosen with this option: whoever looks at an ask
knows from its options what it is about.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import cache
from typing import Literal, TypeAlias

from games.core import Option, Text, ask, text
from games.sigillum.battle import ATTACK, MANEUVER, Battle, Rehearsal
from games.sigillum.rules.abilities import Impossible, Need, Pick, Tokens, Word
from games.sigillum.rules.actions import CART, CASTLE, Ability, Action, outcome, possible
from games.sigillum.rules.changes import changes, told
from games.sigillum.rules.readiness import Use
from games.sigillum.table import Sigillum

LETTERS = {MANEUVER: "m", ATTACK: "a", CART: "c"}


class Instead(Enum):
    """What can be chosen instead of an ability, or of a target for it."""

    END = "end"  # this player's abilities
    TEAMMATE = "mate"  # begins
    BACK = "back"  # to the abilities


AbilityChoice: TypeAlias = Ability | Literal[Instead.END, Instead.TEAMMATE]
TargetChoice: TypeAlias = Action | Literal[Instead.BACK]


async def choose_action(
    t: Sigillum,
    seat: int,
    ready: Sequence[Ability],
    mates: int = 0,
    may_yield: bool = False,
) -> Action | Literal[Instead.END, Instead.TEAMMATE]:
    """Return an ability with all its choices, or what the player does instead.

    `mates` says how many teammates have not passed: with one, it is one ability at a time.
    """
    options = [ability_option(ability, sheet_key(t.battle, seat, ability.who)) for ability in ready]
    if may_yield:
        options.append(Option("mate", text("teammate-begins"), Instead.TEAMMATE))
    options.append(Option("end", text("end-phase", mates=mates), Instead.END, idle=True))
    while True:
        (chosen,) = await ask(seat, text("choose-ability", mates=mates), options)
        if not isinstance(chosen, Ability):
            return chosen
        action = await choose_targets(t, seat, Action(*chosen))
        if action is not None:
            return action


async def choose_targets(t: Sigillum, seat: int, action: Action) -> Action | None:
    """Complete an action choice by choice; None goes back to the abilities."""
    while True:
        try:
            after = outcome(t.battle, seat, action)
        except Need as need:
            options = pick_options(t.battle, seat, action, need.options)
        else:
            if action.picks or action.use != ATTACK:
                return action
            # Nothing to choose, but nobody attacks without having read what it does.
            label = text("attack-all", changes=told(changes(t.battle, after)))
            options = [Option("go", label, action)]
        options.append(Option("back", text("go-back"), Instead.BACK, idle=True))
        (chosen,) = await ask(seat, target_prompt(t.battle, seat, action), options)
        if chosen is Instead.BACK:
            return None
        if chosen == action:
            return action
        action = chosen


def sheet_key(b: Battle, seat: int, who: str) -> str:
    """Return whose sheet has the abilities: that of a character or of a faction castle."""
    return b.factions[seat].key if who == CASTLE else who


def ability_key(sheet: str, use: Use) -> str:
    return str(use) if use in (MANEUVER, CART) else f"{sheet}-{use}"


def name_text(who: str, sheet: str) -> Text:
    return text("faction", faction=sheet) if who == CASTLE else text("beast", beast=sheet)


def use_letter(use: Use) -> str:
    """Return the end of an ability's key."""
    return str(use) if isinstance(use, int) else LETTERS[use]


@cache
def ability_option(ability: Ability, sheet: str) -> Option[AbilityChoice]:
    who, use = ability
    in_catalog = ability_key(sheet, use)
    label = "attack-option" if use == ATTACK else "ability-option"
    return Option(
        f"{who}.{use_letter(use)}",
        Text(label, {"name": name_text(who, sheet), "ability": in_catalog}),
        ability,
        group=name_text(who, sheet),
        hint=text(f"does-{in_catalog}"),
    )


def target_prompt(b: Battle, seat: int, action: Action) -> Text:
    """Say what the next choice is for, and what has been chosen already."""
    sheet = sheet_key(b, seat, action.who)
    return text(
        "choose-next" if action.picks else "choose-target",
        name=name_text(action.who, sheet),
        ability=ability_key(sheet, action.use),
        picked=[pick_key(pick) for pick in action.picks],
    )


def pick_options(
    b: Battle, seat: int, action: Action, picks: Sequence[Pick]
) -> list[Option[TargetChoice]]:
    """Return those of the next choices with which the action can be completed.

    They are a group, so that the way back stays a button of its own beside a long menu.
    """
    group = name_text(action.who, sheet_key(b, seat, action.who))
    # No maneuver does anything but lead somewhere, unless something lies there.
    plain = action.use == MANEUVER and not b.ground
    rehearsal = Rehearsal.of(b)
    options: list[Option[TargetChoice]] = []
    for pick in picks:
        longer = action.then(pick)
        label = pick_label(b, pick)
        if not plain:
            try:
                after = outcome(b, seat, longer)
            except Impossible:
                continue
            except Need:
                if not possible(rehearsal, seat, longer):
                    continue
            else:
                label = label_with_changes(label, pick, b, after)
        options.append(Option(pick_key(pick), label, longer, group=group))
    return options


def label_with_changes(label: Text, pick: Pick, before: Battle, after: Battle) -> Text:
    """Add what a choice would do. That somebody moves to the chosen hex needs no saying."""
    found = changes(before, after)
    rest = found
    if isinstance(pick, str) and before.at(pick) is None:
        rest = [change for change in found if change.moved_to != pick]
    if found and not rest:
        return label
    return text("pick-would", pick=label, changes=told(rest))


def pick_key(pick: Pick) -> str:
    """Return the key of a choice: a hex, a word, or a character with numbers of abilities."""
    if isinstance(pick, str):
        return pick
    if isinstance(pick, Word):
        return pick.key
    return f"{pick.beast}.{''.join(str(place + 1) for place in pick.places)}"


def pick_label(b: Battle, pick: Pick) -> Text:
    if isinstance(pick, Word):
        return text(f"pick-{pick.key}")
    if isinstance(pick, Tokens):
        if len(pick.places) == 2:
            return text("pick-both", beast=pick.beast)
        return text("pick-token", beast=pick.beast, ability=f"{pick.beast}-{pick.places[0] + 1}")
    there = b.at(pick)
    if there is not None:
        return text("hex-with", hex=pick, beast=there.key)
    terrain = b.terrain(pick)
    return text("hex-of", hex=pick, terrain=terrain) if terrain else text("hex", hex=pick)
