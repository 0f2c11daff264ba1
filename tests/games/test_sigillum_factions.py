"""Faction castles: how their abilities open, and what each does."""

from __future__ import annotations

import pytest

from games.sigillum.battle import Battle
from games.sigillum.rules.factions import EXILE, FACTIONS, TOWERS
from games.sigillum.rules.game import begin_round
from games.sigillum.rules.turn import answer, control_phase, turn
from games.sigillum.table import Sigillum
from tests.games.driver import drive, keys_of
from tests.games.sigillum_tables import (
    battle,
    castle,
    cooling,
    damage,
    effects,
    left,
    offered,
    rest,
    table,
    use,
    ways,
    where,
)


def rounds(b: Battle, i: int, seat: int = 0) -> int | None:
    return b.factions[seat].cooldowns[i]


def next_round(t: Sigillum) -> None:
    t.side = 0
    begin_round(t)


# How they open


def test_the_first_ability_is_ready_and_the_others_open_with_damage() -> None:
    b = castle(battle("armus C3, fidea C4", "saturn D2"), "hellgate", opened=1)
    assert offered(b, "castle") == ["1"]
    b.hit(0, 4)
    assert offered(b, "castle") == ["1"]
    b.hit(0, 1)
    assert offered(b, "castle") == ["1", "2"]
    assert b.strongholds[0].opened == 2
    b.hit(0, 5)
    assert b.strongholds[0].opened == 3
    assert offered(b, "castle") == ["1", "2"]  # the third is an answer, not an action


def test_what_is_open_stays_open_when_the_castle_is_repaired() -> None:
    b = castle(battle("armus C3", "saturn D2"), "hellgate", opened=1)
    b.hit(0, 5)
    b.repair(0)
    assert damage(b) == [4, 0]
    assert b.strongholds[0].opened == 2


def test_on_the_crossing_they_open_at_7_and_14() -> None:
    b = castle(battle("armus C3", "saturn D2", "crossing"), "hellgate", opened=1)
    b.hit(0, 6)
    assert b.strongholds[0].opened == 1
    b.hit(0, 1)
    assert b.strongholds[0].opened == 2
    b.hit(0, 7)
    assert b.strongholds[0].opened == 3


def test_a_castle_ability_cools_down_and_ignores_poison_and_plates() -> None:
    b = castle(battle("armus C5 +poison +blindness", "saturn D2", "temple"), "hellgate")
    after = use(b, "castle 1 C5")
    assert rounds(after, 0) == 4
    assert "1" not in offered(after, "castle")


@pytest.mark.parametrize(
    ("key", "cooldowns", "trigger"),
    [
        ("citadel", (4, 4, 3), TOWERS),
        ("bulwark", (2, 3, 4), EXILE),
        ("crypt", (4, 4, 4), EXILE),
        ("hellgate", (4, 5, 6), EXILE),
        ("observatory", (4, 3, 4), TOWERS),
        ("abbey", (4, 5, 5), TOWERS),
    ],
)
def test_cooldowns_and_triggers(key: str, cooldowns: tuple[int, ...], trigger: str) -> None:
    sheet = FACTIONS[key]
    assert tuple(ability.cooldown for ability in sheet.abilities) == cooldowns
    assert sheet.trigger == trigger


# Citadel


def test_oath_of_stone() -> None:
    b = castle(battle("armus C3, fidea A1", "saturn D2"), "citadel")
    assert ways(b, "castle 1") == ["A1", "C3"]
    assert effects(use(b, "castle 1 A1"), "fidea") == ["steadfast", "defense_up"]


def test_underground_tunnel_leads_from_area_to_area() -> None:
    b = castle(battle("armus A1, fidea C3", "saturn D2"), "citadel")
    assert ways(b, "castle 2") == ["A1 D3", "A1 E1", "A1 E2", "A1 E3"]
    after = use(b, "castle 2 A1 E2")
    assert where(after, "armus") == "E2"
    assert rounds(after, 1) == 4


def test_underground_tunnel_is_barred_on_the_dwarven_citadel() -> None:
    b = castle(battle("armus C3, fidea C4", "saturn D2", "citadel"), "citadel")
    assert offered(b, "castle") == ["1"]


def test_brewery_prolongs_cooldowns_of_all_enemies() -> None:
    b = castle(battle("armus A2, fidea E2", "saturn C3, brewus B1"), "citadel")
    cooling(cooling(b, "saturn", 6, 2), "brewus", 1, None)
    t = table(b)
    driven = drive(t, control_phase(t), "yes", "saturn.12")
    assert driven.prompts == ["answer", "choose-target"]
    assert rest(t.battle, "saturn") == [6, 3]  # 6 stays 6, and is not charged
    assert rest(t.battle, "brewus") == [2, None]
    assert rounds(t.battle, 2) == 3
    assert damage(t.battle) == [0, 2]


# Bulwark


def test_altar_of_elements_changes_any_hex() -> None:
    b = castle(battle("armus C3", "saturn D2"), "bulwark")
    assert len(ways(b, "castle 1")) == 19 * 5
    after = use(b, "castle 1 D2 lava")
    assert after.terrain("D2") == "lava"
    assert rounds(after, 0) == 2


def test_hidden_trails_follow_the_terrain() -> None:
    b = castle(battle("armus C3, fidea A1", "saturn D2"), "bulwark")
    assert ways(b, "castle 2") == ["C3 D3"]
    assert where(use(b, "castle 2 C3 D3"), "armus") == "D3"


def test_spring_of_life_answers_an_exile() -> None:
    b = castle(battle("armus C3", "fidea D2 -1, saturn A1 -2"), "bulwark", seat=1)
    t = table(b)
    driven = drive(t, turn(t), "armus.a.D2", (1, "yes"), "end")  # nobody else is injured
    assert driven.prompts[1:] == ["answer", "choose-ability"]
    assert left(t.battle, "saturn") == 4
    assert rounds(t.battle, 2, seat=1) == 4


# Crypt


def test_grave_mist_blinds_an_enemy() -> None:
    b = castle(battle("armus C3", "saturn D2, brewus C1"), "crypt")
    assert ways(b, "castle 1") == ["D2"]
    assert effects(use(b, "castle 1 D2"), "saturn") == ["blindness"]


def test_call_of_the_tomb_brings_the_injured_home() -> None:
    b = castle(battle("armus C3 -1, fidea A1", "saturn D2"), "crypt")
    assert ways(b, "castle 2") == ["C3 C5"]
    assert where(use(b, "castle 2 C3 C5"), "armus") == "C5"
    b = castle(battle("armus C3 -1, fidea C5", "saturn D2"), "crypt")
    assert ways(b, "castle 2") == []


def test_deathly_chill_poisons_the_injured() -> None:
    b = castle(battle("armus C3 -1, aqus A1", "fidea D2 -1"), "crypt", seat=1)
    t = table(b)
    drive(t, turn(t), "armus.a.D2", (1, "yes"), "end")
    assert effects(t.battle, "armus") == ["poison"]
    assert effects(t.battle, "aqus") == []


def test_poison_placed_in_the_enemys_turn_outlasts_the_own_time_phase_of_that_round() -> None:
    """Only what was placed in the round before goes: else Deathly Chill would do nothing."""
    b = castle(battle("armus C3 -1, aqus A1", "fidea D2 -1, saturn E3"), "crypt", seat=1)
    t = table(b, round=3)
    drive(t, turn(t), "armus.a.D2", (1, "yes"), "end")
    t.side = 1
    drive(t, turn(t), "end")
    assert effects(t.battle, "armus") == ["poison"]
    next_round(t)
    drive(t, turn(t), "armus.2", "end")
    assert rest(t.battle, "armus") == [None, 6]
    t.side = 1
    drive(t, turn(t), "end")
    assert effects(t.battle, "armus") == ["defense_up"]  # its own side's


def test_the_first_side_takes_off_in_the_next_round_what_it_placed_in_the_enemys_turn() -> None:
    b = castle(battle("fidea D2 -1, saturn E3", "armus C3 -1"), "crypt")
    t = table(b, side=1, round=3)
    drive(t, turn(t), "armus.a.D2", (0, "yes"), "end")
    assert effects(t.battle, "armus") == ["poison"]
    next_round(t)
    drive(t, turn(t), "end")
    assert effects(t.battle, "armus") == []


# Hellgate


def test_brand_of_wrath_raises_attack() -> None:
    b = castle(battle("armus C3, fidea A1", "saturn D2"), "hellgate")
    assert ways(b, "castle 1") == ["A1", "C3"]
    assert effects(use(b, "castle 1 C3"), "armus") == ["attack_up"]


def test_rift_swaps_two_of_ours() -> None:
    b = castle(battle("armus C3, fidea A1", "saturn D2"), "hellgate")
    assert ways(b, "castle 2") == ["A1 C3", "C3 A1"]
    after = use(b, "castle 2 A1 C3")
    assert (where(after, "armus"), where(after, "fidea")) == ("A1", "C3")
    assert rounds(after, 1) == 5


def test_pyre_of_vengeance_hits_back() -> None:
    b = castle(battle("armus C3", "fidea D2 -1"), "hellgate", seat=1)
    t = table(b)
    drive(t, turn(t), "armus.a.D2", (1, "yes"), "end")
    assert damage(t.battle) == [1, 1]
    assert rounds(t.battle, 2, seat=1) == 6


# Observatory


def test_star_ward_gives_resistance() -> None:
    b = castle(battle("armus C3", "saturn D2"), "observatory")
    assert effects(use(b, "castle 1 C3"), "armus") == ["resistance"]


def test_astral_step_leaves_the_castle_by_two() -> None:
    b = castle(battle("armus C5, fidea A1", "saturn C4"), "observatory")
    assert ways(b, "castle 2") == ["C5 A3", "C5 B3", "C5 B4", "C5 C3", "C5 D3", "C5 D4", "C5 E3"]
    after = use(b, "castle 2 C5 C3")
    assert where(after, "armus") == "C3"
    assert rounds(after, 1) == 3


def test_conjunction_speeds_up_the_own_abilities() -> None:
    b = castle(battle("armus A2, fidea E2", "saturn C3"), "observatory")
    cooling(cooling(b, "armus", 1, None), "fidea", 2, 3)
    t = table(b)
    drive(t, control_phase(t), "yes", "fidea.2")
    assert rest(t.battle, "armus") == [None, None]
    assert rest(t.battle, "fidea") == [2, 2]


# Abbey


def test_bell_of_vigil_raises_control() -> None:
    b = castle(battle("armus C3", "saturn D2"), "abbey")
    assert effects(use(b, "castle 1 C3"), "armus") == ["control_up"]


def test_marching_order_moves_one_or_two_away_from_home() -> None:
    b = castle(battle("armus C4, fidea B4", "saturn D2"), "abbey")
    found = ways(b, "castle 2")
    assert "C4 C3 stop" in found and "C4 C3 B4 A3" in found
    assert not any(way.startswith("C4 C5") for way in found)
    after = use(b, "castle 2 C4 B3 B4 A3")
    assert (where(after, "armus"), where(after, "fidea")) == ("B3", "A3")
    assert rounds(after, 1) == 5


def test_tithe_of_stone_repairs_the_castle() -> None:
    b = castle(battle("armus A2, fidea E2", "saturn C3"), "abbey")
    t = table(b)
    drive(t, control_phase(t))  # nothing to repair: not asked
    b.strongholds[0].damage = 3
    t = table(b)
    drive(t, control_phase(t), "yes")
    assert damage(t.battle)[0] == 2


# When the third can be used


def test_an_answer_may_be_declined() -> None:
    b = castle(battle("armus C3", "fidea D2 -1"), "hellgate", seat=1)
    t = table(b)
    drive(t, turn(t), "armus.a.D2", (1, "no"), "end")
    assert damage(t.battle) == [0, 1]
    assert rounds(t.battle, 2, seat=1) is None


def test_going_back_from_its_targets_asks_again() -> None:
    b = castle(battle("armus C3 -1, fidea A1 -1", "saturn D2"), "bulwark")
    t = table(b)
    driven = drive(t, answer(t, 0), "yes", "back", "yes", "C3")
    assert driven.prompts == ["answer", "choose-target"] * 2
    assert left(t.battle, "armus") == 3


def test_no_answer_before_it_is_open_or_while_it_cools_down() -> None:
    b = castle(battle("armus C3", "fidea D2 -1"), "hellgate", seat=1, opened=2)
    t = table(b)
    drive(t, turn(t), "armus.a.D2", "end")
    b = castle(battle("armus C3", "fidea D2 -1"), "hellgate", seat=1)
    b.factions[1].cooldowns[2] = 2
    t = table(b)
    drive(t, turn(t), "armus.a.D2", "end")
    assert damage(t.battle) == [0, 1]


def test_all_towers_are_needed_but_three_on_the_crossing() -> None:
    b = castle(battle("armus A2", "saturn C3"), "abbey")
    b.strongholds[0].damage = 3
    t = table(b)
    drive(t, control_phase(t))
    b = castle(battle("armus A2, fidea F2, aqus D1", "saturn G1", "crossing"), "abbey")
    b.strongholds[0].damage = 3
    t = table(b, field="crossing")
    drive(t, control_phase(t), "yes")
    assert damage(t.battle) == [2, 3]


def test_an_exile_by_lava_is_answered_too() -> None:
    b = castle(battle("armus C3 -2, fidea A2", "saturn C1", "chaos"), "hellgate")
    t = table(b)
    drive(t, control_phase(t), "yes")
    assert damage(t.battle) == [1, 2]


def test_the_exile_that_ends_the_game_is_not_answered() -> None:
    b = castle(battle("armus C3", "fidea D2 -1"), "hellgate", seat=1)
    b.strongholds[1].damage = 15
    t = table(b)
    drive(t, turn(t), "armus.a.D2")
    assert t.battle.fallen == 1


def test_the_answer_says_what_it_does() -> None:
    b = castle(battle("armus C3", "fidea D2 -1"), "hellgate", seat=1)
    t = table(b)
    driven = drive(t, turn(t), "armus.a.D2", (1, "no"), "end")
    question = driven.asks[1]
    assert question.prompt.args["ability"] == "hellgate-3"
    assert keys_of(question) == ["yes", "no"]


def test_castle_abilities_ignore_the_abilities_of_characters() -> None:
    """Brewus and Tempus shift tokens of characters; nothing names a castle's."""
    b = castle(battle("tempus C3, armus C4", "saturn D2"), "hellgate")
    b.factions[0].cooldowns = [3, None, None]
    assert ways(b, "tempus 1") == []
