"""Two of three rewards, pages 12 and 13."""

from __future__ import annotations

import pytest

from games.core import IllegalAnswer, text
from games.session import Session
from games.xidit import GAME
from games.xidit.data import DATA, Tile
from games.xidit.rules.rewards import place_bards, rewards
from games.xidit.table import Xidit
from tests.games.driver import asked, drive, keys_of
from tests.games.xidit_tables import ALEX, PAUL, build, kingdom, sing


def at_city(city: int, seats: int = 4) -> tuple[Xidit, Tile]:
    t = kingdom(seats, at=[city] * seats)
    return t, t.tile(city)


def test_two_of_the_three_rewards_are_chosen() -> None:
    t, tile = at_city(17)
    driven = drive(t, rewards(t, 0, tile), (0, "gold stories"))
    (ask,) = driven.asks
    assert keys_of(ask) == ["gold", "bards", "stories"]
    assert (ask.least, ask.most) == (2, 2)
    assert [option.label.args["n"] for option in ask.options] == [4, 3, 3]


@pytest.mark.parametrize("chosen", ["gold", "gold gold", "gold bards stories", ""])
def test_one_or_three_or_twice_the_same_reward_is_refused(chosen: str) -> None:
    t, tile = at_city(17)
    with pytest.raises(IllegalAnswer):
        drive(t, rewards(t, 0, tile), (0, chosen))


# Gold


def test_paul_receives_five_gold() -> None:
    t, tile = at_city(7)
    drive(t, rewards(t, PAUL, tile), (PAUL, "gold stories"))
    assert t.players[PAUL].gold == 5


def test_the_bank_never_runs_out() -> None:
    t, tile = at_city(7)
    t.players[0].gold = 500
    drive(t, rewards(t, PAUL, tile), (PAUL, "gold stories"))
    assert t.players[PAUL].gold == 5


def test_gold_is_behind_the_screen_until_the_end() -> None:
    t, tile = at_city(7)
    drive(t, rewards(t, PAUL, tile), (PAUL, "gold stories"))
    assert GAME.view(t, PAUL).heroes[PAUL].screen.gold == 5  # type: ignore[union-attr]
    assert GAME.view(t, ALEX).heroes[PAUL].screen is None
    assert GAME.view(t, None).heroes[PAUL].screen is None


# Bards


def test_paul_places_four_bards_in_the_regions_around_them() -> None:
    t, tile = at_city(7)
    driven = drive(t, rewards(t, PAUL, tile), (PAUL, "bards stories"), (PAUL, "Fr Du Du Du"))
    assert (t.bards["S"][PAUL], t.bards["D"][PAUL]) == (1, 3)
    assert t.players[PAUL].bards == 16
    assert keys_of(driven.asks[1]) == ["Fr", "Du"]


def test_all_bards_may_go_to_one_region() -> None:
    t, tile = at_city(7)
    drive(t, rewards(t, PAUL, tile), (PAUL, "bards stories"), (PAUL, "Fr Fr Fr Fr"))
    assert t.bards["S"][PAUL] == 4


@pytest.mark.parametrize("where", ["Fr Fr Fr", "Fr Fr Fr Fr Fr", "Fr Fr Fr Gr"])
def test_neither_fewer_nor_more_bards_nor_a_region_farther_away(where: str) -> None:
    t, tile = at_city(7)
    with pytest.raises(IllegalAnswer):
        drive(t, rewards(t, PAUL, tile), (PAUL, "bards stories"), (PAUL, where))


def test_only_regions_around_the_hero_are_offered() -> None:
    for city in DATA.cities:
        t, _ = at_city(city.key)
        around = [region.key for region in DATA.regions if city.key in region.cities]
        assert sorted(t.open_regions(city.key)) == sorted(around)


def test_bards_for_the_center_go_secretly_into_the_bastion() -> None:
    t, tile = at_city(17)
    driven = drive(t, rewards(t, 0, tile), (0, "bards gold"), (0, "Fr Cr Cr"))
    assert t.players[0].in_bastion == 2
    assert "C" not in t.bards
    assert text("gained-bastion") in driven.line("gains")["gained"]
    (mine,) = [line for line in driven.lines if line.to is not None]
    assert mine.to == 0 and mine.text.args == {"n": 2}
    assert GAME.view(t, 1).heroes[0].screen is None
    assert "C" not in GAME.view(t, 1).bards


def test_the_center_is_said_to_hide_bards_until_the_end() -> None:
    t, _ = at_city(17)
    (ask,) = asked(place_bards(t, 0, 2)).values()
    hints = {option.value: option.hint.key for option in ask.options if option.hint}
    assert hints == {"C": "hidden-in-bastion", "S": "region-values", "N": "region-values"}


def test_where_bards_go_is_decided_in_secret() -> None:
    t, tile = at_city(17)
    driven = drive(t, rewards(t, 0, tile), (0, "bards gold"), (0, "Fr Cr Cr"))
    assert all(ask.secret for ask in driven.asks)


def test_in_a_city_of_one_region_nobody_is_asked_where() -> None:
    t, tile = at_city(6)
    driven = drive(t, rewards(t, 0, tile), (0, "bards gold"))
    assert driven.prompts == ["choose-rewards"]
    assert t.bards["S"][0] == 2


def test_without_bards_that_reward_cannot_be_chosen() -> None:
    t, tile = at_city(17)
    sing(t, 0, S=20)
    driven = drive(t, rewards(t, 0, tile))
    assert driven.asks == []
    assert t.players[0].gold == 4 and t.guilds[17].stories == 3
    assert t.bards["S"][0] == 20


def test_with_fewer_bards_than_offered_the_last_ones_are_placed() -> None:
    t, tile = at_city(17)
    sing(t, 0, N=18)
    driven = drive(t, rewards(t, 0, tile), (0, "bards gold"), (0, "Fr Fr"))
    assert driven.asks[0].options[1].label.args["n"] == 2
    assert t.players[0].bards == 0


# Stories


def test_a_guild_is_built_in_the_city() -> None:
    t, tile = at_city(17)
    drive(t, rewards(t, 0, tile), (0, "gold stories"))
    assert (t.guilds[17].seat, t.guilds[17].stories) == (0, 3)
    assert t.players[0].supply == 12


def test_alex_adds_only_two_of_four_stories_to_their_tower_of_two() -> None:
    t, tile = at_city(12)
    build(t, ALEX, 12, 2)
    driven = drive(t, rewards(t, ALEX, tile), (ALEX, "gold stories"))
    assert tile.stories == 4
    assert driven.asks[0].options[2].label.args["n"] == 2
    assert t.guilds[12].stories == 4
    assert t.players[ALEX].supply == 15 - 4  # the other two stay in the supply


def test_a_guild_of_four_cannot_grow_so_stories_cannot_be_chosen() -> None:
    t, tile = at_city(7)
    build(t, 0, 7, 4)
    driven = drive(t, rewards(t, 0, tile), (0, "S S S S"))
    assert driven.prompts == ["place-bards"]
    assert t.guilds[7].stories == 4 and t.players[0].gold == 5


def test_where_another_has_a_guild_stories_cannot_be_chosen() -> None:
    t, tile = at_city(17)
    build(t, 1, 17, 1)
    driven = drive(t, rewards(t, 0, tile), (0, "S S S"))
    assert driven.prompts == ["place-bards"]
    assert (t.guilds[17].seat, t.guilds[17].stories) == (1, 1)
    assert t.players[0].supply == 15


def test_without_stories_that_reward_cannot_be_chosen() -> None:
    t, tile = at_city(17)
    for city, stories in ((1, 4), (2, 4), (3, 4), (4, 3)):
        build(t, 0, city, stories)
    driven = drive(t, rewards(t, 0, tile), (0, "S S S"))
    assert driven.prompts == ["place-bards"]
    assert 17 not in t.guilds


def test_with_fewer_stories_than_offered_the_last_ones_are_built() -> None:
    t, tile = at_city(17)
    for city, stories in ((1, 4), (2, 4), (3, 4), (4, 1)):
        build(t, 0, city, stories)
    drive(t, rewards(t, 0, tile), (0, "gold stories"))
    assert t.guilds[17].stories == 2 and t.players[0].supply == 0


def test_with_one_possible_reward_the_player_gets_that_one() -> None:
    t, tile = at_city(17)
    sing(t, 0, S=20)
    build(t, 1, 17, 1)
    assert drive(t, rewards(t, 0, tile)).asks == []
    assert t.players[0].gold == 4


def test_a_player_may_have_guilds_in_several_cities() -> None:
    t, tile = at_city(17)
    build(t, 0, 5, 4)
    drive(t, rewards(t, 0, tile), (0, "gold stories"))
    assert {city: guild.stories for city, guild in t.guilds.items()} == {5: 4, 17: 3}


def test_gold_and_stories_are_paid_in_full() -> None:
    for city in DATA.tiles[False]:
        t, tile = at_city(city)
        drive(t, rewards(t, 0, tile), (0, "gold stories"))
        assert t.players[0].gold == tile.gold
        assert t.guilds[city].stories == tile.stories


def test_the_choice_can_be_taken_back_until_the_next_tile_appears() -> None:
    t = kingdom(at=[17, 1, 2, 3], threats=[17], next_threat=5)
    for unit in ("peasant", "archer", "cleric"):
        t.barracks[unit] -= 1
        t.players[0].units[unit] += 1
    session = Session(GAME, t)
    for seat in range(4):
        session.answer(seat, ["a", "w", "w", "w", "w", "w"])
    session.answer(0, ["gold", "bards"])
    assert session.pending[0].prompt.key == "place-bards"
    session.undo(0)
    assert session.pending[0].prompt.key == "choose-rewards"
    session.answer(0, ["gold", "stories"])
    assert session.table.guilds[17].stories == 3
    assert session.taken_back(0) is None
