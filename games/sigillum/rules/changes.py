"""What an action did, in words: found by comparing the battle before it and after."""

from __future__ import annotations

from itertools import zip_longest
from typing import TypeAlias

from games.core import Text, text
from games.sigillum.battle import Battle, Beast

Told: TypeAlias = list[str | int | Text]


def changes(before: Battle, after: Battle) -> Told:
    """Everything that changed and that a player would tell."""
    told: Told = []
    for old, new in zip(before.beasts, after.beasts, strict=True):
        if old != new or new.key in after.exiled:
            told += beast_changes(old, new, exiled=new.key in after.exiled)
    for key, markers in after.ground.items():
        laid = markers[len(before.ground.get(key, ())) :]
        told += [text("laid", effect=marker.effect, hex=key) for marker in laid]
    for side in (0, 1):
        damage = after.strongholds[side].damage
        if damage != before.strongholds[side].damage:
            told.append(castle_stands(after, side))
    return told


def castle_stands(b: Battle, side: int) -> Text:
    """The castle track of a side."""
    damage = b.strongholds[side].damage
    return text("castle-stands", seats=[*b.seats_of(side)], damage=damage, track=b.field.track)


def beast_changes(old: Beast, new: Beast, exiled: bool) -> Told:
    if exiled:
        return [text("exiled", beast=new.key)]
    told: Told = []
    if old.hex is None and new.hex is not None:
        told.append(text("summoned", beast=new.key, hex=new.hex))
    elif old.hex != new.hex and new.hex is not None:
        told.append(text("moved", beast=new.key, hex=new.hex))
    if new.vitality < old.vitality:
        told.append(
            text("injured", beast=new.key, n=old.vitality - new.vitality, left=new.vitality)
        )
    elif new.vitality > old.vitality:
        told.append(text("restored", beast=new.key, left=new.vitality))
    told += [text("gains", beast=new.key, effect=effect) for effect in gained_effects(old, new)]
    for i, (was, now) in enumerate(zip(old.cooldowns, new.cooldowns, strict=True)):
        ability = f"{new.key}-{i + 1}"
        if was is not None and now is None:
            told.append(text("charged", beast=new.key, ability=ability))
        elif was is not None and now is not None and was != now:
            told.append(text("shifted", beast=new.key, ability=ability, rounds=now))
    return told


def gained_effects(old: Beast, new: Beast) -> list[str]:
    """The effects that came to a beast, or into which others were turned."""
    return [
        marker.effect
        for marker, was in zip_longest(new.markers, old.markers)
        if marker is not None and marker != was
    ]
