"""Every skill of the four heroes."""

from __future__ import annotations

from typing import Any

import pytest

from games.mageknight.modifiers import MoreDice, NoDice, Polarization
from games.mageknight.rules.cards import helpers, skill_ready
from games.mageknight.rules.combat.enemies import armor
from games.mageknight.rules.land.movement import enter_cost
from games.mageknight.rules.mana import can_pay, purse
from games.mageknight.rules.plays import ways_to_play
from games.mageknight.rules.rewards import new_skill
from games.mageknight.rules.rounds import prepare_round
from games.mageknight.rules.turn import end_of_turn, take_turn
from games.mageknight.rules.units import take_unit
from games.mageknight.table import MageKnight
from tests.games.mageknight_tables import (
    Played,
    battle,
    drive,
    enlist,
    give,
    next_cards,
    offer_units,
    play,
    points,
    staged,
    table,
    teach,
    tokens,
    turn,
    use,
)

DICE = ("black",) * 6


def skilled(skill: str, stage: str = "move", *enemies: str, **how: Any) -> MageKnight:
    how.setdefault("source", DICE)
    return staged(table(skills=skill, **how), stage, *enemies)


def ready(t: MageKnight) -> bool:
    return skill_ready(t, 0, t.heroes[0].skills[0])


@pytest.mark.parametrize(
    ("skill", "stage", "night", "answer", "gives"),
    [
        ("dark-paths", "move", False, "", {"move": 1}),
        ("dark-paths", "move", True, "", {"move": 2}),
        ("burning-power", "ranged", False, "1", {"siege physical": 1}),
        ("burning-power", "ranged", False, "2", {"siege fire": 1}),
        ("hot-swordsmanship", "attack", False, "1", {"melee physical": 2}),
        ("hot-swordsmanship", "attack", False, "2", {"melee fire": 2}),
        ("dark-negotiation", "interact", False, "", {"influence": 2}),
        ("dark-negotiation", "interact", True, "", {"influence": 3}),
        ("freezing-power", "ranged", False, "1", {"siege physical": 1}),
        ("freezing-power", "attack", False, "2", {"siege ice": 1}),
        ("potion-making", "after", False, "", {"heal": 2}),
        ("day-sharpshooting", "ranged", False, "", {"ranged physical": 2}),
        ("day-sharpshooting", "ranged", True, "", {"ranged physical": 1}),
        ("bright-negotiation", "interact", False, "", {"influence": 3}),
        ("bright-negotiation", "interact", True, "", {"influence": 2}),
        ("double-time", "move", False, "", {"move": 2}),
        ("double-time", "move", True, "", {"move": 1}),
        ("night-sharpshooting", "ranged", False, "", {"ranged physical": 1}),
        ("night-sharpshooting", "ranged", True, "", {"ranged physical": 2}),
        ("cold-swordsmanship", "attack", False, "1", {"melee physical": 2}),
        ("cold-swordsmanship", "attack", False, "2", {"melee ice": 2}),
        ("shield-mastery", "block", False, "1", {"block physical": 3}),
        ("shield-mastery", "block", False, "2", {"block fire": 2}),
        ("shield-mastery", "block", False, "3", {"block ice": 2}),
    ],
)
def test_what_a_skill_gives(
    skill: str, stage: str, night: bool, answer: str, gives: dict[str, int]
) -> None:
    t = skilled(skill, stage, "prowlers", night=night)
    assert ready(t)
    use(t, skill, *answer.split())
    assert points(t) == gives
    assert not ready(t)


@pytest.mark.parametrize(
    ("skill", "crystal", "answers", "mana"),
    [
        ("dark-fire-magic", "red", ["red"], "red"),
        ("dark-fire-magic", "red", ["black"], "black"),
        ("white-crystal-craft", "blue", [], "white"),
        ("green-crystal-craft", "blue", [], "green"),
        ("red-crystal-craft", "blue", [], "red"),
        ("leaves-in-the-wind", "green", [], "white"),
        ("whisper-in-the-treetops", "white", [], "green"),
    ],
)
def test_skills_that_give_a_crystal_and_a_mana(
    skill: str, crystal: str, answers: list[str], mana: str
) -> None:
    t = skilled(skill)
    use(t, skill, *answers)
    assert t.heroes[0].crystals[crystal] == 1
    assert tokens(t) == {mana: 1}


def test_some_skills_can_be_used_each_turn_and_some_each_round() -> None:
    t = skilled("dark-paths potion-making", hand="march rage")
    use(t, "dark-paths")
    use(t, "potion-making")
    turn(t)
    assert [skill.used for skill in t.heroes[0].skills] == [False, True]
    prepare_round(t)
    assert [skill.used for skill in t.heroes[0].skills] == [False, False]


# Arythea


def test_power_of_pain_plays_a_wound_sideways() -> None:
    t = skilled("power-of-pain", hand="wound wound march")
    use(t, "power-of-pain")
    assert [way.key for way in ways_to_play(t, 0, "wound")] == ["sideways"]
    play(t, "wound", "sideways")
    assert points(t) == {"move": 2}
    assert ways_to_play(t, 0, "wound") == []  # one only
    drive(t, end_of_turn(t, 0))
    assert "wound" in t.heroes[0].discard


def test_invocation_turns_a_wound_into_a_mana_that_is_spent_at_once() -> None:
    t = skilled("invocation", "attack", "prowlers", hand="wound rage")
    assert ready(t)
    use(t, "invocation")
    assert points(t) == {"melee physical": 4}
    assert t.heroes[0].discard == ["wound"]
    assert tokens(t) == {}


def test_invocation_turns_a_card_into_white_or_green() -> None:
    t = skilled("invocation", hand="march stamina rage")
    use(t, "invocation", "rage")
    assert points(t) == {"move": 4}
    assert t.heroes[0].discard == ["rage"]


def test_invocation_needs_something_to_spend_the_mana_on() -> None:
    t = skilled("invocation", hand="wound stamina")
    assert not ready(t)
    t = skilled("invocation", hand="march")  # it cannot be both discarded and played
    assert not ready(t)


@pytest.mark.parametrize(
    ("night", "crystals", "color", "can"),
    [
        (False, "r", "blue", True),
        (False, "g", "white", True),
        (False, "r", "green", False),
        (False, "", "red", True),  # a black die, by day as any color
        (False, "", "black", False),
        (True, "", "red", False),
    ],
)
def test_polarization_uses_a_mana_as_its_opposite(
    night: bool, crystals: str, color: str, can: bool
) -> None:
    dice = ("black",) * 4 if not crystals else ("gold",) * 4
    t = skilled("polarization", crystals=crystals, source=dice, night=night)
    t.turn.modifiers = [NoDice()] if crystals else []
    assert not can_pay(t, 0, [color])
    use(t, "polarization")
    assert can_pay(t, 0, [color]) == can


def test_by_night_polarization_makes_gold_serve_as_black_but_as_no_color() -> None:
    t = skilled("polarization", source=("gold",) * 4, night=True, crystals="r")
    use(t, "polarization")
    assert can_pay(t, 0, ["red", "black"])
    assert not can_pay(t, 0, ["red", "red"])


def test_polarization_is_for_one_mana() -> None:
    t = skilled("polarization", crystals="rr", hand="stamina march")
    t.turn.modifiers = [NoDice()]
    use(t, "polarization")
    assert not can_pay(t, 0, ["blue", "blue"])
    play(t, "stamina", "strong")
    assert not t.turn.has(Polarization)


@pytest.mark.parametrize(
    ("hero", "color"),
    [("arythea", "red"), ("goldyx", "green"), ("norowas", "white"), ("tovak", "blue")],
)
def test_motivation_draws_two_cards_and_gives_the_last_in_fame_a_mana(
    hero: str, color: str
) -> None:
    t = skilled(f"motivation-{hero}", hero=hero, hand="rage")
    use(t, f"motivation-{hero}")
    assert len(t.heroes[0].hand) == 3
    assert tokens(t) == {}
    t = skilled(f"motivation-{hero}", hero=hero, hand="rage")
    t.heroes[1].fame = 1
    use(t, f"motivation-{hero}")
    assert tokens(t) == {color: 1}
    t = skilled(f"motivation-{hero}", hero=hero, seats=1)
    use(t, f"motivation-{hero}")
    assert tokens(t) == {color: 1}  # alone one always is the last


def test_motivation_may_be_used_before_the_turn() -> None:
    t = skilled("motivation-arythea", hand="wound")
    played = Played(t, take_turn(t, 0))
    assert played.keys == ["s.motivation-arythea", "begin"]
    played("s.motivation-arythea", "end")  # not exhausted any more
    assert len(t.heroes[0].hand) >= 3


def test_no_second_motivation_until_the_end_of_the_next_turn() -> None:
    t = skilled("motivation-arythea", hand="rage")
    teach(t, "motivation-goldyx")
    t.heroes[0].at = "1d"
    use(t, "motivation-arythea")
    second = t.heroes[0].skills[1]
    for locked in (True, True, False):
        assert skill_ready(t, 0, second) != locked
        t.turn.did = True
        drive(t, end_of_turn(t, 0))


def test_healing_ritual_gives_one_of_two_wounds_to_the_nearest_hero() -> None:
    t = skilled("healing-ritual", hand="wound wound wound", seats=3, at="1c")
    t.heroes[1].at, t.heroes[2].at = "1a", "2c"
    use(t, "healing-ritual", "2")
    assert t.heroes[0].hand == ["wound"]
    assert (t.heroes[1].wounds, t.heroes[2].wounds) == (1, 0)
    t.turn.stage = "attack"
    t.heroes[0].skills[0].used = False
    assert not ready(t)


# Goldyx


def test_glittering_fortune_counts_colors_of_crystals() -> None:
    t = skilled("glittering-fortune", "interact", crystals="rrbw")
    use(t, "glittering-fortune")
    assert points(t) == {"influence": 3}


def test_flight_goes_one_space_for_nothing_or_two_for_two() -> None:
    t = skilled("flight", at="2f", hand="march")
    use(t, "flight", "2a")  # past the orcs
    assert t.heroes[0].at == "2a"
    t = skilled("flight", at="2f", hand="march")
    t.turn.move = 2
    use(t, "flight", "2", "2c")
    assert (t.heroes[0].at, t.turn.move) == ("2c", 0)


def test_universal_power_strengthens_a_sideways_card_most_in_its_own_color() -> None:
    for card, n in (("rage", 4), ("march", 3)):
        t = skilled("universal-power", hand=card, crystals="r")
        use(t, "universal-power")
        play(t, card, "sideways")
        assert points(t) == {"move": n}
        assert t.heroes[0].crystals["red"] == 0


def test_source_freeze_stops_others_and_gives_a_crystal_next_turn() -> None:
    t = skilled("source-freeze", source=("red", "red", "red", "white"), hand="rage")
    give(t, "rage", seat=1)
    use(t, "source-freeze")
    assert t.heroes[0].skills[0].in_play
    assert purse(t, 0).takes == 1
    t.at = 1
    assert purse(t, 1).takes == 0
    t.turn.modifiers = [MoreDice(1)]  # Mana Draw goes beyond the normal die
    assert purse(t, 1).takes == 1
    t.at = 0
    turn(t, "white")
    assert t.heroes[0].crystals["white"] == 1
    assert t.frozen is None
    assert t.heroes[0].skills[0].used
    assert not t.heroes[0].skills[0].in_play


def lasting(hand: str = "") -> MageKnight:
    """All skills that last until their owner's next turn are in play; their deck is empty."""
    t = skilled("source-freeze prayer-of-weather mana-exploit", hand=hand)
    t.heroes[0].discard, t.heroes[0].deck = t.heroes[0].deck, []
    t.source[:2] = ["red", "white"]
    for skill, color in (("source-freeze", ""), ("prayer-of-weather", ""), ("mana-exploit", "red")):
        use(t, skill, *color.split())
    return t


def assert_taken_back(t: MageKnight) -> None:
    assert (t.frozen, t.weather, t.exploited) == (None, None, None)
    assert all(skill.used and not skill.in_play for skill in t.heroes[0].skills)


@pytest.mark.parametrize(
    ("hand", "answers"), [("", []), ("rage", ["announce"]), ("wound", ["yes"])]
)
def test_lasting_skills_end_also_when_their_owner_announces_the_end_of_the_round(
    hand: str, answers: list[str]
) -> None:
    t = lasting(hand)
    drive(t, take_turn(t, 0), "white", *answers)
    assert t.announced == 0
    assert t.heroes[0].crystals["white"] == 1  # for the freezer
    assert_taken_back(t)


def test_lasting_skills_end_also_when_their_owner_has_no_cards_for_the_last_turn() -> None:
    t = lasting()
    t.announced, t.last_turns = 1, [0]
    assert drive(t, take_turn(t, 0), "white").said[-1] == "skips-turn"
    assert t.heroes[0].crystals["white"] == 1
    assert_taken_back(t)


def test_lasting_skills_end_also_where_a_turn_was_taken_in_advance() -> None:
    t = lasting()
    t.heroes[0].ahead = True
    assert drive(t, take_turn(t, 0), "white").said[-1] == "turn-taken"
    assert t.heroes[0].crystals["white"] == 1
    assert_taken_back(t)


def test_lasting_skills_end_with_the_round_and_then_without_a_crystal() -> None:
    t = lasting()
    prepare_round(t)
    assert (t.frozen, t.weather, t.exploited) == (None, None, None)
    assert sum(t.heroes[0].crystals.values()) == 0


# Norowas


def test_forward_march_counts_ready_units_up_to_three() -> None:
    t = skilled("forward-march", units="peasants foresters herbalists utem-guardsmen")
    use(t, "forward-march")
    assert points(t) == {"move": 3}
    t = skilled("forward-march", units="peasants foresters")
    t.heroes[0].units[0].ready = False
    use(t, "forward-march")
    assert points(t) == {"move": 1}


def test_inspiration_readies_or_heals_a_unit() -> None:
    t = skilled("inspiration", units="peasants")
    assert not ready(t)
    t.heroes[0].units[0].ready = False
    use(t, "inspiration")
    assert t.heroes[0].units[0].ready
    t = skilled("inspiration")
    enlist(t, "peasants", wounds=1)
    use(t, "inspiration")
    assert t.heroes[0].units[0].wounds == 0


@pytest.mark.parametrize(
    ("unit", "stage", "answers", "gives"),
    [
        ("utem-guardsmen", "block", ["u.1"], {"block physical": 7}),
        ("guardian-golems", "block", ["u.1=2"], {"block fire": 7}),
        ("utem-guardsmen", "attack", ["done", "hero", "u.1"], {"melee physical": 4}),
        ("utem-crossbowmen", "ranged", ["u.1"], {"ranged physical": 3}),
        ("savage-monks", "ranged", ["u.1"], {"siege physical": 4}),
    ],
)
def test_leadership_strengthens_a_unit(
    unit: str, stage: str, answers: list[str], gives: dict[str, int]
) -> None:
    t = skilled("leadership", hand="mana-draw", units=unit, crystals="rg")
    before = {"ranged": [], "block": ["done"], "attack": ["done"]}[stage]
    if stage == "attack":
        battle(t, "werewolf", answers=[*before, *answers[:2], "s.leadership", *answers[2:]])
    else:
        enemy = "fire-dragon" if stage == "block" else "werewolf"  # too strong for the unit
        battle(t, enemy, answers=[*before, "s.leadership", *answers])
    assert points(t) == gives


def test_bonds_of_loyalty_bring_two_more_units_to_the_offer() -> None:
    t = table(hero="norowas")
    t.heroes[0].skill_pile = ["motivation-norowas", "bonds-of-loyalty"]
    units = len(t.unit_offer)
    drive(t, new_skill(t, 0), "bonds-of-loyalty", t.advanced_deck[-1])
    assert len(t.unit_offer) == units + 2


def test_a_bonded_unit_costs_five_less_and_fights_where_others_do_not() -> None:
    t = table(at="1c", hand="threaten", units="peasants", skills="bonds-of-loyalty", source=DICE)
    offer_units(t, "utem-guardsmen", "foresters")
    played = turn(t, "interact", "c.threaten=basic")
    assert [key for key in played.keys if key[0] == "r"] == ["rb.utem-guardsmen", "rb.foresters"]
    played("rb.utem-guardsmen")
    bonded = t.heroes[0].units[1]
    assert bonded.bonded
    assert t.turn.influence == 2
    played = battle(t, "minotaur", units=False)
    assert [key for key in played.keys if key[0] == "u"] == ["u.2"]


def test_a_bonded_unit_stays_when_another_must_go() -> None:
    t = table(units="peasants", skills="bonds-of-loyalty")
    enlist(t, "utem-guardsmen", bonded=True)
    offer_units(t, "foresters")
    drive(t, take_unit(t, 0, "foresters", bonded=False))
    assert [unit.key for unit in t.heroes[0].units] == ["utem-guardsmen", "foresters"]


def test_prayer_of_weather_helps_its_owner_and_hinders_others_until_the_owners_next_turn() -> None:
    t = skilled("prayer-of-weather", hand="rage")
    use(t, "prayer-of-weather")
    for terrain, own, others in (("plains", 1, 3), ("swamp", 3, 5), ("desert", 3, 5)):
        t.spaces["Ac"].terrain = terrain
        assert enter_cost(t, 0, t.spaces["Ac"]) == own
        assert enter_cost(t, 1, t.spaces["Ac"]) == others
    turn(t)
    assert t.weather is None


# Tovak


def test_resistance_break_takes_armor_for_each_resistance() -> None:
    t = skilled("resistance-break", "attack", "altem-guardsmen")
    use(t, "resistance-break")
    assert t.combat is not None
    assert armor(t.combat.foes[0]) == 4


def test_i_feel_no_pain_exchanges_a_wound_for_a_card() -> None:
    t = skilled("i-feel-no-pain", hand="wound")
    next_cards(t, "rage")
    use(t, "i-feel-no-pain")
    assert t.heroes[0].hand == ["rage"]
    assert t.heroes[0].discard == ["wound"]
    t = skilled("i-feel-no-pain", "block", "prowlers", hand="wound")
    assert not ready(t)


def test_i_dont_give_a_damn_plays_finer_cards_for_three() -> None:
    for card, n in (("march", 2), ("fire-bolt", 3), ("fireball", 3), ("ruby-ring", 3)):
        t = skilled("i-dont-give-a-damn", "block", "prowlers", hand=card)
        use(t, "i-dont-give-a-damn")
        play(t, card, "sideways")
        assert points(t) == {"block physical": n}


def test_who_needs_magic_gives_three_to_who_takes_no_die() -> None:
    t = skilled("who-needs-magic", hand="rage march", source=("green",) * 4)
    use(t, "who-needs-magic", "yes")
    play(t, "rage", "sideways")
    assert points(t) == {"move": 3}
    assert not can_pay(t, 0, ["green"])
    t = skilled("who-needs-magic", hand="rage march", source=("green",) * 4)
    use(t, "who-needs-magic", "no")
    play(t, "rage", "sideways")
    assert points(t) == {"move": 2}
    assert can_pay(t, 0, ["green"])


def test_boosts_are_not_offered_where_nothing_can_be_played_sideways() -> None:
    t = skilled("i-dont-give-a-damn", "ranged", "prowlers", hand="rage")
    assert not ready(t)


def test_mana_exploit_wounds_others_once_for_each_other_color() -> None:
    t = skilled("mana-exploit", hand="rage")
    use(t, "mana-exploit", "blue")
    assert tokens(t) == {"blue": 1}
    t.at = 1
    t.heroes[1].crystals |= {"blue": 1, "green": 2}
    give(t, "stamina", "march", "march", seat=1)
    played = turn(t, "c.stamina=strong", seat=1)
    assert t.heroes[1].wounds == 0
    played("c.march=strong", "c.march=strong")
    assert t.heroes[1].wounds == 1
    t.at = 0
    turn(t)
    assert t.exploited is None


def test_skills_are_offered_with_what_they_do() -> None:
    t = skilled("dark-paths", hand="march")
    option = next(o for o in helpers(t, 0) if o.key == "s.dark-paths")
    assert option.group is not None
    assert option.hint is not None


def test_invocation_powers_a_unit_or_makes_a_crystal() -> None:
    t = skilled("invocation", "block", "prowlers", hand="wound", units="guardian-golems")
    use(t, "invocation")
    assert points(t) == {"block fire": 4}
    assert not t.heroes[0].units[0].ready
    t = skilled("invocation", hand="wound crystallize")
    use(t, "invocation")
    assert t.heroes[0].crystals["red"] == 1
    assert tokens(t) == {}


def test_invocation_pays_what_a_card_itself_asks_for() -> None:
    t = skilled("invocation", hand="pure-magic improvisation", at="1d")
    use(t, "invocation")
    assert points(t) == {"move": 4}
    assert t.heroes[0].discard == ["improvisation"]


def test_a_wound_for_a_color_can_knock_a_hero_out_while_they_pay() -> None:
    t = table(hand="rage march wound", crystals="r", source=DICE)
    t.exploited = (1, "blue")
    played = battle(t, "werewolf", answers=["done", "c.rage=strong"])
    assert t.heroes[0].hand == ["wound"] * 6
    assert {"uses", "exploited", "knocked-out"} <= set(played.said)
    assert played.done  # nothing is left to fight with
