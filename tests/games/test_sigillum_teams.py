"""Four players in two teams: alternating abilities, passes, a shared castle track."""

from __future__ import annotations

from games.core import Result
from games.session import Session
from games.sigillum import GAME
from games.sigillum.battle import Battle
from games.sigillum.rules.turn import ability_phase, answer_exiles, control_phase, turn
from games.sigillum.table import Sigillum
from tests.games.driver import Driven, drive, keys_of
from tests.games.sigillum_tables import (
    battle,
    castle,
    damage,
    effects,
    lay,
    offered,
    table,
    use,
    ways,
    where,
)


def teams(mine: str, mates: str, theirs: str = "saturn G2") -> Battle:
    """My beasts are seat 0's, my mate's seat 2's; the enemies' seat 1's."""
    b = battle(f"{mine}, {mates}", theirs, "crossing")
    for one in b.beasts:
        if one.side == 0 and one.key in mates:
            one.seat, one.home = 2, "E5"
    b.sides = [0, 1, 0, 1]
    return b


def asked(driven: Driven[Sigillum]) -> list[int]:
    return [ask.seat for ask in driven.asks if ask.prompt.key == "choose-ability"]


def test_teammates_use_one_ability_each_in_turn() -> None:
    t = table(teams("armus C3, fidea C4", "aqus D3"), seats=4)
    driven = drive(
        t,
        ability_phase(t),
        (0, "armus.2"),
        (2, "aqus.m.E3"),
        (0, "fidea.2.C3"),
        (2, "end"),
        (0, "fidea.m.D4"),
        (0, "end"),
    )  # fmt: skip
    assert asked(driven) == [0, 2, 0, 2, 0, 0]  # after a pass the other goes on alone


def test_the_other_teammate_may_begin() -> None:
    t = table(teams("armus C3", "aqus D3"), seats=4)
    driven = drive(t, ability_phase(t), (0, "mate"), (2, "end"), (0, "end"))
    assert "mate" in keys_of(driven.asks[0])
    assert "mate" not in keys_of(driven.asks[1])
    assert "mate" not in keys_of(driven.asks[2])


def test_a_player_uses_only_their_own_characters() -> None:
    b = teams("armus C3", "aqus D3")
    assert offered(b, "aqus", seat=0) == []
    assert offered(b, "aqus", seat=2) == ["move", "2"]


def test_a_duel_has_nobody_to_yield_to() -> None:
    t = table(battle("armus C3", "saturn D2"))
    driven = drive(t, ability_phase(t), "end")
    assert keys_of(driven.asks[0])[-1] == "end" and "mate" not in keys_of(driven.asks[0])


def test_a_teammate_who_can_do_nothing_is_not_asked() -> None:
    t = table(teams("armus C3", "aqus D3 +stun"), seats=4)
    driven = drive(t, ability_phase(t), (0, "armus.2"), (0, "end"))
    assert asked(driven) == [0, 0]
    assert "mate" not in keys_of(driven.asks[0])
    assert driven.said == ["acts", "turn-deeds", "nothing-to-do"]
    assert driven.line("nothing-to-do")["seat"] == 2


def test_who_has_nothing_to_use_stays_in_and_a_teammate_may_give_them_something() -> None:
    """Slowed and silenced, Aqus can only attack, and nobody is near until Vinctum pushes it."""
    mate = "aqus D3 +slowness +silence"
    t = table(teams("vinctum D4", mate, "saturn D1"), seats=4)
    driven = drive(
        t,
        ability_phase(t),
        (0, "vinctum.1.D3"),
        (2, "aqus.a.D1"),
        (0, "end"),
    )  # fmt: skip
    assert asked(driven) == [0, 2, 0]
    assert "nothing-to-do" not in driven.said


def test_who_has_used_everything_stays_in_until_the_teammate_has_passed_too() -> None:
    """Fidea makes Aqus swift: after its attack it can maneuver again."""
    mate = "aqus D3 +silence"
    t = table(teams("fidea C4", mate, "saturn D2"), seats=4)
    driven = drive(
        t,
        ability_phase(t),
        (0, "mate"),
        (2, "aqus.a.D2"),
        (0, "fidea.2.C4"),
        (0, "fidea.1.D3"),
        (2, "aqus.m.E3"),
        (0, "end"),
    )  # fmt: skip
    assert asked(driven) == [0, 2, 0, 0, 2, 0]


def test_a_pass_is_final_even_if_the_teammate_could_give_them_something() -> None:
    t = table(teams("fidea C4", "aqus D3 +silence", "saturn D2"), seats=4)
    driven = drive(
        t,
        ability_phase(t),
        (0, "mate"),
        (2, "end"),
        (0, "fidea.1.D3"),
        (0, "end"),
    )  # fmt: skip
    assert asked(driven) == [0, 2, 0, 0]


def test_the_last_ability_of_the_team_ends_the_turn_and_cannot_be_taken_back() -> None:
    """Nobody is asked whether to end a turn in which nothing is left: the bot asks beforehand."""
    b = teams("armus D3 +silence", "aqus D4 +stun", "saturn D2")
    session = Session(GAME, table(b, seats=4, round=1))
    assert session.is_final(0, ("armus.a.D2",))
    session.answer(0, ("armus.a.D2",))
    assert set(session.pending) == {1}


def test_characters_of_a_team_are_allies() -> None:
    b = teams("fidea C4, armus C5", "aqus D3")
    assert "D3" in ways(b, "fidea 2")
    after = use(b, "armus 2")
    assert effects(after, "aqus") == ["defense_up"]
    web = lay(b, "web", "D4", 0)
    assert effects(use(web, "aqus move D4", seat=2), "aqus") == ["swiftness"]


def test_the_control_points_of_a_team_add_up_and_hit_one_track() -> None:
    t = table(teams("armus D3, fidea A2", "aqus D4", "saturn F1, brewus B2"), seats=4)
    drive(t, control_phase(t))
    assert damage(t.battle) == [0, 1]  # south; west is even
    t = table(teams("armus A2", "aqus B2", "saturn B3"), seats=4)
    drive(t, control_phase(t))
    assert damage(t.battle) == [0, 1]  # neither of the two alone would control the west


def test_a_teams_castle_may_be_entered_by_both() -> None:
    b = teams("armus C4", "aqus E4")
    assert "C5" in ways(b, "armus move")
    assert "E5" in ways(b, "aqus move", seat=2)
    b = teams("armus E4", "aqus C4")
    assert "E5" in ways(b, "armus move")
    assert "C5" in ways(b, "aqus move", seat=2)


def test_the_exiled_return_to_the_castle_of_their_player() -> None:
    b = teams("armus C3", "aqus D3 -2")
    b.injure(b.beast("aqus"), 1)
    assert where(b, "aqus") == "E5"
    assert damage(b) == [1, 0]


def test_both_time_phases_take_off_what_the_team_placed() -> None:
    b = teams("armus C3 +flying", "aqus D3 +flying", "saturn G2 +poison")
    t = table(b, seats=4)
    drive(t, turn(t), (0, "end"), (2, "end"))
    assert effects(t.battle, "armus") == effects(t.battle, "aqus") == []
    assert effects(t.battle, "saturn") == []


def test_a_team_wins_together() -> None:
    b = teams("armus D3", "aqus D2", "saturn G1")
    b.strongholds[1].damage = 18
    session = Session(GAME, table(b, seats=4))
    session.answer(0, ["end"])
    session.answer(2, ["end"])
    assert session.result == Result([0, 2], [20, 0, 20, 0])


def test_each_player_has_their_own_faction_castle_on_the_shared_track() -> None:
    b = castle(castle(teams("armus C3", "aqus D3"), "hellgate", seat=0), "abbey", seat=2)
    assert offered(b, "castle", seat=0) == ["1", "2"]
    after = use(b, "castle 1 D3", seat=0)
    assert effects(after, "aqus") == ["attack_up"]
    assert offered(after, "castle", seat=2) == ["1", "2"]


def test_the_castle_of_the_exiled_characters_player_answers() -> None:
    b = teams("armus D3", "aqus D4 -2", "saturn D2")
    castle(castle(b, "hellgate", seat=0), "hellgate", seat=2)
    b.injure(b.beast("aqus"), 1)
    t = table(b, seats=4, side=1)
    driven = drive(t, answer_exiles(t), (2, "yes"))
    assert driven.prompts == ["answer"]
    assert damage(t.battle) == [1, 1]


def test_a_four_player_game_can_be_saved_between_teammates() -> None:
    session = Session(GAME, table(teams("armus C3", "aqus D3"), seats=4))
    session.answer(0, ("armus.2",))
    loaded = Session.load(GAME, session.saved, session.moves)
    assert set(loaded.pending) == {2}
