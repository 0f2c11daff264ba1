"""Every action card: the basic and the strong effect of each."""

from __future__ import annotations

from typing import Any

import pytest

from games.mageknight.rules.combat.enemies import armor
from games.mageknight.rules.combat.phases import block_value, conversions
from games.mageknight.rules.land.movement import enter_cost
from games.mageknight.rules.plays import ways_to_play
from games.mageknight.rules.turn import end_of_turn, later_changes
from games.mageknight.table import MageKnight
from tests.games.mageknight_tables import (
    battle,
    drive,
    enlist,
    give,
    play,
    points,
    staged,
    table,
    tokens,
)

DICE = ("black",) * 6  # nothing to pay with, by day
HEROES = {
    "battle-versatility": "arythea",
    "will-focus": "goldyx",
    "noble-manners": "norowas",
    "cold-toughness": "tovak",
    "concentration": "arythea",
    "promise": "arythea",
    "determination": "arythea",
}

# card, stage, how it is played and what is answered, crystals, what it gives
SIMPLE: list[tuple[str, str, str, str, dict[str, int]]] = [
    ("rage", "attack", "basic", "", {"melee physical": 2}),
    ("rage", "block", "basic", "", {"block physical": 2}),
    ("rage", "attack", "strong", "r", {"melee physical": 4}),
    ("determination", "attack", "basic", "", {"melee physical": 2}),
    ("determination", "block", "basic", "", {"block physical": 2}),
    ("determination", "block", "strong", "b", {"block physical": 5}),
    ("swiftness", "move", "basic", "", {"move": 2}),
    ("swiftness", "ranged", "strong", "w", {"ranged physical": 3}),
    ("march", "move", "basic", "", {"move": 2}),
    ("march", "move", "strong", "g", {"move": 4}),
    ("stamina", "move", "basic", "", {"move": 2}),
    ("stamina", "move", "strong", "b", {"move": 4}),
    ("tranquility", "move", "basic 1", "", {"heal": 1}),
    ("tranquility", "after", "strong 1", "g", {"heal": 2}),
    ("promise", "interact", "basic", "", {"influence": 2}),
    ("promise", "interact", "strong", "w", {"influence": 4}),
    ("threaten", "interact", "basic", "", {"influence": 2}),
    ("threaten", "interact", "strong", "r", {"influence": 5}),
    ("battle-versatility", "attack", "basic", "", {"melee physical": 2}),
    ("battle-versatility", "block", "basic", "", {"block physical": 2}),
    ("battle-versatility", "ranged", "basic", "", {"ranged physical": 1}),
    ("battle-versatility", "attack", "strong 1", "r", {"melee physical": 4}),
    ("battle-versatility", "block", "strong 2", "r", {"block physical": 4}),
    ("battle-versatility", "attack", "strong 3", "r", {"melee fire": 3}),
    ("battle-versatility", "block", "strong 4", "r", {"block fire": 3}),
    ("battle-versatility", "ranged", "strong 5", "r", {"ranged physical": 3}),
    ("battle-versatility", "ranged", "strong 6", "r", {"siege physical": 2}),
    ("noble-manners", "interact", "basic", "", {"influence": 2}),
    ("noble-manners", "interact", "strong", "w", {"influence": 4}),
    ("cold-toughness", "attack", "basic", "", {"melee ice": 2}),
    ("cold-toughness", "block", "basic", "", {"block ice": 3}),
    ("cold-toughness", "block", "strong", "b", {"block ice": 5}),
    ("fire-bolt", "ranged", "strong", "r", {"ranged fire": 3}),
    ("ice-bolt", "ranged", "strong", "b", {"ranged ice": 3}),
    ("swift-bolt", "ranged", "strong", "w", {"ranged physical": 4}),
    ("crushing-bolt", "ranged", "strong", "g", {"siege physical": 3}),
    ("blood-rage", "attack", "basic no", "", {"melee physical": 2}),
    ("blood-rage", "attack", "basic yes", "", {"melee physical": 5}),
    ("blood-rage", "attack", "strong no", "r", {"melee physical": 4}),
    ("blood-rage", "attack", "strong yes", "r", {"melee physical": 9}),
    ("ice-shield", "block", "basic", "", {"block ice": 3}),
    ("ice-shield", "block", "strong", "b", {"block ice": 3}),
    ("agility", "move", "basic", "", {"move": 2}),
    ("agility", "move", "strong", "w", {"move": 4}),
    ("refreshing-walk", "move", "basic", "", {"move": 2, "heal": 1}),
    ("refreshing-walk", "move", "strong", "g", {"move": 4, "heal": 2}),
    ("intimidate", "interact", "basic", "", {"influence": 4}),
    ("intimidate", "attack", "basic", "", {"melee physical": 3}),
    ("intimidate", "interact", "strong", "r", {"influence": 8}),
    ("intimidate", "attack", "strong", "r", {"melee physical": 7}),
    ("frost-bridge", "move", "basic", "", {"move": 2}),
    ("frost-bridge", "move", "strong", "b", {"move": 4}),
    ("song-of-wind", "move", "basic", "", {"move": 2}),
    ("song-of-wind", "move", "strong", "w", {"move": 2}),
    ("path-finding", "move", "basic", "", {"move": 2}),
    ("path-finding", "move", "strong", "g", {"move": 4}),
    ("pure-magic", "move", "basic", "g", {"move": 4}),
    ("pure-magic", "interact", "basic", "w", {"influence": 4}),
    ("pure-magic", "block", "basic", "b", {"block physical": 4}),
    ("pure-magic", "attack", "basic", "r", {"melee physical": 4}),
    ("pure-magic", "move", "strong", "bg", {"move": 7}),
    ("pure-magic", "interact", "strong", "bw", {"influence": 7}),
    ("pure-magic", "block", "strong", "bb", {"block physical": 7}),
    ("pure-magic", "attack", "strong", "br", {"melee physical": 7}),
    ("heroic-tale", "interact", "basic", "", {"influence": 3}),
    ("heroic-tale", "interact", "strong", "w", {"influence": 6}),
    ("regeneration", "rest", "basic", "", {"heal": 1}),
    ("regeneration", "move", "strong", "g", {"heal": 2}),
]


def laid(card: str, stage: str, crystals: str = "", **how: Any) -> MageKnight:
    t = table(hand=card, crystals=crystals, source=DICE, hero=HEROES.get(card, "arythea"), **how)
    return staged(t, stage, "prowlers")


@pytest.mark.parametrize(("card", "stage", "how", "crystals", "gives"), SIMPLE)
def test_what_a_card_gives(
    card: str, stage: str, how: str, crystals: str, gives: dict[str, int]
) -> None:
    t = laid(card, stage, crystals)
    play(t, card, *how.split())
    assert points(t) == gives
    assert sum(t.heroes[0].crystals.values()) == 0
    assert t.heroes[0].played == [card]


@pytest.mark.parametrize(
    ("card", "stage", "ways"),
    [
        ("march", "interact", ["sideways"]),
        ("march", "ranged", []),
        ("march", "rest", []),
        ("rage", "move", ["sideways"]),
        ("promise", "move", ["sideways"]),
        ("promise", "attack", ["sideways"]),
        ("tranquility", "attack", ["sideways"]),  # healing is not for combat, nor its draw
        ("tranquility", "rest", ["basic", "strong"]),
        ("crystallize", "ranged", ["basic", "strong"]),
        ("concentration", "block", ["basic", "sideways"]),
        ("mana-draw", "after", ["basic"]),
        ("regeneration", "block", ["sideways"]),
        ("fire-bolt", "after", ["basic"]),
        ("fire-bolt", "ranged", ["basic", "strong"]),
        ("determination", "attack", ["basic"]),  # a block of 5 does not attack
    ],
)
def test_when_a_card_may_be_played(card: str, stage: str, ways: list[str]) -> None:
    t = laid(card, stage, "rbg")
    assert [way.key for way in ways_to_play(t, 0, card)] == ways


# Basic actions with effects of their own


def test_tranquility_draws_instead() -> None:
    t = laid("tranquility", "move", "g")
    play(t, "tranquility", "strong", "2")
    assert len(t.heroes[0].hand) == 2


def test_threaten_costs_reputation_when_the_turn_ends() -> None:
    t = laid("threaten", "interact", "r")
    play(t, "threaten", "strong")
    assert t.heroes[0].reputation == 0
    later_changes(t, 0)
    assert t.heroes[0].reputation == -1


def test_crystallize_makes_a_crystal_of_a_mana() -> None:
    t = table(hand="crystallize", source=("white", "black", "black", "black"))
    play(t, "crystallize", "basic")
    assert t.heroes[0].crystals["white"] == 1
    assert t.turn.dice == [0]


def test_a_strong_crystallize_makes_any_crystal() -> None:
    t = laid("crystallize", "move", "b")
    play(t, "crystallize", "strong", "red")
    assert t.heroes[0].crystals == {"red": 1, "blue": 0, "green": 0, "white": 0}


@pytest.mark.parametrize("color", ["blue", "white", "red"])
def test_concentration_gives_a_mana(color: str) -> None:
    t = laid("concentration", "move")
    play(t, "concentration", "basic", color)
    assert tokens(t) == {color: 1}


def test_will_focus_gives_a_mana_or_a_crystal_and_boosts_by_three() -> None:
    t = laid("will-focus", "move")
    play(t, "will-focus", "basic", "1", "white")
    assert tokens(t) == {"white": 1}
    t = laid("will-focus", "move")
    play(t, "will-focus", "basic", "2")
    assert t.heroes[0].crystals["green"] == 1
    t = laid("will-focus", "move", "g")
    give(t, "march")
    play(t, "will-focus", "strong")
    assert points(t) == {"move": 7}


def test_concentration_adds_to_one_value_of_a_card() -> None:
    t = laid("concentration", "move", "g")
    give(t, "refreshing-walk")
    play(t, "concentration", "strong")
    assert points(t) == {"move": 6, "heal": 2}


def test_concentration_cannot_play_a_healing_card_in_combat() -> None:
    t = laid("concentration", "block", "g")
    give(t, "tranquility")
    assert "strong" not in [way.key for way in ways_to_play(t, 0, "concentration")]


def test_a_boosted_card_still_needs_what_it_asks_for() -> None:
    t = laid("concentration", "move", "g")
    give(t, "pure-magic")  # wants a mana beside the green one that has paid
    assert "strong" not in [way.key for way in ways_to_play(t, 0, "concentration")]
    t.heroes[0].crystals["green"] += 1
    play(t, "concentration", "strong")
    assert points(t) == {"move": 9}


def test_improvisation_cannot_discard_itself_nor_the_card_that_boosts_it() -> None:
    t = laid("improvisation", "move", "rg")
    assert [way.key for way in ways_to_play(t, 0, "improvisation")] == ["sideways"]
    give(t, "wound")
    assert [way.key for way in ways_to_play(t, 0, "improvisation")] == ["sideways"]
    give(t, "concentration")
    assert "strong" not in [way.key for way in ways_to_play(t, 0, "concentration")]
    give(t, "march")
    play(t, "concentration", "strong", "improvisation")
    assert points(t) == {"move": 7}
    assert t.heroes[0].discard == ["march"]


@pytest.mark.parametrize(
    ("stage", "kind"),
    [("move", "move"), ("interact", "influence"), ("attack", "melee physical"),
     ("block", "block physical")],
)  # fmt: skip
def test_improvisation_gives_three_or_five_of_anything(stage: str, kind: str) -> None:
    for way, crystals, n in (("basic", "", 3), ("strong", "r", 5)):
        t = laid("improvisation", stage, crystals)
        give(t, "march")
        play(t, "improvisation", way)
        assert points(t) == {kind: n}


def test_noble_manners_bring_fame_and_reputation() -> None:
    t = laid("noble-manners", "interact", "w")
    play(t, "noble-manners", "strong")
    later_changes(t, 0)
    assert (t.heroes[0].fame, t.heroes[0].reputation) == (1, 1)


@pytest.mark.parametrize(
    ("enemy", "worth"),
    [
        ("prowlers", 5),  # nothing on the token
        ("wolf-riders", 6),  # swift
        ("ice-golems", 4),  # paralyze, ice, two resistances: 9, halved against ice
        ("fire-golems", 9),  # brutal, fire, two resistances
        ("high-dragon", 5),  # brutal, two resistances, and both colors: 10, halved
    ],
)
def test_cold_toughness_grows_with_the_icons_of_the_enemy(enemy: str, worth: int) -> None:
    t = table(hand="cold-toughness", crystals="b", source=DICE, hero="tovak")
    staged(t, "block", enemy)
    play(t, "cold-toughness", "strong")
    assert t.combat is not None
    assert block_value(t, t.combat.foes[0]) == worth


# Advanced actions with effects of their own


@pytest.mark.parametrize(
    ("card", "color"),
    [
        ("fire-bolt", "red"),
        ("ice-bolt", "blue"),
        ("swift-bolt", "white"),
        ("crushing-bolt", "green"),
    ],
)
def test_bolts_give_a_crystal(card: str, color: str) -> None:
    t = laid(card, "after")
    play(t, card)
    assert t.heroes[0].crystals[color] == 1


def test_blood_rage_wounds() -> None:
    t = laid("blood-rage", "attack")
    play(t, "blood-rage", "basic", "yes")
    assert t.heroes[0].hand == ["wound"]


def test_ice_shield_weakens_whom_it_blocks_but_not_the_resistant() -> None:
    for enemy, left in (("prowlers", 1), ("guardsmen", 4), ("ice-golems", 4)):
        t = table(hand="ice-shield rage march stamina", crystals="b", source=DICE)
        played = battle(t, enemy, answers=["c.ice-shield=strong"])
        assert t.combat is not None
        foe = t.combat.foes[0]
        t.combat.block["fire"] = 9
        played("c.march")
        assert armor(foe) == left


def test_agility_turns_moves_into_attacks() -> None:
    t = table(hand="agility", source=DICE)
    play(t, "agility", "basic")
    staged(t, "ranged", "prowlers")
    assert conversions(t) == []
    t.turn.stage = "attack"
    assert [option.key for option in conversions(t)] == ["x.melee"]


def test_a_strong_agility_also_into_ranged_ones_two_for_one() -> None:
    t = table(hand="agility rage", crystals="w", source=DICE, at="1a")
    play(t, "agility", "strong")
    played = battle(t, "prowlers", answers=["x.ranged"])
    assert t.turn.move == 2
    assert points(t) == {"move": 2, "ranged physical": 1}
    played("done", "done", "x.melee")
    assert points(t) == {"move": 1, "melee physical": 1}


def test_intimidate_costs_reputation() -> None:
    for way, crystals, cost in (("basic", "", -1), ("strong", "r", -2)):
        t = laid("intimidate", "attack", crystals)
        play(t, "intimidate", way)
        later_changes(t, 0)
        assert t.heroes[0].reputation == cost


def cost(t: MageKnight, terrain: str) -> int | None:
    t.spaces["Ac"].terrain = terrain
    return enter_cost(t, 0, t.spaces["Ac"])


def test_frost_bridge_crosses_swamps_and_lakes() -> None:
    t = laid("frost-bridge", "move")
    play(t, "frost-bridge", "basic")
    assert (cost(t, "swamp"), cost(t, "lake")) == (1, None)
    t = laid("frost-bridge", "move", "b")
    play(t, "frost-bridge", "strong")
    assert (cost(t, "swamp"), cost(t, "lake")) == (1, 1)


def test_song_of_wind_makes_open_land_cheap_and_lakes_for_a_blue_mana() -> None:
    t = laid("song-of-wind", "move")
    play(t, "song-of-wind", "basic")
    assert [cost(t, k) for k in ("plains", "desert", "wasteland", "hills")] == [1, 4, 3, 3]
    t = laid("song-of-wind", "move", "wb")
    play(t, "song-of-wind", "strong", "yes")
    assert [cost(t, k) for k in ("plains", "desert", "wasteland", "lake")] == [0, 3, 2, 0]


def test_path_finding_makes_all_land_cheaper_but_not_below_two() -> None:
    t = laid("path-finding", "move")
    play(t, "path-finding", "basic")
    assert [cost(t, k) for k in ("plains", "forest", "swamp", "lake")] == [2, 2, 4, None]
    t = laid("path-finding", "move", "g")
    play(t, "path-finding", "strong")
    assert [cost(t, k) for k in ("plains", "forest", "swamp", "mountain")] == [2, 2, 2, None]


def test_reductions_are_taken_in_the_best_order() -> None:
    t = laid("path-finding", "move", "g")
    give(t, "song-of-wind")
    play(t, "song-of-wind", "basic")
    play(t, "path-finding", "strong")
    assert cost(t, "desert") == 1  # two, and one less


def test_blood_ritual_gives_mana_of_any_color() -> None:
    t = laid("blood-ritual", "after")
    play(t, "blood-ritual", "black")
    assert tokens(t) == {"red": 1, "black": 1}
    assert t.heroes[0].hand == ["wound"]
    t = laid("blood-ritual", "after", "r")
    play(t, "blood-ritual", "strong", "gold", "gold", "blue")
    assert tokens(t) == {"gold": 2, "blue": 1}


def test_pure_magic_needs_both_of_its_mana() -> None:
    t = laid("pure-magic", "block", "b")
    assert [way.key for way in ways_to_play(t, 0, "pure-magic")] == ["basic", "sideways"]


def test_heroic_tale_rewards_each_unit_that_is_recruited() -> None:
    t = laid("heroic-tale", "interact", "w")
    play(t, "heroic-tale", "strong")
    t.turn.recruited = 2
    later_changes(t, 0)
    assert (t.heroes[0].fame, t.heroes[0].reputation) == (2, 2)
    t = laid("heroic-tale", "interact")
    play(t, "heroic-tale", "basic")
    t.turn.recruited = 2
    later_changes(t, 0)
    assert (t.heroes[0].fame, t.heroes[0].reputation) == (0, 2)


def test_regeneration_readies_a_unit_of_a_low_level() -> None:
    t = laid("regeneration", "move", "g")
    enlist(t, "utem-guardsmen", ready=False)
    play(t, "regeneration", "basic")
    assert t.heroes[0].units[0].ready


def test_played_cards_go_to_the_discard_pile_at_the_end() -> None:
    t = laid("march", "move")
    play(t, "march", "basic")
    t.turn.did = True
    drive(t, end_of_turn(t, 0))
    assert t.heroes[0].discard == ["march"]
    assert len(t.heroes[0].hand) == 5
