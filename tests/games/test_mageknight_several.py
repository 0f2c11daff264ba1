"""Fewer questions: several cards at once, nothing that is outdone, what comes before a turn."""

from __future__ import annotations

import pytest

from bot.language.texts import Words
from games.core import Rng
from games.mageknight import GAME
from games.mageknight.modifiers import SidewaysBoost
from games.mageknight.options import PlaySeveral
from games.mageknight.rules.cards import activate, help_with, play_card
from games.mageknight.rules.plays import quickly, ways_to_play
from games.mageknight.rules.turn import take_turn
from games.session import Session
from games.standin import random_answer
from tests.games.mageknight_tables import (
    Played,
    battle,
    drive,
    enlist,
    give,
    lively,
    next_cards,
    offer_cards,
    points,
    put,
    ruins,
    staged,
    table,
    turn,
)
from tests.games.mageknight_turns import TYPICAL_TURNS, TypicalTurn

WORDS = Words("en", "mageknight", lambda seat: "AB"[seat])
NO_MANA = ("black",) * 4  # by day


def labels(played: Played) -> list[str]:
    return [WORDS(option.label) for option in played.ask.options]


def hints(played: Played) -> dict[str, str]:
    return {o.key: WORDS(o.hint) for o in played.ask.options if o.hint is not None}


# Typical turns


@pytest.mark.parametrize("name", TYPICAL_TURNS)
def test_a_typical_turn_takes_few_presses(name: str) -> None:
    played: TypicalTurn = TYPICAL_TURNS[name]
    session = Session(GAME, played.lay())
    presses = 0
    for answer in played.answers:
        keys = answer.split()
        presses += 1 + session.is_final(0, keys)
        session.answer(0, keys)
    assert session.table.active == 1, "the turn is over"
    assert presses <= played.most


def test_the_typical_turns_have_won_a_fight_and_a_unit() -> None:
    fame, units = [], []
    for played in TYPICAL_TURNS.values():
        session = Session(GAME, played.lay())
        for answer in played.answers:
            session.answer(0, answer.split())
        fame.append(session.table.heroes[0].fame)
        units.append([unit.key for unit in session.table.heroes[0].units])
    assert fame == [2, 0]
    assert units == [[], ["peasants"]]


# Several cards at once


def test_each_card_says_what_it_gives_along_with_others() -> None:
    t = table(hand="march rage refreshing-walk improvisation fireball wound", at="1d")
    played = turn(t, "several")
    assert labels(played) == [
        "March · Move 2",
        "Refreshing Walk · Move 2 and Heal 1",
        "Improvisation · Sideways: Move 1",
        "Rage · Sideways: Move 1",
        "Fireball · Sideways: Move 1",
    ]
    assert (played.ask.least, played.ask.most) == (1, 5)
    assert played.ask.secret


def test_both_copies_of_a_card_can_be_played_together() -> None:
    t = table(hand="march rage", at="1d")
    give(t, "march")
    played = turn(t, "several")
    assert labels(played)[:2] == ["March · Move 2", "March (2) · Move 2"]
    played("march march.2")
    assert t.turn.move == 4
    assert t.heroes[0].hand == ["rage"]


def test_several_cards_are_played_as_one_after_the_other() -> None:
    together = table(hand="agility song-of-wind noble-manners rage", hero="norowas", at="1d")
    single = table(hand="agility song-of-wind noble-manners rage", hero="norowas", at="1d")
    at_once = turn(together, "several", "agility song-of-wind rage")
    by_one = turn(single, "c.agility=basic", "c.song-of-wind=basic", "c.rage=sideways")
    assert together.turn == single.turn
    assert together.heroes[0] == single.heroes[0]
    assert at_once.lines == by_one.lines


def test_in_combat_the_choice_of_a_card_is_the_one_that_fits_the_phase() -> None:
    t = table(hand="rage rage march cold-toughness", hero="tovak")
    played = battle(t, "prowlers", answers=["several"])
    assert t.turn.stage == "block"
    assert labels(played) == [
        "Rage · Block 2",
        "Rage (2) · Block 2",
        "Cold Toughness · Ice Block 3",
        "March · Sideways: Block 1",
    ]
    assert "Prowlers (1): 0 of 4" in WORDS(played.ask.prompt)
    played("rage march")
    assert points(t) == {"block physical": 3}
    played("done", "several")
    assert t.turn.stage == "attack"
    assert labels(played) == ["Rage · Attack 2", "Cold Toughness · Ice Attack 2"]


def test_a_card_that_costs_or_asks_something_is_not_among_several() -> None:
    """The blood of Blood Rage stays unasked for: it gives what it gives without."""
    t = staged(table(hand="blood-rage intimidate pure-magic march"), "attack", "prowlers")
    played = Played(t, help_with(t, 0, PlaySeveral()))
    assert labels(played) == [
        "Blood Rage · Attack 2",
        "Intimidate · Sideways: Attack 1",
        "Pure Magic · Sideways: Attack 1",
        "March · Sideways: Attack 1",
    ]
    played("blood-rage").ended()
    assert points(t) == {"melee physical": 2}
    assert "wound" not in t.heroes[0].hand


def test_an_artifact_is_not_thrown_away_along_with_other_cards() -> None:
    t = staged(table(hand="endless-bag-of-gold march"), "interact")
    basic, strong = ways_to_play(t, 0, "endless-bag-of-gold")
    assert quickly(t, [strong]) is None
    assert quickly(t, [strong, basic]) == basic


def test_one_card_alone_is_not_several() -> None:
    assert "several" not in turn(table(hand="march wound", at="1d")).keys
    assert "several" in turn(table(hand="march rage", at="1d")).keys


def test_a_skill_that_helps_one_card_is_used_with_one_card() -> None:
    t = staged(table(hand="march rage threaten"), "move")
    t.turn.modifiers.append(SidewaysBoost(3))
    played = Played(t, take_turn(t, 0))
    assert "several" in played.keys  # the boost belonged to the turn before
    t.turn.modifiers.append(SidewaysBoost(3))
    played("c.march=basic")
    assert "several" not in played.keys
    assert "Rage · Sideways: Move 3 (2 → 5)" in labels(played)


def test_after_the_action_there_is_nothing_for_several_cards_to_do() -> None:
    t = table(hand="march rage", at="2f")
    put(t, "2g", "diggers")
    played = turn(t, "fight.2g", "done", "done")
    assert "several" not in played.keys


# What is outdone, or in vain


def test_sideways_is_not_offered_where_the_card_itself_gives_as_much() -> None:
    t = staged(table(hand="march rage improvisation", source=NO_MANA), "move")
    hows = {card: [way.how for way in ways_to_play(t, 0, card)] for card in t.heroes[0].hand}
    assert hows == {
        "march": ["basic"],
        "rage": ["sideways"],
        "improvisation": ["basic", "sideways"],  # which costs a card
    }


def test_sideways_is_offered_where_it_is_more_or_another_kind() -> None:
    t = staged(table(hand="march", source=NO_MANA), "move")
    t.turn.modifiers.append(SidewaysBoost(3))
    assert [way.how for way in ways_to_play(t, 0, "march")] == ["basic", "sideways"]
    t = staged(table(hand="cold-toughness", hero="tovak", source=NO_MANA), "attack", "prowlers")
    assert [way.how for way in ways_to_play(t, 0, "cold-toughness")] == ["basic", "sideways"]
    t = staged(table(hand="endless-bag-of-gold"), "interact")  # strong, it would be thrown away
    assert [way.how for way in ways_to_play(t, 0, "endless-bag-of-gold")] == ["basic", "strong"]


def test_in_the_attack_phase_a_weaker_attack_from_afar_is_no_choice() -> None:
    t = staged(table(hand="battle-versatility", crystals="r"), "attack", "prowlers")
    played = Played(t, play_card(t, 0, "battle-versatility"))
    assert labels(played)[0] == "Attack 2"
    played("strong", "crystal-red")
    assert labels(played) == ["Attack 4", "Fire Attack 3"]


def test_what_would_have_no_effect_says_so() -> None:
    t = table(hand="tranquility rage", at="1d")
    played = turn(t, "c.tranquility", "basic")
    assert hints(played) == {"1": "No effect right now"}
    t = table(hand="tranquility rage wound", at="1d")
    assert hints(turn(t, "c.tranquility", "basic")) == {}
    t = table(hand="march", at="1d", units="herbalists")
    assert hints(turn(t, "u.1"))["1"] == "No effect right now"


# Where mana comes from


def test_before_mana_is_spent_it_says_from_where() -> None:
    t = table(hand="march", at="1d", crystals="g", source=NO_MANA)
    assert hints(turn(t, "c.march"))["strong"] == "Paid with: 🟢 green crystal"
    t = table(hand="march", at="1d", crystals="g", source=("green", *NO_MANA[1:]))
    played = turn(t, "c.march")
    assert hints(played)["strong"] == "Pay as you like: 🟢 green Source die or 🟢 green crystal"
    played("strong")
    assert played.ask.prompt.key == "pay-mana"


def test_with_one_source_nobody_asks() -> None:
    t = table(hand="march rage", at="1d", crystals="g", source=NO_MANA)
    played = turn(t, "c.march", "strong")
    assert played.ask.prompt.key == "your-turn"
    assert t.heroes[0].crystals["green"] == 0


def test_a_token_is_spent_before_a_crystal_of_its_color() -> None:
    t = staged(table(hand="march", crystals="g", source=NO_MANA), "move")
    t.turn.tokens["green"] = 1
    drive(t, play_card(t, 0, "march"), "strong")
    assert (t.turn.tokens["green"], t.heroes[0].crystals["green"]) == (0, 1)


def test_a_spell_and_an_altar_say_what_pays_for_them() -> None:
    t = table(at="3b", hand="rage", crystals="r", source=NO_MANA, tiles={(1, 1): "3"})
    t.spaces["3b"].site, t.spaces["3b"].owner = "mage_tower", 0
    offer_cards(t, "spell", "fireball")
    t.turn.influence = 7
    played = turn(t)
    t.turn.influence = 7
    played("interact")
    assert "Learn Fireball (7 Influence and 🔴 red crystal)" in labels(played)
    t = table(at="Ag", hand="rage", crystals="rrr", source=NO_MANA)
    t.spaces["Ag"].site = "ruins"
    ruins(t, "Ag", "altar-red")
    red = "🔴 red crystal"
    assert hints(turn(t))["enter"] == f"An altar for Fame 7 · Paid with: {red}, {red} and {red}"


def test_a_unit_says_what_its_ability_is_paid_with() -> None:
    t = staged(table(hand="rage", source=("blue", *NO_MANA[1:])), "attack", "prowlers")
    enlist(t, "utem-guardsmen")
    enlist(t, "red-cape-monks")
    t.turn.tokens["red"] = 1
    played = Played(t, activate(t, 0, t.heroes[0].units[1]))
    paid = [hint for hint in hints(played).values() if hint.startswith("Paid with:")]
    assert paid == ["Paid with: 🔴 red token"]


# Before the turn


def test_a_turn_begins_with_its_own_question_and_what_comes_before_it_is_part_of_that() -> None:
    t = table(at="1c", hand="rage march", night=True, tactic="midnight-meditation")
    played = Played(t, take_turn(t, 0))
    assert played.ask.prompt.key == "your-turn"
    assert {"plunder", "meditate", "c.march", "rest", "end"} <= set(played.keys)
    assert hints(played)["plunder"] == "Before your turn: do it first, or not at all"
    played("plunder")
    assert {"plunder", "meditate"} & set(played.keys) == {"meditate"}
    played("meditate", "rage")
    assert {"plunder", "meditate"} & set(played.keys) == set()
    assert played.ask.prompt.key == "your-turn"


def test_whoever_has_done_anything_else_is_past_what_comes_before_the_turn() -> None:
    t = table(at="1c", hand="rage march", night=True, tactic="midnight-meditation")
    played = turn(t, "c.march=basic")
    assert {"plunder", "meditate"} & set(played.keys) == set()


def test_whoever_meditates_only_wounds_into_the_hand_is_exhausted() -> None:
    t = table(at="1d", hand="rage", night=True, tactic="midnight-meditation")
    give(t, *["wound"] * 40, to="deck")
    played = turn(t, "meditate", "rage")
    assert "exhausted" in played.said
    assert t.heroes[0].discard == ["wound"]


def test_with_only_wounds_in_hand_what_comes_before_the_turn_is_asked_by_itself() -> None:
    t = table(at="1c", hand="wound")
    next_cards(t, "march", "rage")
    played = Played(t, take_turn(t, 0))
    assert played.ask.prompt.key == "before-turn"
    played("plunder")
    assert played.ask.prompt.key == "your-turn"
    assert "plunder" not in played.keys


def test_the_freezer_has_the_crystal_after_what_comes_before_the_turn() -> None:
    t = table(at="1c", hand="rage", source=("red", "blue", "green", "white"))
    t.frozen = 0
    played = Played(t, take_turn(t, 0))
    assert played.ask.prompt.key == "before-turn"
    played("begin")
    assert played.ask.prompt.key == "choose-color"


def test_whoever_announces_the_end_from_the_panel_stays_off_the_map() -> None:
    t = table(at=None, hand="rage")
    t.heroes[0].discard, t.heroes[0].deck = t.heroes[0].deck, []
    played = drive(t, take_turn(t, 0), "announce")
    assert played.said == ["announces-end"]
    assert t.heroes[0].at is None
    assert t.heroes[0].hand == ["rage"]


def test_a_card_that_must_be_discarded_is_discarded_unasked() -> None:
    t = table(at="1d", hand="rage wound")
    assert turn(t, "end").done
    assert t.heroes[0].discard == ["rage"]


# For the others


def test_several_cards_are_chosen_in_games_of_chance_too() -> None:
    """Random players come to the question, and to all that follows from it."""
    asked = 0
    for seed in range(6):
        session = Session(GAME, lively(2, {}, seed))
        rng = Rng(seed)
        for _ in range(150):
            if session.result is not None:
                break
            seat, ask = next(iter(session.pending.items()))
            asked += ask.prompt.key == "play-several"
            session.answer(seat, random_answer(ask, rng))
            GAME.check(session.table)
    assert asked
