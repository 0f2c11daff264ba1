"""Phase four, the military census; page 16."""

from __future__ import annotations

import msgspec
import pytest

from games.core import Ask, IllegalAnswer, text
from games.session import Session, read_table
from games.standin import default_answer
from games.xidit import GAME
from games.xidit.data import UNITS
from games.xidit.rules.census import census, census_of
from games.xidit.rules.game import year
from games.xidit.rules.rewards import build_stories, rewards
from games.xidit.table import Xidit
from tests.games.driver import asked, drive, keys_of
from tests.games.xidit_tables import (
    ALEX,
    PAUL,
    STEPHANIE,
    STEVE,
    all_units,
    build,
    give,
    kingdom,
    sing,
    words,
)

IDLE = "w w w w w w"


def gold(t: Xidit) -> list[int]:
    return [player.gold for player in t.players]


def hand(*shown: int) -> dict[int, int]:
    return dict(enumerate(shown))


# When and how


@pytest.mark.parametrize("number", range(1, 13))
def test_a_census_is_held_at_the_end_of_years_4_8_and_12(number: int) -> None:
    t = kingdom(at=[1, 2, 3, 4], year=number, census="at-once")
    give(t, 0, peasant=1)
    plans = [(seat, IDLE) for seat in range(4)]
    hands = [(seat, "none") for seat in range(4)] if number in (4, 8, 12) else []
    driven = drive(t, year(t), *plans, *hands)
    assert ("census-begins" in driven.said) == (number in (4, 8, 12))


def test_the_census_goes_type_by_type_from_peasants_to_mages() -> None:
    t = kingdom(at=[1, 2, 3, 4], census="by-type")
    give(t, 0, peasant=1)
    answers = [(seat, "0") for _ in UNITS for seat in range(4)]
    driven = drive(t, census(t), *answers)
    assert [ask.prompt.args["unit"] for ask in driven.asks[::4]] == list(UNITS)


def test_everybody_decides_in_secret_at_the_same_time() -> None:
    t = kingdom(at=[1, 2, 3, 4], census="by-type")
    give(t, 1, peasant=2)
    rule = census(t)
    pending = rule.send(None)
    assert isinstance(pending, dict)
    assert set(pending) == {0, 1, 2, 3}
    assert all(ask.secret for ask in pending.values())
    assert keys_of(pending[1]) == ["0", "1", "2"]
    assert keys_of(pending[0]) == ["0"]  # who has none holds out an empty hand
    rule.close()


def test_what_was_shown_is_known_before_the_next_type() -> None:
    t = kingdom(at=[1, 2, 3, 4], census="by-type")
    give(t, 0, peasant=2)
    driven = drive(
        t,
        census(t),
        (0, "2"),
        *((s, "0") for s in (1, 2, 3)),
        *[(seat, "0") for _ in UNITS[1:] for seat in range(4)],
    )
    first = next(line.text for line in driven.lines if line.text.key == "census-of")
    assert words(first.args["shown"]) == "0 2, 1 0, 2 0, 3 0"
    assert gold(t) == [1, 0, 0, 0]


def test_nobody_needs_to_show_all_units() -> None:
    t = kingdom(at=[1, 2, 3, 4], census="by-type")
    give(t, 0, peasant=3)
    give(t, 1, peasant=2)
    hands = [(0, "1"), (1, "2"), (2, "0"), (3, "0")]
    drive(t, census(t), *hands, *[(seat, "0") for _ in UNITS[1:] for seat in range(4)])
    assert gold(t) == [0, 1, 0, 0]


def test_shown_units_go_back_behind_the_screen() -> None:
    t = kingdom(at=[1, 2, 3, 4], census="at-once")
    give(t, 0, peasant=3, mage=1)
    drive(t, census(t), (0, "all"), (1, "none"), (2, "none"), (3, "none"))
    assert t.players[0].units == all_units(0) | {"peasant": 3, "mage": 1}


def test_a_hand_can_be_changed_until_the_last_one_is_held_out() -> None:
    t = kingdom(at=[1, 2, 3, 4], year=4, census="by-type")
    give(t, 0, peasant=3)
    session = Session(GAME, t)
    for seat in range(4):
        session.answer(seat, IDLE.split())
    for seat in range(3):
        session.answer(seat, ["0"])
    session.undo(0)
    session.answer(0, ["3"])
    session.answer(3, ["0"])
    assert session.table.players[0].gold == 1
    assert session.taken_back(0) is None


@pytest.mark.parametrize("how", ["by-type", "at-once"])
def test_the_last_hand_cannot_be_changed_by_its_winner(how: str) -> None:
    t = kingdom(at=[17, 2, 3, 4], year=4, census=how)
    give(t, 0, infantry=1)
    session = Session(GAME, t)
    for seat in range(4):
        session.answer(seat, IDLE.split())
    while session.pending[0].prompt.key != "place-bards":
        seat = max(session.pending)
        units = [option.key for option in session.pending[seat].options if option.value]
        session.answer(seat, units[-1:] or [session.pending[seat].options[-1].key])
    assert session.taken_back(0) is None


def test_all_five_types_can_be_shown_in_one_go() -> None:
    t = kingdom(at=[17, 2, 3, 4], census="at-once")
    give(t, 0, peasant=2, archer=1, mage=1)
    give(t, 1, peasant=1, archer=2)
    driven = drive(
        t,
        census(t),
        (0, "peasant archer mage"),
        (1, "peasant archer archer"),
        (2, "none"),
        (3, "none"),
    )
    assert gold(t) == [1, 3, 0, 0]
    assert t.players[0].kept == 1
    shown = [
        words(line.text.args["shown"]) for line in driven.lines if line.text.key == "census-of"
    ]
    assert shown == [
        "0 1, 1 1, 2 0, 3 0",
        "0 1, 1 2, 2 0, 3 0",
        "0 0, 1 0, 2 0, 3 0",
        "0 0, 1 0, 2 0, 3 0",
        "0 1, 1 0, 2 0, 3 0",
    ]
    assert all(ask.secret for ask in driven.asks)


# All five numbers at once


def hands_of(t: Xidit) -> dict[int, Ask]:
    return asked(census(t))


def test_a_new_game_asks_for_all_five_numbers_at_once() -> None:
    t = kingdom(at=[1, 2, 3, 4])
    give(t, 0, peasant=1)
    assert {ask.prompt.key for ask in hands_of(t).values()} >= {"census-show-all"}


def test_a_game_that_was_begun_type_by_type_stays_so() -> None:
    t = kingdom(at=[1, 2, 3, 4], census="by-type")
    give(t, 0, peasant=1)
    saved = read_table(GAME, msgspec.json.encode(t))
    assert {ask.prompt.key for ask in hands_of(saved).values()} == {"census-show"}


def test_one_choice_shows_all_units_and_one_shows_none() -> None:
    t = kingdom(at=[1, 2, 3, 4])
    give(t, 0, peasant=2, archer=3)
    give(t, 1, peasant=1)
    ask = hands_of(t)[0]
    assert keys_of(ask) == ["peasant", "archer", "all", "none"]
    assert {option.key: option.limit for option in ask.options}["archer"] == 3
    driven = drive(t, census(t), (0, "all"), (1, "none"), (2, "none"), (3, "none"))
    shown = [words(line.text.args["shown"]) for line in driven.lines if "shown" in line.text.args]
    assert shown[:2] == ["0 2, 1 0, 2 0, 3 0", "0 3, 1 0, 2 0, 3 0"]


def test_units_chosen_before_all_of_them_count_once() -> None:
    t = kingdom(at=[1, 2, 3, 4])
    give(t, 0, peasant=2, archer=3)
    driven = drive(t, census(t), (0, "peasant archer all"), *((s, "none") for s in (1, 2, 3)))
    first = next(line.text for line in driven.lines if line.text.key == "census-of")
    assert words(first.args["shown"]) == "0 2, 1 0, 2 0, 3 0"


def test_a_lone_unit_is_shown_or_not_with_one_press() -> None:
    t = kingdom(at=[1, 2, 3, 4])
    give(t, 0, mage=1)
    ask = hands_of(t)[0]
    assert keys_of(ask) == ["mage", "none"] and ask.most == 1


def test_nothing_is_shown_by_mistake() -> None:
    t = kingdom(at=[1, 2, 3, 4])
    give(t, 0, peasant=2)
    ask = hands_of(t)[0]
    with pytest.raises(IllegalAnswer):
        ask.check(())
    assert default_answer(ask) == ("none",)


def test_whoever_has_no_units_is_asked_like_the_others() -> None:
    """Their units are secret, and everybody sees who is asked."""
    t = kingdom(at=[1, 2, 3, 4])
    give(t, 0, peasant=2)
    hands = hands_of(t)
    assert set(hands) == {0, 1, 2, 3}
    assert keys_of(hands[1]) == ["none"] and hands[1].secret


@pytest.mark.parametrize("how", ["by-type", "at-once"])
def test_if_nobody_has_a_unit_nobody_is_asked(how: str) -> None:
    """That is no secret: all units lie in the barracks and on the map."""
    driven = drive(t := kingdom(at=[1, 2, 3, 4], census=how), census(t))
    assert driven.said == ["census-without-units"]


# Rewards


def test_most_peasants_win_1_gold() -> None:
    t = kingdom(at=[1, 2, 3, 4])
    drive(t, census_of(t, "peasant", hand(0, 2, 1, 1)))
    assert gold(t) == [0, 1, 0, 0]


def test_most_archers_win_2_gold() -> None:
    t = kingdom(at=[1, 2, 3, 4])
    drive(t, census_of(t, "archer", hand(0, 2, 1, 1)))
    assert gold(t) == [0, 2, 0, 0]


def test_most_infantry_place_1_bard_in_a_region_around_the_hero() -> None:
    t = kingdom(at=[1, 17, 3, 4])
    driven = drive(t, census_of(t, "infantry", hand(0, 2, 1, 1)), (1, "Gr"))
    assert t.bards["N"] == [0, 1, 0, 0]
    (ask,) = driven.asks
    assert keys_of(ask) == ["Cr", "Fr", "Gr", "keep"] and (ask.least, ask.most) == (1, 1)


def test_stephanies_two_clerics_place_two_bards() -> None:
    """Steve and Paul show one cleric each, Alex none, Stephanie two."""
    t = kingdom(at=[1, 2, 17, 4])
    shown = {STEVE: 1, PAUL: 1, STEPHANIE: 2, ALEX: 0}
    drive(t, census_of(t, "cleric", shown), (STEPHANIE, "Fr Gr"))
    assert (t.bards["S"][STEPHANIE], t.bards["N"][STEPHANIE]) == (1, 1)
    assert [player.bards for player in t.players] == [20, 20, 18, 20]


def test_both_bards_of_the_clerics_may_go_to_one_region() -> None:
    t = kingdom(at=[1, 2, 17, 4])
    drive(t, census_of(t, "cleric", hand(0, 0, 1, 0)), (2, "Cr Cr"))
    assert t.players[2].in_bastion == 2


def test_bards_of_a_census_may_be_left_behind_the_screen() -> None:
    t = kingdom(at=[1, 2, 17, 4])
    driven = drive(t, census_of(t, "cleric", hand(0, 0, 1, 0)), (2, "keep keep"))
    assert t.players[2].bards == 20
    assert driven.said[-1] == "places-no-bards"


def test_bards_of_a_census_are_not_left_by_mistake() -> None:
    """Each has to be placed or kept, and whoever keeps one is asked once more."""
    t = kingdom(at=[1, 2, 17, 4])
    (ask,) = asked(census_of(t, "cleric", hand(0, 0, 1, 0))).values()
    for few in ((), ("Fr",), ("keep",)):
        with pytest.raises(IllegalAnswer):
            ask.check(few)
    assert {option.key for option in ask.options if option.warning} == {"keep"}
    assert default_answer(ask) == ("keep", "keep")


def test_where_bards_went_can_be_read_from_games_saved_with_the_old_keys() -> None:
    t = kingdom(at=[1, 2, 17, 4])
    drive(t, census_of(t, "cleric", hand(0, 0, 1, 0)), (2, "S N"))
    assert (t.bards["S"][2], t.bards["N"][2]) == (1, 1)


def test_bards_of_a_census_may_be_left_also_where_only_one_region_is_near() -> None:
    t = kingdom(at=[1, 2, 6, 4])
    drive(t, census_of(t, "cleric", hand(0, 0, 1, 0)), (2, "Fr keep"))
    assert t.bards["S"][2] == 1 and t.players[2].bards == 19


def test_most_mages_add_a_story_to_a_guild_of_their_own() -> None:
    t = kingdom(at=[1, 2, 3, 4])
    build(t, 1, 7, 2)
    build(t, 0, 8, 2)
    driven = drive(t, census_of(t, "mage", hand(0, 2, 1, 1)))
    assert t.guilds[7].stories == 3 and t.guilds[8].stories == 2
    assert t.players[1].supply == 12
    assert driven.asks == []


def test_the_winner_chooses_which_guild_grows() -> None:
    t = kingdom(at=[1, 2, 3, 4])
    for city, stories in ((7, 2), (8, 1), (9, 4)):
        build(t, 1, city, stories)
    driven = drive(t, census_of(t, "mage", hand(0, 2, 1, 1)), (1, "8"))
    assert keys_of(driven.asks[0]) == ["7", "8"]  # a guild of four is full
    assert t.guilds[8].stories == 2


def test_nobody_shows_a_unit_nobody_wins() -> None:
    t = kingdom(at=[1, 2, 3, 4])
    for unit in UNITS:
        driven = drive(t, census_of(t, unit, hand(0, 0, 0, 0)))
        assert driven.line("census-of")["won"] == text("census-nobody")
    assert gold(t) == [0, 0, 0, 0]
    assert [player.kept for player in t.players] == [0, 0, 0, 0]


# Ties


@pytest.mark.parametrize("unit", ["peasant", "archer"])
def test_tied_players_take_1_gold_each(unit: str) -> None:
    t = kingdom(at=[1, 2, 3, 4])
    drive(t, census_of(t, unit, hand(2, 2, 1, 0)))
    assert gold(t) == [1, 1, 0, 0]


@pytest.mark.parametrize("unit", ["infantry", "cleric"])
def test_tied_players_place_1_bard_each_in_the_order_of_play(unit: str) -> None:
    t = kingdom(at=[17, 17, 17, 17], first=2)
    driven = drive(t, census_of(t, unit, hand(2, 2, 0, 2)), (3, "Fr"), (0, "Fr"), (1, "Gr"))
    assert [ask.seat for ask in driven.asks] == [3, 0, 1]
    assert all(ask.most == 1 for ask in driven.asks)
    assert t.bards["S"] == [1, 0, 0, 1] and t.bards["N"] == [0, 1, 0, 0]


def test_tied_players_add_1_story_each() -> None:
    t = kingdom(at=[1, 2, 3, 4])
    build(t, 0, 7, 2)
    build(t, 1, 8, 2)
    drive(t, census_of(t, "mage", hand(1, 1, 1, 0)))
    assert t.guilds[7].stories == 3 and t.guilds[8].stories == 3
    assert t.players[2].kept == 1


# What cannot be taken


def test_without_bards_a_census_gives_none() -> None:
    t = kingdom(at=[17, 2, 3, 4])
    sing(t, 0, S=20)
    driven = drive(t, census_of(t, "cleric", hand(1, 0, 0, 0)))
    assert driven.said[-1] == "census-no-bards"
    assert t.reveals == 1, "how many bards are left was hidden"


def test_with_one_bard_left_the_most_clerics_place_one() -> None:
    t = kingdom(at=[17, 2, 3, 4])
    sing(t, 0, S=19)
    drive(t, census_of(t, "cleric", hand(1, 0, 0, 0)), (0, "Gr"))
    assert t.players[0].bards == 0


def test_without_an_open_region_a_census_places_no_bards() -> None:
    t = kingdom(at=[19, 2, 3, 4], length="short")
    driven = drive(t, census_of(t, "cleric", hand(1, 0, 0, 0)))
    assert driven.said[-1] == "census-no-bards"
    assert t.players[0].bards == 20


def test_without_stories_a_census_gives_none() -> None:
    t = kingdom(at=[1, 2, 3, 4])
    for city, stories in ((7, 4), (8, 4), (9, 4), (10, 3)):
        build(t, 0, city, stories)
    driven = drive(t, census_of(t, "mage", hand(1, 0, 0, 0)))
    assert driven.said[-1] == "census-no-stories"
    assert t.reveals == 1, "how many stories are kept was hidden"
    assert t.guilds[10].stories == 3 and t.players[0].kept == 0


# The story kept behind the screen


def test_without_a_guild_the_story_is_kept_behind_the_screen() -> None:
    t = kingdom(at=[17, 2, 3, 4])
    build(t, 1, 7, 2)
    driven = drive(t, census_of(t, "mage", hand(1, 0, 0, 0)))
    assert driven.said[-1] == "keeps-story"
    assert t.players[0].kept == 1 and t.players[0].supply == 15
    assert t.guilds[7].stories == 2


def test_with_full_guilds_the_story_is_kept_too() -> None:
    t = kingdom(at=[17, 2, 3, 4])
    build(t, 0, 7, 4)
    drive(t, census_of(t, "mage", hand(1, 0, 0, 0)))
    assert t.players[0].kept == 1


def test_a_kept_story_is_added_at_once_to_the_next_guild() -> None:
    t = kingdom(at=[17, 2, 3, 4])
    t.players[0].kept = 1
    driven = drive(t, rewards(t, 0, t.tile(17)), (0, "gold stories"))
    assert t.guilds[17].stories == 4
    assert t.players[0].kept == 0 and t.players[0].supply == 11
    assert text("gained-kept", n=1) in driven.line("gains")["gained"]


def test_two_kept_stories_are_added_as_far_as_there_is_room() -> None:
    t = kingdom(at=[17, 2, 3, 4])
    t.players[0].kept = 2
    build_stories(t, 0, 17, 3)
    assert t.guilds[17].stories == 4 and t.players[0].kept == 1
    build_stories(t, 0, 5, 2)
    assert t.guilds[5].stories == 3 and t.players[0].kept == 0
    GAME.check(t)


def test_a_kept_story_is_not_added_where_there_is_no_room() -> None:
    t = kingdom(at=[12, 2, 3, 4])
    t.players[0].kept = 1
    drive(t, rewards(t, 0, t.tile(12)), (0, "gold stories"))
    assert t.guilds[12].stories == 4 and t.players[0].kept == 1


def test_kept_stories_do_not_count_among_those_that_can_be_built() -> None:
    t = kingdom(at=[17, 2, 3, 4])
    for city in (7, 8, 9):
        build(t, 0, city, 4)
    t.players[0].kept = 1
    driven = drive(t, rewards(t, 0, t.tile(17)), (0, "gold stories"))
    assert driven.asks[0].options[2].label.args["n"] == 2
    assert t.guilds[17].stories == 3 and t.players[0].supply == 0
