"""Drives the rules of one game: answers in, lines out; saving, loading and taking back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

import msgspec

from games.core import (
    Answer,
    Ask,
    Checkpoint,
    Game,
    IllegalAnswer,
    Line,
    Pending,
    Reply,
    Result,
    Table,
    text,
)

TableT = TypeVar("TableT", bound=Table)
ViewT = TypeVar("ViewT")


@dataclass(frozen=True, slots=True)
class Move:
    """An answer that was given."""

    seat: int
    answer: Answer


@dataclass(frozen=True, slots=True)
class _Step:
    """A move since the last checkpoint, with what the session must know to take it back."""

    move: Move
    ask: Ask
    barrier: bool  # after it something was revealed, or somebody else was asked


class Session(Generic[TableT, ViewT]):
    """A game in progress: the table, who owes which decision, and the moves since `saved`.

    If the rules themselves fail (any exception but IllegalAnswer), the session is in an unknown
    state: throw it away and load it again from what was saved.
    """

    def __init__(self, game: Game[TableT, ViewT], table: TableT) -> None:
        self.game = game
        self.restarted = False  # set by load: the moves did not fit the rules any more
        self._begin(table)

    @classmethod
    def start(
        cls, game: Game[TableT, ViewT], seats: int, options: Mapping[str, str], seed: int
    ) -> Session[TableT, ViewT]:
        if seats not in game.seats:
            raise ValueError(f"{game.key} is not for {seats} players")
        return cls(game, game.setup(seed, seats, game.options(options)))

    @classmethod
    def load(
        cls, game: Game[TableT, ViewT], saved: bytes, moves: Iterable[Move]
    ) -> Session[TableT, ViewT]:
        """The game that was saved at a checkpoint, with the moves since.

        When the rules have changed so that the moves no longer fit, the game stands at the
        checkpoint again, and `restarted` says so.
        """
        session = cls(game, msgspec.json.decode(saved, type=game.table_type))
        try:
            for move in moves:
                session.answer(move.seat, move.answer)
        except Exception:
            session = cls(game, msgspec.json.decode(saved, type=game.table_type))
            session.restarted = True
        return session

    def _begin(self, table: TableT) -> None:
        self.table = table
        self.pending: Pending = {}
        self.result: Result | None = None
        self.lines: list[Line] = []  # all that was said since `saved`
        self.checkpoints = 0  # passed since this session began
        self._play = self.game.play(table)
        self._steps: list[_Step] = []
        self._pass_checkpoint()
        self.opening = self._run(None)  # said before the first move

    def _pass_checkpoint(self) -> None:
        self.checkpoints += 1
        self.saved = msgspec.json.encode(self.table)
        self.lines.clear()
        self._steps.clear()

    def _run(self, reply: Reply | None) -> list[Line]:
        """Run the rules until they wait for somebody; the lines said on the way."""
        said: list[Line] = []

        def listen() -> None:
            said.extend(self.table.news)
            self.lines.extend(self.table.news)
            self.table.news = []

        try:
            while True:
                pending = self._play.send(reply)
                reply = None
                listen()
                if isinstance(pending, Checkpoint):
                    self._pass_checkpoint()
                elif isinstance(pending, dict):
                    self.pending = pending
                    return said
                else:
                    raise TypeError("rules may await nothing but the players")
        except StopIteration as done:
            self.result = done.value
            self.pending = {}
            listen()
            return said

    @property
    def moves(self) -> list[Move]:
        """The moves since `saved`."""
        return [step.move for step in self._steps]

    def answer(self, seat: int, answer: Iterable[str]) -> list[Line]:
        """Give a seat's answer; the lines that follow from it. IllegalAnswer changes nothing."""
        question = self.pending.get(seat)
        if question is None:
            raise IllegalAnswer(text("answer-not-asked"))
        move = Move(seat, question.check(tuple(answer)))
        known = (self.table.rng.uses, self.table.reveals)
        asked = set(self.pending)
        before = self.checkpoints
        said = self._run((seat, move.answer))
        if self.checkpoints == before:
            revealed = known != (self.table.rng.uses, self.table.reveals)
            barrier = revealed or not asked.issuperset(self.pending) or self.result is not None
            self._steps.append(_Step(move, question, barrier))
        return said

    def taken_back(self, seat: int) -> tuple[Ask, Answer] | None:
        """What `undo` would take back for this seat: its last ask and answer, or nothing."""
        place = self._undo_place(seat)
        if place is None:
            return None
        step = self._steps[place]
        return step.ask, step.move.answer

    def _undo_place(self, seat: int) -> int | None:
        for place in range(len(self._steps) - 1, -1, -1):
            step = self._steps[place]
            if step.barrier:
                return None
            if step.move.seat == seat:
                return place
        return None

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer by playing the moves since `saved` without it."""
        place = self._undo_place(seat)
        if place is None:
            raise IllegalAnswer(text("undo-nothing"))
        moves = self.moves
        del moves[place]
        self._begin(msgspec.json.decode(self.saved, type=self.game.table_type))
        for move in moves:
            self.answer(move.seat, move.answer)

    def view(self, seat: int | None) -> ViewT:
        """What a seat may know now: a copy, since a picture may be drawn from it while the next
        answer changes the table."""
        now = msgspec.json.encode(self.game.view(self.table, seat))
        return msgspec.json.decode(now, type=self.game.view_type)
