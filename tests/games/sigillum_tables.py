"""Battles of Bestiary of Sigillum laid by hand, and ways to use one ability."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

from games.core import Rng
from games.sigillum import GAME
from games.sigillum.battle import Battle, Beast, Faction, Marker
from games.sigillum.beasts import KINDS, SHEETS
from games.sigillum.effects import NEGATIVE, POSITIVE
from games.sigillum.fields import FIELDS
from games.sigillum.puzzles import PUZZLES
from games.sigillum.rules.abilities import Pick, Tokens, Word
from games.sigillum.rules.actions import (
    TIME_PLATES,
    Action,
    completions,
    outcome,
    ready_abilities,
    ready_castle_abilities,
    usable_abilities,
)
from games.sigillum.rules.events import EVENTS
from games.sigillum.rules.factions import FACTIONS
from games.sigillum.rules.options import pick_key
from games.sigillum.rules.setup import setup
from games.sigillum.table import Sigillum

GROUND = ("obstacle", "web", "terraform_plain", "terraform_forest", "terraform_mountain",
          "terraform_water", "terraform_lava")  # fmt: skip
OWNERS = [*SHEETS, *FACTIONS]
USES = [
    "move",
    "cart",
    *(f"{beast}-{use}" for beast in SHEETS for use in ("attack", "1", "2")),
    *(f"{faction}-{n}" for faction in FACTIONS for n in (1, 2, 3)),
]

# Families of messages, by their prefixes: named by what the data call them.
FAMILIES = {
    "field": list(FIELDS),
    "terrain": ["plain", "forest", "mountain", "water", "lava", "whirlpool", "railway"],
    "tower": ["west", "east", "north", "south", "center"],
    "compass": ["north", "south"],
    "kind": list(KINDS),
    "beast": list(SHEETS),
    "faction": list(FACTIONS),
    "ability": USES,
    "does": USES,
    "about": OWNERS,
    "event": list(EVENTS),
    "happens": list(EVENTS),
    "effect": [*sorted(POSITIVE), *sorted(NEGATIVE), *GROUND],
    "pick": ["stop", "attack", "plain", "forest", "mountain", "water", "lava"],
    "puzzle": list(PUZZLES),
    "story": list(PUZZLES),
    "plate": list(TIME_PLATES),
    "goal": ["exile-all", "control-all"],
    "reason": ["reach", "room", "condition", "event"],
}

NOT_THINGS = {
    "compass": "a direction",
    "tower": "a direction: what a tower is, is told under its own name",
    "reason": "why an ability cannot be used, in a few words",
}


# Battles


def battle(mine: str = "", theirs: str = "", field: str = "kingdom", **more: Any) -> Battle:
    """A battle in one line: `battle("aqus C3 -1 +flying, fidea sheet", "armus B2 +stun")`.

    My side is 0 and owns the southern castles. After the hex come injuries and markers; of these,
    positive ones are the beast's own side's, negative ones the enemies'.
    """
    b = Battle(field, **more)
    b.castles = {castle.hex: int(castle.side == "north") for castle in b.field.castles}
    for side, band in ((0, mine), (1, theirs)):
        home = next(key for key, owner in b.castles.items() if owner == side)
        for entry in filter(None, band.split(",")):
            b.beasts.append(beast(side, home, *entry.split()))
    return b


def beast(side: int, home: str, key: str, hex_: str, *rest: str) -> Beast:
    full = SHEETS[key].vitality
    made = Beast(key, side, side, full, full, home, None if hex_ == "sheet" else hex_)
    for part in rest:
        if part.startswith("+"):
            effect = part[1:]
            assert effect in POSITIVE | NEGATIVE, effect
            made.markers.append(Marker(effect, side if effect in POSITIVE else 1 - side))
        else:
            made.vitality += int(part)
    return made


def cooling(b: Battle, key: str, first: int | None, second: int | None) -> Battle:
    b.beast(key).cooldowns = [first, second]
    return b


def castle(b: Battle, key: str, seat: int = 0, opened: int = 3) -> Battle:
    """Give a player a faction castle whose abilities are open."""
    b.factions[seat] = Faction(key)
    b.strongholds[b.sides[seat]].opened = opened
    return b


def lay(b: Battle, effect: str, hex_: str, side: int = 0) -> Battle:
    b.place(hex_, effect, side)
    return b


# Actions: `use(b, "aqus attack B2")`, `ways(b, "aqus 1")`


def action(words: str) -> Action:
    who, use, *picks = words.split()
    return Action(who, int(use) if use.isdigit() else use, tuple(pick(word) for word in picks))


def pick(word: str) -> Pick:
    """A choice by its key: `"C3"`, `"stop"`, `"lava"`, `"armus.12"`."""
    if word in FAMILIES["pick"]:
        return Word(word)
    beast, dot, numbers = word.partition(".")
    return Tokens(beast, tuple(int(number) - 1 for number in numbers)) if dot else word


def use(b: Battle, words: str, seat: int = 0) -> Battle:
    """The battle after an action, which must be one that is offered."""
    done = action(words)
    assert (done.who, done.use) in usable_abilities(b, seat), f"{words} is not offered"
    assert done in [way for way, _ in completions(b, seat, Action(done.who, done.use))], words
    return outcome(b, seat, done)


def ways(b: Battle, words: str, seat: int = 0) -> list[str]:
    """All ways to complete an action, each as its choices: ["B2 C3"], or [""] without a choice.

    Nothing if the ability is not offered at all.
    """
    start = action(words)
    if (start.who, start.use) not in (*ready_abilities(b, seat), *ready_castle_abilities(b, seat)):
        return []
    found = [" ".join(map(pick_key, way.picks)) for way, _ in completions(b, seat, start)]
    assert ((start.who, start.use) in usable_abilities(b, seat)) == bool(found), words
    return sorted(found)


def offered(b: Battle, who: str, seat: int = 0) -> list[str]:
    """What a beast can do: ["move", "attack", "1"]."""
    return [str(use) for owner, use in usable_abilities(b, seat) if owner == who]


def left(b: Battle, key: str) -> int:
    return b.beast(key).vitality


def effects(b: Battle, key: str) -> list[str]:
    return [marker.effect for marker in b.beast(key).markers]


def rest(b: Battle, key: str) -> list[int | None]:
    """The rounds until the support abilities are charged."""
    return b.beast(key).cooldowns


def where(b: Battle, key: str) -> str | None:
    return b.beast(key).hex


def damage(b: Battle) -> list[int]:
    return [stronghold.damage for stronghold in b.strongholds]


# Tables


def table(b: Battle, seats: int = 2, side: int = 0, round: int = 2, **options: str) -> Sigillum:  # noqa: A002
    """A table at the start of a side's turn, with this battle."""
    t = setup(1, seats, GAME.options(options))
    t.battle, t.side, t.round, t.first = b, side, round, 0
    b.round = round
    if seats == 4:
        b.sides = [0, 1, 0, 1]
    t.pool = [key for key in t.pool if key not in {beast.key for beast in b.beasts}]
    return t


# What the tests of every game need


def reshuffled(t: Sigillum, seat: int | None, rng: Rng) -> Sigillum:
    """A table that could as well be this one, for all that `seat` can see."""
    t = copy.deepcopy(t)
    rng.shuffle(t.deck)
    t.rng.state = rng.below(2**64)
    GAME.check(t)
    return t


def lively(seats: int, options: Mapping[str, str], seed: int) -> Sigillum:
    """The start of a turn in the thick of a battle: beasts close together and hurt, abilities of
    castles open, markers and cooldowns all over, and both castles near their fall."""
    t = setup(seed, seats, GAME.options(options))
    rng = Rng(seed + 1)
    b = t.battle
    if seats > 1:
        hexes = [castle.hex for castle in b.field.castles]
        b.castles = {key: i * 2 // len(hexes) for i, key in enumerate(hexes)}
        for place, seat in enumerate(t.turn_order() * (2 if seats == 4 else 3)):
            side = b.sides[seat]
            key = t.pool.pop(rng.below(len(t.pool)))
            homes = [hex_ for hex_, owner in b.castles.items() if owner == side]
            full = SHEETS[key].vitality
            b.beasts.append(Beast(key, side, seat, full, full, homes[place // seats % len(homes)]))
        for seat in range(seats):
            if t.options["castles"] == "on":
                b.factions[seat] = Faction(rng.pick(list(FACTIONS)))
        for stronghold in b.strongholds:
            stronghold.damage = b.field.track - 1 - rng.below(4)
            stronghold.opened = 3
        t.round, t.side = 2 + rng.below(5), rng.below(2)
        if t.options["events"] == "on":
            b.event = t.deck.pop()
    scatter(b, rng)
    b.summon_waiting()
    GAME.check(t)
    return t


def scatter(b: Battle, rng: Rng) -> None:
    """Put beasts on free hexes, with injuries, markers and cooldowns."""
    effects = sorted(POSITIVE | NEGATIVE)
    for one in b.beasts:
        free = [key for key in b.field.hex if b.may_enter(one, key) and key not in b.castles]
        if rng.below(5):
            one.hex = rng.pick(free)
        one.vitality = 1 + rng.below(one.full)
        one.cooldowns = [rng.pick((None, None, 1 + rng.below(6))) for _ in range(2)]
        for _ in range(rng.below(3)):
            one.markers.append(Marker(rng.pick(effects), rng.below(2)))
        if one.hex is None:
            one.vitality, one.markers = one.full, []
