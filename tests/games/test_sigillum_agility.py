"""The abilities of the agile, one by one. Boards: see `fields.json`; my castle is C5."""

from __future__ import annotations

from games.sigillum.beasts import SHEETS
from tests.games.sigillum_tables import (
    battle,
    cooling,
    effects,
    lay,
    left,
    offered,
    rest,
    use,
    ways,
    where,
)

AGILE = {
    "aqus": 3, "ballistarius": 2, "cerberus": 3, "cornibus": 2, "iratus": 3, "mortum": 3,
    "redux": 3, "tempus": 3, "toxicum": 3, "eresida": 3, "tenebris": 3, "equita": 3,
}  # fmt: skip


def test_the_agile_and_their_vitality() -> None:
    found = {key: sheet.vitality for key, sheet in SHEETS.items() if sheet.kind == "agility"}
    assert found == AGILE


# Aqus


def test_tidal_blow_hits_an_adjacent_enemy_for_1() -> None:
    b = battle("aqus C3", "saturn D2, brewus E1")
    assert ways(b, "aqus attack") == ["D2"]
    assert left(use(b, "aqus attack D2"), "saturn") == 4


def test_fluidity_copies_the_newest_positive_effect() -> None:
    b = battle("aqus C3", "saturn E2 +attack_up +vampirism +stun, brewus E1 +poison")
    assert ways(b, "aqus 1") == ["E2"]
    after = use(b, "aqus 1 E2")
    assert effects(after, "aqus") == ["vampirism"]
    assert effects(after, "saturn") == ["attack_up", "vampirism", "stun"]  # nothing is taken
    assert after.beast("aqus").markers[0].side == 0
    assert rest(after, "aqus") == [3, None]


def test_fluidity_copies_from_allies_but_not_from_himself_and_never_resistance() -> None:
    b = battle("aqus C3 +flying, fidea C4 +flying +resistance, armus C5 +resistance", "saturn E2")
    assert ways(b, "aqus 1") == ["C4"]
    assert effects(use(b, "aqus 1 C4"), "aqus") == ["flying", "flying"]
    assert ways(battle("aqus C3", "saturn E2 +resistance +flying"), "aqus 1") == []  # untouchable


def test_might_of_waters_moves_into_water_and_raises_attack() -> None:
    b = battle("aqus C3", "saturn D2")
    assert ways(b, "aqus 2") == ["D3"]  # D2 is water too, but taken
    after = use(b, "aqus 2 D3")
    assert (where(after, "aqus"), effects(after, "aqus")) == ("D3", ["attack_up"])
    assert rest(after, "aqus") == [None, 3]
    assert left(use(after, "aqus attack D2"), "saturn") == 3
    assert ways(battle("aqus A1", "saturn D2"), "aqus 2") == []


# Ballistarius


def test_ballista_counts_free_hexes_between() -> None:
    b = battle("ballistarius C5", "saturn C2")
    assert left(use(b, "ballistarius attack C2"), "saturn") == 3  # C4 and C3
    b = battle("ballistarius C5, armus C4", "saturn C2")
    assert left(use(b, "ballistarius attack C2"), "saturn") == 4  # somebody is no free hex
    b = lay(battle("ballistarius C5, armus C4", "saturn C2"), "obstacle", "C3", 1)
    assert left(use(b, "ballistarius attack C2"), "saturn") == 5  # nor is an obstacle
    b = battle("ballistarius C3", "saturn C2, brewus D1")
    assert ways(b, "ballistarius attack") == ["C2"]
    assert left(use(b, "ballistarius attack C2"), "saturn") == 5


def test_taut_string_raises_his_attack() -> None:
    after = use(battle("ballistarius C5", "saturn C2"), "ballistarius 1")
    assert effects(after, "ballistarius") == ["attack_up"]
    assert rest(after, "ballistarius") == [3, None]


def test_heavy_bolt_pushes_on_a_line() -> None:
    b = battle("ballistarius C5", "saturn C3, brewus D1, armus A2")
    assert ways(b, "ballistarius 2") == ["C3"]  # the others are not on a line
    after = use(b, "ballistarius 2 C3")
    assert where(after, "saturn") == "C2"
    assert rest(after, "ballistarius") == [None, 4]
    assert ways(battle("ballistarius C3", "saturn E1"), "ballistarius 2") == []  # the edge


# Cerberus


def test_three_headed_bite_hits_all_around() -> None:
    after = use(battle("cerberus C3", "saturn D2, brewus B2, armus A1"), "cerberus attack")
    assert (left(after, "saturn"), left(after, "brewus"), left(after, "armus")) == (4, 3, 3)


def test_vehemence_is_one_more_maneuver_when_an_enemy_is_injured() -> None:
    assert ways(battle("cerberus C3", "saturn D2"), "cerberus 1") == []
    b = battle("cerberus C3, fidea C4", "saturn D2 -1, armus B2")
    assert ways(b, "cerberus 1") == ["B3", "C2", "D3"]
    after = use(use(b, "cerberus move B3"), "cerberus 1 B4")
    assert where(after, "cerberus") == "B4"
    assert rest(after, "cerberus") == [3, None]
    assert "attack" not in offered(after, "cerberus")


def test_vehemence_is_a_maneuver_so_slowness_forbids_it_and_flying_widens_it() -> None:
    assert ways(battle("cerberus C3 +slowness", "saturn D2 -1"), "cerberus 1") == []
    assert ways(battle("cerberus C3 +slowness +swiftness", "saturn D2 -1"), "cerberus 1")
    assert "A3" in ways(battle("cerberus C3 +flying", "saturn D2 -1"), "cerberus 1")
    assert "C1" not in ways(battle("cerberus C2", "saturn D2 -1"), "cerberus 1")


def test_dread_howl_lowers_attack_all_around() -> None:
    after = use(battle("cerberus C3", "saturn D2, brewus B2, armus A1"), "cerberus 2")
    assert effects(after, "saturn") == effects(after, "brewus") == ["attack_down"]
    assert effects(after, "armus") == []
    assert rest(after, "cerberus") == [None, 3]


# Cornibus


def test_goring_charge_hits_all_on_one_ray() -> None:
    b = battle("cornibus C3, fidea C4", "saturn D2, brewus E1, armus B3")
    assert ways(b, "cornibus attack") == ["B3", "D2"]
    after = use(b, "cornibus attack D2")
    assert (left(after, "saturn"), left(after, "brewus"), left(after, "armus")) == (4, 3, 3)


def test_lord_of_the_hill_raises_his_control() -> None:
    after = use(battle("cornibus C3", "saturn D2"), "cornibus 1")
    assert effects(after, "cornibus") == ["control_up"]
    assert rest(after, "cornibus") == [3, None]


def test_horned_leap_goes_into_areas_under_control() -> None:
    b = battle("cornibus C3, armus A2", "saturn D2")
    assert ways(b, "cornibus 2") == ["A1", "A3", "B2", "B3"]
    after = use(b, "cornibus 2 A3")
    assert where(after, "cornibus") == "A3"
    assert rest(after, "cornibus") == [None, 4]
    assert ways(battle("cornibus C3", "saturn D2"), "cornibus 2") == []


# Iratus


def test_berserk_axes_hit_for_2_among_two_enemies() -> None:
    assert left(use(battle("iratus C3", "saturn D2"), "iratus attack D2"), "saturn") == 4
    b = battle("iratus C3", "saturn D2, brewus B2")
    after = use(b, "iratus attack D2")
    assert (left(after, "saturn"), left(after, "brewus")) == (3, 4)


def test_scorn_of_magic_gives_resistance_to_the_band() -> None:
    after = use(battle("iratus C3, fidea A1, armus sheet", "saturn D2"), "iratus 1")
    assert effects(after, "iratus") == effects(after, "fidea") == ["resistance"]
    assert effects(after, "armus") == []
    assert rest(after, "iratus") == [5, None]


def test_rising_rage_raises_his_attack() -> None:
    after = use(battle("iratus C3", "saturn D2"), "iratus 2")
    assert effects(after, "iratus") == ["attack_up"]
    assert rest(after, "iratus") == [None, 3]


# Mortum


def test_scent_of_blood_counts_injured_enemies_within_two() -> None:
    assert left(use(battle("mortum C3", "saturn D2"), "mortum attack D2"), "saturn") == 5
    b = battle("mortum C3", "saturn D2 -1, brewus A1 -1, armus C2")
    assert left(use(b, "mortum attack D2"), "saturn") == 2
    b = battle("mortum A1", "saturn A2, brewus D2 -1")  # three away
    assert left(use(b, "mortum attack A2"), "saturn") == 5


def test_thirst_gives_vampirism_beside_him_or_to_himself() -> None:
    b = battle("mortum C3, fidea C4, armus A1", "saturn D2")
    assert ways(b, "mortum 1") == ["C3", "C4"]
    after = use(b, "mortum 1 C4")
    assert effects(after, "fidea") == ["vampirism"]
    assert rest(after, "mortum") == [3, None]


def test_bat_form_moves_beside_him_even_when_slowed() -> None:
    b = battle("mortum C4 +slowness, fidea B4", "saturn D3")
    assert ways(b, "mortum 2") == ["B3", "C3", "C5", "D4"]
    after = use(b, "mortum 2 C3")
    assert where(after, "mortum") == "C3"
    assert rest(after, "mortum") == [None, 3]
    assert "C1" not in ways(battle("mortum C2", "saturn D3"), "mortum 2")


# Redux


def test_bone_boomerang_hits_all_exactly_two_away() -> None:
    after = use(battle("redux C3", "saturn D2, brewus E2, armus A1"), "redux attack")
    assert (left(after, "saturn"), left(after, "brewus"), left(after, "armus")) == (5, 3, 2)
    assert ways(battle("redux A1", "saturn A2, brewus E1"), "redux attack") == []


def test_trophy_armor_raises_his_defense() -> None:
    after = use(battle("redux C3", "saturn D2"), "redux 1")
    assert effects(after, "redux") == ["defense_up"]
    assert rest(after, "redux") == [3, None]


def test_headlong_rush_crosses_a_gap() -> None:
    b = battle("redux C3, fidea A1", "saturn E1, brewus D3, armus E3, carnifex E2")
    assert ways(b, "redux 2") == ["A1", "E1"]  # E3 has somebody before it, E2 is not on a line
    after = use(b, "redux 2 E1")
    assert (where(after, "redux"), effects(after, "redux")) == ("D2", ["resistance"])
    assert rest(after, "redux") == [None, 3]
    b = lay(battle("redux C3", "saturn E1"), "obstacle", "D2", 1)
    assert ways(b, "redux 2") == []


# Tempus


def test_lost_moments_count_supports_on_cooldown() -> None:
    b = battle("tempus C3", "saturn D2, armus E1")
    assert ways(b, "tempus attack") == ["D2"]
    assert left(use(b, "tempus attack D2"), "saturn") == 5
    assert left(use(cooling(b, "saturn", 2, None), "tempus attack D2"), "saturn") == 4
    assert left(use(cooling(b, "saturn", 2, 6), "tempus attack D2"), "saturn") == 3


def test_timepiece_speeds_up_one_or_both_abilities_of_an_ally() -> None:
    b = cooling(battle("tempus C3, armus A1, fidea C5", "saturn D2"), "armus", 1, 4)
    cooling(b, "tempus", None, 3)
    assert ways(b, "tempus 1") == ["A1 armus.1", "A1 armus.12", "A1 armus.2"]
    after = use(b, "tempus 1 A1 armus.12")
    assert rest(after, "armus") == [None, 3]
    assert rest(after, "tempus") == [3, 3]
    assert "2" not in offered(after, "armus")
    assert rest(use(b, "tempus 1 A1 armus.2"), "armus") == [1, 3]


def test_timepiece_lets_an_ability_be_used_in_the_same_round() -> None:
    b = cooling(battle("tempus C3, armus A1", "saturn D2"), "armus", None, 1)
    assert "2" not in offered(b, "armus")
    after = use(b, "tempus 1 A1")
    assert rest(after, "armus") == [None, None]
    assert "2" in offered(after, "armus")


def test_haste_makes_himself_or_an_ally_beside_him_swift() -> None:
    b = battle("tempus C3, fidea C4, armus A1", "saturn D2")
    assert ways(b, "tempus 2") == ["C3", "C4"]
    after = use(b, "tempus 2 C4")
    assert effects(after, "fidea") == ["swiftness"]
    assert rest(after, "tempus") == [None, 4]


# Toxicum


def test_venom_burst_hits_all_poisoned_by_their_poison() -> None:
    b = battle("toxicum A1", "saturn E3 +poison +poison, brewus D2 +poison, armus B2")
    after = use(b, "toxicum attack")
    assert (left(after, "saturn"), left(after, "brewus"), left(after, "armus")) == (3, 3, 3)
    assert ways(battle("toxicum A1", "armus B2"), "toxicum attack") == []


def test_open_wounds_poison_every_injured_enemy() -> None:
    b = battle("toxicum A1", "saturn E3 -1, brewus D2, armus B2 -2 +resistance")
    after = use(b, "toxicum 1")
    assert effects(after, "saturn") == ["poison"]
    assert effects(after, "brewus") == []
    assert effects(after, "armus") == ["resistance"]
    assert rest(after, "toxicum") == [3, None]
    assert ways(battle("toxicum A1", "saturn E3"), "toxicum 1") == []


def test_poisoned_well_moves_into_water_and_poisons() -> None:
    b = battle("toxicum A1", "saturn B2, brewus E2, armus C4")
    assert ways(b, "toxicum 2") == ["B2 C3"]  # E2 is not on a line, C4 neither
    after = use(b, "toxicum 2 B2 C3")
    assert (where(after, "saturn"), effects(after, "saturn")) == ("C3", ["poison"])
    assert rest(after, "toxicum") == [None, 3]
    b = battle("toxicum A1, fidea C3", "saturn B2")
    assert ways(b, "toxicum 2") == []  # the move must succeed


# Eresida


def test_lethal_bite_hits_the_stunned_for_2() -> None:
    b = battle("eresida C3", "saturn D2, brewus B2 +stun, armus A1")
    assert ways(b, "eresida attack") == ["B2", "D2"]
    assert left(use(b, "eresida attack D2"), "saturn") == 4
    assert left(use(b, "eresida attack B2"), "brewus") == 2


def test_webbing_lies_on_a_free_hex_on_a_line() -> None:
    b = lay(battle("eresida C3", "saturn D2"), "obstacle", "C4", 1)
    assert ways(b, "eresida 1") == ["A1", "A3", "B2", "B3", "C2", "D3", "E1", "E3"]
    after = use(b, "eresida 1 E1")
    assert after.marked("E1", "web")
    assert rest(after, "eresida") == [4, None]


def test_cocoon_pulls_and_is_sooner_ready_the_farther_it_reached() -> None:
    b = battle("eresida C5", "saturn C2, brewus D4, armus A2")
    assert ways(b, "eresida 2") == ["C2"]  # one beside her cannot come closer
    after = use(b, "eresida 2 C2")
    assert where(after, "saturn") == "C3"
    assert rest(after, "eresida") == [None, 3]  # two hexes were between
    after = use(battle("eresida C5", "saturn C3"), "eresida 2 C3")
    assert rest(after, "eresida") == [None, 4]


# Tenebris


def test_lone_prey_counts_free_hexes_around_the_target() -> None:
    b = battle("tenebris C4", "saturn C3, brewus A1")
    assert left(use(b, "tenebris attack C3"), "saturn") == 3  # five are free
    b = battle("tenebris C4, fidea B3", "saturn C3")
    assert left(use(b, "tenebris attack C3"), "saturn") == 4  # four
    b = battle("tenebris C4, fidea B3, armus B2, aqus C2", "saturn C3")
    assert left(use(b, "tenebris attack C3"), "saturn") == 4  # two
    b = lay(b, "obstacle", "D3", 1)
    assert left(use(b, "tenebris attack C3"), "saturn") == 5  # one: nothing
    b = battle("tenebris A2", "saturn A1")  # B1 and B2 are free; there is no more
    assert left(use(b, "tenebris attack A1"), "saturn") == 4


def test_shadow_step_goes_beside_an_injured_enemy() -> None:
    b = battle("tenebris C5", "saturn E1 -1, brewus B2")
    assert ways(b, "tenebris 1") == ["D1", "D2", "E2"]
    after = use(b, "tenebris 1 E2")
    assert where(after, "tenebris") == "E2"
    assert rest(after, "tenebris") == [4, None]
    assert ways(battle("tenebris C5", "saturn E1"), "tenebris 1") == []


def test_banishing_fear_drives_along_the_column_to_the_targets_castle() -> None:
    b = battle("tenebris C4", "saturn C3, brewus D3, armus A1")
    assert ways(b, "tenebris 2") == ["C3", "D3"]
    after = use(b, "tenebris 2 D3")
    assert where(after, "brewus") == "D2"  # its castle is in the north
    assert rest(after, "tenebris") == [None, 3]
    south = battle("armus D2", "tenebris C3")
    assert where(use(south, "tenebris 2 D2", seat=1), "armus") == "D3"
    assert ways(battle("tenebris D2", "saturn D1"), "tenebris 2") == []  # the edge


# Equita


def test_running_slash_is_stronger_when_swift_and_useless_when_slowed() -> None:
    assert left(use(battle("equita C3", "saturn D2"), "equita attack D2"), "saturn") == 4
    b = battle("equita C3 +swiftness", "saturn D2")
    assert left(use(b, "equita attack D2"), "saturn") == 3
    b = battle("equita C3 +slowness", "saturn D2")
    assert left(use(b, "equita attack D2"), "saturn") == 5
    b = battle("equita C3 +slowness +swiftness", "saturn D2")
    assert left(use(b, "equita attack D2"), "saturn") == 4


def test_spurs_make_her_swift() -> None:
    after = use(battle("equita C3", "saturn D2"), "equita 1")
    assert effects(after, "equita") == ["swiftness"]
    assert rest(after, "equita") == [4, None]


def test_envenomed_dart_poisons_an_adjacent_enemy() -> None:
    b = battle("equita C3", "saturn D2, brewus E1")
    assert ways(b, "equita 2") == ["D2"]
    after = use(b, "equita 2 D2")
    assert effects(after, "saturn") == ["poison"]
    assert rest(after, "equita") == [None, 3]
