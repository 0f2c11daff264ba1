"""The final scoring: six achievements, with titles for the greatest."""

from __future__ import annotations

from games.mageknight.data import DATA, WOUND
from games.mageknight.table import MageKnight, Score

CATEGORIES = ("knowledge", "loot", "leader", "conqueror", "adventurer", "beating")
CONQUESTS = ("keep", "mage_tower", "monastery")
TITLE, SHARED_TITLE = 3, 1


def achievements(t: MageKnight, seat: int) -> Score:
    hero = t.heroes[seat]
    kinds = [DATA.card[key].kind for key in hero.all_cards() if key != WOUND]
    shields = [space.site for space in t.spaces.values() if space.owner == seat]
    conquests = sum(site in CONQUESTS for site in shields)
    return Score(
        base=hero.fame,
        knowledge=2 * kinds.count("spell") + kinds.count("advanced"),
        loot=2 * kinds.count("artifact") + sum(hero.crystals.values()) // 2,
        leader=sum(unit.data.level // 2 if unit.wounds else unit.data.level for unit in hero.units),
        conqueror=2 * conquests,
        adventurer=2 * (len(shields) - conquests),
        beating=-2 * hero.all_cards().count(WOUND),
    )


def final_scoring(t: MageKnight) -> list[Score]:
    """The best in a category has its title; those who tie share it. Nobody for nothing."""
    scores = [achievements(t, seat) for seat in range(t.seats)]
    if t.seats == 1 or "titles" not in t.scenario.score:
        return scores  # no titles alone
    for category in CATEGORIES:
        values = [abs(getattr(score, category)) for score in scores]
        best = max(values)
        if best == 0:
            continue
        tied = values.count(best) > 1
        for score, value in zip(scores, values, strict=True):
            if value == best:
                title = SHARED_TITLE if tied else TITLE
                score.titles[category] = -title if category == "beating" else title
    return scores
