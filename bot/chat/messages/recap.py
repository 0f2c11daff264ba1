"""What has happened while a player was away, in a few lines."""

from __future__ import annotations

from bot.language.story import highlights, paragraphs
from bot.language.texts import Words, shorten
from bot.store import Store
from bot.store.rows import SeatRow
from bot.tables.model import Live

LINES, LENGTH = 3, 200  # how many, and how long


async def recap(store: Store, live: Live, seat: SeatRow, words: Words) -> str:
    """Return in a few lines what has happened since a player last acted."""
    if seat.seen is None:
        return ""
    said = await store.lines_after(live.row.id, seat.seen)
    told = paragraphs(highlights([line for line in said if line.to is None]), words).splitlines()
    lines = [shorten(line, LENGTH) for line in told if line.strip()]
    return "\n".join(f"> {line}" for line in lines[-LINES:])
