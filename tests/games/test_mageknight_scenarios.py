"""What each scenario says: land, heroes, offers, rounds, when it ends, and how it is scored."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core import Rng
from games.mageknight import GAME
from games.mageknight.data import DATA
from games.mageknight.options import (
    BuyArtifact,
    CallElite,
    Defeat,
    Interact,
    Learn,
    MoveTo,
)
from games.mageknight.rules.ending import end_of_the_game, final_scoring, look_for_end
from games.mageknight.rules.land.exploring import place_tile
from games.mageknight.rules.land.movement import safe
from games.mageknight.rules.rewards import level_ups
from games.mageknight.rules.rounds import setup
from games.mageknight.scenarios import SCENARIOS
from games.mageknight.table import MageKnight
from games.mageknight.tiles import SHAPES, fits
from games.mageknight.view import View
from games.session import Session
from games.simulate import reload_equal
from games.standin import random_answer
from tests.games.mageknight_tables import VARIANTS, drive, lively, table
from tests.samples import and_slow

EVERY = [
    (key, seats)
    for key, scenario in SCENARIOS.items()
    for seats in (scenario.players[:1] if key in VARIANTS else scenario.players)
]
every_table = pytest.mark.parametrize(("key", "seats"), EVERY)
CONQUESTS = [(key, seats) for key, seats in EVERY if SCENARIOS[key].aim == "conquer-cities"]


def begun(key: str, seats: int, seed: int = 1) -> MageKnight:
    return setup(seed, seats, GAME.options({"heroes": "dealt", "scenario": key}))


# Setup


@pytest.mark.parametrize(
    ("key", "seats", "countryside", "core", "cities", "shape", "rounds", "levels"),
    [
        ("first-reconnaissance", 1, 8, 2, 1, "coast", 3, ()),
        ("first-reconnaissance", 2, 8, 2, 1, "coast", 3, ()),
        ("first-reconnaissance", 3, 9, 2, 1, "coast", 3, ()),
        ("first-reconnaissance", 4, 11, 2, 1, "coast", 3, ()),
        ("solo-conquest", 1, 7, 2, 2, "wedge", 6, (5, 8)),
        ("full-conquest", 2, 8, 1, 2, "wedge", 6, (4,)),
        ("full-conquest", 3, 9, 2, 3, "wedge", 6, (4,)),
        ("full-conquest", 4, 11, 3, 4, "open-5", 6, (4,)),
        ("blitz-conquest", 2, 6, 1, 2, "wedge", 4, (3,)),
        ("blitz-conquest", 3, 7, 2, 3, "wedge", 4, (3,)),
        ("blitz-conquest", 4, 9, 3, 4, "open-4", 4, (3,)),
        ("full-cooperation", 2, 8, 2, 3, "open-5", 6, (5, 5, 8)),
        ("full-cooperation", 3, 10, 3, 4, "open-5", 6, (5, 5, 5, 11)),
        ("blitz-cooperation", 2, 7, 1, 2, "open-5", 4, (5, 8)),
        ("blitz-cooperation", 3, 8, 2, 3, "open-5", 4, (5, 8, 11)),
        ("mines-liberation", 2, 8, 1, 1, "wedge", 4, ()),
        ("mines-liberation", 3, 9, 2, 1, "wedge", 4, ()),
        ("mines-liberation", 4, 11, 3, 1, "open-4", 4, ()),
        ("druid-nights", 2, 8, 1, 1, "wedge", 4, ()),
        ("druid-nights", 3, 9, 2, 1, "wedge", 4, ()),
        ("druid-nights", 4, 11, 3, 1, "open-4", 4, ()),
        ("druid-contest", 2, 8, 1, 1, "wedge", 4, ()),
        ("druid-contest", 3, 9, 2, 1, "wedge", 4, ()),
        ("druid-contest", 4, 11, 3, 1, "open-4", 4, ()),
        ("dungeon-lords", 2, 8, 1, 1, "wedge", 5, ()),
        ("dungeon-lords", 3, 9, 2, 1, "wedge", 5, ()),
        ("dungeon-lords", 4, 11, 3, 1, "open-4", 5, ()),
        ("druid-epic", 2, 11, 4, 1, "wedge", 6, ()),
        ("druid-epic", 3, 11, 4, 1, "wedge", 6, ()),
        ("conquer-and-hold", 2, 5, 3, 1, "conquer-and-hold", 6, ()),
        ("conquer-and-hold", 3, 5, 3, 1, "conquer-and-hold", 4, ()),
        ("conquer-and-hold", 4, 5, 3, 1, "conquer-and-hold", 4, ()),
        ("conquer-and-hold-revealed", 2, 5, 3, 1, "conquer-and-hold", 6, ()),
        ("conquer-and-hold-revealed", 3, 5, 3, 1, "conquer-and-hold", 4, ()),
        ("conquer-and-hold-revealed", 4, 5, 3, 1, "conquer-and-hold", 4, ()),
        ("one-to-return", 2, 7, 1, 1, "wedge", 4, (3,)),
        ("one-to-return", 3, 8, 2, 2, "wedge", 4, (3,)),
        ("one-to-return", 4, 10, 3, 3, "wedge", 4, (3,)),
        ("one-to-return-epic", 2, 8, 2, 2, "wedge", 6, (4,)),
        ("one-to-return-epic", 3, 9, 3, 3, "wedge", 6, (4,)),
        ("one-to-return-epic", 4, 11, 4, 4, "wedge", 6, (4,)),
    ],
)
def test_the_land_of_a_scenario(
    key: str,
    seats: int,
    countryside: int,
    core: int,
    cities: int,
    shape: str,
    rounds: int,
    levels: tuple[int, ...],
) -> None:
    t = begun(key, seats)
    kinds = Counter(DATA.tile[tile].kind for tile in (*t.tile_pile, *t.tiles.values()))
    assert kinds == {
        "start": 1, "countryside": countryside, "core_non_city": core, "core_city": cities,
    }  # fmt: skip
    backs = [DATA.tile[tile].back for tile in reversed(t.tile_pile)]
    assert backs == sorted(backs, key=["countryside", "core"].index)  # core land lies below
    assert t.shape is SHAPES[shape]
    assert t.scenario.city_levels.get(seats, ()) == levels
    assert t.rounds == tuple(place % 2 == 1 for place in range(rounds))
    assert [*t.tiles][1:4][: len(t.shape.first)] == [f"{a},{b}" for a, b in t.shape.first]


def test_each_scenario_is_for_its_numbers_of_players() -> None:
    players = {key: scenario.players for key, scenario in SCENARIOS.items()}
    assert players == {
        "first-reconnaissance": (1, 2, 3, 4),
        "solo-conquest": (1,),
        "full-conquest": (2, 3, 4),
        "blitz-conquest": (2, 3, 4),
        "full-cooperation": (2, 3),
        "blitz-cooperation": (2, 3),
        "mines-liberation": (2, 3, 4),
        "druid-nights": (2, 3, 4),
        "druid-contest": (2, 3, 4),
        "druid-epic": (2, 3),
        "dungeon-lords": (2, 3, 4),
        "conquer-and-hold": (2, 3, 4),
        "conquer-and-hold-revealed": (2, 3, 4),
        "one-to-return": (2, 3, 4),
        "one-to-return-epic": (2, 3, 4),
    }
    for key, numbers in players.items():
        assert GAME.seats_for({"scenario": key}) == [*numbers]
    with pytest.raises(ValueError, match="not for 2 players"):
        Session.start(GAME, 2, {"scenario": "solo-conquest"}, 1)


@pytest.mark.parametrize(("key", "seats"), CONQUESTS)
def test_a_conquest_opens_both_offers_and_mixes_the_countryside(key: str, seats: int) -> None:
    t = begun(key, seats)
    assert len(t.advanced_offer) == len(t.spell_offer) == 3
    firsts = {tuple(begun(key, seats, seed).tiles.values()) for seed in range(12)}
    assert len(firsts) > 6


def test_a_blitz_begins_further_on() -> None:
    t = begun("blitz-conquest", 3)
    assert [(hero.fame, hero.reputation) for hero in t.heroes] == [(1, 2)] * 3
    assert len(t.source) == len(t.unit_offer) == 3 + 2 + 1
    t = begun("full-conquest", 3)
    assert [(hero.fame, hero.reputation) for hero in t.heroes] == [(0, 0)] * 3
    assert len(t.source) == len(t.unit_offer) == 3 + 2


def test_in_a_blitz_each_new_level_brings_fame() -> None:
    t = table(scenario="blitz-conquest", fame=7)
    t.heroes[0].fame = 8
    drive(t, level_ups(t, 0))  # level 3, a command token
    assert (t.heroes[0].level, t.heroes[0].fame) == (3, 9)


def test_alone_nothing_is_left_that_aims_at_others() -> None:
    t = begun("solo-conquest", 1)
    assert t.dummy is not None
    assert len(t.spell_deck) + len(t.spell_offer) == 16
    assert not any(DATA.skill[key].interactive for key in t.heroes[0].skill_pile)
    assert len(t.source) == len(t.unit_offer) == 3


# Where tiles may lie


def spots(shape: str, known: set[tuple[int, int]], kind: str) -> set[tuple[int, int]]:
    around = {(a, b) for a in range(-1, 6) for b in range(-4, 6)} - known
    data = SHAPES[shape]
    return {spot for spot in around if data.allowed(spot) and fits(data, known, spot, kind)}


BEGINNING = {(0, 0), (0, 1), (1, 0)}


def test_countryside_touches_two_tiles_or_one_that_touches_two_others() -> None:
    assert spots("wedge", BEGINNING, "countryside") == {(1, 1), (0, 2), (2, 0)}
    line = {*BEGINNING, (0, 2)}  # a finger along the coast: nothing holds its end
    assert (0, 3) not in spots("wedge", line, "countryside")
    assert (1, 1) in spots("wedge", line, "countryside")
    assert (0, 3) in spots("wedge", {*line, (1, 1)}, "countryside")


def test_core_land_touches_two_tiles_and_never_lies_on_the_coast() -> None:
    assert spots("wedge", BEGINNING, "core") == {(1, 1)}
    wider = {*BEGINNING, (0, 2), (1, 1), (2, 0)}
    assert spots("wedge", wider, "core") == {(1, 2), (2, 1)}
    assert (0, 3) in spots("wedge", wider, "countryside")


def test_the_first_reconnaissance_knows_only_the_coast() -> None:
    assert (0, 3) in spots("coast", {*BEGINNING, (0, 2)}, "countryside")
    assert (0, 2) in spots("coast", BEGINNING, "core")
    assert not any(min(spot) < 0 for spot in spots("coast", BEGINNING, "countryside"))


@pytest.mark.parametrize(
    ("shape", "columns"),
    [("open-5", range(-2, 3)), ("open-4", range(-2, 2)), ("open-3", range(-1, 2))],
)
def test_an_open_map_has_so_many_columns(shape: str, columns: range) -> None:
    data = SHAPES[shape]
    allowed = {
        spot for spot in ((a, b) for a in range(6) for b in range(-5, 6)) if data.allowed(spot)
    }
    assert {b for _, b in allowed} == {*columns}
    assert all(a >= -b for a, b in allowed)
    assert data.start == "B"
    assert (1, -1) in data.first


def test_a_tile_from_the_box_touches_three() -> None:
    assert spots("wedge", BEGINNING, "box countryside") == set()
    assert spots("wedge", {*BEGINNING, (0, 2), (2, 0)}, "box countryside") == {(1, 1)}


def test_core_land_from_the_box_never_lies_on_the_coast_either() -> None:
    bay = {*BEGINNING, (1, 1), (0, 3), (1, 2)}  # around (0, 2)
    assert spots("wedge", bay, "box countryside") == {(0, 2)}
    assert spots("wedge", bay, "box core") == set()
    t = begun("full-conquest", 2)
    t.tile_pile = []
    assert t.next_tile == "box countryside"
    t.tile_box = [tile for tile in t.tile_box if DATA.tile[tile].back == "core"]
    assert t.next_tile == "box core"
    t.tile_box = []
    assert t.next_tile is None


def test_the_other_side_of_the_starting_tile_is_open_to_the_right() -> None:
    hexes = {key: [part.terrain for part in DATA.tile[key].hexes] for key in ("A", "B")}
    assert hexes["A"].count("sea") == 3
    assert hexes["B"].count("sea") == 2
    t = begun("full-conquest", 4)
    assert t.shape.portal == "Ba"
    assert "Ba" in t.spaces


# The end


def conquer(t: MageKnight, *leaders: int) -> None:
    """Cities on the map that have fallen, each to one player."""
    for place, leader in enumerate(leaders):
        tile = f"C{5 + place}"
        if f"{tile}a" not in t.spaces:
            t.tile_pile = [key for key in t.tile_pile if key != tile]
            place_tile(t, (3 + place, 1), tile)
        city = t.spaces[f"{tile}a"]
        for token in city.tokens:
            t.piles[DATA.enemy[token.enemy].color].discard.append(token.enemy)
        city.tokens, city.shields = [], [leader]


def test_a_conquest_ends_when_the_last_city_has_fallen_and_all_have_one_more_turn() -> None:
    t = table(scenario="full-conquest")
    conquer(t, 0)
    look_for_end(t, 0)
    assert t.final_turns is None
    conquer(t, 0, 1)
    look_for_end(t, 0)
    assert t.final_turns == [1, 0]
    assert t.turn.met_aim


def test_finding_a_city_does_not_end_a_conquest() -> None:
    t = table(scenario="full-conquest", tiles={(1, 1): "C5"})
    look_for_end(t, 0)
    assert t.final_turns is None


def test_a_led_city_is_worth_seven_a_share_in_it_four_and_the_best_has_a_title() -> None:
    t = table(3, scenario="full-conquest")
    conquer(t, 0, 0, 1)
    t.spaces["C7a"].shields = [1, 1, 0]
    scores = final_scoring(t)
    assert [score.cities for score in scores] == [7 + 7 + 4, 7, 0]
    assert [score.titles.get("cities", 0) for score in scores] == [5, 0, 0]


def test_a_shared_title_for_cities_is_worth_two() -> None:
    t = table(scenario="full-conquest")
    conquer(t, 0, 1)
    assert [score.titles["cities"] for score in final_scoring(t)] == [2, 2]


def test_shields_on_a_city_that_stands_count_for_nothing() -> None:
    t = table(scenario="full-conquest", tiles={(1, 1): "C5"})
    t.spaces["C5a"].shields = [0]
    assert final_scoring(t)[0].cities == 0


def test_a_city_is_neither_a_conquest_nor_an_adventure_among_the_achievements() -> None:
    t = table(scenario="full-conquest")
    conquer(t, 0, 0)
    score = final_scoring(t)[0]
    assert (score.conqueror, score.adventurer) == (0, 0)


def test_alone_each_city_counts_ten_and_both_fifteen_more_with_the_time_left() -> None:
    t = table(1, scenario="solo-conquest")
    t.round = 5
    conquer(t, 0)
    assert final_scoring(t)[0].mission == 10
    conquer(t, 0, 0)
    look_for_end(t, 0)
    assert t.dummy is not None
    left = len(t.dummy.deck)
    assert final_scoring(t)[0].mission == 20 + 15 + 30 + left + 5
    t.announced = 0
    assert final_scoring(t)[0].mission == 20 + 15 + 30 + left
    assert final_scoring(t)[0].titles == {}


def test_alone_one_wins_only_with_all_cities() -> None:
    t = table(1, scenario="solo-conquest")
    conquer(t, 0)
    assert end_of_the_game(t).winners == []
    assert [line.text.key for line in t.news] == ["cities-not-conquered", "game-ends"]
    t = table(1, scenario="solo-conquest")
    conquer(t, 0, 0)
    look_for_end(t, 0)
    assert end_of_the_game(t).winners == [0]


def test_among_several_the_most_fame_wins_a_conquest_that_has_failed_too() -> None:
    t = table(scenario="full-conquest", fame=40)
    assert end_of_the_game(t).winners == [0]


# Whole games


def play_on(key: str, seats: int, seed: int, computers: bool) -> MageKnight:
    rng = Rng(seed)
    session = Session.start(GAME, seats, {"scenario": key, "heroes": "dealt"}, seed)
    while session.result is None:
        seat, ask = next(iter(session.pending.items()))
        if computers:
            answer = GAME.stand_in(GAME.view(session.table, seat), ask, rng)
        else:
            answer = random_answer(ask, rng)
        session.answer(seat, answer)
        GAME.check(session.table)
    return session.table


@every_table
@pytest.mark.parametrize("seeds", and_slow([range(1)], [range(1, 12)]))
def test_random_games_of_every_scenario_end(key: str, seats: int, seeds: range) -> None:
    for seed in seeds:
        play_on(key, seats, seed, computers=False)


def besieged(key: str, seats: int, seed: int) -> MageKnight:
    """A lively table with all cities on the map, most of them nearly taken or conquered, and the
    heroes next to them."""
    t, rng = lively(seats, {"scenario": key}, seed), Rng(seed)
    free = [
        spot for spot in ((1, 1), (2, 1), (1, 2), (2, 2)) if f"{spot[0]},{spot[1]}" not in t.tiles
    ]
    hidden = [tile for tile in t.tile_pile if DATA.tile[tile].kind == "core_city"]
    for spot, tile in zip(free, hidden, strict=False):
        t.tile_pile.remove(tile)
        place_tile(t, spot, tile)
    cities = [space for space in t.spaces.values() if space.level]
    for city in cities:
        while city.tokens and (len(city.tokens) > 1 or rng.below(2)):
            enemy = city.tokens.pop().enemy
            t.piles[DATA.enemy[enemy].color].discard.append(enemy)
            city.shields.append(rng.below(seats))
    for seat, hero in enumerate(t.heroes):
        for city in cities[seat % len(cities) :][:1]:
            near = [space.key for space in t.around(city) if safe(t, seat, space)]
            hero.at = near[0] if near else hero.at
    return t


@pytest.mark.parametrize(("key", "seats"), CONQUESTS)
@pytest.mark.parametrize("seeds", and_slow([range(1)], [range(1, 20)]))
def test_random_players_around_cities_break_nothing(key: str, seats: int, seeds: range) -> None:
    """They enter cities, and buy what is sold there, wherever they can."""
    for seed in seeds:
        session: Session[MageKnight, View] = Session(GAME, besieged(key, seats, seed))
        rng = Rng(seed)
        for _ in range(150):
            if session.result is not None:
                break
            seat, ask = next(iter(session.pending.items()))
            eager = [option.key for option in ask.options if in_a_city(option.value)]
            answer = random_answer(ask, rng)
            if eager and rng.below(3):
                answer = (rng.pick(eager),)
            session.answer(seat, answer)
            GAME.check(session.table)
        reload_equal(session)


def in_a_city(value: object) -> bool:
    match value:
        case MoveTo(space):
            return space[:-1] in ("C5", "C6", "C7", "C8") and space.endswith("a")
        case Interact() | Learn() | BuyArtifact() | CallElite() | Defeat():
            return True
    return False


@pytest.mark.parametrize(
    ("key", "seats"), and_slow([("solo-conquest", 1), ("blitz-conquest", 2)], CONQUESTS)
)
def test_computer_players_look_for_cities(key: str, seats: int) -> None:
    t = play_on(key, seats, 3, computers=True)
    assert any(space.level for space in t.spaces.values())
