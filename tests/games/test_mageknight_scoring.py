"""Chapter IX: the final scoring in six categories, with titles."""

from __future__ import annotations

from games.mageknight.rules.ending import achievements, end_of_the_game, final_scoring
from games.mageknight.table import MageKnight
from tests.games.mageknight_tables import enlist, give, put, table


def test_knowledge_is_two_for_spells_and_one_for_advanced_actions() -> None:
    t = table(hand="fireball agility")
    give(t, "snowstorm", to="deck")
    give(t, "fire-bolt", to="discard")
    assert achievements(t, 0).knowledge == 6


def test_loot_is_two_for_artifacts_also_on_units_and_one_for_two_crystals() -> None:
    t = table(hand="ruby-ring", crystals="rrbgw", units="peasants")
    t.artifact_deck.remove("banner-of-fear")
    t.heroes[0].units[0].banner = "banner-of-fear"
    assert achievements(t, 0).loot == 4 + 2


def test_leadership_is_the_levels_of_units_halved_for_the_wounded() -> None:
    t = table()
    enlist(t, "peasants", wounds=1)
    enlist(t, "utem-guardsmen", wounds=1)
    enlist(t, "guardian-golems")
    assert achievements(t, 0).leader == 0 + 1 + 2


def test_conquests_and_adventures_are_two_for_each_shield() -> None:
    t = table(tiles={(1, 1): "3", (2, 0): "7", (0, 2): "8"})
    put(t, "3b")
    for space in ("3b", "7f", "7d", "8b"):
        t.spaces[space].owner = 0
    score = achievements(t, 0)
    assert (score.conqueror, score.adventurer) == (4, 4)


def test_beating_is_two_less_for_each_wound_but_those_on_units() -> None:
    t = table(hand="wound")
    give(t, "wound", to="deck")
    give(t, "wound", to="discard")
    enlist(t, "peasants", wounds=1)
    assert achievements(t, 0).beating == -6


def scored(*knowledge: int) -> MageKnight:
    t = table(len(knowledge))
    for seat, n in enumerate(knowledge):
        give(t, *t.advanced_deck[-n:] if n else (), seat=seat)
    return t


def test_the_greatest_has_three_more_and_those_who_tie_one_each() -> None:
    scores = final_scoring(scored(3, 1, 0))
    assert [score.titles for score in scores] == [{"knowledge": 3}, {}, {}]
    scores = final_scoring(scored(2, 2, 1))
    assert [score.titles for score in scores] == [{"knowledge": 1}, {"knowledge": 1}, {}]


def test_there_is_no_title_for_nothing() -> None:
    assert [score.titles for score in final_scoring(scored(0, 0))] == [{}, {}]


def test_the_greatest_beating_costs_three_more_or_one_if_tied() -> None:
    t = table(hand="wound wound")
    give(t, "wound", seat=1)
    assert [score.titles for score in final_scoring(t)] == [{"beating": -3}, {}]
    give(t, "wound", seat=1)
    assert [score.titles for score in final_scoring(t)] == [{"beating": -1}, {"beating": -1}]


def test_all_of_it_together() -> None:
    t = table(hand="fireball wound", fame=20, crystals="rb")
    t.heroes[1].fame = 21
    result = end_of_the_game(t)
    # 20, a spell with its title, two crystals with theirs, a wound with its own
    assert result.scores == [20 + 2 + 3 + 1 + 3 - 2 - 3, 21]
    assert result.winners == [0]
    assert [hero.fame for hero in t.heroes] == result.scores


def test_who_ties_shares_the_victory() -> None:
    assert end_of_the_game(table(2)).winners == [0, 1]


def test_alone_there_are_no_titles_and_the_city_must_be_found() -> None:
    t = table(1, hand="fireball")
    assert end_of_the_game(t).winners == []
    assert [line.text.key for line in t.news] == ["city-not-found", "game-ends"]
    t = table(1, hand="fireball")
    t.final_turns = []
    result = end_of_the_game(t)
    assert (result.winners, result.scores) == ([0], [2])
    assert [line.text.key for line in t.news] == ["game-ends", "wins"]
