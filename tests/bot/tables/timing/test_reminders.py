"""Who is told what, and when: once, never at night, never on vacation; and how long they have."""

import pytest

from bot.store.clock import BANK, DAY, DEADLINE, HOUR, Clock, Quiet
from bot.store.rows import OutRow
from bot.tables.actors import Actor
from bot.tables.model import Live
from bot.tables.timing.vacations import be_away
from games.core import Rng
from tests.bot.conftest import ANN, BEN, CAT, DAN, EVE, Room

WAIT = tuple("wwwwww")
NIGHT = {"zone": "UTC", "quiet_from": 22, "quiet_to": 8}
NOON, MIDNIGHT = 12 * HOUR, 24 * HOUR  # of a day that begins with the clock at 864000


def hour(room: Room, seconds: float) -> None:
    """Put the clock to an hour of the first day, or of a later one."""
    room.clock.now = 10 * DAY + seconds


async def told(room: Room) -> list[str]:
    """Who was told of a decision since the last time, and where; then all of it is sent."""
    found = []
    for row in await room.outbox():
        found += told_by(await room.tables.get(row.table_id), row)
    await room.empty()
    return sorted(found)


def told_by(live: Live, row: OutRow) -> list[str]:
    if row.kind == "ask":
        how = "reminded" if row.body["reminder"] else "asked"
        return [f"{row.place} {how}"]
    if row.kind == "post":
        return [f"user:{live.seats[seat].user} named" for seat, _ in row.body["named"]]
    return []


async def look(room: Room) -> list[str]:
    await room.timekeeper.run_due()
    return await told(room)


async def planning(room: Room, *users: int) -> Live:
    """A game in its first year, at noon; everybody has been told."""
    hour(room, NOON)
    live = await room.planning(*(users or (ANN, BEN, CAT)))
    await room.empty()
    return live


async def next_year(room: Room, live: Live) -> None:
    for seat in sorted(live.playing.pending):
        await room.answer(live, seat, *WAIT)


# Told once


async def test_a_public_decision_is_told_in_the_post_once(room: Room) -> None:
    live = await room.begin(ANN, BEN, CAT)
    (first,) = live.playing.pending
    assert await told(room) == [f"user:{live.seats[first].user} named"]
    assert await look(room) == []
    await room.answer(live, first, live.playing.pending[first].options[0].key)
    (second,) = live.playing.pending
    assert second != first
    assert await told(room) == [f"user:{live.seats[second].user} named"]


async def test_a_secret_decision_is_told_by_dm_once(room: Room) -> None:
    hour(room, NOON)
    live = await room.planning(ANN, BEN, CAT)
    asked = [row for row in await told(room) if row.endswith("asked")]
    assert asked == [f"user:{user} asked" for user in (ANN, BEN, CAT)]
    assert await look(room) == []
    await room.answer(live, 0, *WAIT)
    assert await told(room) == [] and await look(room) == []


async def test_who_cannot_be_reached_by_dm_is_named_in_the_post(room: Room) -> None:
    live = await planning(room)
    await room.store.change_person(BEN, dm_closed=True)
    await next_year(room, live)
    assert await told(room) == [f"user:{ANN} asked", f"user:{BEN} named", f"user:{CAT} asked"]


async def test_nobody_is_told_of_a_public_decision_that_follows_from_their_own(room: Room) -> None:
    """Sooner or later somebody decides twice in a row."""
    live = await planning(room)
    rng = Rng(5)
    own = 0
    while own < 3:
        seat = next(iter(live.playing.pending))
        ask = live.playing.pending[seat]
        answer = live.game.stand_in(live.playing.view(seat), ask, rng)
        await room.answer(live, seat, *answer)
        named = [row for row in await told(room) if row.endswith("named")]
        following = live.playing.pending.get(seat)
        if following is not None and not following.secret:
            own += 1
            assert f"user:{live.seats[seat].user} named" not in named


async def test_stand_ins_are_told_nothing(room: Room) -> None:
    await room.planning(ANN, stand_ins=2)
    assert {row.place for row in await room.outbox()} == {"channel:10", f"user:{ANN}"}


async def test_undo_tells_nobody_what_they_know(room: Room) -> None:
    live = await planning(room)
    await room.answer(live, 0, *WAIT)
    await room.play.undo(live.row.id, ANN)
    assert await told(room) == [] and await look(room) == []


# Not at night, not on vacation


async def test_in_quiet_hours_nobody_is_told_until_they_end(room: Room) -> None:
    live = await planning(room)
    await room.store.change_person(BEN, **NIGHT)
    hour(room, 22 * HOUR)
    await room.answer(live, 1, *WAIT)
    await room.answer(live, 0, *WAIT)
    await room.answer(live, 2, *WAIT)
    assert await told(room) == [f"user:{ANN} asked", f"user:{CAT} asked"]
    hour(room, MIDNIGHT + 8 * HOUR - 1)
    assert await look(room) == []
    hour(room, MIDNIGHT + 8 * HOUR)
    assert await look(room) == [f"user:{BEN} asked"]
    assert await look(room) == []


async def test_a_public_decision_at_night_is_told_by_dm_in_the_morning(room: Room) -> None:
    hour(room, 23 * HOUR)
    for user in (ANN, BEN, CAT):
        await room.store.change_person(user, **NIGHT)
    live = await room.begin(ANN, BEN, CAT)
    (seat,) = live.playing.pending
    assert await told(room) == []
    hour(room, MIDNIGHT + 8 * HOUR)
    await room.timekeeper.run_due()
    (row,) = await room.outbox()
    assert row.place == f"user:{live.seats[seat].user}"
    assert row.body["alone"], "with closed DMs the channel must name them: no post has"


async def test_who_has_decided_before_the_morning_is_not_told_any_more(room: Room) -> None:
    live = await planning(room)
    await room.store.change_person(BEN, **NIGHT)
    hour(room, 22 * HOUR)
    for seat in (1, 0, 2):
        await room.answer(live, seat, *WAIT)
    await room.answer(live, 1, *WAIT)
    await room.empty()
    hour(room, MIDNIGHT + 9 * HOUR)
    assert await look(room) == []


async def test_who_moves_in_their_quiet_hours_is_awake(room: Room) -> None:
    live = await planning(room)
    await room.store.change_person(BEN, **NIGHT)
    hour(room, 23 * HOUR)
    for seat in (0, 2, 1):
        await room.answer(live, seat, *WAIT)
    assert f"user:{BEN} asked" in await told(room)


async def test_who_is_away_is_told_when_they_are_back(room: Room) -> None:
    live = await planning(room)
    await be_away(room.tables, BEN, room.clock() + 3 * DAY)
    for seat in (1, 0, 2):
        await room.answer(live, seat, *WAIT)
    assert await told(room) == [f"user:{ANN} asked", f"user:{CAT} asked"]
    room.clock.now += 2.9 * DAY
    assert f"user:{BEN} reminded" not in await look(room)
    room.clock.now += 0.1 * DAY
    assert await look(room) == [f"user:{BEN} asked"]


async def test_who_comes_back_early_is_told_at_once(room: Room) -> None:
    live = await planning(room)
    await be_away(room.tables, BEN, room.clock() + 9 * DAY)
    for seat in (1, 0, 2):
        await room.answer(live, seat, *WAIT)
    await room.empty()
    room.clock.now += HOUR
    await be_away(room.tables, BEN, room.clock())
    assert await look(room) == [f"user:{BEN} asked"]


async def test_who_looks_on_is_told_of_each_turn_but_not_at_night(room: Room) -> None:
    live = await planning(room)
    for user in (DAN, EVE):
        async with room.store.transaction():
            await room.store.write("insert into follows values (?, ?)", (live.row.id, user))
    await room.store.change_person(EVE, **NIGHT)

    async def followers() -> list[str]:
        found = [row.place for row in await room.outbox() if row.kind == "follow"]
        await room.empty()
        return sorted(found)

    await room.answer(live, 0, *WAIT)
    assert await followers() == [], "the turn is not over"
    await next_year(room, live)
    assert await followers() == [f"user:{DAN}", f"user:{EVE}"]
    hour(room, 23 * HOUR)
    await next_year(room, live)
    assert await followers() == [f"user:{DAN}"]


# Reminders


async def test_each_is_reminded_at_their_own_interval_or_the_tables(room: Room) -> None:
    await planning(room)
    await room.store.change_person(ANN, remind=3 * HOUR)
    await room.store.change_person(BEN, remind=0)
    reminders = []
    for _ in range(24):
        room.clock.now += HOUR
        reminders += await look(room)
    ann, cat = f"user:{ANN} reminded", f"user:{CAT} reminded"
    assert reminders == [ann] * 8 + [cat], "every third hour; once a day, as the table says"


async def test_reminders_wait_for_the_morning(room: Room) -> None:
    await planning(room)
    for user in (ANN, CAT):
        await room.store.change_person(user, remind=0)
    await room.store.change_person(BEN, remind=11 * HOUR, **NIGHT)
    hour(room, 23 * HOUR)
    assert await look(room) == []
    hour(room, MIDNIGHT + 8 * HOUR)
    assert await look(room) == [f"user:{BEN} reminded"]
    hour(room, MIDNIGHT + 18 * HOUR)
    assert await look(room) == []
    hour(room, MIDNIGHT + 19 * HOUR)
    assert await look(room) == [f"user:{BEN} reminded"]


async def test_who_is_told_in_the_morning_is_reminded_an_interval_later(room: Room) -> None:
    live = await planning(room)
    await room.store.change_person(BEN, remind=12 * HOUR, **NIGHT)
    hour(room, 22 * HOUR)
    for seat in (1, 0, 2):
        await room.answer(live, seat, *WAIT)
    await room.empty()
    hour(room, MIDNIGHT + 8 * HOUR)
    assert await look(room) == [f"user:{BEN} asked"]
    hour(room, MIDNIGHT + 20 * HOUR - 1)
    assert await look(room) == []
    hour(room, MIDNIGHT + 20 * HOUR)
    assert await look(room) == [f"user:{BEN} reminded"]


async def test_nobody_is_reminded_while_they_are_away(room: Room) -> None:
    await planning(room)
    await be_away(room.tables, BEN, room.clock() + 5 * DAY)
    for _ in range(4):
        room.clock.now += DAY
        assert f"user:{BEN} reminded" not in await look(room)
    room.clock.now += DAY
    assert f"user:{BEN} reminded" in await look(room)


# Deadlines


async def with_clock(room: Room, clock: Clock, *users: int) -> Live:
    hour(room, NOON)
    table = await room.open(*(users or (ANN, BEN, CAT)))
    await room.lobby.set_clock(table, Actor(ANN), clock)
    await room.play.start(table, Actor(ANN))
    live = await room.tables.get(table)
    while live.playing.table.year == 0:
        for seat, ask in list(live.playing.pending.items()):
            await room.answer(live, seat, ask.options[0].key)
    await room.empty()
    return live


async def test_every_decision_has_its_deadline(room: Room) -> None:
    live = await with_clock(room, Clock(DEADLINE, 5 * HOUR))
    assert [seat.deadline for seat in live.seats] == [room.clock() + 5 * HOUR] * 3
    room.clock.now += HOUR
    await room.answer(live, 0, *WAIT)
    assert [seat.deadline is None for seat in live.seats] == [True, False, False]
    await room.answer(live, 1, *WAIT)
    await room.answer(live, 2, *WAIT)
    assert [seat.deadline for seat in live.seats] == [room.clock() + 5 * HOUR] * 3
    again = await room.again().tables.get(live.row.id)
    assert [seat.deadline for seat in again.seats] == [seat.deadline for seat in live.seats]


async def test_without_a_clock_there_is_no_deadline(room: Room) -> None:
    live = await planning(room)
    assert [seat.deadline for seat in live.seats] == [None] * 3


@pytest.mark.parametrize("hours", range(1, 25))
async def test_no_deadline_falls_into_quiet_hours(room: Room, hours: int) -> None:
    hour(room, NOON)
    await room.store.change_person(BEN, **NIGHT)
    live = await with_clock(room, Clock(DEADLINE, hours * HOUR))
    deadline = live.seats[1].deadline
    assert deadline is not None and Quiet("UTC", 22, 8).until(deadline) is None
    plain = room.clock() + hours * HOUR
    morning = 10 * DAY + MIDNIGHT + 8 * HOUR
    assert deadline == (morning if 10 <= hours < 20 else plain)
    assert live.seats[0].deadline == plain, "others have others"


async def test_time_stands_still_while_somebody_is_away(room: Room) -> None:
    live = await with_clock(room, Clock(DEADLINE, 5 * HOUR))
    before = room.clock() + 5 * HOUR
    room.clock.now += HOUR
    await be_away(room.tables, BEN, room.clock() + 2 * DAY)
    assert live.seats[1].deadline == before + 2 * DAY
    assert live.seats[0].deadline == before
    room.clock.now += DAY
    await be_away(room.tables, BEN, room.clock())
    assert live.seats[1].deadline == before + DAY, "they are back after one day"


async def test_what_begins_while_somebody_is_away_begins_for_them_when_they_are_back(
    room: Room,
) -> None:
    live = await with_clock(room, Clock(DEADLINE, 5 * HOUR))
    await room.answer(live, 1, *WAIT)
    back = room.clock() + 2 * DAY
    await be_away(room.tables, BEN, back)
    await room.answer(live, 0, *WAIT)
    await room.answer(live, 2, *WAIT)
    assert live.seats[1].deadline == back + 5 * HOUR


async def test_another_clock_holds_from_now_on(room: Room) -> None:
    live = await planning(room)
    room.clock.now += HOUR
    await room.lobby.set_clock(live.row.id, Actor(ANN), Clock(DEADLINE, 7 * HOUR))
    assert [seat.deadline for seat in live.seats] == [room.clock() + 7 * HOUR] * 3
    await room.lobby.set_clock(live.row.id, Actor(ANN), Clock())
    assert [seat.deadline for seat in live.seats] == [None] * 3


# Time banks


async def test_a_bank_pays_for_what_a_decision_takes(room: Room) -> None:
    live = await with_clock(room, Clock(BANK, 10 * HOUR, HOUR))
    full = live.seats[0].bank
    room.clock.now += 4 * HOUR
    await room.answer(live, 0, *WAIT)
    assert full is not None and live.seats[0].bank == full - 4 * HOUR + HOUR
    await room.answer(live, 1, *WAIT)
    await room.answer(live, 2, *WAIT)
    assert live.seats[0].deadline == room.clock() + live.seats[0].bank
    room.clock.now += 100 * HOUR
    await room.answer(live, 0, *WAIT)
    assert live.seats[0].bank == HOUR, "never below nothing"


async def test_waiting_for_the_morning_or_a_vacation_is_not_saved_time(room: Room) -> None:
    await room.store.change_person(BEN, **NIGHT)
    live = await with_clock(room, Clock(BANK, 12 * HOUR))
    assert live.seats[1].deadline == 10 * DAY + MIDNIGHT + 8 * HOUR, "20 hours"
    await room.answer(live, 1, *WAIT)
    assert live.seats[1].bank == 12 * HOUR


async def test_a_pause_costs_nobody_their_bank(room: Room) -> None:
    live = await with_clock(room, Clock(BANK, 10 * HOUR))
    room.clock.now += 2 * HOUR
    live.row.paused_at = room.clock()
    room.clock.now += 9 * DAY
    await room.answer(live, 0, *WAIT)
    assert live.seats[0].bank == 8 * HOUR


async def test_answering_and_taking_back_earns_nothing(room: Room) -> None:
    live = await with_clock(room, Clock(BANK, 10 * HOUR, HOUR))
    before = live.seats[0].bank
    for _ in range(5):
        await room.answer(live, 0, *WAIT)
        await room.play.undo(live.row.id, ANN)
    assert live.seats[0].bank == before


# Answers that are saved


async def test_a_saved_answer_lasts_until_the_decision_is_another(room: Room) -> None:
    live = await planning(room)
    save = room.play.save_draft
    assert await save(live.row.id, ANN, 0, live.seats[0].serial, "krabwa") == tuple("krabwa")
    assert (await room.again().tables.get(live.row.id)).seats[0].draft == live.seats[0].draft
    assert 0 in live.playing.pending, "it is not given"
    await room.answer(live, 1, *WAIT)
    assert live.seats[0].draft is not None
    await room.answer(live, 0, *WAIT)
    assert live.seats[0].draft is None
    await room.answer(live, 2, *WAIT)
    assert live.seats[0].draft is None
