"""What everybody reads: a line or two a turn; and how many presses a turn takes."""

from __future__ import annotations

from statistics import median

import pytest

from bot.language.texts import Words
from games.core import Line, Rng
from games.session import Session
from games.sigillum import GAME
from games.sigillum.battle import Battle
from games.sigillum.rules.turn import turn
from tests.games.driver import Given, drive
from tests.games.sigillum_tables import battle, castle, table
from tests.games.test_sigillum_teams import teams
from tests.samples import and_slow

NAMES = ("Ana", "Ben", "Cat", "Dan")
EN = Words("en", GAME.key, NAMES.__getitem__)
FR = Words("fr", GAME.key, NAMES.__getitem__)


def public(lines: list[Line], words: Words = EN) -> list[str]:
    return [words(line.text) for line in lines if not line.detail]


def story(b: Battle, *answers: Given, seats: int = 2, words: Words = EN) -> list[str]:
    """What all read about a turn."""
    t = table(b, seats=seats)
    return public(drive(t, turn(t), *answers).lines, words)


# Highlights


def test_a_turn_is_told_in_one_line_and_its_steps_are_details() -> None:
    t = table(battle("armus C3, fidea C5, aqus sheet", "saturn D2 -1"))
    driven = drive(t, turn(t), "armus.a.D2", "armus.2", "fidea.m.C4", "end")
    assert [line.text.key for line in driven.lines if line.detail] == [
        "acts",
        "acts",
        "maneuvers-and",
        "no-tower-fires",
    ]
    assert public(driven.lines) == ["Ana summons Aqus and injures Saturn (♥3 left)."]


def test_an_exile_and_the_towers_come_first() -> None:
    b = battle("armus C3, fidea C4", "saturn D2 -4, brewus A1 -1")
    assert story(b, "armus.a.D2", "fidea.m.D3", "end") == [
        "Ana exiles Saturn (enemy castle at 1/16 damage) and takes the east tower.",
        "🏹 Ana fires from the east tower: Ben’s castle at 2/16 damage.",
    ]
    assert story(b, "armus.a.D2", "fidea.m.D3", "end", words=FR) == [
        "Ana exile Saturn (château ennemi à 1 dégât sur 16) et prend la tour Est.",
        "🏹 Ana tire depuis la tour Est\u00a0: château (Ben) à 2 dégâts sur 16.",
    ]


def test_a_tower_can_be_contested_and_given_up() -> None:
    assert story(battle("armus C3", "saturn E1"), "armus.m.D2", "end") == [
        "Ana contests the east tower."
    ]
    assert story(battle("armus B2", "saturn C1"), "armus.m.C2", "end")[0] == (
        "Ana gives up the west tower."
    )


def test_a_tower_that_goes_to_the_enemy_is_not_called_contested() -> None:
    """Two share its area; one of them walks away."""
    b = battle("armus B2", "saturn A1")
    assert story(b, "armus.m.C2", "end")[0] == "Ana leaves the west tower to the enemy."
    assert story(b, "armus.m.C2", "end", words=FR)[0] == "Ana laisse la tour Ouest à l’ennemi."


def test_several_who_are_concerned_are_told_apart_from_what_follows() -> None:
    b = battle("cerberus C3, fidea C5, aqus sheet", "saturn D2, brewus B2")
    assert story(b, "cerberus.a", "fidea.m.C4", "end")[0] == (
        "Ana summons Aqus and injures Saturn (♥4 left) and Brewus (♥3 left)."
    )
    b = battle("cerberus C3, fidea C5, aqus sheet", "saturn D2 -4, brewus B2 -3")
    assert story(b, "cerberus.a", "fidea.m.C4", "end")[0] == (
        "Ana exiles Saturn and Brewus (enemy castle at 2/16 damage), contests the west and east "
        "towers, and summons Aqus."
    )


def test_small_things_are_told_if_there_is_nothing_else() -> None:
    assert story(battle("saxum C3", "saturn C1"), "saxum.1", "saxum.m.C4") == [
        "Ana strengthens Saxum and moves Saxum to C4."
    ]
    assert story(battle("frigus C3", "saturn E1"), "frigus.1.E1", "end")[0] == "Ana weakens Saturn."
    assert story(battle("messum C5", "saturn C2"), "messum.2.C2", "C3", "end")[0] == (
        "Ana sends Saturn to C3."
    )
    assert story(battle("armus C3", "saxum D3 +defense_up"), "armus.a.D3", "end")[0] == (
        "Ana acts, but nothing changes."
    )


@pytest.mark.parametrize(
    ("words", "took", "fired"),
    [
        (EN, "Ana takes the west and east towers.", "🏹 Ana fires from the west and east towers: "),
        (
            FR,
            "Ana prend les tours Ouest et Est.",
            "🏹 Ana tire depuis les tours Ouest et Est\u00a0: ",
        ),
    ],
    ids=["en", "fr"],
)
def test_several_towers_are_named_in_one_go(words: Words, took: str, fired: str) -> None:
    b = battle("armus C3, fidea C4", "saturn C1")
    told = story(b, "armus.m.B2", "fidea.m.D3", "end", words=words)
    assert told[0] == took and told[1].startswith(fired)


def test_four_players_read_who_plays_with_whom() -> None:
    started = Session.start(GAME, 4, {}, 3)
    (meet,) = [line for line in started.opening if line.text.key == "teams-meet"]
    assert EN(meet.text) == "Ana and Cat play against Ben and Dan."
    assert FR(meet.text) == "Ana et Cat jouent contre Ben et Dan."


def test_who_does_nothing_passes() -> None:
    assert story(battle("armus C3", "saturn C1"), "end") == ["Ana passes."]


def test_teammates_read_what_the_other_has_done_before_they_are_asked() -> None:
    t = table(teams("armus C3, fidea C4", "aqus D4"), seats=4)
    session = Session(GAME, t)
    lines = session.answer(0, ("fidea.m.B3",))
    assert set(session.pending) == {2}
    assert public(lines) == ["Ana takes the west tower."]
    assert public(session.answer(2, ("end",))) == ["Cat passes."]


def test_an_exile_is_told_before_the_castle_answers_it() -> None:
    b = castle(battle("armus C3", "fidea D2 -1"), "hellgate", seat=1)
    session = Session(GAME, table(b))
    assert public(session.answer(0, ("armus.a.D2",))) == [
        "Ana exiles Fidea (enemy castle at 1/16 damage) and contests the east tower."
    ]
    assert set(session.pending) == {1}
    answer = "Ben: Hellgate uses Pyre of Vengeance · Ana’s castle at 1/16 damage"
    assert public(session.answer(1, ("yes",))) == [answer]
    lines = session.answer(0, ("end",))
    assert public(lines) == []  # all of it has been told


def test_what_is_told_in_between_is_not_saved() -> None:
    session = Session(GAME, table(battle("armus C3", "saturn D2 -4")))
    session.answer(0, ("armus.a.D2",))
    assert session.table.told is not None and session.table.lost == ["saturn"]
    session.answer(0, ("end",))
    assert b'"told":null,"lost":[]' in session.saved


@pytest.mark.parametrize("options", and_slow([{}], [{"castles": "on", "events": "on"}]))
def test_a_player_and_turn_have_few_lines(options: dict[str, str]) -> None:
    session, rng = Session.start(GAME, 2, options, 3), Rng(1)
    while session.result is None:
        (seat,) = session.pending
        playing = session.table.round > 0
        lines = session.answer(seat, GAME.stand_in(session.view(seat), session.pending[seat], rng))
        told = [line for line in lines if not line.detail]
        # A turn, what its towers do, an event's extra damage; then the next round with its event.
        assert not playing or len(told) <= 5
        for words in (EN, FR):
            for line in told:
                assert words(line.text).count(" · ") <= 1, words(line.text)


# Presses


def presses(options: dict[str, str], seed: int) -> list[int]:
    """How many presses each turn of a game takes: its answers, and the one more with which a
    player confirms what cannot be taken back."""
    session, rng = Session.start(GAME, 2, options, seed), Rng(1)
    counted: dict[tuple[int, int], int] = {}
    while session.result is None:
        (seat,) = session.pending
        key = (session.table.round, session.table.side)
        answer = GAME.stand_in(session.view(seat), session.pending[seat], rng)
        checkpoints = session.checkpoints
        session.answer(seat, answer)
        final = session.checkpoints != checkpoints or session.taken_back(seat) is None
        if key[0]:
            counted[key] = counted.get(key, 0) + 1 + final
    return list(counted.values())


@pytest.mark.parametrize("field", ["kingdom", "citadel", "cemetery", "chaos"])
def test_a_turn_takes_5_presses_at_the_median(field: str) -> None:
    """Three abilities, the end of the turn, and its confirmation. The first turns, in which bands
    only walk out of their castles, are left out: ten in the middle of the game count."""
    counted = presses({"field": field}, 7)
    assert median(counted) <= 5
    middle = (len(counted) - 10) // 2
    assert median(counted[middle:][:10]) <= 5


def test_settings_are_for_the_numbers_of_players_whom_they_concern() -> None:
    matter = {
        seats: [setting.key for setting in GAME.settings if setting.matters(seats, {})]
        for seats in GAME.seats
    }
    assert matter == {
        1: ["puzzle"],
        2: ["field", "bans", "castles", "events"],
        4: ["bans", "castles", "events"],
    }
