"""Three players and the neutral one, pages 17 and 18."""

from __future__ import annotations

import pytest

from games.xidit import GAME
from games.xidit.data import DATA
from games.xidit.rules.assessments import NEUTRAL, assess
from games.xidit.rules.census import census
from games.xidit.rules.game import end_of_the_game, setup
from games.xidit.rules.orders import carry_out
from tests.games.driver import drive, keys_of
from tests.games.xidit_tables import STEPHANIE, build, give, kingdom, sing, units_of


@pytest.mark.parametrize(("strength", "levels"), [("normal", [6, 5, 4]), ("hard", [7, 6, 5])])
def test_the_neutral_player_starts_by_the_order_of_the_assessments(
    strength: str, levels: list[int]
) -> None:
    for seed in range(12):
        t = setup(seed, 3, GAME.options({"neutral": strength}))
        assert [t.neutral[assessment] for assessment in t.assessments] == levels


def test_three_players_use_18_tiles_of_their_own_with_4_units_each() -> None:
    t = setup(1, 3, GAME.options({}))
    assert (len(t.recruiting), len(t.threats)) == (4, 4)
    assert all(sum(units.values()) == 4 for units in t.recruiting.values())
    assert len(t.recruit_pile) == 4 and len(t.threat_pile) == 4  # and the next of each
    assert t.tile(6) == DATA.tiles_for_three[5]
    tiles = [*t.recruiting, *t.threats, *t.recruit_pile, *t.threat_pile]
    assert max(tiles) <= 18
    GAME.check(t)


def test_regions_1_and_2_are_out_of_play() -> None:
    t = kingdom(3)
    assert t.rules.empty == ["1", "2"]
    assert sorted(t.bards) == ["D", "E", "H", "N", "S", "V"]
    assert t.open_regions(12) == ["V", "H"]
    assert t.open_regions(21) == []


def test_cities_without_a_tile_can_be_traveled_through() -> None:
    t = kingdom(3, at=[5, 1, 2])
    drive(t, carry_out(t, 0, "r"))
    assert t.players[0].city == 21
    drive(t, carry_out(t, 0, "k"))
    assert t.players[0].city == 20


def test_a_titan_felled_beside_an_empty_region_gives_gold_and_stories() -> None:
    t = kingdom(3, at=[21, 1, 2])
    t.titans[0].raging = True
    give(t, 0, peasant=3)
    key = t.titans[0].titans[-1]
    driven = drive(t, carry_out(t, 0, "a"), (0, key), (0, "wealth"))
    assert driven.prompts == ["fight-titan", "advance-neutral"]
    assert t.players[0].gold == DATA.titan[key].gold
    assert t.guilds[21].stories == DATA.titan[key].stories
    assert t.players[0].bards == 20


def test_stephanie_eliminates_a_threat_and_raises_the_neutral_wealth() -> None:
    t = kingdom(3, at=[1, 3, 17], threats=[17], next_threat=5)
    give(t, STEPHANIE, peasant=2, archer=1, infantry=1)
    driven = drive(
        t, carry_out(t, STEPHANIE, "a"), (STEPHANIE, "gold stories"), (STEPHANIE, "wealth")
    )
    assert t.neutral == {"wealth": 7, "influence": 5, "reputation": 4}
    assert keys_of(driven.asks[1]) == ["wealth", "influence", "reputation"]
    assert not driven.asks[1].secret
    assert units_of(t, STEPHANIE) == {}


def test_recruiting_does_not_advance_the_neutral_player() -> None:
    t = kingdom(3, at=[5, 1, 2], recruiting=[5])
    drive(t, carry_out(t, 0, "a"))
    assert sum(t.neutral.values()) == 15


def test_a_felled_titan_advances_the_neutral_player_too() -> None:
    t = kingdom(3, at=[4, 1, 2])
    t.titans[0].raging = True
    give(t, 0, peasant=3)
    key = t.titans[0].titans[-1]
    drive(t, carry_out(t, 0, "a"), (0, key), (0, "gold stories"), (0, "reputation"))
    assert t.neutral["reputation"] == 5


def test_with_four_players_nobody_is_asked_for_a_neutral_player() -> None:
    t = kingdom(4, at=[17, 1, 2, 3], threats=[17], next_threat=5)
    give(t, 0, peasant=1, archer=1, cleric=1)
    driven = drive(t, carry_out(t, 0, "a"), (0, "gold stories"))
    assert driven.prompts == ["choose-rewards"]


def test_the_neutral_player_takes_no_part_in_the_census() -> None:
    t = kingdom(3, at=[1, 2, 3], census="at-once")
    give(t, 0, peasant=1)
    driven = drive(t, census(t), (0, "none"), (1, "none"), (2, "none"))
    assert sum(t.neutral.values()) == 15
    assert {ask.seat for ask in driven.asks} == {0, 1, 2}


def test_the_neutral_player_can_eliminate_players() -> None:
    t = kingdom(3)
    for player, gold in zip(t.players, (5, 7, 8), strict=True):
        player.gold = gold
    column = assess(t, "wealth", [NEUTRAL, 0, 1, 2], 1)
    assert column.ranking == [2, 1, NEUTRAL, 0]
    assert column.out == [0]


def test_the_neutral_player_loses_every_tie() -> None:
    for first in range(3):
        t = kingdom(3, first=first)
        for player, gold in zip(t.players, (6, 7, 8), strict=True):
            player.gold = gold
        column = assess(t, "wealth", [NEUTRAL, 0, 1, 2], 1)
        assert column.out == [NEUTRAL]
        assert column.ranking == [2, 1, 0, NEUTRAL]


def test_one_of_four_leaves_in_each_assessment() -> None:
    t = kingdom(3)
    for player, gold in zip(t.players, (7, 8, 9), strict=True):
        player.gold = gold
    build(t, 1, 1, 2)
    build(t, 2, 2, 3)
    sing(t, 2, N=1)
    result = drive(t, end_of_the_game(t)).result
    assert [column.out for column in t.hall] == [[NEUTRAL], [0], [1]]
    assert result.winners == [2]
    assert result.scores == [1, 2, 3]


def test_the_neutral_player_can_win() -> None:
    t = kingdom(3)
    driven = drive(t, end_of_the_game(t))
    assert driven.result.winners == []
    assert "neutral-wins" in driven.said
    assert driven.result.scores == [0, 1, 2]  # ties go to who is farther from the first player


def test_the_neutral_levels_have_no_upper_limit() -> None:
    t = kingdom(3, at=[17, 1, 2], threats=[17], next_threat=5)
    t.neutral["wealth"] = 50
    give(t, 0, peasant=2, archer=1, infantry=1)
    drive(t, carry_out(t, 0, "a"), (0, "gold stories"), (0, "wealth"))
    assert t.neutral["wealth"] == 51


def test_the_levels_of_the_neutral_player_are_seen_by_all() -> None:
    t = kingdom(3)
    assert GAME.view(t, None).neutral == {"wealth": 6, "influence": 5, "reputation": 4}
