"""A table in memory: its row, its seats, and the game that is played at it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.errors import Refused, Unloadable
from bot.language.signs import badge
from bot.language.texts import Captions, Words, emblem
from bot.store.rows import OPEN, PLAYING, SeatRow, TableRow
from bot.tables import fairness, names
from games import GAMES
from games.core import Ask, Game, Line, Setting, Text, Value, text
from games.session import Session

log = logging.getLogger(__name__)


def log_step(row: TableRow, what: str) -> None:
    """Log a step in the life of a table: which it is and where, and nobody who plays. A lesson is
    its learner's own affair."""
    if row.lesson is None:
        log.info(
            "table %d %s: %s in channel %d of server %d",
            *(row.id, what, row.game, row.channel, row.guild),
            extra={"table": row.id},
        )


def numbers_in_words(numbers: list[int]) -> Value:
    """Return numbers of players as they are said: `3–5`, `1, 2 or 4`."""
    if len(numbers) == 1:
        return numbers[0]
    if numbers == [*range(numbers[0], numbers[-1] + 1)]:
        return text("players-range", least=numbers[0], most=numbers[-1])
    return text("players-either", numbers=[*numbers])


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
    held: bool = False  # its server is blocked: nobody can do anything here until that ends
    # How the seats' own panels look, each since the checkpoint at which its turn began.
    shapes: dict[int, tuple[int, dict[str, Any]]] = field(default_factory=dict)

    @property
    def game(self) -> Game[Any, Any]:
        return GAMES[self.row.game]

    @property
    def possible(self) -> Value:
        """Return how many can play, as it is said."""
        return numbers_in_words(self.numbers)

    @property
    def within_reach(self) -> list[int]:
        """Return the numbers of players with which the game may yet begin."""
        return [number for number in self.numbers if number >= len(self.seats)]

    @property
    def numbers(self) -> list[int]:
        """Return how many can play with the settings that are chosen."""
        return self.game.seats_for(self.row.options)

    def has_room_for(self, setting: Setting, choice: str) -> bool:
        """Return whether all who have joined could play with this choice."""
        numbers = [number for number in self.game.seats if setting.allows(choice, number)]
        return len(self.seats) <= max(numbers)

    @property
    def is_full(self) -> bool:
        return len(self.seats) >= max(self.numbers)

    @property
    def invited(self) -> list[int]:
        """Return those who were invited to a rematch, and have not joined."""
        return [user for user in self.row.invited if self.seat_of(user) is None]

    def is_last_person(self, seat: int) -> bool:
        """Return whether only computer players are left without the one on this seat."""
        return all(other.user is None for other in self.seats if other.seat != seat)

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

    def turn_lines(self) -> list[tuple[int, Line]]:
        """Return what the log says of the turn in progress, each line with its checkpoint. In the
        first turn that is also what was said before the first checkpoint."""
        session, epoch = self.session, self.row.saved_moves
        assert session is not None
        first: list[Line] = []
        if epoch == 0 and self.row.lesson is None and self.seed is not None:
            begun = Session.start(self.game, len(self.seats), self.row.options, self.seed)
            first, _ = begun.around_checkpoint(begun.opening)
        return [(epoch, line) for line in [*first, *session.lines]]

    def require_playing(self) -> None:
        self.require_begun()
        if self.row.status != PLAYING:
            raise Refused("not-playing")

    @property
    def unopened(self) -> Text | None:
        """Return why nobody can play at this table now, if that is so."""
        return text("server-held") if self.held else self.load_error

    def require_opened(self) -> None:
        if self.unopened is not None:
            raise Unloadable(self.unopened.key, **self.unopened.args)

    def require_begun(self) -> None:
        self.require_opened()
        if self.session is None:
            raise Refused("not-begun" if self.row.status == OPEN else "not-playing")

    def seat_of(self, user: int) -> int | None:
        return next((seat.seat for seat in self.seats if seat.user == user), None)

    def letter(self, seat: int) -> str:
        """Return the letter that marks a seat.

        It goes by the names until the game begins, and then stays as the seat's color and shape
        do, whoever sits there: posts and pictures of before must still say the same.
        """
        return self.seats[seat].letter or letters(self.seats)[seat]

    def words(self, lang: str | None = None) -> Words:
        """Return the words for messages and their controls: players by letter and name."""

        def bold(name: str) -> str:
            return f"**{discord.utils.escape_markdown(name)}**"

        def named(seat: int) -> str:
            letter = self.letter(seat)
            shown = badge(seat, letter) or emblem(letter)
            return f"{shown} {bold(self.seats[seat].name)}"

        def plainly(seat: int) -> str:
            return f"{emblem(self.letter(seat))} {self.seats[seat].name}"

        return Words(lang or self.row.lang, self.row.game, named, plainly, bold)

    def prompt(self, ask: Ask, lang: str | None = None) -> str:
        """Return what is asked, in bold. Names in it must not be set in bold once more: that would
        end it."""

        def named(seat: int) -> str:
            name = discord.utils.escape_markdown(self.seats[seat].name)
            return f"{emblem(self.letter(seat))} {name}"

        return f"**{Words(lang or self.row.lang, self.row.game, named)(ask.prompt)}**"

    def captions(self, lang: str | None = None) -> Captions:
        """Return what the words in pictures are made from."""
        named = tuple(seat.name for seat in self.seats)
        letters = tuple(self.letter(seat) for seat in range(len(self.seats)))
        return Captions(lang or self.row.lang, named, letters)


def letters(seats: Sequence[SeatRow]) -> list[str]:
    """Return the letters of the seats by who sits there now. Computer players, and those who have
    left for good, take no initial from the others."""
    return names.letters(
        [None if seat.user is None and seat.former is None else seat.name for seat in seats]
    )
