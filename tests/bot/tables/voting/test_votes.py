"""Votes: who may call one and vote, when it is decided, and what follows from it."""

import pytest

from bot.store.clock import BANK, DEADLINE, HOUR, Clock
from bot.store.rows import ABANDONED, FINISHED, PLAYING
from bot.tables.actors import Actor
from bot.tables.model import Live
from bot.tables.voting import ballots
from bot.tables.voting.ballots import END, EXTEND, FAILED, PASSED, PAUSE, REPLACE, UNDO, Vote
from bot.tables.voting.votes import OPEN_FOR, PATIENCE
from games.core import Rng
from tests.bot.conftest import ANN, BEN, CAT, DAN, EVE, Room
from tests.bot.tables.test_registry import refusal
from tests.bot.tables.timing.test_reminders import WAIT, with_clock


async def only(room: Room, live: Live) -> Vote:
    (vote,) = await ballots.open_at(room.store, live.row.id)
    return vote


async def outcome(room: Room, vote: Vote) -> str | None:
    found = await ballots.load(room.store, vote.id)
    assert found is not None
    return found.outcome


async def called(room: Room, live: Live, kind: str, user: int = ANN) -> Vote:
    await room.votes.call(live.row.id, user, kind)
    return await only(room, live)


# Calling and voting


async def test_only_people_at_the_table_call_votes_and_vote(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    assert await refusal(room.votes.call(live.row.id, EVE, PAUSE)) == "not-at-this-table"
    vote = await called(room, live, PAUSE)
    assert await refusal(room.votes.cast(vote.id, EVE, True)) == "not-your-vote"
    assert await refusal(room.votes.cast(99, ANN, True)) == "vote-over"
    assert (await only(room, live)).ballots == {str(ANN): True}, "who calls it has said yes"


async def test_one_vote_of_a_kind_at_a_time(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await called(room, live, PAUSE)
    assert await refusal(room.votes.call(live.row.id, BEN, PAUSE)) == "vote-open-already"
    await room.votes.call(live.row.id, BEN, END)
    assert len(await ballots.open_at(room.store, live.row.id)) == 2


async def test_there_are_no_votes_before_and_after_the_game(room: Room) -> None:
    table = await room.open(ANN, BEN, CAT)
    assert await refusal(room.votes.call(table, ANN, PAUSE)) == "not-begun"
    await room.play.start(table, Actor(ANN))
    await room.seating.abandon(table, Actor(ANN))
    assert await refusal(room.votes.call(table, ANN, PAUSE)) == "not-playing"


async def test_a_vote_is_posted_and_brought_up_to_date(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.empty()
    vote = await called(room, live, PAUSE)
    rows = [(row.kind, row.body) for row in await room.outbox()]
    assert rows == [("vote", {"vote": vote.id})]
    await room.empty()
    await room.votes.cast(vote.id, BEN, False)
    assert [row.kind for row in await room.outbox()] == ["vote"]


@pytest.mark.parametrize(
    ("people", "yes", "no", "expected"),
    [
        (2, 1, 0, None),
        (2, 2, 0, PASSED),
        (2, 1, 1, FAILED),
        (3, 1, 0, None),
        (3, 2, 0, PASSED),
        (3, 1, 1, None),
        (3, 1, 2, FAILED),
        (4, 2, 0, None),
        (4, 3, 0, PASSED),
        (4, 2, 2, FAILED),
        (4, 1, 2, FAILED),
        (5, 2, 2, None),
        (5, 3, 0, PASSED),
    ],
)
async def test_more_than_half_decide_at_once(
    room: Room, people: int, yes: int, no: int, expected: str | None
) -> None:
    users = [ANN, BEN, CAT, DAN, EVE][:people]
    live = await room.begin(*users, stand_ins=max(0, 3 - people))
    vote = await called(room, live, PAUSE)
    for n, user in enumerate(users[1 : yes + no], start=1):
        await room.votes.cast(vote.id, user, n < yes)
    assert await outcome(room, vote) == expected
    assert (live.row.paused_at is not None) == (expected == PASSED)
    if expected is not None:
        assert await refusal(room.votes.cast(vote.id, ANN, True)) == "vote-over"


@pytest.mark.parametrize(
    ("yes", "no", "expected"), [(1, 0, PASSED), (2, 1, PASSED), (1, 1, FAILED)]
)
async def test_when_the_time_is_over_those_who_voted_decide(
    room: Room, yes: int, no: int, expected: str
) -> None:
    live = await room.planning(ANN, BEN, CAT, DAN, EVE)
    vote = await called(room, live, PAUSE)
    for n, user in enumerate([ANN, BEN, CAT][1 : yes + no], start=1):
        await room.votes.cast(vote.id, user, n < yes)
    room.clock.now += OPEN_FOR - 1
    await room.timekeeper.run_due()
    assert await outcome(room, vote) is None
    room.clock.now += 1
    await room.again().timekeeper.run_due()
    assert await outcome(room, vote) == expected


async def test_a_ballot_can_be_changed_until_it_is_decided(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    vote = await called(room, live, PAUSE)
    await room.votes.cast(vote.id, ANN, False)
    await room.votes.cast(vote.id, BEN, True)
    assert await outcome(room, vote) is None
    await room.votes.cast(vote.id, ANN, True)
    assert await outcome(room, vote) == PASSED


async def test_who_has_left_does_not_count(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    vote = await called(room, live, PAUSE)
    await room.seating.stand_in(live.row.id, 0, Actor(ANN))
    assert (await only(room, live)).tally(live) == (0, 0, 2)
    await room.votes.cast(vote.id, BEN, True)
    assert await outcome(room, vote) is None


async def test_the_outcome_and_what_it_brings_are_stored_together(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await room.planning(ANN, BEN, CAT)
    vote = await called(room, live, END)
    save = room.store.save_vote

    async def full(saved: Vote) -> None:
        if saved.outcome is not None:
            raise OSError("disk full")
        await save(saved)

    with monkeypatch.context() as broken:
        broken.setattr(room.store, "save_vote", full)
        with pytest.raises(OSError, match="disk full"):
            await room.votes.cast(vote.id, BEN, True)
    assert await outcome(room, vote) is None
    assert (await room.tables.get(live.row.id)).row.status == PLAYING
    await room.votes.cast(vote.id, BEN, True)
    assert await outcome(room, vote) == PASSED
    assert (await room.tables.get(live.row.id)).row.status == ABANDONED


async def test_a_vote_fails_when_the_game_ends_before_it(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    vote = await called(room, live, PAUSE)
    rng = Rng(3)
    while live.row.status == PLAYING:
        seat, ask = next(iter(live.playing.pending.items()))
        await room.answer(live, seat, *live.game.stand_in(live.playing.view(seat), ask, rng))
    await room.votes.cast(vote.id, BEN, True)
    assert await outcome(room, vote) == FAILED and live.row.status == FINISHED


async def test_open_votes_of_a_game_that_ended_are_closed_in_time(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    vote = await called(room, live, PAUSE)
    await room.seating.abandon(live.row.id, Actor(ANN))
    room.clock.now += OPEN_FOR
    await room.timekeeper.run_due()
    assert await outcome(room, vote) == FAILED and live.row.status == ABANDONED


# What a vote can bring


async def agree(room: Room, live: Live, kind: str, *users: int) -> Vote:
    vote = await called(room, live, kind, users[0])
    for user in users[1:]:
        await room.votes.cast(vote.id, user, True)
    assert await outcome(room, vote) == PASSED
    return vote


async def test_a_pause_lasts_until_somebody_resumes(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    assert await refusal(room.votes.resume(live.row.id, ANN)) == "not-paused"
    await agree(room, live, PAUSE, ANN, BEN)
    assert await refusal(room.votes.call(live.row.id, ANN, PAUSE)) == "paused-already"
    assert await refusal(room.votes.resume(live.row.id, EVE)) == "not-at-this-table"
    assert (await room.again().tables.get(live.row.id)).row.paused_at == room.clock()
    await room.votes.resume(live.row.id, CAT)
    assert (await room.again().tables.get(live.row.id)).row.paused_at is None


async def test_a_pause_is_no_reason_to_replace_somebody(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await agree(room, live, PAUSE, ANN, BEN)
    room.clock.now += 2 * PATIENCE
    await room.votes.resume(live.row.id, CAT)
    call = room.votes.call(live.row.id, ANN, REPLACE, BEN)
    assert await refusal(call) == "vote-too-early"


async def test_more_time_for_everybody(room: Room) -> None:
    live = await with_clock(room, Clock(DEADLINE, 5 * HOUR))
    await agree(room, live, EXTEND, ANN, BEN)
    assert [seat.deadline for seat in live.seats] == [room.clock() + 10 * HOUR] * 3


async def test_more_time_in_every_bank(room: Room) -> None:
    live = await with_clock(room, Clock(BANK, 5 * HOUR))
    room.clock.now += HOUR
    await room.answer(live, 0, *WAIT)
    live.seats[2].bank = None
    await agree(room, live, EXTEND, ANN, BEN)
    assert [seat.bank for seat in live.seats] == [9 * HOUR, 10 * HOUR, 10 * HOUR]
    deadline = live.seats[1].deadline
    assert deadline == room.clock() + 9 * HOUR
    await room.answer(live, 1, *WAIT)
    assert live.seats[1].bank == 9 * HOUR, "what they are given is theirs"


async def test_an_empty_bank_is_given_just_that(room: Room) -> None:
    live = await with_clock(room, Clock(BANK, 5 * HOUR))
    live.seats[1].bank = 0.0
    await agree(room, live, EXTEND, ANN, BEN)
    assert live.seats[1].bank == 5 * HOUR


async def test_to_end_is_to_close_without_a_result(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await agree(room, live, END, BEN, CAT)
    assert live.row.status == ABANDONED and live.row.ended_at == room.clock()
    assert list(await room.store.all("select * from results")) == []


# Replacing


async def test_only_who_is_awaited_for_long_can_be_voted_out(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    call = room.votes.call
    assert await refusal(call(live.row.id, ANN, REPLACE, None)) == "vote-about-whom"
    assert await refusal(call(live.row.id, ANN, REPLACE, ANN)) == "vote-about-whom"
    assert await refusal(call(live.row.id, ANN, REPLACE, EVE)) == "vote-about-whom"
    await room.answer(live, 0, *WAIT)
    room.clock.now += PATIENCE - 1
    assert await refusal(call(live.row.id, ANN, REPLACE, BEN)) == "vote-too-early"
    room.clock.now += 1
    assert await refusal(call(live.row.id, BEN, REPLACE, ANN)) == "vote-too-early", (
        "they have moved"
    )
    await call(live.row.id, ANN, REPLACE, BEN)


async def test_whom_it_is_about_does_not_vote(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    room.clock.now += PATIENCE
    await room.votes.call(live.row.id, ANN, REPLACE, BEN)
    vote = await only(room, live)
    assert await refusal(room.votes.cast(vote.id, BEN, False)) == "not-your-vote"
    await room.votes.cast(vote.id, CAT, True)
    assert live.seats[1].user is None and live.seats[1].open_to == 0
    assert await outcome(room, vote) == PASSED


async def test_a_vote_of_one_is_decided_at_once(room: Room) -> None:
    live = await room.planning(ANN, BEN, stand_ins=1)
    room.clock.now += PATIENCE
    await room.votes.call(live.row.id, ANN, REPLACE, BEN, EVE)
    assert live.seats[1].user is None and live.seats[1].open_to == EVE
    assert await ballots.open_at(room.store, live.row.id) == []


async def late_ben(room: Room, candidate: int | None = None) -> tuple[Live, Vote]:
    live = await room.planning(ANN, BEN, CAT, DAN)
    room.clock.now += PATIENCE
    await room.votes.call(live.row.id, ANN, REPLACE, BEN, candidate)
    return live, await only(room, live)


async def test_who_decides_meanwhile_is_not_replaced(room: Room) -> None:
    live, vote = await late_ben(room)
    await room.answer(live, 1, *WAIT)
    await room.votes.cast(vote.id, CAT, True)
    assert await outcome(room, vote) == FAILED and live.seats[1].user == BEN


async def test_a_newcomer_is_not_voted_out_for_the_one_before_them(room: Room) -> None:
    live, vote = await late_ben(room)
    await room.seating.offer(live.row.id, 1, Actor(ANN), None)
    await room.seating.take(live.row.id, 1, Actor(EVE, "Eve"))
    await room.votes.cast(vote.id, CAT, True)
    assert await outcome(room, vote) == FAILED and live.seats[1].user == EVE


async def test_who_sits_at_the_table_already_does_not_get_a_second_seat(room: Room) -> None:
    live, vote = await late_ben(room, candidate=EVE)
    await room.seating.offer(live.row.id, 3, Actor(DAN), EVE)
    await room.seating.take(live.row.id, 3, Actor(EVE, "Eve"))
    await room.votes.cast(vote.id, CAT, True)
    assert await outcome(room, vote) == FAILED, "and the vote is over"
    assert live.seats[1].user == BEN


# Taking back


async def one_answer(room: Room) -> Live:
    """A hero is placed: the next player is asked, so that alone nothing can be taken back."""
    live = await room.begin(ANN, BEN, CAT)
    (seat,) = live.playing.pending
    await room.answer(live, seat, live.playing.pending[seat].options[0].key)
    await room.empty()
    return live


def mover(live: Live) -> int:
    user = live.seats[live.playing.moves[-1].seat].user
    assert user is not None
    return user


async def test_with_consent_an_answer_is_taken_back_after_others_were_asked(room: Room) -> None:
    live = await one_answer(room)
    user = mover(live)
    seat = live.seat_of(user)
    assert seat is not None
    assert await refusal(room.play.undo(live.row.id, user)) == "undo-others"
    (following,) = live.playing.pending
    await agree(room, live, UNDO, user, *[u for u in (ANN, BEN, CAT) if u != user][:1])
    assert list(live.playing.pending) == [seat] and live.moves == 0
    assert await room.store.moves(live.row.id) == []
    told = await room.told()
    assert any("undoes their last choice" in said for said in told)
    again = await room.again().tables.get(live.row.id)
    assert again.playing.table == live.playing.table
    assert live.seats[following].asked_at is None
    await room.answer(live, seat, live.playing.pending[seat].options[1].key)


async def test_what_followed_is_taken_back_too_and_decided_anew(room: Room) -> None:
    live = await one_answer(room)
    user = mover(live)
    first = live.seat_of(user)
    (second,) = live.playing.pending
    await room.answer(live, second, live.playing.pending[second].options[0].key)
    serials = [seat.serial for seat in live.seats]
    others = [u for u in (ANN, BEN, CAT) if u != user]
    await agree(room, live, UNDO, user, others[0])
    assert first is not None and list(live.playing.pending) == [first]
    assert live.moves == 0
    for seat in (first, second):
        assert live.seats[seat].serial > serials[seat], "panels from before are out of date"


async def test_nothing_is_taken_back_once_something_was_revealed(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    rng = Rng(1)
    while live.playing.undo_barrier(0) != "revealed":
        seat, ask = next(iter(live.playing.pending.items()))
        await room.answer(live, seat, *live.game.stand_in(live.playing.view(seat), ask, rng))
    assert await refusal(room.votes.call(live.row.id, ANN, UNDO)) == "undo-revealed"


async def test_only_the_answer_that_was_voted_on_is_taken_back(room: Room) -> None:
    live = await one_answer(room)
    user = mover(live)
    vote = await called(room, live, UNDO, user)
    rng = Rng(1)
    while live.seats[live.seat_of(user) or 0].serial == vote.serial:
        seat, ask = next(iter(live.playing.pending.items()))
        await room.answer(live, seat, *live.game.stand_in(live.playing.view(seat), ask, rng))
    before = await room.store.moves(live.row.id)
    others = [u for u in (ANN, BEN, CAT) if u != user]
    await room.votes.cast(vote.id, others[0], True)
    assert await outcome(room, vote) == FAILED
    assert await room.store.moves(live.row.id) == before


async def test_a_vote_that_came_to_nothing_does_not_stand_in_the_way(room: Room) -> None:
    live, _ = await late_ben(room)
    await room.answer(live, 1, *WAIT)
    await room.answer(live, 0, *WAIT)
    room.clock.now += PATIENCE
    await room.votes.call(live.row.id, ANN, REPLACE, CAT)
    assert {v.seat for v in await ballots.open_at(room.store, live.row.id)} == {1, 2}


async def test_without_a_clock_there_is_no_time_to_give(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    assert await refusal(room.votes.call(live.row.id, ANN, EXTEND)) == "clock-none"
