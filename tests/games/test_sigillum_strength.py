"""The abilities of the strong, one by one. Boards: see `fields.json`; my castle is C5."""

from __future__ import annotations

from games.sigillum.beasts import SHEETS
from games.sigillum.rules.actions import attack_points
from tests.games.sigillum_tables import (
    battle,
    cooling,
    damage,
    effects,
    lay,
    left,
    rest,
    use,
    ways,
    where,
)

STRONG = {
    "architectus": 5, "armus": 3, "caballus": 4, "carnifex": 4, "catapultus": 3, "ferrarius": 4,
    "malleus": 4, "saxum": 5, "vinctum": 3, "mechanicus": 3, "brewus": 4, "saturn": 5,
}  # fmt: skip


def test_the_strong_and_their_vitality() -> None:
    found = {key: sheet.vitality for key, sheet in SHEETS.items() if sheet.kind == "strength"}
    assert found == STRONG


# Architectus


def test_siege_reckoning_hits_on_a_line_by_the_towers_under_control() -> None:
    b = battle("architectus C3, armus A2", "saturn D2, brewus A1, carnifex D1")
    assert ways(b, "architectus attack") == ["A1", "D2"]  # D1 is not on a line
    assert left(use(b, "architectus attack D2"), "saturn") == 5  # west is even, east the enemy's
    b = battle("architectus C3, armus A2, fidea E3, aqus E2", "saturn D2")
    assert left(use(b, "architectus attack D2"), "saturn") == 3  # both are ours


def test_obstacle_blocks_a_free_hex_beside_him() -> None:
    b = lay(battle("architectus C4, armus B3", "saturn D3"), "web", "D4", 1)
    assert ways(b, "architectus 1") == ["B4", "C3"]  # neither castle, web nor people
    after = use(b, "architectus 1 C3")
    assert after.marked("C3", "obstacle")
    assert rest(after, "architectus") == [3, None]


def test_reconstruction_takes_one_damage_off_the_own_castle() -> None:
    b = battle("architectus C4", "saturn D3")
    assert ways(b, "architectus 2") == []  # nothing to repair
    b.hit(0, 4)
    b.hit(1, 4)
    after = use(b, "architectus 2")
    assert damage(after) == [3, 4]
    assert rest(after, "architectus") == [None, 6]


# Armus


def test_shield_edge_hits_an_adjacent_enemy_for_1() -> None:
    b = battle("armus C3", "saturn D2, brewus E1")
    assert ways(b, "armus attack") == ["D2"]
    assert left(use(b, "armus attack D2"), "saturn") == 4


def test_ram_pushes_and_follows() -> None:
    b = battle("armus C3, fidea B3", "saturn D2")
    assert ways(b, "armus 1") == ["D2"]
    after = use(b, "armus 1 D2")
    assert (where(after, "armus"), where(after, "saturn")) == ("D2", "E1")
    assert effects(after, "saturn") == []
    assert rest(after, "armus") == [4, None]


def test_ram_stuns_whom_it_cannot_push() -> None:
    for b in (
        battle("armus D2", "saturn E1"),  # the edge
        battle("armus C3", "saturn D2, brewus E1"),  # somebody behind
        lay(battle("armus C3", "saturn D2"), "obstacle", "E1", 1),
        battle("armus C3", "saturn C4"),  # my castle behind
    ):
        target = b.beast("saturn").hex
        after = use(b, f"armus 1 {target}")
        assert effects(after, "saturn") == ["stun"]
        assert where(after, "armus") == where(b, "armus")


def test_ram_pushes_an_enemy_into_his_own_castle() -> None:
    after = use(battle("armus C3", "saturn C2"), "armus 1 C2")
    assert (where(after, "armus"), where(after, "saturn")) == ("C2", "C1")


def test_phalanx_gives_defense_to_the_whole_band() -> None:
    after = use(battle("armus C3, fidea A1, aqus C5, iratus sheet", "saturn D2"), "armus 2")
    for key in ("armus", "fidea", "aqus"):
        assert effects(after, key) == ["defense_up"]
    assert effects(after, "iratus") == effects(after, "saturn") == []
    assert rest(after, "armus") == [None, 5]


# Caballus


def test_trample_hits_every_slowed_enemy() -> None:
    b = battle("caballus A1", "saturn E3 +slowness, armus D2 +slowness +swiftness, brewus A2")
    after = use(b, "caballus attack")
    assert (left(after, "saturn"), left(after, "armus"), left(after, "brewus")) == (4, 3, 4)
    assert ways(battle("caballus A1", "armus D2 +slowness +swiftness"), "caballus attack") == []


def test_drag_along_steps_back_and_pulls() -> None:
    b = battle("caballus C3, fidea C4", "saturn D2, brewus B2")
    assert ways(b, "caballus 1") == ["B2", "C4", "D2"]
    after = use(b, "caballus 1 D2")
    assert (where(after, "caballus"), where(after, "saturn")) == ("B3", "C3")
    assert rest(after, "caballus") == [3, None]
    after = use(b, "caballus 1 C4")  # an ally
    assert (where(after, "caballus"), where(after, "fidea")) == ("C2", "C3")


def test_drag_along_needs_room_to_step_back() -> None:
    assert ways(battle("caballus C3", "saturn D2, brewus B3"), "caballus 1") == []
    assert ways(battle("caballus E1", "saturn D2"), "caballus 1") == []


def test_drag_along_out_of_the_castle() -> None:
    """An enemy cannot follow there, and an ally not when somebody else is summoned at once."""
    assert ways(battle("caballus C5", "saturn C4"), "caballus 1") == []
    b = battle("caballus D3, armus E3", "saturn A1")
    b.castles = {"D3": 0, "C1": 1}
    for one in b.beasts:
        one.home = "D3" if one.side == 0 else "C1"
    assert ways(b, "caballus 1") == ["E3"]
    b.beasts.append(battle("fidea sheet").beasts[0])
    b.beast("fidea").home = "D3"
    assert ways(b, "caballus 1") == []


def test_heavy_hoofbeat_slows_every_adjacent_enemy() -> None:
    after = use(battle("caballus C3, aqus C4", "saturn D2, brewus B2, armus A1"), "caballus 2")
    assert effects(after, "saturn") == effects(after, "brewus") == ["slowness"]
    assert effects(after, "armus") == effects(after, "aqus") == []
    assert rest(after, "caballus") == [None, 4]


# Carnifex


def test_headsmans_axe_counts_enemies_with_negative_effects_within_two() -> None:
    b = battle("carnifex C3", "saturn D2, brewus A1 +poison, armus E1 +stun +slowness, aqus A2")
    assert attack_points(b, b.beast("carnifex"), b.beast("saturn")) == 2
    assert left(use(b, "carnifex attack D2"), "saturn") == 3
    b = battle("carnifex A1", "saturn A2, brewus D2 +poison")  # too far
    assert left(use(b, "carnifex attack A2"), "saturn") == 5


def test_stockades_lower_control_on_a_line() -> None:
    b = battle("carnifex C3, fidea C4", "saturn E1, brewus D1")
    assert ways(b, "carnifex 1") == ["E1"]
    after = use(b, "carnifex 1 E1")
    assert effects(after, "saturn") == ["control_down"]
    assert rest(after, "carnifex") == [4, None]


def test_convict_the_guilty_pulls_and_turns_boosts_into_their_contraries() -> None:
    boosts = "+attack_up +flying +swiftness +defense_up +control_up +vampirism +stun"
    b = battle("carnifex C3", f"saturn E1 -2 {boosts}")
    after = use(b, "carnifex 2 E1")
    assert where(after, "saturn") == "D2"
    assert effects(after, "saturn") == [
        "attack_down", "flying", "slowness", "defense_down", "control_down", "vampirism", "stun",
    ]  # fmt: skip
    turned = [marker.side for marker in after.beast("saturn").markers]
    assert turned == [0, 1, 0, 0, 0, 1, 0]  # what was turned is now ours
    assert rest(after, "carnifex") == [None, 3]  # the vitality that the target has


def test_convict_the_guilty_must_complete_the_move() -> None:
    assert ways(battle("carnifex C3", "saturn D2 +attack_up"), "carnifex 2") == []  # adjacent
    assert ways(battle("carnifex C3", "saturn E1, brewus D2"), "carnifex 2") == []


# Catapultus


def test_boulder_hits_the_big_for_2_the_medium_for_1_the_small_never() -> None:
    b = battle("catapultus C3", "saturn E1, armus D3, fidea B3, carnifex C2")
    assert ways(b, "catapultus attack") == ["C2", "D3", "E1"]
    assert left(use(b, "catapultus attack E1"), "saturn") == 3
    assert left(use(b, "catapultus attack C2"), "carnifex") == 2
    assert left(use(b, "catapultus attack D3"), "armus") == 2


def test_concussive_shot_stuns_on_a_line() -> None:
    b = battle("catapultus C3", "saturn E1, armus D1")
    assert ways(b, "catapultus 1") == ["E1"]
    after = use(b, "catapultus 1 E1")
    assert effects(after, "saturn") == ["stun"]
    assert rest(after, "catapultus") == [5, None]


def test_dig_in_raises_his_control() -> None:
    after = use(battle("catapultus C3, fidea C4", "saturn E1"), "catapultus 2")
    assert effects(after, "catapultus") == ["control_up"]
    assert after.beast("catapultus").control == 2
    assert rest(after, "catapultus") == [None, 3]


# Ferrarius


def test_hell_crucible_spares_those_in_water() -> None:
    b = battle("ferrarius C3", "saturn D2, brewus B2, armus A1")  # D2 is water
    assert ways(b, "ferrarius attack") == ["B2"]
    assert left(use(b, "ferrarius attack B2"), "brewus") == 3


def test_tongs_drag_an_enemy_round() -> None:
    b = battle("ferrarius C3, fidea C4", "saturn D3, brewus A1")
    assert ways(b, "ferrarius 1") == ["D3 D2"]  # C4 is beside both, but taken
    after = use(b, "ferrarius 1 D3 D2")
    assert where(after, "saturn") == "D2"
    assert rest(after, "ferrarius") == [3, None]


def test_thrown_anvil_stuns_on_a_line() -> None:
    b = battle("ferrarius C3", "saturn E1, brewus D1")
    assert ways(b, "ferrarius 2") == ["E1"]
    after = use(b, "ferrarius 2 E1")
    assert effects(after, "saturn") == ["stun"]
    assert rest(after, "ferrarius") == [None, 5]


# Malleus


def test_maul_hits_an_adjacent_enemy_for_1() -> None:
    b = battle("malleus C3", "saturn D2, brewus E1")
    assert ways(b, "malleus attack") == ["D2"]
    assert left(use(b, "malleus attack D2"), "saturn") == 4


def test_earthshaker_stuns_all_on_one_ray() -> None:
    b = battle("malleus C3, fidea B2", "saturn D2, brewus E1, armus B3")
    assert ways(b, "malleus 1") == ["B3", "D2"]  # by the first hex of the line
    after = use(b, "malleus 1 D2")
    assert effects(after, "saturn") == effects(after, "brewus") == ["stun"]
    assert effects(after, "armus") == []
    assert rest(after, "malleus") == [6, None]


def test_earthshaker_reaches_past_free_hexes() -> None:
    after = use(battle("malleus C3", "brewus E1"), "malleus 1 D2")
    assert effects(after, "brewus") == ["stun"]


def test_ditch_raises_control_on_a_tower_hex() -> None:
    assert ways(battle("malleus B2, aqus B3", "saturn E1"), "malleus 2") == []
    assert ways(battle("malleus B2, aqus A2", "saturn E2"), "malleus 2") == ["A2"]
    after = use(battle("malleus A2, aqus B3", "saturn E1"), "malleus 2 A2")
    assert effects(after, "malleus") == ["control_up"]
    assert rest(after, "malleus") == [None, 3]
    assert ways(battle("malleus A2", "saturn E1", "islands"), "malleus 2") == []  # no tower hexes


# Saxum


def test_burst_hits_all_around_by_his_defense() -> None:
    b = battle("saxum C3 +defense_up +defense_up", "saturn D2, brewus B2 +defense_up, armus A1")
    after = use(b, "saxum attack")
    assert (left(after, "saturn"), left(after, "brewus"), left(after, "armus")) == (3, 3, 3)
    assert left(use(battle("saxum C3", "saturn D2"), "saxum attack"), "saturn") == 5


def test_stone_skin_raises_his_defense() -> None:
    after = use(battle("saxum C3, aqus C4", "saturn D2"), "saxum 1")
    assert effects(after, "saxum") == ["defense_up"]
    assert rest(after, "saxum") == [3, None]


def test_tremor_stuns_all_around() -> None:
    after = use(battle("saxum C3", "saturn D2, brewus B2, armus A1"), "saxum 2")
    assert effects(after, "saturn") == effects(after, "brewus") == ["stun"]
    assert effects(after, "armus") == []
    assert rest(after, "saxum") == [None, 6]


# Vinctum


def test_severity_of_retaliation_grows_with_his_injuries() -> None:
    assert left(use(battle("vinctum C3", "saturn D2"), "vinctum attack D2"), "saturn") == 5
    assert left(use(battle("vinctum C3 -2", "saturn D2"), "vinctum attack D2"), "saturn") == 3
    assert ways(battle("vinctum C3 -2", "saturn E1"), "vinctum attack") == []


def test_iron_mask_pushes_anybody_beside_him() -> None:
    b = battle("vinctum C3, fidea C4", "saturn D2, brewus D3, armus E3")
    assert ways(b, "vinctum 1") == ["C4", "D2"]  # behind D3 is Armus
    b = battle("vinctum C3, fidea C4", "saturn D2")
    assert ways(b, "vinctum 1") == ["C4", "D2"]
    after = use(b, "vinctum 1 C4")
    assert where(after, "fidea") == "C5"
    assert rest(after, "vinctum") == [3, None]


def test_iron_mask_pushes_an_enemy_into_his_own_free_castle() -> None:
    assert where(use(battle("vinctum C3", "saturn C2"), "vinctum 1 C2"), "saturn") == "C1"
    assert ways(battle("vinctum C3", "saturn C2, brewus C1"), "vinctum 1") == []
    assert ways(battle("vinctum C3", "saturn C4"), "vinctum 1") == []  # mine is closed to it


def test_shackles_stun_an_adjacent_enemy() -> None:
    b = battle("vinctum C3", "saturn D2, brewus E1")
    assert ways(b, "vinctum 2") == ["D2"]
    after = use(b, "vinctum 2 D2")
    assert effects(after, "saturn") == ["stun"]
    assert rest(after, "vinctum") == [None, 3]


# Mechanicus


def test_barrel_cannon_hits_on_a_line_but_not_beside_him() -> None:
    b = battle("mechanicus C3", "saturn E1, brewus D3, armus D1")
    assert ways(b, "mechanicus attack") == ["E1"]
    assert left(use(b, "mechanicus attack E1"), "saturn") == 4


def test_steam_boost_makes_him_swift() -> None:
    after = use(battle("mechanicus C3", "saturn E1"), "mechanicus 1")
    assert effects(after, "mechanicus") == ["swiftness"]
    assert rest(after, "mechanicus") == [3, None]


def test_sabotage_lowers_control_in_areas_that_the_enemy_controls() -> None:
    b = battle("mechanicus C3, aqus A1", "saturn E1, brewus D3, armus A2, fidea B1")
    after = use(b, "mechanicus 2")
    assert effects(after, "saturn") == effects(after, "brewus") == ["control_down"]
    assert effects(after, "armus") == effects(after, "fidea") == []  # west is nobody's
    assert rest(after, "mechanicus") == [None, 6]
    assert ways(battle("mechanicus C3, aqus A1", "armus A2"), "mechanicus 2") == []


# Brewus


def test_tankard_hits_for_2_when_cooldowns_add_up_to_8() -> None:
    b = battle("brewus C3", "saturn D2")
    assert left(use(b, "brewus attack D2"), "saturn") == 4
    assert left(use(cooling(b, "saturn", 3, 4), "brewus attack D2"), "saturn") == 4
    assert left(use(cooling(b, "saturn", 3, 5), "brewus attack D2"), "saturn") == 3


def test_fragrant_hop_prolongs_cooldowns_of_enemies_beside_him() -> None:
    b = cooling(battle("brewus C3", "saturn D2, armus B2, fidea A1"), "saturn", 2, 6)
    assert ways(b, "brewus 1") == ["saturn.1", "saturn.12", "saturn.2"]
    assert rest(use(b, "brewus 1 saturn.1"), "saturn") == [3, 6]
    assert rest(use(b, "brewus 1 saturn.2"), "saturn") == [2, 6]  # never above 6
    after = use(cooling(b, "armus", None, 1), "brewus 1 saturn.12")
    assert (rest(after, "saturn"), rest(after, "armus")) == ([3, 6], [None, 2])
    assert rest(after, "brewus") == [4, None]
    assert ways(battle("brewus C3", "saturn D2"), "brewus 1") == []


def test_beer_cask_stuns_and_is_sooner_ready_after_a_busy_target() -> None:
    b = battle("brewus C3", "saturn E1, armus D1")
    assert ways(b, "brewus 2") == ["E1"]
    after = use(b, "brewus 2 E1")
    assert effects(after, "saturn") == ["stun"]
    assert rest(after, "brewus") == [None, 5]
    assert rest(use(cooling(b, "saturn", 1, None), "brewus 2 E1"), "brewus") == [None, 4]
    assert rest(use(cooling(b, "saturn", 1, 3), "brewus 2 E1"), "brewus") == [None, 3]


# Saturn


def test_crushing_mass_needs_enemies_as_heavy_as_saturn() -> None:
    assert ways(battle("saturn C3", "armus D2"), "saturn attack") == []  # 3 against 5
    after = use(battle("saturn C3", "armus D2, fidea B2, aqus A1"), "saturn attack")
    assert (left(after, "armus"), left(after, "fidea"), left(after, "aqus")) == (2, 1, 3)
    assert ways(battle("saturn C3 -2", "armus D2"), "saturn attack") == [""]
    assert ways(battle("saturn C3 -2", "armus D2 -1"), "saturn attack") == []


def test_gravity_well_reaches_as_far_as_his_injuries() -> None:
    b = battle("saturn C3", "armus D2, fidea A1, aqus C1")
    assert ways(b, "saturn 1") == []
    b.beast("saturn").vitality = 4
    after = use(b, "saturn 1")
    assert (effects(after, "armus"), effects(after, "fidea")) == (["stun"], [])
    b.beast("saturn").vitality = 3
    after = use(b, "saturn 1")
    assert (effects(after, "armus"), effects(after, "fidea")) == (["stun"], ["stun"])
    assert effects(after, "aqus") == []  # at home
    assert rest(after, "saturn") == [6, None]


def test_gravity_link_heals_an_ally_and_never_exiles_saturn() -> None:
    b = battle("saturn C3, armus A1 -2, fidea C5 -1, aqus B2", "brewus D2")
    assert ways(b, "saturn 2") == ["A1", "C5"]
    after = use(b, "saturn 2 A1")
    assert (left(after, "saturn"), left(after, "armus")) == (4, 2)
    assert rest(after, "saturn") == [None, 4]
    assert ways(battle("saturn C3 -4, armus A1 -2", "brewus D2"), "saturn 2") == []
