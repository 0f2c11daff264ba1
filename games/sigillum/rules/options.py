"""What a player can choose: abilities with their targets, each saying what it would do.

What an option stands for is an ability, or an action as far as it is chosen with this option:
whoever looks at an ask knows from its options what it is about.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache, partial
from typing import TypeAlias

from games.core import LazyOption, Option, Text, text
from games.sigillum.battle import ATTACK, MANEUVER, Battle, Rehearsal
from games.sigillum.rules.abilities import Impossible, Need, Pick, Tokens, Word
from games.sigillum.rules.actions import (
    CART,
    CASTLE,
    CORE,
    MENU,
    Ability,
    Action,
    Usable,
    completing,
    outcome,
    ready_abilities,
    ready_castle_abilities,
    support_of,
)
from games.sigillum.rules.factions import warden
from games.sigillum.rules.readiness import Use
from games.sigillum.telling.changes import changes, told

LETTERS = {MANEUVER: "m", ATTACK: "a", CART: "c"}

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
    b: Battle, seat: int, usable: Usable, whole: bool = True
) -> list[Option[Choice]]:
    """Return the options for all abilities that can be used, by character.

    An ability is offered once for each of its targets, so that one press uses it. Of a character
    with too many of them the abilities with the most targets are offered without: these are asked
    for then.

    What an option would do is found out when somebody reads it. So the battle must stay as it is:
    whatever comes of the choice is done to a copy.
    """
    options: list[Option[Choice]] = []
    for who in dict.fromkeys(ability.who for ability in usable):
        own = {ability: ways for ability, ways in usable.items() if ability.who == who}
        sheet = sheet_key(b, seat, who)
        plain = {ability: ability_option(ability, sheet) for ability in own}
        offered = {ability: [option] for ability, option in plain.items()}
        room = MENU - len(own)
        for ability, ways in sorted(own.items(), key=lambda item: len(item[1])):
            if whole and ways and len(ways) - 1 <= room:
                room -= len(ways) - 1
                offered[ability] = [whole_option(b, seat, way, plain[ability]) for way in ways]
        options += (option for found in offered.values() for option in found)
    return options


def last_options(b: Battle, seat: int, usable: Usable) -> list[Option[Choice]]:
    """Return the options to end the turn with the last maneuver or attack: those of the only
    character who has not used theirs.

    Nothing if it is all that can be done, since the turn ends of itself then, or if somebody would
    be summoned by it who can act, too.
    """
    core = {ability: ways for ability, ways in usable.items() if ability.use in CORE}
    if len({ability.who for ability in core}) != 1 or len(core) == len(usable):
        return []
    who = next(iter(core)).who
    if b.waiting(b.beast(who).hex or "") is not None:
        return []
    group = text("last-ability", name=name_text(who, who))
    return [
        LazyOption(
            ".".join((who, use_letter(way.use), *map(pick_key, way.picks), "end")),
            partial(action_label, b, seat, way._replace(last=True)),
            way._replace(last=True),
            group,
            None if way.use == MANEUVER else text(f"does-{ability_key(who, way.use)}"),
        )
        for ways in core.values()
        for way in ways
    ]


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


def ability_label(ability: Ability, sheet: str, last: bool = False) -> Text:
    core = "attack-last" if last else "attack-option"
    return text(
        core if ability.use == ATTACK else "ability-option",
        name=name_text(ability.who, sheet),
        ability=ability_key(sheet, ability.use),
    )


def whole_option(b: Battle, seat: int, action: Action, plain: Option[Choice]) -> Option[Choice]:
    """Return the option to use an ability on its target, or to begin with this one."""
    if action.picks:
        key = f"{plain.key}.{action.picks[0]}"
        hint = None if action.use == MANEUVER else plain.hint
        return LazyOption(key, partial(action_label, b, seat, action), action, plain.group, hint)
    if action.use == ATTACK:
        label = partial(action_label, b, seat, action)
        return LazyOption(plain.key, label, action, plain.group, plain.hint)
    # What a support ability does without a choice is what its hint says.
    return Option(plain.key, plain.label, action, group=plain.group, hint=plain.hint)


def settled(b: Battle, seat: int, action: Action) -> tuple[Action, Battle | None]:
    """Make the choices in which nothing can be chosen; also return the battle after the action,
    if that completes it."""
    rehearsal = Rehearsal.of(b)
    while True:
        try:
            return action, outcome(b, seat, action)
        except Need as need:
            ways = list(completing(rehearsal, seat, action, need.options))
            if not ways:
                raise Impossible from None
            if len(ways) > 1:
                return action, None
            (action,) = ways


def action_label(b: Battle, seat: int, begun: Action) -> Text:
    """Say what is used on whom or where, and what would come of it."""
    sheet = sheet_key(b, seat, begun.who)
    if not begun.picks:
        label = ability_label(begun.ability, sheet, begun.last)
        return text("would", what=label, changes=told(changes(b, outcome(b, seat, begun))))
    (pick,) = begun.picks
    name = name_text(begun.who, sheet)
    at = pick_label(b, pick)
    if begun.use == MANEUVER:
        label = text("maneuver-to-last" if begun.last else "maneuver-to", name=name, pick=at)
    elif begun.use == ATTACK:
        label = text("attack-on-last" if begun.last else "attack-on", name=name, pick=at)
    else:
        label = text("ability-on", name=name, ability=ability_key(sheet, begun.use), pick=at)
    action, after = settled(b, seat, begun)
    if after is None:
        return label
    return label_with_changes(label, pick, b, after, cooldown(after, seat, action))


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


def unusable(b: Battle, seat: int, usable: Collection[Ability], most: int = 3) -> list[Text]:
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
        user = warden(b.sides[seat]) if ability.who == CASTLE else b.beast(ability.who)
        support = support_of(b, seat, ability.who, ability.use)
        if support.moves and b.event == "heavy-ground":
            return "event"
        if not support.only_if(b, user):
            return "condition"
    return "reach"
