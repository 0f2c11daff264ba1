"""What a player is told beside a question: what has happened while they were away, and what matters
the first time."""

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


async def tip(store: Store, live: Live, seat: SeatRow, words: Words) -> str:
    """Return what matters in the open decision of a player who takes one of its kind for the first
    time, unless they want no tips."""
    ask = live.playing.pending.get(seat.seat)
    if ask is None or seat.user is None or live.row.lesson is not None:
        return ""
    key = f"tip-{ask.prompt.key}"
    if not words.has(key) or not (await store.person(seat.user)).tips:
        return ""
    if await store.has_decided(seat.user, live.row.game, ask.prompt.key):
        return ""
    return words.say("tip", tip=words.say(key))
