"""`herald bench load`: many tables at once, and people who press at a steady rate; if wanted, other
tables beside them, at which hard computer players think.

The people and the sandbox are in this process; Herald is in one of its own, as a host runs it, or
in several that share a PostgreSQL. So what is measured is what people wait for, and what Herald
takes of the machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import os
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import asdict, dataclass, field
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import msgspec

import bot
from bot.chat.messages.custom_ids import Press
from bot.config import DatabaseAddress, ServerAddress
from bot.errors import StoreError
from bot.operations.bench import SEATS, unwarned
from bot.operations.process import cpu_seconds, family, shared_memory
from bot.sandbox import Channel, Person, Sandbox
from bot.sandbox.model import Body, Message
from bot.sandbox.world import Change
from bot.store import Store
from bot.store.inspection import Inspection, inspect
from bot.tables.actors import Actor
from bot.tables.lobby import Lobby
from bot.tables.play import Play
from bot.tables.registry import Tables
from games import GAMES
from games.core import HARD, Line, Rng
from games.session import Session

MOVES = 12  # at most, before it begins: tables are not all at their first decision
QUIET = 2.0  # seconds without a request, after which a start is over
START = 120.0  # for it, with all that Herald uploads at its first
PATIENCE = 15.0  # for a picture
STOP = 30.0
LOOK = 0.25  # seconds, after which somebody among computer players looks whether they are asked


@dataclass(frozen=True)
class Wishes:
    tables: int = 320
    rate: float = 20.0  # presses a second
    seconds: float = 60.0
    workers: int | None = None  # of each Herald; None: as many as it takes by itself
    processes: int = 1  # Heralds
    thinking: int = 0  # tables beside them, at which hard computer players think


@dataclass
class Table:
    number: int
    game: str
    channel: Channel
    people: list[Person]
    message: Message  # on which they press
    busy: bool = False
    picture: asyncio.Future[None] | None = None  # that is waited for
    computers: bool = False  # all but the host


@dataclass
class Sample:
    """What Herald takes at one moment."""

    at: float  # seconds since the first press
    outbox: int  # messages that wait
    processes: int
    memory_mb: float = 0.0
    cpu_s: float = 0.0
    drawing_s: float = 0.0  # of that, in the processes that draw


@dataclass
class Measured:
    acks: list[float] = field(default_factory=list)
    actions: list[tuple[float, float]] = field(default_factory=list)  # when pressed, seconds
    beside_computers: list[float] = field(default_factory=list)  # acknowledgements at their tables
    late: int = 0  # presses whose picture did not come
    pictures: int = 0  # that were uploaded
    samples: list[Sample] = field(default_factory=list)


def load(
    wishes: Wishes, database: DatabaseAddress | None = None
) -> tuple[dict[str, Any], Measured]:
    """Return the report, and what it is made of. The database is a new file, unless one is given.

    Raises StoreError if it cannot be used, or has tables in it.
    """
    with tempfile.TemporaryDirectory() as folder:
        given = Path(folder) / "herald.db" if database is None else database
        return asyncio.run(_load(wishes, Path(folder), given))


async def _load(
    wishes: Wishes, folder: Path, database: DatabaseAddress
) -> tuple[dict[str, Any], Measured]:
    async with Sandbox() as sandbox:
        tables = await _tables(wishes.tables, sandbox, database, wishes.processes, wishes.thinking)
        async with _heralds(sandbox, folder, database, wishes) as pids:
            with inspect(database) as inspection:
                crowd = Crowd(sandbox, tables, inspection, pids)
                await crowd.press(wishes.rate, wishes.seconds)
        errors = _errors(folder)
    return report(wishes, crowd.measured, errors), crowd.measured


async def _tables(
    count: int,
    sandbox: Sandbox,
    database: DatabaseAddress,
    servers: int = 1,
    thinking: int = 0,
) -> list[Table]:
    """Open tables of all games by turns, on so many servers by turns, with games that have begun,
    and nothing to be told; and some more at which one person plays with computer players."""
    store = await Store.open(database)
    with inspect(database) as inspection:
        if inspection.tables():
            await store.close()
            raise StoreError(f"{database} has games in it already: give an empty database.")
    homes = [sandbox.guild, *(sandbox.add_server(f"Server {n}") for n in range(1, servers))]
    tables = Tables(store, time.time)
    lobby, play = Lobby(tables), Play(tables)
    rng = Rng(0)
    made: list[Table] = []
    for game in islice(cycle(GAMES.values()), count + thinking):
        home = homes[len(made) // len(GAMES) % servers]
        channel = sandbox.add_channel(f"table-{len(made)}", server=home)
        computers = min(SEATS, game.seats[-1] - 1) if len(made) >= count else 0
        seats = range(1 if computers else min(SEATS, game.seats[-1]))
        people = [sandbox.add_user(f"{channel.name} {n}") for n in seats]
        host, *guests = (Actor(person.id, person.name) for person in people)
        for person in people:  # a question whether they are sure would be measured too
            await store.change_person(person.id, confirms=False)
        live = await lobby.open(home.id, channel.id, host, game.key, "en")
        for guest in guests:
            await lobby.join(live.row.id, guest)
        await play.start(live.row.id, host, computers, HARD)
        for _ in range(0 if computers else rng.below(MOVES + 1)):
            seat, ask = next(iter(live.playing.pending.items()))
            serial, answer = live.seats[seat].serial, unwarned(ask, rng)
            await play.answer(live.row.id, people[seat].id, seat, serial, answer, False)
            if live.playing.result is not None:
                break
        message = sandbox.world.post(channel, Body("The game has begun."))
        made.append(Table(live.row.id, game.key, channel, people, message, computers=computers > 0))
    for place in await store.places():
        async with store.transaction():
            await store.sent(await store.waiting_at(place))
    await store.close()
    return made


@asynccontextmanager
async def _heralds(
    sandbox: Sandbox, folder: Path, database: DatabaseAddress, wishes: Wishes
) -> AsyncIterator[list[int]]:
    """Run Herald in processes of its own; yield their numbers once they are at rest."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("HERALD_")}
    address = database.url if isinstance(database, ServerAddress) else str(database)
    environ = kept | {
        "DISCORD_TOKEN": sandbox.token,
        "HERALD_DB": address,
        "HERALD_DISCORD_URL": sandbox.url,
        "HERALD_PICTURE_WORKERS": "" if wishes.workers is None else str(wishes.workers),
        "PYTHONPATH": str(Path(bot.__path__[0]).parent),
    }
    pids = []
    async with AsyncExitStack() as running:
        for n in range(wishes.processes):
            shards = {"HERALD_SHARDS": f"{n}/{wishes.processes}"}
            pids.append(await running.enter_async_context(_herald(folder, environ | shards)))
        connected = {*range(wishes.processes)}
        await sandbox.wait_for(lambda: sandbox.gateway.shards == connected, START)
        await sandbox.ready(START)
        await _at_rest(sandbox, pids)
        yield pids


@asynccontextmanager
async def _herald(folder: Path, environ: Mapping[str, str]) -> AsyncIterator[int]:
    with (folder / "log").open("ab") as log:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "run"), cwd=folder, env=environ, stderr=log
        )
    try:
        yield process.pid
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(signal.SIGTERM)
        try:
            await asyncio.wait_for(process.wait(), STOP)
        except TimeoutError:
            process.kill()
            await process.wait()


def _families(pids: Sequence[int]) -> list[int]:
    return [member for pid in pids for member in family(pid)]


async def _at_rest(sandbox: Sandbox, pids: Sequence[int]) -> None:
    """Wait until Herald has sent nothing for some time, and does next to nothing."""
    async with asyncio.timeout(START):
        before = (-1, 0.0)
        while True:
            now = (len(sandbox.requests), sum(map(cpu_seconds, _families(pids))))
            if now[0] == before[0] and now[1] - before[1] < QUIET / 10:
                return
            before = now
            await asyncio.sleep(QUIET)


def _errors(folder: Path) -> list[str]:
    """Return what Herald has logged as errors."""
    found = []
    for line in (folder / "log").read_text(encoding="utf-8").splitlines():
        said = json.loads(line) if line.startswith("{") else {"level": "ERROR", "message": line}
        if said["level"] not in ("INFO", "WARNING"):
            found.append(str(said["message"]))
    return found


class Crowd:
    """The people at all tables."""

    def __init__(
        self,
        sandbox: Sandbox,
        tables: Sequence[Table],
        inspection: Inspection,
        pids: Sequence[int],
    ) -> None:
        self.sandbox = sandbox
        self.tables = [table for table in tables if not table.computers]
        self.thinking = [table for table in tables if table.computers]
        self.inspection = inspection
        self.pids = pids
        self.rng = Rng(1)
        self.measured = Measured()
        self._began = 0.0
        self._by_channel = {table.channel.id: table for table in tables}
        self._seen: set[int] = set()

    async def press(self, rate: float, seconds: float) -> None:
        """Press at a steady rate, each time at a table that waits for nothing else."""
        self.sandbox.world.listeners.append(self._look)
        self._began = time.perf_counter()
        beside = [asyncio.create_task(self._watch())]
        beside += [asyncio.create_task(self._keep_thinking(table)) for table in self.thinking]
        pressing: set[asyncio.Task[None]] = set()
        for n in range(round(rate * seconds)):
            await asyncio.sleep(max(0.0, self._began + n / rate - time.perf_counter()))
            free = [table for table in self.tables if not table.busy]
            if not free:
                self.measured.late += 1
                continue
            table = self.rng.pick(free)
            table.busy = True
            task = asyncio.create_task(self._act(table))
            pressing.add(task)
            task.add_done_callback(pressing.discard)
        while pressing:
            await asyncio.wait(pressing)
        for task in beside:
            task.cancel()
        self._sample()

    async def _act(self, table: Table) -> None:
        """Answer what is asked at a table, and wait for the picture that everybody sees of it."""
        position = self.inspection.position(table.number)
        if position is None:
            return  # that game is over: nobody presses there again
        session = Session.load(GAMES[table.game], position.saved, position.moves)
        seat = self.rng.pick(list(session.pending))
        ask = session.pending[seat]
        keys = unwarned(ask, self.rng)
        press = Press(table.number, "pick", ",".join(keys), seat, position.serials[seat])
        seen, asked = _shown_to_all(session), set(session.pending)
        said = session.answer(seat, keys)
        shown = table.picture = asyncio.get_running_loop().create_future()
        begin = time.perf_counter()
        response = await table.people[seat].raw_component(table.message, str(press))
        self.measured.acks.append(response.acked_after or math.inf)
        if _shown_to_all(session) != seen and _is_posted(session, said, asked):
            try:
                await asyncio.wait_for(shown, PATIENCE)
                self.measured.actions.append((begin - self._began, time.perf_counter() - begin))
            except TimeoutError:
                self.measured.late += 1
        table.busy = False

    async def _keep_thinking(self, table: Table) -> None:
        """Answer for the person at a table of computer players as soon as they are asked."""
        while (position := self.inspection.position(table.number)) is not None:
            session = Session.load(GAMES[table.game], position.saved, position.moves)
            if (ask := session.pending.get(0)) is not None:
                answer = ",".join(unwarned(ask, self.rng))
                press = Press(table.number, "pick", answer, 0, position.serials[0])
                response = await table.people[0].raw_component(table.message, str(press))
                self.measured.beside_computers.append(response.acked_after or math.inf)
            await asyncio.sleep(LOOK)

    def _look(self, change: Change) -> None:
        """Look at what is posted: a new picture may be one that is waited for."""
        if change.what not in ("message_create", "message_update"):
            return
        message: Message = change.item
        new = {file.id for file in message.attachments} - self._seen
        self._seen |= new
        self.measured.pictures += len(new)
        table = self._by_channel.get(message.channel.id)
        if new and table is not None and table.picture is not None and not table.picture.done():
            table.picture.set_result(None)

    async def _watch(self) -> None:
        while True:
            self._sample()
            await asyncio.sleep(1.0)

    def _sample(self) -> None:
        members = _families(self.pids)
        now = Sample(time.perf_counter() - self._began, self.inspection.unsent(), len(members))
        for pid in members:
            with contextlib.suppress(OSError):  # it has ended meanwhile
                now.memory_mb += shared_memory(pid)
                now.cpu_s += cpu_seconds(pid)
                now.drawing_s += cpu_seconds(pid) if pid not in self.pids else 0.0
        self.measured.samples.append(now)


def _shown_to_all(session: Session[Any, Any]) -> bytes:
    """Return what a picture for everybody is made of: not every answer changes it."""
    return msgspec.json.encode(session.view(None))


def _is_posted(session: Session[Any, Any], said: Sequence[Line], asked: set[int]) -> bool:
    """Return whether an answer is told to all, with a picture: while a player goes on in silence,
    the post keeps the one it has."""
    told = any(line.to is None for line in said)
    return told or session.result is not None or not asked.issuperset(session.pending)


def report(wishes: Wishes, measured: Measured, errors: Sequence[str]) -> dict[str, Any]:
    samples = measured.samples
    cpu = samples[-1].cpu_s - samples[0].cpu_s
    drawing = samples[-1].drawing_s - samples[0].drawing_s
    presses = max(len(measured.acks), 1)
    return {
        **asdict(wishes),
        "acknowledge": percentiles(measured.acks),
        "acknowledge_beside_computers": percentiles(measured.beside_computers),
        "press_to_picture": percentiles([took for _, took in measured.actions]),
        "without_picture": measured.late,
        "pictures": measured.pictures,
        "outbox": {
            "median": statistics.median(sample.outbox for sample in samples),
            "most": max(sample.outbox for sample in samples),
            "last": samples[-1].outbox,
        },
        "memory_mb": {
            "first": round(samples[0].memory_mb, 1),
            "most": round(max(sample.memory_mb for sample in samples), 1),
            "last": round(samples[-1].memory_mb, 1),
            "processes": samples[-1].processes,
        },
        "cpu": {
            "ms_per_press": round(1000 * cpu / presses, 1),
            "ms_per_press_in_workers": round(1000 * drawing / presses, 1),
            "cores_busy": round(cpu / samples[-1].at, 2),
        },
        "errors": sorted(set(errors)),
    }


def percentiles(seconds: Sequence[float]) -> dict[str, float]:
    """Return the median, the 95th and the 99th percentile in milliseconds, and the count."""
    ordered = sorted(seconds) or [math.nan]

    def at(share: float) -> float:
        return round(ordered[math.ceil(share * len(ordered)) - 1] * 1000, 1)

    return {
        "median_ms": at(0.5),
        "p95_ms": at(0.95),
        "p99_ms": at(0.99),
        "count": len(seconds),
    }
