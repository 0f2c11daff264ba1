"""The finer points of what single scenarios add to the rules."""

from __future__ import annotations

import pytest

from games.mageknight import GAME
from games.mageknight.data import DATA
from games.mageknight.options import BuySpell, Incantation, Tunnel
from games.mageknight.rules.ending import cities_conquered, final_scoring
from games.mageknight.rules.hero import hand_limit
from games.mageknight.rules.land.exploring import place_tile
from games.mageknight.rules.land.interaction import recruits, wares
from games.mageknight.rules.land.movement import attackable, enter_cost
from games.mageknight.rules.land.sites import act, assault
from games.mageknight.rules.quests.druids import inhabited, mark_glade
from games.mageknight.rules.quests.dungeons import distances, hide_entrances, places_beside, tunnels
from games.mageknight.rules.quests.hours import end_round
from games.mageknight.rules.quests.strongholds import tower_mana
from games.mageknight.rules.turn import do, start_benefits
from games.mageknight.spaces import Space
from games.mageknight.table import Foe, MageKnight
from tests.games.driver import Driven
from tests.games.mageknight_tables import drive, offer_units, put, table, take, tokens
from tests.games.test_mageknight_cities import taken, with_city
from tests.games.test_mageknight_quests import Fights, glade_table, laid
from tests.games.test_mageknight_scenarios import conquer

# Druid Nights


@pytest.mark.parametrize(
    ("site", "owner", "lived_in"),
    [
        ("village", None, True),
        ("keep", 0, True),
        ("mage_tower", None, True),
        ("city", None, True),
        ("monastery", None, True),
        ("monastery", 1, False),  # it was burnt
        ("mine", None, False),
        (None, None, False),
    ],
)
def test_where_people_live_nobody_holds_an_incantation(
    site: str | None, owner: int | None, lived_in: bool
) -> None:
    assert inhabited(Space("x", 0, 0, "plains", site, owner=owner)) == lived_in


def test_units_help_in_an_incantation_and_the_last_one_ends_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fights = Fights(monkeypatch)
    t = glade_table("2b", night=True)
    t.round = 4
    t.heroes[1].invoked = True
    driven = drive(t, act(t, 0, Incantation()))
    assert fights.units
    assert t.final_turns == [1, 0]
    assert "marks-glade" in [line.text.key for line in driven.lines]


def test_without_a_contest_a_glade_has_room_for_a_shield_of_each_player() -> None:
    t = glade_table(seats=3)
    t.spaces["1a"].shields = [1, 2]
    drive(t, mark_glade(t, 0))
    assert t.spaces["1a"].shields == [1, 2, 0]


# Dungeon Lords


def test_near_a_village_lies_a_dungeon_with_a_brown_monster() -> None:
    t = laid("dungeon-lords", "4")
    for space in t.spaces.values():
        if space.secret:  # what lies there from the start
            put(t, space.key)
            space.site, space.secret = None, False
    driven = Driven(t, hide_entrances(t, 0, "4"))
    while not driven.done:
        driven(driven.keys[0])
    (secret,) = (space for space in t.spaces.values() if space.secret)
    assert secret.site == "dungeon"
    assert [DATA.enemy[token.enemy].color for token in secret.tokens] == ["brown"]


def beside_a_monastery() -> tuple[MageKnight, Space, list[Space]]:
    t = laid("dungeon-lords", "C6")
    near = t.spaces["C6b"]
    places = places_beside(t, near)
    return t, near, places


@pytest.mark.parametrize("terrain", ["lake", "swamp", "sea", "mountain"])
def test_nobody_digs_in_water_swamps_and_mountains(terrain: str) -> None:
    t, near, places = beside_a_monastery()
    places[0].terrain = terrain
    assert places[0] not in places_beside(t, near)


def test_nobody_digs_where_enemies_roam() -> None:
    t, near, places = beside_a_monastery()
    put(t, places[0].key, "prowlers")
    assert places[0] not in places_beside(t, near)


@pytest.mark.parametrize(
    ("terrain", "bars"), [("lake", True), ("swamp", True), ("sea", True), ("mountain", False)]
)
def test_tunnels_avoid_water_and_swamps_but_no_mountains(terrain: str, bars: bool) -> None:
    t, near, _ = beside_a_monastery()
    for space in t.around(near):
        space.terrain = terrain
    assert (set(distances(t, near)) == {near.key}) == bars


def test_whoever_goes_through_a_tunnel_pays_for_it_and_comes_out_there() -> None:
    t, near, places = beside_a_monastery()
    t.heroes[0].at, t.turn.path, t.turn.move = near.key, [near.key], 5
    drive(t, do(t, 0, Tunnel(places[0].key, 3)))
    assert (t.heroes[0].at, t.turn.move) == (places[0].key, 2)
    assert t.turn.path == [near.key, places[0].key]


def test_tunnels_are_for_dungeon_lords_alone() -> None:
    t = table(tiles={(1, 1): "7", (2, 1): "9"})
    for space in t.spaces.values():
        if space.site == "dungeon":
            space.owner, t.heroes[0].at = 0, space.key
    t.turn.move = 20
    assert tunnels(t, 0) == []


# Conquer and Hold


def towers(seats: int = 2, scenario: str = "conquer-and-hold") -> tuple[MageKnight, Space, Space]:
    """Two mage towers on the map."""
    t = laid(scenario, "4", "11", seats=seats)
    first, second = t.spaces["4a"], t.spaces["11a"]
    for tower in (first, second):
        put(t, tower.key)
        tower.as_keep = scenario == "conquer-and-hold"
    return t, first, second


def test_a_tower_gives_mana_next_to_it_and_only_where_towers_are_held() -> None:
    t, first, _ = towers()
    first.owner = 0
    t.heroes[0].at = t.around(first)[0].key
    assert tower_mana(t, 0) == 1
    t, first, _ = towers(scenario="full-conquest")
    first.owner, t.heroes[0].at = 0, first.key
    assert tower_mana(t, 0) == 0


@pytest.mark.parametrize(("night", "color"), [(False, "gold"), (True, "black")])
def test_the_mana_of_a_tower_is_gold_by_day_and_black_by_night(night: bool, color: str) -> None:
    t, first, _ = towers()
    first.owner, t.heroes[0].at, t.night = 0, first.key, night
    start_benefits(t, 0)
    assert tokens(t) == {color: 1}


def test_at_a_mates_tower_a_hero_has_the_mana_of_their_own() -> None:
    t, first, second = towers(4)
    first.owner, second.owner = 2, 0
    t.heroes[0].at = first.key
    assert tower_mana(t, 0) == 1
    first.owner = 1
    assert tower_mana(t, 0) == 0


@pytest.mark.parametrize(
    ("scenario", "joins"), [("conquer-and-hold", True), ("full-conquest", False)]
)
def test_units_of_villages_come_to_keeps_only_where_keeps_are_held(
    scenario: str, joins: bool
) -> None:
    t = laid(scenario, "3")
    keep = next(space for space in t.spaces.values() if space.site == "keep")
    offer_units(t, "peasants")
    assert (recruits(t, keep) == ["peasants"]) == joins


# Cities


def test_a_friendly_city_is_worth_nothing_at_the_end() -> None:
    t = laid("mines-liberation", "C8")
    assert t.spaces["C8a"].taken
    assert final_scoring(t)[0].cities == 0


def test_a_city_that_stands_lets_nobody_draw_more_cards() -> None:
    t, city = with_city()
    taken(t, city, 0)
    put(t, city.key, "prowlers")
    assert hand_limit(t, 0) == t.heroes[0].stats.hand


@pytest.mark.parametrize("color", ["green", "white", "red"])
def test_only_the_blue_city_sells_spells(color: str) -> None:
    t, city = with_city(color, crystals="rgbw")
    taken(t, city, 0)
    t.heroes[0].at, t.turn.stage, t.turn.influence = city.key, "interact", 20
    assert not [o for o in wares(t, 0, city) if isinstance(o.value, BuySpell)]


def test_no_weather_changes_what_it_costs_to_enter_a_city() -> None:
    t, city = with_city()
    for t.weather in (0, 1):
        assert enter_cost(t, 0, city) == 2


def test_nobody_is_attacked_in_a_conquered_city() -> None:
    t, city = with_city()
    t.options["duels"] = "on"
    taken(t, city, 0)
    t.heroes[1].at = city.key
    assert attackable(t, 0, city) is None
    plains = next(space for space in t.spaces.values() if space.site is None)
    t.heroes[1].at = plains.key
    assert attackable(t, 0, plains) == 1


def test_whoever_joins_the_defenders_of_a_city_leaves_no_shield(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    Fights(monkeypatch)
    t, city = with_city()
    put(t, city.key, "prowlers", "diggers")
    t.turn.path.append(city.key)
    t.heroes[0].at = city.key
    drive(t, assault(t, 0, city, [Foe(take(t, "wolf-riders"))]))
    assert city.shields == [0, 0]


def test_all_cities_must_fall() -> None:
    t = table(4, scenario="full-conquest")
    conquer(t, 0, 1, 2)
    assert not cities_conquered(t)
    conquer(t, 0, 1, 2, 3)
    assert cities_conquered(t)


def test_alone_a_city_that_stands_counts_nothing() -> None:
    t = table(1, scenario="solo-conquest")
    conquer(t, 0)
    place_tile(t, (4, 1), "C6")
    assert final_scoring(t)[0].mission == 10


# One to Return


def test_nothing_of_a_lost_hero_is_left_for_others() -> None:
    t = table(2, scenario="one-to-return", units="peasants", crystals="rg")
    t.heroes[0].units[0].banner = banner = "banner-of-glory"
    t.artifact_deck.remove(banner)
    t.heroes[0].at = t.heroes[1].at = None
    end_round(t)
    lost = t.heroes[0]
    assert (lost.lost, lost.units, lost.hand, sum(lost.crystals.values())) == (True, [], [], 0)
    assert "peasants" in t.removed
    assert banner in lost.discard
    GAME.check(t)


def test_the_portal_closes_only_once() -> None:
    t = table(2, scenario="one-to-return")
    for hero in t.heroes:
        hero.at = next(space.key for space in t.spaces.values() if space.terrain == "forest")
    end_round(t)
    t.round, t.heroes[0].at = 2, "Aa"
    end_round(t)
    assert t.playing == [0, 1]
