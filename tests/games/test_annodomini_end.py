"""The end of the game; page 11, with the bonuses of the special tiles."""

from __future__ import annotations

import pytest

from games.annodomini import GAME
from games.annodomini.data import CROPS, DATA
from games.annodomini.rules.game import end_of_the_game
from games.annodomini.rules.scoring import majorities, score, score_of
from games.annodomini.table import AnnoDomini, Score
from games.core import Result
from games.session import Session
from tests.games.annodomini_tables import (
    CHRISTIAN,
    FRANCESCA,
    MARGHERITA,
    full,
    garrison,
    lay_ruin,
    purse,
    realm,
)
from tests.games.driver import drive


def end(t: AnnoDomini) -> Result:
    result = drive(t, end_of_the_game(t)).result
    assert isinstance(result, Result)
    return result


def bonus(t: AnnoDomini, seat: int = 0) -> int:
    return score_of(t, seat, {}).bonuses


# When


def test_the_game_ends_when_all_kingdoms_are_complete() -> None:
    session = Session.start(GAME, 3, {}, 5)
    while session.result is None:
        assert any(None in player.kingdom for player in session.table.players) or any(
            ask.prompt.key != "take-tile" for ask in session.pending.values()
        )
        seat, ask = next(iter(session.pending.items()))
        session.answer(seat, [ask.options[0].key] * ask.least)
    assert all(None not in player.kingdom for player in session.table.players)
    assert session.view(None).over


# Visible points


def test_points_on_standing_tiles_count_positive_and_negative() -> None:
    t = realm(kingdoms={0: {1: "T22", 2: "T20", 3: "T05", 4: "S10"}})
    assert score_of(t, 0, {}).tiles == 2 - 1 + 1 + 2


def test_a_ruin_shows_no_points_and_no_bonus() -> None:
    t = realm(kingdoms={0: {1: "T22", 2: "T20", 3: "S01", 4: "T13"}}, buildings=["", "", "", ""])
    lay_ruin(t, 0, 1)
    lay_ruin(t, 0, 2)
    assert score_of(t, 0, {}) == Score(3, 2, 0, 0, {})
    lay_ruin(t, 0, 3, towers=0)
    assert score_of(t, 0, {}) == Score(0, 0, 0, 0, {})


def test_points_of_characters_count() -> None:
    t = realm(characters={0: ["mystic", "merchant", "courtesan"]})
    assert score_of(t, 0, {}).characters == 5 + 4 + 3


def test_coins_have_no_points_of_their_own() -> None:
    t = realm(coins=[9, 0, 0])
    assert score_of(t, 0, {}).total == 0


def test_a_total_may_be_below_zero() -> None:
    t = full(realm(kingdoms={0: {1: "T20", 2: "T28"}}))
    assert end(t).scores[0] == -2


def test_a_total_may_pass_the_track() -> None:
    everybody = [card.key for card in DATA.characters if card.key != "apprentice"]
    t = full(realm(characters={0: everybody}, banners=dict.fromkeys(CROPS, ())))
    assert end(t).scores[0] == sum(card.points for card in DATA.characters) - 1 > 40


# Multiplying bonuses


@pytest.mark.parametrize(("towers", "points"), [(0, 0), (1, 0), (3, 2), (4, 4), (5, 4)])
def test_example_e_the_forge_gives_two_points_for_every_two_towers(
    towers: int, points: int
) -> None:
    t = realm(kingdoms={CHRISTIAN: {1: "S08"}})
    garrison(t, CHRISTIAN, 5, towers=towers)
    assert bonus(t, CHRISTIAN) == points


def test_tokens_count_and_never_the_printed_icons() -> None:
    kingdom = {1: "S08", 2: "T03", 3: "T04", 4: "S02", 6: "T10"}
    t = realm(kingdoms={0: kingdom}, buildings=["", "", "", ""])
    assert bonus(t) == 0
    lay_ruin(t, 0, 2, towers=2)
    garrison(t, 0, 2, nobles=1)
    assert bonus(t) == 2 + 1  # also tokens on a ruin


def test_the_pig_farm_gives_two_points_for_each_tavern() -> None:
    t = realm(kingdoms={0: {1: "S01", 2: "T13", 3: "T14"}}, buildings=["", "", "", ""])
    assert bonus(t) == 4


def test_the_amphitheater_gives_a_point_for_each_noble() -> None:
    t = realm(kingdoms={0: {1: "S02"}}, buildings=["", "", "", ""])
    garrison(t, 0, 1, nobles=1)
    garrison(t, 0, 5, nobles=2)
    assert bonus(t) == 3


def test_the_arc_de_triomphe_counts_special_buildings_and_itself() -> None:
    t = realm(kingdoms={0: {1: "S03", 2: "S10"}}, buildings=["", "", "", ""])
    assert bonus(t) == 4
    lay_ruin(t, 0, 2, towers=0)
    assert bonus(t) == 2


def test_the_cultivated_fields_count_tiles_with_wheat_or_olives_castle_included() -> None:
    kingdom = {1: "S04", 2: "T05", 3: "T17", 4: "T07"}
    t = realm(castles=["C2", "C6", "C1"], kingdoms={0: kingdom}, buildings=["", "", "", ""])
    assert bonus(t) == 3 + 1  # wheat: T05, T17, castle; olives: T17
    lay_ruin(t, 0, 3)
    assert bonus(t) == 2


def test_the_flower_meadow_counts_tiles_with_lavender_or_poppies() -> None:
    t = realm(castles=["C6", "C2", "C1"], kingdoms={0: {1: "S07", 2: "T18", 3: "T12", 4: "T05"}})
    assert bonus(t) == 2 + 3


def test_the_cathedral_gives_two_points_for_each_church() -> None:
    t = realm(kingdoms={0: {1: "S05", 2: "T05", 3: "T06"}})
    assert bonus(t) == 4


def test_the_town_gives_a_point_for_each_character() -> None:
    t = realm(kingdoms={0: {1: "S06"}}, characters={0: ["duchess", "thief"], 1: ["mystic"]})
    assert bonus(t) == 2


def test_the_forest_gives_two_points_for_each_ruin() -> None:
    t = realm(kingdoms={0: {1: "S09", 2: "T05", 3: "S05"}, 1: {1: "T06"}})
    lay_ruin(t, 0, 2)
    lay_ruin(t, 0, 3, towers=0)
    lay_ruin(t, 1, 1)
    assert bonus(t) == 4


def test_the_market_gives_a_point_for_every_two_coins() -> None:
    t = realm(kingdoms={0: {1: "S11"}}, coins=[5, 9, 9])
    assert bonus(t) == 2


def test_the_pasture_gives_two_points_for_each_farm() -> None:
    t = realm(kingdoms={0: {1: "S12", 2: "T09", 3: "T10"}})
    assert bonus(t) == 4


def test_a_tavern_with_a_bonus_for_taverns_counts_itself() -> None:
    t = realm(4, kingdoms={0: {1: "T29", 2: "T13"}})
    assert bonus(t) == 2


# Majorities


def prizes(t: AnnoDomini, element: str) -> list[int]:
    return [won.get(element, 0) for won in majorities(t)]


def test_first_and_second_get_the_bonuses_of_the_scenario() -> None:
    t = realm(4, coins=[1, 4, 2, 3])
    for seat, (towers, nobles) in enumerate([(4, 0), (1, 3), (3, 1), (2, 2)]):
        garrison(t, seat, towers=towers, nobles=nobles)
    assert prizes(t, "tower") == [5, 0, 2, 0]
    assert prizes(t, "noble") == [0, 5, 0, 2]
    assert prizes(t, "coin") == [0, 3, 0, 1]


def test_with_two_players_only_the_first_gets_a_bonus() -> None:
    t = realm(2, coins=[1, 4])
    garrison(t, 0, towers=2, nobles=2)
    garrison(t, 1, towers=1, nobles=1)
    assert prizes(t, "tower") == [5, 0]
    assert prizes(t, "noble") == [5, 0]
    assert prizes(t, "coin") == [0, 3]


def test_nobody_gets_a_bonus_for_having_none() -> None:
    t = realm()
    assert majorities(t) == [{}, {}, {}]
    garrison(t, 1, nobles=1)
    assert prizes(t, "noble") == [0, 5, 0]  # and there is no second


def test_bonuses_are_never_shared() -> None:
    t = realm(4)
    for seat in range(4):
        garrison(t, seat, towers=2, nobles=2)
    assert sorted(prizes(t, "tower")) == [0, 0, 2, 5]


def test_the_duchess_wins_the_ties_she_is_part_of() -> None:
    t = realm(characters={2: ["duchess"]})
    for seat, (towers, nobles) in enumerate([(2, 3), (2, 1), (2, 0)]):
        garrison(t, seat, towers=towers, nobles=nobles)
    assert prizes(t, "tower") == [2, 0, 5]
    assert prizes(t, "noble") == [5, 2, 0]  # no tie, no Duchess


def test_the_duchess_wins_a_tie_for_the_second_place() -> None:
    t = realm(characters={2: ["duchess"]})
    for seat, (towers, nobles) in enumerate([(3, 0), (2, 1), (2, 0)]):
        garrison(t, seat, towers=towers, nobles=nobles)
    assert prizes(t, "tower") == [5, 0, 2]


def test_the_duchess_does_not_decide_ties_of_others() -> None:
    t = realm(characters={2: ["duchess"]})
    for seat, (towers, nobles) in enumerate([(3, 0), (3, 1), (1, 5)]):
        garrison(t, seat, towers=towers, nobles=nobles)
    assert prizes(t, "tower") == [2, 5, 0]


@pytest.mark.parametrize(
    ("nobles", "coins", "winner"),
    [((0, 1, 0), (9, 0, 0), 1), ((1, 1, 0), (2, 3, 9), 1), ((1, 1, 1), (3, 3, 4), 2)],
)
def test_ties_in_towers_go_to_more_nobles_then_to_more_coins(
    nobles: tuple[int, ...], coins: tuple[int, ...], winner: int
) -> None:
    t = realm(coins=coins)
    for seat in range(3):
        garrison(t, seat, towers=2, nobles=nobles[seat])
    assert prizes(t, "tower")[winner] == 5


def test_coins_come_before_towers_in_a_tie() -> None:
    t = realm(coins=[1, 2, 0])
    for seat, towers in enumerate((3, 1, 2)):
        garrison(t, seat, towers=towers, nobles=1)
    assert prizes(t, "noble") == [2, 5, 0]


def test_ties_in_nobles_and_coins_go_to_more_towers() -> None:
    t = realm(coins=1)
    for seat, towers in enumerate((0, 2, 1)):
        garrison(t, seat, towers=towers, nobles=1)
    assert prizes(t, "noble") == [0, 5, 2]
    assert prizes(t, "coin") == [0, 3, 1]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_tie_in_everything_goes_to_the_earlier_in_turn_order(first: int) -> None:
    t = realm(first=first, coins=1)
    won = prizes(t, "coin")
    assert won[first] == 3 and won[(first + 1) % 3] == 1


# The winner


def example_i() -> AnnoDomini:
    """Nobles M > C > F, coins equal, towers C > F > M; Francesca has the Duchess. Characters 10, 8
    and 14 points, tiles 7 (the text leaves them out), 5 and 4."""
    t = realm(
        kingdoms={
            MARGHERITA: {1: "S05", 2: "S10", 3: "T05"},
            CHRISTIAN: {1: "T22", 2: "S01"},
            FRANCESCA: {1: "S03"},
        },
        buildings=["", "", "", ""],
        coins=4,
        characters={
            MARGHERITA: ["mystic", "minstrel"],
            CHRISTIAN: ["merchant", "thief"],
            FRANCESCA: ["duchess", "tailor", "cartographer"],
        },
    )
    for seat, (nobles, towers) in enumerate([(4, 1), (3, 4), (1, 2)]):
        garrison(t, seat, nobles=nobles, towers=towers)
    return full(t)


def test_example_i_the_scenario_gives_6_7_and_5_points() -> None:
    t = example_i()
    assert [sum(won.values()) for won in majorities(t)] == [6, 7, 5]
    assert prizes(t, "noble") == [5, 2, 0]
    assert prizes(t, "coin") == [1, 0, 3]
    assert prizes(t, "tower") == [0, 5, 2]


def test_example_i_francesca_wins_the_tie_of_23_by_the_duchess() -> None:
    t = example_i()
    scores = score(t)
    assert [part.characters for part in scores] == [10, 8, 14]
    assert [part.tiles + part.bonuses for part in scores] == [7, 5, 4]
    result = end(t)
    assert result.scores == [23, 20, 23]
    assert result.winners == [FRANCESCA]


def test_example_i_without_the_duchess_margherita_wins_by_her_nobles() -> None:
    t = example_i()
    t.players[FRANCESCA].characters[0] = "blacksmith"  # as many points
    t.banners = {crop: [] for crop in t.banners}
    t.undealt = []
    purse(t, 3, 3, 4)  # Francesca still has the most coins, Margherita the second most
    result = end(t)
    assert result.scores == [23, 20, 23]
    assert result.winners == [MARGHERITA]


def test_the_most_points_win_even_against_the_duchess() -> None:
    t = full(realm(characters={0: ["duchess"], 1: ["mystic"]}))
    assert end(t).winners == [1]


def test_a_tie_of_points_goes_down_the_same_chain() -> None:
    t = full(realm(2, characters={0: ["mystic"], 1: ["minstrel"]}, first=1))
    assert end(t).winners == [1]  # the earlier in turn order
    t = full(realm(2, characters={0: ["mystic"], 1: ["minstrel", "trumpet-player"]}, first=1))
    purse(t, 1, 0)
    result = end(t)
    assert result.scores == [8, 8] and result.winners == [0]  # more coins


def test_the_last_lines_give_the_points_in_order_and_say_when_a_tie_was_broken() -> None:
    t = example_i()
    driven = drive(t, end_of_the_game(t))
    scores = [line.text.args for line in driven.lines if line.text.key == "score-of"]
    assert [(args["seat"], args["n"]) for args in scores] == [(2, 23), (0, 23), (1, 20)]
    assert driven.said[-1] == "wins-tied"
    t = full(realm(characters={1: ["mystic"]}))
    assert drive(t, end_of_the_game(t)).said[-1] == "wins"
