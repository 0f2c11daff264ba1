"""The keeper of time: what happens when time runs out, and when a table falls silent."""

import logging

import pytest

from bot.store.clock import BANK, DAY, DEADLINE, DEFAULT, HOUR, REMIND, STAND_IN, VOTE, Clock
from bot.store.rows import ABANDONED, FINISHED, PLAYING
from bot.tables.actors import Actor
from bot.tables.model import Live
from bot.tables.timing.deadlines import BANK_PART
from bot.tables.timing.timekeeper import IDLE_GRACE
from bot.tables.timing.vacations import be_away
from bot.tables.voting import ballots, votes
from games import GAMES
from games.core import Answer, Ask
from games.session import Move
from tests.bot.conftest import ANN, BEN, CAT, DAN, Room
from tests.bot.tables.test_registry import refusal
from tests.bot.tables.timing.test_reminders import MIDNIGHT, NIGHT, WAIT, hour, told, with_clock

TIME = 5 * HOUR


async def posts(room: Room) -> list[str]:
    """What was posted since the last time."""
    found = await room.told()
    await room.empty()
    return found


async def only_ben_owes(room: Room, policy: str, excuses: int = 0, kind: str = DEADLINE) -> Live:
    live = await with_clock(room, Clock(kind, TIME, 0, policy, excuses))
    await room.answer(live, 0, *WAIT)
    await room.answer(live, 2, *WAIT)
    await room.empty()
    return live


async def moves(room: Room, live: Live) -> list[Move]:
    return await room.store.moves(live.row.id)


async def test_a_moment_before_the_deadline_nothing_happens(room: Room) -> None:
    live = await only_ben_owes(room, DEFAULT)
    before = await moves(room, live)
    room.clock.now += TIME - 1
    await room.timekeeper.run_due()
    assert await moves(room, live) == before and await posts(room) == []
    room.clock.now += 1
    await room.timekeeper.run_due()
    assert len(await moves(room, live)) == len(before) + 1


# A clock that was ahead, and is put right


async def test_a_deadline_set_by_a_clock_that_was_ahead_comes_at_its_time(room: Room) -> None:
    live = await only_ben_owes(room, DEFAULT)
    before = await moves(room, live)
    right = room.clock.now = room.clock.now - 30 * DAY
    await room.timekeeper.run_due()
    assert live.seats[1].deadline == right + TIME
    assert live.row.moved_at == right
    room.clock.now += TIME
    await room.timekeeper.run_due()
    assert len(await moves(room, live)) == len(before) + 1


async def test_a_reminder_does_not_wait_for_a_clock_that_was_ahead(room: Room) -> None:
    right = room.clock.now
    room.clock.now += 30 * DAY
    live = await room.planning(ANN, BEN, CAT)
    await room.empty()
    room.clock.now = right
    await room.timekeeper.run_due()
    room.clock.now += live.row.remind
    await room.timekeeper.run_due()
    reminded = [row.place for row in await room.outbox() if row.body.get("reminder")]
    assert sorted(reminded) == [f"user:{user}" for user in (ANN, BEN, CAT)]


async def test_a_vote_called_by_a_clock_that_was_ahead_closes_in_its_time(room: Room) -> None:
    right = room.clock.now
    room.clock.now += 30 * DAY
    live = await room.planning(ANN, BEN, CAT)
    await room.votes.call(live.row.id, ANN, ballots.PAUSE)
    room.clock.now = right
    await room.timekeeper.run_due()
    room.clock.now += votes.OPEN_FOR
    await room.timekeeper.run_due()
    assert await ballots.open_at(room.store, live.row.id) == []
    assert live.row.paused_at == right + votes.OPEN_FOR


# What was saved, then excuses


@pytest.mark.parametrize("policy", [REMIND, DEFAULT, STAND_IN, VOTE])
@pytest.mark.parametrize("excuses", [0, 2])
async def test_what_was_saved_counts_before_anything_else(
    room: Room, policy: str, excuses: int
) -> None:
    live = await only_ben_owes(room, policy, excuses)
    await room.play.save_draft(live.row.id, BEN, 1, live.seats[1].serial, "krabwa")
    await room.empty()
    room.clock.now += TIME
    await room.timekeeper.run_due()
    assert (await moves(room, live))[-1] == Move(1, tuple("krabwa"))
    assert (live.seats[1].excuses, live.seats[1].lapses) == (0, 0)
    assert (await posts(room))[0].startswith("⏰ Ⓑ **Ben** ran out of time, so their saved answer")


async def test_excuses_give_the_time_anew_and_are_told(room: Room) -> None:
    live = await only_ben_owes(room, DEFAULT, excuses=2)
    before = await moves(room, live)
    for n in (1, 2):
        room.clock.now += TIME
        await room.timekeeper.run_due()
        assert await moves(room, live) == before
        assert live.seats[1].excuses == n and live.seats[1].lapses == 0
        assert live.seats[1].deadline == room.clock() + TIME
        assert f"user:{BEN} reminded" in await told(room)
        await room.timekeeper.run_due()
        assert await room.outbox() == [], "once"
    room.clock.now += TIME
    await room.timekeeper.run_due()
    assert len(await moves(room, live)) == len(before) + 1
    assert (live.seats[1].excuses, live.seats[1].lapses) == (2, 1)


async def test_excuses_are_for_the_whole_game(room: Room) -> None:
    live = await only_ben_owes(room, DEFAULT, excuses=1)
    room.clock.now += TIME
    await room.timekeeper.run_due()
    await room.answer(live, 1, *WAIT)
    assert live.seats[1].excuses == 1
    await room.answer(live, 0, *WAIT)
    await room.answer(live, 2, *WAIT)
    year = live.playing.table.year
    room.clock.now += TIME
    await room.timekeeper.run_due()
    assert live.playing.table.year == year + 1


# The policies


async def test_remind_waits_on_and_counts(room: Room) -> None:
    live = await only_ben_owes(room, REMIND)
    before = await moves(room, live)
    for n in (1, 2, 3):
        room.clock.now += TIME
        await room.timekeeper.run_due()
        (said,) = await posts(room)
        assert said.startswith("⏰ Ⓑ **Ben** ran out of time. We’ll keep waiting")
        assert live.seats[1].lapses == n
    assert await moves(room, live) == before


async def test_default_does_nothing_in_their_seat(room: Room) -> None:
    live = await only_ben_owes(room, DEFAULT)
    room.clock.now += TIME
    await room.timekeeper.run_due()
    assert (await moves(room, live))[-1] == Move(1, WAIT)
    assert live.playing.table.year == 2 and live.seats[1].user == BEN, "they keep their seat"
    asked = await told(room)
    assert f"user:{BEN} asked" in asked, "and is told of the next decision"
    again = await room.again().tables.get(live.row.id)
    assert again.seats[1].lapses == 1 and again.playing.table == live.playing.table


async def test_a_stand_in_decides_once(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await only_ben_owes(room, STAND_IN)

    def thinks(view: object, ask: Ask, rng: object) -> Answer:
        return tuple("kkkkkk")

    from dataclasses import replace

    monkeypatch.setitem(
        GAMES, "xidit", replace(GAMES["xidit"], stand_in=thinks, think=None, search=None)
    )
    live.playing.game = GAMES["xidit"]
    room.clock.now += TIME
    await room.timekeeper.run_due()
    assert (await moves(room, live))[-1] == Move(1, tuple("kkkkkk"))
    assert live.seats[1].user == BEN


async def test_a_vote_decides_whether_a_stand_in_does(room: Room) -> None:
    live = await only_ben_owes(room, VOTE)
    before = await moves(room, live)
    room.clock.now += TIME
    await room.timekeeper.run_due()
    (vote,) = await ballots.open_at(room.store, live.row.id)
    assert (vote.kind, vote.seat, vote.by) == (ballots.LATE, 1, 0)
    assert [seat.user for seat in vote.voters(live)] == [ANN, CAT], "the others"
    await room.timekeeper.run_due()
    assert len(await ballots.open_at(room.store, live.row.id)) == 1, "one vote is enough"
    await room.votes.cast(vote.id, ANN, True)
    assert await moves(room, live) == before
    await room.empty()
    await room.votes.cast(vote.id, CAT, True)
    assert len(await moves(room, live)) == len(before) + 1
    said = "\n".join(await posts(room))
    assert "a stand-in decides this once" in said and "🔒 Receipts" in said
    assert live.seats[1].lapses == 1 and live.seats[1].user == BEN


async def test_when_they_vote_no_their_time_begins_anew(room: Room) -> None:
    live = await only_ben_owes(room, VOTE)
    before = await moves(room, live)
    room.clock.now += TIME
    await room.timekeeper.run_due()
    (vote,) = await ballots.open_at(room.store, live.row.id)
    await room.votes.cast(vote.id, ANN, False)
    assert live.seats[1].deadline == room.clock() + TIME
    assert await moves(room, live) == before


async def test_a_vote_about_a_decision_that_was_made_changes_nothing(room: Room) -> None:
    live = await only_ben_owes(room, VOTE)
    room.clock.now += TIME
    await room.timekeeper.run_due()
    (vote,) = await ballots.open_at(room.store, live.row.id)
    await room.answer(live, 1, *WAIT)
    deadlines = [seat.deadline for seat in live.seats]
    before = await moves(room, live)
    room.clock.now += HOUR
    await room.votes.cast(vote.id, ANN, True)
    found = await ballots.load(room.store, vote.id)
    assert found and found.outcome == ballots.FAILED
    assert await moves(room, live) == before
    assert [seat.deadline for seat in live.seats] == deadlines


async def test_a_vote_lost_late_sets_no_deadline_for_who_owes_nothing(room: Room) -> None:
    live = await only_ben_owes(room, VOTE)
    room.clock.now += TIME
    await room.timekeeper.run_due()
    (vote,) = await ballots.open_at(room.store, live.row.id)
    await room.answer(live, 1, *WAIT)  # a new year
    await room.answer(live, 1, *WAIT)  # they owe nothing in it any more
    await room.votes.cast(vote.id, ANN, False)
    assert live.seats[1].deadline is None


async def test_a_game_can_end_by_a_time_out(room: Room) -> None:
    live = await with_clock(room, Clock(DEADLINE, TIME, 0, STAND_IN, 0))
    for _ in range(400):
        if live.row.status != PLAYING:
            break
        room.clock.now += TIME
        await room.timekeeper.run_due()
    assert live.row.status == FINISHED
    again = await room.again().tables.get(live.row.id)
    assert again.session is not None and again.session.result is not None
    rows = list(await room.store.all("select user, lapses from results order by user"))
    assert [user for user, _ in rows] == [ANN, BEN, CAT] and all(lapses for _, lapses in rows)


# When no time runs out


async def test_no_time_runs_out_while_somebody_is_away(room: Room) -> None:
    live = await only_ben_owes(room, DEFAULT)
    before = await moves(room, live)
    await be_away(room.tables, BEN, room.clock() + 9 * DAY)
    room.clock.now += 9 * DAY - 1
    await room.timekeeper.run_due()
    assert await moves(room, live) == before
    room.clock.now += TIME
    await room.timekeeper.run_due()
    assert await moves(room, live) == before
    room.clock.now += 1
    await room.timekeeper.run_due()
    assert len(await moves(room, live)) == len(before) + 1


async def test_no_time_runs_out_in_hours_that_were_made_quiet_later(room: Room) -> None:
    live = await only_ben_owes(room, DEFAULT)
    before = await moves(room, live)
    await room.store.change_person(BEN, zone="UTC", quiet_from=16, quiet_to=20)
    hour(room, 17 * HOUR)
    await room.timekeeper.run_due()
    assert await moves(room, live) == before
    hour(room, 20 * HOUR)
    await room.timekeeper.run_due()
    assert len(await moves(room, live)) == len(before) + 1


async def test_no_time_runs_while_the_table_is_paused(room: Room) -> None:
    live = await only_ben_owes(room, DEFAULT)
    deadline = live.seats[1].deadline
    before = await moves(room, live)
    room.clock.now += HOUR
    for user in (ANN, BEN):
        await vote_for(room, live, user, ballots.PAUSE)
    assert live.row.paused_at == room.clock()
    await room.empty()
    room.clock.now += 9 * DAY
    await room.timekeeper.run_due()
    assert await moves(room, live) == before and await room.outbox() == []
    await room.votes.resume(live.row.id, CAT)
    assert deadline is not None and live.seats[1].deadline == deadline + 9 * DAY
    await room.empty()
    await room.timekeeper.run_due()
    assert await room.outbox() == [], "nor does a reminder come at once"
    room.clock.now += TIME - HOUR
    await room.timekeeper.run_due()
    assert len(await moves(room, live)) == len(before) + 1


async def vote_for(room: Room, live: Live, user: int, kind: str) -> None:
    """Call a vote, or say yes to the one that is open."""
    found = [v for v in await ballots.open_at(room.store, live.row.id) if v.kind == kind]
    if found:
        await room.votes.cast(found[0].id, user, True)
    else:
        await room.votes.call(live.row.id, user, kind)


async def test_what_begins_in_a_pause_has_its_whole_time_after_it(room: Room) -> None:
    live = await only_ben_owes(room, DEFAULT)
    for user in (ANN, BEN):
        await vote_for(room, live, user, ballots.PAUSE)
    room.clock.now += DAY
    await room.answer(live, 1, *WAIT)
    room.clock.now += DAY
    await room.votes.resume(live.row.id, CAT)
    assert [seat.deadline for seat in live.seats] == [room.clock() + TIME] * 3


async def test_a_deadline_that_a_pause_shifts_into_the_night_waits_for_the_morning(
    room: Room,
) -> None:
    live = await only_ben_owes(room, DEFAULT)
    await room.store.change_person(BEN, **NIGHT)
    for user in (ANN, BEN):
        await vote_for(room, live, user, ballots.PAUSE)
    room.clock.now += 8 * HOUR
    await room.votes.resume(live.row.id, CAT)
    assert live.seats[1].deadline == 10 * DAY + MIDNIGHT + 8 * HOUR


# Time banks


@pytest.mark.parametrize("policy", [DEFAULT, STAND_IN])
async def test_who_ran_out_of_their_bank_can_still_decide_the_next_time(
    room: Room, policy: str
) -> None:
    live = await only_ben_owes(room, policy, kind=BANK)
    room.clock.now += TIME
    await room.timekeeper.run_due()
    assert live.playing.table.year == 2
    assert live.seats[1].bank == TIME / BANK_PART
    assert live.seats[1].deadline == room.clock() + TIME / BANK_PART
    await room.timekeeper.run_due()
    assert 1 in live.playing.pending


async def test_an_excuse_gives_a_part_of_the_bank(room: Room) -> None:
    live = await only_ben_owes(room, DEFAULT, excuses=1, kind=BANK)
    room.clock.now += TIME
    await room.timekeeper.run_due()
    assert live.seats[1].deadline == room.clock() + TIME / BANK_PART


async def test_a_vote_gives_no_bank_back(room: Room) -> None:
    live = await only_ben_owes(room, VOTE, kind=BANK)
    room.clock.now += TIME
    await room.timekeeper.run_due()
    (vote,) = await ballots.open_at(room.store, live.row.id)
    for user in (ANN, CAT):
        await room.votes.cast(vote.id, user, True)
    assert live.seats[1].bank == TIME / BANK_PART


# One table is not another


async def test_a_fault_at_one_table_is_not_the_others(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    live = await room.planning(ANN, BEN, CAT)
    other = await room.open(ANN, BEN, CAT, channel=11)
    await room.play.start(other, Actor(ANN))
    await room.empty()
    room.clock.now += DAY
    tell = room.timekeeper._tell_and_remind

    async def broken(table: Live, now: float) -> None:
        if table.row.id == live.row.id:
            raise ZeroDivisionError
        await tell(table, now)

    monkeypatch.setattr(room.timekeeper, "_tell_and_remind", broken)
    await room.timekeeper.run_due()
    assert {row.table_id for row in await room.outbox()} == {other}
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


async def test_a_game_of_another_version_is_logged_once_and_fills_no_log(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    live = await room.planning(ANN, BEN, CAT)
    live.row.version = 99
    async with room.store.transaction():
        await room.store.save_table(live.row)
    await room.empty()
    again = room.again()
    again.clock.now += DAY
    for _ in range(3):
        await again.timekeeper.run_due()
    (logged,) = [record for record in caplog.records if record.levelno > logging.DEBUG]
    assert logged.getMessage() == (
        "table 1 cannot be opened: it was saved by version 99 of xidit, here is 1"
    )


async def test_a_saved_answer_does_not_outlive_a_correction_of_the_rules(room: Room) -> None:
    live = await only_ben_owes(room, DEFAULT)
    await room.play.save_draft(live.row.id, BEN, 1, live.seats[1].serial, "krabwa")
    async with room.store.transaction():
        await room.store.drop_moves(live.row.id, after=3)
        await room.store.add_moves(live.row.id, 3, [Move(0, ("x",))], 0.0)
    await room.empty()
    again = room.again()
    fresh = await again.tables.get(live.row.id)
    assert [seat.draft for seat in fresh.seats] == [None] * 3
    await again.timekeeper.run_due()
    asked = [row.place for row in await again.outbox() if row.kind == "ask"]
    assert asked == [f"user:{user}" for user in (ANN, BEN, CAT)], "all decide anew, and are told"


# Silence


async def test_a_silent_game_is_asked_and_then_closed(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.store.change_person(CAT, zone="UTC", quiet_from=0, quiet_to=23)
    room.clock.now += live.row.idle - 1
    await room.timekeeper.run_due()
    await room.empty()
    room.clock.now += 1
    await room.timekeeper.run_due()
    (post,) = [row for row in await room.outbox() if row.kind == "post"]
    assert (await room.told())[0].startswith("💤 Nothing has happened here for 14 days")
    assert [seat for seat, _ in post.body["named"]] == [0, 1], "Cat's hours are quiet"
    assert post.body["calls"] == [ANN, BEN]
    await room.empty()
    await room.timekeeper.run_due()
    assert await posts(room) == [], "asked once"
    room.clock.now += IDLE_GRACE - 1
    await room.timekeeper.run_due()
    assert live.row.status == PLAYING
    room.clock.now += 1
    await room.timekeeper.run_due()
    assert live.row.status == ABANDONED
    assert (await room.again().tables.get(live.row.id)).row.status == ABANDONED
    assert any(said.startswith("🌙") for said in await posts(room))


async def test_who_says_that_it_goes_on_keeps_it_open(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    assert await refusal(room.seating.keep_going(live.row.id, DAN)) == "not-at-this-table"
    room.clock.now += live.row.idle
    await room.timekeeper.run_due()
    await room.seating.keep_going(live.row.id, BEN)
    await room.empty()
    await room.seating.keep_going(live.row.id, CAT)
    assert await posts(room) == [], "one is enough"
    room.clock.now += live.row.idle - 1
    await room.timekeeper.run_due()
    assert live.row.status == PLAYING and live.row.idle_asked_at is None
    room.clock.now += 1
    await room.timekeeper.run_due()
    assert live.row.idle_asked_at == room.clock()


async def test_to_play_is_to_go_on(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    room.clock.now += live.row.idle
    await room.timekeeper.run_due()
    await room.answer(live, 0, *WAIT)
    assert live.row.idle_asked_at is None
    room.clock.now += IDLE_GRACE
    await room.timekeeper.run_due()
    assert live.row.status == PLAYING


async def test_a_forgotten_lobby_is_closed(room: Room) -> None:
    table = await room.open(ANN, BEN)
    live = await room.tables.get(table)
    room.clock.now += live.row.idle
    await room.timekeeper.run_due()
    assert live.row.status == ABANDONED
    assert await room.open(ANN) != table, "the channel is free"


async def test_who_moves_while_the_keeper_looks_is_not_put_to_sleep(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await room.planning(ANN, BEN, CAT)
    room.clock.now += live.row.idle
    idle = room.store.idle

    async def and_then_somebody_moves(now: float, grace: float) -> list[int]:
        found = await idle(now, grace)
        if 0 in live.playing.pending:
            await room.answer(live, 0, *WAIT)
        return found

    monkeypatch.setattr(room.store, "idle", and_then_somebody_moves)
    await room.timekeeper.run_due()
    assert live.row.idle_asked_at is None and live.row.status == PLAYING


async def test_a_stand_in_whose_turn_was_begun_again_moves(room: Room) -> None:
    live = await room.begin(ANN, BEN, CAT)
    (seat,) = live.playing.pending
    live.seats[seat].user, live.seats[seat].asked_at = None, None
    async with room.store.transaction():
        await room.store.save_seats(live.row.id, live.seats)
    again = room.again()
    await again.timekeeper.run_due()
    live = await again.tables.get(live.row.id)
    assert seat not in live.playing.pending, "as after corrected rules"
