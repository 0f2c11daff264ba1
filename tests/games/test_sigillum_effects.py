"""Effects: what each marker does, how contraries meet, and how long they stay."""

from __future__ import annotations

import msgspec
import pytest

from games.session import Session
from games.sigillum import GAME
from games.sigillum.battle import Battle
from games.sigillum.beasts import SHEETS
from games.sigillum.effects import CONTRARY, NEGATIVE, POSITIVE
from games.sigillum.rules.actions import attack_points
from games.sigillum.rules.factions import FACTIONS
from games.sigillum.rules.phases import firing_towers, recover
from tests.games.sigillum_tables import (
    battle,
    castle,
    cooling,
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


def injuries(attacker: str = "", target: str = "") -> int:
    """What an attack of 1 does, with these markers on the two."""
    after = use(battle(f"armus C3 {attacker}", f"saturn D2 {target}"), "armus attack D2")
    return after.beast("saturn").injuries


# Attack, defense, control


@pytest.mark.parametrize(
    ("attacker", "target", "n"),
    [
        ("", "", 1),
        ("+attack_up", "", 2),
        ("+attack_up +attack_up", "", 3),
        ("+attack_up +attack_down", "", 1),
        ("+attack_down", "", 0),
        ("+attack_down +attack_down +attack_down +attack_up", "", 0),
        ("+attack_up", "+defense_up", 1),
        ("", "+defense_up +defense_up", 0),
        ("", "+defense_down", 1),  # never below 0: no bonus
        ("+attack_up", "+defense_up +defense_up +defense_down", 1),
        ("+attack_up", "+defense_up +defense_down +defense_down", 2),
    ],
)
def test_attack_minus_defense_with_all_increases_and_decreases(
    attacker: str, target: str, n: int
) -> None:
    assert injuries(attacker, target) == n


def test_attack_points_are_never_negative() -> None:
    b = battle("vinctum C3 +attack_down +attack_down", "saturn D2 +defense_down")
    assert attack_points(b, b.beast("vinctum"), b.beast("saturn")) == 0
    assert left(use(b, "vinctum attack D2"), "saturn") == 5


@pytest.mark.parametrize(
    ("markers", "control"),
    [
        ("", 1),
        ("+control_up", 2),
        ("+control_up +control_up", 3),
        ("+control_down", 0),
        ("+control_down +control_down", 0),
        ("+control_down +control_down +control_up", 0),
        ("+control_down +control_up", 1),
    ],
)
def test_control_is_1_and_never_negative(markers: str, control: int) -> None:
    assert battle(f"armus C3 {markers}").beast("armus").control == control


# Swiftness and slowness


def test_swiftness_allows_a_maneuver_and_an_attack_in_any_order() -> None:
    b = battle("armus C3 +swiftness", "saturn D2")
    moved = use(b, "armus move D3")
    assert left(use(moved, "armus attack D2"), "saturn") == 4
    attacked = use(b, "armus attack D2")
    done = use(attacked, "armus move D3")
    assert "move" not in offered(done, "armus")
    assert "attack" not in offered(done, "armus")
    assert "move" not in offered(moved, "armus")  # one of each, not two
    assert "attack" not in offered(attacked, "armus")


def test_without_swiftness_it_is_a_maneuver_or_an_attack() -> None:
    b = battle("armus C3", "saturn D2")
    assert {"move", "attack"} <= set(offered(b, "armus"))
    assert offered(use(b, "armus move D3"), "armus") == ["1", "2"]
    assert offered(use(b, "armus attack D2"), "armus") == ["1", "2"]


def test_swiftness_that_comes_later_opens_the_other_half() -> None:
    b = use(battle("armus C3, ignifer C4", "saturn D2"), "armus move D3")
    assert "attack" not in offered(b, "armus")
    assert "attack" in offered(use(b, "ignifer 2 D3"), "armus")


def test_slowness_forbids_maneuvers_but_neither_attacks_nor_moves_by_abilities() -> None:
    b = battle("mortum C3 +slowness", "saturn D2")
    assert offered(b, "mortum") == ["attack", "1", "2"]
    assert where(use(b, "mortum 2 B3"), "mortum") == "B3"


@pytest.mark.parametrize(
    ("markers", "swift", "slowed"),
    [
        ("+swiftness", True, False),
        ("+slowness", False, True),
        ("+swiftness +slowness", False, False),
        ("+swiftness +swiftness +slowness", True, False),
        ("+slowness +swiftness +slowness", False, True),
    ],
)
def test_more_of_one_than_of_the_other_decides(markers: str, swift: bool, slowed: bool) -> None:
    beast = battle(f"armus C3 {markers}", "saturn D2").beast("armus")
    assert (beast.swift, beast.slowed) == (swift, slowed)


# Flying, resistance, vampirism


def test_flying_reaches_any_free_hex_on_a_line_over_others() -> None:
    b = battle("armus C3 +flying, fidea C4", "saturn D2, brewus B2")
    assert ways(b, "armus move") == ["A1", "A3", "B3", "C2", "C5", "D3", "E1", "E3"]
    assert ways(battle("armus C3", "saturn D2"), "armus move") == ["B2", "B3", "C2", "C4", "D3"]


def test_flying_does_not_lead_into_the_enemy_castle() -> None:
    assert "C1" not in ways(battle("armus C3 +flying", "saturn D2"), "armus move")


def test_resistance_protects_from_enemy_supports_but_not_from_attacks() -> None:
    b = battle("vinctum C3 -1", "saturn D2 +resistance")
    assert ways(b, "vinctum 1") == []
    assert ways(b, "vinctum 2") == []
    assert left(use(b, "vinctum attack D2"), "saturn") == 4


def test_resistance_does_not_stop_allies_nor_spare_the_others() -> None:
    b = battle("caballus C3, fidea C4 +resistance", "saturn D2 +resistance, brewus B2")
    after = use(b, "caballus 2")
    assert effects(after, "saturn") == ["resistance"]
    assert effects(after, "brewus") == ["slowness"]
    assert where(use(b, "caballus 1 C4"), "fidea") == "C3"


def test_resistance_protects_from_enemy_castle_abilities() -> None:
    b = castle(battle("armus C3", "saturn D2 +resistance, brewus B2"), "crypt")
    assert ways(b, "castle 1") == ["B2"]


def test_vampirism_restores_one_per_attack_that_injures() -> None:
    b = battle("cerberus C3 -2 +vampirism", "saturn D2, brewus B2")
    assert left(use(b, "cerberus attack"), "cerberus") == 2  # only 1 for two injured
    b = battle("armus C3 -2 +vampirism", "saturn D2 +defense_up")
    assert left(use(b, "armus attack D2"), "armus") == 1  # no injury, no blood
    b = battle("armus C3 +vampirism", "saturn D2")
    assert left(use(b, "armus attack D2"), "armus") == 3  # never above the sheet


# Stun, poison, silence


def test_stun_allows_nothing_but_can_be_moved_and_counts_for_control() -> None:
    b = battle("armus A2 +stun, vinctum A1", "saturn D2")
    assert offered(b, "armus") == []
    assert where(use(b, "vinctum 1 A2"), "armus") == "A3"
    assert firing_towers(battle("armus A2 +stun", "saturn C3"), 0) == [0]


def test_poison_prolongs_cooldowns_by_one_each_up_to_6() -> None:
    b = battle("armus C3 +poison +poison, aqus C4 +poison", "saturn D2")
    assert rest(use(b, "armus 1 D2"), "armus") == [6, None]
    assert rest(use(b, "armus 2"), "armus") == [None, 6]  # 5 + 2 is more than 6
    assert rest(use(b, "aqus 2 D3"), "aqus") == [None, 4]


def test_poison_does_not_prolong_the_core_ability() -> None:
    b = use(battle("armus C3 +poison", "saturn D2"), "armus attack D2")
    recover(b, 0)
    assert "attack" in offered(b, "armus")


def test_silence_leaves_only_the_core_ability() -> None:
    assert offered(battle("armus C3 +silence", "saturn D2"), "armus") == ["move", "attack"]


# Obstacle and web


def test_an_obstacle_is_occupied_for_everybody() -> None:
    b = lay(battle("armus C3", "saturn D2"), "obstacle", "D3")
    assert "D3" not in ways(b, "armus move")
    assert "D3" not in ways(b, "saturn move", seat=1)
    assert ways(battle("vinctum C3", "saturn D2"), "vinctum 1") == ["D2"]
    assert ways(lay(battle("vinctum C3", "saturn D2"), "obstacle", "E1"), "vinctum 1") == []


def test_obstacle_and_web_do_not_share_a_hex_and_stay_off_castles() -> None:
    b = lay(battle("architectus C4", "saturn A1"), "web", "C3", 1)
    assert ways(b, "architectus 1") == ["B3", "B4", "D3", "D4"]
    b = lay(battle("eresida C4", "saturn A1"), "obstacle", "C3", 1)
    assert not {"C3", "C5", "C1"} & set(ways(b, "eresida 1"))
    assert "C2" in ways(b, "eresida 1")


def test_a_web_stuns_enemies_and_speeds_up_its_own_side_each_time() -> None:
    b = lay(battle("eresida C3, armus C4", "saturn D2, brewus E3"), "web", "D3", 0)
    mine = use(b, "armus move D3")
    assert effects(mine, "armus") == ["swiftness"]
    assert effects(use(b, "eresida move D3"), "eresida") == ["swiftness"]
    caught = use(b, "saturn move D3", seat=1)
    assert effects(caught, "saturn") == ["stun"]
    assert caught.beast("saturn").markers[0].side == 0  # the web's owner will take it away
    caught.move(caught.beast("saturn"), "E2")
    again = use(caught, "brewus move D3", seat=1)
    assert effects(again, "brewus") == ["stun"]  # it is not used up


def test_who_is_moved_into_a_web_is_caught_too() -> None:
    b = lay(battle("vinctum C3", "saturn D2"), "web", "E1", 0)
    assert effects(use(b, "vinctum 1 D2"), "saturn") == ["stun"]


# With castles: steadfast, blindness, terraforming


def test_steadfast_cannot_be_targeted_by_enemy_abilities_that_move() -> None:
    b = battle("vinctum C3 -1", "saturn D2 +steadfast")
    assert ways(b, "vinctum 1") == []
    assert ways(b, "vinctum 2") == ["D2"]
    assert ways(b, "vinctum attack") == ["D2"]
    assert ways(battle("redux C3", "saturn E1 +steadfast"), "redux 2") == []  # moves the bearer
    assert ways(battle("vinctum C3, fidea D2 +steadfast", "saturn A1"), "vinctum 1") == ["D2"]


def test_blindness_limits_ranges_to_adjacent_hexes() -> None:
    b = battle("frigus C3 +blindness", "saturn D2 +poison, brewus E1 +poison")
    assert ways(b, "frigus attack") == ["D2"]
    assert ways(b, "frigus 1") == ["D2"]
    assert offered(battle("frigus C3 +blindness", "brewus E1 +poison"), "frigus") == ["move"]
    b = battle("armus C3 +blindness, fidea C4, aqus C5", "saturn A1")
    after = use(b, "armus 2")
    assert [bool(effects(after, key)) for key in ("armus", "fidea", "aqus")] == [True, True, False]


def test_blindness_limits_hexes_rays_and_both_targets_of_the_ritual() -> None:
    b = battle("eresida C3 +blindness", "saturn A1")
    assert ways(b, "eresida 1") == ["B2", "B3", "C2", "C4", "D2", "D3"]
    b = battle("cornibus C3 +blindness", "saturn D2, brewus E1")
    assert left(use(b, "cornibus attack D2"), "brewus") == 4
    b = battle("goetium C3 +blindness, armus C4 -1, fidea A2, aqus B3", "saturn E2")
    assert ways(b, "goetium 1") == ["C4 B3", "C4 C3"]


def test_terraforming_changes_the_terrain_until_it_goes() -> None:
    b = lay(battle("aqus A1", "saturn D2"), "terraform_water", "A2", 0)
    assert b.terrain("A2") == "water"
    assert ways(b, "aqus 2") == ["A2"]
    lay(b, "terraform_lava", "A2", 1)
    assert b.terrain("A2") == "lava"  # the newest counts
    recover(b, 1)
    assert b.terrain("A2") == "water"
    recover(b, 0)
    assert b.terrain("A2") == "plain"


# How long


def test_a_side_takes_off_what_it_placed_itself() -> None:
    b = battle("armus C3", "saturn D2")
    for effect, side in (("defense_up", 0), ("stun", 1)):
        b.apply(b.beast("armus"), effect, side)
    for effect, side in (("poison", 0), ("flying", 1)):
        b.apply(b.beast("saturn"), effect, side)
    recover(b, 0)
    assert effects(b, "armus") == ["stun"]
    assert effects(b, "saturn") == ["flying"]
    recover(b, 1)
    assert effects(b, "armus") == effects(b, "saturn") == []


def test_obstacles_and_webs_go_with_the_time_phase_of_their_side() -> None:
    b = lay(lay(battle("armus C3", "saturn D2"), "web", "A1", 0), "obstacle", "A2", 1)
    recover(b, 0)
    assert not b.marked("A1", "web")
    assert b.marked("A2", "obstacle")
    recover(b, 1)
    assert b.ground == {}


def test_what_a_side_placed_in_this_round_stays_in_its_time_phase() -> None:
    """Stun from a web that the enemy met in the turn before."""
    b = lay(battle("armus C3", "saturn A1"), "web", "D3", 1)
    b.round = 3
    b = use(b, "armus move D3")
    recover(b, 1)
    assert (effects(b, "armus"), b.ground) == (["stun"], {})  # the web is of an earlier round
    b.round = 4
    recover(b, 1)
    assert effects(b, "armus") == []


def test_markers_saved_by_an_older_version_go_in_the_next_time_phase() -> None:
    t = table(battle("armus C3 +stun", "saturn A1"), side=1, round=3)
    saved = msgspec.json.decode(msgspec.json.encode(t))
    del saved["battle"]["round"]
    for marker in saved["battle"]["beasts"][0]["markers"]:
        del marker["round"]
    session = Session.load(GAME, msgspec.json.encode(saved), ())
    assert effects(session.table.battle, "armus") == []
    assert session.table.battle.round == 3


def test_what_was_convicted_leaves_with_the_time_phase_of_carnifex() -> None:
    b = use(battle("carnifex C3", "saturn E1 +attack_up +flying"), "carnifex 2 E1")
    recover(b, 1)
    assert effects(b, "saturn") == ["attack_down"]
    recover(b, 0)
    assert effects(b, "saturn") == []


def test_every_effect_is_positive_or_negative() -> None:
    assert not POSITIVE & NEGATIVE
    assert set(CONTRARY) <= POSITIVE and set(CONTRARY.values()) <= NEGATIVE


def test_cooldowns_stay_between_1_and_6() -> None:
    def convict(vitality: int, poison: int) -> list[int | None]:
        b: Battle = battle("carnifex C3" + " +poison" * poison, "saturn E1")
        b.beast("saturn").vitality = vitality
        return rest(use(b, "carnifex 2 E1"), "carnifex")

    assert convict(1, 0) == [None, 1]
    assert convict(5, 3) == [None, 6]
    b = battle("eresida C5", "saturn C2")
    assert rest(cooling(b, "eresida", None, None), "eresida") == [None, None]


def test_which_abilities_move_somebody() -> None:
    """They are not for the steadfast, and Heavy Ground forbids them."""
    moving = {f"{key} {i}" for key, s in SHEETS.items() for i in (1, 2) if s.supports[i - 1].moves}
    assert moving == {
        "armus 1", "caballus 1", "carnifex 2", "ferrarius 1", "vinctum 1",
        "aqus 2", "ballistarius 2", "cerberus 1", "cornibus 2", "mortum 2", "redux 2",
        "toxicum 2", "eresida 2", "tenebris 1", "tenebris 2",
        "arborus 1", "goetium 2", "illesebra 1", "lignum 1", "manus 1", "messum 2",
        "librorum 1", "magnus 1",
    }  # fmt: skip
    castles = {f"{key} {i}" for key, s in FACTIONS.items() for i in (1, 2, 3)
               if s.abilities[i - 1].moves}  # fmt: skip
    assert castles == {f"{key} 2" for key in FACTIONS}
