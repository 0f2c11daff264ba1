"""The three assessments at the end of Lords of Xidit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.xidit.data import BASTION, DATA
from games.xidit.table import Column, Xidit

NEUTRAL = -1


def level(t: Xidit, who: int, assessment: str) -> int:
    if who == NEUTRAL:
        return t.neutral[assessment]
    if assessment == "wealth":
        return t.players[who].gold
    if assessment == "influence":
        return t.influence(who)
    return sum(points[who] for points in reputation(t).values())


def reputation(t: Xidit) -> dict[str, list[int]]:
    """Count the points of every seat in every region, with the Bastion opened."""
    return points(t.bards | {BASTION: [player.in_bastion for player in t.players]})


def points(bards: Mapping[str, Sequence[int]]) -> dict[str, list[int]]:
    """Count the points of every seat by region."""
    return {
        key: region_points(counts, DATA.region[key].first, DATA.region[key].second)
        for key, counts in bards.items()
    }


def region_points(bards: Sequence[int], first: int, second: int) -> list[int]:
    """Score the most and the second most bards; a tie for first leaves no second place."""
    most = max(bards)
    if most == 0:
        return [0] * len(bards)
    leaders = sum(n == most for n in bards)
    runner_up = max((n for n in bards if n < most), default=0) if leaders == 1 else 0
    return [first if n == most else second if n and n == runner_up else 0 for n in bards]


def savior(hall: Sequence[Column]) -> int:
    """Tell who is left after the last assessment; NEUTRAL for the neutral player."""
    fallen = {who for column in hall for who in column.out}
    return next(who for who in hall[-1].ranking if who not in fallen)


def tie_break(t: Xidit, column: Column, who: int, left: Sequence[int]) -> str:
    """Say what decided between somebody who is eliminated and the last of those who are left:
    their level ("none"), "units", the "seat", or that the neutral player loses every tie."""
    rival = next(other for other in reversed(column.ranking) if other in left)
    if column.levels[rival] != column.levels[who]:
        return "none"
    if who == NEUTRAL:
        return "neutral"
    more = t.players[rival].unit_count > t.players[who].unit_count
    return "units" if more else "seat"


def assess(t: Xidit, assessment: str, active: Sequence[int], leaving: int) -> Column:
    """Rank everybody, and eliminate the last ones of those still active.

    Ties go to the one with more units, then to the one farther from the first player; the
    neutral player loses every tie.
    """
    participants = [NEUTRAL, *range(t.seats)] if t.neutral else list(range(t.seats))
    levels = {who: level(t, who, assessment) for who in participants}

    def standing(who: int) -> tuple[int, int, int]:
        if who == NEUTRAL:
            return levels[who], -1, -1
        return levels[who], t.players[who].unit_count, (who - t.first) % t.seats

    ranking = sorted(participants, key=standing, reverse=True)
    out = [who for who in ranking if who in active][-leaving:]
    return Column(assessment, ranking, levels, out)
