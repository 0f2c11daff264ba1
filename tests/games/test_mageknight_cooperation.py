"""Players who win or lose together: the dummy beside them, their tactics, teams and scores."""

from __future__ import annotations

from collections import Counter

import pytest

from games.mageknight import GAME
from games.mageknight.data import DATA
from games.mageknight.rules.cooperation.dummy import DUMMY, dummy_turn, remove_tactic
from games.mageknight.rules.cooperation.scoring import joint_score
from games.mageknight.rules.ending import (
    end_of_the_game,
    final_scoring,
    look_for_end,
    team_scoring,
)
from games.mageknight.rules.land.exploring import place_tile
from games.mageknight.rules.land.movement import duels
from games.mageknight.rules.rounds import choose_tactics, next_turn, setup
from games.mageknight.scenarios import city_level
from games.mageknight.scores import Score
from games.mageknight.table import MageKnight
from tests.games.driver import Driven, drive
from tests.games.mageknight_tables import table

FULL, BLITZ = "full-cooperation", "blitz-cooperation"


def begun(key: str, seats: int, **options: str) -> MageKnight:
    return setup(1, seats, GAME.options({"heroes": "dealt", "scenario": key, **options}))


def conquer(t: MageKnight, *leaders: int) -> None:
    for place, leader in enumerate(leaders):
        tile = f"C{5 + place}"
        t.tile_pile = [key for key in t.tile_pile if key != tile]
        place_tile(t, (3 + place, 0), tile)
        city = t.spaces[f"{tile}a"]
        for token in city.tokens:
            t.piles[DATA.enemy[token.enemy].color].discard.append(token.enemy)
        city.tokens, city.shields = [], [leader]


# The dummy beside several


@pytest.mark.parametrize(("key", "seats"), [(FULL, 2), (FULL, 3), (BLITZ, 2), (BLITZ, 3)])
def test_whoever_cooperates_plays_beside_a_dummy_and_without_what_aims_at_others(
    key: str, seats: int
) -> None:
    t = begun(key, seats, duels="on")
    assert t.dummy is not None
    assert t.dummy.hero not in [hero.hero for hero in t.heroes]
    assert len(t.dummy.crystals) == 3
    assert t.dummy.skills == []  # only who is alone learns from it
    assert len(t.spell_deck) + len(t.spell_offer) == 16
    assert not any(DATA.skill[key].interactive for hero in t.heroes for key in hero.skill_pile)
    blitz = key == BLITZ
    assert len(t.source) == len(t.unit_offer) == seats + 2 + blitz  # it is no player
    assert [(hero.fame, hero.reputation) for hero in t.heroes] == [(blitz, 2 * blitz)] * seats
    assert not duels(t)


def test_the_dummy_takes_any_tactic_first_and_the_players_choose_from_the_others() -> None:
    t = begun(FULL, 3)
    driven = Driven(t, choose_tactics(t))
    assert t.dummy is not None
    taken = t.dummy.tactic
    assert taken is not None
    while driven.pending:
        assert taken not in driven.keys
        driven(driven.keys[-1])
    numbers = [DATA.tactic[t.heroes[who].tactic or taken if who >= 0 else taken].number
               for who in t.order]  # fmt: skip
    assert numbers == sorted(numbers)
    assert sorted(t.order) == [DUMMY, 0, 1, 2]


def test_one_of_the_tactics_that_players_used_leaves_the_game_but_not_the_dummys() -> None:
    t = begun(FULL, 2)
    assert t.dummy is not None
    t.heroes[0].tactic, t.heroes[1].tactic, t.dummy.tactic = "planning", "rethink", "early-bird"
    asked = Driven(t, remove_tactic(t, 1))
    assert (asked.keys, asked.ask.secret) == (["planning", "rethink"], False)
    asked("planning")
    assert t.past_tactics == ["planning"]
    t.round = 5  # the last day: no other follows
    drive(t, remove_tactic(t, 1))


def test_when_the_dummy_is_out_of_cards_each_player_has_one_more_turn() -> None:
    t = table(2, scenario=FULL)
    t.order, t.at = [0, DUMMY, 1], 1
    assert t.dummy is not None
    t.dummy.deck = []
    t.dummy.discard = [*t.dummy.discard]
    dummy_turn(t)
    assert (t.announced, t.last_turns) == (DUMMY, [0, 1])
    assert next_turn(t)
    assert next_turn(t)
    assert not next_turn(t)


def test_after_the_last_city_all_but_the_dummy_have_one_more_turn() -> None:
    t = table(2, scenario=BLITZ)
    t.order = [0, DUMMY, 1]
    conquer(t, 0, 1)
    look_for_end(t, 0)
    assert t.final_turns == [1, 0]
    assert t.dummy is not None
    for cards in (t.dummy.deck, []):
        t.dummy.deck = left = cards[:]
        dummy_turn(t)
        assert t.dummy.deck == left  # each card counts
        assert t.announced is None


# City levels


def test_cities_are_stronger_or_weaker_as_the_table_wants() -> None:
    def levels(scenario: str, seats: int, **options: str) -> list[int]:
        chosen = {"scenario": scenario, **options}
        return [city_level(chosen, seats, found) for found in range(4)]

    assert levels(FULL, 2) == [5, 5, 8, 8]
    assert levels(FULL, 3, levels="lower") == [3, 3, 3, 9]
    assert levels(BLITZ, 3, levels="higher") == [7, 10, 11, 11]  # there is no level above
    assert levels("full-conquest", 4, levels="highest") == [8, 8, 8, 8]
    assert levels("first-reconnaissance", 4, levels="highest") == [0, 0, 0, 0]


# One score


def test_a_team_has_the_lowest_fame_and_the_best_of_each_category() -> None:
    one = Score(30, knowledge=4, loot=1, leader=7, conqueror=2, adventurer=0, beating=-2)
    other = Score(22, knowledge=3, loot=5, leader=8, conqueror=0, adventurer=6, beating=-8)
    joint = joint_score([one, other])
    assert joint == Score(22, knowledge=4, loot=5, leader=8, conqueror=2, adventurer=6, beating=-8)


def test_a_mission_counts_cities_leaders_and_the_time_that_is_left() -> None:
    t = table(2, scenario=BLITZ)
    t.round = 3
    conquer(t, 0)
    assert {score.mission for score in final_scoring(t)} == {10}
    conquer(t, 0, 0)
    look_for_end(t, 0)
    assert t.dummy is not None
    left = len(t.dummy.deck)
    assert final_scoring(t)[0].mission == 20 + 15 + 30 + left + 5
    conquer(t, 0, 1)  # each of them leads one
    assert final_scoring(t)[0].mission == 20 + 10 + 15 + 30 + left + 5


def test_they_win_or_lose_together_and_have_no_titles() -> None:
    t = table(2, scenario=BLITZ)
    t.heroes[1].fame = 12
    conquer(t, 0)
    result = end_of_the_game(t)
    assert result.winners == []
    (joint,) = t.team_scores
    assert result.scores == [joint.total] * 2
    assert joint.base == 0
    assert joint.titles == {}
    assert [line.text.key for line in t.news] == ["cities-not-conquered", "game-ends-together"]
    t = table(2, scenario=BLITZ)
    conquer(t, 0, 1)
    look_for_end(t, 0)
    assert end_of_the_game(t).winners == [0, 1]
    assert t.news[-1].text.key == "wins-together"


# Two teams


def test_four_players_in_teams_have_a_score_for_each_team_and_titles_compare_teams() -> None:
    t = begun("full-conquest", 4, teams="on")
    assert t.teams == ((0, 2), (1, 3))
    for seat, fame in enumerate((10, 20, 30, 25)):
        t.heroes[seat].fame = fame
    t.heroes[0].crystals = dict.fromkeys(t.heroes[0].crystals, 2)  # 4 for loot
    scores = final_scoring(t)
    assert not any(score.titles for score in scores)
    first, second = team_scoring(t, scores)
    assert (first.base, second.base) == (10, 20)
    assert (first.loot, first.titles) == (4, {"loot": 3})
    result = end_of_the_game(t)
    assert result.winners == [1, 3]
    assert result.scores == [first.total, second.total] * 2


def test_teams_may_fight_for_two_great_cities() -> None:
    t = begun("full-conquest", 4, teams="two-cities")
    kinds = Counter(DATA.tile[tile].kind for tile in (*t.tile_pile, *t.tiles.values()))
    assert (kinds["core_city"], t.cities) == (2, 2)
    assert city_level(t.options, 4, 0) == city_level(t.options, 4, 1) == 10
    assert begun("full-conquest", 3, teams="two-cities").teams == ()
    assert begun("full-conquest", 4).cities == 4
