"""Chapters IV, VI and VIII: tactics, the order of turns, the end of a round, the next one."""

from __future__ import annotations

from typing import Any

import pytest

from games.mageknight import GAME
from games.mageknight.data import DATA, WOUND
from games.mageknight.options import Explore
from games.mageknight.rules.cooperation.dummy import DUMMY, dummy_turn
from games.mageknight.rules.hero import hand_limit
from games.mageknight.rules.rounds import (
    choose_tactics,
    next_round,
    next_turn,
    play,
    prepare_round,
)
from games.mageknight.rules.tactics import take_tactic, use_tactic
from games.mageknight.rules.turn import (
    discard_and_draw,
    do,
    end_of_turn,
    take_turn,
)
from games.mageknight.table import MageKnight, Turn
from games.session import Session
from tests.games.mageknight_tables import (
    Played,
    drive,
    enlist,
    give,
    next_cards,
    offer_cards,
    put,
    table,
    teach,
    turn,
)

DICE = ("red",) * 6


def of_tactic(tactic: str, **how: Any) -> MageKnight:
    night = DATA.tactic[tactic].night
    return table(tactic=tactic, night=night, **how)


# Choosing tactics


def test_tactics_are_chosen_from_the_lowest_fame_and_ties_by_who_played_later() -> None:
    t = table(4)
    t.order = [2, 0, 3, 1]
    for hero, fame in zip(t.heroes, (5, 5, 0, 9), strict=True):
        hero.fame = fame
    played = Played(t, choose_tactics(t))
    assert list(played.pending) == [2]
    assert not played.ask.secret
    played("planning")
    assert list(played.pending) == [1]  # later than 0
    assert "planning" not in played.keys
    played("early-bird")
    assert list(played.pending) == [0]
    played("the-right-moment")
    assert list(played.pending) == [3]
    played("great-start")
    assert played.done
    assert t.order == [1, 2, 3, 0]  # 1, 4, 5, 6
    assert t.at == 0


def test_at_night_there_are_other_tactics() -> None:
    t = table(2, night=True)
    played = Played(t, choose_tactics(t))
    assert set(played.keys) == {tactic.key for tactic in DATA.tactics if tactic.night}


def test_alone_used_tactics_leave_the_game() -> None:
    t = table(1)
    drive(t, choose_tactics(t), "planning")
    assert t.dummy is not None
    used = {"planning", t.dummy.tactic}
    drive(t, next_round(t))
    drive(t, choose_tactics(t), "from-the-dusk")
    drive(t, next_round(t))
    played = Played(t, choose_tactics(t))
    assert not used & set(played.keys)
    assert len(played.keys) == 4


# The twelve tactics


@pytest.mark.parametrize("tactic", ["early-bird", "from-the-dusk"])
def test_the_first_tactics_have_no_effect(tactic: str) -> None:
    t = of_tactic(tactic, hand="rage")
    drive(t, take_tactic(t, 0, tactic))
    assert t.heroes[0].hand == ["rage"]


def test_rethink_draws_before_it_shuffles_the_discards_in() -> None:
    t = of_tactic("rethink", hand="wound rage march stamina")
    next_cards(t, "promise", "threaten")
    drive(t, take_tactic(t, 0, "rethink"), "wound rage")
    assert t.heroes[0].hand == ["march", "stamina", "promise", "threaten"]
    assert t.heroes[0].discard == []
    assert {"wound", "rage"} <= set(t.heroes[0].deck)


def test_mana_steal_takes_a_basic_die() -> None:
    t = of_tactic("mana-steal", source=("red", "gold", "black", "blue"))
    played = Played(t, take_tactic(t, 0, "mana-steal"))
    assert set(played.keys) == {"red", "blue"}
    played("blue")
    assert t.heroes[0].stolen_die == "blue"
    assert t.source == ["red", "gold", "black"]


@pytest.mark.parametrize(("hand", "cards"), [("rage march", 6), ("rage wound", 6), ("rage", 5)])
def test_planning_draws_one_more_for_who_kept_two(hand: str, cards: int) -> None:
    t = of_tactic("planning", hand=hand)
    t.turn.did = True
    drive(t, discard_and_draw(t, 0))
    assert len(t.heroes[0].hand) == cards


def test_great_start_draws_two() -> None:
    t = of_tactic("great-start", hand="rage")
    drive(t, take_tactic(t, 0, "great-start"))
    assert len(t.heroes[0].hand) == 3


def test_the_right_moment_gives_another_turn() -> None:
    t = of_tactic("the-right-moment", hand="rage march")
    played = turn(t, "tactic")
    assert "tactic" not in played.keys
    played("c.march=basic", "end")
    assert t.turn.again
    assert t.heroes[0].tactic_used


def test_long_night_brings_three_cards_back() -> None:
    t = of_tactic("long-night", hand="rage march")
    assert not [k for k in turn(t).keys if k == "tactic"]  # the deck is not empty
    t.heroes[0].discard, t.heroes[0].deck = t.heroes[0].deck, []
    drive(t, use_tactic(t, 0))
    assert len(t.heroes[0].deck) == 3
    assert t.heroes[0].tactic_used


def test_long_night_can_be_used_in_the_middle_of_drawing_and_before_a_turn() -> None:
    t = of_tactic("long-night", hand="rage")
    t.heroes[0].discard, t.heroes[0].deck = t.heroes[0].deck[1:], t.heroes[0].deck[:1]
    t.turn.did = True
    drive(t, discard_and_draw(t, 0), "yes")
    assert len(t.heroes[0].hand) == 5
    t = of_tactic("long-night")
    t.heroes[0].discard, t.heroes[0].deck = t.heroes[0].deck, []
    assert Played(t, take_turn(t, 0)).keys == ["tactic", "begin"]


def test_mana_search_rolls_up_to_two_dice_gold_ones_first() -> None:
    t = of_tactic("mana-search", hand="rage march", source=("red", "gold", "black", "blue"))
    played = turn(t, "tactic")  # the gold one goes without asking
    assert set(played.keys) == {"red", "black", "blue", "enough"}
    uses = t.rng.uses
    played("black")
    assert t.rng.uses == uses + 2
    assert "tactic" not in played.keys
    assert t.source[0] == "red"
    t.turn = Turn(path=["Aa"], dice=[0])
    assert "tactic" not in [o.key for o in played.ask.options]


def test_midnight_meditation_is_before_a_turn_and_once() -> None:
    t = of_tactic("midnight-meditation", hand="wound rage march")
    played = Played(t, take_turn(t, 0), "meditate", "wound rage")
    assert len(t.heroes[0].hand) == 3
    assert "march" in t.heroes[0].hand
    assert t.heroes[0].tactic_used
    assert played.ask.prompt.key == "your-turn"


def test_preparation_searches_the_deck_whose_order_it_does_not_tell() -> None:
    t = of_tactic("preparation", hand="rage")
    played = Played(t, take_tactic(t, 0, "preparation"))
    assert played.keys == sorted(set(t.heroes[0].deck), key=DATA.place.__getitem__)
    played("tranquility")
    assert t.heroes[0].hand == ["rage", "tranquility"]


def test_sparing_power_lays_cards_aside_and_takes_them_all_at_once() -> None:
    t = of_tactic("sparing-power", hand="rage")
    Played(t, take_turn(t, 0), "store", "end")
    assert len(t.heroes[0].spared) == 1
    Played(t, take_turn(t, 0), "store", "end")
    assert len(t.heroes[0].spared) == 2
    hand = len(t.heroes[0].hand)
    Played(t, take_turn(t, 0), "take")
    assert len(t.heroes[0].hand) == hand + 2
    assert t.heroes[0].tactic_used
    assert Played(t, take_turn(t, 0)).ask.prompt.key == "your-turn"


# The end of a round


def emptied(t: MageKnight, seat: int = 0, hand: bool = False) -> None:
    hero = t.heroes[seat]
    hero.discard, hero.deck = [*hero.discard, *hero.deck], []
    if hand:
        hero.discard += hero.hand
        hero.hand = []


def test_with_an_empty_deck_one_may_announce_the_end_or_play() -> None:
    t = table(3, hand="rage march")
    emptied(t)
    played = Played(t, take_turn(t, 0))
    assert played.ask.prompt.key == "your-turn"
    assert {"announce", "c.rage", "end"} <= set(played.keys)
    played("c.rage")
    assert "announce" not in played.keys
    t = table(3, hand="rage")
    emptied(t)
    t.heroes[0].at = "2e"  # a mine, that gives nothing now
    drive(t, take_turn(t, 0), "announce")
    assert t.announced == 0
    assert t.last_turns == [1, 2]
    assert sum(t.heroes[0].crystals.values()) == 0


def test_without_any_card_one_must_announce_it_or_skip_when_it_is_announced() -> None:
    t = table(2)
    emptied(t)
    assert drive(t, take_turn(t, 0)).said == ["announces-end"]
    t = table(2)
    emptied(t)
    t.announced, t.last_turns = 1, [0]
    assert drive(t, take_turn(t, 0)).said == ["skips-turn"]


def test_who_forfeits_off_the_map_stays_off_it() -> None:
    t = table(2, at=None)
    emptied(t)
    drive(t, take_turn(t, 0))
    assert t.heroes[0].at is None


def test_each_other_player_has_one_more_turn() -> None:
    t = table(3)
    t.announced, t.last_turns = 0, [1, 2]
    assert next_turn(t)
    assert t.active == 1
    assert next_turn(t)
    assert t.active == 2
    assert not next_turn(t)


def test_alone_the_round_ends_at_once_or_the_dummy_leaves_one_turn() -> None:
    t = table(1, hand="rage")
    emptied(t)
    drive(t, take_turn(t, 0), "announce")
    assert not next_turn(t)
    t = table(1)
    assert t.dummy is not None
    t.dummy.deck = []
    t.heroes[0].deck += []
    t.at = 1
    dummy = t.dummy
    dummy.discard = [*dummy.deck]
    t.announced = None
    dummy_turn(t)
    assert t.announced == DUMMY
    assert t.last_turns == [0]


def test_the_dummy_turns_three_cards_and_more_for_its_crystals() -> None:
    t = table(1)
    assert t.dummy is not None
    t.dummy.crystals = ["red", "red", "white"]
    for last, n in (("rage", 5), ("promise", 4), ("march", 3)):
        deck = [*t.dummy.deck, *t.dummy.discard]
        deck.remove(last)
        t.dummy.deck, t.dummy.discard = [*deck[:-2], last, *deck[-2:]], []
        dummy_turn(t)
        assert len(t.dummy.discard) == n


# The next round


def test_a_new_round_turns_the_day_and_readies_everything() -> None:
    t = table(3, hand="rage wound", units="peasants", skills="potion-making")
    t.heroes[0].units[0].ready, t.heroes[0].units[0].wounds = False, 1
    t.heroes[0].skills[0].used = True
    t.heroes[0].tactic = "planning"
    give(t, "march", to="discard")
    offer = list(t.unit_offer)
    drive(t, next_round(t))
    hero = t.heroes[0]
    assert (t.round, t.night) == (2, True)
    assert (hero.units[0].ready, hero.units[0].wounds) == (True, 1)
    assert not hero.skills[0].used
    assert hero.tactic is None
    assert len(hero.hand) == 5
    assert sorted([*hero.hand, *hero.deck]).count(WOUND) == 1
    assert hero.discard == []
    assert len(t.unit_offer) == 5
    assert t.unit_deck[:5] == offer  # under the deck


def test_monasteries_that_stand_bring_new_training_and_burnt_ones_none() -> None:
    t = table(tiles={(1, 1): "5", (2, 0): "7"})
    assert len(t.training) == 2
    t.spaces["7f"].owner = 0
    old = list(t.training)
    drive(t, next_round(t))
    assert len(t.training) == 1
    assert set(old).isdisjoint(t.training)


def test_open_offers_shift_by_one_and_closed_ones_stay_closed() -> None:
    t = table()
    offer_cards(t, "spell", "fireball", "snowstorm", "expose")
    drive(t, next_round(t))
    assert t.spell_offer[:2] == ["snowstorm", "expose"]
    assert t.spell_deck[0] == "fireball"
    assert t.advanced_offer == []


def test_the_dummy_learns_from_the_offers() -> None:
    t = table(1)
    offer_cards(t, "spell", "fireball", "snowstorm", "expose")
    offer_cards(t, "advanced", "agility", "fire-bolt", "ice-bolt")
    drive(t, next_round(t))
    assert t.dummy is not None
    assert "agility" in t.dummy.deck
    assert t.dummy.crystals[-1] == "red"
    assert len(t.dummy.deck) == 17


def test_by_day_ruins_and_garrisons_near_heroes_are_seen() -> None:
    t = table(night=True, at="3c", tiles={(1, 1): "3", (2, 0): "8"})
    put(t, "3b", "guardsmen", up=False)
    assert not t.spaces["8b"].ruins_up
    drive(t, next_round(t))
    assert t.spaces["8b"].ruins_up
    assert t.spaces["3b"].tokens[0].up


def test_a_hand_is_drawn_with_the_supplies_of_ones_keeps() -> None:
    t = table(at="3c", tiles={(1, 1): "3"})
    put(t, "3b")
    t.spaces["3b"].owner = 0
    prepare_round(t)
    assert len(t.heroes[0].hand) == 6


def test_three_keeps_make_the_hand_three_larger_but_only_next_to_one() -> None:
    t = table(at="3c", tiles={(1, 1): "3", (2, 0): "9", (0, 2): "10"})
    for keep in ("3b", "9c", "10e"):
        put(t, keep)
        t.spaces[keep].owner = 0
    assert hand_limit(t, 0) == 8
    t.heroes[0].at = "3b"
    assert hand_limit(t, 0) == 8
    t.heroes[0].at = "Aa"
    assert hand_limit(t, 0) == 5
    t.heroes[0].at = None
    assert hand_limit(t, 0) == 5


def test_claimed_and_stolen_dice_come_back() -> None:
    t = table()
    t.source = t.source[:2]
    t.heroes[0].claimed, t.heroes[1].stolen_die = "red", "blue"
    prepare_round(t)
    assert len(t.source) == 4
    GAME.check(t)


# The end of the game


def test_after_the_city_each_player_has_one_more_turn_also_who_found_it() -> None:
    t = table(3, at="2b", hand="march")
    city = next(key for key in t.tile_pile if DATA.tile[key].kind == "core_city")
    t.tile_pile.remove(city)
    t.tile_pile.append(city)
    t.turn.move = 2
    drive(t, do(t, 0, Explore((1, 1))))
    assert t.final_turns == [1, 2, 0]
    order = []
    while next_turn(t):
        order.append(t.active)
        t.turn = Turn()
    assert order == [1, 2, 0]


def test_an_extra_turn_is_not_yet_the_last_one() -> None:
    t = table(2, at="2b", hand="march rage", tactic="the-right-moment")
    city = next(key for key in t.tile_pile if DATA.tile[key].kind == "core_city")
    t.tile_pile.remove(city)
    t.tile_pile.append(city)
    turn(t, "c.march=basic", "x.1,1", "tactic", "end")
    assert t.turn.again
    turn(t)
    assert t.turn.met_aim


def test_a_round_that_ends_in_between_ends_the_game() -> None:
    t = table(2)
    t.final_turns, t.last_turns, t.announced = [1, 0], [1], 0
    t.at = 1
    assert not next_turn(t)


def test_the_last_round_ends_the_game() -> None:
    t = table(2)
    for hero in t.heroes:
        hero.tactic = "planning"
    t.round = 3
    t.announced, t.last_turns = 0, [1]
    t.at = 1
    emptied(t, 1, hand=True)
    session = Session(GAME, t)
    assert session.result is not None
    assert play is GAME.play


# Taking back


def test_a_turn_can_be_taken_back_up_to_what_was_revealed() -> None:
    t = table(2, at="2b", hand="march stamina rage")
    for hero in t.heroes:
        hero.tactic = "early-bird"
    t.order = [0, 1]
    session = Session(GAME, t)
    session.answer(0, ["c.march"])
    session.answer(0, ["basic"])
    session.undo(0)
    session.undo(0)
    assert session.table.turn.move == 0
    session.answer(0, ["c.march"])
    session.answer(0, ["basic"])
    session.answer(0, ["x.1,1"])
    assert session.taken_back(0) is None


def test_motivation_of_another_and_drawing_are_told_to_their_owner_only() -> None:
    t = table(2, hand="rage")
    teach(t, "motivation-arythea")
    enlist(t, "peasants")
    played = turn(t, "s.motivation-arythea")
    lines = [line for line in played.lines if line.text.key == "draws"]
    assert [line.to for line in lines] == [0]
    drive(t, end_of_turn(t, 0), *([] if t.turn.did else ["rage"]))
