"""Two processes share an outbox: in order within a place, each message once."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack
from typing import Any

import pytest

from bot.config import ServerAddress
from bot.outbox import worker
from bot.outbox.worker import LEASE, Arrived, OutboxWorker, Outcome
from bot.store import Store
from bot.store.rows import BlockedRow, OutRow, TableRow
from tests.bot.conftest import Clock

PLACES = [f"channel:{n}" for n in range(5)]


class Post:
    """Delivers by noting what was sent, by whom."""

    def __init__(self, store: Store, sent: list[tuple[str, str, int]]) -> None:
        self.store = store
        self.sent = sent
        self.holds = asyncio.Event()
        self.holds.set()

    async def deliver(self, rows: Sequence[OutRow], known: BlockedRow | None) -> Outcome:
        await self.holds.wait()
        for row in rows:
            self.sent.append((self.store.process, row.place, row.body["n"]))
        async with self.store.transaction(rows[0].table_id):
            await self.store.sent(rows)
        return Arrived()


@pytest.fixture
async def offices(server: ServerAddress, clock: Clock) -> AsyncIterator[list[OutboxWorker]]:
    """The outboxes of two processes, which note what they send in one list."""
    sent: list[tuple[str, str, int]] = []
    async with AsyncExitStack() as stack:
        found = []
        for _ in range(2):
            store = await Store.open(server, alone=False)
            stack.push_async_callback(store.close)
            office = OutboxWorker(store, Post(store, sent), clock)
            await office.start()
            stack.push_async_callback(office.close)
            found.append(office)
        async with found[0].store.transaction():
            row = TableRow(1, 10, "xidit", 101, "en", {}, "open", 60)
            await found[0].store.add_table(row)
        yield found


def sent_by(office: OutboxWorker) -> list[tuple[str, str, int]]:
    assert isinstance(office.deliverer, Post)
    return office.deliverer.sent


async def post(office: OutboxWorker, place: str, n: int) -> None:
    async with office.store.transaction(1):
        await office.store.post(OutRow(1, place, "note", {"n": n}))


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not condition():  # noqa: ASYNC110 - the database tells nobody
            await asyncio.sleep(0.01)


async def until_empty(office: OutboxWorker) -> None:
    async with asyncio.timeout(20):
        while await office.store.places():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def test_each_message_is_sent_once_and_in_order(offices: list[OutboxWorker]) -> None:
    for n in range(20):
        await asyncio.gather(*(post(offices[n % 2], place, n) for place in PLACES))
    await until_empty(offices[0])
    sent = sent_by(offices[0])
    for place in PLACES:
        assert [n for _, where, n in sent if where == place] == [*range(20)]
        assert len({who for who, where, _ in sent if where == place}) == 1, "it is one's"


async def test_whoever_has_a_place_is_woken_by_another_process(offices: list[OutboxWorker]) -> None:
    await post(offices[0], "channel:1", 1)
    await until_empty(offices[0])
    await post(offices[1], "channel:1", 2)
    await until_empty(offices[0])
    sent = sent_by(offices[0])
    assert [n for _, _, n in sent] == [1, 2] and len({who for who, _, _ in sent}) == 1


async def test_whoever_has_something_to_say_says_it_where_nobody_has_the_place(
    offices: list[OutboxWorker],
) -> None:
    """They have the table in memory as it is now: another would have to read it first."""
    for n in range(6):
        await post(offices[n % 2], f"channel:{n}", n)
    await until_empty(offices[0])
    said = {n: who for who, _, n in sent_by(offices[0])}
    assert said == {n: offices[n % 2].store.process for n in range(6)}


async def test_what_a_process_that_stops_has_not_sent_is_sent_at_once(
    offices: list[OutboxWorker],
) -> None:
    first, second = offices
    assert isinstance(first.deliverer, Post)
    first.deliverer.holds.clear()
    await post(first, "channel:1", 1)
    await until(lambda: first._claimed)
    await post(second, "channel:1", 2)  # it waits for the first, which has the place
    for task in first._tasks.values():
        task.cancel()
    await first.close()
    await post(first, "channel:2", 3)  # by whoever was not yet done
    await until_empty(second)
    assert [(who, n) for who, _, n in sorted(sent_by(second), key=lambda it: it[2])] == [
        (second.store.process, n) for n in (1, 2, 3)
    ]


async def test_the_place_of_a_process_that_has_died_is_taken_over(
    offices: list[OutboxWorker], clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "CLAIM_PAUSE", 0.01)
    posts = [office.deliverer for office in offices if isinstance(office.deliverer, Post)]
    for waiting in posts:
        waiting.holds.clear()  # whoever is to send it dies before that
    await post(offices[0], "channel:1", 1)
    await until(lambda: any(office._claimed for office in offices))
    dying, other = sorted(offices, key=lambda office: not office._claimed)
    posts[offices.index(other)].holds.set()
    other.wake("channel:1")
    await asyncio.sleep(0.05)
    assert sent_by(other) == [], "it is another's, who may be about to send"
    for task in dying._tasks.values():
        task.cancel()
    clock.now += LEASE + 1
    await other.wake_all()
    await until_empty(other)
    assert sent_by(other) == [(other.store.process, "channel:1", 1)]


async def test_a_claim_that_takes_long_counts(
    offices: list[OutboxWorker], clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a slow machine, every claim does: nothing would ever be sent."""
    store = offices[0].store
    claim = store.claim

    async def slow(*args: Any) -> float | None:
        until = await claim(*args)
        clock.now += LEASE * 0.6
        return until

    monkeypatch.setattr(store, "claim", slow)
    for n in range(2):
        await post(offices[0], "channel:1", n)
        await until_empty(offices[0])
    assert [n for _, _, n in sent_by(offices[0])] == [0, 1]


async def test_a_process_that_stops_leaves_its_places_at_once(offices: list[OutboxWorker]) -> None:
    await post(offices[0], "channel:1", 1)
    await until_empty(offices[0])
    first, second = sorted(offices, key=lambda office: not office._claimed)
    await first.close()
    await post(second, "channel:1", 2)
    await until_empty(second)
    assert [who for who, _, _ in sent_by(second)] == [first.store.process, second.store.process]
