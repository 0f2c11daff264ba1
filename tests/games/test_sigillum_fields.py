"""The eight fields and their own rules."""

from __future__ import annotations

import pytest

from games.sigillum.fields import FIELDS
from games.sigillum.rules.phases import burn_in_lava, firing_towers
from games.sigillum.rules.turn import control_phase, turn
from tests.games.driver import drive
from tests.games.sigillum_tables import (
    battle,
    damage,
    effects,
    lay,
    left,
    offered,
    rest,
    table,
    use,
    ways,
    where,
)


def terrains(field: str) -> set[str | None]:
    return {data.terrain for data in FIELDS[field].hexes}


@pytest.mark.parametrize("field", ["kingdom", "canyon", "chaos", "temple"])
def test_areas_of_a_tower_hex_and_its_four_neighbors(field: str) -> None:
    for tower in FIELDS[field].towers:
        assert tower.hex in ("A2", "E2")
        assert sorted(tower.area) == sorted([tower.hex, *FIELDS[field].neighbors[tower.hex]])
        assert len(tower.area) == 5


@pytest.mark.parametrize("field", [field for field in FIELDS if field != "crossing"])
def test_duel_fields_have_19_hexes_and_two_castles(field: str) -> None:
    assert len(FIELDS[field].hexes) == 19
    assert [castle.hex for castle in FIELDS[field].castles] == ["C1", "C5"]


# Dwarven Citadel


def test_the_citadel_has_one_tower_on_a_plain_in_the_middle() -> None:
    (tower,) = FIELDS["citadel"].towers
    assert tower.hex == "C3"
    assert sorted(tower.area) == ["B2", "B3", "C2", "C3", "C4", "D2", "D3"]
    assert FIELDS["citadel"].hex["C3"].terrain == "plain"
    for castle in ("C1", "C5"):
        assert FIELDS["citadel"].hex[castle].terrain == "mountain"


def test_the_citadels_tower_is_within_reach_on_the_first_turn() -> None:
    t = table(battle("armus C5", "saturn C1", "citadel"), round=1)
    drive(t, turn(t), "armus.m.C4", "end")
    assert damage(t.battle) == [0, 1]


# Miner's Canyon


def test_the_canyon_has_nine_rails_on_plains_and_else_mountains() -> None:
    rails = [data for data in FIELDS["canyon"].hexes if "railway" in data.tags]
    assert len(rails) == 9
    assert {data.terrain for data in rails} == {"plain"}
    others = {data.terrain for data in FIELDS["canyon"].hexes if data not in rails}
    assert others == {"mountain"}


def test_a_minecart_rides_to_the_next_rail_and_may_attack() -> None:
    b = battle("armus C3, fidea C4", "saturn D2, brewus D1", "canyon")
    assert ways(b, "armus cart") == [
        "B2", "B3", "C2 attack D1", "C2 attack D2", "C2 stop", "D3 attack D2", "D3 stop",
    ]  # fmt: skip
    after = use(b, "armus cart D3 attack D2")
    assert (where(after, "armus"), left(after, "saturn")) == ("D3", 4)
    after = use(b, "armus cart D3 stop")
    assert (where(after, "armus"), left(after, "saturn")) == ("D3", 5)


def test_a_minecart_is_the_attack_of_the_round() -> None:
    b = use(battle("armus C3", "saturn D2", "canyon"), "armus cart D3 stop")
    assert "attack" not in offered(b, "armus")
    assert "cart" not in offered(b, "armus")
    assert "move" not in offered(b, "armus")
    b = use(battle("armus C3 +swiftness", "saturn D2", "canyon"), "armus cart D3 attack D2")
    assert offered(b, "armus") == ["move", "1", "2"]
    b = use(battle("armus C3 +swiftness", "saturn D2", "canyon"), "armus move D3")
    assert {"attack", "cart"} <= set(offered(b, "armus"))


def test_slowness_does_not_stop_a_minecart_and_flying_does_not_help_it() -> None:
    b = battle("armus C3 +slowness", "saturn A1", "canyon")
    assert "cart" in offered(b, "armus") and "move" not in offered(b, "armus")
    b = battle("armus C3 +flying", "saturn A1", "canyon")
    assert "A2" not in "".join(ways(b, "armus cart"))


def test_minecarts_need_rails_at_both_ends_and_a_free_one() -> None:
    assert "cart" not in offered(battle("armus B4", "saturn A1", "canyon"), "armus")
    assert ways(battle("armus A2", "saturn D2", "canyon"), "armus cart") == ["B2", "B3"]
    assert ways(battle("armus A2", "saturn B2", "canyon"), "armus cart") == [
        "B3 attack B2", "B3 stop",
    ]  # fmt: skip
    assert "cart" not in offered(battle("armus C3", "saturn D2"), "armus")  # no rails elsewhere


def test_who_rides_into_an_enemy_web_cannot_attack() -> None:
    b = lay(battle("armus C3", "saturn D2", "canyon"), "web", "D3", 1)
    assert "D3" in ways(b, "armus cart")
    assert "D3 attack D2" not in ways(b, "armus cart")
    assert effects(use(b, "armus cart D3"), "armus") == ["stun"]


# Cemetery of Darkness


def test_the_cemetery_has_three_overlapping_towers_and_no_mountains() -> None:
    field = FIELDS["cemetery"]
    assert "mountain" not in terrains("cemetery")
    assert len(field.towers) == 3
    for tower in field.towers:
        assert tower.hex
        assert sorted(tower.area) == sorted([tower.hex, *field.neighbors[tower.hex]])
    shared = [key for key in field.hex if sum(key in tower.area for tower in field.towers) == 2]
    assert shared == ["B2", "B3", "D2", "D3"]
    assert {field.hex["C1"].terrain, field.hex["C5"].terrain} == {"plain"}


def test_one_beast_can_hold_two_towers_of_the_cemetery() -> None:
    assert firing_towers(battle("armus B2", "saturn C1", "cemetery"), 0) == [0, 2]


# Chaos World


def test_chaos_has_lava_and_no_water() -> None:
    assert "lava" in terrains("chaos") and "water" not in terrains("chaos")
    assert {FIELDS["chaos"].hex[key].terrain for key in ("C1", "C5")} == {"plain"}


def test_lava_injures_the_own_beasts_before_the_towers_fire() -> None:
    b = battle("armus B3 +defense_up, fidea E3 -1", "saturn C3", "chaos")
    t = table(b)
    driven = drive(t, control_phase(t))
    assert left(t.battle, "armus") == 2  # defense does not help
    assert left(t.battle, "saturn") == 5  # its turn is another
    assert where(t.battle, "fidea") == "C5"  # exiled, so the east tower does not fire
    assert damage(t.battle) == [1, 1]
    assert driven.said == ["lava-burns", "towers-fire"]


def test_the_own_castle_can_fall_by_lava() -> None:
    b = battle("armus A2, fidea E3 -1", "saturn C3", "chaos")
    b.strongholds[0].damage = 15
    t = table(b)
    drive(t, control_phase(t))
    assert t.battle.fallen == 0
    assert damage(t.battle) == [16, 0]  # the towers fire no more


def test_terraformed_lava_burns_anywhere() -> None:
    b = lay(battle("armus B3", "saturn C1"), "terraform_lava", "B3", 1)
    burn_in_lava(b, 0)
    assert left(b, "armus") == 2


# Wondrous Islands


def test_the_islands_have_four_whirlpools_and_small_areas() -> None:
    field = FIELDS["islands"]
    pools = [data for data in field.hexes if "whirlpool" in data.tags]
    assert len(pools) == 4
    assert {data.terrain for data in pools} == {"water"}
    assert [len(tower.area) for tower in field.towers] == [3, 3]
    assert not field.tower_hexes
    assert {field.hex["C1"].terrain, field.hex["C5"].terrain} == {"plain"}


def test_a_maneuver_leads_from_whirlpool_to_whirlpool() -> None:
    b = battle("armus A1", "saturn E3", "islands")
    assert ways(b, "armus move") == ["A2", "A3", "B1", "B2", "E1"]
    assert where(use(b, "armus move E1"), "armus") == "E1"
    assert "E1" not in ways(battle("armus A2", "saturn E3", "islands"), "armus move")
    assert ways(battle("armus A1 +slowness", "saturn E3", "islands"), "armus move") == []


# Temple of Time


def test_the_temple_has_no_terrain() -> None:
    assert terrains("temple") == {None}


@pytest.mark.parametrize(
    ("hex_", "rounds"), [("A2", 2), ("E2", 2), ("B2", 3), ("E1", 3), ("C3", 4), ("C5", 5)]
)
def test_time_plates_change_cooldowns_of_supports(hex_: str, rounds: int) -> None:
    b = battle(f"saxum {hex_}", "saturn D4", "temple")
    assert rest(use(b, "saxum 1"), "saxum") == [rounds, None]


def test_time_plates_keep_cooldowns_between_1_and_6() -> None:
    b = battle("carnifex E2", "fidea C4 -1", "temple")
    assert rest(use(b, "carnifex 2 C4"), "carnifex") == [None, 1]  # 1 for her vitality, 1 less
    b = battle("saxum C5", "saturn C4", "temple")
    assert rest(use(b, "saxum 2"), "saxum") == [None, 6]


def test_a_plate_counts_where_the_ability_is_used_not_where_it_leads() -> None:
    b = battle("mortum B2", "saturn D4", "temple")
    assert rest(use(b, "mortum 2 A2"), "mortum") == [None, 3]


# Four-Way Crossing


def test_the_crossing_has_four_castles_and_areas_of_2_2_3_3() -> None:
    field = FIELDS["crossing"]
    assert len(field.castles) == 4
    assert {tower.key: len(tower.area) for tower in field.towers} == {
        "north": 2, "south": 2, "west": 3, "east": 3,
    }  # fmt: skip
    assert not field.tower_hexes


def test_both_own_castles_may_be_entered_and_no_enemy_one() -> None:
    b = battle("armus C4, fidea D4", "saturn E2", "crossing")
    assert "C5" in ways(b, "armus move")
    assert "E5" in ways(b, "fidea move")
    b = battle("armus D1", "saturn G2", "crossing")
    assert not {"C1", "E1"} & set(ways(b, "armus move"))


def test_beasts_are_summoned_in_the_castle_that_they_are_bound_to() -> None:
    b = battle("armus D4 -2, fidea C4", "saturn D3", "crossing")
    b.beast("armus").home = "E5"
    b.injure(b.beast("armus"), 1)
    assert where(b, "armus") == "E5"
    b.beast("fidea").home = "E5"
    b.injure(b.beast("fidea"), 2)
    assert where(b, "fidea") is None  # though C5 is free
    b.move(b.beast("armus"), "E4")
    assert where(b, "fidea") == "E5"


def test_in_any_castle_of_the_own_side_one_is_safe() -> None:
    b = battle("armus D3, frigus C5", "saturn D4 +poison", "crossing")
    b.beast("saturn").hex = "E1"
    assert ways(b, "frigus 1") == []
    b.beast("saturn").hex = "C1"
    assert ways(b, "frigus 1") == []
