"""Windows in which several may react: who is asked, who passes unasked, and what is stale.

Played with Liar's Dice: after a bid everybody but the next player may call it.
"""

import asyncio

import pytest

from bot.errors import Stale
from bot.outbox.messages import Private, from_row
from bot.outbox.places import user_place
from bot.store.clock import HOUR
from bot.store.rows import SeatRow
from bot.tables.actors import Actor
from bot.tables.model import Live
from bot.tables.reactions import THIS_ROUND, UNTIL_TURN, passes_in_advance
from bot.tables.timing.vacations import be_away
from games.core import Ask, Option, text
from tests.bot.conftest import ANN, BEN, CAT, CHANNEL, DAN, EVE, GUILD, Room

PEOPLE = (ANN, BEN, CAT, DAN, EVE)


async def dealt(room: Room, *people: int, computers: int = 0) -> Live:
    """A game of Liar's Dice that has begun."""
    host, *guests = people
    live = await room.lobby.open(GUILD, CHANNEL, Actor(host, str(host)), "liarsdice", "en")
    for guest in guests:
        await room.lobby.join(live.row.id, Actor(guest, str(guest)))
    await room.play.start(live.row.id, Actor(host), computers)
    return live


async def bid(room: Room, live: Live) -> list[int]:
    """Whoever's turn it is bids the least that is possible; return who may react."""
    (seat,) = live.playing.pending
    for _ in range(2):
        keys = [o.key for o in live.playing.pending[seat].options if o.key != "call"]
        await room.answer(live, seat, keys[0])
    assert live.playing.reacting
    return list(live.playing.pending)


async def test_a_withdrawn_question_is_stale_and_its_clock_ends(room: Room) -> None:
    live = await dealt(room, *PEOPLE)
    caller, late, _ = await bid(room, live)
    serial = live.seats[late].serial
    assert live.seats[late].deadline is not None
    await room.answer(live, caller, "call")
    assert not live.playing.reacting
    row = live.seats[late]
    assert row.user is not None and row.serial == serial + 1
    with pytest.raises(Stale):
        await room.play.answer(live.row.id, row.user, late, serial, ["call"], shows_next=False)
    asked = late in live.playing.pending
    assert (row.asked_at is not None) is asked


async def test_a_late_call_against_one_bid_is_no_call_against_the_next(room: Room) -> None:
    live = await dealt(room, *PEOPLE)
    others = await bid(room, live)
    window, serials = live.row.window, [seat.serial for seat in live.seats]
    for seat in others:
        await room.answer(live, seat, "pass")
    late = (set(await bid(room, live)) & set(others)).pop()
    assert live.row.window != window, "the buttons of the first post are stale"
    user = live.seats[late].user
    assert user is not None
    with pytest.raises(Stale):
        await room.play.answer(live.row.id, user, late, serials[late], ["call"], shows_next=False)


async def test_of_two_calls_at_the_same_moment_the_first_counts(room: Room) -> None:
    live = await dealt(room, *PEOPLE)
    one, other, _ = await bid(room, live)
    done = await asyncio.gather(
        room.answer(live, one, "call"), room.answer(live, other, "call"), return_exceptions=True
    )
    assert done[0] is None and isinstance(done[1], Stale)
    assert live.playing.table.shown.caller == one


async def test_whoever_passes_until_their_turn_is_not_asked_before(room: Room) -> None:
    live = await dealt(room, *PEOPLE)
    others = await bid(room, live)
    for seat in others:
        user = live.seats[seat].user
        assert user is not None
        await room.play.set_standing(live.row.id, user, UNTIL_TURN)
    assert not live.playing.reacting, "all have passed"
    turns = []
    while not live.playing.reacting:
        (seat,) = live.playing.pending
        turns.append(seat)
        assert live.seats[seat].standing is None, "it is their turn"
        for _ in range(2):
            keys = [o.key for o in live.playing.pending[seat].options if o.key != "call"]
            await room.answer(live, seat, keys[0])
    assert turns, "the first bid after that went by without a question"


async def test_a_standing_pass_can_be_taken_back(room: Room) -> None:
    live = await dealt(room, *PEOPLE)
    seat, *_ = await bid(room, live)
    user = live.seats[seat].user
    assert user is not None
    await room.play.set_standing(live.row.id, user, UNTIL_TURN)
    assert seat not in live.playing.pending
    await room.play.undo(live.row.id, user)
    assert seat in live.playing.pending and live.seats[seat].standing is None


async def test_passing_for_a_round_ends_with_it_and_leaves_what_is_against_you(room: Room) -> None:
    seat = SeatRow(1, 0, ANN, "Ann", standing=THIS_ROUND)
    idle = (Option("pass", text("pass"), None, idle=True),)
    assert await passes_in_advance(room.store, seat, Ask(0, text("call"), idle), 0.0)
    against = Ask(0, text("call"), idle, against_you=True)
    assert not await passes_in_advance(room.store, seat, against, 0.0)

    live = await dealt(room, *PEOPLE)
    one, other, _ = await bid(room, live)
    user = live.seats[one].user
    assert user is not None
    await room.play.set_standing(live.row.id, user, THIS_ROUND)
    assert live.seats[one].standing == THIS_ROUND
    await room.answer(live, other, "call")
    assert live.seats[one].standing is None


async def test_when_a_window_runs_out_silence_is_a_pass(room: Room) -> None:
    live = await dealt(room, *PEOPLE)
    others = await bid(room, live)
    until = room.clock.now + 12 * HOUR
    assert [live.seats[seat].deadline for seat in others] == [until] * 3
    room.clock.now = until - 1
    await room.timekeeper.run_due()
    assert live.playing.reacting
    room.clock.now = until
    await room.timekeeper.run_due()
    assert not live.playing.reacting and live.playing.table.shown is None
    assert all(live.seats[seat].lapses == live.seats[seat].excuses == 0 for seat in others)


async def test_nobody_waits_for_the_reaction_of_somebody_on_vacation(room: Room) -> None:
    live = await dealt(room, *PEOPLE)
    one, *rest = await bid(room, live)
    user = live.seats[one].user
    assert user is not None
    await be_away(room.tables, user, room.clock.now + 48 * HOUR)
    await room.play.pass_while_away(user)
    assert list(live.playing.pending) == rest


async def test_computer_players_react_only_after_the_people(room: Room) -> None:
    live = await dealt(room, ANN, BEN, CAT, computers=3)
    while not live.playing.reacting:
        (seat,) = live.playing.pending
        keys = [o.key for o in live.playing.pending[seat].options if o.key != "call"]
        await room.answer(live, seat, keys[0])
    people = [seat for seat in live.playing.pending if live.seats[seat].user is not None]
    computers = [seat for seat in live.playing.pending if live.seats[seat].user is None]
    assert people and computers
    *before, last = people
    for seat in before:
        await room.answer(live, seat, "pass")
        assert set(computers) <= set(live.playing.pending)
    window = live.row.window
    await room.answer(live, last, "pass")
    assert live.row.window != window, "now they have decided"


async def test_a_window_stays_open_over_a_restart(room: Room) -> None:
    live = await dealt(room, *PEOPLE)
    one, *rest = await bid(room, live)
    await room.answer(live, one, "pass")
    again = await room.again().tables.get(live.row.id)
    assert again.playing.reacting and list(again.playing.pending) == rest
    assert again.row.window == live.row.window
    assert [seat.serial for seat in again.seats] == [seat.serial for seat in live.seats]


async def test_lines_for_one_seat_reach_that_seat_alone(room: Room) -> None:
    live = await dealt(room, *PEOPLE)
    for seat in live.seats:
        assert seat.user is not None
        facts = [from_row(row) for row in await room.rows(user_place(seat.user))]
        (secret,) = [fact for fact in facts if isinstance(fact, Private)]
        assert secret.seat == seat.seat
        assert [line.to for line in secret.lines] == [seat.seat]


async def test_what_somebody_was_just_shown_is_not_sent_once_more(room: Room) -> None:
    live = await dealt(room, *PEOPLE)
    caller, *_ = await bid(room, live)
    await room.empty()
    user, serial = live.seats[caller].user, live.seats[caller].serial
    assert user is not None
    done = await room.play.answer(live.row.id, user, caller, serial, ["call"], shows_next=True)
    assert done.private, "their new dice"
    facts = [from_row(row) for row in await room.outbox()]
    told = {fact.seat for fact in facts if isinstance(fact, Private)}
    assert told == set(range(5)) - {caller}


async def test_nobody_gets_a_private_line_at_night(room: Room) -> None:
    async with room.store.transaction():
        await room.store.put_person(BEN, zone="UTC", quiet_from=0, quiet_to=23)
    await dealt(room, *PEOPLE)
    (row,) = [row for row in await room.rows(user_place(BEN)) if row.kind == "private"]
    person = await room.store.person(BEN)
    assert row.due == person.quiet_until(room.clock.now) != room.clock.now


async def test_whoever_takes_a_seat_decides_for_themselves(room: Room) -> None:
    live = await dealt(room, ANN, BEN, CAT, DAN)
    seat, *_ = await bid(room, live)
    user = live.seats[seat].user
    assert user is not None
    await room.play.set_standing(live.row.id, user, UNTIL_TURN)
    await room.seating.stand_in(live.row.id, seat, Actor(user))
    await room.seating.take_back(live.row.id, Actor(user, "back"))
    assert live.seats[seat].user == user and live.seats[seat].standing is None
