"""Every spell: by day its basic effect, with a black mana at night the strong one."""

from __future__ import annotations

from typing import Any

import pytest

from games.mageknight.rules.combat.enemies import armor, fortifications, resists
from games.mageknight.rules.land.movement import next_spaces
from games.mageknight.rules.plays import ways_to_play
from games.mageknight.rules.turn import end_of_turn
from games.mageknight.table import Foe, MageKnight
from tests.games.mageknight_tables import (
    battle,
    drive,
    enlist,
    give,
    next_cards,
    offer_units,
    on_top,
    play,
    points,
    put,
    staged,
    table,
    tokens,
    turn,
)

BLACK = ("black",) * 6


def cast(
    spell: str, stage: str = "move", *enemies: str, crystals: str = "", **how: Any
) -> MageKnight:
    """At night with black dice, and crystals to pay with."""
    t = table(hand=spell, night=True, crystals=crystals, source=BLACK, **how)
    return staged(t, stage, *enemies)


def foe(t: MageKnight, i: int = 0) -> Foe:
    assert t.combat is not None
    return t.combat.foes[i]


def test_even_the_basic_effect_costs_mana_and_the_strong_one_a_black_mana_too() -> None:
    t = staged(table(hand="fireball", source=BLACK), "ranged", "prowlers")
    assert ways_to_play(t, 0, "fireball") == []
    t = staged(table(hand="fireball", crystals="r", source=BLACK), "ranged", "prowlers")
    assert [way.key for way in ways_to_play(t, 0, "fireball")] == ["basic"]  # by day
    t = cast("fireball", "ranged", "prowlers", crystals="r")
    assert [way.key for way in ways_to_play(t, 0, "fireball")] == ["basic", "strong"]
    play(t, "fireball", "strong")
    assert t.heroes[0].crystals["red"] == 0
    assert len(t.turn.dice) == 1


@pytest.mark.parametrize(
    ("spell", "color", "stage", "how", "gives"),
    [
        ("fireball", "r", "ranged", "basic", {"ranged fire": 5}),
        ("fireball", "r", "ranged", "strong", {"siege fire": 8}),
        ("snowstorm", "b", "ranged", "basic", {"ranged ice": 5}),
        ("snowstorm", "b", "ranged", "strong", {"siege ice": 8}),
        ("flame-wall", "r", "attack", "basic", {"melee fire": 5}),
        ("flame-wall", "r", "block", "basic", {"block fire": 7}),
        ("flame-wall", "r", "attack", "strong", {"melee fire": 9}),  # two enemies
        ("flame-wall", "r", "block", "strong", {"block fire": 11}),
        ("mana-bolt", "bb", "attack", "basic", {"melee ice": 8}),
        ("mana-bolt", "br", "attack", "basic", {"melee coldfire": 7}),
        ("mana-bolt", "bw", "ranged", "basic", {"ranged ice": 6}),
        ("mana-bolt", "bg", "ranged", "basic", {"siege ice": 5}),
        ("mana-bolt", "bb", "attack", "strong", {"melee ice": 11}),
        ("mana-bolt", "br", "attack", "strong", {"melee coldfire": 10}),
        ("mana-bolt", "bw", "ranged", "strong", {"ranged ice": 9}),
        ("mana-bolt", "bg", "ranged", "strong", {"siege ice": 8}),
        ("burning-shield", "r", "block", "basic", {"block fire": 4}),
        ("burning-shield", "r", "block", "strong", {"block fire": 4}),
        ("restoration", "g", "after", "basic", {"heal": 3}),
        ("restoration", "g", "after", "strong", {"heal": 3}),
    ],
)
def test_what_a_spell_gives(
    spell: str, color: str, stage: str, how: str, gives: dict[str, int]
) -> None:
    t = cast(spell, stage, "prowlers", "diggers", crystals=color)
    play(t, spell, how)
    assert points(t) == gives
    assert t.turn.spells == [{"r": "red", "b": "blue", "g": "green"}[color[0]]]


def test_firestorm_and_blizzard_wound_the_caster() -> None:
    for spell, color in (("fireball", "r"), ("snowstorm", "b")):
        t = cast(spell, "ranged", "prowlers", crystals=color)
        play(t, spell, "strong")
        assert t.heroes[0].hand == ["wound"]


def test_expose_takes_walls_and_resistances_from_one_enemy() -> None:
    t = cast("expose", "ranged", "altem-guardsmen", "diggers", crystals="w")
    play(t, "expose", "basic", "1")
    assert resists(foe(t)) == set()
    assert [fortifications(t, foe(t, i)) for i in (0, 1)] == [0, 1]
    assert points(t) == {"ranged physical": 2}


def test_mass_expose_takes_one_of_them_from_all() -> None:
    t = cast("expose", "ranged", "altem-guardsmen", "diggers", crystals="w")
    play(t, "expose", "strong", "1")
    assert [fortifications(t, foe(t, i)) for i in (0, 1)] == [0, 0]
    assert resists(foe(t))
    assert points(t) == {"ranged physical": 3}


def test_tremor_lowers_armor_and_earthquake_most_behind_walls() -> None:
    t = cast("tremor", "ranged", "diggers", "guardsmen", crystals="g")
    play(t, "tremor", "basic", "2")
    assert [armor(foe(t, i)) for i in (0, 1)] == [1, 5]
    t = cast("tremor", "ranged", "prowlers", "guardsmen", crystals="g")
    play(t, "tremor", "strong", "1", "2")
    assert [armor(foe(t, i)) for i in (0, 1)] == [3, 1]
    t = cast("tremor", "ranged", "prowlers", "guardsmen", crystals="g")
    play(t, "tremor", "strong", "2")
    assert [armor(foe(t, i)) for i in (0, 1)] == [1, 3]


def test_whirlwind_holds_an_enemy_back_and_a_tornado_destroys_one_in_the_attack_phase() -> None:
    t = cast("whirlwind", "block", "minotaur", crystals="w")
    assert [way.key for way in ways_to_play(t, 0, "whirlwind")] == ["basic", "sideways"]
    play(t, "whirlwind", "basic")
    assert foe(t).idle
    t = cast("whirlwind", "attack", "fire-dragon", crystals="w")
    play(t, "whirlwind", "strong")
    assert foe(t).down
    assert t.heroes[0].fame == 8


def test_a_summoned_monster_can_be_held_back_but_its_summoner_not_be_touched() -> None:
    t = cast("whirlwind", "move", crystals="w")
    give(t, "tremor")
    t.heroes[0].crystals["green"] = 1
    on_top(t, "minotaur")
    played = battle(t, "orc-summoners", answers=["done"])
    assert foe(t).summoned == "minotaur"
    assert [way.key for way in ways_to_play(t, 0, "tremor")] == ["sideways"]
    played("c.whirlwind=basic")
    assert "wound" not in t.heroes[0].hand


def test_underground_travel_passes_beneath_everything_but_water_and_swamp() -> None:
    t = table(at="2f", hand="underground-travel", crystals="g", source=("black",) * 4)
    played = turn(t, "c.underground-travel=basic")
    assert "1c" in played.keys
    assert "2b" in played.keys  # past the orcs, in three steps
    assert "2g" not in played.keys
    played("2b")
    assert t.heroes[0].at == "2b"
    assert t.combat is None


def test_underground_attack_comes_out_within_the_walls() -> None:
    t = table(
        at="3a", hand="underground-travel rage", crystals="g", source=BLACK, night=True,
        tiles={(1, 1): "3"},
    )  # fmt: skip
    put(t, "3b", "guardsmen", up=False)
    played = turn(t, "c.underground-travel=strong")
    assert t.heroes[0].at == "3b"
    assert fortifications(t, foe(t)) == 1  # only its own
    assert t.heroes[0].reputation == -1
    played("done", "done")
    assert t.heroes[0].at == "3a"


def test_burning_shield_strikes_back_when_it_has_blocked() -> None:
    t = table(hand="burning-shield rage march", crystals="r", source=("black",) * 4)
    played = battle(t, "prowlers", answers=["c.burning-shield=basic"])
    assert "x.counter" in played.keys
    played("x.counter")
    assert t.turn.defeated == 1


def test_exploding_shield_destroys_whom_it_blocks_but_not_the_fire_resistant() -> None:
    t = cast("burning-shield", crystals="r")
    give(t, "rage", "march")
    battle(t, "prowlers", answers=["c.burning-shield=strong"])
    assert t.turn.defeated == 1
    t = cast("burning-shield", crystals="r")
    give(t, "rage", "march", "stamina")
    played = battle(t, "fire-golems", answers=["c.burning-shield=strong"])
    assert t.combat is not None
    t.combat.block["ice"] = 9
    played("c.march")
    assert not foe(t).down


def test_chill_freezes_an_enemy_and_takes_its_fire_resistance() -> None:
    t = cast("chill", "block", "fire-mages", crystals="b")
    play(t, "chill", "basic")
    assert foe(t).idle
    assert resists(foe(t)) == set()
    t = cast("chill", "ranged", "ice-mages", "prowlers", crystals="b")
    play(t, "chill", "strong")  # the ice mages are immune
    assert armor(foe(t, 1)) == 1
    assert foe(t, 1).idle
    assert not foe(t, 0).idle


def test_lethal_chill_still_weakens_in_the_attack_phase() -> None:
    t = cast("chill", "attack", "guardsmen", crystals="b")
    play(t, "chill", "strong")
    assert armor(foe(t)) == 3


def test_wings_of_wind_fly_a_space_for_each_move_point() -> None:
    t = table(at="Aa", hand="wings-of-wind march", crystals="w", source=("black",) * 4)
    played = turn(t, "c.march=basic", "c.wings-of-wind=basic")
    assert "1d" in played.keys  # two spaces
    assert "1c" not in played.keys
    played("1d")
    assert (t.heroes[0].at, t.turn.move) == ("1d", 0)


def test_wings_of_night_need_a_move_point_for_each_enemy() -> None:
    for move, ways in ((1, ["basic"]), (2, ["basic", "strong"])):
        t = table(hand="wings-of-wind", night=True, crystals="w", source=BLACK)
        t.turn.move = move
        staged(t, "ranged", "prowlers", "diggers")
        usable = [way.key for way in ways_to_play(t, 0, "wings-of-wind")]
        assert ("strong" in usable) == ("strong" in ways)
    t = table(hand="wings-of-wind", night=True, crystals="w", source=BLACK)
    t.turn.move = 1
    battle(t, "minotaur", answers=["c.wings-of-wind=strong"])
    assert "wound" not in t.heroes[0].hand


def test_restoration_heals_more_in_a_forest_and_rebirth_readies() -> None:
    t = cast("restoration", crystals="g", at="1f")
    play(t, "restoration", "basic")
    assert points(t) == {"heal": 5}
    t = cast("restoration", crystals="g")
    enlist(t, "peasants", ready=False)
    enlist(t, "utem-guardsmen", ready=False)
    enlist(t, "utem-swordsmen", ready=False)
    play(t, "restoration", "strong", "2")  # levels 2 and 1: three in all
    assert [unit.ready for unit in t.heroes[0].units] == [True, True, False]


def test_demolish_breaks_walls_and_lowers_armor() -> None:
    t = table(hand="demolish", crystals="r", source=("black",) * 4)
    staged(t, "ranged", "guardsmen", "fire-mages", site=True)
    play(t, "demolish", "basic")
    assert [fortifications(t, foe(t, i)) for i in (0, 1)] == [1, 0]
    assert [armor(foe(t, i)) for i in (0, 1)] == [6, 5]  # the fire mages are immune


def test_disintegrate_destroys_one_and_lowers_the_others() -> None:
    t = cast("demolish", "attack", "guardsmen", "minotaur", crystals="r")
    play(t, "demolish", "strong", "1")
    assert foe(t).down
    assert armor(foe(t, 1)) == 4


def test_space_bending_reaches_two_spaces_and_provokes_nobody() -> None:
    t = table(at="2f", hand="space-bending march", crystals="b", source=("black",) * 4)
    played = turn(t, "c.space-bending=basic", "c.march=basic")
    assert {"m.1c", "m.2c", "m.2d"} <= set(played.keys)
    assert {"x.1,1"} <= set(played.keys)  # a tile two spaces away
    assert len(next_spaces(t, t.space(0))) > 6
    played("m.1c")
    assert t.combat is None


def test_time_bending_gives_the_cards_back_and_another_turn() -> None:
    t = cast("space-bending", crystals="b")
    give(t, "march", "wound")
    play(t, "march", "basic")
    play(t, "space-bending", "strong")
    drive(t, end_of_turn(t, 0))
    assert t.turn.again
    assert sorted(t.heroes[0].hand) == ["march", "wound"]
    assert t.heroes[0].discard == ["space-bending"]


def test_call_to_arms_borrows_an_ability_of_the_offer() -> None:
    t = cast("call-to-arms", "block", "prowlers", crystals="w")
    offer_units(t, "foresters", "herbalists", "guardian-golems")
    play(t, "call-to-arms", "basic", "foresters-2")
    assert points(t) == {"block physical": 3}
    assert t.heroes[0].units == []


def test_call_to_arms_helps_neither_in_a_dungeon_nor_with_healing_in_combat() -> None:
    t = cast("call-to-arms", "block", "prowlers", crystals="wg")
    offer_units(t, "herbalists")
    play(t, "call-to-arms", "basic")  # only the mana
    assert tokens(t) == {"green": 1}
    t = cast("call-to-arms", "block", "prowlers", crystals="w")
    offer_units(t, "foresters")
    assert t.combat is not None
    t.combat.units = False
    assert "basic" not in [way.key for way in ways_to_play(t, 0, "call-to-arms")]


def test_call_to_glory_recruits_for_nothing() -> None:
    t = cast("call-to-arms", crystals="w", units="peasants")
    offer_units(t, "guardian-golems")
    play(t, "call-to-arms", "strong", "guardian-golems")
    assert [unit.key for unit in t.heroes[0].units] == ["guardian-golems"]
    assert "peasants" in t.removed


def test_meditation_brings_cards_back_and_two_more_at_the_end() -> None:
    t = cast("meditation", crystals="g")
    give(t, "rage", "march", "stamina", to="discard")
    play(t, "meditation", "strong", "rage", "yes", "march", "no")
    assert t.heroes[0].deck[-1] == "rage"
    assert t.heroes[0].deck[0] == "march"
    drive(t, end_of_turn(t, 0))
    assert len(t.heroes[0].hand) == 7


def test_a_basic_meditation_takes_them_at_random() -> None:
    t = cast("meditation", crystals="g")
    give(t, "rage", to="discard")
    play(t, "meditation", "basic", "no")
    assert t.heroes[0].deck[0] == "rage"


def test_mana_meltdown_takes_a_crystal_or_wounds() -> None:
    t = cast("mana-meltdown", crystals="r", seats=3)
    t.heroes[1].crystals["blue"] = 1
    play(t, "mana-meltdown", "basic", "yes")
    assert t.heroes[1].crystals["blue"] == 0
    assert t.heroes[0].crystals["blue"] == 1
    assert t.heroes[2].hand == ["wound"]


def test_mana_radiance_burns_all_who_own_its_color() -> None:
    t = cast("mana-meltdown", crystals="rww")
    t.heroes[1].crystals["white"] = 3
    play(t, "mana-meltdown", "strong", "white")
    assert (t.heroes[0].wounds, t.heroes[1].wounds) == (2, 3)
    assert t.heroes[0].crystals["white"] == 3
    assert tokens(t) == {"white": 1}


def test_mana_claim_holds_a_die_for_the_round() -> None:
    t = table(hand="mana-claim", crystals="b", source=("red", "green", "black", "black"))
    play(t, "mana-claim", "basic", "green", "yes")
    assert tokens(t) == {"green": 3}
    assert t.heroes[0].claimed == "green"
    assert len(t.source) == 3
    t = table(hand="mana-claim", crystals="b", source=("red", "green", "black", "black"))
    play(t, "mana-claim", "basic", "green", "no")
    assert tokens(t) == {}
    turn(t)
    assert tokens(t) == {"green": 1}


def test_mana_curse_wounds_others_once_a_turn_for_its_color() -> None:
    t = table(hand="mana-claim", night=True, crystals="b", source=("green", "black", "red", "red"))
    play(t, "mana-claim", "strong", "green", "no")
    t.at = 1
    t.heroes[1].crystals["green"] = 2
    give(t, "march", "march", seat=1)
    turn(t, "c.march=strong", "c.march=strong", seat=1)
    assert t.heroes[1].hand == ["wound"]


def test_mind_read_makes_others_discard_a_color_or_show_their_hands() -> None:
    t = cast("mind-read", crystals="w", seats=3)
    give(t, "march", "rage", seat=1)
    give(t, "rage", seat=2)
    played = play(t, "mind-read", "basic", "green")
    assert t.heroes[0].crystals["green"] == 1
    assert t.heroes[1].discard == ["march"]
    assert t.heroes[2].hand == ["rage"]
    assert "shows-hand" in played.said


def test_mind_steal_keeps_one_of_them() -> None:
    t = cast("mind-read", crystals="w")
    give(t, "march", "rage", seat=1)
    play(t, "mind-read", "strong", "green", "1")
    assert t.heroes[0].hand == ["march"]
    assert t.heroes[1].discard == []


def test_energy_flow_readies_a_unit_and_spends_others() -> None:
    t = cast("energy-flow", crystals="g")
    enlist(t, "guardian-golems", ready=False)
    enlist(t, "peasants", seat=1)
    play(t, "energy-flow", "basic", "1")
    assert t.heroes[0].units[0].ready
    assert not t.heroes[1].units[0].ready


def test_energy_steal_heals_one_wound_of_the_unit() -> None:
    t = cast("energy-flow", crystals="g")
    enlist(t, "guardian-golems", ready=False, wounds=2)
    played = play(t, "energy-flow", "strong")
    assert t.heroes[0].units[0].wounds == 1
    assert "heals-unit" in played.said


def test_what_lies_on_top_is_drawn_first() -> None:
    t = table(hand="rage")
    next_cards(t, "promise", "threaten")
    drive(t, end_of_turn(t, 0))
    assert t.heroes[0].hand[:2] == ["promise", "threaten"]
