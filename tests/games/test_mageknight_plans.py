"""What the scenarios differ in, compared with what the scenario book says of each."""

from __future__ import annotations

import pytest

from games.mageknight import GAME
from games.mageknight.data import DATA
from games.mageknight.rules.cooperation.dummy import DUMMY, dummy_turn
from games.mageknight.rules.ending import final_scoring
from games.mageknight.rules.land.exploring import place_tile
from games.mageknight.rules.land.movement import duels
from games.mageknight.rules.quests.druids import mark_glade
from games.mageknight.rules.quests.hours import end_round
from games.mageknight.rules.rewards import level_ups
from games.mageknight.rules.rounds import deal_units, next_round, prepare_round, setup
from games.mageknight.scenarios import SCENARIOS
from games.mageknight.table import MageKnight
from games.session import Session
from tests.games.driver import Driven
from tests.games.mageknight_tables import drive
from tests.games.test_mageknight_quests import glade_table


def begun(key: str, seats: int, seed: int = 1, **options: str) -> MageKnight:
    return setup(seed, seats, GAME.options({"heroes": "dealt", "scenario": key, **options}))


def in_play(t: MageKnight, kind: str) -> set[str]:
    tiles = (*t.tile_pile, *t.tiles.values())
    return {tile for tile in tiles if DATA.tile[tile].kind == kind}


def with_site(kind: str, *sites: str) -> set[str]:
    return {
        tile.key
        for tile in DATA.tiles
        if tile.kind == kind and any(part.site in sites for part in tile.hexes)
    }


# Tiles


@pytest.mark.parametrize(
    ("key", "site", "city"),
    [
        ("mines-liberation", "mine", "red"),
        ("druid-nights", "magical_glade", "green"),
        ("dungeon-lords", "dungeon", "blue"),
    ],
)
def test_countryside_with_what_a_scenario_is_about_is_never_left_out(
    key: str, site: str, city: str
) -> None:
    for seed in range(10):
        t = begun(key, 2, seed)
        assert with_site("countryside", site) <= in_play(t, "countryside")
        (tile,) = in_play(t, "core_city")
        assert DATA.tile[tile].hexes[0].color == city


def test_core_land_of_mines_and_of_dungeons() -> None:
    for seed in range(10):
        assert in_play(begun("mines-liberation", 2, seed), "core_non_city") <= with_site(
            "core_non_city", "mine"
        )
        assert in_play(begun("dungeon-lords", 2, seed), "core_non_city") == {"C1"}
    (desert,) = (tile for tile in DATA.tiles if tile.key == "C1")
    assert {"monastery", "tomb"} <= {part.site for part in desert.hexes}


def test_the_province_has_all_keeps_and_towers_and_the_white_city() -> None:
    t = begun("conquer-and-hold", 2)
    for kind in ("countryside", "core_non_city"):
        assert in_play(t, kind) == with_site(kind, "keep", "mage_tower")
    assert in_play(t, "core_city") == {"C7"}


@pytest.mark.parametrize("key", ["full-conquest", "druid-nights", "one-to-return"])
def test_no_city_comes_from_the_box(key: str) -> None:
    t = begun(key, 2)
    kinds = [DATA.tile[tile].kind for tile in t.tile_box]
    assert "core_city" not in kinds
    assert len(t.tile_box) == 11 + 4 - t.scenario.countryside[2] - t.scenario.core[2]


def test_two_great_cities_are_for_scenarios_that_have_more() -> None:
    assert begun("mines-liberation", 4, teams="two-cities").cities == 1
    assert begun("blitz-conquest", 4, teams="two-cities").cities == 2


@pytest.mark.parametrize("key", ["mines-liberation", "druid-nights", "dungeon-lords"])
def test_the_city_is_friendly_where_it_is_not_what_a_scenario_is_about(key: str) -> None:
    t = begun(key, 3)
    (tile,) = in_play(t, "core_city")
    t.tile_pile.remove(tile)
    place_tile(t, (3, 0), tile)
    city = t.spaces[f"{tile}a"]
    assert (city.taken, city.shields, city.leader) == (True, [0, 1, 2], None)


# Players


def test_a_contest_of_three_has_room_for_two_shields_on_a_glade() -> None:
    t = glade_table(scenario="druid-contest", seats=3)
    glade = t.spaces["1a"]
    glade.shields = [1]
    drive(t, mark_glade(t, 0))
    assert glade.shields == [1, 0]
    glade.shields = [1, 2]
    drive(t, mark_glade(t, 0), "2")
    assert glade.shields == [1, 0]


@pytest.mark.parametrize("key", SCENARIOS)
def test_in_two_scenarios_heroes_may_always_attack_each_other(key: str) -> None:
    always = key.startswith(("conquer-and-hold", "one-to-return"))
    assert duels(begun(key, SCENARIOS[key].players[0])) == always


TITLES = ("full", "blitz", "mines", "druid", "dungeon", "first")
NO_SCORE = ("conquer-and-hold", "one-to-return")


@pytest.mark.parametrize("key", SCENARIOS)
def test_where_achievements_count_and_where_titles_do(key: str) -> None:
    t = begun(key, SCENARIOS[key].players[-1])
    t.heroes[0].crystals = dict.fromkeys(t.heroes[0].crystals, 2)
    if key.startswith("conquer"):
        t = begun(key, 2)
    score = final_scoring(t)[0]
    assert score.loot == (0 if key.startswith(NO_SCORE) else 4)
    titled = key.startswith(TITLES) and "cooperation" not in key
    assert score.titles.get("loot", 0) == (3 if titled else 0)


# Rounds


@pytest.mark.parametrize(("seats", "first"), [(2, 4), (3, 3), (4, 3)])
def test_in_conquer_and_hold_elite_units_come_in_the_second_half(seats: int, first: int) -> None:
    t = begun("conquer-and-hold-revealed", seats)
    for t.round in range(1, first + 1):
        deal_units(t)
        assert DATA.unit[t.unit_offer[0]].elite == (t.round == first)


def test_the_dummy_beside_several_learns_from_the_offers() -> None:
    t = begun("full-cooperation", 2)
    assert t.dummy is not None
    lowest, spell = t.advanced_offer[0], t.spell_offer[0]
    crystals = [*t.dummy.crystals]
    t.round = 2
    prepare_round(t)
    assert lowest in t.dummy.deck
    assert t.dummy.crystals == [*crystals, DATA.card[spell].color]
    assert t.spell_deck[0] == spell


def test_alone_a_new_skill_brings_one_of_the_dummys_to_the_common_ones() -> None:
    t = begun("solo-conquest", 1)
    assert t.dummy is not None
    own = {skill.key for skill in DATA.skills if skill.hero == t.dummy.hero}
    assert len(t.dummy.skills) == 9
    assert not any(DATA.skill[key].interactive for key in t.dummy.skills)
    t.heroes[0].fame = 3
    driven = Driven(t, level_ups(t, 0))
    while not driven.done:
        driven(driven.keys[0])
    assert len(t.dummy.skills) == 8
    assert len(own & {*t.common_skills}) == 1


def test_in_the_first_reconnaissance_the_dummy_goes_on_to_the_end() -> None:
    t = begun("first-reconnaissance", 1)
    t.final_turns = [0]
    assert t.dummy is not None
    before = len(t.dummy.deck)
    dummy_turn(t)
    assert len(t.dummy.deck) < before


def test_a_new_round_brings_the_gifts_of_the_miners() -> None:
    t = begun("mines-liberation", 2)
    if "2e" not in t.spaces:
        t.tile_pile.remove("2")
        place_tile(t, (1, 1), "2")
    t.spaces["2e"].owner = 1
    drive(t, next_round(t))
    assert sum(t.heroes[1].crystals.values()) == 1


def test_before_a_new_round_players_who_cooperate_give_up_a_tactic() -> None:
    t = begun("full-cooperation", 2)
    t.heroes[0].tactic, t.heroes[1].tactic = "planning", "rethink"
    t.heroes[0].fame = 1
    asked = Driven(t, next_round(t))
    assert (asked.ask.seat, asked.ask.prompt.key) == (1, "remove-tactic")
    asked("rethink").ended()
    assert t.past_tactics == ["rethink"]


def test_whoever_is_lost_draws_no_cards() -> None:
    t = begun("one-to-return", 2)
    end_round(t)
    t.heroes[0].lost = False
    drive(t, next_round(t))
    assert [bool(hero.hand) for hero in t.heroes] == [True, False]


def test_what_players_who_cooperate_have_used_stays_in_the_game_but_for_one() -> None:
    t = begun("full-cooperation", 2)
    t.heroes[0].tactic, t.heroes[1].tactic = "planning", "rethink"
    prepare_round(t)
    assert t.past_tactics == []


def test_when_everybody_has_missed_the_way_out_the_game_is_over() -> None:
    t = begun("one-to-return", 2)
    for hero, tactic in zip(t.heroes, ("planning", "rethink"), strict=True):
        hero.deck, hero.tactic = [*hero.deck, *hero.hand], tactic
        hero.hand, hero.discard, hero.deck = [], hero.deck, []
    assert DUMMY not in t.order
    session = Session(GAME, t)
    assert session.result is not None
    assert (session.result.winners, session.table.round) == ([], 1)
