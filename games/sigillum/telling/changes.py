"""What an action did, in words: found by comparing the battle before it and after."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import zip_longest
from typing import NamedTuple

from games.core import Text, Value, text
from games.sigillum.battle import Battle, Beast
from games.sigillum.fields import Tower


class Change(NamedTuple):
    """Something that a player would tell; of a move also where it led."""

    text: Text
    moved_to: str | None = None


def told(changes: Iterable[Change]) -> list[str | int | Text]:
    """Put the changes into words, even if there are none."""
    return [change.text for change in changes] or [text("would-nothing")]


def changes(before: Battle, after: Battle, exiled: Collection[str] | None = None) -> list[Change]:
    """Return everything that changed and that a player would tell.

    `exiled` names those who were exiled in between, if it is more than one action.
    """
    exiled = after.exiled if exiled is None else exiled
    found: list[Change] = []
    for old, new in zip(before.beasts, after.beasts, strict=True):
        if old != new or new.key in exiled:
            found += beast_changes(old, new, exiled=new.key in exiled)
    for key, markers in after.ground.items():
        laid = markers[len(before.ground.get(key, ())) :]
        found += [Change(text("laid", effect=marker.effect, hex=key)) for marker in laid]
    for side in (0, 1):
        damage = after.strongholds[side].damage
        if damage != before.strongholds[side].damage:
            found.append(Change(castle_stands(after, side)))
    return found + tower_changes(before, after)


def tower_changes(before: Battle, after: Battle) -> list[Change]:
    """Return which towers have come under the control of a side, or of nobody."""
    found = []
    controllers = zip(after.field.towers, before.controllers(), after.controllers(), strict=True)
    for tower, was, side in controllers:
        if side == was:
            continue
        where = tower_name(tower)
        if side is None:
            found.append(Change(text("tower-freed", where=where)))
        elif after.campaign and side == 1:  # nobody sits there
            found.append(Change(text("tower-held", where=where)))
        else:
            found.append(Change(text("tower-taken", where=where, names=players(after, side))))
    return found


def tower_name(tower: Tower) -> Text:
    return text("the-tower", tower=tower.key)


def tower_names(towers: Sequence[Tower]) -> Text:
    """Name several towers in one go: "the west and east towers"."""
    return text("the-towers", tower=[tower.key for tower in towers], n=len(towers))


def castle_stands(b: Battle, side: int) -> Text:
    """Say how much damage a side's castle has."""
    damage = b.strongholds[side].damage
    return text("castle-stands", names=players(b, side), damage=damage, track=b.field.track)


def players(b: Battle, side: int) -> Text:
    """Name the players of a side."""
    return text("players", seats=[*b.seats_of(side)])


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
