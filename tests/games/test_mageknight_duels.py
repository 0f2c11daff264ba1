"""Player versus player combat: who may be attacked, how they meet it, and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from games.core import Ask, Rng
from games.mageknight import GAME
from games.mageknight.ai.player import stand_in
from games.mageknight.data import WOUND, level_of
from games.mageknight.rules.combat.duel import victory_fame
from games.mageknight.rules.combat.duel_attack import act_as
from games.mageknight.rules.combat.rival import AGGRESSOR, walled
from games.mageknight.rules.land.movement import attackable
from games.mageknight.rules.plays import ways_to_play
from games.mageknight.rules.turn import attack, take_turn
from games.mageknight.table import MageKnight
from games.mageknight.view import view
from games.session import Session
from games.standin import random_answer
from tests.games.mageknight_duels import FIELD, FROM, KEEP, duel, hurt, keep, melee, prompts, rivals
from tests.games.mageknight_tables import Played, give, lively, put, table, teach, tokens, turn
from tests.games.test_mageknight_texts import read, read_ask
from tests.samples import some_or_all

# Where and when


def arriving(hand: str = "march rage", **how: Any) -> MageKnight:
    """The first player is about to step to the space of the second one."""
    t = table(hand=hand, at=FROM, others_at=FIELD, **how)
    t.options["duels"] = "on"
    return t


def offered(t: MageKnight) -> list[str]:
    """What the first player may do once they have come there."""
    return turn(t, "c.march=basic", f"m.{FIELD}").keys


def test_duels_are_off_unless_the_table_wants_them() -> None:
    t = arriving()
    t.options = GAME.options({})
    keys = offered(t)
    assert "end" in keys
    assert "duel.1" not in keys


def test_who_stops_where_another_hero_stands_attacks_them() -> None:
    t = arriving()
    played = turn(t, "c.march=basic", f"m.{FIELD}")
    assert "duel.1" in played.keys
    assert "end" not in played.keys
    played("duel.1")
    assert t.duel is not None
    assert [side.seat for side in t.duel.sides] == [0, 1]


def test_an_attack_is_never_begun_unasked() -> None:
    played = turn(arriving(hand="march"), "c.march=basic", f"m.{FIELD}")
    assert played.keys == ["duel.1"]


def test_another_hero_can_be_passed() -> None:
    t = arriving(hand="march stamina")
    played = turn(t, "c.march=basic", f"m.{FIELD}", "c.stamina=basic", "m.1c")
    assert t.heroes[0].at == "1c"
    assert "end" in played.keys


def test_a_duel_is_the_action_of_the_turn() -> None:
    t = arriving(hand="march rage")
    played = turn(t, "c.march=basic", f"m.{FIELD}", "duel.1", "pass", "pass")
    assert t.duel is None
    assert t.heroes[0].at == FROM
    assert t.turn.acted
    assert played.done or played.ask.prompt.key == "after-action"


def test_no_duel_on_the_portal() -> None:
    t = rivals(field="Aa")
    assert attackable(t, 0, t.spaces["Aa"]) is None


def test_no_duel_once_the_end_of_the_round_is_announced() -> None:
    t = arriving()
    t.announced, t.last_turns = 1, [0]
    assert "duel.1" not in offered(t)


def test_no_duel_once_the_city_is_found() -> None:
    t = arriving()
    t.final_turns = [0, 1]
    assert "duel.1" not in offered(t)


def test_who_has_taken_their_next_turn_in_advance_is_left_alone() -> None:
    t = arriving()
    t.heroes[1].ahead = True
    assert "duel.1" not in offered(t)


def test_no_step_to_another_hero_may_provoke_enemies() -> None:
    t = table(hand="march", at="1c", others_at="2f")
    put(t, "2g", "diggers")
    assert "m.2f" in turn(t, "c.march=basic").keys
    t = table(hand="march", at="1c", others_at="2f")
    put(t, "2g", "diggers")
    t.options["duels"] = "on"
    assert "m.2f" not in turn(t, "c.march=basic").keys


def test_to_enter_a_keep_with_its_owner_in_it_is_an_attack_on_them() -> None:
    t = table(hand="march stamina rage", at="3a", others_at="3b", tiles={(1, 1): "3"})
    keep(t)
    t.options["duels"] = "on"
    played = turn(t, "c.march=basic", "c.stamina=basic", "m.3b")
    assert t.duel is not None
    assert t.heroes[0].reputation == -1
    assert played.ask.prompt.key == "duel-ranged"


def burrowing(**how: Any) -> MageKnight:
    """The first player has Underground Attack in hand, and the second one is near."""
    black = ("black",) * 4
    t = table(hand="underground-travel rage", crystals="g", source=black, night=True, **how)
    t.options["duels"] = "on"
    give(t, "march", seat=1)
    return t


def test_underground_attack_may_end_on_the_space_of_another_hero() -> None:
    t = burrowing(at="1f", others_at=FIELD)
    played = turn(t, "c.underground-travel=strong")
    assert played.keys == [FIELD]  # asked, though there is no other space: it is an attack
    played(FIELD)
    assert t.duel is not None
    assert [side.seat for side in t.duel.sides] == [0, 1]
    assert t.heroes[0].reputation == 0
    played("part", "pass", "pass", "pass", "pass")
    assert t.heroes[0].at == "1f"  # back where it began
    assert t.turn.acted


def test_underground_attack_on_an_owner_in_their_keep_ignores_its_walls() -> None:
    t = burrowing(at="3a", others_at="3b", tiles={(1, 1): "3"})
    keep(t)
    turn(t, "c.underground-travel=strong", "3b", "part")
    assert t.heroes[0].reputation == -1
    act_as(t, AGGRESSOR)
    assert not walled(t)


@pytest.mark.parametrize("peace", ["duels off", "announced", "ahead"])
def test_underground_attack_does_not_end_with_a_hero_who_cannot_be_attacked(peace: str) -> None:
    t = burrowing(at="3a", others_at="3b", tiles={(1, 1): "3"})
    keep(t)
    if peace == "duels off":
        t.options["duels"] = "off"
    elif peace == "announced":
        t.announced, t.last_turns = 1, [0]
    else:
        t.heroes[1].ahead = True
    assert "strong" not in [way.key for way in ways_to_play(t, 0, "underground-travel")]


def test_a_keep_is_closed_while_its_owner_cannot_be_attacked() -> None:
    t = table(hand="march stamina", at="3a", others_at="3b", tiles={(1, 1): "3"})
    keep(t)
    t.options["duels"] = "on"
    t.heroes[1].ahead = True
    assert "m.3b" not in turn(t, "c.march=basic", "c.stamina=basic").keys


# The defender


def test_the_defender_may_do_first_what_goes_before_a_turn() -> None:
    t = rivals("rage", field="1c")
    played = duel(t)
    assert prompts(played) == [(1, "before-turn")]
    played("plunder")
    assert len(t.heroes[1].hand) == 2
    assert t.heroes[1].reputation == -1
    assert "plunder" not in played.keys


def test_a_village_is_plundered_once_between_two_turns() -> None:
    t = rivals("rage", field="1c", come_from="1d")
    duel(t)("plunder", "part", "pass", "pass", "pass", "pass")
    t.at = 1
    assert "plunder" not in Played(t, take_turn(t, 1)).keys
    t = rivals("rage", field="1c")
    duel(t, "begin", "pass", "pass")
    t.at = 1
    assert "plunder" in Played(t, take_turn(t, 1)).keys


def test_only_who_holds_a_card_can_attend_fully() -> None:
    t = rivals("rage", "wound wound")
    played = duel(t)
    assert t.duel is not None
    assert not t.duel.full
    assert "duel-how" not in played.prompts
    t = rivals("rage", "wound march")
    played = Played(t, attack(t, 0, 1))
    assert played.keys == ["full", "part"]


def test_who_attends_fully_skips_their_next_turn() -> None:
    t = rivals("rage", "march")
    duel(t, "pass", "pass", "pass", "pass", how="full")
    assert t.heroes[1].ahead
    t.at = 1
    played = Played(t, take_turn(t, 1))
    assert played.done
    assert played.said == ["turn-taken"]
    assert not t.heroes[1].ahead


def test_not_even_the_end_of_the_round_can_be_announced_in_a_turn_that_is_skipped() -> None:
    t = rivals()
    t.heroes[1].ahead, t.heroes[1].discard, t.heroes[1].deck = True, t.heroes[1].deck, []
    t.at = 1
    assert Played(t, take_turn(t, 1)).done
    assert t.announced is None


def test_who_attends_fully_ends_a_whole_turn() -> None:
    t = rivals("rage", "march", field="2e", come_from="2d")
    t.heroes[1].fame = 3
    played = duel(t, "pass", "pass", "pass", "pass", how="full")
    while not played.done:
        played(played.keys[0])
    assert t.heroes[1].crystals["green"] == 1
    assert t.heroes[1].level == 2
    assert len(t.heroes[1].hand) == 5


def test_who_attends_fully_may_heal_afterwards() -> None:
    t = rivals("rage", "tranquility wound")
    played = duel(t, "pass", "pass", "pass", "pass", how="full")
    assert "c.tranquility" in played.keys
    t = rivals("rage", "tranquility wound")
    duel(t, "pass", "pass", "pass", "pass")
    assert t.duel is None
    assert WOUND in t.heroes[1].hand


def test_who_attends_fully_has_what_the_start_of_a_turn_gives() -> None:
    t = rivals("rage", "march", field="1a", come_from="1d")
    duel(t, how="full")
    assert tokens(t) == {"gold": 1}
    t = rivals("rage", "march", field="1a", come_from="1d")
    duel(t)
    assert tokens(t) == {}


def test_skills_begin_a_turn_when_it_is_taken_in_advance() -> None:
    for how, weather in (("full", None), ("part", 1)):
        t = rivals("rage", "march")
        teach(t, "day-sharpshooting", seat=1)
        t.heroes[1].skills[0].used, t.weather = True, 1
        duel(t, how=how)
        assert t.weather == weather
        assert t.heroes[1].skills[0].used == (how == "part")


def test_sparing_power_is_asked_once_for_each_turn() -> None:
    for how, prompt in (("full", "sparing-power"), ("part", "duel-ranged")):
        t = rivals("rage", "march")
        t.heroes[1].tactic = "sparing-power"
        assert prompts(duel(t, how=how)) == [(1, prompt)]


def test_dice_are_for_who_attends_fully() -> None:
    white = ("white", "black", "black", "black")
    t = rivals("rage", "swiftness", source=white)
    assert "c.swiftness" in duel(t, how="full").keys
    t = rivals("rage", "swiftness", source=white)
    assert duel(t).keys == ["pass"]
    t = rivals("rage", "swiftness")
    t.heroes[1].crystals["white"] = 1
    assert "c.swiftness" in duel(t).keys


def test_nobody_uses_the_die_of_the_other() -> None:
    t = rivals("swiftness", "swiftness", source=("white", "red", "red", "red"))
    played = duel(t, "c.swiftness", "strike", "done", "done", how="full")
    assert prompts(played) == [(0, "duel-ranged")]
    assert played.keys == ["pass"]


def test_skills_are_for_who_attends_fully() -> None:
    for how in ("full", "part"):
        t = rivals("rage", "march")
        teach(t, "day-sharpshooting", seat=1)
        assert ("s.day-sharpshooting" in duel(t, how=how).keys) == (how == "full")


def test_motivation_works_in_the_turns_of_others() -> None:
    t = rivals("rage", "march")
    teach(t, "motivation-tovak", seat=1)
    played = duel(t)
    assert "s.motivation-tovak" in played.keys
    played("s.motivation-tovak")
    assert len(t.heroes[1].hand) == 3
    assert t.heroes[1].motivated == 1  # until the end of their next turn


def test_who_attends_partially_draws_nothing_and_keeps_their_turn() -> None:
    t = rivals("rage march", "march determination")
    melee(t, "c.rage=basic", "strike", "c.determination=basic", "pass", "pass")
    assert t.heroes[1].hand == ["march"]
    assert t.heroes[1].played == ["determination"]
    assert not t.heroes[1].ahead
    t.at = 1
    played = turn(t, seat=1)
    assert played.ask.prompt.key == "your-turn"
    played("end")
    assert t.heroes[1].played == []
    assert "determination" in t.heroes[1].discard


def test_mana_of_who_attends_partially_is_left_for_their_turn() -> None:
    t = rivals("rage", "concentration march", hero="goldyx")
    duel(t, "c.concentration=basic", "blue", "pass", "pass", "pass", "pass")
    assert tokens(t) == {}
    t.at = 1
    turn(t, seat=1)
    assert tokens(t) == {"blue": 1}
    t.at = 0
    turn(t)
    assert tokens(t) == {}


def test_who_attends_partially_can_be_attacked_again() -> None:
    t = rivals("rage", "march concentration", hero="goldyx")
    duel(t, "c.concentration=basic", "blue", "pass", "pass", "pass", "pass")
    t.heroes[0].at = FIELD
    assert attackable(t, 0, t.spaces[FIELD]) == 1
    t.turn.path = [FROM, FIELD]
    duel(t)
    assert tokens(t) == {"blue": 1}


def test_what_was_played_in_a_duel_comes_back_in_the_next_round() -> None:
    t = rivals("rage", "concentration", hero="goldyx")
    t.round, t.announced = 1, None
    duel(t, "c.concentration=basic", "blue", "pass", "pass")
    t.heroes[1].discard, t.heroes[1].deck = t.heroes[1].deck, []
    t.at, t.heroes[0].tactic, t.heroes[1].tactic = 1, "planning", "early-bird"
    session = Session(GAME, t)
    rng = Rng(1)
    while session.table.round == 1:
        (seat,) = session.pending
        ask = session.pending[seat]
        yes = [o.key for o in ask.options if o.key == "yes"]
        session.answer(seat, yes or random_answer(ask, rng))
        GAME.check(session.table)
    assert session.table.heroes[1].played == []
    assert session.table.heroes[1].begun is None


def test_the_defender_neither_moves_nor_acts() -> None:
    t = rivals("rage", "march rage", field="1c")
    played = duel(t, "begin", "full")
    assert played.keys == ["pass"]


def test_an_extra_turn_is_not_won_in_a_duel() -> None:
    t = rivals("rage", "march rage")
    t.heroes[1].tactic = "the-right-moment"
    assert "tactic" not in duel(t, how="full").keys
    t = rivals("rage", "space-bending march", night=True, source=["black"] * 6)
    t.heroes[1].crystals["blue"] = 1
    played = duel(t, "pass", "pass", "pass", "pass", how="full")
    assert t.turn.stage == "after"
    assert "c.space-bending" not in played.keys


# How it ends


def test_when_both_pass_the_aggressor_goes_back() -> None:
    t = rivals("rage", "rage")
    played = melee(t, "pass", "pass")
    assert played.done
    assert t.heroes[0].at == FROM
    assert t.heroes[1].at == FIELD
    assert [hero.fame for hero in t.heroes] == [0, 0]
    assert WOUND not in t.heroes[0].hand


def test_from_an_unsafe_space_the_way_back_goes_on_with_wounds() -> None:
    t = table(3, hand="march stamina rage", at="1e", others_at=FIELD)
    t.options["duels"] = "on"
    t.heroes[2].at = "1c"
    played = turn(t, "c.march=basic", "c.stamina=basic", f"m.{FIELD}", "m.1c", "duel.2")
    played("begin", "pass", "pass")
    while not played.done:
        played(played.keys[0])
    assert t.heroes[0].at == "1e"
    assert t.heroes[0].hand.count(WOUND) == 1


@pytest.mark.parametrize(
    ("winner", "loser", "fame"), [(0, 3, 3), (0, 8, 5), (2, 15, 7), (0, 2, 1), (2, 2, 0), (9, 3, 0)]
)
def test_fame_of_a_victory(winner: int, loser: int, fame: int) -> None:
    t = rivals()
    for seat, value in enumerate((winner, loser)):
        t.heroes[seat].fame, t.heroes[seat].level = value, level_of(value).level
    assert victory_fame(t, 0, 1) == fame


def test_who_drives_the_other_out_wins_and_stays() -> None:
    t = rivals("rage", crystals="r")
    t.heroes[1].fame, t.heroes[1].level = 8, 3
    duel(t, "pass", "c.rage=strong", "strike", "drive.1c")
    assert t.heroes[0].at == FIELD
    assert t.heroes[0].fame == 5


def test_the_defender_can_win_too() -> None:
    t = rivals("rage", "rage")
    t.heroes[0].fame = 2
    t.heroes[1].crystals["red"] = 1
    melee(t, "pass", "c.rage=strong", "strike", "done", "drive.Ag")
    assert t.duel is None
    assert (t.heroes[0].at, t.heroes[1].at) == ("Ag", FIELD)
    assert t.heroes[1].fame == 1
    assert t.turn.path == ["Ag"]


def test_whose_owner_is_driven_out_the_keep_is_lost() -> None:
    t = rivals("rage", crystals="r", **KEEP)
    keep(t)
    duel(t, "pass", "c.rage=strong", "strike", "drive.3g")
    assert t.spaces["3b"].owner == 0
    assert t.heroes[0].at == "3b"
    assert t.heroes[0].reputation == -1


def test_outside_of_keeps_an_attack_costs_no_reputation() -> None:
    t = rivals("rage")
    duel(t)
    assert t.heroes[0].reputation == 0


# What nobody may know


@some_or_all("games", 15, 40)
def test_every_question_of_a_duel_is_secret_and_all_can_be_read(games: int) -> None:
    asked: list[Ask] = []
    for seed in range(games):
        session = Session(GAME, lively(2 + seed % 3, {"duels": "on"}, seed))
        rng = Rng(seed)
        for _ in range(150):
            if session.result is not None:
                break
            seat = rng.pick(list(session.pending))
            if session.table.duel is not None:
                asked.append(session.pending[seat])
            for line in session.answer(seat, random_answer(session.pending[seat], rng)):
                read(line.text, 300)
    assert len(asked) > games // 2
    for ask in asked:
        assert ask.secret
        read_ask(ask)


def test_who_holds_cards_is_asked_even_if_they_can_only_pass() -> None:
    t = rivals("rage", "march")
    assert duel(t).keys == ["pass"]
    t = rivals("rage", "")
    assert prompts(duel(t)) == [(0, "duel-ranged")]


def test_a_view_shows_the_duel_and_no_hand() -> None:
    t = rivals("rage march", "rage")
    melee(t, "c.rage=basic", "strike")
    for seat in (0, 1, None):
        seen = view(t, seat)
        assert seen.combat is None
        assert seen.duel is not None
        assert (seen.duel.aggressor, seen.duel.defender) == (0, 1)
        assert (seen.duel.phase, seen.duel.attacker, seen.duel.acting) == ("melee", 0, 1)
        assert seen.duel.attack == {"melee physical": 2}
        assert seen.acting == 1
    assert view(t, None).heroes[1].hand == []
    assert view(t, 0).heroes[1].hand == []


# The stand-in


def answer(played: Played) -> str:
    ((seat, ask),) = played.pending.items()
    (key,) = stand_in(view(played.t, seat), ask, Rng(1))
    return key


def test_a_stand_in_attacks_only_who_is_clearly_weaker() -> None:
    strong = "march rage rage determination determination"
    t = arriving(hand=strong)
    t.heroes[1].fame = 2
    played = turn(t, "c.march=basic")
    assert answer(played) == f"m.{FIELD}"
    assert answer(played(f"m.{FIELD}")) == "duel.1"
    t = arriving(hand=strong)
    give(t, "rage", "rage", "determination", "determination", "march", seat=1)
    assert answer(turn(t, "c.march=basic")) != f"m.{FIELD}"


def test_a_stand_in_gives_its_turn_for_a_duel_if_it_has_cards() -> None:
    t = rivals("rage", "rage march determination")
    assert answer(Played(t, attack(t, 0, 1))) == "full"
    t = rivals("rage", "march")
    assert answer(Played(t, attack(t, 0, 1))) == "part"


def test_a_stand_in_blocks_what_would_wound_it_and_strikes_where_it_wounds() -> None:
    t = rivals("rage", "determination march", crystals="r")
    played = melee(t)
    assert answer(played) == "c.rage"
    played("c.rage=strong")
    assert answer(played) == "strike"
    played("strike")
    assert answer(played) == "c.determination"


def test_a_stand_in_loots_then_wounds_then_drives_out() -> None:
    t = rivals()
    give(t, "ruby-ring", seat=1, to="discard")
    played = hurt(t, 9)
    assert answer(played) == "steal.ruby-ring"
    played("steal.ruby-ring")
    assert answer(played) == "hero.1"
    played("hero.1")
    assert answer(played).startswith("drive.")
