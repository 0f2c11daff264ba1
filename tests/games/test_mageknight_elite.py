"""Elite units: when they come to the offer, and each of their abilities."""

from __future__ import annotations

from typing import Any

import pytest

from games.core import Option
from games.mageknight.data import DATA
from games.mageknight.modifiers import AllSiege
from games.mageknight.rules.cards import helpers, play_card
from games.mageknight.rules.combat.damage import unit_resists
from games.mageknight.rules.combat.enemies import armor, discard_enemy
from games.mageknight.rules.combat.phases import attack_value, needed
from games.mageknight.rules.land.exploring import place_tile
from games.mageknight.rules.rounds import deal_units
from games.mageknight.rules.turn import end_of_turn
from games.mageknight.rules.units import abilities_now, use_ability
from games.mageknight.table import MageKnight
from tests.games.mageknight_tables import battle, drive, points, staged, table, tokens

DICE = ("black",) * 6
CONQUEST = "full-conquest"


def led(unit: str, stage: str = "move", *enemies: str, **how: Any) -> MageKnight:
    return staged(table(units=unit, source=DICE, scenario=CONQUEST, **how), stage, *enemies)


def ability(t: MageKnight, n: int, *answers: str) -> None:
    unit = t.heroes[0].units[0]
    assert n - 1 in abilities_now(t, 0, unit)
    unit.ready = False
    drive(t, use_ability(t, 0, unit, n - 1), *answers)


# The offer


def test_elite_units_come_once_core_land_is_known_every_other_one_beginning_with_the_first() -> (
    None
):
    t = table(scenario=CONQUEST)
    deal_units(t)
    assert not any(DATA.unit[key].elite for key in t.unit_offer)
    place_tile(t, (1, 1), "C1")
    deal_units(t)
    assert [DATA.unit[key].elite for key in t.unit_offer] == [True, False, True, False]


def test_units_of_an_old_offer_go_under_their_own_decks() -> None:
    t = table(scenario=CONQUEST)
    place_tile(t, (1, 1), "C1")
    deal_units(t)
    before = list(t.unit_offer)
    deal_units(t)
    assert t.elite_deck[:2] == [before[0], before[2]]
    assert t.unit_deck[:2] == [before[1], before[3]]


def test_the_first_reconnaissance_has_no_elite_units() -> None:
    t = table()
    place_tile(t, (1, 1), "C1")
    deal_units(t)
    assert t.elite_deck == []
    assert not any(DATA.unit[key].elite for key in t.unit_offer)


def test_there_are_twenty_of_nine_kinds() -> None:
    elite = [unit for unit in DATA.units if unit.elite]
    assert (len(elite), sum(unit.count for unit in elite)) == (9, 20)


@pytest.mark.parametrize(
    ("unit", "count", "cost", "level", "armor", "resists", "recruit"),
    [
        ("fire-golems", 2, 8, 3, 4, "fire physical", "keep mage_tower"),
        ("ice-golems", 2, 8, 3, 4, "ice physical", "keep mage_tower"),
        ("fire-mages", 2, 9, 3, 4, "fire", "monastery mage_tower"),
        ("ice-mages", 2, 9, 3, 4, "ice", "monastery mage_tower"),
        ("amotep-gunners", 2, 8, 3, 6, "", "keep city"),
        ("amotep-freezers", 2, 8, 3, 6, "", "keep city"),
        ("catapults", 3, 9, 3, 4, "", "keep city"),
        ("altem-mages", 2, 12, 4, 5, "fire ice", "city"),
        ("altem-guardians", 3, 11, 4, 7, "", "city"),
    ],
)
def test_what_stands_on_an_elite_unit(
    unit: str, count: int, cost: int, level: int, armor: int, resists: str, recruit: str
) -> None:
    data = DATA.unit[unit]
    assert (data.count, data.cost, data.level, data.armor) == (count, cost, level, armor)
    assert sorted(data.resistances) == sorted(resists.split())
    assert sorted(data.recruit) == sorted(recruit.split())


# What they do


@pytest.mark.parametrize(
    ("unit", "n", "stage", "crystals", "gives"),
    [
        ("fire-golems", 1, "attack", "", {"melee physical": 3}),
        ("fire-golems", 1, "block", "", {"block physical": 3}),
        ("fire-golems", 2, "ranged", "r", {"ranged fire": 4}),
        ("ice-golems", 1, "attack", "", {"melee physical": 3}),
        ("ice-golems", 1, "block", "", {"block physical": 3}),
        ("ice-golems", 2, "attack", "b", {"melee ice": 6}),
        ("fire-mages", 1, "ranged", "", {"ranged fire": 3}),
        ("fire-mages", 2, "attack", "r", {"melee fire": 6}),
        ("fire-mages", 2, "block", "r", {"block fire": 6}),
        ("ice-mages", 1, "attack", "", {"melee ice": 4}),
        ("ice-mages", 1, "block", "", {"block ice": 4}),
        ("ice-mages", 2, "ranged", "b", {"siege ice": 4}),
        ("amotep-gunners", 1, "attack", "", {"melee physical": 5}),
        ("amotep-gunners", 1, "block", "", {"block physical": 5}),
        ("amotep-gunners", 2, "ranged", "r", {"ranged fire": 6}),
        ("amotep-freezers", 1, "attack", "", {"melee physical": 5}),
        ("amotep-freezers", 1, "block", "", {"block physical": 5}),
        ("catapults", 1, "ranged", "", {"siege physical": 3}),
        ("catapults", 2, "ranged", "r", {"siege fire": 5}),
        ("catapults", 3, "ranged", "b", {"siege ice": 5}),
        ("altem-guardians", 1, "attack", "", {"melee physical": 5}),
        ("altem-guardians", 2, "block", "", {"block physical": 8}),
    ],
)
def test_what_an_elite_unit_gives(
    unit: str, n: int, stage: str, crystals: str, gives: dict[str, int]
) -> None:
    t = led(unit, stage, "prowlers", crystals=crystals)
    ability(t, n)
    assert points(t) == gives
    assert sum(t.heroes[0].crystals.values()) == 0


@pytest.mark.parametrize(("unit", "color"), [("fire-mages", "red"), ("ice-mages", "blue")])
def test_mages_give_a_mana_and_a_crystal(unit: str, color: str) -> None:
    t = led(unit)
    ability(t, 3)
    assert tokens(t) == {color: 1}
    assert t.heroes[0].crystals[color] == 1


def test_amotep_freezers_hold_an_enemy_back_and_weaken_it() -> None:
    t = led("amotep-freezers", "block", "prowlers", crystals="b")
    ability(t, 2)
    assert t.combat is not None
    (foe,) = t.combat.foes
    assert foe.idle
    assert armor(foe) == max(1, DATA.enemy["prowlers"].armor - 3)


def test_amotep_freezers_cannot_freeze_who_resists_ice() -> None:
    resistant = next(e.key for e in DATA.enemies if "ice" in e.resistances and e.attack)
    t = led("amotep-freezers", "block", resistant, crystals="b")
    assert abilities_now(t, 0, t.heroes[0].units[0]) == [0]


def test_altem_mages_give_any_two_mana() -> None:
    t = led("altem-mages")
    ability(t, 1, "gold", "black")
    assert tokens(t) == {"gold": 1, "black": 1}


@pytest.mark.parametrize(
    ("crystals", "key", "n"),
    [("", "", 5), ("b", "blue", 7), ("r", "red", 7), ("br", "blue-red", 9)],
)
def test_altem_mages_strike_with_cold_fire_that_mana_feeds(crystals: str, key: str, n: int) -> None:
    t = led("altem-mages", "attack", "prowlers", crystals=crystals)
    ability(t, 2, *([key] if key else []))
    assert points(t) == {"melee coldfire": n}
    t = led("altem-mages", "block", "prowlers", crystals=crystals)
    ability(t, 2, *([key] if key else []))
    assert points(t) == {"block coldfire": n}


def test_altem_mages_may_keep_their_mana() -> None:
    t = led("altem-mages", "attack", "prowlers", crystals="br")
    ability(t, 2, "free")
    assert points(t) == {"melee coldfire": 5}
    assert sum(t.heroes[0].crystals.values()) == 2


def test_altem_mages_turn_all_attacks_into_cold_fire() -> None:
    t = led("altem-mages", "attack", "prowlers", night=True, hand="rage")
    assert t.combat is not None
    t.combat.attack = {"melee physical": 2, "ranged fire": 3}
    ability(t, 3)
    assert points(t) == {"melee coldfire": 2, "ranged coldfire": 3}
    drive(t, play_card(t, 0, "rage"))
    assert points(t) == {"melee coldfire": 4, "ranged coldfire": 3}


def test_altem_mages_turn_all_attacks_into_siege() -> None:
    t = led("altem-mages", "ranged", "prowlers", night=True, hand="rage")
    assert "c.rage" not in offered(t)
    ability(t, 3, "2")
    assert t.turn.has(AllSiege)
    assert "c.rage" in offered(t)  # a melee attack counts in the first phase now
    drive(t, play_card(t, 0, "rage"))
    assert points(t) == {"siege physical": 2}


def test_altem_mages_need_black_mana_for_it() -> None:
    t = led("altem-mages", "attack", "prowlers")  # by day
    assert abilities_now(t, 0, t.heroes[0].units[0]) == [0, 1]


def test_altem_guardians_are_not_surprised_by_the_swift() -> None:
    t = led("altem-guardians", "block", "wolf-riders")
    ability(t, 2)
    assert t.combat is not None
    assert needed(t, t.combat.foes[0]) == 3


def test_altem_guardians_shield_all_units_for_the_turn() -> None:
    t = led("altem-guardians peasants", "block", "prowlers", crystals="g")
    peasants = t.heroes[0].units[1]
    assert not unit_resists(peasants, "physical")
    ability(t, 3)
    assert all(unit_resists(peasants, element) for element in ("physical", "fire", "coldfire"))
    t.combat, t.turn.stage, t.turn.did = None, "after", True
    discard_enemy(t, "prowlers")
    drive(t, end_of_turn(t, 0))
    assert not unit_resists(peasants, "physical")


def test_a_golem_that_resists_takes_its_armor_off_the_damage_first() -> None:
    t = table(units="ice-golems", scenario=CONQUEST)
    battle(t, "prowlers", answers=["done", "1"])  # an attack of 4 against armor 4
    assert t.heroes[0].units[0].wounds == 0


def test_siege_reaches_behind_walls_where_ranged_attacks_do_not() -> None:
    t = led("catapults", "ranged", "prowlers")
    assert t.combat is not None
    t.combat.foes[0].site = True
    ability(t, 1)
    assert attack_value(t, t.combat.foes) == 3


def offered(t: MageKnight) -> list[str]:
    options: list[Option[Any]] = [*helpers(t, 0)]
    return [option.key for option in options]
