"""Whoever has nothing to choose in secret is not asked, and nobody can tell."""

from dataclasses import replace

import pytest

from bot.tables.fairness import secret_hashes
from bot.tables.forced_answers import EARLIEST, LATEST, is_forced
from bot.tables.model import Live
from games import GAMES
from games.xidit.table import Xidit
from tests.bot.conftest import ANN, BEN, CAT, Room
from tests.games.xidit_tables import give, kingdom

WAIT = tuple("wwwwww")


@pytest.fixture
def census(monkeypatch: pytest.MonkeyPatch) -> None:
    """A year with a census, in which the last of three has no units."""

    def laid(seed: int, seats: int, options: object) -> Xidit:
        t = kingdom(3, at=(1, 2, 3), year=4)
        give(t, 0, peasant=2)
        give(t, 1, mage=1)
        return t

    monkeypatch.setitem(GAMES, "xidit", replace(GAMES["xidit"], setup=laid))


async def held(room: Room, *users: int, stand_ins: int = 0) -> Live:
    """The census has begun, and those who have something to choose have been asked."""
    live = await room.begin(*users, stand_ins=stand_ins)
    await room.empty()
    for seat in [seat for seat in sorted(live.playing.pending) if live.seats[seat].user]:
        await room.answer(live, seat, *WAIT)
    return live


async def asked(room: Room) -> list[str]:
    return [row.place for row in await room.outbox() if row.kind == "ask"]


@pytest.mark.usefixtures("census")
async def test_whoever_has_nothing_to_choose_is_not_asked_but_awaited_like_the_others(
    room: Room,
) -> None:
    live = await held(room, ANN, BEN, CAT)
    assert set(live.playing.pending) == {0, 1, 2} and is_forced(live, 2)
    assert await asked(room) == [f"user:{ANN}", f"user:{BEN}"]
    room.clock.now += EARLIEST - 1
    await room.timekeeper.run_due()
    assert set(live.playing.pending) == {0, 1, 2}


@pytest.mark.usefixtures("census")
async def test_their_only_answer_is_given_after_a_while_as_if_they_had_done_it(room: Room) -> None:
    live = await held(room, ANN, BEN, CAT)
    await room.answer(live, 0, "none")
    await room.empty()
    room.clock.now += LATEST
    await room.timekeeper.run_due()
    assert set(live.playing.pending) == {1}
    assert set(secret_hashes(live)) == {0, 2}
    assert await room.told() == [], "who it was given for is not told"


@pytest.mark.usefixtures("census")
async def test_the_moment_is_another_one_each_time(room: Room) -> None:
    live = await held(room, ANN, BEN, CAT)
    begun, moments = room.clock.now, set[float]()
    for serial in range(20):
        room.clock.now, live.seats[2].serial = begun, serial
        live.seats[2].asked_at = begun
        while 2 in live.playing.pending:
            room.clock.now += 4
            await room.timekeeper.run_due()
        moments.add(room.clock.now - begun)
        await room.play.undo(live.row.id, CAT)
    assert len(moments) > 8 and min(moments) >= EARLIEST and max(moments) <= LATEST + 4


@pytest.mark.usefixtures("census")
async def test_whoever_does_not_want_to_wait_answers_themselves(room: Room) -> None:
    live = await held(room, ANN, BEN, CAT)
    await room.answer(live, 2, "none")
    assert set(live.playing.pending) == {0, 1}


@pytest.mark.usefixtures("census")
async def test_at_night_it_waits_like_its_player(room: Room) -> None:
    room.clock.now = 864_000 + 23 * 3600
    await room.store.change_person(CAT, zone="UTC", quiet_from=22, quiet_to=8)
    live = await held(room, ANN, BEN, CAT)
    room.clock.now += LATEST
    await room.timekeeper.run_due()
    assert 2 in live.playing.pending
    room.clock.now += 10 * 3600
    await room.timekeeper.run_due()
    assert 2 not in live.playing.pending


async def test_with_nobody_else_to_tell_it_to_the_answer_is_given_at_once(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    def laid(seed: int, seats: int, options: object) -> Xidit:
        t = kingdom(3, at=(1, 2, 3), year=4)
        give(t, 1, peasant=2)
        return t

    monkeypatch.setitem(GAMES, "xidit", replace(GAMES["xidit"], setup=laid))
    live = await held(room, ANN, stand_ins=2)
    assert live.playing.table.year == 5
