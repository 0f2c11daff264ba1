"""No text of any picture collides with another, is hidden, is cut off or is too small."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from typing import Any

import pytest
from PIL import Image, ImageDraw

import renderers
from bot.language.texts import Words
from games import GAMES
from games.core import Rng
from games.session import Session
from games.standin import random_answer
from renderers.kit.fonts import SMALLEST, font, label
from renderers.kit.palette import BLACK, WHITE
from renderers.kit.sketch import put
from tests.games.every_game import AnyGame, started
from tests.renderers.labels import faults, watching
from tests.samples import and_slow

NAMES = ("Charlotte", "Bo", "Maximilian", "Ann", "Élisabeth", "Wojciech")
STRIDE = 7  # moves from one position that is drawn to the next


def words_for(game: AnyGame, lang: str) -> Words:
    return Words(lang, game.key, NAMES.__getitem__, letter=lambda seat: NAMES[seat][0])


def positions(game: AnyGame) -> Iterator[Session[Any, Any]]:
    """Yield positions of one random game after another, with all numbers of players."""
    for number in range(1000):
        seats = game.seats[::-1][number % len(game.seats)]
        for session in started(game, seats, 1):
            rng, moves = Rng(number), 0
            while session.pending:
                if moves % STRIDE == number % STRIDE:
                    yield session
                ask = rng.pick([*session.pending.values()])
                session.answer(ask.seat, random_answer(ask, rng))
                moves += 1
            yield session


def drawings(session: Session[Any, Any], words: Words) -> Iterator[Callable[[], object]]:
    """Yield all that can be drawn of a position."""
    key, public = session.game.key, session.view(None)
    yield lambda: renderers.draw(key, public, words)
    yield lambda: renderers.board(key, public, words)
    seat = next(iter(session.pending), 0)
    own, ask = session.view(seat), session.pending.get(seat)
    for desk in (False, True):
        yield partial(renderers.draw, key, own, words, ask, desk=desk)


@pytest.mark.parametrize("lang", and_slow(["fr"], ["en"]))  # French is longer
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize(("count", "stride"), and_slow([(1, 24)], [(500, 1)]))
def test_no_text_collides(game: AnyGame, lang: str, count: int, stride: int) -> None:
    """In a sample, the one position is not the first of a game."""
    words = words_for(game, lang)
    found: dict[str, str] = {}
    with watching() as finished:
        renderers.legend(game.key, words)
        for topic in renderers.sheets(game.key)[::stride]:
            renderers.sheet(game.key, topic, words)
        for number, session in enumerate(islice(positions(game), count == 1, count + 1)):
            for drawing in drawings(session, words):
                drawing()
            for picture in finished:
                for fault in faults(picture):
                    found.setdefault(fault, f"position {number}, {picture.size}")
            finished.clear()
    assert not found, "\n".join(f"{fault} ({where})" for fault, where in found.items())


# What the checker sees


def written(*places: tuple[str, float, float]) -> Image.Image:
    picture = Image.new("RGB", (400, 200), WHITE)
    for text, x, y in places:
        put(picture, label(text, 40, BLACK), x, y)
    return picture


def test_texts_beside_each_other_are_in_order() -> None:
    with watching():
        assert not faults(written(("North", 100, 50), ("South", 100, 150)))


def test_texts_over_each_other_are_found() -> None:
    with watching():
        assert faults(written(("North", 100, 50), ("South", 120, 60))) == [
            "'North' and 'South' overlap",
            "'North' is covered by 'South'",
        ]


def test_a_text_under_a_drawing_is_found_and_one_that_is_painted_over_is_gone() -> None:
    with watching():
        picture = written(("North", 100, 50))
        picture.paste(BLACK, (80, 0, 120, 200))
        assert faults(picture) == ["'North' is covered by a drawing"]
        picture = written(("North", 100, 50))
        picture.paste(BLACK, (0, 0, 400, 200))
        assert not faults(picture)


def test_a_text_that_is_cut_off_or_shrunk_is_found() -> None:
    with watching():
        assert faults(written(("North", 5, 50))) == ["'North' is cut off"]
        assert faults(written(("North", 100, 50)).crop((90, 0, 400, 200))) == ["'North' is cut off"]
        assert faults(written(("North", 100, 50)).reduce(2)) == ["'North' is written in 20 px"]


def test_a_text_drawn_by_pillow_itself_is_seen() -> None:
    with watching():
        picture = Image.new("RGB", (400, 200), WHITE)
        pen = ImageDraw.Draw(picture)
        for place in ((10, 10), (20, 20)):
            pen.text(place, "Twice", font=font("DejaVuSans.ttf", SMALLEST), fill=BLACK)
        assert faults(picture) == ["'Twice' and 'Twice' overlap"]
