"""How a turn is asked and told: what can be done, what it would give, and what was gathered."""

from __future__ import annotations

import pytest

from bot.chat.messages.panels import BUTTONS, MENUS, menus
from bot.language.story import paragraphs
from bot.language.texts import Words
from games.core import Rng
from games.mageknight import GAME
from games.mageknight.modifiers import MoreDice, NoDice
from games.mageknight.rules.cards import activate, play_card, use_skill
from games.mageknight.rules.hero import change_track
from games.mageknight.rules.tactics import take_tactic
from games.session import Session
from games.standin import random_answer
from tests.games.mageknight_tables import (
    Played,
    battle,
    drive,
    enlist,
    lively,
    offer_units,
    play,
    put,
    staged,
    table,
    turn,
    use,
)

GOLD = ("gold",) * 4
WORDS = Words("en", "mageknight", lambda seat: "AB"[seat])


def prompt(played: Played) -> str:
    return WORDS(played.ask.prompt)


def labels(played: Played) -> dict[str, str]:
    return {option.key: WORDS(option.label) for option in played.ask.options}


def hints(played: Played) -> dict[str, str]:
    return {o.key: WORDS(o.hint) for o in played.ask.options if o.hint is not None}


# What is asked


def test_at_the_start_of_a_turn_it_says_how_to_begin() -> None:
    played = turn(table(hand="march rage", at="1d"))
    assert "Play cards to gain Move" in prompt(played)
    assert "Or rest" in prompt(played)
    assert prompt(played).endswith("Or rest."), "what the player lacks is not mentioned"


def test_with_move_it_says_to_step_and_without_it_to_play() -> None:
    played = turn(table(hand="march march rage", at="1d"), "c.march=basic")
    assert prompt(played).startswith("Choose where to go, explore, or play")
    played("m.2f")
    assert prompt(played).startswith("Play more cards to go on, take your action here")
    put(played.t, "2g")
    played = turn(table(hand="march march rage", at="Ac"), "c.march=basic", "m.Aa")
    assert prompt(played).startswith("Play more cards to go on, or end your turn")


def test_all_sums_are_in_the_question() -> None:
    t = table(hand="refreshing-walk concentration march", at="1d")
    played = turn(t, "c.refreshing-walk=basic", "c.concentration=basic", "blue")
    assert prompt(played).endswith("You have: Move 2, Heal 1 and 1 🔵 blue mana.")


def test_in_combat_attacks_are_summed_by_kind_and_measured_against_each_enemy() -> None:
    t = table(hand="rage rage crushing-bolt")
    played = battle(t, "prowlers", "diggers", answers=["c.crushing-bolt=strong"])
    assert "Prowlers (1): 3 of 3, Diggers (2): 3 of 3" in prompt(played)
    assert prompt(played).endswith("You have: Siege Attack 3.")


def test_who_is_behind_two_walls_is_out_of_reach() -> None:
    played = battle(table(hand="crushing-bolt"), "diggers", site=True)
    assert prompt(played).startswith("Ranged phase")
    assert "Diggers (1): out of reach behind walls" in prompt(played)


def test_in_the_block_phase_each_attack_says_how_much_is_missing() -> None:
    t = table(hand="rage determination")
    played = battle(t, "wolf-riders", answers=["c.determination=basic"])
    assert "Wolf Riders (1): 2 of 6" in prompt(played)
    assert prompt(played).endswith("You have: Block 2.")


def test_after_the_action_it_says_that_only_the_end_is_left() -> None:
    t = table(at="2f", hand="march stamina crystallize", crystals="r")
    put(t, "2g", "diggers")
    played = turn(t, "c.march=basic", "m.1c", "done", "done", "done")
    assert played.ask.prompt.key == "after-action"
    assert "end your turn" in prompt(played)


def test_the_exhausted_are_told_why() -> None:
    t = table(at="1d", hand="wound wound", units="herbalists")
    played = turn(t)
    assert played.ask.prompt.key == "recovering"
    assert "only wounds" in prompt(played)
    played("u.1=1")
    assert prompt(played).endswith("You have: Heal 2.")


def test_people_say_what_they_ask_for_their_help() -> None:
    t = table(at="1c", hand="promise")
    offer_units(t, "peasants", "utem-swordsmen", "herbalists")
    played = turn(t, "interact")
    assert prompt(played).endswith(
        "With more Influence:"
        "\n• **Peasants** (level 1), 4 Influence. "
        "Armor 3: Attack 2 or Block 2 · Influence 2 · Move 2"
        "\n• **Herbalists** (level 1), 3 Influence. "
        "Armor 2: 🟢 Heal 2 · Ready a level 1–2 unit · A green mana"
        "\n• **Healing**, 3 Influence per point"
    )


def test_what_can_be_bought_is_no_longer_listed_as_too_expensive() -> None:
    t = table(at="1c", hand="promise rage", source=("white",) * 4)
    offer_units(t, "peasants", "foresters")
    played = turn(t, "interact", "c.promise=strong")
    assert "r.peasants" in played.keys
    assert "Peasants" not in prompt(played)
    assert "**Foresters** (level 1), 5 Influence" in prompt(played)


# What may be chosen


def test_what_a_card_would_give_is_said_before_it_is_played() -> None:
    t = table(hand="march stamina rage", at="1d", crystals="b")
    played = turn(t, "c.march=basic")
    assert labels(played)["c.stamina"] == "Stamina …"
    assert hints(played)["c.stamina"] == "Move 2 (2 → 4) · 🔵 Move 4 (2 → 6)"
    played("c.stamina")
    assert list(labels(played).values()) == [
        "Move 2 (2 → 4)",
        "🔵 Move 4 (2 → 6)",
    ]


def test_a_card_with_one_way_to_play_it_says_so_on_its_button() -> None:
    played = turn(table(hand="march rage", at="1d"), "c.march=basic")
    assert labels(played)["c.rage"] == "Rage · Sideways: Move 1 (2 → 3)"


def test_of_several_gains_the_sum_that_grows_is_named() -> None:
    t = staged(table(hand="noble-manners", hero="norowas", at="1c"), "interact")
    t.turn.influence = 3
    played = Played(t, play_card(t, 0, "noble-manners"))
    assert labels(played)["basic"] == "Influence 2; Fame +1 (Influence 3 → 5)"


def test_cards_that_only_go_sideways_come_last() -> None:
    played = turn(table(hand="rage march promise stamina", at="1d"))
    cards = [key for key in played.keys if key.startswith("c.")]
    assert cards == ["c.march", "c.stamina", "c.rage", "c.promise"]


def test_a_step_says_what_is_left_and_what_waits_there() -> None:
    t = table(hand="march march", at="1d")
    put(t, "2g", "prowlers")
    played = turn(t, "c.march=basic", "c.march=basic")
    assert labels(played)["m.1c"] == "village 1c, plains: Move 2, 2 left"
    assert "recruit" in hints(played)["m.1c"]
    played("m.1c")
    assert labels(played)["m.2f"] == "⚔️ Provoke: 2f, plains: Move 2, 0 left"
    assert "attack you" in hints(played)["m.2f"]


def test_a_step_into_a_keep_is_called_an_assault() -> None:
    t = table(hand="march march", at="3a", tiles={(1, 1): "3"})
    played = turn(t, "c.march=basic", "c.march=basic")
    assert labels(played)["m.3b"].startswith("⚔️ Assault keep 3b")
    assert "Reputation −1" in hints(played)["m.3b"]


def test_the_way_back_is_the_last_of_the_steps() -> None:
    played = turn(table(hand="march march march", at="Ag"), "c.march=basic", "c.march=basic")
    played("m.1d")
    steps = [key for key in played.keys if key.startswith("m.")]
    assert steps[-1] == "m.Ag"


def test_a_place_to_explore_is_named_as_in_the_picture() -> None:
    played = turn(table(hand="march", at="1c"), "c.march=basic")
    explorations = {key: said for key, said in labels(played).items() if key.startswith("x.")}
    assert explorations
    for key, said in explorations.items():
        assert said == f"🧭 Explore {key.removeprefix('x.')}: Move 2, 0 left"
        assert "Fame +1" in hints(played)[key]


def test_recruits_say_what_they_do() -> None:
    t = table(at="1c", hand="promise promise")
    offer_units(t, "peasants")
    played = turn(t, "interact", "c.promise=strong")
    assert hints(played)["r.peasants"].startswith("Armor 3: Attack 2 or Block 2")


def test_the_end_of_a_turn_and_rest_are_at_hand_beside_the_groups() -> None:
    t = table(hand="march stamina rage", at="1d", units="peasants")
    played = turn(t)
    loose = [option.key for option in played.ask.options if option.group is None]
    assert loose == ["rest", "end"]
    played("c.march=basic")
    loose = [option.key for option in played.ask.options if option.group is None]
    assert loose == ["end", "end-discard"]


def test_no_question_has_more_groups_thanmenus() -> None:
    for seed in range(16):
        session = Session(GAME, lively(1 + seed % 4, {}, seed))
        rng = Rng(seed)
        for _ in range(100):
            if session.result is not None:
                break
            seat, ask = next(iter(session.pending.items()))
            loose = [option for option in ask.options if option.group is None]
            if len(ask.options) > BUTTONS and 0 < len(loose) < 5:
                listed = [option for option in ask.options if option not in loose]
                titles = {WORDS(option.group) for option in listed if option.group}
                assert {title for title, _ in menus(listed, WORDS.labels)} == titles
                assert len(titles) <= MENUS
            session.answer(seat, random_answer(ask, rng))


# Effects that differ are worded differently


def test_one_enemy_or_all_for_a_tremor() -> None:
    t = staged(table(hand="tremor"), "block", "prowlers", "diggers")
    played = Played(t, play_card(t, 0, "tremor"), "basic")
    assert list(labels(played).values()) == ["one enemy: armor −3", "all enemies: armor −2"]


def test_an_earthquake_and_an_exposure_say_what_they_take() -> None:
    t = staged(table(hand="tremor expose", night=True), "ranged", "guardsmen")
    t.turn.tokens["black"], t.turn.modifiers = 2, [MoreDice(1)]
    played = Played(t, play_card(t, 0, "tremor"), "strong")
    assert list(labels(played).values()) == [
        "one enemy: armor −3, −6 if fortified",
        "all enemies: armor −2, −4 if fortified",
    ]
    played("1")
    played = Played(t, play_card(t, 0, "expose"), "strong")
    assert list(labels(played).values()) == [
        "all enemies lose their fortifications",
        "all enemies lose their resistances",
    ]


def test_a_flight_says_how_far_and_for_what() -> None:
    t = staged(table(hero="goldyx", skills="flight", at="1d"), "move")
    t.turn.move = 2
    played = Played(t, use_skill(t, 0, "flight"))
    assert list(labels(played).values()) == [
        "fly 1 space to a safe space, for free",
        "fly up to 2 spaces to a safe space, for 2 Move",
    ]


def test_a_question_about_an_effect_names_the_card_the_unit_or_the_skill() -> None:
    t = staged(table(units="red-cape-monks", skills="shield-mastery"), "block", "prowlers")
    played = Played(t, use_skill(t, 0, "shield-mastery"))
    assert prompt(played) == "Shield Mastery: which effect do you use?"
    played = Played(t, activate(t, 0, t.heroes[0].units[0]), "1")
    assert played.done, "a lone effect is not asked for"
    t = staged(table(units="peasants", hand="will-focus", hero="goldyx"), "move")
    assert (
        prompt(Played(t, play_card(t, 0, "will-focus"), "basic"))
        == "Will Focus: which effect do you use?"
    )


# What is told


def told(played: Played) -> str:
    """What all are told."""
    return paragraphs([line for line in played.lines if line.to is None], WORDS)


def test_a_turn_is_told_in_one_paragraph() -> None:
    t = table(at="1a", hand="rage march stamina")
    put(t, "1g", "prowlers")
    played = turn(t, "fight.1g", "done", "c.rage=basic", "c.march", "end")
    assert told(played) == (
        "A faces the Prowlers (armor 3, attack 4) · takes 2 wounds from the Prowlers"
        " · plays Rage: Attack 2 · plays March sideways: Attack 1"
        " · defeats the Prowlers: Fame +2 · now has Reputation +1 (+1)"
        " · ⚔️ defeats the Prowlers (Fame +2, Reputation +1, 2 wounds)"
    )


def test_a_card_says_what_it_gave() -> None:
    t = table(at="1d", hand="march stamina", crystals="b")
    played = turn(t, "c.march=basic", "c.stamina=strong", "crystal-blue")
    assert told(played) == "A plays March: Move 2 · plays Stamina: 🔵 Move 4"


@pytest.mark.parametrize(
    ("card", "stage", "answers", "gave"),
    [
        ("improvisation", "move", "basic march", "Move 3"),
        ("tranquility", "move", "basic 2", "draws 1 card"),
        ("tranquility", "after", "strong 2", "draws 2 cards"),
        ("will-focus", "after", "1 white", "1 ⚪ white mana"),
        ("will-focus", "after", "2", "a 🟢 green crystal"),
        ("blood-rage", "attack", "basic no", "Attack 2"),
        ("blood-rage", "attack", "basic yes", "a wound and Attack 5"),
        ("blood-ritual", "after", "basic black", "a wound, 1 🔴 red mana and 1 ⚫ black mana"),
        ("crystallize", "after", "strong blue", "a 🔵 blue crystal"),
        ("crystallize", "after", "basic green", "a 🟢 green crystal"),
        ("pure-magic", "move", "basic", "Move 4"),
        ("mana-draw", "after", "strong crystal-white black", "2 ⚫ black mana"),
        ("horn-of-wrath", "ranged", "strong 0", "Siege Attack 6"),
    ],
)
def test_a_card_with_a_choice_says_in_one_line_what_was_chosen(
    card: str, stage: str, answers: str, gave: str
) -> None:
    t = table(hero="goldyx", hand=f"{card} march rage", crystals="rgbw", source=GOLD)
    t.turn.modifiers = [NoDice()] if card != "mana-draw" else []
    staged(t, stage, "prowlers")
    played = play(t, card, *answers.split())
    assert told(played) == f"A plays {WORDS.say(f'card-{card}')}: {gave}"


def test_cards_discarded_for_a_sword_are_told_as_one_attack() -> None:
    t = staged(table(hand="sword-of-justice march rage"), "attack", "prowlers")
    played = play(t, "sword-of-justice", "basic", "march rage")
    assert told(played) == "A plays Sword of Justice: Attack 6"


def test_units_and_skills_say_what_was_chosen() -> None:
    t = table(units="utem-swordsmen", skills="hot-swordsmanship")
    staged(t, "attack", "prowlers")
    used = told(use(t, "hot-swordsmanship", "2"))
    assert used == "A uses Hot Swordsmanship: Fire Attack 2"
    called = told(drive(t, activate(t, 0, t.heroes[0].units[0]), "2"))
    assert called == "A uses Utem Swordsmen: Attack 6 and the unit is wounded"


def test_a_skill_says_what_it_gave() -> None:
    t = staged(table(hero="goldyx", skills="white-crystal-craft"), "move")
    said = told(use(t, "white-crystal-craft"))
    assert said == "A uses White Crystal Craft: a 🔵 blue crystal and 1 ⚪ white mana"
    for night, n in ((False, 2), (True, 1)):
        t = staged(table(hero="tovak", skills="double-time", night=night), "move")
        assert told(use(t, "double-time")) == f"A uses Double Time: Move {n}"


def test_a_card_that_is_boosted_says_by_how_much() -> None:
    t = staged(table(hand="concentration march", crystals="g", source=GOLD), "move")
    t.turn.modifiers = [NoDice()]
    said = told(play(t, "concentration", "strong"))
    assert said.endswith(" · adds March at full strength: Move 4 +2")
    t = staged(table(hand="concentration mana-draw", crystals="g", source=GOLD), "move")
    said = told(play(t, "concentration", "strong", "crystal-green", "blue"))
    assert said.endswith(" · adds Mana Draw at full strength: 2 🔵 blue mana")


def test_a_fourth_crystal_is_told_to_be_a_mana() -> None:
    t = staged(table(hand="fire-bolt", crystals="rrr"), "after")
    said = told(play(t, "fire-bolt"))
    assert said.endswith("already has 3 🔴 red crystals: this one becomes a mana for this turn")


def test_which_of_several_enemies_is_meant_is_told() -> None:
    t = staged(table(hand="tremor", crystals="g"), "block", "prowlers", "diggers")
    t.turn.modifiers = [NoDice()]
    said = told(play(t, "tremor", "basic", "1", "2"))
    assert said == "A plays Tremor: one enemy: armor −3 · targets the Diggers"


def test_which_unit_gets_ready_and_which_die_is_kept_is_told() -> None:
    t = staged(table(hero="norowas", skills="inspiration"), "move")
    enlist(t, "peasants", ready=False)
    enlist(t, "foresters", ready=False)
    said = told(use(t, "inspiration", "2"))
    assert said == "A uses Inspiration · readies Foresters"
    t = table(source=("red", "red", "blue", "gold"))
    said = told(drive(t, take_tactic(t, 0, "mana-steal"), "blue"))
    assert said == "A keeps the 🔵 blue die from the Source"


@pytest.mark.parametrize(
    ("before", "change", "said"),
    [
        (0, -1, "now has Reputation −1 (−1)"),
        (-1, -1, "now has Reputation −2 (−1)"),
        (-1, 1, "now has Reputation 0 (+1)"),
        (0, 2, "now has Reputation +2 (+2)"),
        (-6, -3, "now has Reputation −7 (−1)"),
    ],
)
def test_reputation_says_its_change_and_its_value(before: int, change: int, said: str) -> None:
    t = table()
    t.heroes[0].reputation = before
    change_track(t, 0, "reputation", change)
    assert paragraphs(t.news, WORDS) == f"A {said}"


def test_in_french_too_a_line_says_what_was_chosen_and_what_has_changed() -> None:
    french = Words("fr", "mageknight", lambda seat: "AB"[seat])
    t = staged(table(hand="tranquility", at="1d"), "move")
    played = play(t, "tranquility", "basic", "2")
    public = [line for line in played.lines if line.to is None]
    assert paragraphs(public, french) == "A joue Tranquillité\u00a0: pioche 1 carte"
    t.news.clear()
    change_track(t, 0, "reputation", -2)
    assert paragraphs(t.news, french) == "A a désormais Réputation −2 (−2)"


def test_a_reputation_that_cannot_sink_is_not_told() -> None:
    t = table()
    t.heroes[0].reputation = -7
    t.news.clear()
    change_track(t, 0, "reputation", -1)
    assert t.news == []


def test_what_happens_to_another_is_told_behind_their_name() -> None:
    t = table(hand="mana-meltdown", at="1d")
    played = turn(t, "c.mana-meltdown=basic")
    lines = [line for line in played.lines if line.text.key == "burnt"]
    assert [WORDS(line.head) for line in lines if line.head] == ["B"]


def test_another_turn_is_told() -> None:
    t = table(at="2b", hand="march rage", tactic="the-right-moment")
    t.heroes[1].tactic = "planning"
    session = Session(GAME, t)
    told = []
    for answer in ("tactic", "c.march", "basic", "end"):
        told += session.answer(0, [answer])
    public = paragraphs([line for line in told if line.to is None], WORDS)
    assert public.endswith(
        "uses The Right Moment · plays March: Move 2 · stays at glade 2b · takes another turn"
    )


def test_the_mana_that_is_lost_anyway_is_offered_first_and_instead_of_a_crystal() -> None:
    t = staged(table(hand="march", crystals="g", at="1d"), "move")
    t.turn.tokens["green"] = 1
    played = Played(t, play_card(t, 0, "march"), "strong")
    assert played.keys == ["token-green", "die-green"]
    assert set(hints(played)) == set(played.keys)
