"""Who sits where while a game is played: leaving, coming back, newcomers, hosts, and the end."""

import asyncio

import pytest

from bot.errors import Refused, Stale
from bot.store.clock import DAY, DEADLINE, HOUR, STAND_IN, Clock
from bot.store.rows import ABANDONED, ANYBODY, FINISHED, OPEN, PLAYING, OutRow
from bot.tables.actors import Actor
from bot.tables.archive import records
from bot.tables.model import Live
from bot.tables.seats import RANDOM, ROTATED, SAME
from bot.tables.timing.vacations import be_away
from games.core import Rng
from tests.bot.conftest import ANN, BEN, CAT, CHANNEL, DAN, EVE, GUILD, Room
from tests.bot.tables.test_registry import refusal
from tests.bot.tables.timing.test_reminders import WAIT, told, with_clock
from tests.bot.tables.timing.test_timekeeper import posts

FAY = 106


async def play_out(room: Room, live: Live) -> None:
    rng = Rng(7)
    while live.row.status == PLAYING:
        seat, ask = next(iter(live.playing.pending.items()))
        await room.answer(live, seat, *live.game.stand_in(live.playing.view(seat), ask, rng))


async def briefs(room: Room) -> list[OutRow]:
    return [row for row in await room.outbox() if row.kind == "brief"]


# Back from a stand-in


async def test_who_comes_back_is_told_where_the_game_stands(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.seating.stand_in(live.row.id, 1, Actor(BEN))
    await room.empty()
    await room.seating.take_back(live.row.id, Actor(BEN, "Ben"))
    (brief,) = await briefs(room)
    assert (brief.place, brief.body) == (f"user:{BEN}", {"seat": 1})
    assert (await posts(room)) == ["Ⓑ **Ben** is back in the game."]
    await room.timekeeper.run_due()
    assert await told(room) == [], "the briefing has told them"


async def test_a_seat_is_taken_back_as_it_was_left(room: Room) -> None:
    live = await with_clock(room, Clock(DEADLINE, 5 * HOUR, 0, STAND_IN, 2))
    live.seats[1].excuses, live.seats[1].lapses = 2, 3
    await room.seating.stand_in(live.row.id, 1, Actor(BEN))
    assert live.seats[1].deadline is None
    await room.seating.take_back(live.row.id, Actor(BEN, "Ben"))
    assert (live.seats[1].excuses, live.seats[1].lapses) == (2, 3), "nothing is forgiven"


async def test_a_seat_is_not_taken_back_at_a_table_that_was_closed_meanwhile(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.seating.stand_in(live.row.id, 1, Actor(BEN))
    await room.seating.abandon(live.row.id, Actor(ANN))
    assert await refusal(room.seating.take_back(live.row.id, Actor(BEN, "Ben"))) == "not-playing"
    assert live.seats[1].user is None, "and nothing is changed in memory"


async def test_what_was_on_the_screen_before_does_not_count_any_more(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.answer(live, 1, *WAIT)
    submitted = live.seats[1].serial
    await room.seating.stand_in(live.row.id, 1, Actor(BEN))
    await room.seating.take_back(live.row.id, Actor(BEN, "Ben"))
    with pytest.raises(Stale):
        await room.play.undo(live.row.id, BEN, serial=submitted)
    serial = live.seats[1].serial
    await room.seating.offer(live.row.id, 1, Actor(BEN), None)
    await room.seating.take(live.row.id, 1, Actor(EVE, "Eve"))
    for user in (BEN, EVE):
        with pytest.raises((Stale, Refused)):
            await room.play.answer(live.row.id, user, 1, serial, WAIT, shows_next=False)


# Newcomers


async def test_an_offered_seat_is_played_by_a_stand_in_until_it_is_taken(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.empty()
    await room.seating.offer(live.row.id, 1, Actor(BEN), None)
    assert (live.seats[1].user, live.seats[1].open_to) == (None, ANYBODY)
    assert 1 not in live.playing.pending
    assert (await posts(room))[0].startswith("Ⓑ **Ben** is being replaced")
    await room.seating.take(live.row.id, 1, Actor(EVE, "Eve"))
    seat = live.seats[1]
    assert (seat.user, seat.name, seat.former, seat.open_to) == (EVE, "Eve", None, None)
    assert (await room.again().tables.get(live.row.id)).seats[1] == seat
    (brief,) = await briefs(room)
    assert brief.place == f"user:{EVE}"
    assert (await posts(room)) == ["Ⓑ **Eve** takes over from **Ben**."]
    assert await refusal(room.seating.take_back(live.row.id, Actor(BEN, "Ben"))) == "game-has-begun"


async def test_a_seat_keeps_its_letter_whoever_sits_there(room: Room) -> None:
    """Posts and pictures of before must still say the same."""
    live = await room.planning(ANN, BEN, CAT)
    await room.seating.offer(live.row.id, 0, Actor(ANN), None)
    await room.seating.take(live.row.id, 0, Actor(EVE, "Bob"))
    await room.seating.stand_in(live.row.id, 1, Actor(BEN))
    await room.seating.take_back(live.row.id, Actor(BEN, "Zoe"))
    for table in (live, await room.again().tables.get(live.row.id)):
        words = table.words()
        assert [words.seat(seat) for seat in range(3)] == ["Ⓐ **Bob**", "Ⓑ **Zoe**", "Ⓒ **Cat**"]
        assert table.captions().letters == ("A", "B", "C")


async def test_who_may_offer_and_take_a_seat(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    table = live.row.id
    offer, take = room.seating.offer, room.seating.take
    assert await refusal(offer(table, 2, Actor(BEN), None)) == "host-only"
    assert await refusal(offer(table, 9, Actor(ANN), None)) == "no-such-seat"
    assert await refusal(take(table, 1, Actor(EVE, "Eve"))) == "seat-not-free"
    assert await refusal(take(table, 9, Actor(EVE, "Eve"))) == "not-playing"
    await offer(table, 1, Actor(ANN), EVE)
    assert await refusal(take(table, 1, Actor(FAY, "Fay"))) == "seat-for-another"
    assert await refusal(take(table, 1, Actor(CAT, "Cat"))) == "seated-already"
    await take(table, 1, Actor(EVE, "Eve"))
    assert await refusal(take(table, 1, Actor(FAY, "Fay"))) == "seat-not-free"
    await offer(table, 2, Actor(999, moderator=True), None)
    await take(table, 2, Actor(FAY, "Fay"))


async def test_a_stand_ins_seat_can_be_offered(room: Room) -> None:
    live = await room.planning(ANN, BEN, stand_ins=1)
    await room.seating.offer(live.row.id, 2, Actor(ANN), None)
    await room.seating.take(live.row.id, 2, Actor(EVE, "Eve"))
    assert [seat.user for seat in live.seats] == [ANN, BEN, EVE]


async def test_a_refused_offer_changes_nothing(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    before = [vars(seat).copy() for seat in live.seats]
    assert await refusal(room.seating.offer(live.row.id, 1, Actor(ANN), CAT)) == (
        "seated-already-other"
    )
    assert [vars(seat) for seat in live.seats] == before
    assert await room.tables.get(live.row.id) is live


async def test_the_last_person_cannot_offer_their_seat_to_nobody(room: Room) -> None:
    """The game would stop with them, and nobody could take the seat."""
    live = await room.planning(ANN, stand_ins=2)
    assert await refusal(room.seating.offer(live.row.id, 0, Actor(ANN), None)) == "offer-by-last"
    assert live.row.status == PLAYING and live.seats[0].user == ANN


async def test_a_newcomer_begins_with_a_clean_slate(room: Room) -> None:
    live = await with_clock(room, Clock("bank", 5 * HOUR, 0, STAND_IN, 2))
    live.seats[1].excuses, live.seats[1].lapses, live.seats[1].bank = 2, 3, 7.0
    seat = live.seats[1]
    await room.seating.offer(live.row.id, 1, Actor(BEN), None)
    await room.seating.take(live.row.id, 1, Actor(EVE, "Eve"))
    assert (seat.excuses, seat.lapses, seat.bank) == (0, 0, None)
    await room.answer(live, 0, *WAIT)
    await room.answer(live, 2, *WAIT)
    assert seat.deadline == room.clock() + 5 * HOUR


async def test_who_owes_nothing_when_they_sit_down_is_told_of_their_first_decision(
    room: Room,
) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.seating.offer(live.row.id, 1, Actor(BEN), None)
    await room.seating.take(live.row.id, 1, Actor(EVE, "Eve"))
    assert 1 not in live.playing.pending
    await room.empty()
    await room.answer(live, 0, *WAIT)
    await room.answer(live, 2, *WAIT)
    assert f"user:{EVE} asked" in await told(room)


async def test_only_one_of_two_who_press_at_once_gets_the_seat(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.seating.offer(live.row.id, 1, Actor(BEN), None)
    takes = [room.seating.take(live.row.id, 1, Actor(user, "New")) for user in (DAN, EVE, FAY)]
    results = await asyncio.gather(*takes, return_exceptions=True)
    assert sorted(isinstance(result, Refused) for result in results) == [False, True, True]


async def test_what_the_stand_in_did_is_the_newcomers(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.seating.offer(live.row.id, 1, Actor(BEN), None)
    await room.seating.take(live.row.id, 1, Actor(EVE, "Eve"))
    await room.answer(live, 0, *WAIT)
    await room.answer(live, 2, *WAIT)
    assert live.playing.table.year == 2
    await room.answer(live, 1, *WAIT)
    await play_out(room, live)
    assert live.row.status == FINISHED
    rows = await room.store.all("select user from results order by seat")
    assert [user for (user,) in rows] == [ANN, EVE, CAT]


# The host


async def test_the_host_can_be_handed_on(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    make = room.seating.make_host
    assert await refusal(make(live.row.id, CAT, Actor(BEN))) == "host-only"
    assert await refusal(make(live.row.id, EVE, Actor(ANN))) == "not-seated"
    await make(live.row.id, CAT, Actor(ANN))
    await make(live.row.id, BEN, Actor(EVE, moderator=True))
    assert (await room.again().tables.get(live.row.id)).row.host == BEN
    await room.seating.abandon(live.row.id, Actor(BEN))
    assert await refusal(make(live.row.id, CAT, Actor(BEN))) == "not-playing"


async def test_a_host_who_is_replaced_hands_the_table_on(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.seating.offer(live.row.id, 0, Actor(ANN), None)
    assert live.row.host == BEN
    await room.seating.take(live.row.id, 0, Actor(EVE, "Eve"))
    assert live.row.host == BEN, "the seat does not make the host"


# Reopening


async def closed(room: Room) -> Live:
    live = await with_clock(room, Clock(DEADLINE, 5 * HOUR))
    await room.answer(live, 0, *WAIT)
    await room.seating.abandon(live.row.id, Actor(ANN))
    await room.empty()
    return live


async def test_a_closed_game_goes_on_where_it_was(room: Room) -> None:
    live = await closed(room)
    assert live.session is not None
    before = live.session.table
    room.clock.now += 99 * DAY
    again = room.again()
    assert await refusal(again.seating.reopen(GUILD, CHANNEL, EVE)) == "not-at-this-table"
    await again.seating.reopen(GUILD, CHANNEL, BEN)
    fresh = await again.tables.get(live.row.id)
    assert fresh.row.status == PLAYING and fresh.row.ended_at is None
    assert fresh.playing.table == before and sorted(fresh.playing.pending) == [1, 2]
    assert [seat.deadline for seat in fresh.seats[1:]] == [room.clock() + 5 * HOUR] * 2
    assert await told(again) == [f"user:{BEN} asked", f"user:{CAT} asked"]
    await again.timekeeper.run_due()
    assert fresh.row.idle_asked_at is None, "nobody is asked at once whether it goes on"
    await again.answer(fresh, 1, *WAIT)


async def test_only_a_game_that_was_closed_without_a_result_is_reopened(room: Room) -> None:
    reopen = room.seating.reopen
    assert await refusal(reopen(GUILD, CHANNEL, ANN)) == "nothing-to-reopen"
    table = await room.open(ANN)
    await room.seating.abandon(table, Actor(ANN))
    assert await refusal(reopen(GUILD, CHANNEL, ANN)) == "nothing-to-reopen", "it had never begun"
    live = await room.planning(ANN, BEN, CAT)
    assert await refusal(reopen(GUILD, CHANNEL, ANN)) == "nothing-to-reopen", "it is running"
    await play_out(room, live)
    assert await refusal(reopen(GUILD, CHANNEL, ANN)) == "nothing-to-reopen", "it has a result"


async def test_where_another_table_has_been_opened_nothing_is_reopened(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when that happens at the last moment: nothing is left half done."""
    live = await closed(room)
    row = await room.store.table(live.row.id)
    await room.open(EVE)
    assert await refusal(room.seating.reopen(GUILD, CHANNEL, ANN)) == "nothing-to-reopen"

    async def as_before(channel: int) -> object:
        return row

    with monkeypatch.context() as late:
        late.setattr(room.store, "table_in", as_before)
        assert await refusal(room.seating.reopen(GUILD, CHANNEL, ANN)) == "table-here-already"
    assert (await room.tables.get(live.row.id)).row.status == ABANDONED


async def test_the_last_to_leave_can_come_back_to_the_game(room: Room) -> None:
    live = await room.planning(ANN, stand_ins=2)
    await room.seating.stand_in(live.row.id, 0, Actor(ANN))
    assert live.row.status == ABANDONED
    assert "nobody else is playing. The game stops here" in (await posts(room))[-1]
    await room.seating.reopen(GUILD, CHANNEL, ANN)
    assert live.row.status == PLAYING and live.seats[0].user == ANN and live.row.host == ANN


async def test_nobody_gets_two_seats_by_reopening(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.seating.stand_in(live.row.id, 1, Actor(BEN))
    await room.seating.offer(live.row.id, 2, Actor(CAT), None)
    await room.seating.take(live.row.id, 2, Actor(BEN, "Ben"))
    await room.seating.abandon(live.row.id, Actor(ANN))
    await room.seating.reopen(GUILD, CHANNEL, BEN)
    assert [seat.user for seat in live.seats] == [ANN, None, BEN]


# Rematch


async def test_a_rematch_invites_the_others_and_has_the_same_settings_and_clock(room: Room) -> None:
    table = await room.open(ANN, BEN, CAT)
    await room.lobby.choose_option(table, Actor(ANN), "length", "short")
    await room.lobby.set_clock(table, Actor(ANN), Clock(DEADLINE, HOUR))
    await room.lobby.set_reminder(table, Actor(ANN), 5)
    await room.play.start(table, Actor(ANN), 1)
    live = await room.tables.get(table)
    assert await refusal(room.seating.rematch(table, BEN, SAME)) == "rematch-when-over"
    await room.seating.abandon(table, Actor(ANN))
    assert await refusal(room.seating.rematch(table, EVE, SAME)) == "not-at-this-table"
    await room.seating.rematch(table, BEN, SAME)
    new = await room.tables.here(CHANNEL)
    assert new.row.id != table and new.row.status == OPEN and new.row.host == BEN
    assert [(s.user, s.name) for s in new.seats] == [(BEN, "Ben")]
    assert new.invited == [ANN, CAT], "they join if they want to"
    assert (new.row.options, new.row.clock, new.row.remind) == (
        live.row.options,
        live.row.clock,
        5 * HOUR,
    )
    assert await refusal(room.seating.rematch(table, ANN, SAME)) == "table-here-already"
    for user, name in ((CAT, "Cat"), (ANN, "Ann")):
        await room.lobby.join(new.row.id, Actor(user, name))
    assert [s.name for s in new.seats] == ["Ann", "Ben", "Cat"] and new.invited == []
    await room.play.start(new.row.id, Actor(BEN))
    assert new.row.key != live.row.key


@pytest.mark.parametrize("order", [SAME, ROTATED, RANDOM])
async def test_seats_of_a_rematch(room: Room, order: str) -> None:
    live = await room.planning(ANN, BEN, CAT, DAN)
    await room.seating.abandon(live.row.id, Actor(ANN))
    new = await room.seating.rematch(live.row.id, ANN, order)
    for user in (DAN, CAT, BEN):
        await room.lobby.join(new, Actor(user, "Friend"))
    await room.lobby.join(new, Actor(EVE, "Eve"))
    users = [seat.user for seat in (await room.again().tables.here(CHANNEL)).seats]
    assert users.pop() == EVE, "newcomers sit behind those who played before"
    if order == RANDOM:
        assert sorted(user or 0 for user in users) == [ANN, BEN, CAT, DAN]
    else:
        assert users == ([ANN, BEN, CAT, DAN] if order == SAME else [BEN, CAT, DAN, ANN])


async def test_who_leaves_a_rematch_is_not_waited_for(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.seating.abandon(live.row.id, Actor(ANN))
    new = await room.seating.rematch(live.row.id, ANN, SAME)
    await room.lobby.join(new, Actor(CAT, "Cat"))
    await room.lobby.leave(new, CAT)
    assert (await room.tables.get(new)).invited == [BEN]


async def test_a_rematch_against_computer_players_begins_at_once(room: Room) -> None:
    live = await room.planning(ANN, stand_ins=3)
    await play_out(room, live)
    new = await room.tables.get(await room.seating.rematch(live.row.id, ANN, ROTATED))
    assert new.row.status == PLAYING
    assert [seat.user for seat in new.seats] == [ANN, None, None, None]


async def test_who_left_their_seat_to_a_stand_in_is_not_invited(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    for seat, user in ((1, BEN), (2, CAT)):
        await room.seating.stand_in(live.row.id, seat, Actor(user))
    await room.seating.abandon(live.row.id, Actor(ANN))
    new = await room.tables.get(await room.seating.rematch(live.row.id, ANN, SAME))
    assert new.row.status == OPEN and new.invited == [], "and the host sees who comes"


async def test_the_seat_of_somebody_who_is_away_waits_for_them(room: Room) -> None:
    live = await with_clock(room, Clock(DEADLINE, 5 * HOUR, 0, STAND_IN, 0))
    await be_away(room.tables, BEN, room.clock() + DAY)
    await room.answer(live, 0, *WAIT)
    await room.answer(live, 2, *WAIT)
    room.clock.now += DAY
    await room.timekeeper.run_due()
    assert live.playing.table.year == 1 and live.seats[1].user == BEN


async def test_a_game_whose_secrets_were_given_out_is_not_reopened(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.seating.abandon(live.row.id, Actor(ANN))
    await records.export(room.tables, live)
    assert await refusal(room.again().seating.reopen(GUILD, CHANNEL, ANN)) == "reopen-known"
