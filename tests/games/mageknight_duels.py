"""Duels of Mage Knight laid by hand."""

from __future__ import annotations

from typing import Any

from games.mageknight.rules.combat.duel import begin_duel
from games.mageknight.rules.combat.duel_attack import act_as, assign
from games.mageknight.rules.combat.rival import AGGRESSOR, DEFENDER
from games.mageknight.rules.turn import attack
from games.mageknight.table import Combat, MageKnight
from tests.games.mageknight_tables import Played, give, put, table

FIELD, FROM = "1d", "1e"


def rivals(
    hand: str = "", theirs: str = "", *, field: str = FIELD, come_from: str = FROM, **how: Any
) -> MageKnight:
    """The first player has come to the space of the second one."""
    how.setdefault("source", ["gold" if how.get("night") else "black"] * 6)  # of no use now
    t = table(hand=hand, at=field, others_at=field, **how)
    t.options["duels"] = "on"
    t.turn.path = [come_from, field]
    give(t, *theirs.split(), seat=1)
    return t


def duel(t: MageKnight, *answers: str, how: str = "part") -> Played:
    """The first player attacks the second one, who attends fully or partially."""
    played = Played(t, attack(t, 0, 1))
    if played.pending and "part" in played.keys:
        played(how)
    return played(*answers)


def melee(t: MageKnight, *answers: str, how: str = "part") -> Played:
    """The same, after the ranged phase has passed."""
    played = duel(t, how=how)
    while t.duel is not None and t.duel.phase == "ranged":
        played("pass")
    return played(*answers)


def prompts(played: Played) -> list[tuple[int, str]]:
    return [(seat, ask.prompt.key) for seat, ask in played.pending.items()]


def keep(t: MageKnight, seat: int = 1) -> None:
    """The keep 3b, with its owner in it."""
    put(t, "3b")
    t.spaces["3b"].owner = seat


KEEP: dict[str, Any] = {"tiles": {(1, 1): "3"}, "field": "3b", "come_from": "3a"}


def struck(phase: str, attack: dict[str, int], block: dict[str, int]) -> MageKnight:
    """An attack that the defender blocks."""
    t = rivals("rage", "rage")
    begin_duel(t, 0, 1)
    assert t.duel is not None
    t.duel.phase, t.duel.attack = phase, attack
    for side in t.duel.sides:
        side.combat = Combat([])
    act_as(t, DEFENDER)
    assert t.combat is not None
    t.combat.block = block
    return t


def hurt(t: MageKnight, damage: int, *answers: str, phase: str = "melee") -> Played:
    """So much physical damage has come through to the second player."""
    begin_duel(t, 0, 1)
    assert t.duel is not None
    t.duel.phase, t.duel.left, t.duel.attack = phase, damage, {"melee physical": damage}
    for side in t.duel.sides:
        side.combat = Combat([])
    return Played(t, assign(t, AGGRESSOR), *answers)
