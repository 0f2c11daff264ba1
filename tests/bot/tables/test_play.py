"""Playing: answers are stored before anything is said, and only what is allowed is stored."""

import asyncio

import pytest

from bot.errors import Refused, Stale
from bot.store.rows import ABANDONED, FINISHED, PLAYING
from bot.tables.actors import Actor
from bot.tables.model import Live
from bot.tables.timing.reminders import ACTOR_GRACE
from games import GAMES
from games.core import Answer, IllegalAnswer, Rng, text
from games.session import Session
from games.standin import random_answer
from tests.bot.conftest import ANN, BEN, CAT, DAN, EVE, Room
from tests.bot.tables.test_registry import refusal

WAIT = tuple("wwwwww")


async def asks(room: Room) -> list[tuple[str, int]]:
    return [(row.place, row.body["serial"]) for row in await room.outbox() if row.kind == "ask"]


async def told(room: Room) -> list[str]:
    return await room.told()


async def test_only_the_host_starts_with_a_possible_number(room: Room) -> None:
    table = await room.open(ANN, BEN)
    assert await refusal(room.play.start(table, Actor(BEN))) == "host-only"
    assert await refusal(room.play.start(table, Actor(ANN))) == "wrong-number"
    assert await refusal(room.play.start(table, Actor(ANN), 9)) == "wrong-number"
    assert await refusal(room.play.start(table, Actor(ANN), -1)) == "wrong-number"
    await room.play.start(table, Actor(ANN), 1)
    assert await refusal(room.play.start(table, Actor(ANN))) == "game-has-begun"
    live = await room.tables.get(table)
    assert [seat.user for seat in live.seats] == [ANN, BEN, None]


async def test_a_seed_fits_into_sqlite(room: Room) -> None:
    for channel in range(20):
        live = await room.lobby.open(1, 50 + channel, Actor(ANN, "Ann"), "xidit", "en")
        await room.play.start(live.row.id, Actor(ANN), 3)
        assert live.seed is not None and 0 <= live.seed < 2**63


async def test_secret_asks_go_by_dm_when_they_are_new(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    assert sorted(await asks(room)) == [(f"user:{user}", 1) for user in (ANN, BEN, CAT)]
    await room.empty()
    await room.answer(live, 0, *WAIT)
    assert await asks(room) == [], "nobody is told again what they know"
    await room.answer(live, 1, *WAIT)
    await room.answer(live, 2, *WAIT)
    assert sorted(await asks(room)) == [(f"user:{user}", 2) for user in (ANN, BEN, CAT)]


async def test_who_acts_in_their_panel_is_shown_the_next_decision_there(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.answer(live, 0, *WAIT)
    await room.answer(live, 1, *WAIT)
    await room.empty()
    await room.play.answer(live.row.id, CAT, 2, 1, WAIT, shows_next=True)
    due = {row.place: row.due - room.clock() for row in await room.outbox() if row.kind == "ask"}
    assert due == {f"user:{ANN}": 0, f"user:{BEN}": 0, f"user:{CAT}": ACTOR_GRACE}


async def test_a_refused_answer_changes_nothing(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.empty()
    before = await everything(room, live)
    answer = room.play.answer
    table = live.row.id

    async def give(user: int, seat: int, serial: int, keys: Answer) -> None:
        await answer(table, user, seat, serial, keys, shows_next=False)

    assert await refusal(give(BEN, 0, 1, WAIT)) == "not-your-seat"
    assert await refusal(give(ANN, 7, 1, WAIT)) == "no-such-seat"
    assert await refusal(give(ANN, -1, 1, WAIT)) == "no-such-seat"
    assert await refusal(give(ANN, 0, 1, ("w",) * 5)) == "answer-too-few"
    assert await refusal(give(ANN, 0, 1, ("w",) * 7)) == "answer-too-many"
    assert await refusal(give(ANN, 0, 1, ("x",) * 6)) == "answer-unknown"
    with pytest.raises(Stale):
        await give(ANN, 0, 0, WAIT)
    assert await everything(room, live) == before
    assert await everything(room, await room.again().tables.get(table)) == before


async def everything(room: Room, live: Live) -> list[object]:
    table = live.row.id
    return [
        await room.store.table(table),
        await room.store.seats(table),
        await room.store.moves(table),
        await room.store.lines(table),
        await room.outbox(),
        live.playing.table,
        live.playing.pending,
    ]


async def test_an_answer_survives_a_restart_at_once(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.answer(live, 1, *"krabwa")
    again = await room.again().tables.get(live.row.id)
    assert again.playing.table == live.playing.table
    assert sorted(again.playing.pending) == [0, 2]
    assert again.moves == live.moves
    assert again.seats == live.seats


async def test_the_same_answer_at_the_same_moment_counts_once(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    give = [room.play.answer(live.row.id, ANN, 0, 1, WAIT, shows_next=False) for _ in range(5)]
    results = await asyncio.gather(*give, return_exceptions=True)
    assert sum(not isinstance(result, BaseException) for result in results) == 1
    assert sum(isinstance(result, Stale) for result in results) == 4
    assert len(await room.store.moves(live.row.id)) == 4


async def test_when_storing_fails_the_answer_was_not_given(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.empty()
    before = len(await room.store.moves(live.row.id))

    async def full(*args: object) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as broken:
        broken.setattr(room.store, "add_lines", full)
        with pytest.raises(OSError, match="disk full"):
            await room.answer(live, 0, *WAIT)
    fresh = await room.tables.get(live.row.id)
    assert 0 in fresh.playing.pending and fresh.seats[0].serial == 1
    assert len(await room.store.moves(live.row.id)) == before
    assert await room.outbox() == []
    await room.answer(fresh, 0, *WAIT)


async def test_undo_takes_back_ones_own_secret_answer_in_silence(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.answer(live, 0, *"krabwa")
    await room.answer(live, 1, *WAIT)
    await room.empty()
    assert await room.play.undo(live.row.id, ANN) == tuple("krabwa")
    assert sorted(live.playing.pending) == [0, 2]
    assert live.seats[0].serial == 3, "panels from before are out of date"
    assert await told(room) == [] and await asks(room) == []
    assert await refusal(room.play.undo(live.row.id, ANN)) == "undo-nothing"
    assert await refusal(room.play.undo(live.row.id, EVE)) == "not-at-this-table"
    with pytest.raises(Stale):
        await room.play.undo(live.row.id, BEN, serial=0)
    again = await room.again().tables.get(live.row.id)
    assert sorted(again.playing.pending) == [0, 2]


async def test_after_the_reveal_nothing_is_taken_back(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    for seat in range(3):
        await room.answer(live, seat, *WAIT)
    for user in (ANN, BEN, CAT):
        assert await refusal(room.play.undo(live.row.id, user)) == "undo-nothing"


async def test_an_undo_that_does_not_fit_is_refused_and_the_game_goes_on(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.answer(live, 0, *WAIT)
    before = await everything(room, live)

    def misfit(session: object, seat: int) -> None:
        raise IllegalAnswer(text("undo-nothing"))

    monkeypatch.setattr(Session, "undo", misfit)
    assert await refusal(room.play.undo(live.row.id, ANN)) == "undo-nothing"
    assert await room.tables.get(live.row.id) is live
    assert await everything(room, live) == before


async def test_the_log_is_what_the_moves_say_after_undos_too(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT, DAN)
    rng = Rng(11)
    undone = 0
    while live.row.status == PLAYING and live.moves < 80:
        seat = rng.pick(sorted(live.playing.pending))
        ask = live.playing.pending[seat]
        if rng.below(3):
            answer = live.game.stand_in(live.playing.view(seat), ask, rng)
        else:
            answer = random_answer(ask, rng)
        await room.answer(live, seat, *answer)
        user = live.seats[seat].user
        if live.row.status == PLAYING and live.playing.taken_back(seat) and rng.below(2):
            assert user is not None
            await room.play.undo(live.row.id, user)
            undone += 1
    assert undone > 3
    session = Session.start(live.game, 4, live.row.options, live.seed or 0)
    said = list(session.opening)
    for move in await room.store.moves(live.row.id):
        said += session.answer(move.seat, move.answer)
    assert await room.store.lines(live.row.id) == said
    assert live.session is not None and session.table == live.session.table


async def test_letters_are_initials_as_the_players_stand_when_the_game_begins(room: Room) -> None:
    table = await room.open(CAT, ANN)
    live = await room.tables.get(table)
    assert [live.letter(seat) for seat in range(2)] == ["C", "A"], "in the lobby by names"
    await room.lobby.leave(table, ANN)
    await room.lobby.join(table, Actor(ANN, "Cleo Berg"))
    assert [live.letter(seat) for seat in range(2)] == ["C", "B"]
    await room.play.start(table, Actor(CAT), stand_ins=2)
    assert [seat.letter for seat in live.seats] == ["C", "B", "A", "D"], "computers have no initial"


async def test_stand_ins_play_a_game_to_its_end(room: Room) -> None:
    live = await room.begin(ANN, stand_ins=3)
    rng = Rng(3)
    while live.row.status == PLAYING:
        assert list(live.playing.pending) == [0], "stand-ins never keep anybody waiting"
        view = live.playing.view(0)
        answer = live.game.stand_in(view, live.playing.pending[0], rng)
        await room.answer(live, 0, *answer)
    assert live.row.status == FINISHED
    again = await room.again().tables.get(live.row.id)
    assert again.session is not None and again.session.result is not None
    end = (await told(room))[-1]
    assert end.count("is the **Savior") + end.count("has no Savior") == 1


async def test_a_stand_in_that_fails_is_replaced_by_chance(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*args: object) -> Answer:
        raise RuntimeError

    from dataclasses import replace

    monkeypatch.setitem(GAMES, "xidit", replace(GAMES["xidit"], stand_in=broken))
    live = await room.begin(ANN, stand_ins=2)
    assert list(live.playing.pending) == [0]


async def test_a_stand_in_takes_over_what_is_owed(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.answer(live, 0, *WAIT)
    await room.answer(live, 2, *WAIT)
    await room.empty()
    await room.seating.stand_in(live.row.id, 1, Actor(BEN))
    assert live.playing.table.year == 2, "the year went on at once"
    assert live.seats[1].former == BEN and live.seats[1].asked_at is None
    (said,) = await told(room)
    assert said.startswith("A stand-in is playing for Ⓑ **Ben**")
    assert {place for place, _ in await asks(room)} == {f"user:{ANN}", f"user:{CAT}"}


async def test_who_may_hand_over_a_seat(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT, DAN)
    hand_over = room.seating.stand_in
    table = live.row.id
    assert await refusal(hand_over(table, 2, Actor(BEN))) == "host-only"
    assert await refusal(hand_over(table, 9, Actor(ANN))) == "no-such-seat"
    await hand_over(table, 2, Actor(ANN))
    assert await refusal(hand_over(table, 2, Actor(ANN))) == "stand-in-already"
    await hand_over(table, 3, Actor(EVE, moderator=True))
    await hand_over(table, 0, Actor(ANN))
    assert live.row.host == BEN, "the host's leaving hands the table on"
    await hand_over(table, 1, Actor(BEN))
    assert live.row.status == ABANDONED
    assert await refusal(hand_over(table, 1, Actor(BEN))) == "not-playing"


async def test_reminders_come_after_the_interval_and_once_each(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.lobby.set_reminder(live.row.id, Actor(ANN), 2)
    await room.answer(live, 0, *WAIT)
    await room.empty()

    async def look() -> list[str]:
        await room.timekeeper.run_due()
        places = [row.place for row in await room.outbox() if row.body.get("reminder")]
        await room.empty()
        return places

    assert await look() == []
    room.clock.now += 2 * 3600 - 1
    assert await look() == []
    room.clock.now += 1
    assert await look() == [f"user:{BEN}", f"user:{CAT}"]
    assert await look() == []
    room.clock.now += 3600
    await room.answer(live, 1, *WAIT)
    room.clock.now += 3600
    assert await look() == [f"user:{CAT}"]
    await room.lobby.set_reminder(live.row.id, Actor(ANN), 0)
    room.clock.now += 10 * 24 * 3600
    assert await look() == []


async def test_a_new_decision_starts_the_clock_again(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    room.clock.now += 100
    for seat in range(3):
        await room.answer(live, seat, *WAIT)
    assert [seat.asked_at for seat in live.seats] == [room.clock.now] * 3
    await room.seating.abandon(live.row.id, Actor(ANN))
    assert await room.store.due(room.clock.now + 10**9) == []


async def test_nobody_is_asked_for_a_decision_in_a_stranger_s_name(room: Room) -> None:
    live = await room.begin(ANN, BEN, CAT)
    (seat,) = live.playing.pending
    holder = live.seats[seat].user
    for user in (ANN, BEN, CAT, EVE):
        if user != holder:
            with pytest.raises(Refused):
                await room.play.answer(live.row.id, user, seat, 0, ["7"], shows_next=False)
