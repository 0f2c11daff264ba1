"""Every artifact: its basic effect, the one that destroys it; and banners."""

from __future__ import annotations

from typing import Any

import pytest

from games.core import Rng
from games.mageknight.data import COLORS
from games.mageknight.options import HealHand, HealUnit
from games.mageknight.rules.cards import help_with, unit_ways
from games.mageknight.rules.combat.damage import unit_armor, unit_resists
from games.mageknight.rules.combat.enemies import resists
from games.mageknight.rules.combat.phases import attack_value
from games.mageknight.rules.land.movement import enter_cost
from games.mageknight.rules.mana import can_pay
from games.mageknight.rules.plays import ways_to_play
from games.mageknight.rules.rounds import next_round
from games.mageknight.rules.turn import end_of_turn, later_changes
from games.mageknight.table import MageKnight
from tests.games.mageknight_tables import (
    battle,
    drive,
    enlist,
    give,
    offer_cards,
    play,
    points,
    put,
    ruins,
    staged,
    table,
    tokens,
    turn,
)

DICE = ("black",) * 6


def held(artifact: str, stage: str = "move", *enemies: str, **how: Any) -> MageKnight:
    return staged(table(hand=artifact, source=DICE, **how), stage, *enemies)


def rolling(t: MageKnight, *faces: str) -> None:
    """Let the next dice show these faces."""
    for seed in range(100_000):
        rng = Rng(seed)
        if all(rng.pick(COLORS) == face for face in faces):
            t.rng.state = seed
            return
    raise AssertionError("no such rolls")


def test_the_strong_effect_throws_an_artifact_away() -> None:
    t = held("endless-bag-of-gold", "interact")
    play(t, "endless-bag-of-gold", "strong")
    assert t.removed == ["endless-bag-of-gold"]
    assert t.heroes[0].played == []
    assert (t.turn.influence, t.heroes[0].fame) == (9, 3)


def test_endless_bag_of_gold() -> None:
    t = held("endless-bag-of-gold", "interact")
    play(t, "endless-bag-of-gold", "basic")
    assert (t.turn.influence, t.heroes[0].fame) == (4, 2)
    assert t.heroes[0].played == ["endless-bag-of-gold"]


# Banners


def with_banner(banner: str, unit: str = "foresters", **how: Any) -> MageKnight:
    t = table(hand=banner, units=unit, source=DICE, **how)
    play(t, banner, "assign")
    return t


def test_a_banner_stays_with_its_unit_and_a_second_one_replaces_it() -> None:
    t = with_banner("banner-of-glory")
    assert t.heroes[0].units[0].banner == "banner-of-glory"
    assert t.heroes[0].played == []
    give(t, "banner-of-fear")
    play(t, "banner-of-fear", "assign")
    assert t.heroes[0].units[0].banner == "banner-of-fear"
    assert t.heroes[0].discard == ["banner-of-glory"]


def test_a_banner_without_a_unit_is_only_for_its_strong_effect() -> None:
    t = held("banner-of-courage")
    assert [way.key for way in ways_to_play(t, 0, "banner-of-courage")] == ["strong", "sideways"]


def test_the_banner_of_a_lost_unit_is_discarded() -> None:
    t = with_banner("banner-of-glory", "peasants")
    battle(t, "medusa", answers=["done", "1"])
    assert t.heroes[0].discard == ["banner-of-glory"]


def test_at_the_end_of_a_round_a_banner_stays_or_goes_back_into_the_deck() -> None:
    for answer, banner in (("", "banner-of-fear"), ("banner-of-fear", None)):
        t = with_banner("banner-of-fear")
        t.heroes[0].units[0].banner_used = True
        drive(t, next_round(t), answer)
        assert t.heroes[0].units[0].banner == banner
        assert not t.heroes[0].units[0].banner_used
        cards = [*t.heroes[0].deck, *t.heroes[0].hand]
        assert ("banner-of-fear" in cards) == (banner is None)


def test_banner_of_glory_strengthens_its_unit_and_brings_fame() -> None:
    t = with_banner("banner-of-glory")
    assert unit_armor(t.turn, t.heroes[0].units[0]) == 5
    t.heroes[0].hand = []
    battle(t, "prowlers", answers=["u.1"])  # Block 3 and one
    assert t.heroes[0].fame == 1


def test_banner_of_glory_torn_strengthens_all_units_for_a_turn() -> None:
    t = table(hand="banner-of-glory mana-draw", units="foresters peasants", source=DICE)
    fame = t.heroes[0].fame
    played = battle(t, "werewolf", answers=["c.banner-of-glory=strong", "done", "u.1", "u.2"])
    assert t.combat is not None
    assert t.combat.block == {"physical": 7}
    assert t.heroes[0].fame == fame + 2
    assert [unit_armor(t.turn, unit) for unit in t.heroes[0].units] == [5, 4]
    assert not played.done


def test_banner_of_fear_cancels_an_attack_for_fame() -> None:
    t = with_banner("banner-of-fear")
    t.heroes[0].hand = []
    fame = t.heroes[0].fame
    battle(t, "minotaur", answers=["u.1=fear"])
    assert "wound" not in t.heroes[0].hand
    assert t.heroes[0].fame == fame + 1
    assert not t.heroes[0].units[0].ready


def test_banner_of_fear_torn_skips_block_and_damage_also_when_blocking_has_begun() -> None:
    t = held("banner-of-fear")
    battle(t, "minotaur", answers=["c.banner-of-fear=strong"])
    assert "wound" not in t.heroes[0].hand
    t = held("banner-of-fear")
    battle(t, "orc-summoners", answers=["done", "c.banner-of-fear=strong"])
    assert "wound" not in t.heroes[0].hand
    assert len(t.piles["brown"].discard) == 1


def test_banner_of_protection_resists_fire_and_ice() -> None:
    t = with_banner("banner-of-protection")
    unit = t.heroes[0].units[0]
    assert unit_armor(t.turn, unit) == 5
    assert unit_resists(unit, "fire")
    assert unit_resists(unit, "ice")
    assert unit_resists(unit, "coldfire")
    assert not unit_resists(unit, "physical")


def test_banner_of_protection_torn_sheds_the_wounds_of_the_turn() -> None:
    t = table(hand="banner-of-protection wound", source=DICE)
    battle(t, "cursed-hags", answers=["c.banner-of-protection=strong"])
    assert (t.heroes[0].wounds, t.heroes[0].discard) == (3, ["wound", "wound"])
    drive(t, end_of_turn(t, 0))
    assert t.heroes[0].wounds == 1
    assert "wound" not in t.heroes[0].discard


def test_banner_of_courage_readies_its_unit_once_a_round_outside_combat() -> None:
    t = with_banner("banner-of-courage")
    unit = t.heroes[0].units[0]
    assert "courage" not in [way.key for way in unit_ways(t, 0, unit)]
    unit.ready = False
    turn(t, "u.1")
    assert unit.ready
    unit.ready = False
    assert unit_ways(t, 0, unit) == []
    unit.banner_used = False
    t.turn.stage = "block"
    assert unit_ways(t, 0, unit) == []


def test_banner_of_courage_torn_readies_all() -> None:
    t = table(hand="banner-of-courage", source=DICE)
    enlist(t, "peasants", ready=False)
    enlist(t, "foresters", ready=False, wounds=1)
    play(t, "banner-of-courage", "strong")
    assert all(unit.ready for unit in t.heroes[0].units)


# Rings


@pytest.mark.parametrize(
    ("ring", "color"),
    [("ruby", "red"), ("sapphire", "blue"), ("diamond", "white"), ("emerald", "green")],
)
def test_rings(ring: str, color: str) -> None:
    t = held(f"{ring}-ring")
    play(t, f"{ring}-ring", "basic")
    assert tokens(t) == {color: 1}
    assert t.heroes[0].crystals[color] == 1
    assert t.heroes[0].fame == 1

    t = table(hand=f"{ring}-ring", source=DICE, night=True)
    play(t, f"{ring}-ring", "strong")
    assert can_pay(t, 0, [color, color, color, color, "black", "black"])
    t.turn.spells = [color, color, "gold"]
    later_changes(t, 0)
    assert t.heroes[0].fame == 2


def test_the_black_mana_of_a_ring_does_not_work_by_day() -> None:
    t = held("ruby-ring")
    play(t, "ruby-ring", "strong")
    assert can_pay(t, 0, ["red"])
    assert not can_pay(t, 0, ["red", "black"])
    give(t, "amulet-of-darkness")
    play(t, "amulet-of-darkness", "basic", "gold")
    assert can_pay(t, 0, ["red", "black"])


# The others


def test_sword_of_justice_turns_cards_into_attacks_and_the_fallen_into_fame() -> None:
    t = held("sword-of-justice", "attack", "prowlers")
    give(t, "march", "rage", "wound")
    play(t, "sword-of-justice", "basic", "march rage")
    assert points(t) == {"melee physical": 6}
    t.turn.defeated = 2
    later_changes(t, 0)
    assert t.heroes[0].fame == 2


def test_the_broken_sword_doubles_attacks_and_breaks_resistance() -> None:
    t = held("sword-of-justice", "attack", "ironclads")
    assert t.combat is not None
    t.combat.attack = {"melee physical": 2, "melee fire": 1}
    play(t, "sword-of-justice", "strong")
    assert resists(t.combat.foes[0]) == set()
    assert attack_value(t, t.combat.foes) == 5


def test_horn_of_wrath_may_wound() -> None:
    for face, wounds in (("black", 1), ("red", 1), ("blue", 0)):
        t = held("horn-of-wrath", "ranged", "prowlers")
        rolling(t, face)
        play(t, "horn-of-wrath", "basic")
        assert points(t) == {"siege physical": 6}
        assert t.heroes[0].wounds == wounds


def test_the_broken_horn_risks_a_wound_for_each_point() -> None:
    t = held("horn-of-wrath", "ranged", "prowlers")
    rolling(t, "red", "blue", "black")
    play(t, "horn-of-wrath", "strong", "3")
    assert points(t) == {"siege physical": 9}
    assert t.heroes[0].wounds == 2


def test_endless_gem_pouch() -> None:
    t = held("endless-gem-pouch")
    rolling(t, "gold", "black")
    play(t, "endless-gem-pouch", "basic", "green")
    assert t.heroes[0].crystals["green"] == 1
    assert t.heroes[0].fame == 1
    for night, extra in ((False, "gold"), (True, "black")):
        t = held("endless-gem-pouch", night=night)
        play(t, "endless-gem-pouch", "strong")
        assert tokens(t) == {"red": 1, "blue": 1, "green": 1, "white": 1, extra: 1}


def test_golden_grail_brings_fame_for_each_point_that_heals() -> None:
    t = held("golden-grail")
    give(t, "wound", "wound", "wound")
    t.turn.heal = 1
    play(t, "golden-grail", "basic")
    for fame in (1, 2, 2):
        drive(t, help_with(t, 0, HealHand()))
        assert t.heroes[0].fame == fame


def test_golden_grail_heals_units_too_and_its_last_drink_draws_cards() -> None:
    t = held("golden-grail")
    enlist(t, "utem-guardsmen", wounds=1)
    fame = t.heroes[0].fame
    play(t, "golden-grail", "basic")
    drive(t, help_with(t, 0, HealUnit(0)))
    assert t.heroes[0].fame == fame + 2
    t = held("golden-grail")
    give(t, "wound", "wound")
    play(t, "golden-grail", "strong")
    assert t.turn.heal == 6
    drive(t, help_with(t, 0, HealHand()))
    assert len(t.heroes[0].hand) == 2  # a wound less, a card more


def test_book_of_wisdom_exchanges_an_action_for_a_better_one() -> None:
    t = held("book-of-wisdom")
    offer_cards(t, "advanced", "fire-bolt", "ice-bolt", "agility")
    give(t, "rage", "march")
    play(t, "book-of-wisdom", "basic")
    assert t.heroes[0].hand == ["march", "fire-bolt"]
    assert t.removed == ["rage"]
    assert len(t.advanced_offer) == 3


def test_the_last_page_of_the_book_is_a_spell_and_a_crystal() -> None:
    t = held("book-of-wisdom")
    offer_cards(t, "spell", "fireball", "snowstorm", "expose")
    give(t, "rage", "stamina")
    play(t, "book-of-wisdom", "strong", "stamina")
    assert t.heroes[0].hand == ["rage", "snowstorm"]
    assert t.heroes[0].crystals["blue"] == 1
    assert t.removed == ["book-of-wisdom", "stamina"]


def test_amulet_of_sun_is_a_day_in_the_night() -> None:
    t = table(
        hand="amulet-of-sun", night=True, at="3c", source=DICE, tiles={(1, 1): "3", (2, 0): "8"}
    )
    put(t, "3b", "guardsmen", up=False)
    ruins(t, "8b", "green-green")
    t.spaces["8b"].ruins_up = False
    play(t, "amulet-of-sun", "basic")
    assert tokens(t) == {"gold": 1}
    assert can_pay(t, 0, ["white"])
    t.spaces["Ac"].terrain = "forest"
    assert enter_cost(t, 0, t.spaces["Ac"]) == 3
    assert t.spaces["3b"].tokens[0].up
    assert t.spaces["8b"].ruins_up
    t = held("amulet-of-sun")
    play(t, "amulet-of-sun", "strong")
    assert tokens(t) == {"gold": 3}


def test_amulet_of_darkness_is_a_night_in_the_day() -> None:
    t = held("amulet-of-darkness")
    play(t, "amulet-of-darkness", "basic", "red")
    assert tokens(t) == {"red": 1}
    assert can_pay(t, 0, ["red", "black"])  # a black die of the Source
    t.spaces["Ac"].terrain = "desert"
    assert enter_cost(t, 0, t.spaces["Ac"]) == 3
    t = held("amulet-of-darkness")
    play(t, "amulet-of-darkness", "strong", "black", "red", "black")
    assert tokens(t) == {"black": 2, "red": 1}
