"""Games as files: everything that happened, so that it can be replayed and taken elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

import msgspec

from bot.store import FINISHED, LIVE, PLAYING, SeatRow, TableRow
from bot.tables import REMIND, Live, Refused, Tables
from games import GAMES
from games.core import Line
from games.session import Move, Session

FORMAT = 1
LARGEST = 1024 * 1024  # bytes
PEOPLE = 10


Whole = Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]  # what SQLite can hold


@dataclass
class Seated:
    name: str
    user: Whole | None  # None: a stand-in


@dataclass
class Record:
    """A game from its seed to its last move."""

    herald: int  # the format
    game: str
    version: int
    options: dict[str, str]
    seed: Whole
    seats: list[Seated]
    moves: list[tuple[int, list[str]]]


async def export(tables: Tables, live: Live) -> bytes:
    """Only of a game that is over: the file holds everything that was secret."""
    if live.row.status in LIVE:
        raise Refused("export-when-over")
    if live.row.seed is None:
        raise Refused("never-begun")
    record = Record(
        herald=FORMAT,
        game=live.row.game,
        version=live.game.version,
        options=live.row.options,
        seed=live.row.seed,
        seats=[Seated(seat.name, seat.user) for seat in live.seats],
        moves=[(m.seat, list(m.answer)) for m in await tables.store.moves(live.row.id)],
    )
    return msgspec.json.format(msgspec.json.encode(record))


def read(data: bytes) -> Record:
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused("import-unreadable") from None
    if record.herald != FORMAT or record.game not in GAMES or len(record.seats) > PEOPLE:
        raise Refused("import-unreadable")
    if record.version != GAMES[record.game].version:
        raise Refused("other-version")
    return record


def replay(record: Record) -> tuple[Session[Any, Any], list[Line], int]:
    """The game as it stands after its last move, all that was said, and the moves in `saved`."""
    try:
        session = Session.start(GAMES[record.game], len(record.seats), record.options, record.seed)
        said = list(session.opening)
        for seat, answer in record.moves:
            said += session.answer(seat, answer)
    except Exception as error:  # whatever the file does to the rules, it is the file's fault
        raise Refused("import-does-not-fit") from error
    return session, said, len(record.moves) - len(session.moves)


@dataclass(frozen=True)
class Place:
    """Where a game is set up again, and by whom."""

    guild: int
    channel: int
    user: int
    lang: str


async def restore(tables: Tables, data: bytes, place: Place, now: float) -> int:
    """Set a game up again in this channel, where it goes on if it was not finished; its table."""
    record = read(data)
    if place.user not in [seat.user for seat in record.seats]:
        raise Refused("import-not-yours")
    session, said, saved_moves = replay(record)
    row = TableRow(
        guild=place.guild,
        channel=place.channel,
        game=record.game,
        host=place.user,
        lang=place.lang,
        options=record.options,
        status=FINISHED if session.result else PLAYING,
        remind=REMIND,
        seed=record.seed,
        saved=session.saved,
        version=record.version,
        saved_moves=saved_moves,
    )
    moves = [Move(seat, tuple(answer)) for seat, answer in record.moves]
    before = len(said) - len(session.lines)
    return await tables.restore(
        row,
        [SeatRow(0, i, seat.user, seat.name[:80]) for i, seat in enumerate(record.seats)],
        moves,
        (said[:before], said[before:]),
        now,
    )
