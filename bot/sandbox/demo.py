"""Herald without a token: the sandbox, its page and the bot in one process, to try it out."""

from __future__ import annotations

import asyncio
import os
import tempfile
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from pathlib import Path

import msgspec
from discord import ButtonStyle

from bot.app import Herald, point_discord_at, run_until_stopped
from bot.chat.messages.custom_ids import Press
from bot.chat.messages.panels import Rows
from bot.config import Config, data_folder
from bot.errors import Refused, TrialError
from bot.language.texts import Words, language
from bot.sandbox import Sandbox
from bot.sandbox.keeping import Journal
from bot.sandbox.web.acting import LOCALES
from bot.sandbox.web.page import Page
from bot.sandbox.web.view import people
from bot.store import Store
from games import GAMES
from games.core import text
from games.lessons import lessons

PORT, ANY_FREE = 8765, 0
HOST = "Ann"  # who also runs the bot and manages the server
PLAYERS = (HOST, "Ben", "Cat", "Dan")
NO_TABLE = 0


@dataclass(frozen=True)
class Wishes:
    port: int | None = None  # None: the usual one, or any that is free
    keep: bool = False  # channels, messages and games survive a restart


async def trial(settings: Config, wishes: Wishes) -> None:
    """Run sandbox, page and bot until stopped by a signal."""
    async with AsyncExitStack() as stack:
        kept_in = settings.database
        folder = kept_in.parent if isinstance(kept_in, Path) else data_folder(os.environ)
        if not wishes.keep:
            temporary = tempfile.TemporaryDirectory(prefix="herald-", ignore_cleanup_errors=True)
            folder = Path(stack.enter_context(temporary))
        database = folder / "herald-sandbox.db"
        store = await Store.open(database)
        stack.push_async_callback(store.close)
        client = Herald(settings, store)
        lang = language(settings.lang)
        sandbox = await started(wishes, client, lang)
        stack.push_async_callback(sandbox.close)
        if wishes.keep:
            stack.callback(kept(sandbox, database.with_suffix(".jsonl")).close)
        if not people(sandbox.world):
            for name in PLAYERS:
                sandbox.add_user(name, moderator=name == HOST)
        sandbox.world.owner = people(sandbox.world)[0]
        point_discord_at(sandbox.url)
        async with client, asyncio.TaskGroup() as beside:
            greeting = beside.create_task(welcome(sandbox, client, lang, wishes.keep))
            await run_until_stopped(client, sandbox.token)
            greeting.cancel()


async def started(wishes: Wishes, client: Herald, lang: str) -> Sandbox:
    """Start the sandbox with its page, and return it. Raises TrialError if the port is taken."""
    locale = next(locale for locale in LOCALES if language(locale) == lang)

    async def owes(user: int) -> bool:
        with suppress(Refused):
            return bool(await client.services.owing(user))
        return False

    usual = [PORT] if wishes.keep else [PORT, ANY_FREE]
    for port in usual if wishes.port is None else [wishes.port]:
        sandbox = Sandbox(port=port, locale=locale)
        Page(sandbox, owes)
        with suppress(OSError):
            await sandbox.start()
            return sandbox
    raise TrialError(f"Port {port} is taken: choose another one with --port.")


def kept(sandbox: Sandbox, path: Path) -> Journal:
    try:
        return Journal(sandbox, path)
    except (OSError, msgspec.DecodeError) as error:
        raise TrialError(f"The kept sandbox {path} cannot be used: {error}.") from error


async def welcome(sandbox: Sandbox, client: Herald, lang: str, keep: bool) -> None:
    """Print the page's address, and post in the page what to press first."""
    await sandbox.ready()
    await client.wait_until_ready()
    words = Words(lang)
    if not sandbox.channel.messages:
        rows, labels = Rows(), {key: Words(lang, key).labels for key in GAMES}
        for key in filter(lessons, GAMES):
            label = labels[key].say("button-learn-game", title=text("title"))
            rows.button(label, Press(NO_TABLE, "learn", key), ButtonStyle.success)
        rows.new_row()
        for key in GAMES:
            label = labels[key].say("button-demo-game", title=text("title"))
            rows.button(label, Press(NO_TABLE, "demo", key))
        place = client.get_partial_messageable(sandbox.channel.id)
        await place.send(words.say("trial-welcome"), view=rows.view())
    address = sandbox.url.partition("/api/")[0]
    ends = "Ctrl-C ends it" if keep else "Ctrl-C ends it and its games; --keep keeps them"
    print(f"Herald is ready to try: open {address}/ ({ends})", flush=True)
