"""The answers that were given at a table, and what was said of them.

Those of a finished game are packed into one compressed record.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterable, Sequence
from itertools import accumulate, groupby, pairwise

import msgspec

from bot.store.database import Database
from games.core import Line
from games.session import Move

ZLIB = b"x"  # with which compressed bytes begin, and no JSON does
ROWS = b'{"moves"'  # with which a record begins that was packed before there were columns


class PackedMove(msgspec.Struct, array_like=True):
    n: int
    seat: int
    answer: str
    at: float


class PackedLine(msgspec.Struct, array_like=True):
    id: int
    epoch: int
    line: str


class Packed(msgspec.Struct):
    """What the rows of a finished game said."""

    moves: list[PackedMove] = []
    log: list[PackedLine] = []


class Columns(msgspec.Struct):
    """The same with a list for each column, in which rising numbers are steps from the one before:
    compressed, that takes two thirds of the room."""

    n: list[int]
    seat: list[int]
    answer: list[msgspec.Raw]
    at: list[int]  # in milliseconds
    id: list[int]
    epoch: list[int]
    line: list[msgspec.Raw]


class MoveQueries(Database):
    async def moves(self, table_id: int, after: int = 0) -> list[Move]:
        found = await self._moves(table_id, after)
        return [Move(move.seat, tuple(msgspec.json.decode(move.answer))) for move in found]

    async def move_times(self, table_id: int) -> list[tuple[int, float]]:
        """Return each answer's seat, and when it was given."""
        return [(move.seat, move.at) for move in await self._moves(table_id)]

    async def _moves(self, table_id: int, after: int = 0) -> list[PackedMove]:
        rows = await self.all(
            "select n, seat, answer, at from moves where table_id = ? and n > ? order by n",
            (table_id, after),
        )
        found = [PackedMove(*row) for row in rows] or (await self._packed(table_id)).moves
        return [move for move in found if move.n > after]

    async def add_moves(self, table_id: int, after: int, moves: Sequence[Move], at: float) -> None:
        """Add moves, numbered from `after` + 1."""
        await self.write_many(
            "insert into moves values (?, ?, ?, ?, ?)",
            [
                (table_id, after + i, move.seat, msgspec.json.encode(move.answer).decode(), at)
                for i, move in enumerate(moves, start=1)
            ],
        )

    async def drop_moves(self, table_id: int, after: int) -> None:
        await self.write("delete from moves where table_id = ? and n > ?", (table_id, after))

    async def keep_dropped(self, table_id: int, after: int, why: str, at: float) -> None:
        """Copy the moves behind `after` before they are dropped."""
        await self.write(
            "insert into dropped_moves (table_id, n, seat, answer, at, why, dropped_at) "
            "select table_id, n, seat, answer, at, ?, ? from moves where table_id = ? and n > ?",
            (why, at, table_id, after),
        )

    async def add_lines(self, table_id: int, said: Iterable[tuple[int, Line]]) -> None:
        """Add lines, each with its epoch: the number of moves at its checkpoint."""
        await self.write_many(
            "insert into log (table_id, epoch, line) values (?, ?, ?)",
            [(table_id, epoch, msgspec.json.encode(line).decode()) for epoch, line in said],
        )

    async def drop_lines(self, table_id: int, epoch: int) -> None:
        await self.write("delete from log where table_id = ? and epoch = ?", (table_id, epoch))

    async def rewind(self, table_id: int, after: int, why: str, at: float) -> None:
        """Drop all that was done and said from a checkpoint on, but keep the answers aside."""
        await self.keep_dropped(table_id, after, why, at)
        await self.drop_moves(table_id, after)
        await self.write("delete from log where table_id = ? and epoch >= ?", (table_id, after))

    async def lines(
        self, table_id: int, epoch: int | None = None, before: int | None = None
    ) -> list[Line]:
        """Return what was said from one checkpoint on, and before another."""
        rows = await self.all(
            "select id, epoch, line from log where table_id = ?1 and (epoch >= ?2 or ?2 is null) "
            "and (epoch < ?3 or ?3 is null) order by id",
            (table_id, epoch, before),
        )
        return [
            msgspec.json.decode(said.line, type=Line)
            for said in await self._said(table_id, rows)
            if (epoch is None or said.epoch >= epoch) and (before is None or said.epoch < before)
        ]

    async def _said(self, table_id: int, rows: Iterable[tuple[int, int, str]]) -> list[PackedLine]:
        return [PackedLine(*row) for row in rows] or (await self._packed(table_id)).log

    async def last_line(self, table_id: int) -> int:
        """Return the number of the last line that was said, 0 before the first."""
        (last,) = await self.one("select max(id) from log where table_id = ?", (table_id,))
        return int(last or 0)

    async def lines_after(self, table_id: int, number: int) -> list[Line]:
        """Return what was said after a line."""
        rows = await self.all(
            "select line from log where table_id = ? and id > ? order by id", (table_id, number)
        )
        return [msgspec.json.decode(row[0], type=Line) for row in rows]

    async def turns(self, table_id: int) -> list[list[Line]]:
        """Return all that was said, in one list for each checkpoint."""
        rows = await self.all(
            "select id, epoch, line from log where table_id = ? order by id", (table_id,)
        )
        return [
            [msgspec.json.decode(line.line, type=Line) for line in said]
            for _, said in groupby(await self._said(table_id, rows), key=lambda said: said.epoch)
        ]

    # Finished games

    async def _packed(self, table_id: int) -> Packed:
        row = await self.one("select record from packed where table_id = ?", (table_id,))
        return unpacked(row[0]) if row is not None else Packed()

    async def to_pack(self, before: float, most: int) -> list[int]:
        """Return games that were finished before a time and are not packed yet."""
        rows = await self.all(
            # One that came from a file was over when it was brought here.
            "select id from tables where status = 'finished' and lesson is null "
            "and coalesce(ended_at, moved_at) < ? "
            "and id not in (select table_id from packed) order by id limit ?",
            (before, most),
        )
        return [row[0] for row in rows]

    async def pack(self, table_id: int) -> None:
        """Pack the moves and the log of a finished game, inside a transaction."""
        if await self.one("select 1 from packed where table_id = ?", (table_id,)) is not None:
            return  # by another process
        moves = await self.all(
            "select n, seat, answer, at from moves where table_id = ? order by n", (table_id,)
        )
        log = await self.all(
            "select id, epoch, line from log where table_id = ? order by id", (table_id,)
        )
        found = Packed([PackedMove(*row) for row in moves], [PackedLine(*row) for row in log])
        await self.write("insert into packed values (?, ?)", (table_id, packed(found)))
        await self._pack_saved(table_id)
        await self._pack_newest_post(table_id)
        for name in ("moves", "log"):
            await self.write(f"delete from {name} where table_id = ?", (table_id,))

    async def _pack_saved(self, table_id: int) -> None:
        """Compress the saved game of a table that ended before this was done at the end."""
        (saved,) = await self.one("select saved from tables where id = ?", (table_id,))
        smaller = compressed(plain(saved))
        await self.write("update tables set saved = ? where id = ?", (smaller, table_id))

    async def _pack_newest_post(self, table_id: int) -> None:
        where = "table_id = ? and place like 'channel:%'"
        row = await self.one(f"select story from panels where {where}", (table_id,))
        if row is not None:
            smaller = b64encode(compressed(story(row[0]))).decode()
            await self.write(f"update panels set story = ? where {where}", (smaller, table_id))


def story(told: str) -> bytes:
    """Return what a post tells as JSON, as it was before it was compressed, if it was."""
    return told.encode() if told.startswith("[") else zlib.decompress(b64decode(told))


def plain(saved: bytes) -> bytes:
    """Return a saved game as JSON. It is compressed once it is over."""
    return zlib.decompress(saved) if saved.startswith(ZLIB) else saved


def compressed(saved: bytes) -> bytes:
    return zlib.compress(saved, 9)


def packed(game: Packed) -> bytes:
    moves, log = game.moves, game.log
    columns = Columns(
        n=_steps([move.n for move in moves]),
        seat=[move.seat for move in moves],
        answer=[msgspec.Raw(move.answer) for move in moves],
        at=_steps([round(move.at * 1000) for move in moves]),
        id=_steps([line.id for line in log]),
        epoch=_steps([line.epoch for line in log]),
        line=[msgspec.Raw(line.line) for line in log],
    )
    return compressed(msgspec.json.encode(columns))


def unpacked(record: bytes) -> Packed:
    found = zlib.decompress(record)
    if found.startswith(ROWS):
        return msgspec.json.decode(found, type=Packed)
    columns = msgspec.json.decode(found, type=Columns)
    answers = [bytes(answer).decode() for answer in columns.answer]
    lines = [bytes(line).decode() for line in columns.line]
    times = [at / 1000 for at in accumulate(columns.at)]
    moves = zip(accumulate(columns.n), columns.seat, answers, times, strict=True)
    log = zip(accumulate(columns.id), accumulate(columns.epoch), lines, strict=True)
    return Packed([PackedMove(*move) for move in moves], [PackedLine(*line) for line in log])


def _steps(numbers: Sequence[int]) -> list[int]:
    return [number - before for before, number in pairwise([0, *numbers])]
