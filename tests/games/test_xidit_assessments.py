"""Phase six, the three assessments; pages 17 and 18."""

from __future__ import annotations

import pytest

from games.xidit import GAME
from games.xidit.data import DATA
from games.xidit.rules.assessments import assess, level, region_points, reputation
from games.xidit.rules.game import end_of_the_game
from games.xidit.table import Xidit
from tests.games.driver import drive
from tests.games.xidit_tables import ALEX, PAUL, STEPHANIE, STEVE, build, give, kingdom, sing


def rich(t: Xidit, *amounts: int) -> Xidit:
    for player, amount in zip(t.players, amounts, strict=True):
        player.gold = amount
    return t


def influence(t: Xidit, *stories: int) -> Xidit:
    """Guilds of four and a rest for each seat, in cities that nobody else uses."""
    free = iter(DATA.city)
    for seat, wanted in enumerate(stories):
        for below in range(0, wanted, 4):
            build(t, seat, next(free), min(wanted - below, 4))
    return t


# Levels


def test_wealth_is_all_the_gold() -> None:
    t = rich(kingdom(), 12, 0, 3, 4)
    assert [level(t, seat, "wealth") for seat in range(4)] == [12, 0, 3, 4]


def test_influence_is_the_number_of_stories_on_the_map() -> None:
    t = kingdom()
    build(t, 0, 4, 4)
    build(t, 0, 5, 3)
    build(t, 0, 6, 3)
    build(t, 1, 7, 2)
    assert [level(t, seat, "influence") for seat in range(4)] == [10, 2, 0, 0]


def test_stories_kept_behind_the_screen_do_not_count() -> None:
    t = kingdom()
    build(t, 0, 4, 4)
    t.players[0].kept = 2
    assert level(t, 0, "influence") == 4


def test_most_bards_score_the_greater_and_second_most_the_smaller_number() -> None:
    assert region_points([3, 2, 1, 0], 5, 2) == [5, 2, 0, 0]


def test_a_tie_for_first_leaves_no_second_place() -> None:
    assert region_points([3, 3, 2, 1], 5, 2) == [5, 5, 0, 0]


def test_a_tie_for_second_gives_the_smaller_number_to_each() -> None:
    assert region_points([3, 2, 2, 1], 5, 2) == [5, 2, 2, 0]


def test_one_player_alone_leaves_second_place_to_nobody() -> None:
    assert region_points([1, 0, 0, 0], 5, 2) == [5, 0, 0, 0]


def test_a_region_without_bards_scores_nothing() -> None:
    assert region_points([0, 0, 0, 0], 5, 2) == [0, 0, 0, 0]


def test_all_tied_for_first_score_the_greater_number() -> None:
    assert region_points([2, 2, 2, 2], 5, 2) == [5, 5, 5, 5]


def test_reputation_is_the_sum_over_all_regions_with_the_bastion_opened() -> None:
    t = kingdom()
    sing(t, 0, N=2, C=3, E=1)
    sing(t, 1, N=1, C=4)
    sing(t, 2, E=1)
    values = DATA.region
    assert level(t, 0, "reputation") == values["N"].first + values["C"].second + values["E"].first
    assert level(t, 1, "reputation") == values["N"].second + values["C"].first
    assert level(t, 2, "reputation") == values["E"].first
    assert level(t, 3, "reputation") == 0
    assert set(reputation(t)) == set(DATA.region)


# Ranking, ties and elimination


def test_players_are_ranked_from_the_highest_level_to_the_lowest() -> None:
    t = rich(kingdom(), 5, 9, 7, 8)
    column = assess(t, "wealth", range(4), 1)
    assert column.ranking == [1, 3, 2, 0]
    assert column.levels == {0: 5, 1: 9, 2: 7, 3: 8}
    assert column.out == [0]


@pytest.mark.parametrize("gold", [18, 10])
def test_stephanie_with_2_units_loses_the_wealth_tie_to_paul_with_4(gold: int) -> None:
    """The English book has them at 18 gold, the French one at 10."""
    for first in range(4):
        t = rich(kingdom(first=first), 20, gold, gold, 19)
        give(t, STEPHANIE, mage=2)
        give(t, PAUL, peasant=4)
        column = assess(t, "wealth", range(4), 1)
        assert column.ranking == [STEVE, ALEX, PAUL, STEPHANIE]
        assert column.out == [STEPHANIE]


def test_units_of_all_types_count_the_same_in_a_tie() -> None:
    t = rich(kingdom(), 5, 5, 9, 9)
    give(t, 0, peasant=3)
    give(t, 1, mage=2)
    assert assess(t, "wealth", range(4), 1).out == [1]


@pytest.mark.parametrize("first", range(4))
def test_a_tie_in_units_goes_to_the_player_farthest_from_the_first(first: int) -> None:
    t = rich(kingdom(first=first), 5, 5, 5, 5)
    column = assess(t, "wealth", range(4), 1)
    assert column.out == [first]
    assert column.ranking == [(first + 3 - i) % 4 for i in range(4)]


def test_eliminated_players_are_ranked_but_not_eliminated_again() -> None:
    t = rich(kingdom(), 1, 9, 7, 8)
    column = assess(t, "wealth", [1, 2, 3], 1)
    assert column.ranking == [1, 3, 2, 0]
    assert column.out == [2]


def test_bards_of_eliminated_players_still_count() -> None:
    t = kingdom()
    sing(t, 0, N=5)
    sing(t, 1, N=2)
    assert assess(t, "reputation", [1, 2, 3], 1).levels[1] == DATA.region["N"].second


def test_the_four_player_example_makes_paul_the_savior(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Wealth, influence, reputation: Stephanie, Steve and Alex are eliminated, in this order."""
    t = kingdom()
    for seat, amount in ((STEVE, 20), (PAUL, 18), (STEPHANIE, 18), (ALEX, 19)):
        t.players[seat].gold = amount
    give(t, STEPHANIE, peasant=2)
    give(t, PAUL, peasant=4)
    stories = {PAUL: 12, STEPHANIE: 11, ALEX: 9, STEVE: 8}
    influence(t, *(stories[seat] for seat in range(4)))
    renown = {STEPHANIE: 18, PAUL: 16, ALEX: 15, STEVE: 12}
    points = {"N": [renown[seat] for seat in range(4)]}
    monkeypatch.setattr("games.xidit.rules.assessments.reputation", lambda _: points)

    driven = drive(t, end_of_the_game(t))

    assert [column.ranking for column in t.hall] == [
        [STEVE, ALEX, PAUL, STEPHANIE],
        [PAUL, STEPHANIE, ALEX, STEVE],
        [STEPHANIE, PAUL, ALEX, STEVE],
    ]
    assert [column.out for column in t.hall] == [[STEPHANIE], [STEVE], [ALEX]]
    assert driven.result.winners == [PAUL]
    assert driven.line("saviour") == {"seat": PAUL}
    assert driven.result.scores == [1, 3, 0, 2]


@pytest.mark.parametrize("order", ["wealth influence reputation", "reputation wealth influence"])
def test_the_order_of_the_assessments_decides(order: str) -> None:
    """Seat 0 has no gold, seat 1 no guilds, seat 2 no bards."""
    t = kingdom(assessments=order.split())
    rich(t, 0, 9, 8, 5)
    influence(t, 9, 0, 8, 5)
    sing(t, 0, N=5)
    sing(t, 1, N=1, S=1, D=1)
    sing(t, 3, E=1, V=1)
    result = drive(t, end_of_the_game(t)).result
    outs = [column.out[0] for column in t.hall]
    assert outs[0] == {"wealth": 0, "reputation": 2}[order.split(maxsplit=1)[0]]
    assert len(set(outs)) == 3
    assert result.winners == [({0, 1, 2, 3} - set(outs)).pop()]


def test_with_five_players_two_leave_in_the_first_assessment() -> None:
    t = rich(kingdom(5), 1, 2, 3, 4, 5)
    influence(t, 5, 5, 1, 2, 3)
    sing(t, 3, N=1)
    sing(t, 4, N=2)
    result = drive(t, end_of_the_game(t)).result
    assert [sorted(column.out) for column in t.hall] == [[0, 1], [2], [3]]
    assert result.winners == [4]
    assert result.scores == [0, 0, 1, 2, 3]


def test_with_four_players_one_leaves_in_each_assessment() -> None:
    t = rich(kingdom(), 1, 2, 3, 4)
    drive(t, end_of_the_game(t))
    assert [len(column.out) for column in t.hall] == [1, 1, 1]


def test_at_the_end_all_screens_and_the_bastion_are_opened() -> None:
    t = rich(kingdom(), 1, 2, 3, 4)
    sing(t, 2, C=3)
    assert GAME.view(t, None).reputation == {}
    drive(t, end_of_the_game(t))
    view = GAME.view(t, None)
    assert view.over
    assert [hero.screen.gold for hero in view.heroes if hero.screen] == [1, 2, 3, 4]
    assert view.bards["C"] == [0, 0, 3, 0]
    assert view.reputation["C"] == [0, 0, DATA.region["C"].first, 0]
    assert len(view.hall) == 3
