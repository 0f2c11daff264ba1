"""What an action did, in words: found by comparing the battle before it and after."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from typing import NamedTuple

from games.core import Text, Value, text
from games.sigillum.battle import Battle, Beast


class Change(NamedTuple):
    """Something that a player would tell; of a move also where it led."""

    text: Text
    moved_to: str | None = None


def told(changes: Iterable[Change]) -> list[str | int | Text]:
    """Put the changes into words, even if there are none."""
    return [change.text for change in changes] or [text("would-nothing")]


def changes(before: Battle, after: Battle) -> list[Change]:
    """Return everything that changed and that a player would tell."""
    found: list[Change] = []
    for old, new in zip(before.beasts, after.beasts, strict=True):
        if old != new or new.key in after.exiled:
            found += beast_changes(old, new, exiled=new.key in after.exiled)
    for key, markers in after.ground.items():
        laid = markers[len(before.ground.get(key, ())) :]
        found += [Change(text("laid", effect=marker.effect, hex=key)) for marker in laid]
    for side in (0, 1):
        damage = after.strongholds[side].damage
        if damage != before.strongholds[side].damage:
            found.append(Change(castle_stands(after, side)))
    return found


def castle_stands(b: Battle, side: int) -> Text:
    """Say how much damage a side's castle has."""
    damage = b.strongholds[side].damage
    return text("castle-stands", seats=[*b.seats_of(side)], damage=damage, track=b.field.track)


def beast_changes(old: Beast, new: Beast, exiled: bool) -> list[Change]:
    if exiled:
        return [Change(text("exiled", beast=new.key))]
    found: list[Change] = []

    def note(key: str, moved_to: str | None = None, **args: Value) -> None:
        found.append(Change(text(key, beast=new.key, **args), moved_to))

    if old.hex is None and new.hex is not None:
        note("summoned", hex=new.hex)
    elif old.hex != new.hex and new.hex is not None:
        note("moved", new.hex, hex=new.hex)
    if new.vitality < old.vitality:
        note("injured", n=old.vitality - new.vitality, left=new.vitality)
    elif new.vitality > old.vitality:
        note("restored", left=new.vitality)
    for effect in gained_effects(old, new):
        note("gains", effect=effect)
    for i, (was, now) in enumerate(zip(old.cooldowns, new.cooldowns, strict=True)):
        ability = f"{new.key}-{i + 1}"
        if was is not None and now is None:
            note("charged", ability=ability)
        elif was is not None and now is not None and was != now:
            note("shifted", ability=ability, rounds=now)
    return found


def gained_effects(old: Beast, new: Beast) -> list[str]:
    """Return the effects that came to a beast, or into which others were turned."""
    return [
        marker.effect
        for marker, was in zip_longest(new.markers, old.markers)
        if marker is not None and marker != was
    ]
