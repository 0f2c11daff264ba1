"""One score for several players: a team is as good as its weakest fame, and its best deeds."""

from __future__ import annotations

from collections.abc import Sequence

from games.mageknight.scores import Score

BEST = ("knowledge", "loot", "leader", "conqueror", "adventurer", "cities", "mines", "returned")
SUMS = ("keeps", "towers")


def joint_score(scores: Sequence[Score]) -> Score:
    """The lowest fame; in each category only the best of them, and of the beatings the worst."""
    joint = Score(
        min(score.base for score in scores),
        beating=min(score.beating for score in scores),
        mission=max(score.mission for score in scores),  # all have the same
    )
    for category in BEST:
        setattr(joint, category, max(getattr(score, category) for score in scores))
    for category in SUMS:
        setattr(joint, category, sum(getattr(score, category) for score in scores))
    return joint
