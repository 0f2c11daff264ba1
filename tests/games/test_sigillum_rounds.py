"""The round: dial, time phase, ability phase, control phase; exile, castles and the end."""

from __future__ import annotations

import pytest

from games.core import Result, Rng
from games.session import Session
from games.sigillum import GAME
from games.sigillum.battle import Battle
from games.sigillum.fields import FIELDS
from games.sigillum.rules.factions import FACTIONS
from games.sigillum.rules.game import CRUMBLING, crumble
from games.sigillum.rules.phases import firing_towers, recover, turn_dial
from games.sigillum.rules.setup import setup
from games.sigillum.rules.turn import control_phase, turn
from games.standin import random_answer
from tests.games.driver import drive
from tests.games.sigillum_tables import (
    battle,
    castle,
    cooling,
    damage,
    effects,
    lay,
    left,
    offered,
    rest,
    table,
    use,
    ways,
    where,
)

# Time


def test_the_dial_brings_every_ability_one_round_closer() -> None:
    b = cooling(battle("armus C3", "saturn D2"), "armus", 3, None)
    cooling(b, "saturn", 1, 6)
    castle(b, "crypt").factions[0].cooldowns = [2, None, None]
    turn_dial(b)
    assert rest(b, "armus") == [2, None]
    assert rest(b, "saturn") == [0, 5]
    assert b.factions[0].cooldowns == [1, None, None]


def test_charged_abilities_come_back_in_the_own_time_phase() -> None:
    b = cooling(battle("armus C3", "saturn D2"), "armus", 1, None)
    cooling(b, "saturn", 1, None)
    turn_dial(b)
    recover(b, 0)
    assert rest(b, "armus") == [None, None]
    assert rest(b, "saturn") == [0, None]  # charged, but not back before its own time phase
    assert "1" not in offered(b, "saturn", seat=1)
    recover(b, 1)
    assert rest(b, "saturn") == [None, None]


def test_castle_abilities_come_back_in_the_own_time_phase() -> None:
    b = castle(battle("armus C3", "saturn D2"), "crypt")
    b.factions[0].cooldowns = [0, 0, 2]
    recover(b, 1)
    assert b.factions[0].cooldowns == [0, 0, 2]
    recover(b, 0)
    assert b.factions[0].cooldowns == [None, None, 2]


def test_core_abilities_are_fresh_again_each_round() -> None:
    b = use(battle("armus C3", "saturn D2"), "armus attack D2")
    assert "attack" not in offered(b, "armus")
    recover(b, 0)
    assert "attack" in offered(b, "armus")


def test_the_first_round_has_no_time_phase_and_no_turn_of_the_dial() -> None:
    b = cooling(battle("armus C3 +flying", "saturn D2"), "armus", 2, 0)
    t = table(b, round=1)
    drive(t, turn(t), "end")
    assert rest(t.battle, "armus") == [2, 0]
    assert effects(t.battle, "armus") == ["flying"]
    t = table(b, round=2)
    drive(t, turn(t), "end")
    assert rest(t.battle, "armus") == [2, None]
    assert effects(t.battle, "armus") == []


def test_a_cooldown_of_n_rounds_ends_n_rounds_later() -> None:
    """For both sides, though only the first turns the dial."""
    for side, key in ((0, "armus"), (1, "saturn")):
        b = cooling(battle("armus C3", "saturn D2"), key, 2, None)
        session = Session(GAME, table(b, side=side, round=3))
        seat = session.table.battle.sides.index(side)
        seen = []
        while session.table.round < 6:
            (who,) = session.pending
            if who == seat:
                seen.append(rest(session.table.battle, key)[0])
            session.answer(who, ("end",))
        assert seen[:3] == [2, 1, None]


# Control


@pytest.mark.parametrize(
    ("mine", "theirs", "fires"),
    [
        ("armus A2", "saturn C3", [0]),
        ("armus A2", "saturn A1", []),  # a tie
        ("armus A2, fidea A3", "saturn A1", [0]),
        ("armus A2 +control_up", "saturn A1", [0]),
        ("armus A2", "saturn A1 +control_down", [0]),
        ("armus A2 +control_down", "saturn C3", []),  # nobody's
        ("armus A2 +stun", "saturn C3", [0]),
        ("armus A2, fidea E2", "saturn C3", [0, 1]),
        ("armus C3", "saturn A2", []),
    ],
)
def test_a_tower_fires_for_the_side_with_more_control(
    mine: str, theirs: str, fires: list[int]
) -> None:
    assert firing_towers(battle(mine, theirs), 0) == fires


def test_each_tower_under_control_deals_one_damage_in_the_own_control_phase() -> None:
    t = table(battle("armus A2, fidea E2", "saturn C3"))
    driven = drive(t, control_phase(t))
    assert damage(t.battle) == [0, 2]
    fired = driven.line("towers-fire")["towers"]
    assert fired.args["tower"] == ["west", "east"]
    t = table(battle("armus A2, fidea E2", "saturn C3"), side=1)
    driven = drive(t, control_phase(t))  # only the current player's towers fire
    assert damage(t.battle) == [0, 0]
    assert driven.said == ["no-tower-fires"]


def test_the_castle_falls_at_the_end_of_its_track() -> None:
    b = battle("armus A2, fidea E2", "saturn C3")
    b.strongholds[1].damage = 14
    session = Session(GAME, table(b))
    lines = session.answer(0, ["end"])
    assert session.table.battle.fallen == 1
    assert session.result == Result([0], [16, 0])
    assert lines[-1].text.key == "castle-falls"


def test_the_game_ends_at_once_even_before_the_control_phase() -> None:
    b = battle("armus C3, aqus E2", "saturn D2 -4")
    b.strongholds[1].damage = 15
    session = Session(GAME, table(b))
    session.answer(0, ("armus.a.D2",))
    assert session.result is not None and session.result.winners == [0]
    assert "towers-fire" not in [line.text.key for line in session.lines]


# The ability phase


def test_abilities_may_be_used_in_any_order_or_not_at_all() -> None:
    t = table(battle("armus C3, fidea C4", "saturn D2"))
    driven = drive(t, turn(t), "fidea.1.C3", "armus.a.D2", "fidea.m.D4", "end")
    assert driven.said[:3] == ["acts", "acts", "maneuvers"]
    t = table(battle("armus C3, fidea C4", "saturn D2"))
    assert drive(t, turn(t), "end").prompts == ["choose-ability"]


def test_a_support_ability_is_used_once_and_cools_down() -> None:
    b = use(battle("armus C3", "saturn D2"), "armus 2")
    assert "2" not in offered(b, "armus")


def test_who_can_do_nothing_is_not_asked() -> None:
    t = table(battle("armus C3 +stun", "saturn D2"))
    driven = drive(t, turn(t))
    assert driven.said[0] == "nothing-to-do"


# Maneuver


def test_a_maneuver_leads_to_adjacent_free_hexes_of_any_terrain() -> None:
    b = battle("armus C3, fidea C4", "saturn D2")
    assert ways(b, "armus move") == ["B2", "B3", "C2", "D3"]


def test_two_characters_cannot_swap_by_maneuvering() -> None:
    assert "C4" not in ways(battle("armus C3, fidea C4", "saturn D2"), "armus move")


# Exile


def test_an_exiled_character_returns_healed_and_costs_a_point() -> None:
    b = cooling(battle("armus C3", "saturn D2 -4 +flying +poison"), "saturn", 3, None)
    after = use(b, "armus attack D2")
    assert where(after, "saturn") == "C1"
    assert left(after, "saturn") == 5
    assert effects(after, "saturn") == []
    assert rest(after, "saturn") == [3, None]  # tokens stay on the dial
    assert damage(after) == [0, 1]


def test_more_injuries_than_vitality_exile_once() -> None:
    after = use(battle("armus C3 +attack_up +attack_up", "fidea D2"), "armus attack D2")
    assert (left(after, "fidea"), damage(after)) == (2, [0, 1])


def test_an_exiled_character_waits_while_the_castle_hex_is_taken() -> None:
    b = battle("armus C3", "saturn D2 -4, brewus C1")
    after = use(b, "armus attack D2")
    assert where(after, "saturn") is None
    assert damage(after) == [0, 1]
    after = use(after, "brewus move C2", seat=1)
    assert where(after, "saturn") == "C1"  # at once


def test_an_attack_on_several_can_exile_several() -> None:
    after = use(battle("cerberus C3", "saturn D2 -4, fidea B2 -1"), "cerberus attack")
    assert damage(after) == [0, 2]
    assert {where(after, "saturn"), where(after, "fidea")} == {"C1", None}


def test_an_exiled_character_keeps_its_used_core_ability() -> None:
    b = battle("armus C3", "fidea D2 -1")
    b.beast("fidea").attacked = True
    assert "attack" not in offered(use(b, "armus attack D2"), "fidea", seat=1)


# The summoner's compel rule


def test_the_leftmost_waiting_character_is_summoned_as_soon_as_the_hex_is_free() -> None:
    b = battle("armus C5, fidea sheet, aqus sheet", "saturn D2")
    after = use(b, "armus move C4")
    assert (where(after, "fidea"), where(after, "aqus")) == ("C5", None)
    after = use(after, "fidea move B4")
    assert where(after, "aqus") == "C5"


def test_a_band_starts_on_its_sheets_with_the_leftmost_summoned() -> None:
    session = Session.start(GAME, 2, {}, 5)
    rng = Rng(1)
    while session.table.round == 0:
        (seat,) = session.pending
        session.answer(seat, random_answer(session.pending[seat], rng))
    for side in (0, 1):
        band = [one for one in session.table.battle.beasts if one.side == side]
        assert [one.hex is not None for one in band] == [True, False, False]


def test_who_is_summoned_can_act_in_the_same_turn() -> None:
    b = use(battle("armus C5, fidea sheet", "saturn D2"), "armus move C4")
    assert {"move", "1", "2"} <= set(offered(b, "fidea"))


# Castle hexes


def test_nobody_enters_an_enemy_castle_hex() -> None:
    assert "C1" not in ways(battle("armus C2", "saturn D2"), "armus move")
    assert "C5" not in ways(battle("fidea A1", "saturn C4"), "saturn move", seat=1)
    assert "C5" in ways(battle("armus C4", "saturn D2"), "armus move")


def test_in_the_own_castle_nobody_can_be_targeted() -> None:
    b = battle("frigus C3, messum C2, vinctum D1 -1", "saturn C1 +poison")
    for what in ("frigus attack", "frigus 1", "messum 2", "vinctum 2", "vinctum attack"):
        assert ways(b, what) == [], what


def test_from_the_castle_one_may_act() -> None:
    b = battle("frigus C5", "saturn D2 +poison")
    assert offered(b, "frigus") == ["move", "attack", "1", "2"]


def test_allies_can_be_targeted_in_their_castle() -> None:
    assert effects(use(battle("fidea C3, armus C5", "saturn D2"), "fidea 2 C5"), "armus")


def test_an_enemy_may_push_somebody_into_his_castle() -> None:
    assert where(use(battle("messum A1", "saturn C2"), "messum 2 C2 C1"), "saturn") == "C1"


# Initial damage, tracks


@pytest.mark.parametrize(
    ("field", "n", "track"),
    [
        ("kingdom", 2, 16), ("citadel", 1, 16), ("canyon", 2, 16), ("cemetery", 3, 16),
        ("chaos", 2, 16), ("islands", 2, 16), ("temple", 2, 16), ("crossing", 4, 20),
    ],
)  # fmt: skip
def test_the_first_player_starts_with_one_damage_per_tower(field: str, n: int, track: int) -> None:
    t = setup(1, 2, GAME.options({"field": field}))
    assert damage(t.battle) == [n, 0]
    assert n == len(FIELDS[field].towers)
    assert t.battle.field.track == track


def test_the_first_of_two_teams_starts_with_3_damage() -> None:
    assert damage(setup(1, 4, GAME.options({})).battle) == [3, 0]


def test_the_first_player_is_drawn() -> None:
    assert {setup(seed, 2, GAME.options({})).first for seed in range(20)} == {0, 1}
    assert {setup(seed, 4, GAME.options({})).first for seed in range(40)} == {0, 1, 2, 3}


def test_a_castle_is_never_repaired_beyond_its_first_space() -> None:
    b = Battle("kingdom")
    b.repair(0)
    assert damage(b) == [0, 0]


# A game in which nobody attacks


def test_if_nobody_does_anything_the_castles_crumble_in_the_end() -> None:
    b = battle("armus C5", "saturn C1")
    b.strongholds[0].damage = 2
    session = Session(GAME, table(b, round=1))
    while session.result is None:
        (seat,) = session.pending
        session.answer(seat, ("end",))
    assert session.table.round == CRUMBLING + 13
    assert damage(session.table.battle) == [16, 13]
    assert session.result.winners == [1]


def test_of_two_equal_castles_the_first_players_crumbles_first() -> None:
    t = table(battle("armus C5", "saturn C1"), side=1)
    for stronghold in t.battle.strongholds:
        stronghold.damage = 15
    crumble(t)
    assert t.battle.fallen == 0


def test_no_castle_ability_is_used_without_a_castle() -> None:
    b = battle("armus C3", "saturn D2")
    assert offered(b, "castle") == []
    assert set(FACTIONS) == {"citadel", "bulwark", "crypt", "hellgate", "observatory", "abbey"}


def test_a_web_laid_by_the_other_side_stays_during_my_turn() -> None:
    t = table(lay(battle("armus C3", "saturn D2"), "web", "C4", 1))
    drive(t, turn(t), "armus.m.C4")  # stunned, it can do nothing more
    assert effects(t.battle, "armus") == ["stun"]
