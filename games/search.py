"""A search for every game: each answer is tried on tables that fit what the seat knows, and played
on by stand-ins, to see what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from games.core import Answer, Ask, Game, IllegalAnswer, Plan, Reply, Rng, Search, Table, Thinking
from games.session import Session

TableT = TypeVar("TableT", bound=Table)
ViewT = TypeVar("ViewT")

FEWEST = 3  # plans that are tried to the end; of more, the worse half is dropped now and then
ROUND = 4  # playouts of each plan, after which that is done


def best_answer(
    game: Game[Any, Any], view: Any, ask: Ask, rng: Rng, thinking: Thinking
) -> Answer | None:
    """Return the first answer of the plan that comes out best. None if the game does not search
    here, or if time is over before anything is known."""
    search = game.search
    if search is None or thinking.level not in search.playouts or ask.is_forced:
        return None
    known = dict.fromkeys(search.plans(view, ask), 0.0)
    if len(known) < 2:
        return next(iter(known), (None,))[0]
    for number in range(1, search.playouts[thinking.level] + 1):
        values = _values(game, search, view, ask, rng, thinking, [*known])
        if values is None:
            if number == 1:
                return None
            break
        for plan, value in zip(known, values, strict=True):
            known[plan] += value
        if number % ROUND == 0 and len(known) > FEWEST:
            ranked = sorted(known, key=known.__getitem__, reverse=True)
            known = {plan: known[plan] for plan in ranked[: max(FEWEST, len(ranked) // 2)]}
    return max(known, key=known.__getitem__)[0]


def _values(
    game: Game[Any, Any],
    search: Search[Any, Any],
    view: Any,
    ask: Ask,
    rng: Rng,
    thinking: Thinking,
    plans: Sequence[Plan],
) -> list[float] | None:
    """Try all plans on the same imagined table, with the same chance; None when time is over."""
    table, moves = search.imagine(view, ask, rng)
    saved, seed = msgspec.json.encode(table), rng.below(2**63)
    moves = [*moves, *_at_the_same_time(imagined(game, table, moves), ask.seat, Rng(seed))]
    values = []
    for plan in plans:
        if not thinking.has_time():
            return None
        session = imagined(game, msgspec.json.decode(saved, type=game.table_type), moves)
        values.append(_played_on(search, session, ask.seat, plan, Rng(seed), thinking.level))
    return values


def imagined(
    game: Game[TableT, ViewT], table: TableT, moves: Sequence[Reply]
) -> Session[TableT, ViewT]:
    """Return the game at the decision that somebody has to take."""
    session = Session(game, table)
    for seat, answer in moves:
        session.answer(seat, answer)
    return session


def _at_the_same_time(session: Session[Any, Any], seat: int, rng: Rng) -> list[Reply]:
    """Return what those answer who decide at the same time as a seat: it depends on no plan."""
    if session.decision is None or session.reacting:
        return []
    game, table = session.game, session.table
    return [
        (other, game.stand_in(game.view(table, other), ask, rng))
        for other, ask in session.pending.items()
        if other != seat
    ]


def _played_on(
    search: Search[Any, Any],
    session: Session[Any, Any],
    seat: int,
    plan: Plan,
    rng: Rng,
    level: str,
) -> float:
    """Return what comes of a plan, if everybody plays sensibly after it."""
    left, last = [*plan], session.checkpoints + search.checkpoints[level]
    while session.result is None and session.checkpoints < last:
        # Of several who decide at the same time, nobody knows what the others do.
        asked = seat if seat in session.pending and left else min(session.pending)
        ask = session.pending[asked]
        if asked == seat and left:
            try:
                session.answer(seat, left.pop(0))
                continue
            except IllegalAnswer:  # on this table the plan cannot be carried out
                left = []
        view = session.game.view(session.table, asked)
        session.answer(asked, session.game.stand_in(view, ask, rng))
    return search.judge(session.table, seat, session.result)
