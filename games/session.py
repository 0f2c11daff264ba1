"""Drives the rules of one game: answers in, lines out; saving, loading and taking back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from games.core import (
    Answer,
    Ask,
    AtOnce,
    Checkpoint,
    Game,
    IllegalAnswer,
    Line,
    Pending,
    Reactions,
    Reply,
    Result,
    Table,
    Text,
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
    revealed: Text | None  # what came to light after it, if anything did; or that the game ended
    others: bool  # somebody else was asked after it


@dataclass(frozen=True, slots=True)
class Final:
    """Why an answer could not be taken back, in so far as its seat may know that.

    It `closes` what several decide at the same time, it `reveals` something, it `ends` the game, or
    it `passes` on to the seats that are `asked` then. Of what closes a decision or reveals
    something nothing else is told, since what follows may depend on that; and where a game says
    that it always may, only that the game `continues`.
    """

    why: str
    asked: tuple[int, ...] = ()


def _decision(pending: Pending) -> object:
    """What several seats are deciding at the same time, if they do."""
    return pending.decision if isinstance(pending, AtOnce) else None


def _reacting(pending: Pending) -> bool:
    return isinstance(pending, Reactions)


def read_table(game: Game[TableT, Any], saved: bytes, version: int | None = None) -> TableT:
    """A saved table, lifted to the present version if an older one has saved it. Of a setting that
    there was not yet it has the default."""
    if version is not None and version != game.version:
        saved = msgspec.json.encode(_lifted(game, saved, version))
    table = msgspec.json.decode(saved, type=game.table_type)
    table.options = game.options({}) | table.options
    return table


def _lifted(game: Game[Any, Any], saved: bytes, version: int) -> Any:
    if not game.reads(version):
        raise ValueError(f"{game.key} does not read tables of version {version}")
    data = msgspec.json.decode(saved)
    for old in range(version, game.version):
        data = game.lifts[old](data)
    return data


def leads_to(session: Session[Any, Any], saved: bytes, version: int) -> bool:
    """Return whether a game that was played again has come to the table that `version` saved.

    What tables did not note yet when it was saved is taken as played again, and how much was
    revealed says only how far one could undo, which corrections change.
    """
    game = session.game
    again = msgspec.json.decode(session.saved)
    stored = _completed(_lifted(game, saved, version), again) | {"reveals": again["reveals"]}
    same: bool = read_table(game, msgspec.json.encode(stored)) == read_table(game, session.saved)
    return same


def _completed(stored: Any, again: Any) -> Any:
    if isinstance(stored, dict) and isinstance(again, dict):
        return again | {
            key: _completed(value, again.get(key, value)) for key, value in stored.items()
        }
    if isinstance(stored, list) and isinstance(again, list) and len(stored) == len(again):
        return [_completed(*pair) for pair in zip(stored, again, strict=True)]
    return stored


Watch: TypeAlias = "Callable[[Session[Any, Any], Line], None]"


class _Overheard(list[Line]):
    """The news of a table that is watched: each line is passed on when it is said."""

    def __init__(self, listener: Callable[[Line], None]) -> None:
        super().__init__()
        self._listener = listener

    def append(self, line: Line) -> None:
        super().append(line)
        self._listener(line)


class Session(Generic[TableT, ViewT]):
    """A game in progress: the table, who owes which decision, and the moves since `saved`.

    Rules may run through many events between two answers. `watch` is called at each line that is
    said, with the table as it is then; it must change nothing.

    If the rules themselves fail (any exception but IllegalAnswer), the session is in an unknown
    state: throw it away and load it again from what was saved.
    """

    def __init__(
        self, game: Game[TableT, ViewT], table: TableT, watch: Watch | None = None
    ) -> None:
        self.game = game
        self._watch = watch
        self.restarted = ""  # set by load: why the moves do not fit the rules any more
        self._begin(table)

    @classmethod
    def start(
        cls,
        game: Game[TableT, ViewT],
        seats: int,
        options: Mapping[str, str],
        seed: int,
        watch: Watch | None = None,
    ) -> Session[TableT, ViewT]:
        if seats not in game.seats_for(options):
            raise ValueError(f"{game.key} is not for {seats} players")
        return cls(game, game.setup(seed, seats, game.options(options)), watch)

    @classmethod
    def load(
        cls,
        game: Game[TableT, ViewT],
        saved: bytes,
        moves: Iterable[Move],
        version: int | None = None,
    ) -> Session[TableT, ViewT]:
        """The game that was saved at a checkpoint, with the moves since; `version` saved it, or
        the present one.

        When the rules have changed so that the moves no longer fit, the game stands at the
        checkpoint again, and `restarted` says why. Any other fault is the program's, not that of
        the moves, and is raised.
        """
        session = cls(game, read_table(game, saved, version))
        try:
            for move in moves:
                session.answer(move.seat, move.answer)
        except IllegalAnswer as misfit:
            session = cls(game, read_table(game, saved, version))
            session.restarted = misfit.text.key
        return session

    def _begin(self, table: TableT) -> None:
        self.table = table
        table.revealed.clear()  # in the setup
        self.pending: Pending = {}
        self.result: Result | None = None
        self.lines: list[Line] = []  # all that was said since `saved`
        self.checkpoints = 0  # passed since this session began
        self._play = self.game.play(table)
        self._steps: list[_Step] = []
        self._named: list[Text] = []  # what the last run of the rules has revealed
        self._pass_checkpoint()
        self._listen_in()
        self.opening = self._run(None)  # said before the first move

    def _listen_in(self) -> None:
        if self._watch is None:
            return
        watch, said = self._watch, self.table.news
        self.table.news = _Overheard(lambda line: watch(self, line))
        for line in said:
            self.table.news.append(line)

    def _pass_checkpoint(self) -> None:
        self.checkpoints += 1
        self.saved = msgspec.json.encode(self.table)
        self.lines.clear()
        self._steps.clear()

    def _run(self, reply: Reply | None) -> list[Line]:
        """Run the rules until they wait for somebody; the lines said on the way."""
        said: list[Line] = []
        self._named = []

        def listen() -> None:
            said.extend(self.table.news)
            self.lines.extend(self.table.news)
            self.table.news.clear()
            self._named.extend(self.table.revealed)
            self.table.revealed.clear()

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
        rolled, revealed = self.table.rng.uses, self.table.reveals
        asked, decision = self.pending, self.decision
        before = self.checkpoints
        said = self._run((seat, move.answer))
        if self.checkpoints == before:
            what: Text | None = None
            if self._named:
                what = self._named[0]
            elif self.table.reveals != revealed or self.result is not None:
                what = text("revealed-something")
            elif self.table.rng.uses != rolled:
                what = text("revealed-chance")
            elif decision is not None and decision is not self.decision:
                what = text("revealed-reactions" if _reacting(asked) else "revealed-answers")
            others = not set(asked).issuperset(self.pending)
            self._steps.append(_Step(move, question, what, others))
        return said

    @property
    def decision(self) -> object:
        """What several seats decide at the same time: the same object as long as they do."""
        return _decision(self.pending)

    @property
    def reacting(self) -> bool:
        """Whether those who are asked may react, and the first who does ends it for all."""
        return _reacting(self.pending)

    def finality(self, seat: int, answer: Iterable[str]) -> Final | None:
        """Return why a seat could not take this answer back, or None if it could. Found by giving
        it to a copy. Raise IllegalAnswer if the answer does not fit."""
        return Session.load(self.game, self.saved, self.moves)._end_of_undo(seat, answer)

    def _end_of_undo(self, seat: int, answer: Iterable[str]) -> Final | None:
        known, decision = (self.table.rng.uses, self.table.reveals), self.decision
        together = decision is not None and not self.reacting
        self.answer(seat, answer)
        if self.taken_back(seat) is not None:
            return None
        if together and self.decision is not decision:
            return Final("closes")
        if self.game.hides_what_follows:
            return Final("continues")
        if known != (self.table.rng.uses, self.table.reveals):
            return Final("reveals")
        if self.result is not None:
            return Final("ends")
        return Final("passes", tuple(sorted({*self.pending} - {seat})))

    def is_final(self, seat: int, answer: Iterable[str]) -> bool:
        """Return whether a seat could not take this answer back; raise as `finality` does."""
        return self.finality(seat, answer) is not None

    def around_checkpoint(self, said: list[Line]) -> tuple[list[Line], list[Line]]:
        """Of what followed from the last answer: what was said before the last checkpoint, and
        what since."""
        fresh = min(len(said), len(self.lines))
        return said[: len(said) - fresh], said[len(said) - fresh :]

    def taken_back(self, seat: int) -> tuple[Ask, Answer] | None:
        """What `undo` would take back for this seat: its last ask and answer, or nothing."""
        place = self._undo_place(seat)
        if place is None:
            return None
        step = self._steps[place]
        return step.ask, step.move.answer

    def undo_barrier(self, seat: int) -> str | None:
        """Why this seat cannot take back its last answer of this turn: something was `revealed`,
        or `others` were asked since. None when it can, or has given none."""
        if self._undo_place(seat) is not None or all(s.move.seat != seat for s in self._steps):
            return None
        return "others" if self.can_rewind(seat) else "revealed"

    def revealed_since(self, seat: int) -> Text | None:
        """Return what came to light first since this seat's last answer of this turn, if anything
        did."""
        last = max((n for n, s in enumerate(self._steps) if s.move.seat == seat), default=None)
        since = [] if last is None else self._steps[last:]
        return next((step.revealed for step in since if step.revealed is not None), None)

    def _undo_place(self, seat: int, consent: bool = False) -> int | None:
        for place in range(len(self._steps) - 1, -1, -1):
            step = self._steps[place]
            if step.revealed is not None or (step.others and not consent):
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
        self._replay(moves)

    def can_rewind(self, seat: int) -> bool:
        """Whether `rewind` is possible: nothing has come to light since the seat's last answer."""
        return self._undo_place(seat, consent=True) is not None

    def rewind(self, seat: int) -> None:
        """With the consent of the others: take back the seat's last answer and all since."""
        place = self._undo_place(seat, consent=True)
        if place is None:
            raise IllegalAnswer(text("undo-nothing"))
        self._replay(self.moves[:place])

    def _replay(self, moves: list[Move]) -> None:
        """Begin again with these moves. When they do not fit, nothing has changed."""
        before = dict(vars(self))
        try:
            self._begin(read_table(self.game, self.saved))
            for move in moves:
                self.answer(move.seat, move.answer)
        except Exception as fault:
            vars(self).update(before)
            if isinstance(fault, IllegalAnswer):
                raise IllegalAnswer(text("undo-nothing")) from fault
            raise

    def view(self, seat: int | None) -> ViewT:
        """What a seat may know now: a copy, since a picture may be drawn from it while the next
        answer changes the table."""
        now = msgspec.json.encode(self.game.view(self.table, seat))
        return msgspec.json.decode(now, type=self.game.view_type)
