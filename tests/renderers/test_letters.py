"""Every game marks its players with the letters of their table, in pictures and alt texts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from bot.language.texts import Words
from games import GAMES
from games.core import Rng
from games.session import Session
from games.standin import random_answer
from renderers import Picture, draw
from renderers.kit import cache
from tests.renderers.caches import fresh_cache

NAMES = ["Rio", "Sol", "Tao", "Uma", "Vic", "Wim"]
BY_NAME, OTHERS = "RSTUVW", "ZYXQPO"
MOVES = 60


def words(game: str, letters: str) -> Words:
    return Words("en", game, NAMES.__getitem__, letter=letters.__getitem__)


def sessions(key: str) -> Iterator[Session[Any, Any]]:
    """Yield a game as it begins, in its middle, and at its end."""
    game, rng = GAMES[key], Rng(5)
    session = Session.start(game, game.seats[-1], {}, 5)
    yield session
    for _ in range(MOVES):
        seat, ask = next(iter(session.pending.items()))
        session.answer(seat, game.stand_in(session.view(seat), ask, rng))
    yield session
    while session.result is None:
        seat, ask = next(iter(session.pending.items()))
        session.answer(seat, random_answer(ask, rng))
    yield session


def pictures(key: str, session: Session[Any, Any], letters: str) -> list[Picture]:
    said = words(key, letters)
    shown = draw(key, session.view(None), said)
    for seat, ask in list(session.pending.items())[:1]:
        shown += draw(key, session.view(seat), said, ask)
    return shown


@pytest.mark.parametrize("stages", [slice(1, 2), pytest.param(slice(3), marks=pytest.mark.slow)])
@pytest.mark.parametrize("key", GAMES)
def test_pictures_show_the_letters_of_their_own_table(
    monkeypatch: pytest.MonkeyPatch, key: str, stages: slice
) -> None:
    """Also if another table, with other letters, was drawn before from the same parts."""
    for session in islice(sessions(key), stages.start, stages.stop):
        others = pictures(key, session, OTHERS)
        after = pictures(key, session, BY_NAME)
        with monkeypatch.context() as first_ever:
            first_ever.setattr(cache, "CACHE", fresh_cache())
            alone = pictures(key, session, BY_NAME)
        for other, later, fresh in zip(others, after, alone, strict=True):
            assert later == fresh
            assert later.data != other.data
            assert later.alt.count("R Rio") == later.alt.count("Rio")
        assert "R Rio" in after[0].alt and "Z Rio" in others[0].alt
