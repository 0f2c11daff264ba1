"""Guided first games: what is explained at which decision, what is suggested there, and how far a
learner has come.

A lesson is a real game with a fixed seed, against computer players. It has steps, each with one
idea, in the order in which they are told. A step is told at the first decision of the learner that
fits it. Until then they decide freely a few times; then computer players play on for everybody up
to that decision. A step that cannot be reached is left out. So a lesson always comes to its end,
whatever a learner does.

A game keeps its lessons in `games/<key>/learning`: `LESSONS`, and `SCENES`, which illustrate the
pages of its rules. The words are in `en.ftl` and `fr.ftl` beside them: `lesson-STEP` explains a
step, and where that insists on its suggestion, `lesson-STEP-instead` says why another choice was
taken back; `why-PROMPT` says what a decision is about, `tip-PROMPT` in one line what matters most
in it; `about-X` explains the thing that the message X names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, TypeVar

import msgspec

from games.core import Answer, Ask, Game, Rng, Text, Value, text
from games.session import Move, Session

V = TypeVar("V")  # a game's view

FAR = 400  # answers of computer players after which a step counts as out of reach


def _always(view: Any, ask: Ask) -> bool:
    return True


def _nothing(view: Any, ask: Ask) -> Mapping[str, Value]:
    return {}


@dataclass(frozen=True)
class Step(Generic[V]):
    """One idea, told at a decision at which it matters."""

    key: str
    at: tuple[str, ...]  # the prompts at which it can be told
    # Whether what it says is so: it gets the learner's view and their ask.
    when: Callable[[V, Ask], bool] = _always
    # What it suggests; without it, what the computer player would do.
    suggests: Callable[[V, Ask], Answer] | None = None
    args: Callable[[V, Ask], Mapping[str, Value]] = _nothing  # for its words
    insists: bool = False  # the lesson cannot go on with anything but the suggestion
    free: int = (
        0  # decisions that the learner takes unguided before it, if it does not come at once
    )


@dataclass(frozen=True)
class Lesson(Generic[V]):
    """A guided first game. The learner has the first seat."""

    key: str  # of its messages `lesson-KEY-title`, `-welcome` and `-end`
    seats: int
    seed: int
    steps: tuple[Step[V], ...]
    options: Mapping[str, str] = field(default_factory=dict)
    to_the_end: bool = False  # once all is told, computer players finish the game

    def start(self, game: Game[Any, V]) -> Session[Any, V]:
        return Session.start(game, self.seats, self.options, self.seed)


@dataclass(frozen=True)
class Scene:
    """A position of a real game, to illustrate a page of the rules: computer players have given so
    many answers. `seat` says whose picture it is; None, that of everybody. `draft` is the answer
    as far as that player has got."""

    seats: int
    seed: int
    answers: int
    seat: int | None = None
    draft: Answer = ()
    options: Mapping[str, str] = field(default_factory=dict)

    def session(self, game: Game[Any, V]) -> Session[Any, V]:
        """Play up to the position."""
        session = Session.start(game, self.seats, self.options, self.seed)
        for _ in range(self.answers):
            seat = min(session.pending)
            ask = session.pending[seat]
            rng = Rng(self.seed ^ session.table.rng.state)
            session.answer(seat, game.stand_in(session.view(seat), ask, rng))
        return session


def lessons(game: str) -> tuple[Lesson[Any], ...]:
    """Return the lessons of a game, in the order in which they are taken."""
    return tuple(getattr(_learning(game), "LESSONS", ()))


def scenes(game: str) -> tuple[Scene, ...]:
    """Return what illustrates the pages of a game's rules, from the first on."""
    return tuple(getattr(_learning(game), "SCENES", ()))


def _learning(game: str) -> Any:
    name = f"games.{game}.learning"
    return import_module(name) if find_spec(name) is not None else None


class Progress(msgspec.Struct):
    """How far a learner has come: all that is saved beside the game."""

    lesson: str
    step: int = 0
    free: int = 0  # decisions taken unguided since the last step
    insisted: bool = False  # another choice was taken back at this decision


LEARNER = 0


@dataclass(frozen=True)
class Guide(Generic[V]):
    """Leads a learner through a lesson; the session and their progress are changed by others."""

    game: Game[Any, V]
    lesson: Lesson[V]

    def step(self, session: Session[Any, V], progress: Progress) -> Step[V] | None:
        """Return the step that is told at the open decision of the learner, if one is."""
        if progress.step >= len(self.lesson.steps):
            return None
        step = self.lesson.steps[progress.step]
        return step if self._fits(session, step) else None

    def _fits(self, session: Session[Any, V], step: Step[V]) -> bool:
        ask = session.pending.get(LEARNER)
        if ask is None or ask.prompt.key not in step.at:
            return False
        return step.when(session.view(LEARNER), ask)

    def words(self, session: Session[Any, V], step: Step[V]) -> Text:
        """Return what a step says now."""
        args = step.args(session.view(LEARNER), session.pending[LEARNER])
        return text(f"lesson-{step.key}", **args)

    def suggestion(self, session: Session[Any, V], step: Step[V] | None) -> Answer:
        """Return what the learner might answer now, whether or not a step is told."""
        ask = session.pending[LEARNER]
        if step is None or step.suggests is None:
            return self.computer_answer(session, LEARNER)
        return ask.check(step.suggests(session.view(LEARNER), ask))

    def computer_answer(self, session: Session[Any, V], seat: int) -> Answer:
        """Return what a computer player answers: the same in every run of the same game."""
        ask = session.pending[seat]
        rng = Rng(self.lesson.seed ^ session.table.rng.state ^ len(session.moves))
        return ask.check(self.game.stand_in(session.view(seat), ask, rng))

    def next_move(self, session: Session[Any, V]) -> Move | None:
        """Return what the computer players do next, or None if the learner is to decide."""
        if LEARNER in session.pending or session.result is not None:
            return None
        seat = min(session.pending)
        return Move(seat, self.computer_answer(session, seat))

    def play_on(self, session: Session[Any, V], progress: Progress) -> list[Move]:
        """Return what has to be played, for the learner too, before they decide again.

        Steps that cannot be reached are left out: `progress` stands at the next one that can be,
        or behind the last.
        """
        if self._decides_freely(session, progress):
            return []
        left = self.lesson.steps[progress.step :]
        if not left and not self.lesson.to_the_end:
            return []
        copy = Session.load(self.game, session.saved, session.moves)
        moves: list[Move] = []
        reached: dict[int, int] = {}  # by step that is left: after how many moves it fits
        while True:
            for number, step in enumerate(left):
                if number not in reached and self._fits(copy, step):
                    reached[number] = len(moves)
            if 0 in reached or copy.result is not None or len(moves) == FAR:
                break
            seat = LEARNER if LEARNER in copy.pending else min(copy.pending)
            moves.append(Move(seat, self.computer_answer(copy, seat)))
            copy.answer(seat, moves[-1].answer)
        if reached:
            progress.step += min(reached)
            progress.free = 0
            return moves[: reached[min(reached)]]
        progress.step = len(self.lesson.steps)
        return moves if self.lesson.to_the_end and copy.result is not None else []

    def _decides_freely(self, session: Session[Any, V], progress: Progress) -> bool:
        if LEARNER not in session.pending or progress.step >= len(self.lesson.steps):
            return False
        waits = self.lesson.steps[progress.step].free
        return self.step(session, progress) is not None or progress.free < waits

    def is_over(self, session: Session[Any, V], progress: Progress) -> bool:
        if session.result is not None:
            return True
        return progress.step >= len(self.lesson.steps) and not self.lesson.to_the_end
