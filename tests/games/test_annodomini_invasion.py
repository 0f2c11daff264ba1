"""Step four, checking if an invasion occurs; pages 9 and 10."""

from __future__ import annotations

import pytest

from bot.language.texts import Words
from games.annodomini import GAME
from games.annodomini.rules.game import turn
from games.annodomini.rules.invasion import invasion, ruin
from games.annodomini.rules.scoring import count
from games.annodomini.table import AnnoDomini, Space
from games.session import Session
from tests.games.annodomini_tables import (
    CHRISTIAN,
    FRANCESCA,
    MARGHERITA,
    at,
    beside,
    garrison,
    lay_ruin,
    realm,
)
from tests.games.driver import asked, drive, keys_of

PLAIN = ["T10", "T09", "T11", "T12"]  # a column without Saracens
RAID = ["T26", "T09", "T10", "T12"]  # the free tile has one


def ruins(t: AnnoDomini) -> list[int]:
    """Who has how many."""
    return [count(t, seat, "ruin") for seat in range(t.seats)]


# When


@pytest.mark.parametrize(("invaders", "lands"), [(1, False), (2, False), (3, True), (9, True)])
def test_saracens_land_when_the_invaders_moved_beyond_the_defense(
    invaders: int, lands: bool
) -> None:
    t = realm(column=RAID)
    t.invaders = invaders  # and one more comes
    driven = drive(t, turn(t, 0), (0, "1"))
    assert ("invasion" in driven.said) == lands


def test_invaders_that_did_not_move_this_turn_do_not_land() -> None:
    t = realm(column=PLAIN)
    t.invaders = 9
    driven = drive(t, turn(t, 0), (0, "1"))
    assert "invasion" not in driven.said


def test_a_fall_of_the_defense_alone_brings_no_invasion() -> None:
    t = realm(kingdoms={0: {7: "T16"}}, column=PLAIN)
    garrison(t, 0, 7, towers=2)
    t.invaders = 5
    driven = drive(t, turn(t, 0), (0, "exchange"), (0, "1"), (0, "1"))
    assert t.defense == 3 and "invasion" not in driven.said


def test_towers_of_this_turn_count() -> None:
    t = realm(column=["T28", "T09", "T10", "T11"])  # two towers, one Saracen
    t.invaders = 4
    assert "invasion" not in drive(t, turn(t, 0), (0, "1")).said


def test_towers_of_a_trio_count() -> None:
    t = realm(
        kingdoms={0: {1: "T07", 2: "T11"}, 1: {1: "T05"}},
        castles=["C1", "C3", "C5"],
        column=RAID,
        banners={"lavender": ["strategist"]},
    )
    t.invaders = 4
    driven = drive(t, turn(t, 0), (0, "3"), (0, "strategist"), (0, "5"))
    assert t.invaders == t.defense == 5 and "invasion" not in driven.said


def test_there_is_no_second_invasion_until_the_invaders_move_again() -> None:
    t = realm(
        kingdoms={0: {1: "T05"}, 1: {1: "T06"}, 2: {1: "T07"}},
        column=["T26", "T09", "T22", "T12"],
    )
    t.invaders = 9
    driven = drive(t, turn(t, 0), (0, "2"), (0, "1"))
    assert driven.said.count("invasion") == 1
    assert ruins(t) == [1, 1, 1] and t.invaders > t.defense
    driven = drive(t, turn(t, 1), (1, "2"))  # a farm without Saracens
    assert "invasion" not in driven.said
    driven = drive(t, turn(t, 2), (2, "2"))  # a farm with one
    assert "invasion" in driven.said


def test_an_invasion_in_the_last_turn_comes_before_the_scoring() -> None:
    t = realm(
        2,
        castles=["C3", "C6"],
        kingdoms={1: {1: "T05", 2: "T06", 3: "T11", 4: "S10", 6: "S05", 7: "S08", 8: "S12"}},
        column=["T17", "T09", "T10", "T12"],
        buildings=["", "", ""],
        round=8,
    )
    for place in (0, 1, 2, 3, 5, 6, 7, 8):
        t.players[0].kingdom[place] = Space(t.stack.pop(), ruin=True)
    garrison(t, 0, towers=1)
    t.turn, t.invaders = 1, 9
    session = Session(GAME, t)
    lines = session.answer(1, ["1"])  # the church with its point
    said = [line.text.key for line in lines]
    assert said.index("ruined") < said.index("game-ends")
    assert session.table.scores[1].tiles == 1 + 2 + 2 + 2  # the Cathedral counts no church now
    assert session.table.scores[1].bonuses == 2 + 0 + 4


# Who


def test_example_g_all_with_the_fewest_towers_are_invaded() -> None:
    t = realm(
        kingdoms={0: {1: "T03", 2: "T04"}, 1: {1: "T05", 2: "T08"}, 2: {1: "T06", 2: "T07"}},
        castles=["C1", "C4", "C5"],
        column=["T17", "T10", "T11", "T12"],
    )
    garrison(t, MARGHERITA, towers=4)
    garrison(t, CHRISTIAN, towers=2)
    garrison(t, FRANCESCA, towers=2)
    t.invaders = t.defense
    assert t.defense == 3 + 8
    driven = drive(t, turn(t, 0), (0, "9"), (CHRISTIAN, "1"), (FRANCESCA, "2"))
    words = Words("en", GAME.key, ["Margherita", "Christian", "Francesca"].__getitem__)
    assert words.say("invasion", **driven.line("invasion")) == (
        "⚔️ **The Saracens land** (12 against a defense of 11) and raid Christian and Francesca."
    )
    assert ruins(t) == [0, 1, 1]
    assert at(t, CHRISTIAN, 1).ruin and at(t, FRANCESCA, 2).ruin


def test_everybody_can_be_invaded_and_the_current_player_too() -> None:
    t = realm(kingdoms={seat: {1: f"T0{5 + seat}"} for seat in range(3)})
    drive(t, invasion(t, 1))
    assert ruins(t) == [1, 1, 1]


def test_towers_on_castles_and_ruins_count() -> None:
    t = realm(kingdoms={seat: {1: f"T0{5 + seat}"} for seat in range(3)})
    garrison(t, 0, towers=1)
    lay_ruin(t, 1, 1)
    drive(t, invasion(t, 0))
    assert ruins(t) == [0, 1, 1]  # one was a ruin before


def test_those_invaded_decide_at_the_same_time() -> None:
    t = realm(kingdoms={0: {1: "T05", 2: "T06"}, 1: {3: "T07", 4: "T08"}, 2: {1: "T09"}})
    garrison(t, 2, towers=1)
    pending = asked(invasion(t, 1))
    assert {seat: keys_of(ask) for seat, ask in pending.items()} == {0: ["1", "2"], 1: ["3", "4"]}


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_losses_are_applied_in_turn_order_whoever_answers_first(order: tuple[int, int]) -> None:
    t = realm(kingdoms={0: {1: "T05", 2: "T06"}, 1: {3: "T07", 4: "T08"}, 2: {1: "T09"}})
    garrison(t, 2, towers=19)
    answers = {0: (0, "1"), 1: (1, "3")}
    driven = drive(t, invasion(t, 1), *(answers[seat] for seat in order))
    assert [line.text.args["seat"] for line in driven.lines if line.text.key == "ruined"] == [1, 0]
    assert at(t, 1, 3).towers == 1  # the last tower goes to the current player
    assert at(t, 0, 1).towers == 0


def test_a_choice_can_be_changed_until_the_last_one_is_made() -> None:
    t = realm(
        kingdoms={0: {1: "T05", 2: "T06"}, 1: {3: "T07", 4: "T08"}}, column=RAID, coins=[0, 0, 0]
    )
    garrison(t, 2, towers=1)
    t.invaders = 9
    session = Session(GAME, t)
    session.answer(0, ["9"])
    session.answer(1, ["3"])
    session.undo(1)
    session.answer(1, ["4"])
    session.answer(0, ["1"])
    assert at(session.table, 1, 4).ruin and not at(session.table, 1, 3).ruin


def test_the_set_of_the_invaded_is_fixed_before_any_tile_is_turned() -> None:
    t = realm(kingdoms={0: {1: "S10"}, 1: {1: "T07"}, 2: {1: "T08"}}, buildings=["", "", "", ""])
    garrison(t, 0, 1, towers=1)
    garrison(t, 1, 1, towers=1)
    garrison(t, 2, 1, towers=2)
    drive(t, invasion(t, 0))
    assert ruins(t) == [1, 1, 0]
    assert [player.towers for player in t.players] == [0, 1, 2]


# The loss


def test_example_h_christian_gives_up_the_farm_with_the_poppies_and_its_noble() -> None:
    t = realm(kingdoms={0: {1: "T01"}, CHRISTIAN: {1: "T12", 2: "T13"}, 2: {1: "T02"}})
    garrison(t, CHRISTIAN, 1, nobles=1)
    for seat in (0, 2):
        garrison(t, seat, 1, towers=1)
    defense = t.defense
    drive(t, invasion(t, 0), (CHRISTIAN, "1"))
    farm = at(t, CHRISTIAN, 1)
    assert farm.ruin and (farm.towers, farm.nobles) == (1, 0)
    assert t.supply.nobles == 12
    assert t.defense == defense + 1


def test_any_standing_tile_may_be_chosen_but_never_the_castle() -> None:
    t = realm(kingdoms={0: {1: "T05", 2: "S05", 9: "T06"}}, buildings=["S01", "", "", ""])
    lay_ruin(t, 0, 9, towers=0)
    assert keys_of(asked(invasion(t, 0))[0]) == ["1", "2"]


def test_a_lone_tile_is_lost_unasked() -> None:
    t = realm(kingdoms={0: {1: "T05"}})
    for seat in (1, 2):
        garrison(t, seat, towers=1)
    drive(t, invasion(t, 0))
    assert at(t, 0, 1).ruin


@pytest.mark.parametrize("has_ruin", [False, True])
def test_who_has_only_castle_and_ruins_loses_nothing_and_gets_no_tower(has_ruin: bool) -> None:
    t = realm(kingdoms={0: {1: "T05"}} if has_ruin else {})
    if has_ruin:
        lay_ruin(t, 0, 1, towers=0)
    for seat in (1, 2):
        garrison(t, seat, towers=1)
    driven = drive(t, invasion(t, 0))
    assert driven.said == ["invasion", "nothing-to-lose"]
    assert t.players[0].towers == 0


def test_towers_of_the_lost_tile_go_back_first_and_may_be_used_for_the_ruin() -> None:
    t = realm(kingdoms={0: {1: "T03"}})
    garrison(t, 0, 1, towers=2)
    garrison(t, 1, towers=t.supply.towers)
    assert t.supply.towers == 0
    ruin(t, 0, 0)
    assert at(t, 0, 1).towers == 1 and t.supply.towers == 1


def test_without_towers_the_ruin_gets_none() -> None:
    t = realm(kingdoms={0: {1: "T05"}})
    garrison(t, 1, towers=20)
    driven = drive(t, invasion(t, 0))
    assert at(t, 0, 1).ruin and at(t, 0, 1).towers == 0
    assert driven.line("no-towers-left") == {"seat": 0}


def test_what_would_be_lost_is_shown_with_each_tile() -> None:
    t = realm(kingdoms={0: {1: "T03", 2: "S05", 3: "T09"}}, buildings=["S01", "", "", ""])
    garrison(t, 0, 1, towers=1, nobles=1)
    garrison(t, 1, towers=2)
    garrison(t, 2, towers=2)
    hints = [option.hint for option in asked(invasion(t, 0))[0].options]
    words = Words("en", GAME.key)
    assert [hint and words(hint) for hint in hints] == [
        "1 tower and 1 noble",
        "2 points and 2 points for each church",
        None,  # its coins came long ago
    ]


def test_a_ruined_fortress_lowers_the_defense_by_two_and_gets_no_tower() -> None:
    t = realm(kingdoms={0: {1: "S10"}})
    garrison(t, 0, 1, towers=2)
    for seat in (1, 2):
        garrison(t, seat, towers=3)
    defense = t.defense
    drive(t, invasion(t, 0))
    assert at(t, 0, 1).ruin and at(t, 0, 1).towers == 0
    assert t.defense == defense - 2


def test_a_ruin_keeps_its_space() -> None:
    t = realm(kingdoms={0: {1: "S05"}}, buildings=["S01", "", "", ""])
    ruin(t, 0, 0)
    assert "1" not in keys_of(asked(turn(t, 0))[0])


def test_the_defense_is_always_the_towers_in_play_and_the_number_of_players() -> None:
    t = realm(4)
    garrison(t, 0, towers=12)
    garrison(t, 3, towers=8)
    assert t.defense == 24  # beyond the end of the printed track


def test_the_invaders_have_no_upper_end() -> None:
    t = realm(column=RAID)
    t.invaders = 23
    beside(t, 1, saracens=3)
    drive(t, turn(t, 0), (0, "1"))
    assert t.invaders == 27
