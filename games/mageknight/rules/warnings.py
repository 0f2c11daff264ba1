"""What a player would lose by a choice: those who press it are asked once more."""

from __future__ import annotations

from dataclasses import replace

from games.core import Option, Text, text
from games.mageknight.data import DATA
from games.mageknight.options import (
    Action,
    AttackHero,
    BurnMonastery,
    Challenge,
    EndTurn,
    EnterSite,
    MoveTo,
)
from games.mageknight.rules.cards import healings
from games.mageknight.table import MageKnight


def warned(t: MageKnight, seat: int, options: list[Option[Action]]) -> list[Option[Action]]:
    """The options of a turn: healing that could be used is lost in a fight, and at the end."""
    if not healings(t, seat):
        return options
    return [replace(option, warning=unspent_healing(t, seat, option.value)) for option in options]


def unspent_healing(t: MageKnight, seat: int, choice: Action) -> Text | None:
    match choice:
        case EndTurn():
            return text("unspent-healing", n=t.turn.heal, when="end")
        case MoveTo(fight=True) | AttackHero() | Challenge() | BurnMonastery():
            return text("unspent-healing", n=t.turn.heal, when="fight")
        case EnterSite():
            ruins = t.space(seat).ruins
            altar = ruins is not None and DATA.ruin[ruins].altar is not None
            return None if altar else text("unspent-healing", n=t.turn.heal, when="fight")
    return None
