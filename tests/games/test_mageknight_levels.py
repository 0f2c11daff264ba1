"""Chapters V and VIII: resting, the end of a turn, rewards, levels and skills."""

from __future__ import annotations

import pytest

from games.mageknight.data import level_of
from games.mageknight.rules.rewards import (
    claim_rewards,
    free_unit,
    level_ups,
    win_artifacts,
)
from games.mageknight.rules.turn import discard_and_draw, end_of_turn
from games.mageknight.table import MageKnight
from tests.games.mageknight_tables import (
    Played,
    drive,
    next_cards,
    offer_cards,
    offer_units,
    table,
    turn,
)
from tests.games.test_mageknight_artifacts import rolling

# Resting


def test_a_rest_discards_one_card_and_any_number_of_wounds() -> None:
    t = table(hand="rage march wound wound wound", at="2e")
    played = turn(t, "rest", "rage", "2")
    assert t.heroes[0].hand == ["march", "wound"]
    assert sorted(t.heroes[0].discard) == ["rage", "wound", "wound"]
    assert not [key for key in played.keys if key.startswith(("m.", "fight", "interact"))]
    played("end")
    assert t.heroes[0].crystals["green"] == 1  # the mine still gives


def test_special_and_healing_cards_can_be_played_while_resting() -> None:
    t = table(hand="rage tranquility crystallize march wound", at="2e", crystals="r")
    played = turn(t, "rest", "rage", "0")
    assert set(played.keys) == {"c.crystallize", "c.tranquility", "end", "end-discard"}


def test_who_has_played_for_movement_does_not_rest() -> None:
    t = table(hand="rage march")
    played = turn(t)
    assert "rest" in played.keys
    played("c.march=basic")
    assert "rest" not in played.keys


def test_the_exhausted_discard_one_wound_before_or_after_units_help() -> None:
    t = table(hand="wound wound", units="herbalists", crystals="g", source=("black",) * 4)
    played = turn(t)
    assert set(played.keys) == {"u.1", "recover"}
    played("u.1=1", "h.hand", "recover")
    assert t.heroes[0].hand == [] or "wound" not in t.heroes[0].hand
    assert t.heroes[0].discard.count("wound") == 1


def test_the_exhausted_neither_move_nor_act() -> None:
    t = table(hand="wound wound", at="1c", units="peasants")
    played = turn(t)
    assert played.done, "there is nothing to choose"
    assert "exhausted" in played.said
    assert t.heroes[0].hand.count("wound") == 1
    assert len(t.heroes[0].hand) == 5


# The end of a turn


def test_who_has_done_nothing_must_discard_a_card() -> None:
    t = table(hand="rage march", at="1d")
    played = turn(t, "end")
    assert played.ask.prompt.key == "discard-before-draw"
    assert played.ask.least == 1
    played("rage")
    assert played.done
    assert len(t.heroes[0].hand) == 5


def test_who_has_played_may_end_at_once_or_discard_first() -> None:
    t = table(hand="rage march stamina", at="1d")
    played = turn(t, "c.march=basic")
    assert {"end", "end-discard"} <= set(played.keys)
    played("end-discard")
    assert played.ask.least == 0
    played("rage stamina")
    assert len(t.heroes[0].hand) == 5
    assert sorted(t.heroes[0].discard) == ["march", "rage", "stamina"]


def test_cards_may_be_discarded_at_the_end_of_a_turn_also_with_an_empty_deck() -> None:
    t = table(hand="rage march stamina", at="1d")
    t.heroes[0].discard, t.heroes[0].deck = t.heroes[0].deck, []
    played = turn(t, "c.march=basic", "end-discard", "rage")
    assert played.done
    assert t.heroes[0].hand == ["stamina"]


def test_wounds_cannot_be_discarded_and_fill_the_hand() -> None:
    t = table(hand="rage wound wound march", at="1d")
    played = turn(t, "end")
    assert set(played.keys) == {"march", "rage"}
    played("rage march")
    assert t.heroes[0].hand.count("wound") == 2
    assert len(t.heroes[0].hand) == 5


def test_nobody_discards_down_to_the_limit_and_an_empty_deck_ends_the_drawing() -> None:
    t = table(hand="rage wound wound wound wound wound wound")
    t.turn.did = True
    drive(t, discard_and_draw(t, 0))
    assert len(t.heroes[0].hand) == 7
    t = table(hand="rage")
    t.heroes[0].discard, t.heroes[0].deck = t.heroes[0].deck[2:], t.heroes[0].deck[:2]
    t.turn.did = True
    drive(t, discard_and_draw(t, 0))
    assert len(t.heroes[0].hand) == 3


def test_with_nothing_to_do_nothing_is_asked() -> None:
    t = table(at="1d")
    assert turn(t).done
    assert len(t.heroes[0].hand) == 5


# Rewards


def rewarded(*rewards: str) -> MageKnight:
    t = table(hand="rage")
    t.turn.rewards = list(rewards)
    return t


def test_random_crystals_gold_is_a_choice_and_black_is_fame() -> None:
    t = rewarded("crystal", "crystal", "crystal")
    rolling(t, "red", "gold", "black")
    drive(t, claim_rewards(t, 0), "white")
    assert t.heroes[0].crystals == {"red": 1, "blue": 0, "green": 0, "white": 1}
    assert t.heroes[0].fame == 1


def test_a_crystal_too_many_is_lost_at_the_end_of_a_turn() -> None:
    t = rewarded("crystals_rgbw")
    t.heroes[0].crystals["red"] = 3
    drive(t, claim_rewards(t, 0))
    assert t.heroes[0].crystals == {"red": 3, "blue": 1, "green": 1, "white": 1}
    assert t.turn.tokens["red"] == 0


@pytest.mark.parametrize(
    ("face", "won"), [("gold", "spell"), ("black", "spell"), ("red", "artifact")]
)
def test_a_dungeon_gives_a_spell_for_gold_or_black_else_an_artifact(face: str, won: str) -> None:
    t = rewarded("dungeon")
    rolling(t, face)
    played = Played(t, claim_rewards(t, 0))
    assert played.ask.prompt.key == f"choose-{won}"


def test_of_artifacts_one_more_is_drawn_than_was_won() -> None:
    t = table()
    drawn = t.artifact_deck[-3:]
    played = Played(t, win_artifacts(t, 0, 2))
    assert set(played.keys) == set(drawn)
    first, second, third = played.keys
    played(first, second)
    assert t.heroes[0].deck[-2:] == [first, second]
    assert t.artifact_deck[0] == third
    assert len(t.artifact_deck) == 14


def test_rewards_are_claimed_in_the_order_that_the_player_likes() -> None:
    t = rewarded("artifact", "spell")
    offer_cards(t, "spell", "fireball", "snowstorm", "expose")
    played = Played(t, claim_rewards(t, 0))
    assert played.keys == ["artifact", "spell"]
    played("spell", "expose")
    assert t.heroes[0].deck[-1] == "expose"
    assert played.ask.prompt.key == "choose-artifact"


def test_a_freed_unit_may_use_the_command_token_of_a_new_level() -> None:
    t = table(hand="rage", units="peasants", fame=5, at="1d")
    offer_units(t, "guardian-golems")
    t.turn.rewards = ["unit"]
    t.heroes[0].fame = 8
    t.turn.did = True
    drive(t, end_of_turn(t, 0), "guardian-golems")
    assert [unit.key for unit in t.heroes[0].units] == ["peasants", "guardian-golems"]


def test_a_freed_unit_may_be_left() -> None:
    t = table(units="peasants")
    offer_units(t, "guardian-golems")
    t.turn.rewards = ["unit"]
    drive(t, free_unit(t, 0), "no")
    assert [unit.key for unit in t.heroes[0].units] == ["peasants"]


# Levels


@pytest.mark.parametrize(
    ("fame", "level", "armor", "hand", "command"),
    [
        (0, 1, 2, 5, 1), (2, 1, 2, 5, 1), (3, 2, 2, 5, 1), (7, 2, 2, 5, 1), (8, 3, 3, 5, 2),
        (15, 4, 3, 5, 2), (24, 5, 3, 6, 3), (35, 6, 3, 6, 3), (48, 7, 4, 6, 4), (63, 8, 4, 6, 4),
        (80, 9, 4, 7, 5), (99, 10, 4, 7, 5), (119, 10, 4, 7, 5), (150, 10, 4, 7, 5),
    ],
)  # fmt: skip
def test_the_fame_track(fame: int, level: int, armor: int, hand: int, command: int) -> None:
    found = level_of(fame)
    assert (found.level, found.armor, found.hand, found.command) == (level, armor, hand, command)


def leveling(fame: int = 3) -> MageKnight:
    t = table(hand="rage")
    offer_cards(t, "advanced", "agility", "fire-bolt", "ice-bolt")
    t.heroes[0].skill_pile = ["potion-making", "dark-paths", "invocation"]
    t.heroes[0].fame = fame
    return t


def test_the_second_level_brings_one_of_two_skills_and_an_advanced_action() -> None:
    t = leveling()
    t.heroes[0].skill_pile = ["burning-power", "dark-paths", "invocation"]
    played = Played(t, level_ups(t, 0))
    assert set(played.keys) == {"dark-paths", "invocation"}
    played("invocation")
    assert t.common_skills == ["dark-paths"]
    assert set(played.keys) == {"agility", "fire-bolt", "ice-bolt"}
    played("fire-bolt")
    assert t.heroes[0].deck[-1] == "fire-bolt"
    assert t.advanced_offer[:2] == ["agility", "ice-bolt"]
    assert len(t.advanced_offer) == 3
    assert [skill.key for skill in t.heroes[0].skills] == ["invocation"]
    assert not t.heroes[0].skills[0].used


def test_a_skill_of_another_hero_comes_with_the_lowest_advanced_action() -> None:
    t = leveling()
    t.common_skills = ["potion-making", "burning-power"]  # the second is one of their own
    t.heroes[0].skill_pile = ["dark-paths", "invocation"]
    played = Played(t, level_ups(t, 0))
    assert set(played.keys) == {"dark-paths", "invocation", "potion-making"}
    played("potion-making")
    assert played.done
    assert t.heroes[0].deck[-1] == "agility"
    assert set(t.common_skills) == {"burning-power", "dark-paths", "invocation"}


def test_an_odd_level_brings_a_command_token_and_better_values() -> None:
    t = table(fame=5)
    t.heroes[0].fame = 8
    drive(t, level_ups(t, 0))
    assert t.heroes[0].level == 3
    assert (t.heroes[0].command, t.heroes[0].stats.armor) == (2, 3)


def test_several_levels_are_resolved_one_by_one() -> None:
    t = leveling(fame=15)
    t.heroes[0].skill_pile = ["dark-paths", "invocation", "polarization", "burning-power"]
    drive(t, level_ups(t, 0), "burning-power", "agility", "dark-paths", "fire-bolt")
    assert t.heroes[0].level == 4
    assert len(t.heroes[0].skills) == 2


def test_the_first_level_up_opens_the_advanced_offer() -> None:
    t = table()
    t.heroes[0].fame = 3
    played = Played(t, level_ups(t, 0))
    assert len(t.advanced_offer) == 3
    assert played.ask.prompt.key == "choose-skill"


def test_alone_each_new_skill_shows_one_of_the_dummys() -> None:
    t = table(1)
    t.heroes[0].fame = 3
    assert t.dummy is not None
    before = len(t.dummy.skills)
    played = Played(t, level_ups(t, 0))
    played(played.keys[0])
    assert len(t.dummy.skills) == before - 1
    assert len(t.common_skills) == 2


def test_what_was_won_is_drawn_at_once() -> None:
    t = leveling()
    t.heroes[0].skill_pile = ["dark-paths", "invocation"]
    t.heroes[0].at = "1d"
    next_cards(t, "promise")
    t.turn.did = True
    drive(t, end_of_turn(t, 0), "dark-paths", "ice-bolt")
    assert t.heroes[0].hand[:3] == ["rage", "ice-bolt", "promise"]
