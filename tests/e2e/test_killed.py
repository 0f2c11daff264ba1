"""The bot is killed again and again, at any moment, and nothing is lost or told twice.

Also where it is several processes, which share the shards of the gateway and a PostgreSQL.
"""

import asyncio
import contextlib
import itertools
from collections.abc import Awaitable, Callable, Iterator
from random import Random
from typing import Any

import pytest

from bot.chat.messages import custom_ids
from bot.sandbox import Message, Person
from tests import processes
from tests.e2e.house import House, joinable, kill
from tests.e2e.players import BUTTONS, CLOSED, FORMS, TYPED, Player
from tests.e2e.story import atoms, headlines, story
from tests.samples import and_slow

STYLES = (BUTTONS, FORMS, TYPED, CLOSED)
SOON_TAKEN_OVER = (
    f"{processes.QUICK_PICTURES};"
    "import bot.outbox.worker; bot.outbox.worker.LEASE = 2.0; bot.outbox.worker.CLAIM_PAUSE = 0.1"
)
DELAYS = (0.0, 0.005, 0.02, 0.06)


class Mortal:
    """Herald as one process or several, with a shard each, of which one dies some time after every
    so many actions of the people."""

    def __init__(self, house: House, every: int, count: int) -> None:
        self.house = house
        self.every = every
        self.count = count
        self._lives: dict[int, processes.Process] = {}
        self.deaths = 0
        self._actions = 0
        self._delays = itertools.cycle(DELAYS)
        self._dying = asyncio.Event()
        self._begin = house.sandbox.interactions.begin

    async def live(self) -> None:
        shards = range(self.count)
        for shard in shards:
            if shard not in self._lives:
                environ = self.house.environ(HERALD_SHARDS=f"{shard}/{self.count}")
                born = processes.start(self.house.folder, environ, but=SOON_TAKEN_OVER)
                self._lives[shard] = await born
        await self.house.until(lambda: self.house.sandbox.gateway.shards == {*shards})
        await self.house.sandbox.ready()

    async def _die(self) -> None:
        shard = self.deaths % self.count
        await kill(self.house, self._lives.pop(shard), shard)
        self.deaths += 1

    @contextlib.contextmanager
    def dying(self) -> Iterator[None]:
        """From here on somebody pulls the plug."""
        self.house.sandbox.interactions.begin = self._count  # type: ignore[method-assign]
        yield
        self.house.sandbox.interactions.begin = self._begin  # type: ignore[method-assign]

    def _count(self, *args: Any, **named: Any) -> Any:
        self._actions += 1
        if self._actions % self.every == 0 and not self._dying.is_set():
            asyncio.get_running_loop().call_later(next(self._delays), self._dying.set)
        return self._begin(*args, **named)

    async def go_on(self, done: Callable[[], Any], act: Callable[[], Awaitable[Any]]) -> None:
        """Do something until it is done, however often the bot dies meanwhile."""

        async def do_it() -> None:
            await act()
            with contextlib.suppress(TimeoutError):
                await self.house.until(done, 1.0)

        while not done():
            acting = asyncio.create_task(do_it())
            death = asyncio.create_task(self._dying.wait())
            await asyncio.wait({acting, death}, return_when=asyncio.FIRST_COMPLETED)
            if self._dying.is_set():
                await self._die()
                acting.cancel()
                await asyncio.gather(acting, return_exceptions=True)
                self._dying.clear()
                await self.live()
            else:
                death.cancel()
                await acting

    async def end(self) -> None:
        for shard, life in self._lives.items():
            await kill(self.house, life, shard)


async def open_and_start(mortal: Mortal, people: list[Person]) -> int:
    house, book = mortal.house, mortal.house.book
    channel = house.sandbox.channel

    async def wait_for_lobby() -> None:
        await house.until(lambda: joinable(house.posts()))

    await mortal.go_on(
        lambda: book.rows("select 1 from tables"),
        lambda: people[0].slash("play", channel=channel, game="xidit"),
    )
    table = book.last_table()
    await mortal.go_on(lambda: joinable(house.posts()), wait_for_lobby)
    for person in people[1:]:
        await mortal.go_on(
            lambda: book.seat_of(table, person.id) is not None,  # noqa: B023
            lambda: person.press(house.newest(), "Join"),  # noqa: B023
        )
    await mortal.go_on(
        lambda: book.status(table) == "playing",
        lambda: people[0].slash("start", channel=house.sandbox.channel, stand_ins=0),
    )
    return table


async def play_until(mortal: Mortal, players: list[Player], done: Callable[[], bool]) -> None:
    book, table = mortal.house.book, players[0].table
    by_seat = {player.seat: player for player in players}
    order = Random(7)
    while not done():
        owing = sorted(book.pending(table))
        player = by_seat[order.choice(owing)]
        before = player.serial
        await mortal.go_on(lambda: player.serial != before, player.answer)  # noqa: B023


async def play_and_die(
    house: House, people: list[Person], every: int, years: int, count: int = 1
) -> int:
    """The number of deaths."""
    people[3].dms_open = False
    mortal = Mortal(house, every, count)
    await mortal.live()
    with mortal.dying():
        table = await open_and_start(mortal, people)
        players = [
            Player(house, person, style, seed, table)
            for seed, (person, style) in enumerate(zip(people, STYLES, strict=True))
        ]
        for player in players:
            player.impatient = True
        book = house.book

        def done() -> bool:
            over = book.status(table) != "playing"
            return over or book.session(table).table.year > years

        await play_until(mortal, players, done)
    await house.quiet()
    check(house, table, people)
    await mortal.end()
    return mortal.deaths


def check(house: House, table: int, people: list[Person]) -> None:
    book, sandbox = house.book, house.sandbox
    words = book.words(table)
    said = [line for _, lines in book.replay(table) for line in lines]
    assert atoms(book.log(table), words) == atoms(said, words)
    notes = {words.say("dm-closed", player=people[3].mention)}
    assert story(book, table, sandbox.channel, notes) == headlines(said, words)
    assert sum(post.text in notes for post in house.posts()) == 1
    usable = [p for p in house.posts() if any(b.label != "Details" for b in p.buttons)]
    assert usable in ([], [house.posts()[-1]])
    for person in people[:3]:
        welcome = words.say("welcome", channel=f"<#{sandbox.channel.id}>").partition("`")[0]
        assert sum(message.text.startswith(welcome) for message in person.dms) == 1
        asked = [ask for message in person.dms if (ask := asked_by(message))]
        assert len(asked) == len(set(asked)), f"{person.name} was asked twice by DM"
    assert book.sound()
    assert sandbox.violations == []


def asked_by(message: Message) -> tuple[int, int, int] | None:
    """Table, seat and serial of the decision with which a DM came."""
    first = message.bodies[0]
    if "It’s your turn in" not in first.text:
        return None
    for row in first.components:
        for part in row["components"]:
            press = custom_ids.read(part["custom_id"])
            assert press is not None
            return press.table, press.seat, press.serial
    return None


@pytest.mark.both_databases
@pytest.mark.parametrize("every", and_slow([5], [2]))
async def test_a_start_and_a_year_with_a_death_at_every_few_steps(
    house: House, people: list[Person], every: int
) -> None:
    deaths = await play_and_die(house, people, every, years=1)
    assert deaths > 20 // every


@pytest.mark.slow
@pytest.mark.parametrize("every", [2, 5])
async def test_a_whole_game_with_deaths(house: House, people: list[Person], every: int) -> None:
    assert await play_and_die(house, people, every, years=99) > 100


@pytest.mark.several_processes
@pytest.mark.parametrize(
    ("count", "every", "years"), and_slow([(2, 6, 0)], [(2, 3, 1), (3, 3, 99)])
)
async def test_one_of_several_processes_dies_and_the_others_go_on(
    house: House, people: list[Person], count: int, every: int, years: int
) -> None:
    """The table's server belongs to another process than DMs do."""
    servers = [house.sandbox.guild, *(house.sandbox.add_server(f"S{n}") for n in range(1, count))]
    server = next(it for it in servers if (it.id >> 22) % count == count - 1)
    house.sandbox.channel = house.sandbox.add_channel("games", server=server)
    assert await play_and_die(house, people, every, years, count) >= count
