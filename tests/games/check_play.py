"""Rules that keep their promises to the session: checks for every game."""

from __future__ import annotations

from typing import Any

import msgspec

from games.core import AtOnce, IllegalAnswer, Reactions, Rng
from games.session import Session
from games.standin import random_answer
from tests.games.every_game import AnyGame, AnySession, answered, watched

FARTHEST = 150  # moves from one checkpoint to the next: twice as many as any game needs
GOES_ON = 4  # moves after an undo


def check_components(game: AnyGame, seats: int, games: int = 4) -> None:
    """Nothing is lost or created."""
    last = "when the game begins"
    try:
        for session, seat, answer in answered(game, seats, games):
            game.check(session.table)
            last = f"after {session.pending[seat].prompt.key} was answered with {list(answer)}"
    except AssertionError as fault:
        raise AssertionError(
            f"{game.key}, {last}: a component was lost or created ({fault}). Let the rules put "
            "whatever they take somewhere else; if they are right, correct the game's `check`."
        ) from fault


def check_checkpoints(game: AnyGame, seats: int, games: int = 2) -> None:
    """Checkpoints come often enough."""
    for session, _, _ in answered(game, seats, games, most=20 * FARTHEST):
        assert len(session.moves) <= FARTHEST, (
            f"{game.key}: {len(session.moves)} moves without a checkpoint. A game is saved as its "
            "table at the last checkpoint and the moves since, which are played again for every "
            "undo and after every restart, and lost if the rules are corrected: call `checkpoint` "
            "where the table alone says how to go on, such as where a turn begins."
        )


def check_reactions(game: AnyGame, seats: int, games: int = 2) -> None:
    """Who may react can pass by doing nothing, and a pass is nothing else."""
    try:
        for session, seat, answer in answered(game, seats, games):
            if session.reacting:
                _check_reaction(session, seat, answer)
    except TypeError as fault:
        if "idle option" not in str(fault):
            raise
        raise AssertionError(
            f"{game.key}: {fault}. Mark the option by which a seat passes with `idle=True`: "
            "nobody who is asleep may hold up the others, so that silence is a pass."
        ) from fault


def _check_reaction(session: AnySession, seat: int, answer: tuple[str, ...]) -> None:
    """Give an answer in a window of reactions."""
    window, ask = session.pending, session.pending[seat]
    assert isinstance(window, Reactions)
    others = {who: question for who, question in window.items() if who != seat}
    idle = all(option.idle for option in ask.options if option.key in answer)
    session.answer(seat, answer)
    now = session.pending
    open_still = isinstance(now, Reactions) and now.decision is window.decision
    what = f"{session.game.key}: {list(answer)} in answer to {ask.prompt.key}"
    if open_still:
        assert idle or seat in now, (
            f"{what} passes, but is not an idle option. Mark it with `idle=True`, so that silence "
            "is a pass, or let its part of `first` return what the reaction is."
        )
        assert {who: now.get(who) for who in others} == others, (
            f"{what} changed what others are asked. Let the parts of `first` only ask."
        )
    else:
        assert not idle or not others, (
            f"{what} is idle, but ends it for the others, too. Let its part of `first` return "
            "None for a pass; an option that does something is not idle."
        )
        for who, question in others.items():
            assert now.get(who) is not question, (
                f"{what} is a reaction, but seat {who} can still answer. Let all reactions be "
                "parts of one `first`, which withdraws the questions to the others."
            )
            if who not in now:
                _check_refused(session, who, random_answer(question, Rng(who)))


def _check_refused(session: AnySession, seat: int, answer: tuple[str, ...]) -> None:
    before = state(session)
    try:
        session.answer(seat, answer)
    except IllegalAnswer:
        assert state(session) == before
        return
    raise AssertionError(f"{session.game.key}: seat {seat} answered what was withdrawn")


def check_parts_only_ask(game: AnyGame, seats: int, games: int = 2) -> None:
    """While several seats decide at the same time, the table stays as it is."""
    for session, seat, answer in answered(game, seats, games):
        window, before = session.pending, msgspec.json.encode(session.table)
        if not isinstance(window, AtOnce):
            continue
        prompt = window[seat].prompt.key
        session.answer(seat, answer)
        now = session.pending
        if isinstance(now, AtOnce) and now.decision is window.decision:
            assert msgspec.json.encode(session.table) == before, (
                f"{game.key}: the answer to {prompt} changed the table while others still decide. "
                "Let the parts of `together` and `first` only ask, and change the table with what "
                "they return."
            )


def check_undo(game: AnyGame, seats: int, games: int = 2, stride: int = 1) -> None:
    """Whoever takes back their last answer can give it again, and the game goes on; or nothing
    has changed."""
    for session, _, rng in watched(game, seats, games, stride):
        check_undo_now(session, seats, rng)


def check_undo_now(session: AnySession, seats: int, rng: Rng) -> None:
    """The same at one moment, for every seat."""
    game = session.game
    for seat in range(seats):
        taken = session.taken_back(seat)
        if taken is None:
            _check_no_undo(session, seat)
            continue
        prompt = taken[0].prompt.key
        copy: AnySession = Session.load(game, session.saved, session.moves)
        before = state(copy)
        try:
            copy.undo(seat)
        except IllegalAnswer:
            assert state(copy) == before, (
                f"{game.key}: an undo of {prompt} that is refused has changed the game. Keep "
                "all state in the table: none in modules, or in what options stand for."
            )
            continue
        assert copy.pending.get(seat) == taken[0], (
            f"{game.key}: when seat {seat} takes back its answer to {prompt}, it is not asked "
            "the same again. Keep all state in the table, and take all chance from table.rng."
        )
        _go_on(copy, prompt, Rng(rng.state))


def _check_no_undo(session: AnySession, seat: int) -> None:
    pending = session.pending
    try:
        session.undo(seat)
    except IllegalAnswer:
        assert session.pending is pending
        return
    raise AssertionError(f"{session.game.key}: seat {seat} took back what it could not")


def _go_on(session: AnySession, prompt: str, rng: Rng) -> None:
    for _ in range(GOES_ON):
        if session.result is not None:
            return
        seat = rng.pick(list(session.pending))
        try:
            session.answer(seat, random_answer(session.pending[seat], rng))
            session.game.check(session.table)
        except Exception as fault:
            raise AssertionError(
                f"{session.game.key}: after an undo of {prompt}, the game does not go on: "
                f"{type(fault).__name__}: {fault}. Keep all state in the table, so that the same "
                "moves always lead to the same game."
            ) from fault


def state(session: AnySession) -> tuple[Any, ...]:
    """Return all that a move may change."""
    table = msgspec.json.encode(session.table)
    return table, session.pending, session.result, session.moves, session.lines
