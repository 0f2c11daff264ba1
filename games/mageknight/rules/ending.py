"""The end of a game: when it comes, the final scoring, and who has won.

Six achievements are scored, with titles for the greatest.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from games.core import Result, text
from games.mageknight.data import DATA, WOUND
from games.mageknight.table import MageKnight, Score

CATEGORIES = ("knowledge", "loot", "leader", "conqueror", "adventurer", "beating", "cities")
CONQUESTS = ("keep", "mage_tower", "monastery")
TITLE = (3, 1)  # alone, and shared
TITLES = {"cities": (5, 2)}
CITY_LED, CITY_SHARED = 7, 4
MISSION_CITY, MISSION_DONE, MISSION_ROUND, MISSION_IN_TIME = 10, 15, 30, 5


# The aim


def city_found(t: MageKnight) -> bool:
    return any(DATA.tile[tile].kind == "core_city" for tile in t.tiles.values())


def cities_conquered(t: MageKnight) -> bool:
    taken = sum(space.taken for space in t.spaces.values())
    return taken == t.scenario.cities[t.seats]


@dataclass(frozen=True)
class Aim:
    is_met: Callable[[MageKnight], bool]
    met: str  # the message that says so
    met_alone: str
    missed: str  # and the one when the game has ended without it


AIMS = {
    "find-city": Aim(city_found, "city-found", "city-found-alone", "city-not-found"),
    "conquer-cities": Aim(
        cities_conquered, "cities-conquered", "cities-conquered-alone", "cities-not-conquered"
    ),
}


def look_for_end(t: MageKnight, seat: int) -> None:
    """Once the aim of the scenario is met each player has one more turn, also who has met it."""
    aim = AIMS[t.scenario.aim]
    if t.final_turns is not None or not aim.is_met(t):
        return
    order = [*t.order[t.at + 1 :], *t.order[: t.at + 1]]
    t.final_turns = [other for other in order if other >= 0]
    t.turn.met_aim = True
    t.say(aim.met if t.seats > 1 else aim.met_alone, seat=seat)


# The score


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


def city_points(t: MageKnight, seat: int) -> int:
    """For each conquered city in which a hero had a part."""
    return sum(
        CITY_LED if space.leader == seat else CITY_SHARED
        for space in t.spaces.values()
        if space.taken and seat in space.shields
    )


def mission_points(t: MageKnight) -> int:
    """Alone: for each city; for all of them, and then for whatever time was left."""
    taken = sum(space.taken for space in t.spaces.values())
    points = MISSION_CITY * taken
    if t.final_turns is None or t.dummy is None:
        return points
    points += MISSION_DONE + MISSION_ROUND * (len(t.scenario.rounds) - t.round)
    return points + len(t.dummy.deck) + (MISSION_IN_TIME if t.announced is None else 0)


def final_scoring(t: MageKnight) -> list[Score]:
    """The best in a category has its title; those who tie share it. Nobody for nothing."""
    scores = [achievements(t, seat) for seat in range(t.seats)]
    for seat, score in enumerate(scores):
        score.cities = city_points(t, seat) if "cities" in t.scenario.score else 0
        score.mission = mission_points(t) if "mission" in t.scenario.score else 0
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
                title = TITLES.get(category, TITLE)[tied]
                score.titles[category] = -title if category == "beating" else title
    return scores


def end_of_the_game(t: MageKnight) -> Result:
    """The most fame wins; alone, only with the aim met in time."""
    t.scores = final_scoring(t)
    totals = [score.total for score in t.scores]
    for seat, total in enumerate(totals):
        t.heroes[seat].fame = total
    if t.final_turns is None:
        t.say(AIMS[t.scenario.aim].missed)
    t.say("game-ends", scores=[text("seat-score", seat=s, n=n) for s, n in enumerate(totals)])
    winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if t.dummy is not None and t.final_turns is None:
        winners = []
    for seat in winners:
        t.say("wins", seat=seat, n=totals[seat])
    return Result(winners, totals)
