"""Every unit and all of its abilities; recruiting, spending, wounding and healing them."""

from __future__ import annotations

from typing import Any

import pytest

from games.mageknight.rules.cards import helpers, unit_ways
from games.mageknight.rules.combat.phases import needed
from games.mageknight.rules.land.movement import enter_cost
from games.mageknight.rules.units import abilities_now, use_ability
from games.mageknight.table import MageKnight
from tests.games.mageknight_tables import (
    battle,
    drive,
    enlist,
    give,
    offer_units,
    points,
    staged,
    table,
    tokens,
    turn,
)

DICE = ("black",) * 6


def led(unit: str, stage: str = "move", *enemies: str, **how: Any) -> MageKnight:
    return staged(table(units=unit, source=DICE, **how), stage, *enemies)


def ability(t: MageKnight, n: int, *answers: str) -> None:
    unit = t.heroes[0].units[0]
    assert n - 1 in abilities_now(t, 0, unit)
    unit.ready = False
    drive(t, use_ability(t, 0, unit, n - 1), *answers)


@pytest.mark.parametrize(
    ("unit", "n", "stage", "crystals", "gives"),
    [
        ("peasants", 1, "attack", "", {"melee physical": 2}),
        ("peasants", 1, "block", "", {"block physical": 2}),
        ("peasants", 2, "interact", "", {"influence": 2}),
        ("peasants", 3, "move", "", {"move": 2}),
        ("herbalists", 1, "move", "g", {"heal": 2}),
        ("foresters", 1, "move", "", {"move": 2}),
        ("foresters", 2, "block", "", {"block physical": 3}),
        ("utem-crossbowmen", 1, "attack", "", {"melee physical": 3}),
        ("utem-crossbowmen", 1, "block", "", {"block physical": 3}),
        ("utem-crossbowmen", 2, "ranged", "", {"ranged physical": 2}),
        ("utem-guardsmen", 1, "attack", "", {"melee physical": 2}),
        ("utem-guardsmen", 2, "block", "", {"block physical": 4}),
        ("utem-swordsmen", 1, "attack", "", {"melee physical": 3}),
        ("utem-swordsmen", 1, "block", "", {"block physical": 3}),
        ("utem-swordsmen", 2, "attack", "", {"melee physical": 6}),
        ("utem-swordsmen", 2, "block", "", {"block physical": 6}),
        ("guardian-golems", 1, "attack", "", {"melee physical": 2}),
        ("guardian-golems", 1, "block", "", {"block physical": 2}),
        ("guardian-golems", 2, "block", "r", {"block fire": 4}),
        ("guardian-golems", 3, "block", "b", {"block ice": 4}),
        ("illusionists", 1, "interact", "", {"influence": 4}),
        ("red-cape-monks", 1, "attack", "", {"melee physical": 3}),
        ("red-cape-monks", 2, "attack", "r", {"melee fire": 4}),
        ("red-cape-monks", 2, "block", "r", {"block fire": 4}),
        ("northern-monks", 1, "block", "", {"block physical": 3}),
        ("northern-monks", 2, "attack", "b", {"melee ice": 4}),
        ("northern-monks", 2, "block", "b", {"block ice": 4}),
        ("savage-monks", 1, "attack", "", {"melee physical": 3}),
        ("savage-monks", 2, "ranged", "g", {"siege physical": 4}),
    ],
)
def test_what_a_unit_gives(
    unit: str, n: int, stage: str, crystals: str, gives: dict[str, int]
) -> None:
    t = led(unit, stage, "prowlers", crystals=crystals)
    ability(t, n)
    assert points(t) == gives
    assert sum(t.heroes[0].crystals.values()) == 0


def test_an_ability_with_a_mana_symbol_needs_that_mana() -> None:
    t = led("guardian-golems", "block", "prowlers")
    assert abilities_now(t, 0, t.heroes[0].units[0]) == [0]


def test_herbalists_ready_others_or_give_a_green_mana() -> None:
    t = led("herbalists peasants")
    assert 1 not in abilities_now(t, 0, t.heroes[0].units[0])  # nobody is spent
    t.heroes[0].units[1].ready = False
    ability(t, 2)
    assert t.heroes[0].units[1].ready
    t = led("herbalists", "block", "prowlers")
    assert abilities_now(t, 0, t.heroes[0].units[0]) == [2]  # no healing in combat
    ability(t, 3)
    assert tokens(t) == {"green": 1}


def test_foresters_know_the_ways() -> None:
    t = led("foresters")
    ability(t, 1)
    for terrain, cost in (("forest", 2), ("hills", 2), ("swamp", 4), ("plains", 2)):
        t.spaces["Ac"].terrain = terrain
        assert enter_cost(t, 0, t.spaces["Ac"]) == cost


def test_utem_guardsmen_are_not_surprised_by_the_swift() -> None:
    t = led("utem-guardsmen", "block", "wolf-riders")
    ability(t, 2)
    assert t.combat is not None
    assert needed(t, t.combat.foes[0]) == 3


def test_utem_swordsmen_bleed_for_six() -> None:
    t = led("utem-swordsmen", "attack", "prowlers")
    ability(t, 2)
    assert t.heroes[0].units[0].wounds == 1


def test_illusionists_turn_an_attacker_away_unless_it_is_fortified() -> None:
    t = led("illusionists", "block", "diggers", "prowlers", crystals="w")
    ability(t, 2)  # only the prowlers
    assert t.combat is not None
    assert [foe.idle for foe in t.combat.foes] == [False, True]
    t = led("illusionists", "block", "diggers", crystals="w")
    assert abilities_now(t, 0, t.heroes[0].units[0]) == [2]
    ability(t, 3)
    assert t.heroes[0].crystals["white"] == 2


# Recruiting


def test_a_village_offers_its_own_units_for_their_cost() -> None:
    t = table(at="1c", hand="promise threaten rage march stamina", source=DICE)
    offer_units(t, "peasants", "utem-swordsmen", "foresters", "peasants")
    played = turn(t, "interact", "c.promise=basic", "c.threaten=basic")
    assert [key for key in played.keys if key.startswith("r")] == ["r.peasants"]
    played("r.peasants")
    assert t.turn.influence == 0
    assert t.unit_offer == ["utem-swordsmen", "foresters", "peasants"]  # not filled up
    assert [unit.key for unit in t.heroes[0].units] == ["peasants"]


def test_a_new_unit_can_be_used_at_once() -> None:
    t = table(at="1c", hand="promise threaten rage", source=DICE)
    offer_units(t, "peasants")
    played = turn(t, "interact", "c.promise=basic", "c.threaten=basic", "r.peasants", "u.1")
    assert t.turn.influence == 2
    assert not played.done


def test_without_a_command_token_another_unit_is_disbanded() -> None:
    t = table(at="1c", hand="promise threaten rage", units="foresters", source=DICE)
    t.heroes[0].units[0].ready = False
    offer_units(t, "peasants")
    turn(t, "interact", "c.promise=basic", "c.threaten=basic", "r.peasants")
    assert [(unit.key, unit.ready) for unit in t.heroes[0].units] == [("peasants", True)]
    assert t.removed == ["foresters"]


# Spent, wounded, healed


def test_a_spent_or_wounded_unit_cannot_be_used() -> None:
    t = led("peasants foresters")
    t.heroes[0].units[0].ready = False
    t.heroes[0].units[1].wounds = 1
    assert [unit_ways(t, 0, unit) for unit in t.heroes[0].units] == [[], []]


def test_a_spent_unit_can_take_damage() -> None:
    t = table(units="peasants")
    t.heroes[0].units[0].ready = False
    battle(t, "diggers", answers=["1"])
    assert t.heroes[0].units[0].wounds == 1


def test_healing_a_unit_costs_its_level_for_each_wound() -> None:
    t = table(hand="wound", source=DICE)
    enlist(t, "utem-guardsmen", wounds=2)
    t.turn.heal = 3
    assert [o.key for o in helpers(t, 0) if o.key[0] == "h"] == ["h.hand", "h.1"]
    t.turn.heal = 1
    assert [o.key for o in helpers(t, 0) if o.key[0] == "h"] == ["h.hand"]


def test_six_healing_points_from_a_card_a_unit_and_a_village() -> None:
    t = table(at="1c", hand="tranquility promise wound wound", units="herbalists",
              crystals="g", source=DICE, reputation=7)  # fmt: skip
    played = turn(t, "c.tranquility=basic", "1", "u.1=1", "interact", "c.promise=basic", "heal")
    assert t.turn.heal == 4
    played("heal")
    assert t.turn.heal == 5
    played("h.hand", "h.hand")
    assert t.heroes[0].wounds == 0
    assert t.turn.heal == 3


def test_nothing_heals_in_combat_and_points_do_not_last_into_it() -> None:
    t = table(hand="tranquility wound rage", at="1a")
    t.turn.heal = 2
    battle(t, "prowlers", answers=["done"])
    assert t.turn.heal == 0
    give(t, "wound")
    t.turn.heal = 1
    t.turn.stage = "attack"
    assert not [o.key for o in helpers(t, 0) if o.key[0] == "h"]
