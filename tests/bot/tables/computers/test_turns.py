"""Computer players who think on beside the game: nobody waits for them, and nothing is lost."""

import asyncio

import pytest

from bot.tables import play
from bot.tables.actors import Actor
from bot.tables.computers.thinkers import Thinkers
from bot.tables.computers.thoughts import thought
from bot.tables.computers.turns import ComputerTurns, set_level
from bot.tables.model import Live
from games.core import EASY, HARD, NORMAL, Answer
from games.session import Session
from games.standin import default_answer
from tests.bot.conftest import ANN, BEN, EVE, Room
from tests.bot.tables.test_registry import refusal
from tests.bot.tables.timing.test_reminders import WAIT


class Slow(Thinkers):
    """Take as long as a test wants."""

    def __init__(self) -> None:
        super().__init__(seconds=1.0)
        self.may = asyncio.Event()
        self.urgent: list[bool] = []

    async def answer(self, live: Live, seat: int, urgent: bool = True) -> Answer:
        self.urgent.append(urgent)
        await self.may.wait()
        return thought(live, seat, seed=1).answer()


@pytest.fixture
def slow(room: Room, monkeypatch: pytest.MonkeyPatch) -> Slow:
    """From now on computer players of the room are slow."""
    monkeypatch.setattr(play, "PATIENCE", 0.01)
    return Slow()


def begin_to_think(room: Room, slow: Slow) -> list[asyncio.Task[None]]:
    tasks: list[asyncio.Task[None]] = []
    room.play.thinkers = slow
    ComputerTurns(room.play, tasks.append)
    return tasks


async def year_over(room: Room, live: Live) -> None:
    """People answer until the orders of the next year are due."""
    year = live.playing.table.year
    while live.playing.table.year == year:
        seat = min(live.playing.pending)
        ask = live.playing.pending[seat]
        await room.answer(live, seat, *(WAIT if ask.most == len(WAIT) else default_answer(ask)))


async def test_an_answer_is_stored_at_once_and_those_of_computer_players_when_they_have_thought(
    room: Room, slow: Slow
) -> None:
    live = await room.planning(ANN, BEN, stand_ins=1)
    tasks = begin_to_think(room, slow)
    await year_over(room, live)
    (task,) = tasks
    assert 2 in live.playing.pending
    assert len(await room.store.moves(live.row.id, after=0)) == live.moves
    await room.answer(live, 0, *WAIT)  # while they think of what was before
    slow.may.set()
    await task
    assert [*live.playing.pending] == [1]
    assert len(await room.store.moves(live.row.id, after=0)) == live.moves
    assert slow.urgent[0] and not slow.urgent[-1]
    saved = live.playing.saved
    assert Session.load(live.game, saved, live.playing.moves).table == live.playing.table


async def test_after_a_restart_the_timekeeper_lets_computer_players_go_on(
    room: Room, slow: Slow
) -> None:
    live = await room.planning(ANN, stand_ins=2)
    tasks = begin_to_think(room, slow)
    await year_over(room, live)
    await room.answer(live, 0, *WAIT)
    assert 0 not in live.playing.pending
    tasks[0].cancel()
    again = room.again()
    await again.timekeeper.run_due()
    live = await again.tables.get(live.row.id)
    assert 0 in live.playing.pending


async def test_the_timekeeper_does_not_wait_for_computer_players(
    room: Room, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten tables of them would keep it from what is due at all others."""
    live = await room.planning(ANN, stand_ins=2)
    tasks = begin_to_think(room, slow)
    await year_over(room, live)
    await room.answer(live, 0, *WAIT)
    tasks[0].cancel()
    await asyncio.wait(tasks)
    monkeypatch.setattr(play, "PATIENCE", 60.0)
    async with asyncio.timeout(5):
        await room.timekeeper.run_due()
    assert 0 not in live.playing.pending and len(tasks) == 2
    slow.may.set()
    await tasks[1]
    assert 0 in live.playing.pending


def levels(live: Live) -> dict[str, str]:
    return {seat.name: seat.level for seat in live.seats if seat.user is None}


async def test_computer_players_have_their_level_in_their_names(room: Room) -> None:
    table = await room.open(ANN)
    assert await refusal(room.play.start(table, Actor(ANN), 2, "godlike")) == "no-such-setting"
    await room.play.start(table, Actor(ANN), 2, HARD)
    live = await room.tables.get(table)
    assert [(s.name, s.level) for s in live.seats[1:]] == [
        ("Hard bot 1", HARD),
        ("Hard bot 2", HARD),
    ]
    assert await refusal(set_level(room.play, table, Actor(BEN), EASY)) == "host-only"
    await set_level(room.play, table, Actor(ANN), EASY)
    live = await room.again().tables.get(table)
    assert [(s.name, s.level) for s in live.seats[1:]] == [
        ("Easy bot 1", EASY),
        ("Easy bot 2", EASY),
    ]
    assert "level is now: easy" in (await room.told())[-1]


async def test_a_stand_in_plays_at_the_normal_level_also_where_a_computer_player_sat(
    room: Room,
) -> None:
    live = await room.planning(ANN, BEN, stand_ins=1)
    await set_level(room.play, live.row.id, Actor(ANN), HARD)
    assert [seat.level for seat in live.seats] == [NORMAL, NORMAL, HARD]
    await room.seating.offer(live.row.id, 2, Actor(ANN), None)
    await room.seating.take(live.row.id, 2, Actor(EVE, "Eve"))
    await room.seating.stand_in(live.row.id, 2, Actor(EVE))
    assert live.seats[2].level == NORMAL
    assert await refusal(set_level(room.play, live.row.id, Actor(ANN), HARD)) == "no-computers"
