"""Herald at a sandbox: in this process, or as a process that can be killed."""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

from bot.app import Herald
from bot.chat.messages.custom_ids import read
from bot.config import Config, DatabaseAddress, Shards
from bot.sandbox import Channel, Message, Person, Response, Sandbox
from bot.store import Store
from tests.e2e.book import Book
from tests.processes import Process

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0  # seconds, for a busy machine


class QuickHerald(Herald):
    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """discord.py waits five seconds here, out of politeness to Discord."""


class House:
    """The sandbox, where Herald keeps its data, and what a test asks of both."""

    def __init__(self, sandbox: Sandbox, database: DatabaseAddress, folder: Path) -> None:
        self.sandbox = sandbox
        self.database = database
        self.folder = folder
        self.book = Book(database)
        self.bot: Herald | None = None
        self.asks_sure = False
        """Whether people are asked once more before what cannot be undone."""
        self.typing_at_once: list[Person] = []
        """Whose typed answers count without being shown to them first."""

    def environ(self, **changed: str) -> dict[str, str]:
        """For Herald in a process of its own."""
        kept = {key: os.environ[key] for key in ("PATH", "HOME") if key in os.environ}
        return kept | {
            "DISCORD_TOKEN": self.sandbox.token,
            "HERALD_DB": str(getattr(self.database, "url", self.database)),
            "HERALD_DISCORD_URL": self.sandbox.url,
            "HERALD_THINKING_SECONDS": "0",  # computer players answer at once
            "PYTHONPATH": str(ROOT),
            **changed,
        }

    @contextlib.asynccontextmanager
    async def running(
        self,
        clock: Callable[[], float] | None = None,
        lang: str = "en",
        shards: Shards | None = None,
        workers: int = 0,
        thinking: float = 0.0,
    ) -> AsyncIterator[Herald]:
        """Herald in this process; with some of the shards, beside others."""
        sandbox = self.sandbox
        store = await Store.open(self.database, alone=shards is None)
        for person in self.typing_at_once:
            await store.change_person(person.id, typed_at_once=True)
        more: dict[str, Any] = {"clock": clock} if clock else {}
        address = sandbox.token, self.database, sandbox.url, lang
        config = Config(*address, shards=shards, picture_workers=workers, thinking_seconds=thinking)
        bot = QuickHerald(config, store, **more)
        task = asyncio.create_task(bot.start(sandbox.token))
        try:
            ready = asyncio.create_task(sandbox.ready())
            await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                ready.cancel()
                task.result()
            await ready
            await bot.wait_until_ready()
            self.bot = bot
            yield bot
        finally:
            self.bot = None
            # discord.py leaves a task behind when it is closed before it is ready again.
            if waking := getattr(bot._connection, "_ready_task", None):
                await asyncio.wait({waking}, timeout=1)
            await bot.close()
            await asyncio.gather(task, return_exceptions=True)
            await asyncio.sleep(0)
            await store.close()

    # What people see

    def posts(self, channel: Channel | None = None) -> list[Message]:
        """The messages that everybody sees in a channel."""
        return [m for m in (channel or self.sandbox.channel).messages if not m.ephemeral_for]

    def newest(self, channel: Channel | None = None) -> Message:
        """The newest post with buttons."""
        return [m for m in self.posts(channel) if m.buttons][-1]

    def newest_buttons(self) -> list[str | None]:
        """What can be pressed in the channel at all, but for the steps of old posts."""
        labels = [button.label for post in self.posts() for button in post.buttons]
        return [label for label in labels if label != "Details"]

    def mention(self, command: str) -> str:
        """How a message names a command that Herald has registered: it can be pressed."""
        root = command.partition(" ")[0]
        (found,) = [it["id"] for it in self.sandbox.world.commands[None] if it["name"] == root]
        return f"</{command}:{found}>"

    async def until(self, condition: Callable[[], Any], patience: float = PATIENCE) -> None:
        """Wait for a condition; also for one in the database, which tells nobody of changes."""
        async with asyncio.timeout(patience):
            while not condition():
                with contextlib.suppress(TimeoutError):
                    await self.sandbox.wait_for(condition, 0.02)

    async def quiet(self) -> None:
        """Wait until Herald has nothing left to send that is due."""
        await self.until(lambda: self.book.rows("select 1 from outbox") == [])

    # What people do together

    async def open_table(
        self,
        *people: Person,
        channel: Channel | None = None,
        game: str = "xidit",
        **settings: str,
    ) -> int:
        """A table that the first opens and the others join; its number."""
        host, *others = people
        place = channel or self.sandbox.channel
        if self.bot is not None:
            for person in people:
                store = self.bot.services.store
                await store.change_person(person.id, confirms=self.asks_sure)
        await ok(await host.slash("play", channel=place, game=game))
        table = self.book.last_table(place.id)
        await self.until(lambda: joinable(self.posts(place)))
        for person in others:
            post = self.newest(place)
            await ok(await person.press(post, custom_id=join_button(post)))
            await self.until(lambda: self.book.seat_of(table, person.id) is not None)  # noqa: B023
        if settings:
            r = await host.press(self.newest(place), "Settings")
            await self.until(lambda: r.followups)
            for key, choice in settings.items():
                wanted = f"h:{table}:-1:0:set:{key}"
                await ok(await host.select(r.followups[0], [choice], custom_id=wanted))
        return table

    async def begin(
        self,
        *people: Person,
        channel: Channel | None = None,
        game: str = "xidit",
        **settings: str,
    ) -> int:
        """A table at which the game has begun, and the first post about it is there."""
        table = await self.open_table(*people, channel=channel, game=game, **settings)
        place = channel or self.sandbox.channel
        await self.start(people[0], place)
        await self.until(lambda: self.book.status(table) == "playing")
        await self.until(lambda: playing(self.posts(place)))
        await self.quiet()
        return table

    async def start(self, host: Person, channel: Channel | None = None) -> None:
        """The host starts the game with the people who are there."""
        place = channel or self.sandbox.channel
        table = self.book.last_table(place.id)
        r = await ok(await host.press(self.newest(place), "Start"))
        await self.until(lambda: r.followups or self.book.status(table) == "playing")
        if r.followups:  # there are free seats: the first button leaves them so
            label = next(button.label for button in r.followups[0].buttons)
            await ok(await host.press(r.followups[0], label))


def joinable(posts: list[Message]) -> bool:
    return bool(posts) and join_button(posts[-1]) is not None


def join_button(post: Message) -> str | None:
    """The custom id of the button to join, in whatever language it says so."""
    ids = [button.custom_id or "" for button in post.buttons]
    return next((it for it in ids if (press := read(it)) and press.verb == "join"), None)


def playing(posts: list[Message]) -> bool:
    return any(button.label == "Your turn" for post in posts for button in post.buttons)


async def ok(r: Response) -> Response:
    """A response that came in time."""
    assert r.kind != "failed"
    return r


async def told(r: Response, patience: float = PATIENCE) -> str:
    """The one thing that somebody is told after a press."""
    assert r.kind != "failed"
    if r.kind not in ("message", "deferred"):
        await r.sandbox.wait_for(lambda: r.followups, patience)
    (message,) = r.followups or r.messages
    assert message.ephemeral_for is r.interaction.user
    return message.text


async def kill(house: House, process: Process, shard: int = 0) -> None:
    """As the power goes out."""
    process.kill()
    await process.communicate()
    await house.until(lambda: shard not in house.sandbox.gateway.shards)


def public_state(house: House) -> list[tuple[int, str, list[Any]]]:
    """All that everybody can see, to compare before and after."""
    return [
        (message.id, message.text, message.components)
        for message in house.sandbox.world.messages.values()
        if message.channel.in_guild and not message.ephemeral_for
    ]
