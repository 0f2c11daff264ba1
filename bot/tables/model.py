"""A table in memory: its row, its seats, and the game that is played at it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.errors import Refused, Unloadable
from bot.language.texts import EMBLEMS, Words
from bot.store.rows import OPEN, PLAYING, SeatRow, TableRow
from bot.tables import fairness
from games import GAMES
from games.core import Ask, Game, Text, Value, text
from games.session import Session


@dataclass
class Live:
    """A table in memory. Whoever changes it holds its lock.

    So does whoever shows its game to somebody: while the lock is held by another, an answer may
    be in it that is not stored yet.
    """

    row: TableRow
    seats: list[SeatRow]
    session: Session[Any, Any] | None = None
    moves: int = 0  # in all
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    load_error: Text | None = None  # why its game cannot be opened: there is no session then

    @property
    def game(self) -> Game[Any, Any]:
        return GAMES[self.row.game]

    @property
    def possible(self) -> Value:
        """Return how many can play, as it is said: `3–5`, `1, 2 or 4`."""
        numbers = [*self.game.seats]
        if len(numbers) == 1:
            return numbers[0]
        if numbers == [*range(numbers[0], numbers[-1] + 1)]:
            return text("players-range", least=numbers[0], most=numbers[-1])
        return text("players-either", some=[*numbers[:-1]], last=numbers[-1])

    @property
    def awaited(self) -> list[str | int | Text]:
        """Return the names of whoever is to decide, the same in every language."""
        return [self.words().seat(seat) for seat in self.playing.pending]

    @property
    def seed(self) -> int | None:
        return None if self.row.key is None else fairness.seed(self.row.key)

    @property
    def playing(self) -> Session[Any, Any]:
        """Return the session of a running game; raise Refused if none is running."""
        self.require_playing()
        assert self.session is not None
        return self.session

    def require_playing(self) -> None:
        self.require_begun()
        if self.row.status != PLAYING:
            raise Refused("not-playing")

    def require_opened(self) -> None:
        if self.load_error is not None:
            raise Unloadable(self.load_error.key, **self.load_error.args)

    def require_begun(self) -> None:
        self.require_opened()
        if self.session is None:
            raise Refused("not-begun" if self.row.status == OPEN else "not-playing")

    def seat_of(self, user: int) -> int | None:
        return next((seat.seat for seat in self.seats if seat.user == user), None)

    def words(self, lang: str | None = None) -> Words:
        """Return the words for messages and their controls: players by letter and name."""

        def bold(name: str) -> str:
            return f"**{discord.utils.escape_markdown(name)}**"

        def named(seat: int) -> str:
            return f"{EMBLEMS[seat]} {bold(self.seats[seat].name)}"

        def plainly(seat: int) -> str:
            return f"{EMBLEMS[seat]} {self.seats[seat].name}"

        return Words(lang or self.row.lang, self.row.game, named, plainly, bold)

    def prompt(self, ask: Ask, lang: str | None = None) -> str:
        """Return what is asked, in bold. Names in it must not be set in bold once more: that would
        end it."""

        def named(seat: int) -> str:
            return f"{EMBLEMS[seat]} {discord.utils.escape_markdown(self.seats[seat].name)}"

        return f"**{Words(lang or self.row.lang, self.row.game, named)(ask.prompt)}**"

    def plain_words(self, lang: str | None = None) -> Words:
        """Return the words for pictures, where letter and name stand apart."""

        def named(seat: int) -> str:
            return self.seats[seat].name

        return Words(lang or self.row.lang, self.row.game, named, markup=False)
