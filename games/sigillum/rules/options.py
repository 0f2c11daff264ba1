"""What a player can choose: abilities with their targets, each saying what it would do.

What an option stands for is an ability, or an action as far as it is chosen with this option:
whoever looks at an ask knows from its options what it is about.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from games.core import Option, Text, text
from games.sigillum.battle import ATTACK, MANEUVER, Battle, Rehearsal
from games.sigillum.beasts import SHEETS
from games.sigillum.rules.abilities import Impossible, Need, Pick, Tokens, Word
from games.sigillum.rules.actions import (
    CART,
    CASTLE,
    Ability,
    Action,
    outcome,
    possible,
    ready_abilities,
    ready_castle_abilities,
)
from games.sigillum.rules.factions import FACTIONS, warden
from games.sigillum.rules.readiness import Use
from games.sigillum.telling.changes import changes, told

LETTERS = {MANEUVER: "m", ATTACK: "a", CART: "c"}
MENU = 20  # options of one character that are read at a glance: it is one menu

Choice: TypeAlias = Ability | Action


# Names and keys


def sheet_key(b: Battle, seat: int, who: str) -> str:
    """Return whose sheet has the abilities: that of a character or of a faction castle."""
    return b.factions[seat].key if who == CASTLE else who


def ability_key(sheet: str, use: Use) -> str:
    return str(use) if use in (MANEUVER, CART) else f"{sheet}-{use}"


def name_text(who: str, sheet: str) -> Text:
    return text("faction", faction=sheet) if who == CASTLE else text("beast", beast=sheet)


def use_letter(use: Use) -> str:
    """Return how an ability is written in a key."""
    return str(use) if isinstance(use, int) else LETTERS[use]


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


# Abilities


def ability_options(
    b: Battle, seat: int, ready: Sequence[Ability], whole: bool = True
) -> list[Option[Choice]]:
    """Return the options for all abilities that can be used, by character.

    An ability is offered once for each of its targets, so that one press uses it. Of a character
    with too many of them the abilities with the most targets are offered without: these are asked
    for then.
    """
    options: list[Option[Choice]] = []
    for who in dict.fromkeys(ability.who for ability in ready):
        own = [ability for ability in ready if ability.who == who]
        plain = {ability: [ability_option(ability, sheet_key(b, seat, who))] for ability in own}
        targeted = {ability: target_options(b, seat, ability) for ability in own if whole}
        room = MENU - len(own)
        for ability, found in sorted(targeted.items(), key=lambda item: len(item[1])):
            if found and len(found) - 1 <= room:
                room -= len(found) - 1
                plain[ability] = found
        options += (option for found in plain.values() for option in found)
    return options


@cache
def ability_option(ability: Ability, sheet: str) -> Option[Choice]:
    """Return the option to use an ability whose target is chosen afterwards."""
    return Option(
        f"{ability.who}.{use_letter(ability.use)}",
        ability_label(ability, sheet),
        ability,
        group=name_text(ability.who, sheet),
        hint=text(f"does-{ability_key(sheet, ability.use)}"),
    )


def ability_label(ability: Ability, sheet: str) -> Text:
    return Text(
        "attack-option" if ability.use == ATTACK else "ability-option",
        {"name": name_text(ability.who, sheet), "ability": ability_key(sheet, ability.use)},
    )


def target_options(b: Battle, seat: int, ability: Ability) -> list[Option[Choice]]:
    """Return an option for each first target of an ability; one if it needs none.

    Nothing if its first choice is no hex, or there are too many: then it takes a question of its
    own.
    """
    action = Action(*ability)
    try:
        after = outcome(b, seat, action)
    except Need as need:
        hexes = [pick for pick in need.options if isinstance(pick, str)]
        if len(hexes) < len(need.options) or len(hexes) > MENU:
            return []
        found = []
        for pick in hexes:
            try:
                longer, then = settled(b, seat, action.then(pick))
            except Impossible:
                continue
            found.append(target_option(b, seat, pick, longer, then))
        return found
    plain = ability_option(ability, sheet_key(b, seat, ability.who))
    # What a support ability does without a choice is what its hint says.
    label = plain.label
    if ability.use == ATTACK:
        label = text("would", what=label, changes=told(changes(b, after)))
    return [Option(plain.key, label, action, group=plain.group, hint=plain.hint)]


def settled(b: Battle, seat: int, action: Action) -> tuple[Action, Battle | None]:
    """Make the choices in which nothing can be chosen; also return the battle after the action,
    if that completes it."""
    rehearsal = Rehearsal.of(b)
    while True:
        try:
            return action, outcome(b, seat, action)
        except Need as need:
            ways = [action.then(pick) for pick in need.options]
            ways = [way for way in ways if possible(rehearsal, seat, way)]
            if not ways:
                raise Impossible from None
            if len(ways) > 1:
                return action, None
            (action,) = ways


def target_option(
    b: Battle, seat: int, pick: str, action: Action, after: Battle | None
) -> Option[Choice]:
    """Return the option to use an ability on a target, or to begin with this one."""
    sheet = sheet_key(b, seat, action.who)
    name = name_text(action.who, sheet)
    at = pick_label(b, pick)
    ability = ability_key(sheet, action.use)
    if action.use == MANEUVER:
        label = text("maneuver-to", name=name, pick=at)
    elif action.use == ATTACK:
        label = text("attack-on", name=name, pick=at)
    else:
        label = text("ability-on", name=name, ability=ability, pick=at)
    if after is not None:
        label = label_with_changes(label, pick, b, after, cooldown(after, seat, action))
    return Option(
        f"{action.who}.{use_letter(action.use)}.{pick}",
        label,
        action,
        group=name,
        hint=None if action.use == MANEUVER else text(f"does-{ability}"),
    )


def cooldown(after: Battle, seat: int, action: Action) -> int:
    """Return for how many rounds an ability cools down that was just used; 0 for core ones."""
    if not isinstance(action.use, int):
        return 0
    bearer = after.factions[seat] if action.who == CASTLE else after.beast(action.who)
    return bearer.cooldowns[action.use - 1] or 0


def label_with_changes(
    label: Text, pick: Pick, before: Battle, after: Battle, rounds: int = 0
) -> Text:
    """Add what a choice would do. That somebody moves to the chosen hex needs no saying."""
    found = changes(before, after)
    rest = found
    if isinstance(pick, str) and before.at(pick) is None:
        rest = [change for change in found if change.moved_to != pick]
    if rounds:
        shown = told(rest) if rest or not found else []
        return text("would-cool", what=label, rounds=rounds, n=len(shown), changes=shown)
    if found and not rest:
        return label
    return text("would", what=label, changes=told(rest))


# Targets


def pick_options(
    b: Battle, seat: int, action: Action, picks: Sequence[Pick]
) -> list[Option[Action]]:
    """Return those of the next choices with which the action can be completed.

    They are a group, so that the way back stays a button of its own beside a long menu.
    """
    group = name_text(action.who, sheet_key(b, seat, action.who))
    options: list[Option[Action]] = []
    for pick in picks:
        try:
            longer, after = settled(b, seat, action.then(pick))
        except Impossible:
            continue
        label = pick_label(b, pick)
        if after is not None:
            label = label_with_changes(label, pick, b, after)
        options.append(Option(pick_key(pick), label, longer, group=group))
    return options


# What cannot be used


def unusable(b: Battle, seat: int, usable: Sequence[Ability], most: int = 3) -> list[Text]:
    """Say which abilities are ready but cannot be used now, and why.

    A prompt has room for few, and for fewer if there are several reasons: how many others there
    are is said.
    """
    ready = (*ready_abilities(b, seat), *ready_castle_abilities(b, seat))
    idle = [ability for ability in ready if ability not in usable]
    if len({reason(b, seat, ability) for ability in idle[:most]}) > 1:
        most -= 1
    by_reason: dict[str, list[str]] = {}
    for ability in idle[:most]:
        sheet = sheet_key(b, seat, ability.who)
        by_reason.setdefault(reason(b, seat, ability), []).append(ability_key(sheet, ability.use))
    found = [text("not-now", ability=[*keys], reason=why) for why, keys in by_reason.items()]
    if len(idle) > most:
        found.append(text("not-now-more", n=len(idle) - most))
    return found


def reason(b: Battle, seat: int, ability: Ability) -> str:
    """Return why an ability that is ready cannot be used."""
    if ability.use == MANEUVER:
        return "room"
    if isinstance(ability.use, int):
        if ability.who == CASTLE:
            user = warden(b.sides[seat])
            support = FACTIONS[b.factions[seat].key].abilities[ability.use - 1]
        else:
            user = b.beast(ability.who)
            support = SHEETS[ability.who].supports[ability.use - 1]
        if support.moves and b.event == "heavy-ground":
            return "event"
        if not support.only_if(b, user):
            return "condition"
    return "reach"
