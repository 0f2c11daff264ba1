"""The rules of single scenarios: mines, druids' nights, dungeons, strongholds, and the portal."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.core import Result
from games.mageknight import GAME
from games.mageknight.data import DATA
from games.mageknight.options import EnterSite, Explore, Incantation, Tunnel
from games.mageknight.rules.combat.enemies import fell
from games.mageknight.rules.cooperation import assault as joint
from games.mageknight.rules.ending import (
    end_of_the_game,
    final_scoring,
    look_for_end,
    winners_of,
)
from games.mageknight.rules.hero import hand_limit
from games.mageknight.rules.land import sites
from games.mageknight.rules.land.exploring import place_tile
from games.mageknight.rules.land.interaction import can_interact, recruits
from games.mageknight.rules.land.movement import attackable, enter_cost, safe
from games.mageknight.rules.land.sites import act, actions_here, assault
from games.mageknight.rules.quests import druids
from games.mageknight.rules.quests.dungeons import hide_entrances, places_beside, tunnels
from games.mageknight.rules.quests.hours import begin_round, end_round
from games.mageknight.rules.quests.strongholds import guards
from games.mageknight.rules.rounds import choose_tactics, deal_units, setup
from games.mageknight.rules.turn import do, space_benefit, start_benefits
from games.mageknight.scenarios import SCENARIOS
from games.mageknight.spaces import Space
from games.mageknight.table import Combat, Foe, MageKnight
from games.mageknight.tiles import PROVINCE, SHAPES, fits
from games.mageknight.view import HIDDEN, view
from tests.games.mageknight_tables import drive, offer_units, put, table


def begun(key: str, seats: int, seed: int = 1) -> MageKnight:
    return setup(seed, seats, GAME.options({"heroes": "dealt", "scenario": key}))


def all_tiles(t: MageKnight) -> list[str]:
    return [*t.tile_pile, *t.tiles.values()]


def laid(scenario: str, *tiles: str, at: str | None = None, **how: Any) -> MageKnight:
    """A table with these tiles on the map, and a hero on a space of theirs."""
    t = table(scenario=scenario, **how)
    spots = [
        spot for spot in ((1, 1), (2, 1), (1, 2), (0, 2)) if f"{spot[0]},{spot[1]}" not in t.tiles
    ]
    for tile, spot in zip(
        (tile for tile in tiles if f"{tile}a" not in t.spaces), spots, strict=False
    ):
        for pile in (t.tile_pile, t.tile_box):
            if tile in pile:
                pile.remove(tile)
        place_tile(t, spot, tile)
    if at is not None:
        t.heroes[0].at, t.turn.path = at, [at]
    t.news.clear()
    return t


class Fights:
    """Fights that end as they are told to, and how they were fought."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.fall = 99  # how many of the foes
        self.foes: list[Foe] = []
        self.units = self.dark = False
        for module in (sites, druids, joint):
            monkeypatch.setattr(module, "fight", self.fight)

    async def fight(self, t: MageKnight, seat: int, foes: list[Foe], units: bool = True) -> Combat:
        t.combat = combat = Combat(foes, units=units)
        self.foes, self.units, self.dark = foes, units, t.dark
        for foe in foes[: self.fall]:
            fell(t, foe)
        t.combat = None
        t.turn.acted = True
        return combat


@pytest.fixture
def fights(monkeypatch: pytest.MonkeyPatch) -> Fights:
    return Fights(monkeypatch)


# The land


@pytest.mark.parametrize("key", [key for key, it in SCENARIOS.items() if it.quest])
def test_the_tiles_that_a_scenario_is_about_are_always_there(key: str) -> None:
    scenario = SCENARIOS[key]
    for seats in scenario.players:
        for seed in range(6):
            t = begun(key, seats, seed)
            tiles = all_tiles(t)
            assert {*scenario.tiles} <= {*tiles}
            assert not {*scenario.without} & {*tiles}
            kinds = Counter(DATA.tile[tile].kind for tile in tiles)
            assert kinds["countryside"] == scenario.countryside[seats]
            assert kinds["core_non_city"] == scenario.core[seats]
            assert kinds["core_city"] == scenario.cities[seats]


def test_tiles_that_must_be_there_do_not_come_first() -> None:
    firsts = {begun("mines-liberation", 2, seed).tiles["0,1"] for seed in range(12)}
    assert len(firsts) > 4


def test_a_friendly_city_lets_everybody_in_and_nobody_leads_it() -> None:
    t = laid("mines-liberation", "C8")
    city = t.spaces["C8a"]
    assert (city.shields, city.tokens, city.leader) == ([0, 1], [], None)
    assert enter_cost(t, 0, city) == 2
    assert safe(t, 0, city) and can_interact(t, 0, city)
    t.heroes[0].at = city.key
    assert hand_limit(t, 0) == t.heroes[0].stats.hand + 1  # a shield of one's own


# Mines Liberation


def mine_table() -> tuple[MageKnight, Space]:
    t = laid("mines-liberation", "2", at="2e")
    return t, t.spaces["2e"]


def test_each_mine_is_held_by_two_enemies_of_which_one_is_hidden() -> None:
    t = laid("mines-liberation", "C8")
    colors = {}
    for space in t.spaces.values():
        if space.site == "mine":
            assert [token.up for token in space.tokens] == [True, False]
            assert not space.rampaging and safe(t, 0, space)
            colors[space.key] = [DATA.enemy[token.enemy].color for token in space.tokens]
    assert colors["C8b"] == ["red", "brown"]
    assert all(foes == ["green", "brown"] for key, foes in colors.items() if key[0] != "C")
    assert view(t, 0).spaces["C8b"].tokens[1].enemy == HIDDEN


def test_a_mine_is_entered_by_night_rules_and_whoever_is_left_stays(fights: Fights) -> None:
    t, mine = mine_table()
    second = mine.tokens[1].enemy
    fights.fall = 1
    drive(t, act(t, 0, EnterSite()))
    assert (fights.units, fights.dark) == (True, True)
    assert not t.dark
    assert [(token.enemy, token.up) for token in mine.tokens] == [(second, True)]
    assert (mine.owner, t.heroes[0].reputation) == (None, 0)
    drive(t, space_benefit(t, 0))
    assert sum(t.heroes[0].crystals.values()) == 0  # no crystals before it is free


@pytest.mark.parametrize(("tile", "mine", "reputation"), [("2", "2e", 1), ("C8", "C8b", 2)])
def test_whoever_beats_the_last_enemy_frees_the_mine(
    fights: Fights, tile: str, mine: str, reputation: int
) -> None:
    t = laid("mines-liberation", tile, at=mine)
    space = t.spaces[mine]
    drive(t, act(t, 0, EnterSite()))
    assert (space.owner, space.tokens) == (0, [])
    assert t.heroes[0].reputation == reputation
    assert not [o for o in actions_here(t, 0) if isinstance(o.value, EnterSite)]
    drive(t, space_benefit(t, 0))
    assert t.heroes[0].crystals[space.color or ""] == 1  # it gives at once


def test_miners_send_a_crystal_every_round_but_never_a_fourth() -> None:
    t, mine = mine_table()
    put(t, mine.key)
    mine.owner = 1
    t.heroes[1].crystals["green"] = 2
    begin_round(t)
    begin_round(t)
    assert t.heroes[1].crystals["green"] == 3
    assert sum(t.heroes[0].crystals.values()) == 0


def test_it_ends_when_all_land_is_known_and_all_mines_are_free() -> None:
    t, mine = mine_table()
    for space in t.spaces.values():
        if space.site == "mine":
            put(t, space.key)
    look_for_end(t, 0)
    assert t.final_turns is None  # land is still unknown
    t.tile_pile = []
    put(t, mine.key, "diggers")
    look_for_end(t, 0)
    assert t.final_turns is None
    put(t, mine.key)
    look_for_end(t, 0)
    assert t.final_turns == [1, 0]


def test_mines_count_four_and_seven_and_the_most_five_more() -> None:
    t = laid("mines-liberation", "2", "C8")
    t.spaces["2e"].owner, t.spaces["C8b"].owner = 0, 1
    ours, theirs = final_scoring(t)
    assert (ours.mines, theirs.mines) == (4, 7)
    assert (ours.titles.get("mines"), theirs.titles["mines"]) == (None, 5)
    assert ours.adventurer == 0  # a mine is no adventure
    t.spaces["C8b"].owner, t.spaces["2e"].owner = None, 0
    t.spaces["C8b"].owner = 0
    assert final_scoring(t)[0].mines == 11


# Druid Nights


def glade_table(*marked: str, **how: Any) -> MageKnight:
    t = laid(how.pop("scenario", "druid-nights"), "1", "2", at="1a", **how)
    for key in marked:
        t.spaces[key].shields = [0]
    return t


def test_whoever_ends_a_turn_on_a_glade_marks_it_once() -> None:
    t = glade_table()
    for _ in range(2):
        drive(t, druids.mark_glade(t, 0))
    assert t.spaces["1a"].shields == [0]
    t.heroes[1].at = "1a"  # another hero there: nobody stays
    t.spaces["1a"].shields = []
    drive(t, druids.mark_glade(t, 0))
    assert t.spaces["1a"].shields == []


def test_a_rest_is_no_movement_that_ends_on_a_glade() -> None:
    t = glade_table()
    t.turn.rested = True
    drive(t, druids.mark_glade(t, 0))
    assert t.spaces["1a"].shields == []


def test_in_a_contest_a_shield_takes_the_place_of_anothers() -> None:
    t = glade_table(scenario="druid-contest")
    t.spaces["1a"].shields = [1]
    drive(t, druids.mark_glade(t, 0))
    assert t.spaces["1a"].shields == [0]


@pytest.mark.parametrize(
    ("rounds", "color", "crystals"),
    [(2, ("brown",), 1), (4, ("red",), 2), (6, ("brown", "red"), 3)],
)
def test_an_incantation_calls_for_each_glade_and_pays_in_any_case(
    fights: Fights, rounds: int, color: tuple[str, ...], crystals: int
) -> None:
    t = glade_table("2b", scenario="druid-epic", night=True)
    t.round = rounds
    fights.fall = 1
    drive(t, act(t, 0, Incantation()))
    # Two glades: one marked before, and the one where the hero stands.
    assert Counter(DATA.enemy[foe.enemy].color for foe in fights.foes) == dict.fromkeys(color, 2)
    assert t.heroes[0].fame == 2 * DATA.enemy[fights.foes[0].enemy].fame
    assert t.turn.rewards == ["crystal"] * (2 * crystals)
    assert t.spaces["1a"].shields == [0]
    assert not druids.incantation(t, 0)  # once a night


def test_an_incantation_needs_a_night_a_glade_and_open_land() -> None:
    t = glade_table("2b")
    assert not druids.incantation(t, 0)  # by day
    t.night, t.round = True, 2
    assert druids.incantation(t, 0)
    t.heroes[0].at = "1c"  # a village
    assert not druids.incantation(t, 0)
    t.heroes[0].at = "1e"
    t.spaces["2b"].shields = [1]
    assert not druids.incantation(t, 0)


def test_after_a_night_the_shields_are_gone() -> None:
    t = glade_table("1a", "2b")
    end_round(t)
    assert t.spaces["2b"].shields == [0]  # it was a day
    t.night = True
    end_round(t)
    assert t.spaces["1a"].shields == t.spaces["2b"].shields == []


def test_the_last_incantation_of_all_ends_the_game() -> None:
    t = glade_table(night=True)
    for hero in t.heroes:
        hero.invoked = True
    look_for_end(t, 0)
    assert t.final_turns is None  # it is the first night
    t.round = 4
    t.heroes[1].invoked = False
    look_for_end(t, 0)
    assert t.final_turns is None
    t.heroes[1].invoked = True
    look_for_end(t, 0)
    assert t.final_turns == [1, 0]


# Dungeon Lords


def test_whoever_reveals_a_village_chooses_where_the_secret_dungeon_is() -> None:
    t = laid("dungeon-lords", "C6")
    monastery = t.spaces["C6b"]
    places = places_beside(t, monastery)
    assert places
    for place in places:
        assert place.site is None and not place.tokens
        assert place.terrain not in ("lake", "swamp", "sea", "mountain")
    played = drive(t, hide_entrances(t, 0, "C6"), *([places[0].key] if len(places) > 1 else []))
    assert played.done
    tomb = t.spaces[places[0].key]
    assert (tomb.site, tomb.secret) == ("tomb", True)
    assert [(DATA.enemy[token.enemy].color, token.up) for token in tomb.tokens] == [("red", False)]


def test_near_what_lies_there_at_first_chance_decides() -> None:
    found = 0
    for seed in range(8):
        t = begun("dungeon-lords", 2, seed)
        dwellings = [s for s in t.spaces.values() if s.site in ("village", "monastery")]
        secrets = [s for s in t.spaces.values() if s.secret]
        assert len(secrets) <= len(dwellings)
        assert all(s.site in ("dungeon", "tomb") and len(s.tokens) == 1 for s in secrets)
        found += len(secrets)
    assert found


def test_the_last_tile_brings_its_secret_entrance_before_the_end_is_looked_for() -> None:
    t = laid("dungeon-lords")
    t.tile_pile = ["C6"]  # with a monastery, and no dungeon or tomb of its own
    for space in t.spaces.values():
        if space.site in ("dungeon", "tomb"):
            put(t, space.key)
            space.owner = 0
    t.turn.move = 2
    drive(t, do(t, 0, Explore((1, 1))))  # there is but one place for it
    assert [space.site for space in t.spaces.values() if space.secret and space.tokens] == ["tomb"]
    assert t.final_turns is None


def dungeon_table() -> tuple[MageKnight, Space]:
    t = laid("dungeon-lords", "C6")
    secret = places_beside(t, t.spaces["C6b"])[0]
    secret.site, secret.secret = "dungeon", True
    put(t, secret.key, "minotaur", up=False)
    t.heroes[0].at, t.turn.path = secret.key, [secret.key]
    return t, secret


def test_a_failed_attempt_brings_another_monster_to_a_secret_dungeon(fights: Fights) -> None:
    t, secret = dungeon_table()
    fights.fall = 0
    drive(t, act(t, 0, EnterSite()))
    assert [foe.enemy for foe in fights.foes] == ["minotaur"]
    assert (fights.units, fights.dark) == (False, True)
    assert [token.up for token in secret.tokens] == [False]
    assert secret.owner is None


def test_a_conquered_dungeon_is_not_entered_again(fights: Fights) -> None:
    t, secret = dungeon_table()
    drive(t, act(t, 0, EnterSite()))
    assert (secret.owner, secret.tokens, t.turn.rewards) == (0, [], ["dungeon"])
    assert not [o for o in actions_here(t, 0) if isinstance(o.value, EnterSite)]


def test_tunnels_cost_two_and_one_for_each_space_and_avoid_water() -> None:
    t, secret = dungeon_table()
    put(t, secret.key)
    secret.owner = 1  # whoever has conquered it
    near = next(
        s for s in t.around(secret) if s.site is None and s.terrain not in ("lake", "swamp")
    )
    near.site, near.owner = "tomb", 0
    t.turn.move = 2
    assert not tunnels(t, 0)
    t.turn.move = 3
    assert [option.value for option in tunnels(t, 0)] == [Tunnel(near.key, 3)]
    for space in t.around(near):
        if space is not secret:
            space.terrain = "lake"
    near.terrain = "swamp"
    assert not tunnels(t, 0)
    near.terrain, near.owner = "plains", None
    assert not tunnels(t, 0)  # not conquered


def test_dungeons_and_tombs_count_double_and_their_title_more() -> None:
    t, secret = dungeon_table()
    put(t, secret.key)
    secret.owner = 0
    ours, _ = final_scoring(t)
    assert (ours.adventurer, ours.titles["adventurer"]) == (4, 5)
    for space in t.spaces.values():
        if space.site in ("dungeon", "tomb"):
            put(t, space.key)
            space.owner = 1
    look_for_end(t, 0)
    assert t.final_turns is None  # land is still unknown
    t.tile_pile = []
    look_for_end(t, 0)
    assert t.final_turns == [1, 0]


# Conquer and Hold


def test_tiles_have_their_places_in_the_province() -> None:
    shape = SHAPES["conquer-and-hold"]
    known = {(0, 0), *shape.first}
    around = {(a, b) for a in range(-1, 5) for b in range(-3, 4)} - known
    for kind, spots in PROVINCE.items():
        assert {spot for spot in around if fits(shape, known, spot, kind)} == {*spots}
    assert not any(fits(shape, known, spot, "box core") for spot in around)
    t = begun("conquer-and-hold-revealed", 2)
    assert not t.tile_pile and len(t.tiles) == 10
    assert sum(s.site == "keep" for s in t.spaces.values()) == 5
    assert sum(s.site == "mage_tower" for s in t.spaces.values()) == 5  # 25 points in all


def hold_table() -> tuple[MageKnight, Space, Space]:
    """A keep and a tower, and a hero next to each."""
    t = begun("conquer-and-hold-revealed", 2)
    t.order, t.at = [0, 1], 0
    keep, tower = t.spaces["9c"], t.spaces["9e"]
    return t, keep, tower


def test_rounds_units_and_duels_of_conquer_and_hold() -> None:
    assert [len(begun("conquer-and-hold", seats).rounds) for seats in (2, 3, 4)] == [6, 4, 4]
    t = begun("conquer-and-hold-revealed", 2)
    elite = [key for key in t.elite_deck if DATA.unit[key].level == 4]
    assert not elite
    deal_units(t)
    assert not any(DATA.unit[key].elite for key in t.unit_offer)  # though core land is known
    t.round = 4
    deal_units(t)
    assert DATA.unit[t.unit_offer[0]].elite
    assert begun("conquer-and-hold", 4).teams == ((0, 2), (1, 3))


def test_towers_are_held_like_keeps_and_assaults_cost_no_reputation(fights: Fights) -> None:
    t, _, tower = hold_table()
    beside = next(s for s in t.around(tower) if enter_cost(t, 0, s))
    t.heroes[0].at, t.turn.path = tower.key, [beside.key, tower.key]
    drive(t, assault(t, 0, tower, []))
    assert (tower.owner, t.heroes[0].reputation, t.turn.rewards) == (0, 0, [])
    assert can_interact(t, 0, tower) and not can_interact(t, 1, tower)
    t.order, t.turn.path = [1, 0], [beside.key, tower.key]
    t.heroes[0].at, t.heroes[1].at = None, tower.key
    drive(t, assault(t, 1, tower, []))
    assert [DATA.enemy[foe.enemy].color for foe in fights.foes] == ["violet"]
    assert fights.foes[0].half and tower.owner == 1


def test_a_later_day_brings_more_guards_and_half_of_their_fame_together(fights: Fights) -> None:
    t, keep, _ = hold_table()
    assert [guards(t) for t.round in (1, 2, 3, 4, 5, 6)] == [1, 1, 2, 2, 3, 3]
    t.round = 3
    put(t, keep.key)
    keep.owner = 1
    beside = next(s for s in t.around(keep) if enter_cost(t, 0, s))
    t.heroes[0].at, t.turn.path = keep.key, [beside.key, keep.key]
    pile = t.piles["grey"].draw
    odd = [enemy for enemy in pile if DATA.enemy[enemy].fame % 2][:2]
    for enemy in odd:
        pile.remove(enemy)
    pile += odd
    drive(t, assault(t, 0, keep, []))
    assert len(fights.foes) == 2
    assert t.heroes[0].fame == (sum(DATA.enemy[enemy].fame for enemy in odd) + 1) // 2


def test_units_of_villages_come_to_keeps_and_of_monasteries_to_towers() -> None:
    t, keep, tower = hold_table()
    offer_units(t, "peasants", "herbalists")
    assert "peasants" in recruits(t, keep)
    assert recruits(t, tower) == ["herbalists"]


def test_a_turn_that_begins_near_an_own_tower_brings_mana_for_each() -> None:
    t, _, tower = hold_table()
    tower.owner = t.spaces["11a"].owner = 0
    t.heroes[0].at = tower.key
    start_benefits(t, 0)
    assert t.turn.tokens["gold"] == 2
    t.heroes[1].at, tower.owner = tower.key, 1
    t.turn.tokens["gold"] = 0
    start_benefits(t, 0)
    assert t.turn.tokens["gold"] == 0


def test_only_what_is_held_counts_and_nobody_wins_a_tie() -> None:
    t, keep, tower = hold_table()
    t.heroes[1].fame = 50
    keep.owner = tower.owner = 0
    assert [score.total for score in final_scoring(t)] == [5, 0]
    assert end_of_the_game(t) == Result([0], [5, 0])
    plan = SCENARIOS["conquer-and-hold"]
    assert winners_of(plan, (), [3, 3]) == []
    assert winners_of(plan, ((0, 2), (1, 3)), [5, 2, 5, 2]) == [0, 2]
    assert winners_of(plan, ((0, 2), (1, 3)), [5, 5, 5, 5]) == []


# One to Return


def test_whoever_is_at_the_portal_when_the_first_day_ends_is_out() -> None:
    t = table(3, scenario="one-to-return", at="Aa")
    open_land = next(s for s in t.spaces.values() if s.site is None and safe(t, 0, s))
    t.heroes[0].at, t.heroes[1].at, t.heroes[2].at = open_land.key, "Aa", None
    end_round(t)
    assert [hero.lost for hero in t.heroes] == [False, True, True]
    assert t.playing == [0]
    portal = t.spaces["Aa"]
    assert (portal.site, portal.terrain) == ("closed_portal", "plains")
    assert attackable(t, 1, portal) is None
    t.round, t.night = 2, True
    played = drive(t, choose_tactics(t), "long-night")
    assert [ask.seat for ask in played.asks] == [0]
    assert t.order == [0]


def test_the_closed_portal_holds_one_hero_who_may_be_attacked() -> None:
    t = table(2, scenario="one-to-return")
    t.heroes[0].at = next(s for s in t.spaces.values() if s.site is None and safe(t, 0, s)).key
    t.heroes[1].at = t.heroes[0].at
    end_round(t)
    t.heroes[1].at = "Aa"
    assert not safe(t, 0, t.spaces["Aa"])
    assert attackable(t, 0, t.spaces["Aa"]) == 1
    t.announced = 1
    assert attackable(t, 0, t.spaces["Aa"]) is None  # too late


@pytest.mark.parametrize(("at", "winners"), [("Aa", [1]), (None, [])])
def test_only_who_stands_at_the_portal_at_the_end_wins(at: str | None, winners: list[int]) -> None:
    t = table(2, scenario="one-to-return", fame=40)
    t.heroes[1].at = at
    t.heroes[0].at = next(s for s in t.spaces.values() if s.site is None and safe(t, 0, s)).key
    result = end_of_the_game(t)
    assert result.winners == winners
    assert t.heroes[0].fame == 40


def test_an_epic_return_has_more_land_and_stronger_cities() -> None:
    usual, epic = SCENARIOS["one-to-return"], SCENARIOS["one-to-return-epic"]
    for seats in (2, 3, 4):
        assert epic.countryside[seats] == usual.countryside[seats] + 1
        assert epic.core[seats] == usual.core[seats] + 1
        assert epic.cities[seats] == usual.cities[seats] + 1
        assert (usual.city_levels[seats], epic.city_levels[seats]) == ((3,), (4,))
        assert (len(usual.rounds[seats]), len(epic.rounds[seats])) == (4, 6)
