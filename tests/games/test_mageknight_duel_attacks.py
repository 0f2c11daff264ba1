"""Player versus player combat: the two phases, attacks and blocks, damage, special effects."""

from __future__ import annotations

from games.mageknight.data import WOUND
from games.mageknight.modifiers import MoveAsAttack
from games.mageknight.rules.combat.duel_attack import act_as, block_value, left
from games.mageknight.rules.combat.rival import AGGRESSOR, DEFENDER, opponents
from tests.games.mageknight_duels import KEEP, duel, hurt, keep, melee, prompts, rivals, struck
from tests.games.mageknight_tables import enlist, give, put, table

# From afar


def test_the_defender_shoots_first_and_two_passes_end_it() -> None:
    t = rivals("rage", "rage")
    played = duel(t)
    assert prompts(played) == [(1, "duel-ranged")]
    played("pass")
    assert prompts(played) == [(0, "duel-ranged")]
    played("pass")
    assert prompts(played) == [(0, "duel-melee")]


def test_after_an_attack_the_other_has_their_chance_again() -> None:
    t = rivals("swiftness rage", "rage march", source=("white", "red", "red", "red"))
    played = duel(t, "pass", "c.swiftness", "strike", "done", "done")
    assert prompts(played) == [(1, "duel-ranged")]
    played("pass")
    assert prompts(played) == [(0, "duel-ranged")]


def test_from_afar_nothing_but_ranged_and_siege_attacks() -> None:
    t = rivals("rage march", "rage", units="peasants utem-crossbowmen")
    played = duel(t, "pass")
    assert played.keys == ["u.2", "pass"]


def test_a_block_may_be_played_sideways_at_any_time() -> None:
    t = rivals("swiftness", "march", source=("white", "red", "red", "red"))
    played = duel(t, "pass", "c.swiftness", "strike")
    assert played.keys == ["c.march", "done"]


def test_against_walls_only_siege_counts_and_only_for_the_aggressor() -> None:
    t = rivals("rage", "rage", units="savage-monks utem-crossbowmen", crystals="g", **KEEP)
    keep(t)
    enlist(t, "utem-crossbowmen", seat=1)
    played = duel(t, "u.1", "strike")
    assert prompts(played) == [(0, "duel-block")]
    played("done", "u.2")
    assert "strike" not in played.keys
    played("u.1")
    assert t.duel is not None
    played("strike")
    assert t.duel.attack == {"siege physical": 4}


def test_a_mage_tower_is_a_wall_too() -> None:
    t = rivals("rage", units="utem-crossbowmen", tiles={(2, 0): "4"}, field="4a", come_from="4e")
    put(t, "4a")
    t.spaces["4a"].owner = 0
    assert "strike" not in duel(t, "u.1").keys


def test_walls_can_be_taken_down() -> None:
    t = rivals("demolish", units="utem-crossbowmen", crystals="r", **KEEP)
    keep(t)
    assert "strike" in duel(t, "c.demolish=basic", "u.1").keys
    black = ("black", "gold", "gold", "gold")
    t = rivals("expose", crystals="w", night=True, source=black, **KEEP)
    keep(t)
    played = duel(t, "c.expose=strong")
    assert "strike" in played.keys


def test_two_points_of_block_stop_one_from_afar() -> None:
    fire = {"ranged fire": 4}
    assert left(struck("ranged", fire, {"ice": 4})) == 2
    assert left(struck("ranged", fire, {"physical": 7})) == 3
    assert left(struck("ranged", {"siege physical": 4}, {"physical": 5})) == 2


def test_against_swiftness_there_is_a_remedy_here_too() -> None:
    t = struck("ranged", {"ranged physical": 4}, {"physical": 4})
    assert left(t) == 2
    assert t.combat is not None
    t.combat.shield.not_swift = True
    assert left(t) == 0


# In melee


def test_the_aggressor_strikes_first_with_whatever_they_have() -> None:
    t = rivals("rage march", "rage", units="utem-crossbowmen")
    played = melee(t)
    assert prompts(played) == [(0, "duel-melee")]
    assert played.keys == ["c.rage", "c.march", "several", "u.1", "pass"]
    played("c.march=sideways", "c.rage=basic", "u.1=2", "strike")
    assert t.duel is not None
    assert t.duel.attack == {"melee physical": 3, "ranged physical": 2}


def test_a_block_stops_as_much_as_it_is_worth() -> None:
    assert left(struck("melee", {"melee physical": 5}, {"physical": 3})) == 2
    assert left(struck("melee", {"melee fire": 5}, {"physical": 3})) == 4
    assert left(struck("melee", {"melee fire": 5}, {"ice": 7})) == 0


def test_a_block_against_one_element_is_a_block_against_all_of_them() -> None:
    t = struck("melee", {"melee fire": 3, "melee ice": 3}, {"ice": 4})
    assert block_value(t) == 4
    t = struck("melee", {"melee fire": 5, "melee physical": 1}, {"physical": 4})
    assert block_value(t) == 4
    t = struck("melee", {"melee coldfire": 5}, {"ice": 4, "fire": 3})
    assert block_value(t) == 3


def test_cold_toughness_grows_with_the_colors_of_an_attack() -> None:
    t = struck("melee", {"melee fire": 9, "melee ice": 1}, {"ice": 5})
    assert t.combat is not None
    t.combat.shield.per_icon = 1
    assert block_value(t) == 7


def test_walls_do_not_count_in_melee() -> None:
    t = rivals("rage", units="utem-crossbowmen", **KEEP)
    keep(t)
    assert "strike" in melee(t, "u.1=2").keys


def test_what_was_not_used_in_an_attack_is_lost() -> None:
    t = rivals("rage stamina", "rage")
    played = melee(t, "c.rage=basic", "pass")
    assert t.duel is not None
    combat = t.duel.sides[AGGRESSOR].combat
    assert combat is not None
    assert combat.attack == {}
    assert prompts(played) == [(1, "duel-melee")]


# Damage


def test_the_attacker_says_who_takes_the_damage() -> None:
    t = rivals()
    enlist(t, "peasants", seat=1)
    enlist(t, "foresters", seat=1)
    played = hurt(t, 5, phase="ranged")
    assert prompts(played) == [(0, "duel-damage")]
    assert played.keys == ["w.1", "w.2", "hero.1", "done"]
    played("w.1")
    assert [unit.wounds for unit in t.heroes[1].units] == [1, 0]
    assert played.done  # 2 are left, and level 3 has armor 3


def test_less_than_the_armor_does_nothing() -> None:
    t = rivals()
    assert hurt(t, 1).done
    assert t.heroes[1].hand == []


def test_a_hero_is_wounded_as_often_as_the_damage_holds_their_armor() -> None:
    t = rivals()
    played = hurt(t, 7, "hero.3", phase="ranged")
    assert played.done
    assert t.heroes[1].hand == [WOUND] * 3


def test_a_unit_that_resists_one_of_the_elements_needs_twice_its_armor() -> None:
    t = rivals()
    enlist(t, "guardian-golems", seat=1)
    assert "w.1" not in hurt(t, 5, phase="ranged").keys
    t = rivals()
    enlist(t, "guardian-golems", seat=1)
    played = hurt(t, 7, "w.1", phase="ranged")
    assert t.heroes[1].units[0].wounds == 1
    assert played.done  # 1 is left


def test_a_wounded_unit_cannot_be_wounded_again() -> None:
    t = rivals()
    enlist(t, "peasants", seat=1, wounds=1)
    assert "w.1" not in hurt(t, 5, phase="ranged").keys


def test_many_wounds_knock_a_hero_out() -> None:
    t = rivals("", "rage march")
    hurt(t, 10, "hero.5", phase="ranged")
    assert t.heroes[1].hand == [WOUND] * 5
    assert t.heroes[1].discard == ["rage", "march"]


def test_wounds_count_in_the_combat_of_who_takes_them() -> None:
    t = rivals("blood-rage")
    melee(t, "c.blood-rage=basic", "yes")
    assert t.duel is not None
    combats = [side.combat for side in t.duel.sides]
    assert [combat.wounds if combat else None for combat in combats] == [1, 0]


def test_five_damage_steal_an_artifact_that_lies_open() -> None:
    t = rivals()
    give(t, "ruby-ring", seat=1, to="discard")
    give(t, "horn-of-wrath", seat=1, to="played")
    give(t, "banner-of-glory", seat=1)
    give(t, "amulet-of-sun", seat=1)
    give(t, "diamond-ring", seat=1, to="deck")
    unit = enlist(t, "peasants", seat=1, wounds=1)
    t.heroes[1].hand.remove("banner-of-glory")
    unit.banner = "banner-of-glory"
    played = hurt(t, 15)
    stolen = ["ruby-ring", "horn-of-wrath", "banner-of-glory"]
    assert {key for key in played.keys if key.startswith("steal")} == {f"steal.{c}" for c in stolen}
    played(*(f"steal.{card}" for card in stolen))
    assert t.heroes[0].discard == stolen
    assert unit.banner is None


def test_a_banner_is_safe_with_a_unit_that_stands() -> None:
    t = rivals()
    unit = enlist(t, "peasants", seat=1)
    give(t, "banner-of-glory", seat=1)
    t.heroes[1].hand.remove("banner-of-glory")
    unit.banner = "banner-of-glory"
    played = hurt(t, 9)
    assert not [key for key in played.keys if key.startswith("steal")]
    played("w.1")  # armor 3, and 1 of the banner
    assert "steal.banner-of-glory" in played.keys


def test_neither_theft_nor_flight_from_afar_nor_for_less() -> None:
    t = rivals()
    give(t, "ruby-ring", seat=1, to="discard")
    keys = hurt(t, 9, phase="ranged").keys
    assert not [key for key in keys if key.startswith(("steal", "drive"))]
    t = rivals()
    give(t, "ruby-ring", seat=1, to="discard")
    assert "steal.ruby-ring" not in hurt(t, 4).keys


def test_damage_drives_the_other_out_to_a_safe_space() -> None:
    t = rivals("", field="1d", come_from="1e")
    played = hurt(t, 3)
    # Plains cost 2, forests 3; the hills of 2f's side and what is further away are no neighbors.
    assert {key for key in played.keys if key.startswith("drive")} == {
        f"drive.{key}" for key in ("1a", "1c", "1e", "2f", "Ab", "Ag")
    }
    played("drive.1c")
    assert played.done
    assert t.heroes[1].at == "1c"


def test_the_hour_counts_for_that_and_no_other_change() -> None:
    t = rivals("", night=True)
    t.weather = 0
    assert "drive.1a" not in hurt(t, 4).keys
    t = rivals("", night=True)
    assert "drive.1a" in hurt(t, 5).keys


def test_nobody_is_driven_into_enemies_lakes_or_other_heroes() -> None:
    t = table(3, at="1c", others_at="1c")
    t.options["duels"] = "on"
    t.turn.path = ["1a", "1c"]
    t.heroes[2].at = "1d"
    put(t, "2g", "diggers")
    keys = hurt(t, 9).keys
    assert {key for key in keys if key.startswith("drive")} == {"drive.1a", "drive.2f"}


def test_who_is_driven_out_provokes_nobody() -> None:
    t = rivals("rage", field="1c", come_from="1d", crystals="r")
    put(t, "2g", "diggers")
    played = duel(t, "begin", "pass", "c.rage=strong", "strike", "drive.2f")
    assert played.done
    assert t.heroes[1].at == "2f"
    assert "provokes" not in played.said


# Special effects


def test_effects_against_enemies_reach_unwounded_units_and_never_the_hero() -> None:
    t = rivals("tremor", crystals="g")
    enlist(t, "peasants", seat=1, wounds=1)
    assert "c.tremor" not in duel(t).keys
    t = rivals("tremor rage", crystals="g")
    enlist(t, "foresters", seat=1)
    duel(t, "c.tremor=basic", "1")
    assert t.heroes[1].units[0].lowered == 3


def test_the_armor_of_a_unit_never_falls_below_1() -> None:
    t = rivals()
    unit = enlist(t, "foresters", seat=1)
    unit.lowered = 6
    played = hurt(t, 1, "w.1")
    assert unit.wounds == 1
    assert played.done


def test_resistance_makes_units_immune_to_spells_of_its_color() -> None:
    t = rivals("chill", crystals="b")
    unit = enlist(t, "peasants", seat=1)
    assert "c.chill" in duel(t).keys
    t = rivals("chill", crystals="b")
    unit = enlist(t, "peasants", seat=1)
    give(t, "banner-of-protection", seat=1)
    t.heroes[1].hand.remove("banner-of-protection")
    unit.banner = "banner-of-protection"
    assert "c.chill" not in duel(t).keys


def test_what_would_be_destroyed_is_wounded() -> None:
    t = rivals("whirlwind", crystals="w", night=True, source=("black", "gold", "gold", "gold"))
    unit = enlist(t, "utem-swordsmen", seat=1)
    melee(t, "c.whirlwind=strong")
    assert unit.wounds == 1


def test_lost_resistances_and_armor_come_back_after_the_duel() -> None:
    t = rivals("expose", crystals="w")
    golems = enlist(t, "guardian-golems", seat=1)
    played = duel(t, "c.expose=basic")
    assert golems.lost == ["resistances"]
    played("strike", "done")
    while not played.done:
        played(played.keys[-1])
    assert golems.lost == []


def test_a_unit_that_is_held_back_takes_its_part_out_of_the_attack() -> None:
    t = rivals("rage march", "whirlwind rage", units="utem-swordsmen")
    t.heroes[1].crystals["white"] = 1
    played = melee(t, "u.1=1", "c.march=sideways", "strike")
    assert t.duel is not None
    assert t.duel.attack == {"melee physical": 4}
    played("c.whirlwind=basic")
    assert t.duel.attack == {"melee physical": 1}
    assert not t.heroes[0].units[0].ready


def test_nobody_is_held_back_from_an_attack_without_units() -> None:
    t = rivals("rage march", "whirlwind", units="utem-swordsmen")
    t.heroes[1].crystals["white"] = 1
    played = melee(t, "c.rage=basic", "strike")
    assert played.keys == ["c.whirlwind", "done"]
    played("c.whirlwind")
    assert prompts(played) != [(1, "how-to-play")]  # sideways was the only way
    assert t.heroes[1].crystals["white"] == 1


def test_a_banner_of_fear_holds_a_unit_back() -> None:
    t = rivals("rage", units="utem-swordsmen")
    give(t, "banner-of-fear", seat=1)
    t.heroes[1].hand.remove("banner-of-fear")
    enlist(t, "herbalists", seat=1).banner = "banner-of-fear"
    played = melee(t, "u.1=1", "strike")
    assert played.keys == ["u.1", "done"]
    played("u.1=fear")
    assert t.heroes[1].hand == []
    assert "duel-held-back" in played.said


def test_what_skips_the_block_cancels_one_attack() -> None:
    t = rivals("rage stamina", "banner-of-fear", crystals="r")
    played = melee(t, "c.rage=strong", "strike", "c.banner-of-fear=strong")
    assert t.heroes[1].hand == []
    assert prompts(played) == [(0, "duel-melee")]
    t = rivals("rage", "banner-of-fear")
    played = melee(t, "pass", "c.banner-of-fear")
    assert t.combat is not None
    assert t.combat.attack == {"melee physical": 1}  # sideways: there was nothing to cancel


def test_a_block_that_stops_everything_strikes_back_at_a_unit() -> None:
    t = rivals("rage", "ice-shield", units="utem-crossbowmen")
    t.heroes[1].crystals["blue"] = 1
    melee(t, "u.1=1", "strike", "c.ice-shield=strong")
    assert t.heroes[0].units[0].lowered == 3
    t = rivals("rage march", "ice-shield", units="utem-crossbowmen")
    t.heroes[1].crystals["blue"] = 1
    melee(t, "u.1=1", "c.rage=basic", "strike", "c.ice-shield=strong", "done")
    assert t.duel is not None
    assert t.heroes[0].units[0].lowered == 0


def test_an_exploding_shield_wounds_a_unit() -> None:
    t = rivals("rage", "burning-shield", units="utem-crossbowmen", night=True)
    t.heroes[1].crystals["red"] = 1
    t.source = ["black", "gold", "gold", "gold"]
    melee(t, "u.1=1", "strike", "c.burning-shield=strong", how="full")
    assert t.heroes[0].units[0].wounds == 1


def test_a_burning_shield_strikes_back_in_melee() -> None:
    t = rivals("swiftness", "burning-shield", crystals="w")
    t.heroes[1].crystals["red"] = 1
    played = melee(t, "c.swiftness=strong", "strike", "c.burning-shield=basic")
    assert "x.counter" in played.keys
    played("x.counter", "strike")
    assert t.duel is not None
    assert t.duel.attack == {"melee fire": 4}


def test_a_hero_counts_for_one_enemy_and_their_units_for_more() -> None:
    t = rivals(
        "flame-wall", "march", night=True, source=("black", "gold", "gold", "gold"), crystals="r"
    )
    enlist(t, "peasants", seat=1)
    enlist(t, "foresters", seat=1, ready=False)
    enlist(t, "herbalists", seat=1, wounds=1)
    melee(t, "c.flame-wall=strong")
    assert t.combat is not None
    assert t.combat.attack == {"melee fire": 9}


def test_units_that_fight_count_though_they_are_spent() -> None:
    t = rivals("rage", "flame-wall", units="utem-swordsmen", night=True)
    t.source, t.heroes[1].crystals["red"] = ["black", "gold", "gold", "gold"], 1
    melee(t, "u.1=1", "c.rage=basic", "strike")
    assert t.duel is not None
    t.duel.attack["melee physical"] = 20
    act_as(t, DEFENDER)
    assert opponents(t) == 2


def test_the_sword_of_justice_doubles_what_a_unit_brings_and_what_it_takes_away() -> None:
    t = rivals("sword-of-justice", "whirlwind", units="utem-swordsmen")
    t.heroes[1].crystals["white"] = 1
    played = melee(t, "u.1=1", "c.sword-of-justice=strong", "strike")
    assert t.duel is not None
    assert t.duel.attack == {"melee physical": 6}
    played("c.whirlwind=basic")
    assert played.done  # nothing came through


def test_move_points_left_can_strike_with_agility() -> None:
    t = rivals("rage")
    t.turn.move, t.turn.modifiers = 2, [MoveAsAttack(ranged=False)]
    played = melee(t, "x.melee", "x.melee", "strike")
    assert t.duel is not None
    assert played.prompts.count("duel-melee") == 3
