"""Reads what Herald has stored, from outside, as the truth against which the chat is compared."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import discord
import msgspec

from bot.config import DatabaseAddress
from bot.language.texts import Words, emblem
from bot.store.engines.outside import Outside, outside
from bot.tables import fairness
from bot.tables.archive import records
from games import GAMES
from games.core import Ask, Line
from games.session import Move, Session

KEPT = ("tables", "seats", "moves", "log")
"""What a refused action must leave as it was."""


class Book:
    def __init__(self, database: DatabaseAddress) -> None:
        self.database = database
        self._db: Outside | None = None
        self._open = ExitStack()
        self._loaded: dict[int, tuple[tuple[bytes, list[Move]], Session[Any, Any]]] = {}

    def close(self) -> None:
        self._open.close()
        self._db = None

    @property
    def db(self) -> Outside:
        if self._db is None:
            self._db = self._open.enter_context(outside(self.database, writes=True))
        return self._db

    def rows(self, sql: str, *values: Any) -> list[Any]:
        return self.db.all(sql, values)

    def write(self, sql: str, *values: Any) -> None:
        self.db.write(sql, values)

    def one(self, sql: str, *values: Any) -> Any:
        found = self.rows(sql, *values)
        return found[0] if found else None

    def dump(self) -> dict[str, list[Any]]:
        return {name: self.rows(f"select * from {name} order by 1, 2") for name in KEPT}

    def last_table(self, channel: int | None = None) -> int:
        """The number of the newest table, of a channel or of all."""
        if channel is None:
            return int(self.one("select max(id) from tables")[0])
        return int(self.one("select max(id) from tables where channel = ?", channel)[0])

    def status(self, table: int) -> str:
        return str(self.one("select status from tables where id = ?", table)[0])

    def serial(self, table: int, seat: int) -> int:
        return int(
            self.one("select serial from seats where table_id = ? and seat = ?", table, seat)[0]
        )

    def window(self, table: int) -> int:
        return int(self.one("select window from tables where id = ?", table)[0])

    def seat_of(self, table: int, user: int) -> int | None:
        found = self.one("select seat from seats where table_id = ? and user = ?", table, user)
        return None if found is None else int(found[0])

    def move_count(self, table: int) -> int:
        return int(self.one("select count(*) from moves where table_id = ?", table)[0])

    def moves(self, table: int) -> list[Move]:
        found = self.rows("select seat, answer from moves where table_id = ? order by n", table)
        return [Move(seat, tuple(msgspec.json.decode(answer))) for seat, answer in found]

    def session(self, table: int) -> Session[Any, Any]:
        """A running game as it stands, to be looked at only."""
        game, saved, count = self.one(
            "select game, saved, saved_moves from tables where id = ?", table
        )
        stored = saved, self.moves(table)[count:]
        if table not in self._loaded or self._loaded[table][0] != stored:
            self._loaded[table] = stored, Session.load(GAMES[game], *stored)
        return self._loaded[table][1]

    def pending(self, table: int) -> dict[int, Ask]:
        """Who owes what at a table."""
        return self.session(table).pending if self.status(table) == "playing" else {}

    def begin(self, table: int) -> Session[Any, Any]:
        """The game of a table as it was before its first move."""
        game, options, key = self.one("select game, options, key from tables where id = ?", table)
        (seats,) = self.one("select count(*) from seats where table_id = ?", table)
        return Session.start(GAMES[game], seats, msgspec.json.decode(options), fairness.seed(key))

    def record(self, table: int) -> records.Record:
        """What the exported file should say."""
        game, options, key = self.one("select game, options, key from tables where id = ?", table)
        return records.Record(
            herald=records.FORMAT,
            game=game,
            version=GAMES[game].version,
            options=msgspec.json.decode(options),
            key=key,
            commitment=fairness.commitment(key),
            seats=[records.Seated(name, None) for name in self.names(table)],
            moves=[(move.seat, list(move.answer)) for move in self.moves(table)],
        )

    def replay(self, table: int) -> Iterator[tuple[Session[Any, Any], list[Line]]]:
        """The session before the first move and after each, and what was said since."""
        session = self.begin(table)
        yield session, session.opening
        for move in self.moves(table):
            yield session, session.answer(move.seat, move.answer)

    def users(self, table: int) -> list[int | None]:
        found = self.rows("select user from seats where table_id = ? order by seat", table)
        return [user for (user,) in found]

    def names(self, table: int) -> list[str]:
        found = self.rows("select name from seats where table_id = ? order by seat", table)
        return [name for (name,) in found]

    def letters(self, table: int) -> list[str]:
        found = self.rows("select letter from seats where table_id = ? order by seat", table)
        return [letter for (letter,) in found]

    def words(self, table: int) -> Words:
        """As in messages."""
        names, letters = self.names(table), self.letters(table)
        (game,) = self.one("select game from tables where id = ?", table)
        escape = discord.utils.escape_markdown
        return Words(
            "en",
            game,
            lambda seat: f"{emblem(letters[seat])} **{escape(names[seat])}**",
            lambda seat: f"{emblem(letters[seat])} {names[seat]}",
        )

    def prompt_words(self, table: int) -> Words:
        """As in prompts, which are bold as a whole."""
        names, letters = self.names(table), self.letters(table)
        (game,) = self.one("select game from tables where id = ?", table)
        escape = discord.utils.escape_markdown
        return Words("en", game, lambda seat: f"{emblem(letters[seat])} {escape(names[seat])}")

    def plain_words(self, table: int) -> Words:
        """As in pictures."""
        names, letters = self.names(table), self.letters(table)
        (game,) = self.one("select game from tables where id = ?", table)
        return Words("en", game, names.__getitem__, letter=letters.__getitem__)

    def log(self, table: int) -> list[Line]:
        found = self.rows("select line from log where table_id = ? order by id", table)
        return [msgspec.json.decode(line, type=Line) for (line,) in found]

    def sound(self) -> bool:
        """Whether SQLite finds nothing wrong with the file; PostgreSQL takes in nothing wrong."""
        if not isinstance(self.database, Path):
            return True
        return (
            self.rows("pragma integrity_check") == [("ok",)]
            and self.rows("pragma foreign_key_check") == []
        )


def public(lines: Sequence[Line]) -> list[Line]:
    return [line for line in lines if line.to is None]
