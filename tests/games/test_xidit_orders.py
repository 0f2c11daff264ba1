"""Phase one, secret orders, and how phase two carries them out; pages 10 and 11."""

from __future__ import annotations

import pytest

from bot.chat.messages.panels import DRAFT_BUTTONS, is_draft
from games.core import IllegalAnswer, text
from games.session import Session
from games.xidit import GAME
from games.xidit.rules.game import year
from games.xidit.rules.orders import carry_out, secret_orders
from games.xidit.table import Xidit
from games.xidit.view import View
from tests.games.driver import Driven, drive, keys_of
from tests.games.xidit_tables import ALEX, PAUL, STEPHANIE, give, kingdom, units_of

IDLE = "w w w w w w"


def planning(seats: int = 4, seed: int = 3) -> Session[Xidit, View]:
    session = Session.start(GAME, seats, {}, seed)
    while session.table.year == 0:
        (seat,) = session.pending
        session.answer(seat, [session.pending[seat].options[0].key])
    return session


def plan(orders: str, city: int = 6) -> Driven[Xidit]:
    t = kingdom(at=[city, 1, 2, 3])
    return drive(t, secret_orders(t, 0), (0, orders))


# Phase one


def test_a_year_has_six_orders_of_five_kinds() -> None:
    driven = plan("k r b a w a")
    assert driven.result == ("k", "r", "b", "a", "w", "a")
    assert keys_of(driven.asks[0]) == ["k", "r", "b", "a", "w"]
    assert driven.asks[0].secret


def test_a_plan_takes_seven_presses_six_orders_and_submit() -> None:
    ask = plan("k r b a w a").asks[0]
    assert is_draft(ask) and len(ask.options) <= DRAFT_BUTTONS, "each order is a button"
    assert (ask.least, ask.most) == (6, 6)


def test_orders_say_where_the_roads_lead_and_that_one_is_missing() -> None:
    hints = {option.key: option.hint for option in plan("k r b a w a", city=6).asks[0].options}
    assert hints["k"] == text("hint-no-road", start=text("city-option", city=6))
    assert hints["r"] == text(
        "hint-road", start=text("city-option", city=6), target=text("city-option", city=7)
    )
    assert hints["a"] and hints["w"]


def test_an_order_may_be_given_six_times_and_their_sequence_counts() -> None:
    assert plan("a a a a a a").result == ("a",) * 6
    assert plan("w k a r b k").result[0] == "w"


@pytest.mark.parametrize("orders", ["k r b a w", "k r b a w a a", "k r b a w x", ""])
def test_five_or_seven_or_unknown_orders_are_refused(orders: str) -> None:
    session = planning()
    with pytest.raises(IllegalAnswer):
        session.answer(0, orders.split())
    assert set(session.pending) == {0, 1, 2, 3}


def test_paul_moves_acts_moves_waits_acts_and_moves() -> None:
    t = kingdom(at=[1, 7, 2, 3], recruiting={6: {"mage": 2}, 11: {"cleric": 2}})
    t.players[0].city = 1
    others = [(0, IDLE), (STEPHANIE, IDLE), (ALEX, IDLE)]
    driven = drive(t, year(t), (PAUL, "r a b w a r"), *others)
    assert units_of(t, PAUL) == {"mage": 1, "cleric": 1}
    assert t.players[PAUL].city == 17
    paul = [line.text.key for line in driven.lines if line.text.args.get("seat") == PAUL]
    assert paul == ["moves", "recruits", "moves", "waits", "recruits", "moves"]


def test_all_players_plan_at_the_same_time() -> None:
    session = planning()
    assert set(session.pending) == {0, 1, 2, 3}
    session.answer(2, IDLE.split())
    assert set(session.pending) == {0, 1, 3}


def test_orders_can_be_changed_until_the_last_player_has_submitted() -> None:
    session = planning()
    for seat in (1, 2, 3):
        session.answer(seat, IDLE.split())
    session.undo(1)
    assert set(session.pending) == {0, 1}
    session.answer(1, ["a", "a", "a", "a", "a", "a"])
    session.answer(0, IDLE.split())
    assert session.table.year == 2


def test_submitted_orders_cannot_be_changed_once_the_last_has_submitted() -> None:
    t = kingdom(at=[17, 1, 2, 3], threats=[17], next_threat=5)
    give(t, 0, peasant=1, archer=1, cleric=1)
    session = Session(GAME, t)
    for seat in (1, 2, 3, 0):  # also the last one, who is asked next
        session.answer(seat, ["a", "w", "w", "w", "w", "w"])
    assert session.pending[0].prompt.key == "choose-rewards"
    for seat in range(4):
        assert session.taken_back(seat) is None
        with pytest.raises(IllegalAnswer):
            session.undo(seat)


def test_nobody_sees_the_orders_of_others_before_all_have_submitted() -> None:
    session = planning()
    before = [session.view(seat) for seat in (None, 0, 1, 2, 3)]
    assert session.answer(1, ["a", "k", "a", "k", "a", "k"]) == []
    assert [session.view(seat) for seat in (None, 0, 1, 2, 3)] == before


def test_revealed_orders_are_seen_by_all() -> None:
    t = kingdom(at=[17, 1, 2, 3], threats=[17], next_threat=5)
    give(t, 0, peasant=1, archer=1, cleric=1)
    session = Session(GAME, t)
    for seat in range(4):
        session.answer(seat, ["a", "k", "k", "w", "w", "w"])
    assert session.view(None).heroes[3].orders == ["a", "k", "k", "w", "w", "w"]
    assert session.view(None).step == 1


# Phase two


def test_each_order_is_carried_out_by_all_clockwise_from_the_first_player() -> None:
    t = kingdom(at=[1, 2, 3, 4], first=2)
    driven = drive(t, year(t), *((seat, IDLE) for seat in range(4)))
    waited = [
        (line.head.args["n"], line.text.args["seat"])
        for line in driven.lines
        if line.text.key == "waits" and line.head
    ]
    assert waited == [(step, seat) for step in range(1, 7) for seat in (2, 3, 0, 1)]


def test_who_comes_first_in_the_order_of_play_takes_the_better_place() -> None:
    for first, mage in ((0, 1), (1, 0)):
        t = kingdom(at=[5, 5, 1, 2], recruiting={5: {"infantry": 1, "mage": 1}}, first=first)
        drive(t, year(t), (0, "a w w w w w"), (1, "a w w w w w"), (2, IDLE), (3, IDLE))
        assert units_of(t, 1 - mage) == {"infantry": 1}
        assert units_of(t, mage) == {"mage": 1}


def test_the_first_player_token_passes_to_the_left_each_year() -> None:
    session = planning()
    first = session.table.first
    for number in range(1, 4):
        for seat in list(session.pending):
            session.answer(seat, IDLE.split())
        assert session.table.year == number + 1
        assert session.table.first == (first + number) % 4


def test_the_first_player_token_stays_after_the_last_year() -> None:
    t = kingdom(at=[1, 2, 3, 4], year=12, first=1, census="at-once")
    give(t, 0, peasant=1)
    session = Session(GAME, t)
    for seat in range(4):
        session.answer(seat, IDLE.split())
    for seat in range(4):
        session.answer(seat, ["none"])
    assert session.result is not None
    assert session.table.first == 1


def test_each_year_begins_with_a_checkpoint() -> None:
    session = planning()
    for number in range(1, 4):
        assert session.table.year == number and session.moves == []
        for seat in list(session.pending):
            session.answer(seat, IDLE.split())


def test_alex_moves_from_5_to_12_along_the_blue_road() -> None:
    t = kingdom(at=[1, 2, 3, 5])
    driven = drive(t, carry_out(t, ALEX, "b"))
    assert t.players[ALEX].city == 12
    assert driven.line("moves") == {"seat": ALEX, "road": "b", "city": 12}


def test_a_road_color_that_the_city_lacks_does_nothing() -> None:
    t = kingdom(at=[6, 1, 2, 3])
    driven = drive(t, carry_out(t, 0, "k"))
    assert t.players[0].city == 6
    assert driven.said == ["no-road"]


def test_after_an_order_that_does_nothing_the_next_ones_are_carried_out() -> None:
    t = kingdom(at=[6, 1, 2, 3])
    drive(t, year(t), (0, "k r w w w w"), (1, IDLE), (2, IDLE), (3, IDLE))
    assert t.players[0].city == 7


def test_heroes_may_meet_in_a_city_during_the_game() -> None:
    t = kingdom(at=[5, 12, 2, 3])
    drive(t, carry_out(t, 0, "b"))
    assert [player.city for player in t.players[:2]] == [12, 12]


def test_a_waiting_hero_neither_moves_nor_acts() -> None:
    t = kingdom(at=[5, 1, 2, 3], recruiting=[5])
    driven = drive(t, carry_out(t, 0, "w"))
    assert t.players[0].city == 5 and units_of(t, 0) == {}
    assert driven.said == ["waits"]


def test_action_in_a_city_without_tile_does_nothing() -> None:
    t = kingdom(at=[5, 1, 2, 3])
    give(t, 0, peasant=5)
    driven = drive(t, carry_out(t, 0, "a"))
    assert driven.said == ["nothing-to-do"]


def test_the_example_turn_of_the_blue_player() -> None:
    """Page 19: orders a r a b r a from city 7."""
    t = kingdom(
        at=[7, 1, 3, 4],
        recruiting={
            7: {"archer": 1, "infantry": 1, "mage": 1},
            6: {"peasant": 1, "archer": 2, "infantry": 1, "mage": 1},
        },
        threats=[17],
        next_threat=14,
        threat_pile=[9, 20],
        rest="recruit_pile",
    )
    give(t, 0, peasant=2, archer=2, cleric=1)
    barracks = dict(t.barracks)
    driven = drive(
        t,
        year(t),
        (0, "a r a b r a"),
        (1, IDLE),
        (2, IDLE),
        (3, IDLE),
        (0, "stories bards"),
        (0, "S C C"),
    )
    blue = t.players[0]
    assert [
        (line.text.key, line.text.args.get("unit") or line.text.args.get("city"))
        for line in driven.lines
        if line.text.key in ("recruits", "moves")
    ] == [
        ("recruits", "archer"),
        ("moves", 6),
        ("recruits", "peasant"),
        ("moves", 11),
        ("moves", 17),
    ]
    assert t.recruiting[7] == {"archer": 0, "infantry": 1, "mage": 1}
    assert t.recruiting[6] == {"peasant": 0, "archer": 2, "infantry": 1, "mage": 1}
    assert units_of(t, 0) == {"peasant": 2, "archer": 2}
    assert {unit: t.barracks[unit] - barracks[unit] for unit in barracks} == {
        "peasant": 1,
        "archer": 1,
        "infantry": 0,
        "cleric": 1,
        "mage": 0,
    }
    assert (t.guilds[17].seat, t.guilds[17].stories) == (0, 3)
    assert t.bards["S"][0] == 1 and blue.in_bastion == 2
    assert blue.gold == 0 and blue.bards == 17
    assert t.threats == [14] and t.threat_discard == [17]
    assert t.next_threat == 20 and t.threat_pile == [9]
