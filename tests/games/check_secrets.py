"""What is hidden stays hidden: checks for every game.

A stretch of a game, from one checkpoint to the next, is played once more on a table that could as
well be the first one for all that one viewer can see. With the same answers the viewer must see,
hear and be asked the same, until something is revealed. The same with a single random number that
is another one: a die below somebody's cup.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, fields
from itertools import count, zip_longest
from typing import Any

import msgspec

from games.core import Ask, AtOnce, IllegalAnswer, Line, Option, Pending, Rng, Table
from games.session import Move, Session, read_table
from games.standin import random_answer
from tests.games.every_game import MOVES, AnyGame, AnySession, player, started, tables, watched

Viewer = int | None  # None: somebody who sees only what everybody may


def check_views(game: AnyGame, seats: int, games: int = 3, stride: int = 1) -> None:
    """A view is the same whatever lies where its viewer cannot look."""
    hidden = 0
    for session, _, rng in watched(game, seats, games, stride):
        for viewer in (None, *range(seats)):
            other = tables(game).reshuffled(session.table, viewer, rng)
            hidden += other != session.table
            seen, seen_there = (_plain(game.view(t, viewer)) for t in (session.table, other))
            assert seen == seen_there, (
                f"{game.key}: the view of {player(viewer)} leaks what is hidden: "
                f"{_difference(seen, seen_there)}. Leave it out of `view`; if it may be seen, let "
                f"`reshuffled` in tests/games/{game.key}_tables.py keep it where it is."
            )
    assert hidden, (
        f"{game.key}: `reshuffled` in tests/games/{game.key}_tables.py changes nothing, so that no "
        "test would notice a leak. Let it mix all that the viewer cannot see, table.rng included."
    )


@dataclass
class Moment:
    """What can be seen, heard and answered after a move, or at a checkpoint."""

    lines: list[Line]  # that were said on the way
    early: int  # how many of these before any chance, and before the next checkpoint
    pending: dict[int, Ask]
    views: dict[Viewer, Any]
    revealed: bool  # by the rules
    chance: Any  # if random numbers were used: the whole table but for them; else None
    decided: bool  # what several seats decided at the same time
    ended: bool  # the stretch: at the next checkpoint, or with the game


class Player:
    """Plays from a checkpoint on, and notes what each move leads to."""

    def __init__(self, game: AnyGame, table: Table, viewers: Sequence[Viewer]) -> None:
        self._viewers = viewers
        self._marks: list[tuple[int, int]] = []  # of random numbers and checkpoints, by lines
        uses, reveals = table.rng.uses, table.reveals
        self.session: AnySession = Session(game, table, self._overhear)
        self._begun = self.session.checkpoints
        self.opening = self._moment(self.session.opening, uses, reveals, None)

    def _overhear(self, session: AnySession, line: Line) -> None:
        self._marks.append((session.table.rng.uses, session.checkpoints))

    def answer(self, move: Move) -> Moment:
        t = self.session.table
        uses, reveals, pending = t.rng.uses, t.reveals, self.session.pending
        self._marks.clear()
        lines = self.session.answer(move.seat, move.answer)
        return self._moment(lines, uses, reveals, pending)

    @property
    def over(self) -> bool:
        """Whether the game is, or the stretch."""
        return self.session.result is not None or self.session.checkpoints != self._begun

    def _moment(self, lines: list[Line], uses: int, reveals: int, before: Pending | None) -> Moment:
        t, pending = self.session.table, self.session.pending
        closed = isinstance(before, AtOnce) and not (
            isinstance(pending, AtOnce) and pending.decision is before.decision
        )
        return Moment(
            lines,
            sum(mark == (uses, self._begun) for mark in self._marks),
            dict(pending),
            {viewer: _plain(self.session.game.view(t, viewer)) for viewer in self._viewers},
            t.reveals != reveals,
            _without_rng(t) if t.rng.uses != uses else None,
            closed,
            self.over,
        )


@dataclass
class Stretch:
    """A game from one checkpoint to the next, or as far as it is followed."""

    saved: bytes
    opening: Moment
    moves: list[tuple[Move, Moment]]
    chances: tuple[int, int]  # which random numbers were used: after the one, up to the other


def stretches(
    session: AnySession, rng: Rng, viewers: Iterator[Sequence[Viewer]], left: int
) -> Iterator[Stretch]:
    """Play so many moves of a random game, and yield it in stretches, each as its own viewers see
    it."""
    game = session.game
    while session.result is None and left:
        saved = session.saved
        table = read_table(game, saved)
        uses = table.rng.uses
        playing = Player(game, table, next(viewers))
        session = playing.session
        moves = []
        while left and not playing.over:
            left -= 1
            seat = rng.pick(list(session.pending))
            move = Move(seat, random_answer(session.pending[seat], rng))
            moves.append((move, playing.answer(move)))
        yield Stretch(saved, playing.opening, moves, (uses, session.table.rng.uses))


def check_secrets(game: AnyGame, seats: int, games: int = 1, every_viewer: bool = True) -> None:
    """Nobody is shown, told or asked what depends on what they cannot see, in the middle of a
    turn as little as where it begins; and what comes to light is marked as a reveal."""
    everybody = (None, *range(seats))
    moves = MOVES if every_viewer else MOVES // 2
    for number, session in enumerate(started(game, seats, games)):
        rng = Rng(number)
        viewers = (everybody if every_viewer else (None, turn % seats) for turn in count())
        for stretch in stretches(session, Rng(100 + number), viewers, moves):
            used, last = stretch.chances
            for viewer in stretch.opening.views:
                table = read_table(game, stretch.saved)
                compare(game, stretch, viewer, tables(game).reshuffled(table, viewer, rng))
                if last > used:
                    changed = used + 1 + rng.below(last - used)
                    table.rng = OtherRng(table.rng.state, used, changed)
                    compare(game, stretch, viewer, table)


@dataclass
class OtherRng(Rng):
    """Gives the same numbers but for one."""

    changed: int = 0  # the use at which it gives another one

    def _next(self) -> int:
        number = super()._next()
        return number ^ 0xFFFFFFFFFFFFFFFF if self.uses == self.changed else number


def compare(game: AnyGame, stretch: Stretch, viewer: Viewer, table: Table) -> None:
    """Play a stretch on a table that could as well be its own for all that the viewer can see,
    as far as its answers fit and nothing is revealed."""
    twin = Player(game, table, [viewer])
    shown = getattr(tables(game), "SHOWN", ())
    here, there = stretch.opening, twin.opening
    if not _alike(
        f"{game.key}, where a turn begins: ", viewer, here, there, False, table.rng, shown
    ):
        return
    for move, following in stretch.moves:
        question = here.pending[move.seat]
        own = question.secret and move.seat != viewer
        if own and _chosen(question, move) != _chosen(there.pending[move.seat], move):
            return  # the same answer would mean something else
        try:
            here, there = following, twin.answer(move)
        except IllegalAnswer:
            assert own, "a question that was the same takes the same answers"
            return
        place = (
            f"{game.key}, after seat {move.seat} answers {question.prompt.key} with "
            f"{list(move.answer)}: "
        )
        if not _alike(place, viewer, here, there, own, table.rng, shown):
            return


def _chosen(ask: Ask, move: Move) -> list[Option[Any]]:
    return [option for option in ask.options if option.key in move.answer]


def _alike(
    place: str,
    viewer: Viewer,
    here: Moment,
    there: Moment,
    own: bool,
    rng: Rng,
    shown: Collection[str],
) -> bool:
    """Return whether the two games may be compared further: nothing has come to light.

    `own` says that what is new may come from a secret answer, by what its seat knows; `rng` is
    that of the other game; `shown` are the lines that tell all what is hidden again later.
    """
    both = (here, there)
    known = any(now.revealed or now.decided for now in both)
    ended = any(now.ended for now in both)
    shuffled = any(now.chance is not None for now in both)
    if here.views[viewer] != there.views[viewer]:
        if own or known:
            return False
        if not ended and not shuffled:
            raise AssertionError(
                f"{place}{player(viewer)} can see now what was hidden before, but it is not marked "
                "as a reveal, so that undo would let people peek: "
                f"{_difference(here.views[viewer], there.views[viewer])}. Take it from its pile by "
                "`table.draw`, or call `table.reveal` where it is shown."
            )
        early = min(now.early for now in both)  # before there was no undo any more
        if fault := _other_lines(viewer, here.lines[:early], there.lines[:early]):
            raise AssertionError(place + fault)
        return False
    if own and _prompts(here) != _prompts(there):
        return False
    if any(not now.pending for now in both):
        return False  # the game is over
    fault = _other_lines(viewer, here.lines, there.lines)
    asked = _other_questions(viewer, here, there)
    if fault is None or (asked and len(here.lines) != len(there.lines)):
        fault = asked  # more is said where nobody is awaited before
    if fault is None:
        return not ended
    # What came up by chance, and lies nowhere on the table, may be told to all.
    if shuffled and (not isinstance(rng, OtherRng) or here.chance == there.chance):
        return False
    if known:
        # Whoever draws may be told and asked about it; all others only if it was shown to them.
        if viewer is not None or any(now.decided for now in both) or _named(here, there, shown):
            return False
        raise AssertionError(
            f"{place}{fault} If it was shown to all and is hidden again, name the line in `SHOWN` "
            "of the game's tables for tests."
        )
    raise AssertionError(place + fault)


def _prompts(now: Moment) -> dict[int, str]:
    return {seat: ask.prompt.key for seat, ask in now.pending.items()}


def _named(here: Moment, there: Moment, shown: Collection[str]) -> bool:
    """Return whether one of the lines in which the games differ is among those that show."""
    lines = [line for line in (*here.lines, *there.lines) if line.to is None]
    return any(line.text.key in shown for line in lines)


def _other_lines(viewer: Viewer, here: list[Line], there: list[Line]) -> str | None:
    """Return what is wrong if the viewer is told something else in the two games."""
    whom = player(viewer)
    heard, heard_there = (
        [line for line in lines if line.to is None or line.to == viewer] for lines in (here, there)
    )
    for line, other in zip_longest(heard, heard_there):
        if line == other:
            continue
        said = line or other
        if line is None or other is None or line.text.key != other.text.key:
            what = f"whether the line {said.text.key} is said depends on what is hidden from {whom}"
        else:
            to = "all" if line.to is None else whom
            what = (
                f"the line {line.text.key} that is said to {to} depends on what is hidden from "
                f"{whom}: {_difference(_plain(line.text.args), _plain(other.text.args))}"
            )
        return (
            f"{what}. Say it with `to=` the seat that may know it; if it is meant to become known, "
            "call `table.reveal` first."
        )
    return None


def _other_questions(viewer: Viewer, here: Moment, there: Moment) -> str | None:
    """Return what is wrong if the viewer is asked, or sees asked, something else in the two."""
    whom = player(viewer)
    for seat in sorted({*here.pending, *there.pending}):
        ask, other = here.pending.get(seat), there.pending.get(seat)
        if ask and other and ask.secret and other.secret and seat != viewer:
            continue
        if ask is None or other is None or ask.prompt.key != other.prompt.key:
            prompts = " or ".join(question.prompt.key for question in (ask, other) if question)
            return (
                f"whether seat {seat} is asked {prompts} depends on what is hidden from "
                f"{whom}, and all can see who is awaited. Ask in any case (`ask` asks also where "
                "there is a lone option), or call `table.reveal` if it is meant to become known."
            )
        if _shown(ask) == _shown(other):
            continue
        what = f"{ask.prompt.key}: {_difference(_shown(ask), _shown(other))}"
        if seat == viewer:
            return (
                f"what seat {seat} is asked depends on what this seat cannot see: {what}. Make the "
                "options of what its view shows; what turns out to be impossible is told after "
                "the answer."
            )
        return (
            f"a question that all can see depends on what is hidden from {whom}: {what}. If seat "
            f"{seat} may know it, ask with `secret=True`; if not, make the options of what its "
            "view shows."
        )
    return None


def _shown(ask: Ask) -> Any:
    """Return a question as people see it: without what its options stand for."""
    plain = {name: getattr(ask, name) for name in Ask.__struct_fields__ if name != "options"}
    names = [field.name for field in fields(Option) if field.name != "value"]
    options = [{name: getattr(option, name) for name in names} for option in ask.options]
    return _plain({**plain, "options": options})


def _without_rng(table: Table) -> Any:
    plain = _plain(table)
    del plain["rng"], plain["news"]
    return plain


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _difference(one: Any, other: Any, path: str = "") -> str:
    """Return the first place where two plain values differ, with both."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in {**one, **other}:
            if one.get(key) != other.get(key):
                return _difference(one.get(key), other.get(key), f"{path}.{key}".lstrip("."))
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (left, right) in enumerate(zip(one, other, strict=True)):
            if left != right:
                return _difference(left, right, f"{path}[{place}]")
    here, there = (_brief(value)[:100] for value in (one, other))
    return f"{path or 'it'} is {here} or {there}"


def _brief(value: Any) -> str:
    if isinstance(value, list) and all(isinstance(item, dict) and "key" in item for item in value):
        return str([item["key"] for item in value])
    return str(value)
