"""The end of a game: when it comes, the final scoring, and who has won.

Six achievements are scored, with titles for the greatest.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from games.core import Result, text
from games.mageknight.data import DATA, WOUND
from games.mageknight.rules.cooperation.scoring import joint_score
from games.mageknight.rules.quests import mines, portal, strongholds
from games.mageknight.scenarios import Scenario, Teams
from games.mageknight.scores import Score
from games.mageknight.table import MageKnight

ACHIEVEMENTS = ("knowledge", "loot", "leader", "conqueror", "adventurer", "beating")
CATEGORIES = (*ACHIEVEMENTS, "cities", "mines")
CONQUESTS = ("keep", "mage_tower", "monastery")
ADVENTURES = ("monster_den", "spawning_grounds", "dungeon", "tomb", "ruins")
DARK, DARK_POINTS = ("dungeon", "tomb"), 4  # for each, where they are what it is about
TITLE = (3, 1)  # alone, and shared
GREAT_TITLE = (5, 2)  # for what the scenario is about
CITY_LED, CITY_SHARED = 7, 4
MISSION_CITY, MISSION_LEADERS, MISSION_DONE, MISSION_ROUND, MISSION_IN_TIME = 10, 10, 15, 30, 5


# The aim


def city_found(t: MageKnight) -> bool:
    return any(DATA.tile[tile].kind == "core_city" for tile in t.tiles.values())


def never(t: MageKnight) -> bool:
    return False


def dungeons_conquered(t: MageKnight) -> bool:
    places = [space for space in t.spaces.values() if space.site in DARK]
    return not t.tile_pile and all(space.owner is not None for space in places)


def last_incantation(t: MageKnight) -> bool:
    """Everybody has held the one of the last night."""
    last = t.round == len(t.rounds)
    return last and all(t.heroes[seat].invoked for seat in t.playing)


def cities_conquered(t: MageKnight) -> bool:
    taken = sum(space.taken for space in t.spaces.values())
    return taken == t.cities


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
    "liberate-mines": Aim(mines.all_free, "mines-free", "mines-free", "mines-not-free"),
    "last-incantation": Aim(
        last_incantation, "incantations-held", "incantations-held", "last-night-over"
    ),
    "conquer-dungeons": Aim(
        dungeons_conquered, "dungeons-conquered", "dungeons-conquered", "dungeons-not-conquered"
    ),
    "hold-most": Aim(never, "", "", "last-night-over"),
    "return": Aim(never, "", "", "portal-opens"),
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

# What is said at the end, and of who has won, where it is not about fame.
ENDS = {"keeps": ("points-end", "wins-points"), "returned": ("return-ends", "returns")}


def achievements(t: MageKnight, seat: int) -> Score:
    hero = t.heroes[seat]
    kinds = [DATA.card[key].kind for key in hero.all_cards() if key != WOUND]
    shields = [space.site for space in t.spaces.values() if space.owner == seat]
    dark = DARK_POINTS if "dungeons" in t.scenario.score else 2
    return Score(
        base=hero.fame,
        knowledge=2 * kinds.count("spell") + kinds.count("advanced"),
        loot=2 * kinds.count("artifact") + sum(hero.crystals.values()) // 2,
        leader=sum(unit.data.level // 2 if unit.wounds else unit.data.level for unit in hero.units),
        conqueror=2 * sum(site in CONQUESTS for site in shields),
        adventurer=sum(dark if site in DARK else 2 for site in shields if site in ADVENTURES),
        beating=-2 * hero.all_cards().count(WOUND),
    )


def title_worth(t: MageKnight, category: str) -> tuple[int, int]:
    dungeons = category == "adventurer" and "dungeons" in t.scenario.score
    return TITLE if category in ACHIEVEMENTS and not dungeons else GREAT_TITLE


def city_points(t: MageKnight, seat: int) -> int:
    """For each conquered city in which a hero had a part."""
    return sum(
        CITY_LED if space.leader == seat else CITY_SHARED
        for space in t.spaces.values()
        if space.taken and seat in space.shields
    )


def mission_points(t: MageKnight) -> int:
    """Against the dummy: for each city, for all of them, and then for whatever time was left.
    Where several cooperate, also if each of them leads one."""
    leaders = [space.leader for space in t.spaces.values() if space.taken]
    points = MISSION_CITY * len(leaders)
    if t.seats > 1 and all(seat in leaders for seat in range(t.seats)):
        points += MISSION_LEADERS
    if t.final_turns is None or t.dummy is None:
        return points
    points += MISSION_DONE + MISSION_ROUND * (len(t.rounds) - t.round)
    return points + len(t.dummy.deck) + (MISSION_IN_TIME if t.announced is None else 0)


def final_scoring(t: MageKnight) -> list[Score]:
    """What each player has achieved; with titles, where they do not play in teams."""
    parts = t.scenario.score
    if "achievements" not in parts:
        return [only_score(t, seat) for seat in range(t.seats)]
    scores = [achievements(t, seat) for seat in range(t.seats)]
    for seat, score in enumerate(scores):
        score.mines = mines.points(t, seat) if "mines" in parts else 0
        score.cities = city_points(t, seat) if "cities" in parts else 0
        score.mission = mission_points(t) if "mission" in parts else 0
    if t.seats > 1 and not t.teams and "titles" in parts:
        award_titles(t, scores)
    return scores


def team_scoring(t: MageKnight, scores: list[Score]) -> list[Score]:
    """Each team has one score; titles compare the teams."""
    joint = [joint_score([scores[seat] for seat in team]) for team in t.teams]
    if len(joint) > 1 and "titles" in t.scenario.score:
        award_titles(t, joint)
    return joint


def award_titles(t: MageKnight, scores: list[Score]) -> None:
    """The best in a category has its title; those who tie share it. Nobody for nothing."""
    for category in CATEGORIES:
        values = [abs(getattr(score, category)) for score in scores]
        best = max(values)
        if best == 0:
            continue
        tied = values.count(best) > 1
        for score, value in zip(scores, values, strict=True):
            if value == best:
                title = title_worth(t, category)[tied]
                score.titles[category] = -title if category == "beating" else title


def only_score(t: MageKnight, seat: int) -> Score:
    """Where nothing else counts: what a player holds, or whether they have come home."""
    if "returned" in t.scenario.score:
        return Score(base=0, returned=int(portal.returned(t, seat)))
    keeps = strongholds.points(t, seat, "keep")
    return Score(base=0, keeps=keeps, towers=strongholds.points(t, seat, "mage_tower"))


def winners_of(plan: Scenario, teams: Teams, totals: list[int]) -> list[int]:
    """Everybody with the most; where it is all or nothing, nobody who shares it with others."""
    winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
    together = len(winners) == 1 or tuple(winners) in teams
    return winners if together or "achievements" in plan.score else []


def ends(t: MageKnight) -> tuple[str, str]:
    return ENDS.get(t.scenario.score[0], ("game-ends", "wins"))


def end_of_the_game(t: MageKnight) -> Result:
    """The most fame wins; against the dummy, only with the aim met in time."""
    t.scores = final_scoring(t)
    t.team_scores = team_scoring(t, t.scores)
    if t.final_turns is None:
        t.say(AIMS[t.scenario.aim].missed)
    totals = team_totals(t) if t.teams else own_totals(t)
    winners = winners_of(t.scenario, t.teams, totals)
    if t.dummy is not None and t.final_turns is None:
        winners = []
    if t.scenario.cooperative and winners:
        t.say("wins-together", n=totals[0])
    else:
        for seat in winners:
            t.say(ends(t)[1], seat=seat, n=totals[seat])
    if not winners and t.dummy is None:
        t.say("nobody-wins")
    return Result(winners, totals)


def own_totals(t: MageKnight) -> list[int]:
    """The fame of each player at the end."""
    totals = [score.total for score in t.scores]
    if "achievements" in t.scenario.score:
        for seat, total in enumerate(totals):
            t.heroes[seat].fame = total
    t.say(ends(t)[0], scores=[text("seat-score", seat=s, n=n) for s, n in enumerate(totals)])
    return totals


def team_totals(t: MageKnight) -> list[int]:
    """The score of each player's team."""
    totals = [0] * t.seats
    for team, score in zip(t.teams, t.team_scores, strict=True):
        for seat in team:
            totals[seat] = score.total
    if t.scenario.cooperative:
        t.say("game-ends-together", n=totals[0])
    else:
        said = [
            text("team-score", names=[text("player", seat=seat) for seat in team], n=score.total)
            for team, score in zip(t.teams, t.team_scores, strict=True)
        ]
        t.say(ends(t)[0], scores=[*said])
    return totals
