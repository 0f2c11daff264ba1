"""Chapter V, combat: its phases, damage, the abilities of enemies, groups; and resistances."""

from __future__ import annotations

from typing import Any

import pytest

from games.mageknight.data import DATA, Enemy
from games.mageknight.rules.combat.damage import damage_of, unit_hit
from games.mageknight.rules.combat.enemies import armor, fortifications, immune
from games.mageknight.rules.combat.phases import attack_options, attack_value, block_value, needed
from games.mageknight.table import Combat, Foe, MageKnight
from tests.games.mageknight_tables import battle, give, on_top, put, staged, table, turn


def facing(*enemies: str, stage: str = "attack", site: bool = False, **how: Any) -> MageKnight:
    return staged(table(**how), stage, *enemies, site=site)


def foes(t: MageKnight) -> list[Foe]:
    assert t.combat is not None
    return t.combat.foes


def attack(t: MageKnight, **kinds: int) -> None:
    assert t.combat is not None
    t.combat.attack = {kind.replace("_", " "): n for kind, n in kinds.items()}


def block(t: MageKnight, **elements: int) -> None:
    assert t.combat is not None
    t.combat.block = dict(elements)


# Ranged and siege attacks


def test_three_ways_to_a_ranged_attack_of_5() -> None:
    t = table(
        hand="swiftness mana-draw", units="utem-crossbowmen", source=("white", "red", "red", "red")
    )
    battle(t, "swamp-dragon", answers=["c.swiftness=strong", "u.1"])
    assert t.combat is not None
    assert t.combat.attack == {"ranged physical": 5}

    t = table(
        hand="mana-draw",
        units="savage-monks utem-crossbowmen",
        source=("green", "red", "red", "red"),
    )
    battle(t, "swamp-dragon", answers=["u.1", "u.2"])
    assert t.combat is not None
    assert t.combat.attack == {"siege physical": 4, "ranged physical": 2}

    t = table(
        hand="concentration swiftness",
        units="utem-crossbowmen",
        source=("green", "red", "red", "red"),
    )
    battle(t, "swamp-dragon", answers=["c.concentration=strong"])
    assert t.combat is not None
    assert t.combat.attack == {"ranged physical": 5}


def test_no_regular_attack_and_nothing_sideways_in_the_ranged_phase() -> None:
    t = table(hand="rage swiftness", units="peasants", source=("white", "red", "red", "red"))
    played = battle(t, "prowlers")
    assert played.ask.prompt.key == "phase-ranged"
    assert [key for key in played.keys if key != "done"] == ["c.swiftness"]


def test_who_falls_to_arrows_never_attacks() -> None:
    t = table(hand="swiftness", source=("white", "red", "red", "red"))
    played = battle(t, "prowlers", answers=["c.swiftness=strong"])
    assert played.done
    assert t.heroes[0].fame == 2
    assert "wound" not in t.heroes[0].hand


def test_damage_is_not_kept_between_phases() -> None:
    t = table(hand="swiftness rage march", source=("white", "red", "red", "red"))
    played = battle(t, "wolf-riders", answers=["c.swiftness=strong", "done"])
    assert t.combat is not None
    assert t.combat.attack == {}
    played("c.march")
    assert "a.1" not in played.keys  # 3 before and 1 now against an armor of 4


def test_what_is_not_needed_of_an_attack_is_lost() -> None:
    t = facing("prowlers", "prowlers")
    attack(t, melee_physical=5)
    assert attack_value(t, foes(t)[:1]) == 5
    assert attack_value(t, foes(t)) == 5  # against 6


# Block


def test_a_block_must_be_whole() -> None:
    t = facing("prowlers", stage="block")
    block(t, physical=3)
    assert block_value(t, foes(t)[0]) < needed(t, foes(t)[0]) == 4


def test_a_partial_block_changes_nothing() -> None:
    t = table(hand="rage march")
    battle(t, "prowlers", answers=["c.rage=basic", "done"])
    assert t.heroes[0].hand.count("wound") == 2


def test_a_blocked_enemy_does_no_harm_and_can_still_be_killed() -> None:
    t = table(hand="determination rage march", source=("blue", "red", "red", "red"))
    played = battle(t, "prowlers", answers=["c.determination=strong", "c.rage=basic", "c.march"])
    assert played.done
    assert "wound" not in t.heroes[0].hand
    assert t.heroes[0].fame == 2


def test_swift_needs_twice_the_block_but_hits_once() -> None:
    t = facing("wolf-riders", stage="block")
    (foe,) = foes(t)
    assert (needed(t, foe), damage_of(foe)) == (6, 3)


def test_brutal_hits_twice_but_needs_one_block() -> None:
    t = facing("minotaur", stage="block")
    (foe,) = foes(t)
    assert (needed(t, foe), damage_of(foe)) == (5, 10)


@pytest.mark.parametrize(
    ("enemy", "blocks", "worth"),
    [
        ("ice-mages", {"fire": 5}, 5),
        ("ice-mages", {"physical": 10}, 5),
        ("ice-mages", {"ice": 10}, 5),
        ("ice-mages", {"fire": 3, "physical": 4}, 5),  # the book's example
        ("ice-mages", {"fire": 3, "physical": 3}, 4),
        ("ice-mages", {"coldfire": 5}, 5),
        ("fire-mages", {"ice": 6}, 6),
        ("fire-mages", {"fire": 6}, 3),
        ("fire-mages", {"physical": 3, "fire": 4}, 3),
        ("high-dragon", {"coldfire": 6}, 6),
        ("high-dragon", {"fire": 6, "ice": 6}, 6),
        ("prowlers", {"fire": 1, "ice": 1, "physical": 1, "coldfire": 1}, 4),
    ],
)
def test_which_blocks_work_in_full(enemy: str, blocks: dict[str, int], worth: int) -> None:
    t = facing(enemy, stage="block")
    block(t, **blocks)
    assert block_value(t, foes(t)[0]) == worth


def test_one_block_stops_one_enemy() -> None:
    t = table(hand="determination rage march", source=("blue", "red", "red", "red"))
    played = battle(t, "prowlers", "prowlers", answers=["c.determination=strong"])
    assert {"b.1", "b.2"} <= set(played.keys)
    played("b.1")
    assert "b.2" not in played.keys


# Damage: an attack of 5 against a hero and their units


def hit(t: MageKnight, unit: int, damage: int, enemy: str = "gargoyle") -> int:
    t.combat = Combat([Foe(enemy)])
    return unit_hit(t, 0, Foe(enemy), t.heroes[0].units[unit], damage)


def test_a_unit_is_wounded_whatever_its_armor() -> None:
    t = table(units="utem-guardsmen")
    assert hit(t, 0, 5) == 0  # armor 5
    assert t.heroes[0].units[0].wounds == 1


def test_armor_4_leaves_one_point_for_another_unit() -> None:
    t = table(units="foresters peasants")
    left = hit(t, 0, 5)
    assert left == 1
    assert hit(t, 1, left) <= 0
    assert [unit.wounds for unit in t.heroes[0].units] == [1, 1]


@pytest.mark.parametrize(("fame", "wounds"), [(0, 3), (8, 2)])
def test_a_hero_takes_a_wound_for_each_armor_rounded_up(fame: int, wounds: int) -> None:
    t = table(fame=fame)
    battle(t, "gargoyle")
    assert t.heroes[0].hand.count("wound") == wounds


def test_a_unit_and_then_the_hero_share_the_damage() -> None:
    t = table(units="foresters")
    battle(t, "gargoyle", answers=["done", "1"])
    assert t.heroes[0].units[0].wounds == 1
    assert t.heroes[0].hand.count("wound") == 1


@pytest.mark.parametrize(
    ("damage", "left", "wounds"), [(3, 0, 0), (4, -2, 1), (8, 2, 1), (5, -1, 1), (2, 0, 0)]
)
def test_the_guardian_golems_shrug_off_three(damage: int, left: int, wounds: int) -> None:
    t = table(units="guardian-golems")
    assert hit(t, 0, damage) == left
    assert t.heroes[0].units[0].wounds == wounds


def test_physical_resistance_is_no_help_against_fire() -> None:
    t = table(units="guardian-golems")
    assert hit(t, 0, 3, "fire-mages") == 0
    assert t.heroes[0].units[0].wounds == 1


def test_against_cold_fire_only_both_resistances_help() -> None:
    t = table(units="foresters")
    t.heroes[0].units[0].banner = "banner-of-protection"
    t.artifact_deck.remove("banner-of-protection")
    assert hit(t, 0, 5, "high-dragon") == 0  # armor 4, and one more
    assert t.heroes[0].units[0].wounds == 0


def test_a_wounded_unit_takes_no_more_and_no_unit_is_hit_twice() -> None:
    t = table(units="guardian-golems peasants")
    t.heroes[0].units[1].wounds = 1
    played = battle(t, "golems", "golems", answers=["done"])
    assert played.ask.prompt.key == "assign-damage"
    assert played.keys == ["1", "hero"]
    played("1")  # it resists, but has been used
    assert t.heroes[0].hand.count("wound") == 1


def test_a_unit_that_resisted_still_fights_in_the_attack_phase() -> None:
    t = table(units="guardian-golems")
    played = battle(t, "golems", answers=["done", "1"])
    assert t.turn.stage == "attack"
    assert "u.1" in played.keys


def test_the_golems_must_take_all_five() -> None:
    t = table(units="guardian-golems")
    battle(t, "gargoyle", answers=["done", "1"])
    assert t.heroes[0].units[0].wounds == 1
    assert "wound" not in t.heroes[0].hand


# Special attacks


def test_poison_wounds_a_unit_twice_and_a_hero_also_in_their_discard_pile() -> None:
    t = table(units="peasants")
    battle(t, "cursed-hags", answers=["done", "1"])
    assert t.heroes[0].units[0].wounds == 2
    t = table()
    battle(t, "cursed-hags")
    assert t.heroes[0].hand == ["wound", "wound"]
    assert t.heroes[0].discard == ["wound", "wound"]


def test_paralysis_destroys_a_unit_and_empties_a_hand() -> None:
    t = table(units="peasants", hand="rage")
    battle(t, "medusa", answers=["done", "1"])  # 3 of 6, and the hero the rest
    assert t.heroes[0].units == []
    assert "peasants" in t.removed
    assert t.heroes[0].hand == ["wound", "wound"]
    assert t.heroes[0].discard == ["rage"]


def test_a_summoner_is_replaced_while_it_attacks_and_brings_no_fame() -> None:
    t = table(hand="rage march stamina")
    on_top(t, "gargoyle")
    played = battle(t, "orc-summoners", answers=["done"])
    assert t.turn.stage == "attack"
    assert foes(t)[0].summoned is None
    assert t.heroes[0].hand.count("wound") == 3
    assert t.piles["brown"].discard == ["gargoyle"]
    played("c.rage=basic", "c.march", "c.stamina")
    assert t.heroes[0].fame == 4


def test_a_summoner_that_falls_to_arrows_calls_nobody() -> None:
    t = table(hand="swift-bolt", source=("white", "red", "red", "red"))
    battle(t, "orc-summoners", answers=["c.swift-bolt=strong"])
    assert t.piles["brown"].discard == []


def test_a_hero_is_knocked_out_by_as_many_wounds_as_their_hand_limit() -> None:
    t = table(hand="rage march wound")
    battle(t, "minotaur", answers=["done"])  # 10 damage against an armor of 2
    assert t.heroes[0].hand == ["wound"] * 6
    assert t.heroes[0].discard == ["rage", "march"]


def test_four_wounds_do_not_knock_out_and_old_ones_do_not_count() -> None:
    t = table(hand="rage march wound wound")
    battle(t, "werewolf", answers=["done"])
    assert t.heroes[0].hand.count("wound") == 6
    assert "rage" in t.heroes[0].hand


def test_wounds_of_their_own_making_count_too() -> None:
    t = table(hand="blood-rage rage wound")
    played = battle(t, "werewolf", answers=["done", "c.blood-rage=basic", "yes"])
    assert t.heroes[0].hand == ["wound"] * 6
    assert t.heroes[0].discard == ["rage"]
    assert played.done
    assert t.heroes[0].fame == 5  # knocked out, and victorious all the same


# Fortifications


def test_only_siege_reaches_behind_walls_before_the_attack_phase() -> None:
    t = facing("diggers", stage="ranged")
    attack(t, ranged_physical=9, siege_physical=2)
    assert attack_value(t, foes(t)) == 2
    t.turn.stage = "attack"
    assert attack_value(t, foes(t)) == 11


def test_fortified_twice_cannot_be_reached_at_all() -> None:
    t = facing("guardsmen", "swordsmen", stage="ranged", site=True)
    assert [fortifications(t, foe) for foe in foes(t)] == [2, 1]
    attack(t, siege_physical=99)
    assert [option.key for option in attack_options(t)] == ["a.2"]


def test_one_wall_in_a_group_stops_all_arrows() -> None:
    t = facing("diggers", "prowlers", stage="ranged")
    attack(t, ranged_physical=6)
    assert attack_value(t, foes(t)) == 0
    assert attack_value(t, foes(t)[1:]) == 6


# Resistances


@pytest.mark.parametrize(
    ("attacks", "falls"),
    [
        ({"melee_physical": 6}, True),  # the book's: 3 behind physical resistance
        ({"melee_physical": 5}, False),
        ({"melee_ice": 3}, True),
        ({"melee_fire": 3}, True),
        ({"melee_fire": 2, "melee_physical": 2}, True),
        ({"melee_fire": 2, "melee_physical": 1}, False),
    ],
)
def test_ironclads_halve_physical_attacks(attacks: dict[str, int], falls: bool) -> None:
    t = facing("ironclads")
    attack(t, **attacks)
    assert (attack_value(t, foes(t)) >= armor(foes(t)[0])) == falls


@pytest.mark.parametrize(
    ("attacks", "falls"),
    [
        ({"melee_fire": 4}, True),
        ({"melee_physical": 4, "melee_ice": 4}, True),
        ({"melee_physical": 4, "melee_ice": 3}, False),
        ({"melee_coldfire": 4}, True),
    ],
)
def test_ice_golems_halve_ice_and_physical_together(attacks: dict[str, int], falls: bool) -> None:
    t = facing("ice-golems")
    attack(t, **attacks)
    assert (attack_value(t, foes(t)) >= 4) == falls


def test_cold_fire_is_resisted_only_by_both_in_one_enemy() -> None:
    t = facing("fire-mages", "ice-mages")
    attack(t, melee_coldfire=11)
    assert attack_value(t, foes(t)) == 11
    t = facing("high-dragon")
    attack(t, melee_coldfire=11)
    assert attack_value(t, foes(t)) == 5


def test_special_effects_in_red_and_blue_do_not_touch_the_resistant() -> None:
    assert immune(Foe("fire-mages"), "red")
    assert not immune(Foe("fire-mages"), "blue")
    assert immune(Foe("ice-mages"), "blue")
    assert not immune(Foe("ironclads"), "red")


# Several enemies


def test_one_attack_can_defeat_a_group() -> None:
    t = table(hand="rage march stamina", source=("red", "black", "black", "black"))
    played = battle(t, "prowlers", "prowlers", answers=["done", "c.rage=strong", "c.march"])
    assert {"a.1", "a.2"} <= set(played.keys)
    assert "a.1+2" not in played.keys
    played("c.stamina")
    assert played.done
    assert t.heroes[0].fame == 4


def test_one_resistance_halves_for_the_whole_group() -> None:
    t = facing("ironclads", "prowlers")
    attack(t, melee_physical=11)
    assert attack_value(t, foes(t)) == 5  # against 6
    assert attack_value(t, foes(t)[1:]) == 11


def test_a_challenge_may_be_to_several_at_once() -> None:
    t = table(at="1a", hand="rage march")
    put(t, "1g", "prowlers")
    put(t, "2g", "diggers")
    t.spaces["1d"].tokens, t.spaces["1d"].rampaging = t.spaces["2g"].tokens, True
    t.spaces["2g"].tokens, t.spaces["2g"].rampaging = [], False
    played = turn(t, "fight.1g")
    assert played.ask.prompt.key == "challenge-more"
    played("fight.1d")
    assert [foe.enemy for foe in foes(t)] == ["prowlers", "diggers"]


def test_a_rampaging_orc_brings_reputation_and_frees_its_space() -> None:
    t = table(at="1a", hand="rage march stamina")
    put(t, "1g", "prowlers")
    played = turn(t, "fight.1g", "done", "c.rage=basic", "c.march")
    assert t.heroes[0].reputation == 1
    assert t.spaces["1g"].tokens == []
    assert not t.spaces["1g"].rampaging
    assert "prowlers" in t.piles["green"].discard
    assert played.ask.prompt.key == "after-action"


def test_a_draconum_brings_two() -> None:
    t = table(at="C8e", tiles={(1, 1): "C8"}, hand="rage march stamina", reputation=3)
    put(t, "C8d", "swamp-dragon")
    put(t, "C8f", "fire-dragon")
    played = turn(t, "fight.C8d", "no", "done")
    attack(t, melee_physical=8)
    played("c.march")
    assert t.heroes[0].reputation == 5
    assert t.heroes[0].fame == 7
    assert t.spaces["C8f"].rampaging


# Units and wolves


@pytest.mark.parametrize(
    ("hand", "units", "answers"),
    [
        ("swift-bolt", "", ["c.swift-bolt=strong"]),
        ("swiftness rage march", "", ["done", "done", "c.swiftness=strong", "c.rage=basic"]),
        ("rage rage march", "utem-guardsmen", ["u.1", "c.rage=basic", "c.rage=basic"]),
        ("determination rage rage march", "", [
            "c.determination=strong", "c.march", "c.rage=basic", "c.rage=basic",
        ]),
    ],
)  # fmt: skip
def test_four_ways_to_deal_with_wolf_riders(hand: str, units: str, answers: list[str]) -> None:
    t = table(hand=hand.replace("rage rage", "rage"), units=units, hero="goldyx",
              source=("white", "blue", "red", "red"))  # fmt: skip
    if "rage rage" in hand:
        give(t, "rage")
    played = battle(t, "wolf-riders", answers=answers)
    assert played.done
    assert t.turn.defeated == 1


def test_units_that_are_ready_may_fight_for_a_paralyzed_hero() -> None:
    t = table(units="utem-crossbowmen", hand="rage")
    played = battle(t, "medusa", answers=["done", "done", "hero"])
    assert "u.1" in played.keys


# Each enemy as it is printed


@pytest.mark.parametrize("enemy", DATA.enemies, ids=lambda enemy: enemy.key)
def test_every_enemy_is_blocked_hit_by_and_killed_as_its_token_says(enemy: Enemy) -> None:
    t = facing(enemy.key, stage="block")
    (foe,) = foes(t)
    if enemy.element != "summon":
        assert needed(t, foe) == enemy.attack * (2 if "swift" in enemy.abilities else 1)
        assert damage_of(foe) == enemy.attack * (2 if "brutal" in enemy.abilities else 1)
        block(t, physical=2 * enemy.attack)
        full = enemy.element == "physical"
        assert block_value(t, foe) == enemy.attack * (2 if full else 1)
    t.turn.stage = "attack"
    attack(t, melee_physical=enemy.armor)
    resistant = "physical" in enemy.resistances
    assert attack_value(t, [foe]) == (enemy.armor // 2 if resistant else enemy.armor)
    assert fortifications(t, foe) == ("fortified" in enemy.abilities)


def test_a_blocked_monster_leaves_its_summoner_as_it_was() -> None:
    t = table(hand="ice-shield rage march stamina", crystals="b", source=("black",) * 4)
    on_top(t, "gargoyle")
    played = battle(t, "orc-summoners", answers=["c.ice-shield=strong"])
    assert t.combat is not None
    t.combat.block["ice"] = 5
    played("c.march")
    assert armor(foes(t)[0]) == 4
    assert "wound" not in t.heroes[0].hand
