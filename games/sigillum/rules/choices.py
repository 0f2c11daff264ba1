"""How a player chooses an action: first the ability, then what it needs, choice by choice.

Where a choice completes the action, its option says what it would do.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.core import Option, Text, ask, text
from games.sigillum.battle import ATTACK, MANEUVER, Battle, Rehearsal
from games.sigillum.rules.abilities import Impossible, Need
from games.sigillum.rules.actions import CART, CASTLE, Action, outcome, possible
from games.sigillum.rules.changes import Told, changes
from games.sigillum.table import Sigillum

MATE = Action("mate", "")  # the teammate shall begin
END, BACK, GO = "end", "back", "go"


async def choose_action(
    t: Sigillum,
    seat: int,
    ready: Sequence[tuple[str, str]],
    mates: int = 0,
    may_yield: bool = False,
) -> Action | None:
    """One of the abilities and all its choices; None when the player has had enough.

    `mates` says how many teammates have not passed: with one, it is one ability at a time.
    """
    options = [ability_option(who, sheet_key(t.battle, seat, who), use) for who, use in ready]
    offered = {option.key: Action(*use) for option, use in zip(options, ready, strict=True)}
    if may_yield:
        options.append(Option(MATE.who, text("teammate-begins")))
    options.append(Option(END, text("end-phase", mates=mates), idle=True))
    while True:
        (chosen,) = await ask(seat, text("choose-ability", mates=mates), options)
        if chosen == END:
            return None
        if chosen == MATE.who:
            return MATE
        action = await choose_targets(t, seat, offered[chosen])
        if action is not None:
            return action


async def choose_targets(t: Sigillum, seat: int, action: Action) -> Action | None:
    """Choice by choice to a complete action; None goes back to the abilities."""
    while True:
        try:
            after = outcome(t.battle, seat, action)
        except Need as need:
            options = pick_options(t.battle, seat, action, need.options)
        else:
            if action.picks or action.use != ATTACK:
                return action
            # Nothing to choose, but nobody attacks without having read what it does.
            options = [Option(GO, text("attack-all", changes=preview(t.battle, after)))]
        options.append(Option(BACK, text("go-back"), idle=True))
        (chosen,) = await ask(seat, target_prompt(t.battle, seat, action), tuple(options))
        if chosen == BACK:
            return None
        if chosen == GO:
            return action
        action = action.then(chosen)


def sheet_key(b: Battle, seat: int, who: str) -> str:
    """The key under which an ability stands in the catalog: a character or a faction castle."""
    return b.factions[seat].key if who == CASTLE else who


def ability_key(owner: str, use: str) -> str:
    return use if use in (MANEUVER, CART) else f"{owner}-{use}"


def name_text(who: str, owner: str) -> Text:
    return text("faction", faction=owner) if who == CASTLE else text("beast", beast=owner)


@cache
def ability_option(who: str, owner: str, use: str) -> Option:
    ability = ability_key(owner, use)
    label = "attack-option" if use == ATTACK else "ability-option"
    return Option(
        f"{who}.{use[0]}",
        Text(label, {"name": name_text(who, owner), "ability": ability}),
        group=name_text(who, owner),
        hint=text(f"does-{ability}"),
    )


def target_prompt(b: Battle, seat: int, action: Action) -> Text:
    """What the next choice is for; `action` and `picked` say how far it has come."""
    whose = sheet_key(b, seat, action.who)
    return text(
        "choose-next" if action.picks else "choose-target",
        name=name_text(action.who, whose),
        ability=ability_key(whose, action.use),
        action=f"{action.who}.{action.use}",
        picked=[*action.picks],
    )


def pick_options(b: Battle, seat: int, action: Action, keys: Sequence[str]) -> list[Option]:
    """Those of the next choices with which the action can be completed.

    They are a group, so that the way back stays a button of its own beside a long menu.
    """
    group = name_text(action.who, sheet_key(b, seat, action.who))
    if action.use == MANEUVER and not b.ground:
        return [Option(key, pick_label(b, key), group=group) for key in keys]
    rehearsal = Rehearsal.of(b)
    options = []
    for key in keys:
        longer = action.then(key)
        label = pick_label(b, key)
        try:
            told = preview(b, outcome(b, seat, longer))
        except Impossible:
            continue
        except Need:
            if not possible(rehearsal, seat, longer):
                continue
        else:
            if b.at(key) is None:  # that somebody moves to the chosen hex needs no saying
                told = [part for part in told if not moves_to(part, key)]
            if told:
                label = text("pick-would", pick=label, changes=told)
        options.append(Option(key, label, group=group))
    return options


def moves_to(part: str | int | Text, key: str) -> bool:
    return isinstance(part, Text) and part.key == "moved" and part.args["hex"] == key


def preview(before: Battle, after: Battle) -> Told:
    return changes(before, after) or [text("would-nothing")]


def pick_label(b: Battle, key: str) -> Text:
    if key not in b.field.hex:
        beast, dot, token = key.partition(".")
        if not dot:
            return text(f"pick-{key}")
        if token == "12":
            return text("pick-both", beast=beast)
        return text("pick-token", beast=beast, ability=f"{beast}-{token}")
    beast_there = b.at(key)
    if beast_there is not None:
        return text("hex-with", hex=key, beast=beast_there.key)
    terrain = b.terrain(key)
    return text("hex-of", hex=key, terrain=terrain) if terrain else text("hex", hex=key)
