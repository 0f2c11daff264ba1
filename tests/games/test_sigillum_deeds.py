"""What a table remembers of the last turn, for pictures to show."""

from __future__ import annotations

import json

from games.core import Rng
from games.session import Session
from games.sigillum import GAME
from games.sigillum.rules.phases import burn_in_lava
from games.sigillum.telling.deeds import Deed, Kind, Recent, deeds_between
from games.standin import random_answer
from tests.games.sigillum_tables import battle, table, use


def deeds(mine: str, theirs: str, words: str, field: str = "kingdom") -> list[Deed]:
    """Return what is noted of one action."""
    b = battle(mine, theirs, field)
    return list(deeds_between(b, use(b, words), words.split(maxsplit=1)[0]))


def test_a_maneuver_is_a_move_of_its_own() -> None:
    assert deeds("armus C3", "", "armus move C2") == [Deed(Kind.MOVES, "armus", "C2", "C3")]


def test_a_pushed_enemy_is_moved_and_who_follows_moves() -> None:
    assert deeds("armus C4", "saxum C3", "armus 1 C3") == [
        Deed(Kind.MOVES, "armus", "C3", "C4"),
        Deed(Kind.IS_MOVED, "saxum", "C2", "C3"),
    ]


def test_an_attack_is_a_hit_from_where_the_attacker_stands() -> None:
    assert deeds("armus C3", "saxum C2", "armus attack C2") == [
        Deed(Kind.IS_HIT, "saxum", "C2", "C3", 1)
    ]


def test_who_is_exiled_falls_where_it_stood_and_may_arrive_at_home_at_once() -> None:
    assert deeds("armus C3", "saxum C2 -4", "armus attack C2") == [
        Deed(Kind.IS_EXILED, "saxum", "C2", "C3", 1),
        Deed(Kind.IS_SUMMONED, "saxum", "C1"),
    ]


def test_healing_and_effects_are_noted_with_their_cause() -> None:
    assert deeds("fidea C3, saxum C4 -1", "", "fidea 1 C4") == [
        Deed(Kind.IS_HEALED, "saxum", "C4", "C3", 1)
    ]
    assert deeds("vinctum C3", "saxum C2", "vinctum 2 C2") == [
        Deed(Kind.GAINS, "saxum", "C2", "C3")
    ]


def test_what_is_laid_on_a_hex_is_noted() -> None:
    assert deeds("architectus C3", "", "architectus 1 C2") == [
        Deed(Kind.IS_LAID, "obstacle", "C2", "C3")
    ]


def test_lava_hits_without_a_cause() -> None:
    before = battle("armus C3", field="chaos")
    after = before.copy()
    burn_in_lava(after, 0)
    assert list(deeds_between(before, after, None)) == [Deed(Kind.IS_HIT, "armus", "C3", None, 1)]


def test_the_last_turn_is_remembered_until_somebody_acts_in_the_next() -> None:
    session = Session(GAME, table(battle("armus B2, fidea C5", "saxum D2, frigus C1")))
    session.answer(0, ("armus.m.B3",))
    session.answer(0, ("end",))
    recent = session.table.recent
    assert (recent.side, session.table.side) == (0, 1)
    assert recent.deeds[0] == Deed(Kind.MOVES, "armus", "B3", "B2")
    assert Deed(Kind.FIRES, "west") in recent.deeds and recent.damage == [0, 1]
    session.answer(1, ("saxum.m.D3",))
    recent = session.table.recent
    assert (recent.side, recent.deeds) == (1, [Deed(Kind.MOVES, "saxum", "D3", "D2")])


def test_a_turn_in_which_nothing_was_done_is_remembered_as_empty() -> None:
    session = Session(GAME, table(battle("armus C4, fidea C5", "saxum C2, frigus C1")))
    session.table.recent = Recent(1, 1, [Deed(Kind.MOVES, "saxum", "C2", "B2")])
    session.answer(0, ("end",))
    assert session.table.recent == Recent(2, 0)


def test_an_undone_move_is_forgotten() -> None:
    session = Session(GAME, table(battle("armus B2, fidea C5", "saxum D2, frigus C1")))
    session.answer(0, ("armus.m.B3",))
    assert session.table.recent.deeds
    session.undo(0)
    assert not session.table.recent.deeds


def test_a_puzzle_that_is_tried_again_begins_without_deeds() -> None:
    session = Session.start(GAME, 1, {"puzzle": "jailbreak"}, 1)
    session.answer(0, ("aqus.a.D3",))
    assert session.table.recent.deeds
    session.answer(0, ("again",))
    assert session.table.recent == Recent()


def test_a_game_saved_before_deeds_were_remembered_opens() -> None:
    session, rng = Session.start(GAME, 2, {}, 1), Rng(1)
    for _ in range(30):
        seat = next(iter(session.pending))
        session.answer(seat, random_answer(session.pending[seat], rng))
    saved = json.loads(session.saved)
    assert saved.pop("recent")
    opened = Session.load(GAME, json.dumps(saved).encode(), ())
    assert opened.table.recent.deeds == []
