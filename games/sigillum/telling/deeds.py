"""What was done on the field in a turn, as pictures show it: moves, hits, pushes, exiles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum

from games.sigillum.battle import Battle, Beast
from games.sigillum.telling.changes import gained_effects


class Kind(Enum):
    """What can happen to somebody, or on a hex."""

    MOVES = "moves"  # by its own ability
    IS_MOVED = "is-moved"  # pushed, pulled or swapped by somebody else
    IS_HIT = "is-hit"
    IS_EXILED = "is-exiled"
    IS_HEALED = "is-healed"
    IS_SUMMONED = "is-summoned"
    GAINS = "gains"  # an effect
    IS_LAID = "is-laid"  # on a hex: an obstacle, a web, another terrain
    FIRES = "fires"  # a tower


@dataclass(frozen=True, slots=True)
class Deed:
    kind: Kind
    who: str  # it happens to: a character; the effect on a hex; the tower that fires
    at: str | None = None  # the hex where it happens, or to which a move leads
    start: str | None = None  # the hex where a move begins, or where its cause stands
    n: int = 0  # points of vitality


@dataclass(slots=True)
class Recent:
    """What was done in the turn that is being played, or before its first deed in the last one."""

    round: int = 0
    side: int = 0
    deeds: list[Deed] = field(default_factory=list)
    damage: list[int] = field(default_factory=lambda: [0, 0])  # that each side's castle suffered

    def of_turn(self, round_: int, side: int) -> Recent:
        """Return the record of a turn: this one if it is, else an empty one."""
        return self if (self.round, self.side) == (round_, side) else Recent(round_, side)

    def add(self, before: Battle, after: Battle, actor: str | None = None) -> None:
        """Note what changed between two battles; `actor` is the character who caused it."""
        self.deeds += deeds_between(before, after, actor)
        for side, (old, new) in enumerate(zip(before.strongholds, after.strongholds, strict=True)):
            self.damage[side] = max(0, self.damage[side] + new.damage - old.damage)


def deeds_between(before: Battle, after: Battle, actor: str | None) -> Iterator[Deed]:
    cause = _place(before, after, actor)
    for old, new in zip(before.beasts, after.beasts, strict=True):
        exiled = new.key in after.exiled
        if exiled:
            yield Deed(Kind.IS_EXILED, new.key, old.hex, cause, old.vitality)
        elif new.vitality < old.vitality:
            yield Deed(Kind.IS_HIT, new.key, old.hex, cause, old.vitality - new.vitality)
        elif new.vitality > old.vitality:
            yield Deed(Kind.IS_HEALED, new.key, old.hex, cause, new.vitality - old.vitality)
        if new.hex is not None and (exiled or old.hex is None):
            yield Deed(Kind.IS_SUMMONED, new.key, new.hex)
        elif new.hex != old.hex and not exiled:
            kind = Kind.MOVES if new.key == actor else Kind.IS_MOVED
            yield Deed(kind, new.key, new.hex, old.hex)
        if new.key != actor and not exiled and gained_effects(old, new):
            yield Deed(Kind.GAINS, new.key, new.hex, cause)
    for key, markers in after.ground.items():
        for marker in markers[len(before.ground.get(key, ())) :]:
            yield Deed(Kind.IS_LAID, marker.effect, key, cause)


def _place(before: Battle, after: Battle, actor: str | None) -> str | None:
    """Return where the actor acts from: after a ride in a minecart, that is its end."""
    if actor is None:
        return None
    old, new = before.beast(actor), after.beast(actor)
    return _ridden(old, new) or old.hex


def _ridden(old: Beast, new: Beast) -> str | None:
    return new.hex if new.attacked and not old.attacked else None
