"""The abilities of the wise, one by one. Boards: see `fields.json`; my castle is C5."""

from __future__ import annotations

from games.sigillum.beasts import SHEETS
from tests.games.sigillum_tables import (
    battle,
    cooling,
    effects,
    lay,
    left,
    rest,
    use,
    ways,
    where,
)

WISE = {
    "arborus": 2, "fidea": 2, "frigus": 2, "goetium": 2, "ignifer": 2, "illesebra": 2,
    "lignum": 2, "manus": 3, "messum": 2, "librorum": 2, "magnus": 3, "clamoris": 2,
}  # fmt: skip


def test_the_wise_and_their_vitality() -> None:
    found = {key: sheet.vitality for key, sheet in SHEETS.items() if sheet.kind == "intelligence"}
    assert found == WISE


def test_melee_characters_are_those_who_attack_beside_them() -> None:
    """Burning Blade asks for them."""
    assert {key for key, sheet in SHEETS.items() if sheet.attack.melee} == {
        "armus", "aqus", "carnifex", "cerberus", "ferrarius", "iratus", "mortum", "malleus",
        "saxum", "tempus", "manus", "vinctum", "eresida", "brewus", "saturn", "tenebris",
        "equita", "magnus",
    }  # fmt: skip


# Arborus


def test_wrath_of_roots_hits_everybody_in_forests() -> None:
    b = battle("arborus C5, aqus A3", "saturn D4, brewus B2, armus C3")
    after = use(b, "arborus attack")
    assert (left(after, "saturn"), left(after, "brewus"), left(after, "armus")) == (4, 3, 3)
    assert left(after, "aqus") == 3
    assert ways(battle("arborus C5", "armus C3"), "arborus attack") == []


def test_walking_grove_moves_anybody_else_into_a_forest() -> None:
    b = battle("arborus C4, fidea C5", "saturn C3, brewus E2, armus A3")
    assert ways(b, "arborus 1") == ["C3 B2", "C5 D4", "E2 E1"]
    after = use(b, "arborus 1 C5 D4")
    assert where(after, "fidea") == "D4"
    assert rest(after, "arborus") == [4, None]


def test_shield_of_the_forest_raises_defense_anywhere() -> None:
    b = battle("arborus C4, fidea A1", "saturn C3")
    assert ways(b, "arborus 2") == ["A1", "C4"]
    after = use(b, "arborus 2 A1")
    assert effects(after, "fidea") == ["defense_up"]
    assert rest(after, "arborus") == [None, 3]


# Fidea


def test_retribution_needs_a_target_with_more_vitality() -> None:
    b = battle("fidea C3", "saturn D2, brewus E3 -2, armus D1, aqus C4")
    assert ways(b, "fidea attack") == ["C4", "D2"]  # Brewus has 2 left, D1 is not on a line
    assert left(use(b, "fidea attack D2"), "saturn") == 4
    assert "E3" in ways(battle("fidea C3 -1", "brewus E3 -2"), "fidea attack")


def test_resurrection_heals_the_injured_and_speeds_up_the_others() -> None:
    b = battle("fidea C3, armus A1 -2, aqus C5", "saturn D2")
    assert ways(b, "fidea 1") == ["A1", "C3", "C5"]
    after = use(b, "fidea 1 A1")
    assert (left(after, "armus"), effects(after, "armus")) == (2, [])
    assert rest(after, "fidea") == [3, None]
    assert effects(use(b, "fidea 1 C5"), "aqus") == ["swiftness"]
    assert left(use(battle("fidea C3 -1", "saturn D2"), "fidea 1 C3"), "fidea") == 2


def test_take_wing_lets_an_allied_character_fly() -> None:
    b = battle("fidea C3, armus A1", "saturn D2")
    assert ways(b, "fidea 2") == ["A1", "C3"]
    after = use(b, "fidea 2 A1")
    assert effects(after, "armus") == ["flying"]
    assert rest(after, "fidea") == [None, 4]


# Frigus


def test_frostbite_hits_who_has_a_negative_effect() -> None:
    b = battle("frigus C5", "saturn E1 +poison, brewus D2 +attack_up, armus A1 +stun")
    assert ways(b, "frigus attack") == ["A1", "E1"]
    assert left(use(b, "frigus attack E1"), "saturn") == 4


def test_numbing_chill_lowers_attack_anywhere() -> None:
    b = battle("frigus C5, fidea C4", "saturn E1, brewus D1")
    assert ways(b, "frigus 1") == ["D1", "E1"]
    after = use(b, "frigus 1 E1")
    assert effects(after, "saturn") == ["attack_down"]
    assert rest(after, "frigus") == [3, None]


def test_shackling_cold_takes_longer_on_the_weakened() -> None:
    b = battle("frigus C5", "saturn E1 +stun +poison +attack_up, brewus D1")
    assert ways(b, "frigus 2") == ["D1", "E1"]
    after = use(b, "frigus 2 D1")
    assert effects(after, "brewus") == ["slowness"]
    assert rest(after, "frigus") == [None, 3]
    assert rest(use(b, "frigus 2 E1"), "frigus") == [None, 5]


# Goetium


def test_chain_lightning_needs_a_target_with_none_of_ours_beside_it() -> None:
    b = battle("goetium C5, armus C3", "saturn D2, brewus E1, aqus D4")
    assert ways(b, "goetium attack") == ["E1"]  # D2 is beside Armus, D4 beside Goetium
    assert left(use(b, "goetium attack E1"), "brewus") == 3


def test_ritual_of_vitality_moves_an_injury() -> None:
    b = battle("goetium C5, armus C3 -1, fidea A1, aqus B1 -2", "saturn D2")
    assert ways(b, "goetium 1") == [
        "B1 A1", "B1 C3", "B1 C5",
        "C3 A1", "C3 C5",  # never the last vitality of Aqus
    ]  # fmt: skip
    after = use(b, "goetium 1 C3 A1")
    assert (left(after, "armus"), left(after, "fidea")) == (3, 1)
    assert rest(after, "goetium") == [2, None]


def test_ritual_of_vitality_may_injure_himself_in_the_castle_and_never_exiles() -> None:
    after = use(battle("goetium C5, armus C3 -1", "saturn D2"), "goetium 1 C3 C5")
    assert (left(after, "goetium"), where(after, "goetium")) == (1, "C5")
    assert ways(battle("goetium C5 -1, armus C3 -2", "saturn D2"), "goetium 1") == []


def test_blood_summons_calls_an_injured_ally() -> None:
    b = battle("goetium B3, armus E3 -1, fidea E1", "saturn B2, brewus C4")
    assert ways(b, "goetium 2") == ["E3 A2", "E3 A3", "E3 B4", "E3 C3"]
    after = use(b, "goetium 2 E3 C3")
    assert where(after, "armus") == "C3"
    assert rest(after, "goetium") == [None, 4]
    assert ways(battle("goetium B3 -1, armus E3", "saturn B2"), "goetium 2") == []


# Ignifer


def test_kindled_flame_needs_a_boosted_beast_of_ours_beside_the_target() -> None:
    b = battle("ignifer C5, armus C3 +defense_up, aqus A1 +stun", "saturn D2, brewus B1, iratus E1")
    assert ways(b, "ignifer attack") == ["D2"]
    assert left(use(b, "ignifer attack D2"), "saturn") == 4
    assert ways(battle("ignifer C3 +flying", "saturn D2"), "ignifer attack") == [
        "D2"
    ]  # Ignifer counts too


def test_burning_blade_raises_the_attack_of_a_melee_ally() -> None:
    b = battle("ignifer C5, armus C3, fidea A1", "saturn D2")
    assert ways(b, "ignifer 1") == ["C3"]
    after = use(b, "ignifer 1 C3")
    assert effects(after, "armus") == ["attack_up"]
    assert rest(after, "ignifer") == [2, None]


def test_spark_makes_himself_or_an_ally_beside_him_swift() -> None:
    b = battle("ignifer C5, armus C4, fidea A1", "saturn D2")
    assert ways(b, "ignifer 2") == ["C4", "C5"]
    after = use(b, "ignifer 2 C4")
    assert effects(after, "armus") == ["swiftness"]
    assert rest(after, "ignifer") == [None, 3]


# Illesebra


def test_torment_hits_every_stunned_enemy() -> None:
    b = battle("illesebra C5", "saturn E1 +stun, brewus D2 +stun, armus A1")
    after = use(b, "illesebra attack")
    assert (left(after, "saturn"), left(after, "brewus"), left(after, "armus")) == (4, 3, 3)
    assert ways(battle("illesebra C5", "armus A1"), "illesebra attack") == []


def test_hell_portal_swaps_with_an_ally() -> None:
    b = battle("illesebra C5, armus A1, fidea sheet", "saturn E1")
    assert ways(b, "illesebra 1") == ["A1"]
    after = use(b, "illesebra 1 A1")
    assert (where(after, "illesebra"), where(after, "armus")) == ("A1", "C5")
    assert where(after, "fidea") is None  # the castle hex was never free
    assert rest(after, "illesebra") == [5, None]


def test_enthrall_stuns_on_a_line() -> None:
    b = battle("illesebra C3", "saturn E1, brewus D1")
    assert ways(b, "illesebra 2") == ["E1"]
    after = use(b, "illesebra 2 E1")
    assert effects(after, "saturn") == ["stun"]
    assert rest(after, "illesebra") == [None, 4]


# Lignum


def test_splinters_count_the_targets_friends_around_it() -> None:
    b = battle("lignum C5", "saturn D2, brewus E1, armus D1, aqus A1")
    assert ways(b, "lignum attack") == ["A1", "D1", "D2", "E1"]
    assert left(use(b, "lignum attack D2"), "saturn") == 3
    assert left(use(b, "lignum attack A1"), "aqus") == 3


def test_puppet_strings_draw_an_enemy_across_a_gap() -> None:
    b = battle("lignum C5, armus A3", "saturn C3, brewus E1")
    # Saturn towards Lignum, Armus or Brewus; Brewus towards Saturn.
    assert ways(b, "lignum 1") == ["C3 B3", "C3 C4", "C3 D2", "E1 D2"]
    after = use(b, "lignum 1 C3 B3")
    assert where(after, "saturn") == "B3"
    assert rest(after, "lignum") == [4, None]
    assert ways(battle("lignum C5", "saturn C2"), "lignum 1") == []


def test_wither_lowers_attack_anywhere() -> None:
    b = battle("lignum C5", "saturn E1, brewus D1")
    assert ways(b, "lignum 2") == ["D1", "E1"]
    after = use(b, "lignum 2 E1")
    assert effects(after, "saturn") == ["attack_down"]
    assert rest(after, "lignum") == [None, 3]


# Manus


def test_spiked_armor_counts_allies_beside_him() -> None:
    assert left(use(battle("manus C3", "saturn D2"), "manus attack D2"), "saturn") == 5
    b = battle("manus C3, fidea C4, armus B3, aqus A1", "saturn D2, brewus E1")
    assert ways(b, "manus attack") == ["D2"]
    assert left(use(b, "manus attack D2"), "saturn") == 3


def test_mechanical_hand_pulls_across_a_gap() -> None:
    b = battle("manus C3, fidea C5", "saturn E1, brewus D3, armus E3, aqus E2")
    assert ways(b, "manus 1") == ["C5", "E1"]
    after = use(b, "manus 1 E1")
    assert where(after, "saturn") == "D2"
    assert rest(after, "manus") == [3, None]


def test_mechanical_hand_takes_an_ally_from_his_castle_but_no_enemy() -> None:
    b = battle("manus C3, fidea C5", "saturn C1")
    assert ways(b, "manus 1") == ["C5"]
    assert where(use(b, "manus 1 C5"), "fidea") == "C4"


def test_steel_dome_raises_defense_around_him() -> None:
    after = use(battle("manus C3, fidea C4, armus A1", "saturn D2"), "manus 2")
    assert effects(after, "manus") == effects(after, "fidea") == ["defense_up"]
    assert effects(after, "armus") == effects(after, "saturn") == []
    assert rest(after, "manus") == [None, 4]


# Messum


def test_reaping_hits_the_lonely() -> None:
    b = battle("messum C5, fidea E2", "saturn D2, brewus B2, armus B3")
    assert ways(b, "messum attack") == ["D2"]
    assert left(use(b, "messum attack D2"), "saturn") == 4


def test_rust_lowers_defense_anywhere() -> None:
    b = battle("messum C5", "saturn D2 +defense_up, brewus B2")
    assert ways(b, "messum 1") == ["B2", "D2"]
    after = use(b, "messum 1 D2")
    assert effects(after, "saturn") == ["defense_up", "defense_down"]
    assert after.beast("saturn").defense == 0
    assert rest(after, "messum") == [2, None]


def test_scythe_hook_moves_any_enemy_by_one() -> None:
    b = battle("messum C4", "saturn D4, brewus A1")
    found = ways(b, "messum 2")
    assert [way for way in found if way.startswith("D4")] == ["D4 D3", "D4 E3"]  # not my castle
    assert [way for way in found if way.startswith("A1")] == ["A1 A2", "A1 B1", "A1 B2"]
    after = use(b, "messum 2 D4 E3")
    assert where(after, "saturn") == "E3"
    assert rest(after, "messum") == [None, 5]


# Librorum


def test_knowledge_is_power_reaches_across_terrains() -> None:
    b = battle("librorum C3", "saturn D2, brewus B2, armus A2")  # water: D2 is too
    assert ways(b, "librorum attack") == ["A2", "B2"]
    assert left(use(b, "librorum attack B2"), "brewus") == 3
    assert ways(battle("librorum C3", "saturn D2", "temple"), "librorum attack") == []


def test_torch_shifts_anybody_within_an_area() -> None:
    b = battle("librorum C5, fidea A1", "saturn D2, brewus C3")
    assert ways(b, "librorum 1") == ["A1 A2", "A1 B2", "D2 D3", "D2 E1", "D2 E2"]
    after = use(b, "librorum 1 D2 E2")
    assert where(after, "saturn") == "E2"
    assert rest(after, "librorum") == [4, None]
    assert rest(use(b, "librorum 1 A1 A2"), "librorum") == [5, None]  # an ally


def test_forbidden_page_silences_every_enemy() -> None:
    b = battle("librorum C5, fidea A1", "saturn D2, brewus C3, armus C1, aqus E1 +resistance")
    after = use(b, "librorum 2")
    assert effects(after, "saturn") == effects(after, "brewus") == ["silence"]
    assert effects(after, "armus") == [] and effects(after, "aqus") == ["resistance"]
    assert rest(after, "librorum") == [None, 5]


# Magnus


def test_spell_drain_counts_pairs_of_available_enemy_supports() -> None:
    b = battle("magnus C3", "saturn D2, brewus E1, armus sheet")
    assert ways(b, "magnus attack") == ["D2"]
    assert left(use(b, "magnus attack D2"), "saturn") == 2  # six are ready
    assert left(use(cooling(b, "brewus", 2, None), "magnus attack D2"), "saturn") == 3  # five
    cooling(cooling(b, "armus", 1, 1), "saturn", 1, 1)
    assert left(use(b, "magnus attack D2"), "saturn") == 5  # one


def test_magnetism_moves_anybody_else_onto_a_mountain() -> None:
    b = battle("magnus C5, fidea A2", "saturn D2, brewus B2")
    assert ways(b, "magnus 1") == ["A2 A1", "A2 B3", "B2 A1", "B2 B3", "D2 E2"]
    after = use(b, "magnus 1 D2 E2")
    assert where(after, "saturn") == "E2"
    assert rest(after, "magnus") == [4, None]


def test_null_field_grows_with_his_injuries() -> None:
    b = battle("magnus C3", "saturn D2, brewus E1, armus A1")
    after = use(b, "magnus 2")
    assert (effects(after, "saturn"), effects(after, "brewus")) == (["silence"], [])
    b.beast("magnus").vitality = 2
    after = use(b, "magnus 2")
    assert effects(after, "brewus") == effects(after, "armus") == ["silence"]
    assert rest(after, "magnus") == [None, 5]
    b = battle("magnus A1 -2", "saturn D1, brewus E1")
    after = use(b, "magnus 2")
    assert (effects(after, "saturn"), effects(after, "brewus")) == (["silence"], [])


# Clamoris


def test_wail_hits_the_injured_on_a_line() -> None:
    b = battle("clamoris C3", "saturn E1 -1, brewus D3, armus D1 -1")
    assert ways(b, "clamoris attack") == ["E1"]
    assert left(use(b, "clamoris attack E1"), "saturn") == 3


def test_rouse_makes_all_around_him_swift() -> None:
    after = use(battle("clamoris C3, fidea C4, armus A1", "saturn D2"), "clamoris 1")
    assert effects(after, "clamoris") == effects(after, "fidea") == ["swiftness"]
    assert effects(after, "armus") == effects(after, "saturn") == []
    assert rest(after, "clamoris") == [4, None]


def test_broken_heart_takes_longer_on_those_with_abilities_ready() -> None:
    b = battle("clamoris C3", "saturn E1, brewus D1")
    assert ways(b, "clamoris 2") == ["D1", "E1"]
    after = use(b, "clamoris 2 D1")
    assert effects(after, "brewus") == ["silence"]
    assert rest(after, "clamoris") == [None, 4]
    assert rest(use(cooling(b, "brewus", 1, None), "clamoris 2 D1"), "clamoris") == [None, 3]
    assert rest(use(cooling(b, "brewus", 1, 1), "clamoris 2 D1"), "clamoris") == [None, 2]


def test_terrain_is_read_as_it_is_now() -> None:
    b = lay(battle("arborus C5", "saturn C3"), "terraform_forest", "C3")
    assert left(use(b, "arborus attack"), "saturn") == 4
