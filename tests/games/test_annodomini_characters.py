"""The eighteen characters; pages 13 and 14."""

from __future__ import annotations

import pytest

from bot.language.texts import Words
from games.annodomini.data import CROPS, DATA
from games.annodomini.rules.characters import EFFECTS, attract
from games.annodomini.rules.game import end_of_the_game, turn
from games.annodomini.rules.placing import settle
from games.annodomini.rules.scoring import score_of
from games.annodomini.table import AnnoDomini, Lot
from tests.games.annodomini_tables import (
    at,
    beside,
    column,
    empty_supply,
    full,
    garrison,
    lay_ruin,
    purses,
    realm,
)
from tests.games.driver import Driven, asked, drive, keys_of


def come(t: AnnoDomini, character: str, *answers: str, seat: int = 0) -> Driven[AnnoDomini]:
    return drive(t, attract(t, seat, character), *((seat, keys) for keys in answers))


def character_points(t: AnnoDomini, seat: int) -> int:
    return score_of(t, seat, {}).characters


def test_every_character_has_its_moment() -> None:
    later = {"apprentice", "treasurer", "caravanner", "duchess", "inventor"}
    assert set(EFFECTS) | later == {character.key for character in DATA.characters}
    assert not set(EFFECTS) & later


@pytest.mark.parametrize("card", DATA.characters, ids=lambda card: card.key)
def test_a_character_brings_its_points(card: object) -> None:
    assert isinstance(card, type(DATA.characters[0]))
    t = realm(characters={0: [card.key]})
    assert character_points(t, 0) == card.points
    assert character_points(t, 1) == 0


@pytest.mark.parametrize("key", ["apprentice", "treasurer", "caravanner", "duchess", "inventor"])
def test_those_who_act_later_do_nothing_at_once(key: str) -> None:
    t = realm(coins=1)
    assert come(t, key).said == []
    assert purses(t) == [1, 1, 1]


# Military Architect and Minstrel


@pytest.mark.parametrize(
    ("key", "what"), [("military-architect", "towers"), ("minstrel", "nobles")]
)
def test_architect_and_minstrel_move_up_to_three_to_the_castle(key: str, what: str) -> None:
    t = realm(kingdoms={0: {1: "T03", 2: "T04", 3: "S10"}})
    for space, n in ((1, 2), (2, 2), (3, 1)):
        garrison(t, 0, space, **{what: n})
    driven = come(t, key, "1 1 3")
    ask = driven.asks[0]
    assert (ask.least, ask.most) == (0, 3)
    assert [option.limit for option in ask.options] == [2, 2, 1]
    assert [getattr(at(t, 0, space), what) for space in (1, 2, 3, 5)] == [0, 2, 0, 3]
    assert driven.line(f"to-castle-{what}") == {"seat": 0, "n": 3}
    if what == "towers":
        assert t.defense == 3 + 5  # nothing came, nothing went


@pytest.mark.parametrize(
    ("key", "what"), [("military-architect", "towers"), ("minstrel", "nobles")]
)
def test_they_may_leave_all_where_it_is(key: str, what: str) -> None:
    t = realm(kingdoms={0: {1: "T03"}})
    garrison(t, 0, 1, **{what: 2})
    come(t, key, "")
    assert getattr(at(t, 0, 1), what) == 2


@pytest.mark.parametrize(
    ("key", "what"), [("military-architect", "towers"), ("minstrel", "nobles")]
)
def test_they_also_take_from_ruins_but_not_from_the_castle(key: str, what: str) -> None:
    t = realm(kingdoms={0: {1: "T03"}})
    lay_ruin(t, 0, 1, towers=0)
    garrison(t, 0, 1, **{what: 1})
    garrison(t, 0, 5, **{what: 1})
    driven = come(t, key, "1")
    assert keys_of(driven.asks[0]) == ["1"]
    assert getattr(at(t, 0, 5), what) == 2


@pytest.mark.parametrize("key", ["military-architect", "minstrel"])
def test_without_tokens_they_are_not_asked(key: str) -> None:
    t = realm(kingdoms={1: {1: "T03"}})
    garrison(t, 1, 1, towers=1, nobles=1)  # another's
    assert come(t, key).said == ["nothing-to-do"]


# Caravanner


def test_the_caravanner_brings_two_points_for_each_tavern_at_the_end() -> None:
    t = realm(kingdoms={0: {1: "T13", 2: "T14", 3: "T18"}}, characters={0: ["caravanner"]})
    assert character_points(t, 0) == 3 + 3 * 2
    lay_ruin(t, 0, 1)
    assert character_points(t, 0) == 3 + 2 * 2


# Master Builder


def test_the_master_builder_turns_a_ruined_territory_up_again() -> None:
    t = realm(kingdoms={0: {1: "T23", 2: "T05"}})
    lay_ruin(t, 0, 1)
    t.invaders = 2
    driven = come(t, "master-builder")
    assert not at(t, 0, 1).ruin
    assert (at(t, 0, 1).towers, at(t, 0, 1).nobles) == (1, 1)  # its own, not the ruin's
    assert t.defense == 4
    assert t.invaders == 2  # Saracens do not come again
    assert driven.line("rebuilds-and-gets")["space"] == 1


def test_the_tower_that_the_master_builder_costs_is_told() -> None:
    for tile, told in (
        ("T12", "the ruin’s tower goes back, 1 noble"),
        ("T23", "the ruin’s tower goes back, 1 tower, 1 noble"),
        ("T09", "the ruin’s tower goes back"),
    ):
        t = realm(kingdoms={0: {1: tile}})
        lay_ruin(t, 0, 1)
        (line,) = come(t, "master-builder").lines
        assert Words("en", "annodomini", "ABC".__getitem__)(line.text).endswith(f": {told}.")


def test_the_tower_of_the_ruin_goes_back() -> None:
    t = realm(kingdoms={0: {1: "T12"}})
    lay_ruin(t, 0, 1)
    come(t, "master-builder")
    assert (at(t, 0, 1).towers, at(t, 0, 1).nobles) == (0, 1)
    assert t.supply.towers == 20 and t.defense == 3


def test_other_tokens_on_the_ruin_stay() -> None:
    t = realm(kingdoms={0: {1: "T12"}})
    lay_ruin(t, 0, 1)
    garrison(t, 0, 1, towers=2, nobles=1)
    come(t, "master-builder")
    assert (at(t, 0, 1).towers, at(t, 0, 1).nobles) == (2, 2)


def test_towers_and_nobles_come_back_as_far_as_the_supply_goes() -> None:
    t = realm(kingdoms={0: {1: "T03", 2: "T10"}})
    lay_ruin(t, 0, 1)
    garrison(t, 1, towers=19, nobles=12)
    come(t, "master-builder")
    assert at(t, 0, 1).towers == 1  # the one of the ruin


def test_coins_and_church_do_not_act_again_and_no_trio_comes() -> None:
    for tile in ("T09", "T05", "T18"):
        t = realm(castles=["C1", "C2", "C3"], kingdoms={0: {1: tile, 2: "T13", 3: "T17"}}, coins=2)
        lay_ruin(t, 0, 1)
        driven = come(t, "master-builder")
        assert purses(t) == [2, 2, 2]
        assert driven.said == ["rebuilds-and-gets"]


def test_restored_crops_count_for_later_trios() -> None:
    t = realm(kingdoms={0: {1: "T06", 2: "T10"}}, castles=["C6", "C2", "C3"])
    lay_ruin(t, 0, 1)
    come(t, "master-builder")
    t.stack.remove("T02")
    driven = drive(t, settle(t, 0, Lot("T02"), 2), (0, "coins"))
    assert "trio" in driven.said


def test_the_master_builder_chooses_among_several_ruins() -> None:
    t = realm(kingdoms={0: {1: "T06", 2: "T10", 3: "S05"}})
    for space, towers in ((1, 1), (2, 1), (3, 0)):
        lay_ruin(t, 0, space, towers)
    driven = come(t, "master-builder", "2")
    assert keys_of(driven.asks[0]) == ["1", "2"]  # never a special building
    assert [at(t, 0, space).ruin for space in (1, 2, 3)] == [True, False, True]


def test_without_a_ruined_territory_the_master_builder_does_nothing() -> None:
    t = realm(kingdoms={0: {3: "S05"}, 1: {1: "T06"}})
    lay_ruin(t, 0, 3, towers=0)
    lay_ruin(t, 1, 1)
    assert come(t, "master-builder").said == ["nothing-to-do"]


# Cartographer


def test_the_cartographer_swaps_two_tiles_with_their_tokens_and_no_trio_comes() -> None:
    t = realm(castles=["C6", "C2", "C3"], kingdoms={0: {1: "T06", 2: "T10", 3: "T05", 4: "T02"}})
    garrison(t, 0, 3, towers=1)
    garrison(t, 0, 4, nobles=2)
    driven = come(t, "cartographer", "3 4")  # now 1 2 3 are olives
    assert at(t, 0, 3).tile == "T02" and at(t, 0, 3).nobles == 2
    assert at(t, 0, 4).tile == "T05" and at(t, 0, 4).towers == 1
    assert driven.said == ["swaps"]


def test_the_cartographer_may_move_castle_and_ruins_but_not_to_a_free_space() -> None:
    t = realm(kingdoms={0: {1: "T06", 9: "T10"}})
    lay_ruin(t, 0, 1)
    ask = asked(attract(t, 0, "cartographer"))[0]
    assert keys_of(ask) == ["1", "5", "9"]
    assert (ask.least, ask.most) == (2, 2)
    come(t, "cartographer", "1 5")
    assert at(t, 0, 1).is_castle and at(t, 0, 5).ruin
    assert t.players[0].castle is at(t, 0, 1)


def test_a_castle_that_was_moved_counts_in_the_lines_of_its_new_space() -> None:
    t = realm(kingdoms={0: {1: "T05", 2: "T10"}}, castles=["C1", "C2", "C3"])
    come(t, "cartographer", "1 5")
    t.stack.remove("T02")
    driven = drive(t, settle(t, 0, Lot("T02"), 2), (0, "coins"))
    assert driven.line("trio")["crop"] == "olive"


# Courtesan and Traitor

THIEVES = [("courtesan", "nobles"), ("traitor", "towers")]


@pytest.mark.parametrize(("key", "what"), THIEVES)
def test_courtesan_and_traitor_choose_whose_token_and_where_it_goes(key: str, what: str) -> None:
    t = realm(kingdoms={0: {1: "T05"}, 1: {3: "T12"}, 2: {4: "T10"}})
    for seat, space in ((1, 3), (1, 5), (2, 4)):
        garrison(t, seat, space, **{what: 1})
    lay_ruin(t, 2, 4, towers=0)
    defense = t.defense
    driven = come(t, key, "X3", "1")
    assert keys_of(driven.asks[0]) == ["X1", "X2", "X3"]  # castles and ruins included
    places = [(option.value.seat, option.value.place + 1) for option in driven.asks[0].options]
    assert places == [(1, 3), (1, 5), (2, 4)]
    assert keys_of(driven.asks[1]) == ["1", "5"]
    assert getattr(at(t, 2, 4), what) == 0 and getattr(at(t, 0, 1), what) == 1
    assert t.defense == defense
    assert driven.line(f"took-{what}")["victim"].args == {"seat": 2}


@pytest.mark.parametrize(("key", "what"), THIEVES)
def test_where_there_is_nothing_to_take_nothing_is_taken(key: str, what: str) -> None:
    t = realm()
    garrison(t, 0, **{what: 2})  # one's own do not count
    assert come(t, key).said == ["nothing-to-do"]


# Duchess: see the end of the game

# Blacksmith, Strategist, Trumpet Player


@pytest.mark.parametrize(("key", "n"), [("blacksmith", 1), ("strategist", 2)])
@pytest.mark.parametrize("space", [1, 2, 3, 5])
def test_blacksmith_and_strategist_add_towers_to_one_tile(key: str, n: int, space: int) -> None:
    t = realm(kingdoms={0: {1: "T05", 2: "S05", 3: "T12"}})
    lay_ruin(t, 0, 3, towers=0)
    driven = come(t, key, str(space))
    assert keys_of(driven.asks[0]) == ["1", "2", "3", "5"]  # any tile, ruin or castle
    assert at(t, 0, space).towers == n and t.defense == 3 + n


def test_the_strategist_adds_what_is_left() -> None:
    t = realm(kingdoms={0: {1: "T05"}})
    empty_supply(t, 1, towers=1)
    driven = come(t, "strategist", "1")
    assert at(t, 0, 1).towers == 1
    assert driven.line("adds-towers")["n"] == 1


@pytest.mark.parametrize("key", ["blacksmith", "strategist"])
def test_without_towers_in_the_supply_none_is_added(key: str) -> None:
    t = realm(kingdoms={0: {1: "T05"}})
    garrison(t, 1, towers=20)
    assert come(t, key).said == ["no-towers-left"]


def test_the_trumpet_player_adds_a_noble_to_any_tile() -> None:
    t = realm(kingdoms={0: {1: "T05", 2: "S05", 3: "T12"}})
    lay_ruin(t, 0, 3)
    driven = come(t, "trumpet-player", "3")
    assert keys_of(driven.asks[0]) == ["1", "2", "3", "5"]
    assert at(t, 0, 3).nobles == 1 and t.supply.nobles == 11


def test_without_nobles_in_the_supply_none_is_added() -> None:
    t = realm()
    garrison(t, 1, nobles=12)
    assert come(t, "trumpet-player").said == ["no-nobles-left"]


# Coins


def test_the_thief_takes_a_coin_from_every_other_player_who_has_one() -> None:
    t = realm(4, coins=[1, 3, 0, 1])
    driven = come(t, "thief")
    assert purses(t) == [3, 2, 0, 0]
    assert driven.line("steals-from")["n"] == 2
    (line,) = driven.lines
    words = Words("en", "annodomini", ["Ann", "Ben", "Cat", "Dan"].__getitem__)
    assert words(line.text) == "Ann steals 2 coins from Ben and Dan."


def test_the_merchant_brings_two_coins() -> None:
    t = realm()
    come(t, "merchant")
    assert purses(t) == [2, 0, 0]


def test_the_tailor_brings_a_coin_for_each_noble_of_the_kingdom() -> None:
    t = realm(kingdoms={0: {1: "T10", 2: "T12"}})
    garrison(t, 0, 1, nobles=2)
    garrison(t, 0, 5, nobles=1)
    lay_ruin(t, 0, 2)
    garrison(t, 0, 2, nobles=1)
    garrison(t, 1, nobles=3)  # not one's own
    come(t, "tailor")
    assert purses(t) == [4, 0, 0]


def test_the_tailor_counts_nobles_when_the_card_is_taken_only() -> None:
    t = realm(characters={0: ["tailor"]})
    come(
        t,
        "trumpet-player",
    )
    assert purses(t) == [0, 0, 0]


@pytest.mark.parametrize("key", ["merchant", "tailor"])
def test_coins_of_characters_come_from_the_supply(key: str) -> None:
    t = realm(coins=[0, 53, 0])
    garrison(t, 0, nobles=3)
    come(t, key)
    assert purses(t) == [1, 53, 0]


# Mystic


@pytest.mark.parametrize(("answer", "saracens"), [("2 2", [0, 2, 0, 0]), ("1 4", [1, 0, 0, 1])])
def test_the_mystic_puts_two_saracens_beside_the_column(answer: str, saracens: list[int]) -> None:
    t = realm()
    come(t, "mystic", answer)
    assert [lot.saracens for lot in t.column] == saracens
    assert t.supply.saracens == 4
    assert t.invaders == 0 and not t.invaders_moved


def test_the_mystic_places_what_is_left() -> None:
    t = realm()
    beside(t, 4, saracens=5)
    driven = come(t, "mystic", "1")
    assert (driven.asks[0].least, driven.asks[0].most) == (1, 1)
    assert t.supply.saracens == 0


def test_without_tokens_the_mystic_does_nothing() -> None:
    t = realm()
    beside(t, 4, saracens=6)
    assert come(t, "mystic").said == ["nothing-to-do"]


def test_the_mystic_sees_the_refilled_column() -> None:
    t = realm(
        kingdoms={0: {1: "T06", 2: "T10"}},
        column=["T02", "T09", "T11", "T12"],
        banners={"olive": ["mystic"]},
    )
    top = t.stack[-1]
    drive(t, turn(t, 0), (0, "3"), (0, "mystic"), (0, "4 4"))
    assert column(t)[3] == top and t.column[3].saracens == 2


# Apprentice


def test_the_apprentice_sees_two_undealt_cards_in_secret_and_keeps_one() -> None:
    t = full(realm(characters={0: ["apprentice"]}))
    second, first = t.undealt[-2:]
    left = len(t.undealt)
    driven = drive(t, end_of_the_game(t), (0, first))
    (ask,) = driven.asks
    assert ask.secret and set(keys_of(ask)) == {first, second}
    assert len(t.undealt) == left - 2
    assert t.scores[0].characters == 1 + DATA.points[first]
    assert driven.line("apprentice-kept")["character"] == first


def test_the_kept_card_brings_points_only() -> None:
    t = full(realm(characters={0: ["apprentice"]}, kingdoms={0: {1: "T13", 2: "S06"}}))
    t.undealt = [key for key in t.undealt if key != "caravanner"]
    t.banners = {crop: [key for key in t.banners[crop] if key != "caravanner"] for crop in CROPS}
    t.undealt.append("caravanner")
    drive(t, end_of_the_game(t), (0, "caravanner"))
    assert t.scores[0].characters == 1 + 3  # nothing for the tavern
    assert t.players[0].characters == ["apprentice"]
    assert t.scores[0].bonuses == 1  # the Town counts the Apprentice alone


def test_a_duchess_of_the_apprentice_breaks_no_tie() -> None:
    t = full(realm(2, characters={0: ["apprentice"]}))
    t.undealt = [key for key in t.undealt if key != "duchess"]
    t.banners = {crop: [key for key in t.banners[crop] if key != "duchess"] for crop in CROPS}
    t.undealt.append("duchess")
    garrison(t, 0, towers=2)
    garrison(t, 1, towers=2, nobles=1)
    drive(t, end_of_the_game(t), (0, "duchess"))
    assert t.scores[1].majorities == {"noble": 5, "tower": 5}


def test_the_apprentice_does_nothing_when_no_card_is_left() -> None:
    t = full(realm(characters={0: ["apprentice"]}))
    t.undealt = []
    drive(t, end_of_the_game(t))
    assert t.scores[0].characters == 1
