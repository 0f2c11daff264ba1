"""What a character sheet says, and the ways to write one down."""

from __future__ import annotations

from dataclasses import dataclass

from games.sigillum.rules.abilities import (
    Attack,
    Points,
    Selector,
    Support,
    adjacent,
    adjacent_or_self,
    allied,
    anywhere,
    enemy,
    every,
    in_line,
    one,
)


@dataclass(frozen=True)
class Sheet:
    """A character sheet."""

    key: str
    kind: str  # strength, agility or intelligence
    vitality: int
    attack: Attack
    supports: tuple[Support, Support]

    @property
    def size(self) -> str:
        return {2: "small", 3: "medium"}.get(self.vitality, "big")


SHEETS: dict[str, Sheet] = {}


def sheet(
    key: str, kind: str, vitality: int, attack: Attack, first: Support, second: Support
) -> None:
    SHEETS[key] = Sheet(key, kind, vitality, attack, (first, second))


def strike(targets: Selector, points: int | Points = 1) -> Attack:
    fixed = points if isinstance(points, int) else None
    return Attack(targets, points if callable(points) else lambda b, me, target: fixed or 0)


def melee(points: int | Points = 1) -> Attack:
    """Attack one adjacent enemy."""
    attack = strike(one(enemy, adjacent), points)
    return Attack(attack.targets, attack.points, melee=True)


def melee_all(points: int | Points = 1) -> Attack:
    """Attack every adjacent enemy."""
    attack = strike(every(enemy, adjacent), points)
    return Attack(attack.targets, attack.points, melee=True)


AN_ENEMY = one(enemy, anywhere)
AN_ENEMY_IN_LINE = one(enemy, in_line)
AN_ADJACENT_ENEMY = one(enemy, adjacent)
EVERY_ADJACENT_ENEMY = every(enemy, adjacent)
ANY_ALLIED = one(allied, anywhere)
ALLIED_BESIDE = one(allied, adjacent_or_self)
