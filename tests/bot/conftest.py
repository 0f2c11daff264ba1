"""A store on disk, tables and play above it, and a clock that is put forward by hand."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass

import pytest

from bot.config import DatabaseAddress, ServerAddress
from bot.language.story import paragraphs
from bot.outbox.messages import Post, from_row
from bot.store import Store
from bot.store.rows import OutRow
from bot.tables.actors import Actor
from bot.tables.lobby import Lobby
from bot.tables.model import Live
from bot.tables.play import Play
from bot.tables.registry import Tables
from bot.tables.seats import Seating
from bot.tables.timing.timekeeper import Timekeeper
from bot.tables.voting.votes import Votes

GUILD, CHANNEL = 1, 10
ANN, BEN, CAT, DAN, EVE = 101, 102, 103, 104, 105


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Room:
    """Tables without Discord."""

    store: Store
    clock: Clock
    tables: Tables
    lobby: Lobby
    play: Play
    seating: Seating
    votes: Votes
    timekeeper: Timekeeper

    @classmethod
    def over(cls, store: Store, clock: Clock) -> "Room":
        tables = Tables(store, clock)
        play = Play(tables)
        seating = Seating(play)
        votes = Votes(seating)
        timekeeper = Timekeeper(seating, votes)
        return cls(store, clock, tables, Lobby(tables), play, seating, votes, timekeeper)

    def again(self) -> "Room":
        """As after a restart: nothing is in memory."""
        return Room.over(self.store, self.clock)

    async def open(self, *users: int, channel: int = CHANNEL) -> int:
        """A table of these people, the first of whom is the host; its number."""
        names = {ANN: "Ann", BEN: "Ben", CAT: "Cat", DAN: "Dan", EVE: "Eve"}
        host = Actor(users[0], names[users[0]])
        live = await self.lobby.open(GUILD, channel, host, "xidit", "en")
        for user in users[1:]:
            await self.lobby.join(live.row.id, Actor(user, names[user]))
        return live.row.id

    async def begin(self, *users: int, stand_ins: int = 0) -> Live:
        table = await self.open(*users)
        await self.play.start(table, Actor(users[0]), stand_ins)
        return await self.tables.get(table)

    async def planning(self, *users: int, stand_ins: int = 0) -> Live:
        """A game in its first year: everybody owes their orders."""
        live = await self.begin(*users, stand_ins=stand_ins)
        while live.playing.table.year == 0:
            for seat, ask in list(live.playing.pending.items()):
                await self.answer(live, seat, ask.options[0].key)
        return live

    async def answer(self, live: Live, seat: int, *keys: str) -> None:
        row = live.seats[seat]
        assert row.user is not None
        await self.play.answer(live.row.id, row.user, seat, row.serial, keys, shows_next=False)

    async def of_another_version(self, live: Live) -> "Room":
        """As after a restart with another version of the game, which cannot read this table."""
        async with self.store.transaction():
            await self.store.write("update tables set version = 99 where id = ?", (live.row.id,))
        return self.again()

    async def outbox(self) -> list[OutRow]:
        rows = [row for place in await self.store.places() for row in await self.rows(place)]
        return sorted(rows, key=lambda row: row.id)

    async def rows(self, place: str) -> list[OutRow]:
        return await self.store.waiting_at(place)

    async def told(self) -> list[str]:
        """What the posts in the outbox tell, in words."""
        found = []
        for row in await self.outbox():
            fact = from_row(row)
            if isinstance(fact, Post):
                live = await self.tables.get(row.table_id, opened=False)
                found.append(paragraphs(fact.story, live.words()))
        return found

    async def empty(self) -> None:
        """Everything has been sent."""
        async with self.store.transaction():
            await self.store.sent(await self.outbox())


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(database: DatabaseAddress) -> AsyncIterator[Store]:
    store = await Store.open(database)
    yield store
    await store.close()


@pytest.fixture
def room(store: Store, clock: Clock) -> Room:
    return Room.over(store, clock)


@pytest.fixture
async def rooms(server: ServerAddress, clock: Clock) -> AsyncIterator[list[Room]]:
    """What two processes have in memory, above one database."""
    async with AsyncExitStack() as stack:
        found = []
        for _ in range(2):
            store = await Store.open(server, alone=False)
            stack.push_async_callback(store.close)
            found.append(Room.over(store, clock))
        yield found
