"""Old games are dropped for good; what they meant for their players stays."""

from __future__ import annotations

import logging

from bot.errors import DatabaseError
from bot.store.clock import DAY
from bot.store.rows import ABANDONED, FINISHED
from bot.tables.operating.status import megabytes
from bot.tables.registry import Tables
from games.core import Text, text

log = logging.getLogger(__name__)

AT_ONCE = 50  # games: players wait for no more than that


async def prune(tables: Tables, days: int, sure: bool = False) -> list[Text]:
    """Drop the games that ended so many days ago, or only tell how many there are."""
    store, before = tables.store, tables.clock() - days * DAY
    found = await store.count_old(before)
    counts = {"finished": found.get(FINISHED, 0), "abandoned": found.get(ABANDONED, 0)}
    if not found:
        return [text("owner-prune-none", days=days)]
    if not sure:
        return [text("owner-prune-would", days=days, **counts), text("owner-prune-sure")]
    size, dropped, last = await store.engine.size(), 0, 0
    while numbers := await store.old_games(before, last, AT_ONCE):
        dropped += await tables.drop_ended(numbers)
        last = numbers[-1]
    try:
        await store.engine.shrink()
    except DatabaseError as error:  # a full disk: the room inside is used again all the same
        log.warning("prune: the database file could not be made smaller: %s", error)
    log.info("prune: %d games dropped that ended more than %d days ago", dropped, days)
    now = await store.engine.size()
    return [text("owner-pruned", count=dropped, before=megabytes(size), now=megabytes(now))]
