"""`herald bench`: measures what people wait for, on this machine, with the real parts.

Sandbox, bot and players share one process and one event loop, so the times over loopback are
rather too long than too short.
"""

from __future__ import annotations

import asyncio
import gc
import itertools
import math
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import renderers
from bot.app import Herald, point_discord_at
from bot.chat.delivery.drawings import Frame
from bot.chat.delivery.pictures import RenderQueue
from bot.chat.delivery.sender import BETWEEN_PICTURES
from bot.chat.messages.custom_ids import Press
from bot.config import THINKING, Config
from bot.language.texts import Captions, Words
from bot.operations.process import resident, spare_collector
from bot.sandbox import Sandbox
from bot.sandbox.model import Channel
from bot.store import Store
from bot.tables.actors import Actor
from bot.tables.computers.thoughts import QUICKER, Thought
from bot.tables.lobby import Lobby
from bot.tables.play import Play
from bot.tables.registry import Tables
from games import GAMES
from games.core import HARD, NORMAL, Answer, Ask, Game, Rng
from games.session import Session
from games.standin import random_answer
from renderers import Picture
from renderers.kit.cache import CACHE, MEGABYTE

SEATS = 4
SECONDS = 3.0  # of random play
MOVES = 2000  # of stand-ins, from first moves to last: states as people reach them
STATES = 200  # of these, drawn
THOUGHTS = {NORMAL: 40, HARD: 20}  # of computer players, in these games
TABLES_AT_ONCE = 10
TRIPS = 8  # from a press to a picture
ROUNDS = 40  # for them: not every answer changes what all see
PATIENCE = 2.0  # seconds, for a picture that may not come
WARM_UP = 30.0  # for the first one, after what is drawn in advance
OPEN_TABLES = 1000
PICTURES = 5000  # of all games, after which memory is measured
LANGUAGES = ("en", "fr")
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Joe")


def bench() -> dict[str, Any]:
    report: dict[str, Any] = {"memory_of_pictures": memory_of_pictures(PICTURES), "games": {}}
    for game in GAMES.values():
        report["games"][game.key] = {
            "moves_per_second": moves_per_second(game),
            "restart_ms": restart(game),
            "answer_to_ask": answers(game),
            "picture": pictures(game),
            "thinking": {level: thinking(game, level) for level in THOUGHTS},
            "loopback": asyncio.run(loopback(game)),
            "memory_of_1000_tables_mb": asyncio.run(memory(game)),
        }
    return report


def spread(seconds: Sequence[float]) -> dict[str, float]:
    """Return the median and the 99th percentile in milliseconds, and the count."""
    ordered = sorted(seconds)
    last = ordered[math.ceil(0.99 * len(ordered)) - 1]
    return {
        "median_ms": round(statistics.median(ordered) * 1000, 2),
        "p99_ms": round(last * 1000, 2),
        "count": len(ordered),
    }


def random_games(
    game: Game[Any, Any], seats: Sequence[int] | None = None
) -> Iterator[Session[Any, Any]]:
    """Play random games for these numbers of players, without end; yield after each move."""
    numbers = itertools.cycle(seats or [min(SEATS, game.seats[-1])])
    for seed, players in enumerate(numbers):
        session = Session.start(game, players, {}, seed)
        rng = Rng(seed)
        while session.result is None:
            seat = rng.pick(list(session.pending))
            session.answer(seat, random_answer(session.pending[seat], rng))
            yield session


def stand_in_games(game: Game[Any, Any]) -> Iterator[tuple[Session[Any, Any], float]]:
    """Play games of stand-ins, without end. Yield after each move, with the seconds from the
    answer to the next question with all its options."""
    for seed in itertools.count():
        session = Session.start(game, min(SEATS, game.seats[-1]), {}, seed)
        rng = Rng(seed)
        while session.result is None:
            seat = rng.pick(list(session.pending))
            answer = game.stand_in(session.view(seat), session.pending[seat], rng)
            begin = time.perf_counter()
            session.answer(seat, answer)
            yield session, time.perf_counter() - begin


def moves_per_second(game: Game[Any, Any]) -> int:
    moves = 0
    begin = time.perf_counter()
    for _ in random_games(game):
        moves += 1
        if moves % 100 == 0 and time.perf_counter() - begin > SECONDS:
            break
    return round(moves / (time.perf_counter() - begin))


def restart(game: Game[Any, Any]) -> dict[str, float]:
    """Measure loading: from a saved game's bytes and the moves since to a game that goes on."""
    times = []
    for session in itertools.islice(random_games(game), 0, 2000, 10):
        begin = time.perf_counter()
        Session.load(game, session.saved, session.moves)
        times.append(time.perf_counter() - begin)
    return spread(times)


def answers(game: Game[Any, Any]) -> dict[str, float]:
    """Measure the rules: from a player's answer to what they or another player are asked next."""
    return spread([took for _, took in itertools.islice(stand_in_games(game), MOVES)])


def thinking(game: Game[Any, Any], level: str) -> dict[str, float]:
    """Measure how long a computer player thinks, with the time that it has by default."""
    seconds = THINKING if level == HARD else THINKING / QUICKER
    times: list[float] = []
    step = max(1, MOVES // THOUGHTS[level])
    for session, _ in itertools.islice(stand_in_games(game), 0, step * THOUGHTS[level], step):
        for seat, ask in itertools.islice(session.pending.items(), 1):
            about = Thought(game.key, session.view(seat), ask, level, len(times), seconds)
            begin = time.perf_counter()
            about.answer()
            times.append(time.perf_counter() - begin)
    return spread(times)


def pictures(game: Game[Any, Any]) -> dict[str, Any]:
    """Measure drawing and encoding: the public picture, the picture of the player who is asked on
    a phone and at a desk, and the whole board."""
    words = Words("en", game.key, lambda seat: NAMES[seat])
    drawn: dict[str, list[tuple[float, float]]] = {
        kind: [] for kind in ("public", "own", "desk", "whole")
    }

    def draw(kind: str, drawing: Callable[[], Sequence[Picture]]) -> None:
        begin = time.perf_counter()
        made = drawing()
        took = (time.perf_counter() - begin) / len(made)
        drawn[kind] += [(took, len(picture.data) / 1024) for picture in made]

    for session, _ in itertools.islice(stand_in_games(game), 0, MOVES, MOVES // STATES):
        view = session.view(None)
        draw("public", lambda: renderers.draw(game.key, view, words))  # noqa: B023
        draw("whole", lambda: renderers.board(game.key, view, words))  # noqa: B023
        for seat, ask in itertools.islice(session.pending.items(), 1):
            own = session.view(seat)
            for kind in ("own", "desk"):
                draw(
                    kind,
                    partial(renderers.draw, game.key, own, words, ask, desk=kind == "desk"),
                )
    first, *public = drawn["public"]
    return {
        "first_ms": round(first[0] * 1000, 2),
        **{kind: picture_spread(made) for kind, made in (drawn | {"public": public}).items()},
    }


def picture_spread(drawn: Sequence[tuple[float, float]]) -> dict[str, float]:
    """Return the spread of drawing times and sizes, from seconds and kilobytes."""
    sizes = [size for _, size in drawn]
    return {
        **spread([took for took, _ in drawn]),
        "median_kb": round(statistics.median(sizes), 1),
        "largest_kb": round(max(sizes), 1),
    }


@asynccontextmanager
async def running(folder: Path) -> AsyncIterator[tuple[Sandbox, Herald]]:
    async with Sandbox() as sandbox:
        point_discord_at(sandbox.url)
        store = await Store.open(folder / "bench.db")
        client = Herald(Config(sandbox.token, folder / "bench.db", sandbox.url, "en"), store)
        task = asyncio.create_task(client.start(sandbox.token))
        try:
            await sandbox.ready()
            assert client.uploading is not None
            await client.uploading  # only the first start of all has to
            spare_collector()
            yield sandbox, client
        finally:
            await client.close()
            await task
            await store.close()


class Party:
    """People at one table who answer whatever they are asked by pressing."""

    def __init__(self, sandbox: Sandbox, client: Herald, channel: Channel, seats: int) -> None:
        self.sandbox = sandbox
        self.client = client
        self.channel = channel
        self.people = [sandbox.add_user(f"{channel.name} {n}") for n in range(seats)]
        self.rng = Rng(channel.id)
        self.acks: list[float] = []

    async def begin(self, game: str) -> None:
        host, *guests = self.people
        for person in self.people:  # a question whether they are sure would be measured too
            await self.client.services.store.change_person(person.id, confirms=False)
        await host.slash("play", channel=self.channel, game=game)
        for guest in guests:
            await guest.slash("join", channel=self.channel)
        await host.slash("start", channel=self.channel, stand_ins=0)
        await self._posted(0, WARM_UP)

    async def _posted(self, before: int, patience: float) -> None:
        await self.sandbox.wait_for(lambda: posted_pictures(self.channel) > before, patience)

    async def round(self) -> float | None:
        """Let all who are asked answer. Return the seconds from the last press to the picture, or
        None if none came."""
        live = await self.client.services.tables.here(self.channel.id)
        before = posted_pictures(self.channel)
        begin = 0.0
        for seat, ask in list(live.playing.pending.items()):
            if live.playing.pending.get(seat) is not ask:
                continue  # withdrawn: another was faster
            answer = ",".join(unwarned(ask, self.rng))
            press = Press(live.row.id, "pick", answer, seat, live.seats[seat].serial)
            post = [m for m in self.people[seat].sees(self.channel) if m.attachments][-1]
            moves = live.moves
            begin = time.perf_counter()
            response = await self.people[seat].raw_component(post, str(press))
            self.acks.append(response.acked_after or math.inf)
            await self.sandbox.wait_for(lambda: live.moves > moves)  # noqa: B023
        try:
            await self._posted(before, PATIENCE)
        except TimeoutError:
            return None
        return time.perf_counter() - begin


def unwarned(ask: Ask, rng: Rng) -> Answer:
    """Return an answer that is taken at the first press, if chance finds one."""
    warned = {option.key for option in ask.options if option.warning is not None}
    tries = (random_answer(ask, rng) for _ in range(50))
    return next((keys for keys in tries if not warned & {*keys}), random_answer(ask, rng))


def posted_pictures(channel: Channel) -> int:
    """Return how many pictures were shown to all in a channel, those added by edits too."""
    bodies = [body for m in channel.messages if not m.ephemeral_for for body in m.bodies]
    return len({file.id for body in bodies for file in body.attachments})


async def loopback(game: Game[Any, Any]) -> dict[str, Any]:
    """Measure presses over loopback: at one table alone, then at ten at once."""
    seats = min(SEATS, game.seats[-1])
    with tempfile.TemporaryDirectory() as folder:
        async with running(Path(folder)) as (sandbox, client):
            alone = Party(sandbox, client, sandbox.channel, seats)
            await alone.begin(game.key)
            trips: list[float] = []
            for _ in range(ROUNDS):
                await asyncio.sleep(BETWEEN_PICTURES)  # sooner, a post that grows is not drawn
                trip = await alone.round()
                trips += [] if trip is None else [trip]
                if len(trips) == TRIPS:
                    break
            many = [
                Party(sandbox, client, sandbox.add_channel(f"table-{n}"), seats)
                for n in range(TABLES_AT_ONCE)
            ]
            await asyncio.gather(*(party.begin(game.key) for party in many))
            for _ in range(TRIPS):
                await asyncio.gather(*(party.round() for party in many))
    return {
        "press_to_picture": spread(trips),
        "ack": spread(alone.acks),
        "ack_while_ten_tables_render": spread([ack for party in many for ack in party.acks]),
    }


async def memory(game: Game[Any, Any]) -> float:
    """Return how many MB of memory 1,000 running tables take."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "bench.db")
        tables = Tables(store, time.time)
        lobby, play = Lobby(tables), Play(tables)
        before = resident()
        for n in range(OPEN_TABLES):
            live = await lobby.open(1, n + 1, Actor(1, "host"), game.key, "en")
            for user in range(2, min(SEATS, game.seats[-1]) + 1):
                await lobby.join(live.row.id, Actor(user, f"player {user}"))
            await play.start(live.row.id, Actor(1))
        gc.collect()
        grown = resident() - before
        await store.close()
    return round(grown, 1)


def memory_of_pictures(count: int) -> dict[str, float]:
    """Measure the memory of a new process that has drawn so many pictures."""
    with ProcessPoolExecutor(1, get_context("spawn")) as fresh:
        return fresh.submit(_memory_of_pictures, count).result()


def _memory_of_pictures(count: int) -> dict[str, float]:
    drawn = asyncio.run(_draw_many(count))
    return {
        "count": drawn,
        "resident_mb": round(resident(), 1),
        "peak_mb": round(resident("VmHWM"), 1),
        "cache_mb": round(CACHE.total / MEGABYTE, 1),
    }


async def _draw_many(count: int) -> int:
    queue = RenderQueue()
    drawn = 0
    for drawing in all_drawings():
        drawn += len(await queue.draw(drawing))
        if drawn >= count:
            break
    await queue.close()
    return drawn


def all_drawings() -> Iterator[Frame]:
    """Yield drawings of all games in turn, without end."""
    of_games = [_drawings(game) for game in GAMES.values()]
    while True:
        yield from map(next, of_games)


def _drawings(game: Game[Any, Any]) -> Iterator[Frame]:
    """Yield drawings of random games, for every number of players and in all languages by turns:
    the public picture, that of a player who has answered in part, and the whole board."""
    languages = itertools.cycle(LANGUAGES)
    rng = Rng(0)
    for session in itertools.islice(random_games(game, game.seats), 0, None, 5):
        captions = Captions(next(languages), NAMES)
        yield Frame(game.key, session.view(None), captions)
        for seat, ask in itertools.islice(session.pending.items(), 2):
            answer = random_answer(ask, rng)
            draft = answer[: len(answer) // 2]
            desk = rng.below(4) == 0
            yield Frame(game.key, session.view(seat), captions, ask, draft, desk=desk)
        if rng.below(4) == 0:
            yield Frame(game.key, session.view(None), captions, whole=True)
