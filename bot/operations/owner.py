"""The owner's commands on the machine: `herald tables` and the like.

While Herald runs, its process carries them out; while it doesn't, this one does, with the same
code, and the players are told when Herald runs again.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from bot.config import DatabaseAddress
from bot.errors import InUseError, StoreError
from bot.language.texts import FALLBACK
from bot.store import Store
from bot.store.engines.migrations import migrations
from bot.store.inspection import inspect
from bot.store.operating.errands import fetch_result, send_errand
from bot.tables.interruptions import Interruptions
from bot.tables.operating import errands
from bot.tables.operating.errands import Errands
from bot.tables.operating.overview import STATUSES, in_words
from bot.tables.operating.world import Offline
from bot.tables.play import Play
from bot.tables.registry import Tables
from bot.tables.seats import Seating
from games import GAMES
from games.core import Text, text

WORDS = (
    errands.TABLES,
    errands.STATUS,
    errands.ANNOUNCE,
    errands.CLOSE,
    errands.MOVE,
    errands.REPOST,
    errands.REWIND,
    errands.BLOCK,
    errands.UNBLOCK,
    errands.LEAVE,
    errands.PRUNE,
)
ARGUMENTS = (
    *("number", "server", "game", "status", "page", "en", "fr", "channel", "back", "user"),
    *("days", "sure"),
)
PATIENCE = 15.0  # seconds for which the running Herald is waited for
PAUSE = 0.2
TIME = re.compile(r"<t:(\d+):\w>")
EMOJI = re.compile(r"<a?:\w+:\d+> ?")  # the badge of a seat: the name stands behind it
MARKS = re.compile(r"\*\*|`|<#(?=\d+>)|(?<=\d)>|\\(?=\W|_)")


def add_owner_commands(commands: Any) -> None:
    """Add the owner's commands to those of `herald`."""
    listing = commands.add_parser(errands.TABLES, help="list all tables, or show one")
    listing.add_argument("number", nargs="?", type=positive, help="just this table, in detail")
    listing.add_argument("--server", help="just this server: its name or id")
    listing.add_argument("--game", choices=sorted(GAMES))
    listing.add_argument("--status", choices=STATUSES)
    listing.add_argument("--page", type=positive)
    commands.add_parser(errands.STATUS, help="how Herald is doing")
    telling = commands.add_parser(errands.ANNOUNCE, help="tell all running tables something")
    telling.add_argument("en", help="the sentence, in English")
    telling.add_argument("--fr", help="the same in French, for French tables")
    telling.add_argument("--server", help="just this server: its name or id")
    blocking = commands.add_parser(
        errands.BLOCK, help="block a user or a server, or see who is blocked"
    )
    unblocking = commands.add_parser(errands.UNBLOCK, help="unblock a user or a server")
    for parser in (blocking, unblocking):
        parser.add_argument("--user", help="the user's id")
        parser.add_argument("--server", help="the server's name or id")
    leaving = commands.add_parser(
        errands.LEAVE, help="leave a server, after a goodbye at its tables"
    )
    leaving.add_argument("server", help="the server's name or id")
    pruning = commands.add_parser(
        errands.PRUNE, help="drop games that ended long ago; results and ratings stay"
    )
    pruning.add_argument(
        "--older-than", dest="days", type=days, required=True, metavar="365d", help="in days"
    )
    pruning.add_argument(
        "--yes",
        dest="sure",
        action="store_true",
        default=None,
        help="really drop them, instead of counting them",
    )
    helps = {
        errands.CLOSE: "close a table without a result",
        errands.MOVE: "move a table to another channel",
        errands.REPOST: "post a table's board and buttons again",
        errands.REWIND: "take a game back to a checkpoint",
    }
    about = {word: commands.add_parser(word, help=said) for word, said in helps.items()}
    for parser in about.values():
        parser.add_argument("number", type=positive, help="the table's number")
    about[errands.MOVE].add_argument("channel", type=positive, help="the channel's id")
    about[errands.REWIND].add_argument("--back", type=positive, help="how many (default: 1)")


def positive(given: str) -> int:
    if int(given) < 1:
        raise ValueError(given)
    return int(given)


def days(given: str) -> int:
    return positive(given.removesuffix("d"))


async def ask(database: DatabaseAddress, word: str, args: dict[str, Any]) -> str:
    """Have a command carried out; return the answer as a terminal shows it.

    Raises StoreError and DatabaseError.
    """
    require_database(database)
    try:
        store = await Store.open(database)
    except InUseError:
        return for_terminal(await asyncio.to_thread(asked_of_running, database, word, args))
    try:
        tables = Tables(store, time.time)
        await tables.blocklist.load()
        seating = Seating(Play(tables))
        work = Errands(Interruptions(seating), Offline())
        return for_terminal(await work.carry_out(word, **args))
    finally:
        await store.close()


def require_database(database: DatabaseAddress) -> None:
    """Raise StoreError unless there is one of this version: only a start of the bot lifts it."""
    try:
        if isinstance(database, Path) and not database.is_file():
            raise StoreError(f"There is no database {database}.")
    except PermissionError:  # it lies in a folder that is another user's
        raise StoreError(
            f"The database {database} is not yours to read: run this as the user that runs Herald."
        ) from None
    with inspect(database) as found:
        if not isinstance(database, Path) and not found.schema():
            raise StoreError(f"There is no database of Herald at {database}.")
        if found.schema() < max(migrations()):
            raise StoreError("The database is of an earlier version: start Herald once first.")


def asked_of_running(database: DatabaseAddress, word: str, args: dict[str, Any]) -> Sequence[Text]:
    """Leave an errand to the process that runs Herald, and wait for its answer."""
    number = send_errand(database, word, args, time.time())
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        result = fetch_result(database, number)
        if result is not None:
            return result
        time.sleep(PAUSE)
    return [text("owner-later")]


def for_terminal(lines: Sequence[Text]) -> str:
    """Return lines in words, without what only Discord can show."""

    def date(found: re.Match[str]) -> str:
        return f"{datetime.fromtimestamp(int(found[1])):%Y-%m-%d %H:%M}"

    said = EMOJI.sub("", TIME.sub(date, in_words(lines, FALLBACK)))
    return MARKS.sub("", said.replace("`/owner ", "`herald "))
