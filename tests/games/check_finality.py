"""Whether a player is asked "sure?", and why, tells nothing that is hidden: checks for every game.

In the middle of a turn, what a seat cannot see is exchanged on a copy of the game. For all that
this seat knows the copy could as well be the game: so what is said of its answers must be the same.
"""

from __future__ import annotations

import dataclasses
from typing import Any

from games.core import Answer, Ask, Rng
from games.session import Session
from games.standin import random_answer
from tests.games.every_game import AnyGame, AnySession, tables, watched

ANSWERS = 4  # to a question, that are tried
TWINS = 2  # for each of them


def check_finality(game: AnyGame, seats: int, games: int = 1, stride: int = 1) -> None:
    """Why an answer could not be undone is the same whatever lies where its seat cannot look."""
    for session, seat, _ in watched(game, seats, games, stride):
        rng = Rng(len(session.moves) + seat)
        ask = session.pending[seat]
        for answer in some_answers(ask, rng):
            final = session.finality(seat, answer)
            for _ in range(TWINS):
                other = twin(session, seat, rng)._end_of_undo(seat, answer)
                assert final == other, (
                    f"{game.key}: seat {seat} is told {final} or {other} before it answers "
                    f"{ask.prompt.key} with {list(answer)}, by what it cannot see. Call "
                    "`table.reveal` where that shows, or set `hides_what_follows` for the game."
                )


def some_answers(ask: Ask, rng: Rng) -> set[Answer]:
    if ask.most > 1 or len(ask.options) > ANSWERS:
        return {random_answer(ask, rng) for _ in range(ANSWERS)}
    return {ask.check([option.key]) for option in ask.options}


def twin(session: AnySession, seat: int, rng: Rng) -> AnySession:
    """Return a game that could as well be this one, for all that the seat can see."""
    copy: AnySession = Session.load(session.game, session.saved, session.moves)
    pour(tables(session.game).reshuffled(copy.table, seat, rng), copy.table)
    return copy


def pour(source: Any, into: Any) -> Any:
    """Give a value the contents of another one, in place: rules that wait hold parts of their
    table. Return what stands for the first then."""
    if type(source) is not type(into):
        return source
    if isinstance(into, list) and len(into) == len(source):
        into[:] = [pour(new, old) for new, old in zip(source, into, strict=True)]
    elif isinstance(into, list):
        into[:] = source
    elif isinstance(into, dict):
        changed = {key: pour(new, into.get(key)) for key, new in source.items()}
        into.clear()
        into.update(changed)
    elif dataclasses.is_dataclass(into) and not frozen(into):
        for field in dataclasses.fields(into):
            setattr(into, field.name, pour(getattr(source, field.name), getattr(into, field.name)))
    else:
        return source
    return into


def frozen(value: Any) -> bool:
    return bool(type(value).__dataclass_params__.frozen)
