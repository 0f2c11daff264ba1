"""The advanced actions 17 to 28: the basic and the strong effect of each."""

from __future__ import annotations

from typing import Any

import pytest

from games.mageknight.data import DATA
from games.mageknight.options import Learn, MoveIntoAttack
from games.mageknight.rules.combat.phases import convert
from games.mageknight.rules.land.interaction import buy, wares
from games.mageknight.rules.mana import purse
from games.mageknight.rules.plays import ways_to_play
from games.mageknight.rules.turn import end_of_turn
from games.mageknight.rules.units import use_ability
from games.mageknight.table import MageKnight
from tests.games.mageknight_tables import (
    battle,
    drive,
    offer_cards,
    play,
    points,
    staged,
    table,
)

DICE = ("black",) * 6


def laid(card: str, stage: str, crystals: str = "", hand: str = "", **how: Any) -> MageKnight:
    how = {"source": DICE, "scenario": "full-conquest", **how}
    return staged(table(hand=f"{card} {hand}", crystals=crystals, **how), stage, "prowlers")


def ended(t: MageKnight, *answers: str) -> None:
    t.combat, t.turn.stage = None, "after"
    drive(t, end_of_turn(t, 0), *answers)


def test_the_first_reconnaissance_uses_sixteen_and_a_conquest_all() -> None:
    assert len(table().advanced_deck) == 16
    t = table(scenario="full-conquest")
    every = {card.key for card in DATA.cards if card.kind == "advanced"}
    assert {*t.advanced_deck, *t.advanced_offer, *t.training} == every
    assert sorted(DATA.card[key].number for key in every) == [*range(1, 29)]


# What they give


@pytest.mark.parametrize(
    ("card", "stage", "how", "crystals", "gives"),
    [
        ("steady-tempo", "move", "basic", "", {"move": 2}),
        ("steady-tempo", "move", "strong", "b", {"move": 4}),
        ("diplomacy", "interact", "basic", "", {"influence": 2}),
        ("diplomacy", "interact", "strong", "w", {"influence": 4}),
        ("diplomacy", "block", "basic", "", {"block physical": 2}),
        ("diplomacy", "block", "strong ice", "w", {"block ice": 4}),
        ("diplomacy", "block", "strong fire", "w", {"block fire": 4}),
        ("in-need", "interact", "basic", "", {"influence": 2}),
        ("in-need", "interact", "strong", "g", {"influence": 4}),
        ("ambush", "move", "basic", "", {"move": 2}),
        ("ambush", "move", "strong", "g", {"move": 4}),
        ("learning", "interact", "basic", "", {"influence": 2}),
        ("learning", "interact", "strong", "w", {"influence": 4}),
    ],
)
def test_what_an_advanced_action_gives(
    card: str, stage: str, how: str, crystals: str, gives: dict[str, int]
) -> None:
    t = laid(card, stage, crystals)
    play(t, card, *how.split())
    assert points(t) == gives
    assert sum(t.heroes[0].crystals.values()) == 0


# Into the Heat


@pytest.mark.parametrize(("how", "crystals", "more"), [("basic", "", 2), ("strong", "r", 3)])
def test_into_the_heat_strengthens_all_units(how: str, crystals: str, more: int) -> None:
    t = laid("into-the-heat", "ranged", crystals, units="utem-crossbowmen")
    play(t, "into-the-heat", how)
    drive(t, use_ability(t, 0, t.heroes[0].units[0], 1))
    assert points(t) == {"ranged physical": 2 + more}
    t.turn.stage = "block"
    drive(t, use_ability(t, 0, t.heroes[0].units[0], 0))
    assert points(t)["block physical"] == 3 + more


def test_into_the_heat_is_for_the_beginning_of_a_combat() -> None:
    for stage in ("block", "attack"):
        t = laid("into-the-heat", stage)
        assert [way.key for way in ways_to_play(t, 0, "into-the-heat")] == ["sideways"]


def test_into_the_heat_keeps_damage_from_units() -> None:
    t = table(hand="into-the-heat", units="peasants", scenario="full-conquest", source=DICE)
    battle(t, "prowlers", answers=["c.into-the-heat=basic", "done", "done"])
    assert t.heroes[0].units[0].wounds == 0
    assert t.heroes[0].wounds == 2


# Steady Tempo


def test_steady_tempo_goes_under_the_deck_or_on_top() -> None:
    t = laid("steady-tempo", "move")
    play(t, "steady-tempo", "basic")
    ended(t, "yes")
    assert t.heroes[0].deck[0] == "steady-tempo"
    t = laid("steady-tempo", "move", "b", hand="rage march march stamina stamina")
    play(t, "steady-tempo", "strong")
    ended(t, "yes")
    assert t.heroes[0].deck[-1] == "steady-tempo"


def test_steady_tempo_may_be_discarded_like_any_other() -> None:
    t = laid("steady-tempo", "move")
    play(t, "steady-tempo", "basic")
    ended(t, "no")
    assert "steady-tempo" in t.heroes[0].discard


def test_steady_tempo_does_not_go_under_an_empty_deck() -> None:
    t = laid("steady-tempo", "move")
    t.heroes[0].discard, t.heroes[0].deck = t.heroes[0].deck, []
    play(t, "steady-tempo", "basic")
    ended(t)
    assert "steady-tempo" in t.heroes[0].discard


# Influence


def test_diplomacy_makes_blocks_of_all_influence() -> None:
    t = laid("diplomacy", "block", hand="promise")
    assert [way.key for way in ways_to_play(t, 0, "promise")] == ["sideways"]
    play(t, "diplomacy", "basic")
    play(t, "promise", "basic")
    assert points(t) == {"block physical": 4}
    t.turn.stage = "attack"
    assert [way.key for way in ways_to_play(t, 0, "promise")] == ["sideways"]


def test_in_need_counts_wounds_in_the_hand_and_on_units() -> None:
    t = laid("in-need", "interact", "g", hand="wound wound", units="peasants")
    t.heroes[0].units[0].wounds = 1
    play(t, "in-need", "strong")
    assert points(t) == {"influence": 4 + 2 * 3}


@pytest.mark.parametrize(
    ("how", "crystals", "cost", "pile"), [("basic", "", 6, "discard"), ("strong", "w", 9, "hand")]
)
def test_learning_lets_a_hero_buy_an_advanced_action_once(
    how: str, crystals: str, cost: int, pile: str
) -> None:
    t = laid("learning", "interact", crystals, at="Ac")
    t.space(0).site = "village"
    offer_cards(t, "advanced", "agility", "ambush", "training")
    play(t, "learning", how)
    village = t.space(0)
    assert not [o.key for o in wares(t, 0, village) if o.key.startswith("l.")]
    t.turn.influence = cost
    assert "l.ambush" in [o.key for o in wares(t, 0, village)]
    drive(t, buy(t, 0, village, Learn("ambush", cost, pile)))
    assert t.turn.influence == 0
    assert "ambush" in getattr(t.heroes[0], pile)
    assert len(t.advanced_offer) == 3
    t.turn.influence = cost
    assert not [o.key for o in wares(t, 0, village) if o.key.startswith("l.")]


# Cards that leave the game


def test_decompose_makes_two_crystals_of_a_color() -> None:
    t = laid("decompose", "move", hand="march")
    play(t, "decompose", "basic")
    assert t.heroes[0].crystals == {"red": 0, "blue": 0, "green": 2, "white": 0}
    assert t.removed == ["march"]


def test_a_strong_decompose_makes_one_of_each_other_color() -> None:
    t = laid("decompose", "move", "r", hand="march")
    play(t, "decompose", "strong")
    assert t.heroes[0].crystals == {"red": 1, "blue": 1, "green": 0, "white": 1}


def test_decompose_needs_another_action_card() -> None:
    t = laid("decompose", "after", hand="fireball wound")
    assert not ways_to_play(t, 0, "decompose")


def test_training_exchanges_an_action_for_an_advanced_one_of_its_color() -> None:
    for how, crystals, pile in (("basic", "", "discard"), ("strong", "g", "hand")):
        t = laid("training", "after", crystals, hand="march")
        offer_cards(t, "advanced", "ambush", "agility", "fire-bolt")
        play(t, "training", how)
        assert "ambush" in getattr(t.heroes[0], pile)
        assert t.removed == ["march"]


def test_maximal_effect_uses_a_basic_effect_three_times() -> None:
    t = laid("maximal-effect", "move", hand="march")
    play(t, "maximal-effect", "basic")
    assert points(t) == {"move": 6}
    assert t.removed == ["march"]
    assert t.heroes[0].played == ["maximal-effect"]


def test_a_strong_maximal_effect_uses_a_strong_one_twice_for_nothing() -> None:
    t = laid("maximal-effect", "attack", "r", hand="rage")
    play(t, "maximal-effect", "strong")
    assert points(t) == {"melee physical": 8}
    assert t.removed == ["rage"]


# Mana


def test_crystal_mastery_gives_one_more_of_a_color_that_is_there() -> None:
    t = laid("crystal-mastery", "after", "rg")
    play(t, "crystal-mastery", "basic", "green")
    assert t.heroes[0].crystals["green"] == 2
    assert not ways_to_play(laid("crystal-mastery", "after"), 0, "crystal-mastery")


def test_crystal_mastery_brings_spent_crystals_back() -> None:
    t = laid("crystal-mastery", "move", "bbg", hand="march")
    play(t, "march", "strong")
    play(t, "crystal-mastery", "strong")
    assert t.heroes[0].crystals["blue"] == 1
    ended(t)
    assert t.heroes[0].crystals == {"red": 0, "blue": 2, "green": 1, "white": 0}


def test_mana_storm_makes_a_crystal_of_a_die_and_rolls_it() -> None:
    t = laid("mana-storm", "move", source=("red", "black", "black", "black"))
    uses = t.rng.uses
    play(t, "mana-storm", "basic")
    assert t.heroes[0].crystals["red"] == 1
    assert t.rng.uses == uses + 1
    assert t.turn.dice == []


def test_a_strong_mana_storm_gives_three_more_dice_of_any_basic_color() -> None:
    t = laid("mana-storm", "move", "w")
    play(t, "mana-storm", "strong")
    assert t.turn.dice_left == 3
    t.source = ["gold", "black", "black", "black"]
    assert purse(t, 0).covers(["red", "blue", "green", "white"])
    assert not purse(t, 0).covers(["red", "blue", "green", "white", "red"])


# Ambush


def test_ambush_strengthens_the_first_card_that_attacks_or_blocks() -> None:
    t = laid("ambush", "move", "g", hand="rage determination")
    play(t, "ambush", "strong")
    staged(t, "block", "prowlers")
    play(t, "determination", "basic")
    assert points(t)["block physical"] == 2 + 4
    t.turn.stage = "attack"
    play(t, "rage", "basic")
    assert points(t)["melee physical"] == 2


def test_ambush_waits_for_a_card_that_is_played_for_what_it_says() -> None:
    t = laid("ambush", "move", hand="march rage", units="peasants")
    play(t, "ambush", "basic")
    staged(t, "attack", "prowlers")
    play(t, "march", "sideways")
    drive(t, use_ability(t, 0, t.heroes[0].units[0], 0))
    convert(t, 0, MoveIntoAttack("melee"))
    assert points(t)["melee physical"] == 1 + 2 + 1
    play(t, "rage", "basic")
    assert points(t)["melee physical"] == 4 + 2 + 1


# Magic Talent


def test_magic_talent_casts_a_spell_of_the_offer_which_stays_there() -> None:
    t = laid("magic-talent", "ranged", "r", hand="march")
    offer_cards(t, "spell", "fireball", "snowstorm", "expose")
    play(t, "magic-talent", "basic")
    assert points(t) == {"ranged fire": 5}
    assert "fireball" in t.spell_offer
    assert t.heroes[0].discard == ["march"]
    assert t.heroes[0].crystals["red"] == 0
    assert t.turn.spells == ["red"]


def test_magic_talent_needs_the_mana_of_the_spell() -> None:
    t = laid("magic-talent", "ranged", hand="march")
    offer_cards(t, "spell", "fireball", "snowstorm", "expose")
    assert not ways_to_play(t, 0, "magic-talent")


def test_a_strong_magic_talent_buys_a_spell_for_a_mana_of_its_color() -> None:
    t = laid("magic-talent", "after", "br")
    offer_cards(t, "spell", "fireball", "snowstorm", "expose")
    play(t, "magic-talent", "strong")
    assert t.heroes[0].discard == ["fireball"]
    assert len(t.spell_offer) == 3
    assert sum(t.heroes[0].crystals.values()) == 0


def test_a_wound_cannot_be_trained() -> None:
    t = laid("training", "after", hand="wound")
    assert not ways_to_play(t, 0, "training")
