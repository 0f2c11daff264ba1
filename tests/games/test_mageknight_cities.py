"""Cities: garrisons, what each color gives, assaults and shields, and what is sold there."""

from __future__ import annotations

from typing import Any

import pytest

from bot.language.texts import Words
from games.core import text
from games.mageknight.data import DATA
from games.mageknight.options import BuyArtifact, BuySpell, CallElite, Learn
from games.mageknight.rules.combat.damage import damage_of
from games.mageknight.rules.combat.enemies import abilities, armor, attack_of, city_help
from games.mageknight.rules.hero import hand_limit
from games.mageknight.rules.land.exploring import place_tile, reveal_garrisons
from games.mageknight.rules.land.interaction import buy, can_interact, prices, recruits, wares
from games.mageknight.rules.land.movement import enter_cost, hostile, safe
from games.mageknight.rules.land.routes import ways_to_go
from games.mageknight.rules.land.sites import actions_here, assault
from games.mageknight.spaces import Space
from games.mageknight.table import Foe, MageKnight
from games.mageknight.view import HIDDEN, view
from tests.games.mageknight_tables import (
    Played,
    drive,
    offer_cards,
    offer_units,
    put,
    table,
    take,
    turn,
)

TILES = {"green": "C5", "blue": "C6", "white": "C7", "red": "C8"}
DICE = ("black",) * 6


def with_city(color: str = "green", seats: int = 2, **how: Any) -> tuple[MageKnight, Space]:
    """A city at (1, 1), and a hero next to it."""
    how = {"scenario": "full-conquest" if seats > 1 else "solo-conquest", "source": DICE, **how}
    t = table(seats, tiles={(1, 1): TILES[color]}, **how)
    city = t.spaces[f"{TILES[color]}a"]
    for near in t.around(city):
        put(t, near.key)
    near = next(space for space in t.around(city) if space.site is None and enter_cost(t, 0, space))
    t.heroes[0].at = near.key
    t.turn.path = [near.key]
    return t, city


def taken(t: MageKnight, city: Space, *shields: int) -> None:
    put(t, city.key)
    city.shields = list(shields)


def foe(enemy: str, color: str) -> Foe:
    return Foe(enemy, site=True, city=color)


def kind(element: str) -> str:
    """An enemy with such an attack, if possible without the abilities that a city gives."""
    found = [enemy for enemy in DATA.enemies if enemy.element == element]
    return min(found, key=lambda enemy: len({"brutal", "poison"} & {*enemy.abilities})).key


# Garrisons


@pytest.mark.parametrize("color", TILES)
def test_a_revealed_city_draws_its_garrison_face_down_by_its_level(color: str) -> None:
    t = table(scenario="full-conquest", tiles={(1, 1): TILES[color]})
    city = t.spaces[f"{TILES[color]}a"]
    drawn = [DATA.enemy[token.enemy].color for token in city.tokens]
    assert (city.level, drawn) == (4, DATA.city[color].garrison[3])
    assert not any(token.up for token in city.tokens)
    assert {token.enemy for token in view(t, 0).spaces[city.key].tokens} == {HIDDEN}


@pytest.mark.parametrize(
    ("color", "garrisons"),
    [
        ("green", "gb bb ggb gbw bbw ggbw gbbw bbww gbbbw gbbww bbwww"),
        ("blue", "gv vv vw gvw vvw vww gvvw vvww vwww gvvww vvwww"),
        ("white", "w gw ww ggw gww gggw ggww gwww gggww ggwww gwwww"),
        ("red", "w bv bw bvv bvw bbvv bvvw bvww bbvvw bbvww bvwww"),
    ],
)
def test_each_city_has_a_garrison_for_each_of_eleven_levels(color: str, garrisons: str) -> None:
    drawn = ["".join(sorted(kind[0] for kind in level)) for level in DATA.city[color].garrison]
    assert drawn == ["".join(sorted(level)) for level in garrisons.split()]


def test_alone_the_second_city_is_stronger() -> None:
    t = table(1, scenario="solo-conquest", tiles={(1, 1): "C5", (2, 1): "C6"})
    assert (t.spaces["C5a"].level, t.spaces["C6a"].level) == (5, 8)


def test_a_garrison_is_seen_from_next_to_it_also_by_night() -> None:
    t, city = with_city(night=True)
    put(t, city.key, "prowlers", up=False)
    t.heroes[0].at = None
    reveal_garrisons(t)
    assert not city.tokens[0].up
    t.heroes[0].at = t.turn.path[0]
    reveal_garrisons(t)
    assert city.tokens[0].up


def test_in_the_first_reconnaissance_nobody_enters_a_city() -> None:
    t = table(tiles={(1, 1): "C5"})
    city = t.spaces["C5a"]
    assert (city.level, city.tokens) == (0, [])
    assert enter_cost(t, 0, city) is None
    assert not safe(t, 0, city)


# The bonus of its defenders


def test_the_white_city_gives_armor_to_all() -> None:
    for enemy in DATA.enemies:
        assert armor(foe(enemy.key, "white")) == enemy.armor + 1
        assert armor(foe(enemy.key, "red")) == enemy.armor


@pytest.mark.parametrize(
    ("element", "more"), [("fire", 2), ("ice", 2), ("coldfire", 1), ("physical", 0)]
)
def test_the_blue_city_strengthens_fire_and_ice(element: str, more: int) -> None:
    enemy = kind(element)
    assert attack_of(foe(enemy, "blue")) == DATA.enemy[enemy].attack + more
    assert attack_of(foe(enemy, "green")) == DATA.enemy[enemy].attack


@pytest.mark.parametrize(("color", "ability"), [("red", "brutal"), ("green", "poison")])
def test_red_and_green_cities_sharpen_physical_attacks(color: str, ability: str) -> None:
    assert ability in abilities(foe(kind("physical"), color))
    for element in ("fire", "ice", "coldfire"):
        assert abilities(foe(kind(element), color)) == DATA.enemy[kind(element)].abilities


def test_a_brutal_defender_deals_twice_its_attack() -> None:
    enemy = kind("physical")
    assert damage_of(foe(enemy, "red")) == 2 * DATA.enemy[enemy].attack


@pytest.mark.parametrize(
    ("color", "element", "helped"),
    [("white", "fire", True), ("blue", "ice", True), ("blue", "physical", False),
     ("red", "physical", True), ("red", "fire", False), ("green", "physical", True)],
)  # fmt: skip
def test_a_defender_is_marked_where_its_city_helps_it(
    color: str, element: str, helped: bool
) -> None:
    assert city_help(foe(kind(element), color)) == (color if helped else None)
    assert city_help(Foe(kind(element))) is None


def test_whom_a_defender_summons_the_city_does_not_strengthen() -> None:
    summoner = foe("orc-summoners", "red")
    summoner.summoned = kind("physical")
    assert "brutal" not in abilities(summoner)
    assert attack_of(summoner) == DATA.enemy[summoner.summoned].attack


# Assaults


def test_entering_a_city_costs_two_whatever_the_hour_and_is_an_assault() -> None:
    for night in (False, True):
        t, city = with_city(night=night)
        assert enter_cost(t, 0, city) == 2
        assert hostile((0,), city)


def test_whoever_would_storm_a_city_reads_who_defends_it() -> None:
    t, city = with_city(hand="march", at=None)
    put(t, city.key, "prowlers", "diggers")
    city.tokens[1].up = False
    t.turn.move = 2
    (way,) = [option for option in ways_to_go(t, 0) if option.key == f"m.{city.key}"]
    words = Words("en", "mageknight", lambda seat: "Ana")
    assert way.hint is not None
    assert words(way.hint) == "You storm the city: Prowlers and 1 unseen defender. Reputation −1"


def fight_for(t: MageKnight, city: Space, *answers: str, seat: int = 0) -> None:
    t.turn.path.append(city.key)
    t.heroes[seat].at = city.key
    drive(t, assault(t, seat, city, []), *answers)


def test_whoever_falls_stays_down_and_gives_a_shield_and_the_hero_withdraws() -> None:
    t, city = with_city(hand="rage", crystals="r")
    put(t, city.key, "prowlers", "diggers")
    near = t.turn.path[0]
    fight_for(t, city, "done", "c.rage=strong", "a.1")
    assert city.shields == [0]
    assert [token.enemy for token in city.tokens] == ["diggers"]
    assert t.heroes[0].at == near
    assert t.heroes[0].reputation == -1
    assert not city.taken


def test_the_last_defender_decides_and_the_hero_stays() -> None:
    t, city = with_city(hand="rage", crystals="r")
    put(t, city.key, "prowlers")
    city.shields = [1, 1]
    fight_for(t, city, "done", "c.rage=strong")
    assert city.shields == [1, 1, 0]
    assert city.taken
    assert city.leader == 1
    assert t.heroes[0].at == city.key
    assert city.owner is None  # it counts as a city, not as a site


@pytest.mark.parametrize(
    ("shields", "leader"), [([0], 0), ([0, 1, 1], 1), ([1, 0, 0, 1], 1), ([0, 1, 2, 2, 1], 1)]
)
def test_the_most_shields_lead_and_of_those_who_tie_the_earliest(
    shields: list[int], leader: int
) -> None:
    t, city = with_city(seats=3)
    taken(t, city, *shields)
    assert city.leader == leader


def test_rampaging_enemies_who_join_get_no_walls_and_no_bonus() -> None:
    t, city = with_city("white", hand="rage")
    put(t, city.key, "prowlers")
    t.turn.path.append(city.key)
    wild = Foe(take(t, "diggers"))
    Played(t, assault(t, 0, city, [wild]))
    assert t.combat is not None
    assert [(f.site, f.city) for f in t.combat.foes] == [(True, "white"), (False, None)]


# In a conquered city


def test_several_heroes_stay_in_a_conquered_city_and_may_act_there() -> None:
    t, city = with_city()
    taken(t, city, 0)
    t.heroes[0].at = t.heroes[1].at = city.key
    assert safe(t, 0, city)
    assert not hostile((1,), city)
    assert "interact" in [option.key for option in actions_here(t, 1)]


def test_an_unconquered_city_has_nobody_to_talk_to() -> None:
    t, city = with_city()
    assert not can_interact(t, 0, city)


def test_each_own_shield_adds_an_influence() -> None:
    t, city = with_city(hand="march")
    taken(t, city, 0, 0, 1)
    t.heroes[0].at = city.key
    turn(t, "interact")
    assert t.turn.influence == 2


@pytest.mark.parametrize(("shields", "more"), [((0,), 2), ((1, 0), 1), ((1,), 0)])
def test_the_hand_limit_grows_in_and_next_to_a_city(shields: tuple[int, ...], more: int) -> None:
    t, city = with_city()
    taken(t, city, *shields)
    assert hand_limit(t, 0) == 5 + more
    t.heroes[0].at = city.key
    assert hand_limit(t, 0) == 5 + more
    t.heroes[0].at = t.shape.portal
    assert hand_limit(t, 0) == 5


def test_the_bonuses_of_a_city_and_of_keeps_are_not_added() -> None:
    t, city = with_city()
    taken(t, city, 0)
    keeps = [space for space in t.spaces.values() if space.site is None][:3]
    for keep in keeps:
        keep.site, keep.owner = "keep", 0
    t.space(0).site, t.space(0).owner = "keep", 0
    assert hand_limit(t, 0) == 5 + sum(s.site == "keep" and s.owner == 0 for s in t.spaces.values())


def buys(t: MageKnight, city: Space, influence: int) -> list[str]:
    t.turn.stage, t.turn.influence = "interact", influence
    t.heroes[0].at = city.key
    return [option.key for option in wares(t, 0, city)]


def test_the_green_city_teaches_any_advanced_action_or_one_at_random() -> None:
    t, city = with_city("green")
    taken(t, city, 0)
    offer_cards(t, "advanced", "agility", "ambush", "training")
    offer_units(t)
    assert buys(t, city, 5) == []
    assert buys(t, city, 6) == ["l.agility", "l.ambush", "l.training", "l.top"]
    drive(t, buy(t, 0, city, Learn("ambush", 6, "deck")))
    assert t.heroes[0].deck[-1] == "ambush"
    assert len(t.advanced_offer) == 3
    t.turn.influence, top = 6, t.advanced_deck[-1]
    drive(t, buy(t, 0, city, Learn(None, 6, "deck")))
    assert t.heroes[0].deck[-1] == top
    assert t.turn.influence == 0


def test_the_blue_city_sells_spells_for_influence_and_mana() -> None:
    t, city = with_city("blue", crystals="r")
    taken(t, city, 0)
    offer_cards(t, "spell", "fireball", "snowstorm", "expose")
    offer_units(t)
    assert buys(t, city, 7) == ["p.fireball"]
    drive(t, buy(t, 0, city, BuySpell("fireball")))
    assert t.heroes[0].deck[-1] == "fireball"
    assert t.heroes[0].crystals["red"] == 0


def test_the_red_city_sells_an_artifact_for_the_end_of_the_turn() -> None:
    t, city = with_city("red")
    taken(t, city, 0)
    offer_units(t)
    assert buys(t, city, 11) == []
    assert buys(t, city, 12) == ["artifact"]
    drive(t, buy(t, 0, city, BuyArtifact()))
    assert (t.turn.influence, t.turn.rewards) == (0, ["artifact"])
    t.removed, t.artifact_deck = [*t.removed, *t.artifact_deck[1:]], t.artifact_deck[:1]
    assert buys(t, city, 12) == [], "the last one is bought already"


def test_the_white_city_has_all_units_and_calls_more() -> None:
    t, city = with_city("white")
    taken(t, city, 0)
    offer_units(t, "peasants", "utem-swordsmen", "northern-monks", "illusionists")
    assert recruits(t, city) == ["peasants", "utem-swordsmen", "northern-monks", "illusionists"]
    assert "elite" not in buys(t, city, 1)
    assert "elite" in buys(t, city, 4)
    for left in (2, 0):
        drive(t, buy(t, 0, city, CallElite()))
        assert t.turn.influence == left
        assert DATA.unit[t.unit_offer[-1]].elite
    assert len(t.unit_offer) == 6


@pytest.mark.parametrize("color", TILES)
def test_whoever_has_a_bad_name_is_told_the_prices_of_every_city(color: str) -> None:
    t, city = with_city(color)
    taken(t, city, 0)
    t.turn.stage, t.turn.influence = "interact", -3
    words = Words("en", "mageknight", lambda seat: "Ana")
    said = words(text("prices", prices=prices(t, city), sums=""))
    own = {
        "green": "An advanced action",
        "red": "An artifact",
        "white": "Another elite unit",
        "blue": "7 Influence and",
    }
    assert own[color] in said


def test_other_cities_recruit_only_who_comes_to_cities() -> None:
    t, city = with_city("red")
    taken(t, city, 0)
    offer_units(t, "peasants", "catapults", "altem-guardians", "fire-mages")
    assert recruits(t, city) == ["catapults", "altem-guardians"]


def test_a_city_tile_beside_others_brings_its_own_level() -> None:
    t = table(4, scenario="blitz-conquest")
    place_tile(t, (2, 0), "C5")
    assert t.spaces["C5a"].level == 3
