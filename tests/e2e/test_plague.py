"""Games of all kinds on several processes that share a PostgreSQL, one of which is killed every few
moments, wherever it is: nothing is lost, doubled, out of order or leaked.
"""

import asyncio
import contextlib
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Self

import pytest

from bot.sandbox import Channel, Message, Person
from bot.sandbox.errors import SandboxError
from bot.tables.archive import records
from tests import processes
from tests.e2e.house import House, kill
from tests.e2e.players import BUTTONS, CLOSED, FORMS, TYPED, Player
from tests.e2e.story import Witness, check_private, check_proofs, headlines, story
from tests.e2e.test_killed import SOON_TAKEN_OVER, asked_by
from tests.samples import and_slow, some_or_all

STYLES = (BUTTONS, FORMS, TYPED, CLOSED)
ALL_GAMES = {
    "xidit": (4, {"length": "short"}),
    "annodomini": (3, {"scenario": "the-long-watch"}),
    "sigillum": (2, {}),
    "mageknight": (2, {}),
    "liarsdice": (4, {}),
}
PATIENCE = 20.0  # for one answer
AFTER_DEATH = 2.0  # the same, once a process has died and another taken its place
MEETS = 100  # answers, after which two processes have surely been in each other's way
LIFE = (0.3, 5.0)  # seconds until the next process dies


class Plagued:
    """Herald as several processes with a shard each."""

    def __init__(self, house: House, count: int, seed: int) -> None:
        self.house = house
        self.count = count
        self.deaths = 0
        self.stops = 0
        """How often the whole machine stood still: then Discord's three seconds are over too."""
        self.whole = asyncio.Event()
        self._waiting: set[asyncio.Timeout] = set()
        self._random = Random(seed)
        self._lives: dict[int, processes.Process] = {}

    async def __aenter__(self) -> Self:
        await self.live()
        return self

    async def __aexit__(self, *_: object) -> None:
        """A test that fails leaves nobody behind."""
        for life in self._lives.values():
            life.kill()
            await life.communicate()

    async def live(self) -> None:
        shards = {*range(self.count)}
        for shard in shards - self._lives.keys():
            environ = self.house.environ(HERALD_SHARDS=f"{shard}/{self.count}")
            born = processes.start(self.house.folder, environ, but=SOON_TAKEN_OVER)
            self._lives[shard] = await born
        await self.house.until(lambda: self.house.sandbox.gateway.shards == shards)
        await self.house.sandbox.ready()
        self.whole.set()

    @asynccontextmanager
    async def plague(self) -> AsyncIterator[None]:
        over = asyncio.Event()
        spreading = asyncio.create_task(self._spread(over))
        looking = asyncio.create_task(self._look_at_the_time())
        try:
            yield
        finally:
            over.set()
            looking.cancel()
            await spreading

    async def _spread(self, over: asyncio.Event) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(over.wait(), self._random.uniform(*LIFE))
            if over.is_set():
                return
            shard = self._random.choice(sorted(self._lives))
            self.deaths += 1
            self.whole.clear()
            await kill(self.house, self._lives.pop(shard), shard)
            await self.live()
            for waiting in {it for it in self._waiting if not it.expired()}:
                waiting.reschedule(asyncio.get_running_loop().time() + AFTER_DEATH)

    async def _look_at_the_time(self) -> None:
        while True:
            before = time.monotonic()
            await asyncio.sleep(0.5)
            self.stops += time.monotonic() - before > 2.0

    @property
    def _troubles(self) -> int:
        return self.deaths + self.stops

    async def end(self) -> list[str]:
        """Stop; return what those have logged that lived until now."""
        ended, self._lives = [*self._lives.values()], {}
        for life in ended:
            life.send_signal(signal.SIGTERM)
        return [(await life.communicate())[1].decode() for life in ended]

    @asynccontextmanager
    async def _patience(self) -> AsyncIterator[None]:
        async with asyncio.timeout(PATIENCE) as waiting:
            self._waiting.add(waiting)
            try:
                yield
            finally:
                self._waiting.discard(waiting)

    async def until(self, done: Callable[[], Any], act: Callable[[], Awaitable[Any]]) -> None:
        """Do something until it is done, again whenever a process has died meanwhile."""
        while not done():
            await self.whole.wait()
            before = self._troubles
            try:
                async with self._patience():
                    await act()
                    await self.house.until(done)
            except (AssertionError, TimeoutError, StopIteration, ValueError, SandboxError):
                await asyncio.sleep(1.0)  # it may have been noticed only just now
                if self._troubles == before:
                    raise


@dataclass
class Place:
    channel: Channel
    table: int
    players: list[Player]
    witness: Witness


async def begun(house: House, people: list[Person], game: str, channel: Channel) -> Place:
    seats, settings = ALL_GAMES[game]
    assert isinstance(settings, dict)
    table = await house.open_table(*people[:seats], game=game, channel=channel, **settings)
    witness = Witness(house.sandbox, house.book, channel=channel)
    witness.watch(table)
    await house.start(people[0], channel)
    await house.until(lambda: house.book.status(table) == "playing")
    players = [
        Player(house, person, style, seed, table, channel)
        for seed, (person, style) in enumerate(zip(people[:seats], STYLES, strict=False))
    ]
    for player in players:
        player.impatient = True
    return Place(channel, table, players, witness)


async def play(plagued: Plagued, place: Place, moves: int) -> None:
    """Play until so many moves and somebody's death, or to the end; in any order."""
    book, table, order = plagued.house.book, place.table, Random(place.table)
    by_seat = {player.seat: player for player in place.players}
    while book.status(table) == "playing" and (
        not plagued.deaths or book.move_count(table) < moves
    ):
        player = by_seat[order.choice(sorted(book.pending(table)))]
        before = player.serial
        await plagued.until(lambda: player.serial != before, player.answer)  # noqa: B023


async def check(house: House, place: Place, people: list[Person]) -> None:
    book, table, channel = house.book, place.table, place.channel
    words = book.words(table)
    notes = {words.say("dm-closed", player=person.mention) for person in people}
    notes.add(words.say("tagline"))
    said = [line for _, lines in book.replay(table) for line in lines]
    assert headlines(book.log(table), words) == headlines(said, words), "the history replays"
    assert story(book, table, channel, notes) == headlines(said, words), "told once, in order"
    place.witness.check_texts(notes)
    assert place.witness.check_pictures() > 0

    def usable() -> list[Message]:
        return [it for it in house.posts(channel) if any(b.label != "Details" for b in it.buttons)]

    def newest() -> Message:
        return [post for post in house.posts(channel) if post.text not in notes][-1]

    await house.until(lambda: usable() in ([], [newest()]))
    if book.status(table) == "finished":
        check_proofs(book, table, channel)
        r = await people[0].slash("table export", channel=channel)
        await house.until(lambda: any(message.attachments for message in r.messages))
        (file,) = next(message.attachments for message in r.messages if message.attachments)
        proved = records.verify(file.data).record
        kept = book.record(table)
        assert (proved.key, proved.moves) == (kept.key, kept.moves)


def check_dms(house: House, people: list[Person], places: list[Place]) -> None:
    """Nobody was asked twice by DM, or got to know what is not for them."""
    check_private(house.sandbox, house.book, *(place.table for place in places))
    for person in people:
        asked = [ask for message in person.dms if (ask := asked_by(message))]
        assert len(asked) == len(set(asked)), f"{person.name} was asked twice by DM"
    assert house.book.sound()


@pytest.mark.several_processes
@pytest.mark.parametrize(
    ("count", "games", "moves", "seed"),
    and_slow(
        [(2, ("liarsdice", "annodomini"), 8, 1)],
        [(count, (*ALL_GAMES,), 10**6, seed) for seed in (1, 2, 3) for count in (2, 3)],
    ),
)
async def test_games_go_on_while_processes_die(
    house: House, people: list[Person], count: int, games: tuple[str, ...], moves: int, seed: int
) -> None:
    sandbox = house.sandbox
    servers = [sandbox.guild, *(sandbox.add_server(f"S{n}") for n in range(1, count))]
    assert {(server.id >> 22) % count for server in servers} == {*range(count)}
    async with Plagued(house, count, seed) as plagued:
        places = []
        for n, game in enumerate(games):
            channel = sandbox.add_channel(game, server=servers[n % count])
            places.append(await begun(house, people, game, channel))
        async with plagued.plague(), asyncio.TaskGroup() as playing:
            for place in places:
                playing.create_task(play(plagued, place, moves))
        await house.quiet()
        assert plagued.deaths > 0
        for place in places:
            await check(house, place, people)
        check_dms(house, people, places)
        assert sandbox.violations == [] or plagued.stops
        await plagued.end()


@pytest.mark.several_processes
@some_or_all("times", 12, 1000)
async def test_answers_given_to_two_processes_at_the_same_moment_all_count_once(
    house: House, people: list[Person], times: int
) -> None:
    """Half of them answer by DM, which is at the first process; the table is at the second."""
    sandbox = house.sandbox
    servers = [sandbox.guild, sandbox.add_server("S1")]
    server = next(server for server in servers if (server.id >> 22) % 2 == 1)
    async with Plagued(house, 2, seed=1) as plagued:
        places: list[Place] = []
        counted = 0
        while counted < times:
            if not places or house.book.status(places[-1].table) != "playing":
                channel = sandbox.add_channel(f"games-{len(places)}", server=server)
                places.append(await begun(house, people, "xidit", channel))
            place = places[-1]
            by_seat = {player.seat: player for player in place.players}
            owing = sorted(house.book.pending(place.table))
            await asyncio.gather(*(typed(plagued, by_seat[seat], seat % 2 == 0) for seat in owing))
            counted += len(owing)
        await house.quiet()
        for place in places:
            await check(house, place, people)
        check_dms(house, people, places)
        assert sum(house.book.move_count(place.table) for place in places) == counted
        said = await plagued.end()
        assert times < MEETS or any("decided again" in it for it in said), "they met"
        assert sandbox.violations == [] or plagued.stops


async def typed(plagued: Plagued, player: Player, by_dm: bool) -> None:
    """Answer with a command, in their DM or in the table's channel; again if that has failed."""
    wanted = player.decide(player.house.book.pending(player.table)[player.seat])
    before = player.serial
    where: dict[str, Any] = {"table": str(player.table)} if by_dm else {"channel": player.channel}
    command = partial(player.person.slash, "turn", answer=" ".join(wanted), **where)
    while (r := await command()).kind == "failed":
        plagued.stops += 1
    await player.confirm(r, before)
