"""What is hidden stays hidden: checks for every game.

A stretch of a game, from one checkpoint to the next, is played once more on a table that could as
well be the first one for all that one viewer can see. With the same answers the viewer must see,
hear and be asked the same, until something is revealed. The same with a single random number that
is another one: a die below somebody's cup.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from games.core import Ask, AtOnce, IllegalAnswer, Line, Option, Rng, Table
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
    pending: dict[int, Ask]
    views: dict[Viewer, Any]
    uses: int
    reveals: int
    decision: object  # what several seats decide at the same time
    ended: bool  # the stretch: at the next checkpoint, or with the game


@dataclass
class Stretch:
    """A game from one checkpoint to the next, or as far as it is followed."""

    saved: bytes
    opening: Moment
    moves: list[tuple[Move, Moment]]


def stretches(session: AnySession, rng: Rng, viewers: Sequence[Viewer]) -> Iterator[Stretch]:
    """Play a random game, and yield it in stretches."""
    game, left = session.game, MOVES
    while session.result is None and left:
        session = Session(game, read_table(game, session.saved))
        begun = session.checkpoints
        opening = _moment(session, session.opening, viewers, begun)
        stretch = Stretch(session.saved, opening, [])
        while left and session.result is None and session.checkpoints == begun:
            left -= 1
            seat = rng.pick(list(session.pending))
            answer = random_answer(session.pending[seat], rng)
            lines = session.answer(seat, answer)
            after = _moment(session, lines, viewers, begun)
            stretch.moves.append((Move(seat, answer), after))
        yield stretch


def _moment(
    session: AnySession, lines: list[Line], viewers: Sequence[Viewer], checkpoints: int
) -> Moment:
    pending, t = session.pending, session.table
    return Moment(
        lines,
        dict(pending),
        {viewer: _plain(session.game.view(t, viewer)) for viewer in viewers},
        t.rng.uses,
        t.reveals,
        pending.decision if isinstance(pending, AtOnce) else None,
        session.result is not None or session.checkpoints != checkpoints,
    )


def check_secrets(game: AnyGame, seats: int, games: int = 1, every_viewer: bool = True) -> None:
    """Nobody is shown, told or asked what depends on what they cannot see, in the middle of a
    turn as little as where it begins; and what comes to light is marked as a reveal."""
    viewers = (None, *range(seats))
    for number, session in enumerate(started(game, seats, games)):
        rng = Rng(number)
        for turn, stretch in enumerate(stretches(session, Rng(100 + number), viewers)):
            last = stretch.moves[-1][1] if stretch.moves else stretch.opening
            numbers = last.uses - read_table(game, stretch.saved).rng.uses
            for viewer in viewers if every_viewer else (None, turn % seats):
                reshuffled = tables(game).reshuffled
                table = reshuffled(read_table(game, stretch.saved), viewer, rng)
                compare(game, stretch, viewer, table)
                if numbers:
                    table = read_table(game, stretch.saved)
                    changed = table.rng.uses + 1 + rng.below(numbers)
                    table.rng = OtherRng(table.rng.state, table.rng.uses, changed)
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
    before = Moment([], {}, {}, table.rng.uses, table.reveals, None, False)
    twin: AnySession = Session(game, table)
    begun = twin.checkpoints
    after, there = stretch.opening, _moment(twin, twin.opening, [viewer], begun)
    then = "where a turn begins"
    own = False  # whether what follows may come from what somebody else knows and decides
    moves = iter(stretch.moves)
    while _alike(game, viewer, before, after, there, then, own):
        move, following = next(moves, (None, None))
        if move is None or following is None:
            return
        question, asked = after.pending[move.seat], there.pending.get(move.seat)
        if asked is None or _chosen(question, move) != _chosen(asked, move):
            return  # something else is meant by it: only secret questions come to this
        before = there
        try:
            lines = twin.answer(move.seat, move.answer)
        except IllegalAnswer:
            return
        then = f"after seat {move.seat} answers {question.prompt.key} with {list(move.answer)}"
        own = question.secret and move.seat != viewer
        after, there = following, _moment(twin, lines, [viewer], begun)


def _chosen(ask: Ask, move: Move) -> list[Option[Any]]:
    return [option for option in ask.options if option.key in move.answer]


def _alike(
    game: AnyGame,
    viewer: Viewer,
    before: Moment,
    here: Moment,
    there: Moment,
    then: str,
    own: bool,
) -> bool:
    """Return whether the two games may be compared further: nothing has come to light.

    `before` is how it was before the move; `here` and `there` are the two games after it.
    """
    both = (here, there)
    if any(now.reveals != before.reveals for now in both):
        return False
    place, whom = f"{game.key}, {then}: ", player(viewer)
    decided = before.decision is not None and there.decision is not before.decision
    ended = any(now.ended for now in both)
    shuffled = any(now.uses != before.uses for now in both)
    if here.views[viewer] != there.views[viewer]:
        if decided or ended or shuffled or own:
            return False
        raise AssertionError(
            f"{place}{whom} can see now what was hidden before, but it is not marked as a reveal, "
            f"so that undo would let people peek: "
            f"{_difference(here.views[viewer], there.views[viewer])}. Take it from its pile by "
            "`table.draw`, or call `table.reveal` where it is shown."
        )
    if decided or (own and set(here.pending) != set(there.pending)):
        return False
    if any(not now.pending for now in both):
        return False  # the game is over
    heard, heard_there = (
        [line for line in now.lines if line.to is None or line.to == viewer] for now in both
    )
    for line, other in zip(heard, heard_there, strict=False):
        if line != other:
            to = "all" if line.to is None else whom
            raise AssertionError(
                f"{place}the line {line.text.key} that is said to {to} depends on what is hidden "
                f"from {whom}: {_difference(_plain(line), _plain(other))}. Say it with `to=` the "
                "seat that may know it; if it is meant to become known, call `table.reveal` first."
            )
    if len(heard) != len(heard_there):
        line = max(heard, heard_there, key=len)[min(len(heard), len(heard_there))]
        raise AssertionError(
            f"{place}whether the line {line.text.key} is said depends on what is hidden from "
            f"{whom}. Say it with `to=` the seat that may know it; if it is meant to become known, "
            "call `table.reveal` first."
        )
    for seat in sorted({*here.pending, *there.pending}):
        question, other_question = (now.pending.get(seat) for now in both)
        if shuffled and seat == viewer and question and question.secret:
            if question != other_question:
                return False  # they are asked about what came up by chance
        else:
            _same_question(place, viewer, seat, question, other_question)
    return not ended


def _same_question(
    place: str, viewer: Viewer, seat: int, ask: Ask | None, other: Ask | None
) -> None:
    whom = player(viewer)
    if ask is None or other is None:
        asked = ask or other
        assert asked is not None
        raise AssertionError(
            f"{place}whether seat {seat} is asked {asked.prompt.key} depends on what is hidden "
            f"from {whom}, and all can see who is awaited. Ask in any case (`ask` asks also where "
            "there is a lone option), or call `table.reveal` if it is meant to become known."
        )
    if ask.secret and other.secret and seat != viewer:
        return
    asked_here, asked_there = _shown(ask), _shown(other)
    if asked_here == asked_there:
        return
    what = f"{ask.prompt.key}: {_difference(asked_here, asked_there)}"
    if seat == viewer:
        raise AssertionError(
            f"{place}what seat {seat} is asked depends on what this seat cannot see: {what}. Make "
            "the options of what its view shows; what turns out to be impossible is told after "
            "the answer."
        )
    raise AssertionError(
        f"{place}a question that all can see depends on what is hidden from {whom}: {what}. If "
        f"seat {seat} may know it, ask with `secret=True`; if not, make the options of what its "
        "view shows."
    )


def _shown(ask: Ask) -> Any:
    """Return a question as people see it: without what its options stand for."""
    plain = {name: getattr(ask, name) for name in Ask.__struct_fields__ if name != "options"}
    fields = [name for name in Option.__struct_fields__ if name != "value"]
    options = [{name: getattr(option, name) for name in fields} for option in ask.options]
    return _plain({**plain, "options": options})


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
    here, there = (str(value)[:100] for value in (one, other))
    return f"{path or 'it'} is {here} or {there}"
