"""What everybody reads about a turn: what came of it, in a line or two.

The single steps are details, told when they happen. What came of them is told once a player has
done what they wanted, so that whoever comes back after hours reads the highlights.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from games.core import Text, Value, text
from games.sigillum.battle import Battle, Beast
from games.sigillum.effects import NEGATIVE, POSITIVE
from games.sigillum.fields import Tower
from games.sigillum.table import Sigillum
from games.sigillum.telling.changes import changes, gained_effects, told, tower_names

FEW = 4  # small changes that a line has room for


def tell(t: Sigillum, seat: int) -> None:
    """Say what a player has done since something was told last."""
    if t.told is None or t.told is t.battle:
        return
    before, lost = t.told, t.lost
    t.told, t.lost = t.battle, []
    found = list(deeds(before, t.battle, lost, t.battle.sides[seat]))
    if found:
        t.say("turn-deeds", seat=seat, deeds=joined(found))
        return
    small = changes(before, t.battle, lost)[:FEW]
    if small:
        t.say("turn-changes", seat=seat, changes=told(small))
    else:
        t.say("turn-in-vain", seat=seat)


def joined(parts: Sequence[Text]) -> Value:
    """List deeds, with a comma before the "and" if one of them lists several itself."""
    if any(lists_several(part) for part in parts[:-1]):
        return text("and-then", parts=[*parts[:-1]], last=parts[-1])
    return [*parts]


def lists_several(part: Text) -> bool:
    lists = [value for value in part.args.values() if isinstance(value, list)]
    return any(
        len(found) > 1 or any(isinstance(one, Text) and lists_several(one) for one in found)
        for found in lists
    )


def deeds(before: Battle, after: Battle, lost: Collection[str], side: int) -> Iterator[Text]:
    """Yield what a side has done, the most important first; small things only if it is all."""
    pairs = list(zip(before.beasts, after.beasts, strict=True))
    foes = [(old, new) for old, new in pairs if new.side != side and new.key not in lost]
    own = [(old, new) for old, new in pairs if new.side == side and new.key not in lost]
    exiled = [new for _, new in pairs if new.key in lost]
    highlights = [
        *exiles(after, exiled, side),
        *towers(before, after, side),
        *repairs(before, after, side),
        *about("deed-summons", [named(new) for old, new in own if old.hex is None and new.hex]),
        *about("deed-injures", [hurt(new) for old, new in foes if new.vitality < old.vitality]),
        *about("deed-stuns", [named(new) for old, new in foes if stunned(old, new)]),
        *about("deed-heals", [hurt(new) for old, new in own if new.vitality > old.vitality]),
    ]
    yield from highlights
    if not highlights:
        strengthened = [named(new) for old, new in own if POSITIVE & set(gained_effects(old, new))]
        hampered = [named(new) for old, new in foes if NEGATIVE & set(gained_effects(old, new))]
        yield from about("deed-strengthens", strengthened)
        yield from about("deed-hampers", hampered)
        for key, moved in (("deed-moves", own), ("deed-sends", foes)):
            yield from about(key, [moved_to(new) for old, new in moved if old.hex != new.hex])


def about(key: str, whom: Sequence[Text]) -> Iterator[Text]:
    if whom:
        yield text(key, whom=[*whom])


def exiles(after: Battle, exiled: Sequence[Beast], side: int) -> Iterator[Text]:
    for key, owner in (("deed-exiles", 1 - side), ("deed-loses", side)):
        whom = [named(beast) for beast in exiled if beast.side == owner]
        if whom:
            yield text(key, whom=[*whom], **castle(after, owner))


def towers(before: Battle, after: Battle, side: int) -> Iterator[Text]:
    """Tell which towers a side has taken, lost, or wrested from the other side."""
    changed: dict[str, list[Tower]] = {
        "deed-takes": [],
        "deed-contests": [],
        "deed-gives-up": [],
        "deed-leaves": [],
    }
    controllers = zip(after.field.towers, before.controllers(), after.controllers(), strict=True)
    for tower, old, new in controllers:
        if old == new:
            continue
        if new is not None:
            key = "deed-takes" if new == side else "deed-leaves"
        else:
            key = "deed-gives-up" if old == side else "deed-contests"
        changed[key].append(tower)
    for key, found in changed.items():
        if found:
            yield text(key, whom=[tower_names(found)])


def repairs(before: Battle, after: Battle, side: int) -> Iterator[Text]:
    if after.strongholds[side].damage < before.strongholds[side].damage:
        yield text("deed-repairs", **castle(after, side))


def castle(b: Battle, side: int) -> dict[str, int]:
    return {"damage": b.strongholds[side].damage, "track": b.field.track}


def named(beast: Beast) -> Text:
    return text("beast", beast=beast.key)


def hurt(beast: Beast) -> Text:
    return text("with-life", beast=beast.key, left=beast.vitality)


def moved_to(beast: Beast) -> Text:
    return text("moved-to", beast=beast.key, hex=beast.hex or beast.home)


def stunned(old: Beast, new: Beast) -> bool:
    return new.count("stun") > old.count("stun")
