"""Two processes share a PostgreSQL, and act at the same table at the same moment."""

import asyncio
import logging

import pytest

from bot.errors import Conflict, Refused, Stale
from bot.store.clock import DEADLINE, DEFAULT, HOUR, REMIND, VOTE, Clock
from bot.tables import fairness
from bot.tables.actors import Actor
from bot.tables.computers.thoughts import thought
from games import GAMES
from games.session import Session
from tests.bot.conftest import ANN, BEN, CAT, CHANNEL, Room
from tests.bot.tables.timing.test_reminders import with_clock
from tests.samples import and_slow


async def pressed(room: Room, table: int, seat: int, serial: int, keys: tuple[str, ...]) -> bool:
    """Whether an answer counts."""
    user = (ANN, BEN, CAT)[seat]
    try:
        await room.play.answer(table, user, seat, serial, keys, shows_next=False)
    except (Stale, Refused):
        return False
    return True


async def replays(room: Room, table: int) -> None:
    """The stored history leads, from the seed, to the game as it is stored."""
    live = await room.again().tables.get(table)
    assert live.row.key is not None and live.session is not None
    game = GAMES[live.row.game]
    seed = fairness.seed(live.row.key)
    session = Session.start(game, len(live.seats), live.row.options, seed)
    moves = await room.store.moves(table)
    for move in moves:
        session.answer(move.seat, move.answer)
    assert live.moves == len(moves)
    assert (session.pending, session.result) == (live.session.pending, live.session.result)
    assert session.saved == live.session.saved
    given = [sum(move.seat == seat.seat for move in moves) for seat in live.seats]
    assert given == [seat.serial for seat in live.seats], "each answer is one more on its seat"


@pytest.mark.parametrize("times", and_slow([40], [1000]))
async def test_answers_at_the_same_moment_all_count_once_and_every_history_replays(
    rooms: list[Room], times: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, logger="bot.tables.registry")
    tables: list[int] = []
    counted = 0
    while counted < times:
        if not tables or (await rooms[0].tables.get(tables[-1])).row.status != "playing":
            table = await rooms[0].open(ANN, BEN, CAT, channel=CHANNEL + len(tables))
            await rooms[1].play.start(table, Actor(ANN))
            tables.append(table)
        table = tables[-1]
        live = await rooms[counted % 2].tables.get(table)
        seats = [*live.playing.pending][:2]
        given = {seat: (live.seats[seat].serial, thought(live, seat).answer()) for seat in seats}
        # Two people at once, each at another process; and each pressed twice, once at each.
        presses = [
            pressed(room, table, seat, *given[seat])
            for room, order in zip(rooms, (seats, seats[::-1]), strict=True)
            for seat in order
        ]
        results = await asyncio.gather(*presses)
        assert 1 <= sum(results) <= len(seats)
        counted += sum(results)
    assert "decided again" in caplog.text, "they were in each other's way"
    for table in tables:
        await replays(rooms[0], table)
    assert sum([len(await rooms[0].store.moves(table)) for table in tables]) == counted


async def test_what_another_process_has_changed_is_read_again(rooms: list[Room]) -> None:
    table = await rooms[0].open(ANN, BEN)
    before = await rooms[1].tables.get(table)
    await rooms[0].lobby.join(table, Actor(CAT, "Cat"))
    after = await rooms[1].tables.get(table)
    assert [seat.user for seat in before.seats] == [ANN, BEN]
    assert [seat.user for seat in after.seats] == [ANN, BEN, CAT]
    await rooms[1].play.start(table, Actor(ANN))
    async with rooms[0].tables.locked(table) as live:
        assert live.row.status == "playing" and live.session is not None


async def test_a_change_of_an_older_state_is_a_conflict_and_changes_nothing(
    rooms: list[Room],
) -> None:
    table = await rooms[0].open(ANN, BEN)
    with pytest.raises(Conflict):
        async with rooms[0].tables.locked(table) as live:
            await rooms[1].lobby.join(table, Actor(CAT, "Cat"))
            live.row.lang = "fr"
            async with rooms[0].tables.saving(live):
                await rooms[0].store.save_table(live.row)
    found = await rooms[0].tables.get(table)
    assert found.row.lang == "en" and len(found.seats) == 3


async def test_everybody_may_join_at_the_same_moment(rooms: list[Room]) -> None:
    table = await rooms[0].open(ANN)
    await asyncio.gather(
        *(
            room.lobby.join(table, Actor(user, "somebody"))
            for room, user in zip(rooms, (BEN, CAT), strict=True)
        )
    )
    users = {seat.user for seat in (await rooms[0].tables.get(table)).seats}
    assert users == {ANN, BEN, CAT}


@pytest.mark.parametrize("policy", [REMIND, DEFAULT, VOTE])
async def test_what_is_due_is_done_by_one_of_two_timekeepers(
    rooms: list[Room], policy: str
) -> None:
    """First their only excuse, then what the table has chosen; with a reminder each time."""
    room, clock = rooms[0], rooms[0].clock
    live = await with_clock(room, Clock(DEADLINE, HOUR, 0, policy, 1))
    for seat in (0, 2):
        await room.answer(live, seat, *thought(live, seat).answer())
    for times in (1, 2):
        await room.empty()
        clock.now += HOUR + 1
        before = len(await room.store.moves(live.row.id))
        await asyncio.gather(*(room.timekeeper.run_due() for room in rooms))
        done = [row.kind for row in await room.outbox()]
        late = (await rooms[1].tables.get(live.row.id)).seats[1]
        decided = times == 2 and policy == DEFAULT
        assert len(await room.store.moves(live.row.id)) == before + decided
        assert (late.excuses, late.lapses) == (1, times - 1)
        assert len(done) == len({*done}) or decided, done
        assert done.count("post") + done.count("vote") == 1


async def test_alone_nothing_is_counted_or_decided_again(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, logger="bot.tables.registry")
    live = await room.planning(ANN, BEN, CAT)
    async with room.store.transaction():
        await room.store.write("update tables set revision = 7 where id = ?", (live.row.id,))
    await room.answer(live, 0, *thought(live, 0).answer())
    assert live.seats[0].serial > 0 and "decided again" not in caplog.text
