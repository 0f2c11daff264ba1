"""The seats that computer players fill."""

from __future__ import annotations

from bot.errors import Refused
from bot.language.texts import Words
from bot.store.rows import SeatRow
from bot.tables.model import Live
from games.core import LEVELS


def computer_seat(live: Live, n: int, level: str) -> SeatRow:
    """Return the next seat of a table, with its computer player number n. Raises Refused for a
    level that there is not."""
    name = computer_name(live.row.lang, n, level)
    return SeatRow(live.row.id, len(live.seats), None, name, level=level)


def computer_name(lang: str, n: int, level: str) -> str:
    if level not in LEVELS:
        raise Refused("no-such-setting")
    return Words(lang).say(f"computer-{level}", n=n)


def computer_seats(live: Live) -> list[SeatRow]:
    """Return the seats that computer players have filled from the start."""
    return [seat for seat in live.seats if seat.user is None and seat.former is None]
