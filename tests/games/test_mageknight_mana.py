"""Chapter III, mana: the Source, crystals and tokens, day and night."""

from __future__ import annotations

import pytest

from games.mageknight.data import BASIC
from games.mageknight.options import ManaSource
from games.mageknight.rules.mana import (
    can_pay,
    gain_crystal,
    pay,
    purse,
    roll_source,
)
from games.mageknight.rules.turn import end_of_turn
from tests.games.mageknight_tables import drive, staged, table, tokens, turn


def test_at_least_half_of_the_source_is_basic() -> None:
    t = table(4)
    for _ in range(300):
        roll_source(t, 5)
        assert sum(die in BASIC for die in t.source) >= 3
        roll_source(t, 6)
        assert sum(die in BASIC for die in t.source) >= 3


def test_one_die_a_turn() -> None:
    t = table(source=("red", "red", "red", "red"))
    assert can_pay(t, 0, ["red"])
    assert not can_pay(t, 0, ["red", "red"])
    drive(t, pay(t, 0, ["red"]))
    assert not can_pay(t, 0, ["red"])


def test_used_dice_are_rolled_again_at_the_end_of_the_turn() -> None:
    t = table(source=("red", "blue", "blue", "blue"))
    uses = t.rng.uses
    drive(t, pay(t, 0, ["red"]))
    assert t.rng.uses == uses
    t.turn.did = True
    drive(t, end_of_turn(t, 0))
    assert t.rng.uses == uses + 1
    assert t.source[1:] == ["blue", "blue", "blue"]


@pytest.mark.parametrize(
    ("night", "die", "color", "can"),
    [
        (False, "gold", "red", True),
        (False, "gold", "white", True),
        (True, "gold", "red", False),
        (False, "black", "black", False),
        (True, "black", "black", True),
        (True, "black", "red", False),  # no wildcard
        (False, "red", "red", True),
        (True, "red", "red", True),
        (False, "red", "blue", False),
    ],
)
def test_gold_by_day_and_black_by_night(night: bool, die: str, color: str, can: bool) -> None:
    t = table(night=night, source=(die,) * 4)
    assert can_pay(t, 0, [color]) == can


def test_in_a_dungeon_night_rules_hold_by_day() -> None:
    t = table(source=("gold", "black", "black", "black"))
    t.turn.night = True
    assert not can_pay(t, 0, ["red"])
    assert can_pay(t, 0, ["black"])


def test_tokens_crystals_and_a_die_pay_together() -> None:
    t = table(crystals="r", source=("red", "blue", "blue", "blue"))
    t.turn.tokens["red"] = 1
    assert can_pay(t, 0, ["red"] * 3)
    assert not can_pay(t, 0, ["red"] * 4)
    t.turn.tokens["gold"] = 1
    assert can_pay(t, 0, ["red"] * 4)
    assert can_pay(t, 0, ["red", "red", "green"])


def test_a_payment_that_would_leave_too_little_is_not_offered() -> None:
    t = staged(
        table(hand="fireball", night=True, crystals="r", source=("black", "red", "red", "red")),
        "ranged",
        "prowlers",
    )
    have = purse(t, 0)
    die, crystal = ManaSource("die", "red"), ManaSource("crystal", "red")
    assert have.sources("red") == [die, crystal]
    assert have.after(crystal).covers(["black"])
    assert not have.after(die).covers(["black"])  # the one die must be black


def test_a_fourth_crystal_is_a_token() -> None:
    t = table(crystals="rrr")
    gain_crystal(t, 0, "red")
    assert t.heroes[0].crystals["red"] == 3
    assert tokens(t) == {"red": 1}


def test_unused_tokens_vanish_with_the_turn() -> None:
    t = table(hand="rage march")
    t.turn.tokens["red"] = 2
    turn(t)
    assert tokens(t) == {}


def test_the_player_chooses_what_to_pay_with() -> None:
    t = table(hand="rage march", crystals="g", source=("green", "gold", "blue", "blue"))
    played = turn(t, "c.march=strong")
    assert set(played.keys) == {"crystal-green", "die-green", "die-gold"}
    played("die-gold")
    assert t.turn.dice == [1]


def test_mana_steal_keeps_a_die_for_a_turn_of_their_choice() -> None:
    t = table(hand="stamina march rage", tactic="mana-steal", source=("green", "red", "red", "red"))
    t.source.remove("green")
    t.heroes[0].stolen_die = "green"
    played = turn(t, "c.march=strong")
    assert t.turn.stolen_used
    assert purse(t, 0).takes == 1  # beside the die of the turn
    played("end")
    assert t.heroes[0].stolen_die is None
    assert len(t.source) == 4


def test_a_die_that_mana_draw_has_set_stays_as_it_is() -> None:
    t = table(hand="mana-draw rage", crystals="w", source=("red", "gold", "gold", "gold"))
    played = turn(t, "c.mana-draw=strong", "crystal-white", "red", "black")
    assert tokens(t) == {"black": 2}
    played("end")
    assert t.source == ["black", "gold", "gold", "gold"]
